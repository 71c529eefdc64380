//! People who sit and stand around the board.

use super::super::sampler::Sampler;
use super::super::scene::{Camera, Rod, Thing};
use super::clutter::BoardVicinity;
use super::over_board::{CLOTHES, SKIN};

/// Bearing from the camera within which nobody sits, degrees.
const CLEAR_DEG: f64 = 60.0;
/// Colours of hair.
const HAIR: [[f64; 3]; 5] = [
    [0.008, 0.007, 0.006],
    [0.02, 0.013, 0.008],
    [0.08, 0.045, 0.02],
    [0.3, 0.3, 0.3],
    [0.35, 0.22, 0.1],
];

/// Adds the opponent on the other side of the board, and now and then spectators.
pub(super) fn add_people(
    sampler: &mut Sampler,
    around: &BoardVicinity,
    camera: &Camera,
    things: &mut Vec<Thing>,
) {
    if sampler.chance(0.38) {
        let bearing = camera.bearing_deg + 180.0 + sampler.between(-35.0, 35.0);
        add_person(sampler, around, bearing, things);
    }
    if sampler.chance(0.1) {
        let beside = sampler.between(CLEAR_DEG, 360.0 - CLEAR_DEG);
        add_person(sampler, around, camera.bearing_deg + beside, things);
    }
}

/// Adds somebody who sits at this bearing from the board and faces it.
fn add_person(
    sampler: &mut Sampler,
    around: &BoardVicinity,
    bearing_deg: f64,
    things: &mut Vec<Thing>,
) {
    let (sin, cos) = bearing_deg.to_radians().sin_cos();
    let rim = (around.half[0] / sin.abs().max(1e-6)).min(around.half[1] / cos.abs().max(1e-6));
    let away = rim + sampler.between(190.0, 420.0);
    // A place so far from the middle of the board, so far to the side, at this height.
    let at = |away: f64, side: f64, up: f64| [sin * away + cos * side, cos * away - sin * side, up];
    let (cloth, skin, hair) = (
        sampler.choose(CLOTHES),
        sampler.choose(SKIN),
        sampler.choose(HAIR),
    );
    let cloth = sampler.vary_color(cloth, 0.3);
    let skin = sampler.vary_color(skin, 0.15);
    let shoulders = sampler.between(280.0, 480.0);
    let lean = sampler.between(-40.0, 110.0);
    let mut rods = Vec::new();
    let mut rod = |from_mm, to_mm, radius_mm, color| {
        rods.push(Thing::Rod(Rod {
            from_mm,
            to_mm,
            radius_mm,
            color,
        }))
    };
    for side in [-75.0, 75.0] {
        rod(
            at(away, side, -400.0),
            at(away - lean, side, shoulders - 110.0),
            115.0,
            cloth,
        );
    }
    rod(
        at(away - lean, -150.0, shoulders - 60.0),
        at(away - lean, 150.0, shoulders - 60.0),
        62.0,
        cloth,
    );
    rod(
        at(away - lean, 0.0, shoulders),
        at(away - lean - 20.0, 0.0, shoulders + 60.0),
        48.0,
        skin,
    );
    rod(
        at(away - lean - 30.0, 0.0, shoulders + 130.0),
        at(away - lean - 30.0, 0.0, shoulders + 175.0),
        76.0,
        skin,
    );
    rod(
        at(away - lean - 8.0, 0.0, shoulders + 165.0),
        at(away - lean - 8.0, 0.0, shoulders + 200.0),
        80.0,
        hair,
    );
    let bare = sampler.chance(0.4);
    for side in [-1.0, 1.0] {
        let hand = at(
            (rim + sampler.between(-60.0, 120.0)).max(rim * 0.8),
            side * sampler.between(20.0, 200.0),
            around.table.max(-60.0) + sampler.between(25.0, 60.0) + around.stones,
        );
        let elbow = at(
            away - 40.0,
            side * sampler.between(200.0, 270.0),
            sampler.between(-60.0, 90.0),
        );
        rod(
            at(away - lean, side * 180.0, shoulders - 70.0),
            elbow,
            50.0,
            cloth,
        );
        rod(
            elbow,
            hand,
            if bare { 32.0 } else { 42.0 },
            if bare { skin } else { cloth },
        );
        rod(hand, hand, 40.0, skin);
    }
    things.extend(rods);
}
