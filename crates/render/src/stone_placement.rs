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

/// Farthest that a stone between points lies from its own one, in spacings each way.
const BETWEEN: f64 = 0.55;

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
                    * (ASTRAY * (-2.0 * (1.0 - rng.random_range(0.0..1.0_f64)).ln()).sqrt())
                        .min(FARTHEST);
            }
            let (x, y) = home(point, pitch);
            let (x, y) = (x + away * cos, y + away * sin);
            Some(PlacedStone {
                color: color_at(point)?,
                x,
                y,
                floor: 0.0,
                grain,
                own,
                marked: false,
            })
        })
        .collect();
    if stones.between > 0.0 {
        for point in size.points() {
            if rng.random_bool(stones.between) {
                move_between(size, &mut put, point, pitch, rng);
            }
        }
    }
    let diameter = stones.diameter * pitch[0];
    for round in 0..PUSHES {
        if !separate(size, &mut put, diameter, pitch, round >= PUSHES / 2) {
            break;
        }
    }
    put
}

/// Moves the stone of a point anywhere between that point and empty ones beside it: along a line,
/// or into the square of four points.
fn move_between(
    size: BoardSize,
    put: &mut [Option<PlacedStone>],
    point: Point,
    pitch: [f64; 2],
    rng: &mut Pcg64Mcg,
) {
    let [right, down] = [0, 1].map(|_| if rng.random_bool(0.5) { 1_isize } else { -1 });
    let (across, along) = match rng.random_range(0..4) {
        0 | 1 => (right, down),
        2 => (right, 0),
        _ => (0, down),
    };
    let is_free = |right: isize, down: isize| {
        let place = point
            .col()
            .checked_add_signed(right)
            .zip(point.row().checked_add_signed(down));
        let beside = place.and_then(|(col, row)| size.point(col, row));
        beside.is_some_and(|beside| {
            beside == point || put.get(size.index(beside)).is_some_and(Option::is_none)
        })
    };
    let free = is_free(across, 0) && is_free(0, along) && is_free(across, along);
    let shares = [0, 1].map(|_| rng.random_range(0.1..BETWEEN));
    if let (true, Some(Some(stone))) = (free, put.get_mut(size.index(point))) {
        let (x, y) = home(point, pitch);
        // Across the line there is the usual deviation.
        let place = |home: f64, at: f64, toward: isize, share: f64, pitch: f64| {
            if toward == 0 {
                at
            } else {
                home + toward as f64 * share * pitch
            }
        };
        stone.x = place(x, stone.x, across, shares[0], pitch[0]);
        stone.y = place(y, stone.y, along, shares[1], pitch[1]);
    }
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
            let Some(other) = size.point(point.col() + right, point.row() + down) else {
                continue;
            };
            let (here, there) = (size.index(point), size.index(other));
            let (Some(Some(a)), Some(Some(b))) = (put.get(here).copied(), put.get(there).copied())
            else {
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
                let Some(Some(stone)) = put.get_mut(index) else {
                    continue;
                };
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
