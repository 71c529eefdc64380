//! Pans over photos with labelled corners.

use image::RgbImage;
use nalgebra::Vector3;

use super::super::RenderError;
use super::super::camera::CameraView;
use super::super::sampler::Sampler;
use super::super::scene::Scene;
use super::super::sensor::Light;
use super::kind::ClipKind;
use super::script::{CameraPath, Script};
use super::shoot::{Scenery, StillSource, shoot};
use super::still::Still;
use super::truth::{ClipTruth, FaultLimits};
use super::{Clip, ClipRequest};
use shuzi::geometry::Homography;
use shuzi::position::Position;

/// Share of the frame that the grid takes up at the end, if the photo is large enough; it never
/// takes up more than the second.
const FILL: (f64, f64) = (0.8, 0.9);
/// Brightness of a white stone that the truth about photos assumes; it is not used for faults.
const NO_IRRADIANCE: [f32; 2] = [1.0, 0.0];

/// A photo with its truth.
#[derive(Clone, Debug)]
pub struct PanPhoto {
    /// Upright, 8-bit sRGB.
    pub pixels: RgbImage,
    /// The position, as the photo shows it.
    pub position: Position,
    /// Pixel positions of the outer intersections: top left, top right, bottom right, bottom left.
    pub corners: [[f64; 2]; 4],
}

/// Renders the pan.
pub(super) fn render(request: &ClipRequest, photo: &PanPhoto) -> Result<Clip, RenderError> {
    let size = photo.position.size();
    if !size.is_square() {
        return Err(RenderError::NotSquare(size));
    }
    let mut sampler = Sampler::new(request.seed ^ 0x09A4);
    let mut scene = Scene {
        seed: request.seed,
        width_px: request.frame_px[0],
        height_px: request.frame_px[1],
        ..Scene::default()
    };
    let sensor = &mut scene.sensor;
    (sensor.contrast, sensor.vignette, sensor.noise) = (0.0, 0.0, 0.004);
    sensor.coarse_color = true;
    scene.checked()?;
    let points = photo.points();
    let (from, to) = views(&mut sampler, photo, request.frame_px);
    let scenery = Scenery::new(scene, size, points, Vec::new());
    let [_, mean_px] = scenery.spacings_px(&to);
    let path = CameraPath {
        from,
        to,
        spacing_px: mean_px,
        spaces: size.width().saturating_sub(1) as f64,
    };
    let script = Script::sample(
        &mut sampler,
        ClipKind::Enters,
        request.seconds,
        path,
        (None, 0.0),
    );
    let still = photo.still();
    let (frames, truths) = shoot(request, &scenery, &script, &StillSource::Photo(&still))?;
    Ok(Clip {
        frames,
        truth: ClipTruth {
            file: String::new(),
            kind: "pan".to_owned(),
            seed: request.seed,
            size: size.width(),
            rows: photo.position.rows(),
            frame_px: request.frame_px,
            fps: request.fps,
            calm_from_ms: (script.calm_from_s * 1000.0).round(),
            limits: FaultLimits::default(),
            frames: truths,
        },
    })
}

