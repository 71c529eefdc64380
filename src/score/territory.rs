//! Territory: the empty points that the live stones of one player surround, with prisoners.
//!
//! Japanese rules of 1989. Stones with fewer than two eyes that are not dead are in seki, and there is no
//! territory in seki (article 8). Moves that are still needed to hold stones together (teire) are made before the
//! count (article 9.2); where one is missing, the point it would fill is no territory. Dead stones are taken
//! from the territory they lie in (article 10.1), so that those in seki or on neutral points stay.

mod agreed;
mod eyes;
mod reach;
mod shape;
mod teire;

use std::collections::BTreeSet;

use crate::color::Color;
use crate::point::Point;
use crate::position::{Position, Prisoners};

use super::Rules;
use agreed::Agreed;
use eyes::ENOUGH_EYES;
use shape::Ground;
use teire::Protected;

/// Whose territory every point is, and the prisoners that go with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory {
    /// Row by row from the top left, points of lifted dead stones included; `None` for live stones, neutral
    /// points, points in seki and points that their owner has yet to fill.
    pub owner: Vec<Option<Color>>,
    /// Black's territory and the white stones Black captured, in points.
    pub black: u32,
    /// White's territory and the black stones White captured, in points.
    pub white: u32,
    /// Stones in seki and the points they surround, in reading order.
    pub seki: Vec<Point>,
    /// False eyes, in seki or not, in reading order: points that their owner has to fill to connect.
    pub false_eyes: Vec<Point>,
    /// Missing protective moves outside of seki, in reading order: false eyes, and points from which a dead stone
    /// on one has to be captured first. Each costs its owner a point, which is not in the counts any more.
    pub teire: Vec<Point>,
}

/// The territory of both players. `lifted` is the position without its dead stones; those in territory count
/// as prisoners on top of `prisoners`.
pub fn territory(position: &Position, lifted: &Position, prisoners: Prisoners) -> Territory {
    let agreed = Agreed { position, lifted };
    let surrounded = surrounded(lifted);
    let found = Color::BOTH.map(|color| found(&Ground::of(agreed, color), &surrounded));
    let all = |points: fn(&Found) -> &BTreeSet<Point>| -> BTreeSet<Point> {
        found.iter().flat_map(points).copied().collect()
    };
    let (seki, teire) = (all(|found| &found.seki), all(|found| &found.teire));
    let owner_of = |point: Point| {
        let is_territory = !seki.contains(&point) && !teire.contains(&point);
        is_territory.then(|| surrounded.get(position.size().index(point)).copied().flatten()).flatten()
    };
    let owner: Vec<Option<Color>> = position.size().points().map(owner_of).collect();
    let is_taken = |point: &Point| owner_of(*point).is_some() || teire.contains(point);
    let count_for = |color: Color, captured: u32| {
        let points = owner.iter().filter(|&&owner| owner == Some(color)).count();
        let dead = position.size().points().filter(|&point| agreed.dead(point) == Some(color.opponent()));
        u32::try_from(points + dead.filter(is_taken).count()).unwrap_or(u32::MAX).saturating_add(captured)
    };
    let (black, white) = (count_for(Color::Black, prisoners.white), count_for(Color::White, prisoners.black));
    Territory {
        black,
        white,
        owner,
        seki: seki.into_iter().collect(),
        false_eyes: all(|found| &found.false_eyes).into_iter().collect(),
        teire: teire.into_iter().collect(),
    }
}

/// The colour whose live stones alone surround each point, row by row.
fn surrounded(lifted: &Position) -> Vec<Option<Color>> {
    let size = lifted.size();
    let mut owner = vec![None; size.area()];
    for region in lifted.empty_regions() {
        for &point in &region.points {
            if let Some(place) = owner.get_mut(size.index(point)) {
                *place = region.surrounded_by();
            }
        }
    }
    owner
}

/// What takes points from one player's territory.
struct Found {
    seki: BTreeSet<Point>,
    false_eyes: BTreeSet<Point>,
    teire: BTreeSet<Point>,
}

fn found(ground: &Ground, surrounded: &[Option<Color>]) -> Found {
    let Protected { shape, added, false_eyes } = teire::protect(ground);
    let size = ground.agreed.size();
    let is_surrounded = |point: &Point| surrounded.get(size.index(*point)) == Some(&Some(ground.color));
    let eyes = shape.eyes_of_groups();
    let is_in_seki = |chain: usize| eyes.get(chain).is_some_and(|&eyes| eyes < ENOUGH_EYES);
    let chains = shape.chains.iter().enumerate().filter(|&(index, _)| is_in_seki(index));
    let stones = chains.flat_map(|(_, chain)| chain);
    let stones = stones.filter(|point| !added.stones.has(**point) || is_surrounded(point));
    let spaces = shape.spaces.iter();
    let spaces = spaces.filter(|space| space.contacts.first().is_some_and(|&(chain, _)| is_in_seki(chain)));
    let points = spaces.flat_map(|space| &space.points).filter(|point| is_surrounded(point));
    let seki: BTreeSet<Point> = stones.chain(points).copied().collect();
    let added = size.points().filter(|&point| added.stones.has(point));
    let teire = added.filter(|point| is_surrounded(point) && !seki.contains(point)).collect();
    Found { teire, false_eyes: false_eyes.into_iter().filter(is_surrounded).collect(), seki }
}

/// Prisoners that fit the stones on the board if White moved last and nobody passed before the end; only
/// their difference means anything. If Black moved last, Black has one point less than with these.
///
/// Both sides then played equally often, so that the stones missing from the board are prisoners: black on
/// board + black prisoners = white on board + white prisoners, plus the handicap stones but one.
pub fn deduced_prisoners(position: &Position, rules: &Rules) -> Prisoners {
    let stones = |color| u32::try_from(position.count(color)).unwrap_or(u32::MAX);
    let head_start = rules.handicap.saturating_sub(1);
    let (black, white) = (stones(Color::Black), stones(Color::White).saturating_add(head_start));
    Prisoners { black: white.saturating_sub(black), white: black.saturating_sub(white) }
}
