//! Settling a case: life, then score, then what a person should know about them.

use crate::color::Color;
use crate::language::{Message, ToMessage};
use crate::life::{self, LifeError, LifeReading};
use crate::point::Point;
use crate::position::Position;
use crate::position::plausibility::Implausible;
use crate::report::{Failure, Otherwise, RecordedResult, Report, Settlement, TimedReport, Timing, Warning};
use crate::score::{
    HandicapBonus, LeftOpen, Open, RuleBreach, Rules, Ruling, Score, ScoreError, breaches,
    is_far_from_finished, score_after_filling, score_expecting,
};

use super::consequence::weigh;
use super::open_points::OpenPointsCache;
use super::recorded;
use super::{Case, Clock, CorrectionError, CountSettings, DeadStones, SecondOpinions, timed};

/// Why a case cannot be settled.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum SettleError {
    /// What a person said does not fit the position: dead stones that do not stand there or cannot be dead, or sets
    /// that hold too many stones or too few.
    Correction(#[from] CorrectionError),
    /// No chain can be judged: a fault of shuzi.
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
    /// The kind by which programs tell failures apart, as in the JSON.
    pub fn kind(&self) -> &'static str {
        match self {
            SettleError::Correction(_) => "bad_option",
            SettleError::Life(_) => "internal",
        }
    }

    /// What to do next.
    pub fn hint(&self) -> Message {
        match self {
            SettleError::Correction(error) => error.hint(),
            SettleError::Life(_) => Message::new("hint-report"),
        }
    }

    /// As what kept the case that the user calls `file` from being settled.
    pub fn failure(&self, file: &str) -> Failure {
        Failure { file: file.to_owned(), kind: self.kind(), message: self.to_message(), hint: self.hint() }
    }
}

/// Counts with a reading of life that is at hand, which is carried over to the position (see
/// [`LifeReading::carry_over`]), and reports: as fast as a person taps.
///
/// # Errors
/// [`SettleError`] when what a person said does not fit the position.
pub fn settle_knowing(
    case: &Case,
    settings: &CountSettings,
    known: &LifeReading,
    clock: Clock,
) -> Result<TimedReport, SettleError> {
    let mut timings = case.timings.clone();
    let settlement = timed("score", clock, &mut timings, || {
        let life = life_knowing(&case.position, settings, known)?;
        Ok::<_, SettleError>(life.map(|life| settlement(&case.position, life, settings)))
    })?;
    reported(case, settlement, settings, &SecondOpinions::none(), timings)
}

/// Reads life, counts, hears a second opinion where one is asked for, and reports. A position that cannot be right (a
/// chain without liberties) is reported with its warning and without a result: none is invented.
///
/// # Errors
/// [`SettleError`] when what a person said does not fit the position.
pub fn settle(
    case: &Case,
    settings: &CountSettings,
    second: &SecondOpinions,
    clock: Clock,
) -> Result<TimedReport, SettleError> {
    let mut timings = case.timings.clone();
    let life = timed("life", clock, &mut timings, || life_of(&case.position, settings))?;
    let mut settlement =
        timed("score", clock, &mut timings, || life.map(|life| settlement(&case.position, life, settings)));
    if let (Some(Ok(settled)), true) = (&mut settlement, second.are_asked_for()) {
        timed("engine", clock, &mut timings, || {
            second.compare(&case.position, &settings.rules, &mut settled.life)
        });
    }
    reported(case, settlement, settings, second, timings)
}

/// The report, unless it is for what a person said that there is no score.
fn reported(
    case: &Case,
    settlement: Option<Result<Settlement, ScoreError>>,
    settings: &CountSettings,
    second: &SecondOpinions,
    timings: Vec<Timing>,
) -> Result<TimedReport, SettleError> {
    match settlement {
        Some(Err(error)) if settings.said_so(&error) => Err(CorrectionError::from(error).into()),
        settlement => {
            let report = report(case, settlement, settings, second, &OpenPointsCache::default());
            Ok(TimedReport { report, timings })
        }
    }
}

