//! A board with its stones, standing on the table.

use nalgebra::Vector3;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::PlacedBoard;
use super::camera::Ray;
use super::put_down::put_down;
use super::relief::Surface;
use super::scene::Scene;
use super::stone::{Shape, Stone};
use super::stone_field::StoneField;
use shuzi::point::{BoardSize, Point};

/// What a ray met on a board.
#[derive(Clone, Copy, Debug)]
pub(super) enum Met {
    /// The playing surface.
    Top,
    /// A side of the wood.
    Side,
    /// The stone of this number.
    Stone(usize),
}

/// A board in its place. Its frame is the world turned and moved so that the topmost left crossing is the
/// origin; z is up from the lowest place of the playing surface.
#[derive(Clone, Debug)]
pub(super) struct BoardOnTable {
    size: BoardSize,
    /// World place of the frame's origin.
    origin: Vector3<f64>,
    sin: f64,
    cos: f64,
    pitch: [f64; 2],
    margin: f64,
    thickness: f64,
    pub(super) surface: Surface,
    flat: bool,
    pub(super) field: StoneField,
    /// How far each point's stone is off, in spacings right and down; row by row, 0 where there is none.
    off: Vec<[f64; 2]>,
}

impl BoardOnTable {
    pub(super) fn new(placed: &PlacedBoard<'_>, scene: &Scene, number: u64) -> BoardOnTable {
        let size = placed.position.size();
        let (sin, cos) = placed.turn_deg.to_radians().sin_cos();
        let pitch = scene.goban.pitch_mm;
        let grid = grid_mm(size, pitch);
        let surface = Surface::new(&scene.goban, grid, scene.seed.wrapping_add(number));
        let mut rng = Pcg64Mcg::seed_from_u64(scene.seed.wrapping_add(number));
        let color_at = |point| placed.position.stone(point);
        let put = put_down(size, color_at, pitch, &scene.stones, &mut rng);
        let off = |(point, stone): (Point, &Option<Stone>)| {
            stone.as_ref().map_or([0.0; 2], |stone| {
                [stone.x / pitch[0] - point.col() as f64, stone.y / pitch[1] - point.row() as f64]
            })
        };
        let off = size.points().zip(&put).map(off).collect();
        let mut stones: Vec<Stone> = put.into_iter().flatten().collect();
        for stone in &mut stones {
            let place = surface.place(stone.x, stone.y);
            (stone.x, stone.y, stone.floor) = (place.x, place.y, place.z);
        }
        let last = rng.random_range(0..stones.len().max(1));
        if let (Some(stone), true) = (stones.get_mut(last), scene.stones.marker.is_some()) {
            stone.marked = true;
        }
        let shape = Shape::new(&scene.stones, pitch[0]);
        let mut board = BoardOnTable {
            size,
            origin: Vector3::new(placed.x_mm, placed.y_mm, 0.0),
            sin,
            cos,
            pitch,
            margin: scene.goban.margin_mm,
            thickness: scene.goban.thickness_mm,
            flat: surface.is_flat(),
            surface,
            field: StoneField::new(stones, shape),
            off,
        };
        board.origin += board.world_direction(Vector3::new(-grid.0 / 2.0, -grid.1 / 2.0, 0.0));
        board
    }

    pub(super) fn size(&self) -> BoardSize {
        self.size
    }

    /// Where the crossing of a column and a row is, in the world.
    pub(super) fn crossing(&self, column: f64, row: f64) -> Vector3<f64> {
        let place = self.surface.place(column * self.pitch[0], row * self.pitch[1]);
        self.origin + self.world_direction(place)
    }

    /// How far the stone on a point is off it, in spacings right and down; 0 where there is none.
    pub(super) fn off(&self, point: Point) -> [f64; 2] {
        self.off.get(self.size.index(point)).copied().unwrap_or_default()
    }

    /// The corners of the grid, or of the wood above and below, in the world.
    pub(super) fn corners(&self, with_margin: bool) -> Vec<Vector3<f64>> {
        let (width, height) = self.grid_mm();
        let m = if with_margin { self.margin } else { 0.0 };
        let around = [(-m, -m), (width + m, -m), (width + m, height + m), (-m, height + m)];
        let at = |(x, y), z| self.origin + self.world_direction(Vector3::new(x, y, z));
        let levels = if with_margin { vec![0.0, -self.thickness] } else { vec![0.0] };
        levels.iter().flat_map(|&z| around.map(|corner| at(corner, z))).collect()
    }

