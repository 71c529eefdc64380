//! Planes above a board: where a camera sees what lies higher than the crossings.
//!
//! A homography from the board to the photo and a focal length fix the camera's pose (Z. Zhang, *A
//! Flexible New Technique for Camera Calibration*, IEEE PAMI 22, 2000, §3.1). With the camera K =
//! diag(f, f, 1) about the principal point,
//!
//! ```text
//! K⁻¹ H = λ (r₁ r₂ t),    r₃ = ± r₁ × r₂ towards the camera,    H_z = K (r₁ r₂ t + z r₃),
//! ```
//!
//! where λ makes the geometric mean of |r₁| and |r₂| one, so that z is in spacings, and t_z
//! positive. If the focal length is wrong, r₁ and r₂ are not perpendicular and r₃ is too short: the
//! parallax is then too small, never wild. `training/shuzi_training/height.py` does the same.

use nalgebra::Matrix3;

use super::Homography;

/// A pinhole camera with square pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Focal length, in pixels.
    pub focal_px: f64,
    /// Principal point, in pixels.
    pub center: (f64, f64),
}

impl Homography {
    /// Returns the map of the plane `height` spacings above the board whose map this is, towards
    /// the camera; `None` if this map is not that of a board in front of the camera.
    pub fn raised(&self, height: f64, camera: &Camera) -> Option<Homography> {
        let Camera {
            focal_px,
            center: (x, y),
        } = *camera;
        let camera = Matrix3::new(focal_px, 0.0, x, 0.0, focal_px, y, 0.0, 0.0, 1.0);
        let mut pose = camera.try_inverse()? * self.matrix();
        let scale = (pose.column(0).norm() * pose.column(1).norm()).sqrt();
        if !scale.is_finite() || scale < 1e-12 {
            return None;
        }
        pose /= scale.copysign(pose[(2, 2)]);
        let (right, down, origin) = (pose.column(0), pose.column(1), pose.column(2));
        let normal = right.cross(&down);
        // The camera is at the origin of its own coordinates, so the normal towards it points
        // against the direction in which the board lies.
        let towards_camera = if normal.dot(&origin) > 0.0 {
            -normal
        } else {
            normal
        };
        let raised = origin + towards_camera * height;
        pose.set_column(2, &raised);
        Some(Homography::new(camera * pose))
    }
}

#[cfg(test)]
mod tests {
    use nalgebra::{Rotation3, Vector3};

    use super::*;

    const CAMERA: Camera = Camera {
        focal_px: 3000.0,
        center: (2000.0, 1500.0),
    };

    /// The board's axes and origin in the coordinates of a camera that sees its point (9, 9) in
    /// the middle, from 40 spacings away and so many degrees above the board.
    fn pose(degrees: f64) -> (Rotation3<f64>, Vector3<f64>) {
        let tilt = (degrees - 90.0).to_radians();
        let turn = Rotation3::from_axis_angle(&Vector3::x_axis(), tilt);
        let middle = turn * Vector3::new(9.0, 9.0, 0.0);
        (turn, Vector3::new(0.0, 0.0, 40.0) - middle)
    }

    /// The pixel at which a place is seen, `z` spacings above the board.
    fn seen((turn, origin): &(Rotation3<f64>, Vector3<f64>), x: f64, y: f64, z: f64) -> (f64, f64) {
        // With x right and y down, the board's z axis points away from the camera above it.
        let place = turn * Vector3::new(x, y, -z) + origin;
        let (center_x, center_y) = CAMERA.center;
        (
            center_x + CAMERA.focal_px * place.x / place.z,
            center_y + CAMERA.focal_px * place.y / place.z,
        )
    }

    #[test]
    fn a_raised_plane_is_seen_where_a_camera_sees_it() {
        for degrees in [25.0, 45.0, 70.0, 89.0] {
            let pose = pose(degrees);
            let corners = [(0.0, 0.0), (18.0, 0.0), (18.0, 18.0), (0.0, 18.0)];
            let pairs = corners.map(|(x, y)| ((x, y), seen(&pose, x, y, 0.0)));
            let map = Homography::from_pairs(&pairs).unwrap();
            let raised = map.raised(0.2, &CAMERA).unwrap();
            for (x, y) in corners {
                let (is_x, is_y) = raised.apply(x, y);
                let (should_x, should_y) = seen(&pose, x, y, 0.2);
                let off_px = (is_x - should_x).hypot(is_y - should_y);
                assert!(off_px < 1e-3, "{degrees}°: off by {off_px} px");
            }
        }
    }
}
