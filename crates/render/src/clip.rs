//! Clips of a hand-held camera, with the truth about every frame.
//!
//! How it works: light is rendered into a few large stills, one for each group of frames whose
//! cameras stand so near to each other that stones keep their places (within [`PARALLAX`] of a
//! spacing), and frames are resampled from them by the exact map of the board's plane between both
//! cameras. A camera that only turns sees everything right; one that moves more gets another
//! still. All this is done with linear light, so that blur by focus and movement, the change of
//! lamps and exposure, a reflection, noise, the tone curve and JPEG follow in the order in which
//! they happen in a camera. A pan over a photo has that photo as its only still.
//!
//! Everything depends only on the request and the position: the same seed gives the same bytes.
//!
//! Cost: one to a dozen stills of about two million pixels, then some tenths of a second per frame.

mod kind;
mod pan;
mod position;
mod reflection;
mod script;
mod shake;
mod shoot;
mod stage;
mod still;
mod truth;

pub use kind::ClipKind;
pub use pan::PanPhoto;
pub use truth::{
    ClipTruth, Fault, FaultLimits, FrameTruth, LEAST_CONTRAST, LEAST_ELEVATION_DEG,
    LEAST_SPACING_PX, MOST_BLUR_SPACINGS, MOST_BRIGHT_EV, MOST_CONTRAST_LOST, MOST_COVERED,
    MOST_SPACINGS_PER_S,
};

use nalgebra::Vector3;

use super::RenderError;
use super::camera::CameraView;
use super::sampler::Sampler;
use script::{CameraPath, Script, Wandering};
use shoot::{Scenery, StillSource, shoot};
use shuzi::point::BoardSize;
use shuzi::position::Position;
use stage::Stage;

/// Largest error of a stone's place in a frame, spacings.
pub const PARALLAX: f64 = 0.05;
/// Frames per second at which browsers play a file of JPEG pictures.
pub const FILE_FPS: u32 = 30;
/// Distances of neighbouring points at which a board is too small, pixels.
const FAR_SPACING_PX: (f64, f64) = (6.5, 9.0);
/// Angles between view and board from which a board is too steep, degrees.
const STEEP_DEG: (f64, f64) = (13.0, 19.0);

/// What a clip shows and how it is stored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClipRequest {
    /// What happens; a pan over a photo has only its beginning in common with
    /// [`ClipKind::Enters`].
    pub kind: ClipKind,
    /// Seed of everything random.
    pub seed: u64,
    /// Length, s.
    pub seconds: f64,
    /// Different frames per second; a divisor of [`FILE_FPS`].
    pub fps: u32,
    /// Width and height of the frames, pixels.
    pub frame_px: [u32; 2],
}

/// A clip and the truth about it.
#[derive(Clone, Debug)]
pub struct Clip {
    /// The frames as JPEG.
    pub frames: Vec<Vec<u8>>,
    /// What they show.
    pub truth: ClipTruth,
}

impl Clip {
    /// Returns the file: all frames one after the other, each as often as players need it that
    /// show [`FILE_FPS`] pictures per second.
    pub fn to_mjpeg(&self) -> Vec<u8> {
        let times = (FILE_FPS / self.truth.fps.max(1)).max(1) as usize;
        let shown = self
            .frames
            .iter()
            .flat_map(|jpeg| (0..times).map(move |_| jpeg));
        shown.flatten().copied().collect()
    }
}

/// Samples a position for a clip that resembles the end of a game.
pub fn sample_position(size: BoardSize, seed: u64) -> Position {
    position::sample(&mut Sampler::new(seed ^ 0xC119005), size, seed)
}

/// Renders a clip of one board.
///
/// # Errors
/// Returns the errors of [`render`](super::render).
pub fn render_clip(request: &ClipRequest, position: &Position) -> Result<Clip, RenderError> {
    if !position.size().is_square() {
        return Err(RenderError::NotSquare(position.size()));
    }
    let mut sampler = Sampler::new(request.seed ^ 0xC119);
    let mut stage = Stage::sample(&mut sampler, request, position)?;
    let to = stage.aim(false, |_| {});
    if request.kind == ClipKind::Two {
        let other = sample_position(position.size(), request.seed ^ 0x2_B0A4D);
        stage.add_second(other, &to);
    }
    let size = position.size();
    let scenery = Scenery::new(stage.scene.clone(), size, stage.points(0), stage.points(1));
    let from = first_view(&mut sampler, request.kind, &stage, &scenery, &to);
    let [_, mean_px] = scenery.spacings_px(&to);
    let path = CameraPath {
        from,
        to,
        spacing_px: mean_px,
        spaces: size.width().saturating_sub(1) as f64,
    };
    let white = scenery.white_light();
    let half = stage.half_grid_mm();
    let wandering = Wandering::sample(&mut sampler, half, stage.scene.goban.pitch_mm, white);
    let wandering = (request.kind == ClipKind::Glare).then_some(wandering);
    let events = (wandering, stage.hand_way_mm);
    let script = Script::sample(&mut sampler, request.kind, request.seconds, path, events);
    let (frames, truths) = shoot(request, &scenery, &script, &StillSource::Stage(&stage))?;
    Ok(Clip {
        frames,
        truth: ClipTruth {
            file: String::new(),
            kind: request.kind.name().to_owned(),
            seed: request.seed,
            size: size.width(),
            rows: position.rows(),
            frame_px: request.frame_px,
            fps: request.fps,
            calm_from_ms: (script.calm_from_s * 1000.0).round(),
            limits: FaultLimits::default(),
            frames: truths,
        },
    })
}

