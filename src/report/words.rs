//! Every sentence meant for people: values become messages of a language's catalogue.
//!
//! Each function takes the words to say it in. Names of stones, players and the like go into a message as keys
//! (`black`, `dead`), numbers as numbers: the catalogue decides what becomes of them.

mod breaches;
mod chains;
mod fill_in;
pub mod questions;
mod recorded;
mod warnings;

pub use breaches::describe_breach;
pub use chains::{
    describe_ko_passes, describe_proposal, describe_reason, describe_reason_without_figures, name_status,
    reason_message,
};
pub(super) use fill_in::shorten_fill_in_result;
pub use fill_in::{
    describe_fill_in, describe_fill_in_error, describe_fill_in_step, fill_in_legend, format_fill_in_result,
};
pub use recorded::{describe_bonus, describe_difference_reason, describe_recorded_result};
pub use warnings::{describe_doubt, describe_warning, describe_warning_on_page, describe_warning_on_paper};

use crate::color::Color;
use crate::language::{Message, ToMessage, Value, Words};
use crate::point::{BoardSize, Point};
use crate::score::{Counting, Ended, HalfPoints, LeftOpen, MarginBounds, Open, RuleSet, Rules, Score, Unit};

use super::Timing;

/// How many points a sentence lists before it only counts them.
const MOST_POINTS_IN_A_SENTENCE: usize = 8;

/// `Black` or `White`.
pub fn name_player(words: &Words, color: Color) -> String {
    words.say_with("player", &[("player", color.name().into())])
}

/// What stands on a point, in one word.
pub fn name_stone(words: &Words, stone: Option<Color>) -> String {
    words.say_with("stone", &[("stone", stone.map_or("empty", Color::name).into())])
}

/// The names of `points`: `C3, C4`; beyond `most` of them the number of the rest.
pub fn list_points(words: &Words, size: BoardSize, points: &[Point], most: usize) -> String {
    points_value(size, points, most).say(words)
}

/// The same before a language is chosen.
fn points_value(size: BoardSize, points: &[Point], most: usize) -> Value {
    let names: Vec<String> = points.iter().take(most).map(|&point| size.name(point)).collect();
    match points.len().saturating_sub(most) {
        0 => names.into(),
        more => Message::new("points-and-more").with("points", names).with("more", more).into(),
    }
}

/// Facts side by side: `komi 7.5, handicap 2`.
pub(super) fn join_facts(words: &Words, facts: &[String]) -> String {
    facts.join(&words.say("between-facts"))
}

/// Half points as zi, where a quarter zi is half a point: `1/4`, `2 3/4`, `3`, `-1/2`.
pub fn format_zi(words: &Words, half_points: HalfPoints) -> String {
    let sign = if half_points.0 < 0 { "-" } else { "" };
    let quarters = half_points.quarter_zi().unsigned_abs();
    let fraction = match quarters % 4 {
        1 => "1/4",
        2 => "1/2",
        3 => "3/4",
        _ => "",
    };
    match (quarters / 4, fraction) {
        (whole, "") => format!("{sign}{whole}"),
        (0, fraction) => format!("{sign}{fraction}"),
        (whole, fraction) => {
            let whole = format!("{sign}{whole}");
            words.say_with("whole-and-fraction", &[("whole", whole.into()), ("fraction", fraction.into())])
        }
    }
}

/// Points as a decimal number: `7.5`, `-0.5`, `12`.
pub fn format_decimal(words: &Words, points: HalfPoints) -> String {
    points.to_message().say(words)
}

/// A distance between the players, as it stands behind `wins by` and `is ahead by`.
pub fn format_amount(words: &Words, unit: Unit, by: HalfPoints) -> String {
    let whole = by.0 / 2;
    let points = match (whole, by.0 % 2) {
        (whole, 0) => words.say_with("amount-of-points", &[("points", whole.into())]),
        (0, _) => words.say("amount-of-half-a-point"),
        (whole, _) => words.say_with("amount-of-points-and-a-half", &[("whole", whole.into())]),
    };
    match unit {
        Unit::Points => points,
        Unit::Zi => {
            words.say_with("amount-of-zi", &[("zi", format_zi(words, by).into()), ("points", points.into())])
        }
    }
}

