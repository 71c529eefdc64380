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
    let mut doubts = groups_to_ask(position, &settled.life, settled.score.margin);
    for doubt in &mut doubts {
        doubt.otherwise = count_otherwise(position, settled, settings, doubt);
        if doubt.chain.open_fate.is_some() {
            // Unsettled chains are counted as if they stayed. If this one does, another may be dead.
            let proposed = score_stating(position, settled, settings, &[(&*doubt, doubt.dead)]);
            doubt.margin = proposed.map_or(doubt.margin, |score| score.margin);
        }
    }
    let is_winner_at_stake = is_winner_at_stake(settled, &doubts);
    let (mut kept, idle): (Vec<_>, Vec<_>) =
        doubts
            .into_iter()
            .partition(|doubt| match settings.ask_about {
                AskAbout::Margin => margin_changes(settled, doubt) != Some([HalfPoints(0); 2]),
                AskAbout::Winner => is_winner_at_stake && turns_against_winner(settled, doubt),
            });
    // The sort is stable: groups that change equally much stay in reading order. Those that cannot
    // be counted the other way come last.
    kept.sort_by_key(|doubt| {
        let changes = margin_changes(settled, doubt);
        Reverse(changes.map_or(-1, |changes| {
            let [proposed, otherwise] = changes.map(|change| change.magnitude().0);
            proposed.max(otherwise)
        }))
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
    let flipped: Vec<(&DoubtfulGroup, bool)> =
        groups.iter().map(|&group| (group, !group.dead)).collect();
    score_stating(position, settled, settings, &flipped)
}

/// Returns the score with these fates of groups, `true` for dead ones; `None` if that cannot be
/// counted.
fn score_stating(
    position: &Position,
    settled: &Settlement,
    settings: &CountSettings,
    fates: &[(&DoubtfulGroup, bool)],
) -> Option<Score> {
    let mut stated = settled.life.clone();
    for (group, dead) in fates {
        state_group(&mut stated, &group.points, *dead);
    }
    settlement(position, stated, settings)
        .ok()
        .map(|then| then.score)
}

/// Returns how much Black's margin grows if the group is as proposed, and if it is not; `None` if
/// that cannot be counted. The first is zero unless fates of other chains follow from it.
fn margin_changes(settled: &Settlement, doubt: &DoubtfulGroup) -> Option<[HalfPoints; 2]> {
    let margins = [doubt.margin, doubt.otherwise?.margin];
    Some(margins.map(|margin| margin - settled.score.margin))
}

/// Returns true if all doubts that go against the proposed winner may together cost the win.
fn is_winner_at_stake(settled: &Settlement, doubts: &[DoubtfulGroup]) -> bool {
    let against = doubts
        .iter()
        .filter(|doubt| turns_against_winner(settled, doubt));
    let worst_change = |doubt| {
        let changes = margin_changes(settled, doubt)?.into_iter();
        changes.max_by_key(|&change| loss_of_winner(settled, change))
    };
    let total: Option<HalfPoints> = against.map(worst_change).sum();
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

/// Returns true if the proposed winner may have less because of the group, or if that cannot be
/// counted.
fn turns_against_winner(settled: &Settlement, doubt: &DoubtfulGroup) -> bool {
    let Some(changes) = margin_changes(settled, doubt) else {
        return true;
    };
    changes
        .into_iter()
        .any(|change| loss_of_winner(settled, change) > HalfPoints(0))
}

/// Returns what the proposed winner loses if Black's margin grows by `change`. A draw is lost by any
/// change.
fn loss_of_winner(settled: &Settlement, change: HalfPoints) -> HalfPoints {
    match settled.score.winner {
        Some(Color::Black) => -change,
        Some(Color::White) => change,
        None => change.magnitude(),
    }
}
