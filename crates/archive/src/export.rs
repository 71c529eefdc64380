//! Exports a run's rows as tables, photo by photo in the order of the manifest.
//!
//! The rows lie in the shards by digest, and the photos are in another order. A first pass over the
//! shards therefore notes where each row is (`RowIndex`), and the second one reads the rows one by
//! one in the order of the photos. The memory needed is about a hundred bytes per photo; the rows
//! themselves have several thousand.

#[cfg(feature = "arrow")]
pub mod arrow;
mod columns;
mod csv;
mod exported_photo;
#[cfg(feature = "parquet")]
mod parquet;
#[cfg(feature = "arrow")]
mod review_state;

pub use columns::{Column, ColumnGetter, columns};
pub use exported_photo::ExportedPhoto;
#[cfg(feature = "arrow")]
pub use review_state::ReviewState;

use std::collections::btree_map::{BTreeMap, Entry};
use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::Mutex;

use super::atomic_file::{self, AtomicFile};
use super::corrections::Corrections;
use super::digest::ContentHash;
use super::manifest::{Manifest, ManifestEntry};
use super::parallel::run_in_parallel;
use super::provenance::RecordLibrary;
use super::row::Row;
use super::run_folder::RunFolder;
#[cfg(feature = "parquet")]
use super::run_folder::task_settings;
use super::shard::{ShardFile, parse_row};
use shuzi::language::{Message, ToMessage};

/// The format of exported tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportFormat {
    /// `photos.parquet` and `points.parquet`.
    Parquet,
    /// `photos.jsonl`.
    JsonLines,
    /// `photos.csv`.
    Csv,
}

/// The error for a run that cannot be exported.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum ExportError {
    /// Some photos have no rows yet.
    Unfinished {
        /// Number of photos with different content.
        missing: usize,
        /// Name of the first one.
        first: String,
    },
    /// A file cannot be read or written.
    Io(#[from] io::Error),
    /// The program was built without Parquet.
    NoParquet,
}

impl ToMessage for ExportError {
    fn to_message(&self) -> Message {
        match self {
            ExportError::Unfinished { missing, first } => Message::new("error-run-unfinished")
                .with("photos", *missing)
                .with("first", first.as_str()),
            ExportError::Io(error) => error.to_message(),
            ExportError::NoParquet => Message::new("error-no-parquet"),
        }
    }
}

/// An export of a run whose photos all have rows.
pub struct Export<'a> {
    folder: &'a RunFolder,
    manifest: &'a Manifest,
    rows: RowIndex,
    corrections: Corrections,
    library: Option<&'a RecordLibrary>,
    jobs: usize,
}

/// Number of photos per thread that are in memory at the same time while games are searched.
const PHOTOS_PER_JOB: usize = 16;

/// A table that is written photo by photo.
trait TableWriter {
    fn add(&mut self, photo: &ExportedPhoto) -> io::Result<()>;
    fn finish(self: Box<Self>) -> io::Result<()>;
}

