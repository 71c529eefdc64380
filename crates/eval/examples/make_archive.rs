//! Makes an archive of photos to try `shuzi batch` on: the samples in several sizes and formats, each a little different,
//! and one in twenty broken in one of ten ways.
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
const USUAL_PHOTOS: usize = 2000;
/// One photo in so many is broken.
const ONE_BROKEN_IN: usize = 20;
/// Photos in one folder.
const IN_A_FOLDER: usize = 100;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("name a folder")?);
    let photos = arguments.next().map_or(Ok(USUAL_PHOTOS), |count| count.parse())?;
    let samples = samples()?;
    let mut random = Pcg64Mcg::seed_from_u64(SEED);
    for number in 0..photos {
        let folder = folder.join(format!("{:03}", number / IN_A_FOLDER));
        fs::create_dir_all(&folder)?;
        let sample = samples.get(number % samples.len()).ok_or("no samples")?;
        let (extension, bytes) = encoded(sample, &mut random)?;
        if number % ONE_BROKEN_IN == ONE_BROKEN_IN - 1 {
            broken(number / ONE_BROKEN_IN, &folder.join(format!("{number:05}")), bytes)?;
        } else {
            fs::write(folder.join(format!("{number:05}.{extension}")), bytes)?;
        }
    }
    Ok(())
}

fn samples() -> Result<Vec<RgbImage>, Box<dyn Error>> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("samples");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "jpg"));
    paths.sort();
    paths.iter().map(|path| Ok(image::open(path)?.to_rgb8())).collect()
}

/// The sample a little larger or smaller, and somewhat brighter or darker, in one of the formats.
fn encoded(sample: &RgbImage, random: &mut Pcg64Mcg) -> Result<(&'static str, Vec<u8>), Box<dyn Error>> {
    let scale = random.random_range(0.6..1.3);
    let side = |side: u32| (f64::from(side) * scale) as u32;
    let photo = DynamicImage::ImageRgb8(sample.clone());
    let photo = photo.resize_exact(side(sample.width()), side(sample.height()), FilterType::Triangle);
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
            photo
                .write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, random.random_range(70..95)))?;
            "jpg"
        }
    };
    Ok((extension, bytes.into_inner()))
}

/// Writes a photo that is broken in one of ten ways.
fn broken(way: usize, stem: &Path, mut bytes: Vec<u8>) -> Result<(), Box<dyn Error>> {
    let named = |extension: &str| stem.with_extension(extension);
    match way % 10 {
        0 => fs::write(named("jpg"), [])?,
        1 => fs::write(named("jpg"), bytes.get(..bytes.len() / 3).unwrap_or_default())?,
        2 => fs::write(
            named("jpg"),
            (0..50_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect::<Vec<u8>>(),
        )?,
        3 => fs::write(named("png"), "no picture but text\n")?,
        4 => fs::write(named("gif"), b"GIF89a\x10\0\x10\0\0\0\0;")?,
        5 => fs::write(named("png"), monstrous()?)?,
        6 => small(40).save(named("png"))?,
        7 => small(900).save(named("jpg"))?,
        8 => {
            let middle = bytes.len() / 2;
            bytes.iter_mut().skip(middle).step_by(97).for_each(|byte| *byte ^= 0xa5);
            fs::write(named("jpg"), bytes)?;
        }
        _ => missing(&named("jpg"))?,
    }
    Ok(())
}

/// A PNG whose header promises 60,000 × 60,000 pixels.
fn monstrous() -> Result<Vec<u8>, Box<dyn Error>> {
    let mut bytes = Cursor::new(Vec::new());
    small(64).write_to(&mut bytes, ImageFormat::Png)?;
    let mut bytes = bytes.into_inner();
    if let Some(sides) = bytes.get_mut(16..24) {
        sides.copy_from_slice(&[0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]);
    }
    Ok(bytes)
}

/// A picture without a board.
fn small(side: u32) -> RgbImage {
    RgbImage::from_fn(side, side, |x, y| image::Rgb([(x % 256) as u8, (y % 256) as u8, 90]))
}

/// A name that leads nowhere.
fn missing(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    return std::os::unix::fs::symlink("nowhere.jpg", path);
    #[cfg(not(unix))]
    fs::write(path, [])
}
