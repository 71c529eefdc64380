//! The stones that a correct fill-in requires.

use shuzi::color::Color;
use shuzi::position::Position;
use shuzi::score::area::area;
use shuzi::score::{HalfPoints, Rules, fill_in};

use super::super::ByColor;
use super::FillInCheckError;

/// The numbers of a correct fill-in.
#[derive(Clone, Debug)]
pub(super) struct ExpectedFill {
    /// The owner of each point, row by row.
    pub owner: Vec<Option<Color>>,
    /// Number of stones in each set.
    pub sets: ByColor<i32>,
    /// Number of compensation and penalty stones that each player places in the opponent's
    /// territory.
    pub compensation: ByColor<i32>,
    /// Number of compensation stones of each player that cancel out, and may or may not have been
    /// placed.
    pub cancelling: i32,
    /// Number of shared points that each player fills.
    pub shared_each: i32,
    /// Points for Black with full sets.
    pub difference: i32,
}

/// Worth of a compensation stone.
const STONE: i32 = HalfPoints::from_points(2).0;

impl ExpectedFill {
    /// Computes the correct fill-in of `lifted`, a position without its dead stones.
    pub fn new(lifted: &Position, rules: &Rules) -> Result<ExpectedFill, FillInCheckError> {
        let area = area(lifted);
        let start = fill_in(lifted, &area.count, rules)?;
        let settled = start.settle()?;
        let missing = ByColor::each(|color| to_i32(start.sides[color].missing));
        let full = to_i32(start.set());
        let fixed = rules.komi + rules.bonus_points();
        let owed_to_white = fixed.0.max(0) + rules.penalties.black.0;
        let owed_to_black = (-fixed.0).max(0) + rules.penalties.white.0;
        // Only the balance of what both owe is due; players may also place both amounts in full.
        Ok(ExpectedFill {
            owner: area.owner,
            sets: ByColor::each(|color| full - missing[color]),
            compensation: ByColor {
                black: (-settled.compensation_stones).max(0),
                white: settled.compensation_stones.max(0),
            },
            cancelling: owed_to_white.min(owed_to_black) / STONE,
            shared_each: to_i32(settled.shared_filled_each),
            difference: settled.difference - missing.black + missing.white,
        })
    }
}

fn to_i32(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
