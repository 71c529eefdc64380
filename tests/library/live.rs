//! What the camera sees, and what is said about it: samples as frames, with one thing wrong.

use std::time::Duration;

use image::imageops::{self, FilterType};
use image::{Rgb, RgbImage};
use shuzi::count::Reader;
use shuzi::geometry::PhotoPoint;
use shuzi::live::{FaultKind, Sight, WatchSettings, Watcher};
use shuzi::photo::{Photo, PhotoEdge};

use crate::labelled_photo::{LabelledPhoto, folder};

/// Time between two frames.
const APART: Duration = Duration::from_millis(150);
const FRAME_PX: u32 = 1280;
const SKIN: Rgb<u8> = Rgb([205, 160, 135]);

fn watcher() -> Watcher {
    Reader::embedded().watch(WatchSettings::default())
}

/// Returns the pixels of a sample at the size of a frame.
fn frame(name: &str) -> RgbImage {
    let photo = LabelledPhoto::open(&folder("samples"), name);
    let photo = Photo::from(image::load_from_memory(photo.bytes()).unwrap().to_rgb8());
    photo.shrunk(FRAME_PX)
}

/// Watches the same frame for this many times, and returns the last sight.
fn watch(watcher: &mut Watcher, frame: &RgbImage, times: u32) -> Sight {
    let frame = Photo::from(frame.clone());
    let mut sights = (0..times).map(|number| watcher.look(&frame, APART * number).unwrap());
    sights.by_ref().last().unwrap()
}

/// Returns what is said to be wrong with a frame that does not change.
fn hint(frame: &RgbImage) -> Option<FaultKind> {
    let sight = watch(&mut watcher(), frame, 6);
    assert_eq!(sight.shoot(), sight.hint.is_none(), "{:?}", sight.hint);
    sight.hint.map(|fault| fault.kind)
}

/// Returns a larger picture with a frame in its middle.
fn from_afar(frame: &RgbImage, times: u32) -> RgbImage {
    let (width, height) = frame.dimensions();
    let small = imageops::resize(frame, width / times, height / times, FilterType::Triangle);
    let mut table = RgbImage::from_pixel(width, height, Rgb([96, 84, 70]));
    let middle = |whole: u32, part: u32| i64::from((whole - part) / 2);
    let (left, top) = (middle(width, small.width()), middle(height, small.height()));
    imageops::overlay(&mut table, &small, left, top);
    table
}

#[test]
fn the_photo_is_taken_when_nothing_is_wrong_and_the_board_is_still() {
    for name in ["19-finished-top", "13-seki", "9-finished-cloth", "19-empty"] {
        let frame = Photo::from(frame(name));
        let mut watcher = watcher();
        let shot = (0..8).find(|&number| watcher.look(&frame, APART * number).unwrap().shoot());
        let waited = APART * shot.unwrap_or_else(|| panic!("{name} is not taken"));
        assert!(
            waited >= Duration::from_millis(600),
            "{name} is taken after {waited:?}"
        );
    }
}

#[test]
fn one_thing_is_said_to_be_wrong() {
    let good = frame("19-finished-top");
    assert_eq!(hint(&good), None);
    assert_eq!(hint(&frame("no-board")), Some(FaultKind::NoBoard));
    assert_eq!(hint(&frame("two-boards")), Some(FaultKind::SeveralBoards));
    assert_eq!(hint(&from_afar(&good, 4)), Some(FaultKind::TooSmall));
    assert_eq!(
        hint(&imageops::fast_blur(&good, 8.0)),
        Some(FaultKind::Blurred)
    );
    let mut dark = good.clone();
    for pixel in dark.pixels_mut() {
        pixel.0 = pixel.0.map(|value| value / 5);
    }
    assert_eq!(hint(&dark), Some(FaultKind::TooDark));
}

