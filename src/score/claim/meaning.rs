//! Works out the readings of a claim under the rules that are played and on the board that is
//! counted.
//!
//! # How it works
//!
//! 1. Each clause is interpreted alone. A clause with a verb, a margin or a count has one or more
//!    readings. A player with nothing but a number (`Black 184`), or a number alone, stays open
//!    ([`ClauseMeaning`]).
//! 2. The open numbers are settled together: if both players have one, or if another clause states
//!    a result, they are counts; otherwise each may be a count or a margin.
//! 3. The readings of all clauses are combined, every one with every other. Contradicting clauses
//!    are an error.
//!
//! What people leave out mostly follows from rules and board: a fraction is in zi if results are in
//! zi, 184 is too large for a margin and 2.5 too small for a count ([`CountFit`]). If more than one
//! reading remains, all are returned.
//!
//! **Invariant:** only what the text can mean becomes a reading, never a default. Each reading is
//! marked as likely or not, and at least one is returned, the likely ones first.
//!
//! **Cost:** a claim has few clauses with at most three readings each, so combining them all is
//! cheap.

use super::grammar::{ClaimedAmount, Clause, Verb};
use super::{Claim, ClaimError, ClaimReading, ClaimedResult};
use crate::color::Color;
use crate::point::BoardSize;
use crate::score::{HalfPoints, Rules, Unit};

/// Interprets the clauses of one claim.
#[derive(Clone, Copy)]
pub(super) struct Interpreter<'a> {
    /// The rules with the numbers of this game.
    pub rules: &'a Rules,
    /// The size of the board.
    pub size: BoardSize,
    /// The text of the claim, for errors.
    pub text: &'a str,
}

/// The degree to which a number fits a side's count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CountFit {
    /// It is a count, if it is part of a result at all.
    Surely,
    /// It may be a count or a margin.
    Perhaps,
    /// It is a count only if hardly anything of that colour is left.
    Hardly,
    /// No side can have such a count on a board of this size.
    Never,
}

/// The meaning of a clause, as far as it follows from the clause alone.
enum ClauseMeaning {
    /// One or more readings, the likeliest first.
    Readings(Vec<ClaimReading>),
    /// A player and a number, which is a count or a margin.
    PlayerAndNumber(Color, ClaimedAmount),
    /// A number alone.
    NumberAlone(ClaimedAmount),
}

impl ClauseMeaning {
    /// Returns the meaning of a clause with a single, likely reading.
    fn certain(claim: Claim) -> ClauseMeaning {
        ClauseMeaning::Readings(vec![likely(claim)])
    }
}

/// A margin that a number can mean.
#[derive(Clone, Copy)]
struct MarginReading {
    margin: HalfPoints,
    is_likely: bool,
}

fn likely(claim: Claim) -> ClaimReading {
    ClaimReading {
        claim,
        is_likely: true,
    }
}

fn unlikely(claim: Claim) -> ClaimReading {
    ClaimReading {
        claim,
        is_likely: false,
    }
}

fn win(winner: Color, by: Option<HalfPoints>) -> Claim {
    Claim {
        result: Some(ClaimedResult::Win { winner, by }),
        ..Claim::default()
    }
}

/// Returns the readings in which `winner` wins by one of the margins.
fn wins_by(winner: Color, margins: Vec<MarginReading>) -> Vec<ClaimReading> {
    let reading = |by: MarginReading| ClaimReading {
        claim: win(winner, Some(by.margin)),
        is_likely: by.is_likely,
    };
    margins.into_iter().map(reading).collect()
}

