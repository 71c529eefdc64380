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
mod breach;
mod claim;
pub mod contradiction;
pub mod dame;
mod error;
mod far_from_finished;
mod group_tax;
pub mod guided;
pub mod ing;
pub mod open;
mod playing_out;
mod points;
mod rules;
mod sunjang;
pub mod territory;
pub mod unsealed;

pub use crate::color::ByColor;
pub use crate::position::Prisoners;
pub use breach::{BreachAct, BreachKind, RuleBreach, Ruling, breaches};
pub use claim::{Claim, ClaimError, ClaimReading, ClaimedResult};
pub use error::ScoreError;
pub use far_from_finished::is_far_from_finished;
pub use group_tax::TaxedGroup;
pub use guided::{GuidedCount, GuidedTerritory, Quarters, RoundedArea, Rounding, Sum, TerritorySide};
pub use ing::{
    BeforeFillIn, FillIn, FillInError, FillInPlan, FillInStep, FillInStepKind, IngFillIn, IngSide,
};
pub use open::{LeftOpen, Open, OpenKind, OpenPoint, still_open};
pub use playing_out::MarginBounds;
pub use points::{HalfPoints, HalfPointsError};
pub use rules::{
    BonusSource, Conventions, Counting, Ended, EndedError, EventRules, EventRulesError, HandicapBonus,
    KoRule, MOST_HANDICAP_STONES, MOST_PRISONERS, Neutral, Overtime, OvertimeCost, OvertimeError, Penalties,
    RecordedRules, RuleSet, Rules, RulesError, RulesRemark, Sets, Ties, Unit,
};

use crate::color::Color;
use crate::point::Point;
use crate::position::{Chain, Position};
use area::AreaCount;
use contradiction::{Contradiction, contradiction};

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
    /// The fill-in, under rules that have one, and only where it can be carried out (see [`FillInError`]).
    pub ing: Option<IngFillIn>,
    /// Stones in seki and the points they surround, which are nobody's territory (Japanese rules of 1989,
    /// article 8), in reading order. Empty under area rules, where seki makes no difference.
    pub seki: Vec<Point>,
    /// False eyes, in seki or not: points that their owner has to fill to connect. Empty under area rules.
    pub false_eyes: Vec<Point>,
    /// Missing protective moves (teire) outside of seki: each costs its owner a point of territory, which is
    /// already left out of the counts (articles 9.2 and 13.1). Empty under area rules, where it costs nothing.
    pub teire: Vec<Point>,
    /// Groups that lose points to the group tax, which are already left out of the counts. Empty without that tax.
    pub group_tax: Vec<TaxedGroup>,
    /// Own stones that are lifted before the count, because the border does not need them, in reading order. Empty but
    /// in sunjang baduk.
    pub removed: Vec<Point>,
    /// Territory rules without stated prisoners: they were deduced from the stones on the board, as if White
    /// had moved last and nobody had passed. Black's margin may be one point less.
    pub deduced_prisoners: bool,
}

impl Score {
    /// The margin if Black, not White, made the last move, where the prisoners were deduced: a point less.
    pub fn margin_if_black_moved_last(&self) -> Option<HalfPoints> {
        self.deduced_prisoners.then(|| self.margin - HalfPoints::from_points(1))
    }

    /// Returns how many stones a player's set lacks; none under rules without a fill-in, which needs no full sets.
    pub fn stones_missing(&self, color: Color) -> u32 {
        let full = u32::try_from(self.owner.len() / 2).unwrap_or(u32::MAX);
        let stated = self.rules.sets.and_then(|sets| sets[color]);
        match (self.rules.conventions.fill_in, stated) {
            (true, Some(set)) => full.saturating_sub(set),
            _ => 0,
        }
    }

    /// Returns by how much the fill-in with these sets shows Black better than the game is: each missing stone leaves
    /// a point of its owner's territory empty. Zero with full sets, and where both lack as many.
    pub fn fill_in_error(&self) -> HalfPoints {
        let points =
            |color| HalfPoints::from_points(i32::try_from(self.stones_missing(color)).unwrap_or(i32::MAX));
        points(Color::Black) - points(Color::White)
    }
}

/// Settles the count of `position` under `rules`.
///
/// `dead` names a stone of every dead chain (or all of them); whole chains are lifted. Tromp–Taylor rules
/// lift nothing. The game is decided by the areas, as with full sets: stones missing from a set show in the fill-in
/// ([`Score::ing`]) and nowhere else (Ing SST rules, articles 4, 9 and 12).
/// `prisoners` are the stones captured during play; only territory rules use them.
///
/// # Errors
/// [`ScoreError`] when the position cannot be right: chains without liberties, a dead point without a stone, dead
/// chains that contradict each other, handicap without black stones, or, with a fill-in, a board that is not square or
/// more stones than a set holds.
pub fn score(
    position: &Position,
    dead: &[Point],
    prisoners: Option<Prisoners>,
    rules: &Rules,
) -> Result<Score, ScoreError> {
    score_expecting(position, dead, &[], prisoners, rules)
}

