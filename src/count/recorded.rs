//! The result that a game's record tells, against the count: whether they agree, and what would explain it if not.
//!
//! A reason is named only where it explains the difference exactly: the count is made again with another komi, bonus or
//! counting, or with one chain dead that was not, and has to give the record's margin to the half point.

use crate::color::Color;
use crate::life::{ChainLife, Status};
use crate::point::BoardSize;
use crate::position::Position;
use crate::report::{DifferenceReason, Otherwise, RecordedFinding, RecordedResult, Settlement};
use crate::score::{
    BonusSource, Claim, ClaimError, ClaimedResult, Counting, HalfPoints, HandicapBonus, RuleSet, Rules,
    Score, Unit,
};

use super::dead::state_group;
use super::settle::settlement;
use super::{Case, CountSettings};

/// The komi that events use, in points; half a point and none are usual with handicap stones.
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

/// No result is longer.
const MOST_LETTERS_SHOWN: usize = 80;

/// More reasons only confuse.
const MOST_REASONS: usize = 3;

/// Under territory rules a difference of so many points may be prisoners that were counted otherwise.
const MOST_PRISONERS_MISCOUNTED: HalfPoints = HalfPoints::from_points(10);

/// A result that a record tells.
#[derive(Clone, Copy)]
struct Told {
    /// The winner; `None` for a draw.
    winner: Option<Color>,
    /// Black's margin, where one is told.
    margin: Option<HalfPoints>,
    /// Black's margin if zi were told where points are usual.
    margin_in_zi: Option<HalfPoints>,
}

/// Returns the settings with the bonus for handicap stones that the record's result shows; `None` where the bonus is not
/// open, or the result fits none or several.
pub(super) fn resolve_bonus(
    case: &Case,
    settled: &Settlement,
    settings: &CountSettings,
) -> Option<CountSettings> {
    let rules = &settings.rules;
    if !rules.is_bonus_open() {
        return None;
    }
    let told = told(case.recorded_result.as_deref()?, rules, case.position.size()).ok()?;
    let told = told.margin?;
    let fits =
        |bonus: &HandicapBonus| settled.score.margin + rules.bonus_points() - rules.points_of(*bonus) == told;
    let fitting: Vec<HandicapBonus> = HandicapBonus::ALL.into_iter().filter(fits).collect();
    match fitting.as_slice() {
        [bonus] => {
            Some(CountSettings { rules: rules.with_bonus(*bonus, BonusSource::Record), ..settings.clone() })
        }
        _ => None,
    }
}

/// Compares the count with the result that the record tells; `None` where it tells none.
pub(super) fn compare(case: &Case, settled: &Settlement, settings: &CountSettings) -> Option<RecordedResult> {
    let written = case.recorded_result.clone().filter(|written| !matches!(written.trim(), "" | "?"))?;
    let (score, position) = (&settled.score, &case.position);
    let finding = match told(&written, &settings.rules, position.size()) {
        Err(ClaimError::NotCounted { .. } | ClaimError::NotStated { .. }) => RecordedFinding::NotCounted,
        Err(_) => RecordedFinding::Unreadable,
        Ok(told) if told.agrees(score) => RecordedFinding::Agrees,
        Ok(told) => {
            let mut reasons = Reasons { position, settled, settings, told }.find();
            reasons.truncate(MOST_REASONS);
            let counted = Otherwise { margin: score.margin, winner: score.winner };
            RecordedFinding::Differs { margin: told.margin, counted, reasons }
        }
    };
    Some(RecordedResult { written: printable(&written), finding })
}

/// A record's text as it may be shown: without what a terminal would obey, and not endless.
fn printable(written: &str) -> String {
    written.chars().filter(|symbol| !symbol.is_control()).take(MOST_LETTERS_SHOWN).collect()
}

/// Reads what a record tells. Results as players write them are understood as well as those of the format.
fn told(written: &str, rules: &Rules, size: BoardSize) -> Result<Told, ClaimError> {
    let readings = Claim::parse(written, rules, size)?;
    let signed = |claim: &Claim| match claim.result {
        Some(ClaimedResult::Draw) => Some((None, Some(HalfPoints(0)))),
        Some(ClaimedResult::Win { winner, by }) => {
            let sign = |by: HalfPoints| if winner == Color::Black { by } else { -by };
            Some((Some(winner), by.map(sign)))
        }
        Some(ClaimedResult::Ended(_)) | None => None,
    };
    let mut results = readings.iter().filter_map(|reading| signed(&reading.claim));
    let (winner, margin) =
        results.next().ok_or_else(|| ClaimError::NotUnderstood { text: written.to_owned(), at: None })?;
    Ok(Told { winner, margin, margin_in_zi: results.next().and_then(|(_, margin)| margin) })
}

impl Told {
    fn agrees(&self, score: &Score) -> bool {
        match self.margin {
            // Who wins a tie is a matter of the rules, not of the count.
            Some(margin) => margin == score.margin,
            None => self.winner == score.winner,
        }
    }
}

