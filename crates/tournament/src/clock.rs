//! The clock: what late arrival and overtime cost (Ing SST rules, articles 7 and 8).
//!
//! Twice the time that a player comes late is taken off the basic time. Time used beyond the basic time
//! costs two points for every sixth of the "basic time limit" that is begun, and more than half of it loses
//! the game. The articles leave open whether that limit is the full basic time or what lateness left of it:
//! [`spent`] gives both readings, and where they differ a referee decides.
//!
//! When nothing is left of the basic time, the player "failed to appear within the time limit" (article 8)
//! if that limit is what was left. If it is the full basic time, the player begins in overtime, and has
//! failed to appear only after all of it. More than the basic time is never taken off.
//!
//! [`counted_time`] does the same where an event counts seconds (byo-yomi) instead of points.

mod json;
mod second_counting;
mod words;

pub use json::{penalty_points_json, second_counting_json};
pub use second_counting::{
    CountedMoves, CountedOutcome, CountedTime, SecondCounting, counted_time, least_overtime,
};
pub use words::{counted_player, game, player, time};

use std::time::Duration;

use shuzi::color::Color;
use shuzi::score::{HalfPoints, Overtime, OvertimeCost, OvertimeError};

/// A player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What everybody is given.
    pub basic: Duration,
    /// How late the player came.
    pub late: Duration,
    /// Time used for moves, after coming.
    pub used: Duration,
}

impl Clock {
    /// The basic time that late arrival left: twice the lateness is taken off (article 8).
    pub fn left(&self) -> Duration {
        self.basic.saturating_sub(self.late.saturating_mul(2))
    }
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent {
    /// The basic time that late arrival left.
    pub left: Duration,
    /// Time used beyond that.
    pub overtime: Duration,
    /// What it costs when shares are of the full basic time.
    pub of_full: Cost,
    /// The same when they are of what was left.
    pub of_left: Cost,
}

/// What a player's time costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Points, or none.
    Points(HalfPoints),
    /// Exactly half of the limit, of which article 7 says both that it costs six points and that it loses.
    ExactlyHalf,
    /// The game: more than half of the limit.
    LostOnTime,
    /// The game: the limit was over before the player came.
    FailedToAppear,
}

impl Cost {
    /// Whether it is the game.
    pub fn loses(self) -> bool {
        matches!(self, Cost::LostOnTime | Cost::FailedToAppear)
    }
}

impl Spent {
    /// What it costs, when both readings agree and none is the referee's. Both may lose the game for
    /// different reasons.
    pub fn cost(&self) -> Option<Cost> {
        let agree = self.of_full == self.of_left || self.of_full.loses() && self.of_left.loses();
        (agree && self.of_full != Cost::ExactlyHalf).then_some(self.of_full)
    }
}

/// What a player's clock comes to.
pub fn spent(clock: &Clock) -> Spent {
    let left = clock.left();
    let overtime = clock.used.saturating_sub(left);
    let came_after = |limit: Duration| !clock.late.is_zero() && clock.late >= limit;
    let of =
        |limit: Duration, is_over: bool| if is_over { Cost::FailedToAppear } else { cost(overtime, limit) };
    Spent {
        left,
        overtime,
        of_full: of(clock.basic, came_after(clock.basic)),
        of_left: of(left, left.is_zero() && !clock.late.is_zero()),
    }
}

fn cost(overtime: Duration, limit: Duration) -> Cost {
    let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX / 6);
    let overtime = Overtime { used: milliseconds(overtime), basic: milliseconds(limit) };
    match OvertimeCost::TwoPointsASixth.of(overtime) {
        Ok(points) => Cost::Points(points),
        Err(OvertimeError::ExactlyHalf) => Cost::ExactlyHalf,
        Err(OvertimeError::Lost | OvertimeError::Unknown) => Cost::LostOnTime,
    }
}

