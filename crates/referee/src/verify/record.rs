//! A photo's position against the record of the game.
//!
//! [`compare`] turns the record's board until it lies as the photo's, finds which of the record's positions it
//! shows, says point by point how it differs from that and from the last, and whether stones and prisoners add up.
//! Every point has two names: where the photo shows it and where the record has it.
//!
//! Most differences are usual at the end of an honest game: dead stones already taken off, dame filled after
//! the last move that was written down, a record that stops a few moves early or runs on. [`Absence`], [`Presence`]
//! and [`Continuation`] tell them apart from the rest as far as positions can; they are reasons, not verdicts.
//! [`RecordFindings::account`] says all of that at once, so that only what is left has to be told point by point.

mod account;
mod balance;
mod continuation;
mod difference;
mod extent;
mod nearest;
mod reasons;
mod stages;

pub use account::Account;
pub use balance::Balance;
pub use continuation::Continuation;
pub use difference::{Absence, Against, Extra, Missing, Moved, Presence, Recolored, Spot, Undecided};
pub use extent::Extent;

use shuzi::color::Color;
use shuzi::language::{Message, ToMessage};
use shuzi::point::{BoardSize, Point};
use shuzi::position::sgf::GameRecord;
use shuzi::position::{Orientation, Position, Prisoners};

use difference::Ground;
use nearest::Nearest;

/// What is known of the board in the photo.
#[derive(Clone, Copy, Debug)]
pub struct Sighting<'a> {
    /// What the photo shows.
    pub position: &'a Position,
    /// Points that nobody has confirmed; differences there decide nothing.
    pub doubtful: &'a [Point],
    /// The prisoners in the lids, if somebody counted them.
    pub prisoners: Option<Prisoners>,
    /// Stones of the *record's* last position that are dead, in the record's coordinates, as far as players
    /// agree or a reading of its life proposes; one stone stands for its chain. `None` when not known.
    pub dead: Option<&'a [Point]>,
}

/// How a photo and a record of the same game differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFindings {
    /// How the record's board is turned to lie as the photo's. A mirrored one is a finding: a photo never is.
    pub orientation: Orientation,
    /// Other orientations that fit as well: the position is symmetric, or nearly empty.
    pub as_good: Vec<Orientation>,
    /// Against the record's last position.
    pub last: Against,
    /// Whether the stones beyond the record's last position may be moves after it; `None` without such
    /// stones. Moved stones are left out.
    pub continuation: Option<Continuation>,
    /// The position before the last that the board is likelier to be, with what usually happens after it.
    pub earlier: Option<Against>,
}

/// Why a record says nothing about a photo.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum RecordError {
    /// The boards differ.
    OtherSize {
        /// The photo's.
        photo: BoardSize,
        /// The record's.
        record: BoardSize,
    },
    /// Not the game of the photo.
    OtherGame {
        /// Points that differ in the nearest position and orientation.
        differences: usize,
        /// Moves before that position.
        moves: usize,
        /// Stones on the photo's board.
        stones: usize,
    },
}

impl ToMessage for RecordError {
    fn to_message(&self) -> Message {
        match self {
            RecordError::OtherSize { photo, record } => Message::new("error-record-size")
                .with("record", record.to_string())
                .with("photo", photo.to_string()),
            RecordError::OtherGame { differences, moves, stones } => {
                Message::new("error-record-of-another-game")
                    .with("moves", moves.to_string())
                    .with("points", *differences)
                    .with("stones", stones.to_string())
            }
        }
    }
}

/// Compares what a photo shows with the record of the game.
///
/// # Errors
/// [`RecordError`] when the boards have different sizes, or when no position of the record is near.
pub fn compare(sighting: &Sighting, record: &GameRecord) -> Result<RecordFindings, RecordError> {
    let (photo, size) = (sighting.position, record.line.size());
    let Some(Nearest { orientation, as_good, differences, stage }) = nearest::find(sighting, record) else {
        return Err(RecordError::OtherSize { photo: photo.size(), record: size });
    };
    let ground = Ground::new(sighting, orientation);
    let (last, continuation) = ground.against_the_end(record);
    let earlier = stages::likelier_than(&last, &ground, record);
    let shown = earlier.as_ref().unwrap_or(&last);
    if is_another_game(differences, shown.unexplained(), photo) {
        let moves = Recorded::at(record, stage).moves;
        return Err(RecordError::OtherGame { differences, moves, stones: stones(photo) });
    }
    Ok(RecordFindings { orientation, as_good, last, continuation, earlier })
}

/// A position of the record with its numbers.
struct Recorded {
    position: Position,
    /// Moves before it and after it.
    moves: usize,
    later: usize,
    prisoners: Prisoners,
    /// Stones that moves put on the board: Black's and White's.
    played: [u32; 2],
}

impl Recorded {
    /// The record's last position.
    fn end(record: &GameRecord) -> Recorded {
        Recorded::new(record, record.position.clone(), record.moves.len(), record.prisoners)
    }

    /// The record's `stage`-th position, from zero; its last where it has not so many.
    fn at(record: &GameRecord, stage: usize) -> Recorded {
        let mut replay = record.line.replay();
        match replay.nth(stage) {
            Some(stage) => Recorded::new(record, replay.position().clone(), stage.moves, stage.prisoners),
            None => Recorded::end(record),
        }
    }

    fn new(record: &GameRecord, position: Position, moves: usize, prisoners: Prisoners) -> Recorded {
        let later = record.moves.len().saturating_sub(moves);
        Recorded { position, moves, later, prisoners, played: balance::played(record, moves) }
    }
}

/// More differences than this share of the stones on the board are another game. Over the records of 340
/// games (`examples/measure_records`) the positions of other games differed from an end position in 0.58 of
/// its stones at least and 0.82 as a rule, from a position half-way in 0.66 at least. Of the same game, dead
/// stones taken off and dame filled come to 0.42 at most and 0.07 as a rule. In the opening nothing can be
/// told: games that begin alike are alike.
const MOST_DIFFERING: (usize, usize) = (1, 2);

/// Where nearly all of the differences have a reason, so that less than this share of the stones has none, it
/// is the same game all the same: dead stones that were taken off may be many, and come with dame and an earlier
/// move. Of other games no position is so near.
const MOST_UNEXPLAINED: (usize, usize) = (1, 8);

fn is_another_game(differences: usize, unexplained: usize, photo: &Position) -> bool {
    let is_more = |number: usize, (share, of): (usize, usize)| number * of > stones(photo) * share;
    is_more(differences, MOST_DIFFERING) && is_more(unexplained, MOST_UNEXPLAINED)
}

fn stones(position: &Position) -> usize {
    Color::BOTH.map(|color| position.count(color)).iter().sum()
}