impl CountSettings {
    /// Returns true if the result of a position depends on how life is read in it: the rules lift dead stones, and the
    /// position can be right.
    pub fn needs_life(&self, position: &Position) -> bool {
        self.rules.conventions.lifts_dead && position.chains_without_liberties().is_empty()
    }

    /// Returns true if a person has said that this is the end: which stones are dead, or what became of open points.
    pub(super) fn is_vouched_for(&self) -> bool {
        self.left_open != LeftOpen::Unstated
            || self.dead != DeadStones::default()
            || !self.rules.conventions.lifts_dead
            || self.rules.ended.is_some()
    }

    /// Whether it is for what a person said that there is no score.
    fn said_so(&self, error: &ScoreError) -> bool {
        match error {
            ScoreError::IllegalPosition { .. } => false,
            ScoreError::NotSquare { .. }
            | ScoreError::NoHandicapStones { .. }
            | ScoreError::NotPlayedOut { .. } => true,
            ScoreError::MoreThanASet { .. } | ScoreError::LargeSet { .. } => self.rules.sets.is_some(),
            _ => self.dead != DeadStones::default(),
        }
    }
}

/// Every chain's fate; `None` when the position cannot be right. Rules that lift nothing ask nothing.
pub(super) fn life_of(
    position: &Position,
    settings: &CountSettings,
) -> Result<Option<LifeReading>, SettleError> {
    stated_life(position, settings, || life::read(position, &settings.life))
}

/// The same from a reading at hand.
pub(super) fn life_knowing(
    position: &Position,
    settings: &CountSettings,
    known: &LifeReading,
) -> Result<Option<LifeReading>, SettleError> {
    stated_life(position, settings, || Ok(known.carry_over(position)))
}

/// What is read, where anything hangs on it, with what a person says.
fn stated_life(
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

/// The result that follows from `life`.
pub(super) fn settlement(
    position: &Position,
    life: LifeReading,
    settings: &CountSettings,
) -> Result<Settlement, ScoreError> {
    let (dead, rules) = (life.dead(), &settings.rules);
    let mut score = score_expecting(position, &dead, &life.expected, settings.prisoners, rules)?;
    if let Some(first) = settings.left_open.first()
        && (!score.dame.is_empty() || !score.in_atari.is_empty())
    {
        score = score_after_filling(position, &dead, settings.prisoners, rules, first)?;
    }
    let mut life = life;
    if settings.rules.ended.is_some() {
        // Nothing depends on the count, so that nothing about it is worth a question.
        life.chains.iter_mut().for_each(|chain| chain.ask = false);
    }
    // What is open and what hangs on doubts is looked into later, once.
    Ok(Settlement { life, score, open: Open::default(), doubts: Vec::new() })
}

/// The report of a case that was counted, or that could not be.
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
    report.warnings.extend(irregular_moves(case, &settings.rules));
    report.warnings.extend(stones_played(&case.position, settings));
    report.warnings.extend(second.failure(&case.position));
    let settlement = match (settlement, &resolved) {
        (Some(Ok(settled)), Some(settings)) => Some(self::settlement(&case.position, settled.life, settings)),
        (settlement, _) => settlement,
    };
    match settlement {
        Some(Ok(mut settlement)) => {
            if let Some(warning) = far_from_finished(&case.position, &settlement, settings) {
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
                report.warnings.extend(differs.map(Warning::DiffersFromRecord));
            }
            report.settlement = Some(settlement);
        }
        // What is wrong with the position itself is among its warnings already.
        Some(Err(error)) if error.is_caused_by_statements() => {
            let points = error.points().to_vec();
            report.warnings.push(Warning::Contradictory { points, message: error.to_message() });
        }
        Some(Err(_)) | None => {}
    }
    report
}

/// That the game cannot be over yet, so that nothing can be counted; `None` where it can, or where a person says that this
/// is the end.
pub(super) fn far_from_finished(
    position: &Position,
    settlement: &Settlement,
    settings: &CountSettings,
) -> Option<Warning> {
    let score = &settlement.score;
    let is_far = !settings.is_vouched_for()
        && is_far_from_finished(position, &position.without(&settlement.life.dead()), score);
    is_far.then(|| Warning::FarFromFinished {
        stones: Color::BOTH.into_iter().map(|color| position.count(color)).sum(),
        neutral: score.dame.len() + score.shared.len(),
    })
}

