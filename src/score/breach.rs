//! Moves of a record that the rules forbid, and repeated boards with the ruling on them.
//!
//! | rules | a ko retaken at once | any other repetition of the whole board | suicide |
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

/// A move that the rules forbid or make a ruling on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleBreach {
    /// The number of the move in the game, from 1.
    pub number: usize,
    /// The move.
    pub played: Move,
    /// The effect that the rules object to.
    pub kind: BreachKind,
    /// The ruling.
    pub ruling: Ruling,
    /// The rule set whose article says so; `None` for a rule of the event itself.
    pub by: Option<RuleSet>,
}

/// The effect of a move that the rules object to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BreachKind {
    /// It was played on an occupied point.
    Occupied,
    /// It captured its own chain.
    Suicide {
        /// The number of stones in the chain.
        stones: usize,
    },
    /// It retook a ko at once.
    KoTakenBack,
    /// It repeated a position of the whole board.
    BoardRepeated {
        /// The number of the last move after which the board was the same; 0 for the board at the
        /// start.
        since: usize,
    },
}

named_enum! {
    /// The kind of effect that the rules object to, without its numbers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BreachAct {
        /// It was played on an occupied point.
        Occupied = "occupied",
        /// It captured its own chain.
        Suicide = "suicide",
        /// It retook a ko at once.
        KoTakenBack = "ko",
        /// It repeated a position of the whole board.
        BoardRepeated = "repetition",
    }
}

named_enum! {
    /// The ruling on a move.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Ruling {
        /// The move is forbidden.
        Forbidden = "forbidden",
        /// The game ends without a result if both players agree.
        NoResultIfAgreed = "no_result_if_agreed",
        /// The move is forbidden or allowed depending on facts that a record does not show.
        RefereeDecides = "referee_decides",
    }
}

impl BreachKind {
    /// Returns the kind without its numbers.
    pub fn act(self) -> BreachAct {
        match self {
            BreachKind::Occupied => BreachAct::Occupied,
            BreachKind::Suicide { .. } => BreachAct::Suicide,
            BreachKind::KoTakenBack => BreachAct::KoTakenBack,
            BreachKind::BoardRepeated { .. } => BreachAct::BoardRepeated,
        }
    }
}

/// Returns the moves among `irregular` that `rules` object to, in order, with at most one entry per
/// move.
pub fn breaches(irregular: &[IrregularMove], rules: &Rules) -> Vec<RuleBreach> {
    let mut breaches: Vec<RuleBreach> = Vec::new();
    for irregular in irregular {
        let is_named = breaches
            .last()
            .is_some_and(|breach| breach.number == irregular.number);
        if !is_named && let Some((kind, ruling)) = judge(irregular, rules) {
            let by = if is_rule_of_event(kind, rules) {
                None
            } else {
                Some(rules.set)
            };
            let IrregularMove { number, played, .. } = *irregular;
            breaches.push(RuleBreach {
                number,
                played,
                kind,
                ruling,
                by,
            });
        }
    }
    breaches
}

/// Returns the effect of a move and the ruling on it; `None` if the rules allow it.
fn judge(irregular: &IrregularMove, rules: &Rules) -> Option<(BreachKind, Ruling)> {
    match irregular.why {
        Irregular::Occupied => Some((BreachKind::Occupied, Ruling::Forbidden)),
        Irregular::Suicide { stones } => {
            // The suicide of a single stone leaves the board unchanged, which the Ing rules forbid
            // (article 1).
            let changes_nothing = stones == 1 && ko_rule(rules) == KoRule::Ing;
            if rules.conventions.suicide && !changes_nothing {
                return None;
            }
            Some((BreachKind::Suicide { stones }, Ruling::Forbidden))
        }
        Irregular::Repetition(repetition) => judge_repetition(irregular.number, repetition, rules),
    }
}

/// Returns the ruling on a repeated board; `None` if the rules allow it.
fn judge_repetition(
    number: usize,
    repetition: Repetition,
    rules: &Rules,
) -> Option<(BreachKind, Ruling)> {
    let Repetition {
        since,
        since_own,
        times,
        has_pass,
    } = repetition;
    if since + 2 == number && !has_pass {
        return Some((BreachKind::KoTakenBack, Ruling::Forbidden));
    }
    let (since, ruling) = match ko_rule(rules) {
        KoRule::Basic => (since, Ruling::NoResultIfAgreed),
        KoRule::Positional => (since, Ruling::Forbidden),
        KoRule::Situational => (since_own?, Ruling::Forbidden),
        // A pass between the two boards is the interval that the article asks for.
        KoRule::Ing if has_pass => return None,
        KoRule::Ing if times > 1 => (since, Ruling::Forbidden),
        KoRule::Ing => (since, Ruling::RefereeDecides),
    };
    Some((BreachKind::BoardRepeated { since }, ruling))
}

/// Returns the ko rule of a game: the event's if it has one, else that of the rule set.
fn ko_rule(rules: &Rules) -> KoRule {
    rules.conventions.ko.unwrap_or(rules.set.ko())
}

/// Returns true if the event has a rule of its own on this.
fn is_rule_of_event(kind: BreachKind, rules: &Rules) -> bool {
    match kind {
        BreachKind::Occupied => false,
        BreachKind::Suicide { .. } => rules.set.conventions().suicide != rules.conventions.suicide,
        BreachKind::KoTakenBack | BreachKind::BoardRepeated { .. } => {
            ko_rule(rules) != rules.set.ko()
        }
    }
}
