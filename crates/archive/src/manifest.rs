//! The manifest of a run: the list of its photos with their digests, kept in `listing.jsonl`.
//!
//! # How it is made
//!
//! Computing the digests means reading the whole archive, so as little as possible is read again. A
//! photo that has the same name, length and modification time as in the previous manifest keeps its
//! digest. New digests are appended to `listing.part` as they are computed; a run that is killed
//! while it lists photos therefore continues where it was. Once the digests are complete, the
//! manifest is written in the order of the photos and replaces the previous one.
//!
//! Length and time may deceive. If a run finds that a photo does not have the digest that the
//! manifest states, it adds that digest to `listing.doubts`, and the next manifest computes it
//! anew.
//!
//! All parts of a run must agree on the photos and their order: if there is a manifest, parts use
//! it whatever they find themselves, and the first part to finish its manifest makes it for all
//! ([`Manifest::build_for_part`]).

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};

use serde::{Deserialize, Serialize};

use super::atomic_file::{self, AtomicFile};
use super::digest::ContentHash;
use super::jsonl::{for_each_line, open_for_append, to_line};
use super::location::{ArchiveCache, Location};
use super::parallel::run_in_parallel;
use super::source::{FoundPhoto, PhotoSearch};

/// The photos of a run, in their order.
#[derive(Debug)]
pub struct Manifest {
    /// The photos.
    pub photos: Vec<ManifestEntry>,
    /// The archives that contain some of them.
    pub archives: Vec<PathBuf>,
    /// Number of files that were passed over because they do not have the name of a picture.
    pub passed_over: usize,
    /// Number of photos that were found but are not in the manifest of this run.
    pub unlisted: usize,
}

/// A photo of a run.
#[derive(Debug)]
pub struct ManifestEntry {
    /// The photo's name (see [`FoundPhoto::name`]).
    pub name: String,
    /// Length in bytes.
    pub bytes: u64,
    /// The location, or `None` if the photo was not searched or not found.
    pub location: Option<Location>,
    /// The digest, or the reason why the photo could not be read.
    pub content: Result<ContentHash, String>,
}

/// A line of the file: a photo, or in the last line the number of files that were passed over.
#[derive(Default, Serialize, Deserialize)]
// The name in the messages about damaged lines is that of earlier versions.
#[serde(default, expecting = "struct Line")]
struct ManifestLine {
    #[serde(skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(skip_serializing_if = "is_zero")]
    bytes: u64,
    #[serde(skip_serializing_if = "is_zero")]
    modified: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<ContentHash>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    passed_over: Option<usize>,
}

/// The modification time of a file whose time is not known (see [`FoundPhoto::modified_ns`]).
const UNKNOWN_TIME: u64 = 0;

fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl Manifest {
    /// Makes the manifest of the photos that were found, with `jobs` threads, and writes it to
    /// `file`. Digests of unchanged photos are taken from the previous manifest. `on_progress` is
    /// called with the number of photos done so far. No other process may be using the manifest.
    ///
    /// # Errors
    /// Returns an error if the manifest cannot be written. A photo that cannot be read is not an
    /// error: its entry contains the reason.
    pub fn build(
        search: PhotoSearch,
        file: &Path,
        jobs: usize,
        on_progress: &(dyn Fn(usize) + Sync),
    ) -> io::Result<Manifest> {
        let contents = hash_photos(&search, file, jobs, on_progress)?;
        atomic_file::write_with(file, |out| write_lines(out, &search, &contents))?;
        atomic_file::remove_if_exists(&part_path(file))?;
        atomic_file::remove_if_exists(&doubts_path(file))?;
        let mut photos = Vec::new();
        for (found, content) in search.photos.into_iter().zip(contents) {
            let FoundPhoto {
                name,
                location,
                bytes,
                ..
            } = found;
            photos.push(ManifestEntry {
                name,
                bytes,
                location: location.ok(),
                content,
            });
        }
        Ok(Manifest {
            photos,
            archives: search.archives,
            passed_over: search.passed_over,
            unlisted: 0,
        })
    }

    /// Returns the manifest for one of several parts of a run. If there is none, this part makes it
    /// like [`Manifest::build`], unless another part finishes first. Photos that were not found
    /// here have no location.
    ///
    /// # Errors
    /// Returns an error if the manifest cannot be read or written.
    pub fn build_for_part(
        search: PhotoSearch,
        file: &Path,
        jobs: usize,
        on_progress: &(dyn Fn(usize) + Sync),
    ) -> io::Result<Manifest> {
        if !file.exists() {
            let made = hash_photos(&search, file, jobs, on_progress).and_then(|contents| {
                atomic_file::create_new_with(file, |out| write_lines(out, &search, &contents))
            });
            // If another part finished first, it may have removed `listing.part` while this part
            // used it. Errors do not matter then, because there is a manifest.
            if !file.exists() {
                made?;
            }
            // Other parts may still be writing this file, which some systems do not remove then.
            // The next manifest removes it.
            let _ = atomic_file::remove_if_exists(&part_path(file));
        }
        let mut manifest = Manifest {
            archives: search.archives,
            ..Manifest::read(file)?
        };
        let mut locations: HashMap<String, Option<Location>> = search
            .photos
            .into_iter()
            .map(|found| (found.name, found.location.ok()))
            .collect();
        for photo in &mut manifest.photos {
            photo.location = locations.remove(&photo.name).flatten();
        }
        manifest.unlisted = locations.len();
        Ok(manifest)
    }

    /// Reads a manifest as it was written, without locations.
    ///
    /// # Errors
    /// Returns an error if it cannot be read.
    pub fn read(file: &Path) -> io::Result<Manifest> {
        let mut manifest = Manifest {
            photos: Vec::new(),
            archives: Vec::new(),
            passed_over: 0,
            unlisted: 0,
        };
        for line in BufReader::new(File::open(file)?).lines() {
            let line: ManifestLine = serde_json::from_str(&line?)?;
            let ManifestLine {
                name,
                bytes,
                content,
                error,
                passed_over,
                ..
            } = line;
            if let Some(passed_over) = passed_over {
                manifest.passed_over = passed_over;
                continue;
            }
            let content = content.ok_or_else(|| error.unwrap_or_default());
            manifest.photos.push(ManifestEntry {
                name,
                bytes,
                location: None,
                content,
            });
        }
        Ok(manifest)
    }

    /// Writes a manifest of photos whose files were not searched.
    ///
    /// # Errors
    /// Returns an error if the manifest cannot be written.
    #[cfg(feature = "parquet")]
    pub(super) fn write_entries(file: &Path, entries: &[ManifestEntry]) -> io::Result<()> {
        atomic_file::write_with(file, |out| {
            for entry in entries {
                let line = ManifestLine {
                    name: entry.name.clone(),
                    bytes: entry.bytes,
                    content: entry.content.as_ref().ok().copied(),
                    error: entry.content.as_ref().err().cloned(),
                    ..ManifestLine::default()
                };
                out.write_all(to_line(&line)?.as_bytes())?;
            }
            Ok(())
        })
    }

    /// Notes that a photo does not have the digest that the manifest in `file` states, so that the
    /// next manifest computes it anew.
    ///
    /// # Errors
    /// Returns an error if the note cannot be written.
    pub fn note_wrong_digest(file: &Path, content: ContentHash) -> io::Result<()> {
        open_for_append(&doubts_path(file))?.write_all(format!("{content}\n").as_bytes())
    }

    /// Returns the digest of each photo by its name; `None` for photos that could not be read.
    pub fn contents_by_name(&self) -> HashMap<&str, Option<ContentHash>> {
        self.photos
            .iter()
            .map(|photo| (photo.name.as_str(), photo.content.as_ref().ok().copied()))
            .collect()
    }

    /// Returns the digests of the photos, each one once, in the order of the first photo that has
    /// it.
    pub fn contents(&self) -> impl Iterator<Item = ContentHash> + '_ {
        let mut seen = HashSet::new();
        let contents = self
            .photos
            .iter()
            .filter_map(|photo| photo.content.as_ref().ok());
        contents
            .copied()
            .filter(move |content| seen.insert(*content))
    }
}

impl ManifestLine {
    fn of(found: &FoundPhoto, content: &Result<ContentHash, String>) -> ManifestLine {
        ManifestLine {
            name: found.name.clone(),
            bytes: found.bytes,
            modified: found.modified_ns,
            content: content.as_ref().ok().copied(),
            error: content.as_ref().err().cloned(),
            passed_over: None,
        }
    }
}

