//! Makes an archive of photos for testing `shuzi batch`: variants of the samples in several sizes,
//! formats and brightnesses. One file in twenty is broken, in one of ten ways.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example make_archive -- FOLDER [PHOTOS]
//! ```

use std::error::Error;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::{DynamicImage, ImageFormat, RgbImage};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

const SEED: u64 = 8;
const DEFAULT_PHOTOS: usize = 2000;
/// One photo of this number is broken.
const BROKEN_INTERVAL: usize = 20;
/// Number of photos in each folder.
const PHOTOS_PER_FOLDER: usize = 100;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("name a folder")?);
    let photos = arguments
        .next()
        .map_or(Ok(DEFAULT_PHOTOS), |count| count.parse())?;
    let samples = read_samples()?;
    let mut random = Pcg64Mcg::seed_from_u64(SEED);
    for number in 0..photos {
        let folder = folder.join(format!("{:03}", number / PHOTOS_PER_FOLDER));
        fs::create_dir_all(&folder)?;
        let sample = samples.get(number % samples.len()).ok_or("no samples")?;
        let (extension, bytes) = encode_variant(sample, &mut random)?;
        if number % BROKEN_INTERVAL == BROKEN_INTERVAL - 1 {
            write_broken(
                number / BROKEN_INTERVAL,
                &folder.join(format!("{number:05}")),
                bytes,
            )?;
        } else {
            fs::write(folder.join(format!("{number:05}.{extension}")), bytes)?;
        }
    }
    Ok(())
}

fn read_samples() -> Result<Vec<RgbImage>, Box<dyn Error>> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("samples");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<std::io::Result<_>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "jpg"));
    paths.sort();
    paths
        .iter()
        .map(|path| Ok(image::open(path)?.to_rgb8()))
        .collect()
}

/// Encodes a sample with a random size, brightness and format. Returns the extension and the bytes.
fn encode_variant(
    sample: &RgbImage,
    random: &mut Pcg64Mcg,
) -> Result<(&'static str, Vec<u8>), Box<dyn Error>> {
    let scale = random.random_range(0.6..1.3);
    let side = |side: u32| (f64::from(side) * scale) as u32;
    let photo = DynamicImage::ImageRgb8(sample.clone());
    let photo = photo.resize_exact(
        side(sample.width()),
        side(sample.height()),
        FilterType::Triangle,
    );
    let photo = photo.brighten(random.random_range(-12..=12));
    let mut bytes = Cursor::new(Vec::new());
    let extension = match random.random_range(0..10) {
        0 => {
            photo.write_to(&mut bytes, ImageFormat::Png)?;
            "png"
        }
        1 => {
            photo.write_to(&mut bytes, ImageFormat::WebP)?;
            "webp"
        }
        _ => {
            photo.write_with_encoder(JpegEncoder::new_with_quality(
                &mut bytes,
                random.random_range(70..95),
            ))?;
            "jpg"
        }
    };
    Ok((extension, bytes.into_inner()))
}

/// Writes a photo that is broken in the given way, modulo ten.
fn write_broken(way: usize, stem: &Path, mut bytes: Vec<u8>) -> Result<(), Box<dyn Error>> {
    let named = |extension: &str| stem.with_extension(extension);
    match way % 10 {
        0 => fs::write(named("jpg"), [])?,
        1 => fs::write(
            named("jpg"),
            bytes.get(..bytes.len() / 3).unwrap_or_default(),
        )?,
        2 => fs::write(
            named("jpg"),
            (0..50_000u32)
                .map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8)
                .collect::<Vec<u8>>(),
        )?,
        3 => fs::write(named("png"), "no picture but text\n")?,
        4 => fs::write(named("gif"), b"GIF89a\x10\0\x10\0\0\0\0;")?,
        5 => fs::write(named("png"), oversized_png()?)?,
        6 => plain_picture(40).save(named("png"))?,
        7 => plain_picture(900).save(named("jpg"))?,
        8 => {
            let middle = bytes.len() / 2;
            bytes
                .iter_mut()
                .skip(middle)
                .step_by(97)
                .for_each(|byte| *byte ^= 0xa5);
            fs::write(named("jpg"), bytes)?;
        }
        _ => create_dangling_link(&named("jpg"))?,
    }
    Ok(())
}

/// Returns a PNG file whose header states 60,000 × 60,000 pixels.
fn oversized_png() -> Result<Vec<u8>, Box<dyn Error>> {
    let mut bytes = Cursor::new(Vec::new());
    plain_picture(64).write_to(&mut bytes, ImageFormat::Png)?;
    let mut bytes = bytes.into_inner();
    if let Some(sides) = bytes.get_mut(16..24) {
        sides.copy_from_slice(&[0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]);
    }
    Ok(bytes)
}

/// Returns a picture without a board.
fn plain_picture(side: u32) -> RgbImage {
    RgbImage::from_fn(side, side, |x, y| {
        image::Rgb([(x % 256) as u8, (y % 256) as u8, 90])
    })
}

/// Creates a link to a file that does not exist, or an empty file where there are no such links.
fn create_dangling_link(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    return std::os::unix::fs::symlink("nowhere.jpg", path);
    #[cfg(not(unix))]
    fs::write(path, [])
}
