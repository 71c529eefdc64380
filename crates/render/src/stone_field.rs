//! Many stones at about the same height, found through a grid of cells in the plane.

use nalgebra::Vector3;

use super::camera::Ray;
use super::stone::{PlacedStone, StoneShape};

/// Side of a cell in diameters of a stone.
const CELL: f64 = 0.75;
/// Maximum number of cells per side.
const MOST_CELLS: usize = 400;
/// Smallest horizontal component of a ray's direction. A steeper ray stays within one cell while it
/// passes the stones.
const LEVEL: f64 = 1e-9;

/// Stones, and the cells that they reach into.
#[derive(Clone, Debug)]
pub(super) struct StoneField {
    shape: StoneShape,
    pub(super) stones: Vec<PlacedStone>,
    /// Lowest and highest corner of the bounding box of all stones.
    low: Vector3<f64>,
    high: Vector3<f64>,
    cell: f64,
    columns: usize,
    rows: usize,
    /// Index of each cell's first member; one entry more than there are cells.
    starts: Vec<u32>,
    members: Vec<u32>,
}

impl StoneField {
    pub(super) fn new(stones: Vec<PlacedStone>, shape: StoneShape) -> StoneField {
        let r = shape.radius;
        let bound =
            |from: f64, pick: fn(f64, f64) -> f64, of: fn(&PlacedStone) -> f64, add: f64| {
                stones.iter().map(|stone| of(stone) + add).fold(from, pick)
            };
        let most = f64::INFINITY;
        let low = Vector3::new(
            bound(most, f64::min, |s| s.x, -r),
            bound(most, f64::min, |s| s.y, -r),
            bound(most, f64::min, |s| s.floor, 0.0),
        );
        let high = Vector3::new(
            bound(-most, f64::max, |s| s.x, r),
            bound(-most, f64::max, |s| s.y, r),
            bound(-most, f64::max, |s| s.floor, shape.thickness),
        );
        let cell = (2.0 * r * CELL).max((high.x - low.x).max(high.y - low.y) / MOST_CELLS as f64);
        let cells = |from: f64, to: f64| {
            if to > from {
                ((to - from) / cell) as usize + 1
            } else {
                0
            }
        };
        let (columns, rows) = (cells(low.x, high.x), cells(low.y, high.y));
        let mut field = StoneField {
            shape,
            stones,
            low,
            high,
            cell,
            columns,
            rows,
            starts: Vec::new(),
            members: Vec::new(),
        };
        field.sort_in();
        field
    }

    /// Returns the common shape of the stones.
    pub(super) fn shape(&self) -> &StoneShape {
        &self.shape
    }

    /// Assigns the stones to cells.
    fn sort_in(&mut self) {
        let mut lists = vec![Vec::new(); self.columns * self.rows];
        let r = self.shape.radius;
        for (index, stone) in (0_u32..).zip(&self.stones) {
            let span = |value: f64, low: f64| {
                let to_cell = |v: f64| ((v - low) / self.cell).max(0.0) as usize;
                to_cell(value - r)..=to_cell(value + r)
            };
            for row in span(stone.y, self.low.y) {
                for column in span(stone.x, self.low.x).filter(|&column| column < self.columns) {
                    if let Some(list) = lists.get_mut(row * self.columns + column) {
                        list.push(index);
                    }
                }
            }
        }
        for list in lists {
            self.starts.push(self.members.len() as u32);
            self.members.extend(list);
        }
        self.starts.push(self.members.len() as u32);
    }

    /// Finds the nearest stone that a ray hits between two distances: distance, normal and number
    /// of the stone.
    pub(super) fn intersect(
        &self,
        ray: &Ray,
        near: f64,
        far: f64,
    ) -> Option<(f64, Vector3<f64>, usize)> {
        let mut nearest: Option<(f64, Vector3<f64>, usize)> = None;
        self.walk(ray, near, far, |index, stone, leaves| {
            if let Some((distance, normal)) = self.shape.intersect(ray, stone)
                && nearest.is_none_or(|(least, _, _)| distance < least)
            {
                nearest = Some((distance, normal, index));
            }
            nearest.is_some_and(|(least, _, _)| least < leaves)
        });
        nearest.filter(|&(distance, _, _)| distance < far)
    }

