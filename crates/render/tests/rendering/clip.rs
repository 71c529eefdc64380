//! Clips: what their truth says is what they show.

use std::sync::LazyLock;

use image::RgbImage;
use shuzi::board::BoardSettings;
use shuzi::count::Reader;
use shuzi::geometry::BoardPoint;
use shuzi::photo::Photo;
use shuzi::point::BoardSize;
use shuzi::position::Position;
use shuzi::stones::StonesSettings;
use shuzi_render::clip::{self, Clip, ClipKind, ClipRequest, Fault, FrameTruth, PanPhoto};
use shuzi_render::{self as render, Scene};

/// One reader for all tests, so that its weights are loaded once.
static READER: LazyLock<Reader> = LazyLock::new(Reader::embedded);

fn request(kind: ClipKind, seed: u64) -> ClipRequest {
    ClipRequest {
        kind,
        seed,
        seconds: 6.0,
        fps: 3,
        frame_px: [640, 360],
    }
}

fn nine(seed: u64) -> Position {
    clip::sample_position(BoardSize::square(9).unwrap(), seed)
}

fn render_nine(kind: ClipKind, seed: u64) -> Clip {
    clip::render_clip(&request(kind, seed), &nine(seed)).unwrap()
}

fn decode(jpeg: &[u8]) -> RgbImage {
    image::load_from_memory(jpeg).unwrap().to_rgb8()
}

/// Mean value of a picture, 0 to 255.
fn brightness(picture: &RgbImage) -> f64 {
    let sum: f64 = picture.pixels().flat_map(|p| p.0).map(f64::from).sum();
    sum / (3.0 * f64::from(picture.width() * picture.height()))
}

/// Mean difference of horizontal neighbours, which blur takes away.
fn sharpness(picture: &RgbImage) -> f64 {
    let rows = picture.rows().map(|row| {
        let values: Vec<f64> = row.map(|pixel| f64::from(pixel.0[1])).collect();
        values
            .windows(2)
            .map(|two| (two[1] - two[0]).abs())
            .sum::<f64>()
    });
    rows.sum::<f64>() / f64::from(picture.width() * picture.height())
}

fn is_fault(kind: ClipKind, fault: &Fault) -> bool {
    match kind {
        ClipKind::Clean => false,
        ClipKind::Enters => matches!(fault, Fault::CutOff { .. }),
        ClipKind::Table => matches!(fault, Fault::NoBoard),
        ClipKind::Far => matches!(fault, Fault::TooSmall { .. }),
        ClipKind::Steep => matches!(fault, Fault::TooSteep { .. }),
        ClipKind::Dark => matches!(fault, Fault::Dark { .. }),
        ClipKind::Focus => matches!(fault, Fault::Blurred { .. }),
        ClipKind::Glare => matches!(fault, Fault::Glare { .. }),
        ClipKind::Hand => matches!(fault, Fault::Hand { .. }),
        ClipKind::Two => matches!(fault, Fault::TwoBoards),
        ClipKind::Shaky => matches!(fault, Fault::Moving { .. }),
    }
}

/// A frame must be read as the truth says: the corners within a fifth of a spacing, the stones with
/// no wrong one that is not asked about.
fn assert_reads(jpeg: &[u8], truth: &FrameTruth, position: &Position, what: &str) {
    let photo = Photo::from(decode(jpeg));
    let grids = READER
        .find_boards(&photo, &BoardSettings::default())
        .result
        .unwrap_or_else(|error| panic!("{what}: {error}"));
    let read = READER.read_stones(&photo, &grids, &StonesSettings::default());
    let (board, readings) = read
        .result
        .unwrap_or_else(|error| panic!("{what}: {error}"));
    let last = (position.size().width() - 1) as f64;
    for ([x, y], corner) in [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)]
        .map(|(x, y)| board.photo_from_board.photo(BoardPoint { x, y }))
        .iter()
        .zip(&truth.corners)
        .map(|(seen, corner)| ([seen.x, seen.y], corner))
    {
        let off = (x - corner[0]).hypot(y - corner[1]) / truth.spacing_px;
        assert!(off < 0.2, "{what}: a corner is {off:.2} spacings off");
    }
    let seen = Position::from_readings(&readings).unwrap();
    let wrong = position
        .size()
        .points()
        .zip(&readings.readings)
        .filter(|(point, reading)| {
            reading.doubt.is_none() && seen.stone(*point) != position.stone(*point)
        })
        .count();
    assert_eq!(wrong, 0, "{what}: wrong points");
}

