//! The words of the questions to a person.

use crate::color::Color;
use crate::life::ChainLife;
use crate::point::{BoardSize, Point};
use crate::score::{HalfPoints, Unit};

use crate::report::Uncertain;

use super::{amount, doubt, player, points, reason, second_opinion, stone};

/// How many points of a group a question names; the drawing shows them all.
const MOST_POINTS_IN_A_QUESTION: usize = 6;

/// `What stands at Q16? Read as black (66%), but a reflection covers the point.`
pub fn point(size: BoardSize, uncertain: &Uncertain, proposed: Option<Color>) -> String {
    let probability = match proposed {
        Some(Color::Black) => uncertain.reading.black,
        Some(Color::White) => uncertain.reading.white,
        None => uncertain.reading.empty,
    };
    format!(
        "What stands at {}? Read as {} ({}), but {}.",
        size.name(uncertain.point),
        stone(proposed),
        percent(probability),
        doubt(uncertain.why),
    )
}

/// `Is the white group C3, C4 dead? Proposed: dead, 93% sure (lives in 9 of 100 playouts). GNU Go says it is alive.`
pub fn group(size: BoardSize, group: &[Point], dead: bool, chain: &ChainLife) -> String {
    let second =
        chain.second.as_ref().map(|second| format!(" {}.", second_opinion(second))).unwrap_or_default();
    format!(
        "Is the {} group {} dead? Proposed: {}, {} sure ({}).{second}",
        stone(Some(chain.color)),
        points(size, group, MOST_POINTS_IN_A_QUESTION),
        fate(dead),
        percent(chain.confidence),
        reason(size, chain),
    )
}

/// What an answer changes: `If it is dead: Black ahead by 3 points; if not: White ahead by 7 points.`
pub fn consequence(unit: Unit, answers: [&str; 2], margins: [HalfPoints; 2]) -> String {
    let [first, second] = margins.map(|margin| lead(unit, margin));
    format!("If {}: {first}; if {}: {second}.", answers[0], answers[1])
}

/// What a group is proposed to be, in one word.
pub fn fate(dead: bool) -> &'static str {
    if dead { "dead" } else { "alive" }
}

/// The keys that answer a question about a point.
pub fn point_keys(proposed: Option<Color>) -> String {
    format!("[Enter] {}  [b]lack  [w]hite  [e]mpty  [u]ndo  [q] leave open: ", stone(proposed))
}

/// The keys that answer a question about a group.
pub fn group_keys(dead: bool) -> String {
    format!("[Enter] {}  [a]live  [d]ead  [u]ndo  [q] leave open: ", fate(dead))
}

pub(super) fn lead(unit: Unit, margin: HalfPoints) -> String {
    let ahead = match margin.0 {
        0 => return "nobody ahead".to_owned(),
        more if more > 0 => Color::Black,
        _ => Color::White,
    };
    format!("{} ahead by {}", player(ahead), amount(unit, margin.magnitude()))
}

/// Never "100%" of what a person is asked about.
fn percent(probability: f64) -> String {
    format!("{}%", (probability * 100.0).floor().clamp(0.0, 99.0))
}
