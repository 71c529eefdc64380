//! Export: a run's rows as tables, photo by photo in the order of the listing.

mod columns;
mod csv;
#[cfg(feature = "parquet")]
mod parquet;
mod record;

pub use columns::{Column, Get, columns};
pub use record::Record;

use std::collections::btree_map::{BTreeMap, Entry};
use std::collections::{HashMap, HashSet};
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::Mutex;

use super::content::Content;
use super::corrections::Corrections;
use super::folder::Folder;
use super::games::Games;
use super::listing::{Listed, Listing};
use super::row::Row;
use super::save::{self, Growing};
use super::shard::RowsFile;
use super::threads::together;
use shuzi::language::{Message, ToMessage};

/// How tables are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// `photos.parquet` and `points.parquet`.
    Parquet,
    /// `photos.jsonl`.
    JsonLines,
    /// `photos.csv`.
    Csv,
}

/// Why a run cannot be exported.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum ExportError {
    /// Photos have no rows yet.
    Unfinished {
        /// How many.
        missing: usize,
        /// What the first is called.
        first: String,
    },
    /// A file cannot be read or written.
    Io(#[from] io::Error),
    /// This shuzi cannot write Parquet.
    NoParquet,
}

impl ToMessage for ExportError {
    fn to_message(&self) -> Message {
        match self {
            ExportError::Unfinished { missing, first } => {
                Message::new("error-run-unfinished").with("photos", *missing).with("first", first.as_str())
            }
            ExportError::Io(error) => error.to_message(),
            ExportError::NoParquet => Message::new("error-no-parquet"),
        }
    }
}

/// A run whose photos all have rows.
pub struct Export<'a> {
    folder: &'a Folder,
    listing: &'a Listing,
    places: Places,
    corrections: Corrections,
    games: Option<&'a Games>,
    jobs: usize,
}

/// Photos in memory for each thread.
const PHOTOS_AT_A_TIME: usize = 16;

/// A table that is written photo by photo.
trait Table {
    fn add(&mut self, record: &Record) -> io::Result<()>;
    fn finish(self: Box<Self>) -> io::Result<()>;
}

impl<'a> Export<'a> {
    /// Finds all rows, and what people corrected.
    ///
    /// # Errors
    /// [`ExportError`] when rows are missing or files cannot be read.
    pub fn of(
        folder: &'a Folder,
        listing: &'a Listing,
        corrections: Corrections,
    ) -> Result<Export<'a>, ExportError> {
        let places = Places::of(folder)?;
        let has_row = |content: &Content| places.rows.contains_key(content);
        let missing = listing.contents().filter(|content| !has_row(content)).count();
        let lacks_row = |photo: &&Listed| photo.content.as_ref().is_ok_and(|content| !has_row(content));
        if let Some(first) = listing.photos.iter().find(lacks_row) {
            return Err(ExportError::Unfinished { missing, first: first.name.clone() });
        }
        Ok(Export { folder, listing, places, corrections, games: None, jobs: 1 })
    }

    /// Looks for the games, in so many threads.
    #[must_use]
    pub fn looking_up(self, games: &'a Games, jobs: usize) -> Export<'a> {
        Export { games: Some(games), jobs, ..self }
    }

    /// Writes the tables, the timings and the game records that there are, each in place of what was there. `told` sees
    /// every record.
    ///
    /// # Errors
    /// [`ExportError`] when a file cannot be read or written.
    pub fn write(
        &mut self,
        formats: &[Format],
        told: &mut dyn FnMut(&Record) -> io::Result<()>,
    ) -> Result<(), ExportError> {
        let folder = self.folder.path().to_owned();
        let mut tables: Vec<Box<dyn Table>> = vec![Box::new(csv::Timings::new(&folder)?)];
        for format in formats {
            match format {
                Format::JsonLines => tables.push(Box::new(Lines::new(&folder)?)),
                Format::Csv => tables.push(Box::new(csv::Photos::new(&folder)?)),
                #[cfg(feature = "parquet")]
                Format::Parquet => {
                    tables.push(Box::new(parquet::Photos::new(&folder)?));
                    tables.push(Box::new(parquet::Points::new(&folder)?));
                }
                #[cfg(not(feature = "parquet"))]
                Format::Parquet => return Err(ExportError::NoParquet),
            }
        }
        let mut taken = HashSet::new();
        self.each(&mut |record| {
            tables.iter_mut().try_for_each(|table| table.add(record))?;
            if let Some(sgf) = record.sgf() {
                save_record(&folder, &record.name, record.row.content, &sgf, &mut taken)?;
            }
            told(record)
        })?;
        Ok(tables.into_iter().try_for_each(Table::finish)?)
    }

    /// Every photo in the order of the listing.
    ///
    /// # Errors
    /// When a row cannot be read, or `with` fails.
    pub fn each(&mut self, with: &mut dyn FnMut(&Record) -> io::Result<()>) -> io::Result<()> {
        let mut firsts: HashMap<Content, &str> = HashMap::new();
        for photos in self.listing.photos.chunks(PHOTOS_AT_A_TIME * self.jobs) {
            let mut records = Vec::new();
            for photo in photos {
                records.push(match &photo.content {
                    Err(why) => Record::unseen(photo, why),
                    Ok(content) => {
                        let row = self.places.row(*content)?;
                        let first = firsts.get(content).copied();
                        firsts.entry(*content).or_insert(&photo.name);
                        Record::new(photo, self.corrections.applied(row)?, first)
                    }
                });
            }
            if let Some(games) = self.games {
                look_up(&mut records, games, self.jobs)?;
            }
            records.iter().try_for_each(&mut *with)?;
        }
        Ok(())
    }
}

