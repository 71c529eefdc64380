//! Archives, folders and lists that are made to do harm. A photo in a folder of its own is read
//! beside each.

mod folders;
mod tar;
mod zip;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::limits::{Limits, run_limited};
use crate::support::{empty_folder, sample};

/// The limits for each process of a batch.
const BATCH: Limits = Limits {
    megabytes: 600,
    cpu_seconds: if cfg!(debug_assertions) { 120 } else { 10 },
};

/// A batch of a hostile source and of a photo.
struct Batch {
    name: &'static str,
    folder: PathBuf,
}

impl Batch {
    fn new(name: &'static str) -> Batch {
        let folder = empty_folder(&format!("hostile/archives/{name}"));
        let photos = folder.join("photos");
        fs::create_dir(&photos).unwrap();
        fs::copy(sample("9-finished-cloth.jpg"), photos.join("good.jpg")).unwrap();
        Batch { name, folder }
    }

    /// Returns the path of a hostile file or folder.
    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Reads the photo and `source`; returns the outcome of each row of `source`: `exact` or the like,
    /// or the kind of its error.
    fn outcomes(&self, source: &Path) -> Vec<String> {
        let photos = self.path("photos");
        self.run(&[photos.as_os_str().into(), source.as_os_str().into()])
    }

    /// Runs a batch with these arguments, among whose sources is the photo; returns the outcomes of all
    /// other rows.
    fn run(&self, arguments: &[OsString]) -> Vec<String> {
        let out = self.path("out");
        let written_before = self.files_outside(&out);
        let fixed = [
            "--out".into(),
            out.as_os_str().into(),
            "--format".into(),
            "jsonl".into(),
        ];
        let all = [&["batch".into()], arguments, &fixed].concat();
        let run = run_limited(self.name, BATCH, &all);
        assert!(
            [0, 1, 2].contains(&run.status),
            "{}: {}",
            self.name,
            run.err
        );
        assert_eq!(self.files_outside(&out), written_before, "{}", self.name);
        let rows = fs::read_to_string(out.join("photos.jsonl")).unwrap();
        let mut outcomes = Vec::new();
        let mut good = Vec::new();
        for row in rows.lines() {
            let row: Value = serde_json::from_str(row).unwrap();
            let error = row["error"]["kind"].as_str();
            let outcome = error.or(row["outcome"].as_str()).unwrap().to_owned();
            let is_good = row["file"].as_str().unwrap().ends_with("photos/good.jpg");
            if is_good { &mut good } else { &mut outcomes }.push(outcome);
        }
        assert_eq!(good, ["exact"], "{}: the photo beside it", self.name);
        outcomes
    }

    /// The files of the test that no run may change.
    fn files_outside(&self, out: &Path) -> Vec<PathBuf> {
        let mut files: Vec<PathBuf> = fs::read_dir(&self.folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path != out)
            .collect();
        files.sort();
        files
    }
}

/// The photo that archives contain.
fn photo() -> Vec<u8> {
    fs::read(sample("9-finished-glossy.jpg")).unwrap()
}
