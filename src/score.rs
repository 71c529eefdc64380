//! Score: the result under a rule set, in integers.
//!
//! [`score`] takes a position, the stones agreed to be dead and the rules, and settles the count:
//!
//! ```
//! use shuzi::position::Position;
//! use shuzi::score::{HalfPoints, RuleSet, Rules, score};
//!
//! let position = Position::from_rows(&["..BW.", "..BW.", "..BW.", "..BW.", "..BW."]).unwrap();
//! let even = Rules { komi: HalfPoints(0), ..Rules::of(RuleSet::Chinese) };
//! let result = score(&position, &[], None, &even).unwrap();
//! assert_eq!(result.margin, HalfPoints::from_points(5)); // 15 points against 10
//! assert_eq!(result.margin.quarter_zi(), 10); // 2½ zi
//! ```
//!
//! What is counted is the position as it stands: neutral points that are left are halved between the players
//! (area rules) or nobody's (territory rules), and listed in [`Score::dame`] while they can still be played.

pub mod area;
pub mod dame;
pub mod ing;
mod points;
mod rules;
pub mod territory;
pub mod unsealed;

pub use crate::position::Prisoners;
pub use ing::{BeforeFillIn, FillIn, FillInError, IngFillIn, IngSide};
pub use points::{HalfPoints, HalfPointsError};
pub use rules::{HandicapBonus, RuleSet, Rules, RulesError};

use crate::color::Color;
use crate::point::Point;
use crate::position::Position;
use area::AreaCount;

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
    /// The fill-in, under Ing rules only, and only where it can be carried out (see [`FillInError`]).
    pub ing: Option<IngFillIn>,
    /// Stones in seki and the points they surround, which are nobody's territory (Japanese rules of 1989,
    /// article 8), in reading order. Empty under area rules, where seki makes no difference.
    pub seki: Vec<Point>,
    /// False eyes, in seki or not: points that their owner has to fill to connect. Empty under area rules.
    pub false_eyes: Vec<Point>,
    /// Missing protective moves (teire) outside of seki: each costs its owner a point of territory, which is
    /// already left out of the counts (articles 9.2 and 13.1). Empty under area rules, where it costs nothing.
    pub teire: Vec<Point>,
    /// Territory rules without stated prisoners: they were deduced from the stones on the board, as if White
    /// had moved last and nobody had passed. Black's margin may be one point less.
    pub deduced_prisoners: bool,
}

impl Score {
    /// The margin if Black, not White, made the last move, where the prisoners were deduced: a point less.
    pub fn margin_if_black_moved_last(&self) -> Option<HalfPoints> {
        self.deduced_prisoners.then(|| self.margin - HalfPoints::from_points(1))
    }
}

/// Why a position has no score.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScoreError {
    /// Chains without liberties: the position cannot be right, so that no score may be shown.
    #[error("stones without liberties at {}: a misread stone or a capture left on the board; correct the position", .names.join(", "))]
    IllegalPosition {
        /// Every stone of those chains, in reading order.
        points: Vec<Point>,
        /// The names of the chains' first points.
        names: Vec<String>,
    },
    /// A point stated to be dead holds no stone.
    #[error("no stone stands at {name}, so that it cannot be dead")]
    NoStone {
        /// The point.
        point: Point,
        /// Its name.
        name: String,
    },
    /// Ing rules: a set does not hold so many stones.
    #[error("{stones} {} stones on the board, but an Ing set holds {set}; correct the position", .color.name())]
    MoreThanASet {
        /// Whose stones.
        color: Color,
        /// How many stand on the board.
        stones: u32,
        /// How many a set holds.
        set: u32,
    },
}

