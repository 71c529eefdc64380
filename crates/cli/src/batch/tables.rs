//! The tables that a run writes. The choice is kept in its folder, so that the same tables are
//! written next time.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};

use crate::Stop;
use crate::write_outputs::usage_error;
use shuzi::language::{Message, ToMessage};
use shuzi_archive::atomic_file;
use shuzi_archive::export::{ExportError, ExportFormat};

use super::io_error;

#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
pub(super) struct TableOptions {
    /// Formats of the tables [default: those of the existing batch in DIR; for a new one jsonl, and
    /// parquet if built in, otherwise csv]
    #[arg(long, value_name = "FORMAT", value_enum, value_delimiter = ',')]
    format: Vec<TableFormat>,
    /// Find the game of every position among the records (.sgf) in this folder, and count it by
    /// Japanese rules with the record's prisoners and komi [default: the folder used before for the
    /// batch in DIR]
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Do not find games, even if --records was used before
    #[arg(long, conflicts_with = "records")]
    no_records: bool,
}

/// The format of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum TableFormat {
    /// photos.parquet and points.parquet
    Parquet,
    /// photos.jsonl: the output of `shuzi count --format json`
    Jsonl,
    /// photos.csv
    Csv,
}

impl From<TableFormat> for ExportFormat {
    fn from(format: TableFormat) -> ExportFormat {
        match format {
            TableFormat::Parquet => ExportFormat::Parquet,
            TableFormat::Jsonl => ExportFormat::JsonLines,
            TableFormat::Csv => ExportFormat::Csv,
        }
    }
}

/// The tables to write, and the folder of records to find games in; kept as `tables.json`.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Tables {
    formats: Vec<TableFormat>,
    pub(super) records: Option<PathBuf>,
}

impl TableOptions {
    /// Returns the choice of the options, completed by the choice kept in the first of these
    /// folders that has one.
    pub(super) fn resolve<'a>(
        &self,
        folders: impl IntoIterator<Item = &'a Path>,
    ) -> Result<Tables, Stop> {
        let saved = folders
            .into_iter()
            .filter_map(|folder| Tables::read_saved(folder).transpose())
            .collect::<Result<Vec<Tables>, Stop>>()?;
        let formats = match (self.format.is_empty(), saved.first()) {
            (false, _) => self.format.clone(),
            (true, Some(saved)) => saved.formats.clone(),
            (true, None) => default_formats(),
        };
        let records = match &self.records {
            // The next run may be started in another folder.
            Some(records) => Some(std::path::absolute(records).unwrap_or_else(|_| records.clone())),
            None if self.no_records => None,
            None => saved.into_iter().find_map(|tables| tables.records),
        };
        let tables = Tables { formats, records };
        tables.check()?;
        Ok(tables)
    }
}

impl Tables {
    /// Saves the choice for the next run.
    pub(super) fn save(&self, folder: &Path) -> Result<(), Stop> {
        let file = saved_file(folder);
        let json = serde_json::to_vec_pretty(self).map_err(io::Error::from);
        json.and_then(|tables| atomic_file::write(&file, &tables))
            .map_err(|error| io_error(&file, &error))
    }

    /// Reads the saved choice, if there is a run in the folder.
    fn read_saved(folder: &Path) -> Result<Option<Tables>, Stop> {
        if !are_saved(folder) {
            return Ok(None);
        }
        let file = saved_file(folder);
        let saved = fs::read(&file).and_then(|tables| Ok(serde_json::from_slice(&tables)?));
        saved.map(Some).map_err(|error| io_error(&file, &error))
    }

    /// Checks that the tables can be written.
    fn check(&self) -> Result<(), Stop> {
        if cfg!(not(feature = "parquet")) && self.formats.contains(&TableFormat::Parquet) {
            return Err(usage_error(ExportError::NoParquet.to_message()));
        }
        if let Some(records) = self.records.as_ref().filter(|records| !records.is_dir()) {
            return Err(usage_error(
                Message::new("usage-no-folder-of-records")
                    .with("folder", records.display().to_string()),
            ));
        }
        if self
            .records
            .as_ref()
            .is_some_and(|records| records.to_str().is_none())
        {
            return Err(usage_error(Message::new("usage-records-not-utf8")));
        }
        Ok(())
    }

    /// Returns the formats of the tables.
    pub(super) fn formats(&self) -> Vec<ExportFormat> {
        self.formats
            .iter()
            .map(|&format| ExportFormat::from(format))
            .collect()
    }

    /// Returns the tables in a folder from an earlier run that are not written again.
    pub(super) fn stale(&self, folder: &Path) -> Vec<&'static str> {
        let all = [
            (TableFormat::Parquet, "photos.parquet"),
            (TableFormat::Jsonl, "photos.jsonl"),
            (TableFormat::Csv, "photos.csv"),
        ];
        let others = all
            .into_iter()
            .filter(|(format, _)| !self.formats.contains(format));
        others
            .map(|(_, file)| file)
            .filter(|file| folder.join(file).exists())
            .collect()
    }
}

/// Returns the formats of a new batch, if none are stated.
fn default_formats() -> Vec<TableFormat> {
    match cfg!(feature = "parquet") {
        true => vec![TableFormat::Parquet, TableFormat::Jsonl],
        false => vec![TableFormat::Jsonl, TableFormat::Csv],
    }
}

/// Returns true if a batch in this folder has saved its choice.
pub(super) fn are_saved(folder: &Path) -> bool {
    saved_file(folder).exists() && folder.join("run.json").exists()
}

fn saved_file(folder: &Path) -> PathBuf {
    folder.join("tables.json")
}
