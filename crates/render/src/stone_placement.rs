//! Places stones on their points, more or less carefully.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::scene::Stones;
use super::stone::PlacedStone;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};

/// Rounds of pushing overlapping stones apart. In the second half they move towards their points.
const PUSHES: usize = 40;
/// Distance of carelessly placed stones from their points, in spacings: the standard deviation each
/// way, and the maximum, which is nearer to another point.
const ASTRAY: f64 = 0.2;
const FARTHEST: f64 = 0.62;

/// Places the stones near their points, `pitch` mm apart, without overlap.
pub(super) fn place_stones(
    size: BoardSize,
    color_at: impl Fn(Point) -> Option<Color>,
    pitch: [f64; 2],
    stones: &Stones,
    rng: &mut Pcg64Mcg,
) -> Vec<Option<PlacedStone>> {
    let mut put: Vec<Option<PlacedStone>> = size
        .points()
        .map(|point| {
            // Empty points draw random numbers too, so that an additional stone does not move the
            // others.
            let mut away = stones.jitter * pitch[0] * rng.random_range(0.0..1.0_f64).sqrt();
            let (sin, cos) = rng.random_range(0.0..std::f64::consts::TAU).sin_cos();
            let grain = rng.random_range(0.0..std::f64::consts::PI);
            let own = rng.random();
            if stones.astray > 0.0 && rng.random_bool(stones.astray) {
                away = pitch[0]
                    * (ASTRAY * (-2.0 * (1.0 - rng.random_range(0.0..1.0_f64)).ln()).sqrt()).min(FARTHEST);
            }
            let (x, y) = home(point, pitch);
            let (x, y) = (x + away * cos, y + away * sin);
            Some(PlacedStone { color: color_at(point)?, x, y, floor: 0.0, grain, own, marked: false })
        })
        .collect();
    let diameter = stones.diameter * pitch[0];
    for round in 0..PUSHES {
        if !separate(size, &mut put, diameter, pitch, round >= PUSHES / 2) {
            break;
        }
    }
    put
}

/// Pushes every overlapping pair of stones apart, or, if `homewards` is set, moves both towards
/// their points, where stones of at most one pitch cannot overlap. Returns true if any stones
/// overlapped.
fn separate(
    size: BoardSize,
    put: &mut [Option<PlacedStone>],
    diameter: f64,
    pitch: [f64; 2],
    homewards: bool,
) -> bool {
    let mut any = false;
    for point in size.points() {
        for (right, down) in [(1, 0), (0, 1), (1, 1)] {
            let Some(other) = size.point(point.col() + right, point.row() + down) else { continue };
            let (here, there) = (size.index(point), size.index(other));
            let (Some(Some(a)), Some(Some(b))) = (put.get(here).copied(), put.get(there).copied()) else {
                continue;
            };
            let distance = (b.x - a.x).hypot(b.y - a.y).max(1e-6);
            if distance >= diameter {
                continue;
            }
            any = true;
            let half = (diameter - distance) / 2.0;
            let (step_x, step_y) = ((b.x - a.x) / distance * half, (b.y - a.y) / distance * half);
            for (index, place, sign) in [(here, point, -1.0), (there, other, 1.0)] {
                let Some(Some(stone)) = put.get_mut(index) else { continue };
                if homewards {
                    let (x, y) = home(place, pitch);
                    stone.x = (stone.x + x) / 2.0;
                    stone.y = (stone.y + y) / 2.0;
                } else {
                    stone.x += sign * step_x;
                    stone.y += sign * step_y;
                }
            }
        }
    }
    any
}

/// Returns the position of a point on the board, mm.
fn home(point: Point, pitch: [f64; 2]) -> (f64, f64) {
    (point.col() as f64 * pitch[0], point.row() as f64 * pitch[1])
}