/// Settles the count of `position` under `rules`.
///
/// `dead` names a stone of every dead chain (or all of them); whole chains are lifted. Tromp–Taylor rules
/// lift nothing. `prisoners` are the stones captured during play; only territory rules use them.
///
/// # Errors
/// [`ScoreError`] when the position cannot be right: chains without liberties, a dead point without a stone,
/// or, under Ing rules, more stones than a set holds.
pub fn score(
    position: &Position,
    dead: &[Point],
    prisoners: Option<Prisoners>,
    rules: &Rules,
) -> Result<Score, ScoreError> {
    check_legal(position)?;
    check_dead(position, dead)?;
    let lifted = if rules.set.lifts_dead() { position.without(dead) } else { position.clone() };
    let count = if rules.set.counts_area() {
        count_area(&lifted, rules)?
    } else {
        count_territory(position, &lifted, prisoners, rules)
    };
    let (dame, shared): (Vec<_>, Vec<_>) =
        dame::neutral_points(&lifted).into_iter().partition(dame::NeutralPoint::is_dame);
    let margin = count.black - count.white - rules.white_is_given();
    Ok(Score {
        rules: *rules,
        owner: count.owner,
        dame: dame.into_iter().map(|neutral| neutral.point).collect(),
        shared: shared.into_iter().map(|neutral| neutral.point).collect(),
        unsealed: unsealed::unsealed(&lifted),
        in_atari: dame::in_atari(&lifted),
        black: count.black,
        white: count.white,
        margin,
        winner: ing::winner(margin.0, black_wins_ties(rules)),
        ing: count.ing,
        seki: count.seki,
        false_eyes: count.false_eyes,
        teire: count.teire,
        deduced_prisoners: !rules.set.counts_area() && prisoners.is_none(),
    })
}

/// Both sides' counts before komi.
struct Count {
    owner: Vec<Option<Color>>,
    black: HalfPoints,
    white: HalfPoints,
    seki: Vec<Point>,
    false_eyes: Vec<Point>,
    teire: Vec<Point>,
    ing: Option<IngFillIn>,
}

fn count_area(lifted: &Position, rules: &Rules) -> Result<Count, ScoreError> {
    let area = area::area(lifted);
    let ing = if rules.set == RuleSet::Ing { fill_in(lifted, &area.count, rules)? } else { None };
    Ok(Count {
        black: area.count.with_half_the_neutral(Color::Black),
        white: area.count.with_half_the_neutral(Color::White),
        owner: area.owner,
        seki: Vec::new(),
        false_eyes: Vec::new(),
        teire: Vec::new(),
        ing,
    })
}

fn count_territory(
    position: &Position,
    lifted: &Position,
    prisoners: Option<Prisoners>,
    rules: &Rules,
) -> Count {
    let prisoners = prisoners.unwrap_or_else(|| territory::deduced_prisoners(position, rules));
    let territory = territory::territory(position, lifted, prisoners);
    let points = |count: u32| HalfPoints::from_points(i32::try_from(count).unwrap_or(i32::MAX));
    Count {
        owner: territory.owner,
        black: points(territory.black),
        white: points(territory.white),
        seki: territory.seki,
        false_eyes: territory.false_eyes,
        teire: territory.teire,
        ing: None,
    }
}

/// The Ing fill-in; `None` when compensation or bowls do not allow it, which leaves the margin as it is.
fn fill_in(lifted: &Position, area: &AreaCount, rules: &Rules) -> Result<Option<IngFillIn>, ScoreError> {
    let side = |color, points: u32| {
        let stones = u32::try_from(lifted.count(color)).unwrap_or(u32::MAX);
        BeforeFillIn { stones, territory: points.saturating_sub(stones), missing: 0 }
    };
    let given = rules.white_is_given();
    if given.0 % 2 != 0 {
        return Ok(None);
    }
    let fill_in = FillIn {
        black: side(Color::Black, area.black),
        white: side(Color::White, area.white),
        shared: area.neutral,
        compensation: given.0 / 2,
        black_wins_ties: black_wins_ties(rules),
    };
    match fill_in.settle() {
        Ok(settled) => Ok(Some(settled)),
        Err(FillInError::MoreThanASet { color, stones, set }) => {
            Err(ScoreError::MoreThanASet { color, stones, set })
        }
        Err(_) => Ok(None),
    }
}

/// Ing rules give Black a game without difference when White was compensated for an even game (article 6).
fn black_wins_ties(rules: &Rules) -> bool {
    rules.set == RuleSet::Ing && rules.is_even() && rules.komi > HalfPoints::default()
}

fn check_legal(position: &Position) -> Result<(), ScoreError> {
    let captured = position.chains_without_liberties();
    if captured.is_empty() {
        return Ok(());
    }
    let first_points = captured.iter().filter_map(|chain| chain.points.first());
    let names = first_points.map(|&point| position.size().name(point)).collect();
    let mut points: Vec<Point> = captured.into_iter().flat_map(|chain| chain.points).collect();
    points.sort_unstable();
    Err(ScoreError::IllegalPosition { points, names })
}

fn check_dead(position: &Position, dead: &[Point]) -> Result<(), ScoreError> {
    match dead.iter().find(|&&point| position.stone(point).is_none()) {
        Some(&point) => Err(ScoreError::NoStone { point, name: position.size().name(point) }),
        None => Ok(()),
    }
}
