//! Scenes in which a board can be read: what a referee's photo should look like, not what can be met with at worst.

use shuzi_render::{Scene, SceneRanges};

/// Longest side of the photos, pixels.
pub const LONGEST_SIDE_PX: u32 = 1200;

/// The scene that `seed` draws, seen from not too low, in enough light, sharp.
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

/// The scene that `seed` draws where hardly anything is as it should be: low, dim, noisy or out of focus.
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
