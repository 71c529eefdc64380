//! Settles a case: judges life and death, counts, and collects the warnings that belong to the
//! result.
//!
//! A position with chains without liberties is misread or shows a capture that was not taken off;
//! it is reported without a result, because none is better than an invented one. Otherwise:
//!
//! 1. The fate of every chain is judged, or carried over from a reading at hand, and the user's
//!    statements replace it.
//! 2. The position is counted with the dead stones lifted. If the user states that neutral points
//!    were filled before the end, it is counted as if they had been.
//! 3. A second opinion may mark further chains as doubtful.
//! 4. An open handicap bonus is taken from the record's result if exactly one bonus gives it, and
//!    the count is repeated.
//! 5. A game that cannot be over yet is reported without a result, too.
//! 6. Only now, since each of these counts or searches many times, are the doubtful groups weighed,
//!    the open points searched, and the count compared with the record's result.
//!
//! A contradiction that the user's statements cause is an error; one that the proposal causes is
//! only a warning, because the user cannot correct what they did not state.

use crate::color::Color;
use crate::error_kind::ErrorKind;
use crate::language::{Message, ToMessage};
use crate::life::{LifeError, LifeJudge, LifeReading};
use crate::point::Point;
use crate::position::Position;
use crate::position::plausibility::Implausible;
use crate::report::{
    Failure, Otherwise, RecordedResult, Report, Settlement, TimedReport, Timing, Warning,
};
use crate::score::{
    AfterMove, HandicapBonus, LeftOpen, Open, RuleBreach, Rules, Ruling, Score, ScoreError,
    breaches, is_far_from_finished, score_after_filling, score_expecting, score_with_move_to_come,
};

use super::open_points::OpenPointsCache;
use super::recorded;
use super::stakes::weigh;
use super::{Case, Clock, CorrectionError, CountSettings, DeadStones, SecondOpinions, time_step};

