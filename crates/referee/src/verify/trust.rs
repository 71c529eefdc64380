//! Whether a later photo can be held against anybody: on what findings must not rest.
//!
//! A fault is a reproach. It is made only where both photos show the board's own grid, and stones that are sure. What a
//! misread photo looks like was measured (`examples/measure_pairs`); each bound says how.
//!
//! On a board that was filled in hardly any chain has a liberty, so that a chain without one says nothing there, with
//! one exception: a chain whose stones all stand where stones of the other colour stood, as nobody exchanges stones.
//! While one side is counted, nobody takes the last liberty of the other's living stones either.

use std::collections::BTreeSet;

use shuzi::color::Color;
use shuzi::count::Case;
use shuzi::point::Point;
use shuzi::position::{Chain, Orientation, Position};
use shuzi::report::Warning;
use shuzi::score::area::area;

use super::later::fit;
use super::{FilledIn, Later, Rearranged};

/// Why no finding can rest on a photo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistrust {
    /// Its grid may not be the board's.
    Grid {
        /// Probability that it is, in percent, rounded down.
        percent: u8,
    },
    /// So many points are in doubt that what is not may be misread, too.
    Doubts {
        /// The points, as the photo shows the board.
        points: Vec<Point>,
    },
    /// Chains that cannot be: a stone is misread.
    NoLiberties {
        /// Their stones, as the photo shows the board.
        points: Vec<Point>,
    },
    /// So many stones of the position before are not where they were that the photo is misread, or the board was
    /// disturbed.
    Displaced {
        /// Their points, as the photo shows the board.
        points: Vec<Point>,
    },
}

/// A photo on which no finding can rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untrusted {
    /// Whether it is the photo before rather than the later one.
    pub is_before: bool,
    /// Why.
    pub why: Mistrust,
    /// Whose points were to be counted; `None` for a fill-in.
    pub counted: Option<Color>,
}

/// Most doubtful points beside which faults are named: by judgement, not measured yet (`examples/measure_pairs` can).
const MOST_DOUBTS: usize = 8;

/// Most stones of the position that are named as not in their places, by judgement: one thing at a time goes wrong in a
/// fill-in; a sleeve moves a handful of stones.
const MOST_DISPLACED: usize = 8;

impl Mistrust {
    /// The points that have to be looked at, as the photo shows the board; empty where it is the grid.
    pub fn points(&self) -> &[Point] {
        match self {
            Mistrust::Grid { .. } => &[],
            Mistrust::Doubts { points }
            | Mistrust::NoLiberties { points }
            | Mistrust::Displaced { points } => points,
        }
    }
}

/// Returns why nothing can rest on the grid of a photo, among the warnings about it; `None` where it is sure.
pub fn mistrust_of_the_grid(warnings: &[Warning]) -> Option<Mistrust> {
    warnings.iter().find_map(|warning| match *warning {
        Warning::DoubtfulGrid { percent } => Some(Mistrust::Grid { percent }),
        _ => None,
    })
}

/// Returns why nothing can rest on the points of the photo before that nobody has confirmed.
pub fn mistrust_of_doubts(points: &[Point]) -> Option<Mistrust> {
    (points.len() > MOST_DOUBTS).then(|| Mistrust::Doubts { points: points.to_vec() })
}

/// Returns why nothing can rest on what the later photo shows; `None` where it can be compared with `before`, which is
/// without its dead stones. `doubtful` are the points in doubt still, and `counted` is whose points are counted, where
/// the board was not filled in. A position that somebody gave instead of a photo is as it is given.
pub fn mistrust_after(
    before: &Position,
    counted: Option<Color>,
    after: &Case,
    doubtful: &BTreeSet<Point>,
) -> Option<Mistrust> {
    after.readings.as_ref()?;
    if let Some(grid) = mistrust_of_the_grid(&after.report().warnings) {
        return Some(grid);
    }
    let later = Later { position: &after.position, doubtful, orientations: &Orientation::TURNS };
    let doubts: Vec<Point> = doubtful.iter().copied().collect();
    let Some(seen) = Seen::best(before, &later) else { return mistrust_of_doubts(&doubts) };
    let impossible = match counted {
        None => seen.impossible_when_filled_in(),
        Some(counted) => seen.impossible_while_counting(counted),
    };
    let unstated = |points: Vec<Point>| -> Vec<Point> {
        points.into_iter().filter(|point| !after.stated.contains(point)).collect()
    };
    let impossible = unstated(impossible);
    if !impossible.is_empty() {
        return Some(Mistrust::NoLiberties { points: impossible });
    }
    let displaced = if counted.is_none() { unstated(seen.displaced()) } else { Vec::new() };
    if displaced.len() > MOST_DISPLACED {
        return Some(Mistrust::Displaced { points: displaced });
    }
    mistrust_of_doubts(&doubts)
}

