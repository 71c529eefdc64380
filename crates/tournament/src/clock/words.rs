//! What clocks come to, for people.

use std::time::Duration;

use shuzi::color::Color;
use shuzi::language::{Value, Words};
use shuzi::score::HalfPoints;

use super::{Clock, Cost, CountedOutcome, CountedTime, SecondCounting, Spent, Together};

/// One player's line, and a second one where a referee has to decide.
pub fn player(words: &Words, color: Color, clock: &Clock, spent: &Spent) -> String {
    let of = |name: &'static str, of: Duration| (name, Value::from(time(words, of)));
    let late = (!clock.late.is_zero()).then(|| words.say_with("clock-late", &[of("late", clock.late)]));
    let left = words.say_with("clock-left", &[of("left", spent.left), of("basic", clock.basic)]);
    let used = words.say_with("clock-used", &[of("used", clock.used)]);
    let over =
        (!spent.overtime.is_zero()).then(|| words.say_with("clock-over", &[of("over", spent.overtime)]));
    let facts: Vec<String> = [late, Some(left), Some(used), over].into_iter().flatten().collect();
    let is_open = spent.cost().is_none() && spent.of_full != spent.of_left;
    let cost = if is_open {
        let readings =
            [("full", told(words, spent.of_full).into()), ("left", told(words, spent.of_left).into())];
        words.say_with("clock-both-readings", &readings)
    } else {
        told(words, spent.cost().unwrap_or(spent.of_full))
    };
    let values = [
        ("player", color.name().into()),
        ("facts", facts.join(&words.say("between-facts")).into()),
        ("cost", cost.into()),
    ];
    let line = words.say_with("clock-of-a-side", &values);
    if is_open { format!("{line}\n  {}\n", words.say("clock-which-reading")) } else { format!("{line}\n") }
}

/// One player's line where seconds are counted.
pub fn counted_player(
    words: &Words,
    color: Color,
    clock: &Clock,
    counting: &SecondCounting,
    counted: &CountedTime,
) -> String {
    let of = |message: &str, name: &'static str, of: Duration| {
        (!of.is_zero()).then(|| words.say_with(message, &[(name, time(words, of).into())]))
    };
    let left = [("left", time(words, counted.left).into()), ("basic", time(words, clock.basic).into())];
    let facts: Vec<String> = [
        of("clock-late", "late", clock.late),
        Some(words.say_with("clock-left", &left)),
        of("clock-used", "used", clock.used),
        of("clock-over", "over", counted.overtime),
    ]
    .into_iter()
    .flatten()
    .collect();
    let (least, most) = (counted.exceeded.start(), counted.exceeded.end());
    let times = if least == most { least.to_string() } else { format!("{least}–{most}") };
    let exceeded = words.say_with(
        "clock-exceeded",
        &[
            ("period", time(words, counting.period).into()),
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
    let facts = facts.join(&words.say("between-facts"));
    let values = [("player", color.name().into()), ("facts", facts.into()), ("cost", cost.into())];
    format!("{}\n", words.say_with("clock-of-a-side", &values))
}

/// What both come to together.
pub fn game(words: &Words, together: Together) -> String {
    let mut told = match together {
        Together::Net(HalfPoints(0)) => words.say("clock-nobody-loses"),
        Together::Net(net) => {
            let loser = if net > HalfPoints(0) { Color::Black } else { Color::White };
            let lost = net.magnitude();
            let values = [
                ("player", loser.name().into()),
                ("points", points(words, lost).into()),
                ("option", format!("{}={lost}", loser.name()).into()),
            ];
            words.say_with("clock-loses-points", &values)
        }
        Together::Lost(loser) => words.say_with("clock-loses-the-game", &[("player", loser.name().into())]),
        Together::BothLost => words.say("clock-both-lose"),
        Together::Open => words.say("clock-open"),
    };
    told.push('\n');
    told
}

fn told(words: &Words, cost: Cost) -> String {
    match cost {
        Cost::Points(HalfPoints(0)) => words.say("clock-no-points"),
        Cost::Points(lost) => points(words, lost),
        Cost::ExactlyHalf => words.say("clock-exactly-half"),
        Cost::LostOnTime => words.say("clock-lost-on-time"),
        Cost::FailedToAppear => words.say("clock-failed-to-appear"),
    }
}

/// Overtime costs whole points.
fn points(words: &Words, points: HalfPoints) -> String {
    words.say_with("clock-points", &[("points", (points.0 / 2).into())])
}

/// `0s`, `52m`, `1h 15m`: in English as it is written on the command line.
pub fn time(words: &Words, time: Duration) -> String {
    let (seconds, milliseconds) = (time.as_secs(), time.subsec_millis());
    let of = |message: &str, name: &'static str, number: u64| {
        (number > 0).then(|| words.say_with(message, &[(name, number.into())]))
    };
    let units = [
        of("clock-hours", "hours", seconds / 3600),
        of("clock-minutes", "minutes", seconds / 60 % 60),
        of("clock-seconds", "seconds", seconds % 60),
        of("clock-milliseconds", "milliseconds", milliseconds.into()),
    ];
    let joined = units.into_iter().flatten().reduce(|first, second| {
        words.say_with("clock-units", &[("first", first.into()), ("second", second.into())])
    });
    joined.unwrap_or_else(|| words.say_with("clock-seconds", &[("seconds", 0.into())]))
}
