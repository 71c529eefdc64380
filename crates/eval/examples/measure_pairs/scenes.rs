//! Scenes of the photos.

use shuzi_render::{Scene, SceneRanges};

/// Longest side of the photos in pixels.
pub const LONGEST_SIDE_PX: u32 = 1200;

/// Returns a random scene as a referee should photograph it: from above, in good light, in focus.
pub fn readable(seed: u64) -> Scene {
    let ranges = SceneRanges {
        longest_side_px: 1000..=LONGEST_SIDE_PX,
        elevation_deg: 48.0..=90.0,
        fill: 0.75..=0.95,
        off_center: -0.4..=0.4,
        k1: -0.08..=0.02,
        jitter: 0.0..=0.08,
        ambient: 0.4..=0.9,
        exposure_ev: -0.4..=0.2,
        noise: 0.004..=0.015,
        blur_px: 0.3..=0.7,
        ..SceneRanges::default()
    };
    Scene::sample(seed, &ranges)
}

/// Returns a random scene in which the photo is hard to read: from a low angle, dim, noisy or out
/// of focus.
pub fn hard(seed: u64) -> Scene {
    let ranges = SceneRanges {
        longest_side_px: 600..=900,
        elevation_deg: 28.0..=60.0,
        fill: 0.6..=0.9,
        off_center: -0.5..=0.5,
        k1: -0.15..=0.04,
        jitter: 0.0..=0.14,
        ambient: 0.15..=0.6,
        exposure_ev: -1.6..=0.6,
        noise: 0.01..=0.05,
        blur_px: 0.8..=2.2,
        ..SceneRanges::default()
    };
    Scene::sample(seed, &ranges)
}
