//! Cameras, sensors and what happens to pictures afterwards.

use super::super::draw::Draw;
use super::super::scene::{Aim, Camera, Sensor};
use super::Subject;

/// Paths of light per pixel.
const RAYS: u32 = 3;
/// Longest side where a third more has to be paid for by fewer paths, pixels.
const LARGE_PX: u32 = 1100;

/// Width and height in pixels.
pub(super) fn photo_size(draw: &mut Draw, subject: Subject) -> (u32, u32) {
    if subject == Subject::Cropped && draw.chance(0.8) {
        let side = draw.weighted([(0.6, 640), (0.2, 512), (0.2, 800)]);
        return (side, side);
    }
    let long = draw.scaled(480.0, 1600.0);
    let share = if subject == Subject::Cropped {
        draw.within(0.85, 1.0)
    } else {
        draw.weighted([(0.7, 0.75), (0.2, 0.5625), (0.1, 1.0)])
    };
    // Boards in small pictures are still to be readable.
    let least: f64 = if subject == Subject::Cropped { 480.0 } else { 520.0 };
    let (long, short) = (long as u32, (long * share).max(least.min(long)).min(long * 0.95) as u32);
    if draw.chance(0.5) { (long, short) } else { (short, long) }
}

pub(super) fn camera(draw: &mut Draw, subject: Subject) -> Camera {
    let cropped = subject == Subject::Cropped;
    let elevation_deg = match draw.whole(&(0..=9)) {
        0..=2 => draw.within(78.0, 90.0),
        3..=7 => draw.within(45.0, 80.0),
        _ => draw.within(25.0, 48.0),
    };
    let roll_deg = if draw.chance(0.12) { draw.within(-180.0, 180.0) } else { draw.within(-12.0, 12.0) };
    // Crops are cut along the board; other photos are mostly taken from one of its sides.
    let about = if draw.chance(0.7) { 12.0 } else { 45.0 };
    let off = if cropped { draw.within(-4.0, 4.0) } else { draw.within(-about, about) };
    Camera {
        elevation_deg: if cropped { 90.0 - (90.0 - elevation_deg) * 0.6 } else { elevation_deg },
        bearing_deg: f64::from(draw.whole(&(0..=3))) * 90.0 + off,
        roll_deg: if cropped { draw.within(-3.0, 3.0) } else { roll_deg },
        focal_35mm: draw.scaled(22.0, 70.0),
        aim: if cropped { Aim::Grids } else { Aim::Boards },
        fill: match (subject, draw.whole(&(0..=19))) {
            (Subject::Cropped, 0..=2) => draw.within(1.0, 1.07),
            (Subject::Cropped, 3..=11) => draw.within(0.94, 1.0),
            (Subject::Cropped, _) => draw.within(0.72, 0.95),
            (_, 0) => draw.within(1.0, 1.2),
            (_, 1) => draw.within(0.3, 0.6),
            _ => draw.within(0.6, 0.99),
        },
        stretched: cropped,
        off_center: [draw.within(-0.9, 0.9), draw.within(-0.9, 0.9)],
        k1: match draw.whole(&(0..=9)) {
            0..=1 => draw.within(-0.12, 0.12),
            2..=3 => 0.0,
            _ => draw.within(-0.06, 0.03),
        } * if cropped { 0.4 } else { 1.0 },
        aperture_px: if draw.chance(0.25) { draw.scaled(0.8, 8.0) } else { 0.0 },
        focus: draw.within(0.75, 1.2),
    }
}

pub(super) fn sensor(draw: &mut Draw, subject: Subject) -> Sensor {
    let blurred = draw.chance(0.25);
    let noisy = draw.chance(0.3);
    Sensor {
        exposure_ev: if draw.chance(0.15) { draw.within(-2.2, -0.7) } else { draw.within(-0.6, 1.1) },
        white_balance: [draw.within(0.82, 1.18), 1.0, draw.within(0.75, 1.22)],
        noise: if noisy { draw.scaled(0.015, 0.07) } else { draw.scaled(0.002, 0.02) },
        grain_px: if draw.chance(0.4) { draw.within(1.5, 3.0) } else { 1.0 },
        blur_px: if blurred { draw.within(0.8, 2.6) } else { draw.within(0.2, 0.8) },
        motion_px: if draw.chance(0.08) { draw.within(2.0, 9.0) } else { 0.0 },
        motion_deg: draw.within(0.0, 180.0),
        sharpen: if draw.chance(0.4) { draw.within(0.3, 1.6) } else { 0.0 },
        contrast: draw.within(-0.2, 0.9),
        saturation: draw.within(0.55, 1.5),
        coarse_color: draw.chance(0.7),
        haze: if draw.chance(0.25) { draw.within(0.02, 0.25) } else { 0.0 },
        vignette: draw.within(0.0, 0.45),
        rays: RAYS,
        jpeg_quality: (if subject == Subject::Cropped {
            draw.within(60.0, 95.0)
        } else {
            draw.within(35.0, 95.0)
        }) as u8,
    }
}

/// Keeps large pictures within the time that a picture may take.
pub(super) fn rays(width_px: u32, height_px: u32) -> u32 {
    if width_px.max(height_px) > LARGE_PX { RAYS - 1 } else { RAYS }
}
