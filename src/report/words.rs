//! All sentences for people: values are filled into messages of a language's catalogue.
//!
//! Each function takes the [`Words`] of the language to use. Names of stones, players and the like
//! go into a message as keys (`black`, `dead`), and numbers as numbers; the catalogue decides how
//! they are written.

mod amount;
mod breaches;
mod chains;
mod fill_in;
pub mod joint_questions;
pub mod questions;
mod recorded;
mod warnings;

pub use amount::{AmountUnit, format_amount, format_decimal, format_zi};
pub use breaches::describe_breach;
pub use chains::{
    describe_ko_passes, describe_proposal, describe_reason, describe_reason_without_figures,
    name_status, reason_message,
};
pub(super) use fill_in::shorten_fill_in_result;
pub use fill_in::{
    describe_fill_in, describe_fill_in_error, describe_fill_in_step, fill_in_legend,
    format_fill_in_result,
};
pub use recorded::{describe_bonus, describe_difference_reason, describe_recorded_result};
pub use warnings::{
    describe_doubt, describe_warning, describe_warning_on_page, describe_warning_on_paper,
};

use crate::color::{ByColor, Color};
use crate::language::{Message, ToMessage, Value, Words};
use crate::point::{BoardSize, Point};
use crate::score::{
    Counting, Ended, HalfPoints, LeftOpen, MarginBounds, Open, RuleSet, Rules, Score,
};

use super::Timing;

/// Number of points that a sentence lists; further ones are only counted.
const MOST_POINTS_IN_A_SENTENCE: usize = 8;

/// Returns a player's name: `Black` or `White`.
pub fn name_player(words: &Words, color: Color) -> String {
    words.say_with("player", &[("player", color.name().into())])
}

/// Returns the contents of a point in one word.
pub fn name_stone(words: &Words, stone: Option<Color>) -> String {
    words.say_with(
        "stone",
        &[("stone", stone.map_or("empty", Color::name).into())],
    )
}

/// Lists the names of `points`, such as `C3, C4`. Of more than `most` points, the rest are only
/// counted.
pub fn list_points(words: &Words, size: BoardSize, points: &[Point], most: usize) -> String {
    points_value(size, points, most).say(words)
}

/// Lists the names of points with stones, as [`list_points`] does: the rest are counted as stones.
pub fn list_stones(words: &Words, size: BoardSize, stones: &[Point], most: usize) -> String {
    names_value(size, stones, most, "stones-and-more").say(words)
}

/// Returns the list that [`list_points`] writes, as a value for a message in any language.
fn points_value(size: BoardSize, points: &[Point], most: usize) -> Value {
    names_value(size, points, most, "points-and-more")
}

/// Returns a list of names as a value for a message in any language. If there are more than `most`,
/// the message `and_more` says how many more.
fn names_value(size: BoardSize, points: &[Point], most: usize, and_more: &'static str) -> Value {
    let names: Vec<String> = points
        .iter()
        .take(most)
        .map(|&point| size.name(point))
        .collect();
    match points.len().saturating_sub(most) {
        0 => names.into(),
        more => Message::new(and_more)
            .with("points", names)
            .with("more", more)
            .into(),
    }
}

/// Joins facts into a list: `komi 7.5, handicap 2`.
pub(super) fn join_facts(words: &Words, facts: &[String]) -> String {
    facts.join(&words.say("between-facts"))
}

/// Returns the result of a score, such as `Black wins by 1/4 zi (0.5 points)`, or how the game
/// ended if no count decides it.
pub fn describe_result(words: &Words, score: &Score) -> String {
    if let Some(ended) = score.rules.ended {
        return describe_ending(words, ended, &score.rules);
    }
    describe_outcome(
        words,
        AmountUnit::of(&score.rules),
        score.winner,
        score.margin,
    )
}

/// Returns how a game ended that no count decides, with the article of the rules that provides for
/// it.
pub fn describe_ending(words: &Words, ended: Ended, rules: &Rules) -> String {
    words.say(match (ended, ended.article(rules)) {
        (Ended::NoResult, Some(_)) => "ended-no-result-by-article-12",
        (Ended::BothLose, Some(_)) => "ended-both-lose-by-article-13",
        (Ended::NoResult, None) => "ended-no-result",
        (Ended::BothLose, None) => "ended-both-lose",
    })
}

