//! Compares the count with the result that the game record states, and looks for what explains a
//! difference.
//!
//! The record's result is read in the ways that players write it. If it differs from the count, the
//! position is counted again under one changed assumption at a time: another komi, handicap bonus
//! or counting method, the other player moving last, or one chain with the other fate. An
//! assumption is named as a reason only if it gives the record's margin exactly, to the half point;
//! otherwise almost any difference could be explained somehow. Only two reasons are weaker, because
//! their effect cannot be counted: open points, which are worth a point at most, and miscounted
//! prisoners.
//!
//! Reasons are tried from the likeliest to the least likely. Every single chain is tried only if
//! nothing else fits, and prisoners last: with so many possibilities one of them often fits by
//! chance.

use crate::color::Color;
use crate::life::{ChainLife, Status};
use crate::point::BoardSize;
use crate::position::Position;
use crate::position::sgf::{GameRecord, Turn};
use crate::report::{
    DifferenceReason, DoubtfulGroup, Otherwise, RecordedFinding, RecordedResult, Settlement,
};
use crate::score::{
    BonusSource, Claim, ClaimError, ClaimedResult, Counting, HalfPoints, HandicapBonus, RuleSet,
    Rules, Score, Unit,
};

use super::dead_stones::state_group;
use super::settle::settlement;
use super::{Case, CountSettings};

/// Komi that are in use; none and half a point are usual with handicap stones.
const USUAL_KOMI: [HalfPoints; 9] = [
    HalfPoints(0),
    HalfPoints(1),
    HalfPoints(9),
    HalfPoints(11),
    HalfPoints(13),
    HalfPoints(14),
    HalfPoints(15),
    HalfPoints(16),
    HalfPoints(17),
];

/// Length after which a result is cut when it is shown; real ones are shorter.
const MOST_LETTERS_SHOWN: usize = 80;

/// Largest number of reasons that are named; more only confuse.
const MOST_REASONS: usize = 3;

/// Largest difference under territory rules that miscounted prisoners may explain.
const MOST_PRISONERS_MISCOUNTED: HalfPoints = HalfPoints::from_points(10);

/// A result that a record states.
#[derive(Clone, Copy)]
struct StatedResult {
    /// The winner; `None` for a draw.
    winner: Option<Color>,
    /// Black's margin, if stated.
    margin: Option<HalfPoints>,
    /// Black's margin if the record means zi where points are usual.
    margin_in_zi: Option<HalfPoints>,
}

/// Returns the settings with the handicap bonus that leads to the record's result; `None` if the
/// bonus is not open, or if none or several lead to it.
pub(super) fn resolve_bonus(
    case: &Case,
    settled: &Settlement,
    settings: &CountSettings,
) -> Option<CountSettings> {
    let rules = &settings.rules;
    if !rules.is_bonus_open() {
        return None;
    }
    let written = case.recorded_result.as_deref()?;
    let stated = parse_result(written, rules, case.position.size())
        .ok()?
        .margin?;
    let fitting: Vec<HandicapBonus> = HandicapBonus::ALL
        .into_iter()
        .filter(|&bonus| margin_with_bonus(settled, rules, bonus) == stated)
        .collect();
    match fitting.as_slice() {
        [bonus] => Some(CountSettings {
            rules: rules.with_bonus(*bonus, BonusSource::Record),
            ..settings.clone()
        }),
        _ => None,
    }
}

/// Returns Black's margin with another handicap bonus.
fn margin_with_bonus(settled: &Settlement, rules: &Rules, bonus: HandicapBonus) -> HalfPoints {
    settled.score.margin + rules.bonus_points() - rules.points_of(bonus)
}

/// Compares the count with the result that the record states; `None` if it states none.
pub(super) fn compare(
    case: &Case,
    settled: &Settlement,
    settings: &CountSettings,
) -> Option<RecordedResult> {
    let written = case
        .recorded_result
        .clone()
        .filter(|written| !matches!(written.trim(), "" | "?"))?;
    let (score, position) = (&settled.score, &case.position);
    let finding = match parse_result(&written, &settings.rules, position.size()) {
        Err(ClaimError::NotCounted { .. } | ClaimError::NotStated { .. }) => {
            RecordedFinding::NotCounted
        }
        Err(_) => RecordedFinding::Unreadable,
        Ok(stated) if stated.agrees(score) => RecordedFinding::Agrees,
        Ok(stated) => {
            let mut reasons = DifferenceSearch {
                position,
                settled,
                settings,
                stated,
            }
            .find_reasons();
            reasons.truncate(MOST_REASONS);
            let counted = Otherwise {
                margin: score.margin,
                winner: score.winner,
            };
            RecordedFinding::Differs {
                margin: stated.margin,
                counted,
                reasons,
            }
        }
    };
    Some(RecordedResult {
        written: strip_controls(&written),
        finding,
    })
}

