//! Local boards on which nothing can change any more.
//!
//! Benson's theorem, as in [`PassAlive`](crate::position::PassAlive), with one addition: a chain
//! that touches a wall of its own colour needs no eyes.

use super::local_board::{Bits, LocalStones, Terrain};
use crate::color::{ByColor, Color};

/// A region around which only one colour stands: connected points without its stones.
struct Enclosure {
    points: Bits,
    /// The stones of the colour's chains around it that do not touch a wall.
    border: Bits,
    /// The stones of those of which every empty point of it is a liberty.
    vital_to: Bits,
}

/// Returns each player's points if every point is one player's whatever the other does, even if
/// the owner always passes; otherwise `None`.
pub(super) fn settled_area(terrain: &Terrain, stones: &LocalStones) -> Option<ByColor<Bits>> {
    // Most boards have a point that both sides touch: it is cheaper to look for one first.
    let is_shared = |region| {
        let touched = terrain.touched_by(region, stones);
        touched.black && touched.white
    };
    if terrain.pieces(terrain.empty(stones)).any(is_shared) {
        return None;
    }
    let area = ByColor::each(|color| safe_area(terrain, stones, color) & terrain.counted());
    (area.black | area.white == terrain.counted()).then_some(area)
}

/// Returns the points that `color` holds even if it always passes.
pub(super) fn safe_area(terrain: &Terrain, stones: &LocalStones, color: Color) -> Bits {
    let own = stones.of[color];
    let walls = terrain.beside_wall(color);
    let held = terrain.connected(own & walls, own);
    let mut living = own & !held;
    let mut regions = enclosures(terrain, stones, color, living);
    loop {
        let has_two_eyes = |chain: &Bits| {
            let vital = regions.iter().filter(|region| region.vital_to & chain != 0);
            vital.count() >= 2
        };
        let kept = terrain
            .pieces(living)
            .filter(has_two_eyes)
            .fold(0, |all, chain| all | chain);
        if kept == living {
            break;
        }
        living = kept;
        regions.retain(|region| region.border & !living == 0);
    }
    let touched = terrain.neighbours(own) | walls;
    // Two eyes of the other side need two points that the colour does not touch.
    let safe = regions
        .iter()
        .filter(|region| (region.points & !touched).count_ones() < 2);
    safe.fold(held | living, |area, region| area | region.points)
}

/// Finds the regions around which only `color` stands. A region that touches a wall of the other
/// side is not one of them. `free` are the stones of the chains that touch no wall.
fn enclosures(terrain: &Terrain, stones: &LocalStones, color: Color, free: Bits) -> Vec<Enclosure> {
    let empty = terrain.empty(stones);
    let foreign_walls = terrain.beside_wall(color.opponent());
    terrain
        .pieces(terrain.all() & !stones.of[color])
        .filter(|points| points & foreign_walls == 0)
        .map(|points| {
            let border = terrain.connected(terrain.neighbours(points) & free, free);
            let inside = points & empty;
            let is_vital = |chain: &Bits| inside != 0 && inside & !terrain.neighbours(*chain) == 0;
            let vital_to = terrain.pieces(border).filter(is_vital);
            Enclosure {
                points,
                border,
                vital_to: vital_to.fold(0, |all, chain| all | chain),
            }
        })
        .collect()
}
