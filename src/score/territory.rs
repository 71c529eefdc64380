//! Territory: the empty points that the live stones of one player surround, with prisoners.
//!
//! Japanese rules of 1989. Stones without two eyes that are not dead are in seki, and there is no territory in
//! seki (article 8). Moves that are still needed to hold stones together (teire) are made before the players agree
//! on the end (articles 9.2 and 13.1); where one is missing, the point it would fill is no territory. Dead stones
//! become prisoners, but not in seki: they are taken from territory only (article 10.1).

mod agreed;
mod eyes;
mod reach;
mod seki;
mod shape;
mod teire;

use std::collections::BTreeSet;

use crate::color::Color;
use crate::point::Point;
use crate::position::{Position, Prisoners};

use super::Rules;
use super::area::surrounded;
use agreed::Agreed;
use seki::in_seki;
use shape::Ground;
use teire::protect;

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
    /// Dead stones that become prisoners, in reading order: those that are not in seki.
    pub taken: Vec<Point>,
}

/// The territory of both players. `lifted` is the position without its dead stones; those that do not lie in
/// seki count as prisoners on top of `prisoners`. Where eyes in seki count, nothing is in seki.
pub fn territory(
    position: &Position,
    lifted: &Position,
    prisoners: Prisoners,
    eyes_in_seki: bool,
) -> Territory {
    let agreed = Agreed { position, lifted };
    let surrounded = surrounded(lifted);
    let surrounder = |point: Point| surrounded.get(position.size().index(point)).copied().flatten();
    let protected = Color::BOTH.map(|color| protect(&Ground::of(agreed, color)));
    let groups = protected.each_ref().map(|protected| protected.shape.groups());
    let in_seki = match eyes_in_seki {
        true => BTreeSet::new(),
        false => in_seki(&agreed, &groups, |point| surrounder(point).is_none()),
    };
    let mut seki = in_seki.clone();
    seki.retain(|&point| !agreed.is_free(point) || surrounder(point).is_some());
    let is_own = |color: Color| move |point: &Point| surrounder(*point) == Some(color);
    let (mut teire, mut false_eyes) = (BTreeSet::new(), BTreeSet::new());
    for (color, protected) in Color::BOTH.into_iter().zip(&protected) {
        let added = protected.added.stones;
        teire.extend(added.iter().filter(is_own(color)).filter(|point| !seki.contains(point)));
        false_eyes.extend(protected.false_eyes.iter().copied().filter(is_own(color)));
    }
    let owner_of = |point: Point| {
        let is_territory = !seki.contains(&point) && !teire.contains(&point);
        if is_territory { surrounder(point) } else { None }
    };
    let owner: Vec<Option<Color>> = position.size().points().map(owner_of).collect();
    let is_taken = |point: &Point| agreed.dead(*point).is_some() && !in_seki.contains(point);
    let taken: Vec<Point> = position.size().points().filter(is_taken).collect();
    let count_for = |color: Color, captured: u32| {
        let points = owner.iter().filter(|&&owner| owner == Some(color)).count();
        let dead = taken.iter().filter(|&&point| agreed.dead(point) == Some(color.opponent()));
        u32::try_from(points + dead.count()).unwrap_or(u32::MAX).saturating_add(captured)
    };
    let (black, white) = (count_for(Color::Black, prisoners.white), count_for(Color::White, prisoners.black));
    Territory {
        black,
        white,
        owner,
        seki: seki.into_iter().collect(),
        false_eyes: false_eyes.into_iter().collect(),
        teire: teire.into_iter().collect(),
        taken,
    }
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
