//! Every photo format, good and bad: what comes out is the scene, upright and in its colours, or an
//! error that says what is wrong.

use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::codecs::webp::WebPEncoder;
use image::metadata::Orientation;
use image::{DynamicImage, ExtendedColorType, ImageEncoder, Luma, Rgb, RgbImage, Rgba, RgbaImage};
use proptest::prelude::*;
use shuzi::ErrorKind;
use shuzi::photo::{Limits, Photo, PhotoError, PhotoFormat, decode};

pub const RED: [u8; 3] = [200, 30, 30];
pub const GREEN: [u8; 3] = [30, 160, 60];
pub const BLUE: [u8; 3] = [40, 60, 200];
pub const WHITE: [u8; 3] = [245, 245, 245];
/// What lossy coding may change a flat colour by.
const TOLERANCE: u8 = 12;

/// The pictures of `tests/data`: wood with four unlike corners.
pub fn scene() -> RgbImage {
    let (width, height, side) = (160, 96, 24);
    RgbImage::from_fn(width, height, |x, y| {
        match (x < side, x >= width - side, y < side, y >= height - side) {
            (true, _, true, _) => Rgb(RED),
            (_, true, true, _) => Rgb(GREEN),
            (true, _, _, true) => Rgb(BLUE),
            (_, true, _, true) => Rgb(WHITE),
            _ => Rgb([205, 160, 95]),
        }
    })
}

fn jpeg(exif: Option<Vec<u8>>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, 90);
    if let Some(exif) = exif {
        encoder.set_exif_metadata(exif).unwrap();
    }
    encoder.encode_image(&scene()).unwrap();
    bytes
}

fn png(picture: &DynamicImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    picture
        .write_with_encoder(PngEncoder::new(&mut bytes))
        .unwrap();
    bytes
}

fn webp(exif: Option<Vec<u8>>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = WebPEncoder::new_lossless(&mut bytes);
    if let Some(exif) = exif {
        encoder.set_exif_metadata(exif).unwrap();
    }
    encoder
        .write_image(&scene(), 160, 96, ExtendedColorType::Rgb8)
        .unwrap();
    bytes
}

/// A TIFF header and one directory with one entry: tag 0x0112 (orientation), type 3 (short), one
/// value.
fn exif(orientation: u8) -> Vec<u8> {
    let mut tiff = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
    tiff.extend([orientation, 0, 0, 0, 0, 0, 0]);
    tiff
}

/// Good files of all formats that this build reads.
fn good_files() -> Vec<(&'static str, PhotoFormat, Vec<u8>)> {
    let mut files = vec![
        ("jpeg", PhotoFormat::Jpeg, jpeg(None)),
        (
            "progressive jpeg",
            PhotoFormat::Jpeg,
            include_bytes!("../data/progressive.jpg").to_vec(),
        ),
        ("png", PhotoFormat::Png, png(&scene().into())),
        ("webp", PhotoFormat::WebP, webp(None)),
        (
            "lossy webp",
            PhotoFormat::WebP,
            include_bytes!("../data/plain.webp").to_vec(),
        ),
    ];
    if cfg!(feature = "heic") {
        files.push((
            "heic",
            PhotoFormat::Heic,
            include_bytes!("../data/plain.heic").to_vec(),
        ));
        files.push((
            "ten-bit heic",
            PhotoFormat::Heic,
            include_bytes!("../data/ten-bit.heic").to_vec(),
        ));
        files.push((
            "rotated heic",
            PhotoFormat::Heic,
            include_bytes!("../data/rotated.heic").to_vec(),
        ));
    }
    if cfg!(feature = "avif") {
        files.push((
            "avif",
            PhotoFormat::Avif,
            include_bytes!("../data/plain.avif").to_vec(),
        ));
        files.push((
            "ten-bit avif",
            PhotoFormat::Avif,
            include_bytes!("../data/ten-bit.avif").to_vec(),
        ));
        files.push((
            "tiled avif",
            PhotoFormat::Avif,
            include_bytes!("../data/grid.avif").to_vec(),
        ));
    }
    files
}