/// Returns the result in which `winner` wins, or neither player does, with this margin for Black.
pub fn describe_outcome(
    words: &Words,
    unit: AmountUnit,
    winner: Option<Color>,
    margin: HalfPoints,
) -> String {
    let by = margin.magnitude();
    match winner {
        None => words.say("draw"),
        Some(winner) if by.0 == 0 => {
            words.say_with("wins-the-tie", &[("player", winner.name().into())])
        }
        Some(winner) => {
            let by = format_amount(words, unit, by);
            words.say_with(
                "wins",
                &[("player", winner.name().into()), ("by", by.into())],
            )
        }
    }
}

/// Formats the result for SGF: `B+0.5`, or `0` for a draw. A tie that goes to a player is `B+0`. A
/// game that no count decides is `Void`, since the format has no other value for it.
pub fn format_sgf_result(score: &Score) -> String {
    if score.rules.ended.is_some() {
        return "Void".to_owned();
    }
    format_sgf_margin(score.winner, score.margin.magnitude())
}

/// Formats a winner and the margin for SGF.
fn format_sgf_margin(winner: Option<Color>, by: HalfPoints) -> String {
    match winner {
        Some(winner) => format!("{}+{by}", winner.letter()),
        None => "0".to_owned(),
    }
}

/// Returns a result in short, as the language writes it: `B+0.5`, or `0` for a draw.
fn shorten_result(words: &Words, winner: Option<Color>, by: HalfPoints) -> String {
    short_result_value(winner, by).say(words)
}

/// Returns a result in short as a value for a message in any language.
fn short_result_value(winner: Option<Color>, by: HalfPoints) -> Value {
    match winner {
        None => "0".into(),
        Some(winner) => Message::new("result-in-short")
            .with("player", winner.name())
            .with("by", by.to_message())
            .into(),
    }
}

/// Returns the result of a score in short, as the language writes it.
pub fn short_result(words: &Words, score: &Score) -> String {
    match score.rules.ended {
        Some(Ended::NoResult) => return words.say("ended-no-result-in-short"),
        Some(Ended::BothLose) => return words.say("ended-both-lose-in-short"),
        None => {}
    }
    shorten_result(words, score.winner, score.margin.magnitude())
}

/// Returns the player who is ahead if Black has this margin; `None` if it is zero.
fn find_leader(margin: HalfPoints) -> Option<Color> {
    match margin.0 {
        0 => None,
        more => Some(if more > 0 { Color::Black } else { Color::White }),
    }
}

/// Names the points in seki: `No territory in seki: A9, B9, and 7 more`.
pub fn describe_seki(words: &Words, size: BoardSize, seki: &[Point]) -> String {
    let points = list_points(words, size, seki, MOST_POINTS_IN_A_SENTENCE);
    words.say_with("no-territory-in-seki", &[("points", points.into())])
}

/// Returns the rules of a count: `Chinese rules, komi 7.5`.
pub fn describe_rules(words: &Words, rules: &Rules) -> String {
    let set = rules.set.name();
    let name = match &rules.event {
        Some(event) => words.say_with(
            "rules-of-an-event",
            &[("event", event.as_str().into()), ("set", set.into())],
        ),
        None => words.say_with("rules-of-a-set", &[("set", set.into())]),
    };
    let mut terms = vec![
        name,
        describe_komi(words, AmountUnit::of(rules), rules.komi),
    ];
    if rules.handicap > 0 {
        terms.push(words.say_with("with-handicap", &[("stones", rules.handicap.into())]));
    }
    let bonus = rules.bonus_points();
    if bonus.0 != 0 {
        terms.push(words.say_with(
            "given-handicap-bonus",
            &[("points", format_decimal(words, bonus).into())],
        ));
    }
    if rules.conventions.group_tax {
        terms.push(words.say("with-group-tax"));
    }
    if rules.conventions.counting == Counting::Sunjang {
        terms.push(words.say("with-sunjang-counting"));
    }
    for color in Color::BOTH {
        let points = rules.penalties[color];
        if points.0 != 0 {
            let values = [
                ("player", color.name().into()),
                ("points", format_decimal(words, points).into()),
                ("unit", AmountUnit::of(rules).key().into()),
            ];
            terms.push(words.say_with("with-a-penalty", &values));
        }
    }
    join_facts(words, &terms)
}

/// Returns the komi of a game, as it follows the name of its rules.
pub fn describe_komi(words: &Words, unit: AmountUnit, komi: HalfPoints) -> String {
    words.say_with(
        "with-komi",
        &[
            ("komi", format_decimal(words, komi).into()),
            ("zi", format_zi(words, komi).into()),
            ("unit", unit.key().into()),
        ],
    )
}

