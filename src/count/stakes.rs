//! What is at stake with each doubtful group, and which groups are worth a question.
//!
//! For each group the position is counted again with the group's fate flipped. The difference in
//! margin decides whether the group is asked about, and in which order.

use std::cmp::Reverse;

use crate::color::Color;
use crate::point::PointSet;
use crate::position::Position;
use crate::report::{DoubtfulGroup, Otherwise, Settlement};
use crate::score::{HalfPoints, Score};

use super::dead_stones::state_group;
use super::groups::groups_to_ask;
use super::settle::settlement;
use super::{AskAbout, CountSettings};

/// Counts what each doubtful group changes, sorts the groups by that, the largest first, and drops
/// those that change nothing that [`AskAbout`] asks for.
pub(super) fn weigh(position: &Position, settled: &mut Settlement, settings: &CountSettings) {
    let mut doubts = groups_to_ask(position, &settled.life);
    for doubt in &mut doubts {
        doubt.otherwise = count_otherwise(position, settled, settings, doubt);
    }
    let is_winner_at_stake = is_winner_at_stake(settled, &doubts);
    let (mut kept, idle): (Vec<_>, Vec<_>) =
        doubts
            .into_iter()
            .partition(|doubt| match settings.ask_about {
                AskAbout::Margin => margin_change(settled, doubt) != Some(HalfPoints(0)),
                AskAbout::Winner => is_winner_at_stake && turns_against_winner(settled, doubt),
            });
    // The sort is stable: groups that change equally much stay in reading order. Those that cannot
    // be counted the other way come last.
    kept.sort_by_key(|doubt| {
        Reverse(margin_change(settled, doubt).map_or(-1, |change| change.magnitude().0))
    });
    let idle: PointSet = idle.into_iter().flat_map(|doubt| doubt.points).collect();
    for chain in &mut settled.life.chains {
        if chain.points.iter().any(|point| idle.contains(*point)) {
            chain.ask = false;
        }
    }
    settled.doubts = kept;
}

/// Returns the result with the group's proposed fate flipped; `None` if that cannot be counted.
fn count_otherwise(
    position: &Position,
    settled: &Settlement,
    settings: &CountSettings,
    doubt: &DoubtfulGroup,
) -> Option<Otherwise> {
    let score = score_otherwise(position, settled, settings, &[doubt])?;
    Some(Otherwise {
        margin: score.margin,
        winner: score.winner,
    })
}

/// Returns the score with the proposed fates of all these groups flipped; `None` if that cannot be
/// counted.
pub fn score_otherwise(
    position: &Position,
    settled: &Settlement,
    settings: &CountSettings,
    groups: &[&DoubtfulGroup],
) -> Option<Score> {
    let mut flipped = settled.life.clone();
    for group in groups {
        state_group(&mut flipped, &group.points, !group.dead);
    }
    settlement(position, flipped, settings)
        .ok()
        .map(|then| then.score)
}

/// Returns how much Black's margin grows if the group is not as proposed; `None` if that cannot be
/// counted.
fn margin_change(settled: &Settlement, doubt: &DoubtfulGroup) -> Option<HalfPoints> {
    doubt
        .otherwise
        .map(|otherwise| otherwise.margin - settled.score.margin)
}

/// Returns true if all doubts that go against the proposed winner may together cost the win.
fn is_winner_at_stake(settled: &Settlement, doubts: &[DoubtfulGroup]) -> bool {
    let against = doubts
        .iter()
        .filter(|doubt| turns_against_winner(settled, doubt));
    let total: Option<HalfPoints> = against.map(|doubt| margin_change(settled, doubt)).sum();
    let Some(total) = total else {
        // What cannot be counted may cost anything.
        return true;
    };
    let worst = settled.score.margin + total;
    match settled.score.winner {
        Some(Color::Black) => worst <= HalfPoints(0),
        Some(Color::White) => worst >= HalfPoints(0),
        None => worst != HalfPoints(0),
    }
}

/// Returns true if the proposed winner has less if the group is not as proposed, or if that cannot
/// be counted.
fn turns_against_winner(settled: &Settlement, doubt: &DoubtfulGroup) -> bool {
    let Some(change) = margin_change(settled, doubt) else {
        return true;
    };
    match settled.score.winner {
        Some(Color::Black) => change < HalfPoints(0),
        Some(Color::White) => change > HalfPoints(0),
        None => change != HalfPoints(0),
    }
}