/// Returns the player to move at the end of a record. `None` if the record does not tell, or if the
/// game is over: after two passes, or because the record states the margin of a count.
pub fn player_to_move(record: &GameRecord, rules: &Rules) -> Option<Color> {
    let is_counted = record.result.as_deref().is_some_and(|written| {
        parse_result(written, rules, record.position.size())
            .is_ok_and(|stated| stated.margin.is_some())
    });
    match record.turn? {
        Turn::Stated(player) => Some(player),
        Turn::AfterMove(player) => (!is_counted).then_some(player),
    }
}

/// Returns a record's text without control characters, which a terminal would obey, and cut to a
/// reasonable length.
fn strip_controls(written: &str) -> String {
    written
        .chars()
        .filter(|symbol| !symbol.is_control())
        .take(MOST_LETTERS_SHOWN)
        .collect()
}

/// Parses the result in a record. Results as players write them are understood as well as those of
/// the SGF standard.
fn parse_result(written: &str, rules: &Rules, size: BoardSize) -> Result<StatedResult, ClaimError> {
    let readings = Claim::parse(written, rules, size)?;
    let mut results = readings
        .iter()
        .filter_map(|reading| winner_and_margin(&reading.claim));
    let (winner, margin) = results.next().ok_or_else(|| ClaimError::NotUnderstood {
        text: written.to_owned(),
        at: None,
    })?;
    let margin_in_zi = results.next().and_then(|(_, margin)| margin);
    Ok(StatedResult {
        winner,
        margin,
        margin_in_zi,
    })
}

/// Returns the winner and Black's margin in a claim; `None` if it claims no result of a count.
fn winner_and_margin(claim: &Claim) -> Option<(Option<Color>, Option<HalfPoints>)> {
    match claim.result? {
        ClaimedResult::Draw => Some((None, Some(HalfPoints(0)))),
        ClaimedResult::Win {
            winner: Color::Black,
            by,
        } => Some((Some(Color::Black), by)),
        ClaimedResult::Win {
            winner: Color::White,
            by,
        } => Some((Some(Color::White), by.map(|by| -by))),
        ClaimedResult::Ended(_) => None,
    }
}

impl StatedResult {
    /// Returns true if the count has the same result.
    fn agrees(&self, score: &Score) -> bool {
        match self.margin {
            // The rules decide who wins a tie, not the count.
            Some(margin) => margin == score.margin,
            None => self.winner == score.winner,
        }
    }
}

/// The search for reasons why the record differs from the count.
struct DifferenceSearch<'a> {
    position: &'a Position,
    settled: &'a Settlement,
    settings: &'a CountSettings,
    stated: StatedResult,
}

