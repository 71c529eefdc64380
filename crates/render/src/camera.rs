//! A pinhole camera with a lens, aimed so that the boards fill the photo as the scene asks.
//!
//! World frame, in millimetres: origin in the middle of the board's surface, x to the right of the
//! position, y towards its bottom row, z up.

use nalgebra::{Matrix3, Rotation3, UnitQuaternion, Vector3};

use super::scene::{Camera, Scene};
use super::truth::CameraTruth;
use shuzi::geometry::{Homography, Lens, PhotoPoint};

/// Diagonal of the 35 mm film frame, mm.
const FILM_DIAGONAL_MM: f64 = 43.27;
/// Share of the radius at which the lens's polynomial turns back, up to which it is used.
const FARTHEST: f64 = 0.85;
/// Smallest depth of what is projected, relative to its distance from the camera's axis.
const NEAREST: f64 = 0.1;
/// Rounds of aiming; each reduces the error about tenfold.
const AIMING_ROUNDS: usize = 40;

/// A ray whose direction has length 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ray {
    pub(super) origin: Vector3<f64>,
    pub(super) direction: Vector3<f64>,
    /// The reciprocals of the direction's components; very large, but finite, for components of 0.
    pub(super) inverse: Vector3<f64>,
}

impl Ray {
    pub(super) fn new(origin: Vector3<f64>, direction: Vector3<f64>) -> Ray {
        let inverse = direction.map(|d| if d.abs() < 1e-12 { 1e12 } else { 1.0 / d });
        Ray {
            origin,
            direction,
            inverse,
        }
    }

    pub(super) fn at(&self, distance: f64) -> Vector3<f64> {
        self.origin + self.direction * distance
    }
}

/// The camera at its position in the world.
#[derive(Clone, Debug)]
pub(super) struct CameraView {
    eye: Vector3<f64>,
    /// Rows: the world directions of the photo's right, down and forward.
    axes: Matrix3<f64>,
    /// Focal length across and down, pixels; they differ only if the photo is stretched.
    focal_px: [f64; 2],
    lens: Lens,
}

impl CameraView {
    /// Aims the scene's camera so that all points of `outline` are visible.
    pub(super) fn aimed(scene: &Scene, outline: &[Vector3<f64>]) -> CameraView {
        let camera = &scene.camera;
        let lens = Lens {
            k1: camera.k1,
            ..Lens::ideal(scene.width_px, scene.height_px)
        };
        let focal_px = camera.focal_35mm / FILM_DIAGONAL_MM * 2.0 * lens.half_diagonal_px;
        let axes = axes(camera);
        let spread = outline
            .iter()
            .map(|corner| corner.norm())
            .fold(1.0, f64::max);
        let target = outline.iter().sum::<Vector3<f64>>() / outline.len().max(1) as f64;
        let eye = target - axes.row(2).transpose() * 3.0 * spread;
        let mut view = CameraView {
            eye,
            axes,
            focal_px: [focal_px; 2],
            lens,
        };
        let size = [f64::from(scene.width_px), f64::from(scene.height_px)];
        let free = (1.0 - camera.fill).abs() / 2.0;
        let (mut target, mut distance) = (target, 3.0 * spread);
        for _ in 0..AIMING_ROUNDS {
            view.eye = target - axes.row(2).transpose() * distance;
            let seen: Vec<PhotoPoint> = outline.iter().map(|&corner| view.ideal(corner)).collect();
            let (left, right) = bounds(seen.iter().map(|p| p.x));
            let (top, bottom) = bounds(seen.iter().map(|p| p.y));
            let filled = [(right - left) / size[0], (bottom - top) / size[1]];
            let extent = filled[0].max(filled[1]);
            // The desired position of the outline's middle, and the error, in pixels.
            let wanted_x = size[0] * (0.5 + free * camera.off_center[0]);
            let wanted_y = size[1] * (0.5 + free * camera.off_center[1]);
            let (off_x, off_y) = (
                (left + right) / 2.0 - wanted_x,
                (top + bottom) / 2.0 - wanted_y,
            );
            target += axes.row(0).transpose() * (off_x * distance / view.focal_px[0])
                + axes.row(1).transpose() * (off_y * distance / view.focal_px[1]);
            distance = (distance * (extent / camera.fill).clamp(0.5, 2.0)).max(0.2 * spread);
            if camera.stretched {
                for (focal, filled) in view.focal_px.iter_mut().zip(filled) {
                    *focal *= (extent / filled).clamp(0.5, 2.0);
                }
            }
        }
        view
    }

    /// Returns the camera straight above a place, in mm, of a flat picture that lies at z = 0. A
    /// millimetre of it takes up `scale` pixels of the photo.
    pub(super) fn above_picture(place: [f64; 2], photo_px: [u32; 2], scale: f64) -> CameraView {
        let lens = Lens::ideal(photo_px[0], photo_px[1]);
        let focal_px = 2.0 * lens.half_diagonal_px;
        CameraView {
            eye: Vector3::new(place[0], place[1], focal_px / scale),
            axes: Matrix3::from_diagonal(&Vector3::new(1.0, 1.0, -1.0)),
            focal_px: [focal_px; 2],
            lens,
        }
    }

