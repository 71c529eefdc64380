//! Explains differences by what usually happens between the last recorded move and the photo: dead
//! stones are removed, dame are filled, and a few moves are not recorded.

use shuzi::point::Point;
use shuzi::position::sgf::GameRecord;
use shuzi::position::{Chain, Orientation, Position};

use super::PhotoSighting;
use super::continuation::Continuation;
use super::difference::{AbsenceReason, MissingStone, PresenceReason};

/// Maximum number of points of a neutral region that counts as dame; larger ones are open borders.
/// The largest of the 967 neutral regions at the ends of 340 games between strong players had this
/// size.
const MAX_DAME_REGION: usize = 6;

/// Least share of a chain's stones that must be missing if the chain was removed. A remaining stone
/// may be misread, or was forgotten.
const REMOVED_SHARE: (usize, usize) = (3, 4);

/// Reasons for differences from a position of the record, in the record's coordinates.
pub(super) struct Explanations {
    /// Chains that were removed, and the reason why.
    removed: Vec<(Chain, AbsenceReason)>,
    /// Missing stones that further moves may have captured.
    captured: Vec<Point>,
    /// Points that are dame once the dead stones are removed.
    dame: Vec<Point>,
    /// A stone of each dead chain: those that are known to be dead, and those that were removed.
    dead: Vec<Point>,
}

impl Explanations {
    /// Finds the reasons for differences from the record's last position. `continuation` are moves
    /// after it.
    pub(super) fn for_end(
        sighting: &PhotoSighting,
        orientation: Orientation,
        record: &GameRecord,
        continuation: &Continuation,
    ) -> Explanations {
        let photo = sighting.position.seen(orientation.undone());
        let is_dead = |chain: &Chain, is_enclosed: bool| match sighting.dead {
            Some(dead) => dead
                .iter()
                .any(|point| chain.points.contains(point))
                .then_some(AbsenceReason::Dead),
            None => is_enclosed.then_some(AbsenceReason::Enclosed),
        };
        let removed = find_removed_chains(&photo, &record.position, is_dead);
        let dead: Vec<Point> = first_stones(&removed)
            .chain(sighting.dead.unwrap_or_default().iter().copied())
            .collect();
        let captured = record
            .position
            .size()
            .points()
            .filter(|&point| continuation.captures(point));
        let dame = find_dame(&record.position.without(&dead));
        Explanations {
            captured: captured.collect(),
            dame,
            dead,
            removed,
        }
    }

    /// Finds the reasons for differences from an earlier position. Dead stones and dame at the
    /// record's end explain them, too, because players may have removed and filled them before the
    /// last moves were recorded.
    pub(super) fn for_earlier(
        sighting: &PhotoSighting,
        orientation: Orientation,
        position: &Position,
        at_the_end: &Explanations,
    ) -> Explanations {
        let photo = sighting.position.seen(orientation.undone());
        let is_dead = |chain: &Chain, is_enclosed: bool| {
            let is_dead_at_the_end = at_the_end
                .dead
                .iter()
                .any(|point| chain.points.contains(point));
            match is_dead_at_the_end {
                true => Some(AbsenceReason::Dead),
                false => is_enclosed.then_some(AbsenceReason::Enclosed),
            }
        };
        let removed = find_removed_chains(&photo, position, is_dead);
        let dead: Vec<Point> = first_stones(&removed)
            .chain(at_the_end.dead.iter().copied())
            .collect();
        let mut dame = find_dame(&position.without(&dead));
        dame.extend(at_the_end.dame.iter().copied());
        Explanations {
            captured: Vec::new(),
            dame,
            dead,
            removed,
        }
    }

    /// Returns the reason for a missing stone at `point`.
    pub(super) fn absence_reason(&self, point: Point) -> AbsenceReason {
        if self.captured.contains(&point) {
            return AbsenceReason::Captured;
        }
        self.removed_chain_at(point)
            .map_or(AbsenceReason::Unexplained, |&(_, why)| why)
    }

    /// Returns the reason for an additional stone at `point`.
    pub(super) fn presence_reason(&self, point: Point) -> PresenceReason {
        if self.dame.contains(&point) {
            PresenceReason::Dame
        } else {
            PresenceReason::Unexplained
        }
    }

    /// Returns true if a missing stone may have been moved. Several stones that form a whole chain
    /// are more likely to have been removed together.
    pub(super) fn may_have_moved(&self, missing: &MissingStone) -> bool {
        match missing.why {
            AbsenceReason::Unexplained => true,
            AbsenceReason::Captured => false,
            AbsenceReason::Dead | AbsenceReason::Enclosed => self
                .removed_chain_at(missing.at.record)
                .is_none_or(|(chain, _)| chain.points.len() == 1),
        }
    }

    fn removed_chain_at(&self, point: Point) -> Option<&(Chain, AbsenceReason)> {
        self.removed
            .iter()
            .find(|(chain, _)| chain.points.binary_search(&point).is_ok())
    }
}

/// Returns a stone of each chain.
fn first_stones(removed: &[(Chain, AbsenceReason)]) -> impl Iterator<Item = Point> + '_ {
    removed
        .iter()
        .filter_map(|(chain, _)| chain.points.first().copied())
}

/// Finds the chains of the record that are missing in the photo, entirely or nearly so, and for
/// which `is_dead` returns a reason. `photo` is in the record's orientation.
///
/// `is_dead` gets true if only the opponent surrounds the empty region that the chain left. Regions
/// are those between stones that are where they were: additional stones in the photo may be
/// misread.
fn find_removed_chains(
    photo: &Position,
    record: &Position,
    is_dead: impl Fn(&Chain, bool) -> Option<AbsenceReason>,
) -> Vec<(Chain, AbsenceReason)> {
    let (part, whole) = REMOVED_SHARE;
    let is_removed = |chain: &Chain| {
        let missing = chain
            .points
            .iter()
            .filter(|&&point| photo.stone(point).is_none())
            .count();
        missing * whole >= chain.points.len() * part
    };
    let candidates: Vec<Chain> = record.chains().into_iter().filter(is_removed).collect();
    if candidates.is_empty() {
        return Vec::new();
    }
    let mut remaining = record.clone();
    let missing = record
        .size()
        .points()
        .filter(|&point| photo.stone(point).is_none());
    for point in missing.chain(
        candidates
            .iter()
            .flat_map(|chain| chain.points.iter().copied()),
    ) {
        remaining = remaining.with(point, None);
    }
    let regions = remaining.empty_regions();
    let is_enclosed = |chain: &Chain| {
        let Some(first) = chain.points.first() else {
            return false;
        };
        let left_behind = regions
            .iter()
            .find(|region| region.points.binary_search(first).is_ok());
        left_behind.is_some_and(|region| region.surrounded_by() == Some(chain.color.opponent()))
    };
    candidates
        .into_iter()
        .filter_map(|chain| is_dead(&chain, is_enclosed(&chain)).map(|why| (chain, why)))
        .collect()
}

/// Returns the points of the small neutral regions of a position without its dead stones.
fn find_dame(position: &Position) -> Vec<Point> {
    let regions = position.empty_regions().into_iter();
    let neutral = regions.filter(|region| region.touches_both());
    neutral
        .filter(|region| region.points.len() <= MAX_DAME_REGION)
        .flat_map(|region| region.points)
        .collect()
}
