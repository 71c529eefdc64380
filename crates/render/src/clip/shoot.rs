//! Takes the frames of a clip: from the course and the stills to pictures and their truth.

use std::ops::Range;

use nalgebra::Vector3;

use super::super::camera::CameraView;
use super::super::scene::Scene;
use super::super::sensor::{self, Exposure, Light, brightness};
use super::super::{RenderError, encode_jpeg};
use super::script::{Moment, Script};
use super::stage::{Stage, StillWindow};
use super::still::Still;
use super::truth::{FrameTruth, MOST_CONTRAST_LOST, Measures, is_in_frame};
use super::{ClipRequest, PARALLAX};
use shuzi::geometry::{Homography, PhotoPoint};
use shuzi::point::BoardSize;

/// Height at which stones must keep their places, mm.
const STONE_MM: f64 = 8.0;
/// Largest ratio of the distances of two cameras that share a still.
const MOST_NEARER: f64 = 1.35;
/// Farthest that a frame may reach beyond the picture of the camera of its still, in its sides.
const MOST_BEYOND: f64 = 1.4;
/// Rim of a still for the shake within an exposure, pixels.
const RIM_PX: f64 = 14.0;
/// Pixels of a still per pixel of the nearest frame.
const DENSITY: f64 = 1.15;
/// Exposure time in full light, s, and its range in other light as a multiple of that.
const SHUTTER_S: f64 = 1.0 / 60.0;
const SHUTTER_RANGE: (f64, f64) = (0.5, 4.0);
/// Largest gain in the dark, relative to that in full light.
const MOST_GAIN: f32 = 3.0;
/// Time in which the exposure follows a change of the light, s.
const EXPOSURE_LAG_S: f64 = 0.22;
/// Most moments of an exposure.
const MOST_MOMENTS: f64 = 10.0;
/// Steps in which the way between two frames is measured.
const WAY_STEPS: u32 = 4;

/// The board before the camera, and the camera's sensor.
pub(super) struct Scenery {
    scene: Scene,
    size: BoardSize,
    /// The points of the board, row by row, mm.
    pub(super) points: Vec<Vector3<f64>>,
    /// Those of a second one.
    second: Vec<Vector3<f64>>,
}

