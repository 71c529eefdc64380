//! What clocks come to, for people.

use std::time::Duration;

use crate::color::Color;
use crate::score::HalfPoints;

use super::{Clock, Cost, Spent, Together};

/// One player's line, and a second one where a referee has to decide.
pub fn player(color: Color, clock: &Clock, spent: &Spent) -> String {
    let late = if clock.late.is_zero() { String::new() } else { format!(" {} late,", time(clock.late)) };
    let over =
        if spent.overtime.is_zero() { String::new() } else { format!(", {} over", time(spent.overtime)) };
    let begun = format!(
        "{}:{late} {} of {} basic time, {} used{over}",
        name(color),
        time(spent.left),
        time(clock.basic),
        time(clock.used),
    );
    match spent.cost() {
        Some(cost) => format!("{begun}: {}\n", told(cost)),
        None if spent.of_full == spent.of_left => format!("{begun}: {}\n", told(spent.of_full)),
        None => format!(
            "{begun}: {} by the full basic time, {} by what late arrival left of it\n  \
             Article 7 does not say which of the two: the referee decides.\n",
            told(spent.of_full),
            told(spent.of_left),
        ),
    }
}

/// What both come to together.
pub fn game(together: Together) -> String {
    match together {
        Together::Net(HalfPoints(0)) => "No points are lost.\n".to_owned(),
        Together::Net(net) => {
            let loser = if net > HalfPoints(0) { Color::Black } else { Color::White };
            let points = net.magnitude();
            format!("{} loses {points} points (--penalty {}={points})\n", name(loser), loser.name())
        }
        Together::Lost(loser) => format!("{} loses the game.\n", name(loser)),
        Together::BothLost => {
            "Both lose by their time: who came to it first has lost, which these times do not tell.\n"
                .to_owned()
        }
        Together::Open => "What is lost depends on the referee's decision.\n".to_owned(),
    }
}

fn told(cost: Cost) -> String {
    match cost {
        Cost::Points(HalfPoints(0)) => "no points".to_owned(),
        Cost::Points(points) => format!("{points} points"),
        Cost::ExactlyHalf => {
            "exactly half, of which article 7 says both that it costs 6 points and that it loses the game: \
             the referee decides"
                .to_owned()
        }
        Cost::LostOnTime => "lost on time (more than half of it over)".to_owned(),
        Cost::FailedToAppear => "lost (the time limit was over before the player came, article 8)".to_owned(),
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

/// `0s`, `52m`, `1h 15m`: as it is written on the command line.
fn time(time: Duration) -> String {
    humantime::format_duration(time).to_string()
}