/// Who wins by how much: `Black wins by 1/4 zi (0.5 points)`; or how the game ended if no count decides it.
pub fn describe_result(words: &Words, score: &Score) -> String {
    if let Some(ended) = score.rules.ended {
        return describe_ending(words, ended, &score.rules);
    }
    describe_outcome(words, score.rules.conventions.unit, score.winner, score.margin)
}

/// How a game ended that no count decides, and on what that rests.
pub fn describe_ending(words: &Words, ended: Ended, rules: &Rules) -> String {
    words.say(match (ended, ended.article(rules)) {
        (Ended::NoResult, Some(_)) => "ended-no-result-by-article-12",
        (Ended::BothLose, Some(_)) => "ended-both-lose-by-article-13",
        (Ended::NoResult, None) => "ended-no-result",
        (Ended::BothLose, None) => "ended-both-lose",
    })
}

/// The same of a winner and Black's margin.
pub fn describe_outcome(words: &Words, unit: Unit, winner: Option<Color>, margin: HalfPoints) -> String {
    let by = margin.magnitude();
    match winner {
        None => words.say("draw"),
        Some(winner) if by.0 == 0 => words.say_with("wins-the-tie", &[("player", winner.name().into())]),
        Some(winner) => {
            let by = format_amount(words, unit, by);
            words.say_with("wins", &[("player", winner.name().into()), ("by", by.into())])
        }
    }
}

/// The result as SGF writes it: `B+0.5`, `0` for a draw. A tie that goes to a player is `B+0`; a game that no count decides
/// is `Void`, which is all that the format has for it.
pub fn format_sgf_result(score: &Score) -> String {
    if score.rules.ended.is_some() {
        return "Void".to_owned();
    }
    format_sgf_margin(score.winner, score.margin.magnitude())
}

fn format_sgf_margin(winner: Option<Color>, by: HalfPoints) -> String {
    winner.map_or("0".to_owned(), |winner| format!("{}+{by}", winner.letter()))
}

/// A result in short, in people's words: `B+0.5`, `0` for a draw.
fn shorten_result(words: &Words, winner: Option<Color>, by: HalfPoints) -> String {
    short_result_value(winner, by).say(words)
}

/// The same before a language is chosen.
fn short_result_value(winner: Option<Color>, by: HalfPoints) -> Value {
    match winner {
        None => "0".into(),
        Some(winner) => {
            Message::new("result-in-short").with("player", winner.name()).with("by", by.to_message()).into()
        }
    }
}

/// The result in short, in people's words.
pub fn short_result(words: &Words, score: &Score) -> String {
    match score.rules.ended {
        Some(Ended::NoResult) => return words.say("ended-no-result-in-short"),
        Some(Ended::BothLose) => return words.say("ended-both-lose-in-short"),
        None => {}
    }
    shorten_result(words, score.winner, score.margin.magnitude())
}

/// Who is ahead where Black has this margin; nobody without one.
fn find_leader(margin: HalfPoints) -> Option<Color> {
    match margin.0 {
        0 => None,
        more => Some(if more > 0 { Color::Black } else { Color::White }),
    }
}

/// What lies in seki: `No territory in seki: A9, B9, and 7 more`.
pub fn describe_seki(words: &Words, size: BoardSize, seki: &[Point]) -> String {
    let points = list_points(words, size, seki, MOST_POINTS_IN_A_SENTENCE);
    words.say_with("no-territory-in-seki", &[("points", points.into())])
}