/// The origin of the stills.
pub(super) enum StillSource<'a> {
    /// They are rendered.
    Stage(&'a Stage),
    /// There is one, a photo.
    Photo(&'a Still),
}

impl Scenery {
    pub(super) fn new(
        scene: Scene,
        size: BoardSize,
        points: Vec<Vector3<f64>>,
        second: Vec<Vector3<f64>>,
    ) -> Scenery {
        Scenery {
            scene,
            size,
            points,
            second,
        }
    }

    pub(super) fn frame_px(&self) -> [u32; 2] {
        [self.scene.width_px, self.scene.height_px]
    }

    /// Returns the brightness of a white surface in the light of the whole scene.
    pub(super) fn white_light(&self) -> f32 {
        let sum = |colors: &mut dyn Iterator<Item = [f64; 3]>| {
            colors
                .map(|[r, g, b]| 0.2126 * r + 0.7152 * g + 0.0722 * b)
                .sum::<f64>()
        };
        let lamps = sum(&mut self.scene.lamps.iter().map(|lamp| lamp.color));
        (0.5 * lamps + sum(&mut std::iter::once(self.scene.ambient))) as f32
    }

    /// Returns the smallest and the mean distance of neighbouring points, pixels.
    pub(super) fn spacings_px(&self, view: &CameraView) -> [f64; 2] {
        let lines = self.size.width();
        let seen: Vec<PhotoPoint> = self
            .points
            .iter()
            .map(|&point| view.project(point))
            .collect();
        let beside = |from: usize, to: usize| match (seen.get(from), seen.get(to)) {
            (Some(a), Some(b)) => Some(a.distance_px(*b)),
            _ => None,
        };
        let mut distances = Vec::new();
        for index in 0..seen.len() {
            if index % lines + 1 < lines {
                distances.extend(beside(index, index + 1));
            }
            distances.extend(beside(index, index + lines));
        }
        let least = distances.iter().copied().fold(f64::INFINITY, f64::min);
        let mean = distances.iter().sum::<f64>() / distances.len().max(1) as f64;
        [least, mean]
    }

    /// Returns the outer points: top left, top right, bottom right, bottom left.
    fn corners(&self, view: &CameraView) -> [[f64; 2]; 4] {
        let lines = self.size.width();
        let last = lines * lines - 1;
        [0, lines - 1, last, last + 1 - lines].map(|index| {
            let point = self.points.get(index).copied().unwrap_or_default();
            let seen = view.project(point);
            [seen.x, seen.y]
        })
    }

    /// Returns the mean way of the corner that moves fastest from one camera to another, pixels.
    fn way_px(&self, from: &CameraView, to: &CameraView) -> f64 {
        let ways = self.corners(from).into_iter().zip(self.corners(to));
        ways.map(|([x, y], [u, v])| (u - x).hypot(v - y))
            .fold(0.0, f64::max)
    }

    /// Returns the angle between a camera's view of the board and the board, degrees.
    fn elevation_deg(&self, view: &CameraView) -> f64 {
        let middle = self.points.iter().sum::<Vector3<f64>>() / self.points.len().max(1) as f64;
        let up = view.eye() - middle;
        (up.z / up.norm().max(1e-6)).asin().to_degrees()
    }

    /// Returns true if a frame at `moment` may be taken from the still of the camera at `anchor`.
    fn shares_still(&self, anchor: &Moment, moment: &Moment) -> bool {
        if anchor.hand_mm != moment.hand_mm {
            return false;
        }
        let nearer = anchor.view.eye().norm() / moment.view.eye().norm().max(1e-6);
        if !(1.0 / MOST_NEARER..=MOST_NEARER).contains(&nearer) {
            return false;
        }
        let Some(anchor_from_frame) = map_between(&moment.view, &anchor.view) else {
            return false;
        };
        let [width, height] = self.frame_px().map(f64::from);
        let front = anchor_from_frame.depth(width / 2.0, height / 2.0);
        let reaches = frame_corners(self.frame_px()).into_iter().all(|(x, y)| {
            let (u, v) = anchor_from_frame.apply(x, y);
            let within = |place: f64, side: f64| {
                (-MOST_BEYOND * side..=(1.0 + MOST_BEYOND) * side).contains(&place)
            };
            anchor_from_frame.depth(x, y) * front > 0.0 && within(u, width) && within(v, height)
        });
        reaches && self.parallax(anchor, moment, &anchor_from_frame) <= PARALLAX
    }

    /// Returns the largest error of a stone's place in a frame that is taken from the still of
    /// another camera, spacings.
    fn parallax(&self, anchor: &Moment, moment: &Moment, anchor_from_frame: &Homography) -> f64 {
        let [_, spacing_px] = self.spacings_px(&anchor.view);
        let lines = self.size.width();
        let last = lines * lines - 1;
        let outer = [0, lines - 1, last / 2, last + 1 - lines, last];
        let error = |index: usize| {
            let foot = self.points.get(index).copied().unwrap_or_default();
            let top = foot + Vector3::z() * STONE_MM;
            let (right, taken) = (moment.view.project(top), anchor.view.project(top));
            let (x, y) = anchor_from_frame.apply(right.x, right.y);
            (x - taken.x).hypot(y - taken.y) / spacing_px.max(1e-6)
        };
        outer.into_iter().map(error).fold(0.0, f64::max)
    }
}

/// Returns the map between the pictures of two cameras by way of the board's plane.
fn map_between(from: &CameraView, to: &CameraView) -> Option<Homography> {
    let back = from.photo_from_surface().inverse()?;
    Some(to.photo_from_surface().after(&back))
}

fn frame_corners([width, height]: [u32; 2]) -> [(f64, f64); 4] {
    let (width, height) = (f64::from(width), f64::from(height));
    [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
}

/// Takes all frames.
pub(super) fn shoot(
    request: &ClipRequest,
    scenery: &Scenery,
    script: &Script,
    source: &StillSource<'_>,
) -> Result<(Vec<Vec<u8>>, Vec<FrameTruth>), RenderError> {
    let fps = f64::from(request.fps.max(1));
    let count = (request.seconds * fps).round().max(1.0) as usize;
    let moments: Vec<Moment> = (0..count)
        .map(|number| script.moment(number as f64 / fps))
        .collect();
    let groups = match source {
        StillSource::Stage(_) => group(scenery, &moments),
        StillSource::Photo(_) => std::iter::once(0..count).collect(),
    };
    let still_of = |range: &Range<usize>| match source {
        StillSource::Stage(stage) => {
            let moments = moments.get(range.clone()).unwrap_or_default();
            Some(stage.render(&window(scenery, moments)?))
        }
        StillSource::Photo(_) => None,
    };
    // The last still shows the scene in its usual light, to which the exposure refers.
    let mut last_still = groups.last().and_then(still_of);
    let mut shooting = Shooting {
        scenery,
        script,
        frame_s: 1.0 / fps,
        usual: None,
        gain: None,
    };
    if let (Some(still), Some(last)) = (&last_still, moments.last()) {
        shooting.measure_usual(still, last);
    }
    let (mut frames, mut truths) = (Vec::new(), Vec::new());
    for (index, range) in groups.iter().enumerate() {
        let rendered = if index + 1 == groups.len() {
            last_still.take()
        } else {
            still_of(range)
        };
        let still = match (source, &rendered) {
            (StillSource::Photo(still), _) => *still,
            (_, Some(still)) => still,
            _ => continue,
        };
        for number in range.clone() {
            let (jpeg, truth) = shooting.take(number, still)?;
            frames.push(jpeg);
            truths.push(truth);
        }
    }
    Ok((frames, truths))
}

/// Divides the frames into groups that are taken from one still each. The last frame of a group is
/// the camera of its still, so that the calm end of a clip is seen best.
fn group(scenery: &Scenery, moments: &[Moment]) -> Vec<Range<usize>> {
    let mut groups = Vec::new();
    let mut end = moments.len();
    while let Some(anchor) = end.checked_sub(1).and_then(|last| moments.get(last)) {
        let before = moments.get(..end).unwrap_or_default().iter().rev();
        let shared = before
            .take_while(|moment| scenery.shares_still(anchor, moment))
            .count()
            .max(1);
        groups.push(end - shared..end);
        end -= shared;
    }
    groups.reverse();
    groups
}

/// Returns the window that a still for all these frames must show.
fn window<'a>(scenery: &Scenery, moments: &'a [Moment]) -> Option<StillWindow<'a>> {
    let anchor = moments.last()?;
    let (mut low, mut high) = ([f64::INFINITY; 2], [f64::NEG_INFINITY; 2]);
    let mut nearest = 1.0_f64;
    for moment in moments {
        let anchor_from_frame = map_between(&moment.view, &anchor.view)?;
        for (x, y) in frame_corners(scenery.frame_px()) {
            let (u, v) = anchor_from_frame.apply(x, y);
            low = [low[0].min(u), low[1].min(v)];
            high = [high[0].max(u), high[1].max(v)];
        }
        nearest = nearest.max(anchor.view.eye().norm() / moment.view.eye().norm().max(1e-6));
    }
    let corner = low.map(|place| place - RIM_PX);
    Some(StillWindow {
        view: &anchor.view,
        corner,
        size: [0, 1].map(|axis| high[axis] + RIM_PX - corner[axis]),
        scale: DENSITY * nearest.min(MOST_NEARER),
        hand_mm: anchor.hand_mm,
    })
}

