//! Parsers of thinking times, written with units or as clocks show them: single times, the periods
//! of second counting, and the moves made after the basic time.

use std::time::Duration;

use shuzi::language::Message;
use shuzi_tournament::time_penalty::{CountedMoves, SecondCounting};

use super::parse_by_color;

/// Maximum time, longer than any game.
const MOST_TIME: Duration = Duration::from_secs(7 * 24 * 60 * 60);

fn parse_time(text: &str) -> Result<Duration, Message> {
    let time = match text.contains(':') {
        true => parse_clock_time(text)?,
        false => humantime::parse_duration(text).ok(),
    };
    let time = time.filter(|&time| time <= MOST_TIME);
    time.ok_or_else(|| Message::new("value-time"))
}

/// Parses a time as clocks show it, `1:05:00`. Returns `None` if it is malformed.
///
/// # Errors
/// A message that asks for clarity for times such as `5:30`, which may be minutes or hours.
fn parse_clock_time(text: &str) -> Result<Option<Duration>, Message> {
    let digits_up_to = |digits: &str, most: u64| {
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        digits
            .parse::<u64>()
            .ok()
            .filter(|&number| is_number && number <= most)
    };
    let two_digits = |digits: &str| digits_up_to(digits, 59).filter(|_| digits.len() == 2);
    match text.split(':').collect::<Vec<&str>>().as_slice() {
        [first, second] if digits_up_to(first, 1000).is_some() && two_digits(second).is_some() => {
            Err(Message::new("value-time-is-open")
                .with("text", text)
                .with("minutes", format!("0:{first:0>2}:{second}"))
                .with("hours", format!("{first}:{second}:00")))
        }
        [hours, minutes, seconds] => {
            let parts = digits_up_to(hours, 1000)
                .zip(two_digits(minutes))
                .zip(two_digits(seconds));
            let time = |((hours, minutes), seconds)| {
                Duration::from_secs(3600 * hours + 60 * minutes + seconds)
            };
            Ok(parts.map(time))
        }
        _ => Ok(None),
    }
}

pub(crate) fn parse_basic_time(text: &str) -> Result<Duration, Message> {
    parse_time(text).and_then(|time| {
        if time.is_zero() {
            Err(Message::new("value-basic-time"))
        } else {
            Ok(time)
        }
    })
}

/// Times of Black and of White.
pub(crate) type Times = [Option<Duration>; 2];

pub(crate) fn parse_times(text: &str) -> Result<Times, Message> {
    parse_by_color(text, |time_text| parse_time(time_text).ok())
        .ok_or_else(|| Message::new("value-times"))
}

/// Maximum number of periods of second counting.
const MOST_PERIODS: u32 = 1000;

pub(crate) fn parse_byo_yomi(text: &str) -> Result<SecondCounting, Message> {
    let (periods, period) = text
        .split_once(['x', 'X', '×'])
        .and_then(|(periods, period)| {
            Some((
                periods.trim().parse().ok()?,
                parse_time(period.trim()).ok()?,
            ))
        })
        .ok_or_else(|| Message::new("value-byo-yomi"))?;
    if periods == 0 || periods > MOST_PERIODS || period.is_zero() {
        return Err(Message::new("value-periods").with("most", MOST_PERIODS));
    }
    Ok(SecondCounting { periods, period })
}

/// Moves after the basic time, Black's and White's.
pub(crate) type MovesOfBoth = [Option<CountedMoves>; 2];

pub(crate) fn parse_times_exceeded(text: &str) -> Result<MovesOfBoth, Message> {
    parse_by_color(text, |times| times.parse().ok().map(CountedMoves::Exceeded))
        .ok_or_else(|| Message::new("value-exceeded"))
}

pub(crate) fn parse_move_times(text: &str) -> Result<MovesOfBoth, Message> {
    let moves = |times: &str| {
        let times: Result<Vec<Duration>, Message> = times
            .split('+')
            .map(|text| parse_time(text.trim()))
            .collect();
        times.ok().map(CountedMoves::Times)
    };
    parse_by_color(text, moves).ok_or_else(|| Message::new("value-move-times"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_with_units_or_as_a_clock_shows_them() {
        let seconds = |seconds| Ok(Duration::from_secs(seconds));
        assert_eq!(
            (
                parse_time("1:05:00"),
                parse_time("0:00:59"),
                parse_time("12:00:00")
            ),
            (seconds(3900), seconds(59), seconds(43200))
        );
        assert_eq!(
            parse_times("black=0:07:30").unwrap()[0],
            Some(Duration::from_secs(450))
        );
        let open = parse_time("5:30").unwrap_err().to_string();
        assert!(
            open.contains("0:05:30") && open.contains("5:30:00"),
            "{open}"
        );
        for text in [
            "1:5:00",
            "1:60:00",
            "1:00:60",
            ":00:00",
            "1:00:00:00",
            "1:00:0a",
            "-1:00:00",
            "900:00:00",
        ] {
            assert!(parse_time(text).is_err(), "{text}");
        }
    }

    #[test]
    fn second_counting_is_so_many_periods() {
        let of = |periods, seconds| {
            Ok(SecondCounting {
                periods,
                period: Duration::from_secs(seconds),
            })
        };
        assert_eq!(
            (parse_byo_yomi("5x30s"), parse_byo_yomi("1 × 0:01:00")),
            (of(5, 30), of(1, 60))
        );
        for text in [
            "",
            "5",
            "x30s",
            "0x30s",
            "5x0s",
            "5x30",
            "-1x30s",
            "5x30sx2",
            "4294967296x30s",
        ] {
            assert!(parse_byo_yomi(text).is_err(), "{text}");
        }
        let moves = CountedMoves::Times(vec![Duration::from_secs(25), Duration::from_secs(65)]);
        assert_eq!(parse_move_times("white=25s+1m5s"), Ok([None, Some(moves)]));
        assert!(
            parse_move_times("white=25+34").is_err() && parse_times_exceeded("black=-1").is_err()
        );
    }
}