/// The rules a result was counted under: `Chinese rules, komi 7.5`.
pub fn describe_rules(words: &Words, rules: &Rules) -> String {
    let set = rules.set.name();
    let name = match &rules.event {
        Some(event) => {
            words.say_with("rules-of-an-event", &[("event", event.as_str().into()), ("set", set.into())])
        }
        None => words.say_with("rules-of-a-set", &[("set", set.into())]),
    };
    let komi = words.say_with("with-komi", &[("komi", format_decimal(words, rules.komi).into())]);
    let mut said = vec![name, komi];
    if rules.handicap > 0 {
        said.push(words.say_with("with-handicap", &[("stones", rules.handicap.into())]));
    }
    let bonus = rules.bonus_points();
    if bonus.0 != 0 {
        said.push(words.say_with("given-handicap-bonus", &[("points", format_decimal(words, bonus).into())]));
    }
    if rules.conventions.group_tax {
        said.push(words.say("with-group-tax"));
    }
    if rules.conventions.counting == Counting::Sunjang {
        said.push(words.say("with-sunjang-counting"));
    }
    for (color, points) in [(Color::Black, rules.penalties.black), (Color::White, rules.penalties.white)] {
        if points.0 != 0 {
            let values = [("player", color.name().into()), ("points", format_decimal(words, points).into())];
            said.push(words.say_with("with-a-penalty", &values));
        }
    }
    join_facts(words, &said)
}

/// The text that a count under these rules rests on.
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

/// That the game is not finished, and what playing it out would give: with Black moving first, and with White.
pub fn describe_unfinished(words: &Words, score: &Score, open: &Open) -> Option<String> {
    if open.points.is_empty() {
        return None;
    }
    if open.stated != LeftOpen::Unstated {
        return Some(words.say_with("stated-left-open", &[("how", open.stated.name().into())]));
    }
    let ahead = |margin: HalfPoints| match find_leader(margin) {
        None => words.say("nobody-is-ahead"),
        Some(leader) => {
            let by = format_amount(words, score.rules.conventions.unit, margin.magnitude());
            words.say_with("is-ahead", &[("player", leader.name().into()), ("by", by.into())])
        }
    };
    let ahead = |margin: MarginBounds| match (margin.exact(), margin.at_least, margin.at_most) {
        (Some(exact), _, _) => ahead(exact),
        (None, Some(least), Some(most)) => {
            let values = [("least", ahead(least).into()), ("most", ahead(most).into())];
            words.say_with("ahead-between", &values)
        }
        (None, Some(least), None) => words.say_with("ahead-at-least", &[("least", ahead(least).into())]),
        (None, None, Some(most)) => words.say_with("ahead-at-most", &[("most", ahead(most).into())]),
        (None, None, None) => words.say("ahead-unknown"),
    };
    Some(match open.played_out {
        None => words.say("not-finished"),
        Some([black, white]) if black == white => {
            words.say_with("not-finished-but-clear", &[("ahead", ahead(black).into())])
        }
        Some([black, white]) => {
            let values = [("black-first", ahead(black).into()), ("white-first", ahead(white).into())];
            words.say_with("not-finished-and-open", &values)
        }
    })
}

/// What both sides count before komi: `Black 184.5, White 176.5 before komi`.
pub fn describe_counts(words: &Words, score: &Score) -> String {
    let count = |points| format_decimal(words, points).into();
    words.say_with("counts", &[("black", count(score.black)), ("white", count(score.white))])
}

/// The other photos that a position was read from.
pub fn list_photos(words: &Words, files: &[&str]) -> String {
    words.say_with("read-together", &[("files", files.join(&words.say("between-points")).into())])
}

/// The time each step took: `decode 66 ms, board 70 ms`.
pub fn list_timings(words: &Words, timings: &[Timing]) -> String {
    let each = timings.iter().map(|timing| {
        let milliseconds = timing.took.as_millis().to_string();
        words.say_with("timing", &[("step", timing.step.into()), ("ms", milliseconds.into())])
    });
    join_facts(words, &each.collect::<Vec<String>>())
}

#[cfg(test)]
mod tests;
