//! Counts a board after both players have passed, compared with the board at the start.

use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};

use super::endgame_board::EndgameBoard;
use super::moves::Changes;

/// A number of points greater than any possible change.
pub(super) const UNBOUNDED: i32 = 10_000;

/// The change of Black's margin since the start, in points, without prisoners captured on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MarginChange {
    /// The smallest possible change.
    pub least: i32,
    /// The largest possible change.
    pub most: i32,
}

impl MarginChange {
    /// Adds a known number of points.
    fn add(&mut self, points: i32) {
        self.least += points;
        self.most += points;
    }
}

/// Counts `board`, on which no more moves are played.
///
/// Closed territory stays its owner's whatever was put into it, as long as no stone around it was
/// captured. If the border was broken, the stones in it count, and an empty region belongs to the
/// colour that alone surrounds it. A region that both colours touch would have to be judged anew,
/// so that its owner's loss is unbounded.
pub(super) fn count_change(
    endgame: &EndgameBoard,
    board: &FastBoard,
    changes: &Changes,
) -> MarginChange {
    let broken = find_broken_regions(endgame, changes);
    let mut change = MarginChange { least: 0, most: 0 };
    // Only spots that may have changed are counted: open points, points of moves and captures, and
    // regions whose border was broken.
    let mut seen = vec![false; board.len()];
    let spots = endgame
        .contested
        .iter()
        .chain(&changes.played)
        .chain(&changes.captured);
    let of_broken = broken
        .iter()
        .filter_map(|&region| endgame.regions.get(region));
    for &spot in spots.chain(of_broken.flat_map(|region| &region.spots)) {
        if seen[usize::from(spot)] {
            continue;
        }
        let region = endgame.region[usize::from(spot)];
        if region.is_some_and(|region| !broken.contains(&region)) {
            seen[usize::from(spot)] = true;
            change.add(change_in_closed_territory(endgame, board, spot));
            continue;
        }
        match board.cell(spot) {
            Cell::Stone(color) => {
                seen[usize::from(spot)] = true;
                let now = if endgame.counts_area {
                    points(color)
                } else {
                    0
                };
                change.add(now - value_at_start(endgame, spot));
            }
            Cell::Empty => add_empty_region(endgame, board, changes, spot, &mut seen, &mut change),
            Cell::Border => {}
        }
    }
    change
}

/// Finds the enclosed regions around which a stone was captured.
fn find_broken_regions(endgame: &EndgameBoard, changes: &Changes) -> Vec<usize> {
    let mut broken = Vec::new();
    for &spot in &changes.captured {
        let Cell::Stone(color) = endgame.board.cell(spot) else {
            continue;
        };
        for beside in endgame.board.neighbours(spot) {
            let Some(region) = endgame.region[usize::from(beside)] else {
                continue;
            };
            let is_own = endgame
                .regions
                .get(region)
                .is_some_and(|enclosed| enclosed.owner == color);
            if is_own && !broken.contains(&region) {
                broken.push(region);
            }
        }
    }
    broken
}

/// Returns the change of a spot in closed territory, in points for Black.
fn change_in_closed_territory(endgame: &EndgameBoard, board: &FastBoard, spot: Spot) -> i32 {
    let owner = endgame.region[usize::from(spot)].and_then(|region| endgame.regions.get(region));
    match (owner.map(|region| region.owner), board.cell(spot)) {
        _ if endgame.counts_area => 0,
        // The owner has filled a point of territory.
        (Some(owner), Cell::Stone(color)) if color == owner => -value_at_start(endgame, spot),
        // The opponent's stone is dead, and a prisoner.
        (Some(owner), Cell::Stone(_)) => points(owner),
        _ => 0,
    }
}

/// Adds the change of the empty region around `first`.
fn add_empty_region(
    endgame: &EndgameBoard,
    board: &FastBoard,
    changes: &Changes,
    first: Spot,
    seen: &mut [bool],
    change: &mut MarginChange,
) {
    let (region, touches) = board.empty_region(first, seen);
    let was: i32 = region
        .iter()
        .map(|&spot| value_at_start(endgame, spot))
        .sum();
    let all = i32::try_from(region.len()).unwrap_or(UNBOUNDED);
    match touches.only() {
        Some(Color::Black) => change.add(all - was),
        Some(Color::White) => change.add(-all - was),
        None => {
            let has_territory_of = |color: Color| {
                region.iter().any(|&spot| {
                    let enclosed =
                        endgame.region[usize::from(spot)].and_then(|at| endgame.regions.get(at));
                    enclosed.is_some_and(|enclosed| enclosed.owner == color)
                })
            };
            // If moves were not tried on all of its points, either player may get the whole region.
            let was_tried =
                |spot: &Spot| endgame.contested.contains(spot) || changes.captured.contains(spot);
            let vague = if region.iter().all(was_tried) { 0 } else { all };
            change.least += if has_territory_of(Color::Black) {
                -UNBOUNDED
            } else {
                -was - vague
            };
            change.most += if has_territory_of(Color::White) {
                UNBOUNDED
            } else {
                -was + vague
            };
        }
    }
}

/// Returns the value of a spot at the start, in points for Black.
fn value_at_start(endgame: &EndgameBoard, spot: Spot) -> i32 {
    match endgame.board.cell(spot) {
        Cell::Stone(color) if endgame.counts_area => points(color),
        _ => endgame.territory[usize::from(spot)].map_or(0, points),
    }
}

/// Returns the value of one point of a player, in points for Black.
fn points(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}
