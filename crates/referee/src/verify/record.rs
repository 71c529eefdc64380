//! Compares a photo's position with the record of the game.
//!
//! [`compare`] turns the record's board into the photo's orientation, finds the position of the
//! record that the photo shows, lists the differences from it and from the last position, and
//! checks that stones and prisoners add up. Every point has two names, one in the photo and one in
//! the record.
//!
//! Most differences are usual at the end of an honest game: dead stones were already removed, dame
//! were filled after the last recorded move, or the record stops a few moves early or continues.
//! [`AbsenceReason`], [`PresenceReason`] and [`Continuation`] tell these apart as far as positions
//! can; they are possible reasons, not verdicts. [`RecordFindings::account`] summarises them, so
//! that only the remaining differences need to be listed point by point.

mod account;
mod balance;
mod best_match;
mod continuation;
mod difference;
mod explanations;
mod record_end;
mod stages;

pub use account::Account;
pub use balance::Balance;
pub use continuation::Continuation;
pub use difference::{
    AbsenceReason, ExtraStone, MissingStone, MovedStone, PositionComparison, PresenceReason, RecoloredPoint,
    Spot, UndecidedPoint,
};
pub use record_end::RecordEnd;

use shuzi::color::Color;
use shuzi::language::{Message, ToMessage};
use shuzi::point::{BoardSize, Point};
use shuzi::position::sgf::GameRecord;
use shuzi::position::{Orientation, Position, Prisoners};

use best_match::BestMatch;
use difference::RecordComparer;

/// The known facts about the board in the photo.
#[derive(Clone, Copy, Debug)]
pub struct PhotoSighting<'a> {
    /// The position in the photo.
    pub position: &'a Position,
    /// Unconfirmed points; differences there are not conclusive.
    pub doubtful: &'a [Point],
    /// The prisoners in the lids, if they were counted.
    pub prisoners: Option<Prisoners>,
    /// Stones of the *record's* last position that are dead, in the record's coordinates, as far as players
    /// agree or a reading of its life proposes; one stone stands for its chain. `None` when not known.
    pub dead: Option<&'a [Point]>,
}

/// The differences between a photo and a record of the same game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFindings {
    /// The orientation that turns the record's board into the photo's. A mirrored one is a finding,
    /// as photos are never mirrored.
    pub orientation: Orientation,
    /// Other orientations that fit equally well, for a symmetric or nearly empty position.
    pub as_good: Vec<Orientation>,
    /// The comparison with the record's last position.
    pub last: PositionComparison,
    /// The stones beyond the record's last position as moves after it, without moved stones; `None`
    /// if there are none.
    pub continuation: Option<Continuation>,
    /// The comparison with an earlier position that the board is likelier to show, allowing for
    /// what usually happens after it.
    pub earlier: Option<PositionComparison>,
}

/// The reason why a record cannot be compared with a photo.
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
pub fn compare(sighting: &PhotoSighting, record: &GameRecord) -> Result<RecordFindings, RecordError> {
    let (photo, size) = (sighting.position, record.line.size());
    let Some(BestMatch { orientation, as_good, differences, stage }) =
        best_match::find_best_match(sighting, record)
    else {
        return Err(RecordError::OtherSize { photo: photo.size(), record: size });
    };
    let comparer = RecordComparer::new(sighting, orientation);
    let (last, continuation) = comparer.against_the_end(record);
    let earlier = stages::find_likelier_stage(&last, &comparer, record);
    let shown = earlier.as_ref().unwrap_or(&last);
    if is_another_game(differences, shown.unexplained(), photo) {
        let moves = RecordedPosition::at(record, stage).moves;
        return Err(RecordError::OtherGame { differences, moves, stones: stones(photo) });
    }
    Ok(RecordFindings { orientation, as_good, last, continuation, earlier })
}

/// A position of the record with its numbers.
struct RecordedPosition {
    position: Position,
    /// Moves before it and after it.
    moves: usize,
    later: usize,
    prisoners: Prisoners,
    /// Stones that moves put on the board: Black's and White's.
    played: [u32; 2],
}

impl RecordedPosition {
    /// The record's last position.
    fn end(record: &GameRecord) -> RecordedPosition {
        RecordedPosition::new(record, record.position.clone(), record.moves.len(), record.prisoners)
    }

    /// The record's `stage`-th position, from zero; its last where it has not so many.
    fn at(record: &GameRecord, stage: usize) -> RecordedPosition {
        let mut replay = record.line.replay();
        match replay.nth(stage) {
            Some(stage) => {
                RecordedPosition::new(record, replay.position().clone(), stage.moves, stage.prisoners)
            }
            None => RecordedPosition::end(record),
        }
    }

    fn new(record: &GameRecord, position: Position, moves: usize, prisoners: Prisoners) -> RecordedPosition {
        let later = record.moves.len().saturating_sub(moves);
        RecordedPosition { position, moves, later, prisoners, played: balance::played(record, moves) }
    }
}

/// Share of the stones on the board that may differ in the same game. In the records of 340 games
/// (`examples/measure_records`), positions of other games differed from an end position in at least
/// 0.58 of its stones, and typically in 0.82; from a position half-way in at least 0.66. In the
/// same game, removed dead stones and filled dame amount to at most 0.42, and typically 0.07.
/// Openings cannot be told apart, as games that begin alike are alike.
const MOST_DIFFERING: (usize, usize) = (1, 2);

/// Share of the stones whose differences may be unexplained in the same game, however many
/// differences there are: many dead stones may have been removed, together with dame and an earlier
/// position. No position of another game is so near.
const MOST_UNEXPLAINED: (usize, usize) = (1, 8);

fn is_another_game(differences: usize, unexplained: usize, photo: &Position) -> bool {
    let is_more = |number: usize, (share, of): (usize, usize)| number * of > stones(photo) * share;
    is_more(differences, MOST_DIFFERING) && is_more(unexplained, MOST_UNEXPLAINED)
}

fn stones(position: &Position) -> usize {
    Color::BOTH.map(|color| position.count(color)).iter().sum()
}
