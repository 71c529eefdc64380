//! What people do to boards and photos, done to the samples: nothing is read that cannot be seen,
//! and refusals name the reason.

use std::collections::BTreeSet;
use std::io::Cursor;

use image::imageops::{self, FilterType};
use image::{ImageFormat, Rgb, RgbImage};
use shuzi::board::BoardError;
use shuzi::count::{ReadError, ReadSettings};
use shuzi::photo::PhotoEdge;
use shuzi::stones::StonesError;

use crate::labelled_photo::{LabelledPhoto, folder};

/// A finished game, seen from straight above.
const FINISHED: &str = "19-finished-top";
const SKIN: Rgb<u8> = Rgb([205, 160, 135]);
/// Radius of a stone, in spacings.
const RADIUS: f64 = 0.5;

/// A sample whose pixels are about to be changed.
struct Scene {
    photo: LabelledPhoto,
    pixels: RgbImage,
}

impl Scene {
    fn open(name: &str) -> Scene {
        let photo = LabelledPhoto::open(&folder("samples"), name);
        let pixels = image::load_from_memory(photo.bytes()).unwrap().to_rgb8();
        Scene { photo, pixels }
    }

    /// Returns the place of a crossing, in pixels; fractions are places between crossings.
    fn place(&self, row: f64, column: f64) -> (f64, f64) {
        let at = |row: usize, column: usize| {
            let point = &self.photo.label["points"][row * self.lines() + column];
            (point[0].as_f64().unwrap(), point[1].as_f64().unwrap())
        };
        let (top, left) = (row.floor() as usize, column.floor() as usize);
        let (down, right) = (row.fract(), column.fract());
        let mix = |a: (f64, f64), b: (f64, f64), share: f64| {
            (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share)
        };
        let last = self.lines() - 1;
        let (below, beside) = ((top + 1).min(last), (left + 1).min(last));
        let upper = mix(at(top, left), at(top, beside), right);
        let lower = mix(at(below, left), at(below, beside), right);
        mix(upper, lower, down)
    }

    fn lines(&self) -> usize {
        self.photo.label["rows"].as_array().unwrap().len()
    }

    /// Returns the length of a spacing in the middle of the board, in pixels.
    fn spacing_px(&self) -> f64 {
        let middle = (self.lines() / 2) as f64;
        let ((x, y), (x2, y2)) = (self.place(middle, middle), self.place(middle, middle + 1.0));
        (x2 - x).hypot(y2 - y)
    }

    /// Returns the photo with these pixels.
    fn photograph(self) -> LabelledPhoto {
        let mut bytes = Vec::new();
        self.pixels
            .write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png)
            .unwrap();
        self.photo.with_bytes(bytes)
    }
}

/// Returns the points (row, column) that a person is asked about, after a check that no other is wrong.
fn asked(photo: &LabelledPhoto) -> BTreeSet<(usize, usize)> {
    let case = photo
        .read()
        .unwrap_or_else(|error| panic!("{} is refused: {error}", photo.name));
    photo.wrong_points(&case);
    case.uncertain()
        .into_iter()
        .map(|uncertain| (uncertain.point.row(), uncertain.point.col()))
        .collect()
}

#[test]
fn points_below_a_hand_are_asked_about() {
    let mut scene = Scene::open(FINISHED);
    let (x, y) = scene.place(9.0, 4.0);
    let radius = 2.2 * scene.spacing_px();
    for (column, row, pixel) in scene.pixels.enumerate_pixels_mut() {
        if (f64::from(column) - x).hypot(f64::from(row) - y) < radius {
            *pixel = SKIN;
        }
    }
    let asked = asked(&scene.photograph());
    for hidden in [(9, 4), (8, 4), (10, 4), (9, 3), (9, 5), (8, 3), (10, 5)] {
        assert!(asked.contains(&hidden), "nobody is asked about {hidden:?}");
    }
}

