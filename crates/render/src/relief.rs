//! The surface of a board that is not flat: the waves of a mat, or the two slopes of a folding
//! board.

use nalgebra::Vector3;

use super::noise::cloudy;
use super::scene::{Goban, Relief, Seam};

/// Number of iterations when following a ray down to the surface and when locating a printed point.
const ROUNDS: usize = 4;
/// Step for slopes, mm.
const STEP_MM: f64 = 1.5;

/// The heights of the surface above its lowest point, in the board's frame.
#[derive(Clone, Debug)]
pub(super) struct BoardSurface {
    relief: Relief,
    seam: Option<Seam>,
    /// Middle of the grid, mm.
    middle: [f64; 2],
    /// Greatest distance from the fold, mm.
    half: f64,
    seed: u64,
}

impl BoardSurface {
    pub(super) fn new(goban: &Goban, grid_mm: (f64, f64), seed: u64) -> BoardSurface {
        let half = grid_mm.0.max(grid_mm.1) / 2.0 + goban.margin_mm;
        let middle = [grid_mm.0 / 2.0, grid_mm.1 / 2.0];
        BoardSurface {
            relief: goban.relief,
            seam: goban.seam,
            middle,
            half,
            seed: seed ^ 0x3A7,
        }
    }

    /// Returns true if the surface is a plane and the print is not distorted.
    pub(super) fn is_flat(&self) -> bool {
        self.relief.waves_mm == 0.0
            && self.relief.pulled_mm == 0.0
            && self.seam.is_none_or(|seam| seam.slope_deg == 0.0)
    }

    /// Returns the greatest height, mm.
    pub(super) fn highest(&self) -> f64 {
        let fold = self.seam.map_or(0.0, |seam| {
            self.half * seam.slope_deg.to_radians().tan().abs()
        });
        2.0 * self.relief.waves_mm + fold
    }

    pub(super) fn height(&self, x: f64, y: f64) -> f64 {
        let mut height = 0.0;
        if self.relief.waves_mm > 0.0 {
            let length = self.relief.length_mm.max(20.0);
            height += 2.0 * self.relief.waves_mm * cloudy(self.seed, x / length, y / length, 2);
        }
        if let Some(seam) = self.seam.filter(|seam| seam.slope_deg != 0.0) {
            let away = self.beyond_fold(&seam, x, y).abs();
            let slope = seam.slope_deg.to_radians().tan();
            height += if slope > 0.0 {
                (self.half - away) * slope
            } else {
                -away * slope
            };
        }
        height
    }

    /// Returns the distance from the fold, mm, negative to the left of it or above it.
    pub(super) fn beyond_fold(&self, seam: &Seam, x: f64, y: f64) -> f64 {
        if seam.upright {
            x - self.middle[0]
        } else {
            y - self.middle[1]
        }
    }

    /// Returns the normal at a point.
    pub(super) fn normal(&self, x: f64, y: f64) -> Vector3<f64> {
        let here = self.height(x, y);
        let slope_x = (self.height(x + STEP_MM, y) - here) / STEP_MM;
        let slope_y = (self.height(x, y + STEP_MM) - here) / STEP_MM;
        Vector3::new(-slope_x, -slope_y, 1.0).normalize()
    }

    /// Returns the point of the undistorted design that is printed at (x, y).
    pub(super) fn design_position(&self, x: f64, y: f64) -> (f64, f64) {
        let pulled = self.relief.pulled_mm;
        if pulled == 0.0 {
            return (x, y);
        }
        let length = 2.0 * self.relief.length_mm.max(20.0);
        let pull =
            |seed: u64| 2.0 * pulled * (cloudy(self.seed ^ seed, x / length, y / length, 2) - 0.5);
        (x + pull(11), y + pull(12))
    }

    /// Returns the place on the surface where the design's point (x, y) is printed.
    pub(super) fn printed_position(&self, x: f64, y: f64) -> Vector3<f64> {
        let (mut u, mut v) = (x, y);
        for _ in 0..ROUNDS {
            let (at_x, at_y) = self.design_position(u, v);
            (u, v) = (u + x - at_x, v + y - at_y);
        }
        Vector3::new(u, v, self.height(u, v))
    }

    /// Returns the distance at which a downward ray from `origin` along `direction` hits the
    /// surface.
    pub(super) fn intersect(&self, origin: Vector3<f64>, direction: Vector3<f64>) -> f64 {
        let mut distance = (self.highest() - origin.z) / direction.z;
        for _ in 0..ROUNDS {
            let place = origin + direction * distance;
            distance -= (place.z - self.height(place.x, place.y)) / direction.z;
        }
        distance
    }
}
