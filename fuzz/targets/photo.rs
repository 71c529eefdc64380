//! Decodes any bytes as a photo of any format.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuzi::photo::{Limits, decode};

const LIMITS: Limits = Limits {
    max_bytes: 1 << 20,
    max_pixels: 1 << 18,
    min_side: 8,
};

fuzz_target!(|bytes: &[u8]| {
    let Ok(photo) = decode(bytes, &LIMITS) else {
        return;
    };
    let (width, height) = photo.pixels.dimensions();
    assert!(u64::from(width) * u64::from(height) <= LIMITS.max_pixels);
    assert!(width.min(height) >= LIMITS.min_side);
});
