//! Joins chains of one fate into groups that the user is asked about together.

use crate::life::{ChainLife, LifeReading, Status};
use crate::point::{Point, PointSet};
use crate::position::Position;
use crate::report::DoubtfulGroup;
use crate::score::HalfPoints;

/// Returns the groups that hold a chain to ask about, in reading order.
///
/// Dead chains that are connected through empty points and stones of their own colour lie in the
/// same enemy area and share one fate, and so do unsettled chains that the same first move kills.
/// Any other chain that is not dead is a group of its own, because open areas would connect half
/// the board. `margin` is Black's if all is as proposed.
pub(super) fn groups_to_ask(
    position: &Position,
    life: &LifeReading,
    margin: HalfPoints,
) -> Vec<DoubtfulGroup> {
    let mut grouped = PointSet::EMPTY;
    let mut groups = Vec::new();
    for chain in life.chains.iter().filter(|chain| chain.ask) {
        if chain.points.iter().any(|point| grouped.contains(*point)) {
            continue;
        }
        let members = find_members(position, life, chain);
        let mut points: Vec<Point> = members
            .iter()
            .flat_map(|member| member.points.clone())
            .collect();
        points.sort_unstable();
        grouped.extend(points.iter().copied());
        let second = members.iter().find_map(|member| member.second.clone());
        let least_certain = members
            .into_iter()
            .min_by(|a, b| a.confidence.total_cmp(&b.confidence))
            .unwrap_or(chain)
            .clone();
        groups.push(DoubtfulGroup {
            color: chain.color,
            points,
            dead: chain.status == Status::Dead,
            chain: ChainLife {
                second,
                ..least_certain
            },
            margin,
            otherwise: None,
        });
    }
    groups
}

/// Returns the chains that share `chain`'s fate, itself included.
fn find_members<'a>(
    position: &Position,
    life: &'a LifeReading,
    chain: &'a ChainLife,
) -> Vec<&'a ChainLife> {
    if let Some(fate) = chain.open_fate {
        let is_shared = |other: &&ChainLife| {
            other.color == chain.color
                && other.status == chain.status
                && other
                    .open_fate
                    .is_some_and(|other| other.is_shared_with(&fate))
        };
        return life.chains.iter().filter(is_shared).collect();
    }
    if chain.status != Status::Dead {
        return vec![chain];
    }
    let area = find_connected_area(position, chain);
    let mut members = Vec::new();
    for other in &life.chains {
        let is_dead_too = other.status == Status::Dead && other.color == chain.color;
        if is_dead_too
            && other
                .points
                .first()
                .is_some_and(|point| area.contains(*point))
        {
            members.push(other);
        }
    }
    members
}

/// Returns the empty points and own stones connected to `chain`.
fn find_connected_area(position: &Position, chain: &ChainLife) -> PointSet {
    let open = PointSet::all(position.size()) - position.points_with(Some(chain.color.opponent()));
    chain.points.iter().collect::<PointSet>().connected_in(open)
}