pub fn read(bytes: &[u8]) -> Result<Photo, PhotoError> {
    decode(bytes, &Limits::default())
}

pub fn assert_corners(photo: &Photo, clockwise_from_top_left: [[u8; 3]; 4], name: &str) {
    let (right, bottom) = (photo.pixels.width() - 9, photo.pixels.height() - 9);
    let corners = [(8, 8), (right, 8), (right, bottom), (8, bottom)];
    for ((x, y), expected) in corners.into_iter().zip(clockwise_from_top_left) {
        let seen = photo.pixels.get_pixel(x, y).0;
        let close = seen
            .iter()
            .zip(expected)
            .all(|(seen, expected)| seen.abs_diff(expected) <= TOLERANCE);
        assert!(
            close,
            "{name}: {seen:?} instead of {expected:?} at ({x}, {y})"
        );
    }
}

fn assert_refused(bytes: &[u8], kind: ErrorKind, name: &str) {
    let error = read(bytes).expect_err(name);
    assert_eq!(error.kind(), kind, "{name}: {error}");
    assert!(!error.hint().to_string().is_empty());
}

#[test]
fn every_format_shows_the_scene() {
    for (name, format, bytes) in good_files() {
        let photo = read(&bytes).unwrap();
        assert_eq!(photo.format, Some(format), "{name}");
        assert_corners(&photo, [RED, GREEN, WHITE, BLUE], name);
    }
}

#[test]
fn exif_turns_jpeg_png_and_webp_upright() {
    for code in 1..=8 {
        let orientation = Orientation::from_exif(code).unwrap();
        let mut expected = DynamicImage::ImageRgb8(scene());
        expected.apply_orientation(orientation);
        let mut png_with_exif = Vec::new();
        let mut encoder = PngEncoder::new(&mut png_with_exif);
        encoder.set_exif_metadata(exif(code)).unwrap();
        encoder
            .write_image(&scene(), 160, 96, ExtendedColorType::Rgb8)
            .unwrap();

        for lossless in [png_with_exif, webp(Some(exif(code)))] {
            let photo = read(&lossless).unwrap();
            assert_eq!(photo.orientation, orientation);
            assert_eq!(photo.pixels, expected.to_rgb8(), "{orientation:?}");
        }
        let photo = read(&jpeg(Some(exif(code)))).unwrap();
        assert_eq!(
            photo.pixels.dimensions(),
            (expected.width(), expected.height()),
            "{orientation:?}"
        );
    }
}

#[test]
#[cfg(feature = "heic")]
fn a_turn_told_twice_in_heic_is_applied_once() {
    let photo = read(include_bytes!("../data/rotated.heic")).unwrap();
    assert_eq!(photo.orientation, Orientation::Rotate90);
    assert_eq!(photo.pixels.dimensions(), (160, 96));
    let camera = photo.camera.unwrap();
    assert_eq!(camera.make.as_deref(), Some("Shuzi"));
    assert_eq!(camera.model.as_deref(), Some("Test camera"));
    assert_eq!(camera.focal_length_35mm, Some(26.0));
}

#[test]
#[cfg(feature = "avif")]
fn avif_is_turned_then_mirrored() {
    // Stored as the scene, marked: turn anticlockwise by 90°, then swap left and right.
    let photo = read(include_bytes!("../data/turned.avif")).unwrap();
    assert_eq!(photo.pixels.dimensions(), (96, 160));
    assert_corners(&photo, [WHITE, GREEN, RED, BLUE], "turned avif");
}

#[test]
#[cfg(feature = "avif")]
fn grey_avif_becomes_grey_rgb() {
    let photo = read(include_bytes!("../data/grey.avif")).unwrap();
    assert!(
        photo
            .pixels
            .pixels()
            .all(|pixel| pixel[0] == pixel[1] && pixel[1] == pixel[2])
    );
    assert_corners(&photo, [[81; 3], [110; 3], [245; 3], [70; 3]], "grey avif");
}