impl Interpreter<'_> {
    /// Returns the readings of a claim, the likeliest first.
    ///
    /// # Errors
    /// [`ClaimError`] if the clauses state nothing, contradict each other, or state a result that
    /// no board can have.
    pub(super) fn interpret(&self, clauses: &[Clause]) -> Result<Vec<ClaimReading>, ClaimError> {
        // A clause without a player is about the player of the clause before: `Black has 184, wins
        // by 1/4`.
        let mut subject = None;
        let mut meanings = Vec::new();
        for clause in clauses {
            subject = clause.players.first().copied().or(subject);
            meanings.extend(self.interpret_clause(clause, subject)?);
        }
        let are_counts = numbers_are_counts(&meanings);
        let mut all = vec![likely(Claim::default())];
        for meaning in meanings {
            let readings = match meaning {
                ClauseMeaning::Readings(readings) => readings,
                ClauseMeaning::PlayerAndNumber(color, amount) if are_counts => {
                    vec![likely(self.count(Some(color), amount)?)]
                }
                ClauseMeaning::PlayerAndNumber(color, amount) => {
                    self.count_or_margin(color, amount)?
                }
                ClauseMeaning::NumberAlone(amount) => vec![self.number_alone(amount)?],
            };
            all = self.combine(&all, &readings)?;
        }
        // The sort is stable, so that readings that are equally likely stay in the order in which
        // they were found.
        all.sort_by_key(|reading| !reading.is_likely);
        all.dedup_by_key(|reading| reading.claim);
        match all.first() {
            Some(first) if first.claim != Claim::default() => Ok(all),
            _ => Err(self.not_understood()),
        }
    }

    /// Combines every reading of one list with every reading of the other.
    fn combine(
        &self,
        some: &[ClaimReading],
        others: &[ClaimReading],
    ) -> Result<Vec<ClaimReading>, ClaimError> {
        let mut combined = Vec::new();
        for one in some {
            for other in others {
                let claim = one
                    .claim
                    .combine(&other.claim)
                    .ok_or_else(|| self.contradictory())?;
                combined.push(ClaimReading {
                    claim,
                    is_likely: one.is_likely && other.is_likely,
                });
            }
        }
        Ok(combined)
    }

    /// Interprets a clause. `subject` is its player, or that of the clause before it.
    fn interpret_clause(
        &self,
        clause: &Clause,
        subject: Option<Color>,
    ) -> Result<Vec<ClauseMeaning>, ClaimError> {
        if clause.is_level {
            return Ok(vec![ClauseMeaning::certain(self.level(clause)?)]);
        }
        let may_be_dash = clause.is_sign && clause.verb == Some(Verb::Loses);
        match (clause.verb, clause.amounts.as_slice()) {
            // In `Black - 184.5` the sign is a dash and does not mean a loss.
            (Some(_), [amount]) if may_be_dash && self.fit(*amount) == CountFit::Surely => {
                let subject = subject.ok_or_else(|| self.not_understood())?;
                Ok(vec![ClauseMeaning::PlayerAndNumber(subject, *amount)])
            }
            (Some(verb), _) => {
                let subject = subject.ok_or_else(|| self.no_player())?;
                let winner = if verb == Verb::Wins {
                    subject
                } else {
                    subject.opponent()
                };
                self.with_verb(clause, subject, winner)
            }
            (None, [first, second]) if clause.is_pair => {
                Ok(vec![self.pair(clause, *first, *second)?])
            }
            (None, amounts) => match clause.players.as_slice() {
                [player] => Ok(vec![self.without_verb(clause, *player, amounts)?]),
                [] if clause.is_margin && !amounts.is_empty() => Err(self.no_player()),
                [] => match amounts {
                    [amount] => Ok(vec![ClauseMeaning::NumberAlone(*amount)]),
                    [first, second] if first.number == second.number => {
                        Ok(vec![ClauseMeaning::NumberAlone(*first)])
                    }
                    _ => Err(self.not_understood()),
                },
                _ => Err(self.not_understood()),
            },
        }
    }

    /// Interprets a pair of counts: `184:177`. Without a player the first is Black's, by
    /// convention; the reverse is an unlikely reading.
    fn pair(
        &self,
        clause: &Clause,
        first: ClaimedAmount,
        second: ClaimedAmount,
    ) -> Result<ClauseMeaning, ClaimError> {
        let counts = |player: Color| {
            let first = self.count(Some(player), first)?;
            let second = self.count(Some(player.opponent()), second)?;
            first.combine(&second).ok_or_else(|| self.not_understood())
        };
        Ok(match clause.players.first() {
            Some(player) => ClauseMeaning::certain(counts(*player)?),
            None => ClauseMeaning::Readings(vec![
                likely(counts(Color::Black)?),
                unlikely(counts(Color::White)?),
            ]),
        })
    }

    /// Interprets a clause in which a player wins or loses, with no number, a margin, or a count
    /// and a margin.
    fn with_verb(
        &self,
        clause: &Clause,
        subject: Color,
        winner: Color,
    ) -> Result<Vec<ClauseMeaning>, ClaimError> {
        match clause.amounts.as_slice() {
            [] => Ok(vec![ClauseMeaning::certain(win(winner, None))]),
            [amount] => Ok(vec![
                self.with_verb_and_number(clause, subject, winner, *amount)?,
            ]),
            [first, second] => self.with_verb_and_two_numbers(subject, winner, first, second),
            _ => Err(self.not_understood()),
        }
    }

    /// Interprets a player who wins or loses with one number.
    fn with_verb_and_number(
        &self,
        clause: &Clause,
        subject: Color,
        winner: Color,
        amount: ClaimedAmount,
    ) -> Result<ClauseMeaning, ClaimError> {
        let margins = self.margins(amount, clause.is_sign);
        let is_surely_margin =
            clause.is_sign || clause.is_margin || amount.unit == Some(Unit::Points);
        if is_surely_margin || self.fit(amount) != CountFit::Surely {
            return Ok(ClauseMeaning::Readings(wins_by(winner, margins?)));
        }
        // `黑185子胜` states a count, and that it is enough to win.
        let mut readings = Vec::new();
        readings.extend(
            self.count(Some(subject), amount)?
                .combine(&win(winner, None))
                .map(likely),
        );
        for by in margins.unwrap_or_default() {
            readings.push(unlikely(win(winner, Some(by.margin))));
        }
        Ok(ClauseMeaning::Readings(readings))
    }

    /// Interprets a player who wins or loses with two numbers: a count and a margin, or the same
    /// margin twice.
    fn with_verb_and_two_numbers(
        &self,
        subject: Color,
        winner: Color,
        first: &ClaimedAmount,
        second: &ClaimedAmount,
    ) -> Result<Vec<ClauseMeaning>, ClaimError> {
        let first_is_count = self.fit(*first) == CountFit::Surely;
        let second_is_count = self.fit(*second) == CountFit::Surely;
        let (count, by) = match (first_is_count, second_is_count) {
            // Once in zi and once in points, however large: as counts both numbers would be the
            // same.
            _ if first.unit != second.unit && self.is_same(first, second) => (None, first),
            (true, false) => (Some(first), second),
            (false, true) => (Some(second), first),
            // The same margin twice.
            _ if self.margin_of(first).is_some()
                && self.margin_of(first) == self.margin_of(second) =>
            {
                (None, first)
            }
            _ => return Err(self.contradictory()),
        };
        let by = self.margins(*by, true)?.first().map(|by| by.margin);
        let mut meanings = vec![ClauseMeaning::certain(win(winner, by))];
        if let Some(count) = count {
            meanings.push(ClauseMeaning::certain(self.count(Some(subject), *count)?));
        }
        Ok(meanings)
    }

    /// Interprets a player and a number: `White by 2.5`, `Black has 184`, `Black 184`.
    fn without_verb(
        &self,
        clause: &Clause,
        player: Color,
        amounts: &[ClaimedAmount],
    ) -> Result<ClauseMeaning, ClaimError> {
        let (first, rest) = amounts.split_first().ok_or_else(|| self.not_understood())?;
        if !rest.iter().all(|amount| self.is_same(first, amount)) {
            return Err(self.contradictory());
        }
        if clause.is_count {
            return Ok(ClauseMeaning::certain(self.count(Some(player), *first)?));
        }
        if clause.is_margin || !rest.is_empty() {
            return Ok(ClauseMeaning::Readings(wins_by(
                player,
                self.margins(*first, false)?,
            )));
        }
        Ok(ClauseMeaning::PlayerAndNumber(player, *first))
    }

    /// Returns the likeliest margin that a number states in a record; `None` if it cannot be a
    /// margin.
    fn margin_of(&self, amount: &ClaimedAmount) -> Option<HalfPoints> {
        self.margins(*amount, true)
            .ok()?
            .first()
            .map(|by| by.margin)
    }

    /// Returns true if both state the same: the same number, or the same margin in zi and in
    /// points.
    fn is_same(&self, first: &ClaimedAmount, second: &ClaimedAmount) -> bool {
        if first.unit == second.unit {
            return first.number == second.number;
        }
        self.margin_of(first).is_some() && self.margin_of(first) == self.margin_of(second)
    }

    /// Interprets a player with a number as a count (`Black 184.5`), a margin (`W 2.5`), or both if
    /// it may be either.
    fn count_or_margin(
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

    /// Interprets a number alone as a count of either side, or zero as a draw.
    fn number_alone(&self, amount: ClaimedAmount) -> Result<ClaimReading, ClaimError> {
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

    /// Interprets a number as the count of a side, or of either side for `None`. One zi of a side's
    /// count is one point.
    fn count(&self, side: Option<Color>, amount: ClaimedAmount) -> Result<Claim, ClaimError> {
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
    fn fit(&self, amount: ClaimedAmount) -> CountFit {
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
    fn margins(
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

    /// Interprets a clause that states a draw, or a tie that a player wins.
    fn level(&self, clause: &Clause) -> Result<Claim, ClaimError> {
        if clause
            .amounts
            .iter()
            .any(|amount| amount.number.quarters != 0)
        {
            return Err(self.contradictory());
        }
        match (clause.verb, clause.players.as_slice()) {
            (None, []) => Ok(Claim {
                result: Some(ClaimedResult::Draw),
                ..Claim::default()
            }),
            (Some(Verb::Wins), [winner]) => Ok(win(*winner, Some(HalfPoints(0)))),
            _ => Err(self.not_understood()),
        }
    }

    fn not_understood(&self) -> ClaimError {
        ClaimError::NotUnderstood {
            text: self.text.to_owned(),
            at: None,
        }
    }

    fn no_player(&self) -> ClaimError {
        ClaimError::NoPlayer {
            text: self.text.to_owned(),
        }
    }

    fn no_such_amount(&self) -> ClaimError {
        ClaimError::NoSuchAmount {
            text: self.text.to_owned(),
        }
    }

    fn no_such_count(&self) -> ClaimError {
        ClaimError::NoSuchCount {
            text: self.text.to_owned(),
            points: self.size.area(),
        }
    }

    fn contradictory(&self) -> ClaimError {
        ClaimError::Contradictory {
            text: self.text.to_owned(),
        }
    }
}

/// Returns true if the numbers beside players are counts: both players have one, or another clause
/// states a result.
fn numbers_are_counts(meanings: &[ClauseMeaning]) -> bool {
    let mut players = Vec::new();
    for meaning in meanings {
        if let ClauseMeaning::PlayerAndNumber(color, _) = meaning {
            players.push(*color);
        }
    }
    let both_have_one = players.len() == 2 && players.first() != players.last();
    both_have_one || !players.is_empty() && meanings.len() > players.len()
}

fn to_half_points(half_points: u32) -> HalfPoints {
    HalfPoints(i32::try_from(half_points).unwrap_or(i32::MAX))
}
