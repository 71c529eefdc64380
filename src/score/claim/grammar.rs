//! Grammar: tokens as one or more clauses, each of which tells a result or a count.
//!
//! A clause begins with each player (`Black 184, White 177`), unless the player is the object of a verb (`Black beats
//! White`). What a clause tells is kept as it was written: what a number without a unit means depends on the rules and on
//! the board, which [`super::meaning`] knows.

use super::token::{Number, ClaimToken};
use crate::color::Color;
use crate::score::Unit;

/// A number with what it counts, where that was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ClaimedAmount {
    /// The number.
    pub number: Number,
    /// Its unit.
    pub unit: Option<Unit>,
}

/// Who wins, as a clause tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    /// The subject does.
    Wins,
    /// The subject does not.
    Loses,
}

/// What a clause tells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Clause {
    /// The players, the subject first.
    pub players: Vec<Color>,
    /// The numbers.
    pub amounts: Vec<ClaimedAmount>,
    /// Who wins.
    pub verb: Option<Verb>,
    /// Whether the verb was written as a sign, as in game records: `B+2.5`.
    pub is_sign: bool,
    /// Whether a number is said to be a margin.
    pub is_margin: bool,
    /// Whether a number is said to be a count.
    pub is_count: bool,
    /// Whether nobody is said to be ahead.
    pub is_level: bool,
    /// Whether two numbers are set against each other.
    pub is_pair: bool,
    begins_with_amount: bool,
    /// Whether a player who comes next is the object.
    awaits_object: bool,
}

/// What is wrong with the tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GrammarError {
    /// They make no sentence.
    NoSentence,
    /// The game did not end with a count.
    NotCounted,
}

/// Returns the clauses of a claim.
///
/// # Errors
/// [`GrammarError`] where the tokens make no sentence, or one about no count.
pub(super) fn clauses(tokens: &[ClaimToken]) -> Result<Vec<Clause>, GrammarError> {
    if tokens.contains(&ClaimToken::NotCounted) {
        return Err(GrammarError::NotCounted);
    }
    let items = items(tokens)?;
    let mut clauses: Vec<Clause> = Vec::new();
    let mut current = Clause::default();
    for (index, item) in items.iter().enumerate() {
        if *item == SentencePart::Stop || current.ends_before(*item) {
            clauses.push(std::mem::take(&mut current));
        }
        current.take(
            *item,
            index.checked_sub(1).and_then(|before| items.get(before)),
            items.get(index + 1),
        )?;
    }
    clauses.push(current);
    clauses.retain(|clause| *clause != Clause::default());
    if clauses.is_empty() { Err(GrammarError::NoSentence) } else { Ok(clauses) }
}

