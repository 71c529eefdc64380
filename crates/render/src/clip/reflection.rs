//! A reflection that wanders over a board.

use shuzi::geometry::Homography;

use super::super::noise::step;
use super::super::sensor::Light;

/// Width of the soft rim, as a share of half the reflection's sides.
const SOFT: f64 = 0.45;

/// A window mirrored by something between the camera and the board, such as a pane over it: its
/// light lies over wood and stones alike.
#[derive(Clone, Debug)]
pub(super) struct Reflection {
    /// Its middle on the plane of the board, mm.
    pub(super) at_mm: [f64; 2],
    /// Half its sides, mm.
    pub(super) half_mm: [f64; 2],
    /// Its turn, radians.
    pub(super) turn: f64,
    /// Light in the middle.
    pub(super) light: Light,
}

impl Reflection {
    /// Returns the share of its light that lies over a place on the plane of the board, mm.
    pub(super) fn share(&self, x: f64, y: f64) -> f32 {
        let (dx, dy) = (x - self.at_mm[0], y - self.at_mm[1]);
        let reach = self.half_mm[0] + self.half_mm[1];
        if dx.abs() > 2.0 * reach || dy.abs() > 2.0 * reach {
            return 0.0;
        }
        let (sin, cos) = self.turn.sin_cos();
        let (u, v) = (dx * cos + dy * sin, dy * cos - dx * sin);
        let side = |value: f64, half: f64| {
            1.0 - step(1.0 - SOFT, 1.0 + SOFT, value.abs() / half.max(1e-6))
        };
        // The bar between two panes.
        let bar = 1.0 - 0.35 * (1.0 - step(0.03, 0.14, u.abs() / self.half_mm[0].max(1e-6)));
        (side(u, self.half_mm[0]) * side(v, self.half_mm[1]) * bar) as f32
    }

    /// Adds its light to a frame, which `surface_from_frame` maps onto the plane of the board.
    pub(super) fn add(&self, light: &mut [Light], width: usize, surface_from_frame: &Homography) {
        for (y, row) in light.chunks_mut(width).enumerate() {
            for (x, pixel) in row.iter_mut().enumerate() {
                let (u, v) = surface_from_frame.apply(x as f64 + 0.5, y as f64 + 0.5);
                let share = self.share(u, v);
                if share > 0.0 {
                    *pixel += self.light * share;
                }
            }
        }
    }
}
