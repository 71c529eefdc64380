//! How long a 12-megapixel photo takes from bytes to upright pixels and a preview, against decoding alone.
//!
//! `cargo bench --bench decode` prints the fastest of several runs, in milliseconds of wall time on one
//! thread; run it on a quiet machine.

#![allow(clippy::print_stdout, reason = "a bench reports on the terminal")]

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::metadata::Orientation;
use image::{ExtendedColorType, ImageEncoder, Rgb, RgbImage};
use moxcms::ColorProfile;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::photo::{Limits, decode};

const WIDTH: u32 = 4032;
const HEIGHT: u32 = 3024;
const QUALITY: u8 = 90;
const RUNS: usize = 12;
const PREVIEW_PX: u32 = 1024;

fn main() -> Result<(), Box<dyn Error>> {
    let scene = noisy_scene();
    let upright = jpeg(&scene, Orientation::NoTransforms, None)?;
    println!("JPEG of {WIDTH}×{HEIGHT}, {} kB", upright.len() / 1000);
    let alone = fastest_ms(|| image::load_from_memory(&upright));
    println!("{alone:7.1} ms  decoding alone");

    let photos = [
        ("upright", upright.clone()),
        ("turned by 180°", jpeg(&scene, Orientation::Rotate180, None)?),
        ("turned by 90°", jpeg(&scene, Orientation::Rotate90, None)?),
        ("mirrored and turned", jpeg(&scene, Orientation::Rotate90FlipH, None)?),
        ("in Display P3", jpeg(&scene, Orientation::NoTransforms, Some(ColorProfile::new_display_p3()))?),
    ];
    let limits = Limits::default();
    for (name, bytes) in &photos {
        let ms = fastest_ms(|| decode(bytes, &limits).map(|photo| photo.shrunk(PREVIEW_PX)));
        println!("{ms:7.1} ms  decoded and shrunk, {name} ({:.2} × decoding alone)", ms / alone);
    }

    let photo = decode(&upright, &limits)?;
    println!("{:7.1} ms  shrinking", fastest_ms(|| photo.shrunk(PREVIEW_PX)));

    let mut png = Vec::new();
    PngEncoder::new(&mut png).write_image(&scene, WIDTH, HEIGHT, ExtendedColorType::Rgb8)?;
    println!("{:7.1} ms  PNG", fastest_ms(|| decode(&png, &limits)));
    Ok(())
}

/// Wood with a grid and sensor noise: about as many bytes as a phone writes.
fn noisy_scene() -> RgbImage {
    const GRID_PX: u32 = 150;
    let mut random = Pcg64Mcg::seed_from_u64(1);
    RgbImage::from_fn(WIDTH, HEIGHT, |x, y| {
        let noise = random.random_range(0..12_u8);
        let wood = if x % GRID_PX < 4 || y % GRID_PX < 4 { [60, 45, 30] } else { [200, 155, 90] };
        Rgb(wood.map(|colour: u8| colour + noise))
    })
}

fn jpeg(
    scene: &RgbImage,
    orientation: Orientation,
    profile: Option<ColorProfile>,
) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, QUALITY);
    encoder.set_exif_metadata(exif(orientation))?;
    if let Some(profile) = profile {
        encoder.set_icc_profile(profile.encode()?)?;
    }
    encoder.write_image(scene, WIDTH, HEIGHT, ExtendedColorType::Rgb8)?;
    Ok(bytes)
}

/// A TIFF header and one directory with one entry: tag 0x0112 (orientation), type 3 (short), one value.
fn exif(orientation: Orientation) -> Vec<u8> {
    let mut tiff = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
    tiff.extend([orientation.to_exif(), 0, 0, 0, 0, 0, 0]);
    tiff
}

fn fastest_ms<T>(mut work: impl FnMut() -> T) -> f64 {
    let times = (0..RUNS).map(|_| {
        let start = Instant::now();
        black_box(work());
        start.elapsed().as_secs_f64() * 1000.0
    });
    times.fold(f64::INFINITY, f64::min)
}
