//! Radial lens distortion.

use super::{PhotoPoint, PixelPoint};

/// Radial distortion about a centre, in a picture with coordinates of type `P`: a place at distance
/// ρ·R from the centre is seen at ρ·R·(1 + k₁ρ²), where R is half the picture's diagonal. k₁ < 0 is
/// barrel, k₁ > 0 pincushion distortion.
#[derive(Clone, Debug, PartialEq)]
pub struct Lens<P = PhotoPoint> {
    /// Centre of distortion, usually the middle of the picture.
    pub center: P,
    /// R, in pixels: half the picture's diagonal.
    pub half_diagonal_px: f64,
    /// k₁, without unit.
    pub k1: f64,
}

impl<P: PixelPoint> Lens<P> {
    /// Returns a lens without distortion for a picture of this size in pixels.
    pub fn ideal(width: u32, height: u32) -> Lens<P> {
        let (x, y) = (f64::from(width) / 2.0, f64::from(height) / 2.0);
        Lens {
            center: P::at(x, y),
            half_diagonal_px: x.hypot(y).max(1.0),
            k1: 0.0,
        }
    }

    /// Returns the place at which an ideal place is seen.
    pub fn distort(&self, ideal: P) -> P {
        let ((x, y), (center_x, center_y)) = (ideal.xy(), self.center.xy());
        let (dx, dy) = (x - center_x, y - center_y);
        let rho_squared = (dx * dx + dy * dy) / (self.half_diagonal_px * self.half_diagonal_px);
        let scale = 1.0 + self.k1 * rho_squared;
        P::at(center_x + dx * scale, center_y + dy * scale)
    }

    /// Returns the ideal place that is seen at `seen`: the inverse of [`Lens::distort`], by
    /// Newton's method on the radius.
    pub fn undistort(&self, seen: P) -> P {
        let ((x, y), (center_x, center_y)) = (seen.xy(), self.center.xy());
        let (dx, dy) = (x - center_x, y - center_y);
        let rho_seen = dx.hypot(dy) / self.half_diagonal_px;
        if self.k1 == 0.0 || rho_seen == 0.0 {
            return seen;
        }
        let mut rho = rho_seen;
        for _ in 0..8 {
            let slope = 1.0 + 3.0 * self.k1 * rho * rho;
            // Near a fold of a strong barrel distortion, a step would leave the picture.
            if slope.abs() < 1e-3 {
                break;
            }
            let step = (rho * (1.0 + self.k1 * rho * rho) - rho_seen) / slope;
            rho -= step;
            if step.abs() < 1e-12 {
                break;
            }
        }
        let scale = rho / rho_seen;
        P::at(center_x + dx * scale, center_y + dy * scale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undistorting_cancels_distorting() {
        for k1 in [-0.15, -0.02, 0.0, 0.05, 0.2] {
            let lens: Lens = Lens {
                k1,
                ..Lens::ideal(4000, 3000)
            };
            for (x, y) in [
                (10.0, 20.0),
                (2000.0, 1500.0),
                (3900.0, 100.0),
                (1000.0, 2900.0),
            ] {
                let point = PhotoPoint { x, y };
                let back = lens.undistort(lens.distort(point));
                assert!(
                    back.distance_px(point) < 1e-6,
                    "k1 {k1}: {point:?} {back:?}"
                );
            }
        }
    }
}
