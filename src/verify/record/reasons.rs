//! What usually happens between the last recorded move and the photo: dead stones are taken off, dame are
//! filled, and a few moves are not written down.

use crate::point::Point;
use crate::position::sgf::GameRecord;
use crate::position::{Chain, Orientation, Position};

use super::Sighting;
use super::continuation::Continuation;
use super::difference::{Absence, Missing, Presence};

/// Neutral regions of more points are open borders rather than dame. Of the 967 neutral regions at the ends
/// of 340 games between strong players the largest had so many.
const LARGEST_DAME: usize = 6;

/// Reasons for differences to the record's last position, by the record's points.
pub(super) struct Reasons {
    gone: Vec<(Chain, Absence)>,
    captured: Vec<Point>,
    dame: Vec<Point>,
}

impl Reasons {
    /// Nothing usual happened.
    pub(super) fn none() -> Reasons {
        Reasons { gone: Vec::new(), captured: Vec::new(), dame: Vec::new() }
    }

    pub(super) fn find(
        sighting: &Sighting,
        orientation: Orientation,
        record: &GameRecord,
        played_on: &Continuation,
    ) -> Reasons {
        let photo = sighting.position.seen(orientation.undone());
        let gone = taken_off(&photo, &record.position, sighting.dead);
        let dead = gone.iter().filter_map(|(chain, _)| chain.points.first());
        let dead: Vec<Point> = dead.chain(sighting.dead.unwrap_or_default()).copied().collect();
        let captured = record.position.size().points().filter(|&point| played_on.captures(point));
        Reasons { captured: captured.collect(), dame: dame(&record.position.without(&dead)), gone }
    }

    /// Why a stone at `point` may be gone.
    pub(super) fn absence(&self, point: Point) -> Absence {
        if self.captured.contains(&point) {
            return Absence::Captured;
        }
        self.chain_of(point).map_or(Absence::Unexplained, |&(_, why)| why)
    }

    /// Why a stone may have come to `point`.
    pub(super) fn presence(&self, point: Point) -> Presence {
        if self.dame.contains(&point) { Presence::Dame } else { Presence::Unexplained }
    }

    /// Whether a stone that is gone may stand elsewhere instead. Several stones that make a whole chain were
    /// rather taken off together.
    pub(super) fn may_have_moved(&self, missing: &Missing) -> bool {
        match missing.why {
            Absence::Unexplained => true,
            Absence::Captured => false,
            Absence::Dead | Absence::Enclosed => {
                self.chain_of(missing.at.record).is_none_or(|(chain, _)| chain.points.len() == 1)
            }
        }
    }

    fn chain_of(&self, point: Point) -> Option<&(Chain, Absence)> {
        self.gone.iter().find(|(chain, _)| chain.points.binary_search(&point).is_ok())
    }
}

/// The whole chains that are on the record's board and not in the photo, where that has a reason. `photo`
/// lies as the record's board.
fn taken_off(photo: &Position, record: &Position, dead: Option<&[Point]>) -> Vec<(Chain, Absence)> {
    let regions = photo.empty_regions();
    let is_gone = |chain: &Chain| chain.points.iter().all(|&point| photo.stone(point).is_none());
    let why = |chain: &Chain| match dead {
        Some(dead) => dead.iter().any(|point| chain.points.contains(point)).then_some(Absence::Dead),
        None => {
            let hole = regions.iter().find(|region| {
                chain.points.first().is_some_and(|point| region.points.binary_search(point).is_ok())
            })?;
            (hole.surrounded_by() == Some(chain.color.opponent())).then_some(Absence::Enclosed)
        }
    };
    let gone = record.chains().into_iter().filter(is_gone);
    gone.filter_map(|chain| why(&chain).map(|why| (chain, why))).collect()
}

/// The points of the small neutral regions of a position without its dead stones.
fn dame(position: &Position) -> Vec<Point> {
    let regions = position.empty_regions().into_iter();
    let neutral = regions.filter(|region| region.touches_black && region.touches_white);
    neutral.filter(|region| region.points.len() <= LARGEST_DAME).flat_map(|region| region.points).collect()
}
