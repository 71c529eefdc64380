//! What clocks come to, for programs.

use std::time::Duration;

use serde_json::{Value, json};

use shuzi::color::Color;
use shuzi::score::HalfPoints;

use super::{Clock, Cost, CountedOutcome, CountedTime, SecondCounting, Spent, Together};

/// Both players' penalty points as one line of JSON, without the line's end. Times are in seconds.
pub fn penalty_points_json(players: [(&Clock, &Spent); 2], together: Together) -> String {
    let [black, white] = players.map(|(clock, spent)| {
        let mut player = times(clock, spent.left, spent.overtime);
        player["of_full"] = cost(spent.of_full);
        player["of_left"] = cost(spent.of_left);
        player["is_open"] = spent.cost().is_none().into();
        player
    });
    object(json!({ "system": "penalty_points", "black": black, "white": white }), together)
}

/// Both players' second counting as one line of JSON, without the line's end.
pub fn second_counting_json(
    counting: &SecondCounting,
    players: [(&Clock, &CountedTime); 2],
    together: Together,
) -> String {
    let [black, white] = players.map(|(clock, counted)| {
        let mut player = times(clock, counted.left, counted.overtime);
        player["exceeded_at_least"] = (*counted.exceeded.start()).into();
        player["exceeded_at_most"] = (*counted.exceeded.end()).into();
        player["outcome"] = counted_outcome(counted.outcome).into();
        player["is_open"] = counted.outcome.is_open().into();
        player
    });
    let clocks = json!({
        "system": "second_counting",
        "periods": counting.periods,
        "period_s": seconds(counting.period),
        "black": black,
        "white": white,
    });
    object(clocks, together)
}

fn object(mut clocks: Value, together: Together) -> String {
    clocks["together"] = match together {
        Together::Net(HalfPoints(0)) => json!({ "outcome": "nothing" }),
        Together::Net(net) => {
            let loser = if net > HalfPoints(0) { Color::Black } else { Color::White };
            let points = net.magnitude();
            let penalty = format!("{}={points}", loser.name());
            let points = points.as_points();
            json!({ "outcome": "points", "loser": loser.name(), "points": points, "penalty": penalty })
        }
        Together::Lost(loser) => json!({ "outcome": "lost", "loser": loser.name() }),
        Together::BothLost => json!({ "outcome": "both_lost" }),
        Together::Open => json!({ "outcome": "open" }),
    };
    json!({ "schema": "shuzi/1", "clock": clocks }).to_string()
}

fn times(clock: &Clock, left: Duration, overtime: Duration) -> Value {
    json!({
        "basic_s": seconds(clock.basic),
        "late_s": seconds(clock.late),
        "left_s": seconds(left),
        "used_s": seconds(clock.used),
        "overtime_s": seconds(overtime),
    })
}

/// To the millisecond.
fn seconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1000.0).round() / 1000.0
}

fn cost(cost: Cost) -> Value {
    match cost {
        Cost::Points(points) => json!({ "outcome": "points", "points": points.as_points() }),
        Cost::ExactlyHalf => json!({ "outcome": "exactly_half" }),
        Cost::LostOnTime => json!({ "outcome": "lost_on_time" }),
        Cost::FailedToAppear => json!({ "outcome": "failed_to_appear" }),
    }
}

fn counted_outcome(outcome: CountedOutcome) -> &'static str {
    match outcome {
        CountedOutcome::InTime => "in_time",
        CountedOutcome::LostOnTime => "lost_on_time",
        CountedOutcome::FailedToAppear => "failed_to_appear",
        CountedOutcome::LastPeriod => "last_period",
        CountedOutcome::ToTheSecond => "to_the_second",
        CountedOutcome::LateForAll => "late_for_all",
        CountedOutcome::NotTold => "not_told",
    }
}
