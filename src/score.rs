//! The score of a position under a rule set, in exact integers.
//!
//! [`score`] takes a position, the stones agreed to be dead and the rules, and returns the result:
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
//! The position is counted as it stands. Neutral points that are left are halved between the
//! players or belong to neither, depending on the rules ([`Neutral`]), and are listed in
//! [`Score::dame`] while they can still be played.

mod after_moves;
pub mod area;
mod breach;
mod claim;
pub mod contradiction;
pub mod dame;
mod error;
mod far_from_finished;
mod group_tax;
pub mod guided;
pub mod ing;
pub mod open_borders;
mod playing_out;
mod points;
mod rules;
mod sunjang;
pub mod territory;
pub mod unfinished;

pub use crate::color::ByColor;
pub use crate::position::Prisoners;
pub use after_moves::{AfterMove, score_after_filling, score_with_move_to_come};
pub use breach::{BreachAct, BreachKind, RuleBreach, Ruling, breaches};
pub use claim::{Claim, ClaimError, ClaimReading, ClaimedResult};
pub use error::ScoreError;
pub use far_from_finished::is_far_from_finished;
pub use group_tax::TaxedGroup;
pub use guided::{
    GuidedCount, GuidedTerritory, Quarters, RoundedArea, Rounding, Sum, TerritorySide,
};
pub use ing::{
    BeforeFillIn, FillIn, FillInError, FillInPlan, FillInStep, FillInStepKind, IngFillIn, IngSide,
};
pub use playing_out::MarginBounds;
pub use points::{HalfPoints, HalfPointsError};
pub use rules::{
    BonusSource, Conventions, Counting, Ended, EndedError, EventRules, EventRulesError,
    HandicapBonus, KoRule, MOST_HANDICAP_STONES, MOST_PRISONERS, Neutral, Overtime, OvertimeCost,
    OvertimeError, Penalties, RecordedRules, RuleSet, Rules, RulesBasis, RulesError, RulesRemark,
    RulesStatement, Sets, Ties, Unit,
};
pub use unfinished::{LeftOpen, Open, OpenKind, OpenPoint, still_open};

use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::{Chain, Position};
use area::AreaCount;
use contradiction::{Contradiction, find_contradiction};

/// The result of a game, with everything the count is made of.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The rules that the position was counted under.
    pub rules: Rules,
    /// The owner of each point, row by row from the top left: of its area under area rules, of its
    /// territory under territory rules. `None` for points that belong to neither player.
    pub owner: Vec<Option<Color>>,
    /// Neutral points outside open borders that can still be played, in reading order. Where there
    /// are any, the game is not finished.
    pub dame: Vec<Point>,
    /// Neutral points inside seki, which neither player can play, in reading order.
    pub shared: Vec<Point>,
    /// Points where a border is open ([`open_borders`]), in reading order.
    pub unsealed: Vec<Point>,
    /// The other points of the regions that a player is expected to close off, in reading order.
    /// Neither they nor the gaps in front of them are listed as dame.
    pub unenclosed: Vec<Point>,
    /// The first point of each live chain that has a single liberty.
    pub in_atari: Vec<Point>,
    /// Each player's count before komi: area with the player's share of the neutral points, or
    /// territory and prisoners.
    pub counts: ByColor<HalfPoints>,
    /// Black's margin after komi, bonus and penalties; negative if White is ahead.
    pub margin: HalfPoints,
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// The fill-in under rules that have one; `None` also where it cannot be carried out (see
    /// [`FillInError`]).
    pub ing: Option<IngFillIn>,
    /// Stones in seki and the points they surround, which belong to neither player's territory
    /// (Japanese rules of 1989, article 8), in reading order. Empty under area rules, where seki
    /// makes no difference.
    pub seki: Vec<Point>,
    /// False eyes, inside and outside seki: points that their owner has to fill to connect. Empty
    /// under area rules.
    pub false_eyes: Vec<Point>,
    /// Missing protective moves (teire) outside seki. Each costs its owner one point of territory,
    /// which the counts already leave out (articles 9.2 and 13.1). Empty under area rules, where
    /// such a move costs nothing.
    pub teire: Vec<Point>,
    /// Groups that lose points to the group tax, which the counts already leave out. Empty without
    /// that tax.
    pub group_tax: Vec<TaxedGroup>,
    /// Stones that their owner lifts before the count because the border does not need them, in
    /// reading order. Empty except in sunjang baduk.
    pub removed: Vec<Point>,
    /// True if the prisoners were not stated but deduced from the stones on the board, as if White
    /// had moved last and neither player had passed. Black's margin may then be one point less.
    /// Always false under area rules.
    pub deduced_prisoners: bool,
}

