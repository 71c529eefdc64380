//! A summary of the differences between the board and the record.

use shuzi::color::Color;

use super::difference::{AbsenceReason, PositionComparison, Spot};
use super::record_end::RecordEnd;
use super::{Balance, Continuation, RecordFindings};

/// The position of the record that the board shows, and what happened since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account<'a> {
    /// The position, with all that differs.
    pub shown: &'a PositionComparison,
    /// Dead stones that were taken off.
    pub lifted: Vec<Spot>,
    /// Dame that were filled.
    pub dame: Vec<Spot>,
    /// Stones that may have been played after the record's end, in an order in which they can be, without the dame.
    pub played: Vec<(Color, Spot)>,
    /// Passes that this order needs.
    pub passes: usize,
    /// Stones that these moves may have captured.
    pub captured: Vec<Spot>,
    /// Differences beside all that, a moved stone as one.
    pub others: usize,
}

impl RecordFindings {
    /// The position of the record that the board shows.
    pub fn shown(&self) -> &PositionComparison {
        self.earlier.as_ref().unwrap_or(&self.last)
    }

    /// Summarises what happened to the board since the record.
    pub fn account(&self) -> Account<'_> {
        let shown = self.shown();
        let (played, passes) = match (self.record_end(), &self.continuation) {
            (RecordEnd::StopsShort { passes, .. }, Some(Continuation::Playable { moves, .. })) => {
                let is_dame = |spot: &Spot| shown.dame().any(|dame| dame.at == *spot);
                (moves.iter().filter(|(_, spot)| !is_dame(spot)).copied().collect(), passes)
            }
            _ => (Vec::new(), 0),
        };
        let captured = shown.missing.iter().filter(|missing| missing.why == AbsenceReason::Captured);
        Account {
            lifted: shown.lifted().map(|missing| missing.at).collect(),
            dame: shown.dame().map(|extra| extra.at).collect(),
            others: shown.unexplained().saturating_sub(played.len()),
            played,
            passes,
            captured: captured.map(|missing| missing.at).collect(),
            shown,
        }
    }

    /// Returns the number of stones of `color` that the board should have beyond the record's,
    /// given what happened since; negative for fewer.
    pub fn accounted(&self, color: Color) -> i64 {
        let shown = self.shown();
        let account = self.account();
        let came = shown.extra.iter().filter(|extra| {
            let is_played = account.played.iter().any(|&(_, spot)| spot == extra.at);
            extra.color == color && (is_played || account.dame.contains(&extra.at))
        });
        let left = shown
            .missing
            .iter()
            .filter(|missing| missing.color == color && missing.why != AbsenceReason::Unexplained);
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        number(came.count()) - number(left.count())
    }

    /// Returns true if a side's stones add up, given what happened to the board. Counted prisoners
    /// may or may not include the dead stones that were removed.
    pub fn adds_up(&self, side: &Balance) -> bool {
        self.surplus(side) == 0
    }

    /// Returns the number of surplus stones of a side, negative for missing ones, given what
    /// happened to the board.
    pub fn surplus(&self, side: &Balance) -> i64 {
        let accounted = self.accounted(side.color);
        match side.stated_surplus() {
            None => side.surplus() - accounted,
            Some(stated) => {
                let lifted = self.shown().lifted().filter(|missing| missing.color == side.color).count();
                let with_the_dead = stated - accounted - i64::try_from(lifted).unwrap_or(i64::MAX);
                let without = stated - accounted;
                if with_the_dead.abs() < without.abs() { with_the_dead } else { without }
            }
        }
    }
}
