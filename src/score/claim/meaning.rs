//! Meaning: what the clauses of a claim tell under the rules that are played and on the board that is counted.
//!
//! Most of what people leave out follows from rules and board: a fraction is zi where results are told in zi, 184 is too
//! much for a margin and 2.5 too little for a count. Where more than one reading is left, all are returned, the likeliest
//! first.

use super::grammar::{ClaimedAmount, Clause, Verb};
use super::{Claim, ClaimError, ClaimReading, ClaimedResult};
use crate::color::Color;
use crate::point::BoardSize;
use crate::score::{HalfPoints, Rules, Unit};

/// What a claim is read by.
#[derive(Clone, Copy)]
pub(super) struct Interpreter<'a> {
    /// The rules with this game's numbers.
    pub rules: &'a Rules,
    /// The board.
    pub size: BoardSize,
}

/// How well a number fits a side's count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CountFit {
    /// It is a count, or no result at all.
    Surely,
    /// It may be a count or a margin.
    Perhaps,
    /// It is a count only if hardly anything of that colour is left.
    Hardly,
    /// No board of this size has such a count.
    Never,
}

/// What a clause comes to: one or more readings of it.
enum ClauseMeaning {
    /// Certain, or with other readings, the likeliest first.
    Said(Vec<ClaimReading>),
    /// A player and a number: a count or a margin.
    Number(Color, ClaimedAmount),
    /// A number alone.
    Alone(ClaimedAmount),
}

/// Returns the readings of a claim, the likeliest first.
///
/// # Errors
/// [`ClaimError`] where the clauses tell nothing, contradict each other, or name what no board can have.
pub(super) fn readings(
    clauses: &[Clause],
    text: &str,
    scale: Interpreter<'_>,
) -> Result<Vec<ClaimReading>, ClaimError> {
    let mut subject = None;
    let mut pieces = Vec::new();
    for clause in clauses {
        subject = clause.players.first().copied().or(subject);
        pieces.extend(scale.pieces(clause, subject, text)?);
    }
    let numbers: Vec<Color> = pieces
        .iter()
        .filter_map(|piece| match piece {
            ClauseMeaning::Number(color, _) => Some(*color),
            ClauseMeaning::Said(_) | ClauseMeaning::Alone(_) => None,
        })
        .collect();
    // Both sides' numbers are their counts, and so is a number beside a result.
    let is_count = numbers.len() == 2 && numbers.first() != numbers.get(1)
        || !numbers.is_empty() && pieces.len() > numbers.len();
    let mut all = vec![ClaimReading { claim: Claim::default(), is_likely: true }];
    for piece in pieces {
        let options = match piece {
            ClauseMeaning::Said(readings) => readings,
            ClauseMeaning::Number(color, amount) if is_count => {
                vec![likely(scale.count(Some(color), amount, text)?)]
            }
            ClauseMeaning::Number(color, amount) => scale.count_or_margin(color, amount, text)?,
            ClauseMeaning::Alone(amount) => vec![scale.alone(amount, text)?],
        };
        let mut joined = Vec::new();
        for reading in &all {
            for option in &options {
                let claim = reading.claim.and(&option.claim);
                let claim = claim.ok_or_else(|| ClaimError::Contradictory { text: text.to_owned() })?;
                joined.push(ClaimReading { claim, is_likely: reading.is_likely && option.is_likely });
            }
        }
        all = joined;
    }
    all.sort_by_key(|reading| !reading.is_likely);
    all.dedup_by_key(|reading| reading.claim);
    match all.first() {
        Some(first) if first.claim != Claim::default() => Ok(all),
        _ => Err(not_understood(text)),
    }
}

fn not_understood(text: &str) -> ClaimError {
    ClaimError::NotUnderstood { text: text.to_owned(), at: None }
}

fn likely(claim: Claim) -> ClaimReading {
    ClaimReading { claim, is_likely: true }
}

fn unlikely(claim: Claim) -> ClaimReading {
    ClaimReading { claim, is_likely: false }
}

fn win(winner: Color, by: Option<HalfPoints>) -> Claim {
    Claim { result: Some(ClaimedResult::Win { winner, by }), ..Claim::default() }
}

