//! How the empty areas of one side become multiples of ten with the fewest stones handled.
//!
//! An area may be filled down to the ten below it, or entirely where it has fewer than ten points; it may grow to the
//! ten above it, by stones that are lifted at its border; and it may first be joined to areas behind a stone or two.
//! Which of these is best for one depends on the others: a stone that is lifted at one area fills a point of another,
//! so that the larger of both numbers is to be small. Within a *country*, which is what could be joined at most, the
//! ways that are no worse in both numbers than another are kept, region by region from the smallest; the countries
//! are independent, and their ways are combined.

mod rest;

pub(super) use rest::round_but_one;

use std::collections::BTreeMap;

use crate::point::{Point, PointSet};

/// Points of a ten.
pub(super) const TEN: usize = 10;
/// More stones in a row are not lifted to join two areas: filling the smaller of both costs less most of the time.
const LONGEST_PASSAGE: usize = 3;
/// So many ways to join the area at hand with others are tried.
const MOST_JOINS: usize = 16;
/// After so many tries in a country, areas are no longer joined.
const MOST_TRIES: usize = 100;
/// So many ways are kept for the same areas.
const MOST_WAYS: usize = 12;

/// Areas that are multiples of ten, and what was done to them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Rounded {
    /// The areas, each in one piece.
    pub areas: Vec<PointSet>,
    /// Points of the side's area on which a stone is put down.
    pub put: PointSet,
    /// Points of the side's stones that are lifted.
    pub lifted: PointSet,
}

/// What one side has: its empty points, and the stones that may be lifted.
struct Side {
    empty: PointSet,
    liftable: PointSet,
    /// How many stones in a row may be lifted to join two areas.
    longest_passage: usize,
    /// More stones are never worth handling.
    enough: usize,
    /// So many stones are put down in any case, and cost nothing.
    free: usize,
}

/// Some areas rounded, others not yet.
#[derive(Clone, Default)]
struct Way {
    handled: PointSet,
    /// What stays empty, with room for the points to be filled.
    kept: PointSet,
    lifted: PointSet,
    lifts: usize,
    puts: usize,
    /// The areas, and how many of their points are to be filled.
    areas: Vec<(PointSet, usize)>,
}

/// Rounds the connected areas of `empty`; `liftable` are the stones whose points stay the side's whatever happens to
/// the others of them.
pub(super) fn round(empty: PointSet, liftable: PointSet) -> Rounded {
    let filled: usize = empty.pieces().iter().map(|area| area.len() % TEN).sum();
    // What can be done without joining areas bounds what is looked for with it.
    let apart = Side { empty, liftable, longest_passage: 0, enough: filled, free: 0 }.best();
    let enough = apart.as_ref().map_or(filled, |way| way.moves(0));
    let joined = Side { empty, liftable, longest_passage: LONGEST_PASSAGE, enough, free: 0 }.best();
    let best = [apart, joined].into_iter().flatten().min_by_key(Way::effort);
    realised(best.unwrap_or_default())
}

impl Way {
    /// Stones handled beside those that are put down in any case: one that is lifted here and put down there is handled
    /// once.
    fn moves(&self, free: usize) -> usize {
        self.puts.saturating_sub(free).max(self.lifts)
    }

    fn effort(&self) -> (usize, usize, usize) {
        let areas = self.areas.iter().filter(|(area, _)| area.len() >= TEN).count();
        (self.moves(0), self.puts + self.lifts, areas)
    }
}

impl Side {
    /// The way with the fewest stones handled.
    fn best(&self) -> Option<Way> {
        self.best_ways().into_iter().min_by_key(Way::effort)
    }

    /// The ways that are no worse than another both in the stones lifted and in those put down.
    fn best_ways(&self) -> Vec<Way> {
        let countries = (self.empty | self.liftable).pieces();
        let own = countries.into_iter().map(|country| country & self.empty).filter(|areas| !areas.is_empty());
        own.fold(vec![Way::default()], |ways, areas| combined(&ways, &self.ways(areas), self))
    }

