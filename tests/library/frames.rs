//! Frames of one moment are read as one photo: what spoils one of them is seen past, and nothing more.

use std::time::Duration;

use image::{Rgb, RgbImage};
use shuzi::count::{Case, Frames, ReadSettings, Reader};
use shuzi::photo::Photo;

use crate::labelled_photo::{LabelledPhoto, folder};

const SAMPLE: &str = "13-seki";

fn sample() -> (LabelledPhoto, RgbImage) {
    let photo = LabelledPhoto::open(&folder("samples"), SAMPLE);
    let pixels = image::load_from_memory(photo.bytes()).unwrap().to_rgb8();
    (photo, pixels)
}

/// Returns the picture with a reflection around a point (row, column).
fn with_reflection(
    photo: &LabelledPhoto,
    pixels: &RgbImage,
    (row, column): (usize, usize),
) -> RgbImage {
    let lines = photo.label["size"].as_u64().unwrap() as usize;
    let place = &photo.label["points"][row * lines + column];
    let (x, y) = (place[0].as_f64().unwrap(), place[1].as_f64().unwrap());
    let mut pixels = pixels.clone();
    for (column, row, pixel) in pixels.enumerate_pixels_mut() {
        if (f64::from(column) - x).hypot(f64::from(row) - y) < 60.0 {
            *pixel = Rgb([252, 252, 252]);
        }
    }
    pixels
}

fn read(pixels: RgbImage) -> Case {
    let settings = ReadSettings::default();
    let photo = Photo::from(pixels);
    Reader::embedded()
        .read_photo("frame.jpg", &photo, &settings, &|| Duration::ZERO)
        .unwrap()
}

#[test]
fn a_reflection_that_wanders_leaves_no_question() {
    let (photo, pixels) = sample();
    let at = |place| read(with_reflection(&photo, &pixels, place));
    let first = at((3, 3));
    assert!(
        !first.uncertain().is_empty(),
        "the reflection hides nothing"
    );
    let mut frames = Frames::new(first);
    for place in [(9, 9), (3, 9)] {
        assert!(frames.has_doubts());
        assert!(frames.add(&at(place)));
    }
    assert!(!frames.has_doubts());
    let case = frames.into_case();
    assert!(photo.wrong_points(&case).is_empty());
    assert_eq!(case.photo.unwrap().others.len(), 2);
}

#[test]
fn a_reflection_that_stays_is_asked_about() {
    let (photo, pixels) = sample();
    let frame = read(with_reflection(&photo, &pixels, (3, 3)));
    let asked = frame.uncertain().len();
    let mut frames = Frames::new(frame.clone());
    for _ in 0..4 {
        frames.add(&frame);
    }
    assert_eq!(frames.into_case().uncertain().len(), asked);
}

#[test]
fn a_frame_of_another_board_is_left_out() {
    let (_, pixels) = sample();
    let mut frames = Frames::new(read(pixels));
    let other = LabelledPhoto::open(&folder("samples"), "13-finished-warm");
    let other = image::load_from_memory(other.bytes()).unwrap().to_rgb8();
    assert!(!frames.add(&read(other)));
    assert!(frames.into_case().photo.unwrap().others.is_empty());
}
