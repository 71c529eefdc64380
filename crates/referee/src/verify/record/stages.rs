//! Finds the position of the record that the board shows, although dead stones may have been
//! removed and dame filled.
//!
//! Each position is given a cost for what has to be assumed if the board shows it. Differences
//! without a reason cost most, a record that continues costs slightly less, and what is usual at
//! the end of a game costs little, however many stones are concerned. The position with the least
//! cost wins. The number of differences alone would be misleading: with forty dead stones removed,
//! a position forty moves earlier is nearer.

use shuzi::color::Color;
use shuzi::position::sgf::GameRecord;

use super::difference::{PositionComparison, RecordComparer};
use super::{RecordedPosition, balance};

/// Costs of assumptions. A difference without a reason costs more than a record that continues, so
/// that a position that agrees completely is preferred to one that lacks a stone.
const UNEXPLAINED: usize = 4;
const RUNS_ON: usize = 3;
const TAKEN_OFF: usize = 1;
const DAME_FILLED: usize = 1;
const UNDECIDED: usize = 1;

/// Positions that are looked at, the likeliest first: as many as a long game has. More are in records that no game made.
const MAX_STAGES: usize = 500;

/// Stones beyond those of a position that may fill dame. More points that can still be played are a game still.
const MAX_DAME: usize = 24;

/// The position before the record's last that is likelier to be the board's; of several the latest.
pub(super) fn find_likelier_stage(
    last: &PositionComparison,
    comparer: &RecordComparer,
    record: &GameRecord,
) -> Option<PositionComparison> {
    let mut least = cost(last, 0);
    if least <= RUNS_ON {
        return None;
    }
    let at_the_end = comparer.reasons_at_the_end(record);
    let mut best: Option<PositionComparison> = None;
    for (bound, stage) in stages_below(least, comparer, record) {
        if bound > least {
            break;
        }
        let against = comparer.against(&stage, &at_the_end);
        let cost = cost(&against, RUNS_ON);
        let is_later = best.as_ref().is_some_and(|best| best.moves < against.moves);
        if cost < least || (cost == least && is_later) {
            (least, best) = (cost, Some(against));
        }
    }
    best
}

fn cost(against: &PositionComparison, runs_on: usize) -> usize {
    let taken_off = usize::from(against.lifted().next().is_some());
    let filled = usize::from(against.dame().next().is_some());
    runs_on
        + UNEXPLAINED * against.unexplained()
        + TAKEN_OFF * taken_off
        + DAME_FILLED * filled
        + UNDECIDED * against.undecided.len()
}

/// The positions of the record but the last that may cost less than `least`, each with what it costs at least, the
/// likeliest first.
fn stages_below(
    least: usize,
    comparer: &RecordComparer,
    record: &GameRecord,
) -> Vec<(usize, RecordedPosition)> {
    let mut bounds = bounds(comparer, record);
    bounds.retain(|bound| bound.least < least);
    bounds.sort_unstable_by_key(|bound| (bound.least, bound.differences, bound.number));
    bounds.truncate(MAX_STAGES);
    bounds.sort_unstable_by_key(|bound| bound.number);
    let mut wanted = bounds.into_iter().peekable();
    let (mut stages, mut number, mut moves) = (Vec::new(), 0, 0);
    let mut played = [0; 2];
    let mut replay = record.line.replay();
    while let (Some(next), Some(stage)) = (wanted.peek().copied(), replay.next()) {
        for color in balance::colors(record.moves.get(moves..stage.moves).unwrap_or_default()) {
            if let Some(stones) = played.get_mut(usize::from(color == Color::White)) {
                *stones += 1;
            }
        }
        moves = stage.moves;
        if number == next.number {
            wanted.next();
            let later = record.moves.len().saturating_sub(stage.moves);
            let (position, prisoners) = (replay.position().clone(), stage.prisoners);
            let recorded = RecordedPosition { position, moves, later, prisoners, played };
            stages.push((next, recorded));
        }
        number += 1;
    }
    stages.sort_by_key(|(bound, _)| (bound.least, bound.differences));
    stages.into_iter().map(|(bound, recorded)| (bound.least, recorded)).collect()
}

/// A lower bound for the cost of a position.
#[derive(Clone, Copy)]
struct StageBound {
    least: usize,
    differences: usize,
    /// The position's number among the record's, from zero.
    number: usize,
}

/// The bounds of all of the record's positions but the last. Of equal ones in a row, with passes between, only the
/// latest is there.
fn bounds(comparer: &RecordComparer, record: &GameRecord) -> Vec<StageBound> {
    let size = record.line.size();
    let shown = comparer.shown(size);
    // Stones that came and stones of another colour, which nobody takes off, and all that differs.
    let counted = |index: usize, stone: Option<Color>| -> [usize; 3] {
        let Some(&(shown, in_doubt)) = shown.get(index) else { return [0; 3] };
        let differs = !in_doubt && shown != stone;
        let has_come = differs && stone.is_none();
        let is_other = differs && stone.is_some() && shown.is_some();
        [has_come, is_other, differs].map(usize::from)
    };
    let mut now = [0; 3];
    for index in 0..size.area() {
        let first = counted(index, None);
        now.iter_mut().zip(first).for_each(|(now, more)| *now += more);
    }
    let mut bounds: Vec<StageBound> = Vec::new();
    for (number, stage) in record.line.replay().enumerate() {
        for change in &stage.changes {
            let index = size.index(change.point);
            let (after, before) = (counted(index, change.after), counted(index, change.before));
            now.iter_mut().zip(after).for_each(|(now, more)| *now += more);
            now.iter_mut().zip(before).for_each(|(now, fewer)| *now -= fewer);
        }
        let [came, other, differences] = now;
        let least = RUNS_ON + UNEXPLAINED * (other + came.saturating_sub(MAX_DAME));
        match bounds.last_mut().filter(|_| stage.changes.is_empty()) {
            Some(same) => same.number = number,
            None => bounds.push(StageBound { least, differences, number }),
        }
    }
    // The last one is the record's last position.
    bounds.pop();
    bounds
}
