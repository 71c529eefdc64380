//! Two photos of one board, before and after the fill-in, with the truth about both.

use serde::Serialize;

use super::super::draw::Draw;
use super::super::{Camera, RenderError, Scene, Sensor, Truth, photo};
use super::{Happened, Mishap, Pair};
use shuzi::color::Color;
use shuzi::point::Point;

/// Keeps the second camera from being drawn like the first scene.
const ANOTHER: u64 = 0x9E37_79B9_7F4A_7C15;

/// A pair in the labels of its photos. Points are named in the rows of the photo before.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairTruth {
    /// The photo before the fill-in.
    pub before: String,
    /// The photo after it.
    pub after: String,
    /// Clockwise quarter turns from the rows before to the rows after.
    pub turns: u8,
    /// What went wrong; null in a fill-in without fault.
    pub fault: Option<FaultTruth>,
    /// Stones that had no place on the board any more, Black's and White's.
    pub in_hand: [u32; 2],
}

/// What went wrong, for labels.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FaultTruth {
    /// `moved`, `missing`, `surplus`, `wrong-colour` or `uneven`.
    pub kind: &'static str,
    /// Whose stone or set; the player with more stones on shared points.
    pub color: Color,
    /// The point: where the stone lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub point: Option<String>,
    /// Where the stone stood before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
}

impl Happened {
    /// For a label; `name` gives the names of points in the photo before.
    pub fn truth(&self, name: impl Fn(Point) -> String) -> FaultTruth {
        let (mishap, color, point, from) = match *self {
            Happened::Moved { color, from, to } => (Mishap::Moved, color, Some(to), Some(from)),
            Happened::Missing { color } => (Mishap::Missing, color, None, None),
            Happened::Surplus { color } => (Mishap::Surplus, color, None, None),
            Happened::WrongColor { color, point } => (Mishap::WrongColor, color, Some(point), None),
            Happened::Uneven { color, point } => (Mishap::Uneven, color, Some(point), None),
        };
        FaultTruth { kind: mishap.name(), color, point: point.map(&name), from: from.map(name) }
    }
}

impl Scene {
    /// The same board in the same room, photographed again by somebody who has moved a little, or gone round the table.
    #[must_use]
    pub fn seen_again(&self, seed: u64) -> Scene {
        let mut draw = Draw::new(seed);
        let quarter = f64::from(draw.weighted([(3.0, 0), (1.0, 90), (1.0, 180), (1.0, 270)]));
        let camera = &self.camera;
        let camera = Camera {
            elevation_deg: (camera.elevation_deg + draw.within(-6.0, 6.0)).clamp(35.0, 90.0),
            bearing_deg: (camera.bearing_deg + quarter + draw.within(-12.0, 12.0)).rem_euclid(360.0),
            roll_deg: camera.roll_deg + draw.within(-4.0, 4.0),
            fill: (camera.fill * draw.within(0.94, 1.06)).min(0.95),
            off_center: camera.off_center.map(|at| (at + draw.within(-0.2, 0.2)).clamp(-0.6, 0.6)),
            ..camera.clone()
        };
        let noise = self.sensor.noise * draw.within(0.97, 1.03);
        let sensor = Sensor { noise, ..self.sensor.clone() };
        Scene { camera, sensor, ..self.clone() }
    }
}

/// The photos of a pair as JPEG, with their truth: the first shows `scene`, the second the same board in the same room
/// from another place that `seed` draws. `names` are the photos' file names.
///
/// # Errors
/// As [`super::super::render`].
pub fn photos(
    pair: &Pair,
    scene: &Scene,
    seed: u64,
    names: [String; 2],
) -> Result<[(Vec<u8>, Truth); 2], RenderError> {
    let again = scene.seen_again(seed ^ ANOTHER);
    let (first, mut before) = photo(&pair.before, scene, scene.sensor.jpeg_quality)?;
    let (second, mut after) = photo(&pair.after, &again, again.sensor.jpeg_quality)?;
    let size = pair.before.size();
    let turns = |truth: &Truth| truth.shows.first().map_or(0, |board| board.turns);
    let name = |given: Point| {
        let seen = before.shows.first().and_then(|board| board.seen(size, given));
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
