//! Makes the areas of one side's territory multiples of ten, all but one, the *rest*.
//!
//! Under territory rules a stone that comes from the bowl or goes into it would change the count,
//! so stones are only moved. Prisoners, however, are put into the territory in any case, and the
//! choice of where is free.
//!
//! For each area that may be the rest, the other areas are rounded as in an area count, where the
//! prisoners fill points at no cost. Prisoners that are left over then go into the rest; if too few
//! stones are at hand, stones around the rest are lifted. The plan that moves the fewest stones is
//! taken.
//!
//! **Invariant:** the stones put down are as many as the prisoners and the lifted stones together,
//! so that the number of empty points in the end is the territory less the prisoners.

use std::cmp::Reverse;

use crate::point::{Point, PointSet};

use super::{
    LONGEST_PASSAGE, PartialPlan, Rounded, RoundingTask, TEN, choose_points, first_max_by_key,
    outermost_point,
};

/// The number of areas, the largest first, that are tried as the rest.
const MOST_RESTS: usize = 4;

/// A plan for all areas including the rest.
struct PlanWithRest {
    /// The plan for the other areas.
    others: PartialPlan,
    /// The rest, including the points of stones lifted around it.
    rest: PointSet,
    /// The points of stones lifted around the rest.
    lifted: PointSet,
    /// The number of points of the rest that are filled.
    filled: usize,
}

/// Rounds all connected areas of `empty` but one. `prisoners` stones are put down beside those that
/// are moved, no more than there are empty points. `liftable` are the stones whose points stay the
/// side's even if all the others of them are lifted.
pub(in crate::score::guided) fn round_all_but_one(
    empty: PointSet,
    liftable: PointSet,
    prisoners: usize,
) -> Rounded {
    let mut areas = empty.pieces();
    areas.sort_by_key(|area| Reverse(area.len()));
    let mut best: Option<PlanWithRest> = None;
    for rest in areas.iter().take(MOST_RESTS) {
        let plans = plan_with_rest(empty - *rest, *rest, liftable, prisoners);
        best = best
            .into_iter()
            .chain(plans)
            .min_by_key(PlanWithRest::effort);
        // No plan is better than one that moves nothing.
        if best.as_ref().is_some_and(|plan| plan.moves() == 0) {
            break;
        }
    }
    match best {
        Some(plan) => plan.carry_out(),
        None => round_with_prisoners_only(areas, prisoners),
    }
}

/// Finds plans for the `others` and completes each of them with the rest.
fn plan_with_rest(
    others: PointSet,
    rest: PointSet,
    liftable: PointSet,
    prisoners: usize,
) -> Vec<PlanWithRest> {
    let most_puts: usize = others.pieces().iter().map(|area| area.len() % TEN).sum();
    let most_moves = most_puts.saturating_sub(prisoners);
    let task = RoundingTask {
        empty: others,
        // A stone lifted beside the rest would join it to the areas around.
        liftable: liftable - rest.neighbours_in(liftable),
        longest_passage: 0,
        most_moves,
        free_stones: prisoners,
    };
    let mut plans = task.best_plans();
    let most_moves = plans
        .iter()
        .map(|plan| plan.moves(prisoners))
        .min()
        .unwrap_or(most_moves);
    // If no stone has to be moved, areas need not be joined.
    if most_moves > 0 {
        plans.extend(
            RoundingTask {
                longest_passage: LONGEST_PASSAGE,
                most_moves,
                ..task
            }
            .best_plans(),
        );
    }
    plans
        .into_iter()
        .filter_map(|plan| complete_with_rest(plan, rest, liftable, prisoners))
        .collect()
}

/// Adds to a plan for the other areas what is left to do in the rest. `None` if too few stones
/// around it may be lifted.
fn complete_with_rest(
    others: PartialPlan,
    rest: PointSet,
    liftable: PointSet,
    prisoners: usize,
) -> Option<PlanWithRest> {
    let at_hand = prisoners + others.lifts;
    if at_hand >= others.puts {
        let filled = at_hand - others.puts;
        return Some(PlanWithRest {
            others,
            rest,
            lifted: PointSet::EMPTY,
            filled,
        });
    }
    let liftable = liftable - others.lifted;
    let liftable = liftable - others.kept.neighbours_in(liftable);
    let mut larger = rest;
    for _ in 0..others.puts - at_hand {
        let rest_around = |stone: Point| PointSet::from(stone).surroundings_in(larger).len();
        let stone = first_max_by_key(larger.neighbours_in(liftable), rest_around)?;
        larger.insert(stone);
    }
    Some(PlanWithRest {
        others,
        rest: larger,
        lifted: larger - rest,
        filled: 0,
    })
}

impl PlanWithRest {
    /// Returns the key by which plans are compared: stones moved, then stones handled, then areas
    /// to count.
    fn effort(&self) -> (usize, usize, usize) {
        (
            self.moves(),
            self.others.puts + self.moves(),
            self.others.areas.len(),
        )
    }

    /// Returns the number of stones moved.
    fn moves(&self) -> usize {
        self.others.lifts + self.lifted.len()
    }

    /// Chooses the points to be filled.
    fn carry_out(self) -> Rounded {
        let mut rounded = choose_points(self.others);
        let mut areas = std::mem::take(&mut rounded.areas);
        // Stones for which the rest has no room go into the smallest of the other areas.
        areas.sort_by_key(|area| area.len());
        areas.insert(0, self.rest);
        let filled = fill_in_order(areas, self.filled);
        let (lifted, put) = (rounded.lifted | self.lifted, rounded.put | filled.put);
        // A stone that would be put back where it stood stays there.
        Rounded {
            areas: filled.areas,
            put: put - lifted,
            lifted: lifted - put,
        }
    }
}

/// Rounds areas whose walls are too thin for stones to be lifted. The prisoners make as many areas
/// round as they can, those with the fewest points too many first; the prisoners left over go into
/// the largest of the others.
fn round_with_prisoners_only(mut areas: Vec<PointSet>, prisoners: usize) -> Rounded {
    areas.sort_by_key(|area| (area.len() % TEN, area.len()));
    let (mut rounded, mut others, mut left) = (Rounded::default(), Vec::new(), prisoners);
    for area in areas {
        let too_many = area.len() % TEN;
        if too_many > left {
            others.push(area);
            continue;
        }
        left -= too_many;
        let filled = fill_in_order(vec![area], too_many);
        rounded.put |= filled.put;
        rounded.areas.extend(filled.areas);
    }
    others.sort_by_key(|area| Reverse(area.len()));
    // The round areas come last: they are filled only once the others are full.
    others.append(&mut rounded.areas);
    let filled = fill_in_order(others, left);
    Rounded {
        areas: filled.areas,
        put: rounded.put | filled.put,
        lifted: PointSet::EMPTY,
    }
}

/// Fills `number` points, area by area, each from its tips on.
fn fill_in_order(areas: Vec<PointSet>, number: usize) -> Rounded {
    let mut rounded = Rounded::default();
    let mut to_fill = number;
    for area in areas {
        let mut left = area;
        while to_fill > 0 && !left.is_empty() {
            left -= outermost_point(left, PointSet::EMPTY, area - left);
            to_fill -= 1;
        }
        rounded.put |= area - left;
        if !left.is_empty() {
            rounded.areas.push(left);
        }
    }
    rounded
}