#[test]
fn the_fault_is_there_first_and_then_nothing_is_wrong_and_the_board_reads_as_the_truth_says() {
    for (seed, kind) in (40..).zip(ClipKind::ALL) {
        let made = render_nine(kind, seed);
        let frames = &made.truth.frames;
        assert_eq!((frames.len(), made.frames.len()), (18, 18));
        let first = frames
            .iter()
            .take(3)
            .filter(|frame| frame.faults.iter().any(|fault| is_fault(kind, fault)));
        let wanted = if kind == ClipKind::Clean { 0 } else { 2 };
        assert!(first.count() >= wanted, "{kind:?}: {:?}", frames[0].faults);
        for frame in frames.iter().rev().take(9) {
            assert!(
                frame.good,
                "{kind:?} at {}: {:?}",
                frame.at_ms, frame.faults
            );
        }
        let (frame, truth) = (&made.frames[17], &frames[17]);
        assert_reads(frame, truth, &nine(seed), &format!("{kind:?}"));
    }
}

#[test]
fn light_and_blur_are_where_the_truth_says() {
    let dark = render_nine(ClipKind::Dark, 61);
    let (first, last) = (decode(&dark.frames[0]), decode(&dark.frames[17]));
    assert!(brightness(&first) < 0.4 * brightness(&last));
    let focus = render_nine(ClipKind::Focus, 62);
    let (first, last) = (decode(&focus.frames[0]), decode(&focus.frames[17]));
    assert!(sharpness(&first) < 0.7 * sharpness(&last));
}

#[test]
fn a_reflection_whitens_the_points_that_the_truth_names() {
    let made = render_nine(ClipKind::Glare, 63);
    let frame = &made.truth.frames[0];
    let Some(Fault::Glare { points }) = frame.faults.first() else {
        panic!("{:?}", frame.faults);
    };
    let size = BoardSize::square(9).unwrap();
    let corners = frame.corners.map(|[x, y]| (x, y));
    let pairs = [(0.0, 0.0), (8.0, 0.0), (8.0, 8.0), (0.0, 8.0)];
    let pairs: Vec<_> = pairs.into_iter().zip(corners).collect();
    let map = shuzi::geometry::Homography::from_pairs(&pairs).unwrap();
    let picture = decode(&made.frames[0]);
    let value = |name: &String| {
        let point = size.parse(name).unwrap();
        let (x, y) = map.apply(point.col() as f64, point.row() as f64);
        picture.get_pixel(x as u32, y as u32).0[2]
    };
    assert!(points.iter().all(|name| value(name) > 150), "{points:?}");
}

#[test]
fn the_same_seed_gives_the_same_clip() {
    let [first, again, other] = [7, 7, 8].map(|seed| render_nine(ClipKind::Focus, seed).to_mjpeg());
    assert_eq!(first, again);
    assert_ne!(first, other);
    // Ten times in a second at thirty pictures a second.
    let starts = first
        .windows(3)
        .filter(|bytes| bytes == &[0xFF, 0xD8, 0xFF]);
    assert_eq!(starts.count(), 18 * 10);
}

#[test]
fn a_pan_shows_the_photo_with_its_truth() {
    let scene = Scene {
        width_px: 1400,
        height_px: 900,
        ..Scene::default()
    };
    let position = nine(71);
    let shown = render::render(&position, &scene).unwrap();
    let corners = shown.truth.shows.first().unwrap().corners;
    let photo = PanPhoto {
        pixels: shown.pixels,
        position: position.clone(),
        corners,
    };
    let made = clip::render_pan(&request(ClipKind::Enters, 71), &photo).unwrap();
    assert!(matches!(
        made.truth.frames[0].faults[..],
        [Fault::CutOff { .. }]
    ));
    let last = made.frames.len() - 1;
    assert!(made.truth.frames[last].good);
    assert_reads(
        &made.frames[last],
        &made.truth.frames[last],
        &position,
        "pan",
    );
}
