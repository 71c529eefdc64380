//! A board with its stones, standing on the table.

use nalgebra::Vector3;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::PlacedBoard;
use super::camera::Ray;
use super::noise;
use super::scene::Scene;
use super::stone::{self, Shape, Stone};
use crate::point::BoardSize;

/// Distance between vertical lines, mm: the seeds give 22.1 to 23, Japanese boards 22.
pub(super) const COLUMN_MM: f64 = 22.0;
/// Distance between horizontal lines, mm: boards are a little longer than wide.
pub(super) const ROW_MM: f64 = 23.7;
/// Radius of a star point, mm.
const STAR_MM: f64 = 2.1;
/// Ink runs this far into the wood, mm.
const INK_BLEEDS_MM: f64 = 0.25;

/// What a ray met on a board.
#[derive(Clone, Copy, Debug)]
pub(super) enum Met<'a> {
    /// The wood: the playing surface when the normal points up, else a side.
    Wood,
    /// A stone.
    Stone(&'a Stone),
}

/// A board in its place. Its frame is the world turned and moved so that the topmost left crossing is the
/// origin; z is up from the playing surface.
#[derive(Clone, Debug)]
pub(super) struct BoardOnTable {
    size: BoardSize,
    /// World place of the frame's origin.
    origin: Vector3<f64>,
    sin: f64,
    cos: f64,
    margin: f64,
    thickness: f64,
    line: f64,
    shape: Shape,
    stones: Vec<Option<Stone>>,
    /// How far a stone can reach from its point, in mm.
    reach: f64,
}

impl BoardOnTable {
    pub(super) fn new(placed: &PlacedBoard<'_>, scene: &Scene, number: u64) -> BoardOnTable {
        let size = placed.position.size();
        let (sin, cos) = placed.turn_deg.to_radians().sin_cos();
        let shape = Shape::new(&scene.stones, COLUMN_MM);
        let mut rng = Pcg64Mcg::seed_from_u64(scene.seed.wrapping_add(number));
        let color_at = |point| placed.position.stone(point);
        let stones = stone::put_down(size, color_at, (COLUMN_MM, ROW_MM), &scene.stones, &mut rng);
        let farthest = stones.iter().zip(size.points()).filter_map(|(stone, point)| {
            let stone = stone.as_ref()?;
            Some((stone.x - point.col() as f64 * COLUMN_MM).hypot(stone.y - point.row() as f64 * ROW_MM))
        });
        let reach = farthest.fold(0.0, f64::max) + shape.radius;
        let mut board = BoardOnTable {
            size,
            origin: Vector3::new(placed.x_mm, placed.y_mm, 0.0),
            sin,
            cos,
            margin: scene.goban.margin_mm,
            thickness: scene.goban.thickness_mm,
            line: scene.goban.line_mm,
            shape,
            stones,
            reach,
        };
        let (width, height) = board.grid_mm();
        board.origin += board.world_direction(Vector3::new(-width / 2.0, -height / 2.0, 0.0));
        board
    }

    pub(super) fn size(&self) -> BoardSize {
        self.size
    }

    /// The grid's origin and unit steps (one line spacing right, one down) in the world.
    pub(super) fn grid(&self) -> [Vector3<f64>; 3] {
        let right = self.world_direction(Vector3::new(COLUMN_MM, 0.0, 0.0));
        let down = self.world_direction(Vector3::new(0.0, ROW_MM, 0.0));
        [self.origin, right, down]
    }

    /// The four upper and four lower corners of the wood, in the world.
    pub(super) fn corners(&self) -> Vec<Vector3<f64>> {
        let (width, height) = self.grid_mm();
        let m = self.margin;
        let around = [(-m, -m), (width + m, -m), (width + m, height + m), (-m, height + m)];
        let at = |(x, y), z| self.origin + self.world_direction(Vector3::new(x, y, z));
        [0.0, -self.thickness].iter().flat_map(|&z| around.map(|corner| at(corner, z))).collect()
    }

    /// The nearest thing a ray meets: its distance, its normal in the world, and what it is.
    pub(super) fn met(&self, ray: &Ray) -> Option<(f64, Vector3<f64>, Met<'_>)> {
        let local = self.local_ray(ray);
        let (near, far) = self.bounds_crossed(&local)?;
        let wood = self.wood_met(&local);
        let until = wood.map_or(far, |(distance, _)| distance);
        if let Some((distance, normal, stone)) = self.stone_met(&local, near, until) {
            return Some((distance, self.world_direction(normal), Met::Stone(stone)));
        }
        wood.map(|(distance, normal)| (distance, self.world_direction(normal), Met::Wood))
    }