/// Looks for the games of all records.
fn look_up(records: &mut [Record], games: &Games, jobs: usize) -> io::Result<()> {
    let next = Mutex::new(records.iter_mut());
    let record = || next.lock().ok().and_then(|mut next| next.next());
    together(jobs, &|| {
        while let Some(record) = record() {
            record.look_up(games).map_err(|damaged| io::Error::other(damaged.to_message()))?;
        }
        Ok(())
    })
}

/// Where each row lies.
struct Places {
    /// Which of the files, its first byte there, and its length.
    rows: HashMap<Content, (usize, u64, usize)>,
    files: Vec<RowsFile>,
    /// Files that are open.
    open: BTreeMap<usize, File>,
}

/// Most shards that are open at a time.
const MOST_OPEN: usize = 64;

impl Places {
    fn of(folder: &Folder) -> io::Result<Places> {
        let files = (0..folder.shards).flat_map(|number| RowsFile::of_shard(folder.path(), number)).collect();
        let mut places = Places { rows: HashMap::new(), files, open: BTreeMap::new() };
        // What a run added that was killed before the shard was whole again comes later, and is newer.
        for (number, file) in places.files.iter().enumerate() {
            file.each_row(&mut |row, first, length| {
                places.rows.insert(row.content, (number, first, length));
            })?;
        }
        Ok(places)
    }

    fn row(&mut self, content: Content) -> io::Result<Row> {
        let is_gone = || io::Error::other("a row was there and is gone");
        let &(number, first, length) = self.rows.get(&content).ok_or_else(is_gone)?;
        if self.open.len() >= MOST_OPEN && !self.open.contains_key(&number) {
            self.open.clear();
        }
        let file = match self.open.entry(number) {
            Entry::Occupied(open) => open.into_mut(),
            Entry::Vacant(none) => {
                none.insert(File::open(&self.files.get(number).ok_or_else(is_gone)?.path)?)
            }
        };
        file.seek(SeekFrom::Start(first))?;
        let mut line = vec![0; length];
        file.read_exact(&mut line)?;
        Ok(serde_json::from_slice(&line)?)
    }
}

/// `photos.jsonl`: the answers as they are, a line each.
struct Lines(Growing);

impl Lines {
    fn new(folder: &Path) -> io::Result<Lines> {
        Ok(Lines(Growing::begin(folder.join("photos.jsonl"))?))
    }
}

impl Table for Lines {
    fn add(&mut self, record: &Record) -> io::Result<()> {
        writeln!(self.0, "{}", record.json()?)
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        self.0.finish()
    }
}

/// Writes a game record below `sgf/`, in the folders that the photo's name has; nothing leads out of it. Where no file may
/// be called so, or another has the place (`a/b` and `../a/b`), it is called after what the photo holds.
fn save_record(
    folder: &Path,
    name: &str,
    content: Content,
    sgf: &str,
    taken: &mut HashSet<PathBuf>,
) -> io::Result<()> {
    let records = folder.join("sgf");
    let mut file = records.clone();
    for component in Path::new(&name.replace("!/", "/")).components() {
        if let Component::Normal(part) = component {
            file.push(part);
        }
    }
    file.as_mut_os_string().push(".sgf");
    let save = |file: &Path| {
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        save::quickly(file, sgf.as_bytes())
    };
    let saved = if taken.contains(&file) { Err(io::ErrorKind::AlreadyExists.into()) } else { save(&file) };
    match saved {
        Ok(()) => drop(taken.insert(file)),
        Err(error) if NO_PLACE.contains(&error.kind()) => save(&records.join(format!("{content}.sgf")))?,
        Err(error) => return Err(error),
    }
    Ok(())
}

/// What the system says of a name that is too long, and of one that is a folder's and a file's.
const NO_PLACE: [io::ErrorKind; 4] = [
    io::ErrorKind::AlreadyExists,
    io::ErrorKind::InvalidFilename,
    io::ErrorKind::IsADirectory,
    io::ErrorKind::NotADirectory,
];
