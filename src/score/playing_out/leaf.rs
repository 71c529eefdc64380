//! Leaf: what a board counts once both have passed, compared with the board before.

use crate::color::Color;
use crate::position::fast_board::{Cell, FastBoard, Spot};

use super::ground::Ground;
use super::moves::Changes;

/// More than any board can change.
pub(super) const UNBOUNDED: i32 = 10_000;

/// How much Black's margin differs from the one before, in points: at least, and at most. Prisoners taken on the way are
/// counted apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    /// The least that it can be.
    pub least: i32,
    /// The most that it can be.
    pub most: i32,
}

impl Difference {
    fn add(&mut self, points: i32) {
        self.least += points;
        self.most += points;
    }
}

/// Counts `board`, on which nothing more is played.
///
/// Closed territory stays its owner's with whatever was put into it, as long as no stone around it was captured. Where
/// the border was broken what stands there counts, and an empty region belongs to the colour that alone surrounds it; one
/// that both touch would have to be judged anew, so that nothing is known of what its owner loses.
pub(super) fn difference(ground: &Ground, board: &FastBoard, changes: &Changes) -> Difference {
    let broken = broken_regions(ground, changes);
    let mut difference = Difference { least: 0, most: 0 };
    let mut seen = vec![false; board.len()];
    let spots = ground.contested.iter().chain(&changes.played).chain(&changes.captured);
    let of_broken = broken.iter().filter_map(|&region| ground.regions.get(region));
    for &spot in spots.chain(of_broken.flat_map(|region| &region.spots)) {
        if seen[usize::from(spot)] {
            continue;
        }
        let region = ground.region[usize::from(spot)];
        if region.is_some_and(|region| !broken.contains(&region)) {
            seen[usize::from(spot)] = true;
            difference.add(in_closed_territory(ground, board, spot));
            continue;
        }
        match board.cell(spot) {
            Cell::Stone(color) => {
                seen[usize::from(spot)] = true;
                let now = if ground.counts_area { points(color) } else { 0 };
                difference.add(now - before(ground, spot));
            }
            Cell::Empty => add_empty(ground, board, changes, spot, &mut seen, &mut difference),
            Cell::Border => {}
        }
    }
    difference
}

/// The enclosed regions of which a stone around them was captured.
fn broken_regions(ground: &Ground, changes: &Changes) -> Vec<usize> {
    let mut broken = Vec::new();
    for &spot in &changes.captured {
        let Cell::Stone(color) = ground.board.cell(spot) else { continue };
        for beside in ground.board.neighbours(spot) {
            let region = ground.region[usize::from(beside)];
            let is_own = |region: &usize| ground.regions.get(*region).is_some_and(|r| r.owner == color);
            broken.extend(region.filter(is_own).filter(|region| !broken.contains(region)));
        }
    }
    broken
}

/// What a spot of closed territory counts more or less than before, with what stands on it now.
fn in_closed_territory(ground: &Ground, board: &FastBoard, spot: Spot) -> i32 {
    let owner = ground.region[usize::from(spot)].and_then(|region| ground.regions.get(region));
    match (owner.map(|region| region.owner), board.cell(spot)) {
        (Some(owner), Cell::Stone(color)) if !ground.counts_area => match color == owner {
            // A point of territory is filled.
            true => -before(ground, spot),
            // A dead stone is a prisoner.
            false => points(owner),
        },
        _ => 0,
    }
}

/// Adds what a region of empty spots counts more or less than before.
fn add_empty(
    ground: &Ground,
    board: &FastBoard,
    changes: &Changes,
    first: Spot,
    seen: &mut [bool],
    difference: &mut Difference,
) {
    let (region, touches) = board.empty_region(first, seen);
    let was: i32 = region.iter().map(|&spot| before(ground, spot)).sum();
    let all = i32::try_from(region.len()).unwrap_or(UNBOUNDED);
    match touches.only() {
        Some(Color::Black) => difference.add(all - was),
        Some(Color::White) => difference.add(-all - was),
        None => {
            let lost_by = |color: Color| {
                let is_broken = |spot: &Spot| {
                    let region = ground.region[usize::from(*spot)];
                    region.and_then(|region| ground.regions.get(region)).is_some_and(|r| r.owner == color)
                };
                region.iter().any(is_broken)
            };
            // Where nothing was tried any more either may get all of it.
            let was_tried = |spot: &Spot| ground.contested.contains(spot) || changes.captured.contains(spot);
            let vague = if region.iter().all(was_tried) { 0 } else { all };
            difference.least += if lost_by(Color::Black) { -UNBOUNDED } else { -was - vague };
            difference.most += if lost_by(Color::White) { UNBOUNDED } else { -was + vague };
        }
    }
}

/// What a spot counted for Black before the first move.
fn before(ground: &Ground, spot: Spot) -> i32 {
    match ground.board.cell(spot) {
        Cell::Stone(color) if ground.counts_area => points(color),
        _ => ground.territory[usize::from(spot)].map_or(0, points),
    }
}

/// A point of a player, as points for Black.
fn points(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}
