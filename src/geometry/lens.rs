//! Radial lens distortion.

use super::PhotoPoint;

/// Radial distortion about a centre: a place at distance ρ·R of the centre is seen at ρ·R·(1 + k₁ρ²),
/// where R is half the photo's diagonal. k₁ < 0 is barrel, k₁ > 0 pincushion distortion.
#[derive(Clone, Debug, PartialEq)]
pub struct Lens {
    /// Centre of distortion, usually the middle of the photo.
    pub center: PhotoPoint,
    /// R, in pixels: half the photo's diagonal.
    pub half_diagonal_px: f64,
    /// k₁, without unit.
    pub k1: f64,
}

impl Lens {
    /// A lens without distortion for a photo of this size in pixels.
    pub fn ideal(width: u32, height: u32) -> Lens {
        let center = PhotoPoint { x: f64::from(width) / 2.0, y: f64::from(height) / 2.0 };
        Lens { center, half_diagonal_px: center.x.hypot(center.y).max(1.0), k1: 0.0 }
    }

    /// Where an ideal place is seen.
    pub fn distort(&self, ideal: PhotoPoint) -> PhotoPoint {
        let (dx, dy) = (ideal.x - self.center.x, ideal.y - self.center.y);
        let rho_squared = (dx * dx + dy * dy) / (self.half_diagonal_px * self.half_diagonal_px);
        let scale = 1.0 + self.k1 * rho_squared;
        PhotoPoint { x: self.center.x + dx * scale, y: self.center.y + dy * scale }
    }

    /// The ideal place of what is seen at `seen`: the inverse of [`Lens::distort`], by Newton's method on
    /// the radius.
    pub fn undistort(&self, seen: PhotoPoint) -> PhotoPoint {
        let (dx, dy) = (seen.x - self.center.x, seen.y - self.center.y);
        let rho_seen = dx.hypot(dy) / self.half_diagonal_px;
        if self.k1 == 0.0 || rho_seen == 0.0 {
            return seen;
        }
        let mut rho = rho_seen;
        for _ in 0..8 {
            let slope = 1.0 + 3.0 * self.k1 * rho * rho;
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
        PhotoPoint { x: self.center.x + dx * scale, y: self.center.y + dy * scale }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undistorting_cancels_distorting() {
        for k1 in [-0.15, -0.02, 0.0, 0.05, 0.2] {
            let lens = Lens { k1, ..Lens::ideal(4000, 3000) };
            for (x, y) in [(10.0, 20.0), (2000.0, 1500.0), (3900.0, 100.0), (1000.0, 2900.0)] {
                let point = PhotoPoint { x, y };
                let back = lens.undistort(lens.distort(point));
                assert!(back.distance_px(point) < 1e-6, "k1 {k1}: {point:?} {back:?}");
            }
        }
    }
}
