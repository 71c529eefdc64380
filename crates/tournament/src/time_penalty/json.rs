//! Time penalties as JSON.

use std::time::Duration;

use serde_json::{Value, json};

use shuzi::color::Color;
use shuzi::score::HalfPoints;

use super::{
    CombinedPenalty, Cost, CountedOutcome, CountedTime, PlayerClock, SecondCounting, TimePenalty,
};

/// Formats both players' penalty points as one line of JSON, without a line break. Times are in
/// seconds.
pub fn format_penalty_points_json(
    players: [(&PlayerClock, &TimePenalty); 2],
    combined: CombinedPenalty,
) -> String {
    let [black, white] = players.map(|(clock, penalty)| {
        let mut player = times_value(clock, penalty.left, penalty.overtime);
        player["of_full"] = cost_value(penalty.by_full_time);
        player["of_left"] = cost_value(penalty.by_time_left);
        player["is_open"] = penalty.cost().is_none().into();
        player
    });
    format_clocks(
        json!({ "system": "penalty_points", "black": black, "white": white }),
        combined,
    )
}

/// Formats both players' second counting as one line of JSON, without a line break.
pub fn format_second_counting_json(
    counting: &SecondCounting,
    players: [(&PlayerClock, &CountedTime); 2],
    combined: CombinedPenalty,
) -> String {
    let [black, white] = players.map(|(clock, counted)| {
        let mut player = times_value(clock, counted.left, counted.overtime);
        player["exceeded_at_least"] = (*counted.exceeded.start()).into();
        player["exceeded_at_most"] = (*counted.exceeded.end()).into();
        player["outcome"] = outcome_name(counted.outcome).into();
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
    format_clocks(clocks, combined)
}

fn format_clocks(mut clocks: Value, combined: CombinedPenalty) -> String {
    clocks["together"] = match combined {
        CombinedPenalty::Net(HalfPoints(0)) => json!({ "outcome": "nothing" }),
        CombinedPenalty::Net(net) => {
            let loser = if net > HalfPoints(0) {
                Color::Black
            } else {
                Color::White
            };
            let points = net.magnitude();
            let penalty = format!("{}={points}", loser.name());
            let points = points.as_points();
            json!({ "outcome": "points", "loser": loser.name(), "points": points, "penalty": penalty })
        }
        CombinedPenalty::Lost(loser) => json!({ "outcome": "lost", "loser": loser.name() }),
        CombinedPenalty::BothLost => json!({ "outcome": "both_lost" }),
        CombinedPenalty::Open => json!({ "outcome": "open" }),
    };
    json!({ "schema": "shuzi/1", "clock": clocks }).to_string()
}

fn times_value(clock: &PlayerClock, left: Duration, overtime: Duration) -> Value {
    json!({
        "basic_s": seconds(clock.basic),
        "late_s": seconds(clock.late),
        "left_s": seconds(left),
        "used_s": seconds(clock.used),
        "overtime_s": seconds(overtime),
    })
}

/// Returns the time in seconds, rounded to the millisecond.
fn seconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1000.0).round() / 1000.0
}

fn cost_value(cost: Cost) -> Value {
    match cost {
        Cost::Points(points) => json!({ "outcome": "points", "points": points.as_points() }),
        Cost::ExactlyHalf => json!({ "outcome": "exactly_half" }),
        Cost::LostOnTime => json!({ "outcome": "lost_on_time" }),
        Cost::FailedToAppear => json!({ "outcome": "failed_to_appear" }),
    }
}

fn outcome_name(outcome: CountedOutcome) -> &'static str {
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
