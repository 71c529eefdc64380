//! HEIC files whose picture consists of tiles, as phones write it, and files that say they do.

use heifer_isobmff::HeifFile;
use heifer_isobmff::boxes::HevcConfig;
use heifer_isobmff::writer::{HeifWriter, ImageSpec};
use image::imageops;
use shuzi::ErrorKind;
use shuzi::photo::{Limits, decode};

use crate::photo_formats::{BLUE, GREEN, RED, WHITE, assert_corners, read, scene};

/// Size of the scene, in pixels: each tile is coded with as many.
const SCENE: (u32, u32) = (160, 96);

/// A HEIC of tiles that show the scene each.
struct Tiled {
    rows: u16,
    columns: u16,
    /// Size of a tile, as the file says.
    tile: (u32, u32),
    /// Size of the picture, as the file says.
    picture: (u32, u32),
    /// Number of tiles that are stored; these are referred to again and again.
    stored: usize,
    /// Bytes of a message to the decoder that belongs to every tile.
    header_bytes: usize,
    /// True if the first tile has a plane of opacity.
    transparent: bool,
}

impl Tiled {
    fn new(rows: u16, columns: u16, tile: (u32, u32)) -> Tiled {
        Tiled {
            rows,
            columns,
            tile,
            picture: (tile.0 * u32::from(columns), tile.1 * u32::from(rows)),
            stored: usize::from(rows * columns),
            header_bytes: 0,
            transparent: false,
        }
    }

    fn file(&self) -> Vec<u8> {
        let (mut config, slices) = coded_scene();
        if self.header_bytes > 0 {
            // Supplemental information (type 39) that ends with a one.
            let message = [vec![39 << 1, 1], vec![0x55; self.header_bytes], vec![0x80]].concat();
            config.nal_units.push(message);
        }
        let tile = ImageSpec {
            hidden: true,
            ..ImageSpec::new(self.tile.0, self.tile.1, config, &slices)
        };
        let mut writer = HeifWriter::new();
        let stored: Vec<_> = (0..self.stored).map(|_| writer.add_image(&tile)).collect();
        let tiles = usize::from(self.rows * self.columns);
        let tiles: Vec<_> = stored.into_iter().cycle().take(tiles).collect();
        if self.transparent {
            writer.add_alpha(tiles[0], &tile);
        }
        let (width, height) = self.picture;
        let grid = writer.add_grid(self.rows, self.columns, width, height, &tiles, None, None);
        writer.set_primary(grid);
        writer.finish()
    }
}

/// Returns the scene of `tests/data` as HEVC.
fn coded_scene() -> (HevcConfig, [Vec<u8>; 1]) {
    let file = HeifFile::parse(include_bytes!("../data/plain.heic")).unwrap();
    let config = file.hevc_config(file.primary_id).unwrap().unwrap().clone();
    let data = file.item_data(file.primary_id).unwrap();
    // One slice behind its length.
    let slice = data[usize::from(config.nal_length_size)..].to_vec();
    (config, [slice])
}

fn assert_damaged(tiled: &Tiled, why: &str) {
    let error = read(&tiled.file()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unreadable, "{error}");
    assert!(error.to_string().contains(why), "{error}");
}

#[test]
fn tiles_make_one_picture() {
    // More than one tile of 512 pixels each way, as phones write it.
    let large = imageops::resize(&scene(), 1600, 960, imageops::FilterType::Nearest);
    let bytes = heifer::encode_rgb8(1600, 960, &large, &heifer::EncodeOptions::default()).unwrap();
    let photo = read(&bytes).unwrap();
    assert_eq!(photo.pixels.dimensions(), (1600, 960));
    assert_corners(&photo, [RED, GREEN, WHITE, BLUE], "tiled heic");
}

#[test]
fn transparency_is_ignored() {
    let opaque = Tiled::new(2, 2, SCENE);
    let transparent = Tiled {
        transparent: true,
        ..Tiled::new(2, 2, SCENE)
    };
    let pixels = |tiled: &Tiled| read(&tiled.file()).unwrap().pixels;
    assert_eq!(pixels(&transparent), pixels(&opaque));
}

#[test]
fn only_the_part_in_the_aperture_is_shown() {
    let (config, slices) = coded_scene();
    let mut writer = HeifWriter::new();
    let image = writer.add_image(&ImageSpec {
        crop: Some((100, 70)),
        ..ImageSpec::new(SCENE.0, SCENE.1, config, &slices)
    });
    writer.set_primary(image);
    let photo = read(&writer.finish()).unwrap();
    let whole = read(include_bytes!("../data/plain.heic")).unwrap();
    let part = imageops::crop_imm(&whole.pixels, 0, 0, 100, 70).to_image();
    assert_eq!(photo.pixels, part);
}

#[test]
fn tiles_that_are_larger_than_they_say_are_refused() {
    // An encoder may round up to whole coding blocks.
    let rounded = read(&Tiled::new(4, 4, (100, 96)).file()).unwrap();
    assert_eq!(rounded.pixels.dimensions(), (400, 384));
    for width in [32, 64, 96] {
        assert_damaged(
            &Tiled::new(4, 4, (width, 96)),
            "its tiles do not fit its size",
        );
    }
}

#[test]
fn tiles_far_beyond_the_picture_count() {
    let few_pixels = Limits {
        max_pixels: 30_000,
        ..Limits::default()
    };
    let one_by_one = Tiled {
        picture: (64, 64),
        ..Tiled::new(1, 1, SCENE)
    };
    assert!(decode(&one_by_one.file(), &few_pixels).is_ok());
    let two_by_two = Tiled {
        picture: (161, 97),
        ..Tiled::new(2, 2, SCENE)
    };
    let error = decode(&two_by_two.file(), &few_pixels).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::TooLarge, "{error}");
}

#[test]
fn tiles_that_keep_a_decoder_busy_are_refused() {
    let shared = Tiled {
        stored: 1,
        ..Tiled::new(4, 4, SCENE)
    };
    assert_damaged(&shared, "its tiles have more data than the file");
    let with_long_header = Tiled {
        stored: 1,
        header_bytes: 50_000,
        ..Tiled::new(4, 4, SCENE)
    };
    assert_damaged(&with_long_header, "its tiles have more data than the file");
    assert!(read(&Tiled::new(8, 8, SCENE).file()).is_ok());
    assert_damaged(&Tiled::new(9, 8, SCENE), "it has too many tiles");
}