impl Interpreter<'_> {
    /// What a clause tells. `subject` is its player, or that of the clause before it.
    fn pieces(&self, clause: &Clause, subject: Option<Color>, text: &str) -> Result<Vec<ClauseMeaning>, ClaimError> {
        if clause.is_level {
            return Ok(vec![ClauseMeaning::Said(vec![likely(level(clause, text)?)])]);
        }
        let dash = clause.is_sign && clause.verb == Some(Verb::Loses);
        match (clause.verb, clause.amounts.as_slice()) {
            // `Black - 184.5`: a dash, and no loss.
            (Some(_), [amount]) if dash && self.fit(*amount) == CountFit::Surely => {
                Ok(vec![ClauseMeaning::Number(subject.ok_or_else(|| not_understood(text))?, *amount)])
            }
            (Some(verb), _) => {
                let subject = subject.ok_or_else(|| ClaimError::NoPlayer { text: text.to_owned() })?;
                let winner = if verb == Verb::Wins { subject } else { subject.opponent() };
                self.with_verb(clause, subject, winner, text)
            }
            (None, [first, second]) if clause.is_pair => self.pair(clause, *first, *second, text),
            (None, amounts) => match clause.players.as_slice() {
                [player] => Ok(vec![self.without_verb(clause, *player, amounts, text)?]),
                [] if clause.is_margin && !amounts.is_empty() => {
                    Err(ClaimError::NoPlayer { text: text.to_owned() })
                }
                [] => match amounts {
                    [amount] => Ok(vec![ClauseMeaning::Alone(*amount)]),
                    [first, second] if first.number == second.number => Ok(vec![ClauseMeaning::Alone(*first)]),
                    _ => Err(not_understood(text)),
                },
                _ => Err(not_understood(text)),
            },
        }
    }

    /// `184:177`. Without a player the first is Black's, as everywhere; the other way round is another reading.
    fn pair(
        &self,
        clause: &Clause,
        first: ClaimedAmount,
        second: ClaimedAmount,
        text: &str,
    ) -> Result<Vec<ClauseMeaning>, ClaimError> {
        let counts = |player: Color| {
            let first = self.count(Some(player), first, text)?;
            let second = self.count(Some(player.opponent()), second, text)?;
            first.and(&second).ok_or_else(|| not_understood(text))
        };
        Ok(vec![ClauseMeaning::Said(match clause.players.first() {
            Some(player) => vec![likely(counts(*player)?)],
            None => vec![likely(counts(Color::Black)?), unlikely(counts(Color::White)?)],
        })])
    }

    /// A player who wins or loses, with nothing, a margin, or a count and a margin.
    fn with_verb(
        &self,
        clause: &Clause,
        subject: Color,
        winner: Color,
        text: &str,
    ) -> Result<Vec<ClauseMeaning>, ClaimError> {
        let is_firm = clause.is_sign || clause.is_margin;
        match clause.amounts.as_slice() {
            [] => Ok(vec![ClauseMeaning::Said(vec![likely(win(winner, None))])]),
            [amount] => {
                let margins = self.margins(*amount, clause.is_sign, text);
                let as_count =
                    !is_firm && amount.unit != Some(Unit::Points) && self.fit(*amount) == CountFit::Surely;
                if !as_count {
                    let win = |(by, is_likely)| ClaimReading { claim: win(winner, Some(by)), is_likely };
                    return Ok(vec![ClauseMeaning::Said(margins?.into_iter().map(win).collect())]);
                }
                // `黑185子胜` tells a count, and that it is enough.
                let counted = self.count(Some(subject), *amount, text)?.and(&win(winner, None));
                let counted = counted.map(likely).into_iter();
                let by =
                    margins.unwrap_or_default().into_iter().map(|(by, _)| unlikely(win(winner, Some(by))));
                Ok(vec![ClauseMeaning::Said(counted.chain(by).collect())])
            }
            [first, second] => {
                let margin = |amount: &ClaimedAmount| {
                    let margins = self.margins(*amount, true, text).ok()?;
                    margins.first().map(|(by, _)| *by)
                };
                let (fit, other) = (self.fit(*first), self.fit(*second));
                let (count, by) = match (fit == CountFit::Surely, other == CountFit::Surely) {
                    // Once in zi, once in points, however large: a count is the same number in both.
                    _ if first.unit != second.unit && self.same(first, second) => (None, first),
                    (true, false) => (Some(first), second),
                    (false, true) => (Some(second), first),
                    // The same number twice.
                    _ if margin(first).is_some() && margin(first) == margin(second) => (None, first),
                    _ => return Err(ClaimError::Contradictory { text: text.to_owned() }),
                };
                let by = self.margins(*by, true, text)?.first().map(|(by, _)| *by);
                let mut pieces = vec![ClauseMeaning::Said(vec![likely(win(winner, by))])];
                if let Some(count) = count {
                    pieces.push(ClauseMeaning::Said(vec![likely(self.count(Some(subject), *count, text)?)]));
                }
                Ok(pieces)
            }
            _ => Err(not_understood(text)),
        }
    }

    /// A player and a number: `White by 2.5`, `Black has 184`, `Black 184`.
    fn without_verb(
        &self,
        clause: &Clause,
        player: Color,
        amounts: &[ClaimedAmount],
        text: &str,
    ) -> Result<ClauseMeaning, ClaimError> {
        let (first, rest) = amounts.split_first().ok_or_else(|| not_understood(text))?;
        if !rest.iter().all(|amount| self.same(first, amount)) {
            return Err(ClaimError::Contradictory { text: text.to_owned() });
        }
        if clause.is_count {
            return Ok(ClauseMeaning::Said(vec![likely(self.count(Some(player), *first, text)?)]));
        }
        if clause.is_margin || !rest.is_empty() {
            let margins = self.margins(*first, false, text)?.into_iter();
            let win = |(by, is_likely)| ClaimReading { claim: win(player, Some(by)), is_likely };
            return Ok(ClauseMeaning::Said(margins.map(win).collect()));
        }
        Ok(ClauseMeaning::Number(player, *first))
    }

    /// Returns true if both tell the same: the same number, or the same margin in zi and in points.
    fn same(&self, first: &ClaimedAmount, second: &ClaimedAmount) -> bool {
        let margin = |amount: &ClaimedAmount| {
            self.margins(*amount, true, "").ok().and_then(|margins| margins.first().copied())
        };
        first.number == second.number && first.unit == second.unit
            || first.unit != second.unit && margin(first).is_some() && margin(first) == margin(second)
    }

    /// `Black 184.5` is a count, `W 2.5` a margin; in between it may be both.
    fn count_or_margin(
        &self,
        player: Color,
        amount: ClaimedAmount,
        text: &str,
    ) -> Result<Vec<ClaimReading>, ClaimError> {
        let margins = self.margins(amount, false, text);
        let count = self.count(Some(player), amount, text);
        let fit = self.fit(amount);
        let as_count = |is_likely| {
            let claim = count.clone().ok().into_iter();
            claim.map(move |claim| ClaimReading { claim, is_likely })
        };
        let as_margin = |may_be_likely: bool| {
            let margins = margins.clone().unwrap_or_default().into_iter();
            margins.map(move |(by, is_likely)| ClaimReading {
                claim: win(player, Some(by)),
                is_likely: is_likely && may_be_likely,
            })
        };
        let readings: Vec<ClaimReading> = match fit {
            CountFit::Surely => as_count(true).chain(as_margin(false)).collect(),
            CountFit::Perhaps => as_count(true).chain(as_margin(true)).collect(),
            CountFit::Hardly => as_margin(true).chain(as_count(false)).collect(),
            // A count that no side can have is no margin either: `黑184又1/4子`, 400 on a board of 361 points.
            CountFit::Never if self.is_too_large_for_a_margin(amount) => return Err(self.no_such_count(text)),
            CountFit::Never => as_margin(true).collect(),
        };
        match readings.first() {
            Some(_) => Ok(readings),
            None => Err(margins.err().or(count.err()).unwrap_or_else(|| not_understood(text))),
        }
    }

    /// Returns true for a number beside a player that is so large that a count is meant.
    fn is_too_large_for_a_margin(&self, amount: ClaimedAmount) -> bool {
        let points = usize::try_from(amount.number.quarters / 4).unwrap_or(usize::MAX);
        let most = if self.rules.counts_area() { self.size.area() / 3 } else { self.size.area() };
        points > most
    }

    /// A number alone is a count of either side, if it can be one; zero is a draw.
    fn alone(&self, amount: ClaimedAmount, text: &str) -> Result<ClaimReading, ClaimError> {
        if amount.number.quarters == 0 {
            return Ok(likely(Claim { result: Some(ClaimedResult::Draw), ..Claim::default() }));
        }
        match self.fit(amount) {
            CountFit::Surely | CountFit::Perhaps => self.count(None, amount, text).map(likely),
            CountFit::Hardly => Err(ClaimError::NoPlayer { text: text.to_owned() }),
            CountFit::Never => Err(self.no_such_count(text)),
        }
    }

    /// A side's count; zi of one side are its points.
    fn count(&self, of: Option<Color>, amount: ClaimedAmount, text: &str) -> Result<Claim, ClaimError> {
        let quarters = amount.number.quarters;
        if !quarters.is_multiple_of(2) {
            return Err(ClaimError::NoSuchAmount { text: text.to_owned() });
        }
        if self.fit(amount) == CountFit::Never {
            return Err(self.no_such_count(text));
        }
        let points = Some(HalfPoints(i32::try_from(quarters / 2).unwrap_or(i32::MAX)));
        let mut claim = Claim::default();
        match of {
            Some(color) => claim.counts[color] = points,
            None => claim.count_of_either = points,
        }
        Ok(claim)
    }

    fn no_such_count(&self, text: &str) -> ClaimError {
        ClaimError::NoSuchCount { text: text.to_owned(), points: self.size.area() }
    }

    fn fit(&self, amount: ClaimedAmount) -> CountFit {
        let points = usize::try_from(amount.number.quarters / 4).unwrap_or(usize::MAX);
        let all = self.size.area();
        let is_more_than_all = points > all || points == all && !amount.number.is_whole();
        // Together both sides have the whole board, where area counts; of territory there may be little.
        let (surely, perhaps) =
            if self.rules.counts_area() { (all / 3, all / 6) } else { (all / 8, all / 36) };
        match () {
            () if is_more_than_all => CountFit::Never,
            // Territory and prisoners are whole points.
            () if !self.rules.counts_area() && !amount.number.is_whole() => CountFit::Never,
            () if !amount.number.quarters.is_multiple_of(2) => CountFit::Never,
            () if points > surely => CountFit::Surely,
            () if points >= perhaps => CountFit::Perhaps,
            () => CountFit::Hardly,
        }
    }

    /// A number as a margin, each reading with whether it is likely. Without a unit a fraction is in the unit of the
    /// rules. A decimal number is points, as in game records; under rules that tell results in zi it may be zi as well,
    /// unless it is written as in a record.
    fn margins(
        &self,
        amount: ClaimedAmount,
        is_record: bool,
        text: &str,
    ) -> Result<Vec<(HalfPoints, bool)>, ClaimError> {
        let quarters = amount.number.quarters;
        let half_points = |quarters| HalfPoints(i32::try_from(quarters).unwrap_or(i32::MAX));
        let (zi, points) =
            (half_points(quarters), quarters.is_multiple_of(2).then(|| half_points(quarters / 2)));
        let no_such = || ClaimError::NoSuchAmount { text: text.to_owned() };
        let is_told_in_zi = self.rules.conventions.unit == Unit::Zi;
        match (amount.unit, points) {
            (Some(Unit::Zi), _) => Ok(vec![(zi, true)]),
            (None, _) if is_told_in_zi && amount.number.is_fraction => Ok(vec![(zi, true)]),
            (None, None) if is_told_in_zi => Ok(vec![(zi, true)]),
            (_, None) => Err(no_such()),
            (None, Some(points)) if is_told_in_zi && points != zi => Ok(match is_record {
                true => vec![(points, true), (zi, false)],
                false => {
                    let (as_points, as_zi) = (self.may_be(points), self.may_be(zi));
                    match (as_points, as_zi) {
                        (true, true) => vec![(points, true), (zi, true)],
                        (false, true) => vec![(zi, true), (points, false)],
                        _ => vec![(points, true), (zi, false)],
                    }
                }
            }),
            (_, Some(points)) => Ok(vec![(points, true)]),
        }
    }

    /// Returns true if a count under these rules can come to this margin: the counts differ by whole points, so that what
    /// White is given decides whether there is a half.
    fn may_be(&self, margin: HalfPoints) -> bool {
        (margin - self.rules.white_is_given()).0 % 2 == 0
    }
}

/// A draw, or a tie that a player wins.
fn level(clause: &Clause, text: &str) -> Result<Claim, ClaimError> {
    let all_nothing = clause.amounts.iter().all(|amount| amount.number.quarters == 0);
    match (clause.verb, clause.players.as_slice()) {
        _ if !all_nothing => Err(ClaimError::Contradictory { text: text.to_owned() }),
        (None, []) => Ok(Claim { result: Some(ClaimedResult::Draw), ..Claim::default() }),
        (Some(Verb::Wins), [winner]) => Ok(win(*winner, Some(HalfPoints(0)))),
        _ => Err(not_understood(text)),
    }
}
