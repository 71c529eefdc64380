//! Score: the result under a rule set, in integers.

use crate::color::Color;
use crate::point::Point;

/// Half points: the smallest unit of every rule set; half a point is a quarter zi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct HalfPoints(pub i32);

/// The rule sets by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleSet {
    /// Chinese rules of 2002, compensation 3¾ zi.
    Chinese,
    /// Chinese rules of 1988, compensation 2¾ zi.
    Chinese1988,
    /// Ing SST rules, 8 points, Black wins ties, fill-in.
    Ing,
    /// Japanese rules of 1989.
    Japanese,
    /// Korean rules.
    Korean,
    /// American Go Association rules.
    Aga,
    /// New Zealand rules.
    NewZealand,
    /// Tromp–Taylor rules.
    TrompTaylor,
    /// Stones plus walled-in points, 5½.
    Beginner,
}

/// What White is given for handicap stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum HandicapBonus {
    /// Nothing.
    #[default]
    None,
    /// One point a stone.
    Each,
    /// One point a stone but one.
    EachButOne,
}

/// A rule set with this game's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Which rule set.
    pub set: RuleSet,
    /// Points (zi doubled) White is given.
    pub komi: HalfPoints,
    /// Black stones placed before White's first move.
    pub handicap: u32,
    /// White's bonus for them.
    pub bonus: HandicapBonus,
}

/// Stones captured during play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Prisoners {
    /// Black stones that White captured.
    pub black: u32,
    /// White stones that Black captured.
    pub white: u32,
}

/// One side's Ing fill-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IngSide {
    /// Stones on the board after the dead are lifted.
    pub stones_on_board: u32,
    /// Stones in the bowl then: the set less those on the board.
    pub in_bowl: u32,
    /// Stones filled into own territory.
    pub fill: u32,
    /// Own territory left empty.
    pub winning_points: u32,
    /// Own stones without a place.
    pub losing_stones: u32,
}

/// The Ing fill-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IngFillIn {
    /// Black's side.
    pub black: IngSide,
    /// White's side.
    pub white: IngSide,
    /// Compensation stones in the opponent's territory; negative: black stones in White's.
    pub compensation_stones: i32,
    /// Shared points each side fills.
    pub shared_filled_each: u32,
    /// D in points, positive for Black.
    pub difference: i32,
    /// The winner; with D = 0 in an even game Black, else nobody.
    pub winner: Option<Color>,
}

/// The result.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The rules it was counted under.
    pub rules: Rules,
    /// Area rules: whose area each point is; territory rules: whose territory. Row by row.
    pub owner: Vec<Option<Color>>,
    /// Neutral points that can still be played: the game is not finished.
    pub dame: Vec<Point>,
    /// Neutral points inside seki, which nobody can play.
    pub shared: Vec<Point>,
    /// Points where a border is open.
    pub unsealed: Vec<Point>,
    /// First points of the live chains with one liberty only.
    pub in_atari: Vec<Point>,
    /// Black's count before komi: area with half the neutral points, or territory and prisoners.
    pub black: HalfPoints,
    /// White's count before komi.
    pub white: HalfPoints,
    /// Points for Black after komi and bonus.
    pub margin: HalfPoints,
    /// Who wins; `None` for a draw.
    pub winner: Option<Color>,
    /// The fill-in, under Ing rules only.
    pub ing: Option<IngFillIn>,
}
