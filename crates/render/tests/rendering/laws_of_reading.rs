//! Laws of reading, on photos rendered here: what must hold for every photo, whatever the position.

use std::sync::LazyLock;
use std::time::Duration;

use image::{GrayImage, Luma, Rgb, RgbImage, imageops};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::board::{Board, BoardSettings};
use shuzi::count::{ReadSettings, Reader};
use shuzi::geometry::{BoardPoint, Homography, Lens, PhotoFromBoard};
use shuzi::photo::Photo;
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::stones::StonesSettings;
use shuzi_render::{self as render, Relief, Scene};

/// One reader for all tests, so that its weights are loaded once.
static READER: LazyLock<Reader> = LazyLock::new(Reader::embedded);

/// A position that no turn maps onto itself.
const ROWS: [&str; 9] = [
    ".B.......",
    ".BW.W.B..",
    "BBW...B..",
    "WWWBB....",
    "...B.W...",
    "..WB..WW.",
    ".W.WBBBW.",
    "..W.B.BBW",
    "....WBW..",
];

/// Points a person may be asked about in an easy photo.
const MOST_DOUBTS: usize = 6;

/// What was read: the position, and the points that a person is asked about.
struct Reading {
    position: Position,
    doubtful: Vec<Point>,
}

/// Reads a picture; the refusal in words where it is refused.
fn read(picture: RgbImage) -> Result<Reading, String> {
    let photo = Photo::from(picture);
    let grids = READER
        .find_boards(&photo, &BoardSettings::default())
        .result
        .map_err(|error| error.to_string())?;
    let read = READER.read_stones(&photo, &grids, &StonesSettings::default());
    let (_, readings) = read.result.map_err(|error| error.to_string())?;
    let position = Position::from_readings(&readings).unwrap();
    let points = position.size().points().zip(&readings.readings);
    let doubtful = points
        .filter(|(_, reading)| reading.doubt.is_some())
        .map(|(point, _)| point)
        .collect();
    Ok(Reading { position, doubtful })
}

/// Points that are read otherwise than `truth` says, with nobody asked.
fn silently_wrong(reading: &Reading, truth: &Position) -> Vec<String> {
    let size = reading.position.size();
    assert_eq!(size, truth.size(), "size of the board");
    let wrong = |point: &Point| reading.position.stone(*point) != truth.stone(*point);
    let points = size
        .points()
        .filter(wrong)
        .filter(|point| !reading.doubtful.contains(point));
    points.map(|point| size.name(point)).collect()
}

/// The picture must be read, as `truth` says, with hardly a question.
fn assert_shows(picture: RgbImage, truth: &Position, what: &str) {
    let reading = read(picture).unwrap_or_else(|refusal| panic!("{what}: {refusal}"));
    let wrong = silently_wrong(&reading, truth);
    assert!(
        wrong.is_empty(),
        "{what}: wrong without asking about {}",
        wrong.join(", ")
    );
    let doubts = reading.doubtful.len();
    assert!(
        doubts <= MOST_DOUBTS,
        "{what}: {doubts} points are doubtful"
    );
}

fn position() -> Position {
    Position::from_rows(&ROWS).unwrap()
}

/// A crowded one.
fn nineteen() -> Position {
    let mut rows = vec![".".repeat(19); 19];
    for (row, stones) in rows.iter_mut().enumerate() {
        let stone = |col: usize| [".", "B", "W"][(row * row + 2 * col + row * col) % 7 % 3];
        *stones = (0..19).map(stone).collect();
    }
    Position::from_rows(&rows).unwrap()
}

/// A photo of 700×700 pixels, taken from the front.
fn picture(position: &Position, seed: u64) -> RgbImage {
    let mut scene = Scene {
        seed,
        width_px: 700,
        height_px: 700,
        ..Scene::default()
    };
    scene.camera.elevation_deg = 75.0;
    render::render(position, &scene).unwrap().pixels
}

#[test]
fn turning_the_photo_turns_the_reading() {
    for seed in [1, 2] {
        let (mut picture, mut truth) = (picture(&position(), seed), position());
        for quarters in 0..4 {
            assert_shows(
                picture.clone(),
                &truth,
                &format!("seed {seed}, {quarters} quarter turns"),
            );
            (picture, truth) = (imageops::rotate90(&picture), truth.turned());
        }
    }
}

#[test]
fn mirroring_the_photo_mirrors_the_reading() {
    let picture = imageops::flip_horizontal(&picture(&position(), 3));
    assert_shows(picture, &position().mirrored(), "mirrored");
}

#[test]
fn a_darker_photo_reads_the_same() {
    for seed in [1, 2] {
        let mut picture = picture(&position(), seed);
        for pixel in picture.pixels_mut() {
            pixel.0 = pixel.0.map(|value| (f32::from(value) * 0.7) as u8);
        }
        assert_shows(picture, &position(), &format!("seed {seed}, 30 % darker"));
    }
}

