//! Second counting (byo-yomi): periods instead of points once the basic time is over (Ing SST
//! rules, article 7 (2)).
//!
//! The article lets a player exceed "a fixed number of seconds a fixed number of times before he
//! loses". A move exceeds the period once for every whole period that it goes beyond. Two things
//! are left open, and both readings are kept:
//!
//! * Whether exceeding the last period already loses. It does on common clocks and at Chinese,
//!   Japanese and Korean events (of five periods the fifth must not run out); by the words of the
//!   article, only the next one loses.
//! * Whether a move that takes exactly one period has exceeded it. The article says "exceed", but
//!   the clock shows zero.

use std::ops::RangeInclusive;
use std::time::Duration;

use super::PlayerClock;

/// The periods that each player gets after the basic time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecondCounting {
    /// Number of periods, at least one.
    pub periods: u32,
    /// Length of a period, not zero.
    pub period: Duration,
}

/// The known facts about a player's moves after the basic time.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum CountedMoves {
    /// Only the total time used is known.
    #[default]
    Unknown,
    /// The number of times that the period was exceeded, as reported by a timekeeper or a clock.
    Exceeded(u32),
    /// The duration of each move.
    Times(Vec<Duration>),
}

/// The result of second counting for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedTime {
    /// The basic time left after late arrival.
    pub left: Duration,
    /// Time used beyond that, as far as it is known.
    pub overtime: Duration,
    /// The least and greatest number of times that the period may have been exceeded.
    pub exceeded: RangeInclusive<u64>,
    /// The consequence.
    pub outcome: CountedOutcome,
}

/// The consequence of exceeding the period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountedOutcome {
    /// The player has not lost in any reading of the article.
    InTime,
    /// The game is lost: the period was exceeded more often than allowed.
    LostOnTime,
    /// The game is lost: the time limit was over before the player came.
    FailedToAppear,
    /// The referee decides: the period was exceeded exactly as often as there are periods.
    LastPeriod,
    /// The referee decides: a move took exactly one period, and that matters.
    ToTheSecond,
    /// The referee decides: lateness took the whole basic time. That is failing to appear if the
    /// time limit is the time left, and only the loss of that time if the limit is the full basic
    /// time.
    LateForAll,
    /// It is not known how often the period was exceeded, and that matters.
    NotTold,
}

impl CountedOutcome {
    /// Returns true if the game is lost.
    pub fn loses(self) -> bool {
        matches!(
            self,
            CountedOutcome::LostOnTime | CountedOutcome::FailedToAppear
        )
    }

    /// Returns true if a referee has to decide.
    pub fn is_open(self) -> bool {
        !self.loses() && self != CountedOutcome::InTime
    }
}

/// Computes the consequence of a player's times when seconds are counted.
pub fn assess_counted_time(
    clock: &PlayerClock,
    counting: &SecondCounting,
    moves: &CountedMoves,
) -> CountedTime {
    let left = clock.time_left();
    let overtime = clock.used.saturating_sub(left);
    let exceeded = count_exceeded_periods(overtime, counting.period, moves);
    let is_late_for_all = !clock.late.is_zero() && left.is_zero();
    // Lateness that took the whole basic time loses the game at once only if the player came after
    // all of it; otherwise the readings of the article differ, unless the periods have lost the
    // game anyway.
    let outcome = if is_late_for_all && clock.late >= clock.basic {
        CountedOutcome::FailedToAppear
    } else {
        match judge_periods(&exceeded, u64::from(counting.periods), moves) {
            CountedOutcome::LostOnTime => CountedOutcome::LostOnTime,
            _ if is_late_for_all => CountedOutcome::LateForAll,
            outcome => outcome,
        }
    };
    CountedTime {
        left,
        overtime,
        exceeded,
        outcome,
    }
}

/// Returns the least overtime in which the moves can have been played.
pub fn minimum_overtime(counting: &SecondCounting, moves: &CountedMoves) -> Duration {
    match moves {
        CountedMoves::Unknown => Duration::ZERO,
        CountedMoves::Exceeded(times) => counting.period.saturating_mul(*times),
        CountedMoves::Times(times) => times
            .iter()
            .fold(Duration::ZERO, |sum, &time| sum.saturating_add(time)),
    }
}

