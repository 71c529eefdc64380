//! Grammar: tokens as one or more clauses, each of which tells a result or a count.
//!
//! A clause begins with each player (`Black 184, White 177`), unless the player is the object of a verb (`Black beats
//! White`). What a clause tells is kept as it was written: what a number without a unit means depends on the rules and on
//! the board, which [`super::meaning`] knows.

use super::token::{Number, Token};
use crate::color::Color;
use crate::score::Unit;

/// A number with what it counts, where that was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Amount {
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
    pub amounts: Vec<Amount>,
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
pub(super) fn clauses(tokens: &[Token]) -> Result<Vec<Clause>, GrammarError> {
    if tokens.contains(&Token::NotCounted) {
        return Err(GrammarError::NotCounted);
    }
    let items = items(tokens)?;
    let mut clauses: Vec<Clause> = Vec::new();
    let mut current = Clause::default();
    for (index, item) in items.iter().enumerate() {
        if *item == Item::Stop || current.ends_before(*item) {
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
enum Item {
    Player(Color),
    Amount(Amount),
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
    fn ends_before(&self, item: Item) -> bool {
        match item {
            Item::Player(color) => {
                let repeated = self.players == [color] && self.amounts.is_empty() && self.verb.is_none();
                let is_object =
                    self.players.len() == 1 && self.awaits_object && !self.players.contains(&color);
                !self.players.is_empty() && !repeated && !is_object
            }
            Item::Amount(_) => {
                self.begins_with_amount && !self.players.is_empty() && self.verb.is_none() && !self.is_pair
            }
            _ => false,
        }
    }

    fn take(&mut self, item: Item, before: Option<&Item>, behind: Option<&Item>) -> Result<(), GrammarError> {
        let mut awaits_object = false;
        match item {
            Item::Player(color) => {
                if !self.players.contains(&color) {
                    self.players.push(color);
                }
                awaits_object = self.players.len() == 1 && self.amounts.is_empty() && self.verb.is_none();
            }
            Item::Amount(amount) => {
                self.begins_with_amount |= self.amounts.is_empty() && self.players.is_empty();
                self.amounts.push(amount);
            }
            Item::Verb(verb) => {
                self.set(verb)?;
                awaits_object = self.players.len() == 1;
            }
            Item::Plus => {
                self.is_sign = true;
                self.set(Verb::Wins)?;
            }
            Item::Minus | Item::Against => {
                let is_between = |item: Option<&Item>| matches!(item, Some(Item::Amount(_)));
                match (is_between(before), is_between(behind)) {
                    (true, true) => self.is_pair = true,
                    (false, true) if item == Item::Minus && !self.players.is_empty() => {
                        self.is_sign = true;
                        self.set(Verb::Loses)?;
                    }
                    // A minus without a player tells nothing of who wins.
                    (_, true) if item == Item::Minus => return Err(GrammarError::NoSentence),
                    // `Black against White` without a number is no result; with one the order tells whose is whose.
                    (false, false) if item == Item::Against => awaits_object = self.awaits_object,
                    _ => {}
                }
            }
            Item::Margin => self.is_margin = true,
            Item::Count => self.is_count = true,
            Item::Level => self.is_level = true,
            Item::Pause | Item::Stop => {}
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
fn items(tokens: &[Token]) -> Result<Vec<Item>, GrammarError> {
    let mut items = Vec::new();
    let mut rest = tokens;
    while let Some((first, behind)) = rest.split_first() {
        let (amount, length) = amount(rest);
        if let Some(amount) = amount {
            items.push(Item::Amount(amount));
            rest = rest.get(length..).unwrap_or_default();
            continue;
        }
        rest = behind;
        items.push(match first {
            Token::Player(color) => Item::Player(*color),
            Token::Wins => Item::Verb(Verb::Wins),
            Token::Loses => Item::Verb(Verb::Loses),
            Token::Plus => Item::Plus,
            Token::Minus => Item::Minus,
            Token::By => Item::Margin,
            Token::Counts => Item::Count,
            Token::Level => Item::Level,
            Token::Against => Item::Against,
            Token::Pause | Token::And | Token::Article => Item::Pause,
            Token::Stop => Item::Stop,
            // A unit once more, as in `1/4 zi (zi)`, says nothing new; another one has no number.
            Token::Unit(unit) => match items.iter().rev().find(|item| **item != Item::Pause) {
                Some(Item::Amount(amount)) if amount.unit == Some(*unit) => Item::Pause,
                _ => return Err(GrammarError::NoSentence),
            },
            Token::Number(_) | Token::One | Token::Half | Token::Quarter => {
                return Err(GrammarError::NoSentence);
            }
            Token::NotCounted | Token::Filler => Item::Pause,
        });
    }
    Ok(items)
}

/// The number at the beginning of the tokens with its unit, and how many tokens it takes: `2 3/4 zi`, `3 目 half`,
/// `half a point`, `one and a half`.
fn amount(tokens: &[Token]) -> (Option<Amount>, usize) {
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
            Token::Number(more) if number.is_none() => number = Some(*more),
            // The fraction of a mixed number.
            Token::Number(more)
                if unit.is_none() && may_be_joined && more.is_fraction && more.quarters < 4 =>
            {
                number = add(number, more.quarters);
            }
            Token::One if matches!(next, Some(Token::Half | Token::Quarter)) && unit.is_none() => continue,
            Token::One if number.is_none() => number = Some(Number::decimal(4)),
            Token::Article if number.is_none() && unit.is_none() => match next {
                Some(Token::Unit(_)) => number = Some(Number::decimal(4)),
                Some(Token::Half | Token::Quarter) => continue,
                _ => break,
            },
            // `half a point`, `one and a half`.
            Token::Article | Token::One if number.is_some() && matches!(next, Some(Token::Unit(_))) => {
                continue;
            }
            Token::Article if is_joined => continue,
            Token::And if number.is_some_and(Number::is_whole) && joins(tokens.get(index + 1..)) => {
                is_joined = true;
                continue;
            }
            Token::Half if may_be_joined => number = add(number, 2),
            Token::Quarter if number.is_none() || is_joined && may_be_joined => number = add(number, 1),
            // `three quarters`.
            Token::Quarter
                if number.is_some_and(|number| number.is_whole() && (4..16).contains(&number.quarters)) =>
            {
                number = number.map(|number| Number::fraction(number.quarters / 4));
            }
            Token::Unit(of) if number.is_some() && unit.is_none() => unit = Some(*of),
            _ => break,
        }
        taken = index + 1;
    }
    (number.map(|number| Amount { number, unit }), taken)
}

/// Returns true if the tokens begin with a fraction, so that an `and` before them joins it to a whole number.
fn joins(tokens: Option<&[Token]>) -> bool {
    let mut tokens =
        tokens.unwrap_or_default().iter().skip_while(|token| matches!(token, Token::Article | Token::One));
    match tokens.next() {
        Some(Token::Half | Token::Quarter) => true,
        Some(Token::Number(number)) => number.is_fraction && number.quarters < 4,
        _ => false,
    }
}
