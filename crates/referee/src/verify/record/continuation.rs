//! Decides whether stones beyond a record's end may be moves after it.

use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::position::sgf::GameRecord;

use super::difference::{ExtraStone, MissingStone, Spot};

/// The stones beyond a record's end as moves after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// They can be played, one after the other, and capture nothing that still stands: all of them, or nearly all where
    /// one may be misread.
    Playable {
        /// An order in which they can be played; there may be others. Nothing shows that they were.
        moves: Vec<(Color, Spot)>,
        /// Passes that such an order needs, counted from the player whose turn it was: with none the colours
        /// alternate, as if the record stopped short.
        passes: usize,
        /// Missing stones that these moves capture.
        captured: Vec<Spot>,
        /// Stones that cannot be played among them.
        left: Vec<Spot>,
    },
    /// No possible order was found.
    Unplayable,
}

impl Continuation {
    /// Looks for an order of the `extra` stones that passes as seldom as possible and captures none but
    /// `missing` stones.
    pub(super) fn find(record: &GameRecord, extra: &[ExtraStone], missing: &[MissingStone]) -> Continuation {
        let turn = match record.moves.last() {
            Some(last) => vec![last.color.opponent()],
            None => Color::BOTH.to_vec(),
        };
        // The game was over after two passes, so either player may begin.
        let passes_at_the_end = record.moves.iter().rev().take_while(|played| played.point.is_none()).count();
        let beginners = if passes_at_the_end >= 2 { Color::BOTH.to_vec() } else { turn };
        let orders = beginners.into_iter().map(|color| played(record, color, extra, missing));
        let best = orders.min_by_key(|order| (order.left.len(), order.passes));
        let is_playable = |order: &PlayOrder| order.left.len() * STONES_FOR_ONE_LEFT <= order.moves.len();
        best.filter(is_playable).map_or(Continuation::Unplayable, |order| {
            let PlayOrder { moves, passes, captured, left } = order;
            Continuation::Playable { moves, passes, captured, left }
        })
    }

    /// Returns true if the moves capture the stone at `point` of the record.
    pub(super) fn captures(&self, point: Point) -> bool {
        match self {
            Continuation::Playable { captured, .. } => captured.iter().any(|spot| spot.record == point),
            Continuation::Unplayable => false,
        }
    }
}

/// For one stone that cannot be played so many must be that can.
const STONES_FOR_ONE_LEFT: usize = 4;

#[derive(Default)]
struct PlayOrder {
    moves: Vec<(Color, Spot)>,
    passes: usize,
    captured: Vec<Spot>,
    left: Vec<Spot>,
}

/// Plays the stones in turns, each time the first that can be played. Where nothing needs to be captured
/// every order of stones that all have liberties in the end is legal, so that trying one is enough.
fn played(record: &GameRecord, beginner: Color, extra: &[ExtraStone], missing: &[MissingStone]) -> PlayOrder {
    let mut order = PlayOrder::default();
    let mut position = record.position.clone();
    let mut left: Vec<&ExtraStone> = extra.iter().collect();
    let (mut color, mut has_passed) = (beginner, false);
    while !left.is_empty() {
        let next = left.iter().enumerate().filter(|(_, stone)| stone.color == color);
        let found = next.filter_map(|(index, stone)| Some((index, play(&position, stone, missing)?))).next();
        match found {
            Some((index, (after, captured))) => {
                let stone = left.remove(index);
                order.moves.push((color, stone.at));
                order.captured.extend(captured);
                (position, has_passed) = (after, false);
            }
            None if has_passed => {
                // The passes lead nowhere.
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

/// The position after `stone` is played and the spots that it captures; `None` when that is illegal or
/// captures what still stands.
fn play(position: &Position, stone: &ExtraStone, missing: &[MissingStone]) -> Option<(Position, Vec<Spot>)> {
    let played = position.play(stone.color, stone.at.record).ok()?;
    let gone = |&point: &Point| missing.iter().map(|missing| missing.at).find(|spot| spot.record == point);
    let captured: Option<Vec<Spot>> = played.captured.iter().map(gone).collect();
    Some((played.position, captured?))
}
