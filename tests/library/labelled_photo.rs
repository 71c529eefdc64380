//! A photo with the label that tells what it shows, and the law that every reading of one keeps:
//! never silently wrong.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Duration;

use serde_json::Value;
use shuzi::color::Color;
use shuzi::count::{Case, ReadError, ReadSettings, Reader};
use shuzi::point::Point;

/// One reader for all tests, so that its weights are loaded once.
static READER: LazyLock<Reader> = LazyLock::new(Reader::embedded);

/// A photo and its label, `NAME.jpg` and `NAME.json`; samples/README.md describes the label's
/// fields.
pub struct LabelledPhoto {
    pub name: String,
    pub label: Value,
    bytes: Vec<u8>,
}

impl LabelledPhoto {
    /// Opens a photo of a folder of this repository.
    pub fn open(folder: &Path, name: &str) -> LabelledPhoto {
        let path = folder.join(name);
        let label = fs::read_to_string(path.with_extension("json")).unwrap();
        LabelledPhoto {
            name: name.to_owned(),
            label: serde_json::from_str(&label).unwrap(),
            bytes: fs::read(path.with_extension("jpg")).unwrap(),
        }
    }

    /// Returns the photo's file.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the same photo with another file.
    pub fn with_bytes(self, bytes: Vec<u8>) -> LabelledPhoto {
        LabelledPhoto { bytes, ..self }
    }

    /// Reads the photo as a user would who states nothing.
    pub fn read(&self) -> Result<Case, ReadError> {
        self.read_with(&ReadSettings::default())
    }

    /// Reads the photo with what the user states.
    pub fn read_with(&self, settings: &ReadSettings) -> Result<Case, ReadError> {
        READER
            .read(&self.name, &self.bytes, settings, &|| Duration::ZERO)
            .map(|(_, case)| case)
    }

    /// Returns the stones that the label's rows show, row by row.
    pub fn true_stones(&self) -> Vec<Vec<Option<Color>>> {
        let stone = |symbol| match symbol {
            'B' => Some(Color::Black),
            'W' => Some(Color::White),
            '.' => None,
            other => panic!("{other} is not a symbol of a label"),
        };
        let rows = self.label["rows"].as_array().unwrap().iter();
        rows.map(|row| row.as_str().unwrap().chars().map(stone).collect())
            .collect()
    }

    /// Returns the points of `case` that are read wrong, after a check that the user is asked about
    /// each of them.
    pub fn wrong_points(&self, case: &Case) -> BTreeSet<Point> {
        let (name, stones, size) = (&self.name, self.true_stones(), case.position.size());
        assert_eq!(
            (size.width(), size.height()),
            (stones.len(), stones.len()),
            "{name}: size"
        );
        let unsure: BTreeSet<(u64, u64)> = self.label["unsure"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|point| (point[0].as_u64().unwrap(), point[1].as_u64().unwrap()))
            .collect();
        let is_judged = |point: &Point| !unsure.contains(&(point.row() as u64, point.col() as u64));
        let is_wrong =
            |point: &Point| case.position.stone(*point) != stones[point.row()][point.col()];
        let wrong: BTreeSet<Point> = size.points().filter(is_judged).filter(is_wrong).collect();
        let asked: BTreeSet<Point> = case
            .uncertain()
            .into_iter()
            .map(|uncertain| uncertain.point)
            .collect();
        let silent: Vec<String> = wrong
            .difference(&asked)
            .map(|&point| size.name(point))
            .collect();
        assert!(
            silent.is_empty(),
            "{name} is wrong without asking about {}",
            silent.join(", ")
        );
        wrong
    }
}

/// Returns the names of a folder's files that have this extension, without it.
pub fn stems(folder: &Path, extension: &str) -> BTreeSet<String> {
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let of_kind = files.filter(|path| path.extension().is_some_and(|end| end == extension));
    of_kind
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect()
}

/// Returns the path of a folder of this repository.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}
