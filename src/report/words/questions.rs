//! The questions to the user, and the help on answering them.

use crate::color::Color;
use crate::language::Words;
use crate::life::ChainLife;
use crate::point::{BoardSize, Point};
use crate::report::Uncertain;
use crate::score::{HalfPoints, LeftOpen};

use super::chains::{describe_second_opinion, floor_percent};
use super::{
    AmountUnit, describe_doubt, describe_reason, describe_reason_without_figures, find_leader,
    format_amount, list_points, list_stones, name_stone,
};

/// Largest number of a group's points that a question names. The drawing shows all of them.
pub(super) const MOST_POINTS_IN_A_QUESTION: usize = 6;

/// Asks about a point: `What stands at Q16? Read as black (66%), but a reflection covers the
/// point.`
pub fn ask_about_point(
    words: &Words,
    size: BoardSize,
    uncertain: &Uncertain,
    proposed: Option<Color>,
) -> String {
    let probability = match proposed {
        Some(Color::Black) => uncertain.reading.black,
        Some(Color::White) => uncertain.reading.white,
        None => uncertain.reading.empty,
    };
    words.say_with(
        "ask-point",
        &[
            ("point", size.name(uncertain.point).into()),
            ("stone", name_stone(words, proposed).into()),
            ("percent", floor_percent(probability).into()),
            ("doubt", describe_doubt(words, uncertain.why).into()),
        ],
    )
}

/// Asks about a group: `Is the white group C3, C4 dead? Proposed: dead, 93% sure (lives in 9 of 100
/// playouts). GNU Go says it is alive.`
pub fn ask_about_group(
    words: &Words,
    size: BoardSize,
    group: &[Point],
    dead: bool,
    chain: &ChainLife,
) -> String {
    let question = words.say_with(
        "ask-group",
        &[
            ("color", chain.color.name().into()),
            (
                "points",
                list_stones(words, size, group, MOST_POINTS_IN_A_QUESTION).into(),
            ),
            ("fate", super::chains::fate_key(dead).into()),
            ("status", chain.status.name().into()),
            ("percent", floor_percent(chain.confidence).into()),
            ("reason", describe_reason(words, size, chain).into()),
        ],
    );
    add_second_opinion(words, question, chain)
}

/// Describes a doubtful point like [`ask_about_point`], but without figures, for a document that a
/// referee signs.
pub fn describe_point_without_figures(
    words: &Words,
    size: BoardSize,
    uncertain: &Uncertain,
    proposed: Option<Color>,
) -> String {
    words.say_with(
        "point-in-words",
        &[
            ("point", size.name(uncertain.point).into()),
            ("stone", name_stone(words, proposed).into()),
            ("doubt", describe_doubt(words, uncertain.why).into()),
        ],
    )
}

/// Describes a doubtful group like [`ask_about_group`], but without figures, for a document that a
/// referee signs.
pub fn describe_group_without_figures(
    words: &Words,
    size: BoardSize,
    group: &[Point],
    dead: bool,
    chain: &ChainLife,
) -> String {
    let question = words.say_with(
        "group-in-words",
        &[
            ("color", chain.color.name().into()),
            (
                "points",
                list_stones(words, size, group, MOST_POINTS_IN_A_QUESTION).into(),
            ),
            ("fate", super::chains::fate_key(dead).into()),
            ("status", chain.status.name().into()),
            (
                "reason",
                describe_reason_without_figures(words, size, chain).into(),
            ),
        ],
    );
    add_second_opinion(words, question, chain)
}

/// Returns the question about a group with the second opinion on it, if there is one.
fn add_second_opinion(words: &Words, question: String, chain: &ChainLife) -> String {
    match &chain.second {
        None => question,
        Some(second) => {
            let values = [
                ("question", question.into()),
                ("second", describe_second_opinion(words, second).into()),
            ];
            words.say_with("ask-group-beside-a-second-opinion", &values)
        }
    }
}

/// Says what each answer leads to: `If dead: Black ahead by 3 points; if alive: White ahead by 7
/// points.`
pub fn describe_stakes(
    words: &Words,
    unit: AmountUnit,
    answers: [String; 2],
    margins: [HalfPoints; 2],
) -> String {
    let [first, second] = answers;
    let [first_lead, second_lead] = margins.map(|margin| describe_lead(words, unit, margin));
    words.say_with(
        "consequence",
        &[
            ("first", first.into()),
            ("first-lead", first_lead.into()),
            ("second", second.into()),
            ("second-lead", second_lead.into()),
        ],
    )
}

/// Returns a group's fate in one word.
pub fn name_fate(words: &Words, dead: bool) -> String {
    words.say_with(
        "status",
        &[("status", super::chains::fate_key(dead).into())],
    )
}