    /// Returns true for no more stones put down and lifted than may be worth it.
    fn is_worth_it(&self, puts: usize, lifts: usize) -> bool {
        puts <= self.enough.saturating_add(self.free) && lifts <= self.enough
    }

    /// The ways to round all of these areas.
    fn ways(&self, areas: PointSet) -> Vec<Way> {
        let mut regions = areas.pieces();
        // The small ones first: once they are filled, the others may grow past them.
        regions.sort_by_key(|region| region.len());
        let mut open = BTreeMap::from([((0, PointSet::EMPTY), vec![Way::default()])]);
        let mut tried = 0;
        while let Some(((_, handled), ways)) = open.pop_first() {
            let Some(&next) = regions.iter().find(|region| !handled.intersects(**region)) else {
                return ways;
            };
            for way in ways {
                tried += 1;
                let joined = if tried <= MOST_TRIES { self.joined(&way, next) } else { vec![next] };
                for joined in joined {
                    for rounded in
                        [self.filled_down(&way, joined), self.grown(&way, joined)].into_iter().flatten()
                    {
                        let key = (rounded.handled.len(), rounded.handled);
                        keep(open.entry(key).or_default(), rounded, self);
                    }
                }
            }
        }
        Vec::new()
    }

    /// Stones that may be lifted without opening an area that is handled already.
    fn free(&self, way: &Way) -> PointSet {
        let free = self.liftable - way.lifted;
        free - way.kept.neighbours_in(free)
    }

    /// The area alone, and with others that a few lifted stones join to it.
    fn joined(&self, way: &Way, area: PointSet) -> Vec<PointSet> {
        let mut joined = vec![area];
        let mut next = 0;
        while let Some(&area) = joined.get(next).filter(|_| joined.len() < MOST_JOINS) {
            for larger in self.joined_once(way, area) {
                if !joined.contains(&larger) && (larger & self.liftable).len() <= self.enough {
                    joined.push(larger);
                }
            }
            next += 1;
        }
        joined
    }

    /// The area with each of its neighbours, over the shortest passage.
    fn joined_once(&self, way: &Way, area: PointSet) -> Vec<PointSet> {
        let free = self.free(way) - area;
        let others = self.empty - way.handled - area;
        let (mut joined, mut found) = (Vec::new(), PointSet::EMPTY);
        // The stones that are one, two ... steps away and touch no other area.
        let mut steps = vec![area];
        let mut seen = area;
        for _ in 0..self.longest_passage {
            let reached = steps.last().map_or(PointSet::EMPTY, |last| last.neighbours_in(free - seen));
            seen |= reached;
            let beside_others = others.neighbours_in(reached);
            for stone in beside_others.iter() {
                let behind = PointSet::from(stone).neighbours_in(others).connected_in(others);
                if !behind.is_subset(found) {
                    found |= behind;
                    joined.push(area | behind | passage(&steps, stone));
                }
            }
            steps.push(reached - beside_others);
        }
        joined
    }

    /// Filled to the ten below.
    fn filled_down(&self, way: &Way, area: PointSet) -> Option<Way> {
        let filled = area.len() % TEN;
        // What was just lifted is not filled again.
        (filled <= (area & self.empty).len()).then(|| self.with(way, area, filled))
    }

    /// Grown to the ten above.
    fn grown(&self, way: &Way, area: PointSet) -> Option<Way> {
        let missing = (TEN - area.len() % TEN) % TEN;
        if missing == 0 {
            return None;
        }
        let others = self.empty - way.handled - area;
        let free = self.free(way);
        let free = free - others.neighbours_in(free);
        let mut grown = area;
        for _ in 0..missing {
            // The stone with most of the area round it, so that it becomes no odd shape.
            let stones = grown.neighbours_in(free);
            let area_around = |stone: Point| {
                let stone = PointSet::from(stone);
                (stone.neighbours_in(grown).len(), stone.surroundings_in(grown).len())
            };
            let best = stones
                .iter()
                .reduce(|best, stone| if area_around(stone) > area_around(best) { stone } else { best });
            grown.insert(best?);
        }
        Some(self.with(way, grown, 0))
    }