    /// Returns true if a stone blocks a ray between two distances.
    pub(super) fn blocks(&self, ray: &Ray, near: f64, far: f64) -> bool {
        let mut blocked = false;
        self.walk(ray, near, far, |_, stone, _| {
            blocked |= self
                .shape
                .intersect(ray, stone)
                .is_some_and(|(distance, _)| distance < far);
            blocked
        });
        blocked
    }

    /// Visits the stones in the cells along a ray until `seen` returns true. `seen` gets the
    /// stone's number, the stone, and the distance at which the ray leaves the cell.
    fn walk(
        &self,
        ray: &Ray,
        near: f64,
        far: f64,
        mut seen: impl FnMut(usize, &PlacedStone, f64) -> bool,
    ) {
        let Some((near, far)) = self.within(ray, near, far) else {
            return;
        };
        let start = ray.at(near);
        let cell_of = |value: f64, low: f64, count: usize| {
            ((value - low) / self.cell).clamp(0.0, count.saturating_sub(1) as f64) as i64
        };
        let mut column = cell_of(start.x, self.low.x, self.columns);
        let mut row = cell_of(start.y, self.low.y, self.rows);
        // Distance to the next cell border in each direction, and from border to border.
        let borders = |cell: i64, low: f64, origin: f64, speed: f64| {
            if speed.abs() < LEVEL {
                return (f64::INFINITY, f64::INFINITY);
            }
            let edge = low + self.cell * (cell + i64::from(speed > 0.0)) as f64;
            ((edge - origin) / speed, self.cell / speed.abs())
        };
        let (mut next_x, step_x) = borders(column, self.low.x, ray.origin.x, ray.direction.x);
        let (mut next_y, step_y) = borders(row, self.low.y, ray.origin.y, ray.direction.y);
        loop {
            let leaves = next_x.min(next_y);
            if self.cell_seen(column, row, leaves, &mut seen) || leaves > far {
                return;
            }
            if next_x < next_y {
                (column, next_x) = (column + ray.direction.x.signum() as i64, next_x + step_x);
            } else {
                (row, next_y) = (row + ray.direction.y.signum() as i64, next_y + step_y);
            }
        }
    }

    fn cell_seen(
        &self,
        column: i64,
        row: i64,
        leaves: f64,
        seen: &mut impl FnMut(usize, &PlacedStone, f64) -> bool,
    ) -> bool {
        let (Ok(column), Ok(row)) = (usize::try_from(column), usize::try_from(row)) else {
            return true;
        };
        if column >= self.columns || row >= self.rows {
            return true;
        }
        let cell = row * self.columns + column;
        let bounds = self.starts.get(cell).zip(self.starts.get(cell + 1));
        let members = bounds.and_then(|(&from, &to)| self.members.get(from as usize..to as usize));
        members.unwrap_or_default().iter().any(|&index| {
            let stone = self.stones.get(index as usize);
            stone.is_some_and(|stone| seen(index as usize, stone, leaves))
        })
    }

    /// Clips a ray to the bounding box of all stones.
    fn within(&self, ray: &Ray, mut near: f64, mut far: f64) -> Option<(f64, f64)> {
        near = near.max(0.0);
        for axis in [2, 0, 1] {
            let (low, high) = (self.low[axis] - 1e-6, self.high[axis] + 1e-6);
            let (a, b) = (
                (low - ray.origin[axis]) * ray.inverse[axis],
                (high - ray.origin[axis]) * ray.inverse[axis],
            );
            near = near.max(a.min(b));
            far = far.min(a.max(b));
            if near > far {
                return None;
            }
        }
        Some((near, far))
    }
}
