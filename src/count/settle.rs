//! Settling a case: life, then score, then what a person should know about them.

use crate::life::{self, LifeReading, Status};
use crate::point::Point;
use crate::position::Position;
use crate::position::plausibility::Implausible;
use crate::position::sgf::Irregular;
use crate::report::{Report, Settlement, Warning};
use crate::score::{RuleSet, ScoreError, score};

use super::{Case, Clock, CorrectionError, CountSettings, timed};

/// Reads life, counts, and reports. A position that cannot be right (a chain without liberties) is reported
/// with its warning and without a result: none is invented.
///
/// # Errors
/// [`CorrectionError`] when the dead stones named by a person do not stand on this board.
pub fn settle(case: &Case, settings: &CountSettings, clock: Clock) -> Result<Report, CorrectionError> {
    let mut timings = case.timings.clone();
    let life = timed("life", clock, &mut timings, || life_of(&case.position, settings))?;
    let settlement = timed("score", clock, &mut timings, || {
        life.and_then(|life| settlement(&case.position, life, settings))
    });
    Ok(Report { timings, ..report(case, settlement, settings) })
}

/// Every chain's fate; `None` when the position cannot be right. Rules that lift nothing ask nothing.
pub(super) fn life_of(
    position: &Position,
    settings: &CountSettings,
) -> Result<Option<LifeReading>, CorrectionError> {
    if !position.chains_without_liberties().is_empty() {
        return Ok(None);
    }
    if !settings.rules.set.lifts_dead() {
        return Ok(Some(LifeReading::default()));
    }
    settings.dead.apply(position, life::read(position, &settings.life)).map(Some)
}

/// The result that follows from `life`; `None` when the position cannot be counted under these rules.
pub(super) fn settlement(
    position: &Position,
    life: LifeReading,
    settings: &CountSettings,
) -> Option<Settlement> {
    match score(position, &dead_points(&life), settings.prisoners, &settings.rules) {
        Ok(score) => Some(Settlement { life, score }),
        // Each is reported as a warning about the position; life names no stones that do not stand there.
        Err(
            ScoreError::IllegalPosition { .. } | ScoreError::MoreThanASet { .. } | ScoreError::NoStone { .. },
        ) => None,
    }
}

fn dead_points(life: &LifeReading) -> Vec<Point> {
    let dead = life.chains.iter().filter(|chain| chain.status == Status::Dead);
    dead.flat_map(|chain| chain.points.iter().copied()).collect()
}

/// The report of a case that was counted, or that could not be.
pub(super) fn report(case: &Case, settlement: Option<Settlement>, settings: &CountSettings) -> Report {
    let mut report = case.report();
    report.rules = Some(settings.rules);
    report.warnings.extend(irregular_moves(case, settings.rules.set));
    report.warnings.extend(settlement.iter().flat_map(result_warnings));
    report.settlement = settlement;
    report
}

/// What makes the position itself doubtful.
pub(super) fn position_warnings(position: &Position) -> Vec<Warning> {
    let warning = |implausible| match implausible {
        Implausible::NoLiberties { points } => Warning::NoLiberties { points },
        Implausible::MoreThanASet { color, stones } => Warning::MoreThanASet { color, stones },
    };
    position.implausible().into_iter().map(warning).collect()
}

/// Moves of a record that these rules do not allow: the record may be damaged.
fn irregular_moves(case: &Case, rules: RuleSet) -> Option<Warning> {
    let suicide_allowed = matches!(rules, RuleSet::Ing | RuleSet::NewZealand | RuleSet::TrompTaylor);
    let irregular = case.irregular.iter().filter(|irregular| match irregular.why {
        Irregular::Occupied => true,
        Irregular::Suicide => !suicide_allowed,
    });
    let numbers: Vec<usize> = irregular.map(|irregular| irregular.number).collect();
    (!numbers.is_empty()).then_some(Warning::IrregularMoves { numbers })
}

/// What makes a result doubtful although the position is not.
fn result_warnings(settlement: &Settlement) -> Vec<Warning> {
    let score = &settlement.score;
    let about = |points: &Vec<Point>, warning: fn(Vec<Point>) -> Warning| {
        (!points.is_empty()).then(|| warning(points.clone()))
    };
    [
        about(&score.unsealed, |points| Warning::Unsealed { points }),
        about(&score.dame, |points| Warning::OpenDame { points }),
        about(&score.in_atari, |points| Warning::InAtari { points }),
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
