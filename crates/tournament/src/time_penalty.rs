//! Time penalties: the cost of late arrival and overtime (Ing SST rules, articles 7 and 8).
//!
//! Twice the time by which a player is late is deducted from the basic time. Overtime costs two
//! points for every sixth of the "basic time limit" that is begun, and more than half of the limit
//! loses the game. The articles do not say whether that limit is the full basic time or the time
//! left after the deduction: [`assess_time`] returns both readings, and a referee decides where
//! they differ.
//!
//! If the deduction takes all of the basic time, then by the second reading the player "failed to
//! appear within the time limit" (article 8). By the first, the player begins in overtime, and has
//! failed to appear only when the full basic time is over. The deduction never exceeds the basic
//! time.
//!
//! [`assess_counted_time`] does the same for events that count seconds (byo-yomi) instead of
//! points.

mod json;
mod second_counting;
mod words;

pub use json::{format_penalty_points_json, format_second_counting_json};
pub use second_counting::{
    CountedMoves, CountedOutcome, CountedTime, SecondCounting, assess_counted_time,
    minimum_overtime,
};
pub use words::{format_duration, format_penalty_points_text, format_second_counting_text};

use std::time::Duration;

use shuzi::color::Color;
use shuzi::score::{HalfPoints, Overtime, OvertimeCost, OvertimeError};

/// The times of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerClock {
    /// The basic time that every player gets.
    pub basic: Duration,
    /// The time by which the player was late.
    pub late: Duration,
    /// The time used for moves, after arrival.
    pub used: Duration,
}

impl PlayerClock {
    /// Returns the basic time left after late arrival: twice the lateness is deducted (article 8).
    pub fn time_left(&self) -> Duration {
        self.basic.saturating_sub(self.late.saturating_mul(2))
    }
}

/// The cost of one player's lateness and overtime, in both readings of the articles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimePenalty {
    /// The basic time left after late arrival.
    pub left: Duration,
    /// Time used beyond that.
    pub overtime: Duration,
    /// The cost if sixths are taken of the full basic time.
    pub by_full_time: Cost,
    /// The cost if sixths are taken of the time left.
    pub by_time_left: Cost,
}

/// The cost of overtime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// So many points, possibly none.
    Points(HalfPoints),
    /// Undecided: overtime is exactly half of the limit, for which article 7 demands both six
    /// points and the game.
    ExactlyHalf,
    /// The game, because overtime is more than half of the limit.
    LostOnTime,
    /// The game, because the limit was over before the player came.
    FailedToAppear,
}

impl Cost {
    /// Returns true if the cost is the game.
    pub fn loses(self) -> bool {
        matches!(self, Cost::LostOnTime | Cost::FailedToAppear)
    }
}

impl TimePenalty {
    /// Returns the cost if both readings agree on it, or `None` if a referee has to decide.
    /// Readings that lose the game for different reasons agree.
    pub fn cost(&self) -> Option<Cost> {
        let both_lose = self.by_full_time.loses() && self.by_time_left.loses();
        if self.by_full_time == Cost::ExactlyHalf {
            None
        } else if self.by_full_time == self.by_time_left || both_lose {
            Some(self.by_full_time)
        } else {
            None
        }
    }
}

/// Computes the cost of a player's lateness and overtime.
pub fn assess_time(clock: &PlayerClock) -> TimePenalty {
    let left = clock.time_left();
    let overtime = clock.used.saturating_sub(left);
    let is_late = !clock.late.is_zero();
    let by_full_time = if is_late && clock.late >= clock.basic {
        Cost::FailedToAppear
    } else {
        overtime_cost(overtime, clock.basic)
    };
    let by_time_left = if is_late && left.is_zero() {
        Cost::FailedToAppear
    } else {
        overtime_cost(overtime, left)
    };
    TimePenalty {
        left,
        overtime,
        by_full_time,
        by_time_left,
    }
}

fn overtime_cost(overtime: Duration, limit: Duration) -> Cost {
    let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX / 6);
    let overtime = Overtime {
        used: milliseconds(overtime),
        basic: milliseconds(limit),
    };
    match OvertimeCost::TwoPointsASixth.of(overtime) {
        Ok(points) => Cost::Points(points),
        Err(OvertimeError::ExactlyHalf) => Cost::ExactlyHalf,
        Err(OvertimeError::Lost | OvertimeError::Unknown) => Cost::LostOnTime,
    }
}

/// The time penalties of both players taken together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CombinedPenalty {
    /// Points that Black loses more than White, negative if White loses more. Equal penalties
    /// cancel.
    Net(HalfPoints),
    /// One player loses the game.
    Lost(Color),
    /// Both players exceeded their limit. Total times do not show who did so first.
    BothLost,
    /// A referee has to decide a player's cost.
    Open,
}

