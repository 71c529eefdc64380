//! Makes the empty areas of one side multiples of ten while handling as few stones as possible.
//!
//! Three things can be done to an area: fill it down to the ten below (entirely, if it has fewer
//! than ten points), grow it to the ten above by lifting stones at its border, or first join it to
//! areas behind up to three stones. A stone lifted at one area is put down in another, so a plan
//! handles as many stones as the larger of two numbers: those put down and those lifted. Which
//! choice is best for one area therefore depends on all the others.
//!
//! # How it works
//!
//! 1. The side's points are divided into *countries*: connected sets of empty points and liftable
//!    stones. Areas of different countries can never be joined, so the countries are independent.
//! 2. Within a country the areas are settled one by one, from the smallest. Plans that have settled
//!    the same areas compete only with each other, and a plan is dropped if another puts down no
//!    more stones and lifts no more either (the Pareto front of the two numbers).
//! 3. The fronts of the countries are added up, again keeping only the Pareto front, and the plan
//!    with the fewest stones handled is taken. Only then are the points chosen that are filled.
//!
//! **Invariant:** in every plan, all settled areas that stay empty are multiples of ten once their
//! points are filled, and no further stone is lifted beside them, so that later choices cannot join
//! or change them.
//!
//! **Cost:** the number of plans is exponential in the areas of a country, and is therefore bounded
//! by the constants below. The search runs twice: first without joining areas, whose result then
//! bounds the search that joins them.

mod rest;

pub(super) use rest::round_all_but_one;

use std::collections::BTreeMap;

use crate::point::{Point, PointSet};

/// Points in a ten.
pub(super) const TEN: usize = 10;
/// The largest number of stones in a row that are lifted to join two areas. With more, filling the
/// smaller area is mostly cheaper.
const LONGEST_PASSAGE: usize = 3;
/// The number of larger areas tried for each area by joining others to it.
const MOST_JOINS: usize = 16;
/// The number of plans extended in a country before areas are no longer joined.
const MOST_TRIES: usize = 100;
/// The number of plans kept for the same settled areas.
const MOST_PLANS: usize = 12;

/// Areas that are multiples of ten, and the stones handled to make them so.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Rounded {
    /// The areas, each in one piece.
    pub areas: Vec<PointSet>,
    /// Points of the side's area on which a stone is put down.
    pub put: PointSet,
    /// Points from which a stone of the side is lifted.
    pub lifted: PointSet,
}

/// The points of one side that are to be rounded, and the limits of the search.
struct RoundingTask {
    /// Empty points.
    empty: PointSet,
    /// Stones that may be lifted.
    liftable: PointSet,
    /// The largest number of stones in a row that may be lifted to join two areas.
    longest_passage: usize,
    /// A plan that handles more stones than this is dropped.
    most_moves: usize,
    /// Stones that are put down in any case, and therefore cost nothing.
    free_stones: usize,
}

/// A plan that settles some of the areas.
#[derive(Clone, Default)]
struct PartialPlan {
    /// Empty points of the areas settled so far.
    settled: PointSet,
    /// Areas that stay empty, including their points that will be filled.
    kept: PointSet,
    lifted: PointSet,
    /// The number of `lifted` points.
    lifts: usize,
    /// The number of points to be filled.
    puts: usize,
    /// The areas, and how many points of each are to be filled.
    areas: Vec<(PointSet, usize)>,
}

/// Rounds the connected areas of `empty` to multiples of ten. `liftable` are the stones whose
/// points stay the side's even if all the others of them are lifted.
pub(super) fn round_to_tens(empty: PointSet, liftable: PointSet) -> Rounded {
    // Filling every area down to the ten below always works, and bounds the first search. Its
    // result bounds the second, in which areas may be joined and the number of plans grows fast.
    let most_puts: usize = empty.pieces().iter().map(|area| area.len() % TEN).sum();
    let task = RoundingTask {
        empty,
        liftable,
        longest_passage: 0,
        most_moves: most_puts,
        free_stones: 0,
    };
    let without_joins = task.best_plan();
    let most_moves = without_joins
        .as_ref()
        .map_or(most_puts, |plan| plan.moves(0));
    let task = RoundingTask {
        longest_passage: LONGEST_PASSAGE,
        most_moves,
        ..task
    };
    let with_joins = task.best_plan();
    let best = [without_joins, with_joins]
        .into_iter()
        .flatten()
        .min_by_key(PartialPlan::effort);
    choose_points(best.unwrap_or_default())
}

impl PartialPlan {
    /// Returns the number of stones handled beside the `free_stones` that are put down in any case.
    /// A stone that is lifted in one place and put down in another counts once.
    fn moves(&self, free_stones: usize) -> usize {
        self.puts.saturating_sub(free_stones).max(self.lifts)
    }

    /// Returns the key by which plans are compared: stones handled, then stones touched, then areas
    /// to count.
    fn effort(&self) -> (usize, usize, usize) {
        let areas = self
            .areas
            .iter()
            .filter(|(area, _)| area.len() >= TEN)
            .count();
        (self.moves(0), self.puts + self.lifts, areas)
    }