/// Returns the prompt with the keys that answer a question about a point.
pub fn point_keys(words: &Words, proposed: Option<Color>) -> String {
    words.say_with(
        "point-keys",
        &[("proposed", name_stone(words, proposed).into())],
    )
}

/// Returns the prompt with the keys that answer a question about a group.
pub fn group_keys(words: &Words, dead: bool) -> String {
    words.say_with("group-keys", &[("proposed", name_fate(words, dead).into())])
}

/// Returns the keys that answer a question about a point, each with its meaning.
pub fn point_help(words: &Words, proposed: Option<Color>) -> Vec<(&'static str, String)> {
    let as_read = words.say_with(
        "help-as-read",
        &[("proposed", name_stone(words, proposed).into())],
    );
    let answers = [
        ("b", "help-black"),
        ("w", "help-white"),
        ("e", "help-empty"),
    ];
    let answers = answers.map(|(key, message)| (key, words.say(message)));
    answers.into_iter().chain([("Enter", as_read)]).collect()
}

/// Returns the keys that answer a question about a group, each with its meaning.
pub fn group_help(words: &Words, dead: bool) -> Vec<(&'static str, String)> {
    let as_proposed = words.say_with(
        "help-as-proposed",
        &[("proposed", name_fate(words, dead).into())],
    );
    let answers =
        [("a", "help-alive"), ("d", "help-dead")].map(|(key, message)| (key, words.say(message)));
    answers
        .into_iter()
        .chain([("Enter", as_proposed)])
        .collect()
}

/// Asks about open points: `The game is not finished at K10: did it end so, or were these points
/// filled?`
pub fn ask_about_left_open(words: &Words, size: BoardSize, open: &[Point]) -> String {
    let points = list_points(words, size, open, MOST_POINTS_IN_A_QUESTION);
    words.say_with("ask-left-open", &[("points", points.into())])
}

/// Returns the statement on what became of points that were left open, in a few words.
pub fn describe_left_open(words: &Words, left_open: LeftOpen) -> String {
    words.say_with("left-open", &[("how", left_open.name().into())])
}

/// Says what each of [`LeftOpen::STATEMENTS`] leads to, one line each.
pub fn list_left_open_stakes(
    words: &Words,
    unit: AmountUnit,
    margins: [Option<HalfPoints>; 3],
) -> String {
    let lines = LeftOpen::STATEMENTS
        .into_iter()
        .zip(margins)
        .map(|(statement, margin)| {
            let lead = left_open_lead(words, unit, margin);
            words.say_with(
                "left-open-leads-to",
                &[
                    ("how", describe_left_open(words, statement).into()),
                    ("lead", lead.into()),
                ],
            )
        });
    lines.collect::<Vec<String>>().join("\n")
}

/// Says what one of [`LeftOpen::STATEMENTS`] leads to: `Black ahead by 7 points`, or that it is
/// unknown.
pub fn left_open_lead(words: &Words, unit: AmountUnit, margin: Option<HalfPoints>) -> String {
    match margin {
        Some(margin) => describe_lead(words, unit, margin),
        None => words.say("ahead-unknown"),
    }
}

/// Returns the prompt with the keys that answer a question about points that were left open.
pub fn left_open_keys(words: &Words) -> String {
    words.say("left-open-keys")
}

/// Returns the keys that answer a question about points that were left open, each with its meaning.
pub fn left_open_help(words: &Words) -> Vec<(&'static str, String)> {
    let keys = [
        ("e", "help-ended"),
        ("b", "help-black-filled-first"),
        ("w", "help-white-filled-first"),
    ];
    let keys = keys.map(|(key, message)| (key, words.say(message)));
    keys.into_iter()
        .chain([("Enter", words.say("help-as-ended"))])
        .collect()
}

/// Returns the keys that work in every question, each with its meaning.
pub fn common_help(words: &Words) -> Vec<(&'static str, String)> {
    let keys = [
        ("u", "help-undo"),
        ("q", "help-leave-open"),
        ("?", "help-help"),
    ];
    keys.map(|(key, message)| (key, words.say(message))).into()
}

/// Says who is ahead: `Black ahead by 7 points`.
pub(super) fn describe_lead(words: &Words, unit: AmountUnit, margin: HalfPoints) -> String {
    match find_leader(margin) {
        None => words.say("nobody-ahead"),
        Some(leader) => {
            let by = format_amount(words, unit, margin.magnitude());
            words.say_with(
                "ahead",
                &[("player", leader.name().into()), ("by", by.into())],
            )
        }
    }
}
