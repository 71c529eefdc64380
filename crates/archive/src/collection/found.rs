//! What a search answers.

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Orientation;

/// The game that a position is from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where it comes nearest.
    pub game: Match,
    /// Other records of the same game, turned ones and those that stop earlier, too: the nearest first, then by name.
    pub copies: Vec<Match>,
}

/// Where a game comes nearest to a position: with the fewest differences, then the fewest at doubtful points, then at
/// the latest stage (who passes leaves the board as it was: the game has gone on).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The name under which the record was added.
    pub name: String,
    /// How the record's board is turned to lie as the photo's.
    pub orientation: Orientation,
    /// Other orientations that fit as well at this stage: the position is symmetric.
    pub as_good: Vec<Orientation>,
    /// Number of the position among those of the record, from zero: [`MainLine::replay`]'s `nth`. The prisoners until
    /// then: [`GameRecord::prisoners_at`].
    ///
    /// [`MainLine::replay`]: shuzi::position::sgf::MainLine::replay
    /// [`GameRecord::prisoners_at`]: shuzi::position::sgf::GameRecord::prisoners_at
    pub stage: usize,
    /// Moves that led there, passes included.
    pub moves: usize,
    /// Moves of the record after it.
    pub later: usize,
    /// Where the position differs for certain, in reading order of the photo's board.
    pub differences: Vec<Difference>,
    /// Differences at doubtful points: what the record says there.
    pub in_doubt: Vec<Difference>,
}

/// A point that is not as the record has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// On the photo's board.
    pub photo: Point,
    /// On the record's board.
    pub record: Point,
    /// What the photo shows.
    pub shown: Option<Color>,
    /// What the record has.
    pub recorded: Option<Color>,
}

/// Why a position is not said to be from one game for sure.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotFound {
    /// Nothing to compare with.
    #[error("no game of the collection is played on a {size} board")]
    NoSuchBoard {
        /// The photo's.
        size: BoardSize,
    },
    /// Any game may begin so.
    #[error("{stones} stones that are sure are too few to tell games apart (it takes {least})")]
    TooFewStones {
        /// Stones on points without doubt.
        stones: usize,
        /// How many are needed on this board.
        least: usize,
    },
    /// Only one game of the collection comes near, but games outside it may come as near: there are too few stones, or
    /// too many differ.
    #[error(
        "{} after move {} is the only game of the collection that comes near, but with {stones} stones, {} of them other ones, another game may, too",
        found.game.name, found.game.moves, found.game.differences.len()
    )]
    Likely {
        /// What it is if it is in the collection.
        found: Box<Found>,
        /// Stones on points without doubt.
        stones: usize,
    },
    /// The game is not in the collection, or the position was not read well.
    #[error(
        "no game of the collection is near: {} comes nearest after move {}, where {} points differ ({stones} stones are on the board)",
        nearest.name, nearest.moves, nearest.differences.len()
    )]
    OtherGame {
        /// Which comes nearest, and where.
        nearest: Box<Match>,
        /// Stones on points without doubt.
        stones: usize,
    },
    /// Games that are alike until then, or too nearly alike for stones that may be misread.
    #[error("{} games come about as near, among them {}", nearest.len() + more, names(nearest))]
    Several {
        /// The nearest, then by name; at most [`MOST_NAMED`].
        nearest: Vec<Match>,
        /// How many there are beside these.
        more: usize,
    },
}

/// Of games that are alike so many are named.
pub const MOST_NAMED: usize = 10;

fn names(games: &[Match]) -> String {
    let names: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
    names.join(", ")
}