    /// Returns true if this plan needs no more stones than the other, neither to put down nor to
    /// lift.
    fn is_as_good_as(&self, other: &PartialPlan) -> bool {
        self.puts <= other.puts && self.lifts <= other.lifts
    }
}

impl RoundingTask {
    /// Finds the plan with the fewest stones handled.
    fn best_plan(&self) -> Option<PartialPlan> {
        self.best_plans()
            .into_iter()
            .min_by_key(PartialPlan::effort)
    }

    /// Finds the Pareto front of the plans that settle all areas, by stones put down and stones
    /// lifted.
    fn best_plans(&self) -> Vec<PartialPlan> {
        let mut plans = vec![PartialPlan::default()];
        for country in (self.empty | self.liftable).pieces() {
            let areas = country & self.empty;
            if !areas.is_empty() {
                plans = self.combine(&plans, &self.plan_country(areas));
            }
        }
        plans
    }

    /// Returns true if a plan with these numbers of stones may still be the best one.
    fn is_worth_it(&self, puts: usize, lifts: usize) -> bool {
        puts <= self.most_moves.saturating_add(self.free_stones) && lifts <= self.most_moves
    }

    /// Finds the Pareto front of the plans for the areas of one country.
    fn plan_country(&self, areas: PointSet) -> Vec<PartialPlan> {
        let mut areas = areas.pieces();
        // Small areas come first: once they are filled, the others may grow past them.
        areas.sort_by_key(|area| area.len());
        // The plans by what they have settled, fewest points first, so that a plan is extended only
        // after all plans that settle the same points are known.
        let mut open = BTreeMap::from([((0, PointSet::EMPTY), vec![PartialPlan::default()])]);
        let mut tried = 0;
        while let Some(((_, settled), plans)) = open.pop_first() {
            let Some(&next) = areas.iter().find(|area| !settled.intersects(**area)) else {
                return plans;
            };
            for plan in plans {
                tried += 1;
                let candidates = if tried <= MOST_TRIES {
                    self.join_areas(&plan, next)
                } else {
                    vec![next]
                };
                for area in candidates {
                    for extended in [self.fill_down(&plan, area), self.grow_up(&plan, area)]
                        .into_iter()
                        .flatten()
                    {
                        let key = (extended.settled.len(), extended.settled);
                        self.keep_if_better(open.entry(key).or_default(), extended);
                    }
                }
            }
        }
        Vec::new()
    }

    /// Returns the stones that may be lifted without touching an area that is already settled.
    fn liftable_after(&self, plan: &PartialPlan) -> PointSet {
        let liftable = self.liftable - plan.lifted;
        liftable - plan.kept.neighbours_in(liftable)
    }

    /// Returns the area alone, and joined with others by lifting a few stones.
    fn join_areas(&self, plan: &PartialPlan, area: PointSet) -> Vec<PointSet> {
        let mut joined = vec![area];
        let mut next = 0;
        while let Some(&area) = joined.get(next)
            && joined.len() < MOST_JOINS
        {
            for larger in self.join_one_more(plan, area) {
                if !joined.contains(&larger) && (larger & self.liftable).len() <= self.most_moves {
                    joined.push(larger);
                }
            }
            next += 1;
        }
        joined
    }

    /// Returns the area joined with each of its neighbours, over the shortest passage.
    fn join_one_more(&self, plan: &PartialPlan, area: PointSet) -> Vec<PointSet> {
        let liftable = self.liftable_after(plan) - area;
        let others = self.empty - plan.settled - area;
        let (mut joined, mut found) = (Vec::new(), PointSet::EMPTY);
        // Breadth-first search through the stones: the stones one, two, … steps away that touch no
        // other area.
        let mut steps = vec![area];
        let mut seen = area;
        for _ in 0..self.longest_passage {
            let reached = steps
                .last()
                .map_or(PointSet::EMPTY, |last| last.neighbours_in(liftable - seen));
            seen |= reached;
            let beside_others = others.neighbours_in(reached);
            for stone in beside_others.iter() {
                let behind = PointSet::from(stone)
                    .neighbours_in(others)
                    .connected_in(others);
                if !behind.is_subset(found) {
                    found |= behind;
                    joined.push(area | behind | trace_passage(&steps, stone));
                }
            }
            steps.push(reached - beside_others);
        }
        joined
    }

    /// Fills the area down to the ten below. `None` if stones that were just lifted would have to
    /// be put back.
    fn fill_down(&self, plan: &PartialPlan, area: PointSet) -> Option<PartialPlan> {
        let filled = area.len() % TEN;
        if filled > (area & self.empty).len() {
            return None;
        }
        Some(self.settle(plan, area, filled))
    }

    /// Grows the area to the ten above by lifting stones beside it. `None` if it is a multiple of
    /// ten already, or if there are not enough stones that may be lifted.
    fn grow_up(&self, plan: &PartialPlan, area: PointSet) -> Option<PartialPlan> {
        let missing = (TEN - area.len() % TEN) % TEN;
        if missing == 0 {
            return None;
        }
        let others = self.empty - plan.settled - area;
        let liftable = self.liftable_after(plan);
        let liftable = liftable - others.neighbours_in(liftable);
        let mut grown = area;
        for _ in 0..missing {
            // The stone with most of the area around it keeps the shape compact.
            let area_around = |stone: Point| {
                let stone = PointSet::from(stone);
                (
                    stone.neighbours_in(grown).len(),
                    stone.surroundings_in(grown).len(),
                )
            };
            let stone = first_max_by_key(grown.neighbours_in(liftable), area_around)?;
            grown.insert(stone);
        }
        Some(self.settle(plan, grown, 0))
    }

