//! A summary of the differences between the board and the record.

use shuzi::color::Color;

use super::difference::{AbsenceReason, MatchedPoint, PositionComparison};
use super::record_end::RecordEnd;
use super::{Balance, Continuation, RecordFindings};

/// The position of the record that the board shows, and what happened since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account<'a> {
    /// The comparison with that position.
    pub shown: &'a PositionComparison,
    /// Dead stones that were removed.
    pub lifted: Vec<MatchedPoint>,
    /// Dame that were filled.
    pub dame: Vec<MatchedPoint>,
    /// Stones that may have been played after the record's end, in a possible order, without the
    /// dame.
    pub played: Vec<(Color, MatchedPoint)>,
    /// Number of passes that this order needs.
    pub passes: usize,
    /// Stones that these moves may have captured.
    pub captured: Vec<MatchedPoint>,
    /// Number of differences besides these; a moved stone counts once.
    pub others: usize,
}

impl RecordFindings {
    /// Returns the comparison with the position of the record that the board shows.
    pub fn comparison(&self) -> &PositionComparison {
        self.earlier.as_ref().unwrap_or(&self.last)
    }

    /// Summarises what happened to the board since the record.
    pub fn account(&self) -> Account<'_> {
        let shown = self.comparison();
        let (played, passes) = match (self.record_end(), &self.continuation) {
            (RecordEnd::StopsShort { passes, .. }, Some(Continuation::Playable { moves, .. })) => {
                let is_dame =
                    |point: &MatchedPoint| shown.dame_stones().any(|dame| dame.at == *point);
                (
                    moves
                        .iter()
                        .filter(|(_, point)| !is_dame(point))
                        .copied()
                        .collect(),
                    passes,
                )
            }
            _ => (Vec::new(), 0),
        };
        let captured = shown
            .missing
            .iter()
            .filter(|missing| missing.why == AbsenceReason::Captured);
        Account {
            lifted: shown.lifted_stones().map(|missing| missing.at).collect(),
            dame: shown.dame_stones().map(|extra| extra.at).collect(),
            others: shown.count_unexplained().saturating_sub(played.len()),
            played,
            passes,
            captured: captured.map(|missing| missing.at).collect(),
            shown,
        }
    }

    /// Returns the number of stones of `color` that the board should have beyond the record's,
    /// given what happened since; negative for fewer.
    pub fn expected_change(&self, color: Color) -> i64 {
        let shown = self.comparison();
        let account = self.account();
        let added = shown.extra.iter().filter(|extra| {
            let is_played = account.played.iter().any(|&(_, point)| point == extra.at);
            extra.color == color && (is_played || account.dame.contains(&extra.at))
        });
        let removed = shown
            .missing
            .iter()
            .filter(|missing| missing.color == color && missing.why != AbsenceReason::Unexplained);
        to_i64(added.count()) - to_i64(removed.count())
    }

    /// Returns true if a side's stones add up, given what happened to the board. Counted prisoners
    /// may or may not include the dead stones that were removed.
    pub fn adds_up(&self, side: &Balance) -> bool {
        self.surplus(side) == 0
    }

    /// Returns the number of surplus stones of a side, negative for missing ones, given what
    /// happened to the board.
    pub fn surplus(&self, side: &Balance) -> i64 {
        let expected = self.expected_change(side.color);
        match side.stated_surplus() {
            None => side.surplus() - expected,
            Some(stated) => {
                let lifted = self.comparison().lifted_stones();
                let lifted = lifted.filter(|missing| missing.color == side.color).count();
                // It is not known whether the removed dead stones are among the counted prisoners;
                // the reading that is closer to adding up is used.
                let with_lifted = stated - expected - to_i64(lifted);
                let without_lifted = stated - expected;
                if with_lifted.abs() < without_lifted.abs() {
                    with_lifted
                } else {
                    without_lifted
                }
            }
        }
    }
}

fn to_i64(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
