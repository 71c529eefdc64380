//! Data sets: tables of photos that other programs wrote as Parquet files, opened as runs.
//!
//! An engine that reads photos in parallel writes a folder of Parquet files with the columns of
//! `photos.parquet`, in any order and in any folders below it. A run is made from them once, in the
//! folder `_shuzi` of the data set, which engines pass over because of its name. Reviews, merges and
//! corrections then work on that run as on any other; the Parquet files are never changed.
//!
//! # How it is made
//!
//! A first pass reads the names and digests, which become the manifest in the order of the names. A
//! second pass appends the rows to the shards. A photo may have several rows, if a task was repeated
//! or copies were read by different tasks: the first that is not a failure counts. The lengths and
//! modification times of the files are stored last, so that an import that was interrupted is made
//! again, and so is one whose files have changed.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use arrow_array::cast::AsArray;
use arrow_array::types::Int64Type;
use arrow_array::{Array, RecordBatch, StringArray};
use parquet::arrow::ProjectionMask;
use parquet::arrow::arrow_reader::{ArrowReaderOptions, ParquetRecordBatchReaderBuilder};
use serde::{Deserialize, Serialize};

use shuzi::language::{Message, ToMessage};
use shuzi::report::json::AnswerJson;

use super::atomic_file;
use super::digest::ContentHash;
use super::export::ReviewState;
use super::jsonl::{open_for_append, to_line};
use super::manifest::{Manifest, ManifestEntry};
use super::partition::Partition;
use super::row::{Row, RowOutcome};
use super::run_folder::{FolderError, RunFolder, RunSettings, describe_difference};
use super::shard::{Shard, part_path, shard_path};
use super::source::modified_ns;

/// Name of the run's folder in a data set. Engines pass over names that begin like this.
const RUN_FOLDER: &str = "_shuzi";

/// Name of the table in a run's folder that has points and no answers.
const POINTS_FILE: &str = "points.parquet";

/// Number of rows that are in memory at the same time.
const BATCH_ROWS: usize = 1024;

/// The error for a data set that cannot be opened as a run.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum DataSetError {
    /// A file cannot be read, or is not a Parquet file that can be read.
    Io {
        /// The file.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
    /// A table lacks a column.
    NoColumn {
        /// The file.
        path: PathBuf,
        /// The column.
        column: &'static str,
    },
    /// A row contradicts itself.
    Damaged {
        /// The file.
        path: PathBuf,
        /// The fault.
        why: String,
    },
    /// Photos were processed with different settings.
    OtherSettings {
        /// The file with other settings than the first.
        path: PathBuf,
        /// The differences.
        difference: String,
    },
    /// The run cannot be made in the data set's folder.
    Folder(#[from] FolderError),
}

impl ToMessage for DataSetError {
    fn to_message(&self) -> Message {
        let of_file =
            |path: &Path, message: Message| Message::of_file(path.display().to_string(), message);
        match self {
            DataSetError::Io { path, error } => of_file(path, error.to_message()),
            DataSetError::NoColumn { path, column } => of_file(
                path,
                Message::new("error-data-set-column").with("column", *column),
            ),
            DataSetError::Damaged { path, why } => of_file(
                path,
                Message::new("error-data-set-row").with("why", why.as_str()),
            ),
            DataSetError::OtherSettings { path, difference } => of_file(
                path,
                Message::new("error-data-set-mixed").with("difference", difference.as_str()),
            ),
            DataSetError::Folder(error) => error.to_message(),
        }
    }
}

/// Returns true if a folder contains Parquet files and no run.
pub fn is_data_set(folder: &Path) -> bool {
    !folder.join("run.json").exists() && list_tables(folder).is_ok_and(|files| !files.is_empty())
}

/// Makes a run from a data set, unless it exists and the files have not changed since. Returns the
/// run's folder.
///
/// # Errors
/// Returns a [`DataSetError`] if a file is not a table of photos, or the run cannot be written.
pub fn open_data_set(folder: &Path) -> Result<PathBuf, DataSetError> {
    let run_path = folder.join(RUN_FOLDER);
    let io_error = |error| io_failure(&run_path, error);
    let tables = list_tables(folder).map_err(|error| io_failure(folder, error))?;
    let stamps = stamp_files(folder, &tables).map_err(io_error)?;
    let stamp_path = run_path.join("data_set.json");
    let known: Option<Vec<FileStamp>> = fs::read(&stamp_path)
        .ok()
        .and_then(|json| serde_json::from_slice(&json).ok());
    if run_path.join("run.json").exists() && known.as_ref() == Some(&stamps) {
        return Ok(run_path);
    }
    atomic_file::remove_if_exists(&stamp_path).map_err(io_error)?;
    let (entries, settings) = read_entries(&tables)?;
    let run = RunFolder::begin(&run_path, &settings, entries.len(), Partition::WHOLE, false)?;
    Manifest::write_entries(&run.manifest_path(), &entries).map_err(io_error)?;
    import_rows(&run, &tables)?;
    let json = serde_json::to_vec(&stamps).map_err(io::Error::from);
    json.and_then(|json| atomic_file::write(&stamp_path, &json))
        .map_err(io_error)?;
    Ok(run_path)
}

/// Length and modification time of a file, by its path in the data set.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct FileStamp {
    path: PathBuf,
    bytes: u64,
    modified_ns: u64,
}

