//! Hostile WebPs. The chunks are those of RFC 9649.

use std::slice;

use super::{assert_outcomes, data, refused};

fn chunk(name: &[u8; 4], content: &[u8]) -> Vec<u8> {
    let length = (content.len() as u32).to_le_bytes();
    let padding = vec![0; content.len() % 2];
    [&name[..], &length, content, &padding].concat()
}

fn file(chunks: &[Vec<u8>]) -> Vec<u8> {
    let content = [b"WEBP".to_vec(), chunks.concat()].concat();
    chunk(b"RIFF", &content)
}

/// The head of an extended file: what it has, and the size of its canvas.
fn extended(flags: u8, width: u32, height: u32) -> Vec<u8> {
    let mut content = vec![flags, 0, 0, 0];
    content.extend(&(width - 1).to_le_bytes()[..3]);
    content.extend(&(height - 1).to_le_bytes()[..3]);
    chunk(b"VP8X", &content)
}

#[test]
fn sizes_that_are_not_there_are_refused() {
    // 16,383 pixels wide and high: 14 bits each, which state one less. Then the codes of one colour.
    let size = (16_382_u32 | (16_382 << 14)).to_le_bytes();
    let lossless = chunk(b"VP8L", &[&[0x2f], &size[..], &[0; 13]].concat());
    // A key frame of 16,383 pixels wide and high, of which nothing follows.
    let lossy = chunk(
        b"VP8 ",
        &[
            &[0x10, 0, 0, 0x9d, 0x01, 0x2a, 0xff, 0x3f, 0xff, 0x3f][..],
            &[0; 20],
        ]
        .concat(),
    );
    let small = data("lossy-board.webp");
    let mut much_longer = small.clone();
    much_longer[4..8].copy_from_slice(&u32::MAX.to_le_bytes());
    let mut shorter = small.clone();
    shorter[4..8].copy_from_slice(&20u32.to_le_bytes());
    assert_outcomes(
        "webp sizes",
        vec![
            refused(
                "lossless bomb",
                file(slice::from_ref(&lossless)),
                "too_large",
            ),
            refused("lossy bomb", file(slice::from_ref(&lossy)), "too_large"),
            refused(
                "a canvas of 16 million pixels each way",
                file(&[extended(0, 1 << 24, 1 << 24), lossless]),
                "unreadable",
            ),
            refused(
                "a canvas smaller than its picture",
                file(&[extended(0, 20, 20), lossy]),
                "too_small",
            ),
            refused("longer than the file", much_longer, "unreadable"),
            refused("shorter than its picture", shorter, "unreadable"),
            refused("nothing in it", file(&[]), "unreadable"),
        ],
    );
}

#[test]
fn chunks_without_end_cost_little() {
    let picture = data("lossy-board.webp")[12..].to_vec();
    let unknown = vec![chunk(b"XXXX", b""); 100_000].concat();
    let profile = chunk(b"ICCP", &[0x55; 900_000]);
    let frame = |number: u32| {
        // Place, size, duration and flags, then the picture itself.
        let place = &number.to_le_bytes()[..3];
        let size = [255, 0, 0, 255, 0, 0];
        let head = [place, &[0; 3], &size, &[1, 0, 0, 0]].concat();
        chunk(b"ANMF", &head)
    };
    let frames: Vec<Vec<u8>> = (0..30_000).map(frame).collect();
    let animated = [vec![extended(2, 256, 256), chunk(b"ANIM", &[0; 6])], frames].concat();
    assert_outcomes(
        "webp chunks",
        vec![
            refused(
                "100,000 unknown chunks",
                file(&[unknown.clone(), picture.clone()]),
                "unreadable",
            ),
            refused(
                "unknown chunks behind the head",
                file(&[extended(0, 300, 300), unknown]),
                "unreadable",
            ),
            refused(
                "a profile that is none",
                file(&[extended(0x20, 300, 300), profile]),
                "unreadable",
            ),
            refused("30,000 empty frames", file(&animated), "unreadable"),
        ],
    );
}
