//! Compares a position with all positions of a game, in all eight orientations at the same time.
//!
//! # How
//!
//! Let `d` be the number of points in which the position differs from the board of the game. A
//! change of one point of that board changes `d` by -1, 0 or 1, which depends only on the change
//! and on the position. For each of the changes that are possible on a board
//! ([`PackedChange::number`]), a table holds this number for all eight orientations of the
//! position. Replaying a game is then one table look-up and one addition of eight numbers for each
//! change: they fit into a single vector register.
//!
//! A board of a game may be compared only at the end of a stage, when all stones that a move
//! captures are off the board.
//!
//! Differences at doubtful points are counted in a second table, so that they only decide between
//! equally near positions.

use shuzi::point::{BoardSize, Point};
use shuzi::position::{Orientation, Position};

use super::stored_game::{POINT_CONTENTS, PackedChange};

/// A number for each orientation, in the order of [`Orientation::ALL`].
type Lanes = [i16; Orientation::ALL.len()];

/// Number of differences in an orientation in which the board has another shape: more than any
/// board has points.
const UNFIT: i16 = 10_000;

/// The tables of a position for games on boards of one size.
pub(super) struct OrientationTables {
    /// The changes to the number of certain differences, by [`PackedChange::index`].
    certain: Vec<Lanes>,
    /// The changes to the number of differences at doubtful points.
    doubtful: Vec<Lanes>,
    /// The number of certain and of doubtful differences to the empty board.
    empty: (Lanes, Lanes),
}

/// The position of a game that is nearest to the searched one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NearestStage {
    pub orientation: Orientation,
    /// Other orientations that are as near at this stage.
    pub as_good: Vec<Orientation>,
    /// Number of the stage, from 0.
    pub stage: usize,
    /// Number of moves before it.
    pub moves: usize,
}

impl OrientationTables {
    /// Builds the tables for games on boards of `size`.
    pub fn new(position: &Position, doubtful: &[Point], size: BoardSize) -> OrientationTables {
        let zeros = || vec![Lanes::default(); PackedChange::count(size)];
        let mut tables = OrientationTables {
            certain: zeros(),
            doubtful: zeros(),
            empty: Default::default(),
        };
        let position = MarkedPosition::new(position, doubtful);
        for (lane, way) in Orientation::ALL.into_iter().enumerate() {
            if way.size(size) == position.position.size() {
                tables.fill_lane(&position, lane, way, size);
            } else {
                add_to_lane(&mut tables.empty.0, lane, UNFIT);
            }
        }
        tables
    }

    fn fill_lane(
        &mut self,
        position: &MarkedPosition,
        lane: usize,
        way: Orientation,
        size: BoardSize,
    ) {
        for point in size.points() {
            let Some(photo_point) = way.point(size, point) else {
                continue;
            };
            let shown = position.position.stone(photo_point);
            let (table, empty) = if position.is_doubtful(photo_point) {
                (&mut self.doubtful, &mut self.empty.1)
            } else {
                (&mut self.certain, &mut self.empty.0)
            };
            let differs = |stone| i16::from(stone != shown);
            add_to_lane(empty, lane, differs(None));
            for before in POINT_CONTENTS {
                for after in POINT_CONTENTS {
                    let change = PackedChange::number(size, point, before, after);
                    if let Some(lanes) = table.get_mut(change) {
                        add_to_lane(lanes, lane, differs(after) - differs(before));
                    }
                }
            }
        }
    }

    /// Returns the number of certain differences to the nearest position of a game.
    ///
    /// Nearly all the time of a search is spent here, for every change of every game. The loop
    /// therefore has no branches, and finds only the number; [`OrientationTables::nearest`] finds
    /// the rest, for the few games that need it.
    pub fn least_differences(&self, changes: &[PackedChange]) -> usize {
        let mut now = self.empty.0;
        let mut least = [i16::MAX; 8];
        for change in changes {
            let delta = self
                .certain
                .get(change.index())
                .copied()
                .unwrap_or_default();
            // Within a stage, the board is not a position of the game: all bits set make the
            // largest number.
            let mask = if change.ends_stage() { 0 } else { i16::MAX };
            for ((now, delta), least) in now.iter_mut().zip(delta).zip(&mut least) {
                *now = now.wrapping_add(delta);
                *least = (*least).min(*now | mask);
            }
        }
        usize::try_from(least.into_iter().min().unwrap_or(i16::MAX)).unwrap_or(usize::MAX)
    }

    /// Finds the nearest position of a game: the one with the fewest certain differences, then with
    /// the fewest at doubtful points, then the latest, then the one whose orientation comes first
    /// in [`Orientation::ALL`].
    pub fn nearest(&self, changes: &[PackedChange]) -> NearestStage {
        let (mut certain, mut doubtful) = self.empty;
        let mut fewest = (i16::MAX, i16::MAX);
        let mut nearest = NearestStage {
            orientation: Orientation::UNTURNED,
            as_good: Vec::new(),
            stage: 0,
            moves: 0,
        };
        let (mut stage, mut moves) = (0, 0);
        for change in changes {
            add_lanes(&mut certain, self.certain.get(change.index()));
            add_lanes(&mut doubtful, self.doubtful.get(change.index()));
            if !change.ends_stage() {
                continue;
            }
            moves += usize::from(change.ends_move());
            let counts = || certain.into_iter().zip(doubtful);
            // `<=`, so that the latest of equally near stages is kept.
            if let Some(here) = counts().min().filter(|&here| here <= fewest) {
                fewest = here;
                let mut best = Orientation::ALL
                    .into_iter()
                    .zip(counts())
                    .filter(|&(_, count)| count == here);
                let orientation = best.next().map_or(Orientation::UNTURNED, |(way, _)| way);
                let as_good = best.map(|(way, _)| way).collect();
                nearest = NearestStage {
                    orientation,
                    as_good,
                    stage,
                    moves,
                };
            }
            stage += 1;
        }
        nearest
    }
}

/// A position with a mark on each doubtful point.
struct MarkedPosition<'a> {
    position: &'a Position,
    /// True for doubtful points, in reading order.
    doubtful: Vec<bool>,
}

impl<'a> MarkedPosition<'a> {
    fn new(position: &'a Position, doubtful: &[Point]) -> MarkedPosition<'a> {
        let doubtful = position
            .size()
            .points()
            .map(|point| doubtful.contains(&point))
            .collect();
        MarkedPosition { position, doubtful }
    }

    fn is_doubtful(&self, point: Point) -> bool {
        self.doubtful
            .get(self.position.size().index(point))
            .copied()
            .unwrap_or(false)
    }
}

fn add_to_lane(lanes: &mut Lanes, lane: usize, value: i16) {
    if let Some(number) = lanes.get_mut(lane) {
        *number += value;
    }
}

fn add_lanes(lanes: &mut Lanes, delta: Option<&Lanes>) {
    for (lane, delta) in lanes.iter_mut().zip(delta.into_iter().flatten()) {
        *lane += delta;
    }
}
