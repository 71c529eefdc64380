//! Local boards on which nothing can change any more.
//!
//! Benson's theorem, as in [`PassAlive`](crate::position::PassAlive), with one addition: a chain
//! that touches a wall of its own colour needs no eyes.

use super::local_board::{Bits, LocalStones, Terrain};
use crate::color::{ByColor, Color};

/// A region of a colour's opponent: connected points without the colour's stones.
struct Enclosure {
    points: Bits,
    /// The chains of the colour around it that do not touch a wall.
    border: Vec<usize>,
    /// Those of `border` of which every empty point of it is a liberty.
    vital_to: Vec<usize>,
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
    let free: Vec<Bits> = terrain
        .pieces(own)
        .filter(|chain| chain & walls == 0)
        .collect();
    let held = terrain
        .pieces(own)
        .filter(|chain| chain & walls != 0)
        .fold(0, |all, chain| all | chain);
    let mut regions = enclosures(terrain, stones, color, &free);
    let mut alive = vec![true; free.len()];
    loop {
        let vital = |chain: usize| {
            regions
                .iter()
                .filter(|region| region.vital_to.contains(&chain))
                .count()
        };
        let dropped: Vec<usize> = (0..free.len())
            .filter(|&chain| alive[chain] && vital(chain) < 2)
            .collect();
        if dropped.is_empty() {
            break;
        }
        for chain in dropped {
            alive[chain] = false;
        }
        regions.retain(|region| region.border.iter().all(|&chain| alive[chain]));
    }
    let living = free.iter().zip(&alive).filter(|(_, alive)| **alive);
    let mut area = living.fold(held, |all, (chain, _)| all | chain);
    for region in &regions {
        // Two eyes of the other side need two points that the colour does not touch.
        let touched = terrain.neighbours(own) | walls;
        if (region.points & !touched).count_ones() < 2 {
            area |= region.points;
        }
    }
    area
}

/// Finds the regions around which only `color` stands. A region that touches a wall of the other
/// side is not one of them.
fn enclosures(
    terrain: &Terrain,
    stones: &LocalStones,
    color: Color,
    free: &[Bits],
) -> Vec<Enclosure> {
    let (own, empty) = (stones.of[color], terrain.empty(stones));
    let foreign_walls = terrain.beside_wall(color.opponent());
    let regions = terrain.pieces(terrain.all() & !own);
    regions
        .filter(|points| points & foreign_walls == 0)
        .map(|points| {
            let touches = |chain: &Bits| terrain.neighbours(points) & chain != 0;
            let is_vital = |chain: &Bits| {
                let inside = points & empty;
                inside != 0 && inside & !terrain.neighbours(*chain) == 0
            };
            let chains = |is_so: &dyn Fn(&Bits) -> bool| {
                (0..free.len())
                    .filter(|&chain| is_so(&free[chain]))
                    .collect()
            };
            Enclosure {
                points,
                border: chains(&touches),
                vital_to: chains(&|chain| touches(chain) && is_vital(chain)),
            }
        })
        .collect()
}
