//! Which photos there are: folders, patterns, lists and archives become one list whose order depends on nothing but
//! their names.

use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::fs::{self, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use tar::EntryType;

use super::folder::holds_a_run;
use super::place::{Archive, Place, open_zip};
use shuzi::language::{Message, ToMessage};

/// What a user names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A folder that is searched with all in it, an archive, or a photo.
    Path(PathBuf),
    /// A pattern such as `2019/*/final*.jpg`.
    Pattern(String),
    /// A file that a list names; where it is not there, that is a failure of this photo and not of the list.
    Listed(PathBuf),
}

/// A photo that was found. Its content was not looked at yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What it is called: the path as the user would write it; in an archive `archive.zip!/path`.
    pub name: String,
    /// Where it is, or why nobody can tell.
    pub place: Result<Place, String>,
    /// How long it is.
    pub bytes: u64,
    /// When it, or its archive, was changed: nanoseconds since 1970, 0 where nobody knows.
    pub modified: u64,
}

/// What a search came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// The photos, in the order of their sources and then of their names.
    pub photos: Vec<Found>,
    /// The archives that they lie in.
    pub archives: Vec<PathBuf>,
    /// Files in folders and archives whose names are no pictures' names.
    pub passed_over: usize,
}

/// A source that is not there.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum SourceError {
    /// No such file or folder.
    Missing(String),
    /// A pattern that is none.
    Pattern {
        /// As it was written.
        pattern: String,
        /// What is wrong with it.
        error: glob::PatternError,
    },
    /// A pattern that nothing fits.
    NothingFits(String),
}

impl ToMessage for SourceError {
    fn to_message(&self) -> Message {
        match self {
            SourceError::Missing(source) => Message::new("error-no-source").with("source", source.as_str()),
            SourceError::Pattern { pattern, error } => Message::new("error-no-pattern")
                .with("pattern", pattern.as_str())
                .with("error", error.to_string()),
            SourceError::NothingFits(pattern) => {
                Message::new("error-nothing-fits").with("pattern", pattern.as_str())
            }
        }
    }
}

/// Names of pictures end so; those that shuzi cannot read are refused with a reason, not passed over.
const PICTURES: [&str; 16] = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "heic", "heif", "hif", "avif", "gif", "bmp", "tif", "tiff",
    "jxl", "jp2",
];

/// Finds all photos of these sources. A photo that several sources name is listed once, where it comes first.
///
/// # Errors
/// [`SourceError`] when a source is not there. What cannot be opened below it becomes a photo that cannot be read.
pub fn find(sources: &[Source]) -> Result<Search, SourceError> {
    let mut search = Search::default();
    for source in sources {
        match source {
            Source::Path(path) => {
                if fs::symlink_metadata(path).is_err() {
                    return Err(SourceError::Missing(path.display().to_string()));
                }
                search.path(path, true);
            }
            Source::Listed(path) => search.path(path, true),
            Source::Pattern(pattern) => search.pattern(pattern)?,
        }
    }
    let Search { photos, archives, .. } = &mut search;
    let mut seen = HashSet::new();
    photos.retain(|photo| seen.insert((photo.lies_at(archives), photo.name.clone())));
    name_apart(photos);
    Ok(search)
}

impl Found {
    /// The file that it is or is in, and where in it.
    fn lies_at(&self, archives: &[PathBuf]) -> (PathBuf, u64) {
        let file = |archive: Archive| archives.get(archive.0).cloned().unwrap_or_default();
        match &self.place {
            Ok(Place::File(path)) => (path.clone(), 0),
            Ok(Place::Tar { archive, offset }) => (file(*archive), *offset),
            Ok(Place::Zip { archive, entry }) => (file(*archive), *entry as u64),
            Err(_) => (PathBuf::from(&self.name), 0),
        }
    }
}

/// Numbers what is called as something before it: a tar archive may hold a name again and again.
fn name_apart(photos: &mut [Found]) {
    let mut taken: HashMap<String, usize> = HashMap::new();
    for photo in photos {
        let called = photo.name.clone();
        while let Some(times) = taken.get_mut(&photo.name) {
            *times += 1;
            photo.name = format!("{called} #{times}");
        }
        taken.insert(photo.name.clone(), 1);
    }
}

impl Search {
    fn pattern(&mut self, pattern: &str) -> Result<(), SourceError> {
        let paths = glob::glob(pattern)
            .map_err(|error| SourceError::Pattern { pattern: pattern.to_owned(), error })?;
        // In the order of their names; what it may not enter is no match.
        let mut paths: Vec<PathBuf> = paths.filter_map(Result::ok).collect();
        paths.retain(|path| !path.ancestors().any(has_drawings));
        paths.sort();
        if paths.is_empty() {
            return Err(SourceError::NothingFits(pattern.to_owned()));
        }
        for path in paths {
            self.path(&path, true);
        }
        Ok(())
    }

    /// A folder, an archive or a photo. Somebody `named` it, or it is in a folder, where much else may be.
    fn path(&mut self, path: &Path, named: bool) {
        match fs::metadata(path) {
            Err(error) if named || is_picture(path) => self.cannot_read(name(path), &error),
            Err(_) => self.passed_over += 1,
            Ok(data) if data.is_dir() && named => self.folder(path),
            // A link is not followed into a folder that nobody named: it may lead back here.
            Ok(data) if data.is_dir() && path.is_symlink() => self.passed_over += 1,
            // A run may lie among its photos; what it drew is none.
            Ok(data) if data.is_dir() && has_drawings(path) => {}
            Ok(data) if data.is_dir() => self.folder(path),
            // Who opens a pipe may wait for ever.
            Ok(data) if !data.is_file() && (named || is_picture(path)) => {
                self.cannot_read(name(path), &io::Error::other("it is no file"));
            }
            Ok(data) if !data.is_file() => self.passed_over += 1,
            Ok(data) => match kind_of(path) {
                Kind::Tar => self.tar(path, &data),
                Kind::Zip => self.zip(path, &data),
                Kind::Packed => self.cannot_read(name(path), &io::Error::other("it must be unpacked first")),
                Kind::Picture => self.file(path, &data),
                Kind::Other if named => self.file(path, &data),
                Kind::Other => self.passed_over += 1,
            },
        }
    }

