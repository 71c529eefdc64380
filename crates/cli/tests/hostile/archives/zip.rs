//! Hostile zip archives, put together by hand: APPNOTE.TXT 6.3.10, sections 4.3 and 4.4.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use flate2::Compression;
use flate2::write::DeflateEncoder;

use super::{Batch, photo};

/// Numbers of compression methods.
const STORED: u16 = 0;
const DEFLATED: u16 = 8;
const JPEG_VARIANT: u16 = 96;

/// The bit of the flags that says that an entry is encrypted.
const ENCRYPTED: u16 = 1;

/// The type of a link in the attributes of Unix.
const LINK: u32 = 0o120_777 << 16;

/// An entry, and what the archive states about it.
#[derive(Clone)]
struct Entry {
    name: Vec<u8>,
    content: Vec<u8>,
    method: u16,
    flags: u16,
    checksum: u32,
    unpacked_bytes: u32,
    attributes: u32,
}

impl Entry {
    fn stored(name: impl AsRef<[u8]>, content: &[u8]) -> Entry {
        let mut checksum = flate2::Crc::new();
        checksum.update(content);
        Entry {
            name: name.as_ref().to_vec(),
            content: content.to_vec(),
            method: STORED,
            flags: 0,
            checksum: checksum.sum(),
            unpacked_bytes: content.len() as u32,
            attributes: 0,
        }
    }

    /// An entry that unpacks to zeros.
    fn zeros(name: &str, bytes: usize) -> Entry {
        const PIECE: usize = 1_000_000;
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
        let mut checksum = flate2::Crc::new();
        for start in (0..bytes).step_by(PIECE) {
            let piece = vec![0; PIECE.min(bytes - start)];
            checksum.update(&piece);
            encoder.write_all(&piece).unwrap();
        }
        Entry {
            name: name.into(),
            content: encoder.finish().unwrap(),
            method: DEFLATED,
            flags: 0,
            checksum: checksum.sum(),
            unpacked_bytes: bytes as u32,
            attributes: 0,
        }
    }

    /// The fields that the entry itself and the directory have in common.
    fn common(&self) -> Vec<u8> {
        let mut fields = Vec::new();
        for value in [20, self.flags, self.method, 0, 0x5000] {
            fields.extend(value.to_le_bytes());
        }
        for value in [
            self.checksum,
            self.content.len() as u32,
            self.unpacked_bytes,
        ] {
            fields.extend(value.to_le_bytes());
        }
        fields.extend((self.name.len() as u16).to_le_bytes());
        // No extra field.
        fields.extend([0, 0]);
        fields
    }

    fn local(&self) -> Vec<u8> {
        [b"PK\x03\x04", &self.common()[..], &self.name, &self.content].concat()
    }

    fn listed(&self, offset: u32) -> Vec<u8> {
        let mut listed = b"PK\x01\x02\x14\x03".to_vec();
        listed.extend(self.common());
        // No comment, first disk, no internal attributes.
        listed.extend([0; 6]);
        listed.extend(self.attributes.to_le_bytes());
        listed.extend(offset.to_le_bytes());
        listed.extend(&self.name);
        listed
    }
}

/// An archive in which each entry follows the one before.
fn archive(entries: &[Entry]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut directory = Vec::new();
    for entry in entries {
        directory.push(entry.listed(bytes.len() as u32));
        bytes.extend(entry.local());
    }
    with_directory(&bytes, &directory)
}

fn with_directory(entries: &[u8], directory: &[Vec<u8>]) -> Vec<u8> {
    let listed = directory.concat();
    let number = (directory.len() as u16).to_le_bytes();
    [
        entries,
        &listed,
        b"PK\x05\x06\0\0\0\0",
        &number,
        &number,
        &(listed.len() as u32).to_le_bytes(),
        &(entries.len() as u32).to_le_bytes(),
        &[0, 0],
    ]
    .concat()
}

