//! The results of searching a position in a database of games.

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Orientation;

/// The game that a position is from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundGame {
    /// The game's nearest position.
    pub game: GameMatch,
    /// Other records of the same game, including turned and incomplete ones: the nearest first,
    /// then by name.
    pub copies: Vec<GameMatch>,
}

/// The position of a game that is nearest to the searched one: the one with the fewest certain
/// differences, then with the fewest differences at doubtful points, then the latest. (A pass
/// leaves the board as it was, but the game has gone on.)
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameMatch {
    /// The name of the game in the database.
    pub name: String,
    /// The transformation from the record's board to the photo's.
    pub orientation: Orientation,
    /// Other orientations with equally many differences, if the position is symmetric.
    pub as_good: Vec<Orientation>,
    /// Number of the position in the record, from 0: an index into [`MainLine::replay`], and the
    /// argument of [`GameRecord::prisoners_at`].
    ///
    /// [`MainLine::replay`]: shuzi::position::sgf::MainLine::replay
    /// [`GameRecord::prisoners_at`]: shuzi::position::sgf::GameRecord::prisoners_at
    pub stage: usize,
    /// Number of moves before the position, including passes.
    pub moves: usize,
    /// Number of moves in the record after the position.
    pub later: usize,
    /// Certain differences, in the reading order of the photo's board.
    pub differences: Vec<PointDifference>,
    /// Differences at doubtful points. They tell what the record has there.
    pub in_doubt: Vec<PointDifference>,
}

/// A point that differs from the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointDifference {
    /// The point on the photo's board.
    pub photo: Point,
    /// The point on the record's board.
    pub record: Point,
    /// The stone in the photo.
    pub shown: Option<Color>,
    /// The stone in the record.
    pub recorded: Option<Color>,
}

/// The reason why a position cannot be attributed to a single game with certainty.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameSearchError {
    /// No game was played on a board of this size.
    #[error("no game of the collection is played on a {size} board")]
    NoSuchBoard {
        /// Size of the photo's board.
        size: BoardSize,
    },
    /// The position has so few stones that any game may begin in this way.
    #[error("{stones} stones that are sure are too few to tell games apart (it takes {least})")]
    TooFewStones {
        /// Number of stones, not counting doubtful points.
        stones: usize,
        /// Minimum number of stones.
        least: usize,
    },
    /// A single game of the database is near, but a game outside the database may be as near,
    /// because there are too few stones or too many differences.
    #[error(
        "{} after move {} is the only game of the collection that comes near, but with {stones} stones, {} of them other ones, another game may, too",
        found.game.name, found.game.moves, found.game.differences.len()
    )]
    Likely {
        /// The game, if it is in the database.
        found: Box<FoundGame>,
        /// Number of stones, not counting doubtful points.
        stones: usize,
    },
    /// No game is near. The game is not in the database, or the position was misread.
    #[error(
        "no game of the collection is near: {} comes nearest after move {}, where {} points differ ({stones} stones are on the board)",
        nearest.name, nearest.moves, nearest.differences.len()
    )]
    OtherGame {
        /// The nearest game.
        nearest: Box<GameMatch>,
        /// Number of stones, not counting doubtful points.
        stones: usize,
    },
    /// Several games are equally near, or so nearly that a few misread stones could make the
    /// difference.
    #[error("{} games come about as near, among them {}", nearest.len() + more, join_names(nearest))]
    Several {
        /// The nearest games, then by name; limited to [`MAX_NAMED_GAMES`].
        nearest: Vec<GameMatch>,
        /// Number of further games.
        more: usize,
    },
}

/// Maximum number of games that are named if several are equally near.
pub const MAX_NAMED_GAMES: usize = 10;

fn join_names(games: &[GameMatch]) -> String {
    let names: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
    names.join(", ")
}
