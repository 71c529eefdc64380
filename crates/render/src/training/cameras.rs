//! Cameras, sensors and image processing of training pictures.

use super::super::sampler::Sampler;
use super::super::scene::{Aim, Camera, Flare, Sensor};
use super::Subject;

/// Paths of light per pixel.
const RAYS: u32 = 3;
/// Longest side above which pictures get fewer paths, pixels, to limit the time that they take.
const LARGE_PX: u32 = 1100;

/// Samples the width and height in pixels.
pub(super) fn sample_photo_size(sampler: &mut Sampler, subject: Subject) -> (u32, u32) {
    let square = match subject {
        Subject::Cropped => 0.8,
        Subject::Cut => 0.4,
        _ => 0.0,
    };
    if sampler.chance(square) {
        let side = sampler.choose_weighted([(0.6, 640), (0.2, 512), (0.2, 800)]);
        return (side, side);
    }
    let long = sampler.log_uniform(560.0, 1400.0);
    let share = if subject == Subject::Cropped {
        sampler.between(0.85, 1.0)
    } else {
        sampler.choose_weighted([(0.7, 0.75), (0.2, 0.5625), (0.1, 1.0)])
    };
    // Boards in small pictures must remain readable.
    let least: f64 = if subject == Subject::Cropped {
        480.0
    } else {
        520.0
    };
    let (long, short) = (
        long as u32,
        (long * share).max(least.min(long)).min(long * 0.95) as u32,
    );
    if sampler.chance(0.5) {
        (long, short)
    } else {
        (short, long)
    }
}

/// Samples a camera, for a board of this many lines.
pub(super) fn sample_camera(sampler: &mut Sampler, subject: Subject, lines: usize) -> Camera {
    let cropped = subject == Subject::Cropped;
    let elevation_deg = sample_elevation(sampler, subject);
    let frontal = elevation_deg > 62.0;
    let roll_deg = match sampler.integer(&(0..=99)) {
        0..25 if frontal => sampler.between(-180.0, 180.0),
        0..4 => sampler.between(-180.0, 180.0),
        4..10 => sampler.choose([-90.0, 90.0, 180.0]) + sampler.between(-8.0, 8.0),
        _ => sampler.between(-12.0, 12.0),
    };
    // Crops follow the board's edges; most other photos are taken from one of its sides.
    let about = sampler.choose_weighted([(0.5, 12.0), (0.5, 45.0)]);
    let off = if cropped {
        sampler.between(-4.0, 4.0)
    } else {
        sampler.between(-about, about)
    };
    Camera {
        elevation_deg,
        bearing_deg: f64::from(sampler.integer(&(0..=3))) * 90.0 + off,
        roll_deg: if cropped {
            sampler.between(-3.0, 3.0)
        } else {
            roll_deg
        },
        focal_35mm: sampler.log_uniform(21.0, 72.0),
        aim: match subject {
            Subject::Cropped => Aim::Grids,
            Subject::Cut => sample_part(sampler, lines),
            _ => Aim::Boards,
        },
        fill: match (subject, sampler.integer(&(0..=19))) {
            (Subject::Cropped, 0..=2) => sampler.between(1.0, 1.07),
            (Subject::Cropped, 3..=11) => sampler.between(0.94, 1.0),
            (Subject::Cropped, _) => sampler.between(0.72, 0.95),
            (Subject::Cut, _) => sampler.between(0.97, 1.0),
            (_, 0) => sampler.between(1.0, 1.2),
            (_, 1..=2) => sampler.between(0.4, 0.6),
            _ => sampler.between(0.6, 0.99),
        },
        stretched: cropped || (subject == Subject::Cut && sampler.chance(0.5)),
        off_center: [sampler.between(-0.9, 0.9), sampler.between(-0.9, 0.9)],
        k1: match sampler.integer(&(0..=9)) {
            0..=1 => sampler.between(-0.12, 0.12),
            2..=3 => 0.0,
            _ => sampler.between(-0.06, 0.03),
        } * if cropped { 0.4 } else { 1.0 },
        aperture_px: if sampler.chance(0.25) {
            sampler.log_uniform(0.8, 8.0)
        } else {
            0.0
        },
        focus: sampler.between(0.75, 1.2),
    }
}

/// Samples the angle between the view and the board, degrees. Players who stay seated see the board
/// at 20 to 50 degrees.
fn sample_elevation(sampler: &mut Sampler, subject: Subject) -> f64 {
    let weights = match subject {
        Subject::Cropped => [0.1, 0.3, 0.6],
        Subject::Cut => [0.2, 0.3, 0.5],
        _ => [0.46, 0.27, 0.27],
    };
    let (low, high) = sampler.choose_weighted([
        (weights[0], (20.0, 50.0)),
        (weights[1], (48.0, 76.0)),
        (weights[2], (74.0, 90.0)),
    ]);
    sampler.between(low, high)
}

