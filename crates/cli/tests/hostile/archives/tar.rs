//! Hostile tar archives.

use std::fs::{self, File};
use std::io::Write;

use tar::{EntryType, Header};

use super::{Batch, photo};

/// A header with a name, a type and a length.
fn header(name: &str, kind: EntryType, bytes: u64) -> Header {
    let mut header = Header::new_gnu();
    header.set_path(name).unwrap();
    header.set_entry_type(kind);
    header.set_size(bytes);
    header.set_mode(0o644);
    header.set_cksum();
    header
}

/// A header and its content, up to a whole block.
fn entry(header: &Header, content: &[u8]) -> Vec<u8> {
    let padding = vec![0; content.len().next_multiple_of(512) - content.len()];
    [header.as_bytes(), content, &padding].concat()
}

fn link(kind: EntryType, target: &str) -> Vec<u8> {
    let mut header = header("link.jpg", kind, 0);
    header.set_link_name(target).unwrap();
    header.set_cksum();
    entry(&header, b"")
}

/// The outcomes of the photos in an archive of these entries, the last of which is a photo.
fn outcomes(name: &'static str, hostile: &[u8]) -> Vec<String> {
    let photo = photo();
    let last = header("last.jpg", EntryType::Regular, photo.len() as u64);
    let archive = [hostile, &entry(&last, &photo), &[0; 1024]].concat();
    let batch = Batch::new(name);
    let path = batch.path("hostile.tar");
    fs::write(&path, archive).unwrap();
    batch.outcomes(&path)
}

#[test]
fn what_is_no_file_is_not_opened() {
    let special = |kind| entry(&header("special.jpg", kind, 0), b"");
    for (name, hostile, expected) in [
        (
            "a link out",
            link(EntryType::Symlink, "/etc/passwd"),
            &["exact"][..],
        ),
        (
            "a hard link out",
            link(EntryType::Link, "/etc/passwd"),
            &["unreadable", "exact"],
        ),
        (
            "a link to itself",
            link(EntryType::Link, "link.jpg"),
            &["unreadable", "exact"],
        ),
        (
            "a device",
            special(EntryType::Char),
            &["unreadable", "exact"],
        ),
        ("a pipe", special(EntryType::Fifo), &["unreadable", "exact"]),
        (
            "a file of holes",
            special(EntryType::GNUSparse),
            &["unreadable"],
        ),
    ] {
        assert_eq!(outcomes(name, &hostile), expected, "{name}");
    }
}

#[test]
fn headers_that_lie_end_the_archive() {
    let sized = |bytes| entry(&header("large.jpg", EntryType::Regular, bytes), b"");
    let mut wrong = header("wrong.jpg", EntryType::Regular, 0);
    wrong.as_mut_bytes()[0] ^= 1;
    let long_name = |kind| entry(&header("././@LongLink", kind, 1 << 40), b"");
    for (name, hostile) in [
        ("a terabyte", sized(1 << 40)),
        ("as long as a number can say", sized(u64::MAX)),
        ("a wrong checksum", entry(&wrong, b"")),
        (
            "a long name of a terabyte",
            long_name(EntryType::GNULongName),
        ),
        (
            "a long link of a terabyte",
            long_name(EntryType::GNULongLink),
        ),
        ("settings of a terabyte", long_name(EntryType::XHeader)),
        ("noise", vec![0x55; 512]),
    ] {
        assert_eq!(outcomes(name, &hostile), ["unreadable"], "{name}");
    }
}

#[test]
fn names_lead_nowhere() {
    let photo = photo();
    let mut hostile = Vec::new();
    for name in [
        &b"../outside.jpg"[..],
        b"/tmp/outside.jpg",
        b"caf\xe9.jpg",
        b"a\nb.jpg",
    ] {
        let mut header = header("x", EntryType::Regular, photo.len() as u64);
        header.as_mut_bytes()[..name.len()].copy_from_slice(name);
        header.set_cksum();
        hostile.extend(entry(&header, &photo));
    }
    assert_eq!(outcomes("tar names", &hostile), ["exact"; 5]);
}

#[test]
fn thousands_of_entries_cost_little() {
    let folders = entry(&header("folder/", EntryType::Directory, 0), b"").repeat(20_000);
    assert_eq!(outcomes("folders", &folders), ["exact"]);
}

#[test]
fn a_long_name_of_holes_is_not_kept() {
    let batch = Batch::new("a name of holes");
    let path = batch.path("holes.tar");
    let mut file = File::create(&path).unwrap();
    let long = header("././@LongLink", EntryType::GNULongName, 2 << 30);
    file.write_all(long.as_bytes()).unwrap();
    file.set_len(3 << 30).unwrap();
    assert_eq!(batch.outcomes(&path), ["unreadable"]);
    let rows = fs::read_to_string(batch.path("out/photos.jsonl")).unwrap();
    assert!(rows.contains("is longer than 1000000 bytes"), "{rows}");
}