#[test]
fn what_is_wrong_with_the_first_frame_is_said_at_once() {
    let first = |name: &str| {
        let sight = watch(&mut watcher(), &frame(name), 1);
        sight.hint.map(|fault| fault.kind)
    };
    assert_eq!(first("19-finished-top"), None);
    assert_eq!(first("no-board"), Some(FaultKind::NoBoard));
    assert_eq!(first("two-boards"), Some(FaultKind::SeveralBoards));
}

#[test]
fn a_board_that_is_cut_off_names_the_edge() {
    let good = frame("19-finished-top");
    let (width, height) = good.dimensions();
    for (edge, left, top, wide, high) in [
        (PhotoEdge::Right, 0, 0, width * 3 / 5, height),
        (PhotoEdge::Left, width * 2 / 5, 0, width * 3 / 5, height),
        (PhotoEdge::Top, 0, height / 4, width, height * 3 / 4),
        (PhotoEdge::Bottom, 0, 0, width, height * 3 / 4),
    ] {
        let cut = imageops::crop_imm(&good, left, top, wide, high).to_image();
        let sight = watch(&mut watcher(), &cut, 4);
        let hint = sight
            .hint
            .unwrap_or_else(|| panic!("{edge:?} is not missed"));
        assert_eq!(
            (hint.kind, hint.edges.as_slice()),
            (FaultKind::CutOff, [edge].as_slice())
        );
    }
}

#[test]
fn what_hides_points_names_them() {
    let good = frame("19-finished-top");
    let disc = |color: Rgb<u8>| {
        let mut frame = good.clone();
        let (x, y) = (
            f64::from(good.width()) * 0.45,
            f64::from(good.height()) * 0.6,
        );
        for (column, row, pixel) in frame.enumerate_pixels_mut() {
            if (f64::from(column) - x).hypot(f64::from(row) - y) < 90.0 {
                *pixel = color;
            }
        }
        let sight = watch(&mut watcher(), &frame, 4);
        sight.hint.unwrap()
    };
    let hand = disc(SKIN);
    assert_eq!(hand.kind, FaultKind::Covered);
    assert!(hand.points.len() > 6, "{:?}", hand.points);
    let glare = disc(Rgb([255, 255, 255]));
    assert_eq!(glare.kind, FaultKind::Glare);
    assert!(glare.points.len() > 6, "{:?}", glare.points);
}

#[test]
fn nothing_is_taken_while_the_camera_moves() {
    let good = frame("13-seki");
    let mut watcher = watcher();
    for number in 0..8_u32 {
        let mut moved = RgbImage::from_pixel(good.width(), good.height(), Rgb([90, 80, 70]));
        imageops::overlay(&mut moved, &good, i64::from(number) * 24 - 90, 0);
        let sight = watcher.look(&Photo::from(moved), APART * number).unwrap();
        assert!(!sight.shoot(), "frame {number}");
        if number >= 3 {
            assert_eq!(sight.hint.map(|fault| fault.kind), Some(FaultKind::Moving));
        }
    }
}

#[test]
fn the_board_that_is_chosen_is_watched_alone() {
    let two = frame("two-boards");
    let mut watcher = watcher();
    let sight = watch(&mut watcher, &two, 2);
    let boards: Vec<[PhotoPoint; 4]> = sight.others.iter().map(|board| board.corners()).collect();
    let [other] = boards.as_slice() else {
        panic!("{} other boards", boards.len())
    };
    let middle = |of: fn(&PhotoPoint) -> f64| other.iter().map(of).sum::<f64>() / 4.0;
    let place = PhotoPoint {
        x: middle(|corner| corner.x),
        y: middle(|corner| corner.y),
    };
    assert!(watcher.choose(place));
    let sight = watch(&mut watcher, &two, 6);
    let seen = sight.board.unwrap().board.corners();
    assert!(seen[0].distance_px(other[0]) < 20.0, "{seen:?} {other:?}");
    assert_ne!(
        sight.hint.map(|fault| fault.kind),
        Some(FaultKind::SeveralBoards)
    );
}
