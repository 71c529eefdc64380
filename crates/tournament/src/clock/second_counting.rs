//! Second counting (byo-yomi): periods instead of points once the basic time is over (Ing SST rules, article 7 (2)).
//!
//! The article lets a player exceed "a fixed number of seconds a fixed number of times before he loses". A move exceeds the
//! period once for every whole period that it goes beyond. Two things are left open, and both readings are kept:
//!
//! * Whether the last of so many times already loses. Clocks in use, and Chinese, Japanese and Korean events, say so (of
//!   five periods the fifth must not run out); the words of the article allow it, and the next one loses.
//! * Whether a move that takes a period to the second has exceeded it. The article says "exceed", a clock shows zero.

use std::ops::RangeInclusive;
use std::time::Duration;

use super::Clock;

/// The periods that a player has after the basic time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecondCounting {
    /// How many there are; at least one.
    pub periods: u32,
    /// How long each is; not zero.
    pub period: Duration,
}

/// What is known of a player's moves after the basic time.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum CountedMoves {
    /// Nothing but how much time was used in all.
    #[default]
    Unknown,
    /// How often the period was exceeded, as a timekeeper or a clock says.
    Exceeded(u32),
    /// How long each of them took.
    Times(Vec<Duration>),
}

/// What second counting comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedTime {
    /// The basic time that late arrival left.
    pub left: Duration,
    /// Time used beyond that, where it is known.
    pub overtime: Duration,
    /// How often the period was exceeded, at least and at most.
    pub exceeded: RangeInclusive<u64>,
    /// What follows.
    pub outcome: CountedOutcome,
}

/// What follows of how often the period was exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountedOutcome {
    /// The player has not lost, however the article is read.
    InTime,
    /// The game is lost: the period was exceeded more often than allowed.
    LostOnTime,
    /// The game is lost: the time limit was over before the player came.
    FailedToAppear,
    /// The referee decides: the period was exceeded exactly as often as there are periods.
    LastPeriod,
    /// The referee decides: a move took its period to the second, and that matters.
    ToTheSecond,
    /// The referee decides: lateness took the whole basic time, which is failing to appear if the time limit is what was
    /// left, and only the loss of that time if it is the full basic time.
    LateForAll,
    /// It is not told how often the period was exceeded, and it matters.
    NotTold,
}

impl CountedOutcome {
    /// Returns true if the game is lost.
    pub fn loses(self) -> bool {
        matches!(self, CountedOutcome::LostOnTime | CountedOutcome::FailedToAppear)
    }

    /// Returns true if a person has to decide.
    pub fn is_open(self) -> bool {
        !self.loses() && self != CountedOutcome::InTime
    }
}

/// Works out what a player's clock comes to with second counting.
pub fn counted_time(clock: &Clock, counting: &SecondCounting, moves: &CountedMoves) -> CountedTime {
    let left = clock.left();
    let overtime = clock.used.saturating_sub(left);
    let exceeded = exceeded(overtime, counting.period, moves);
    let is_late_for_all = !clock.late.is_zero() && left.is_zero();
    let outcome = if is_late_for_all && clock.late >= clock.basic {
        CountedOutcome::FailedToAppear
    } else {
        match outcome(&exceeded, u64::from(counting.periods), moves) {
            CountedOutcome::LostOnTime => CountedOutcome::LostOnTime,
            _ if is_late_for_all => CountedOutcome::LateForAll,
            outcome => outcome,
        }
    };
    CountedTime { left, overtime, exceeded, outcome }
}

/// The least time beyond the basic time in which the moves can have been made.
pub fn least_overtime(counting: &SecondCounting, moves: &CountedMoves) -> Duration {
    match moves {
        CountedMoves::Unknown => Duration::ZERO,
        CountedMoves::Exceeded(times) => counting.period.saturating_mul(*times),
        CountedMoves::Times(times) => {
            times.iter().fold(Duration::ZERO, |sum, &time| sum.saturating_add(time))
        }
    }
}

