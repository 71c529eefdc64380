//! Small files that would need much memory if what they state were believed. Each is read by a process
//! that may not have more than is stated, and that would be aborted if it wanted more.

use std::fs;
use std::io::Write;
use std::process::Command;

use flate2::Compression;
use flate2::write::ZlibEncoder;

use crate::support::{self, Run, empty_folder, run, sample};

/// Most memory for a photo, in megabytes: address space, which is more than what is used of it.
const MAX_MEGABYTES: usize = 400;

/// Bytes of which compressed metadata is made.
const INFLATED_BYTES: usize = 500_000_000;

/// Runs `shuzi read` with at most [`MAX_MEGABYTES`].
fn read_within_limit(photo: &str) -> Run {
    let limited = format!("ulimit -v {}; exec \"$@\"", MAX_MEGABYTES * 1000);
    let program = support::program(&["read", photo, "--format", "json"]);
    let mut command = Command::new("sh");
    command
        .args(["-c", &limited, "sh"])
        .arg(program.get_program())
        .args(program.get_args())
        .env("LC_ALL", "C")
        // Each thread would reserve address space of its own, most of which it never uses.
        .env("MALLOC_ARENA_MAX", "1")
        .env("RAYON_NUM_THREADS", "1");
    run(&mut command, "")
}

/// Compresses this many zeros.
fn deflate_zeros(length: usize) -> Vec<u8> {
    const PIECE: usize = 1_000_000;
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    for start in (0..length).step_by(PIECE) {
        let piece = vec![0; PIECE.min(length - start)];
        encoder.write_all(&piece).unwrap();
    }
    encoder.finish().unwrap()
}

fn chunk(name: &[u8; 4], content: &[u8]) -> Vec<u8> {
    let mut checksum = flate2::Crc::new();
    checksum.update(name);
    checksum.update(content);
    let length = (content.len() as u32).to_be_bytes();
    [&length, &name[..], content, &checksum.sum().to_be_bytes()].concat()
}

/// A black PNG with these chunks before its pixels. `depth` is that of one sample.
fn png((width, height): (u32, u32), color_type: u8, depth: u8, chunks: &[Vec<u8>]) -> Vec<u8> {
    let samples = if color_type == 6 { 4 } else { 3 };
    let line = 1 + width as usize * samples * usize::from(depth) / 8;
    let mut header = [width, height].map(u32::to_be_bytes).concat();
    header.extend([depth, color_type, 0, 0, 0]);
    [
        b"\x89PNG\r\n\x1a\n".to_vec(),
        chunk(b"IHDR", &header),
        chunks.concat(),
        chunk(b"IDAT", &deflate_zeros(line * height as usize)),
        chunk(b"IEND", &[]),
    ]
    .concat()
}

/// The kind of the error with which a photo is refused.
fn refusal(name: &str, photo: &[u8]) -> String {
    let run = read(name, photo);
    assert_ne!(run.status, 0, "{name}");
    let error = &run.object()["error"];
    assert!(error["message"].as_str().is_some(), "{name}: {error}");
    error["kind"].as_str().unwrap().to_owned()
}

/// Checks that a photo is decoded, and then refused because nothing is in it.
fn assert_no_board(name: &str, photo: &[u8]) {
    let kind = refusal(name, photo);
    assert!(
        ["no_board", "too_blurred"].contains(&&*kind),
        "{name}: {kind}"
    );
}

fn read(name: &str, photo: &[u8]) -> Run {
    let path = empty_folder(&format!("memory_bombs/{name}")).join("photo");
    fs::write(&path, photo).unwrap();
    let run = read_within_limit(path.to_str().unwrap());
    assert!(!run.out.is_empty(), "{name}: {}", run.err);
    run
}

#[test]
fn compressed_metadata_is_not_inflated_beyond_measure() {
    let zeros = deflate_zeros(INFLATED_BYTES);
    for (name, start) in [
        (b"iCCP", &b"profile\0\0"[..]),
        (b"zTXt", b"Comment\0\0"),
        (b"iTXt", b"Comment\0\x01\0\0\0"),
    ] {
        let metadata = chunk(name, &[start, &zeros].concat());
        let photo = png((100, 100), 2, 8, &[metadata.clone(), metadata]);
        assert!(photo.len() < 2_000_000);
        assert_no_board(std::str::from_utf8(name).unwrap(), &photo);
    }
}

#[test]
fn pixels_of_many_bytes_are_refused_or_converted_row_by_row() {
    let largest = png((10_000, 12_000), 6, 16, &[]);
    assert!(largest.len() < 2_000_000);
    assert_eq!(refusal("largest", &largest), "too_large");
    // The most pixels of this kind that are read.
    let allowed = png((5_000, 9_000), 6, 16, &[]);
    assert_no_board("allowed", &allowed);
    let opaque = png((7_000, 9_000), 2, 16, &[]);
    assert_eq!(refusal("too deep", &opaque), "too_large");
}

#[test]
fn a_profile_in_many_parts_is_not_put_together_beyond_measure() {
    let photo = fs::read(sample("9-finished-cloth.jpg")).unwrap();
    let (start, rest) = photo.split_at(2);
    let part = |number: u8| {
        let mut part = vec![0xff, 0xe2, 0xff, 0xff];
        part.extend(b"ICC_PROFILE\0");
        part.extend([number, 255]);
        part.resize(2 + usize::from(u16::MAX), 0);
        part
    };
    let profile: Vec<u8> = (0..900)
        .flat_map(|number| part((number % 255) as u8 + 1))
        .collect();
    let bomb = [start, &profile, rest].concat();
    // What is no profile does not matter: the board is read.
    let run = read("parts", &bomb);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.object()["rows"].is_array());
}
