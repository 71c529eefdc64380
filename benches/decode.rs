//! The time that a photo of 12 megapixels takes from bytes to upright pixels and a preview, beside
//! decoding alone. Run `cargo bench -p shuzi-benches --bench decode` on a quiet machine.

#![allow(
    missing_docs,
    reason = "criterion's macros define functions without documentation"
)]
#![allow(
    clippy::expect_used,
    reason = "a bench that cannot make its photo has nothing to measure"
)]

use criterion::{Criterion, criterion_group, criterion_main};
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
/// Runs of each measurement. A run takes a tenth of a second, and they hardly differ.
const SAMPLES: usize = 12;
const PREVIEW_PX: u32 = 1024;

fn bench_decoding(criterion: &mut Criterion) {
    let scene = draw_noisy_scene();
    let limits = Limits::default();
    let mut group = criterion.benchmark_group("decode");
    group.sample_size(SAMPLES);

    let upright = encode_jpeg(&scene, Orientation::NoTransforms, None);
    group.bench_function("decoding alone", |bencher| {
        bencher.iter(|| image::load_from_memory(&upright))
    });
    let p3 = Some(ColorProfile::new_display_p3());
    let photos = [
        ("upright", upright.clone()),
        (
            "turned by 180°",
            encode_jpeg(&scene, Orientation::Rotate180, None),
        ),
        (
            "turned by 90°",
            encode_jpeg(&scene, Orientation::Rotate90, None),
        ),
        (
            "mirrored and turned",
            encode_jpeg(&scene, Orientation::Rotate90FlipH, None),
        ),
        (
            "in Display P3",
            encode_jpeg(&scene, Orientation::NoTransforms, p3),
        ),
    ];
    for (name, bytes) in &photos {
        group.bench_function(format!("decoded and shrunk, {name}"), |bencher| {
            bencher.iter(|| decode(bytes, &limits).map(|photo| photo.shrunk(PREVIEW_PX)));
        });
    }

    let photo = decode(&upright, &limits).expect("the photo was just encoded");
    group.bench_function("shrinking", |bencher| {
        bencher.iter(|| photo.shrunk(PREVIEW_PX))
    });

    let mut png = Vec::new();
    let encoder = PngEncoder::new(&mut png);
    encoder
        .write_image(&scene, WIDTH, HEIGHT, ExtendedColorType::Rgb8)
        .expect("the scene has pixels");
    group.bench_function("PNG", |bencher| bencher.iter(|| decode(&png, &limits)));
    group.finish();
}

/// Draws wood with a grid and sensor noise, which as JPEG has about as many bytes as a phone
/// writes.
fn draw_noisy_scene() -> RgbImage {
    const GRID_PX: u32 = 150;
    let mut random = Pcg64Mcg::seed_from_u64(1);
    RgbImage::from_fn(WIDTH, HEIGHT, |x, y| {
        let noise = random.random_range(0..12_u8);
        let wood = if x % GRID_PX < 4 || y % GRID_PX < 4 {
            [60, 45, 30]
        } else {
            [200, 155, 90]
        };
        Rgb(wood.map(|colour: u8| colour + noise))
    })
}

fn encode_jpeg(
    scene: &RgbImage,
    orientation: Orientation,
    profile: Option<ColorProfile>,
) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, QUALITY);
    encoder
        .set_exif_metadata(exif(orientation))
        .expect("JPEG holds EXIF");
    if let Some(profile) = profile {
        let profile = profile.encode().expect("a known profile can be written");
        encoder
            .set_icc_profile(profile)
            .expect("JPEG holds profiles");
    }
    encoder
        .write_image(scene, WIDTH, HEIGHT, ExtendedColorType::Rgb8)
        .expect("the scene has pixels");
    bytes
}

/// Returns a TIFF header and a directory with one entry: tag 0x0112 (orientation), type 3 (short),
/// one value.
fn exif(orientation: Orientation) -> Vec<u8> {
    let mut tiff = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
    tiff.extend([orientation.to_exif(), 0, 0, 0, 0, 0, 0]);
    tiff
}

criterion_group!(benches, bench_decoding);
criterion_main!(benches);