#[test]
fn other_depths_and_channels_become_rgb() {
    let deep =
        DynamicImage::ImageLuma16(image::ImageBuffer::from_pixel(70, 70, Luma([0x8000_u16])));
    assert_eq!(
        read(&png(&deep)).unwrap().pixels.get_pixel(3, 3).0,
        [128; 3]
    );

    let half_black = RgbaImage::from_pixel(70, 70, Rgba([0, 0, 0, 128]));
    assert_eq!(
        read(&png(&half_black.into()))
            .unwrap()
            .pixels
            .get_pixel(3, 3)
            .0,
        [127; 3]
    );

    let mut grey = Vec::new();
    JpegEncoder::new(&mut grey)
        .encode(&[90; 70 * 70], 70, 70, ExtendedColorType::L8)
        .unwrap();
    assert_eq!(read(&grey).unwrap().pixels.get_pixel(3, 3).0, [90; 3]);

    let cmyk = read(include_bytes!("../data/cmyk.jpg")).unwrap();
    assert_corners(&cmyk, [RED, GREEN, WHITE, BLUE], "cmyk jpeg");
}

#[test]
fn display_p3_becomes_srgb() {
    let mut bytes = Vec::new();
    let mut encoder = PngEncoder::new(&mut bytes);
    encoder
        .set_icc_profile(moxcms::ColorProfile::new_display_p3().encode().unwrap())
        .unwrap();
    let wood = RgbImage::from_pixel(70, 70, Rgb([200, 160, 100]));
    encoder
        .write_image(&wood, 70, 70, ExtendedColorType::Rgb8)
        .unwrap();
    let seen = read(&bytes).unwrap().pixels.get_pixel(3, 3).0;
    // By the matrices of CSS Color 4, §17 (D65 throughout).
    for (seen, expected) in seen.into_iter().zip([208_u8, 158, 89]) {
        assert!(seen.abs_diff(expected) <= 2, "{seen} instead of {expected}");
    }
}

#[test]
fn a_file_cut_short_is_refused_or_complete() {
    for (name, _, bytes) in good_files() {
        let whole = read(&bytes).unwrap();
        for tenths in 1..10 {
            let cut = bytes.len() * tenths / 10;
            assert!(
                read(&bytes[..cut]).is_err(),
                "{name}: {cut} of {} bytes were accepted",
                bytes.len()
            );
        }
        // Close to the end only padding or an end marker may be missing.
        for cut in bytes.len().saturating_sub(40)..bytes.len() {
            match read(&bytes[..cut]) {
                Ok(photo) => {
                    assert!(
                        photo.pixels == whole.pixels,
                        "{name}: {cut} bytes gave another picture"
                    )
                }
                Err(error) => {
                    assert_eq!(error.kind(), ErrorKind::Unreadable, "{name}: {cut} bytes")
                }
            }
        }
    }
}

#[test]
fn a_jpeg_whose_rest_was_never_written_is_refused() {
    let mut bytes = jpeg(None);
    let half = bytes.len() / 2;
    bytes[half..].fill(0);
    assert_refused(&bytes, ErrorKind::Unreadable, "jpeg ending in zeros");
}

#[test]
#[cfg(feature = "avif")]
fn avif_with_a_number_of_too_many_bits_is_refused() {
    assert_refused(
        include_bytes!("../data/long-number.avif"),
        ErrorKind::Unreadable,
        "avif with a long number",
    );
}

#[test]
fn the_header_alone_tells_that_a_picture_is_too_large_or_too_small() {
    for (name, _, bytes) in good_files() {
        let few_pixels = Limits {
            max_pixels: 10_000,
            ..Limits::default()
        };
        assert_eq!(
            decode(&bytes, &few_pixels).unwrap_err().kind(),
            ErrorKind::TooLarge,
            "{name}"
        );
        let few_bytes = Limits {
            max_bytes: bytes.len() - 1,
            ..Limits::default()
        };
        assert_eq!(
            decode(&bytes, &few_bytes).unwrap_err().kind(),
            ErrorKind::TooLarge,
            "{name}"
        );
        let wide = Limits {
            min_side: 129,
            ..Limits::default()
        };
        assert_eq!(
            decode(&bytes, &wide).unwrap_err().kind(),
            ErrorKind::TooSmall,
            "{name}"
        );
    }
    // Four thousand million pixels in a file of a few bytes.
    let mut huge = jpeg(None);
    let frame = huge
        .windows(4)
        .position(|bytes| bytes == [0xff, 0xc0, 0, 17])
        .unwrap();
    huge[frame + 5..frame + 9].fill(0xff);
    assert_refused(&huge, ErrorKind::TooLarge, "huge jpeg");
    assert_refused(
        &png(&RgbImage::new(1, 1).into()),
        ErrorKind::TooSmall,
        "1×1 png",
    );
}