#[test]
fn a_board_cut_by_the_edge_of_the_photo_is_never_silently_wrong() {
    // Each way, two lines of nine are lost; of nineteen, so many that a smaller board could be seen
    // in the rest.
    for (truth, lost) in [(position(), 200), (nineteen(), 260)] {
        let whole = picture(&truth, 4);
        let (side, kept) = (whole.width(), whole.width() - lost);
        let windows = [
            (lost, 0, kept, side),
            (0, lost, side, kept),
            (0, 0, kept, side),
            (0, 0, side, kept),
            (lost, lost, kept, kept),
        ];
        for (left, top, width, height) in windows {
            let cut = imageops::crop_imm(&whole, left, top, width, height).to_image();
            let Ok(reading) = read(cut) else { continue };
            let wrong = silently_wrong(&reading, &truth);
            let lines = truth.size().width();
            assert!(
                wrong.is_empty(),
                "{lines} lines, cut to {left},{top} {width}×{height}: {} wrong, read as\n{}",
                wrong.len(),
                reading.position.rows().join("\n")
            );
        }
    }
}

#[test]
fn a_board_with_a_line_outside_the_photo_is_read_where_it_is_seen() {
    let whole = picture(&position(), 4);
    let photo = Photo::from(whole.clone());
    let board = READER
        .find_boards(&photo, &BoardSettings::default())
        .result
        .unwrap()
        .remove(0);
    let between = |row: f64| {
        board
            .photo_from_board
            .photo(BoardPoint { x: 7.5, y: row })
            .x
    };
    let width = (between(0.0) + between(8.0)) / 2.0;
    let reading =
        read(imageops::crop_imm(&whole, 0, 0, width as u32, whole.height()).to_image()).unwrap();
    let wrong = silently_wrong(&reading, &position());
    assert!(
        wrong.is_empty(),
        "wrong without asking about {}",
        wrong.join(", ")
    );
    let (outside, inside): (Vec<Point>, Vec<Point>) =
        reading.doubtful.iter().partition(|point| point.col() == 8);
    assert_eq!(
        outside.len(),
        9,
        "every point outside the photo is asked about"
    );
    assert!(
        inside.len() <= MOST_DOUBTS,
        "{} points inside are doubtful",
        inside.len()
    );
}

/// The part of a picture between two places on its board, seen straight from above.
fn part(picture: &RgbImage, board: &Board, from: f64, to: f64) -> RgbImage {
    const SPACING_PX: f64 = 28.0;
    let side = ((to - from) * SPACING_PX) as u32;
    let at = |pixel: u32| from + (f64::from(pixel) + 0.5) / SPACING_PX;
    RgbImage::from_fn(side, side, |x, y| {
        let seen = board
            .photo_from_board
            .photo(BoardPoint { x: at(x), y: at(y) });
        let inside = |place: f64, length: u32| (place.max(0.0) as u32).min(length - 1);
        *picture.get_pixel(
            inside(seen.x, picture.width()),
            inside(seen.y, picture.height()),
        )
    })
}

#[test]
fn a_corner_of_a_board_is_never_read_as_a_whole_board() {
    for seed in [4, 7] {
        let whole = picture(&nineteen(), seed);
        let found = READER.find_boards(&Photo::from(whole.clone()), &BoardSettings::default());
        let board = found.result.unwrap().remove(0);
        assert_eq!(board.lines, 19);
        for lines in [7, 9, 11, 13, 15, 17] {
            for beyond in [0.0, 0.25, 0.5, 0.8] {
                let corner = part(&whole, &board, -1.0, f64::from(lines) - 1.0 + beyond);
                if let Ok(reading) = read(corner) {
                    panic!(
                        "{lines} lines, {beyond} beyond: read as\n{}",
                        reading.position.rows().join("\n")
                    );
                }
            }
        }
    }
}

#[test]
fn a_board_that_fills_the_photo_is_read_when_a_person_vouches_for_its_size() {
    let whole = picture(&position(), 4);
    let found = READER.find_boards(&Photo::from(whole.clone()), &BoardSettings::default());
    let board = found.result.unwrap().remove(0);
    for beyond in [0.1, 0.3] {
        let photo = Photo::from(part(&whole, &board, -beyond, 8.0 + beyond));
        if let Err(error) =
            READER.read_photo("a", &photo, &ReadSettings::default(), &|| Duration::ZERO)
        {
            assert_eq!(error.size_in_doubt(), Some(9), "{error}");
        }
        let stating = ReadSettings::from_statements(Some(9), None, None);
        let case = READER
            .read_photo("a", &photo, &stating, &|| Duration::ZERO)
            .unwrap();
        let doubtful: Vec<Point> = case
            .uncertain()
            .iter()
            .map(|uncertain| uncertain.point)
            .collect();
        let wrong = silently_wrong(
            &Reading {
                position: case.position,
                doubtful,
            },
            &position(),
        );
        assert!(
            wrong.is_empty(),
            "wrong without asking about {}",
            wrong.join(", ")
        );
    }
}

