//! The Ing fill-in: each side fills its own territory with its own stones, and the points or stones
//! left over decide.
//!
//! Source: Ing SST rules, article 4. All numbers are integers. The fill-in is computed as it is
//! carried out by hand, so stones missing from a set affect it as they would on the board.

mod plan;

pub use plan::{FillInPlan, FillInStep, FillInStepKind};

use thiserror::Error;

use super::HalfPoints;
use crate::color::{ByColor, Color};
use crate::language::{Message, ToMessage};

/// One side before the fill-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BeforeFillIn {
    /// Stones on the board after the dead stones are lifted.
    pub stones: u32,
    /// Empty points that this side alone surrounds.
    pub territory: u32,
    /// Stones missing from the set; 0 for a full set.
    pub missing: u32,
}

/// The numbers of a finished position that the fill-in starts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FillIn {
    /// Each player's side.
    pub sides: ByColor<BeforeFillIn>,
    /// Empty points of neither side.
    pub shared: u32,
    /// Points that White receives: komi, and Black's penalties less White's (article 7).
    pub white_is_given: HalfPoints,
    /// The winner if both sides are equal: Black in even games with compensation (article 6).
    pub tie_winner: Option<Color>,
}

/// The result of the Ing fill-in for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IngSide {
    /// Stones on the board after the dead stones are lifted.
    pub stones_on_board: u32,
    /// Stones in the bowl at that time: the set less those on the board.
    pub in_bowl: u32,
    /// Stones put into the side's own territory.
    pub fill: u32,
    /// Points of its own territory left empty.
    pub winning_points: u32,
    /// Stones left over for which its territory has no room.
    pub losing_stones: u32,
}

/// The result of the Ing fill-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IngFillIn {
    /// Each player's side.
    pub sides: ByColor<IngSide>,
    /// White compensation stones in Black's territory; if negative, black stones in White's
    /// territory.
    pub compensation_stones: i32,
    /// Shared points that each side fills.
    pub shared_filled_each: u32,
    /// The difference D in points, positive if Black is ahead.
    pub difference: i32,
    /// The winner. If D is 0, Black in even games with compensation, else `None`.
    pub winner: Option<Color>,
}

/// The reason why the fill-in of a position cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.to_message())]
pub enum FillInError {
    /// A player has more stones on the board than the set holds.
    MoreThanASet {
        /// The player.
        color: Color,
        /// The number of stones on the board or missing from the set.
        stones: u32,
        /// The number of stones in a full set.
        set: u32,
    },
    /// The compensation is not a multiple of two points, the value of a compensation stone.
    OddCompensation {
        /// The compensation.
        points: HalfPoints,
    },
    /// The compensation stones do not fit into the territory that they are put in.
    NoRoom {
        /// The owner of the territory.
        color: Color,
        /// The number of compensation stones.
        stones: u32,
    },
    /// The bowl does not hold enough stones for compensation and shared points.
    BowlTooEmpty {
        /// The owner of the bowl.
        color: Color,
        /// The number of stones in the bowl.
        in_bowl: u32,
        /// The number of stones needed.
        needed: u32,
    },
}

impl ToMessage for FillInError {
    fn to_message(&self) -> Message {
        match self {
            FillInError::MoreThanASet { color, stones, set } => {
                Message::new("error-more-than-a-set")
                    .with("color", color.name())
                    .with("stones", *stones)
                    .with("set", *set)
            }
            FillInError::OddCompensation { points } => {
                Message::new("error-odd-compensation").with("points", points.to_message())
            }
            FillInError::NoRoom { color, stones } => Message::new("error-no-room")
                .with("color", color.name())
                .with("stones", *stones),
            FillInError::BowlTooEmpty {
                color,
                in_bowl,
                needed,
            } => Message::new("error-bowl-too-empty")
                .with("color", color.name())
                .with("stones", *in_bowl)
                .with("needed", *needed),
        }
    }
}

impl FillIn {
    /// Returns the number of stones in each player's full set: half the board's points, rounded
    /// down (article 12).
    pub fn set(&self) -> u32 {
        let ByColor { black, white } = self.sides;
        let points = [black.stones, black.territory, white.stones, white.territory];
        points.into_iter().fold(self.shared, u32::saturating_add) / 2
    }

    /// Carries out the fill-in: compensation stones first, then shared points, then each side's own
    /// territory.
    ///
    /// # Errors
    /// [`FillInError`] if the stones on the board and in the bowls do not allow it.
    pub fn settle(&self) -> Result<IngFillIn, FillInError> {
        const STONE: i32 = HalfPoints::from_points(2).0;
        if self.white_is_given.0 % STONE != 0 {
            return Err(FillInError::OddCompensation {
                points: self.white_is_given,
            });
        }
        let stones = self.white_is_given.0 / STONE;
        // A compensation stone comes from the bowl of the player who is given the points and fills
        // a point of the opponent's territory, which makes a difference of two points.
        let (from_white, from_black) = if stones >= 0 {
            (stones.unsigned_abs(), 0)
        } else {
            (0, stones.unsigned_abs())
        };
        let shared_each = self.shared / 2;
        let fill = |color, given: u32, received: u32| {
            self.fill_side(color, given.saturating_add(shared_each), received)
        };
        let black = fill(Color::Black, from_black, from_white)?;
        let white = fill(Color::White, from_white, from_black)?;
        let difference = black.balance().saturating_sub(white.balance());
        Ok(IngFillIn {
            sides: ByColor { black, white },
            compensation_stones: stones,
            shared_filled_each: shared_each,
            difference,
            winner: match difference {
                1.. => Some(Color::Black),
                0 => self.tie_winner,
                _ => Some(Color::White),
            },
        })
    }

    /// Carries out the fill-in of one side: `elsewhere` of its stones go into the opponent's
    /// territory and shared points, and `received` compensation stones of the opponent are in its
    /// territory.
    fn fill_side(
        &self,
        color: Color,
        elsewhere: u32,
        received: u32,
    ) -> Result<IngSide, FillInError> {
        let before = &self.sides[color];
        let set = self.set();
        let used = before.stones.saturating_add(before.missing);
        let in_bowl = set.checked_sub(used).ok_or(FillInError::MoreThanASet {
            color,
            stones: used,
            set,
        })?;
        let room = before
            .territory
            .checked_sub(received)
            .ok_or(FillInError::NoRoom {
                color,
                stones: received,
            })?;
        let left = in_bowl
            .checked_sub(elsewhere)
            .ok_or(FillInError::BowlTooEmpty {
                color,
                in_bowl,
                needed: elsewhere,
            })?;
        let fill = left.min(room);
        Ok(IngSide {
            stones_on_board: before.stones,
            in_bowl,
            fill,
            winning_points: room - fill,
            losing_stones: left - fill,
        })
    }
}

impl IngSide {
    /// Returns the winning points less the losing stones, one of which is zero.
    fn balance(&self) -> i32 {
        let signed = |count: u32| i32::try_from(count).unwrap_or(i32::MAX);
        signed(self.winning_points) - signed(self.losing_stones)
    }
}
