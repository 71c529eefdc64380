//! Gathering: the photos of a run that need a person, in the order of how much hangs on them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::io;

use shuzi::count::Answer;
use shuzi::language::Message;

use super::super::content::Content;
use super::super::corrections::Corrections;
use super::super::export::Record;
use super::super::listing::Listing;
use super::super::row::{Outcome, Row};
use super::super::run::drawing;
use super::super::shard;
use super::{Foremost, Review};

/// What of a run needs a person.
#[derive(Debug)]
pub struct Gathered {
    /// Photos about which there are questions, those first on which most hangs.
    pub asked: Foremost<Order, Reviewed>,
    /// Photos that a person corrected, and about which nothing is open any more, by name.
    pub corrected: Foremost<Order, Reviewed>,
    /// Photos without a position by the kind of error, by name.
    pub unread: BTreeMap<String, Foremost<String, Unread>>,
    /// How many need nobody.
    pub exact: usize,
    /// How many were not looked at yet.
    pub missing: usize,
}

/// How pressing a photo is: the least comes first.
type Order = (Reverse<bool>, Reverse<bool>, Reverse<i32>, Reverse<usize>, String);

/// A photo that was read.
#[derive(Debug)]
pub struct Reviewed {
    /// What it is called first.
    pub name: String,
    /// What the same photo is called besides.
    pub others: Vec<String>,
    /// What was read.
    pub read: Row,
    /// The same with what a person says, where that fits.
    pub row: Row,
    /// What a person says.
    pub answers: Option<Vec<Answer>>,
    /// Why that does not fit, if it does not.
    pub unfit: Option<Message>,
    /// Whether it was drawn.
    pub is_drawn: bool,
}

/// A photo without a position.
#[derive(Debug)]
pub struct Unread {
    /// What it is called first.
    pub name: String,
    /// What the same photo is called besides.
    pub others: Vec<String>,
    /// What happened.
    pub message: Message,
    /// What to do next.
    pub hint: Message,
}

/// A page holds so many of each sort: more nobody looks through before the page is made again.
const MOST: usize = 500;

impl Review {
    /// All that needs a person, with what people said so far. Photos that hold the same are one.
    ///
    /// # Errors
    /// When files cannot be read.
    pub fn gather(&mut self) -> io::Result<Gathered> {
        let folder = self.folder.path().to_owned();
        let listing = Listing::read(&self.folder.listing())?;
        let corrections = Corrections::of(&folder, None)?;
        let mut gathered = Gathered::none();
        let mut names: HashMap<Content, Vec<&str>> = HashMap::new();
        for photo in &listing.photos {
            match &photo.content {
                Ok(content) => names.entry(*content).or_default().push(&photo.name),
                Err(why) => gathered.add_unread(&Record::unseen(photo, why).row, &[&photo.name]),
            }
        }
        for number in 0..self.folder.shards {
            for (content, read) in shard::rows(&folder, number)? {
                // The photo may have been taken out since.
                let Some(names) = names.remove(&content) else { continue };
                let answers = corrections.about(content);
                match (read.outcome, answers) {
                    (Outcome::Exact, None) => gathered.exact += 1,
                    (Outcome::Refused | Outcome::Failed, None | Some([])) => {
                        gathered.add_unread(&read, &names);
                    }
                    _ => gathered.add(self.reviewed(read, answers, &names)),
                }
            }
        }
        gathered.missing = names.len();
        gathered.cut();
        for reviewed in gathered.asked.iter_mut().chain(gathered.corrected.iter_mut()) {
            reviewed.is_drawn = drawing(&folder, reviewed.read.content).exists();
        }
        Ok(gathered)
    }

    fn reviewed(&mut self, read: Row, answers: Option<&[Answer]>, names: &[&str]) -> Reviewed {
        let (row, unfit) = match answers.map(|answers| self.applied(&read, answers)) {
            None => (read.clone(), None),
            Some(Ok(row)) => (row, None),
            Some(Err(why)) => (read.clone(), Some(why)),
        };
        let (name, others) = named(names);
        Reviewed { name, others, read, row, answers: answers.map(<[Answer]>::to_vec), unfit, is_drawn: false }
    }
}

impl Gathered {
    fn none() -> Gathered {
        Gathered {
            asked: Foremost::new(MOST),
            corrected: Foremost::new(MOST),
            unread: BTreeMap::new(),
            exact: 0,
            missing: 0,
        }
    }

    fn add(&mut self, reviewed: Reviewed) {
        let stake = reviewed.row.stake;
        let is_open = reviewed.row.outcome == Outcome::Asked && stake.questions > 0;
        if reviewed.unfit.is_some() || reviewed.answers.is_none() || is_open {
            let half_points = stake.half_points.unwrap_or(i32::MAX);
            let order = (
                // It keeps the whole run from being exported.
                Reverse(reviewed.unfit.is_some()),
                Reverse(stake.winner),
                Reverse(half_points),
                Reverse(stake.questions),
                reviewed.name.clone(),
            );
            self.asked.add(order, reviewed);
        } else {
            let order = (Reverse(false), Reverse(false), Reverse(0), Reverse(0), reviewed.name.clone());
            self.corrected.add(order, reviewed);
        }
    }

    fn add_unread(&mut self, row: &Row, names: &[&str]) {
        let Some(error) = row.error() else { return };
        let (name, others) = named(names);
        // A row of an earlier version has the English sentences only.
        let [message, hint] = row
            .sentences
            .failure
            .clone()
            .unwrap_or_else(|| [&error.message, &error.hint].map(Message::verbatim));
        let unread = Unread { name: name.clone(), others, message, hint };
        self.unread.entry(error.kind.clone()).or_insert_with(|| Foremost::new(MOST)).add(name, unread);
    }

    fn cut(&mut self) {
        self.asked.cut();
        self.corrected.cut();
        self.unread.values_mut().for_each(Foremost::cut);
    }

    /// How many photos have no position.
    pub fn all_unread(&self) -> usize {
        self.unread.values().map(Foremost::all).sum()
    }
}

/// The first name, and the others.
fn named(names: &[&str]) -> (String, Vec<String>) {
    let mut names = names.iter().map(|&name| name.to_owned());
    (names.next().unwrap_or_default(), names.collect())
}
