//! A run: every photo of a listing that has no row yet gets one.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread;

use shuzi::language::{Message, ToMessage};
use shuzi::report::Failure;

use super::answer::failed;
use super::content::Content;
use super::crew::{Crew, Member};
use super::folder::Folder;
use super::listing::{Listed, Listing};
use super::place::Shelf;
use super::row::{Outcome, Row};
use super::save;
use super::shard::Shard;
use super::split::Split;

/// How a run is done. Nothing of it changes the row of a photo that can be looked at.
#[derive(Clone, Debug)]
pub struct Work {
    /// The workers.
    pub crew: Crew,
    /// How many of them.
    pub jobs: usize,
    /// Which part of the run.
    pub split: Split,
    /// Whether photos that took too long or ended their worker are looked at again.
    pub retry: bool,
    /// Of larger photos not all is read; the decoder refuses them.
    pub most_bytes: usize,
}

/// What is told while a run goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// What became of the photos that have rows already, and how many have none yet; each content counts once.
    Begin {
        /// What became of those with rows.
        done: Vec<Outcome>,
        /// How many have none.
        left: usize,
    },
    /// A photo has its row.
    Done(Outcome),
}

/// Photos that are listed and have no row, because nobody found them here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Missed {
    /// How many; those that hold the same are one.
    pub photos: usize,
    /// What the first is called.
    pub first: Option<String>,
}

/// Looks at every photo of the listing that belongs to this part, has no row yet, and was found; `told` hears how it goes.
///
/// # Errors
/// When rows cannot be written, or no worker can be started. What was written is found again when the run goes on.
pub fn run(
    folder: &Folder,
    listing: &Listing,
    work: &Work,
    told: &mut dyn FnMut(Event),
) -> io::Result<Missed> {
    let stale = |row: &Row| row.passing || work.retry && row.outcome == Outcome::Failed;
    let mut rows = Rows { folder, stale: &stale, missing: BTreeMap::new(), open: BTreeMap::new() };
    let (done, pending) = rows.find(listing, work.split)?;
    told(Event::Begin { done, left: pending.len() });
    let same = photos_by_content(listing);
    let photos = |content: &Content| same.get(content).map(Vec::as_slice).unwrap_or_default();
    let is_found = |content: &Content| photos(content).iter().any(|photo| photo.place.is_some());
    let (pending, missed): (Vec<Content>, Vec<Content>) = pending.into_iter().partition(is_found);
    each_answer(&pending, &same, listing, work, &mut |row, drawing| {
        save_drawing(folder.path(), row.content, &drawing)?;
        if row.passing {
            Listing::doubt(&folder.listing(), row.content)?;
        }
        // Last: what has a row is done.
        rows.add(&row)?;
        told(Event::Done(row.outcome));
        Ok(())
    })?;
    let first = missed.first().and_then(|content| photos(content).first()).map(|photo| photo.name.clone());
    Ok(Missed { photos: missed.len(), first })
}

/// Where the drawing of a photo lies.
pub fn drawing(folder: &Path, content: Content) -> PathBuf {
    let name = content.to_string();
    folder.join("drawings").join(name.get(..2).unwrap_or_default()).join(format!("{name}.jpg"))
}

fn save_drawing(folder: &Path, content: Content, drawing: &[u8]) -> io::Result<()> {
    if drawing.is_empty() {
        return Ok(());
    }
    let file = self::drawing(folder, content);
    file.parent().map_or(Ok(()), fs::create_dir_all)?;
    // It can be made again: nobody waits until it is on the disk.
    save::quickly(&file, drawing)
}

/// The rows of a run's shards.
struct Rows<'a> {
    folder: &'a Folder,
    stale: &'a dyn Fn(&Row) -> bool,
    /// How many rows shards lack that are not whole.
    missing: BTreeMap<u32, usize>,
    /// Shards to which rows were added.
    open: BTreeMap<u32, Shard>,
}

impl Rows<'_> {
    /// What became of the photos that have rows, and the contents that have none, shard by shard.
    fn find(&mut self, listing: &Listing, split: Split) -> io::Result<(Vec<Outcome>, Vec<Content>)> {
        let mut contents: BTreeMap<u32, Vec<Content>> = BTreeMap::new();
        for content in listing.contents() {
            contents.entry(content.shard(self.folder.shards)).or_default().push(content);
        }
        let (mut done, mut pending) = (Vec::new(), Vec::new());
        for (number, contents) in contents.into_iter().filter(|(number, _)| split.has(*number)) {
            let shard = self.shard(number)?;
            let mut missing = 0;
            for content in contents {
                match shard.outcome(content) {
                    Some(outcome) => done.push(outcome),
                    None => {
                        missing += 1;
                        pending.push(content);
                    }
                }
            }
            if missing > 0 {
                self.missing.insert(number, missing);
            } else if !shard.is_whole() {
                // The run was killed between the last row and this.
                shard.finish()?;
            }
        }
        Ok((done, pending))
    }

    fn shard(&self, number: u32) -> io::Result<Shard> {
        Shard::open(self.folder.path(), number, self.stale)
    }

    fn add(&mut self, row: &Row) -> io::Result<()> {
        let number = row.content.shard(self.folder.shards);
        let mut shard = match self.open.remove(&number) {
            Some(shard) => shard,
            None => self.shard(number)?,
        };
        shard.add(row)?;
        match self.missing.get_mut(&number) {
            Some(missing) if *missing > 1 => {
                *missing -= 1;
                self.open.insert(number, shard);
                Ok(())
            }
            _ => shard.finish(),
        }
    }
}