/// A token, with numbers put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SentencePart {
    Player(Color),
    ClaimedAmount(ClaimedAmount),
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
    fn ends_before(&self, item: SentencePart) -> bool {
        match item {
            SentencePart::Player(color) => {
                let repeated = self.players == [color] && self.amounts.is_empty() && self.verb.is_none();
                let is_object =
                    self.players.len() == 1 && self.awaits_object && !self.players.contains(&color);
                !self.players.is_empty() && !repeated && !is_object
            }
            SentencePart::ClaimedAmount(_) => {
                self.begins_with_amount && !self.players.is_empty() && self.verb.is_none() && !self.is_pair
            }
            _ => false,
        }
    }

    fn take(&mut self, item: SentencePart, before: Option<&SentencePart>, behind: Option<&SentencePart>) -> Result<(), GrammarError> {
        let mut awaits_object = false;
        match item {
            SentencePart::Player(color) => {
                if !self.players.contains(&color) {
                    self.players.push(color);
                }
                awaits_object = self.players.len() == 1 && self.amounts.is_empty() && self.verb.is_none();
            }
            SentencePart::ClaimedAmount(amount) => {
                self.begins_with_amount |= self.amounts.is_empty() && self.players.is_empty();
                self.amounts.push(amount);
            }
            SentencePart::Verb(verb) => {
                self.set(verb)?;
                awaits_object = self.players.len() == 1;
            }
            SentencePart::Plus => {
                self.is_sign = true;
                self.set(Verb::Wins)?;
            }
            SentencePart::Minus | SentencePart::Against => {
                let is_between = |item: Option<&SentencePart>| matches!(item, Some(SentencePart::ClaimedAmount(_)));
                match (is_between(before), is_between(behind)) {
                    (true, true) => self.is_pair = true,
                    (false, true) if item == SentencePart::Minus && !self.players.is_empty() => {
                        self.is_sign = true;
                        self.set(Verb::Loses)?;
                    }
                    // A minus without a player tells nothing of who wins.
                    (_, true) if item == SentencePart::Minus => return Err(GrammarError::NoSentence),
                    // `Black against White` without a number is no result; with one the order tells whose is whose.
                    (false, false) if item == SentencePart::Against => awaits_object = self.awaits_object,
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

    fn set(&mut self, verb: Verb) -> Result<(), GrammarError> {
        match self.verb.replace(verb) {
            Some(before) if before != verb => Err(GrammarError::NoSentence),
            _ => Ok(()),
        }
    }
}

/// The tokens with each number, its fraction and its unit put together.
fn items(tokens: &[ClaimToken]) -> Result<Vec<SentencePart>, GrammarError> {
    let mut items = Vec::new();
    let mut rest = tokens;
    while let Some((first, behind)) = rest.split_first() {
        let (amount, length) = amount(rest);
        if let Some(amount) = amount {
            items.push(SentencePart::ClaimedAmount(amount));
            rest = rest.get(length..).unwrap_or_default();
            continue;
        }
        rest = behind;
        items.push(match first {
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
            // A unit once more, as in `1/4 zi (zi)`, says nothing new; another one has no number.
            ClaimToken::Unit(unit) => match items.iter().rev().find(|item| **item != SentencePart::Pause) {
                Some(SentencePart::ClaimedAmount(amount)) if amount.unit == Some(*unit) => SentencePart::Pause,
                _ => return Err(GrammarError::NoSentence),
            },
            ClaimToken::Number(_) | ClaimToken::One | ClaimToken::Half | ClaimToken::Quarter => {
                return Err(GrammarError::NoSentence);
            }
            ClaimToken::NotCounted | ClaimToken::Filler => SentencePart::Pause,
        });
    }
    Ok(items)
}

/// The number at the beginning of the tokens with its unit, and how many tokens it takes: `2 3/4 zi`, `3 目 half`,
/// `half a point`, `one and a half`.
fn amount(tokens: &[ClaimToken]) -> (Option<ClaimedAmount>, usize) {
    let mut number: Option<Number> = None;
    let mut unit = None;
    let mut taken = 0;
    let mut is_joined = false;
    for (index, token) in tokens.iter().enumerate() {
        let next = tokens.get(index + 1);
        let may_be_joined = number.is_none_or(Number::is_whole);
        let add = |number: Option<Number>, quarters| {
            Some(Number::fraction(number.map_or(0, |number| number.quarters).saturating_add(quarters)))
        };
        match token {
            ClaimToken::Number(more) if number.is_none() => number = Some(*more),
            // The fraction of a mixed number.
            ClaimToken::Number(more)
                if unit.is_none() && may_be_joined && more.is_fraction && more.quarters < 4 =>
            {
                number = add(number, more.quarters);
            }
            ClaimToken::One if matches!(next, Some(ClaimToken::Half | ClaimToken::Quarter)) && unit.is_none() => continue,
            ClaimToken::One if number.is_none() => number = Some(Number::decimal(4)),
            ClaimToken::Article if number.is_none() && unit.is_none() => match next {
                Some(ClaimToken::Unit(_)) => number = Some(Number::decimal(4)),
                Some(ClaimToken::Half | ClaimToken::Quarter) => continue,
                _ => break,
            },
            // `half a point`, `one and a half`.
            ClaimToken::Article | ClaimToken::One if number.is_some() && matches!(next, Some(ClaimToken::Unit(_))) => {
                continue;
            }
            ClaimToken::Article if is_joined => continue,
            ClaimToken::And if number.is_some_and(Number::is_whole) && joins(tokens.get(index + 1..)) => {
                is_joined = true;
                continue;
            }
            ClaimToken::Half if may_be_joined => number = add(number, 2),
            ClaimToken::Quarter if number.is_none() || is_joined && may_be_joined => number = add(number, 1),
            // `three quarters`.
            ClaimToken::Quarter
                if number.is_some_and(|number| number.is_whole() && (4..16).contains(&number.quarters)) =>
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

/// Returns true if the tokens begin with a fraction, so that an `and` before them joins it to a whole number.
fn joins(tokens: Option<&[ClaimToken]>) -> bool {
    let mut tokens =
        tokens.unwrap_or_default().iter().skip_while(|token| matches!(token, ClaimToken::Article | ClaimToken::One));
    match tokens.next() {
        Some(ClaimToken::Half | ClaimToken::Quarter) => true,
        Some(ClaimToken::Number(number)) => number.is_fraction && number.quarters < 4,
        _ => false,
    }
}