fn outcome(exceeded: &RangeInclusive<u64>, periods: u64, moves: &CountedMoves) -> CountedOutcome {
    if *exceeded.start() > periods {
        return CountedOutcome::LostOnTime;
    }
    if *exceeded.end() < periods {
        return CountedOutcome::InTime;
    }
    match moves {
        CountedMoves::Unknown => CountedOutcome::NotTold,
        _ if exceeded.start() == exceeded.end() => CountedOutcome::LastPeriod,
        _ => CountedOutcome::ToTheSecond,
    }
}

/// How often the period was exceeded. Of the sum alone only the most is known: one move may have taken all of it.
fn exceeded(overtime: Duration, period: Duration, moves: &CountedMoves) -> RangeInclusive<u64> {
    match moves {
        CountedMoves::Unknown => 0..=whole_periods(overtime, period),
        CountedMoves::Exceeded(times) => u64::from(*times)..=u64::from(*times),
        CountedMoves::Times(times) => {
            let least = times.iter().map(|&time| whole_periods(before(time), period)).sum();
            least..=times.iter().map(|&time| whole_periods(time, period)).sum()
        }
    }
}

/// Just before `time`, in the unit in which times are kept.
fn before(time: Duration) -> Duration {
    time.saturating_sub(Duration::from_nanos(1))
}

fn whole_periods(time: Duration, period: Duration) -> u64 {
    let periods = time.as_nanos().checked_div(period.as_nanos()).unwrap_or_default();
    u64::try_from(periods).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::CountedOutcome::*;
    use super::*;

    const FIVE_TIMES_30S: SecondCounting = SecondCounting { periods: 5, period: Duration::from_secs(30) };

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn of_moves(moves: &[u64]) -> CountedTime {
        let clock = Clock { basic: seconds(3600), late: seconds(0), used: seconds(0) };
        let moves = CountedMoves::Times(moves.iter().map(|&time| seconds(time)).collect());
        counted_time(&clock, &FIVE_TIMES_30S, &moves)
    }

    #[test]
    fn a_period_is_kept_until_it_is_exceeded() {
        assert_eq!((of_moves(&[29, 12, 5]).exceeded, of_moves(&[29; 200]).outcome), (0..=0, InTime));
        assert_eq!(of_moves(&[31, 29, 65]).exceeded, 1 + 2..=1 + 2);
        // 4 times is allowed in every reading, 6 times in none, and of 5 the article and the clocks differ.
        for (move_time, outcome) in [(149, InTime), (151, LastPeriod), (179, LastPeriod), (181, LostOnTime)] {
            assert_eq!(of_moves(&[move_time]).outcome, outcome, "{move_time}");
        }
    }

    #[test]
    fn to_the_second_is_open_only_where_it_matters() {
        assert_eq!((of_moves(&[30]).exceeded, of_moves(&[30]).outcome), (0..=1, InTime));
        assert_eq!(of_moves(&[30; 5]).outcome, ToTheSecond);
        assert_eq!(of_moves(&[31, 31, 31, 31, 31, 31, 30]).outcome, LostOnTime);
    }

    #[test]
    fn of_the_sum_alone_only_the_most_is_known() {
        let used = |used| {
            let clock = Clock { basic: seconds(3600), late: seconds(0), used: seconds(used) };
            counted_time(&clock, &FIVE_TIMES_30S, &CountedMoves::Unknown)
        };
        assert_eq!((used(3000).exceeded, used(3000).outcome), (0..=0, InTime));
        assert_eq!((used(3600 + 149).exceeded, used(3600 + 149).outcome), (0..=4, InTime));
        assert_eq!(used(3600 + 150).outcome, NotTold);
    }

    #[test]
    fn who_comes_after_half_of_the_basic_time_may_have_failed_to_appear() {
        let late = |late, times| {
            let clock = Clock { basic: seconds(3600), late: seconds(late), used: seconds(0) };
            counted_time(&clock, &FIVE_TIMES_30S, &CountedMoves::Exceeded(times)).outcome
        };
        assert_eq!((late(1799, 0), late(1800, 0), late(3600, 0)), (InTime, LateForAll, FailedToAppear));
        assert_eq!(late(1800, 6), LostOnTime);
    }
}