/// Returns the first and the last camera: both straight above the photo, the first where the frame
/// cuts the board off, on the side with more of the photo.
fn views(sampler: &mut Sampler, photo: &PanPhoto, frame_px: [u32; 2]) -> (CameraView, CameraView) {
    let photo_px = [photo.pixels.width(), photo.pixels.height()].map(f64::from);
    let frame = frame_px.map(f64::from);
    let range = |axis: usize| {
        let places = photo.corners.iter().map(|corner| corner[axis]);
        places.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), place| {
            (low.min(place), high.max(place))
        })
    };
    let ranges = [range(0), range(1)];
    let fill = |axis: usize| frame[axis] / (ranges[axis].1 - ranges[axis].0).max(1.0);
    let tightest = fill(0).min(fill(1));
    // A frame as large as the photo shows nothing beyond it.
    let inside = (frame[0] / photo_px[0]).max(frame[1] / photo_px[1]);
    let scale = (FILL.0 * tightest).max(inside.min(FILL.1 * tightest));
    let middle = [0, 1].map(|axis| {
        let board = (ranges[axis].0 + ranges[axis].1) / 2.0;
        let half = frame[axis] / scale / 2.0;
        let span = (ranges[axis].1 - ranges[axis].0) / 2.0;
        // The frame may leave the board's middle as far as the board stays in it.
        let slack = (0.9 * (half - span)).max(0.0);
        let wanted = board.clamp(
            half.min(photo_px[axis] / 2.0),
            (photo_px[axis] - half).max(photo_px[axis] / 2.0),
        );
        board + (wanted - board).clamp(-slack, slack)
    });
    let share = sampler.between(0.3, 0.55);
    let free = |axis: usize| [ranges[axis].0, photo_px[axis] - ranges[axis].1];
    let sides = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let best = sides
        .into_iter()
        .max_by(|&(axis, side), &(other, beside)| free(axis)[side].total_cmp(&free(other)[beside]));
    let (axis, side) = best.unwrap_or((0, 0));
    let mut start = middle;
    let (low, high) = ranges[axis];
    let half = frame[axis] / scale / 2.0;
    start[axis] = if side == 0 {
        // The board's right or lower part is beyond the frame.
        low + (1.0 - share) * (high - low) - half
    } else {
        high - (1.0 - share) * (high - low) + half
    };
    let view = |place: [f64; 2]| CameraView::above_picture(place, frame_px, scale);
    (view(start), view(middle))
}

impl PanPhoto {
    /// Returns the places of the points on the photo, row by row.
    fn points(&self) -> Vec<Vector3<f64>> {
        let size = self.position.size();
        let last = size.width().saturating_sub(1).max(1) as f64;
        let [a, b, c, d] = self.corners.map(|[x, y]| (x, y));
        let pairs = [
            ((0.0, 0.0), a),
            ((last, 0.0), b),
            ((last, last), c),
            ((0.0, last), d),
        ];
        let photo_from_board = Homography::from_pairs(&pairs).unwrap_or_else(Homography::identity);
        let places = size.points().map(|point| {
            let (x, y) = photo_from_board.apply(point.col() as f64, point.row() as f64);
            Vector3::new(x, y, 0.0)
        });
        places.collect()
    }

    /// Returns the photo's light, with a rim of its mean one, which is what lies beyond it.
    fn still(&self) -> Still {
        let decoded: Vec<f32> = (0..=255_u8).map(decode).collect();
        let light_of = |pixel: &image::Rgb<u8>| {
            Light::from(
                pixel
                    .0
                    .map(|value| decoded.get(usize::from(value)).copied().unwrap_or(0.0)),
            )
        };
        let (width, height) = (self.pixels.width() as usize, self.pixels.height() as usize);
        let sum: Light = self.pixels.pixels().map(light_of).sum();
        let mean = sum / (width * height).max(1) as f32;
        let mut light = vec![mean; (width + 2) * (height + 2)];
        let rows = light.chunks_mut(width + 2).skip(1);
        for (row, pixels) in rows.zip(self.pixels.rows()) {
            for (place, pixel) in row.iter_mut().skip(1).zip(pixels) {
                *place = light_of(pixel);
            }
        }
        Still {
            width: width + 2,
            height: height + 2,
            light,
            unlit: None,
            from_surface: Homography::translation(1.0, 1.0),
            irradiance: NO_IRRADIANCE,
            covered: Vec::new(),
        }
    }
}

/// Returns the linear light of a value of an sRGB picture, 1 is full scale.
fn decode(value: u8) -> f32 {
    let encoded = f32::from(value) / 255.0;
    if encoded <= 0.040_45 {
        encoded / 12.92
    } else {
        ((encoded + 0.055) / 1.055).powf(2.4)
    }
}
