//! Finds photos in folders, patterns, lists and archives. The result is one list whose order
//! depends only on the order of the sources and on names.

use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::fs::{self, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use tar::EntryType;

use super::location::{ArchiveId, Location};
use super::run_folder::contains_run;
use super::zip_directory::ZipDirectory;
use shuzi::language::{Message, ToMessage};

/// A source of photos that the user names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhotoSource {
    /// A folder, which is searched recursively, an archive, or a photo.
    Path(PathBuf),
    /// A pattern such as `2019/*/final*.jpg`.
    Pattern(String),
    /// A file from a list. If it does not exist, only this photo fails.
    Listed(PathBuf),
}

/// A photo that was found. Its content has not been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPhoto {
    /// The path as the user would write it; for a photo in an archive, `archive.zip!/path`.
    pub name: String,
    /// The location, or the reason why it is not available.
    pub location: Result<Location, String>,
    /// Length in bytes.
    pub bytes: u64,
    /// Modification time of the file or of its archive, in nanoseconds since 1970; 0 if it is not
    /// known.
    pub modified_ns: u64,
}

/// The result of a search for photos.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PhotoSearch {
    /// The photos, in the order of their sources, and for each source in the order of names.
    pub photos: Vec<FoundPhoto>,
    /// The archives that contain some of them.
    pub archives: Vec<PathBuf>,
    /// Number of files in folders and archives that were passed over because they do not have the
    /// name of a picture.
    pub passed_over: usize,
}

/// The error for a source that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum SourceError {
    /// The file or folder does not exist.
    Missing(String),
    /// The pattern is not valid.
    Pattern {
        /// The pattern as stated.
        pattern: String,
        /// The reason.
        error: glob::PatternError,
    },
    /// No file matches the pattern.
    NothingFits(String),
}

impl ToMessage for SourceError {
    fn to_message(&self) -> Message {
        match self {
            SourceError::Missing(source) => {
                Message::new("error-no-source").with("source", source.as_str())
            }
            SourceError::Pattern { pattern, error } => Message::new("error-no-pattern")
                .with("pattern", pattern.as_str())
                .with("error", error.to_string()),
            SourceError::NothingFits(pattern) => {
                Message::new("error-nothing-fits").with("pattern", pattern.as_str())
            }
        }
    }
}

/// Extensions of pictures. Formats that shuzi cannot read are among them, so that they are refused
/// with a reason instead of being passed over.
const PICTURE_EXTENSIONS: [&str; 16] = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "heic", "heif", "hif", "avif", "gif", "bmp",
    "tif", "tiff", "jxl", "jp2",
];

/// Longest name of an entry in a tar archive, in bytes, with what else pax headers say of it.
const MAX_NAME_BYTES: u64 = 1_000_000;

/// Finds the photos of all sources. A photo that belongs to several sources is listed once, for the
/// first of them.
///
/// # Errors
/// Returns a [`SourceError`] if a source does not exist. A file or folder below it that cannot be
/// opened is not an error: it becomes a photo without a location.
pub fn find_photos(sources: &[PhotoSource]) -> Result<PhotoSearch, SourceError> {
    let mut search = PhotoSearch::default();
    for source in sources {
        match source {
            PhotoSource::Path(path) => {
                if fs::symlink_metadata(path).is_err() {
                    return Err(SourceError::Missing(path.display().to_string()));
                }
                search.add_path(path, true);
            }
            PhotoSource::Listed(path) => search.add_path(path, true),
            PhotoSource::Pattern(pattern) => search.add_pattern(pattern)?,
        }
    }
    let PhotoSearch {
        photos, archives, ..
    } = &mut search;
    let mut seen = HashSet::new();
    photos.retain(|photo| seen.insert((photo.file_and_position(archives), photo.name.clone())));
    make_names_unique(photos);
    Ok(search)
}

impl FoundPhoto {
    /// Returns the photo's file or archive, and its position in the archive.
    fn file_and_position(&self, archives: &[PathBuf]) -> (PathBuf, u64) {
        let archive_path =
            |archive: ArchiveId| archives.get(archive.0).cloned().unwrap_or_default();
        match &self.location {
            Ok(Location::File(path)) => (path.clone(), 0),
            Ok(Location::Tar { archive, offset }) => (archive_path(*archive), *offset),
            Ok(Location::Zip { archive, entry }) => (archive_path(*archive), *entry as u64),
            Err(_) => (PathBuf::from(&self.name), 0),
        }
    }
}

/// Appends a number to each name that occurred before. An archive may contain any number of entries
/// with the same name.
fn make_names_unique(photos: &mut [FoundPhoto]) {
    let mut used: HashMap<String, usize> = HashMap::new();
    for photo in photos {
        let original = photo.name.clone();
        // A numbered name may be in use as well, so this repeats until one is free.
        while let Some(times) = used.get_mut(&photo.name) {
            *times += 1;
            photo.name = format!("{original} #{times}");
        }
        used.insert(photo.name.clone(), 1);
    }
}

