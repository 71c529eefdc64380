//! Archives to try it on.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::{self, Run, empty_folder, shuzi};

/// An empty folder for a test.
pub fn folder(test: &str) -> PathBuf {
    empty_folder(&format!("batch/{test}"))
}

pub fn sample(name: &str) -> Vec<u8> {
    fs::read(support::sample(name)).unwrap()
}

/// Small boards, which are read fast: two that are certain, one that is not, and one without a
/// board, in two folders.
pub fn photos(folder: &Path) -> PathBuf {
    let photos = folder.join("photos");
    fs::create_dir_all(photos.join("2019")).unwrap();
    for (name, sample_name) in [
        ("2019/cloth.jpg", "9-finished-cloth.jpg"),
        ("2019/glossy.JPG", "9-finished-glossy.jpg"),
        ("open dame.jpg", "19-open-dame.jpg"),
        ("none.jpg", "no-board.jpg"),
    ] {
        fs::write(photos.join(name), sample(sample_name)).unwrap();
    }
    fs::write(photos.join("Thumbs.db"), "no picture").unwrap();
    photos
}

/// Another photo of the same board: the bytes differ, and nothing else.
pub fn retaken(photo: &[u8], number: u8) -> Vec<u8> {
    let mut again = photo.to_vec();
    // A JPEG may be followed by anything.
    again.push(number);
    again
}

pub fn batch(arguments: &[&str]) -> Run {
    let mut all = vec!["batch"];
    all.extend(arguments);
    shuzi(&all, "")
}

pub fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// The lines of `photos.jsonl`.
pub fn rows(out: &Path) -> Vec<Value> {
    let lines = fs::read_to_string(out.join("photos.jsonl")).unwrap();
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The row of the photo whose name ends so.
pub fn row(out: &Path, name: &str) -> Value {
    let mut rows = rows(out)
        .into_iter()
        .filter(|row| row["file"].as_str().unwrap().ends_with(name));
    rows.next()
        .unwrap_or_else(|| panic!("there is no row of {name}"))
}

/// Everything that a run wrote and that must not depend on how it went: tables and drawings, byte
/// for byte.
pub fn written(out: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files = Vec::new();
    let mut folders = vec![out.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(out).unwrap().to_owned();
            let same_always = ["photos.", "points.", "drawings", "sgf"];
            if path.is_dir() {
                folders.push(path);
            } else if same_always
                .iter()
                .any(|start| name.to_str().unwrap().starts_with(start))
            {
                files.push((name, fs::read(&path).unwrap()));
            }
        }
    }
    files.sort();
    files
}

/// A tar archive with these files.
pub fn tar(path: &Path, files: &[(&str, &[u8])]) {
    tar_of(path, files).finish().unwrap();
}

/// A tar archive with a file and a hard link to it.
pub fn tar_with_link(path: &Path, file: (&str, &[u8]), link: &str) {
    let mut archive = tar_of(path, &[file]);
    let mut header = tar::Header::new_gnu();
    header.set_size(0);
    header.set_entry_type(tar::EntryType::Link);
    archive.append_link(&mut header, link, file.0).unwrap();
    archive.finish().unwrap();
}

fn tar_of(path: &Path, files: &[(&str, &[u8])]) -> tar::Builder<fs::File> {
    let mut archive = tar::Builder::new(fs::File::create(path).unwrap());
    for (name, bytes) in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        archive.append_data(&mut header, name, *bytes).unwrap();
    }
    archive
}

/// A zip archive with these files, compressed.
pub fn zip(path: &Path, files: &[(&str, &[u8])]) {
    let mut archive = zip::ZipWriter::new(fs::File::create(path).unwrap());
    for (name, bytes) in files {
        archive
            .start_file(*name, zip::write::SimpleFileOptions::default())
            .unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap();
}

/// A zip archive with these files, all of one name. `ZipWriter` refuses that, so the names are made
/// equal afterwards, in the entries and in the directory.
pub fn zip_of_one_name(path: &Path, name: &str, files: &[&[u8]]) {
    let numbers: Vec<String> = (0..files.len())
        .map(|number| format!("{number:0>0$}", name.len()))
        .collect();
    let numbered: Vec<(&str, &[u8])> = numbers
        .iter()
        .map(String::as_str)
        .zip(files.iter().copied())
        .collect();
    zip(path, &numbered);
    let mut bytes = fs::read(path).unwrap();
    for number in &numbers {
        let places: Vec<usize> = bytes
            .windows(name.len())
            .enumerate()
            .filter(|(_, window)| *window == number.as_bytes())
            .map(|(place, _)| place)
            .collect();
        assert_eq!(places.len(), 2, "once in the entry, once in the directory");
        for place in places {
            bytes[place..place + name.len()].copy_from_slice(name.as_bytes());
        }
    }
    fs::write(path, bytes).unwrap();
}
