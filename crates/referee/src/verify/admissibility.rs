//! Decides whether findings may rest on a photo.
//!
//! A fault is an accusation. It is reported only if both photos show the board's own grid and
//! certain stones. The properties of misread photos were measured (`examples/measure_pairs`); the
//! documentation of each bound states how.
//!
//! After a fill-in hardly any chain has liberties, so a chain without any means nothing, with one
//! exception: a chain whose stones are all in place of stones of the other colour, because nobody
//! exchanges stones. While one side is counted, nobody takes the last liberty of the opponent's
//! living stones either.

use std::collections::BTreeSet;

use shuzi::color::Color;
use shuzi::count::Case;
use shuzi::point::Point;
use shuzi::position::{Chain, Orientation, Position};
use shuzi::report::Warning;
use shuzi::score::area::area;

use super::alignment::align;
use super::{FillInFindings, LaterBoard, RearrangementFindings};

/// The reason why findings must not rest on a photo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The grid may be wrong.
    Grid {
        /// Probability that the grid is right, in percent, rounded down.
        percent: u8,
    },
    /// So many points are in doubt that others may be misread as well.
    Doubts {
        /// The points, as the photo shows the board.
        points: Vec<Point>,
    },
    /// Some chains are impossible, so a stone is misread.
    NoLiberties {
        /// The stones of these chains, as the photo shows the board.
        points: Vec<Point>,
    },
    /// So many stones of the position before are out of place that the photo is misread, or the
    /// board was disturbed.
    Displaced {
        /// Their points, as the photo shows the board.
        points: Vec<Point>,
    },
}

/// A photo on which no findings may rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InadmissiblePhoto {
    /// True for the photo before, false for the later one.
    pub is_before: bool,
    /// The objection.
    pub why: Objection,
    /// The side to be counted, or `None` for a fill-in.
    pub counted: Option<Color>,
}

/// Maximum number of doubtful points with which faults are still reported. Chosen by judgement;
/// `examples/measure_pairs` could measure it.
const MAX_DOUBTS: usize = 8;

/// Maximum number of stones reported as out of place, chosen by judgement: usually one thing goes
/// wrong in a fill-in, and a sleeve moves a handful of stones.
const MAX_DISPLACED: usize = 8;

impl Objection {
    /// Returns the points that have to be checked, as the photo shows the board; none if the grid
    /// is the problem.
    pub fn points(&self) -> &[Point] {
        match self {
            Objection::Grid { .. } => &[],
            Objection::Doubts { points }
            | Objection::NoLiberties { points }
            | Objection::Displaced { points } => points,
        }
    }
}

/// Finds an objection to the grid of a photo among the warnings about it.
pub fn find_grid_objection(warnings: &[Warning]) -> Option<Objection> {
    warnings.iter().find_map(|warning| match *warning {
        Warning::DoubtfulGrid { percent } => Some(Objection::Grid { percent }),
        _ => None,
    })
}

/// Objects to a photo with too many doubtful `points`.
pub fn object_to_doubts(points: &[Point]) -> Option<Objection> {
    (points.len() > MAX_DOUBTS).then(|| Objection::Doubts {
        points: points.to_vec(),
    })
}

/// Finds an objection to the later photo. Returns `None` if it can be compared with `before`, which
/// is without its dead stones.
///
/// `doubtful` are the points that are still in doubt, and `counted` is the side to be counted, or
/// `None` for a fill-in. A position given instead of a photo is accepted as it is.
pub fn find_objection_to_later_photo(
    before: &Position,
    counted: Option<Color>,
    after: &Case,
    doubtful: &BTreeSet<Point>,
) -> Option<Objection> {
    // A position has no readings.
    after.readings.as_ref()?;
    if let Some(grid) = find_grid_objection(&after.report().warnings) {
        return Some(grid);
    }
    let later = LaterBoard {
        position: &after.position,
        doubtful,
        orientations: &Orientation::TURNS,
    };
    let doubts: Vec<Point> = doubtful.iter().copied().collect();
    let Some(photo) = AlignedPhoto::new(before, &later) else {
        return object_to_doubts(&doubts);
    };
    let impossible = match counted {
        None => photo.find_impossible_after_fill_in(),
        Some(counted) => photo.find_impossible_while_counting(counted),
    };
    // What users have stated is not for the photo to contradict.
    let unstated = |points: Vec<Point>| -> Vec<Point> {
        points
            .into_iter()
            .filter(|point| !after.stated.contains(*point))
            .collect()
    };
    let impossible = unstated(impossible);
    if !impossible.is_empty() {
        return Some(Objection::NoLiberties { points: impossible });
    }
    // While a side is counted its stones may be moved anywhere.
    let displaced = if counted.is_none() {
        unstated(photo.find_displaced())
    } else {
        Vec::new()
    };
    if displaced.len() > MAX_DISPLACED {
        return Some(Objection::Displaced { points: displaced });
    }
    object_to_doubts(&doubts)
}

/// Adds to every fault the points of the photo before that it depends on: the doubtful points with
/// which `again`, the same check of another position before, does not find the fault.
pub fn mark_dependent_faults(
    found: &mut FillInFindings,
    before: &Position,
    doubtful: &[Point],
    again: impl Fn(&Position) -> Option<FillInFindings>,
) {
    for &point in doubtful {
        let stones = [None, Some(Color::Black), Some(Color::White)];
        let others = stones
            .into_iter()
            .filter(|&stone| stone != before.stone(point));
        // The check is repeated with each other stone that may be on the point.
        let mut changes = false;
        for otherwise in others.filter_map(|stone| again(&before.with(point, stone))) {
            changes |= otherwise.faults.len() != found.faults.len();
            for fault in &mut found.faults {
                let is_found = otherwise
                    .faults
                    .iter()
                    .any(|other| other.kind == fault.kind);
                if !is_found && !fault.undecided.contains(&point) {
                    fault.undecided.push(point);
                    changes = true;
                }
            }
        }
        if changes && !found.undecided.contains(&point) {
            found.undecided.push(point);
        }
    }
}