/// What makes the position itself doubtful.
pub(super) fn position_warnings(position: &Position) -> Vec<Warning> {
    let warning = |implausible| match implausible {
        Implausible::NoLiberties { points } => Warning::NoLiberties { points },
        Implausible::Filled { stones } => Warning::FilledBoard { stones },
        Implausible::MoreThanASet { color, stones } => Warning::MoreThanASet { color, stones },
    };
    position.implausible().into_iter().map(warning).collect()
}

/// Moves of a record that these rules forbid, and boards that came back of which they say something else.
fn irregular_moves(case: &Case, rules: &Rules) -> Vec<Warning> {
    let is_forbidden = |breach: &RuleBreach| breach.ruling == Ruling::Forbidden;
    let (forbidden, repeated): (Vec<RuleBreach>, Vec<RuleBreach>) =
        breaches(&case.irregular, rules).into_iter().partition(is_forbidden);
    let forbidden = (!forbidden.is_empty()).then_some(Warning::IrregularMoves { moves: forbidden });
    let repeated = (!repeated.is_empty()).then_some(Warning::RepeatedBoards { moves: repeated });
    forbidden.into_iter().chain(repeated).collect()
}

/// Stated prisoners that do not add up with the stones on the board: both players put down equally many, or Black, who
/// began, one more; handicap stones but one are Black's head start.
fn stones_played(position: &Position, settings: &CountSettings) -> Option<Warning> {
    let prisoners = settings.prisoners.filter(|_| settings.prisoners_are_stated)?;
    let played =
        |color, lost: u32| u64::try_from(position.count(color)).unwrap_or(u64::MAX) + u64::from(lost);
    let (black, white) = (played(Color::Black, prisoners.black), played(Color::White, prisoners.white));
    let even = white + u64::from(settings.rules.handicap.saturating_sub(1));
    (black < even || black > even + 1).then_some(Warning::StonesPlayed { black, white })
}

/// That nobody said what White is given for the handicap stones, with what follows from each usual bonus.
fn bonus_open(score: &Score) -> Option<Warning> {
    let result = |bonus: HandicapBonus| {
        let margin = score.margin + score.rules.bonus_points() - score.rules.points_of(bonus);
        (bonus, Otherwise { margin, winner: score.rules.winner(margin) })
    };
    score.rules.is_bonus_open().then(|| Warning::BonusOpen {
        handicap: score.rules.handicap,
        results: HandicapBonus::ALL.map(result).to_vec(),
    })
}

/// What makes a result doubtful although the position is not.
fn result_warnings(settlement: &Settlement) -> Vec<Warning> {
    let score = &settlement.score;
    let [black, white] = Color::BOTH.map(|color| score.stones_missing(color));
    let shown = score.margin + score.fill_in_error();
    let incomplete_sets = (black > 0 || white > 0).then(|| Warning::IncompleteSets {
        black,
        white,
        margin: score.margin,
        winner: score.winner,
        shown,
        shown_winner: score.rules.winner(shown),
    });
    let about = |points: &Vec<Point>, warning: fn(Vec<Point>) -> Warning| {
        (!points.is_empty()).then(|| warning(points.clone()))
    };
    // What a person has decided needs no warning.
    let is_decided = settlement.open.stated != LeftOpen::Unstated;
    let undecided = |warning: Option<Warning>| warning.filter(|_| !is_decided);
    [
        bonus_open(score),
        incomplete_sets,
        about(&score.unsealed, |points| Warning::Unsealed { points }),
        undecided(about(&score.dame, |points| Warning::OpenDame { points })),
        undecided(about(&score.in_atari, |points| Warning::InAtari { points })),
        about(&score.teire, |points| Warning::MissingTeire { points }),
        score.margin_if_black_moved_last().map(|black_moved_last| Warning::PrisonersDeduced {
            white_moved_last: score.margin,
            black_moved_last,
        }),
    ]
    .into_iter()
    .flatten()
    .collect()
}
