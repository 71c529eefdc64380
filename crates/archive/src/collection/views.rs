//! A position in all eight orientations side by side, and how near a game comes to it.

use shuzi::point::{BoardSize, Point};
use shuzi::position::{Orientation, Position};

use super::game::{STONES, Step};

/// A number for each orientation, in the order of [`Orientation::ALL`]: as many as a vector instruction takes at once.
type Lanes = [i16; Orientation::ALL.len()];

/// More differences than any board has points, for orientations in which the board does not fit.
const UNFIT: i16 = 10_000;

/// A position as games on boards of one size would have it, turned and mirrored.
pub(super) struct Views {
    /// What each step of a game adds to the points that differ for certain, by [`Step::number`].
    certain: Vec<Lanes>,
    /// The same for doubtful points.
    doubtful: Vec<Lanes>,
    /// The points in which an empty board differs: for certain, and doubtful ones.
    empty: (Lanes, Lanes),
}

/// Where a game comes nearest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Nearest {
    pub orientation: Orientation,
    /// Others that come as near at the same stage.
    pub as_good: Vec<Orientation>,
    /// The position's number among the game's, from zero, and the moves that led to it.
    pub stage: usize,
    pub moves: usize,
}

impl Views {
    /// For games on boards of `size`.
    pub fn new(position: &Position, doubtful: &[Point], size: BoardSize) -> Views {
        let table = || vec![Lanes::default(); Step::numbers(size)];
        let mut views = Views { certain: table(), doubtful: table(), empty: Default::default() };
        let photo = Photo::new(position, doubtful);
        for (lane, way) in Orientation::ALL.into_iter().enumerate() {
            match way.size(size) == position.size() {
                true => views.look(&photo, lane, way, size),
                false => add(&mut views.empty.0, lane, UNFIT),
            }
        }
        views
    }

    /// Fills one lane in.
    fn look(&mut self, photo: &Photo, lane: usize, way: Orientation, size: BoardSize) {
        for point in size.points() {
            let Some(place) = way.point(size, point) else { continue };
            let shown = photo.position.stone(place);
            let (table, empty) = match photo.is_doubtful(place) {
                false => (&mut self.certain, &mut self.empty.0),
                true => (&mut self.doubtful, &mut self.empty.1),
            };
            let differs = |stone| i16::from(stone != shown);
            add(empty, lane, differs(None));
            for (before, after) in STONES.iter().flat_map(|&before| STONES.map(|after| (before, after))) {
                if let Some(lanes) = table.get_mut(Step::number(size, point, before, after)) {
                    add(lanes, lane, differs(after) - differs(before));
                }
            }
        }
    }

    /// In how many points the game of these steps differs for certain where it comes nearest.
    ///
    /// All that a search does happens here, for every step of every game; the loop has no branches.
    pub fn least_differences(&self, steps: &[Step]) -> usize {
        let mut now = self.empty.0;
        let mut least = [i16::MAX; 8];
        for step in steps {
            let change = self.certain.get(step.code()).copied().unwrap_or_default();
            // Between the steps of a stage the board is none that anybody saw: such counts become the largest.
            let unseen = if step.ends_a_stage() { 0 } else { i16::MAX };
            for ((now, change), least) in now.iter_mut().zip(change).zip(&mut least) {
                *now = now.wrapping_add(change);
                *least = (*least).min(*now | unseen);
            }
        }
        usize::try_from(least.into_iter().min().unwrap_or(i16::MAX)).unwrap_or(usize::MAX)
    }

    /// Where the game of these steps comes nearest: with the fewest differences, then the fewest at doubtful points,
    /// then at the latest stage (who passes leaves the board as it was: the game has gone on), then in the orientation
    /// that comes first in [`Orientation::ALL`].
    pub fn nearest(&self, steps: &[Step]) -> Nearest {
        let (mut certain, mut doubtful) = self.empty;
        let mut fewest = (i16::MAX, i16::MAX);
        let mut nearest =
            Nearest { orientation: Orientation::UNTURNED, as_good: Vec::new(), stage: 0, moves: 0 };
        let (mut stage, mut moves) = (0, 0);
        for step in steps {
            add_all(&mut certain, self.certain.get(step.code()));
            add_all(&mut doubtful, self.doubtful.get(step.code()));
            if !step.ends_a_stage() {
                continue;
            }
            moves += usize::from(step.ends_a_move());
            let counts = || certain.into_iter().zip(doubtful);
            if let Some(here) = counts().min().filter(|&here| here <= fewest) {
                fewest = here;
                let mut best = Orientation::ALL.into_iter().zip(counts()).filter(|&(_, count)| count == here);
                let orientation = best.next().map_or(Orientation::UNTURNED, |(way, _)| way);
                nearest = Nearest { orientation, as_good: best.map(|(way, _)| way).collect(), stage, moves };
            }
            stage += 1;
        }
        nearest
    }
}

/// What a photo shows, with its doubtful points at hand.
struct Photo<'a> {
    position: &'a Position,
    doubtful: Vec<bool>,
}

impl<'a> Photo<'a> {
    fn new(position: &'a Position, doubtful: &[Point]) -> Photo<'a> {
        let doubtful = position.size().points().map(|point| doubtful.contains(&point)).collect();
        Photo { position, doubtful }
    }

    fn is_doubtful(&self, point: Point) -> bool {
        self.doubtful.get(self.position.size().index(point)).copied().unwrap_or(false)
    }
}

fn add(lanes: &mut Lanes, lane: usize, value: i16) {
    if let Some(place) = lanes.get_mut(lane) {
        *place += value;
    }
}

fn add_all(lanes: &mut Lanes, change: Option<&Lanes>) {
    for (lane, change) in lanes.iter_mut().zip(change.into_iter().flatten()) {
        *lane += change;
    }
}
