//! Which position of the record the board shows, when dead stones may have been taken off it and dame filled.
//!
//! Every position is weighed by what has to be supposed if it is the one: a difference without a reason costs most, that
//! the record runs on about as much, and what is usual at the end of a game little, however many stones it is about. The
//! least wins. Differences alone would not do: forty dead stones taken off make any position forty moves earlier nearer.

use crate::color::Color;
use crate::position::sgf::GameRecord;

use super::difference::{Against, Ground};
use super::{Recorded, balance};

/// What has to be supposed. A difference without a reason outweighs that the record runs on, so that a position that
/// agrees altogether is believed before one that lacks a stone.
const UNEXPLAINED: usize = 4;
const RUNS_ON: usize = 3;
const TAKEN_OFF: usize = 1;
const DAME_FILLED: usize = 1;
const UNDECIDED: usize = 1;

/// Positions that are looked at, those in which the fewest points differ: as many as a long game has. More are in
/// records that no game made.
const MOST_LOOKED_AT: usize = 500;

/// The position before the record's last that is likelier to be the board's; of several the latest.
pub(super) fn likelier_than(last: &Against, ground: &Ground, record: &GameRecord) -> Option<Against> {
    let least = cost(last, 0);
    if least <= RUNS_ON {
        return None;
    }
    let at_the_end = ground.reasons_at_the_end(record);
    let mut best: Option<(usize, Against)> = None;
    for stage in nearest_stages(ground, record) {
        let against = ground.against(&stage, &at_the_end);
        let cost = cost(&against, RUNS_ON);
        let is_less = match &best {
            Some((least, best)) => (cost, best.moves) < (*least, against.moves),
            None => cost < least,
        };
        if is_less {
            best = Some((cost, against));
        }
    }
    best.map(|(_, against)| against)
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

/// The positions of the record but the last in which the fewest points differ.
fn nearest_stages(ground: &Ground, record: &GameRecord) -> Vec<Recorded> {
    let chosen = {
        let mut counted = differences(ground, record);
        counted.sort_unstable();
        counted.truncate(MOST_LOOKED_AT);
        let mut chosen: Vec<usize> = counted.into_iter().map(|(_, number)| number).collect();
        chosen.sort_unstable();
        chosen
    };
    let mut wanted = chosen.into_iter().peekable();
    let (mut recorded, mut number, mut moves) = (Vec::new(), 0, 0);
    let mut played = [0; 2];
    let mut replay = record.line.replay();
    while let (Some(&next), Some(stage)) = (wanted.peek(), replay.next()) {
        for color in balance::colors(record.moves.get(moves..stage.moves).unwrap_or_default()) {
            if let Some(stones) = played.get_mut(usize::from(color == Color::White)) {
                *stones += 1;
            }
        }
        moves = stage.moves;
        if number == next {
            wanted.next();
            let later = record.moves.len().saturating_sub(stage.moves);
            let (position, prisoners) = (replay.position().clone(), stage.prisoners);
            recorded.push(Recorded { position, moves, later, prisoners, played });
        }
        number += 1;
    }
    recorded
}

/// How many points differ from each of the record's positions but the last, with the position's number from zero.
/// Positions that changed nothing are left out: they are the ones before, after a pass.
fn differences(ground: &Ground, record: &GameRecord) -> Vec<(usize, usize)> {
    let size = record.line.size();
    let shown = ground.shown(size);
    let differs = |index: usize, stone: Option<Color>| {
        usize::from(shown.get(index).is_some_and(|&(shown, in_doubt)| !in_doubt && shown != stone))
    };
    let mut now: usize = (0..size.area()).map(|index| differs(index, None)).sum();
    let mut counted: Vec<(usize, usize)> = Vec::new();
    for (number, stage) in record.line.replay().enumerate() {
        for change in &stage.changes {
            let index = size.index(change.point);
            now += differs(index, change.after);
            now -= differs(index, change.before);
        }
        if number == 0 || !stage.changes.is_empty() {
            counted.push((now, number));
        }
    }
    // The last that changed anything is the record's last position.
    counted.pop();
    counted
}