impl PhotoSearch {
    fn add_pattern(&mut self, pattern: &str) -> Result<(), SourceError> {
        let paths = glob::glob(pattern).map_err(|error| SourceError::Pattern {
            pattern: pattern.to_owned(),
            error,
        })?;
        // Folders that may not be opened do not match.
        let mut paths: Vec<PathBuf> = paths.filter_map(Result::ok).collect();
        paths.retain(|path| !path.ancestors().any(is_drawings_folder));
        paths.sort();
        if paths.is_empty() {
            return Err(SourceError::NothingFits(pattern.to_owned()));
        }
        for path in paths {
            self.add_path(&path, true);
        }
        Ok(())
    }

    /// Adds a folder, an archive or a photo. A path that the user named (`is_named`) is always
    /// considered; one that was found in a folder only if its name is that of a picture or an
    /// archive.
    fn add_path(&mut self, path: &Path, is_named: bool) {
        match fs::metadata(path) {
            Err(error) if is_named || is_picture(path) => {
                self.add_unreadable(path_name(path), &error)
            }
            Err(_) => self.passed_over += 1,
            Ok(data) if data.is_dir() && is_named => self.add_folder(path),
            // Links to folders are not followed, because they may form a cycle.
            Ok(data) if data.is_dir() && path.is_symlink() => self.passed_over += 1,
            // The output folder of a run may lie among the photos. Its drawings are not photos.
            Ok(data) if data.is_dir() && is_drawings_folder(path) => {}
            Ok(data) if data.is_dir() => self.add_folder(path),
            // Opening a named pipe may block forever.
            Ok(data) if !data.is_file() && (is_named || is_picture(path)) => {
                self.add_unreadable(path_name(path), &io::Error::other("it is no file"));
            }
            Ok(data) if !data.is_file() => self.passed_over += 1,
            Ok(data) => match file_kind(path) {
                FileKind::Tar => self.add_tar(path, &data),
                FileKind::Zip => self.add_zip(path, &data),
                FileKind::Compressed => {
                    self.add_unreadable(
                        path_name(path),
                        &io::Error::other("it must be unpacked first"),
                    );
                }
                FileKind::Picture => self.add_file(path, &data),
                FileKind::Other if is_named => self.add_file(path, &data),
                FileKind::Other => self.passed_over += 1,
            },
        }
    }

    fn add_folder(&mut self, folder: &Path) {
        let entries = fs::read_dir(folder).and_then(|entries| {
            entries
                .map(|entry| entry.map(|entry| entry.path()))
                .collect::<io::Result<Vec<PathBuf>>>()
        });
        match entries {
            Ok(mut paths) => {
                paths.sort();
                paths.iter().for_each(|path| self.add_path(path, false));
            }
            Err(error) => self.add_unreadable(path_name(folder), &error),
        }
    }

    fn add_file(&mut self, path: &Path, data: &Metadata) {
        self.photos.push(FoundPhoto {
            name: path_name(path),
            location: Ok(Location::File(path.to_owned())),
            bytes: data.len(),
            modified_ns: modified_ns(data),
        });
    }

    fn add_tar(&mut self, path: &Path, data: &Metadata) {
        let archive = self.add_archive(path);
        if let Err(error) = self.add_tar_entries(archive, path, data) {
            self.add_unreadable(path_name(path), &error);
        }
    }

    fn add_tar_entries(
        &mut self,
        archive: ArchiveId,
        path: &Path,
        data: &Metadata,
    ) -> io::Result<()> {
        // The offset and length of each photo so far: a hard link refers to an earlier entry by
        // name.
        let mut earlier: HashMap<PathBuf, (u64, u64)> = HashMap::new();
        check_tar_names(path)?;
        // Entries are skipped by seeking, so that only their headers are read.
        for entry in tar::Archive::new(File::open(path)?).entries_with_seek()? {
            let entry = entry?;
            let (inner, kind) = (entry.path()?.into_owned(), entry.header().entry_type());
            let (offset, bytes) = (entry.raw_file_position(), entry.size());
            // Seeking beyond the end succeeds, so an archive that was cut off is only noticed here.
            if kind.is_file() && offset.saturating_add(bytes) > data.len() {
                return Err(io::Error::other(format!(
                    "it ends within {}",
                    path_name(&inner)
                )));
            }
            if kind.is_dir() || kind.is_symlink() || !is_picture(&inner) {
                self.passed_over += usize::from(kind.is_file());
                continue;
            }
            let extent = match kind {
                EntryType::Regular => Some((offset, bytes)),
                EntryType::Link => entry
                    .link_name()?
                    .and_then(|target| earlier.get(target.as_ref()).copied()),
                // For example sparse files, which are not stored in one piece.
                _ => None,
            };
            let name = entry_name(path, &inner);
            let Some((offset, bytes)) = extent else {
                self.add_unreadable(name, &io::Error::other("it must be unpacked first"));
                continue;
            };
            earlier.insert(inner, (offset, bytes));
            let location = Ok(Location::Tar { archive, offset });
            self.photos.push(FoundPhoto {
                name,
                location,
                bytes,
                modified_ns: modified_ns(data),
            });
        }
        Ok(())
    }

