//! Which tables a run writes: what `shuzi batch` is asked for is kept in its folder, so that `shuzi merge` writes the same.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};

use crate::batch::export::{ExportError, Format};
use crate::batch::save;
use crate::cli::Stop;
use crate::cli::inputs::conflict;

use super::cannot_write;

#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
pub(super) struct TableOptions {
    /// Tables to be written [default: for `batch` jsonl with parquet where it is built in, else with csv; for `merge` those
    /// that `batch` was asked for]
    #[arg(long, value_name = "FORMAT", value_enum, value_delimiter = ',')]
    format: Vec<TableFormat>,
    /// Find the game of every position among the records (.sgf) below this folder, and count it by Japanese rules with
    /// their prisoners and komi [default for `merge`: the folder that `batch` was given]
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
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
    /// What `shuzi batch` is asked for.
    pub(super) fn asked(&self) -> Result<Tables, Stop> {
        let records = self.records.as_ref().map(|records| {
            // It may be looked for from another folder.
            std::path::absolute(records).unwrap_or_else(|_| records.clone())
        });
        let formats = if self.format.is_empty() { usual_formats() } else { self.format.clone() };
        Tables { formats, records }.checked()
    }

    /// What `shuzi merge` is asked for, and where it is not asked what the batch was in the first of these folders that
    /// holds one.
    pub(super) fn asked_or_kept(&self, folders: [&Path; 2], no_records: bool) -> Result<Tables, Stop> {
        let mut tables = self.asked()?;
        for folder in folders {
            if let Some(kept) = Tables::kept(folder)? {
                if self.format.is_empty() {
                    tables.formats = kept.formats;
                }
                tables.records = tables.records.or(kept.records.filter(|_| !no_records));
                return tables.checked();
            }
        }
        Ok(tables)
    }

    /// Whether anything is asked for.
    pub(super) fn is_stated(&self) -> bool {
        !self.format.is_empty() || self.records.is_some()
    }
}

impl Tables {
    /// Keeps them for the next time.
    pub(super) fn keep(&self, folder: &Path) -> Result<(), Stop> {
        let file = file(folder);
        let kept = serde_json::to_vec_pretty(self).map_err(io::Error::from);
        kept.and_then(|tables| save::whole(&file, &tables)).map_err(|error| cannot_write(&file, &error))
    }

    fn kept(folder: &Path) -> Result<Option<Tables>, Stop> {
        let file = file(folder);
        let kept = match fs::read(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read.and_then(|tables| serde_json::from_slice(&tables).map_err(io::Error::from)),
        };
        kept.map(Some).map_err(|error| cannot_write(&file, &error))
    }

    /// The same, if they can be written.
    fn checked(self) -> Result<Tables, Stop> {
        if cfg!(not(feature = "parquet")) && self.formats.contains(&TableFormat::Parquet) {
            return Err(conflict(&ExportError::NoParquet.to_string()));
        }
        if let Some(records) = self.records.as_ref().filter(|records| !records.is_dir()) {
            return Err(conflict(&format!(
                "there is no folder of records {}: say with --records where they are (for `merge` also --no-records)",
                records.display()
            )));
        }
        if self.records.as_ref().is_some_and(|records| records.to_str().is_none()) {
            return Err(conflict("--records: a path that is not UTF-8 cannot be kept for `shuzi merge`"));
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
    file(folder).exists()
}

fn file(folder: &Path) -> PathBuf {
    folder.join("tables.json")
}