/// Photos with the same content: any of them will do.
type Same<'a> = HashMap<Content, Vec<&'a Listed>>;

fn photos_by_content(listing: &Listing) -> Same<'_> {
    let mut same = Same::new();
    for photo in &listing.photos {
        if let Ok(content) = &photo.content {
            same.entry(*content).or_default().push(photo);
        }
    }
    same
}

/// A photo's bytes, or why they cannot be had.
struct Loaded {
    content: Content,
    bytes: Result<Vec<u8>, Failure>,
}

/// Has every pending photo answered, and hands the answers over as they come. One thread reads ahead, so that no worker
/// waits for the disk; no more photos are in memory than the crew holds and as many again.
fn each_answer(
    pending: &[Content],
    same: &Same,
    listing: &Listing,
    work: &Work,
    with: &mut dyn FnMut(Row, Vec<u8>) -> io::Result<()>,
) -> io::Result<()> {
    thread::scope(|scope| {
        let (load, loaded) = mpsc::sync_channel(work.jobs);
        let (answer, answers) = mpsc::sync_channel(work.jobs);
        let spawn = thread::Builder::new;
        spawn().spawn_scoped(scope, move || load_all(pending, same, listing, work, &load))?;
        let loaded = Arc::new(Mutex::new(loaded));
        for _ in 0..work.jobs {
            let (loaded, answer) = (Arc::clone(&loaded), answer.clone());
            spawn().spawn_scoped(scope, move || answer_all(&work.crew, &loaded, &answer))?;
        }
        // The threads end when what they wait for does: nobody else may hold on to it.
        drop((loaded, answer));
        answers.into_iter().try_for_each(|answered: io::Result<_>| {
            let (row, drawing) = answered?;
            with(row, drawing)
        })
    })
}

/// Reads every photo until nobody wants more.
fn load_all(pending: &[Content], same: &Same, listing: &Listing, work: &Work, load: &SyncSender<Loaded>) {
    let mut shelf = Shelf::new(&listing.archives);
    for &content in pending {
        let photos = same.get(&content).map(Vec::as_slice).unwrap_or_default();
        let bytes = loaded(content, photos, &mut shelf, work.most_bytes);
        if load.send(Loaded { content, bytes }).is_err() {
            return;
        }
    }
}

/// The bytes of the first of these photos that still has this content.
fn loaded(content: Content, photos: &[&Listed], shelf: &mut Shelf, most: usize) -> Result<Vec<u8>, Failure> {
    let mut why = Message::new("photo-not-found");
    for photo in photos {
        let Some(place) = &photo.place else { continue };
        let read = shelf.read(place, photo.bytes, most).and_then(|bytes| {
            // Of a photo that is too large not all is there.
            let is_whole = bytes.len() <= most;
            let holds = if is_whole { Ok(Content::of(&bytes)) } else { shelf.content(place, photo.bytes) };
            Ok((bytes, holds?))
        });
        match read {
            Ok((bytes, holds)) if holds == content => return Ok(bytes),
            Ok(_) => why = Message::new("photo-changed"),
            Err(error) => why = Message::new("photo-gone").with("error", error.to_message()),
        }
    }
    Err(Failure {
        file: content.to_string(),
        kind: "unreadable",
        message: Message::new("error-photo-not-there").with("why", why),
        hint: Message::new("hint-run-again"),
    })
}

/// Answers photos until there are no more.
fn answer_all(
    crew: &Crew,
    loaded: &Mutex<Receiver<Loaded>>,
    answer: &SyncSender<io::Result<(Row, Vec<u8>)>>,
) {
    let mut member = Member::new(crew);
    let next = || loaded.lock().ok().and_then(|loaded| loaded.recv().ok());
    while let Some(Loaded { content, bytes }) = next() {
        let answered = match bytes {
            Ok(bytes) => member.answer(content, &bytes),
            Err(failure) => Ok((Row { passing: true, ..failed(content, &failure) }, Vec::new())),
        };
        if answer.send(answered).is_err() {
            return;
        }
    }
}
