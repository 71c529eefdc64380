//! Pictures that are none, or that would be expensive if what they state were believed.

mod heif;
mod jpeg;
mod png;
mod special;
mod webp;

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::limits::{PICTURE, run_limited};
use crate::support::{empty_folder, sample};

/// How the reading of a picture ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// With the board of the sample that it was made from.
    Read,
    /// With an error of this kind.
    Refused(&'static str),
}

use Outcome::{Read, Refused};

/// A hostile picture, and what is said about it.
struct Hostile {
    name: &'static str,
    bytes: Vec<u8>,
    outcome: Outcome,
}

/// Returns a picture that is refused as `kind`.
fn refused(name: &'static str, bytes: Vec<u8>, kind: &'static str) -> Hostile {
    Hostile {
        name,
        bytes,
        outcome: Refused(kind),
    }
}

/// Returns a picture with something that does no harm.
fn read(name: &'static str, bytes: Vec<u8>) -> Hostile {
    Hostile {
        name,
        bytes,
        outcome: Read,
    }
}

/// Checks how each picture ends.
fn assert_outcomes(format: &str, pictures: Vec<Hostile>) {
    let folder = empty_folder(&format!("hostile/{format}"));
    let wrong: Vec<String> = pictures
        .iter()
        .filter_map(|picture| {
            let path = folder.join(picture.name);
            fs::write(&path, &picture.bytes).unwrap();
            wrong_outcome(picture.name, &path, picture.outcome)
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns what is wrong with the reading of a file, if anything is.
fn wrong_outcome(name: &str, path: &Path, expected: Outcome) -> Option<String> {
    let path = path.to_str().unwrap();
    let run = run_limited(name, PICTURE, &["read", path, "--format", "json"]);
    let answer: Value = serde_json::from_str(&run.out)
        .unwrap_or_else(|error| panic!("{name}: {error}: {}{}", run.out, run.err));
    let error = &answer["error"];
    let is_as_expected = match expected {
        Read => {
            run.status != 2
                && answer["rows"]
                    .as_array()
                    .is_some_and(|rows| rows.len() == 9)
        }
        Refused(kind) => {
            let is_explained = ["message", "hint"]
                .iter()
                .all(|field| error[field].as_str().is_some_and(|text| !text.is_empty()));
            run.status == 2 && error["kind"] == kind && is_explained
        }
    };
    (!is_as_expected).then(|| format!("{name}: {expected:?} expected, not {}: {error}", run.status))
}

/// The photo that the pictures are made from: a board of nine lines.
fn photo() -> Vec<u8> {
    fs::read(sample("9-finished-cloth.jpg")).unwrap()
}

/// Returns the content of a file in `tests/data`.
fn data(name: &str) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data");
    fs::read(Path::new(folder).join(name)).unwrap()
}
