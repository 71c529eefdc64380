//! The list of a run's photos with what they hold, kept in a file so that what did not change is not read again.
//!
//! While it is made, what was read is added line by line to `listing.part`, so that a run that is killed does not read it
//! again. What was not found where the list says is noted in `listing.doubts` until the next list is made.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};

use serde::{Deserialize, Serialize};

use super::content::Content;
use super::lines::{each_line, open_to_add};
use super::place::{Place, Shelf};
use super::save;
use super::source::{Found, Search};
use super::threads::together;

/// All photos of a run, in their order.
#[derive(Debug)]
pub struct Listing {
    /// The photos.
    pub photos: Vec<Listed>,
    /// The archives that some lie in.
    pub archives: Vec<PathBuf>,
    /// Files that are no pictures by their names.
    pub passed_over: usize,
    /// Photos that were found and are not listed: all parts of a run go by one list.
    pub unlisted: usize,
}

/// One photo.
#[derive(Debug)]
pub struct Listed {
    /// What it is called.
    pub name: String,
    /// How long it is.
    pub bytes: u64,
    /// Where it lies; `None` where nobody looked for it, or did not find it.
    pub place: Option<Place>,
    /// What it holds, or why nobody can tell.
    pub content: Result<Content, String>,
}

/// A photo as the file has it; in the last line how many files were passed over.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Line {
    #[serde(skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(skip_serializing_if = "is_zero")]
    bytes: u64,
    #[serde(skip_serializing_if = "is_zero")]
    modified: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<Content>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    passed_over: Option<usize>,
}

/// The time of a change that says nothing.
const NOBODY_KNOWS: u64 = 0;

fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl Listing {
    /// Looks into every photo that was found, `jobs` at a time; what `file` has of photos of the same length and time
    /// is taken from there, and the list is written to it. `seen` is told how many were looked into so far. Nobody else
    /// may be using the list.
    ///
    /// # Errors
    /// When the list cannot be written.
    pub fn of(
        search: Search,
        file: &Path,
        jobs: usize,
        seen: &(dyn Fn(usize) + Sync),
    ) -> io::Result<Listing> {
        let contents = contents(&search, file, jobs, seen)?;
        save::by(file, |out| write_lines(out, &search, &contents))?;
        save::remove(&begun(file))?;
        save::remove(&doubts(file))?;
        let listed = |(found, content): (Found, Result<Content, String>)| {
            let Found { name, place, bytes, .. } = found;
            Listed { name, bytes, place: place.ok(), content }
        };
        let photos = search.photos.into_iter().zip(contents).map(listed).collect();
        Ok(Listing { photos, archives: search.archives, passed_over: search.passed_over, unlisted: 0 })
    }

    /// The list for one of several parts, which all go by the same: the one that is there, whatever was found here; else
    /// as [`Listing::of`], unless another part was faster. Photos that were not found here have no place.
    ///
    /// # Errors
    /// When it cannot be read or written.
    pub fn of_part(
        search: Search,
        file: &Path,
        jobs: usize,
        seen: &(dyn Fn(usize) + Sync),
    ) -> io::Result<Listing> {
        if !file.exists() {
            let made = contents(&search, file, jobs, seen)
                .and_then(|contents| save::first(file, |out| write_lines(out, &search, &contents)));
            // Another part that was faster may have taken away what this one had begun.
            if !file.exists() {
                made?;
            }
            // What other parts have open may stay until the next list is made.
            let _ = save::remove(&begun(file));
        }
        let mut listing = Listing { archives: search.archives, ..Listing::read(file)? };
        let mut places: HashMap<String, Option<Place>> =
            search.photos.into_iter().map(|found| (found.name, found.place.ok())).collect();
        for photo in &mut listing.photos {
            photo.place = places.remove(&photo.name).flatten();
        }
        listing.unlisted = places.len();
        Ok(listing)
    }

    /// The list as it was written; nobody looks for the photos.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(file: &Path) -> io::Result<Listing> {
        let mut listing = Listing { photos: Vec::new(), archives: Vec::new(), passed_over: 0, unlisted: 0 };
        for line in BufReader::new(File::open(file)?).lines() {
            let Line { name, bytes, content, error, passed_over, .. } = serde_json::from_str(&line?)?;
            if let Some(passed_over) = passed_over {
                listing.passed_over = passed_over;
                continue;
            }
            let content = content.ok_or_else(|| error.unwrap_or_default());
            listing.photos.push(Listed { name, bytes, place: None, content });
        }
        Ok(listing)
    }

    /// Has photos that hold this, by the list in `file`, looked into anew when the next list is made: it was not found
    /// there.
    ///
    /// # Errors
    /// When that cannot be written.
    pub fn doubt(file: &Path, content: Content) -> io::Result<()> {
        open_to_add(&doubts(file))?.write_all(format!("{content}\n").as_bytes())
    }

    /// What each photo is called and holds.
    pub fn contents_by_name(&self) -> HashMap<&str, Option<Content>> {
        self.photos.iter().map(|photo| (photo.name.as_str(), photo.content.as_ref().ok().copied())).collect()
    }

    /// What the photos hold, each content once, in the order of the first photos that have it.
    pub fn contents(&self) -> impl Iterator<Item = Content> + '_ {
        let mut seen = HashSet::new();
        let contents = self.photos.iter().filter_map(|photo| photo.content.as_ref().ok());
        contents.copied().filter(move |content| seen.insert(*content))
    }
}