#[test]
fn nothing_is_read_where_the_picture_is_blank() {
    for (from, to) in [(8.6, 13.4), (12.6, 17.4), (1.6, 4.4)] {
        for color in [SKIN, Rgb([255; 3]), Rgb([128; 3])] {
            let mut scene = Scene::open(FINISHED);
            let ((left, top), (right, bottom)) = (scene.place(from, from), scene.place(to, to));
            for (column, row, pixel) in scene.pixels.enumerate_pixels_mut() {
                let within = |at: u32, from: f64, to: f64| (from..to).contains(&f64::from(at));
                if within(column, left, right) && within(row, top, bottom) {
                    *pixel = color;
                }
            }
            let photo = scene.photograph();
            if photo.read().is_err() {
                continue;
            }
            let asked = asked(&photo);
            let blank = |line: usize| (from + 0.3..to - 0.3).contains(&(line as f64));
            for row in (0..19).filter(|&row| blank(row)) {
                for column in (0..19).filter(|&column| blank(column)) {
                    assert!(
                        asked.contains(&(row, column)),
                        "{row}, {column} in {color:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_stone_in_the_middle_of_four_points_is_asked_about() {
    let mut scene = Scene::open(FINISHED);
    let radius = (RADIUS * scene.spacing_px()).round() as u32;
    let corner = |(x, y): (f64, f64)| (x as u32 - radius, y as u32 - radius);
    // A black stone that stands alone is seen once more between four empty points.
    let (left, top) = corner(scene.place(17.0, 4.0));
    let side = 2 * radius + 1;
    let stone = imageops::crop_imm(&scene.pixels, left, top, side, side).to_image();
    let (left, top) = corner(scene.place(1.5, 15.5));
    for (column, row, &pixel) in stone.enumerate_pixels() {
        let from_middle = |at: u32| f64::from(at) - f64::from(radius);
        if from_middle(column).hypot(from_middle(row)) <= f64::from(radius) {
            scene.pixels.put_pixel(left + column, top + row, pixel);
        }
    }
    let asked = asked(&scene.photograph());
    let around = [(1, 15), (1, 16), (2, 15), (2, 16)];
    assert!(
        around.iter().any(|point| asked.contains(point)),
        "nobody is asked about the stone in the middle of four points"
    );
}

/// Returns the last thirteen lines of a board of nineteen, up to the edges of the board.
fn corner_of_a_board() -> LabelledPhoto {
    let mut scene = Scene::open(FINISHED);
    let (left, top) = scene.place(5.6, 5.6);
    let (width, height) = scene.pixels.dimensions();
    let (left, top) = (left as u32, top as u32);
    scene.pixels =
        imageops::crop_imm(&scene.pixels, left, top, width - left, height - top).to_image();
    let rows = scene.photo.label["rows"].as_array().unwrap();
    let shown = rows[6..].iter().map(|row| &row.as_str().unwrap()[6..]);
    scene.photo.label["rows"] = shown.collect();
    scene.photograph()
}

#[test]
fn a_corner_of_a_board_is_refused_with_the_edges_beyond_which_it_goes_on() {
    match corner_of_a_board().read() {
        Err(ReadError::Stones(
            StonesError::MayBePart { edges, .. } | StonesError::CutOff { edges, .. },
        )) => {
            assert!(edges.contains(&PhotoEdge::Top), "{edges:?}");
            assert!(edges.contains(&PhotoEdge::Left), "{edges:?}");
        }
        Err(error) => panic!("the reason is: {error}"),
        Ok(case) => panic!("it is read as {}", case.position.size()),
    }
}

#[test]
fn a_stated_size_settles_that_the_corner_is_a_whole_board() {
    let photo = corner_of_a_board();
    let settings = ReadSettings::from_statements(Some(13), None, None);
    let case = photo.read_with(&settings).unwrap();
    assert_eq!(photo.wrong_points(&case), BTreeSet::new());
}

#[test]
fn a_photo_in_the_dark_is_refused_as_too_dark() {
    let mut scene = Scene::open(FINISHED);
    for pixel in scene.pixels.pixels_mut() {
        *pixel = Rgb(pixel.0.map(|value| value / 60));
    }
    let read = scene.photograph().read();
    assert!(
        matches!(
            read,
            Err(ReadError::Board(BoardError::TooDark) | ReadError::Stones(StonesError::TooDark))
        ),
        "{read:?}"
    );
}

#[test]
fn a_small_photo_is_read_like_a_large_one() {
    let mut scene = Scene::open(FINISHED);
    let factor = 8.0 / scene.spacing_px();
    let (width, height) = scene.pixels.dimensions();
    let scaled = |length: u32| (f64::from(length) * factor).round() as u32;
    scene.pixels = imageops::resize(
        &scene.pixels,
        scaled(width),
        scaled(height),
        FilterType::Lanczos3,
    );
    assert!(asked(&scene.photograph()).len() <= 8);
}
