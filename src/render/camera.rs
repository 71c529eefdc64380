//! A pinhole camera with a lens, aimed so that the boards fill the photo as asked.
//!
//! World frame, in millimetres: origin in the middle of the board's surface, x to the right of the position,
//! y towards its bottom row, z up.

use nalgebra::{Matrix3, Vector3};

use super::scene::{Camera, Scene};
use crate::geometry::{Homography, Lens, PhotoFromBoard, PhotoPoint};

/// Diagonal of the 35 mm film frame, mm.
const FILM_DIAGONAL_MM: f64 = 43.27;
/// Rounds of aiming; each shrinks the error about tenfold.
const AIMING_ROUNDS: usize = 40;

/// A ray from the camera: the direction has length 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ray {
    pub(super) origin: Vector3<f64>,
    pub(super) direction: Vector3<f64>,
}

impl Ray {
    pub(super) fn at(&self, distance: f64) -> Vector3<f64> {
        self.origin + self.direction * distance
    }
}

/// The camera in its place.
#[derive(Clone, Debug)]
pub(super) struct View {
    eye: Vector3<f64>,
    /// Rows: right, down and forward of the photo, in the world.
    axes: Matrix3<f64>,
    focal_px: f64,
    lens: Lens,
}

impl View {
    /// Aims the scene's camera at `outline`, points of the world that shall all be seen.
    pub(super) fn aimed(scene: &Scene, outline: &[Vector3<f64>]) -> View {
        let lens = Lens { k1: scene.camera.k1, ..Lens::ideal(scene.width_px, scene.height_px) };
        let focal_px = scene.camera.focal_35mm / FILM_DIAGONAL_MM * 2.0 * lens.half_diagonal_px;
        let axes = axes(&scene.camera);
        let spread = outline.iter().map(|corner| corner.norm()).fold(1.0, f64::max);
        let mut target = outline.iter().sum::<Vector3<f64>>() / outline.len().max(1) as f64;
        let mut distance = 3.0 * spread;
        let place = |target: Vector3<f64>, distance: f64| View {
            eye: target - axes.row(2).transpose() * distance,
            axes,
            focal_px,
            lens: lens.clone(),
        };
        let (width, height) = (f64::from(scene.width_px), f64::from(scene.height_px));
        let free = (1.0 - scene.camera.fill) / 2.0;
        for _ in 0..AIMING_ROUNDS {
            let view = place(target, distance);
            let seen: Vec<PhotoPoint> = outline.iter().map(|&corner| view.ideal(corner)).collect();
            let (left, right) = bounds(seen.iter().map(|p| p.x));
            let (top, bottom) = bounds(seen.iter().map(|p| p.y));
            let extent = ((right - left) / width).max((bottom - top) / height);
            // Where the outline's middle should be, and how far it is off, in pixels.
            let wanted_x = width * (0.5 + free * scene.camera.off_center[0]);
            let wanted_y = height * (0.5 + free * scene.camera.off_center[1]);
            let (off_x, off_y) = ((left + right) / 2.0 - wanted_x, (top + bottom) / 2.0 - wanted_y);
            let mm_per_px = distance / focal_px;
            target += (axes.row(0).transpose() * off_x + axes.row(1).transpose() * off_y) * mm_per_px;
            distance = (distance * (extent / scene.camera.fill).clamp(0.5, 2.0)).max(0.2 * spread);
        }
        place(target, distance)
    }

    /// The ray that falls on a place of the photo.
    pub(super) fn ray(&self, photo: PhotoPoint) -> Ray {
        let ideal = self.lens.undistort(photo);
        let (x, y) =
            ((ideal.x - self.lens.center.x) / self.focal_px, (ideal.y - self.lens.center.y) / self.focal_px);
        let direction = self.axes.transpose() * Vector3::new(x, y, 1.0);
        Ray { origin: self.eye, direction: direction.normalize() }
    }

    /// Maps a plane of the world to the photo, exactly: `origin` is the plane's (0, 0), `right` and `down` its
    /// unit steps.
    pub(super) fn photo_from_plane(
        &self,
        origin: Vector3<f64>,
        right: Vector3<f64>,
        down: Vector3<f64>,
    ) -> PhotoFromBoard {
        let camera = self.intrinsics() * self.axes;
        let matrix = Matrix3::from_columns(&[camera * right, camera * down, camera * (origin - self.eye)]);
        PhotoFromBoard { homography: Homography::new(matrix), lens: self.lens.clone() }
    }

    /// Where a place of the world would be seen without distortion.
    fn ideal(&self, world: Vector3<f64>) -> PhotoPoint {
        let seen = self.intrinsics() * self.axes * (world - self.eye);
        PhotoPoint { x: seen.x / seen.z, y: seen.y / seen.z }
    }

    fn intrinsics(&self) -> Matrix3<f64> {
        let (f, center) = (self.focal_px, self.lens.center);
        Matrix3::new(f, 0.0, center.x, 0.0, f, center.y, 0.0, 0.0, 1.0)
    }
}

/// Right, down and forward of a camera, as rows.
fn axes(camera: &Camera) -> Matrix3<f64> {
    let (sin_e, cos_e) = camera.elevation_deg.to_radians().sin_cos();
    let (sin_b, cos_b) = camera.bearing_deg.to_radians().sin_cos();
    let (sin_r, cos_r) = camera.roll_deg.to_radians().sin_cos();
    let right = Vector3::new(cos_b, -sin_b, 0.0);
    let down = Vector3::new(sin_e * sin_b, sin_e * cos_b, -cos_e);
    let forward = Vector3::new(-cos_e * sin_b, -cos_e * cos_b, -sin_e);
    Matrix3::from_rows(&[
        (right * cos_r + down * sin_r).transpose(),
        (down * cos_r - right * sin_r).transpose(),
        forward.transpose(),
    ])
}

/// Smallest and largest of some numbers.
fn bounds(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), n| (low.min(n), high.max(n)))
}
