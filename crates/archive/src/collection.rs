//! Which game of many a position is from.
//!
//! A [`Collection`] holds what game records do to the board, two bytes a change, and nothing else of them.
//! [`Collection::find`] compares a position with *every* position of every game, in all eight orientations, and counts
//! the points that differ. There is no index that a misread stone could lead astray: what is nearest is found, always.
//! It is fast because a move changes little: a change adds to, or takes from, eight counts that stand side by side (one
//! instruction), and 10,000 games are three million changes.
//!
//! Whether the nearest game is *the* game is another question, answered in `judgement`: it has to be near for the
//! stones on the board, and every other game has to be clearly farther off. Games that begin alike are alike; then
//! [`NotFound::Several`] names them. Where only one game of the collection begins so, one outside it may, too: that is
//! [`NotFound::Likely`] until there are more stones than openings have.
//!
//! ```
//! use shuzi_archive::collection::{Collection, NotFound};
//! use shuzi::position::Position;
//!
//! let files = [("a.sgf", "(;SZ[9];B[ee];W[cc])"), ("b.sgf", "(;SZ[9")];
//! let collection: Collection = files.into_iter().collect();
//! assert_eq!(collection.games().len(), 1);
//! assert_eq!(collection.unreadable()[0].name, "b.sgf");
//! let empty = Position::empty(collection.games()[0].size());
//! assert!(matches!(collection.find(&empty, &[]), Err(NotFound::TooFewStones { .. })));
//! ```

mod found;
mod game;
mod judgement;
mod search;
mod views;

pub use found::{Difference, Found, MOST_NAMED, Match, NotFound};
pub use game::Game;

use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::position::sgf::{self, SgfError};

/// Game records in which a position can be looked for.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    games: Vec<Game>,
    unreadable: Vec<Unreadable>,
}

/// A record that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Its name, as it was handed over.
    pub name: String,
    /// What is wrong with it.
    pub why: SgfError,
}

impl Collection {
    /// Adds the games of the record in `bytes` under a name that tells it from others, such as its file's; where there
    /// are several, each has its number behind it ([`name_of_game`]). A game that cannot be read is kept as
    /// [`Unreadable`]. The bytes are not kept.
    pub fn add(&mut self, name: impl Into<String>, bytes: &[u8]) {
        let name = name.into();
        let records = sgf::read_all(bytes).unwrap_or_else(|why| vec![Err(why)]);
        let games = records.len();
        for (index, record) in records.into_iter().enumerate() {
            let name = name_of_game(&name, index + 1, games);
            match record {
                Ok(record) => self.games.push(Game::new(name, &record)),
                Err(why) => self.unreadable.push(Unreadable { name, why }),
            }
        }
    }

    /// The games, in the order in which they were added.
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// The records that could not be read, in the order in which they were added.
    pub fn unreadable(&self) -> &[Unreadable] {
        &self.unreadable
    }

    /// About how many bytes of memory the games take.
    pub fn memory(&self) -> usize {
        self.games.iter().map(Game::memory).sum()
    }

    /// Which game `position` is from, after which move, and seen in which orientation. Points in `doubtful` are those
    /// that nobody has confirmed: what stands there decides nothing between games.
    ///
    /// # Errors
    /// [`NotFound`] when no game is near, when several are, and when too few stones are on the board to be sure.
    pub fn find(&self, position: &Position, doubtful: &[Point]) -> Result<Found, NotFound> {
        judgement::judge(&self.games, position, doubtful)
    }
}

/// Returns the name of one of the `games` in a record, by its number from 1: `league.sgf#2`; the record's own where there
/// is only one.
pub fn name_of_game(record: &str, number: usize, games: usize) -> String {
    if games > 1 { format!("{record}#{number}") } else { record.to_owned() }
}

/// Names and bytes of records; they are read one by one as the iterator hands them out.
impl<Name: Into<String>, Bytes: AsRef<[u8]>> FromIterator<(Name, Bytes)> for Collection {
    fn from_iter<I: IntoIterator<Item = (Name, Bytes)>>(records: I) -> Collection {
        let mut collection = Collection::default();
        for (name, bytes) in records {
            collection.add(name, bytes.as_ref());
        }
        collection
    }
}
