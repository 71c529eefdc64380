//! Forms clauses of tokens, each of which states a result or a count.
//!
//! Every player begins a new clause (`Black 184, White 177`), unless the player is the object of a
//! verb (`Black beats White`). Clauses are kept as written: the meaning of a number without a unit
//! depends on the rules and the board, and is worked out by [`super::meaning`].

use super::token::{ClaimToken, Number};
use crate::color::Color;
use crate::score::Unit;

/// A number with its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ClaimedAmount {
    /// The number.
    pub number: Number,
    /// The unit; `None` if not stated.
    pub unit: Option<Unit>,
}

/// The verb of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    /// The subject wins.
    Wins,
    /// The subject loses.
    Loses,
}

/// A clause of a claim.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Clause {
    /// The players in the clause, the subject first.
    pub players: Vec<Color>,
    /// The numbers in the clause.
    pub amounts: Vec<ClaimedAmount>,
    /// The verb; `None` if there is none.
    pub verb: Option<Verb>,
    /// True if the verb is written as a sign, as in game records: `B+2.5`.
    pub is_sign: bool,
    /// True if a number is stated to be a margin.
    pub is_margin: bool,
    /// True if a number is stated to be a count.
    pub is_count: bool,
    /// True if neither player is stated to be ahead.
    pub is_level: bool,
    /// True if two numbers are set against each other.
    pub is_pair: bool,
    /// True if the first number stands before any player.
    begins_with_amount: bool,
    /// True if a player who comes next is the object.
    awaits_object: bool,
}

/// The reason why tokens do not form clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GrammarError {
    /// They do not form a sentence.
    NoSentence,
    /// The game did not end with a count.
    NotCounted,
}

/// Returns the clauses of a claim.
///
/// # Errors
/// [`GrammarError`] if the tokens do not form a sentence, or one that is not about a count.
pub(super) fn parse_clauses(tokens: &[ClaimToken]) -> Result<Vec<Clause>, GrammarError> {
    if tokens.contains(&ClaimToken::NotCounted) {
        return Err(GrammarError::NotCounted);
    }
    let parts = group_tokens(tokens)?;
    let mut clauses: Vec<Clause> = Vec::new();
    let mut current = Clause::default();
    for (index, part) in parts.iter().enumerate() {
        if *part == SentencePart::Stop || current.ends_before(*part) {
            clauses.push(std::mem::take(&mut current));
        }
        let before = index.checked_sub(1).and_then(|before| parts.get(before));
        current.add(*part, before, parts.get(index + 1))?;
    }
    clauses.push(current);
    clauses.retain(|clause| *clause != Clause::default());
    if clauses.is_empty() {
        Err(GrammarError::NoSentence)
    } else {
        Ok(clauses)
    }
}

/// A part of a sentence: a number with its fraction and unit, or another token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SentencePart {
    Player(Color),
    Amount(ClaimedAmount),
    Verb(Verb),
    Plus,
    Minus,
    Margin,
    Count,
    Level,
    Against,
    Pause,
    Stop,
}

impl Clause {
    /// Returns true if the part begins a new clause.
    fn ends_before(&self, part: SentencePart) -> bool {
        match part {
            SentencePart::Player(color) => {
                let is_repeated =
                    self.players == [color] && self.amounts.is_empty() && self.verb.is_none();
                let is_object =
                    self.players.len() == 1 && self.awaits_object && !self.players.contains(&color);
                !self.players.is_empty() && !is_repeated && !is_object
            }
            SentencePart::Amount(_) => {
                self.begins_with_amount
                    && !self.players.is_empty()
                    && self.verb.is_none()
                    && !self.is_pair
            }
            _ => false,
        }
    }

    /// Adds a part, given the parts before and after it.
    fn add(
        &mut self,
        part: SentencePart,
        before: Option<&SentencePart>,
        after: Option<&SentencePart>,
    ) -> Result<(), GrammarError> {
        let mut awaits_object = false;
        match part {
            SentencePart::Player(color) => {
                if !self.players.contains(&color) {
                    self.players.push(color);
                }
                awaits_object =
                    self.players.len() == 1 && self.amounts.is_empty() && self.verb.is_none();
            }
            SentencePart::Amount(amount) => {
                self.begins_with_amount |= self.amounts.is_empty() && self.players.is_empty();
                self.amounts.push(amount);
            }
            SentencePart::Verb(verb) => {
                self.set_verb(verb)?;
                awaits_object = self.players.len() == 1;
            }
            SentencePart::Plus => {
                self.is_sign = true;
                self.set_verb(Verb::Wins)?;
            }
            SentencePart::Minus | SentencePart::Against => {
                let is_amount =
                    |part: Option<&SentencePart>| matches!(part, Some(SentencePart::Amount(_)));
                match (is_amount(before), is_amount(after)) {
                    (true, true) => self.is_pair = true,
                    (false, true) if part == SentencePart::Minus && !self.players.is_empty() => {
                        self.is_sign = true;
                        self.set_verb(Verb::Loses)?;
                    }
                    // A minus without a player does not state a winner.
                    (_, true) if part == SentencePart::Minus => {
                        return Err(GrammarError::NoSentence);
                    }
                    // `Black against White` is not a result by itself; with a number after it the
                    // order assigns the players.
                    (false, false) if part == SentencePart::Against => {
                        awaits_object = self.awaits_object
                    }
                    _ => {}
                }
            }
            SentencePart::Margin => self.is_margin = true,
            SentencePart::Count => self.is_count = true,
            SentencePart::Level => self.is_level = true,
            SentencePart::Pause | SentencePart::Stop => {}
        }
        self.awaits_object = awaits_object;
        Ok(())
    }