fn io_failure(path: &Path, error: io::Error) -> DataSetError {
    DataSetError::Io {
        path: path.to_owned(),
        error,
    }
}

/// Lists the Parquet files in a folder and the folders below it, in the order of their names.
fn list_tables(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        entries.push(entry?.path());
    }
    entries.sort_unstable();
    let mut tables = Vec::new();
    for path in entries {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with(['_', '.']) || name == POINTS_FILE {
            continue;
        }
        if path.is_dir() {
            tables.extend(list_tables(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "parquet") {
            tables.push(path);
        }
    }
    Ok(tables)
}

fn stamp_files(folder: &Path, tables: &[PathBuf]) -> io::Result<Vec<FileStamp>> {
    let mut stamps = Vec::new();
    for path in tables {
        let data = fs::metadata(path)?;
        stamps.push(FileStamp {
            path: path.strip_prefix(folder).unwrap_or(path).to_owned(),
            bytes: data.len(),
            modified_ns: modified_ns(&data),
        });
    }
    Ok(stamps)
}

/// Calls `on_batch` with some columns of a table, batch by batch.
fn for_each_batch(
    path: &Path,
    columns: &[&'static str],
    on_batch: &mut dyn FnMut(&RecordBatch) -> Result<(), DataSetError>,
) -> Result<(), DataSetError> {
    let failed = |error: parquet::errors::ParquetError| io_failure(path, io::Error::other(error));
    let file = File::open(path).map_err(|error| io_failure(path, error))?;
    // The engines store their own types (large strings, views, dictionaries) beside Parquet's, which
    // are the same for all.
    let options = ArrowReaderOptions::new().with_skip_arrow_metadata(true);
    let table =
        ParquetRecordBatchReaderBuilder::try_new_with_options(file, options).map_err(failed)?;
    for &column in columns {
        if table.schema().field_with_name(column).is_err() {
            let path = path.to_owned();
            return Err(DataSetError::NoColumn { path, column });
        }
    }
    let mask = ProjectionMask::columns(table.parquet_schema(), columns.iter().copied());
    let batches = table
        .with_projection(mask)
        .with_batch_size(BATCH_ROWS)
        .build()
        .map_err(failed)?;
    for batch in batches {
        on_batch(&batch.map_err(|error| io_failure(path, io::Error::other(error)))?)?;
    }
    Ok(())
}

/// The columns of texts in a batch, by name.
struct Texts<'a> {
    path: &'a Path,
    batch: &'a RecordBatch,
}

impl<'a> Texts<'a> {
    fn column(&self, name: &'static str) -> Result<&'a StringArray, DataSetError> {
        let column = self.batch.column_by_name(name);
        let texts = column.and_then(|column| column.as_string_opt::<i32>());
        texts.ok_or_else(|| DataSetError::NoColumn {
            path: self.path.to_owned(),
            column: name,
        })
    }
}

/// Returns the text in a row, if it is not null.
fn text_at(texts: &StringArray, row: usize) -> Option<&str> {
    texts.is_valid(row).then(|| texts.value(row))
}

/// Reads the photos of all tables in the order of their names, and the settings with which they
/// were processed.
fn read_entries(tables: &[PathBuf]) -> Result<(Vec<ManifestEntry>, RunSettings), DataSetError> {
    let mut entries = Vec::new();
    let mut settings: Option<RunSettings> = None;
    let columns = ["file", "bytes", "content", "message", "review"];
    for path in tables {
        for_each_batch(path, &columns, &mut |batch| {
            let texts = Texts { path, batch };
            let [names, contents, messages, states] =
                ["file", "content", "message", "review"].map(|name| texts.column(name));
            let (names, contents, messages, states) = (names?, contents?, messages?, states?);
            let bytes = batch
                .column_by_name("bytes")
                .and_then(|column| column.as_primitive_opt::<Int64Type>())
                .ok_or_else(|| DataSetError::NoColumn {
                    path: path.clone(),
                    column: "bytes",
                })?;
            for row in 0..batch.num_rows() {
                let state: ReviewState = parse_json(path, text_at(states, row))?;
                let first = settings.get_or_insert_with(|| state.settings.clone());
                if *first != state.settings {
                    return Err(DataSetError::OtherSettings {
                        path: path.clone(),
                        difference: describe_difference(first, &state.settings),
                    });
                }
                let content = text_at(contents, row).map(|digits| parse_digest(path, digits));
                let content = content.transpose()?;
                let bytes = bytes.is_valid(row).then(|| bytes.value(row));
                entries.push(ManifestEntry {
                    name: text_at(names, row).unwrap_or_default().to_owned(),
                    bytes: bytes
                        .and_then(|bytes| u64::try_from(bytes).ok())
                        .unwrap_or(0),
                    location: None,
                    content: content
                        .ok_or_else(|| text_at(messages, row).unwrap_or_default().to_owned()),
                });
            }
            Ok(())
        })?;
    }
    entries.sort_by(|one, other| (&one.name, &one.content).cmp(&(&other.name, &other.content)));
    // A photo that was read by several tasks is one photo.
    entries.dedup_by(|one, other| (&one.name, &one.content) == (&other.name, &other.content));
    Ok((entries, settings.unwrap_or_default()))
}

/// Writes the rows of all tables into the shards of a run.
fn import_rows(run: &RunFolder, tables: &[PathBuf]) -> Result<(), DataSetError> {
    for number in 0..run.shards {
        let finished = shard_path(run.path(), number);
        for path in [part_path(&finished), finished] {
            atomic_file::remove_if_exists(&path).map_err(|error| io_failure(&path, error))?;
        }
    }
    // Digests with their best outcome so far, and the shards with rows.
    let mut written: HashMap<ContentHash, RowOutcome> = HashMap::new();
    let mut shards: HashSet<u32> = HashSet::new();
    for path in tables {
        for_each_batch(path, &["content", "answer", "review"], &mut |batch| {
            let mut lines: BTreeMap<u32, String> = BTreeMap::new();
            for row in rows_of_batch(path, batch)? {
                let known = written.get(&row.content);
                let is_better = known.is_none_or(|&known| {
                    known == RowOutcome::Failed && row.outcome != RowOutcome::Failed
                });
                if is_better {
                    written.insert(row.content, row.outcome);
                    let line = to_line(&row).map_err(|error| io_failure(path, error.into()))?;
                    lines
                        .entry(row.content.shard(run.shards))
                        .or_default()
                        .push_str(&line);
                }
            }
            for (number, lines) in lines {
                shards.insert(number);
                let part = part_path(&shard_path(run.path(), number));
                open_for_append(&part)
                    .and_then(|mut file| file.write_all(lines.as_bytes()))
                    .map_err(|error| io_failure(&part, error))?;
            }
            Ok(())
        })?;
    }
    for number in shards {
        Shard::open(run.path(), number, &|_| false)
            .and_then(Shard::finish)
            .map_err(|error| io_failure(&shard_path(run.path(), number), error))?;
    }
    Ok(())
}

/// Returns the rows of the photos in a batch that could be read as files.
fn rows_of_batch(path: &Path, batch: &RecordBatch) -> Result<Vec<Row>, DataSetError> {
    let texts = Texts { path, batch };
    let [contents, answers, states] =
        ["content", "answer", "review"].map(|name| texts.column(name));
    let (contents, answers, states) = (contents?, answers?, states?);
    let mut rows = Vec::new();
    for row in 0..batch.num_rows() {
        let Some(digits) = text_at(contents, row) else {
            continue;
        };
        let answer: AnswerJson = parse_json(path, text_at(answers, row))?;
        let state: ReviewState = parse_json(path, text_at(states, row))?;
        rows.push(state.into_row(parse_digest(path, digits)?, answer));
    }
    Ok(rows)
}

fn parse_json<T: for<'de> Deserialize<'de>>(
    path: &Path,
    text: Option<&str>,
) -> Result<T, DataSetError> {
    serde_json::from_str(text.unwrap_or("null")).map_err(|error| DataSetError::Damaged {
        path: path.to_owned(),
        why: error.to_string(),
    })
}

fn parse_digest(path: &Path, digits: &str) -> Result<ContentHash, DataSetError> {
    ContentHash::parse(digits).ok_or_else(|| DataSetError::Damaged {
        path: path.to_owned(),
        why: format!("{digits:?} is not a digest"),
    })
}