/// Names the rule text that a count under these rules is based on.
pub fn describe_source(words: &Words, rules: &Rules) -> String {
    if rules.conventions.counting == Counting::Sunjang {
        return words.say("source-sunjang");
    }
    let source = words.say(match rules.set {
        RuleSet::Chinese => "source-chinese",
        RuleSet::Chinese1988 => "source-chinese-1988",
        RuleSet::Ing => "source-ing",
        RuleSet::Japanese => "source-japanese",
        RuleSet::Korean => "source-korean",
        RuleSet::Aga => "source-aga",
        RuleSet::NewZealand => "source-new-zealand",
        RuleSet::TrompTaylor => "source-tromp-taylor",
        RuleSet::Beginner => "source-beginner",
    });
    match rules.conventions.group_tax {
        true => words.say_with("source-with-group-tax", &[("source", source.into())]),
        false => source,
    }
}

/// Says that the game is not finished, and who is ahead if it is played out with either player
/// moving first. `None` if nothing is open.
pub fn describe_unfinished(words: &Words, score: &Score, open: &Open) -> Option<String> {
    if open.points.is_empty() {
        return None;
    }
    if open.stated != LeftOpen::Unstated {
        return Some(words.say_with("stated-left-open", &[("how", open.stated.name().into())]));
    }
    let ahead = |bounds| describe_bounds(words, AmountUnit::of(&score.rules), bounds);
    Some(match open.played_out {
        None => words.say("not-finished"),
        Some([black, white]) if black == white => {
            words.say_with("not-finished-but-clear", &[("ahead", ahead(black).into())])
        }
        Some([black, white]) => {
            let values = [
                ("black-first", ahead(black).into()),
                ("white-first", ahead(white).into()),
            ];
            words.say_with("not-finished-and-open", &values)
        }
    })
}

/// Says who is ahead, as far as bounds of Black's margin tell.
fn describe_bounds(words: &Words, unit: AmountUnit, bounds: MarginBounds) -> String {
    let ahead = |margin| describe_ahead(words, unit, margin);
    match (bounds.exact(), bounds.at_least, bounds.at_most) {
        (Some(exact), _, _) => ahead(exact),
        (None, Some(least), Some(most)) => {
            let values = [("least", ahead(least).into()), ("most", ahead(most).into())];
            words.say_with("ahead-between", &values)
        }
        (None, Some(least), None) => {
            words.say_with("ahead-at-least", &[("least", ahead(least).into())])
        }
        (None, None, Some(most)) => {
            words.say_with("ahead-at-most", &[("most", ahead(most).into())])
        }
        (None, None, None) => words.say("ahead-unknown"),
    }
}

/// Says who is ahead by how much, as a part of a sentence.
fn describe_ahead(words: &Words, unit: AmountUnit, margin: HalfPoints) -> String {
    match find_leader(margin) {
        None => words.say("nobody-is-ahead"),
        Some(leader) => {
            let by = format_amount(words, unit, margin.magnitude());
            words.say_with(
                "is-ahead",
                &[("player", leader.name().into()), ("by", by.into())],
            )
        }
    }
}

/// Returns both sides' counts before komi: `Black 184.5, White 176.5 before komi`.
pub fn describe_counts(words: &Words, score: &Score) -> String {
    describe_counts_in(words, AmountUnit::of(&score.rules), score.counts)
}

/// Returns these counts before komi, whose rules state margins in `unit`.
pub fn describe_counts_in(words: &Words, unit: AmountUnit, counts: ByColor<HalfPoints>) -> String {
    let count = |points| format_decimal(words, points).into();
    words.say_with(
        "counts",
        &[
            ("black", count(counts.black)),
            ("white", count(counts.white)),
            ("unit", unit.key().into()),
        ],
    )
}

/// Lists the other photos that a position was read from.
pub fn list_photos(words: &Words, files: &[&str]) -> String {
    words.say_with(
        "read-together",
        &[("files", files.join(&words.say("between-points")).into())],
    )
}

/// Lists the duration of each step: `decode 66 ms, board 70 ms`.
pub fn list_timings(words: &Words, timings: &[Timing]) -> String {
    let each = timings.iter().map(|timing| {
        let milliseconds = timing.took.as_millis().to_string();
        words.say_with(
            "timing",
            &[("step", timing.step.into()), ("ms", milliseconds.into())],
        )
    });
    join_facts(words, &each.collect::<Vec<String>>())
}

#[cfg(test)]
mod tests;