/// The reason why a case cannot be settled.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum SettleError {
    /// The user's statements do not fit the position: dead stones that do not stand there or cannot
    /// be dead, or sets that hold too many stones or too few.
    Correction(#[from] CorrectionError),
    /// Life and death cannot be judged: a bug in shuzi.
    Life(#[from] LifeError),
}

impl ToMessage for SettleError {
    fn to_message(&self) -> Message {
        match self {
            SettleError::Correction(error) => error.to_message(),
            SettleError::Life(error) => error.to_message(),
        }
    }
}

impl SettleError {
    /// Returns the kind of this error.
    pub fn kind(&self) -> ErrorKind {
        match self {
            SettleError::Correction(_) => ErrorKind::BadOption,
            SettleError::Life(_) => ErrorKind::Internal,
        }
    }

    /// Returns a sentence on what to do next.
    pub fn hint(&self) -> Message {
        match self {
            SettleError::Correction(error) => error.hint(),
            SettleError::Life(_) => Message::new("hint-report"),
        }
    }

    /// Returns the error as the failure of the input that the user calls `file`.
    pub fn failure(&self, file: &str) -> Failure {
        Failure {
            file: file.to_owned(),
            kind: self.kind(),
            message: self.to_message(),
            hint: self.hint(),
        }
    }
}

/// Counts with fates carried over from an earlier reading (see [`LifeReading::carry_over`]) and
/// returns the report. This is fast enough to follow every tap on a point.
///
/// # Errors
/// [`SettleError`] if the user's statements do not fit the position.
pub fn settle_knowing(
    case: &Case,
    settings: &CountSettings,
    known: &LifeReading,
    clock: Clock,
) -> Result<TimedReport, SettleError> {
    let mut timings = case.timings.clone();
    let settlement = time_step("score", clock, &mut timings, || {
        let life = life_knowing(&case.position, settings, known)?;
        Ok::<_, SettleError>(life.map(|life| settlement(&case.position, life, settings)))
    })?;
    report_unless_contradicted(case, settlement, settings, &SecondOpinions::none(), timings)
}

/// Judges life and death, counts, compares with a second opinion if there is one, and returns the
/// report. A position that cannot be right, with a chain without liberties, is reported with a
/// warning and without a result.
///
/// # Errors
/// [`SettleError`] if the user's statements do not fit the position.
pub fn settle(
    case: &Case,
    settings: &CountSettings,
    judge: &LifeJudge,
    second: &SecondOpinions,
    clock: Clock,
) -> Result<TimedReport, SettleError> {
    let mut timings = case.timings.clone();
    let life = time_step("life", clock, &mut timings, || {
        life_of(&case.position, settings, judge)
    })?;
    let mut settlement = time_step("score", clock, &mut timings, || {
        life.map(|life| settlement(&case.position, life, settings))
    });
    if let (Some(Ok(settled)), true) = (&mut settlement, second.are_asked_for()) {
        time_step("engine", clock, &mut timings, || {
            second.compare(&case.position, &settings.rules, &mut settled.life)
        });
    }
    report_unless_contradicted(case, settlement, settings, second, timings)
}

/// Returns the report, or an error if the user's own statements are the reason why there is no
/// score.
fn report_unless_contradicted(
    case: &Case,
    settlement: Option<Result<Settlement, ScoreError>>,
    settings: &CountSettings,
    second: &SecondOpinions,
    timings: Vec<Timing>,
) -> Result<TimedReport, SettleError> {
    match settlement {
        Some(Err(error)) if settings.has_caused(&error) => Err(CorrectionError::from(error).into()),
        settlement => {
            let report = report(
                case,
                settlement,
                settings,
                second,
                &OpenPointsCache::default(),
            );
            Ok(TimedReport { report, timings })
        }
    }
}

impl CountSettings {
    /// Returns true if the result of a position depends on life and death in it: the rules lift
    /// dead stones, and the position can be right.
    pub fn needs_life(&self, position: &Position) -> bool {
        self.rules.conventions.lifts_dead && position.chains_without_liberties().is_empty()
    }

    /// Returns true if the user has vouched that the game is over: by stating dead stones or what
    /// became of open points, or by choosing rules under which nothing else is asked.
    pub(super) fn is_vouched_for(&self) -> bool {
        self.left_open != LeftOpen::Unstated
            || self.dead != DeadStones::default()
            || !self.rules.conventions.lifts_dead
            || self.rules.ended.is_some()
    }

    /// Returns true if the user's own statements caused this error.
    fn has_caused(&self, error: &ScoreError) -> bool {
        match error {
            ScoreError::IllegalPosition { .. } => false,
            ScoreError::NotSquare { .. }
            | ScoreError::NoHandicapStones { .. }
            | ScoreError::NotPlayedOut { .. } => true,
            ScoreError::MoreThanASet { .. } | ScoreError::LargeSet { .. } => {
                self.rules.sets.is_some()
            }
            _ => self.dead != DeadStones::default(),
        }
    }
}

/// Judges every chain's fate; `None` if the position cannot be right. Under rules that lift no dead
/// stones nothing is judged.
pub(super) fn life_of(
    position: &Position,
    settings: &CountSettings,
    judge: &LifeJudge,
) -> Result<Option<LifeReading>, SettleError> {
    apply_statements(position, settings, || {
        judge.read_life(position, &settings.life)
    })
}

/// Returns every chain's fate as [`life_of`] does, but carried over from the reading `known`.
pub(super) fn life_knowing(
    position: &Position,
    settings: &CountSettings,
    known: &LifeReading,
) -> Result<Option<LifeReading>, SettleError> {
    apply_statements(position, settings, || Ok(known.carry_over(position)))
}

/// Calls `read` if the fates matter at all, and applies the user's statements to its result.
fn apply_statements(
    position: &Position,
    settings: &CountSettings,
    read: impl FnOnce() -> Result<LifeReading, LifeError>,
) -> Result<Option<LifeReading>, SettleError> {
    if !position.chains_without_liberties().is_empty() {
        return Ok(None);
    }
    if !settings.needs_life(position) {
        return Ok(Some(LifeReading::default()));
    }
    Ok(Some(settings.dead.apply(position, read()?)?))
}

/// Counts the position with the fates in `life`.
pub(super) fn settlement(
    position: &Position,
    life: LifeReading,
    settings: &CountSettings,
) -> Result<Settlement, ScoreError> {
    let (dead, rules) = (life.dead(), &settings.rules);
    let prisoners = settings.prisoners;
    let to_come = life.move_to_come().map(|to_come| to_come.played());
    let mut score = match to_come {
        None => score_expecting(position, &dead, &life.expected, prisoners, rules)?,
        Some(to_come) => {
            score_with_move_to_come(position, &dead, &life.expected, prisoners, rules, to_come)?
        }
    };
    if let Some(first) = settings.left_open.first()
        && (!score.dame.is_empty() || !score.unsealed.is_empty() || !score.in_atari.is_empty())
    {
        let deduced_prisoners = score.deduced_prisoners;
        score = match AfterMove::new(position, &dead, prisoners, rules, to_come) {
            None => score_after_filling(position, &dead, prisoners, rules, first)?,
            Some(after) => score_after_filling(
                &after.position,
                &after.dead,
                Some(after.prisoners),
                rules,
                first,
            )?,
        };
        score.deduced_prisoners = deduced_prisoners;
    }
    let mut life = life;
    if settings.rules.ended.is_some() {
        // The count does not decide the game, so no chain is worth a question.
        life.chains.iter_mut().for_each(|chain| chain.ask = false);
    }
    // Open points and doubts take many counts: the report looks into them once, at the end.
    Ok(Settlement {
        life,
        score,
        open: Open::default(),
        doubts: Vec::new(),
    })
}

/// Returns the report of a case: with its result, or with the reason why there is none.
pub(super) fn report(
    case: &Case,
    settlement: Option<Result<Settlement, ScoreError>>,
    settings: &CountSettings,
    second: &SecondOpinions,
    open_points: &OpenPointsCache,
) -> Report {
    let mut report = case.report();
    let resolved = match &settlement {
        Some(Ok(settlement)) => recorded::resolve_bonus(case, settlement, settings),
        Some(Err(_)) | None => None,
    };
    let settings = resolved.as_ref().unwrap_or(settings);
    report.rules = Some(settings.rules.clone());
    report.to_move = settings.life.to_move;
    report
        .warnings
        .extend(irregular_move_warnings(case, &settings.rules));
    report
        .warnings
        .extend(prisoners_warning(&case.position, settings));
    report.warnings.extend(second.failure(&case.position));
    // The bonus changes the rules, so that everything that follows from them is counted again.
    let settlement = match (settlement, &resolved) {
        (Some(Ok(settled)), Some(settings)) => {
            Some(self::settlement(&case.position, settled.life, settings))
        }
        (settlement, _) => settlement,
    };
    match settlement {
        Some(Ok(mut settlement)) => {
            if let Some(warning) = far_from_finished_warning(&case.position, &settlement, settings)
            {
                report.warnings.insert(0, warning);
                return report;
            }
            weigh(&case.position, &mut settlement, settings);
            let is_decided_by_count = settings.rules.ended.is_none();
            settlement.open = open_points.open(&case.position, &settlement, settings);
            if is_decided_by_count {
                report.warnings.extend(result_warnings(&settlement));
                report.recorded = recorded::compare(case, &settlement, settings);
                let differs = report.recorded.clone().filter(RecordedResult::differs);
                report
                    .warnings
                    .extend(differs.map(Warning::DiffersFromRecord));
            }
            report.settlement = Some(settlement);
        }
        Some(Err(error)) if error.is_caused_by_statements() => {
            let points = error.points().to_vec();
            report.warnings.push(Warning::Contradictory {
                points,
                message: error.to_message(),
            });
        }
        // The report of the position has a warning about every other cause already.
        Some(Err(_)) | None => {}
    }
    report
}

/// Returns a warning if the game cannot be over yet, so that there is nothing to count. Without
/// one, the game may be over, or the user has vouched for it.
pub(super) fn far_from_finished_warning(
    position: &Position,
    settlement: &Settlement,
    settings: &CountSettings,
) -> Option<Warning> {
    let score = &settlement.score;
    let is_far = !settings.is_vouched_for()
        && is_far_from_finished(position, &position.without(&settlement.life.dead()), score);
    is_far.then(|| Warning::FarFromFinished {
        stones: Color::BOTH
            .into_iter()
            .map(|color| position.count(color))
            .sum(),
        neutral: score.neutral_points(),
    })
}

/// Returns the warnings about the position itself.
pub(super) fn position_warnings(position: &Position) -> Vec<Warning> {
    let warning = |implausible| match implausible {
        Implausible::NoLiberties { points } => Warning::NoLiberties { points },
        Implausible::Filled { stones } => Warning::FilledBoard { stones },
        Implausible::MoreThanASet { color, stones } => Warning::MoreThanASet { color, stones },
    };
    position.implausible().into_iter().map(warning).collect()
}

/// Returns the warnings about moves of the record that these rules forbid, and about repeated
/// boards for which they provide something other than forbidding the move.
fn irregular_move_warnings(case: &Case, rules: &Rules) -> Vec<Warning> {
    let (forbidden, repeated): (Vec<RuleBreach>, Vec<RuleBreach>) =
        breaches(&case.irregular, rules)
            .into_iter()
            .partition(|breach| breach.ruling == Ruling::Forbidden);
    let mut warnings = Vec::new();
    if !forbidden.is_empty() {
        warnings.push(Warning::IrregularMoves { moves: forbidden });
    }
    if !repeated.is_empty() {
        warnings.push(Warning::RepeatedBoards { moves: repeated });
    }
    warnings
}

/// Returns a warning if the stated prisoners do not match the stones on the board. Both players
/// have played equally many stones, or Black, who began, one more; all handicap stones but one are
/// Black's head start.
fn prisoners_warning(position: &Position, settings: &CountSettings) -> Option<Warning> {
    if !settings.prisoners_are_stated {
        return None;
    }
    let prisoners = settings.prisoners?;
    let played = |color, lost: u32| {
        u64::try_from(position.count(color)).unwrap_or(u64::MAX) + u64::from(lost)
    };
    let (black, white) = (
        played(Color::Black, prisoners.black),
        played(Color::White, prisoners.white),
    );
    let even = white + u64::from(settings.rules.handicap.saturating_sub(1));
    if black == even || black == even + 1 {
        None
    } else {
        Some(Warning::StonesPlayed { black, white })
    }
}

/// Returns a warning if nobody stated White's bonus for the handicap stones, with the result of
/// each usual bonus.
fn open_bonus_warning(score: &Score) -> Option<Warning> {
    let result = |bonus: HandicapBonus| {
        let margin = score.margin + score.rules.bonus_points() - score.rules.points_of(bonus);
        (
            bonus,
            Otherwise {
                margin,
                winner: score.rules.winner(margin),
            },
        )
    };
    score.rules.is_bonus_open().then(|| Warning::BonusOpen {
        handicap: score.rules.handicap,
        results: HandicapBonus::ALL.map(result).to_vec(),
    })
}

/// Returns the warnings about the result, of a position that is not in doubt itself.
fn result_warnings(settlement: &Settlement) -> Vec<Warning> {
    let score = &settlement.score;
    let [black, white] = Color::BOTH.map(|color| score.stones_missing(color));
    let shown = score.margin + score.fill_in_error();
    let incomplete_sets = (black > 0 || white > 0).then_some(Warning::IncompleteSets {
        black,
        white,
        margin: score.margin,
        winner: score.winner,
        shown,
        shown_winner: score.rules.winner(shown),
    });
    let about = |points: &Vec<Point>, warning: fn(Vec<Point>) -> Warning| {
        if points.is_empty() {
            None
        } else {
            Some(warning(points.clone()))
        }
    };
    // No warning is due about what the user has decided.
    let is_decided = settlement.open.stated != LeftOpen::Unstated;
    let undecided = |warning: Option<Warning>| if is_decided { None } else { warning };
    [
        settlement.life.move_to_come().map(Warning::MoveToCome),
        open_bonus_warning(score),
        incomplete_sets,
        about(&score.unsealed, |points| Warning::Unsealed { points }),
        undecided(about(&score.dame, |points| Warning::OpenDame { points })),
        undecided(about(&score.in_atari, |points| Warning::InAtari { points })),
        about(&score.teire, |points| Warning::MissingTeire { points }),
        score
            .margin_if_black_moved_last()
            .map(|black_moved_last| Warning::PrisonersDeduced {
                white_moved_last: score.margin,
                black_moved_last,
            }),
    ]
    .into_iter()
    .flatten()
    .collect()
}