/// Combines both players' penalties.
pub fn combine_penalties(black: &TimePenalty, white: &TimePenalty) -> CombinedPenalty {
    match (black.cost(), white.cost()) {
        (Some(Cost::Points(black)), Some(Cost::Points(white))) => {
            CombinedPenalty::Net(black - white)
        }
        (Some(black), Some(white)) if black.loses() && white.loses() => CombinedPenalty::BothLost,
        (Some(black), Some(_)) => CombinedPenalty::Lost(if black.loses() {
            Color::Black
        } else {
            Color::White
        }),
        _ => CombinedPenalty::Open,
    }
}

/// Combines both players' second counting, which costs no points but may lose the game.
pub fn combine_counted_times(black: &CountedTime, white: &CountedTime) -> CombinedPenalty {
    match (black.outcome, white.outcome) {
        (black, white) if black.is_open() || white.is_open() => CombinedPenalty::Open,
        (black, white) if black.loses() && white.loses() => CombinedPenalty::BothLost,
        (black, _) if black.loses() => CombinedPenalty::Lost(Color::Black),
        (_, white) if white.loses() => CombinedPenalty::Lost(Color::White),
        _ => CombinedPenalty::Net(HalfPoints(0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes(minutes: u64) -> Duration {
        Duration::from_secs(60 * minutes)
    }

    fn assess_minutes(basic: u64, late: u64, used: u64) -> TimePenalty {
        assess_time(&PlayerClock {
            basic: minutes(basic),
            late: minutes(late),
            used: minutes(used),
        })
    }

    const fn points(points: i32) -> Cost {
        Cost::Points(HalfPoints::from_points(points))
    }

    #[test]
    fn unused_time_is_worth_nothing_and_every_sixth_begun_costs_two_points() {
        for (used, cost) in [
            (0, 0),
            (60, 0),
            (61, 2),
            (70, 2),
            (71, 4),
            (80, 4),
            (81, 6),
            (89, 6),
        ] {
            assert_eq!(
                assess_minutes(60, 0, used).cost(),
                Some(points(cost)),
                "{used}"
            );
        }
        assert_eq!(assess_minutes(60, 0, 90).by_full_time, Cost::ExactlyHalf);
        assert_eq!(assess_minutes(60, 0, 90).cost(), None);
        assert_eq!(assess_minutes(60, 0, 91).cost(), Some(Cost::LostOnTime));
    }

    #[test]
    fn twice_the_lateness_is_taken_off() {
        let penalty = assess_minutes(60, 7, 55);
        assert_eq!((penalty.left, penalty.overtime), (minutes(46), minutes(9)));
        // 9 of 60 are less than a sixth, 9 of 46 more.
        assert_eq!(
            (penalty.by_full_time, penalty.by_time_left, penalty.cost()),
            (points(2), points(4), None)
        );
        assert_eq!(assess_minutes(60, 7, 46).cost(), Some(points(0)));
    }

    #[test]
    fn no_time_is_left_to_who_comes_after_half_of_it() {
        let penalty = assess_minutes(60, 30, 5);
        assert_eq!((penalty.left, penalty.overtime), (minutes(0), minutes(5)));
        assert_eq!(
            (penalty.by_full_time, penalty.by_time_left),
            (points(2), Cost::FailedToAppear)
        );
        assert_eq!(assess_minutes(60, 59, 0).left, minutes(0));
        assert_eq!(assess_minutes(60, 60, 0).cost(), Some(Cost::FailedToAppear));
        assert_eq!(assess_minutes(60, 30, 40).cost(), Some(Cost::LostOnTime));
        assert_eq!(
            assess_minutes(60, 1000, 0).cost(),
            Some(Cost::FailedToAppear)
        );
    }

    #[test]
    fn penalties_of_both_cancel() {
        let (two, six) = (assess_minutes(60, 0, 61), assess_minutes(60, 0, 81));
        let lost = assess_minutes(60, 0, 100);
        assert_eq!(
            combine_penalties(&six, &two),
            CombinedPenalty::Net(HalfPoints::from_points(4))
        );
        assert_eq!(
            combine_penalties(&six, &lost),
            CombinedPenalty::Lost(Color::White)
        );
        assert_eq!(combine_penalties(&lost, &lost), CombinedPenalty::BothLost);
        assert_eq!(
            combine_penalties(&six, &assess_minutes(60, 0, 90)),
            CombinedPenalty::Open
        );
    }
}