impl Score {
    /// Returns Black's margin if Black, not White, made the last move: one point less. `None`
    /// unless the prisoners were deduced.
    pub fn margin_if_black_moved_last(&self) -> Option<HalfPoints> {
        self.deduced_prisoners
            .then(|| self.margin - HalfPoints::from_points(1))
    }

    /// Returns the number of points that no player surrounds.
    pub fn neutral_points(&self) -> usize {
        let neutral = [&self.dame, &self.shared, &self.unsealed, &self.unenclosed];
        let points: PointSet = neutral.into_iter().flatten().collect();
        points.len()
    }

    /// Returns the number of stones missing from a player's set; 0 under rules without a fill-in,
    /// which need no full sets.
    pub fn stones_missing(&self, color: Color) -> u32 {
        let full = u32::try_from(self.owner.len() / 2).unwrap_or(u32::MAX);
        let stated = self.rules.sets.and_then(|sets| sets[color]);
        match (self.rules.conventions.fill_in, stated) {
            (true, Some(set)) => full.saturating_sub(set),
            _ => 0,
        }
    }

    /// Returns the points by which the fill-in with these sets flatters Black: each missing stone
    /// leaves a point of its owner's territory empty. Zero if both sets are full or lack equally
    /// many stones.
    pub fn fill_in_error(&self) -> HalfPoints {
        to_half_points(self.stones_missing(Color::Black))
            - to_half_points(self.stones_missing(Color::White))
    }
}

/// Scores `position` under `rules`.
///
/// `dead` names at least one stone of every dead chain; whole chains are lifted. Tromp–Taylor rules
/// lift nothing. Under rules with a fill-in the areas decide the game, as if the sets were full:
/// stones missing from a set change only the fill-in ([`Score::ing`]; Ing SST rules, articles 4, 9
/// and 12). `prisoners` are the stones captured during play; only territory rules use them.
///
/// # Errors
/// [`ScoreError`] if the position cannot be right: a chain has no liberties, a dead point holds no
/// stone, the dead chains contradict each other, or a handicap is stated without black stones on
/// the board. Under rules with a fill-in also if the board is not square or a player has more
/// stones than a set holds.
pub fn score(
    position: &Position,
    dead: &[Point],
    prisoners: Option<Prisoners>,
    rules: &Rules,
) -> Result<Score, ScoreError> {
    score_expecting(position, dead, &[], prisoners, rules)
}

/// Scores `position` as [`score`] does, given the expected owner of each point.
///
/// `expected` holds one value per point, row by row from the top left, from -1 (White's) to 1
/// (Black's). It is used only to find open borders ([`open_borders`]).
///
/// # Errors
/// As [`score`].
pub fn score_expecting(
    position: &Position,
    dead: &[Point],
    expected: &[f64],
    prisoners: Option<Prisoners>,
    rules: &Rules,
) -> Result<Score, ScoreError> {
    // A broken position is reported first, then wrong statements about it, and last statements that
    // contradict each other.
    let chains = position.chains();
    check_legal(position, &chains)?;
    check_dead(position, dead)?;
    check_game(position, rules)?;
    let lifted = if rules.conventions.lifts_dead {
        position.without(dead)
    } else {
        position.clone()
    };
    check_consistent(position, &lifted)?;
    let count = count_both(position, &lifted, prisoners, rules)?;
    let borders = open_borders::find_open_borders(&lifted, expected);
    let is_apart = |neutral: &dame::NeutralPoint| !borders.expected_regions.contains(neutral.point);
    let (dame, shared): (Vec<_>, Vec<_>) = dame::neutral_points(&lifted)
        .into_iter()
        .filter(is_apart)
        .partition(dame::NeutralPoint::is_dame);
    let margin = count.margin(rules);
    let winner = rules.winner(margin);
    Ok(Score {
        rules: rules.clone(),
        owner: count.owner,
        dame: dame.into_iter().map(|neutral| neutral.point).collect(),
        shared: shared.into_iter().map(|neutral| neutral.point).collect(),
        unenclosed: (borders.expected_regions - borders.gaps.iter().collect()).to_vec(),
        unsealed: borders.gaps,
        // Lifting dead stones can give chains liberties. Without dead ones, the chains are known
        // already.
        in_atari: if lifted == *position {
            dame::in_atari(&chains)
        } else {
            dame::in_atari(&lifted.chains())
        },
        counts: count.counts,
        margin,
        winner,
        ing: count.ing,
        seki: count.seki,
        false_eyes: count.false_eyes,
        teire: count.teire,
        group_tax: count.group_tax,
        removed: count.removed,
        deduced_prisoners: rules.counts_prisoners() && prisoners.is_none(),
    })
}