#[test]
fn boards_of_any_odd_size_are_found_without_being_told_their_size() {
    for lines in [7, 11, 15, 17, 21] {
        let stone =
            |row: usize, col: usize| [".", "B", "W"][(row * row + 2 * col + row * col) % 7 % 3];
        let rows: Vec<String> = (0..lines)
            .map(|row| (0..lines).map(|col| stone(row, col)).collect())
            .collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let truth = Position::from_rows(&rows).unwrap();
        let picture = picture(&truth, 4);
        if [11, 15, 17].contains(&lines) {
            assert_shows(picture, &truth, &format!("{lines} lines"));
        } else if let Ok(reading) = read(picture) {
            // The fewest and the most lines may be refused, but are never read as another number of
            // them.
            let wrong = silently_wrong(&reading, &truth);
            assert!(
                wrong.is_empty(),
                "{lines} lines: wrong without asking about {}",
                wrong.join(", ")
            );
        }
    }
}

#[test]
fn a_board_on_a_wavy_mat_is_read() {
    for waves_mm in [3.0, 5.0] {
        let mut scene = Scene {
            seed: 5,
            width_px: 900,
            height_px: 900,
            ..Scene::default()
        };
        scene.camera.elevation_deg = 45.0;
        scene.goban.thickness_mm = 2.0;
        scene.goban.relief = Relief {
            waves_mm,
            length_mm: 220.0,
            pulled_mm: 3.0,
        };
        let picture = render::render(&nineteen(), &scene).unwrap().pixels;
        assert_shows(picture, &nineteen(), &format!("waves of {waves_mm} mm"));
    }
}

/// A grey picture of 700×700 pixels.
fn drawn(brightness: impl FnMut(u32, u32) -> u8) -> RgbImage {
    let mut brightness = brightness;
    let gray = GrayImage::from_fn(700, 700, |x, y| Luma([brightness(x, y)]));
    image::DynamicImage::from(gray).to_rgb8()
}

#[test]
fn a_picture_without_a_board_is_refused() {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let empty_table = Scene {
        width_px: 700,
        height_px: 700,
        ..Scene::default()
    };
    let checks = |squares: u32| {
        let side = 640 / squares;
        drawn(move |x, y| {
            let within = |v: u32| (30..30 + squares * side).contains(&v);
            let dark =
                (x.saturating_sub(30) / side + y.saturating_sub(30) / side).is_multiple_of(2);
            if within(x) && within(y) {
                if dark { 60 } else { 210 }
            } else {
                128
            }
        })
    };
    let pictures = [
        ("plain grey", drawn(|_, _| 128)),
        (
            "one colour",
            RgbImage::from_pixel(700, 700, Rgb([200, 150, 80])),
        ),
        ("noise", drawn(|_, _| rng.random())),
        ("a gradient", drawn(|x, y| ((x + y) / 6) as u8)),
        (
            "stripes",
            drawn(|x, _| if x / 20 % 2 == 0 { 60 } else { 200 }),
        ),
        ("a chess board", checks(8)),
        ("a draughts board", checks(10)),
        (
            "an empty table",
            render::render_boards(&[], &empty_table).unwrap().pixels,
        ),
    ];
    for (name, picture) in pictures {
        if let Ok(reading) = read(picture) {
            panic!("{name}: read as\n{}", reading.position.rows().join("\n"));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn warp_and_unwarp_cancel(
        moved in prop::array::uniform8(-300.0..300.0),
        k1 in -0.12..0.12,
        (x, y) in (-1.0..19.0, -1.0..19.0),
    ) {
        let corners = [(800.0, 500.0), (3200.0, 500.0), (3200.0, 2500.0), (800.0, 2500.0)];
        let seen = corners.iter().zip(moved.chunks(2)).map(|((x, y), by)| (x + by[0], y + by[1]));
        let ends = [(0.0, 0.0), (18.0, 0.0), (18.0, 18.0), (0.0, 18.0)];
        let pairs: Vec<_> = ends.into_iter().zip(seen).collect();
        let lens = Lens { k1, ..Lens::ideal(4000, 3000) };
        let map = PhotoFromBoard::flat(Homography::from_pairs(&pairs).unwrap(), lens);
        let back = map.plane(map.photo(BoardPoint { x, y })).unwrap();
        prop_assert!((back.x - x).hypot(back.y - y) < 1e-6, "{x}, {y} came back as {back:?}");
    }
}