/// The state of the camera from frame to frame.
struct Shooting<'a> {
    scenery: &'a Scenery,
    script: &'a Script,
    frame_s: f64,
    /// The usual gain; none for photos, whose exposure is left as it is.
    usual: Option<f32>,
    /// The gain of the last frame.
    gain: Option<f32>,
}

impl Shooting<'_> {
    fn size(&self) -> [usize; 2] {
        self.scenery.frame_px().map(|side| side as usize)
    }

    /// Measures the usual exposure at the end of the clip.
    fn measure_usual(&mut self, still: &Still, last: &Moment) {
        let moments = still_from_frame(still, &last.view).into_iter();
        let light = still.resample(&still.light, &moments.collect::<Vec<_>>(), self.size());
        self.usual = Some(sensor::automatic_gain(&light, &self.scenery.scene));
    }

    /// Takes a frame.
    fn take(&mut self, number: usize, still: &Still) -> Result<(Vec<u8>, FrameTruth), RenderError> {
        let at_s = number as f64 * self.frame_s;
        let moment = self.script.moment(at_s);
        let scenery = self.scenery;
        let [least_px, spacing_px] = scenery.spacings_px(&moment.view);
        let gained = match (self.usual, self.gain) {
            (Some(usual), Some(gain)) => f64::from(gain / usual),
            _ => 1.0,
        };
        let shutter_s = SHUTTER_S * gained.clamp(SHUTTER_RANGE.0, SHUTTER_RANGE.1);
        let smear_px = self.way_px(at_s - shutter_s / 2.0, shutter_s);
        let exposed = self.exposed_moments(still, at_s, shutter_s, smear_px);
        let [width, height] = self.size();
        let mut light = still.resample(&still.lit(moment.lit), &exposed, [width, height]);
        if let (Some(reflection), Some(surface_from_frame)) = (
            &moment.reflection,
            moment.view.photo_from_surface().inverse(),
        ) {
            reflection.add(&mut light, width, &surface_from_frame);
        }
        let mut scene = scenery.scene.clone();
        let blur_px = (moment.defocus * spacing_px).hypot(scene.sensor.blur_px);
        let light = sensor::blur(&light, width, height, blur_px as f32);
        let (gain, wanted) = self.follow(&light);
        scene.seed ^= (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let boost = self.usual.map_or(1.0, |usual| gain / usual);
        scene.sensor.noise *= f64::from(boost.max(0.25)).sqrt();
        let exposure = Exposure::with_gain(gain, &light, &scene, [width, height]);
        let picture = sensor::save(&light, &exposure, &scene);
        let irradiance =
            still.irradiance[1] + (still.irradiance[0] - still.irradiance[1]) * moment.lit as f32;
        let [black, white] = exposure.black_and_white(irradiance, 0.0);
        let truth = Measures {
            at_s,
            frame_px: scenery.frame_px(),
            points: project(&scenery.points, &moment.view),
            corners: scenery.corners(&moment.view),
            spacing_px: least_px,
            elevation_deg: self.usual.map(|_| scenery.elevation_deg(&moment.view)),
            blur_spacings: blur_px.hypot(smear_px / 12.0_f64.sqrt()) / spacing_px.max(1e-6),
            spacings_per_s: self.speed_px(at_s) / spacing_px.max(1e-6),
            contrast: self.usual.map(|_| f64::from(white - black)),
            excess_ev: f64::from((gain / wanted).log2()),
            exposure_ev: f64::from(boost.log2()),
            glare: self.points_in_glare(&moment, &exposure, irradiance),
            covered: self.covered_in_frame(&moment, still),
            second_board: project(&scenery.second, &moment.view)
                .into_iter()
                .any(|point| is_in_frame(point, scenery.frame_px())),
        };
        let jpeg = encode_jpeg(&picture, scene.sensor.jpeg_quality)?;
        Ok((jpeg, truth.judge()))
    }

    /// Returns the gain for a frame, with which the exposure follows the light, and the one at
    /// which it aims.
    fn follow(&mut self, light: &[Light]) -> (f32, f32) {
        let Some(usual) = self.usual else {
            return (1.0, 1.0);
        };
        let wanted = sensor::automatic_gain(light, &self.scenery.scene).min(MOST_GAIN * usual);
        let share = (1.0 - (-self.frame_s / EXPOSURE_LAG_S).exp()) as f32;
        let gain = self.gain.map_or(wanted, |gain| {
            (gain.ln() + (wanted.ln() - gain.ln()) * share).exp()
        });
        self.gain = Some(gain);
        (gain, wanted)
    }

    /// Returns the maps from a frame to its still at moments of the exposure. They are shifted
    /// against each other by half a pixel, so that a still with more pixels is not undersampled.
    fn exposed_moments(
        &self,
        still: &Still,
        at_s: f64,
        shutter_s: f64,
        smear_px: f64,
    ) -> Vec<Homography> {
        let count = smear_px.ceil().clamp(2.0, MOST_MOMENTS) as u32;
        let maps = (0..count).filter_map(|index| {
            let share = (f64::from(index) + 0.5) / f64::from(count) - 0.5;
            let moment = self.script.moment(at_s + share * shutter_s);
            let shift = if index % 2 == 0 { -0.25 } else { 0.25 };
            let map = still_from_frame(still, &moment.view)?;
            Some(map.after(&Homography::translation(shift, -shift)))
        });
        maps.collect()
    }

    /// Returns the length of the way of the fastest corner in a time, pixels.
    fn way_px(&self, from_s: f64, seconds: f64) -> f64 {
        let step_s = seconds / f64::from(WAY_STEPS);
        let view = |step: u32| self.script.moment(from_s + f64::from(step) * step_s).view;
        (0..WAY_STEPS)
            .map(|step| self.scenery.way_px(&view(step), &view(step + 1)))
            .sum()
    }

    /// Returns the speed of the fastest corner about a frame, pixels per second.
    fn speed_px(&self, at_s: f64) -> f64 {
        self.way_px(at_s - self.frame_s / 2.0, self.frame_s) / self.frame_s
    }

    /// Returns the names of the points in the frame whose contrast the reflection takes.
    fn points_in_glare(
        &self,
        moment: &Moment,
        exposure: &Exposure<'_>,
        irradiance: f32,
    ) -> Vec<String> {
        let Some(reflection) = &moment.reflection else {
            return Vec::new();
        };
        let [black, white] = exposure.black_and_white(irradiance, 0.0);
        let lost = |point: &Vector3<f64>| {
            let veil = brightness(&reflection.light) * reflection.share(point.x, point.y);
            let [dark, bright] = exposure.black_and_white(irradiance, veil);
            1.0 - f64::from((bright - dark) / (white - black).max(1e-6))
        };
        self.names(&moment.view, |point, _| lost(point) >= MOST_CONTRAST_LOST)
    }

    /// Returns the names of the points in the frame that something covers.
    fn covered_in_frame(&self, moment: &Moment, still: &Still) -> Vec<String> {
        self.names(&moment.view, |_, name| still.covered.contains(name))
    }

    /// Returns the names of the points in the frame for which `is_so` holds.
    fn names(
        &self,
        view: &CameraView,
        is_so: impl Fn(&Vector3<f64>, &String) -> bool,
    ) -> Vec<String> {
        let size = self.scenery.size;
        let points = size.points().zip(&self.scenery.points);
        points
            .map(|(point, place)| (size.name(point), place))
            .filter(|(name, place)| {
                let seen = view.project(**place);
                is_in_frame([seen.x, seen.y], self.scenery.frame_px()) && is_so(place, name)
            })
            .map(|(name, _)| name)
            .collect()
    }
}

fn still_from_frame(still: &Still, view: &CameraView) -> Option<Homography> {
    Some(
        still
            .from_surface
            .after(&view.photo_from_surface().inverse()?),
    )
}

fn project(points: &[Vector3<f64>], view: &CameraView) -> Vec<[f64; 2]> {
    let seen = points.iter().map(|point| view.project(*point));
    seen.map(|place| [place.x, place.y]).collect()
}