#[test]
fn animations_are_refused() {
    assert_refused(
        include_bytes!("../data/animated.png"),
        ErrorKind::UnsupportedFormat,
        "apng",
    );
    assert_refused(
        include_bytes!("../data/animated.webp"),
        ErrorKind::UnsupportedFormat,
        "animated webp",
    );
    assert_refused(
        include_bytes!("../data/sequence.avif"),
        ErrorKind::UnsupportedFormat,
        "avif sequence",
    );
}

#[test]
fn other_files_are_refused_by_name() {
    for (bytes, name) in [
        (&b"GIF89a\x01\0\x01\0"[..], "GIF"),
        (b"II*\0\x08\0\0\0", "TIFF"),
        (b"%PDF-1.7", "PDF"),
        (b"\0\0\0\x18ftypmp42\0\0\0\0", "video"),
        (b"\0\0\0\x0cJXL \r\n\x87\n", "JPEG XL"),
        (b"<!DOCTYPE html>", "web page"),
        (b"(;GM[1])", "SGF"),
    ] {
        assert_refused(bytes, ErrorKind::UnsupportedFormat, name);
        assert!(
            read(bytes).unwrap_err().to_string().contains(name),
            "{name}"
        );
    }
    assert_refused(
        b"Dear referee, see the photo.",
        ErrorKind::UnsupportedFormat,
        "text",
    );
    assert_refused(b"", ErrorKind::Unreadable, "empty file");
    assert_refused(
        b"\x89PNG\r\n\x1a\nnothing",
        ErrorKind::Unreadable,
        "broken png",
    );
}

#[test]
#[cfg(not(feature = "heic"))]
fn a_build_without_heic_names_the_feature() {
    let error = read(include_bytes!("../data/plain.heic")).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::UnsupportedFormat);
    assert!(error.hint().contains("`heic`"));
}

#[test]
fn shrinking_keeps_the_shape_and_never_enlarges() {
    let photo = Photo::from(scene());
    assert_eq!(photo.shrunk(80).dimensions(), (80, 48));
    assert_eq!(photo.shrunk(1000), photo.pixels);
    assert_eq!(photo.shrunk(0).dimensions(), (1, 1));
    let small = Photo::from(photo.shrunk(40));
    assert_eq!(small.pixels.get_pixel(1, 1).0, RED);
    assert_eq!(small.pixels.get_pixel(38, 22).0, WHITE);
}

/// Limits under which even an accepted hostile file stays small.
fn tight() -> Limits {
    Limits {
        max_pixels: 200_000,
        ..Limits::default()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn damaged_files_never_panic(
        which in 0_usize..11,
        damages in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12),
    ) {
        let files = good_files();
        let mut bytes = files[which % files.len()].2.clone();
        for (at, value) in damages {
            let at = at.index(bytes.len());
            bytes[at] = value;
        }
        if let Ok(photo) = decode(&bytes, &tight()) {
            let (width, height) = photo.pixels.dimensions();
            prop_assert!(width * height <= 200_000);
        }
    }

    #[test]
    fn noise_behind_a_good_start_never_panics(
        which in 0_usize..11,
        keep in 4_usize..200,
        noise in prop::collection::vec(any::<u8>(), 0..300),
    ) {
        let files = good_files();
        let start = &files[which % files.len()].2;
        let mut bytes = start[..keep.min(start.len())].to_vec();
        bytes.extend(noise);
        let _ = decode(&bytes, &tight());
    }
}
