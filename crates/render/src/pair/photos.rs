//! Two photos of one board, before and after the fill-in, with the truth about both.

use serde::Serialize;

use super::super::sampler::Sampler;
use super::super::{Camera, PhotoTruth, RenderError, Scene, Sensor, render_jpeg};
use super::{Mishap, MishapEvent, Pair};
use shuzi::color::Color;
use shuzi::point::Point;

/// Separates the random numbers of the second camera from those of the first scene.
const ANOTHER: u64 = 0x9E37_79B9_7F4A_7C15;

/// The truth about a pair in the labels of its photos. Points are named in the rows of the first
/// photo.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairTruth {
    /// File name of the photo before the fill-in.
    pub before: String,
    /// File name of the photo after the fill-in.
    pub after: String,
    /// Clockwise quarter turns from the rows before to the rows after.
    pub turns: u8,
    /// The fault, or null for a correct fill-in.
    pub fault: Option<FaultTruth>,
    /// Stones that found no place on the board, Black's and White's.
    pub in_hand: [u32; 2],
}

/// The fault of a fill-in, for labels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FaultTruth {
    /// `moved`, `missing`, `surplus`, `wrong-colour` or `uneven`.
    pub kind: &'static str,
    /// Colour of the stone or set, or of the player with more stones on shared points.
    pub color: Color,
    /// The point where the stone lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub point: Option<String>,
    /// The point where the stone stood before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

impl MishapEvent {
    /// Describes the fault for a label. `name` returns the name of a point in the first photo.
    pub fn truth(&self, name: impl Fn(Point) -> String) -> FaultTruth {
        let (mishap, color, point, from) = match *self {
            MishapEvent::Moved { color, from, to } => (Mishap::Moved, color, Some(to), Some(from)),
            MishapEvent::Missing { color } => (Mishap::Missing, color, None, None),
            MishapEvent::Surplus { color } => (Mishap::Surplus, color, None, None),
            MishapEvent::WrongColor { color, point } => {
                (Mishap::WrongColor, color, Some(point), None)
            }
            MishapEvent::Uneven { color, point } => (Mishap::Uneven, color, Some(point), None),
        };
        FaultTruth {
            kind: mishap.name(),
            color,
            point: point.map(&name),
            from: from.map(name),
        }
    }
}

impl Scene {
    /// Returns the scene with another camera: the same board in the same room, photographed again
    /// after the photographer moved a little or went round the table.
    #[must_use]
    pub fn retake(&self, seed: u64) -> Scene {
        let mut sampler = Sampler::new(seed);
        let quarter =
            f64::from(sampler.choose_weighted([(3.0, 0), (1.0, 90), (1.0, 180), (1.0, 270)]));
        let camera = &self.camera;
        let camera = Camera {
            elevation_deg: (camera.elevation_deg + sampler.between(-6.0, 6.0)).clamp(35.0, 90.0),
            bearing_deg: (camera.bearing_deg + quarter + sampler.between(-12.0, 12.0))
                .rem_euclid(360.0),
            roll_deg: camera.roll_deg + sampler.between(-4.0, 4.0),
            fill: (camera.fill * sampler.between(0.94, 1.06)).min(0.95),
            off_center: camera
                .off_center
                .map(|at| (at + sampler.between(-0.2, 0.2)).clamp(-0.6, 0.6)),
            ..camera.clone()
        };
        let noise = self.sensor.noise * sampler.between(0.97, 1.03);
        let sensor = Sensor {
            noise,
            ..self.sensor.clone()
        };
        Scene {
            camera,
            sensor,
            ..self.clone()
        }
    }
}

/// Renders both boards of a pair as JPEG, with their truth. The first photo shows `scene`, the
/// second the same room from another place sampled from `seed`. `names` are the photos' file names.
///
/// # Errors
/// As [`super::super::render`].
pub fn render_pair(
    pair: &Pair,
    scene: &Scene,
    seed: u64,
    names: [String; 2],
) -> Result<[(Vec<u8>, PhotoTruth); 2], RenderError> {
    let again = scene.retake(seed ^ ANOTHER);
    let (first, mut before) = render_jpeg(&pair.before, scene, scene.sensor.jpeg_quality)?;
    let (second, mut after) = render_jpeg(&pair.after, &again, again.sensor.jpeg_quality)?;
    let size = pair.before.size();
    let turns = |truth: &PhotoTruth| truth.shows.first().map_or(0, |board| board.turns);
    let name = |given: Point| {
        let seen = before
            .shows
            .first()
            .and_then(|board| board.seen(size, given));
        size.name(seen.unwrap_or(given))
    };
    let [before_name, after_name] = names;
    let truth = PairTruth {
        turns: (4 + turns(&after) - turns(&before)) % 4,
        fault: pair.mishap.as_ref().map(|happened| happened.truth(name)),
        in_hand: pair.in_hand,
        before: before_name.clone(),
        after: after_name.clone(),
    };
    (before.file, after.file) = (before_name, after_name);
    (before.pair, after.pair) = (Some(truth.clone()), Some(truth));
    Ok([(first, before), (second, after)])
}