/// Renders a clip that pans over a photo until its board is in view.
///
/// # Errors
/// Returns [`RenderError::Jpeg`] if the encoder fails.
pub fn render_pan(request: &ClipRequest, photo: &PanPhoto) -> Result<Clip, RenderError> {
    pan::render(request, photo)
}

/// Returns the camera with which a clip begins, if it ends with `to`.
fn first_view(
    sampler: &mut Sampler,
    kind: ClipKind,
    stage: &Stage,
    scenery: &Scenery,
    to: &CameraView,
) -> CameraView {
    let fill = stage.scene.camera.fill;
    match kind {
        ClipKind::Clean => {
            let (tilt, side) = (sampler.between(-7.0, 4.0), sampler.between(-8.0, 8.0));
            let share = sampler.between(0.7, 0.85);
            stage.aim(false, |scene| {
                scene.camera.elevation_deg += tilt;
                scene.camera.bearing_deg += side;
                scene.camera.fill *= share;
            })
        }
        ClipKind::Enters => {
            let (side, share) = (sampler.choose([0, 1, 2, 3]), sampler.between(0.3, 0.6));
            turn_away(to, &scenery.points, side, share, scenery.frame_px())
        }
        ClipKind::Table => {
            let (side, share) = (sampler.choose([0, 1, 2]), sampler.between(1.15, 1.3));
            turn_away(to, &scenery.points, side, share, scenery.frame_px())
        }
        ClipKind::Far => {
            let [least_px, _] = scenery.spacings_px(to);
            let wanted = sampler.between(FAR_SPACING_PX.0, FAR_SPACING_PX.1);
            stage.aim(false, |scene| {
                scene.camera.fill = (fill * wanted / least_px).max(0.05);
            })
        }
        ClipKind::Steep => {
            let elevation = sampler.between(STEEP_DEG.0, STEEP_DEG.1);
            let share = sampler.between(0.8, 1.0);
            stage.aim(false, |scene| {
                scene.camera.elevation_deg = elevation;
                scene.camera.fill *= share;
            })
        }
        ClipKind::Two => stage.aim(true, |scene| scene.camera.fill = 0.92),
        ClipKind::Dark | ClipKind::Focus | ClipKind::Glare | ClipKind::Hand | ClipKind::Shaky => {
            let share = sampler.between(0.94, 0.99);
            stage.aim(false, |scene| scene.camera.fill *= share)
        }
    }
}

/// Returns a camera turned so far that a share of the board lies beyond a side of its picture: left,
/// right, top, bottom.
fn turn_away(
    view: &CameraView,
    points: &[Vector3<f64>],
    side: usize,
    share: f64,
    [width, height]: [u32; 2],
) -> CameraView {
    let seen = points.iter().map(|point| view.project(*point));
    let axis = |place: shuzi::geometry::PhotoPoint| if side < 2 { place.x } else { place.y };
    let (low, high) = seen.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), place| {
        (low.min(axis(place)), high.max(axis(place)))
    });
    let (middle, end) = if side < 2 {
        (f64::from(width) / 2.0, f64::from(width))
    } else {
        (f64::from(height) / 2.0, f64::from(height))
    };
    // The coordinate in the picture that has to lie at its rim.
    let (at, rim) = if side.is_multiple_of(2) {
        (low + share * (high - low), 0.0)
    } else {
        (high - share * (high - low), end)
    };
    let angle = |place: f64| ((place - middle) / view.focal_px()).atan();
    let turn = angle(at) - angle(rim);
    if side < 2 {
        view.turned(turn, 0.0, 0.0)
    } else {
        view.turned(0.0, turn, 0.0)
    }
}