/// Notes at every fault the points of the photo before that it hangs on: those in doubt with which `again`, the same
/// check of another position before, does not find it.
pub fn hang_on_before(
    found: &mut FilledIn,
    before: &Position,
    doubtful: &[Point],
    again: impl Fn(&Position) -> Option<FilledIn>,
) {
    for &point in doubtful {
        let stones = [None, Some(Color::Black), Some(Color::White)];
        let others = stones.into_iter().filter(|&stone| stone != before.stone(point));
        let mut changes = false;
        for otherwise in others.filter_map(|stone| again(&before.with(point, stone))) {
            changes |= otherwise.faults.len() != found.faults.len();
            for fault in &mut found.faults {
                let is_found = otherwise.faults.iter().any(|other| other.kind == fault.kind);
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

/// Notes the points of the photo before on which it hangs whether a count was kept.
pub fn hang_total_on_before(
    found: &mut Rearranged,
    before: &Position,
    doubtful: &[Point],
    again: impl Fn(&Position) -> Option<Rearranged>,
) {
    for &point in doubtful {
        let stones = [None, Some(Color::Black), Some(Color::White)];
        let others = stones.into_iter().filter(|&stone| stone != before.stone(point));
        let mut otherwise = others.filter_map(|stone| again(&before.with(point, stone)));
        let differs = otherwise.any(|other| other.difference() != found.difference());
        if differs && !found.undecided.contains(&point) {
            found.undecided.push(point);
        }
    }
}

/// A later photo laid over the position before.
struct Seen<'a> {
    before: &'a Position,
    after: &'a Position,
    /// As the position before has to be turned to lie like the photo.
    orientation: Orientation,
}

impl<'a> Seen<'a> {
    /// In the orientation in which most stones stand where they stood; `None` where the boards differ in size.
    fn best(before: &'a Position, later: &Later<'a>) -> Option<Seen<'a>> {
        let fitting = later
            .orientations
            .iter()
            .copied()
            .filter(|orientation| orientation.size(before.size()) == later.position.size());
        let fits = fitting.map(|orientation| fit(before, &Color::BOTH, later, orientation));
        let best = fits.max_by_key(|fit| fit.fitting)?;
        Some(Seen { before, after: later.position, orientation: best.orientation })
    }

    /// Where a point of the photo lies on the board before.
    fn point_before(&self, point: Point) -> Option<Point> {
        self.orientation.undone().point(self.after.size(), point)
    }

    /// What stood there.
    fn stone_before(&self, point: Point) -> Option<Color> {
        self.point_before(point).and_then(|point| self.before.stone(point))
    }

    fn impossible_when_filled_in(&self) -> Vec<Point> {
        let is_impossible = |chain: &Chain| {
            let other = Some(chain.color.opponent());
            chain.points.iter().all(|&point| self.stone_before(point) == other)
        };
        let chains = self.after.chains_without_liberties().into_iter().filter(is_impossible);
        sorted(chains.flat_map(|chain| chain.points))
    }

    fn impossible_while_counting(&self, counted: Color) -> Vec<Point> {
        let owner = area(self.before).owner;
        let is_counted = |point: Point| {
            let index = self.point_before(point).map(|point| self.before.size().index(point));
            index.and_then(|index| owner.get(index).copied().flatten()) == Some(counted)
        };
        let is_impossible =
            |chain: &Chain| chain.color != counted && !chain.points.iter().any(|&point| is_counted(point));
        let chains = self.after.chains_without_liberties().into_iter().filter(is_impossible);
        sorted(chains.flat_map(|chain| chain.points))
    }

    /// The points of the photo at which a stone of the position before stands no more.
    fn displaced(&self) -> Vec<Point> {
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
        let (before, after) = (Position::from_rows(&BEFORE).unwrap(), Position::from_rows(&after).unwrap());
        let nothing = BTreeSet::new();
        let later = Later { position: &after, doubtful: &nothing, orientations: &Orientation::TURNS };
        let seen = Seen::best(&before, &later).unwrap();
        seen.impossible_when_filled_in().into_iter().map(|point| after.size().name(point)).collect()
    }

    #[test]
    fn chains_without_liberties_are_usual_on_a_filled_board() {
        // Neither Black's chain has a liberty but one, nor White's, nor the compensation in Black's area.
        assert!(impossible(["WBBWW", "BBBWW", "BBBWW", "BBBWW", ".BBWW"]).is_empty());
        assert!(impossible(["WBBWW", "BWBWW", "BBBWW", "BBBWW", ".BBWB"]).is_empty());
    }

    #[test]
    fn a_stone_in_the_place_of_another_without_liberties_cannot_be() {
        assert_eq!(impossible(["WBBWW", "BBBBW", "BBBWW", "BBWWW", ".BBWW"]), Vec::<String>::new());
        assert_eq!(impossible(["WBBWW", "BBBWW", "BBWBW", "BBBWW", ".BBWW"]), ["C3", "D3"]);
    }
}
