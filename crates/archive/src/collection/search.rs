//! Looking for a position in games, whatever may be made of it.

use shuzi::point::{BoardSize, Point};
use shuzi::position::{Orientation, Position};

use super::found::{Difference, Match};
use super::game::Game;
use super::views::Views;

/// A position that is looked for.
pub(super) struct Search<'a> {
    position: &'a Position,
    doubtful: &'a [Point],
    /// The position as games on each board would have it: on its own, and where that is not square on the turned one.
    boards: Vec<(BoardSize, Views)>,
}

/// A game on such a board.
#[derive(Clone, Copy)]
pub(super) struct Candidate<'a> {
    pub game: &'a Game,
    /// Points that differ for certain where it comes nearest.
    pub differences: usize,
    views: &'a Views,
}

impl<'a> Search<'a> {
    pub fn new(position: &'a Position, doubtful: &'a [Point]) -> Search<'a> {
        let size = position.size();
        let turned = Orientation::ALL.into_iter().map(|way| way.size(size)).find(|&turned| turned != size);
        let boards = std::iter::once(size).chain(turned);
        let boards = boards.map(|size| (size, Views::new(position, doubtful, size))).collect();
        Search { position, doubtful, boards }
    }

    /// Stones on points without doubt.
    pub fn stones(&self) -> usize {
        let is_sure = |point: &Point| self.position.stone(*point).is_some() && !self.doubtful.contains(point);
        self.position.size().points().filter(is_sure).count()
    }

    /// `None` for a game on another board.
    pub fn candidate<'s>(&'s self, game: &'s Game) -> Option<Candidate<'s>> {
        let (_, views) = self.boards.iter().find(|(size, _)| *size == game.size())?;
        Some(Candidate { game, differences: views.least_differences(game.steps()), views })
    }

    /// Where a game comes nearest.
    pub fn describe(&self, candidate: Candidate) -> Match {
        let Candidate { game, views, .. } = candidate;
        let nearest = views.nearest(game.steps());
        let recorded = game.position(nearest.stage);
        let differing = |record| {
            let photo = nearest.orientation.point(game.size(), record)?;
            let (shown, recorded) = (self.position.stone(photo), recorded.stone(record));
            (shown != recorded).then_some(Difference { photo, record, shown, recorded })
        };
        let mut differing: Vec<Difference> = game.size().points().filter_map(differing).collect();
        differing.sort_by_key(|difference| difference.photo);
        let (in_doubt, differences) =
            differing.into_iter().partition(|difference| self.doubtful.contains(&difference.photo));
        Match {
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
