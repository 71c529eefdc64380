//! The Ing fill-in: each side fills its own territory with its own stones, and what is left decides.
//!
//! Ing SST rules, article 4. All numbers are integers; the fill-in is computed as it is carried out by hand,
//! so that stones missing from a set show in it as they would on the board.

mod plan;

pub use plan::{FillInPlan, FillInStep, FillInStepKind};

use thiserror::Error;

use super::HalfPoints;
use crate::color::Color;
use crate::language::{Message, ToMessage};

/// One side before the fill-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BeforeFillIn {
    /// Stones on the board after the dead are lifted.
    pub stones: u32,
    /// Empty points that this side alone surrounds.
    pub territory: u32,
    /// Stones missing from the set; 0 when the set was checked.
    pub missing: u32,
}

/// A finished position and what the fill-in has to settle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FillIn {
    /// Black's side.
    pub black: BeforeFillIn,
    /// White's side.
    pub white: BeforeFillIn,
    /// Empty points of neither side.
    pub shared: u32,
    /// Points White is given: komi, and Black's penalties less White's (article 7).
    pub white_is_given: HalfPoints,
    /// Who wins without a difference: Black in even games with compensation (article 6).
    pub tie_winner: Option<Color>,
}

/// One side's Ing fill-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IngSide {
    /// Stones on the board after the dead are lifted.
    pub stones_on_board: u32,
    /// Stones in the bowl then: the set less those on the board.
    pub in_bowl: u32,
    /// Stones filled into own territory.
    pub fill: u32,
    /// Own territory left empty.
    pub winning_points: u32,
    /// Own stones without a place.
    pub losing_stones: u32,
}

/// The Ing fill-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IngFillIn {
    /// Black's side.
    pub black: IngSide,
    /// White's side.
    pub white: IngSide,
    /// Compensation stones in the opponent's territory; negative: black stones in White's.
    pub compensation_stones: i32,
    /// Shared points each side fills.
    pub shared_filled_each: u32,
    /// D in points, positive for Black.
    pub difference: i32,
    /// The winner; with D = 0 in an even game Black, else nobody.
    pub winner: Option<Color>,
}

/// Why a position cannot be filled in.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.to_message())]
pub enum FillInError {
    /// A player has more stones on the board than the set holds.
    MoreThanASet {
        /// Whose stones.
        color: Color,
        /// How many are on the board or missing.
        stones: u32,
        /// How many a full set holds.
        set: u32,
    },
    /// Compensation is laid in stones of two points each.
    OddCompensation {
        /// The points.
        points: HalfPoints,
    },
    /// The compensation does not fit into the territory it is laid in.
    NoRoom {
        /// In whose territory they would lie.
        color: Color,
        /// How many there are.
        stones: u32,
    },
    /// The bowl does not hold the stones for compensation and shared points.
    BowlTooEmpty {
        /// Whose bowl.
        color: Color,
        /// Stones in it.
        in_bowl: u32,
        /// Stones needed.
        needed: u32,
    },
}

impl ToMessage for FillInError {
    fn to_message(&self) -> Message {
        match self {
            FillInError::MoreThanASet { color, stones, set } => Message::new("error-more-than-a-set")
                .with("color", color.name())
                .with("stones", *stones)
                .with("set", *set),
            FillInError::OddCompensation { points } => {
                Message::new("error-odd-compensation").with("points", points.to_message())
            }
            FillInError::NoRoom { color, stones } => {
                Message::new("error-no-room").with("color", color.name()).with("stones", *stones)
            }
            FillInError::BowlTooEmpty { color, in_bowl, needed } => Message::new("error-bowl-too-empty")
                .with("color", color.name())
                .with("stones", *in_bowl)
                .with("needed", *needed),
        }
    }
}

impl FillIn {
    /// Stones in each player's set: half the board's points, rounded down (article 12).
    pub fn set(&self) -> u32 {
        let points = [self.black.stones, self.black.territory, self.white.stones, self.white.territory];
        points.into_iter().fold(self.shared, u32::saturating_add) / 2
    }

    /// Carries the fill-in out: compensation stones first, then shared points, then own territory.
    ///
    /// # Errors
    /// [`FillInError`] when the stones on the board and in the bowls do not allow it.
    pub fn settle(&self) -> Result<IngFillIn, FillInError> {
        const STONE: i32 = HalfPoints::from_points(2).0;
        if self.white_is_given.0 % STONE != 0 {
            return Err(FillInError::OddCompensation { points: self.white_is_given });
        }
        let stones = self.white_is_given.0 / STONE;
        let (from_white, from_black) =
            if stones >= 0 { (stones.unsigned_abs(), 0) } else { (0, stones.unsigned_abs()) };
        let shared_each = self.shared / 2;
        let fill = |color, before: &BeforeFillIn, given: u32, received: u32| {
            self.fill_side(color, before, given.saturating_add(shared_each), received)
        };
        let black = fill(Color::Black, &self.black, from_black, from_white)?;
        let white = fill(Color::White, &self.white, from_white, from_black)?;
        let difference = black.balance().saturating_sub(white.balance());
        Ok(IngFillIn {
            black,
            white,
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

    /// One side's fill-in: `elsewhere` of its stones go into the opponent's territory and shared points,
    /// `received` compensation stones lie in its territory.
    fn fill_side(
        &self,
        color: Color,
        before: &BeforeFillIn,
        elsewhere: u32,
        received: u32,
    ) -> Result<IngSide, FillInError> {
        let set = self.set();
        let used = before.stones.saturating_add(before.missing);
        let in_bowl = set.checked_sub(used).ok_or(FillInError::MoreThanASet { color, stones: used, set })?;
        let room =
            before.territory.checked_sub(received).ok_or(FillInError::NoRoom { color, stones: received })?;
        let left = in_bowl.checked_sub(elsewhere).ok_or(FillInError::BowlTooEmpty {
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
    /// Winning points less losing stones; one of the two is zero.
    fn balance(&self) -> i32 {
        let signed = |count: u32| i32::try_from(count).unwrap_or(i32::MAX);
        signed(self.winning_points) - signed(self.losing_stones)
    }
}
