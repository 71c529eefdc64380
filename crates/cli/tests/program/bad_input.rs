//! Files that are no photo, given to the program among good ones: each is refused by its kind, with
//! a hint, and does not keep the others from being read.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::support::{Run, folder, sample, shuzi};

fn seki() -> PathBuf {
    PathBuf::from(sample("13-seki.jpg"))
}

fn read(arguments: &[&str], photos: &[PathBuf]) -> Run {
    let photos: Vec<&str> = photos.iter().map(|photo| photo.to_str().unwrap()).collect();
    shuzi(&[&["read"], arguments, &photos].concat(), "")
}

/// A PNG that claims to be 100 000 pixels wide and high, and breaks off where its pixels begin.
const HUGE_PNG: &[u8] =
    b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\x01\x86\xa0\0\x01\x86\xa0\x08\x02\0\0\0\x27\x30\x9c\x9f\
    \0\0\x10\0IDAT\x78\x9c\0\0\0\0";

/// Name, content and kind of every file that is no photo.
fn bad_files() -> Vec<(&'static str, Vec<u8>, &'static str)> {
    let photo = fs::read(seki()).unwrap();
    let mut tiny = Vec::new();
    let pixel = image::RgbImage::new(1, 1);
    pixel
        .write_to(
            &mut std::io::Cursor::new(&mut tiny),
            image::ImageFormat::Png,
        )
        .unwrap();
    vec![
        (
            "interrupted.jpg",
            photo[..photo.len() / 2].to_vec(),
            "unreadable",
        ),
        (
            "letter.jpg",
            b"Dear referee, see the photo.".to_vec(),
            "unsupported_format",
        ),
        (
            "animation.gif",
            b"GIF89a\x40\x01\xf0\0\x80\0\0\0\0\0\xff\xff\xff".to_vec(),
            "unsupported_format",
        ),
        ("tiny.png", tiny, "too_small"),
        ("huge.png", HUGE_PNG.to_vec(), "too_large"),
        ("empty.jpg", Vec::new(), "unreadable"),
    ]
}

#[test]
fn each_bad_file_is_refused_by_its_kind_and_the_good_ones_are_read() {
    let folder = folder("bad_input/bad_files");
    let mut photos = vec![seki()];
    let mut kinds = Vec::new();
    for (name, content, kind) in bad_files() {
        fs::write(folder.join(name), content).unwrap();
        photos.push(folder.join(name));
        kinds.push(kind);
    }
    // A folder is no photo either.
    photos.push(folder);
    kinds.push("unreadable");
    photos.push(seki());

    let run = read(&["--format", "json"], &photos);
    assert_eq!(run.status, 2);
    let objects = run.objects();
    let files: Vec<&str> = objects
        .iter()
        .map(|object| object["photo"]["file"].as_str().unwrap())
        .collect();
    assert_eq!(
        files,
        photos
            .iter()
            .map(|photo| photo.to_str().unwrap())
            .collect::<Vec<_>>()
    );

    let [first, failed @ .., last] = objects.as_slice() else {
        unreachable!("nine inputs, nine lines")
    };
    for good in [first, last] {
        assert_eq!(
            (&good["error"], &good["board"]["size"]),
            (&Value::Null, &13.into()),
            "{good}"
        );
    }
    for (object, kind) in failed.iter().zip(kinds) {
        let (file, error) = (&object["photo"]["file"], &object["error"]);
        assert_eq!(error["kind"], kind, "{file}: {error}");
        assert!(
            error["message"]
                .as_str()
                .is_some_and(|message| !message.is_empty()),
            "{file}: {error}"
        );
        assert!(
            error["hint"].as_str().is_some_and(|hint| !hint.is_empty()),
            "{file}: no hint"
        );
        assert!(object["rows"].is_null(), "{file}: refused and read at once");
    }
}

#[test]
fn people_are_told_which_file_failed_and_what_to_do() {
    let folder = folder("bad_input/bad_files_in_words");
    let letter = folder.join("letter.jpg");
    fs::write(&letter, "Dear referee").unwrap();
    let run = read(&[], &[letter, seki()]);
    assert_eq!(run.status, 2);
    let (out, err) = (run.out, run.err);
    assert!(
        err.contains("letter.jpg") && !err.contains("13-seki.jpg: error"),
        "{err}"
    );
    assert!(err.lines().count() >= 2, "message and hint: {err}");
    assert!(
        out.contains("13-seki.jpg") && !out.contains("letter.jpg"),
        "{out}"
    );
}
