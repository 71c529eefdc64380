//! Sentences about moves that rules forbid.

use crate::language::Words;
use crate::point::BoardSize;
use crate::score::{BreachKind, RuleBreach, RuleSet};

/// Largest number of moves that one warning describes. A record with more is damaged, and further
/// moves would add nothing.
const MOST_MOVES_DESCRIBED: usize = 5;

/// Describes a move, what it did, and what an article of the rules says about that.
pub fn describe_breach(words: &Words, size: BoardSize, breach: &RuleBreach) -> String {
    let (stones, since) = match breach.kind {
        BreachKind::Suicide { stones } => (stones, 0),
        BreachKind::BoardRepeated { since } => (0, since),
        BreachKind::Occupied | BreachKind::KoTakenBack => (0, 0),
    };
    let point = breach
        .played
        .point
        .map(|point| size.name(point))
        .unwrap_or_default();
    let article = words.say_with("rule-article", &[("article", article_key(breach).into())]);
    words.say_with(
        "rule-breach",
        &[
            ("number", breach.number.into()),
            ("color", breach.played.color.name().into()),
            ("point", point.into()),
            ("did", breach.kind.act().name().into()),
            ("stones", stones.into()),
            ("since", since.into()),
            ("ruling", breach.ruling.name().into()),
            ("article", article.into()),
        ],
    )
}

/// Describes the first moves, and says how many more there are.
pub(super) fn list_breaches(words: &Words, size: BoardSize, moves: &[RuleBreach]) -> String {
    let mut sentences: Vec<String> = moves
        .iter()
        .take(MOST_MOVES_DESCRIBED)
        .map(|breach| describe_breach(words, size, breach))
        .collect();
    if let Some(more @ 1..) = moves.len().checked_sub(MOST_MOVES_DESCRIBED) {
        sentences.push(words.say_with("rule-breach-more", &[("moves", more.into())]));
    }
    sentences.join(" ")
}

/// Returns the key of the article that the ruling is based on: its rules and its subject.
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
