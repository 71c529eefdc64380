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
    AbsenceReason, ExtraStone, MatchedPoint, MissingStone, MovedStone, PositionComparison,
    PresenceReason, RecoloredPoint, UndecidedPoint,
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
    /// Doubtful points; differences there are not conclusive.
    pub doubtful: &'a [Point],
    /// The prisoners in the lids, if they were counted.
    pub prisoners: Option<Prisoners>,
    /// Dead stones of the *record's* last position, in the record's coordinates, at least one of
    /// each chain, as the players agreed or as proposed; `None` if they are unknown.
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
    /// The boards differ in size.
    OtherSize {
        /// The size of the photo's board.
        photo: BoardSize,
        /// The size of the record's board.
        record: BoardSize,
    },
    /// The record is of another game.
    OtherGame {
        /// Number of points that differ in the best match.
        differences: usize,
        /// Number of moves before the position that matches best.
        moves: usize,
        /// Number of stones on the photo's board.
        stones: usize,
    },
}

impl ToMessage for RecordError {
    fn to_message(&self) -> Message {
        match self {
            RecordError::OtherSize { photo, record } => Message::new("error-record-size")
                .with("record", record.to_string())
                .with("photo", photo.to_string()),
            RecordError::OtherGame {
                differences,
                moves,
                stones,
            } => Message::new("error-record-of-another-game")
                .with("moves", moves.to_string())
                .with("points", *differences)
                .with("stones", stones.to_string()),
        }
    }
}

/// Compares what a photo shows with the record of the game.
///
/// # Errors
/// Returns a [`RecordError`] if the boards differ in size, or if no position of the record is
/// similar.
pub fn compare(
    sighting: &PhotoSighting,
    record: &GameRecord,
) -> Result<RecordFindings, RecordError> {
    let (photo, size) = (sighting.position, record.line.size());
    let Some(BestMatch {
        orientation,
        as_good,
        differences,
        stage,
    }) = best_match::find_best_match(sighting, record)
    else {
        return Err(RecordError::OtherSize {
            photo: photo.size(),
            record: size,
        });
    };
    let comparer = RecordComparer::new(sighting, orientation);
    let (last, continuation) = comparer.compare_with_end(record);
    let earlier = stages::find_likelier_stage(&last, &comparer, record);
    let shown = earlier.as_ref().unwrap_or(&last);
    if is_another_game(differences, shown.count_unexplained(), photo) {
        let moves = RecordedPosition::at_stage(record, stage).moves;
        return Err(RecordError::OtherGame {
            differences,
            moves,
            stones: count_stones(photo),
        });
    }
    Ok(RecordFindings {
        orientation,
        as_good,
        last,
        continuation,
        earlier,
    })
}

/// A position of the record with its numbers.
struct RecordedPosition {
    position: Position,
    /// Number of moves before the position, passes included.
    moves: usize,
    /// Number of moves after it.
    later: usize,
    prisoners: Prisoners,
    /// Number of stones that moves placed on the board, Black's and White's.
    played: [u32; 2],
}

impl RecordedPosition {
    /// Returns the record's last position.
    fn end(record: &GameRecord) -> RecordedPosition {
        RecordedPosition::new(
            record,
            record.position.clone(),
            record.moves.len(),
            record.prisoners,
        )
    }

    /// Returns the record's position number `stage`, from 0, or its last one if it has fewer.
    fn at_stage(record: &GameRecord, stage: usize) -> RecordedPosition {
        let mut replay = record.line.replay();
        match replay.nth(stage) {
            Some(stage) => RecordedPosition::new(
                record,
                replay.position().clone(),
                stage.moves,
                stage.prisoners,
            ),
            None => RecordedPosition::end(record),
        }
    }

    fn new(
        record: &GameRecord,
        position: Position,
        moves: usize,
        prisoners: Prisoners,
    ) -> RecordedPosition {
        let later = record.moves.len().saturating_sub(moves);
        RecordedPosition {
            position,
            moves,
            later,
            prisoners,
            played: balance::count_played(record, moves),
        }
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
    let is_more =
        |number: usize, (part, whole): (usize, usize)| number * whole > count_stones(photo) * part;
    is_more(differences, MOST_DIFFERING) && is_more(unexplained, MOST_UNEXPLAINED)
}

fn count_stones(position: &Position) -> usize {
    Color::BOTH.map(|color| position.count(color)).iter().sum()
}
