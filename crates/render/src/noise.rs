//! Reproducible random textures: value noise on a lattice of hashed integers.

use std::sync::LazyLock;

/// Side of the table of lattice values; the noise repeats after so many units.
const SIDE: usize = 256;

/// The lattice values. Looking them up is several times as fast as hashing.
static LATTICE: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let places = (0..SIDE as i64).flat_map(|y| (0..SIDE as i64).map(move |x| (x, y)));
    places.map(|(x, y)| hash(0x9E37, x, y) as f32).collect()
});

/// Returns a pseudorandom number from 0 to 1 that depends only on the lattice point and the seed
/// (finaliser of G. Steele et al., *Fast splittable pseudorandom number generators*, 2014).
pub(super) fn hash(seed: u64, x: i64, y: i64) -> f64 {
    let mut bits = seed
        ^ (x as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ (y as u64).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^= bits >> 31;
    (bits >> 11) as f64 / (1_u64 << 53) as f64
}

/// Returns smooth noise from 0 to 1 with features about one unit across.
pub(super) fn smooth(seed: u64, x: f64, y: f64) -> f64 {
    let below = |value: f64| value as i64 - i64::from(value < 0.0);
    let (column, row) = (below(x), below(y));
    let (across, down) = (ease(x - column as f64), ease(y - row as f64));
    // The seed selects a place in the table.
    let moved = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let column = column.wrapping_add((moved >> 48) as i64) as usize % SIDE;
    let row = row.wrapping_add((moved >> 32) as i64) as usize % SIDE;
    let lattice: &[f32] = &LATTICE;
    let at = |column: usize, row: usize| {
        f64::from(
            lattice
                .get((row % SIDE) * SIDE + column % SIDE)
                .copied()
                .unwrap_or(0.5),
        )
    };
    let top = mix(at(column, row), at(column + 1, row), across);
    let bottom = mix(at(column, row + 1), at(column + 1, row + 1), across);
    mix(top, bottom, down)
}

/// Returns noise from 0 to 1 with features from one unit down to 1 / 2^(octaves − 1).
pub(super) fn cloudy(seed: u64, x: f64, y: f64, octaves: u32) -> f64 {
    let (mut sum, mut weight, mut scale) = (0.0, 0.0, 1.0);
    for octave in 0..octaves {
        sum += smooth(seed.wrapping_add(u64::from(octave)), x * scale, y * scale) / scale;
        weight += 1.0 / scale;
        scale *= 2.0;
    }
    sum / weight
}

/// Interpolates linearly from `a` at 0 to `b` at 1.
pub(super) fn mix(a: f64, b: f64, share: f64) -> f64 {
    a + (b - a) * share
}

/// Returns 0 up to `from`, 1 beyond `to`, and a smooth transition in between.
pub(super) fn step(from: f64, to: f64, value: f64) -> f64 {
    ease(((value - from) / (to - from)).clamp(0.0, 1.0))
}

/// Returns the share of the interval of length `blur` about `value` that lies between `low` and
/// `high`: a bar as a pixel of that width sees it.
pub(super) fn coverage(low: f64, high: f64, value: f64, blur: f64) -> f64 {
    let (from, to) = (
        (value - blur / 2.0).max(low),
        (value + blur / 2.0).min(high),
    );
    ((to - from) / blur).clamp(0.0, 1.0)
}

fn ease(share: f64) -> f64 {
    share * share * (3.0 - 2.0 * share)
}
