//! Aligns a later view of the board with the position before, and decides whether it can be of the
//! same game.

use std::collections::BTreeSet;

use shuzi::color::Color;
use shuzi::count::Case;
use shuzi::language::{Message, ToMessage};
use shuzi::point::{BoardSize, Point};
use shuzi::position::{Orientation, Position};

/// A later photo or record of the board.
#[derive(Clone, Copy, Debug)]
pub struct LaterBoard<'a> {
    /// The stones in its own orientation.
    pub position: &'a Position,
    /// The points whose reading is not certain, in its own orientation.
    pub doubtful: &'a BTreeSet<Point>,
    /// The possible orientations: [`Orientation::TURNS`] for a photo, which is never mirrored, and
    /// [`Orientation::ALL`] for a record.
    pub orientations: &'a [Orientation],
}

/// Finds the points of a photo that are in doubt and not stated, for [`LaterBoard::doubtful`].
/// Chains without liberties are not in doubt for that reason, as hardly any chain has liberties
/// after a fill-in.
pub fn doubtful_points(case: &Case) -> BTreeSet<Point> {
    let readings = case.readings.iter().flat_map(|readings| &readings.readings);
    let points = case.position.size().points().zip(readings);
    let doubted =
        points.filter(|(point, reading)| reading.doubt.is_some() && !case.stated.contains(*point));
    doubted.map(|(point, _)| point).collect()
}

/// The later board does not show the same game in any orientation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum NotTheSameGame {
    /// Too few stones are where they were.
    Stones {
        /// Number of stones that are where they were in the best orientation.
        fitting: usize,
        /// Number of stones before.
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
            NotTheSameGame::Stones { fitting, stones } => Message::new("error-not-the-same-game")
                .with("fitting", *fitting)
                .with("stones", *stones),
            NotTheSameGame::Size { before, after } => Message::new("error-not-the-same-size")
                .with("before", before.to_string())
                .with("after", after.to_string()),
        }
    }
}

/// A later position aligned with the one before.
#[derive(Clone, Debug)]
pub(super) struct Alignment {
    /// The orientation that turns the position before into the later view.
    pub orientation: Orientation,
    /// The later position in the coordinates of the one before.
    pub position: Position,
    /// The doubtful points in these coordinates, in reading order.
    pub doubtful: Vec<Point>,
    /// Number of compared stones that are where they were.
    pub fitting: usize,
    /// Number of compared stones replaced by a stone of the other colour.
    pub replaced: usize,
}

/// The thresholds for the same game, as shares of the compared stones.
#[derive(Clone, Copy, Debug)]
pub(super) struct AlignmentThresholds {
    /// Least share of stones that are where they were.
    pub least_fitting: f64,
    /// Greatest share of stones replaced by one of the other colour. Stones may be knocked away,
    /// but are rarely replaced.
    pub most_replaced: f64,
}

/// Finds the orientations in which most stones of the colours `looked_at` are where they were;
/// there are several if they fit equally well.
///
/// # Errors
/// Returns [`NotTheSameGame`] if the position does not meet the thresholds in any orientation, or
/// if the boards differ in size.
pub(super) fn find_alignments(
    before: &Position,
    looked_at: &[Color],
    later: &LaterBoard<'_>,
    alike: AlignmentThresholds,
) -> Result<Vec<Alignment>, NotTheSameGame> {
    let possible = later
        .orientations
        .iter()
        .filter(|orientation| orientation.size(before.size()) == later.position.size());
    let alignments: Vec<Alignment> = possible
        .map(|&orientation| align(before, looked_at, later, orientation))
        .collect();
    let Some(fitting) = alignments.iter().map(|fit| fit.fitting).max() else {
        return Err(NotTheSameGame::Size {
            before: before.size(),
            after: later.position.size(),
        });
    };
    let stones = looked_at
        .iter()
        .map(|&color| before.count(color))
        .sum::<usize>();
    let mut best: Vec<Alignment> = alignments
        .into_iter()
        .filter(|fit| fit.fitting == fitting)
        .collect();
    // An empty board fits in every orientation.
    let share = |part: usize| part as f64 / stones.max(1) as f64;
    best.retain(|fit| share(fit.replaced) <= alike.most_replaced);
    if best.is_empty() || (stones > 0 && share(fitting) < alike.least_fitting) {
        return Err(NotTheSameGame::Stones { fitting, stones });
    }
    Ok(best)
}

/// Turns the later board like the position before, and compares the stones of the colours
/// `looked_at`.
pub(super) fn align(
    before: &Position,
    looked_at: &[Color],
    later: &LaterBoard<'_>,
    orientation: Orientation,
) -> Alignment {
    let back = orientation.undone();
    let position = later.position.seen(back);
    let stones = before
        .size()
        .points()
        .filter_map(|point| Some((before.stone(point)?, position.stone(point))));
    let (mut fitting, mut replaced) = (0, 0);
    for (color, now) in stones.filter(|(color, _)| looked_at.contains(color)) {
        fitting += usize::from(now == Some(color));
        replaced += usize::from(now == Some(color.opponent()));
    }
    let mut doubtful: Vec<Point> = later
        .doubtful
        .iter()
        .filter_map(|&point| back.point(later.position.size(), point))
        .collect();
    doubtful.sort_unstable();
    Alignment {
        orientation,
        position,
        doubtful,
        fitting,
        replaced,
    }
}