/// Writes all lines of a manifest.
fn write_lines(
    out: &mut AtomicFile,
    search: &PhotoSearch,
    contents: &[Result<ContentHash, String>],
) -> io::Result<()> {
    for (found, content) in search.photos.iter().zip(contents) {
        out.write_all(to_line(&ManifestLine::of(found, content))?.as_bytes())?;
    }
    let last = ManifestLine {
        passed_over: Some(search.passed_over),
        ..ManifestLine::default()
    };
    out.write_all(to_line(&last)?.as_bytes())
}

/// Returns the path of the lines of an unfinished manifest, which are in no particular order.
fn part_path(file: &Path) -> PathBuf {
    file.with_extension("part")
}

/// Returns the path of the digests that photos were found not to have.
fn doubts_path(file: &Path) -> PathBuf {
    file.with_extension("doubts")
}

/// The lengths, modification times and digests of photos in earlier manifests, by name.
struct KnownPhotos(HashMap<String, (u64, u64, ContentHash)>);

impl KnownPhotos {
    /// Reads the previous manifest and an unfinished one. Lines that cannot be parsed are skipped:
    /// their photos are read again.
    fn read(file: &Path) -> io::Result<KnownPhotos> {
        let mut doubted = HashSet::new();
        for_each_line(&doubts_path(file), &mut |line| {
            doubted.extend(str::from_utf8(line).ok().and_then(ContentHash::parse));
            Ok(())
        })?;
        let mut known = HashMap::new();
        for file in [file, &part_path(file)] {
            for_each_line(file, &mut |line| {
                if let Ok(line) = serde_json::from_slice::<ManifestLine>(line)
                    && let Some(content) = line.content
                    && !doubted.contains(&content)
                {
                    known.insert(line.name, (line.bytes, line.modified, content));
                }
                Ok(())
            })?;
        }
        Ok(KnownPhotos(known))
    }

    /// Returns the digest of a photo that has not changed, as far as length and modification time
    /// tell.
    fn content(&self, found: &FoundPhoto) -> Option<ContentHash> {
        let &(bytes, modified, content) = self.0.get(&found.name)?;
        let is_unchanged =
            (bytes, modified) == (found.bytes, found.modified_ns) && modified != UNKNOWN_TIME;
        is_unchanged.then_some(content)
    }
}

/// Returns the digest of each photo, or the reason why it cannot be read, in the order of the
/// search.
fn hash_photos(
    search: &PhotoSearch,
    file: &Path,
    jobs: usize,
    on_progress: &(dyn Fn(usize) + Sync),
) -> io::Result<Vec<Result<ContentHash, String>>> {
    let known = KnownPhotos::read(file)?;
    let part = Mutex::new(open_for_append(&part_path(file))?);
    // The threads take the next photo by its number and put the result into its slot.
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let contents: Vec<OnceLock<Result<ContentHash, String>>> =
        search.photos.iter().map(|_| OnceLock::new()).collect();
    run_in_parallel(jobs, &|| {
        let mut archives = ArchiveCache::new(&search.archives);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some((found, slot)) = search.photos.get(number).zip(contents.get(number)) else {
                return Ok(());
            };
            let content = match (&found.location, known.content(found)) {
                (Err(why), _) => Err(why.clone()),
                (Ok(_), Some(content)) => Ok(content),
                (Ok(location), None) => {
                    let content = archives
                        .hash(location, found.bytes)
                        .map_err(|error| format!("cannot be read: {error}"));
                    append_line(&part, &ManifestLine::of(found, &content))?;
                    content
                }
            };
            slot.get_or_init(|| content);
            on_progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    })?;
    // Every slot is filled when all threads have ended without an error.
    Ok(contents
        .into_iter()
        .map(|slot| slot.into_inner().unwrap_or(Err("nobody looked".into())))
        .collect())
}

/// Appends a line to an unfinished manifest, in one call.
fn append_line(part: &Mutex<File>, line: &ManifestLine) -> io::Result<()> {
    let text = to_line(line)?;
    let mut part = part
        .lock()
        .map_err(|_| io::Error::other("another thread ended within a line"))?;
    part.write_all(text.as_bytes())
}