impl Line {
    fn of(found: &Found, content: &Result<Content, String>) -> Line {
        Line {
            name: found.name.clone(),
            bytes: found.bytes,
            modified: found.modified,
            content: content.as_ref().ok().copied(),
            error: content.as_ref().err().cloned(),
            passed_over: None,
        }
    }
}

fn write_line(mut out: impl Write, line: &Line) -> io::Result<()> {
    serde_json::to_writer(&mut out, line)?;
    out.write_all(b"\n")
}

/// All lines of a list.
fn write_lines(
    out: &mut save::Growing,
    search: &Search,
    contents: &[Result<Content, String>],
) -> io::Result<()> {
    for (found, content) in search.photos.iter().zip(contents) {
        write_line(&mut *out, &Line::of(found, content))?;
    }
    write_line(out, &Line { passed_over: Some(search.passed_over), ..Line::default() })
}

/// Where the lines of a list are that was begun and not finished, in no order.
fn begun(file: &Path) -> PathBuf {
    file.with_extension("part")
}

/// Where the contents are that were not found where a list says.
fn doubts(file: &Path) -> PathBuf {
    file.with_extension("doubts")
}

/// What photos held when they were listed before: length, time and content by name.
struct Known(HashMap<String, (u64, u64, Content)>);

impl Known {
    /// What an earlier list says, and one that was begun since. A damaged line is as good as none.
    fn of(file: &Path) -> io::Result<Known> {
        let mut doubted = HashSet::new();
        each_line(&doubts(file), &mut |line| {
            doubted.extend(str::from_utf8(line).ok().and_then(Content::parse));
            Ok(())
        })?;
        let mut known = HashMap::new();
        let entry = |line: &[u8]| {
            let Line { name, bytes, modified, content, .. } = serde_json::from_slice(line).ok()?;
            let content = content.filter(|content| !doubted.contains(content))?;
            Some((name, (bytes, modified, content)))
        };
        for file in [file, &begun(file)] {
            each_line(file, &mut |line| {
                known.extend(entry(line));
                Ok(())
            })?;
        }
        Ok(Known(known))
    }

    fn content(&self, found: &Found) -> Option<Content> {
        let &(bytes, modified, content) = self.0.get(&found.name)?;
        let is_same = (bytes, modified) == (found.bytes, found.modified) && modified != NOBODY_KNOWS;
        is_same.then_some(content)
    }
}

/// What every photo holds, or why nobody can tell.
fn contents(
    search: &Search,
    file: &Path,
    jobs: usize,
    seen: &(dyn Fn(usize) + Sync),
) -> io::Result<Vec<Result<Content, String>>> {
    let known = Known::of(file)?;
    let new = Mutex::new(open_to_add(&begun(file))?);
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let contents: Vec<OnceLock<Result<Content, String>>> =
        search.photos.iter().map(|_| OnceLock::new()).collect();
    together(jobs, &|| {
        let mut shelf = Shelf::new(&search.archives);
        while let Some((found, slot)) = {
            let number = next.fetch_add(1, Ordering::Relaxed);
            search.photos.get(number).zip(contents.get(number))
        } {
            let content = match (&found.place, known.content(found)) {
                (Err(why), _) => Err(why.clone()),
                (Ok(_), Some(content)) => Ok(content),
                (Ok(place), None) => {
                    let content = look(found, place, &mut shelf);
                    keep(&new, &Line::of(found, &content))?;
                    content
                }
            };
            slot.get_or_init(|| content);
            seen(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
        Ok(())
    })?;
    Ok(contents.into_iter().map(|slot| slot.into_inner().unwrap_or(Err("nobody looked".into()))).collect())
}

fn look(found: &Found, place: &Place, shelf: &mut Shelf) -> Result<Content, String> {
    shelf.content(place, found.bytes).map_err(|error| format!("cannot be read: {error}"))
}

/// Adds a line to those of a list that was begun, in one piece.
fn keep(begun: &Mutex<File>, line: &Line) -> io::Result<()> {
    let mut text = serde_json::to_vec(line)?;
    text.push(b'\n');
    let mut begun = begun.lock().map_err(|_| io::Error::other("another thread ended within a line"))?;
    begun.write_all(&text)
}