/// Both players' counts before komi, with what they are made of. The fields are those of [`Score`].
#[derive(Default)]
struct RawCount {
    owner: Vec<Option<Color>>,
    counts: ByColor<HalfPoints>,
    seki: Vec<Point>,
    false_eyes: Vec<Point>,
    teire: Vec<Point>,
    group_tax: Vec<TaxedGroup>,
    removed: Vec<Point>,
    ing: Option<IngFillIn>,
}

impl RawCount {
    /// Returns Black's margin after komi, bonus and penalties.
    fn margin(&self, rules: &Rules) -> HalfPoints {
        self.counts.black - self.counts.white - rules.white_is_given()
    }

    /// Subtracts the tax on the groups of both players.
    fn deduct_group_tax(self, lifted: &Position) -> RawCount {
        let group_tax = group_tax::find_taxed_groups(lifted, &self.owner);
        let counts = ByColor::each(|color| {
            self.counts[color] - to_half_points(group_tax::tax_of(&group_tax, color))
        });
        RawCount {
            counts,
            group_tax,
            ..self
        }
    }
}

/// Counts both players' points. `lifted` is `position` without its dead stones.
fn count_both(
    position: &Position,
    lifted: &Position,
    prisoners: Option<Prisoners>,
    rules: &Rules,
) -> Result<RawCount, ScoreError> {
    let count = match rules.conventions.counting {
        Counting::Area => count_area(lifted, rules)?,
        Counting::Territory => count_territory(position, lifted, prisoners, rules),
        Counting::Sunjang => count_sunjang(position, lifted),
    };
    Ok(if rules.conventions.group_tax {
        count.deduct_group_tax(lifted)
    } else {
        count
    })
}

fn to_half_points(points: u32) -> HalfPoints {
    HalfPoints::from_points(i32::try_from(points).unwrap_or(i32::MAX))
}

fn count_area(lifted: &Position, rules: &Rules) -> Result<RawCount, ScoreError> {
    let area = area::area(lifted);
    let counts = ByColor::each(|color| match rules.conventions.neutral {
        Neutral::Halved => area.count.with_half_the_neutral(color),
        Neutral::Nobodys => area.count.points_of(color),
    });
    let ing = if rules.conventions.fill_in {
        carry_out_fill_in(&fill_in(lifted, &area.count, rules)?)?
    } else {
        None
    };
    Ok(RawCount {
        counts,
        owner: area.owner,
        ing,
        ..RawCount::default()
    })
}

fn count_sunjang(position: &Position, lifted: &Position) -> RawCount {
    let count = sunjang::count_sunjang(position, lifted);
    RawCount {
        counts: ByColor::each(|color| to_half_points(count.points_of(color))),
        owner: count.owner,
        seki: count.seki,
        teire: count.teire,
        removed: count.removed,
        ..RawCount::default()
    }
}

fn count_territory(
    position: &Position,
    lifted: &Position,
    prisoners: Option<Prisoners>,
    rules: &Rules,
) -> RawCount {
    let prisoners = prisoners.unwrap_or_else(|| territory::deduce_prisoners(position, rules));
    let territory =
        territory::territory(position, lifted, prisoners, rules.conventions.eyes_in_seki);
    RawCount {
        counts: ByColor::each(|color| to_half_points(territory.counts[color])),
        owner: territory.owner,
        seki: territory.seki,
        false_eyes: territory.false_eyes,
        teire: territory.teire,
        ..RawCount::default()
    }
}