    /// Whether anything of the board stands in the ray's way within `until` mm.
    pub(super) fn blocks(&self, ray: &Ray, until: f64) -> bool {
        let local = self.local_ray(ray);
        let Some((near, far)) = self.bounds_crossed(&local) else { return false };
        self.stone_met(&local, near, far).is_some_and(|(distance, _, _)| distance < until)
            || self.wood_met(&local).is_some_and(|(distance, _)| distance < until)
    }

    /// How much ink covers a place of the playing surface, 0 to 1.
    pub(super) fn ink(&self, x: f64, y: f64) -> f64 {
        let (width, height) = self.grid_mm();
        let covered = |distance: f64, half: f64| {
            1.0 - noise::step(half - INK_BLEEDS_MM, half + INK_BLEEDS_MM, distance)
        };
        let half = self.line / 2.0;
        let (column, row) = (nearest(x, COLUMN_MM, width), nearest(y, ROW_MM, height));
        let within = |value: f64, end: f64| value > -half && value < end + half;
        let vertical = if within(y, height) { covered((x - column).abs(), half) } else { 0.0 };
        let horizontal = if within(x, width) { covered((y - row).abs(), half) } else { 0.0 };
        let line = vertical.max(horizontal);
        let star = self.is_star((column / COLUMN_MM).round() as usize, (row / ROW_MM).round() as usize);
        if star { line.max(covered((x - column).hypot(y - row), STAR_MM)) } else { line }
    }

    /// Share of the sky that stones hide from a place of the playing surface, 0 to 1: each stone taken as a
    /// disc at half its height (J. Howell, *A Catalog of Radiation Heat Transfer Configuration Factors*, B-13).
    pub(super) fn hidden_sky(&self, x: f64, y: f64) -> f64 {
        let (r, h) = (self.shape.radius, self.shape.half_thickness);
        let near = |value: f64, pitch: f64| (value / pitch).round() as i64;
        let (column, row) = (near(x, COLUMN_MM), near(y, ROW_MM));
        let mut hidden = 0.0;
        for stone in (row - 1..=row + 1)
            .flat_map(|row| (column - 1..=column + 1).filter_map(move |c| self.stone_at(c, row)))
        {
            let away = (x - stone.x).powi(2) + (y - stone.y).powi(2);
            let sum = away + h * h + r * r;
            hidden +=
                0.5 * (1.0 - (away + h * h - r * r) / (sum * sum - 4.0 * r * r * away).max(1e-9).sqrt());
        }
        hidden.min(1.0)
    }

    /// A place of the world in the board's frame.
    pub(super) fn local(&self, world: Vector3<f64>) -> Vector3<f64> {
        self.local_direction(world - self.origin)
    }

    /// How far outside the board's outline a place of the world lies, mm; 0 within.
    pub(super) fn outside(&self, world: Vector3<f64>) -> f64 {
        let place = self.local(world);
        let (width, height) = self.grid_mm();
        let beyond = |value: f64, end: f64| (-self.margin - value).max(value - end - self.margin).max(0.0);
        beyond(place.x, width).hypot(beyond(place.y, height))
    }

    /// The nearest stone between two distances of a ray in the board's frame.
    fn stone_met(&self, ray: &Ray, near: f64, far: f64) -> Option<(f64, Vector3<f64>, &Stone)> {
        // Only the part of the ray between the surface and the top of the stones matters.
        let slab = crossed(ray.origin.z, ray.direction.z, 0.0, 2.0 * self.shape.half_thickness)?;
        let (near, far) = (near.max(slab.0).max(0.0), far.min(slab.1));
        if near > far {
            return None;
        }
        let (a, b) = (ray.at(near), ray.at(far));
        let span = |a: f64, b: f64, pitch: f64| {
            let low = ((a.min(b) - self.reach) / pitch).ceil() as i64;
            let high = ((a.max(b) + self.reach) / pitch).floor() as i64;
            low..=high
        };
        let mut nearest: Option<(f64, Vector3<f64>, &Stone)> = None;
        for row in span(a.y, b.y, ROW_MM) {
            for column in span(a.x, b.x, COLUMN_MM) {
                let Some(stone) = self.stone_at(column, row) else { continue };
                let Some((distance, normal)) = self.shape.entered(ray, stone.x, stone.y, 0.0) else {
                    continue;
                };
                if nearest.is_none_or(|(least, _, _)| distance < least) {
                    nearest = Some((distance, normal, stone));
                }
            }
        }
        nearest
    }