    /// With one more area.
    fn with(&self, way: &Way, area: PointSet, filled: usize) -> Way {
        let mut with = way.clone();
        let lifted = area & self.liftable;
        with.handled |= area & self.empty;
        with.lifted |= lifted;
        with.lifts += lifted.len();
        with.puts += filled;
        if area.len() > filled {
            with.kept |= area;
        }
        with.areas.push((area, filled));
        with
    }
}

/// Keeps a way unless another is as good in both numbers.
fn keep(ways: &mut Vec<Way>, way: Way, side: &Side) {
    let is_as_good = |a: &Way, b: &Way| a.puts <= b.puts && a.lifts <= b.lifts;
    if !side.is_worth_it(way.puts, way.lifts) || ways.iter().any(|other| is_as_good(other, &way)) {
        return;
    }
    ways.retain(|other| !is_as_good(&way, other));
    if ways.len() < MOST_WAYS {
        ways.push(way);
    }
}

/// Every way of the one with every way of the other.
fn combined(some: &[Way], others: &[Way], side: &Side) -> Vec<Way> {
    let mut sums: BTreeMap<(usize, usize), (usize, usize)> = BTreeMap::new();
    for (index, one) in some.iter().enumerate() {
        for (other_index, other) in others.iter().enumerate() {
            let sum = (one.puts + other.puts, one.lifts + other.lifts);
            if side.is_worth_it(sum.0, sum.1) {
                sums.entry(sum).or_insert((index, other_index));
            }
        }
    }
    let mut fewest_lifts = usize::MAX;
    let mut ways = Vec::new();
    // In the order of the stones put down: what is kept has to need fewer lifted ones than all before.
    for ((puts, lifts), (one, other)) in sums {
        if lifts < fewest_lifts
            && let (Some(one), Some(other)) = (some.get(one), others.get(other))
        {
            fewest_lifts = lifts;
            let areas = one.areas.iter().chain(&other.areas).copied().collect();
            let (handled, kept) = (one.handled | other.handled, one.kept | other.kept);
            ways.push(Way { handled, kept, lifted: one.lifted | other.lifted, lifts, puts, areas });
        }
    }
    ways
}

/// Chooses the points to be filled.
fn realised(way: Way) -> Rounded {
    let mut rounded = Rounded::default();
    for (area, filled) in way.areas {
        let mut left = area;
        for _ in 0..filled {
            left -= outermost(left, way.lifted, area - left);
        }
        rounded.put |= area - left;
        if !left.is_empty() {
            rounded.areas.push(left);
        }
    }
    rounded.lifted = way.lifted - rounded.put;
    rounded.put -= way.lifted;
    rounded
}

/// Returns the stones from the area to `stone`, one each step.
fn passage(steps: &[PointSet], stone: Point) -> PointSet {
    let mut passage = PointSet::from(stone);
    let mut at = stone;
    for step in steps.iter().skip(1).rev() {
        let Some(before) = PointSet::from(at).neighbours_in(*step).first() else { break };
        passage.insert(before);
        at = before;
    }
    passage
}

/// Returns a point of an area without which it is still in one piece: tips first, then corners, next to those filled
/// already rather than elsewhere. Those just lifted come last. The empty set for an empty area.
pub(super) fn outermost(area: PointSet, lifted: PointSet, filled: PointSet) -> PointSet {
    let mut points = area.to_vec();
    points.sort_by_cached_key(|&point| {
        let alone = PointSet::from(point);
        let (neighbours, around) = (alone.neighbours_in(area).len(), alone.surroundings_in(area).len());
        let is_elsewhere = !filled.is_empty() && alone.neighbours_in(filled).is_empty();
        (lifted.contains(point), neighbours, is_elsewhere, around)
    });
    let leaves_one_piece = |point: &&Point| (area - PointSet::from(**point)).is_connected();
    points.iter().find(leaves_one_piece).or(points.first()).map_or(PointSet::EMPTY, |&point| point.into())
}

#[cfg(test)]
mod tests;
