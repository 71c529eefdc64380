//! Explains differences by what usually happens between the last recorded move and the photo: dead
//! stones are removed, dame are filled, and a few moves are not recorded.

use shuzi::point::Point;
use shuzi::position::sgf::GameRecord;
use shuzi::position::{Chain, Orientation, Position};

use super::PhotoSighting;
use super::continuation::Continuation;
use super::difference::{AbsenceReason, MissingStone, PresenceReason};

/// Neutral regions of more points are open borders rather than dame. Of the 967 neutral regions at the ends
/// of 340 games between strong players the largest had so many.
const LARGEST_DAME: usize = 6;

/// A chain was taken off where this share of its stones is gone: one that is left may be misread, or forgotten.
const MOSTLY_GONE: (usize, usize) = (3, 4);

/// Reasons for differences to a position of the record, by the record's points.
pub(super) struct Explanations {
    gone: Vec<(Chain, AbsenceReason)>,
    captured: Vec<Point>,
    dame: Vec<Point>,
    /// Stones that are dead at the record's end: those that were stated and those that are gone.
    dead: Vec<Point>,
}

impl Explanations {
    /// For differences to the record's last position.
    pub(super) fn find(
        sighting: &PhotoSighting,
        orientation: Orientation,
        record: &GameRecord,
        played_on: &Continuation,
    ) -> Explanations {
        let photo = sighting.position.seen(orientation.undone());
        let is_dead = |chain: &Chain, is_enclosed: bool| match sighting.dead {
            Some(dead) => {
                dead.iter().any(|point| chain.points.contains(point)).then_some(AbsenceReason::Dead)
            }
            None => is_enclosed.then_some(AbsenceReason::Enclosed),
        };
        let gone = find_chains_taken_off(&photo, &record.position, is_dead);
        let dead: Vec<Point> =
            stones_of(&gone).chain(sighting.dead.unwrap_or_default().iter().copied()).collect();
        let captured = record.position.size().points().filter(|&point| played_on.captures(point));
        let dame = find_dame(&record.position.without(&dead));
        Explanations { captured: captured.collect(), dame, dead, gone }
    }

    /// For differences to an earlier position. What is dead or a dame at the record's end explains them, too: the
    /// players may have settled it before the moves were written down.
    pub(super) fn earlier(
        sighting: &PhotoSighting,
        orientation: Orientation,
        position: &Position,
        at_the_end: &Explanations,
    ) -> Explanations {
        let photo = sighting.position.seen(orientation.undone());
        let is_dead = |chain: &Chain, is_enclosed: bool| {
            let is_stated = at_the_end.dead.iter().any(|point| chain.points.contains(point));
            if is_stated { Some(AbsenceReason::Dead) } else { is_enclosed.then_some(AbsenceReason::Enclosed) }
        };
        let gone = find_chains_taken_off(&photo, position, is_dead);
        let dead: Vec<Point> = stones_of(&gone).chain(at_the_end.dead.iter().copied()).collect();
        let mut filled = find_dame(&position.without(&dead));
        filled.extend(at_the_end.dame.iter().copied());
        Explanations { captured: Vec::new(), dame: filled, dead, gone }
    }

    /// Returns the reason for a missing stone at `point`.
    pub(super) fn absence(&self, point: Point) -> AbsenceReason {
        if self.captured.contains(&point) {
            return AbsenceReason::Captured;
        }
        self.chain_of(point).map_or(AbsenceReason::Unexplained, |&(_, why)| why)
    }

    /// Returns the reason for an additional stone at `point`.
    pub(super) fn presence(&self, point: Point) -> PresenceReason {
        if self.dame.contains(&point) { PresenceReason::Dame } else { PresenceReason::Unexplained }
    }

    /// Returns true if a missing stone may have been moved. Several stones that form a whole chain
    /// are more likely to have been removed together.
    pub(super) fn may_have_moved(&self, missing: &MissingStone) -> bool {
        match missing.why {
            AbsenceReason::Unexplained => true,
            AbsenceReason::Captured => false,
            AbsenceReason::Dead | AbsenceReason::Enclosed => {
                self.chain_of(missing.at.record).is_none_or(|(chain, _)| chain.points.len() == 1)
            }
        }
    }

    fn chain_of(&self, point: Point) -> Option<&(Chain, AbsenceReason)> {
        self.gone.iter().find(|(chain, _)| chain.points.binary_search(&point).is_ok())
    }
}

fn stones_of(gone: &[(Chain, AbsenceReason)]) -> impl Iterator<Item = Point> + '_ {
    gone.iter().filter_map(|(chain, _)| chain.points.first().copied())
}

/// The chains that are on the record's board and, nearly all of them, not in the photo, where `is_dead` gives a reason.
/// It is told whether only the opponent surrounds the hole that the chain left among the stones that are still where
/// they were; what else the photo shows may be misread. `photo` lies as the record's board.
fn find_chains_taken_off(
    photo: &Position,
    record: &Position,
    is_dead: impl Fn(&Chain, bool) -> Option<AbsenceReason>,
) -> Vec<(Chain, AbsenceReason)> {
    let (most, of) = MOSTLY_GONE;
    let is_gone = |chain: &Chain| {
        let gone = chain.points.iter().filter(|&&point| photo.stone(point).is_none()).count();
        gone * of >= chain.points.len() * most
    };
    let gone: Vec<Chain> = record.chains().into_iter().filter(is_gone).collect();
    if gone.is_empty() {
        return Vec::new();
    }
    let mut left = record.clone();
    let missing = record.size().points().filter(|&point| photo.stone(point).is_none());
    for point in missing.chain(gone.iter().flat_map(|chain| chain.points.iter().copied())) {
        left = left.with(point, None);
    }
    let holes = left.empty_regions();
    let is_enclosed = |chain: &Chain| {
        let first = chain.points.first();
        let hole =
            holes.iter().find(|hole| first.is_some_and(|point| hole.points.binary_search(point).is_ok()));
        hole.is_some_and(|hole| hole.surrounded_by() == Some(chain.color.opponent()))
    };
    gone.into_iter()
        .filter_map(|chain| is_dead(&chain, is_enclosed(&chain)).map(|why| (chain, why)))
        .collect()
}

/// The points of the small neutral regions of a position without its dead stones.
fn find_dame(position: &Position) -> Vec<Point> {
    let regions = position.empty_regions().into_iter();
    let neutral = regions.filter(|region| region.touches_both());
    neutral.filter(|region| region.points.len() <= LARGEST_DAME).flat_map(|region| region.points).collect()
}