    /// Where a ray in the board's frame enters the wood, and the normal there.
    fn wood_met(&self, ray: &Ray) -> Option<(f64, Vector3<f64>)> {
        let (width, height) = self.grid_mm();
        let m = self.margin;
        let sides = [(-m, width + m), (-m, height + m), (-self.thickness, 0.0)];
        let (mut near, mut far, mut axis) = (f64::NEG_INFINITY, f64::INFINITY, 2);
        for (index, (low, high)) in sides.into_iter().enumerate() {
            let (enter, leave) = crossed(ray.origin[index], ray.direction[index], low, high)?;
            if enter > near {
                (near, axis) = (enter, index);
            }
            far = far.min(leave);
        }
        if near >= far || near <= 0.0 {
            return None;
        }
        let mut normal = Vector3::zeros();
        normal[axis] = -ray.direction[axis].signum();
        Some((near, normal))
    }

    /// Where a ray crosses the box around wood and stones.
    fn bounds_crossed(&self, ray: &Ray) -> Option<(f64, f64)> {
        let (width, height) = self.grid_mm();
        let m = self.margin.max(self.reach);
        let sides = [(-m, width + m), (-m, height + m), (-self.thickness, 2.0 * self.shape.half_thickness)];
        let (mut near, mut far) = (0.0_f64, f64::INFINITY);
        for (index, (low, high)) in sides.into_iter().enumerate() {
            let (enter, leave) = crossed(ray.origin[index], ray.direction[index], low, high)?;
            near = near.max(enter);
            far = far.min(leave);
        }
        (near < far).then_some((near, far))
    }

    fn stone_at(&self, column: i64, row: i64) -> Option<&Stone> {
        let point = self.size.point(usize::try_from(column).ok()?, usize::try_from(row).ok()?)?;
        self.stones.get(self.size.index(point))?.as_ref()
    }

    fn is_star(&self, column: usize, row: usize) -> bool {
        is_star_line(column, self.size.width()) && is_star_line(row, self.size.height()) && {
            // 9 and 13 lines have no stars in the middle of the sides.
            let few = self.size.width().min(self.size.height()) < 15;
            let middle = |index: usize, lines: usize| 2 * index + 1 == lines;
            !few || middle(column, self.size.width()) == middle(row, self.size.height())
        }
    }

    /// Width and height of the grid, mm.
    fn grid_mm(&self) -> (f64, f64) {
        let spaces = |lines: usize| lines.saturating_sub(1) as f64;
        (spaces(self.size.width()) * COLUMN_MM, spaces(self.size.height()) * ROW_MM)
    }

    fn local_ray(&self, ray: &Ray) -> Ray {
        Ray { origin: self.local(ray.origin), direction: self.local_direction(ray.direction) }
    }

    fn local_direction(&self, v: Vector3<f64>) -> Vector3<f64> {
        Vector3::new(v.x * self.cos + v.y * self.sin, v.y * self.cos - v.x * self.sin, v.z)
    }

    fn world_direction(&self, v: Vector3<f64>) -> Vector3<f64> {
        Vector3::new(v.x * self.cos - v.y * self.sin, v.x * self.sin + v.y * self.cos, v.z)
    }
}

/// The line nearest to `value` among those `pitch` apart from 0 to `end`.
fn nearest(value: f64, pitch: f64, end: f64) -> f64 {
    ((value / pitch).round() * pitch).clamp(0.0, end)
}

/// Where a coordinate moving from `start` by `speed` lies between `low` and `high`.
fn crossed(start: f64, speed: f64, low: f64, high: f64) -> Option<(f64, f64)> {
    if speed.abs() < 1e-12 {
        return (low..=high).contains(&start).then_some((f64::NEG_INFINITY, f64::INFINITY));
    }
    let (a, b) = ((low - start) / speed, (high - start) / speed);
    Some((a.min(b), a.max(b)))
}

/// Whether a line carries star points: the middle, and the third or fourth from each side on larger boards.
fn is_star_line(index: usize, lines: usize) -> bool {
    let from_edge = if lines >= 13 { 3 } else { 2 };
    let side = lines >= 9 && (index == from_edge || index + 1 + from_edge == lines);
    side || (lines % 2 == 1 && 2 * index + 1 == lines)
}