/// The same where a judge has looked: `expected` is whose each point will be, row by row, -1 White's to 1 Black's. It
/// tells which borders are open ([`unsealed`]), and nothing else.
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
    let chains = position.chains();
    check_legal(position, &chains)?;
    check_dead(position, dead)?;
    check_game(position, rules)?;
    let lifted = if rules.conventions.lifts_dead { position.without(dead) } else { position.clone() };
    check_consistent(position, &lifted)?;
    let count = count(position, &lifted, prisoners, rules)?;
    let (dame, shared): (Vec<_>, Vec<_>) =
        dame::neutral_points(&lifted).into_iter().partition(dame::NeutralPoint::is_dame);
    let margin = count.margin(rules);
    let winner = rules.winner(margin);
    Ok(Score {
        rules: rules.clone(),
        owner: count.owner,
        dame: dame.into_iter().map(|neutral| neutral.point).collect(),
        shared: shared.into_iter().map(|neutral| neutral.point).collect(),
        unsealed: unsealed::unsealed(&lifted, expected),
        in_atari: if lifted == *position {
            dame::in_atari(&chains)
        } else {
            dame::in_atari(&lifted.chains())
        },
        black: count.black,
        white: count.white,
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

/// The score once the points that were left open were filled in turns, `first` moving first. The counts are those of the
/// board after that; nothing is open on it any more.
///
/// # Errors
/// As [`score`], and [`ScoreError::NotPlayedOut`] where it cannot be said how the points are filled.
pub fn score_filled(
    position: &Position,
    dead: &[Point],
    prisoners: Option<Prisoners>,
    rules: &Rules,
    first: Color,
) -> Result<Score, ScoreError> {
    let filled =
        open::filled(position, dead, prisoners, rules, first).ok_or(ScoreError::NotPlayedOut { first })?;
    let mut after = score(&filled.position, &[], Some(filled.prisoners), rules)?;
    after.black = after.black + filled.apart;
    after.margin = after.margin + filled.apart;
    after.winner = rules.winner(after.margin);
    after.deduced_prisoners = rules.counts_prisoners() && prisoners.is_none();
    Ok(after)
}

/// Both sides' counts before komi.
#[derive(Default)]
struct Count {
    owner: Vec<Option<Color>>,
    black: HalfPoints,
    white: HalfPoints,
    seki: Vec<Point>,
    false_eyes: Vec<Point>,
    teire: Vec<Point>,
    group_tax: Vec<TaxedGroup>,
    removed: Vec<Point>,
    ing: Option<IngFillIn>,
}

impl Count {
    /// Points for Black after all that White is given.
    fn margin(&self, rules: &Rules) -> HalfPoints {
        self.black - self.white - rules.white_is_given()
    }

    /// The count less what the groups of both sides pay.
    fn taxed(self, lifted: &Position) -> Count {
        let group_tax = group_tax::group_tax(lifted, &self.owner);
        let paid = |color| points(group_tax::paid(&group_tax, color));
        let (black, white) = (self.black - paid(Color::Black), self.white - paid(Color::White));
        Count { black, white, group_tax, ..self }
    }
}

/// Counts `position`, which is `lifted` without its dead stones.
fn count(
    position: &Position,
    lifted: &Position,
    prisoners: Option<Prisoners>,
    rules: &Rules,
) -> Result<Count, ScoreError> {
    let count = match rules.conventions.counting {
        Counting::Area => count_area(lifted, rules)?,
        Counting::Territory => count_territory(position, lifted, prisoners, rules),
        Counting::Sunjang => count_sunjang(position, lifted),
    };
    Ok(if rules.conventions.group_tax { count.taxed(lifted) } else { count })
}

fn points(count: u32) -> HalfPoints {
    HalfPoints::from_points(i32::try_from(count).unwrap_or(i32::MAX))
}

fn count_area(lifted: &Position, rules: &Rules) -> Result<Count, ScoreError> {
    let area = area::area(lifted);
    let with_neutral = |color| match rules.conventions.neutral {
        Neutral::Halved => area.count.with_half_the_neutral(color),
        Neutral::Nobodys => area.count.points_of(color),
    };
    let (black, white) = (with_neutral(Color::Black), with_neutral(Color::White));
    let ing = match rules.conventions.fill_in {
        true => settled(&fill_in(lifted, &area.count, rules)?)?,
        false => None,
    };
    Ok(Count { black, white, owner: area.owner, ing, ..Count::default() })
}

fn count_sunjang(position: &Position, lifted: &Position) -> Count {
    let count = sunjang::sunjang(position, lifted);
    Count {
        black: points(count.points_of(Color::Black)),
        white: points(count.points_of(Color::White)),
        owner: count.owner,
        seki: count.seki,
        teire: count.teire,
        removed: count.removed,
        ..Count::default()
    }
}

fn count_territory(
    position: &Position,
    lifted: &Position,
    prisoners: Option<Prisoners>,
    rules: &Rules,
) -> Count {
    let prisoners = prisoners.unwrap_or_else(|| territory::deduced_prisoners(position, rules));
    let territory = territory::territory(position, lifted, prisoners, rules.conventions.eyes_in_seki);
    Count {
        owner: territory.owner,
        black: points(territory.black),
        white: points(territory.white),
        seki: territory.seki,
        false_eyes: territory.false_eyes,
        teire: territory.teire,
        ..Count::default()
    }
}

/// What the fill-in of `lifted`, a position without its dead stones, starts from.
///
/// # Errors
/// [`ScoreError::LargeSet`] and [`ScoreError::MoreThanASet`], where the sets cannot be as the rules state them.
pub fn fill_in(lifted: &Position, area: &AreaCount, rules: &Rules) -> Result<FillIn, ScoreError> {
    let full = u32::try_from(lifted.size().area() / 2).unwrap_or(u32::MAX);
    let side = |color, points: u32| {
        let stones = u32::try_from(lifted.count(color)).unwrap_or(u32::MAX);
        let set = rules.sets.and_then(|sets| sets[color]).unwrap_or(full);
        let missing = full.checked_sub(set).ok_or(ScoreError::LargeSet { color, set, full })?;
        if stones > set {
            return Err(ScoreError::MoreThanASet { color, stones, set });
        }
        Ok(BeforeFillIn { stones, territory: points.saturating_sub(stones), missing })
    };
    Ok(FillIn {
        black: side(Color::Black, area.owned.black)?,
        white: side(Color::White, area.owned.white)?,
        shared: area.neutral,
        white_is_given: rules.white_is_given(),
        tie_winner: rules.tie_winner(),
    })
}

/// The fill-in carried out; `None` when compensation or bowls do not allow it, which leaves the margin as it is.
fn settled(fill_in: &FillIn) -> Result<Option<IngFillIn>, ScoreError> {
    match fill_in.settle() {
        Ok(settled) => Ok(Some(settled)),
        Err(FillInError::MoreThanASet { color, stones, set }) => {
            Err(ScoreError::MoreThanASet { color, stones, set })
        }
        Err(_) => Ok(None),
    }
}

fn check_legal(position: &Position, chains: &[Chain]) -> Result<(), ScoreError> {
    let captured: Vec<&Chain> = chains.iter().filter(|chain| chain.liberties.is_empty()).collect();
    if captured.is_empty() {
        return Ok(());
    }
    let first_points = captured.iter().filter_map(|chain| chain.points.first());
    let names = first_points.map(|&point| position.size().name(point)).collect();
    let mut points: Vec<Point> =
        captured.into_iter().flat_map(|chain| chain.points.iter().copied()).collect();
    points.sort_unstable();
    Err(ScoreError::IllegalPosition { points, names })
}

fn check_game(position: &Position, rules: &Rules) -> Result<(), ScoreError> {
    if rules.conventions.fill_in && !position.size().is_square() {
        return Err(ScoreError::NotSquare { size: position.size() });
    }
    if rules.handicap > 0 && position.count(Color::Black) == 0 {
        return Err(ScoreError::NoHandicapStones { handicap: rules.handicap });
    }
    Ok(())
}

fn check_dead(position: &Position, dead: &[Point]) -> Result<(), ScoreError> {
    match dead.iter().find(|&&point| position.stone(point).is_none()) {
        Some(&point) => Err(ScoreError::NoStone { point, name: position.size().name(point) }),
        None => Ok(()),
    }
}

fn check_consistent(position: &Position, lifted: &Position) -> Result<(), ScoreError> {
    let name =
        |chain: &Chain| chain.points.first().map(|&point| position.size().name(point)).unwrap_or_default();
    match contradiction(position, lifted) {
        None => Ok(()),
        Some(Contradiction::PassAlive(chain)) => {
            Err(ScoreError::CannotBeDead { name: name(&chain), points: chain.points })
        }
        Some(Contradiction::NothingAlive(black, white)) => {
            let names = [name(&black), name(&white)];
            Err(ScoreError::NothingAlive { names, points: [black.points, white.points].concat() })
        }
    }
}