    fn add_zip(&mut self, path: &Path, data: &Metadata) {
        let archive = self.add_archive(path);
        if let Err(error) = self.add_zip_entries(archive, path, data) {
            self.add_unreadable(path_name(path), &error);
        }
    }

    fn add_zip_entries(
        &mut self,
        archive: ArchiveId,
        path: &Path,
        data: &Metadata,
    ) -> io::Result<()> {
        for file in ZipDirectory::open(path)?.files() {
            let file = file?;
            if !is_picture(&file.path) {
                self.passed_over += 1;
                continue;
            }
            let (name, entry) = (entry_name(path, &file.path), file.number);
            if file.is_overlapping {
                let error = io::Error::other("it lies in the place of another entry");
                self.add_unreadable(name, &error);
                continue;
            }
            self.photos.push(FoundPhoto {
                name,
                location: Ok(Location::Zip { archive, entry }),
                bytes: file.bytes,
                modified_ns: modified_ns(data),
            });
        }
        Ok(())
    }

    fn add_archive(&mut self, path: &Path) -> ArchiveId {
        self.archives.push(path.to_owned());
        ArchiveId(self.archives.len() - 1)
    }

    fn add_unreadable(&mut self, name: String, error: &io::Error) {
        let location = Err(format!("cannot be opened: {error}"));
        self.photos.push(FoundPhoto {
            name,
            location,
            bytes: 0,
            modified_ns: 0,
        });
    }
}

/// Checks that no name is longer than any name is: it would be read into memory.
///
/// # Errors
/// Names the offset of one that is too long.
fn check_tar_names(path: &Path) -> io::Result<()> {
    for entry in tar::Archive::new(File::open(path)?)
        .entries_with_seek()?
        .raw(true)
    {
        // What else is wrong is found when the entries are read.
        let Ok(entry) = entry else { return Ok(()) };
        let is_name = matches!(
            entry.header().entry_type(),
            EntryType::GNULongName
                | EntryType::GNULongLink
                | EntryType::XHeader
                | EntryType::XGlobalHeader
        );
        if is_name && entry.size() > MAX_NAME_BYTES {
            return Err(io::Error::other(format!(
                "the name at byte {} is longer than {MAX_NAME_BYTES} bytes",
                entry.raw_header_position()
            )));
        }
    }
    Ok(())
}

/// Returns true if a folder contains the drawings of a run.
fn is_drawings_folder(folder: &Path) -> bool {
    folder.file_name() == Some(OsStr::new("drawings")) && folder.parent().is_some_and(contains_run)
}

/// The kind of a file, by its extension.
enum FileKind {
    Picture,
    Tar,
    Zip,
    /// A compressed archive that cannot be searched without unpacking it.
    Compressed,
    Other,
}

fn file_kind(path: &Path) -> FileKind {
    match lowercase_extension(path).as_deref() {
        Some("tar") => FileKind::Tar,
        Some("zip" | "cbz") => FileKind::Zip,
        Some("tgz" | "tbz2" | "txz" | "7z" | "rar" | "cbr") => FileKind::Compressed,
        Some("gz" | "bz2" | "xz" | "zst")
            if path.with_extension("").extension() == Some(OsStr::new("tar")) =>
        {
            FileKind::Compressed
        }
        Some(extension) if PICTURE_EXTENSIONS.contains(&extension) => FileKind::Picture,
        _ => FileKind::Other,
    }
}

fn is_picture(path: &Path) -> bool {
    matches!(file_kind(path), FileKind::Picture)
}

fn lowercase_extension(path: &Path) -> Option<String> {
    Some(path.extension()?.to_str()?.to_ascii_lowercase())
}

/// Returns a path as text. If it is not valid UTF-8, it is escaped in such a way that different
/// paths have different names.
fn path_name(path: &Path) -> String {
    match path.to_str() {
        Some(text) => text.to_owned(),
        None => path
            .as_os_str()
            .as_encoded_bytes()
            .escape_ascii()
            .to_string(),
    }
}

fn entry_name(archive: &Path, inner: &Path) -> String {
    format!("{}!/{}", path_name(archive), path_name(inner))
}

/// Returns the modification time in nanoseconds since 1970; 0 if it is not known.
pub(super) fn modified_ns(data: &Metadata) -> u64 {
    let since = data
        .modified()
        .ok()
        .and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.map_or(0, |since| {
        u64::try_from(since.as_nanos()).unwrap_or(u64::MAX)
    })
}
