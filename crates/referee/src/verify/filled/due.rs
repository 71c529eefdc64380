//! What is due in the fill-in of a position.

use shuzi::color::Color;
use shuzi::position::Position;
use shuzi::score::area::area;
use shuzi::score::{HalfPoints, Rules, fill_in};

use super::super::ByColor;
use super::FilledInError;
use super::board::count;

/// What the fill-in of a position has to show.
#[derive(Clone, Debug)]
pub(super) struct Due {
    /// Whose area each point is, row by row.
    pub owner: Vec<Option<Color>>,
    /// Stones in each set.
    pub sets: ByColor<i32>,
    /// Compensation and penalty stones that each player lays into the opponent's territory.
    pub compensation: ByColor<i32>,
    /// So many stones of each player cancel: they may have been laid or not.
    pub cancelling: i32,
    /// Shared points that each player fills.
    pub shared_each: i32,
    /// Points for Black with full sets.
    pub difference: i32,
}

/// Points that a stone laid as compensation is worth.
const STONE: i32 = HalfPoints::from_points(2).0;

impl Due {
    /// What is due in the fill-in of `lifted`, which is without its dead stones.
    pub fn of(lifted: &Position, rules: &Rules) -> Result<Due, FilledInError> {
        let area = area(lifted);
        let start = fill_in(lifted, &area.count, rules)?;
        let settled = start.settle()?;
        let missing = ByColor { black: reckoned(start.black.missing), white: reckoned(start.white.missing) };
        let full = reckoned(start.set());
        let fixed = rules.komi + rules.bonus_points();
        let owed_to_white = fixed.0.max(0) + rules.penalties.black.0;
        let owed_to_black = (-fixed.0).max(0) + rules.penalties.white.0;
        Ok(Due {
            owner: area.owner,
            sets: ByColor::each(|color| full - missing[color]),
            compensation: ByColor {
                black: (-settled.compensation_stones).max(0),
                white: settled.compensation_stones.max(0),
            },
            cancelling: owed_to_white.min(owed_to_black) / STONE,
            shared_each: reckoned(settled.shared_filled_each),
            difference: settled.difference - missing.black + missing.white,
        })
    }
}

fn reckoned(number: u32) -> i32 {
    usize::try_from(number).map_or(i32::MAX, count)
}
