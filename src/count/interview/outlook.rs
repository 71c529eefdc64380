//! Outlook: all of a count that the answer to a question may change, so that nothing is asked that changes nothing.

use crate::color::Color;
use crate::count::{AskAbout, CountSettings};
use crate::position::{Doubt, StoneReading};
use crate::report::{Otherwise, Settlement, Uncertain};
use crate::score::HalfPoints;

/// A point that something hides may be anything; otherwise what is less probable than this is not thought of.
const LEAST_PROBABILITY: f64 = 0.005;

/// What a person is told of a count, as far as questions are asked about it. Two positions with the same outlook differ
/// in nothing that matters.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Outlook {
    /// The game is far from finished: there is no result.
    Far,
    /// There is a result.
    Counted(Counted),
}

/// What a person is told of a result.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Counted {
    winner: Option<Color>,
    /// The groups in doubt: whether each is proposed dead, and what follows if it is not as proposed.
    doubts: Vec<(bool, Option<Otherwise>)>,
    /// By how much; `None` where only the winner matters.
    distance: Option<Distance>,
}

/// By how much a game is won, and whether that may change.
#[derive(Clone, Debug, PartialEq)]
struct Distance {
    /// Black's margin.
    margin: HalfPoints,
    /// The same if Black moved last, where the prisoners were deduced.
    margin_if_black_moved_last: Option<HalfPoints>,
    /// True if nothing is left to be played.
    is_finished: bool,
}

impl Outlook {
    /// The outlook of a count whose doubts were weighed.
    pub(super) fn of(settled: &Settlement, settings: &CountSettings) -> Outlook {
        let score = &settled.score;
        let open = [&score.dame, &score.unsealed, &score.in_atari, &score.teire];
        let distance = Distance {
            margin: score.margin,
            margin_if_black_moved_last: score.margin_if_black_moved_last(),
            is_finished: open.iter().all(|points| points.is_empty()),
        };
        Outlook::Counted(Counted {
            winner: score.winner,
            doubts: settled.doubts.iter().map(|doubt| (doubt.dead, doubt.otherwise)).collect(),
            distance: (settings.ask_about == AskAbout::Margin).then_some(distance),
        })
    }
}

/// Returns what else than `read` may stand on a doubtful point, the likeliest first: what is not out of the question in
/// its reading, or in one of `seen`, the photos that the reading was made of.
pub fn other_stones(read: Option<Color>, uncertain: &Uncertain, seen: &[StoneReading]) -> Vec<Option<Color>> {
    let is_hidden = match uncertain.why {
        Doubt::Covered | Doubt::OutOfFrame | Doubt::NoLiberties => true,
        Doubt::Glare | Doubt::Ambiguous | Doubt::OffPoint => false,
    };
    let is_possible_in = |reading: &StoneReading, stone: Option<Color>| {
        probabilities(reading)
            .into_iter()
            .any(|(is, probability)| is == stone && probability >= LEAST_PROBABILITY)
    };
    let mut others: Vec<(Option<Color>, f64)> = probabilities(&uncertain.reading)
        .into_iter()
        .filter(|&(stone, _)| stone != read)
        .filter(|&(stone, _)| {
            is_hidden
                || is_possible_in(&uncertain.reading, stone)
                || seen.iter().any(|reading| is_possible_in(reading, stone))
        })
        .collect();
    others.sort_by(|a, b| b.1.total_cmp(&a.1));
    others.into_iter().map(|(stone, _)| stone).collect()
}

/// The probability of each thing that may stand on a point.
pub(super) fn probabilities(reading: &StoneReading) -> [(Option<Color>, f64); 3] {
    [(None, reading.empty), (Some(Color::Black), reading.black), (Some(Color::White), reading.white)]
}
