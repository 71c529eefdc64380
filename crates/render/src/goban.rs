//! A board with its stones, standing on the table.

use nalgebra::Vector3;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::PlacedBoard;
use super::camera::Ray;
use super::relief::BoardSurface;
use super::scene::{Aim, Goban, Rod, Scene};
use super::stone::{PlacedStone, StoneShape};
use super::stone_field::StoneField;
use super::stone_placement::place_stones;
use shuzi::point::{BoardSize, Point};

/// The part of a board that a ray hits.
#[derive(Clone, Copy, Debug)]
pub(super) enum BoardPart {
    /// The playing surface.
    Top,
    /// A side of the wood.
    Side,
    /// The stone with this number.
    Stone(usize),
}

/// A board at its position in the world. Its frame is the world's, rotated and moved so that the
/// top left intersection is the origin; z points up from the lowest point of the playing surface.
#[derive(Clone, Debug)]
pub(super) struct BoardOnTable {
    size: BoardSize,
    /// World position of the frame's origin.
    origin: Vector3<f64>,
    sin: f64,
    cos: f64,
    pitch: [f64; 2],
    margin: f64,
    thickness: f64,
    pub(super) surface: BoardSurface,
    flat: bool,
    pub(super) field: StoneField,
    /// Offset of each stone from its point, in spacings to the right and down; row by row, 0 for
    /// empty points.
    off: Vec<[f64; 2]>,
    /// Number of the stone on each point, row by row.
    numbers: Vec<Option<usize>>,
}

