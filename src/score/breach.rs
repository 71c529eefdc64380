//! Moves of a record that rules forbid, and boards that come back and what the rules say of it.
//!
//! | rules | a ko taken back at once | a whole board that comes back otherwise | suicide |
//! |---|---|---|---|
//! | Chinese of 2002 | clause 6 | clause 6 | clause 5 |
//! | Chinese of 1988 | article 6 | article 6 | article 5 |
//! | Ing SST | article 3 | articles 1 and 3: the referee decides; the second time forbidden | article 1: of one stone only |
//! | Japanese, Korean | article 6 | article 12: no result, if both agree | article 4 |
//! | AGA | rule 6 | rule 6, with the same player to move | rule 5 |
//! | New Zealand | what a move is | the same, after a move of the same player | allowed |
//! | Tromp–Taylor | rule 6 | rule 6, a single stone's suicide too | allowed |
//! | beginner's page | rule VI | rule VI | nothing to play for |

use crate::named_enum;
use crate::position::sgf::{Irregular, IrregularMove, Move, Repetition};

use super::{KoRule, RuleSet, Rules};

/// A move of which the rules say something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleBreach {
    /// Number of the move, from one.
    pub number: usize,
    /// The move.
    pub played: Move,
    /// What it did.
    pub kind: BreachKind,
    /// What the rules say of it.
    pub ruling: Ruling,
    /// The rules whose article says so; `None` for an event's own.
    pub by: Option<RuleSet>,
}

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BreachKind {
    /// It was played on a stone.
    Occupied,
    /// It took its own chain off.
    Suicide {
        /// The chain's stones.
        stones: usize,
    },
    /// It took a ko back at once.
    KoTakenBack,
    /// It brought a whole board back.
    BoardRepeated {
        /// The last move after which the board was the same; 0 is the board at the start.
        since: usize,
    },
}

named_enum! {
    /// What a move did, without the numbers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BreachAct {
        /// It was played on a stone.
        Occupied = "occupied",
        /// It took its own chain off.
        Suicide = "suicide",
        /// It took a ko back at once.
        KoTakenBack = "ko",
        /// It brought a whole board back.
        BoardRepeated = "repetition",
    }
}

named_enum! {
    /// What rules say of a move.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Ruling {
        /// It is forbidden.
        Forbidden = "forbidden",
        /// The game ends without a result if both players agree.
        NoResultIfAgreed = "no_result_if_agreed",
        /// It is forbidden or allowed by what a record does not show.
        RefereeDecides = "referee_decides",
    }
}

impl BreachKind {
    /// Returns what the move did, without the numbers.
    pub fn act(self) -> BreachAct {
        match self {
            BreachKind::Occupied => BreachAct::Occupied,
            BreachKind::Suicide { .. } => BreachAct::Suicide,
            BreachKind::KoTakenBack => BreachAct::KoTakenBack,
            BreachKind::BoardRepeated { .. } => BreachAct::BoardRepeated,
        }
    }
}

/// Returns what `rules` say of the moves that may be forbidden, in order, one entry a move.
pub fn breaches(irregular: &[IrregularMove], rules: &Rules) -> Vec<RuleBreach> {
    let mut breaches: Vec<RuleBreach> = Vec::new();
    for irregular in irregular {
        let is_named = breaches.last().is_some_and(|breach| breach.number == irregular.number);
        if !is_named && let Some((kind, ruling)) = judge(irregular, rules) {
            let by = (!departs(kind, rules)).then_some(rules.set);
            let IrregularMove { number, played, .. } = *irregular;
            breaches.push(RuleBreach { number, played, kind, ruling, by });
        }
    }
    breaches
}

/// What a move did, and what the rules say of it; `None` where they allow it.
fn judge(irregular: &IrregularMove, rules: &Rules) -> Option<(BreachKind, Ruling)> {
    match irregular.why {
        Irregular::Occupied => Some((BreachKind::Occupied, Ruling::Forbidden)),
        Irregular::Suicide { stones } => {
            // A single stone that takes itself off changes nothing, which the Ing rules forbid (article 1).
            let changes_nothing = stones == 1 && ko(rules) == KoRule::Ing;
            let is_forbidden = !rules.conventions.suicide || changes_nothing;
            is_forbidden.then_some((BreachKind::Suicide { stones }, Ruling::Forbidden))
        }
        Irregular::Repetition(repetition) => repeated(irregular.number, repetition, rules),
    }
}

fn repeated(number: usize, repetition: Repetition, rules: &Rules) -> Option<(BreachKind, Ruling)> {
    let Repetition { since, since_own, times, has_pass } = repetition;
    let board = |since| BreachKind::BoardRepeated { since };
    if since + 2 == number && !has_pass {
        return Some((BreachKind::KoTakenBack, Ruling::Forbidden));
    }
    match ko(rules) {
        KoRule::Basic => Some((board(since), Ruling::NoResultIfAgreed)),
        KoRule::Positional => Some((board(since), Ruling::Forbidden)),
        KoRule::Situational => since_own.map(|since| (board(since), Ruling::Forbidden)),
        // Between boards that are the same somebody let a move pass: that is the interval that the article asks for.
        KoRule::Ing if has_pass => None,
        KoRule::Ing if times > 1 => Some((board(since), Ruling::Forbidden)),
        KoRule::Ing => Some((board(since), Ruling::RefereeDecides)),
    }
}

/// Which boards may not come back.
fn ko(rules: &Rules) -> KoRule {
    rules.conventions.ko.unwrap_or(rules.set.ko())
}

/// Whether an event has rules of its own about this.
fn departs(kind: BreachKind, rules: &Rules) -> bool {
    match kind {
        BreachKind::Occupied => false,
        BreachKind::Suicide { .. } => rules.set.conventions().suicide != rules.conventions.suicide,
        BreachKind::KoTakenBack | BreachKind::BoardRepeated { .. } => ko(rules) != rules.set.ko(),
    }
}
