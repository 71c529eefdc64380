//! The dame check: which neutral points can still be played, and which nobody can.
//!
//! A player can fill a neutral point when the move is legal and does not put the player's own chain in
//! atari. A point that somebody can fill is dame: the game is not finished (Chinese referees' course, clause
//! 2). A point that nobody can fill is shared: it lies in a seki (Ing SST rules, article 4).

use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::position::{Chain, EmptyRegion, Position};

/// Fewer liberties than this after filling are self-atari.
const FEWEST_LIBERTIES_AFTER_FILLING: usize = 2;

/// A neutral point, and who can fill it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeutralPoint {
    /// The point.
    pub point: Point,
    /// Whether each player can fill it.
    pub fills: ByColor<bool>,
    /// Nobody can fill it at once, but somebody can after connecting in closed territory.
    pub fills_once_connected: bool,
}

impl NeutralPoint {
    /// Somebody can fill it: the game is not finished.
    pub fn is_dame(&self) -> bool {
        self.fills.black || self.fills.white
    }

    /// The only colour that can fill it, when there is just one: worth a point under area rules.
    pub fn one_sided(&self) -> Option<Color> {
        self.fills.only()
    }
}

/// Every point of the regions that not just one colour surrounds, in reading order. `position` is without
/// its dead stones.
pub fn neutral_points(position: &Position) -> Vec<NeutralPoint> {
    let neutral = position.empty_regions().into_iter().filter(|region| region.surrounded_by().is_none());
    let mut points: Vec<NeutralPoint> = neutral
        .flat_map(|region| region.points)
        .map(|point| {
            let fills = ByColor::each(|color| can_fill(position, color, point));
            let later =
                || Color::BOTH.into_iter().any(|color| can_fill_once_connected(position, color, point));
            let fills_once_connected = fills == ByColor::default() && later();
            NeutralPoint { point, fills, fills_once_connected }
        })
        .collect();
    points.sort_unstable_by_key(|neutral| neutral.point);
    points
}

/// The first points of the chains with one liberty only: an open ko, a missing protective move, dead stones
/// left on the board, or a double-ko seki.
pub fn in_atari(chains: &[Chain]) -> Vec<Point> {
    let chains = chains.iter().filter(|chain| chain.liberties.len() == 1);
    chains.filter_map(|chain| chain.points.first().copied()).collect()
}

fn can_fill(position: &Position, color: Color, point: Point) -> bool {
    after_filling(position, color, point).is_some()
}

/// Whether `color` can fill `point` after a move on the liberty that would be left, in territory of that colour. In a seki
/// that move fills the chain's own eye, and helps nothing.
fn can_fill_once_connected(position: &Position, color: Color, point: Point) -> bool {
    let Ok(played) = position.play(color, point) else { return false };
    let Some(chain) = played.position.chain_at(point) else { return false };
    let [liberty] = chain.liberties.as_slice() else { return false };
    let is_own =
        |region: &EmptyRegion| region.points.contains(liberty) && region.surrounded_by() == Some(color);
    position.empty_regions().iter().any(is_own)
        && after_filling(position, color, *liberty)
            .is_some_and(|connected| after_filling(&connected, color, point).is_some())
}

/// The position after `color` fills `point`; `None` when that is illegal or self-atari.
pub(super) fn after_filling(position: &Position, color: Color, point: Point) -> Option<Position> {
    let played = position.play(color, point).ok()?;
    is_safe(&played.position, point).then_some(played.position)
}

/// Whether the stone just played at `point` is not in atari.
pub(in crate::score) fn is_safe(position: &Position, point: Point) -> bool {
    position.chain_at(point).is_some_and(|chain| chain.liberties.len() >= FEWEST_LIBERTIES_AFTER_FILLING)
}
