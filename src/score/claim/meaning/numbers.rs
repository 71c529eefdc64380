//! Works out the meaning of a number in a claim: a side's count, a margin, or possibly either.
//!
//! What is left out follows from the rules and the size of the board. [`CountFit`] rates a number as
//! a count by its size; `margins` lists the units in which it can be a margin.

use crate::color::Color;
use crate::score::claim::grammar::ClaimedAmount;
use crate::score::claim::{Claim, ClaimError, ClaimReading, ClaimedResult};
use crate::score::{HalfPoints, Unit};

use super::{Interpreter, likely, unlikely, wins_by};

/// The degree to which a number fits a side's count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CountFit {
    /// It is a count, if it is part of a result at all.
    Surely,
    /// It may be a count or a margin.
    Perhaps,
    /// It is a count only if hardly anything of that colour is left.
    Hardly,
    /// No side can have such a count on a board of this size.
    Never,
}

/// A margin that a number can mean.
#[derive(Clone, Copy)]
pub(super) struct MarginReading {
    pub(super) margin: HalfPoints,
    pub(super) is_likely: bool,
}

impl Interpreter<'_> {
    /// Interprets a player with a number as a count (`Black 184.5`), a margin (`W 2.5`), or both if
    /// it may be either.
    pub(super) fn count_or_margin(
        &self,
        player: Color,
        amount: ClaimedAmount,
    ) -> Result<Vec<ClaimReading>, ClaimError> {
        let margins = self.margins(amount, false);
        let count = self.count(Some(player), amount);
        let as_margin = wins_by(player, margins.clone().unwrap_or_default());
        let as_unlikely_margin = as_margin.iter().map(|reading| unlikely(reading.claim));
        let as_count = count.clone().ok();
        let readings: Vec<ClaimReading> = match self.fit(amount) {
            CountFit::Surely => as_count
                .map(likely)
                .into_iter()
                .chain(as_unlikely_margin)
                .collect(),
            CountFit::Perhaps => as_count.map(likely).into_iter().chain(as_margin).collect(),
            CountFit::Hardly => as_margin
                .into_iter()
                .chain(as_count.map(unlikely))
                .collect(),
            // A count that no side can have is not a margin either: `黑184又1/4子`, 400 on a board of
            // 361 points.
            CountFit::Never if self.is_too_large_for_margin(amount) => {
                return Err(self.no_such_count());
            }
            CountFit::Never => as_margin,
        };
        if readings.is_empty() {
            return Err(margins
                .err()
                .or(count.err())
                .unwrap_or_else(|| self.not_understood()));
        }
        Ok(readings)
    }

    /// Interprets a number alone as a count of either side, or zero as a draw.
    pub(super) fn number_alone(&self, amount: ClaimedAmount) -> Result<ClaimReading, ClaimError> {
        if amount.number.quarters == 0 {
            return Ok(likely(Claim {
                result: Some(ClaimedResult::Draw),
                ..Claim::default()
            }));
        }
        match self.fit(amount) {
            CountFit::Surely | CountFit::Perhaps => self.count(None, amount).map(likely),
            CountFit::Hardly => Err(self.no_player()),
            CountFit::Never => Err(self.no_such_count()),
        }
    }

    /// Returns true if a number beside a player is so large that it must be meant as a count.
    fn is_too_large_for_margin(&self, amount: ClaimedAmount) -> bool {
        let points = usize::try_from(amount.number.quarters / 4).unwrap_or(usize::MAX);
        let most = if self.rules.counts_area() {
            self.size.area() / 3
        } else {
            self.size.area()
        };
        points > most
    }

    /// Interprets a number as the count of a side, or of either side for `None`. One zi of a side's
    /// count is one point.
    pub(super) fn count(
        &self,
        side: Option<Color>,
        amount: ClaimedAmount,
    ) -> Result<Claim, ClaimError> {
        let quarters = amount.number.quarters;
        if !quarters.is_multiple_of(2) {
            return Err(self.no_such_amount());
        }
        if self.fit(amount) == CountFit::Never {
            return Err(self.no_such_count());
        }
        let points = Some(to_half_points(quarters / 2));
        let mut claim = Claim::default();
        match side {
            Some(color) => claim.counts[color] = points,
            None => claim.count_of_either = points,
        }
        Ok(claim)
    }

    /// Returns the degree to which a number fits a side's count.
    pub(super) fn fit(&self, amount: ClaimedAmount) -> CountFit {
        let points = usize::try_from(amount.number.quarters / 4).unwrap_or(usize::MAX);
        let all = self.size.area();
        let counts_area = self.rules.counts_area();
        let is_more_than_all = points > all || points == all && !amount.number.is_whole();
        // Territory and prisoners are whole points; area may have half a neutral point.
        let has_wrong_fraction =
            !amount.number.quarters.is_multiple_of(2) || !counts_area && !amount.number.is_whole();
        // By area both sides together have the whole board; by territory there may be little.
        let (surely, perhaps) = if counts_area {
            (all / 3, all / 6)
        } else {
            (all / 8, all / 36)
        };
        if is_more_than_all || has_wrong_fraction {
            CountFit::Never
        } else if points > surely {
            CountFit::Surely
        } else if points >= perhaps {
            CountFit::Perhaps
        } else {
            CountFit::Hardly
        }
    }

    /// Returns the margins that a number can mean, the likeliest first.
    ///
    /// Without a unit a fraction is in the unit of the rules. A decimal number is in points, as in
    /// game records; under rules with results in zi it may also be in zi, unless it is written as
    /// in a record (`is_record`).
    pub(super) fn margins(
        &self,
        amount: ClaimedAmount,
        is_record: bool,
    ) -> Result<Vec<MarginReading>, ClaimError> {
        let quarters = amount.number.quarters;
        let zi = to_half_points(quarters);
        let points = if quarters.is_multiple_of(2) {
            Some(to_half_points(quarters / 2))
        } else {
            None
        };
        let is_told_in_zi = self.rules.conventions.unit == Unit::Zi;
        let is_surely_zi = match amount.unit {
            Some(unit) => unit == Unit::Zi,
            None => is_told_in_zi && (amount.number.is_fraction || points.is_none()),
        };
        let reading = |margin, is_likely| MarginReading { margin, is_likely };
        if is_surely_zi {
            return Ok(vec![reading(zi, true)]);
        }
        let points = points.ok_or_else(|| self.no_such_amount())?;
        let may_be_zi = amount.unit.is_none() && is_told_in_zi && points != zi;
        if !may_be_zi {
            return Ok(vec![reading(points, true)]);
        }
        if is_record {
            return Ok(vec![reading(points, true), reading(zi, false)]);
        }
        Ok(match (self.is_possible(points), self.is_possible(zi)) {
            (true, true) => vec![reading(points, true), reading(zi, true)],
            (false, true) => vec![reading(zi, true), reading(points, false)],
            _ => vec![reading(points, true), reading(zi, false)],
        })
    }

    /// Returns true if a count under these rules can give this margin. The counts differ by whole
    /// points, so the points that White receives decide whether the margin has a half.
    fn is_possible(&self, margin: HalfPoints) -> bool {
        (margin - self.rules.white_is_given()).0 % 2 == 0
    }

    /// Returns the likeliest margin that a number states in a record; `None` if it cannot be a
    /// margin.
    pub(super) fn margin_of(&self, amount: &ClaimedAmount) -> Option<HalfPoints> {
        self.margins(*amount, true)
            .ok()?
            .first()
            .map(|by| by.margin)
    }

    /// Returns true if both state the same: the same number, or the same margin in zi and in
    /// points.
    pub(super) fn is_same(&self, first: &ClaimedAmount, second: &ClaimedAmount) -> bool {
        if first.unit == second.unit {
            return first.number == second.number;
        }
        self.margin_of(first).is_some() && self.margin_of(first) == self.margin_of(second)
    }
}

fn to_half_points(half_points: u32) -> HalfPoints {
    HalfPoints(i32::try_from(half_points).unwrap_or(i32::MAX))
}
