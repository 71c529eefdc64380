//! Sorts neutral points into those that can still be played (dame) and those that neither player
//! can play.
//!
//! A player can fill a neutral point if the move is legal and does not put the player's own chain
//! in atari. A point that at least one player can fill is dame: the game is not finished (Chinese
//! referees' course, clause 2). A point that neither player can fill is shared: it lies in a seki
//! (Ing SST rules, article 4).

use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::position::{Chain, EmptyRegion, Position};

/// A chain with fewer liberties than this after its owner has filled a point is in atari.
const FEWEST_LIBERTIES_AFTER_FILLING: usize = 2;

/// A neutral point and the players who can fill it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeutralPoint {
    /// The point.
    pub point: Point,
    /// True for each player who can fill it.
    pub fills: ByColor<bool>,
    /// True if neither player can fill it at once, but one can after a connecting move in closed
    /// territory.
    pub fills_once_connected: bool,
}

impl NeutralPoint {
    /// Returns true if at least one player can fill it, so that the game is not finished.
    pub fn is_dame(&self) -> bool {
        self.fills.black || self.fills.white
    }

    /// Returns the player who alone can fill it, which is worth a point under area rules; `None` if
    /// both or neither can.
    pub fn only_filler(&self) -> Option<Color> {
        self.fills.only()
    }
}

/// Returns every point of the empty regions that no single colour surrounds, in reading order.
/// `position` is without its dead stones.
pub fn neutral_points(position: &Position) -> Vec<NeutralPoint> {
    let neutral = position
        .empty_regions()
        .into_iter()
        .filter(|region| region.surrounded_by().is_none());
    let mut points: Vec<NeutralPoint> = neutral
        .flat_map(|region| region.points)
        .map(|point| {
            let fills = ByColor::each(|color| can_fill(position, color, point));
            let fills_once_connected = fills == ByColor::default()
                && Color::BOTH
                    .into_iter()
                    .any(|color| can_fill_after_connecting(position, color, point));
            NeutralPoint {
                point,
                fills,
                fills_once_connected,
            }
        })
        .collect();
    points.sort_unstable_by_key(|neutral| neutral.point);
    points
}

/// Returns the first point of each chain with a single liberty: an open ko, a missing protective
/// move, dead stones left on the board, or a double-ko seki.
pub fn in_atari(chains: &[Chain]) -> Vec<Point> {
    let chains = chains.iter().filter(|chain| chain.liberties.len() == 1);
    chains
        .filter_map(|chain| chain.points.first().copied())
        .collect()
}

fn can_fill(position: &Position, color: Color, point: Point) -> bool {
    after_filling(position, color, point).is_some()
}

/// Returns true if `color` can fill `point` after first playing on the liberty that would be left,
/// in its own territory. In a seki that move only fills the chain's own eye and does not help.
fn can_fill_after_connecting(position: &Position, color: Color, point: Point) -> bool {
    let Ok(played) = position.play(color, point) else {
        return false;
    };
    let Some(chain) = played.position.chain_at(point) else {
        return false;
    };
    let [liberty] = chain.liberties.as_slice() else {
        return false;
    };
    let is_own = |region: &EmptyRegion| {
        region.points.contains(liberty) && region.surrounded_by() == Some(color)
    };
    position.empty_regions().iter().any(is_own)
        && after_filling(position, color, *liberty)
            .is_some_and(|connected| after_filling(&connected, color, point).is_some())
}

/// Returns the position after `color` fills `point`; `None` if the move is illegal or self-atari.
pub(super) fn after_filling(position: &Position, color: Color, point: Point) -> Option<Position> {
    let played = position.play(color, point).ok()?;
    is_safe(&played.position, point).then_some(played.position)
}

/// Returns true if the stone just played at `point` is not in atari.
pub(in crate::score) fn is_safe(position: &Position, point: Point) -> bool {
    position
        .chain_at(point)
        .is_some_and(|chain| chain.liberties.len() >= FEWEST_LIBERTIES_AFTER_FILLING)
}