/// The outcomes of the photos in an archive.
fn outcomes(name: &'static str, archive: &[u8]) -> Vec<String> {
    let batch = Batch::new(name);
    let path: PathBuf = batch.path("hostile.zip");
    fs::write(&path, archive).unwrap();
    batch.outcomes(&path)
}

#[test]
fn what_unpacks_to_much_is_refused() {
    let bomb = Entry::zeros("a.jpg", 900_000_000);
    let liar = Entry {
        unpacked_bytes: 100,
        ..bomb.clone()
    };
    assert!(bomb.content.len() < 1_000_000);
    assert_eq!(outcomes("bomb", &archive(&[bomb])), ["too_large"]);
    assert_eq!(outcomes("liar", &archive(&[liar])), ["unreadable"]);
}

#[test]
fn entries_in_one_place_are_read_once() {
    let bomb = Entry::zeros("a.jpg", 90_000_000);
    let listed = (0..5_000).map(|number| {
        let name = format!("{number:05}.jpg").into_bytes();
        Entry {
            name,
            ..bomb.clone()
        }
        .listed(0)
    });
    let directory: Vec<Vec<u8>> = listed.collect();
    let outcomes = outcomes("one place", &with_directory(&bomb.local(), &directory));
    assert_eq!(outcomes.len(), 5_000);
    assert_eq!(
        outcomes.iter().filter(|kind| *kind == "unreadable").count(),
        4_999
    );
}

#[test]
fn names_lead_nowhere() {
    let photo = photo();
    let names: [&[u8]; 7] = [
        b"../../outside.jpg",
        b"/tmp/outside.jpg",
        b"C:\\outside.jpg",
        b"=1+1.jpg",
        b"two\nlines\x1b[2J.jpg",
        b"caf\xe9.jpg",
        &[b'x'; 60_000],
    ];
    let entries = names.map(|name| Entry::stored(name, &photo));
    // The last is no name of a picture, and passed over.
    assert_eq!(outcomes("names", &archive(&entries)), ["exact"; 6]);
}

#[test]
fn what_is_no_photo_is_refused_by_its_kind() {
    let photo = photo();
    let entry = || Entry::stored("a.jpg", &photo);
    let inner = archive(&[entry()]);
    for (name, entry, expected) in [
        (
            "encrypted",
            Entry {
                flags: ENCRYPTED,
                ..entry()
            },
            &["unreadable"][..],
        ),
        (
            "a method that nobody has",
            Entry {
                method: JPEG_VARIANT,
                ..entry()
            },
            &["unreadable"],
        ),
        (
            "another checksum",
            Entry {
                checksum: 1,
                ..entry()
            },
            &["unreadable"],
        ),
        (
            "an archive in it",
            Entry::stored("a.jpg", &inner),
            &["unsupported_format"],
        ),
        (
            "a link",
            Entry {
                attributes: LINK,
                ..Entry::stored("a.jpg", b"/etc/passwd")
            },
            &[],
        ),
    ] {
        assert_eq!(outcomes(name, &archive(&[entry])), expected, "{name}");
    }
}

#[test]
fn directories_that_lie_are_refused() {
    let whole = archive(&[Entry::stored("a.jpg", &photo())]);
    let end = whole.len() - 22;
    let edited = |place: usize, values: &[u8]| {
        let mut edited = whole.clone();
        edited[end + place..end + place + values.len()].copy_from_slice(values);
        edited
    };
    for (name, archive) in [
        ("65,535 entries", edited(8, &[0xff; 4])),
        (
            "a directory beyond the file",
            edited(16, &[0xff, 0xff, 0xff, 0x7f]),
        ),
        ("no directory", whole[..end].to_vec()),
        ("half of it", whole[..whole.len() / 2].to_vec()),
        (
            "ends without number",
            [b"PK\x05\x06".repeat(200_000), vec![0; 10]].concat(),
        ),
        ("nothing", vec![]),
    ] {
        assert_eq!(outcomes(name, &archive), ["unreadable"], "{name}");
    }
}
