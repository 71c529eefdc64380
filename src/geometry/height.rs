//! The plane of a board as a camera sees it: where things lie that are higher than the crossings, and
//! whether the squares of a lattice are squares.
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

use nalgebra::{Matrix2, Matrix3};

use super::Homography;

/// A pinhole camera with square pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Focal length, in pixels.
    pub focal_px: f64,
    /// Principal point, in pixels.
    pub center: (f64, f64),
}

/// Coordinates on the plane of a lattice in which squares are squares.
#[derive(Clone, Debug, PartialEq)]
pub struct SquareCoordinates {
    /// The affine map from these coordinates to those of the lattice. Their x axis is the lattice's,
    /// and their unit the shorter of its two steps.
    pub lattice_from_plane: Homography,
    /// The longer diameter of the ellipse that a circle of the lattice is on the plane, divided by
    /// the shorter one: 1 if the lattice's squares are squares.
    pub stretch: f64,
}

impl Camera {
    /// Returns its matrix, from rays to pixels.
    fn matrix(&self) -> Matrix3<f64> {
        let Camera {
            focal_px,
            center: (x, y),
        } = *self;
        Matrix3::new(focal_px, 0.0, x, 0.0, focal_px, y, 0.0, 0.0, 1.0)
    }
}

impl Homography {
    /// Returns the map of the plane `height` spacings above the board whose map this is, towards
    /// the camera; `None` if this map is not that of a board in front of the camera.
    pub fn raised(&self, height: f64, camera: &Camera) -> Option<Homography> {
        let mut pose = self.pose(camera)?;
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
        Some(Homography::new(camera.matrix() * pose))
    }

    /// Returns coordinates in which squares on the plane of the lattice whose map this is are
    /// squares; `None` if this map is not that of a lattice in front of the camera.
    ///
    /// A lattice of every second line one way, or of lines and diagonals, has a homography that no
    /// board has: r₁ and r₂ differ in length, or are not perpendicular.
    pub fn square_coordinates(&self, camera: &Camera) -> Option<SquareCoordinates> {
        let pose = self.pose(camera)?;
        let (right, down) = (pose.column(0), pose.column(1));
        // The lattice's steps on the plane, in coordinates whose x axis is the first of them.
        let along = right.norm();
        let across = right.dot(&down) / along;
        let away = right.cross(&down).norm() / along;
        let plane_from_lattice = Matrix2::new(along, across, 0.0, away);
        let singular_values = plane_from_lattice.singular_values();
        let stretch = singular_values.max() / singular_values.min();
        let unit = along.min(down.norm());
        let inverse = plane_from_lattice.try_inverse()? * unit;
        stretch.is_finite().then(|| SquareCoordinates {
            lattice_from_plane: Homography::new(inverse.to_homogeneous()),
            stretch,
        })
    }

    /// Returns λ (r₁ r₂ t); `None` if this is not the map of a plane in front of the camera.
    fn pose(&self, camera: &Camera) -> Option<Matrix3<f64>> {
        let pose = camera.matrix().try_inverse()? * self.matrix();
        let scale = (pose.column(0).norm() * pose.column(1).norm()).sqrt();
        let is_usable = scale.is_finite() && scale >= 1e-12;
        is_usable.then(|| pose / scale.copysign(pose[(2, 2)]))
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

    #[test]
    fn a_lattice_of_every_second_line_is_not_square() {
        for degrees in [25.0, 45.0, 70.0] {
            let pose = pose(degrees);
            let map_of = |steps: [(f64, f64); 2]| {
                let [(ax, ay), (bx, by)] = steps;
                let corners = [(0.0, 0.0), (5.0, 0.0), (5.0, 5.0), (0.0, 5.0)];
                let pairs = corners
                    .map(|(x, y)| ((x, y), seen(&pose, x * ax + y * bx, x * ay + y * by, 0.0)));
                Homography::from_pairs(&pairs).unwrap()
            };
            let of_board = map_of([(1.0, 0.0), (0.0, 1.0)]);
            let square = of_board.square_coordinates(&CAMERA).unwrap();
            assert!((square.stretch - 1.0).abs() < 1e-6, "{}", square.stretch);

            let every_second = map_of([(1.0, 0.0), (0.0, 2.0)]);
            let square = every_second.square_coordinates(&CAMERA).unwrap();
            assert!((square.stretch - 2.0).abs() < 1e-6, "{}", square.stretch);
            // A step down on the plane is half a step of that lattice.
            let (x, y) = square.lattice_from_plane.apply(0.0, 1.0);
            assert!(x.abs() < 1e-6 && (y - 0.5).abs() < 1e-6, "({x}, {y})");

            let with_diagonals = map_of([(1.0, 0.0), (1.0, 1.0)]);
            let square = with_diagonals.square_coordinates(&CAMERA).unwrap();
            assert!(square.stretch > 2.0, "{}", square.stretch);
            let (x, y) = square.lattice_from_plane.apply(0.0, 1.0);
            assert!(
                (x + 1.0).abs() < 1e-6 && (y - 1.0).abs() < 1e-6,
                "({x}, {y})"
            );
        }
    }
}