impl DifferenceSearch<'_> {
    /// Returns the reasons that lead to the record's result, the likeliest first.
    fn find_reasons(&self) -> Vec<DifferenceReason> {
        let Some(stated) = self.stated.margin else {
            return Vec::new();
        };
        let mut reasons = Vec::new();
        reasons.extend(self.doubtful_group(stated));
        reasons.extend(self.open_points(stated));
        reasons.extend(self.bonus(stated));
        reasons.extend(self.black_moved_last(stated));
        reasons.extend(self.komi(stated));
        reasons.extend(self.other_counting(stated));
        reasons.extend(self.zi());
        if reasons.is_empty() {
            reasons.extend(self.one_chain(stated));
        }
        if stated == -self.margin() {
            reasons.push(DifferenceReason::OtherWinner);
        }
        if reasons.is_empty() {
            reasons.extend(self.prisoners(stated));
        }
        reasons
    }

    fn margin(&self) -> HalfPoints {
        self.settled.score.margin
    }

    fn rules(&self) -> &Rules {
        &self.settings.rules
    }

    /// A doubtful group, which the user is asked about, has the other fate.
    fn doubtful_group(&self, stated: HalfPoints) -> Option<DifferenceReason> {
        let has_that_margin = |group: &&DoubtfulGroup| {
            group
                .otherwise
                .is_some_and(|result| result.margin == stated)
        };
        let group = self.settled.doubts.iter().find(has_that_margin)?;
        Some(DifferenceReason::Fate {
            points: group.points.clone(),
            dead: !group.dead,
        })
    }

    /// Open points were played after the count. Played in turns, they are worth a point at most.
    fn open_points(&self, stated: HalfPoints) -> Option<DifferenceReason> {
        let open = self.settled.open.points.len();
        let is_enough =
            open > 0 && (stated - self.margin()).magnitude() <= HalfPoints::from_points(1);
        (is_enough && self.rules().counts_area()).then_some(DifferenceReason::OpenPoints(open))
    }

    /// White was given another handicap bonus.
    fn bonus(&self, stated: HalfPoints) -> Option<DifferenceReason> {
        let rules = self.rules();
        let mut others = HandicapBonus::ALL
            .into_iter()
            .filter(|bonus| *bonus != rules.bonus);
        let fitting = others.find(|&bonus| margin_with_bonus(self.settled, rules, bonus) == stated);
        fitting.map(DifferenceReason::Bonus)
    }

    /// Another usual komi was given.
    fn komi(&self, stated: HalfPoints) -> Option<DifferenceReason> {
        let komi = self.rules().komi + self.margin() - stated;
        USUAL_KOMI
            .contains(&komi)
            .then_some(DifferenceReason::Komi(komi))
    }

    /// The prisoners were deduced for the wrong player moving last.
    fn black_moved_last(&self, stated: HalfPoints) -> Option<DifferenceReason> {
        let fits = self.settled.score.margin_if_black_moved_last() == Some(stated);
        fits.then_some(DifferenceReason::BlackMovedLast)
    }

    /// The record states its margin in zi.
    fn zi(&self) -> Option<DifferenceReason> {
        let in_zi = self.stated.margin_in_zi == Some(self.margin());
        (in_zi && self.rules().conventions.unit == Unit::Zi).then_some(DifferenceReason::Zi)
    }

    /// Territory was counted in place of area, or the other way round.
    fn other_counting(&self, stated: HalfPoints) -> Option<DifferenceReason> {
        let (set, reason) = match self.rules().conventions.counting {
            Counting::Area => (RuleSet::Japanese, DifferenceReason::Territory),
            Counting::Territory => (RuleSet::Aga, DifferenceReason::Area),
            // Sunjang counting is not used by mistake.
            Counting::Sunjang => return None,
        };
        // Without known prisoners the margin under territory rules would only be deduced.
        if set == RuleSet::Japanese && self.settings.prisoners.is_none() {
            return None;
        }
        let rules = Rules {
            set,
            conventions: *set.conventions(),
            sets: None,
            ..self.rules().clone()
        };
        let settings = CountSettings {
            rules,
            ..self.settings.clone()
        };
        let recount = settlement(self.position, self.settled.life.clone(), &settings).ok()?;
        (recount.score.margin == stated).then_some(reason)
    }

    /// Some chain has the other fate although it is not in doubt. Of several that fit, the least
    /// certain is named.
    fn one_chain(&self, stated: HalfPoints) -> Option<DifferenceReason> {
        let mut chains: Vec<&ChainLife> = self.settled.life.chains.iter().collect();
        chains.sort_by(|a, b| a.confidence.total_cmp(&b.confidence));
        for chain in chains {
            let dead = chain.status != Status::Dead;
            let mut life = self.settled.life.clone();
            state_group(&mut life, &chain.points, dead);
            let recount = settlement(self.position, life, self.settings);
            if recount.is_ok_and(|recount| recount.score.margin == stated) {
                return Some(DifferenceReason::Fate {
                    points: chain.points.clone(),
                    dead,
                });
            }
        }
        None
    }

    /// Prisoners were miscounted, or stones were handed over for passes. Each is worth whole
    /// points.
    fn prisoners(&self, stated: HalfPoints) -> Option<DifferenceReason> {
        let difference = stated - self.margin();
        let may_be = !self.rules().counts_area()
            && difference.0 % 2 == 0
            && difference.magnitude() <= MOST_PRISONERS_MISCOUNTED;
        may_be.then_some(DifferenceReason::Prisoners)
    }
}
