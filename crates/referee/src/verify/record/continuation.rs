//! Decides whether stones beyond a record's end may be moves after it.

use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::position::sgf::GameRecord;

use super::difference::{ExtraStone, MatchedPoint, MissingStone};

/// The stones beyond a record's end as moves after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// The stones can be played in some order without capturing anything that is still on the
    /// board: all of them, or nearly all, as a few may be misread.
    Playable {
        /// A possible order; there may be others. It is not proven that the stones were played.
        moves: Vec<(Color, MatchedPoint)>,
        /// Number of passes that this order needs, beginning with the player to move. Without any,
        /// the colours alternate, as if the record had stopped too early.
        passes: usize,
        /// Missing stones that these moves capture.
        captured: Vec<MatchedPoint>,
        /// Stones that cannot be played.
        left: Vec<MatchedPoint>,
    },
    /// No possible order was found.
    Unplayable,
}

impl Continuation {
    /// Looks for an order of the `extra` stones that needs the fewest passes and captures only
    /// `missing` stones.
    pub(super) fn find(
        record: &GameRecord,
        extra: &[ExtraStone],
        missing: &[MissingStone],
    ) -> Continuation {
        let final_passes = record
            .moves
            .iter()
            .rev()
            .take_while(|played| played.point.is_none())
            .count();
        let beginners = match record.moves.last() {
            // After two passes the game was over, so either player may begin.
            Some(last) if final_passes < 2 => vec![last.color.opponent()],
            _ => Color::BOTH.to_vec(),
        };
        let orders = beginners
            .into_iter()
            .map(|color| find_order(record, color, extra, missing));
        let best = orders.min_by_key(|order| (order.left.len(), order.passes));
        match best {
            Some(PlayOrder {
                moves,
                passes,
                captured,
                left,
            }) if left.len() * PLAYED_PER_UNPLAYABLE <= moves.len() => Continuation::Playable {
                moves,
                passes,
                captured,
                left,
            },
            _ => Continuation::Unplayable,
        }
    }

    /// Returns true if the moves capture the stone at `point` of the record.
    pub(super) fn captures(&self, point: Point) -> bool {
        match self {
            Continuation::Playable { captured, .. } => {
                captured.iter().any(|stone| stone.record == point)
            }
            Continuation::Unplayable => false,
        }
    }
}

/// Number of playable stones required for each stone that cannot be played.
const PLAYED_PER_UNPLAYABLE: usize = 4;

/// An order of stones, as in [`Continuation::Playable`].
#[derive(Default)]
struct PlayOrder {
    moves: Vec<(Color, MatchedPoint)>,
    passes: usize,
    captured: Vec<MatchedPoint>,
    left: Vec<MatchedPoint>,
}

/// Plays the stones in turns, each time the first one that can be played; a player without one
/// passes.
///
/// A single order is tried: if nothing needs to be captured, all orders of stones that have
/// liberties in the end are legal. If stones were captured, a possible order may be missed.
fn find_order(
    record: &GameRecord,
    beginner: Color,
    extra: &[ExtraStone],
    missing: &[MissingStone],
) -> PlayOrder {
    let mut order = PlayOrder::default();
    let mut position = record.position.clone();
    let mut left: Vec<&ExtraStone> = extra.iter().collect();
    let (mut color, mut has_passed) = (beginner, false);
    while !left.is_empty() {
        let own = left
            .iter()
            .enumerate()
            .filter(|(_, stone)| stone.color == color);
        let playable = own
            .filter_map(|(index, stone)| Some((index, play(&position, stone, missing)?)))
            .next();
        match playable {
            Some((index, (after, captured))) => {
                let stone = left.remove(index);
                order.moves.push((color, stone.at));
                order.captured.extend(captured);
                (position, has_passed) = (after, false);
            }
            None if has_passed => {
                // Neither player can play; the pass before this one was not needed either.
                order.passes = order.passes.saturating_sub(1);
                order.left = left.iter().map(|stone| stone.at).collect();
                return order;
            }
            None => {
                order.passes += 1;
                has_passed = true;
            }
        }
        color = color.opponent();
    }
    order
}

/// Plays `stone`, and returns the position after it with the captured stones. Returns `None` if
/// that is illegal, or captures a stone that is still on the board.
fn play(
    position: &Position,
    stone: &ExtraStone,
    missing: &[MissingStone],
) -> Option<(Position, Vec<MatchedPoint>)> {
    let played = position.play(stone.color, stone.at.record).ok()?;
    let find_missing = |&point: &Point| {
        missing
            .iter()
            .map(|missing| missing.at)
            .find(|at| at.record == point)
    };
    let captured: Option<Vec<MatchedPoint>> = played.captured.iter().map(find_missing).collect();
    Some((played.position, captured?))
}
