//! The outlook of a count: the part of it that the user's decisions depend on. A question is worth
//! asking only if some answer leads to another outlook.
//!
//! The outlook is the winner, the doubtful groups with their effects, and, unless only the winner
//! matters, the margin and whether play is finished. Everything else, such as the owner of a single
//! point, may differ between equal outlooks.

use crate::color::Color;
use crate::count::{AskAbout, CountSettings};
use crate::position::{Doubt, StoneReading};
use crate::report::{Otherwise, Settlement, Uncertain};
use crate::score::HalfPoints;

/// Probability below which contents of a point are ruled out, unless something hides the point.
const LEAST_PROBABILITY: f64 = 0.005;

/// The part of a count that matters to the user's decisions. Two positions with the same outlook
/// differ in nothing that matters.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Outlook {
    /// The game is far from finished: there is no result.
    Far,
    /// There is a result.
    Counted(CountOutlook),
}

/// The part of a result that matters to the user's decisions.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CountOutlook {
    winner: Option<Color>,
    /// The doubtful groups: `true` if proposed dead, and the result if the group is not as
    /// proposed.
    doubts: Vec<(bool, Option<Otherwise>)>,
    /// The distance between the players; `None` if only the winner matters.
    distance: Option<Distance>,
}

/// The distance by which a game is won, and the facts that may change it.
#[derive(Clone, Debug, PartialEq)]
struct Distance {
    /// Black's margin.
    margin: HalfPoints,
    /// Black's margin if Black moved last; `None` unless the prisoners were deduced.
    margin_if_black_moved_last: Option<HalfPoints>,
    /// True if nothing is left to be played.
    is_finished: bool,
}

impl Outlook {
    /// Returns the outlook of a count whose doubtful groups have been weighed.
    pub(super) fn of(settled: &Settlement, settings: &CountSettings) -> Outlook {
        let score = &settled.score;
        let open = [&score.dame, &score.unsealed, &score.in_atari, &score.teire];
        let distance = Distance {
            margin: score.margin,
            margin_if_black_moved_last: score.margin_if_black_moved_last(),
            is_finished: open.iter().all(|points| points.is_empty()),
        };
        Outlook::Counted(CountOutlook {
            winner: score.winner,
            doubts: settled
                .doubts
                .iter()
                .map(|doubt| (doubt.dead, doubt.otherwise))
                .collect(),
            distance: (settings.ask_about == AskAbout::Margin).then_some(distance),
        })
    }
}

/// Returns the possible contents of a doubtful point other than `read`, the likeliest first.
///
/// Contents are possible if the point's reading does not rule them out, or the reading in one of
/// the photos in `seen` that were combined in it.
pub fn other_stones(
    read: Option<Color>,
    uncertain: &Uncertain,
    seen: &[StoneReading],
) -> Vec<Option<Color>> {
    let is_hidden = match uncertain.why {
        Doubt::Covered | Doubt::OutOfFrame | Doubt::NoLiberties => true,
        Doubt::Glare | Doubt::Ambiguous | Doubt::OffPoint => false,
    };
    let mut others = Vec::new();
    for (stone, probability) in probabilities(&uncertain.reading) {
        let is_possible = is_hidden
            || is_possible_in(&uncertain.reading, stone)
            || seen.iter().any(|reading| is_possible_in(reading, stone));
        if stone != read && is_possible {
            others.push((stone, probability));
        }
    }
    others.sort_by(|a, b| b.1.total_cmp(&a.1));
    others.into_iter().map(|(stone, _)| stone).collect()
}

/// Returns true if `reading` does not rule out `stone`.
fn is_possible_in(reading: &StoneReading, stone: Option<Color>) -> bool {
    probabilities(reading)
        .into_iter()
        .any(|(contents, probability)| contents == stone && probability >= LEAST_PROBABILITY)
}

/// Returns each possible contents of a point with its probability.
pub(super) fn probabilities(reading: &StoneReading) -> [(Option<Color>, f64); 3] {
    [
        (None, reading.empty),
        (Some(Color::Black), reading.black),
        (Some(Color::White), reading.white),
    ]
}