/// Returns the numbers that the fill-in of `lifted`, a position without its dead stones, starts
/// from.
///
/// # Errors
/// [`ScoreError::LargeSet`] if a stated set holds more stones than a full one,
/// [`ScoreError::MoreThanASet`] if more stones are on the board than the set holds.
pub fn fill_in(lifted: &Position, area: &AreaCount, rules: &Rules) -> Result<FillIn, ScoreError> {
    let full = u32::try_from(lifted.size().area() / 2).unwrap_or(u32::MAX);
    let side = |color, points: u32| {
        let stones = u32::try_from(lifted.count(color)).unwrap_or(u32::MAX);
        let set = rules.sets.and_then(|sets| sets[color]).unwrap_or(full);
        let missing = full
            .checked_sub(set)
            .ok_or(ScoreError::LargeSet { color, set, full })?;
        if stones > set {
            return Err(ScoreError::MoreThanASet { color, stones, set });
        }
        Ok(BeforeFillIn {
            stones,
            territory: points.saturating_sub(stones),
            missing,
        })
    };
    Ok(FillIn {
        sides: ByColor {
            black: side(Color::Black, area.owned.black)?,
            white: side(Color::White, area.owned.white)?,
        },
        shared: area.neutral,
        white_is_given: rules.white_is_given(),
        tie_winner: rules.tie_winner(),
    })
}

/// Carries out the fill-in. `None` if the compensation or the stones in the bowls do not allow it;
/// the margin does not depend on it.
fn carry_out_fill_in(fill_in: &FillIn) -> Result<Option<IngFillIn>, ScoreError> {
    match fill_in.settle() {
        Ok(result) => Ok(Some(result)),
        Err(FillInError::MoreThanASet { color, stones, set }) => {
            Err(ScoreError::MoreThanASet { color, stones, set })
        }
        Err(_) => Ok(None),
    }
}

/// Checks that every chain has a liberty.
fn check_legal(position: &Position, chains: &[Chain]) -> Result<(), ScoreError> {
    let captured: Vec<&Chain> = chains
        .iter()
        .filter(|chain| chain.liberties.is_empty())
        .collect();
    if captured.is_empty() {
        return Ok(());
    }
    let first_points = captured.iter().filter_map(|chain| chain.points.first());
    let names = first_points
        .map(|&point| position.size().name(point))
        .collect();
    let mut points: Vec<Point> = captured
        .into_iter()
        .flat_map(|chain| chain.points.iter().copied())
        .collect();
    points.sort_unstable();
    Err(ScoreError::IllegalPosition { points, names })
}

/// Checks that the board fits the fill-in and the handicap.
fn check_game(position: &Position, rules: &Rules) -> Result<(), ScoreError> {
    if rules.conventions.fill_in && !position.size().is_square() {
        return Err(ScoreError::NotSquare {
            size: position.size(),
        });
    }
    if rules.handicap > 0 && position.count(Color::Black) == 0 {
        return Err(ScoreError::NoHandicapStones {
            handicap: rules.handicap,
        });
    }
    Ok(())
}

/// Checks that every point stated to be dead holds a stone.
fn check_dead(position: &Position, dead: &[Point]) -> Result<(), ScoreError> {
    match dead.iter().find(|&&point| position.stone(point).is_none()) {
        Some(&point) => Err(ScoreError::NoStone {
            point,
            name: position.size().name(point),
        }),
        None => Ok(()),
    }
}

/// Checks that the dead chains can all be dead.
fn check_consistent(position: &Position, lifted: &Position) -> Result<(), ScoreError> {
    let name = |chain: &Chain| {
        chain
            .points
            .first()
            .map(|&point| position.size().name(point))
            .unwrap_or_default()
    };
    match find_contradiction(position, lifted) {
        None => Ok(()),
        Some(Contradiction::PassAlive(chain)) => Err(ScoreError::CannotBeDead {
            name: name(&chain),
            points: chain.points,
        }),
        Some(Contradiction::NothingAlive(black, white)) => {
            let names = [name(&black), name(&white)];
            Err(ScoreError::NothingAlive {
                names,
                points: [black.points, white.points].concat(),
            })
        }
    }
}
