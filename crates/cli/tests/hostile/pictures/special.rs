//! What is no picture, or no file.

use std::fs;
use std::io::Write;
use std::os::unix::fs::symlink;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::{Refused, assert_outcomes, photo, refused, wrong_outcome};
use crate::support::empty_folder;

#[test]
fn other_formats_are_refused_by_name() {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(&photo()).unwrap();
    // Each entity stands for ten of the one before.
    let entities: String = (1..10)
        .map(|depth| {
            format!(
                "<!ENTITY e{depth} \"{}\">",
                format!("&e{};", depth - 1).repeat(10)
            )
        })
        .collect();
    let drawing = format!("<!DOCTYPE svg [<!ENTITY e0 \"x\">{entities}]><svg>&e9;</svg>");
    let bitmap = [
        &b"BM\xff\xff\xff\x7f\0\0\0\0\x36\0\0\0\x28\0\0\0"[..],
        &[0x7f; 40],
    ]
    .concat();
    let tiff = [&b"II\x2a\0\x08\0\0\0\xff\xff"[..], &[0xff; 1_000]].concat();
    let frames = [
        &b"GIF89a\xff\xff\xff\xff\xf0\0\0"[..],
        &b"\x2c\0\0\0\0\xff\xff\xff\xff\0\x08\0".repeat(80_000),
    ]
    .concat();
    assert_outcomes(
        "no pictures",
        vec![
            refused("nothing", vec![], "unreadable"),
            refused("a byte", vec![0xff], "unsupported_format"),
            refused("zeros", vec![0; 1_000_000], "unsupported_format"),
            refused(
                "a packed photo",
                packed.finish().unwrap(),
                "unsupported_format",
            ),
            refused("entities.svg", drawing.into_bytes(), "unsupported_format"),
            refused("bitmap.bmp", bitmap, "unsupported_format"),
            refused("directories.tiff", tiff, "unsupported_format"),
            refused("frames.gif", frames, "unsupported_format"),
            refused(
                "%PDF-1.7 photo.jpg",
                b"%PDF-1.7\n".to_vec(),
                "unsupported_format",
            ),
        ],
    );
}

#[test]
fn what_is_no_file_is_refused() {
    let folder = empty_folder("hostile/no files");
    let circle = folder.join("circle");
    symlink(&circle, &circle).unwrap();
    let large = folder.join("large");
    // A file of holes: a terabyte that takes no room.
    fs::File::create(&large).unwrap().set_len(1 << 40).unwrap();
    let wrong: Vec<String> = [
        ("a folder", folder.clone(), "unreadable"),
        ("a link to itself", circle, "unreadable"),
        ("zeros without end", "/dev/zero".into(), "too_large"),
        ("a terabyte", large, "too_large"),
        ("memory", "/proc/self/mem".into(), "unreadable"),
    ]
    .into_iter()
    .filter_map(|(name, path, kind)| wrong_outcome(name, &path, Refused(kind)))
    .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
