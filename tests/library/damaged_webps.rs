//! WebP files that a disk, a card or a transfer has damaged. The decoder makes a picture of them all
//! the same, and a board in it looks like another position: such a file is refused.

use std::fs;
use std::path::Path;

use image::codecs::webp::WebPEncoder;
use image::{ExtendedColorType, RgbImage};
use shuzi::ErrorKind;
use shuzi::photo::{Limits, decode};

/// A chunk: its name and its data.
type Chunk = (Vec<u8>, Vec<u8>);

/// Damages data at a position.
type Damage = fn(&mut Vec<u8>, usize);

const DAMAGES: [(&str, Damage); 4] = [
    ("cut short", |data, at| data.truncate(at)),
    ("zeros from here on", |data, at| data[at..].fill(0)),
    ("a piece is missing", |data, at| {
        drop(data.drain(at..(at + 40).min(data.len())))
    }),
    ("a piece comes twice", |data, at| {
        let piece = data[at..(at + 40).min(data.len())].to_vec();
        data.splice(at..at, piece);
    }),
];

fn test_file(name: &str) -> Vec<u8> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read(root.join("tests/data").join(name)).unwrap()
}

fn encode(pixels: &RgbImage) -> Vec<u8> {
    let (width, height) = pixels.dimensions();
    let mut encoded = Vec::new();
    WebPEncoder::new_lossless(&mut encoded)
        .encode(pixels, width, height, ExtendedColorType::Rgb8)
        .unwrap();
    encoded
}

fn split(file: &[u8]) -> Vec<Chunk> {
    let mut chunks = Vec::new();
    let mut rest = &file[12..];
    while let Some((header, after)) = rest.split_at_checked(8) {
        let size = u32::from_le_bytes(header[4..].try_into().unwrap()) as usize;
        chunks.push((header[..4].to_vec(), after[..size].to_vec()));
        rest = &after[size + size % 2..];
    }
    chunks
}

/// Returns a file with these chunks, whose sizes are right.
fn join(chunks: &[Chunk]) -> Vec<u8> {
    let mut content = b"WEBP".to_vec();
    for (name, data) in chunks {
        content.extend(name);
        content.extend((data.len() as u32).to_le_bytes());
        content.extend(data);
        content.resize(content.len().next_multiple_of(2), 0);
    }
    let mut file = b"RIFF".to_vec();
    file.extend((content.len() as u32).to_le_bytes());
    file.extend(content);
    file
}

fn is_refused(bytes: &[u8]) -> bool {
    decode(bytes, &Limits::default()).is_err_and(|error| error.kind() == ErrorKind::Unreadable)
}

/// Damages each chunk that holds pixels at many places, and asserts that every file is refused.
fn assert_damage_is_refused(name: &str, file: &[u8], damages: &[(&str, Damage)]) {
    assert!(decode(file, &Limits::default()).is_ok(), "{name}");
    let chunks = split(file);
    assert!(join(&chunks) == file, "{name}");
    for (number, (kind, data)) in chunks.iter().enumerate() {
        if kind == b"VP8X" {
            continue;
        }
        for twentieth in 2..19 {
            for (how, damage) in damages {
                let mut damaged = chunks.clone();
                damage(&mut damaged[number].1, data.len() * twentieth / 20);
                assert!(
                    is_refused(&join(&damaged)),
                    "{name}, chunk {number}, {twentieth}/20: {how}"
                );
            }
        }
    }
}

#[test]
fn pictures_with_damaged_data_are_refused() {
    for name in [
        "lossy-board.webp",
        "alpha-board.webp",
        "lossless-board.webp",
        "palette-board.webp",
    ] {
        assert_damage_is_refused(name, &test_file(name), &DAMAGES);
    }
    // As the other encoder writes it.
    let photo = decode(&test_file("lossless-board.webp"), &Limits::default()).unwrap();
    assert_damage_is_refused("encoded again", &encode(&photo.pixels), &DAMAGES);
}

#[test]
fn one_changed_bit_of_a_lossy_picture_is_noticed() {
    let flips: [(&str, Damage); 2] = [
        ("the first bit of a byte", |data, at| data[at] ^= 0x80),
        ("the last bit of a byte", |data, at| data[at] ^= 1),
    ];
    let name = "lossy-board.webp";
    assert_damage_is_refused(name, &test_file(name), &flips);
}

#[test]
fn a_few_bytes_that_state_a_large_size_are_refused() {
    let side = 3_600_u16;
    let mut lossy = split(&test_file("plain.webp"));
    for at in [6, 8] {
        lossy[0].1[at..at + 2].copy_from_slice(&side.to_le_bytes());
    }
    assert!(is_refused(&join(&lossy)), "lossy");

    assert!(decode(&one_colour(100), &Limits::default()).is_ok());
    assert!(is_refused(&one_colour(side)), "lossless");
}

/// A lossless square of one colour, which takes no bits at all: no transforms, no cache, no tiles, and
/// five codes of one symbol.
fn one_colour(side: u16) -> Vec<u8> {
    let side_less_one = u64::from(side) - 1;
    let header = 0x2f | side_less_one << 8 | side_less_one << 22;
    let codes = (0..5).fold(0_u64, |codes, _| codes << 4 | 0b0001) << 3;
    let mut data = header.to_le_bytes()[..5].to_vec();
    data.extend(&codes.to_le_bytes()[..3]);
    join(&[(b"VP8L".to_vec(), data)])
}
