//! Finds the position of a record, and the orientation, that match a photo best.

use std::cmp::Reverse;

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::sgf::{Change, GameRecord};
use shuzi::position::{Orientation, Position};

use super::PhotoSighting;

/// The best match between a record and a photo.
pub(super) struct BestMatch {
    pub orientation: Orientation,
    /// Other orientations that match equally well at the same position.
    pub as_good: Vec<Orientation>,
    /// Points that differ for certain.
    pub differences: usize,
    /// The position's number among the record's, from zero.
    pub stage: usize,
}

/// Goes through the record once, with all orientations side by side. The fewest differences win, then the
/// fewest at doubtful points, then the latest position, then the orientation that comes first in
/// [`Orientation::ALL`]. `None` when the boards have different sizes.
pub(super) fn find_best_match(sighting: &PhotoSighting, record: &GameRecord) -> Option<BestMatch> {
    let size = record.line.size();
    let fitting = Orientation::ALL.into_iter().filter(|way| way.size(size) == sighting.position.size());
    let mut views: Vec<OrientedView> =
        fitting.map(|orientation| OrientedView::new(sighting, orientation, size)).collect();
    for (number, stage) in record.line.replay().enumerate() {
        for view in &mut views {
            view.step(number, &stage.changes);
        }
    }
    let best = views.iter().min_by_key(|view| view.rank())?;
    let as_good = views.iter().filter(|view| view.rank() == best.rank());
    Some(BestMatch {
        orientation: best.orientation,
        as_good: as_good.map(|view| view.orientation).filter(|&way| way != best.orientation).collect(),
        differences: best.nearest.certain,
        stage: best.stage,
    })
}

/// Numbers of points that differ.
#[derive(Clone, Copy)]
struct Differences {
    certain: usize,
    doubtful: usize,
}

/// The photo as the record would have it in one orientation.
struct OrientedView {
    orientation: Orientation,
    size: BoardSize,
    /// The photo's stone at each of the record's points, and true if it is in doubt.
    shown: Vec<(Option<Color>, bool)>,
    /// Differences to the present stage.
    now: Differences,
    /// The fewest so far, and the latest stage that had them.
    nearest: Differences,
    stage: usize,
}

impl OrientedView {
    /// Before the first stage: against an empty board.
    fn new(sighting: &PhotoSighting, orientation: Orientation, size: BoardSize) -> OrientedView {
        let empty = Position::empty(size);
        let shown: Vec<(Option<Color>, bool)> =
            size.points().map(|point| shown(sighting, orientation, size, point)).collect();
        let differs = |in_doubt| {
            let stones = shown.iter().zip(size.points());
            stones
                .filter(|&(&(stone, doubt), point)| doubt == in_doubt && stone != empty.stone(point))
                .count()
        };
        let now = Differences { certain: differs(false), doubtful: differs(true) };
        let nearest = Differences { certain: usize::MAX, doubtful: usize::MAX };
        OrientedView { orientation, size, now, nearest, stage: 0, shown }
    }

    fn step(&mut self, stage: usize, changes: &[Change]) {
        for change in changes {
            let Some(&(shown, doubt)) = self.shown.get(self.size.index(change.point)) else { continue };
            let count = if doubt { &mut self.now.doubtful } else { &mut self.now.certain };
            *count += usize::from(shown != change.after);
            *count -= usize::from(shown != change.before);
        }
        if self.now.certain <= self.nearest.certain {
            (self.nearest, self.stage) = (self.now, stage);
        }
    }

    fn rank(&self) -> (usize, usize, Reverse<usize>) {
        (self.nearest.certain, self.nearest.doubtful, Reverse(self.stage))
    }
}

/// Returns the photo's stone at a point of the record, and true if it is in doubt.
pub(super) fn shown(
    sighting: &PhotoSighting,
    orientation: Orientation,
    size: BoardSize,
    point: Point,
) -> (Option<Color>, bool) {
    match orientation.point(size, point) {
        Some(place) => (sighting.position.stone(place), sighting.doubtful.contains(&place)),
        None => (None, false),
    }
}
