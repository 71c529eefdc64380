//! Repeatable random textures: value noise on a lattice of hashed integers.

/// A number in 0 to 1 that looks random but depends only on the lattice place and the seed
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

/// Smooth noise in 0 to 1 with features about one unit across.
pub(super) fn smooth(seed: u64, x: f64, y: f64) -> f64 {
    let (column, row) = (x.floor(), y.floor());
    let (across, down) = (ease(x - column), ease(y - row));
    let (column, row) = (column as i64, row as i64);
    let top = mix(hash(seed, column, row), hash(seed, column + 1, row), across);
    let bottom = mix(hash(seed, column, row + 1), hash(seed, column + 1, row + 1), across);
    mix(top, bottom, down)
}

/// Noise in 0 to 1 with features of one unit down to 1 / 2^(octaves − 1).
pub(super) fn cloudy(seed: u64, x: f64, y: f64, octaves: u32) -> f64 {
    let (mut sum, mut weight, mut scale) = (0.0, 0.0, 1.0);
    for octave in 0..octaves {
        sum += smooth(seed.wrapping_add(u64::from(octave)), x * scale, y * scale) / scale;
        weight += 1.0 / scale;
        scale *= 2.0;
    }
    sum / weight
}

/// From `a` at 0 to `b` at 1.
pub(super) fn mix(a: f64, b: f64, share: f64) -> f64 {
    a + (b - a) * share
}

/// 0 up to `from`, 1 beyond `to`, smooth between.
pub(super) fn step(from: f64, to: f64, value: f64) -> f64 {
    ease(((value - from) / (to - from)).clamp(0.0, 1.0))
}

fn ease(share: f64) -> f64 {
    share * share * (3.0 - 2.0 * share)
}