/// Samples the part of a board that a photo shows: a corner, a side or something in the middle. It
/// ends up to a spacing beyond the last line that is seen.
fn sample_part(sampler: &mut Sampler, lines: usize) -> Aim {
    let spaces = lines.saturating_sub(1).max(1) as f64;
    let kept = |sampler: &mut Sampler| {
        let any = sample_lines_kept(sampler, spaces);
        sampler.choose([9.0_f64, 13.0, any]).min(spaces) - 1.0
    };
    let (across, down) = (kept(sampler), kept(sampler));
    let down = if sampler.chance(0.5) { across } else { down };
    let at_side = sampler.choose_weighted([
        (0.55, [true, true]),
        (0.2, [true, false]),
        (0.15, [false, true]),
        (0.1, [false, false]),
    ]);
    let mut range = |spread: f64, at_side: bool| {
        let (rim, beyond) = (sampler.between(0.2, 1.2), sampler.between(0.0, 0.95));
        let (low, high) = if at_side {
            (-rim, spread + beyond)
        } else {
            let before = sampler.between(0.05, (spaces - spread - 0.05).max(0.1));
            (before, before + spread)
        };
        let (low, high) = (low / spaces, high / spaces);
        if sampler.chance(0.5) {
            (low, high)
        } else {
            (1.0 - high, 1.0 - low)
        }
    };
    let ((left, right), (top, bottom)) = (range(across, at_side[0]), range(down, at_side[1]));
    Aim::Part([left, top, right, bottom])
}

/// Samples a number of lines that are seen of a board with this many spaces.
fn sample_lines_kept(sampler: &mut Sampler, spaces: f64) -> f64 {
    sampler.between(5.0, spaces.max(5.5)).floor()
}

pub(super) fn sample_sensor(sampler: &mut Sampler, subject: Subject) -> Sensor {
    let blurred = sampler.chance(0.25);
    let noisy = sampler.chance(0.22);
    let reach = if sampler.chance(0.75) { 0.4 } else { 1.0 };
    Sensor {
        exposure_ev: match sampler.integer(&(0..=99)) {
            0..14 => sampler.between(-2.2, -0.7),
            14..20 => sampler.between(1.0, 2.2),
            _ => sampler.between(-0.6, 1.1),
        },
        white_balance: [
            1.0 + reach * sampler.between(-0.18, 0.18),
            1.0,
            1.0 + reach * sampler.between(-0.25, 0.22),
        ],
        noise: if noisy {
            sampler.log_uniform(0.015, 0.07)
        } else {
            sampler.log_uniform(0.002, 0.02)
        },
        grain_px: if sampler.chance(0.4) {
            sampler.between(1.5, 3.0)
        } else {
            1.0
        },
        blur_px: if blurred {
            sampler.between(0.8, 2.6)
        } else {
            sampler.between(0.2, 0.8)
        },
        motion_px: if sampler.chance(0.08) {
            sampler.between(2.0, 9.0)
        } else {
            0.0
        },
        motion_deg: sampler.between(0.0, 180.0),
        // A camera that sharpens noise looks worse than any phone.
        sharpen: match sampler.integer(&(0..=9)) {
            0..=3 if noisy => sampler.between(0.2, 0.6),
            0..=3 => sampler.between(0.3, 1.4),
            _ => 0.0,
        },
        contrast: sampler.between(-0.2, 0.9),
        saturation: if sampler.chance(0.85) {
            sampler.between(0.6, 1.25)
        } else {
            sampler.between(0.1, 1.6)
        },
        coarse_color: sampler.chance(0.7),
        haze: if sampler.chance(0.25) {
            sampler.between(0.02, 0.25)
        } else {
            0.0
        },
        flares: if sampler.chance(0.08) {
            sample_flares(sampler)
        } else {
            Vec::new()
        },
        vignette: sampler.between(0.0, 0.45),
        rays: RAYS,
        jpeg_quality: (if subject == Subject::Cropped {
            sampler.between(60.0, 95.0)
        } else {
            sampler.between(35.0, 95.0)
        }) as u8,
    }
}

/// Samples spots of scattered light, from a haze over half of the picture to a blinding one.
fn sample_flares(sampler: &mut Sampler) -> Vec<Flare> {
    (0..sampler.integer(&(1..=2)))
        .map(|_| {
            let strength = sampler.log_uniform(0.15, 5.0);
            let (red, blue) = (sampler.between(0.9, 1.1), sampler.between(0.85, 1.1));
            Flare {
                at: [sampler.between(0.05, 0.95), sampler.between(0.05, 0.95)],
                radius: sampler.log_uniform(0.03, 0.2),
                color: [strength * red, strength, strength * blue],
            }
        })
        .collect()
}

/// Returns the number of paths per pixel, fewer for large pictures, to limit the time that they
/// take.
pub(super) fn rays(width_px: u32, height_px: u32) -> u32 {
    if width_px.max(height_px) > LARGE_PX {
        RAYS - 1
    } else {
        RAYS
    }
}
