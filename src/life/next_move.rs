//! The next move: where a single place is undecided, the player to move decides it.

use super::search::{RegionVerdicts, Verdict};
use super::{ChainLife, Reason, Status};
use crate::color::Color;
use crate::point::Point;

/// The only undecided place of a board, and where the player to move plays in it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct UndecidedPlace {
    region: usize,
    point: Point,
}

/// Returns the verdicts after `player` has moved first in the only undecided place of the board.
/// `proposed` holds the statuses without that move.
///
/// `None` if nothing is undecided; if several places are, because it is unknown in which of them the
/// player would move; or if it is not proved what follows. A ko is an undecided place, too, and so is
/// a chain that is unsettled by estimate.
pub(super) fn decide_next_move(
    player: Color,
    read: &RegionVerdicts,
    proposed: &[ChainLife],
) -> Option<Vec<Option<Verdict>>> {
    let mut place = None;
    let mut decided = read.of_chains.clone();
    for (index, chain) in proposed.iter().enumerate() {
        if matches!(
            chain.reason,
            Reason::PassAlive | Reason::InsidePassAliveArea
        ) {
            continue;
        }
        match read.of_chains[index] {
            Some(Verdict::NextMove { first, status }) => {
                let here = UndecidedPlace {
                    region: read.regions[index]?,
                    point: first[player]?,
                };
                if place.is_some_and(|place| place != here) {
                    return None;
                }
                place = Some(here);
                decided[index] = Some(Verdict::Decided {
                    player,
                    point: here.point,
                    status: status[player]?,
                });
            }
            Some(Verdict::Ko { .. }) => return None,
            _ if chain.status == Status::Unsettled => return None,
            _ => {}
        }
    }
    place.map(|_| decided)
}
