//! Time penalties as text.

use std::time::Duration;

use shuzi::color::Color;
use shuzi::language::Words;
use shuzi::score::HalfPoints;

use super::{
    CombinedPenalty, Cost, CountedOutcome, CountedTime, PlayerClock, SecondCounting, TimePenalty,
};

/// Formats both players' penalty points: a line for each player, with a second one if a referee has
/// to decide, and a line for the game.
pub fn format_penalty_points_text(
    words: &Words,
    players: [(&PlayerClock, &TimePenalty); 2],
    combined: CombinedPenalty,
) -> String {
    let mut text = String::new();
    for (color, (clock, penalty)) in Color::BOTH.into_iter().zip(players) {
        text.push_str(&format_penalty(words, color, clock, penalty));
    }
    text.push_str(&format_combined(words, combined));
    text
}

/// Formats both players' second counting: a line for each player and one for the game.
pub fn format_second_counting_text(
    words: &Words,
    counting: &SecondCounting,
    players: [(&PlayerClock, &CountedTime); 2],
    combined: CombinedPenalty,
) -> String {
    let mut text = String::new();
    for (color, (clock, counted)) in Color::BOTH.into_iter().zip(players) {
        text.push_str(&format_counted_time(words, color, clock, counting, counted));
    }
    text.push_str(&format_combined(words, combined));
    text
}

fn format_penalty(
    words: &Words,
    color: Color,
    clock: &PlayerClock,
    penalty: &TimePenalty,
) -> String {
    let mut facts = Vec::new();
    if !clock.late.is_zero() {
        facts.push(format_fact(words, "clock-late", "late", clock.late));
    }
    facts.push(format_time_left(words, penalty.left, clock.basic));
    facts.push(format_fact(words, "clock-used", "used", clock.used));
    if !penalty.overtime.is_zero() {
        facts.push(format_fact(words, "clock-over", "over", penalty.overtime));
    }
    let is_open = penalty.cost().is_none() && penalty.by_full_time != penalty.by_time_left;
    let cost = if is_open {
        let readings = [
            ("full", format_cost(words, penalty.by_full_time).into()),
            ("left", format_cost(words, penalty.by_time_left).into()),
        ];
        words.say_with("clock-both-readings", &readings)
    } else {
        format_cost(words, penalty.cost().unwrap_or(penalty.by_full_time))
    };
    let line = format_player(words, color, &facts, cost);
    if is_open {
        format!("{line}  {}\n", words.say("clock-which-reading"))
    } else {
        line
    }
}

fn format_counted_time(
    words: &Words,
    color: Color,
    clock: &PlayerClock,
    counting: &SecondCounting,
    counted: &CountedTime,
) -> String {
    let mut facts = Vec::new();
    if !clock.late.is_zero() {
        facts.push(format_fact(words, "clock-late", "late", clock.late));
    }
    facts.push(format_time_left(words, counted.left, clock.basic));
    if !clock.used.is_zero() {
        facts.push(format_fact(words, "clock-used", "used", clock.used));
    }
    if !counted.overtime.is_zero() {
        facts.push(format_fact(words, "clock-over", "over", counted.overtime));
    }
    let (least, most) = (counted.exceeded.start(), counted.exceeded.end());
    let times = if least == most {
        least.to_string()
    } else {
        format!("{least}–{most}")
    };
    let exceeded = words.say_with(
        "clock-exceeded",
        &[
            ("period", format_duration(words, counting.period).into()),
            ("times", times.into()),
            ("periods", counting.periods.into()),
        ],
    );
    let message = match counted.outcome {
        CountedOutcome::InTime => None,
        CountedOutcome::LostOnTime => Some("clock-counted-lost"),
        CountedOutcome::FailedToAppear => Some("clock-failed-to-appear"),
        CountedOutcome::LastPeriod => Some("clock-last-period"),
        CountedOutcome::ToTheSecond => Some("clock-to-the-second"),
        CountedOutcome::LateForAll => Some("clock-late-for-all"),
        CountedOutcome::NotTold => Some("clock-not-told"),
    };
    let cost = match message {
        None => exceeded,
        Some(message) => words.say_with(message, &[("exceeded", exceeded.into())]),
    };
    format_player(words, color, &facts, cost)
}

fn format_fact(words: &Words, message: &str, name: &'static str, time: Duration) -> String {
    words.say_with(message, &[(name, format_duration(words, time).into())])
}

fn format_time_left(words: &Words, left: Duration, basic: Duration) -> String {
    let values = [
        ("left", format_duration(words, left).into()),
        ("basic", format_duration(words, basic).into()),
    ];
    words.say_with("clock-left", &values)
}

fn format_player(words: &Words, color: Color, facts: &[String], cost: String) -> String {
    let facts = facts.join(&words.say("between-facts"));
    let values = [
        ("player", color.name().into()),
        ("facts", facts.into()),
        ("cost", cost.into()),
    ];
    format!("{}\n", words.say_with("clock-of-a-side", &values))
}

fn format_combined(words: &Words, combined: CombinedPenalty) -> String {
    let mut sentence = match combined {
        CombinedPenalty::Net(HalfPoints(0)) => words.say("clock-nobody-loses"),
        CombinedPenalty::Net(net) => {
            let loser = if net > HalfPoints(0) {
                Color::Black
            } else {
                Color::White
            };
            let lost = net.magnitude();
            let values = [
                ("player", loser.name().into()),
                ("points", format_points(words, lost).into()),
                ("option", format!("{}={lost}", loser.name()).into()),
            ];
            words.say_with("clock-loses-points", &values)
        }
        CombinedPenalty::Lost(loser) => {
            words.say_with("clock-loses-the-game", &[("player", loser.name().into())])
        }
        CombinedPenalty::BothLost => words.say("clock-both-lose"),
        CombinedPenalty::Open => words.say("clock-open"),
    };
    sentence.push('\n');
    sentence
}

fn format_cost(words: &Words, cost: Cost) -> String {
    match cost {
        Cost::Points(HalfPoints(0)) => words.say("clock-no-points"),
        Cost::Points(lost) => format_points(words, lost),
        Cost::ExactlyHalf => words.say("clock-exactly-half"),
        Cost::LostOnTime => words.say("clock-lost-on-time"),
        Cost::FailedToAppear => words.say("clock-failed-to-appear"),
    }
}

/// Formats the cost of overtime, which is always a whole number of points.
fn format_points(words: &Words, points: HalfPoints) -> String {
    words.say_with("clock-points", &[("points", (points.0 / 2).into())])
}

/// Formats a duration, in English as on the command line: `0s`, `52m`, `1h 15m`.
pub fn format_duration(words: &Words, time: Duration) -> String {
    let (seconds, milliseconds) = (time.as_secs(), time.subsec_millis());
    let units = [
        ("clock-hours", "hours", seconds / 3600),
        ("clock-minutes", "minutes", seconds / 60 % 60),
        ("clock-seconds", "seconds", seconds % 60),
        ("clock-milliseconds", "milliseconds", milliseconds.into()),
    ];
    units
        .into_iter()
        .filter(|&(_, _, number)| number > 0)
        .map(|(message, name, number)| words.say_with(message, &[(name, number.into())]))
        .reduce(|first, second| {
            words.say_with(
                "clock-units",
                &[("first", first.into()), ("second", second.into())],
            )
        })
        .unwrap_or_else(|| words.say_with("clock-seconds", &[("seconds", 0.into())]))
}