    /// Sets the verb.
    ///
    /// # Errors
    /// [`GrammarError::NoSentence`] if the clause has a different verb.
    fn set_verb(&mut self, verb: Verb) -> Result<(), GrammarError> {
        match self.verb.replace(verb) {
            Some(before) if before != verb => Err(GrammarError::NoSentence),
            _ => Ok(()),
        }
    }
}

/// Groups each number with its fraction and its unit.
fn group_tokens(tokens: &[ClaimToken]) -> Result<Vec<SentencePart>, GrammarError> {
    let mut parts = Vec::new();
    let mut rest = tokens;
    while let Some((first, after)) = rest.split_first() {
        let (amount, length) = read_amount(rest);
        if let Some(amount) = amount {
            parts.push(SentencePart::Amount(amount));
            rest = rest.get(length..).unwrap_or_default();
            continue;
        }
        rest = after;
        parts.push(match first {
            ClaimToken::Player(color) => SentencePart::Player(*color),
            ClaimToken::Wins => SentencePart::Verb(Verb::Wins),
            ClaimToken::Loses => SentencePart::Verb(Verb::Loses),
            ClaimToken::Plus => SentencePart::Plus,
            ClaimToken::Minus => SentencePart::Minus,
            ClaimToken::By => SentencePart::Margin,
            ClaimToken::Counts => SentencePart::Count,
            ClaimToken::Level => SentencePart::Level,
            ClaimToken::Against => SentencePart::Against,
            ClaimToken::Pause | ClaimToken::And | ClaimToken::Article => SentencePart::Pause,
            ClaimToken::Stop => SentencePart::Stop,
            // A repeated unit, as in `1/4 zi (zi)`, adds nothing; any other unit without a number
            // is an error.
            ClaimToken::Unit(unit) => match parts
                .iter()
                .rev()
                .find(|part| **part != SentencePart::Pause)
            {
                Some(SentencePart::Amount(amount)) if amount.unit == Some(*unit) => {
                    SentencePart::Pause
                }
                _ => return Err(GrammarError::NoSentence),
            },
            ClaimToken::Number(_) | ClaimToken::One | ClaimToken::Half | ClaimToken::Quarter => {
                return Err(GrammarError::NoSentence);
            }
            ClaimToken::NotCounted | ClaimToken::Filler => SentencePart::Pause,
        });
    }
    Ok(parts)
}

/// Reads the number at the beginning of the tokens with its unit: `2 3/4 zi`, `3 目 half`, `half a
/// point`, `one and a half`. Returns it with the number of tokens it takes.
fn read_amount(tokens: &[ClaimToken]) -> (Option<ClaimedAmount>, usize) {
    let mut number: Option<Number> = None;
    let mut unit = None;
    let mut taken = 0;
    // True after an `and` between a whole number and a fraction.
    let mut has_and = false;
    for (index, token) in tokens.iter().enumerate() {
        let next = tokens.get(index + 1);
        let may_take_fraction = number.is_none_or(Number::is_whole);
        let add = |number: Option<Number>, quarters| {
            Some(Number::fraction(
                number
                    .map_or(0, |number| number.quarters)
                    .saturating_add(quarters),
            ))
        };
        match token {
            ClaimToken::Number(more) if number.is_none() => number = Some(*more),
            // The fraction of a mixed number.
            ClaimToken::Number(more)
                if unit.is_none() && may_take_fraction && more.is_fraction && more.quarters < 4 =>
            {
                number = add(number, more.quarters);
            }
            ClaimToken::One
                if matches!(next, Some(ClaimToken::Half | ClaimToken::Quarter))
                    && unit.is_none() =>
            {
                continue;
            }
            ClaimToken::One if number.is_none() => number = Some(Number::decimal(4)),
            ClaimToken::Article if number.is_none() && unit.is_none() => match next {
                Some(ClaimToken::Unit(_)) => number = Some(Number::decimal(4)),
                Some(ClaimToken::Half | ClaimToken::Quarter) => continue,
                _ => break,
            },
            // `half a point`, `one and a half`.
            ClaimToken::Article | ClaimToken::One
                if number.is_some() && matches!(next, Some(ClaimToken::Unit(_))) =>
            {
                continue;
            }
            ClaimToken::Article if has_and => continue,
            ClaimToken::And
                if number.is_some_and(Number::is_whole)
                    && begins_with_fraction(tokens.get(index + 1..)) =>
            {
                has_and = true;
                continue;
            }
            ClaimToken::Half if may_take_fraction => number = add(number, 2),
            ClaimToken::Quarter if number.is_none() || has_and && may_take_fraction => {
                number = add(number, 1)
            }
            // `three quarters`.
            ClaimToken::Quarter
                if number.is_some_and(|number| {
                    number.is_whole() && (4..16).contains(&number.quarters)
                }) =>
            {
                number = number.map(|number| Number::fraction(number.quarters / 4));
            }
            ClaimToken::Unit(of) if number.is_some() && unit.is_none() => unit = Some(*of),
            _ => break,
        }
        taken = index + 1;
    }
    (number.map(|number| ClaimedAmount { number, unit }), taken)
}

/// Returns true if the tokens begin with a fraction, which an `and` before them joins to a whole
/// number.
fn begins_with_fraction(tokens: Option<&[ClaimToken]>) -> bool {
    let mut tokens = tokens
        .unwrap_or_default()
        .iter()
        .skip_while(|token| matches!(token, ClaimToken::Article | ClaimToken::One));
    match tokens.next() {
        Some(ClaimToken::Half | ClaimToken::Quarter) => true,
        Some(ClaimToken::Number(number)) => number.is_fraction && number.quarters < 4,
        _ => false,
    }
}
