//! JPEG files that a disk, a card or a transfer has damaged. Decoders make a picture of them all the
//! same, and a board in it looks like another position: such a file is refused.

use std::fs;
use std::path::Path;

use shuzi::ErrorKind;
use shuzi::photo::{Limits, decode};

/// Damages a file at a position behind its first segments.
type Damage = fn(&mut Vec<u8>, usize);

const DAMAGES: [(&str, Damage); 4] = [
    ("cut short, with an end marker", |bytes, at| {
        bytes.truncate(at);
        bytes.extend([0xff, 0xd9]);
    }),
    ("zeros from here on, after an end marker", |bytes, at| {
        bytes[at..].fill(0);
        bytes[at..at + 2].copy_from_slice(&[0xff, 0xd9]);
    }),
    ("a piece is missing", |bytes, at| {
        drop(bytes.drain(at..at + 512))
    }),
    ("a piece comes twice", |bytes, at| {
        let piece = bytes[at..at + 512].to_vec();
        bytes.splice(at..at, piece);
    }),
];

fn is_refused(bytes: &[u8]) -> bool {
    decode(bytes, &Limits::default()).is_err_and(|error| error.kind() == ErrorKind::Unreadable)
}

#[test]
fn photos_with_damaged_data_are_refused() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for photo in [
        "samples/9-finished-cloth.jpg",
        "tests/data/progressive-board.jpg",
    ] {
        let whole = fs::read(root.join(photo)).unwrap();
        assert!(decode(&whole, &Limits::default()).is_ok(), "{photo}");
        for (name, damage) in DAMAGES {
            for twentieth in 2..19 {
                let mut bytes = whole.clone();
                damage(&mut bytes, whole.len() * twentieth / 20);
                assert!(is_refused(&bytes), "{photo}, {twentieth}/20: {name}");
            }
        }
    }
}