impl<'a> Export<'a> {
    /// Prepares an export with these corrections.
    ///
    /// # Errors
    /// Returns an [`ExportError`] if a photo has no row, or if a file cannot be read.
    pub fn new(
        folder: &'a RunFolder,
        manifest: &'a Manifest,
        corrections: Corrections,
    ) -> Result<Export<'a>, ExportError> {
        let rows = RowIndex::build(folder)?;
        let missing = manifest
            .contents()
            .filter(|content| !rows.contains(content))
            .count();
        let lacks_row = |photo: &&ManifestEntry| {
            photo
                .content
                .as_ref()
                .is_ok_and(|content| !rows.contains(content))
        };
        if let Some(first) = manifest.photos.iter().find(lacks_row) {
            return Err(ExportError::Unfinished {
                missing,
                first: first.name.clone(),
            });
        }
        Ok(Export {
            folder,
            manifest,
            rows,
            corrections,
            library: None,
            jobs: 1,
        })
    }

    /// Searches the game of each position among these records, with `jobs` threads.
    #[must_use]
    pub fn with_games(self, library: &'a RecordLibrary, jobs: usize) -> Export<'a> {
        Export {
            library: Some(library),
            jobs,
            ..self
        }
    }

    /// Writes or replaces the tables, the timings, and the game records of the rows that have one.
    /// `on_photo` is called for each photo.
    ///
    /// # Errors
    /// Returns an [`ExportError`] if a file cannot be read or written.
    pub fn write(
        &mut self,
        formats: &[ExportFormat],
        on_photo: &mut dyn FnMut(&ExportedPhoto) -> io::Result<()>,
    ) -> Result<(), ExportError> {
        let folder = self.folder.path().to_owned();
        let mut tables: Vec<Box<dyn TableWriter>> = vec![Box::new(csv::TimingsCsv::new(&folder)?)];
        for format in formats {
            match format {
                ExportFormat::JsonLines => tables.push(Box::new(PhotosJsonLines::new(&folder)?)),
                ExportFormat::Csv => tables.push(Box::new(csv::PhotosCsv::new(&folder)?)),
                #[cfg(feature = "parquet")]
                ExportFormat::Parquet => {
                    let settings = task_settings(&self.folder.settings);
                    tables.push(Box::new(parquet::PhotosParquet::new(&folder, &settings)?));
                    tables.push(Box::new(parquet::PointsParquet::new(&folder)?));
                }
                #[cfg(not(feature = "parquet"))]
                ExportFormat::Parquet => return Err(ExportError::NoParquet),
            }
        }
        let mut used_paths = HashSet::new();
        self.for_each_photo(&mut |photo| {
            tables.iter_mut().try_for_each(|table| table.add(photo))?;
            if let Some(sgf) = photo.sgf() {
                save_game_record(
                    &folder,
                    &photo.name,
                    photo.row.content,
                    &sgf,
                    &mut used_paths,
                )?;
            }
            on_photo(photo)
        })?;
        Ok(tables.into_iter().try_for_each(TableWriter::finish)?)
    }

    /// Calls `on_photo` with every photo in the order of the manifest.
    ///
    /// # Errors
    /// Returns an error if a row cannot be read, or the first error of `on_photo`.
    pub fn for_each_photo(
        &mut self,
        on_photo: &mut dyn FnMut(&ExportedPhoto) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut firsts: HashMap<ContentHash, &str> = HashMap::new();
        // Searching games takes much longer than the rest, so it is done for several photos in
        // parallel.
        for entries in self.manifest.photos.chunks(PHOTOS_PER_JOB * self.jobs) {
            let mut photos = Vec::new();
            for entry in entries {
                photos.push(match &entry.content {
                    Err(why) => ExportedPhoto::unreadable(entry, why),
                    Ok(content) => {
                        let row = self.rows.read(*content)?;
                        let first = firsts.get(content).copied();
                        firsts.entry(*content).or_insert(&entry.name);
                        ExportedPhoto::new(entry, self.corrections.apply(row)?, first)
                    }
                });
            }
            if let Some(library) = self.library {
                find_games(&mut photos, library, self.jobs)?;
            }
            photos.iter().try_for_each(&mut *on_photo)?;
        }
        Ok(())
    }
}

/// Finds the games of all photos.
fn find_games(
    photos: &mut [ExportedPhoto],
    library: &RecordLibrary,
    jobs: usize,
) -> io::Result<()> {
    let remaining = Mutex::new(photos.iter_mut());
    let next = || {
        remaining
            .lock()
            .ok()
            .and_then(|mut remaining| remaining.next())
    };
    run_in_parallel(jobs, &|| {
        while let Some(photo) = next() {
            photo
                .find_game(library)
                .map_err(|damaged| io::Error::other(damaged.to_message()))?;
        }
        Ok(())
    })
}

/// The positions of all rows in the shards.
struct RowIndex {
    /// Index of the file, offset of the row's first byte, and its length.
    positions: HashMap<ContentHash, (usize, u64, usize)>,
    files: Vec<ShardFile>,
    /// The files that are open, by index.
    open: BTreeMap<usize, File>,
}

