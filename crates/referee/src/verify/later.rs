//! A later look at the same board: which way it is turned, and whether it can be the same game at all.

use std::collections::BTreeSet;

use shuzi::color::Color;
use shuzi::count::Case;
use shuzi::language::{Message, ToMessage};
use shuzi::point::{BoardSize, Point};
use shuzi::position::{Orientation, Position};

/// What a later photo or record shows of the board.
#[derive(Clone, Copy, Debug)]
pub struct Later<'a> {
    /// What stands where, as it is seen there.
    pub position: &'a Position,
    /// The points whose reading is not certain, as they are seen there.
    pub doubtful: &'a BTreeSet<Point>,
    /// How it may lie: [`Orientation::TURNS`] for a photo, which mirrors nothing; [`Orientation::ALL`] for a record.
    pub orientations: &'a [Orientation],
}

/// The points of a photo that the reader doubts and nobody has stated, for [`Later::doubtful`]. That a chain has no
/// liberties is no doubt on a board that was filled in: hardly any chain has.
pub fn doubtful(case: &Case) -> BTreeSet<Point> {
    let readings = case.readings.iter().flat_map(|readings| &readings.readings);
    let points = case.position.size().points().zip(readings);
    let doubted = points.filter(|(point, reading)| reading.doubt.is_some() && !case.stated.contains(point));
    doubted.map(|(point, _)| point).collect()
}

/// No way of turning the later position makes it the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum NotTheSameGame {
    /// Too few stones of the game are where they were.
    Stones {
        /// How many stand where they were in the orientation that fits best.
        fitting: usize,
        /// Of how many.
        stones: usize,
    },
    /// The boards differ in size.
    Size {
        /// The board before.
        before: BoardSize,
        /// The board now.
        after: BoardSize,
    },
}

impl ToMessage for NotTheSameGame {
    fn to_message(&self) -> Message {
        match self {
            NotTheSameGame::Stones { fitting, stones } => {
                Message::new("error-not-the-same-game").with("fitting", *fitting).with("stones", *stones)
            }
            NotTheSameGame::Size { before, after } => Message::new("error-not-the-same-size")
                .with("before", before.to_string())
                .with("after", after.to_string()),
        }
    }
}

/// How well a later position fits when it is turned.
#[derive(Clone, Debug)]
pub(super) struct Fit {
    /// As the position before has to be turned to lie like the later one.
    pub orientation: Orientation,
    /// The later position in the coordinates of the one before.
    pub position: Position,
    /// The doubtful points in these coordinates, in reading order.
    pub doubtful: Vec<Point>,
    /// How many of the stones looked at stand where they were.
    pub fitting: usize,
    /// How many have made way for one of the other colour.
    pub replaced: usize,
}

/// What is asked of the same game, as shares of the stones that are looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Alike {
    /// So many at least stand where they stood.
    pub least_fitting: f64,
    /// On so many of their points at most stands a stone of the other colour. Stones are knocked away; that others come
    /// in their places is rare.
    pub most_replaced: f64,
}

/// The orientations in which the later position fits best by the stones of `looked_at`, all that fit equally well.
///
/// # Errors
/// [`NotTheSameGame`] where it is not `alike` in any, or the boards differ in size.
pub(super) fn fits(
    before: &Position,
    looked_at: &[Color],
    later: &Later<'_>,
    alike: Alike,
) -> Result<Vec<Fit>, NotTheSameGame> {
    let of_its_size =
        later.orientations.iter().filter(|seen| seen.size(before.size()) == later.position.size());
    let turned: Vec<Fit> =
        of_its_size.map(|&orientation| fit(before, looked_at, later, orientation)).collect();
    let Some(fitting) = turned.iter().map(|fit| fit.fitting).max() else {
        return Err(NotTheSameGame::Size { before: before.size(), after: later.position.size() });
    };
    let stones = looked_at.iter().map(|&color| before.count(color)).sum::<usize>();
    let mut best: Vec<Fit> = turned.into_iter().filter(|fit| fit.fitting == fitting).collect();
    let share = |part: usize| part as f64 / stones.max(1) as f64;
    best.retain(|fit| share(fit.replaced) <= alike.most_replaced);
    if best.is_empty() || (stones > 0 && share(fitting) < alike.least_fitting) {
        return Err(NotTheSameGame::Stones { fitting, stones });
    }
    Ok(best)
}

pub(super) fn fit(
    before: &Position,
    looked_at: &[Color],
    later: &Later<'_>,
    orientation: Orientation,
) -> Fit {
    let back = orientation.undone();
    let position = later.position.seen(back);
    let stones =
        before.size().points().filter_map(|point| Some((before.stone(point)?, position.stone(point))));
    let looked: Vec<(Color, Option<Color>)> = stones.filter(|(color, _)| looked_at.contains(color)).collect();
    let count = |is: fn(&&(Color, Option<Color>)) -> bool| looked.iter().filter(is).count();
    let fitting = count(|&&(color, now)| now == Some(color));
    let replaced = count(|&&(color, now)| now == Some(color.opponent()));
    let mut doubtful: Vec<Point> =
        later.doubtful.iter().filter_map(|&point| back.point(later.position.size(), point)).collect();
    doubtful.sort_unstable();
    Fit { orientation, position, doubtful, fitting, replaced }
}
