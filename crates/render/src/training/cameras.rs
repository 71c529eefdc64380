//! Cameras, sensors and image processing of training pictures.

use super::super::sampler::Sampler;
use super::super::scene::{Aim, Camera, Sensor};
use super::Subject;

/// Paths of light per pixel.
const RAYS: u32 = 3;
/// Longest side above which pictures get fewer paths, pixels, to limit the time that they take.
const LARGE_PX: u32 = 1100;

/// Samples the width and height in pixels.
pub(super) fn sample_photo_size(sampler: &mut Sampler, subject: Subject) -> (u32, u32) {
    if subject == Subject::Cropped && sampler.chance(0.8) {
        let side = sampler.choose_weighted([(0.6, 640), (0.2, 512), (0.2, 800)]);
        return (side, side);
    }
    let long = sampler.log_uniform(480.0, 1600.0);
    let share = if subject == Subject::Cropped {
        sampler.between(0.85, 1.0)
    } else {
        sampler.choose_weighted([(0.7, 0.75), (0.2, 0.5625), (0.1, 1.0)])
    };
    // Boards in small pictures must remain readable.
    let least: f64 = if subject == Subject::Cropped { 480.0 } else { 520.0 };
    let (long, short) = (long as u32, (long * share).max(least.min(long)).min(long * 0.95) as u32);
    if sampler.chance(0.5) { (long, short) } else { (short, long) }
}

pub(super) fn sample_camera(sampler: &mut Sampler, subject: Subject) -> Camera {
    let cropped = subject == Subject::Cropped;
    let elevation_deg = match sampler.integer(&(0..=9)) {
        0..=2 => sampler.between(78.0, 90.0),
        3..=7 => sampler.between(45.0, 80.0),
        _ => sampler.between(25.0, 48.0),
    };
    let roll_deg =
        if sampler.chance(0.12) { sampler.between(-180.0, 180.0) } else { sampler.between(-12.0, 12.0) };
    // Crops follow the board's edges; most other photos are taken from one of its sides.
    let about = if sampler.chance(0.7) { 12.0 } else { 45.0 };
    let off = if cropped { sampler.between(-4.0, 4.0) } else { sampler.between(-about, about) };
    Camera {
        elevation_deg: if cropped { 90.0 - (90.0 - elevation_deg) * 0.6 } else { elevation_deg },
        bearing_deg: f64::from(sampler.integer(&(0..=3))) * 90.0 + off,
        roll_deg: if cropped { sampler.between(-3.0, 3.0) } else { roll_deg },
        focal_35mm: sampler.log_uniform(22.0, 70.0),
        aim: if cropped { Aim::Grids } else { Aim::Boards },
        fill: match (subject, sampler.integer(&(0..=19))) {
            (Subject::Cropped, 0..=2) => sampler.between(1.0, 1.07),
            (Subject::Cropped, 3..=11) => sampler.between(0.94, 1.0),
            (Subject::Cropped, _) => sampler.between(0.72, 0.95),
            (_, 0) => sampler.between(1.0, 1.2),
            (_, 1) => sampler.between(0.3, 0.6),
            _ => sampler.between(0.6, 0.99),
        },
        stretched: cropped,
        off_center: [sampler.between(-0.9, 0.9), sampler.between(-0.9, 0.9)],
        k1: match sampler.integer(&(0..=9)) {
            0..=1 => sampler.between(-0.12, 0.12),
            2..=3 => 0.0,
            _ => sampler.between(-0.06, 0.03),
        } * if cropped { 0.4 } else { 1.0 },
        aperture_px: if sampler.chance(0.25) { sampler.log_uniform(0.8, 8.0) } else { 0.0 },
        focus: sampler.between(0.75, 1.2),
    }
}

pub(super) fn sample_sensor(sampler: &mut Sampler, subject: Subject) -> Sensor {
    let blurred = sampler.chance(0.25);
    let noisy = sampler.chance(0.3);
    Sensor {
        exposure_ev: if sampler.chance(0.15) {
            sampler.between(-2.2, -0.7)
        } else {
            sampler.between(-0.6, 1.1)
        },
        white_balance: [sampler.between(0.82, 1.18), 1.0, sampler.between(0.75, 1.22)],
        noise: if noisy { sampler.log_uniform(0.015, 0.07) } else { sampler.log_uniform(0.002, 0.02) },
        grain_px: if sampler.chance(0.4) { sampler.between(1.5, 3.0) } else { 1.0 },
        blur_px: if blurred { sampler.between(0.8, 2.6) } else { sampler.between(0.2, 0.8) },
        motion_px: if sampler.chance(0.08) { sampler.between(2.0, 9.0) } else { 0.0 },
        motion_deg: sampler.between(0.0, 180.0),
        sharpen: if sampler.chance(0.4) { sampler.between(0.3, 1.6) } else { 0.0 },
        contrast: sampler.between(-0.2, 0.9),
        saturation: sampler.between(0.55, 1.5),
        coarse_color: sampler.chance(0.7),
        haze: if sampler.chance(0.25) { sampler.between(0.02, 0.25) } else { 0.0 },
        vignette: sampler.between(0.0, 0.45),
        rays: RAYS,
        jpeg_quality: (if subject == Subject::Cropped {
            sampler.between(60.0, 95.0)
        } else {
            sampler.between(35.0, 95.0)
        }) as u8,
    }
}

/// Returns the number of paths per pixel, fewer for large pictures, to limit the time that they
/// take.
pub(super) fn rays(width_px: u32, height_px: u32) -> u32 {
    if width_px.max(height_px) > LARGE_PX { RAYS - 1 } else { RAYS }
}
