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
//! **Cost:** a clause has at most three readings. However often clauses repeat what others state,
//! each claim is kept once, so few readings remain, and combining them all is cheap.

mod numbers;

use super::grammar::{ClaimedAmount, Clause, Verb};
use super::{Claim, ClaimError, ClaimReading, ClaimedResult};
use crate::color::Color;
use crate::point::BoardSize;
use crate::score::{HalfPoints, Rules, Unit};

use numbers::{CountFit, MarginReading};

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
        match all.first() {
            Some(first) if first.claim != Claim::default() => Ok(all),
            _ => Err(self.not_understood()),
        }
    }

    /// Combines every reading of one list with every reading of the other, and returns each claim
    /// once.
    fn combine(
        &self,
        some: &[ClaimReading],
        others: &[ClaimReading],
    ) -> Result<Vec<ClaimReading>, ClaimError> {
        let mut combined: Vec<ClaimReading> = Vec::new();
        for one in some {
            for other in others {
                let claim = one
                    .claim
                    .combine(&other.claim)
                    .ok_or_else(|| self.contradictory())?;
                let is_likely = one.is_likely && other.is_likely;
                match combined.iter_mut().find(|reading| reading.claim == claim) {
                    Some(reading) => reading.is_likely |= is_likely,
                    None => combined.push(ClaimReading { claim, is_likely }),
                }
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