/// Adds the doubtful points of the photo before that change whether the count was preserved.
pub fn mark_dependent_total(
    found: &mut RearrangementFindings,
    before: &Position,
    doubtful: &[Point],
    again: impl Fn(&Position) -> Option<RearrangementFindings>,
) {
    for &point in doubtful {
        let stones = [None, Some(Color::Black), Some(Color::White)];
        let others = stones
            .into_iter()
            .filter(|&stone| stone != before.stone(point));
        let mut otherwise = others.filter_map(|stone| again(&before.with(point, stone)));
        let differs = otherwise.any(|other| other.difference() != found.difference());
        if differs && !found.undecided.contains(&point) {
            found.undecided.push(point);
        }
    }
}

/// A later photo aligned with the position before.
struct AlignedPhoto<'a> {
    before: &'a Position,
    after: &'a Position,
    /// The orientation that turns the position before into the photo.
    orientation: Orientation,
}

impl<'a> AlignedPhoto<'a> {
    /// Uses the orientation in which most stones are in place. Returns `None` if the boards differ
    /// in size.
    fn new(before: &'a Position, later: &LaterBoard<'a>) -> Option<AlignedPhoto<'a>> {
        let fitting = later
            .orientations
            .iter()
            .copied()
            .filter(|orientation| orientation.size(before.size()) == later.position.size());
        let fits = fitting.map(|orientation| align(before, &Color::BOTH, later, orientation));
        let best = fits.max_by_key(|fit| fit.fitting)?;
        Some(AlignedPhoto {
            before,
            after: later.position,
            orientation: best.orientation,
        })
    }

    /// Returns the point on the board before.
    fn point_before(&self, point: Point) -> Option<Point> {
        self.orientation.undone().point(self.after.size(), point)
    }

    /// Returns the stone that was there before.
    fn stone_before(&self, point: Point) -> Option<Color> {
        self.point_before(point)
            .and_then(|point| self.before.stone(point))
    }

    /// Finds the stones of chains without liberties that all replace stones of the other colour.
    fn find_impossible_after_fill_in(&self) -> Vec<Point> {
        let is_impossible = |chain: &Chain| {
            let other = Some(chain.color.opponent());
            chain
                .points
                .iter()
                .all(|&point| self.stone_before(point) == other)
        };
        let chains = self
            .after
            .chains_without_liberties()
            .into_iter()
            .filter(is_impossible);
        sorted(chains.flat_map(|chain| chain.points))
    }

    /// Finds the opponent's stones in chains without liberties outside the counted side's area.
    fn find_impossible_while_counting(&self, counted: Color) -> Vec<Point> {
        let owner = area(self.before).owner;
        let is_counted = |point: Point| {
            let index = self
                .point_before(point)
                .map(|point| self.before.size().index(point));
            index.and_then(|index| owner.get(index).copied().flatten()) == Some(counted)
        };
        let is_impossible = |chain: &Chain| {
            chain.color != counted && !chain.points.iter().any(|&point| is_counted(point))
        };
        let chains = self
            .after
            .chains_without_liberties()
            .into_iter()
            .filter(is_impossible);
        sorted(chains.flat_map(|chain| chain.points))
    }

    /// Returns the points of the photo where a stone of the position before is out of place.
    fn find_displaced(&self) -> Vec<Point> {
        let is_displaced = |&point: &Point| {
            let stone = self.stone_before(point);
            stone.is_some() && self.after.stone(point) != stone
        };
        self.after.size().points().filter(is_displaced).collect()
    }
}

fn sorted(points: impl Iterator<Item = Point>) -> Vec<Point> {
    points.collect::<BTreeSet<Point>>().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: [&str; 5] = ["..BW.", "..BW.", "..BW.", "..BW.", "..BW."];

    fn impossible(after: [&str; 5]) -> Vec<String> {
        let (before, after) = (
            Position::from_rows(&BEFORE).unwrap(),
            Position::from_rows(&after).unwrap(),
        );
        let nothing = BTreeSet::new();
        let later = LaterBoard {
            position: &after,
            doubtful: &nothing,
            orientations: &Orientation::TURNS,
        };
        let photo = AlignedPhoto::new(&before, &later).unwrap();
        photo
            .find_impossible_after_fill_in()
            .into_iter()
            .map(|point| after.size().name(point))
            .collect()
    }

    #[test]
    fn chains_without_liberties_are_usual_on_a_filled_board() {
        // Neither Black's chain has a liberty but one, nor White's, nor the compensation in Black's
        // area.
        assert!(impossible(["WBBWW", "BBBWW", "BBBWW", "BBBWW", ".BBWW"]).is_empty());
        assert!(impossible(["WBBWW", "BWBWW", "BBBWW", "BBBWW", ".BBWB"]).is_empty());
    }

    #[test]
    fn a_stone_in_the_place_of_another_without_liberties_cannot_be() {
        assert_eq!(
            impossible(["WBBWW", "BBBBW", "BBBWW", "BBWWW", ".BBWW"]),
            Vec::<String>::new()
        );
        assert_eq!(
            impossible(["WBBWW", "BBBWW", "BBWBW", "BBBWW", ".BBWW"]),
            ["C3", "D3"]
        );
    }
}