impl BoardOnTable {
    pub(super) fn new(placed: &PlacedBoard<'_>, scene: &Scene, number: u64) -> BoardOnTable {
        let size = placed.position.size();
        let (sin, cos) = placed.turn_deg.to_radians().sin_cos();
        let pitch = scene.goban.pitch_mm;
        let grid = grid_mm(size, pitch);
        let surface = BoardSurface::new(&scene.goban, grid, scene.seed.wrapping_add(number));
        let mut rng = Pcg64Mcg::seed_from_u64(scene.seed.wrapping_add(number));
        let color_at = |point| placed.position.stone(point);
        let put = place_stones(size, color_at, pitch, &scene.stones, &mut rng);
        let off = |(point, stone): (Point, &Option<PlacedStone>)| {
            stone.as_ref().map_or([0.0; 2], |stone| {
                [
                    stone.x / pitch[0] - point.col() as f64,
                    stone.y / pitch[1] - point.row() as f64,
                ]
            })
        };
        let off = size.points().zip(&put).map(off).collect();
        let number = |index: usize, stone: &Option<PlacedStone>| {
            stone
                .as_ref()
                .map(|_| put.iter().take(index).flatten().count())
        };
        let numbers = put
            .iter()
            .enumerate()
            .map(|(index, stone)| number(index, stone))
            .collect();
        let mut stones: Vec<PlacedStone> = put.into_iter().flatten().collect();
        for stone in &mut stones {
            let place = surface.printed_position(stone.x, stone.y);
            (stone.x, stone.y, stone.floor) = (place.x, place.y, place.z);
        }
        let last = rng.random_range(0..stones.len().max(1));
        if let (Some(stone), true) = (stones.get_mut(last), scene.stones.marker.is_some()) {
            stone.marked = true;
        }
        let shape = StoneShape::new(&scene.stones, pitch[0]);
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
            numbers,
        };
        board.origin += board.world_direction(Vector3::new(-grid.0 / 2.0, -grid.1 / 2.0, 0.0));
        board
    }

    pub(super) fn size(&self) -> BoardSize {
        self.size
    }

    /// Returns the world position of the intersection of a column and a row.
    pub(super) fn crossing(&self, column: f64, row: f64) -> Vector3<f64> {
        let place = self
            .surface
            .printed_position(column * self.pitch[0], row * self.pitch[1]);
        self.origin + self.world_direction(place)
    }

    /// Returns the offset of the stone from its point, in spacings to the right and down; 0 for an
    /// empty point.
    pub(super) fn off(&self, point: Point) -> [f64; 2] {
        self.off
            .get(self.size.index(point))
            .copied()
            .unwrap_or_default()
    }

    /// Returns the number of the stone on a point.
    pub(super) fn stone(&self, point: Point) -> Option<usize> {
        self.numbers.get(self.size.index(point)).copied().flatten()
    }

    /// Returns the world position of a place on the upper side of a stone, (dx, dy) spacings from
    /// its middle.
    pub(super) fn upper_side(&self, stone: usize, dx: f64, dy: f64) -> Vector3<f64> {
        let Some(stone) = self.field.stones.get(stone) else {
            return self.origin;
        };
        let (x, y) = (dx * self.pitch[0], dy * self.pitch[0]);
        let height = self.field.shape().height(x.hypot(y));
        self.origin
            + self.world_direction(Vector3::new(stone.x + x, stone.y + y, stone.floor + height))
    }

    /// Returns true if a ray hits a stone when everything else is taken away.
    pub(super) fn shows_stone(&self, ray: &Ray, stone: usize) -> bool {
        let stone = self.field.stones.get(stone);
        stone.is_some_and(|stone| {
            self.field
                .shape()
                .intersect(&self.local_ray(ray), stone)
                .is_some()
        })
    }

    /// Returns diameter and thickness of the stones, mm.
    pub(super) fn stone_mm(&self) -> [f64; 2] {
        [
            2.0 * self.field.shape().radius,
            self.field.shape().thickness,
        ]
    }

    /// Returns the corners that a camera is aimed at, in world coordinates: those of the grid or a
    /// part of it, or the upper and lower ones of the wood.
    pub(super) fn corners(&self, aim: Aim) -> Vec<Vector3<f64>> {
        let (width, height) = self.grid_mm();
        let m = self.margin;
        let ([left, top, right, bottom], levels) = match aim {
            Aim::Boards => ([-m, -m, width + m, height + m], vec![0.0, -self.thickness]),
            Aim::Grids => ([0.0, 0.0, width, height], vec![0.0]),
            Aim::Part([left, top, right, bottom]) => (
                [left * width, top * height, right * width, bottom * height],
                vec![0.0],
            ),
        };
        let around = [(left, top), (right, top), (right, bottom), (left, bottom)];
        let at = |(x, y), z| self.origin + self.world_direction(Vector3::new(x, y, z));
        levels
            .iter()
            .flat_map(|&z| around.map(|corner| at(corner, z)))
            .collect()
    }

    /// Returns the legs under the board: one near each corner.
    pub(super) fn legs(&self, goban: &Goban) -> Vec<Rod> {
        if goban.legs_mm <= 0.0 {
            return Vec::new();
        }
        let (width, height) = self.grid_mm();
        let radius_mm = (0.42 * goban.legs_mm).clamp(10.0, 50.0);
        // Middle of a leg within the board's outline.
        let inset = (radius_mm + 6.0 - self.margin).min(0.4 * width.min(height));
        let color = goban.wood.color.map(|channel| 0.85 * channel);
        let places = [
            (inset, inset),
            (width - inset, inset),
            (width - inset, height - inset),
            (inset, height - inset),
        ];
        let at = |(x, y), z| (self.origin + self.world_direction(Vector3::new(x, y, z))).into();
        let foot = -self.thickness - goban.legs_mm + radius_mm;
        places
            .map(|place| Rod {
                from_mm: at(place, -self.thickness),
                to_mm: at(place, foot),
                radius_mm,
                color,
            })
            .to_vec()
    }

    /// Finds the nearest intersection with a ray within `until` mm: distance, world normal and
    /// part.
    pub(super) fn intersect(
        &self,
        ray: &Ray,
        until: f64,
    ) -> Option<(f64, Vector3<f64>, BoardPart)> {
        let local = self.local_ray(ray);
        let stones_until = until;
        let wood = self
            .intersect_wood(&local)
            .filter(|&(distance, _, _)| distance < until);
        let until = wood.map_or(stones_until, |(distance, _, _)| distance);
        if let Some((distance, normal, stone)) = self.field.intersect(&local, 0.0, until) {
            return Some((
                distance,
                self.world_direction(normal),
                BoardPart::Stone(stone),
            ));
        }
        wood.map(|(distance, normal, met)| (distance, self.world_direction(normal), met))
    }

    /// Returns true if the board or a stone on it blocks a ray within `until` mm.
    pub(super) fn blocks(&self, ray: &Ray, until: f64) -> bool {
        let local = self.local_ray(ray);
        self.field.blocks(&local, 0.0, until)
            || self
                .intersect_wood(&local)
                .is_some_and(|(distance, _, _)| distance < until)
    }

    /// Converts a world position to the board's frame.
    pub(super) fn local(&self, world: Vector3<f64>) -> Vector3<f64> {
        self.local_direction(world - self.origin)
    }

    /// Returns the distance of a world position from the board's outline, mm; 0 inside.
    pub(super) fn outside(&self, world: Vector3<f64>) -> f64 {
        let place = self.local(world);
        let (width, height) = self.grid_mm();
        let beyond = |value: f64, end: f64| {
            (-self.margin - value)
                .max(value - end - self.margin)
                .max(0.0)
        };
        beyond(place.x, width).hypot(beyond(place.y, height))
    }

    /// Returns where a ray in the board's frame enters the wood, and the normal there.
    fn intersect_wood(&self, ray: &Ray) -> Option<(f64, Vector3<f64>, BoardPart)> {
        let (width, height) = self.grid_mm();
        let m = self.margin;
        let top = if self.flat {
            0.0
        } else {
            self.surface.highest()
        };
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
            let met = if axis == 2 && normal.z > 0.0 {
                BoardPart::Top
            } else {
                BoardPart::Side
            };
            return Some((near, normal, met));
        }
        self.intersect_uneven_surface(ray, near, far, axis)
    }

    /// The same for a surface that is not flat, and a ray that crosses its bounding box between two
    /// distances.
    fn intersect_uneven_surface(
        &self,
        ray: &Ray,
        near: f64,
        far: f64,
        axis: usize,
    ) -> Option<(f64, Vector3<f64>, BoardPart)> {
        let enters = ray.at(near);
        if near > 0.0 && axis != 2 && enters.z <= self.surface.height(enters.x, enters.y) {
            let mut normal = Vector3::zeros();
            normal[axis] = -ray.direction[axis].signum();
            return Some((near, normal, BoardPart::Side));
        }
        if ray.direction.z > -1e-3 {
            return None;
        }
        let distance = self.surface.intersect(ray.origin, ray.direction);
        let place = ray.at(distance);
        (distance > near.max(0.0) && distance < far).then(|| {
            (
                distance,
                self.surface.normal(place.x, place.y),
                BoardPart::Top,
            )
        })
    }

    /// Returns the width and height of the grid, mm.
    pub(super) fn grid_mm(&self) -> (f64, f64) {
        grid_mm(self.size, self.pitch)
    }

    fn local_ray(&self, ray: &Ray) -> Ray {
        if self.sin == 0.0 && self.cos == 1.0 {
            return Ray {
                origin: ray.origin - self.origin,
                ..*ray
            };
        }
        Ray::new(self.local(ray.origin), self.local_direction(ray.direction))
    }

    pub(super) fn local_direction(&self, v: Vector3<f64>) -> Vector3<f64> {
        Vector3::new(
            v.x * self.cos + v.y * self.sin,
            v.y * self.cos - v.x * self.sin,
            v.z,
        )
    }

    fn world_direction(&self, v: Vector3<f64>) -> Vector3<f64> {
        Vector3::new(
            v.x * self.cos - v.y * self.sin,
            v.x * self.sin + v.y * self.cos,
            v.z,
        )
    }
}

/// Returns the width and height of a grid, mm.
fn grid_mm(size: BoardSize, pitch: [f64; 2]) -> (f64, f64) {
    let spaces = |lines: usize| lines.saturating_sub(1) as f64;
    (
        spaces(size.width()) * pitch[0],
        spaces(size.height()) * pitch[1],
    )
}
