//! Territory: the empty points a player surrounds, with prisoners.
//!
//! This is the plain count of the Japanese rules of 1989: seki eyes still count, and missing protective
//! moves (teire) are not seen. [`super::Score::simplified`] says so.

use crate::color::Color;
use crate::position::{Position, Prisoners};

use super::Rules;

/// Whose territory every point is, and the prisoners that go with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Territory {
    /// Row by row from the top left, points of lifted dead stones included; `None` for live stones and
    /// neutral points.
    pub owner: Vec<Option<Color>>,
    /// Black's territory and the white stones Black captured, in points.
    pub black: u32,
    /// White's territory and the black stones White captured, in points.
    pub white: u32,
}

/// The territory of both players. `lifted` is the position without its dead stones, which count as
/// prisoners on top of `prisoners`.
pub fn territory(position: &Position, lifted: &Position, prisoners: Prisoners) -> Territory {
    let size = position.size();
    let mut owner = vec![None; size.area()];
    for region in lifted.empty_regions() {
        for &point in &region.points {
            if let Some(place) = owner.get_mut(size.index(point)) {
                *place = region.surrounded_by();
            }
        }
    }
    let count_for = |color: Color, captured: u32| {
        let surrounded = owner.iter().filter(|&&owner| owner == Some(color)).count();
        let dead = position.count(color.opponent()).saturating_sub(lifted.count(color.opponent()));
        u32::try_from(surrounded + dead).unwrap_or(u32::MAX).saturating_add(captured)
    };
    let (black, white) = (count_for(Color::Black, prisoners.white), count_for(Color::White, prisoners.black));
    Territory { owner, black, white }
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
