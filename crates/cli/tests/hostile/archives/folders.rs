//! Hostile folders and lists.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::process::Command;

use super::{Batch, photo};

#[test]
fn what_is_no_file_is_not_waited_for() {
    let batch = Batch::new("no files");
    let folder = batch.path("folder");
    fs::create_dir(&folder).unwrap();
    symlink(&folder, folder.join("circle")).unwrap();
    symlink("circle.jpg", folder.join("circle.jpg")).unwrap();
    symlink("/dev/zero", folder.join("endless.jpg")).unwrap();
    let _socket = UnixListener::bind(folder.join("socket.jpg")).unwrap();
    let pipe = folder.join("pipe.jpg");
    assert!(Command::new("mkfifo").arg(pipe).status().unwrap().success());
    fs::create_dir(folder.join("folder.jpg")).unwrap();
    assert_eq!(batch.outcomes(&folder), ["unreadable"; 4]);
}

#[test]
fn every_name_is_a_name() {
    let batch = Batch::new("names of files");
    let folder = batch.path("folder");
    fs::create_dir(&folder).unwrap();
    let long = [&[b'x'; 250][..], b".jpg"].concat();
    let names: [&[u8]; 7] = [
        b"caf\xe9.jpg",
        b"caf\xe8.jpg",
        b"two\nlines.jpg",
        b"\x1b[2J.jpg",
        b"-rf.jpg",
        b"=cmd.jpg",
        &long,
    ];
    for name in names {
        fs::write(folder.join(OsStr::from_bytes(name)), photo()).unwrap();
    }
    assert_eq!(batch.outcomes(&folder), ["exact"; 7]);
}

#[test]
fn a_deep_folder_is_searched_or_named() {
    let batch = Batch::new("deep");
    let folder = batch.path("folder");
    let deep = folder.join("d/".repeat(1_500));
    fs::create_dir_all(&deep).unwrap();
    fs::write(deep.join("a.jpg"), photo()).unwrap();
    assert_eq!(batch.outcomes(&folder), ["exact"]);
}

#[test]
fn lists_are_not_believed() {
    for (name, list, expected) in [
        (
            "devices",
            "/dev/zero\n/dev/random".to_owned(),
            &["unreadable"; 2][..],
        ),
        (
            "files that are not there",
            "gone.jpg\n".repeat(50_000),
            &["unreadable"],
        ),
        ("a very long line", "x".repeat(1_000_000), &["unreadable"]),
    ] {
        let batch = Batch::new(name);
        let path = batch.path("list.txt");
        let good = batch.path("photos/good.jpg");
        fs::write(&path, format!("{}\n{list}", good.display())).unwrap();
        let outcomes = batch.run(&["--list".into(), path.into()]);
        assert_eq!(outcomes, expected, "{name}");
    }
}
