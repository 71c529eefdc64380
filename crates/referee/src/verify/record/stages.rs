//! Which position of the record the board shows, when dead stones may have been taken off it and dame filled.
//!
//! Every position is weighed by what has to be supposed if it is the one: a difference without a reason costs most, that
//! the record runs on about as much, and what is usual at the end of a game little, however many stones it is about. The
//! least wins. Differences alone would not do: forty dead stones taken off make any position forty moves earlier nearer.

use shuzi::color::Color;
use shuzi::position::sgf::GameRecord;

use super::difference::{Against, Ground};
use super::{Recorded, balance};

/// What has to be supposed. A difference without a reason outweighs that the record runs on, so that a position that
/// agrees altogether is believed before one that lacks a stone.
const UNEXPLAINED: usize = 4;
const RUNS_ON: usize = 3;
const TAKEN_OFF: usize = 1;
const DAME_FILLED: usize = 1;
const UNDECIDED: usize = 1;

/// Positions that are looked at, the likeliest first: as many as a long game has. More are in records that no game made.
const MOST_LOOKED_AT: usize = 500;

/// Stones beyond those of a position that may fill dame. More points that can still be played are a game still.
const MOST_DAME: usize = 24;

/// The position before the record's last that is likelier to be the board's; of several the latest.
pub(super) fn likelier_than(last: &Against, ground: &Ground, record: &GameRecord) -> Option<Against> {
    let mut least = cost(last, 0);
    if least <= RUNS_ON {
        return None;
    }
    let at_the_end = ground.reasons_at_the_end(record);
    let mut best: Option<Against> = None;
    for (bound, stage) in stages_below(least, ground, record) {
        if bound > least {
            break;
        }
        let against = ground.against(&stage, &at_the_end);
        let cost = cost(&against, RUNS_ON);
        let is_later = best.as_ref().is_some_and(|best| best.moves < against.moves);
        if cost < least || (cost == least && is_later) {
            (least, best) = (cost, Some(against));
        }
    }
    best
}

fn cost(against: &Against, runs_on: usize) -> usize {
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
fn stages_below(least: usize, ground: &Ground, record: &GameRecord) -> Vec<(usize, Recorded)> {
    let mut bounds = bounds(ground, record);
    bounds.retain(|bound| bound.least < least);
    bounds.sort_unstable_by_key(|bound| (bound.least, bound.differences, bound.number));
    bounds.truncate(MOST_LOOKED_AT);
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
            let recorded = Recorded { position, moves, later, prisoners, played };
            stages.push((next, recorded));
        }
        number += 1;
    }
    stages.sort_by_key(|(bound, _)| (bound.least, bound.differences));
    stages.into_iter().map(|(bound, recorded)| (bound.least, recorded)).collect()
}

/// What a position costs at least.
#[derive(Clone, Copy)]
struct Bound {
    least: usize,
    differences: usize,
    /// The position's number among the record's, from zero.
    number: usize,
}

/// The bounds of all of the record's positions but the last. Of equal ones in a row, with passes between, only the
/// latest is there.
fn bounds(ground: &Ground, record: &GameRecord) -> Vec<Bound> {
    let size = record.line.size();
    let shown = ground.shown(size);
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
    let mut bounds: Vec<Bound> = Vec::new();
    for (number, stage) in record.line.replay().enumerate() {
        for change in &stage.changes {
            let index = size.index(change.point);
            let (after, before) = (counted(index, change.after), counted(index, change.before));
            now.iter_mut().zip(after).for_each(|(now, more)| *now += more);
            now.iter_mut().zip(before).for_each(|(now, fewer)| *now -= fewer);
        }
        let [came, other, differences] = now;
        let least = RUNS_ON + UNEXPLAINED * (other + came.saturating_sub(MOST_DAME));
        match bounds.last_mut().filter(|_| stage.changes.is_empty()) {
            Some(same) => same.number = number,
            None => bounds.push(Bound { least, differences, number }),
        }
    }
    // The last that changed anything is the record's last position.
    bounds.pop();
    bounds
}
