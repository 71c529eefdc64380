//! How the territory of one side becomes multiples of ten but for one area, the rest.
//!
//! Under territory rules a stone that comes from the bowl or goes into it would change the count: stones are only moved.
//! But so many prisoners are laid into the territory in any case, and where is free. So for each area that may be the
//! rest, the ways to round the others are looked for as in an area count, where the prisoners fill points for nothing;
//! what they do not fill is filled in the rest, and what is missing is lifted round it. The way with the fewest moves is
//! taken. Prisoners put down are as many as were laid, and stones put down beside them as many as were lifted: the
//! number of empty points after it all is the territory less the prisoners.

use std::cmp::Reverse;

use crate::point::{Point, PointSet};

use super::{LONGEST_PASSAGE, Rounded, Side, TEN, Way, outermost, realised};

/// So many areas, the largest first, are tried as the rest.
const MOST_RESTS: usize = 4;

/// A way to round all areas but the rest.
struct Plan {
    way: Way,
    /// The rest, with the stones that are lifted round it.
    rest: PointSet,
    /// Those stones.
    lifted: PointSet,
    /// How many of the rest's points are filled.
    filled: usize,
}

/// Rounds all connected areas of `empty` but one. `laid` stones are put down beside those that are moved, no more than
/// there are empty points; `liftable` are the stones whose points stay the side's whatever happens to the others of
/// them.
pub(in crate::score::guided) fn round_but_one(empty: PointSet, liftable: PointSet, laid: usize) -> Rounded {
    let mut areas = empty.pieces();
    areas.sort_by_key(|area| Reverse(area.len()));
    let mut best: Option<Plan> = None;
    for rest in areas.iter().take(MOST_RESTS) {
        let plans = plans(empty - *rest, *rest, liftable, laid);
        best = best.into_iter().chain(plans).min_by_key(Plan::effort);
        // Nothing is better than to move nothing.
        if best.as_ref().is_some_and(|plan| plan.moved() == 0) {
            break;
        }
    }
    match best {
        Some(plan) => plan.realised(),
        None => as_round_as_prisoners_make_it(areas, laid),
    }
}

/// The ways to round `others`, each with what it leaves to do in the rest.
fn plans(others: PointSet, rest: PointSet, liftable: PointSet, laid: usize) -> Vec<Plan> {
    // A stone lifted beside the rest would join it to what is round.
    let liftable_elsewhere = liftable - rest.neighbours_in(liftable);
    let filled: usize = others.pieces().iter().map(|area| area.len() % TEN).sum();
    let side = |longest_passage, enough| Side {
        empty: others,
        liftable: liftable_elsewhere,
        longest_passage,
        enough,
        free: laid,
    };
    let apart = side(0, filled.saturating_sub(laid)).best_ways();
    let enough = apart.iter().map(|way| way.moves(laid)).min().unwrap_or(filled.saturating_sub(laid));
    // Where nothing has to be moved, areas need not be joined.
    let joined = if enough == 0 { Vec::new() } else { side(LONGEST_PASSAGE, enough).best_ways() };
    apart.into_iter().chain(joined).filter_map(|way| with_rest(way, rest, liftable, laid)).collect()
}

/// What a way leaves to do in the rest; `None` where it cannot be done.
fn with_rest(way: Way, rest: PointSet, liftable: PointSet, laid: usize) -> Option<Plan> {
    let put = laid + way.lifts;
    if put >= way.puts {
        return Some(Plan { rest, lifted: PointSet::EMPTY, filled: put - way.puts, way });
    }
    let free = liftable - way.lifted;
    let free = free - way.kept.neighbours_in(free);
    let mut larger = rest;
    for _ in 0..way.puts - put {
        let stones = larger.neighbours_in(free);
        let rest_around = |stone: Point| PointSet::from(stone).surroundings_in(larger).len();
        let best = stones
            .iter()
            .reduce(|best, stone| if rest_around(stone) > rest_around(best) { stone } else { best })?;
        larger.insert(best);
    }
    Some(Plan { way, rest: larger, lifted: larger - rest, filled: 0 })
}

impl Plan {
    /// Stones moved, stones handled, areas to be counted.
    fn effort(&self) -> (usize, usize, usize) {
        (self.moved(), self.way.puts + self.moved(), self.way.areas.len())
    }

    /// Stones moved.
    fn moved(&self) -> usize {
        self.way.lifts + self.lifted.len()
    }

    fn realised(self) -> Rounded {
        let mut rounded = realised(self.way);
        let mut areas = std::mem::take(&mut rounded.areas);
        // What the rest has no room for goes into the smallest of the others.
        areas.sort_by_key(|area| area.len());
        areas.insert(0, self.rest);
        let filled = filled_as_it_lies(areas, self.filled);
        let (lifted, put) = (rounded.lifted | self.lifted, rounded.put | filled.put);
        // A stone that would be put back where it stood is left there.
        Rounded { areas: filled.areas, put: put - lifted, lifted: lifted - put }
    }
}

/// Where walls are too thin for stones to be lifted: the prisoners make as many areas round as they can, those with the
/// fewest points too many first; what is left of them goes into the largest of the others.
fn as_round_as_prisoners_make_it(mut areas: Vec<PointSet>, laid: usize) -> Rounded {
    areas.sort_by_key(|area| (area.len() % TEN, area.len()));
    let (mut rounded, mut others, mut left) = (Rounded::default(), Vec::new(), laid);
    for area in areas {
        let too_many = area.len() % TEN;
        if too_many > left {
            others.push(area);
            continue;
        }
        left -= too_many;
        let filled = filled_as_it_lies(vec![area], too_many);
        rounded.put |= filled.put;
        rounded.areas.extend(filled.areas);
    }
    others.sort_by_key(|area| Reverse(area.len()));
    // The round ones last: there is room in them where the others are full.
    others.append(&mut rounded.areas);
    let filled = filled_as_it_lies(others, left);
    Rounded { areas: filled.areas, put: rounded.put | filled.put, lifted: PointSet::EMPTY }
}

/// Fills so many points, area by area from the first, each from its tips on.
fn filled_as_it_lies(areas: Vec<PointSet>, number: usize) -> Rounded {
    let mut rounded = Rounded::default();
    let mut to_fill = number;
    for area in areas {
        let mut left = area;
        while to_fill > 0 && !left.is_empty() {
            left -= outermost(left, PointSet::EMPTY, area - left);
            to_fill -= 1;
        }
        rounded.put |= area - left;
        if !left.is_empty() {
            rounded.areas.push(left);
        }
    }
    rounded
}
