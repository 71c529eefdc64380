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

use super::places::{Board, Places};

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
    pub areas: Vec<Places>,
    /// Points of the side's area on which a stone is put down.
    pub put: Places,
    /// Points of the side's stones that are lifted.
    pub lifted: Places,
}

/// What one side has: its empty points, and the stones that may be lifted.
struct Side<'a> {
    board: &'a Board,
    empty: Places,
    liftable: Places,
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
    handled: Places,
    /// What stays empty, with room for the points to be filled.
    kept: Places,
    lifted: Places,
    lifts: usize,
    puts: usize,
    /// The areas, and how many of their points are to be filled.
    areas: Vec<(Places, usize)>,
}

/// Rounds the connected areas of `empty`; `liftable` are the stones whose points stay the side's whatever happens to
/// the others of them.
pub(super) fn round(board: &Board, empty: Places, liftable: Places) -> Rounded {
    let filled: usize = board.pieces(empty).iter().map(|area| area.count() % TEN).sum();
    // What can be done without joining areas bounds what is looked for with it.
    let apart = Side { board, empty, liftable, longest_passage: 0, enough: filled, free: 0 }.best();
    let enough = apart.as_ref().map_or(filled, |way| way.moves(0));
    let joined = Side { board, empty, liftable, longest_passage: LONGEST_PASSAGE, enough, free: 0 }.best();
    let best = [apart, joined].into_iter().flatten().min_by_key(Way::effort);
    realised(board, best.unwrap_or_default())
}

impl Way {
    /// Stones handled beside those that are put down in any case: one that is lifted here and put down there is handled
    /// once.
    fn moves(&self, free: usize) -> usize {
        self.puts.saturating_sub(free).max(self.lifts)
    }

    fn effort(&self) -> (usize, usize, usize) {
        let areas = self.areas.iter().filter(|(area, _)| area.count() >= TEN).count();
        (self.moves(0), self.puts + self.lifts, areas)
    }
}

