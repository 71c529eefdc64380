//! Moves that rules forbid, in words.

use crate::language::Words;
use crate::point::BoardSize;
use crate::score::{BreachKind, RuleBreach, RuleSet};

/// Most moves that one warning tells of; a record that has more is damaged, and more of it says nothing more.
const MOST_TOLD: usize = 5;

/// Returns a sentence: which move it was, what it did, and what which article says of it.
pub fn describe_breach(words: &Words, size: BoardSize, breach: &RuleBreach) -> String {
    let (stones, since) = match breach.kind {
        BreachKind::Suicide { stones } => (stones, 0),
        BreachKind::BoardRepeated { since } => (0, since),
        BreachKind::Occupied | BreachKind::KoTakenBack => (0, 0),
    };
    let point = breach.played.point.map(|point| size.name(point)).unwrap_or_default();
    let article = words.say_with("rule-article", &[("article", article_key(breach).into())]);
    words.say_with(
        "rule-breach",
        &[
            ("number", breach.number.into()),
            ("color", breach.played.color.name().into()),
            ("point", point.into()),
            ("did", breach.kind.name().into()),
            ("stones", stones.into()),
            ("since", since.into()),
            ("ruling", breach.ruling.name().into()),
            ("article", article.into()),
        ],
    )
}

/// Returns the sentences of the first moves, and how many more there are.
pub(super) fn list_breaches(words: &Words, size: BoardSize, moves: &[RuleBreach]) -> String {
    let mut told: Vec<String> =
        moves.iter().take(MOST_TOLD).map(|told| describe_breach(words, size, told)).collect();
    if let Some(more @ 1..) = moves.len().checked_sub(MOST_TOLD) {
        told.push(words.say_with("rule-breach-more", &[("moves", more.into())]));
    }
    told.join(" ")
}

/// The article that says so, as the catalogues know it: by its rules and what it is about.
fn article_key(breach: &RuleBreach) -> &'static str {
    let is_suicide = matches!(breach.kind, BreachKind::Suicide { .. });
    let is_ko = breach.kind == BreachKind::KoTakenBack;
    match breach.by {
        None => "event",
        Some(RuleSet::Chinese) => {
            if is_suicide {
                "chinese-suicide"
            } else {
                "chinese-board"
            }
        }
        Some(RuleSet::Chinese1988) => {
            if is_suicide {
                "chinese-1988-suicide"
            } else {
                "chinese-1988-board"
            }
        }
        Some(RuleSet::Ing) if is_suicide => "ing-suicide",
        Some(RuleSet::Ing) => {
            if is_ko {
                "ing-ko"
            } else {
                "ing-board"
            }
        }
        Some(RuleSet::Japanese) if is_suicide => "japanese-suicide",
        Some(RuleSet::Japanese) => {
            if is_ko {
                "japanese-ko"
            } else {
                "japanese-board"
            }
        }
        Some(RuleSet::Korean) if is_suicide => "korean-suicide",
        Some(RuleSet::Korean) => {
            if is_ko {
                "korean-ko"
            } else {
                "korean-board"
            }
        }
        Some(RuleSet::Aga) => {
            if is_suicide {
                "aga-suicide"
            } else {
                "aga-board"
            }
        }
        Some(RuleSet::NewZealand) => "new-zealand",
        Some(RuleSet::TrompTaylor) => "tromp-taylor",
        Some(RuleSet::Beginner) => {
            if is_suicide {
                "beginner"
            } else {
                "beginner-board"
            }
        }
    }
}
