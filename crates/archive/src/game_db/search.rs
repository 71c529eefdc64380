//! Searches a position in games, without deciding whether the nearest game is the right one.

use shuzi::point::{BoardSize, Point};
use shuzi::position::{Orientation, Position};

use super::matches::{GameMatch, PointDifference};
use super::orientations::OrientationTables;
use super::stored_game::StoredGame;

/// A position to be found.
pub(super) struct PositionSearch<'a> {
    position: &'a Position,
    doubtful: &'a [Point],
    /// The tables for each shape of board on which the game may have been recorded: that of the
    /// position and, if it is not square, the one turned by a quarter.
    tables: Vec<(BoardSize, OrientationTables)>,
}

/// A game on a board of the right size.
#[derive(Clone, Copy)]
pub(super) struct GameCandidate<'a> {
    pub game: &'a StoredGame,
    /// Number of certain differences to the game's nearest position.
    pub differences: usize,
    tables: &'a OrientationTables,
}

impl<'a> PositionSearch<'a> {
    pub fn new(position: &'a Position, doubtful: &'a [Point]) -> PositionSearch<'a> {
        let size = position.size();
        let turned = Orientation::ALL
            .into_iter()
            .map(|way| way.size(size))
            .find(|&turned| turned != size);
        let sizes = std::iter::once(size).chain(turned);
        let tables = sizes
            .map(|size| (size, OrientationTables::new(position, doubtful, size)))
            .collect();
        PositionSearch {
            position,
            doubtful,
            tables,
        }
    }

    /// Returns the number of stones, not counting doubtful points.
    pub fn stones(&self) -> usize {
        let is_certain =
            |point: &Point| self.position.stone(*point).is_some() && !self.doubtful.contains(point);
        self.position.size().points().filter(is_certain).count()
    }

    /// Compares the position with a game; returns `None` if the game was played on another board.
    pub fn compare<'s>(&'s self, game: &'s StoredGame) -> Option<GameCandidate<'s>> {
        let (_, tables) = self.tables.iter().find(|(size, _)| *size == game.size())?;
        Some(GameCandidate {
            game,
            differences: tables.least_differences(game.changes()),
            tables,
        })
    }

    /// Describes the nearest position of a game.
    pub fn describe(&self, candidate: GameCandidate) -> GameMatch {
        let GameCandidate { game, tables, .. } = candidate;
        let nearest = tables.nearest(game.changes());
        let recorded_position = game.position(nearest.stage);
        let mut differing = Vec::new();
        for record in game.size().points() {
            let Some(photo) = nearest.orientation.point(game.size(), record) else {
                continue;
            };
            let (shown, recorded) = (self.position.stone(photo), recorded_position.stone(record));
            if shown != recorded {
                differing.push(PointDifference {
                    photo,
                    record,
                    shown,
                    recorded,
                });
            }
        }
        differing.sort_by_key(|difference| difference.photo);
        let (in_doubt, differences) = differing
            .into_iter()
            .partition(|difference| self.doubtful.contains(&difference.photo));
        GameMatch {
            name: game.name().to_owned(),
            orientation: nearest.orientation,
            as_good: nearest.as_good,
            stage: nearest.stage,
            moves: nearest.moves,
            later: game.moves().saturating_sub(nearest.moves),
            differences,
            in_doubt,
        }
    }
}
