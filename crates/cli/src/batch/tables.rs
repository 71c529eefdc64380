//! Which tables a run writes: what was asked for is kept in its folder, so that the next time they are the same.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};

use crate::Stop;
use crate::inputs::conflict;
use shuzi::language::{Message, ToMessage};
use shuzi_archive::export::{ExportError, Format};
use shuzi_archive::save;

use super::stopped_at;

#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
pub(super) struct TableOptions {
    /// Tables to be written [default: those that the batch in DIR was asked for before; at first jsonl, and parquet where
    /// it is built in, else csv]
    #[arg(long, value_name = "FORMAT", value_enum, value_delimiter = ',')]
    format: Vec<TableFormat>,
    /// Find the game of every position among the records (.sgf) below this folder, and count it by Japanese rules with
    /// their prisoners and komi [default: the folder that the batch in DIR was given before]
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Find no games, although it was asked for before
    #[arg(long, conflicts_with = "records")]
    no_records: bool,
}

/// How tables are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum TableFormat {
    /// photos.parquet and points.parquet
    Parquet,
    /// photos.jsonl: the answers of `shuzi count --format json`
    Jsonl,
    /// photos.csv
    Csv,
}

/// Which tables are written, and among which records games are looked for: `tables.json`.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Tables {
    formats: Vec<TableFormat>,
    pub(super) records: Option<PathBuf>,
}

impl TableOptions {
    /// What is asked for, and of what is not asked now what was before in the first of these folders that tells.
    pub(super) fn over<'a>(&self, folders: impl IntoIterator<Item = &'a Path>) -> Result<Tables, Stop> {
        let kept = folders.into_iter().filter_map(|folder| Tables::kept(folder).transpose());
        let kept = kept.collect::<Result<Vec<Tables>, Stop>>()?;
        let formats = match (self.format.is_empty(), kept.first()) {
            (false, _) => self.format.clone(),
            (true, Some(kept)) => kept.formats.clone(),
            (true, None) => usual_formats(),
        };
        let records = match &self.records {
            // It may be looked for from another folder.
            Some(records) => Some(std::path::absolute(records).unwrap_or_else(|_| records.clone())),
            None => kept.into_iter().find_map(|kept| kept.records).filter(|_| !self.no_records),
        };
        Tables { formats, records }.checked()
    }
}

impl Tables {
    /// Keeps them for the next time.
    pub(super) fn keep(&self, folder: &Path) -> Result<(), Stop> {
        let file = file(folder);
        let kept = serde_json::to_vec_pretty(self).map_err(io::Error::from);
        kept.and_then(|tables| save::whole(&file, &tables)).map_err(|error| stopped_at(&file, &error))
    }

    /// Those that were asked for before, if a run is there.
    fn kept(folder: &Path) -> Result<Option<Tables>, Stop> {
        if !are_kept(folder) {
            return Ok(None);
        }
        let file = file(folder);
        let kept = fs::read(&file).and_then(|tables| Ok(serde_json::from_slice(&tables)?));
        kept.map(Some).map_err(|error| stopped_at(&file, &error))
    }

    /// The same, if they can be written.
    fn checked(self) -> Result<Tables, Stop> {
        if cfg!(not(feature = "parquet")) && self.formats.contains(&TableFormat::Parquet) {
            return Err(conflict(ExportError::NoParquet.to_message()));
        }
        if let Some(records) = self.records.as_ref().filter(|records| !records.is_dir()) {
            return Err(conflict(
                Message::new("usage-no-folder-of-records").with("folder", records.display().to_string()),
            ));
        }
        if self.records.as_ref().is_some_and(|records| records.to_str().is_none()) {
            return Err(conflict(Message::new("usage-records-not-utf8")));
        }
        Ok(self)
    }

    pub(super) fn formats(&self) -> Vec<Format> {
        let format = |format: &TableFormat| match format {
            TableFormat::Parquet => Format::Parquet,
            TableFormat::Jsonl => Format::JsonLines,
            TableFormat::Csv => Format::Csv,
        };
        self.formats.iter().map(format).collect()
    }

    /// The files in a folder that were written at another time, and are not now.
    pub(super) fn stale(&self, folder: &Path) -> Vec<&'static str> {
        let all = [
            (TableFormat::Parquet, "photos.parquet"),
            (TableFormat::Jsonl, "photos.jsonl"),
            (TableFormat::Csv, "photos.csv"),
        ];
        let others = all.into_iter().filter(|(format, _)| !self.formats.contains(format));
        others.map(|(_, file)| file).filter(|file| folder.join(file).exists()).collect()
    }
}

fn usual_formats() -> Vec<TableFormat> {
    match cfg!(feature = "parquet") {
        true => vec![TableFormat::Parquet, TableFormat::Jsonl],
        false => vec![TableFormat::Jsonl, TableFormat::Csv],
    }
}

/// Whether a batch in this folder was asked for some.
pub(super) fn are_kept(folder: &Path) -> bool {
    file(folder).exists() && folder.join("run.json").exists()
}

fn file(folder: &Path) -> PathBuf {
    folder.join("tables.json")
}