/// Maximum number of shards that are open at the same time.
const MAX_OPEN_SHARDS: usize = 64;

impl RowIndex {
    fn build(folder: &RunFolder) -> io::Result<RowIndex> {
        let files = (0..folder.shards)
            .flat_map(|number| ShardFile::of_shard(folder.path(), number))
            .collect();
        let mut index = RowIndex {
            positions: HashMap::new(),
            files,
            open: BTreeMap::new(),
        };
        // The part of each shard follows the finished shard, so that its rows, which are newer,
        // replace the others.
        for (number, file) in index.files.iter().enumerate() {
            file.for_each_row(&mut |row: Row, offset, length| {
                index
                    .positions
                    .insert(row.content, (number, offset, length));
            })?;
        }
        Ok(index)
    }

    fn contains(&self, content: &ContentHash) -> bool {
        self.positions.contains_key(content)
    }

    fn read(&mut self, content: ContentHash) -> io::Result<Row> {
        let is_gone = || io::Error::other("a row was there and is gone");
        let &(number, offset, length) = self.positions.get(&content).ok_or_else(is_gone)?;
        if self.open.len() >= MAX_OPEN_SHARDS && !self.open.contains_key(&number) {
            self.open.clear();
        }
        let file = match self.open.entry(number) {
            Entry::Occupied(open) => open.into_mut(),
            Entry::Vacant(vacant) => {
                let path = &self.files.get(number).ok_or_else(is_gone)?.path;
                vacant.insert(File::open(path)?)
            }
        };
        file.seek(SeekFrom::Start(offset))?;
        let mut line = vec![0; length];
        file.read_exact(&mut line)?;
        Ok(parse_row(&line)?)
    }
}

/// `photos.jsonl`: the answers, one per line.
struct PhotosJsonLines(AtomicFile);

impl PhotosJsonLines {
    fn new(folder: &Path) -> io::Result<PhotosJsonLines> {
        Ok(PhotosJsonLines(AtomicFile::create(
            folder.join("photos.jsonl"),
        )?))
    }
}

impl TableWriter for PhotosJsonLines {
    fn add(&mut self, photo: &ExportedPhoto) -> io::Result<()> {
        writeln!(self.0, "{}", photo.to_json()?)
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        self.0.finish()
    }
}

/// Writes a game record into `sgf/`, with the photo's path below it. The path never leads out of
/// `sgf/`. If the system does not accept it, or another record has it (that of `../a/b` has the
/// path of `a/b`), the record is named after the digest.
fn save_game_record(
    folder: &Path,
    name: &str,
    content: ContentHash,
    sgf: &str,
    used_paths: &mut HashSet<PathBuf>,
) -> io::Result<()> {
    let records = folder.join("sgf");
    let mut path = records.clone();
    for component in Path::new(&name.replace("!/", "/")).components() {
        if let Component::Normal(part) = component {
            path.push(part);
        }
    }
    path.as_mut_os_string().push(".sgf");
    let saved = if used_paths.contains(&path) {
        Err(io::ErrorKind::AlreadyExists.into())
    } else {
        write_in_new_folder(&path, sgf)
    };
    match saved {
        Ok(()) => drop(used_paths.insert(path)),
        Err(error) if PATH_ERRORS.contains(&error.kind()) => {
            write_in_new_folder(&records.join(format!("{content}.sgf")), sgf)?;
        }
        Err(error) => return Err(error),
    }
    Ok(())
}

fn write_in_new_folder(path: &Path, text: &str) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    atomic_file::write_unsynced(path, text.as_bytes())
}

/// The errors for a path that is too long, and for one of which a part is both a file and a folder.
const PATH_ERRORS: [io::ErrorKind; 4] = [
    io::ErrorKind::AlreadyExists,
    io::ErrorKind::InvalidFilename,
    io::ErrorKind::IsADirectory,
    io::ErrorKind::NotADirectory,
];