/// What is looked through for an explanation.
struct Reasons<'a> {
    position: &'a Position,
    settled: &'a Settlement,
    settings: &'a CountSettings,
    told: Told,
}

impl Reasons<'_> {
    fn find(&self) -> Vec<DifferenceReason> {
        let Some(told) = self.told.margin else { return Vec::new() };
        let mut reasons = Vec::new();
        reasons.extend(self.doubtful_group(told));
        reasons.extend(self.open_points(told));
        reasons.extend(self.bonus(told));
        reasons.extend(self.black_moved_last(told));
        reasons.extend(self.komi(told));
        reasons.extend(self.other_counting(told));
        reasons.extend(self.zi());
        if reasons.is_empty() {
            reasons.extend(self.one_chain(told));
        }
        reasons.extend((told == -self.margin()).then_some(DifferenceReason::OtherWinner));
        if reasons.is_empty() {
            reasons.extend(self.prisoners(told));
        }
        reasons
    }

    fn margin(&self) -> HalfPoints {
        self.settled.score.margin
    }

    fn rules(&self) -> &Rules {
        &self.settings.rules
    }

    /// A group that a person is asked about.
    fn doubtful_group(&self, told: HalfPoints) -> Option<DifferenceReason> {
        let fits =
            self.settled.doubts.iter().find(|group| group.otherwise.is_some_and(|then| then.margin == told));
        fits.map(|group| DifferenceReason::Fate { points: group.points.clone(), dead: !group.dead })
    }

    /// Played in turns, open points are worth a point at most.
    fn open_points(&self, told: HalfPoints) -> Option<DifferenceReason> {
        let open = self.settled.open.points.len();
        let is_enough = open > 0 && (told - self.margin()).magnitude() <= HalfPoints::from_points(1);
        (is_enough && self.rules().counts_area()).then_some(DifferenceReason::OpenPoints(open))
    }

    fn bonus(&self, told: HalfPoints) -> Option<DifferenceReason> {
        let rules = self.rules();
        let fits = |bonus: &HandicapBonus| {
            *bonus != rules.bonus && self.margin() + rules.bonus_points() - rules.points_of(*bonus) == told
        };
        HandicapBonus::ALL.into_iter().find(fits).map(DifferenceReason::Bonus)
    }

    fn komi(&self, told: HalfPoints) -> Option<DifferenceReason> {
        let komi = self.rules().komi + self.margin() - told;
        USUAL_KOMI.contains(&komi).then_some(DifferenceReason::Komi(komi))
    }

    fn black_moved_last(&self, told: HalfPoints) -> Option<DifferenceReason> {
        let fits = self.settled.score.margin_if_black_moved_last() == Some(told);
        fits.then_some(DifferenceReason::BlackMovedLast)
    }

    fn zi(&self) -> Option<DifferenceReason> {
        let in_zi = self.told.margin_in_zi == Some(self.margin());
        (in_zi && self.rules().conventions.unit == Unit::Zi).then_some(DifferenceReason::Zi)
    }

    /// The same position with territory counted, where area counts, and the other way round.
    fn other_counting(&self, told: HalfPoints) -> Option<DifferenceReason> {
        let (set, reason) = match self.rules().conventions.counting {
            Counting::Area => (RuleSet::Japanese, DifferenceReason::Territory),
            Counting::Territory => (RuleSet::Aga, DifferenceReason::Area),
            // Nobody counts so by mistake.
            Counting::Sunjang => return None,
        };
        // Without prisoners the margin is only deduced.
        if set == RuleSet::Japanese && self.settings.prisoners.is_none() {
            return None;
        }
        let rules = Rules { set, conventions: *set.conventions(), sets: None, ..self.rules().clone() };
        let settings = CountSettings { rules, ..self.settings.clone() };
        let then = settlement(self.position, self.settled.life.clone(), &settings).ok()?;
        (then.score.margin == told).then_some(reason)
    }

    /// A chain that nobody is asked about; the least certain that fits.
    fn one_chain(&self, told: HalfPoints) -> Option<DifferenceReason> {
        let mut chains: Vec<&ChainLife> = self.settled.life.chains.iter().collect();
        chains.sort_by(|a, b| a.confidence.total_cmp(&b.confidence));
        let fits = |chain: &&ChainLife| {
            let mut life = self.settled.life.clone();
            state_group(&mut life, &chain.points, chain.status != Status::Dead);
            let then = settlement(self.position, life, self.settings);
            then.is_ok_and(|then| then.score.margin == told)
        };
        let chain = chains.into_iter().find(fits)?;
        Some(DifferenceReason::Fate { points: chain.points.clone(), dead: chain.status != Status::Dead })
    }

    fn prisoners(&self, told: HalfPoints) -> Option<DifferenceReason> {
        let difference = told - self.margin();
        let may_be = !self.rules().counts_area()
            && difference.0 % 2 == 0
            && difference.magnitude() <= MOST_PRISONERS_MISCOUNTED;
        may_be.then_some(DifferenceReason::Prisoners)
    }
}
