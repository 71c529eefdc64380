//! Finds the position of a record, and the orientation, that match a photo best.
//!
//! How it works: the record is replayed once. For each of the eight orientations, the number of
//! points at which photo and record differ is kept up to date move by move: only the points that a
//! move changes can change it. The least number so far is remembered, with its position.
//!
//! Why: a record of a few hundred moves in eight orientations has thousands of positions. Comparing
//! each with the photo would look at 361 points, of which a move changes one or a few.
//!
//! Invariant: `now` is always the number of differences between the photo and the position that
//! the replay has reached.
//!
//! Cost: one comparison of the whole board for each orientation, then one step for each changed
//! point of each move and orientation.

use std::cmp::Reverse;

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Orientation;
use shuzi::position::sgf::{Change, GameRecord};

use super::PhotoSighting;

/// The best match between a record and a photo.
pub(super) struct BestMatch {
    pub orientation: Orientation,
    /// Other orientations that match equally well at the same position.
    pub as_good: Vec<Orientation>,
    /// Number of points that differ for certain.
    pub differences: usize,
    /// The number of the position among the record's, from 0.
    pub stage: usize,
}

/// Finds the match with the fewest differences, then the fewest at doubtful points, then the latest
/// position, then the orientation that comes first in [`Orientation::ALL`]. Returns `None` if the
/// boards differ in size.
pub(super) fn find_best_match(sighting: &PhotoSighting, record: &GameRecord) -> Option<BestMatch> {
    let size = record.line.size();
    let possible = Orientation::ALL
        .into_iter()
        .filter(|orientation| orientation.size(size) == sighting.position.size());
    let mut views: Vec<OrientedView> = possible
        .map(|orientation| OrientedView::new(sighting, orientation, size))
        .collect();
    for (number, stage) in record.line.replay().enumerate() {
        for view in &mut views {
            view.apply_changes(number, &stage.changes);
        }
    }
    let best = views.iter().min_by_key(|view| view.rank())?;
    let others = views
        .iter()
        .filter(|view| view.orientation != best.orientation);
    let as_good = others.filter(|view| view.rank() == best.rank());
    Some(BestMatch {
        orientation: best.orientation,
        as_good: as_good.map(|view| view.orientation).collect(),
        differences: best.nearest.certain,
        stage: best.stage,
    })
}

/// Numbers of points that differ: for certain, and where the photo is in doubt.
#[derive(Clone, Copy)]
struct Differences {
    certain: usize,
    doubtful: usize,
}

/// The photo turned into the record's orientation.
struct OrientedView {
    orientation: Orientation,
    size: BoardSize,
    /// The photo's stone at each point of the record, row by row, and true if it is in doubt.
    stones: Vec<(Option<Color>, bool)>,
    /// The differences from the position that the replay has reached.
    now: Differences,
    /// The fewest differences so far.
    nearest: Differences,
    /// The number of the latest position with these.
    stage: usize,
}

impl OrientedView {
    /// Begins before the first move, with an empty board.
    fn new(sighting: &PhotoSighting, orientation: Orientation, size: BoardSize) -> OrientedView {
        let mut stones = Vec::with_capacity(size.area());
        let mut now = Differences {
            certain: 0,
            doubtful: 0,
        };
        for point in size.points() {
            let (stone, is_doubtful) = stone_in_photo(sighting, orientation, size, point);
            let count = if is_doubtful {
                &mut now.doubtful
            } else {
                &mut now.certain
            };
            *count += usize::from(stone.is_some());
            stones.push((stone, is_doubtful));
        }
        let nearest = Differences {
            certain: usize::MAX,
            doubtful: usize::MAX,
        };
        OrientedView {
            orientation,
            size,
            now,
            nearest,
            stage: 0,
            stones,
        }
    }

    /// Updates the differences by the points that a stage changes.
    fn apply_changes(&mut self, stage: usize, changes: &[Change]) {
        for change in changes {
            let Some(&(stone, is_doubtful)) = self.stones.get(self.size.index(change.point)) else {
                continue;
            };
            let count = if is_doubtful {
                &mut self.now.doubtful
            } else {
                &mut self.now.certain
            };
            *count += usize::from(stone != change.after);
            *count -= usize::from(stone != change.before);
        }
        if self.now.certain <= self.nearest.certain {
            (self.nearest, self.stage) = (self.now, stage);
        }
    }

    /// Returns the rank of the view's best position; the lowest is the best match.
    fn rank(&self) -> (usize, usize, Reverse<usize>) {
        (
            self.nearest.certain,
            self.nearest.doubtful,
            Reverse(self.stage),
        )
    }
}

/// Returns the photo's stone at a point of the record, and true if it is in doubt.
pub(super) fn stone_in_photo(
    sighting: &PhotoSighting,
    orientation: Orientation,
    size: BoardSize,
    point: Point,
) -> (Option<Color>, bool) {
    match orientation.point(size, point) {
        Some(in_photo) => (
            sighting.position.stone(in_photo),
            sighting.doubtful.contains(&in_photo),
        ),
        None => (None, false),
    }
}
