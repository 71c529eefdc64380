//! Positions as play produces them: any moves that are legal, on boards of any shape.

use proptest::prelude::*;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::{Position, Prisoners};

/// Boards large enough for eyes and small enough for captures to be common.
fn board() -> impl Strategy<Value = BoardSize> {
    (1..=9_usize, 1..=9_usize).prop_map(|(width, height)| BoardSize::new(width, height).unwrap())
}

/// Who plays, and which point (modulo the board).
fn moves() -> impl Strategy<Value = Vec<(bool, usize)>> {
    prop::collection::vec((any::<bool>(), any::<usize>()), 0..150)
}

pub fn nth_point(size: BoardSize, index: usize) -> Point {
    size.points().nth(index % size.area()).unwrap()
}

/// A legal position: illegal moves are left out.
pub fn played_position() -> impl Strategy<Value = Position> {
    (board(), moves()).prop_map(|(size, moves)| {
        moves
            .into_iter()
            .fold(Position::empty(size), |position, (black, index)| {
                let color = if black { Color::Black } else { Color::White };
                position
                    .play(color, nth_point(size, index))
                    .map_or(position, |played| played.position)
            })
    })
}

/// A legal position and stones of some of its chains, called dead.
pub fn position_with_dead() -> impl Strategy<Value = (Position, Vec<Point>)> {
    (played_position(), any::<u64>()).prop_map(|(position, choice)| {
        let dead = some_dead(&position, choice);
        (position, dead)
    })
}

/// The first stones of a quarter of the chains: two bits of the choice decide about each.
pub fn some_dead(position: &Position, choice: u64) -> Vec<Point> {
    let chains = position.chains();
    let is_dead = |index: usize| (choice >> (2 * index % 64)) & 3 == 0;
    let dead = chains
        .iter()
        .enumerate()
        .filter(|&(index, _)| is_dead(index));
    dead.map(|(_, chain)| chain.points[0]).collect()
}

/// A game without passes in which the players alternate.
#[derive(Clone, Debug)]
pub struct Game {
    pub position: Position,
    pub prisoners: Prisoners,
    pub black_moved_last: bool,
}

pub fn alternating_game() -> impl Strategy<Value = Game> {
    (board(), moves()).prop_map(|(size, moves)| {
        let start = Game {
            position: Position::empty(size),
            prisoners: Prisoners::default(),
            black_moved_last: false,
        };
        moves.into_iter().fold(start, |mut game, (_, index)| {
            let color = if game.black_moved_last {
                Color::White
            } else {
                Color::Black
            };
            if let Ok(played) = game.position.play(color, nth_point(size, index)) {
                game.prisoners.add(color.opponent(), played.captured.len());
                game.position = played.position;
                game.black_moved_last = color == Color::Black;
            }
            game
        })
    })
}