/// What both players' clocks come to together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Together {
    /// Points that Black loses more than White; below zero, White more than Black. What both lose cancels.
    Net(HalfPoints),
    /// One player has lost the game.
    Lost(Color),
    /// Both have: who came to it first, which no sum of times tells.
    BothLost,
    /// A player's cost is the referee's to decide.
    Open,
}

/// What both clocks come to together.
pub fn together(black: &Spent, white: &Spent) -> Together {
    match (black.cost(), white.cost()) {
        (Some(Cost::Points(black)), Some(Cost::Points(white))) => Together::Net(black - white),
        (Some(black), Some(white)) if black.loses() && white.loses() => Together::BothLost,
        (Some(black), Some(_)) => Together::Lost(if black.loses() { Color::Black } else { Color::White }),
        _ => Together::Open,
    }
}

/// What both players' second counting comes to together: no points, but perhaps the game.
pub fn counted_together(black: &CountedTime, white: &CountedTime) -> Together {
    match (black.outcome, white.outcome) {
        (black, white) if black.is_open() || white.is_open() => Together::Open,
        (black, white) if black.loses() && white.loses() => Together::BothLost,
        (black, _) if black.loses() => Together::Lost(Color::Black),
        (_, white) if white.loses() => Together::Lost(Color::White),
        _ => Together::Net(HalfPoints(0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes(minutes: u64) -> Duration {
        Duration::from_secs(60 * minutes)
    }

    fn spent_minutes(basic: u64, late: u64, used: u64) -> Spent {
        spent(&Clock { basic: minutes(basic), late: minutes(late), used: minutes(used) })
    }

    const fn points(points: i32) -> Cost {
        Cost::Points(HalfPoints::from_points(points))
    }

    #[test]
    fn unused_time_is_worth_nothing_and_every_sixth_begun_costs_two_points() {
        for (used, cost) in [(0, 0), (60, 0), (61, 2), (70, 2), (71, 4), (80, 4), (81, 6), (89, 6)] {
            assert_eq!(spent_minutes(60, 0, used).cost(), Some(points(cost)), "{used}");
        }
        assert_eq!(spent_minutes(60, 0, 90).of_full, Cost::ExactlyHalf);
        assert_eq!(spent_minutes(60, 0, 90).cost(), None);
        assert_eq!(spent_minutes(60, 0, 91).cost(), Some(Cost::LostOnTime));
    }

    #[test]
    fn twice_the_lateness_is_taken_off() {
        let spent = spent_minutes(60, 7, 55);
        assert_eq!((spent.left, spent.overtime), (minutes(46), minutes(9)));
        // 9 of 60 are less than a sixth, 9 of 46 more.
        assert_eq!((spent.of_full, spent.of_left, spent.cost()), (points(2), points(4), None));
        assert_eq!(spent_minutes(60, 7, 46).cost(), Some(points(0)));
    }

    #[test]
    fn no_time_is_left_to_who_comes_after_half_of_it() {
        let spent = spent_minutes(60, 30, 5);
        assert_eq!((spent.left, spent.overtime), (minutes(0), minutes(5)));
        assert_eq!((spent.of_full, spent.of_left), (points(2), Cost::FailedToAppear));
        assert_eq!(spent_minutes(60, 59, 0).left, minutes(0));
        assert_eq!(spent_minutes(60, 60, 0).cost(), Some(Cost::FailedToAppear));
        assert_eq!(spent_minutes(60, 30, 40).cost(), Some(Cost::LostOnTime));
        assert_eq!(spent_minutes(60, 1000, 0).cost(), Some(Cost::FailedToAppear));
    }

    #[test]
    fn penalties_of_both_cancel() {
        let (two, six) = (spent_minutes(60, 0, 61), spent_minutes(60, 0, 81));
        let lost = spent_minutes(60, 0, 100);
        assert_eq!(together(&six, &two), Together::Net(HalfPoints::from_points(4)));
        assert_eq!(together(&six, &lost), Together::Lost(Color::White));
        assert_eq!(together(&lost, &lost), Together::BothLost);
        assert_eq!(together(&six, &spent_minutes(60, 0, 90)), Together::Open);
    }
}
