//! The list of a run's photos with what they hold, kept in a file so that what did not change is not read again.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde::{Deserialize, Serialize};

use super::content::Content;
use super::place::{Place, Shelf};
use super::save;
use super::source::{Found, Search};

/// All photos of a run, in their order.
#[derive(Debug)]
pub struct Listing {
    /// The photos.
    pub photos: Vec<Listed>,
    /// The archives that some lie in.
    pub archives: Vec<PathBuf>,
    /// Files that are no pictures by their names.
    pub passed_over: usize,
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
    /// is taken from there, and the list is written to it. `seen` is told how many were looked into so far.
    ///
    /// # Errors
    /// When the list cannot be written.
    pub fn of(
        search: Search,
        file: &Path,
        jobs: usize,
        seen: &(dyn Fn(usize) + Sync),
    ) -> io::Result<Listing> {
        let known = known(file);
        let contents = contents(&search, &known, jobs, seen);
        save::by(file, |out| {
            for (found, content) in search.photos.iter().zip(&contents) {
                write_line(&mut *out, &Line::of(found, content))?;
            }
            write_line(out, &Line { passed_over: Some(search.passed_over), ..Line::default() })
        })?;
        let listed = |(found, content): (Found, Result<Content, String>)| {
            let Found { name, place, bytes, .. } = found;
            Listed { name, bytes, place: place.ok(), content }
        };
        let photos = search.photos.into_iter().zip(contents).map(listed).collect();
        Ok(Listing { photos, archives: search.archives, passed_over: search.passed_over })
    }

    /// The list as it was written; nobody looks for the photos.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(file: &Path) -> io::Result<Listing> {
        let mut listing = Listing { photos: Vec::new(), archives: Vec::new(), passed_over: 0 };
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

    /// Has photos that hold this, by the list, looked into anew when the run goes on: it was not found there.
    ///
    /// # Errors
    /// When the list cannot be read or written.
    pub fn doubt(file: &Path, contents: &HashSet<Content>) -> io::Result<()> {
        let mut lines = BufReader::new(File::open(file)?).lines();
        save::by(file, |out| {
            lines.try_for_each(|line| {
                let mut line: Line = serde_json::from_str(&line?)?;
                if line.content.is_some_and(|content| contents.contains(&content)) {
                    line.modified = NOBODY_KNOWS;
                }
                write_line(&mut *out, &line)
            })
        })
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

type Known = HashMap<String, (u64, u64, Content)>;

/// What an earlier run wrote; nothing where it wrote none. A damaged line is as good as none.
fn known(file: &Path) -> Known {
    let Ok(file) = File::open(file) else { return Known::new() };
    let lines = BufReader::new(file).lines().map_while(Result::ok);
    let entry = |line: String| {
        let Line { name, bytes, modified, content, .. } = serde_json::from_str(&line).ok()?;
        Some((name, (bytes, modified, content?)))
    };
    lines.filter_map(entry).collect()
}

fn contents(
    search: &Search,
    known: &Known,
    jobs: usize,
    seen: &(dyn Fn(usize) + Sync),
) -> Vec<Result<Content, String>> {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let contents: Vec<Mutex<Option<Result<Content, String>>>> =
        search.photos.iter().map(|_| Mutex::new(None)).collect();
    thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                let mut shelf = Shelf::new(&search.archives);
                while let Some((found, content)) = {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    search.photos.get(number).zip(contents.get(number))
                } {
                    let looked = look(found, known, &mut shelf);
                    if let Ok(mut content) = content.lock() {
                        *content = Some(looked);
                    }
                    seen(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    let content = |content: Mutex<Option<_>>| content.into_inner().ok().flatten();
    contents.into_iter().map(|slot| content(slot).unwrap_or(Err("nobody looked".into()))).collect()
}

fn look(found: &Found, known: &Known, shelf: &mut Shelf) -> Result<Content, String> {
    let place = found.place.as_ref().map_err(String::clone)?;
    match known.get(&found.name) {
        Some((bytes, modified, content))
            if (*bytes, *modified) == (found.bytes, found.modified) && found.modified != NOBODY_KNOWS =>
        {
            Ok(*content)
        }
        _ => {
            let content = shelf.open(place, found.bytes).and_then(Content::of_all);
            content.map_err(|error| format!("cannot be read: {error}"))
        }
    }
}