    /// Returns this camera turned by hand about its own axes, radians: its view to the right and
    /// down, and its top to the right.
    pub(super) fn turned(&self, right: f64, down: f64, roll: f64) -> CameraView {
        let turn = Rotation3::from_axis_angle(&Vector3::y_axis(), right)
            * Rotation3::from_axis_angle(&Vector3::x_axis(), -down)
            * Rotation3::from_axis_angle(&Vector3::z_axis(), roll);
        CameraView {
            axes: turn.matrix().transpose() * self.axes,
            ..self.clone()
        }
    }

    /// Returns the camera on the straight way from here, 0, to another place and direction, 1.
    pub(super) fn toward(&self, other: &CameraView, share: f64) -> CameraView {
        let whole = Rotation3::from_matrix_unchecked(other.axes * self.axes.transpose());
        let turn = UnitQuaternion::from_rotation_matrix(&whole).powf(share);
        CameraView {
            eye: self.eye.lerp(&other.eye, share),
            axes: turn.to_rotation_matrix().matrix() * self.axes,
            ..self.clone()
        }
    }

    /// Returns the camera in the same place whose photo shows a window of this one's, with its
    /// upper left corner at `corner`, enlarged by `scale`.
    pub(super) fn cropped(&self, corner: [f64; 2], scale: f64) -> CameraView {
        let mut view = self.clone();
        view.focal_px = self.focal_px.map(|focal| focal * scale);
        view.lens.center.x = (self.lens.center.x - corner[0]) * scale;
        view.lens.center.y = (self.lens.center.y - corner[1]) * scale;
        view.lens.half_diagonal_px *= scale;
        view
    }

    /// Returns the map from the plane of the boards' surface, mm, to the photo, without the lens's
    /// distortion.
    pub(super) fn photo_from_surface(&self) -> Homography {
        let center = self.lens.center;
        let film = Matrix3::new(
            self.focal_px[0],
            0.0,
            center.x,
            0.0,
            self.focal_px[1],
            center.y,
            0.0,
            0.0,
            1.0,
        );
        let axis = |number: usize| self.axes.column(number).into_owned();
        let columns = [axis(0), axis(1), -(self.axes * self.eye)];
        Homography::new(film * Matrix3::from_columns(&columns))
    }

    /// Returns the focal length, pixels.
    pub(super) fn focal_px(&self) -> f64 {
        self.focal_px[0]
    }

    /// Returns the ray through a position in the photo.
    pub(super) fn ray(&self, photo: PhotoPoint) -> Ray {
        let ideal = self.lens.undistort(photo);
        let (x, y) = (
            (ideal.x - self.lens.center.x) / self.focal_px[0],
            (ideal.y - self.lens.center.y) / self.focal_px[1],
        );
        let direction = self.axes.transpose() * Vector3::new(x, y, 1.0);
        Ray::new(self.eye, direction.normalize())
    }

    /// Projects a place in the world onto the photo. Places far outside the photo stay outside it:
    /// beyond [`FARTHEST`] the lens's polynomial would fold them back.
    pub(super) fn project(&self, world: Vector3<f64>) -> PhotoPoint {
        let ideal = self.ideal(world);
        let (dx, dy) = (ideal.x - self.lens.center.x, ideal.y - self.lens.center.y);
        let rho = dx.hypot(dy) / self.lens.half_diagonal_px;
        let farthest = FARTHEST / (3.0 * self.lens.k1.min(-1e-6).abs()).sqrt();
        if rho <= farthest {
            return self.lens.distort(ideal);
        }
        let rim = farthest / rho;
        let at_rim = PhotoPoint {
            x: self.lens.center.x + dx * rim,
            y: self.lens.center.y + dy * rim,
        };
        let seen = self.lens.distort(at_rim);
        let slope = 1.0 + 3.0 * self.lens.k1 * farthest * farthest;
        let beyond = (1.0 - rim) * slope;
        PhotoPoint {
            x: seen.x + dx * beyond,
            y: seen.y + dy * beyond,
        }
    }

    /// Returns the distance of a place from the camera along the view, mm.
    pub(super) fn depth(&self, world: Vector3<f64>) -> f64 {
        self.axes.row(2).transpose().dot(&(world - self.eye))
    }

    /// Returns the camera's position.
    pub(super) fn eye(&self) -> Vector3<f64> {
        self.eye
    }

    /// Returns what the camera's label says of it.
    pub(super) fn truth(&self) -> CameraTruth {
        let axis = |row: usize| self.axes.row(row).transpose().into();
        CameraTruth {
            focal_px: self.focal_px,
            center_px: [self.lens.center.x, self.lens.center.y],
            eye_mm: self.eye.into(),
            right: axis(0),
            down: axis(1),
            forward: axis(2),
        }
    }

    /// Returns the angle that a pixel covers, radians.
    pub(super) fn pixel_angle(&self) -> f64 {
        1.0 / self.focal_px[0].min(self.focal_px[1])
    }

    /// Projects a place in the world onto the photo without lens distortion.
    fn ideal(&self, world: Vector3<f64>) -> PhotoPoint {
        let mut seen = self.axes * (world - self.eye);
        // What lies beside or behind the camera is seen far out in its direction.
        seen.z = seen.z.max(NEAREST * seen.x.hypot(seen.y)).max(1e-3);
        let (f, center) = (self.focal_px, self.lens.center);
        PhotoPoint {
            x: center.x + f[0] * seen.x / seen.z,
            y: center.y + f[1] * seen.y / seen.z,
        }
    }
}

/// Returns a camera's right, down and forward directions as rows.
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

/// Returns the smallest and largest of some numbers.
fn bounds(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), n| {
        (low.min(n), high.max(n))
    })
}
