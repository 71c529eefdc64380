//! Makes photos of several boards, each as if seen from low, out of other photos, to measure what
//! the photos cost that the reader looks at most often.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example make_crowded -- FOLDER PHOTO… [--count 300] [--seed S]
//! ```
//!
//! Each picture has 2048×1536 pixels and at most 1 MB. Photo I of seed S does not depend on the count.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use clap::Parser;
use image::{Rgb, RgbImage};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::geometry::{Homography, PhotoPoint};
use shuzi::photo::{self, Limits, Photo};
use shuzi_render::encode_jpeg;

const WIDTH: u32 = 2048;
const HEIGHT: u32 = 1536;
const MOST_BYTES: usize = 1_000_000;
/// Columns and rows of photos in a picture.
const LAYOUTS: [(u32, u32); 6] = [(1, 1), (2, 1), (1, 2), (3, 1), (2, 2), (3, 2)];

#[derive(Parser)]
struct CrowdedArgs {
    /// Folder for crowdedS-NNN.jpg
    out: PathBuf,
    /// Photos of boards
    #[arg(required = true)]
    photos: Vec<PathBuf>,
    /// Number of photos
    #[arg(long, default_value_t = 300)]
    count: u64,
    /// Seed of all random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = CrowdedArgs::parse();
    fs::create_dir_all(&args.out)?;
    for number in 0..args.count {
        let seed = args.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number;
        let picture = join_photos(&args.photos, &mut Pcg64Mcg::seed_from_u64(seed))?;
        let name = format!("crowded{}-{number:03}.jpg", args.seed);
        fs::write(args.out.join(name), encode(&picture)?)?;
    }
    Ok(())
}

/// Returns a picture of one to six of the photos, in columns and rows.
fn join_photos(photos: &[PathBuf], rng: &mut impl Rng) -> Result<RgbImage, Box<dyn Error>> {
    let mut picture = RgbImage::new(WIDTH, HEIGHT);
    let &(columns, rows) = LAYOUTS.choose(rng).ok_or("there is no layout")?;
    let tile = (WIDTH / columns, HEIGHT / rows);
    for row in 0..rows {
        for column in 0..columns {
            let path = photos.choose(rng).ok_or("there is no photo")?;
            let photo = photo::decode(&fs::read(path)?, &Limits::default())?;
            let corner = (column * tile.0, row * tile.1);
            tilt(&photo, &mut picture, corner, tile, rng)
                .ok_or_else(|| format!("{} has no area", path.display()))?;
        }
    }
    Ok(picture)
}

/// Draws a photo into a part of the picture as if it lay on a table and were seen from low: its far
/// edge is shorter than the near one, and its sides are foreshortened. What is around it is grey.
fn tilt(
    photo: &Photo,
    picture: &mut RgbImage,
    (left, top): (u32, u32),
    (width, height): (u32, u32),
    rng: &mut impl Rng,
) -> Option<()> {
    let (across, down) = (f64::from(width), f64::from(height));
    let far_width = across * rng.random_range(0.4..0.85);
    let far_left = (across - far_width) * rng.random_range(0.2..0.8);
    let far_top = down * rng.random_range(0.05..0.5);

    let (pixels_across, pixels_down) = photo.pixels.dimensions();
    let (right, bottom) = (f64::from(pixels_across), f64::from(pixels_down));
    let photo_from_tile = Homography::from_pairs(&[
        ((far_left, far_top), (0.0, 0.0)),
        ((far_left + far_width, far_top), (right, 0.0)),
        ((across, down), (right, bottom)),
        ((0.0, down), (0.0, bottom)),
    ])?;

    let near = photo_from_tile.depth(across / 2.0, down);
    let place = |x, y| {
        // Beyond the horizon there is nothing.
        (photo_from_tile.depth(x, y) * near > 0.0).then(|| {
            let (x, y) = photo_from_tile.apply(x, y);
            PhotoPoint { x, y }
        })
    };
    photo.sampler(right / across).draw(
        (width as usize, height as usize),
        place,
        |column, row, color| {
            let color = color.map(|share| (share * 255.0).round() as u8);
            picture.put_pixel(left + column as u32, top + row as u32, Rgb(color));
        },
    );
    Some(())
}

/// Returns a JPEG of at most [`MOST_BYTES`], of the best quality that allows it.
fn encode(picture: &RgbImage) -> Result<Vec<u8>, Box<dyn Error>> {
    for quality in (10..=95).rev().step_by(5) {
        let jpeg = encode_jpeg(picture, quality)?;
        if jpeg.len() <= MOST_BYTES {
            return Ok(jpeg);
        }
    }
    Err("a picture has more than 1 MB at the lowest quality".into())
}