impl Side<'_> {
    /// The way with the fewest stones handled.
    fn best(&self) -> Option<Way> {
        self.best_ways().into_iter().min_by_key(Way::effort)
    }

    /// The ways that are no worse than another both in the stones lifted and in those put down.
    fn best_ways(&self) -> Vec<Way> {
        let countries = self.board.pieces(self.empty.or(self.liftable));
        let own =
            countries.into_iter().map(|country| country.and(self.empty)).filter(|areas| !areas.is_empty());
        own.fold(vec![Way::default()], |ways, areas| combined(&ways, &self.ways(areas), self))
    }

    /// Returns true for no more stones put down and lifted than may be worth it.
    fn is_worth_it(&self, puts: usize, lifts: usize) -> bool {
        puts <= self.enough.saturating_add(self.free) && lifts <= self.enough
    }

    /// The ways to round all of these areas.
    fn ways(&self, areas: Places) -> Vec<Way> {
        let mut regions = self.board.pieces(areas);
        // The small ones first: once they are filled, the others may grow past them.
        regions.sort_by_key(|region| region.count());
        let mut open = BTreeMap::from([((0, Places::default()), vec![Way::default()])]);
        let mut tried = 0;
        while let Some(((_, handled), ways)) = open.pop_first() {
            let Some(&next) = regions.iter().find(|region| !handled.meets(**region)) else { return ways };
            for way in ways {
                tried += 1;
                let joined = if tried <= MOST_TRIES { self.joined(&way, next) } else { vec![next] };
                for joined in joined {
                    for rounded in
                        [self.filled_down(&way, joined), self.grown(&way, joined)].into_iter().flatten()
                    {
                        let key = (rounded.handled.count(), rounded.handled);
                        keep(open.entry(key).or_default(), rounded, self);
                    }
                }
            }
        }
        Vec::new()
    }

    /// Stones that may be lifted without opening an area that is handled already.
    fn free(&self, way: &Way) -> Places {
        self.liftable.but(way.lifted).but(self.board.beside(way.kept))
    }

    /// The area alone, and with others that a few lifted stones join to it.
    fn joined(&self, way: &Way, area: Places) -> Vec<Places> {
        let mut joined = vec![area];
        let mut next = 0;
        while let Some(&area) = joined.get(next).filter(|_| joined.len() < MOST_JOINS) {
            for larger in self.joined_once(way, area) {
                if !joined.contains(&larger) && larger.and(self.liftable).count() <= self.enough {
                    joined.push(larger);
                }
            }
            next += 1;
        }
        joined
    }

    /// The area with each of its neighbours, over the shortest passage.
    fn joined_once(&self, way: &Way, area: Places) -> Vec<Places> {
        let free = self.free(way).but(area);
        let others = self.empty.but(way.handled).but(area);
        let beside_others = self.board.beside(others);
        let (mut joined, mut found) = (Vec::new(), Places::default());
        // The stones that are one, two ... steps away and touch no other area.
        let mut steps = vec![area];
        let mut seen = area;
        for _ in 0..self.longest_passage {
            let reached =
                steps.last().map_or(Places::default(), |&last| self.board.beside(last)).and(free).but(seen);
            seen = seen.or(reached);
            for stone in reached.and(beside_others).each() {
                let behind = self.board.connected(self.board.beside(stone).and(others), others);
                if !behind.but(found).is_empty() {
                    found = found.or(behind);
                    joined.push(area.or(behind).or(self.passage(&steps, stone)));
                }
            }
            steps.push(reached.but(beside_others));
        }
        joined
    }

    /// The stones from the area to this one, a stone each step.
    fn passage(&self, steps: &[Places], stone: Places) -> Places {
        let mut passage = stone;
        let mut at = stone;
        for step in steps.iter().skip(1).rev() {
            at = self.board.beside(at).and(*step).first();
            passage = passage.or(at);
        }
        passage
    }

    /// Filled to the ten below.
    fn filled_down(&self, way: &Way, area: Places) -> Option<Way> {
        let filled = area.count() % TEN;
        // What was just lifted is not filled again.
        (filled <= area.and(self.empty).count()).then(|| self.with(way, area, filled))
    }

    /// Grown to the ten above.
    fn grown(&self, way: &Way, area: Places) -> Option<Way> {
        let missing = (TEN - area.count() % TEN) % TEN;
        if missing == 0 {
            return None;
        }
        let others = self.empty.but(way.handled).but(area);
        let free = self.free(way).but(self.board.beside(others));
        let mut grown = area;
        for _ in 0..missing {
            // The stone with most of the area round it, so that it becomes no odd shape.
            let stones = self.board.beside(grown).and(free);
            let of_area = |stone: &Places| {
                (self.board.beside(*stone).and(grown).count(), self.board.around(*stone).and(grown).count())
            };
            let stone = stones
                .each()
                .reduce(|best, stone| if of_area(&stone) > of_area(&best) { stone } else { best });
            grown = grown.or(stone?);
        }
        Some(self.with(way, grown, 0))
    }

    /// With one more area.
    fn with(&self, way: &Way, area: Places, filled: usize) -> Way {
        let mut with = way.clone();
        let lifted = area.and(self.liftable);
        with.handled = with.handled.or(area.and(self.empty));
        with.lifted = with.lifted.or(lifted);
        with.lifts += lifted.count();
        with.puts += filled;
        if area.count() > filled {
            with.kept = with.kept.or(area);
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
            let (handled, kept) = (one.handled.or(other.handled), one.kept.or(other.kept));
            ways.push(Way { handled, kept, lifted: one.lifted.or(other.lifted), lifts, puts, areas });
        }
    }
    ways
}

/// Chooses the points to be filled.
fn realised(board: &Board, way: Way) -> Rounded {
    let mut rounded = Rounded::default();
    for (area, filled) in way.areas {
        let mut left = area;
        for _ in 0..filled {
            left = left.but(outermost(board, left, way.lifted, area.but(left)));
        }
        rounded.put = rounded.put.or(area.but(left));
        if !left.is_empty() {
            rounded.areas.push(left);
        }
    }
    rounded.lifted = way.lifted.but(rounded.put);
    rounded.put = rounded.put.but(way.lifted);
    rounded
}

/// A point of an area without which it is still in one piece: tips first, then corners, next to those filled already
/// rather than elsewhere. Those just lifted come last.
pub(super) fn outermost(board: &Board, area: Places, lifted: Places, filled: Places) -> Places {
    let mut points: Vec<Places> = area.each().collect();
    points.sort_by_cached_key(|&point| {
        let (beside, around) = (board.beside(point), board.around(point).and(area).count());
        let is_elsewhere = !filled.is_empty() && !beside.meets(filled);
        (point.meets(lifted), beside.and(area).count(), is_elsewhere, around)
    });
    let leaves_one_piece = |point: &&Places| board.is_connected(area.but(**point));
    points.iter().find(leaves_one_piece).copied().unwrap_or_else(|| area.first())
}

#[cfg(test)]
mod tests;