    /// The nearest thing a ray meets within `until` mm: its distance, its normal in the world, and what it is.
    pub(super) fn met(&self, ray: &Ray, until: f64) -> Option<(f64, Vector3<f64>, Met)> {
        let local = self.local_ray(ray);
        let stones_until = until;
        let wood = self.wood_met(&local).filter(|&(distance, _, _)| distance < until);
        let until = wood.map_or(stones_until, |(distance, _, _)| distance);
        if let Some((distance, normal, stone)) = self.field.met(&local, 0.0, until) {
            return Some((distance, self.world_direction(normal), Met::Stone(stone)));
        }
        wood.map(|(distance, normal, met)| (distance, self.world_direction(normal), met))
    }

    /// Whether anything of the board stands in the ray's way within `until` mm.
    pub(super) fn blocks(&self, ray: &Ray, until: f64) -> bool {
        let local = self.local_ray(ray);
        self.field.blocks(&local, 0.0, until)
            || self.wood_met(&local).is_some_and(|(distance, _, _)| distance < until)
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

    /// Where a ray in the board's frame enters the wood, and the normal there.
    fn wood_met(&self, ray: &Ray) -> Option<(f64, Vector3<f64>, Met)> {
        let (width, height) = self.grid_mm();
        let m = self.margin;
        let top = if self.flat { 0.0 } else { self.surface.highest() };
        let sides = [(-m, width + m), (-m, height + m), (-self.thickness, top)];
        let (mut near, mut far, mut axis) = (f64::NEG_INFINITY, f64::INFINITY, 2);
        for index in [2, 0, 1] {
            let (low, high) = sides[index];
            let (a, b) = (
                (low - ray.origin[index]) * ray.inverse[index],
                (high - ray.origin[index]) * ray.inverse[index],
            );
            if a.min(b) > near {
                (near, axis) = (a.min(b), index);
            }
            far = far.min(a.max(b));
            if near >= far {
                return None;
            }
        }
        if self.flat {
            if near <= 0.0 {
                return None;
            }
            let mut normal = Vector3::zeros();
            normal[axis] = -ray.direction[axis].signum();
            let met = if axis == 2 && normal.z > 0.0 { Met::Top } else { Met::Side };
            return Some((near, normal, met));
        }
        self.uneven_met(ray, near, far, axis)
    }

    /// The same for a surface that is not flat, for a ray that crosses the box between two distances.
    fn uneven_met(&self, ray: &Ray, near: f64, far: f64, axis: usize) -> Option<(f64, Vector3<f64>, Met)> {
        let enters = ray.at(near);
        if near > 0.0 && axis != 2 && enters.z <= self.surface.height(enters.x, enters.y) {
            let mut normal = Vector3::zeros();
            normal[axis] = -ray.direction[axis].signum();
            return Some((near, normal, Met::Side));
        }
        if ray.direction.z > -1e-3 {
            return None;
        }
        let distance = self.surface.met(ray.origin, ray.direction);
        let place = ray.at(distance);
        (distance > near.max(0.0) && distance < far)
            .then(|| (distance, self.surface.normal(place.x, place.y), Met::Top))
    }

    /// Width and height of the grid, mm.
    pub(super) fn grid_mm(&self) -> (f64, f64) {
        grid_mm(self.size, self.pitch)
    }

    fn local_ray(&self, ray: &Ray) -> Ray {
        if self.sin == 0.0 && self.cos == 1.0 {
            return Ray { origin: ray.origin - self.origin, ..*ray };
        }
        Ray::new(self.local(ray.origin), self.local_direction(ray.direction))
    }

    pub(super) fn local_direction(&self, v: Vector3<f64>) -> Vector3<f64> {
        Vector3::new(v.x * self.cos + v.y * self.sin, v.y * self.cos - v.x * self.sin, v.z)
    }

    fn world_direction(&self, v: Vector3<f64>) -> Vector3<f64> {
        Vector3::new(v.x * self.cos - v.y * self.sin, v.x * self.sin + v.y * self.cos, v.z)
    }
}

/// Width and height of a grid, mm.
fn grid_mm(size: BoardSize, pitch: [f64; 2]) -> (f64, f64) {
    let spaces = |lines: usize| lines.saturating_sub(1) as f64;
    (spaces(size.width()) * pitch[0], spaces(size.height()) * pitch[1])
}
