//! Which position of a record, and which way round, a photo is nearest to.

use std::cmp::Reverse;

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::sgf::{Change, GameRecord};
use shuzi::position::{Orientation, Position};

use super::Sighting;

/// Where record and photo come nearest.
pub(super) struct Nearest {
    pub orientation: Orientation,
    /// Others that come as near at the same stage.
    pub as_good: Vec<Orientation>,
    /// Points that differ for certain.
    pub differences: usize,
    /// The position's number among the record's, from zero.
    pub stage: usize,
}

/// Goes through the record once, with all orientations side by side. The fewest differences win, then the
/// fewest at doubtful points, then the latest position, then the orientation that comes first in
/// [`Orientation::ALL`]. `None` when the boards have different sizes.
pub(super) fn find(sighting: &Sighting, record: &GameRecord) -> Option<Nearest> {
    let size = record.line.size();
    let fitting = Orientation::ALL.into_iter().filter(|way| way.size(size) == sighting.position.size());
    let mut views: Vec<View> = fitting.map(|orientation| View::new(sighting, orientation, size)).collect();
    for (number, stage) in record.line.replay().enumerate() {
        for view in &mut views {
            view.step(number, &stage.changes);
        }
    }
    let best = views.iter().min_by_key(|view| view.rank())?;
    let as_good = views.iter().filter(|view| view.rank() == best.rank());
    Some(Nearest {
        orientation: best.orientation,
        as_good: as_good.map(|view| view.orientation).filter(|&way| way != best.orientation).collect(),
        differences: best.nearest.certain,
        stage: best.stage,
    })
}

/// How many points differ.
#[derive(Clone, Copy)]
struct Differences {
    certain: usize,
    doubtful: usize,
}

/// The photo as the record would have it in one orientation.
struct View {
    orientation: Orientation,
    size: BoardSize,
    /// What the photo shows at each of the record's points, and whether that is in doubt.
    shown: Vec<(Option<Color>, bool)>,
    /// Differences to the present stage.
    now: Differences,
    /// The fewest so far, and the latest stage that had them.
    nearest: Differences,
    stage: usize,
}

impl View {
    /// Before the first stage: against an empty board.
    fn new(sighting: &Sighting, orientation: Orientation, size: BoardSize) -> View {
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
        View { orientation, size, now, nearest, stage: 0, shown }
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

/// What `sighting` has where the record has `point`, and whether that is in doubt.
pub(super) fn shown(
    sighting: &Sighting,
    orientation: Orientation,
    size: BoardSize,
    point: Point,
) -> (Option<Color>, bool) {
    match orientation.point(size, point) {
        Some(place) => (sighting.position.stone(place), sighting.doubtful.contains(&place)),
        None => (None, false),
    }
}