    /// Adds one more area to the settled ones.
    fn settle(&self, plan: &PartialPlan, area: PointSet, filled: usize) -> PartialPlan {
        let mut plan = plan.clone();
        let lifted = area & self.liftable;
        plan.settled |= area & self.empty;
        plan.lifted |= lifted;
        plan.lifts += lifted.len();
        plan.puts += filled;
        if area.len() > filled {
            plan.kept |= area;
        }
        plan.areas.push((area, filled));
        plan
    }

    /// Adds a plan to a Pareto front, unless another plan is as good in both numbers.
    fn keep_if_better(&self, plans: &mut Vec<PartialPlan>, plan: PartialPlan) {
        if !self.is_worth_it(plan.puts, plan.lifts)
            || plans.iter().any(|other| other.is_as_good_as(&plan))
        {
            return;
        }
        plans.retain(|other| !plan.is_as_good_as(other));
        if plans.len() < MOST_PLANS {
            plans.push(plan);
        }
    }

    /// Combines every plan of one list with every plan of the other, for areas that have nothing to
    /// do with each other.
    fn combine(&self, some: &[PartialPlan], others: &[PartialPlan]) -> Vec<PartialPlan> {
        // The first pair of plans for each sum of stones put down and stones lifted.
        let mut sums: BTreeMap<(usize, usize), (&PartialPlan, &PartialPlan)> = BTreeMap::new();
        for one in some {
            for other in others {
                let (puts, lifts) = (one.puts + other.puts, one.lifts + other.lifts);
                if self.is_worth_it(puts, lifts) {
                    sums.entry((puts, lifts)).or_insert((one, other));
                }
            }
        }
        // The sums are sorted by the stones put down, so that a plan on the Pareto front lifts
        // fewer than all before it.
        let mut fewest_lifts = usize::MAX;
        let mut plans = Vec::new();
        for ((puts, lifts), (one, other)) in sums {
            if lifts < fewest_lifts {
                fewest_lifts = lifts;
                plans.push(PartialPlan {
                    settled: one.settled | other.settled,
                    kept: one.kept | other.kept,
                    lifted: one.lifted | other.lifted,
                    lifts,
                    puts,
                    areas: one.areas.iter().chain(&other.areas).copied().collect(),
                });
            }
        }
        plans
    }
}

/// Carries out a plan: chooses the points to be filled.
fn choose_points(plan: PartialPlan) -> Rounded {
    let mut rounded = Rounded::default();
    for (area, filled) in plan.areas {
        let mut left = area;
        for _ in 0..filled {
            left -= outermost_point(left, plan.lifted, area - left);
        }
        rounded.put |= area - left;
        if !left.is_empty() {
            rounded.areas.push(left);
        }
    }
    // A stone that would be put back where it was lifted stays where it is.
    rounded.lifted = plan.lifted - rounded.put;
    rounded.put -= plan.lifted;
    rounded
}

/// Returns the stones of a passage that ends at `stone`, one from each step.
fn trace_passage(steps: &[PointSet], stone: Point) -> PointSet {
    let mut passage = PointSet::from(stone);
    let mut at = stone;
    for step in steps.iter().skip(1).rev() {
        let Some(before) = PointSet::from(at).neighbours_in(*step).first() else {
            break;
        };
        passage.insert(before);
        at = before;
    }
    passage
}

/// Returns the first point with the largest key; `None` if there are no points.
pub(super) fn first_max_by_key<K: Ord>(
    points: PointSet,
    key: impl Fn(Point) -> K,
) -> Option<Point> {
    points
        .iter()
        .reduce(|best, point| if key(point) > key(best) { point } else { best })
}

/// Returns a point without which the area is still in one piece, as a set of one point; the empty
/// set for an empty area.
///
/// Tips come first, then corners; points beside those already `filled` come before others, and
/// points just `lifted` come last.
pub(super) fn outermost_point(area: PointSet, lifted: PointSet, filled: PointSet) -> PointSet {
    let mut points = area.to_vec();
    points.sort_by_cached_key(|&point| {
        let alone = PointSet::from(point);
        let (neighbours, around) = (
            alone.neighbours_in(area).len(),
            alone.surroundings_in(area).len(),
        );
        let is_elsewhere = !filled.is_empty() && alone.neighbours_in(filled).is_empty();
        (lifted.contains(point), neighbours, is_elsewhere, around)
    });
    let leaves_one_piece = |point: &&Point| (area - PointSet::from(**point)).is_connected();
    let outermost = points.iter().find(leaves_one_piece).or(points.first());
    outermost.map_or(PointSet::EMPTY, |&point| point.into())
}

#[cfg(test)]
mod tests;
