//! Territory: the empty points that the live stones of one player surround, with prisoners.
//!
//! The rules are the Japanese ones of 1989. Stones without two eyes that are not dead are in seki,
//! and there is no territory in seki (article 8). Moves that are still needed to connect stones
//! (teire) are made before the players agree on the end (articles 9.2 and 13.1); if one is missing,
//! the point it would fill is not territory. Dead stones become prisoners, except in seki: they are
//! taken from territory only (article 10.1).
//!
//! For each colour, chains are first joined into groups with eye spaces (`groups`), the missing
//! protective moves are added (`teire`), and groups without two eyes are checked for seki (`seki`).
//! Every other point that one colour surrounds is its territory.

mod eyes;
mod groups;
mod marked_dead;
mod reach;
mod seki;
mod teire;

use crate::color::{ByColor, Color};
use crate::point::{Point, PointSet};
use crate::position::{Position, Prisoners};

use super::Rules;
use super::area::find_surrounders;
use groups::Terrain;
use marked_dead::MarkedDead;
use seki::find_seki;
use teire::add_protective_moves;

/// The territory of both players, and their counts with prisoners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory {
    /// The owner of each point, row by row from the top left, including points of lifted dead
    /// stones. `None` for live stones, neutral points, points in seki and points that their owner
    /// still has to fill.
    pub owner: Vec<Option<Color>>,
    /// Each player's points of territory and of the opponent's stones that the player captured.
    pub counts: ByColor<u32>,
    /// Stones in seki and the points they surround, in reading order.
    pub seki: Vec<Point>,
    /// False eyes, inside and outside seki, in reading order: points that their owner has to fill
    /// to connect.
    pub false_eyes: Vec<Point>,
    /// Missing protective moves outside seki, in reading order: false eyes, and points from which a
    /// dead stone on one has to be captured first. Each costs its owner one point, which the counts
    /// already leave out.
    pub teire: Vec<Point>,
    /// Dead stones that become prisoners, in reading order: all but those in seki.
    pub taken: Vec<Point>,
}

/// Counts the territory of both players.
///
/// `lifted` is `position` without its dead stones; those outside seki count as prisoners in
/// addition to `prisoners`. If `eyes_in_seki` count, the whole board is counted as if nothing were
/// in seki.
pub fn territory(
    position: &Position,
    lifted: &Position,
    prisoners: Prisoners,
    eyes_in_seki: bool,
) -> Territory {
    let marked = MarkedDead { position, lifted };
    let surrounders = find_surrounders(lifted);
    let surrounder = |point: Point| {
        surrounders
            .get(position.size().index(point))
            .copied()
            .flatten()
    };
    let protected = Color::BOTH.map(|color| add_protective_moves(&Terrain::of(marked, color)));
    let groups = protected
        .each_ref()
        .map(|protected| protected.formation.groups());
    let in_seki = if eyes_in_seki {
        PointSet::EMPTY
    } else {
        find_seki(&marked, &groups, |point| surrounder(point).is_none())
    };
    // Neutral points between groups in seki are dame, which the score lists separately.
    let seki: PointSet = in_seki
        .iter()
        .filter(|&point| !marked.is_free(point) || surrounder(point).is_some())
        .collect();
    let (mut teire, mut false_eyes) = (PointSet::EMPTY, PointSet::EMPTY);
    for (color, protected) in Color::BOTH.into_iter().zip(&protected) {
        let is_own = |point: Point| surrounder(point) == Some(color);
        // A protective move outside the player's own area, or in a seki, costs no territory.
        let added = protected.added.stones.iter();
        teire.extend(added.filter(|&point| is_own(point) && !seki.contains(point)));
        false_eyes.extend(protected.false_eyes.iter().filter(|&point| is_own(point)));
    }
    let owner_of = |point: Point| {
        let is_territory = !seki.contains(point) && !teire.contains(point);
        if is_territory {
            surrounder(point)
        } else {
            None
        }
    };
    let owner: Vec<Option<Color>> = position.size().points().map(owner_of).collect();
    let is_taken = |point: &Point| marked.dead(*point).is_some() && !in_seki.contains(*point);
    let taken: Vec<Point> = position.size().points().filter(is_taken).collect();
    let counts = ByColor::each(|color| {
        let points = owner.iter().filter(|&&owner| owner == Some(color)).count();
        let dead = taken
            .iter()
            .filter(|&&point| marked.dead(point) == Some(color.opponent()));
        let captured = prisoners[color.opponent()];
        u32::try_from(points + dead.count())
            .unwrap_or(u32::MAX)
            .saturating_add(captured)
    });
    Territory {
        counts,
        owner,
        seki: seki.to_vec(),
        false_eyes: false_eyes.to_vec(),
        teire: teire.to_vec(),
        taken,
    }
}

/// Deduces the prisoners from the stones on the board, assuming that White moved last and neither
/// player passed before the end. Only their difference is meaningful. If Black moved last, Black
/// has one point less than with these.
///
/// Under this assumption both players made equally many moves, so the stones missing from the board
/// are prisoners: black on board + black prisoners = white on board + white prisoners, plus the
/// handicap stones but one.
pub fn deduce_prisoners(position: &Position, rules: &Rules) -> Prisoners {
    let stones = |color| u32::try_from(position.count(color)).unwrap_or(u32::MAX);
    let head_start = rules.handicap.saturating_sub(1);
    let (black, white) = (
        stones(Color::Black),
        stones(Color::White).saturating_add(head_start),
    );
    Prisoners {
        black: white.saturating_sub(black),
        white: black.saturating_sub(white),
    }
}