    fn folder(&mut self, folder: &Path) {
        let entries = fs::read_dir(folder).and_then(|entries| {
            entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<PathBuf>>>()
        });
        match entries {
            Ok(mut paths) => {
                paths.sort();
                paths.iter().for_each(|path| self.path(path, false));
            }
            Err(error) => self.cannot_read(name(folder), &error),
        }
    }

    fn file(&mut self, path: &Path, data: &Metadata) {
        let place = Ok(Place::File(path.to_owned()));
        self.photos.push(Found { name: name(path), place, bytes: data.len(), modified: modified(data) });
    }

    fn tar(&mut self, path: &Path, data: &Metadata) {
        let archive = self.archive(path);
        // Where the files lie so far and how long they are: links to them follow.
        let mut files: HashMap<PathBuf, (u64, u64)> = HashMap::new();
        let listed = File::open(path).and_then(|file| {
            for entry in tar::Archive::new(file).entries_with_seek()? {
                let entry = entry?;
                let (inner, kind) = (entry.path()?.into_owned(), entry.header().entry_type());
                let (offset, bytes) = (entry.raw_file_position(), entry.size());
                if kind.is_file() && offset.saturating_add(bytes) > data.len() {
                    return Err(io::Error::other(format!("it ends within {}", name(&inner))));
                }
                if kind.is_dir() || kind.is_symlink() || !is_picture(&inner) {
                    self.passed_over += usize::from(kind.is_file());
                    continue;
                }
                let lies = match kind {
                    EntryType::Regular => Some((offset, bytes)),
                    EntryType::Link => entry.link_name()?.and_then(|of| files.get(of.as_ref()).copied()),
                    _ => None,
                };
                let Some((offset, bytes)) = lies else {
                    self.cannot_read(inside(path, &inner), &io::Error::other("it must be unpacked first"));
                    continue;
                };
                files.insert(inner.clone(), (offset, bytes));
                let place = Ok(Place::Tar { archive, offset });
                self.photos.push(Found {
                    name: inside(path, &inner),
                    place,
                    bytes,
                    modified: modified(data),
                });
            }
            Ok(())
        });
        if let Err(error) = listed {
            self.cannot_read(name(path), &error);
        }
    }

    fn zip(&mut self, path: &Path, data: &Metadata) {
        let archive = self.archive(path);
        let listed = open_zip(path).and_then(|mut zip| {
            for entry in 0..zip.len() {
                let file = zip.by_index_raw(entry).map_err(io::Error::other)?;
                if !file.is_file() {
                    continue;
                }
                let inner = PathBuf::from(file.name().map_err(io::Error::other)?.into_owned());
                if !is_picture(&inner) {
                    self.passed_over += 1;
                    continue;
                }
                let place = Ok(Place::Zip { archive, entry });
                let name = inside(path, &inner);
                self.photos.push(Found { name, place, bytes: file.size(), modified: modified(data) });
            }
            Ok(())
        });
        if let Err(error) = listed {
            self.cannot_read(name(path), &error);
        }
    }

    fn archive(&mut self, path: &Path) -> Archive {
        self.archives.push(path.to_owned());
        Archive(self.archives.len() - 1)
    }

    fn cannot_read(&mut self, name: String, error: &io::Error) {
        let place = Err(format!("cannot be opened: {error}"));
        self.photos.push(Found { name, place, bytes: 0, modified: 0 });
    }
}

/// Whether it is the folder into which a run draws.
fn has_drawings(folder: &Path) -> bool {
    folder.file_name() == Some(OsStr::new("drawings")) && folder.parent().is_some_and(holds_a_run)
}

enum Kind {
    Picture,
    Tar,
    Zip,
    /// An archive in which nothing can be found without unpacking all of it.
    Packed,
    Other,
}

fn kind_of(path: &Path) -> Kind {
    match extension(path).as_deref() {
        Some("tar") => Kind::Tar,
        Some("zip" | "cbz") => Kind::Zip,
        Some("tgz" | "tbz2" | "txz" | "7z" | "rar" | "cbr") => Kind::Packed,
        Some("gz" | "bz2" | "xz" | "zst")
            if path.with_extension("").extension() == Some(OsStr::new("tar")) =>
        {
            Kind::Packed
        }
        Some(extension) if PICTURES.contains(&extension) => Kind::Picture,
        _ => Kind::Other,
    }
}

fn is_picture(path: &Path) -> bool {
    matches!(kind_of(path), Kind::Picture)
}

fn extension(path: &Path) -> Option<String> {
    Some(path.extension()?.to_str()?.to_ascii_lowercase())
}

/// The path as text; what is no text in it is written so that two paths never look alike.
fn name(path: &Path) -> String {
    match path.to_str() {
        Some(text) => text.to_owned(),
        None => path.as_os_str().as_encoded_bytes().escape_ascii().to_string(),
    }
}

fn inside(archive: &Path, inner: &Path) -> String {
    format!("{}!/{}", name(archive), name(inner))
}

fn modified(data: &Metadata) -> u64 {
    let since = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.map_or(0, |since| u64::try_from(since.as_nanos()).unwrap_or(u64::MAX))
}
