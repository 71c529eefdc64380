//! A database of games in which positions can be found.
//!
//! # How a position is found
//!
//! A [`GameDatabase`] stores for each game the changes that its moves make to the board, two bytes
//! each, and nothing else. [`GameDatabase::find`] compares a position with *every* position of
//! every game in all eight orientations, and counts the points that differ. There is no index,
//! because a misread stone could lead an index astray; in this way, the nearest position is always
//! found.
//!
//! The comparison is fast because a move changes few points: each change adds a small number to
//! eight counts, one for each orientation, which is a single vector instruction (`orientations`).
//! 10,000 games have about three million changes.
//!
//! # When the nearest game is the right one
//!
//! The nearest game may still be another game. It is accepted only if it is near in relation to the
//! number of stones, and if every other game is clearly farther away (`attribution`). If several
//! games begin alike, the result is [`GameSearchError::Several`]. If a single game of the database
//! begins like the position, a game outside the database may as well; until the board has more
//! stones than openings have, the result is [`GameSearchError::Likely`].
//!
//! ```
//! use shuzi_archive::game_db::{GameDatabase, GameSearchError};
//! use shuzi::position::Position;
//!
//! let files = [("a.sgf", "(;SZ[9];B[ee];W[cc])"), ("b.sgf", "(;SZ[9")];
//! let games: GameDatabase = files.into_iter().collect();
//! assert_eq!(games.games().len(), 1);
//! assert_eq!(games.unreadable()[0].name, "b.sgf");
//! let empty = Position::empty(games.games()[0].size());
//! assert!(matches!(games.find(&empty, &[]), Err(GameSearchError::TooFewStones { .. })));
//! ```

mod attribution;
mod matches;
mod orientations;
mod search;
mod stored_game;

pub use matches::{FoundGame, GameMatch, GameSearchError, MAX_NAMED_GAMES, PointDifference};
pub use stored_game::StoredGame;

use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::position::sgf::{self, SgfError};

/// Games in which positions can be found.
#[derive(Clone, Debug, Default)]
pub struct GameDatabase {
    games: Vec<StoredGame>,
    unreadable: Vec<UnreadableRecord>,
}

/// A record that could not be parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableRecord {
    /// The name under which the record was added.
    pub name: String,
    /// The error.
    pub why: SgfError,
}

impl GameDatabase {
    /// Adds the games of a record under a unique name, such as the file's. If the record contains
    /// several games, each name ends in the game's number ([`name_of_game`]). A game that cannot be
    /// parsed is stored as an [`UnreadableRecord`]. The bytes are not stored.
    pub fn add(&mut self, name: impl Into<String>, bytes: &[u8]) {
        let name = name.into();
        let records = sgf::read_all(bytes).unwrap_or_else(|why| vec![Err(why)]);
        let games = records.len();
        for (index, record) in records.into_iter().enumerate() {
            let name = name_of_game(&name, index + 1, games);
            match record {
                Ok(record) => self.games.push(StoredGame::new(name, &record)),
                Err(why) => self.unreadable.push(UnreadableRecord { name, why }),
            }
        }
    }

    /// Returns the games in the order in which they were added.
    pub fn games(&self) -> &[StoredGame] {
        &self.games
    }

    /// Returns the records that could not be parsed, in the order in which they were added.
    pub fn unreadable(&self) -> &[UnreadableRecord] {
        &self.unreadable
    }

    /// Returns the approximate memory used by the games, in bytes.
    pub fn memory(&self) -> usize {
        self.games.iter().map(StoredGame::memory).sum()
    }

    /// Finds the game of a position, with the move and the orientation. Points in `doubtful`, whose
    /// content no person has confirmed, have no influence on the choice between games.
    ///
    /// # Errors
    /// Returns a [`GameSearchError`] if no game is near, if several are, or if there are too few
    /// stones to be certain.
    pub fn find(
        &self,
        position: &Position,
        doubtful: &[Point],
    ) -> Result<FoundGame, GameSearchError> {
        attribution::attribute(&self.games, position, doubtful)
    }
}

/// Returns the name of one of the `games` in a record by its number, from 1: `league.sgf#2`, or the
/// record's name if it contains a single game.
pub fn name_of_game(record: &str, number: usize, games: usize) -> String {
    if games > 1 {
        format!("{record}#{number}")
    } else {
        record.to_owned()
    }
}

/// Collects records from their names and bytes, which are read one by one from the iterator.
impl<Name: Into<String>, Bytes: AsRef<[u8]>> FromIterator<(Name, Bytes)> for GameDatabase {
    fn from_iter<I: IntoIterator<Item = (Name, Bytes)>>(records: I) -> GameDatabase {
        let mut database = GameDatabase::default();
        for (name, bytes) in records {
            database.add(name, bytes.as_ref());
        }
        database
    }
}
