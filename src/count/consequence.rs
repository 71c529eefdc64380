//! Consequence: what hangs on each group in doubt, and which of them are worth a question.

use std::cmp::Reverse;

use crate::color::Color;
use crate::position::Position;
use crate::report::{DoubtfulGroup, Otherwise, Settlement};
use crate::score::{HalfPoints, Score};

use super::dead::state_group;
use super::groups::groups_to_ask;
use super::settle::settlement;
use super::{AskAbout, CountSettings};

/// Finds out what each doubt changes, puts the largest first, and drops those that change nothing of what is asked for.
pub(super) fn weigh(position: &Position, settled: &mut Settlement, settings: &CountSettings) {
    let mut doubts = groups_to_ask(position, &settled.life);
    for doubt in &mut doubts {
        doubt.otherwise = otherwise(position, settled, settings, doubt);
    }
    let winner_at_stake = winner_at_stake(settled, &doubts);
    let matters = |doubt: &DoubtfulGroup| match settings.ask_about {
        AskAbout::Margin => difference(settled, doubt).is_none_or(|difference| difference != HalfPoints(0)),
        AskAbout::Winner => winner_at_stake && turns_against_winner(settled, doubt),
    };
    let (mut kept, idle): (Vec<_>, Vec<_>) = doubts.into_iter().partition(matters);
    // A stable sort: reading order where nothing else decides. What cannot be counted otherwise comes last.
    kept.sort_by_key(|doubt| {
        Reverse(difference(settled, doubt).map_or(-1, |difference| difference.magnitude().0))
    });
    for chain in &mut settled.life.chains {
        let in_doubt = |doubt: &DoubtfulGroup| chain.points.iter().any(|point| doubt.points.contains(point));
        chain.ask &= !idle.iter().any(in_doubt);
    }
    settled.doubts = kept;
}

/// The result if the group is not as proposed.
fn otherwise(
    position: &Position,
    settled: &Settlement,
    settings: &CountSettings,
    doubt: &DoubtfulGroup,
) -> Option<Otherwise> {
    let then = score_otherwise(position, settled, settings, &[doubt])?;
    Some(Otherwise { margin: then.margin, winner: then.winner })
}

/// The score if none of these groups is as proposed; `None` where that cannot be counted.
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
    settlement(position, flipped, settings).ok().map(|then| then.score)
}

/// What Black gains if the group is not as proposed.
fn difference(settled: &Settlement, doubt: &DoubtfulGroup) -> Option<HalfPoints> {
    doubt.otherwise.map(|otherwise| otherwise.margin - settled.score.margin)
}

/// Whether the doubts together, each as bad for the proposed winner as can be, may cost the win.
fn winner_at_stake(settled: &Settlement, doubts: &[DoubtfulGroup]) -> bool {
    let against = doubts.iter().filter(|doubt| turns_against_winner(settled, doubt));
    let Some(worst) = against.map(|doubt| difference(settled, doubt)).sum::<Option<HalfPoints>>() else {
        return true;
    };
    let worst = settled.score.margin + worst;
    match settled.score.winner {
        Some(Color::Black) => worst <= HalfPoints(0),
        Some(Color::White) => worst >= HalfPoints(0),
        None => worst != HalfPoints(0),
    }
}

/// Whether the proposed winner would have less if the group is not as proposed, or nobody knows.
fn turns_against_winner(settled: &Settlement, doubt: &DoubtfulGroup) -> bool {
    difference(settled, doubt).is_none_or(|difference| match settled.score.winner {
        Some(Color::Black) => difference < HalfPoints(0),
        Some(Color::White) => difference > HalfPoints(0),
        None => difference != HalfPoints(0),
    })
}
