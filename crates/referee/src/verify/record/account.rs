//! What became of the board since the record, in one value: what one sentence tells.

use shuzi::color::Color;

use super::difference::{Absence, Against, Spot};
use super::extent::Extent;
use super::{Balance, Continuation, RecordFindings};

/// Which position of the record the board shows, and what became of it since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account<'a> {
    /// The position, with all that differs.
    pub shown: &'a Against,
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
    pub fn shown(&self) -> &Against {
        self.earlier.as_ref().unwrap_or(&self.last)
    }

    /// What became of the board since the record.
    pub fn account(&self) -> Account<'_> {
        let shown = self.shown();
        let (played, passes) = match (self.extent(), &self.continuation) {
            (Extent::StopsShort { passes, .. }, Some(Continuation::Playable { moves, .. })) => {
                let is_dame = |spot: &Spot| shown.dame().any(|dame| dame.at == *spot);
                (moves.iter().filter(|(_, spot)| !is_dame(spot)).copied().collect(), passes)
            }
            _ => (Vec::new(), 0),
        };
        let captured = shown.missing.iter().filter(|missing| missing.why == Absence::Captured);
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

    /// Stones of `color` that the board has more than the record for what became of it; below zero, fewer.
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
            .filter(|missing| missing.color == color && missing.why != Absence::Unexplained);
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        number(came.count()) - number(left.count())
    }

    /// Whether a side's stones add up with what became of the board. Prisoners that were counted may hold the dead
    /// stones that were taken off, or not.
    pub fn adds_up(&self, side: &Balance) -> bool {
        self.surplus(side) == 0
    }

    /// The stones that a side has too many, or too few below zero, when what became of the board is accounted for.
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
