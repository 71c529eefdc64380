//! Hostile HEIC and AVIF. The boxes are those of ISO/IEC 14496-12 and 23008-12.

use super::{Hostile, assert_outcomes, data, refused};

/// The kind of error of a file that its decoder refuses: the decoders are features.
fn refused_if_built(
    has_decoder: bool,
    name: &'static str,
    bytes: Vec<u8>,
    kind: &'static str,
) -> Hostile {
    let kind = if has_decoder {
        kind
    } else {
        "unsupported_format"
    };
    refused(name, bytes, kind)
}

fn boxed(name: &[u8; 4], content: &[u8]) -> Vec<u8> {
    let length = (content.len() as u32 + 8).to_be_bytes();
    [&length, &name[..], content].concat()
}

/// A file that says it is of this brand.
fn file(brand: &[u8; 4], boxes: &[u8]) -> Vec<u8> {
    let kind = boxed(b"ftyp", &[&brand[..], &[0; 4], brand, b"mif1"].concat());
    [&kind, boxes].concat()
}

/// Each place of `name` in a file gets other bytes behind it.
fn with_after(mut bytes: Vec<u8>, name: &[u8; 4], skipped: usize, values: &[u8]) -> Vec<u8> {
    let places: Vec<usize> = bytes
        .windows(4)
        .enumerate()
        .filter(|(_, window)| window == name)
        .map(|(place, _)| place + 4 + skipped)
        .collect();
    assert!(!places.is_empty(), "the file has no such box");
    for place in places {
        bytes[place..place + values.len()].copy_from_slice(values);
    }
    bytes
}

#[test]
fn boxes_that_cannot_be_are_refused() {
    let nested = (0..30_000).fold(Vec::new(), |inner: Vec<u8>, _| {
        // Built from the inside out; only the head of each is needed.
        let length = (inner.len() as u32 + 8).to_be_bytes();
        let mut outer = inner;
        outer.extend(b"atem");
        outer.extend(length.iter().rev());
        outer
    });
    let nested: Vec<u8> = nested.into_iter().rev().collect();
    let without_end = [b"\0\0\0\x01meta".to_vec(), vec![0xff; 8], vec![0; 100]].concat();
    let open = [b"\0\0\0\0meta".to_vec(), vec![0; 100]].concat();
    let tiny = b"\0\0\0\x04free".repeat(50_000);
    let empty = boxed(b"free", b"").repeat(100_000);
    for (brand, has_decoder) in [
        (b"heic", cfg!(feature = "heic")),
        (b"avif", cfg!(feature = "avif")),
    ] {
        let refused = |name, boxes: &[u8]| {
            refused_if_built(has_decoder, name, file(brand, boxes), "unreadable")
        };
        assert_outcomes(
            std::str::from_utf8(brand).unwrap(),
            vec![
                refused("nothing else", b""),
                refused("boxes in boxes", &nested),
                refused("a box of many exabytes", &without_end),
                refused("a box to the end", &open),
                refused("boxes shorter than their heads", &tiny),
                refused("100,000 empty boxes", &empty),
            ],
        );
    }
}

#[test]
fn sizes_and_places_that_are_not_there_are_refused() {
    for (format, has_decoder) in [
        ("heic", cfg!(feature = "heic")),
        ("avif", cfg!(feature = "avif")),
    ] {
        let plain = data(&format!("plain.{format}"));
        let half = plain[..plain.len() / 2].to_vec();
        let refused = |name, bytes, kind| refused_if_built(has_decoder, name, bytes, kind);
        assert_outcomes(
            &format!("{format} sizes"),
            vec![
                refused(
                    "as wide and high as a number can say",
                    with_after(plain.clone(), b"ispe", 4, &[0xff; 8]),
                    "too_large",
                ),
                refused(
                    "25 million pixels in a few bytes",
                    with_after(
                        plain.clone(),
                        b"ispe",
                        4,
                        &[5_000u32.to_be_bytes(), 5_000u32.to_be_bytes()].concat(),
                    ),
                    "too_large",
                ),
                refused(
                    "no width",
                    with_after(plain.clone(), b"ispe", 4, &[0; 8]),
                    "too_small",
                ),
                refused(
                    "a place beyond the file",
                    with_after(plain.clone(), b"iloc", 6, &[0xff; 12]),
                    "unreadable",
                ),
                refused("half of it", half, "unreadable"),
            ],
        );
    }
}
