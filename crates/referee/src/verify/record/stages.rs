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

/// Cost of each difference without a reason. It is greater than [`RUNS_ON`], so that a position
/// that agrees completely is preferred to one that lacks a stone.
const UNEXPLAINED: usize = 4;
/// Cost of a record that continues after the position.
const RUNS_ON: usize = 3;
/// Cost of dead stones having been removed, however many.
const TAKEN_OFF: usize = 1;
/// Cost of dame having been filled, however many.
const DAME_FILLED: usize = 1;
/// Cost of each difference at a doubtful point.
const UNDECIDED: usize = 1;

/// Maximum number of positions that are examined, the likeliest first: as many as a long game has.
/// Only records that do not come from a game have more.
const MAX_STAGES: usize = 500;

/// Maximum number of additional stones that may all be filled dame. With more points to play, the
/// game is not finished.
const MAX_DAME: usize = 24;

/// Finds a position before the record's last that the board is likelier to show; of several equally
/// likely ones, the latest.
pub(super) fn find_likelier_stage(
    last: &PositionComparison,
    comparer: &RecordComparer,
    record: &GameRecord,
) -> Option<PositionComparison> {
    // Positions are examined in the order of a lower bound of their cost, until no other can be
    // better.
    let mut least = compute_cost(last, 0);
    if least <= RUNS_ON {
        return None;
    }
    let at_the_end = comparer.reasons_at_the_end(record);
    let mut best: Option<PositionComparison> = None;
    for (bound, stage) in stages_below(least, comparer, record) {
        if bound > least {
            break;
        }
        let comparison = comparer.compare_with(&stage, &at_the_end);
        let cost = compute_cost(&comparison, RUNS_ON);
        let is_later = best
            .as_ref()
            .is_some_and(|best| best.moves < comparison.moves);
        if cost < least || (cost == least && is_later) {
            (least, best) = (cost, Some(comparison));
        }
    }
    best
}

/// Computes the cost of a position. `runs_on` is the cost of a record that continues after it.
fn compute_cost(comparison: &PositionComparison, runs_on: usize) -> usize {
    let taken_off = usize::from(comparison.lifted_stones().next().is_some());
    let filled = usize::from(comparison.dame_stones().next().is_some());
    runs_on
        + UNEXPLAINED * comparison.count_unexplained()
        + TAKEN_OFF * taken_off
        + DAME_FILLED * filled
        + UNDECIDED * comparison.undecided.len()
}

/// Returns the positions before the record's last that may cost less than `least`, each with a
/// lower bound of its cost, the likeliest first.
fn stages_below(
    least: usize,
    comparer: &RecordComparer,
    record: &GameRecord,
) -> Vec<(usize, RecordedPosition)> {
    let mut bounds = compute_bounds(comparer, record);
    bounds.retain(|bound| bound.least < least);
    bounds.sort_unstable_by_key(|bound| (bound.least, bound.differences, bound.number));
    bounds.truncate(MAX_STAGES);
    // The record is replayed once, so the chosen positions are needed in its order, too.
    bounds.sort_unstable_by_key(|bound| bound.number);
    let mut wanted = bounds.into_iter().peekable();
    let (mut stages, mut number, mut moves) = (Vec::new(), 0, 0);
    let mut played = [0; 2];
    let mut replay = record.line.replay();
    while let (Some(next), Some(stage)) = (wanted.peek().copied(), replay.next()) {
        for color in balance::stone_colors(record.moves.get(moves..stage.moves).unwrap_or_default())
        {
            if let Some(stones) = played.get_mut(usize::from(color == Color::White)) {
                *stones += 1;
            }
        }
        moves = stage.moves;
        if number == next.number {
            wanted.next();
            let later = record.moves.len().saturating_sub(stage.moves);
            let (position, prisoners) = (replay.position().clone(), stage.prisoners);
            let recorded = RecordedPosition {
                position,
                moves,
                later,
                prisoners,
                played,
            };
            stages.push((next, recorded));
        }
        number += 1;
    }
    stages.sort_by_key(|(bound, _)| (bound.least, bound.differences));
    stages
        .into_iter()
        .map(|(bound, recorded)| (bound.least, recorded))
        .collect()
}

/// A lower bound of the cost of a position.
#[derive(Clone, Copy)]
struct StageBound {
    least: usize,
    differences: usize,
    /// The number of the position among the record's, from 0.
    number: usize,
}

/// Computes the bounds of all positions before the record's last. Of equal positions in a row,
/// which passes separate, only the latest is included.
///
/// The bound counts only differences that nothing usual explains: stones of the other colour, and
/// additional stones beyond those that may fill dame. Missing stones may all have been removed.
fn compute_bounds(comparer: &RecordComparer, record: &GameRecord) -> Vec<StageBound> {
    let size = record.line.size();
    let in_photo = comparer.stones_in_photo(size);
    // Additional stones, stones of the other colour, and all differences, at a point with this
    // stone in the record.
    let count_differences = |index: usize, stone: Option<Color>| -> [usize; 3] {
        let Some(&(in_photo, is_doubtful)) = in_photo.get(index) else {
            return [0; 3];
        };
        let differs = !is_doubtful && in_photo != stone;
        let is_extra = differs && stone.is_none();
        let is_recolored = differs && stone.is_some() && in_photo.is_some();
        [is_extra, is_recolored, differs].map(usize::from)
    };
    // The numbers for the position that the replay has reached, beginning with an empty board.
    let mut now = [0; 3];
    for index in 0..size.area() {
        let at_first = count_differences(index, None);
        now.iter_mut()
            .zip(at_first)
            .for_each(|(now, more)| *now += more);
    }
    let mut bounds: Vec<StageBound> = Vec::new();
    for (number, stage) in record.line.replay().enumerate() {
        for change in &stage.changes {
            let index = size.index(change.point);
            let after = count_differences(index, change.after);
            let before = count_differences(index, change.before);
            now.iter_mut()
                .zip(after)
                .for_each(|(now, more)| *now += more);
            now.iter_mut()
                .zip(before)
                .for_each(|(now, fewer)| *now -= fewer);
        }
        let [extra, recolored, differences] = now;
        let least = RUNS_ON + UNEXPLAINED * (recolored + extra.saturating_sub(MAX_DAME));
        match bounds.last_mut().filter(|_| stage.changes.is_empty()) {
            Some(same) => same.number = number,
            None => bounds.push(StageBound {
                least,
                differences,
                number,
            }),
        }
    }
    // The last one is the record's last position.
    bounds.pop();
    bounds
}