fn judge_periods(
    exceeded: &RangeInclusive<u64>,
    periods: u64,
    moves: &CountedMoves,
) -> CountedOutcome {
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

/// Returns the least and greatest number of times that the period was exceeded. The total time
/// alone gives only an upper bound, because a single move may have taken all of it.
fn count_exceeded_periods(
    overtime: Duration,
    period: Duration,
    moves: &CountedMoves,
) -> RangeInclusive<u64> {
    match moves {
        CountedMoves::Unknown => 0..=count_whole_periods(overtime, period),
        CountedMoves::Exceeded(times) => u64::from(*times)..=u64::from(*times),
        CountedMoves::Times(times) => {
            // A move of exactly one period exceeds it in one reading only; a nanosecond less is the
            // other.
            let just_before = |time: Duration| time.saturating_sub(Duration::from_nanos(1));
            let least = times
                .iter()
                .map(|&time| count_whole_periods(just_before(time), period))
                .sum();
            least
                ..=times
                    .iter()
                    .map(|&time| count_whole_periods(time, period))
                    .sum()
        }
    }
}

fn count_whole_periods(time: Duration, period: Duration) -> u64 {
    let periods = time
        .as_nanos()
        .checked_div(period.as_nanos())
        .unwrap_or_default();
    u64::try_from(periods).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::CountedOutcome::*;
    use super::*;

    const FIVE_TIMES_30S: SecondCounting = SecondCounting {
        periods: 5,
        period: Duration::from_secs(30),
    };

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn of_moves(moves: &[u64]) -> CountedTime {
        let clock = PlayerClock {
            basic: seconds(3600),
            late: seconds(0),
            used: seconds(0),
        };
        let moves = CountedMoves::Times(moves.iter().map(|&time| seconds(time)).collect());
        assess_counted_time(&clock, &FIVE_TIMES_30S, &moves)
    }

    #[test]
    fn a_period_is_kept_until_it_is_exceeded() {
        assert_eq!(
            (
                of_moves(&[29, 12, 5]).exceeded,
                of_moves(&[29; 200]).outcome
            ),
            (0..=0, InTime)
        );
        assert_eq!(of_moves(&[31, 29, 65]).exceeded, 1 + 2..=1 + 2);
        // 4 times is allowed in every reading, 6 times in none, and of 5 the article and the clocks
        // differ.
        for (move_time, outcome) in [
            (149, InTime),
            (151, LastPeriod),
            (179, LastPeriod),
            (181, LostOnTime),
        ] {
            assert_eq!(of_moves(&[move_time]).outcome, outcome, "{move_time}");
        }
    }

    #[test]
    fn to_the_second_is_open_only_where_it_matters() {
        assert_eq!(
            (of_moves(&[30]).exceeded, of_moves(&[30]).outcome),
            (0..=1, InTime)
        );
        assert_eq!(of_moves(&[30; 5]).outcome, ToTheSecond);
        assert_eq!(of_moves(&[31, 31, 31, 31, 31, 31, 30]).outcome, LostOnTime);
    }

    #[test]
    fn of_the_sum_alone_only_the_most_is_known() {
        let used = |used| {
            let clock = PlayerClock {
                basic: seconds(3600),
                late: seconds(0),
                used: seconds(used),
            };
            assess_counted_time(&clock, &FIVE_TIMES_30S, &CountedMoves::Unknown)
        };
        assert_eq!((used(3000).exceeded, used(3000).outcome), (0..=0, InTime));
        assert_eq!(
            (used(3600 + 149).exceeded, used(3600 + 149).outcome),
            (0..=4, InTime)
        );
        assert_eq!(used(3600 + 150).outcome, NotTold);
    }

    #[test]
    fn who_comes_after_half_of_the_basic_time_may_have_failed_to_appear() {
        let late = |late, times| {
            let clock = PlayerClock {
                basic: seconds(3600),
                late: seconds(late),
                used: seconds(0),
            };
            assess_counted_time(&clock, &FIVE_TIMES_30S, &CountedMoves::Exceeded(times)).outcome
        };
        assert_eq!(
            (late(1799, 0), late(1800, 0), late(3600, 0)),
            (InTime, LateForAll, FailedToAppear)
        );
        assert_eq!(late(1800, 6), LostOnTime);
    }
}
