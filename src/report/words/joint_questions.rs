//! The questions about several points at once, and the help on answering them.

use crate::color::Color;
use crate::language::Words;
use crate::point::{BoardSize, Point};
use crate::position::Position;
use crate::report::{JointCause, JointChoice, JointDoubt};
use crate::score::HalfPoints;

use super::questions::{MOST_POINTS_IN_A_QUESTION, describe_lead};
use super::{AmountUnit, join_facts, list_points};

/// Asks about points that belong together: `What stands at these 14 points (Q16, …)? Something
/// covers them. Read as: 3 black, 11 empty.`
pub fn ask_about_points(words: &Words, position: &Position, doubt: &JointDoubt) -> String {
    let size = position.size();
    let points: Vec<Point> = doubt.points.iter().map(|doubtful| doubtful.point).collect();
    let named = list_points(words, size, &points, MOST_POINTS_IN_A_QUESTION);
    match &doubt.cause {
        JointCause::NoLiberties { color, chain } => words.say_with(
            "ask-no-liberties",
            &[
                ("stones", chain.len().into()),
                ("color", color.name().into()),
                ("point", name_middle(size, &points).into()),
            ],
        ),
        JointCause::Hidden(why) => words.say_with(
            "ask-hidden",
            &[
                ("count", points.len().into()),
                ("points", named.into()),
                ("doubt", why.name().into()),
                ("read", count_contents(words, position, &points).into()),
            ],
        ),
        JointCause::Between(color) => words.say_with(
            "ask-between",
            &[("color", color.name().into()), ("points", named.into())],
        ),
        JointCause::Filled { stones } => words.say_with(
            "ask-filled",
            &[("stones", (*stones).into()), ("count", points.len().into())],
        ),
    }
}

/// Returns the name of the point nearest to the middle of all points, by which people find them.
fn name_middle(size: BoardSize, points: &[Point]) -> String {
    let number = points.len().max(1);
    let columns: usize = points.iter().map(|point| point.col()).sum();
    let rows: usize = points.iter().map(|point| point.row()).sum();
    // Distances are multiplied by the number of points, to stay with integers.
    let distance = |point: &Point| {
        let across = (point.col() * number).abs_diff(columns);
        let down = (point.row() * number).abs_diff(rows);
        across * across + down * down
    };
    let nearest = points.iter().copied().min_by_key(distance);
    nearest.map(|point| size.name(point)).unwrap_or_default()
}

/// Says how many points were read as what: `3 black, 2 white, 9 empty`.
fn count_contents(words: &Words, position: &Position, points: &[Point]) -> String {
    let mut counts = Vec::new();
    for stone in [Some(Color::Black), Some(Color::White), None] {
        let number = points
            .iter()
            .filter(|&&point| position.stone(point) == stone)
            .count();
        if number > 0 {
            let values = [
                ("count", number.into()),
                ("stone", stone.map_or("empty", Color::name).into()),
            ];
            counts.push(words.say_with("number-read", &values));
        }
    }
    join_facts(words, &counts)
}

/// Returns an answer about several points in a few words: `all empty`, `Q16`.
pub fn name_joint_choice(words: &Words, size: BoardSize, choice: JointChoice) -> String {
    match choice {
        JointChoice::On(point) => size.name(point),
        _ => words.say_with("joint-choice", &[("choice", choice.name().into())]),
    }
}

/// Says what an answer leads to: `If all empty: Black ahead by 3 points.`
pub fn describe_joint_stake(
    words: &Words,
    size: BoardSize,
    unit: AmountUnit,
    choice: JointChoice,
    margin: Option<HalfPoints>,
) -> String {
    words.say_with(
        "joint-leads-to",
        &[
            ("choice", name_joint_choice(words, size, choice).into()),
            ("lead", joint_lead(words, unit, margin).into()),
        ],
    )
}

/// Says who is ahead after an answer, or that there is no result.
pub fn joint_lead(words: &Words, unit: AmountUnit, margin: Option<HalfPoints>) -> String {
    match margin {
        Some(margin) => describe_lead(words, unit, margin),
        None => words.say("ahead-no-result"),
    }
}

/// Returns the key that gives an answer. The places of a stone are numbered by `place`, from 1.
pub fn joint_key(choice: JointChoice, place: usize) -> String {
    match choice {
        JointChoice::AsRead => "r".to_owned(),
        JointChoice::All(None) => "e".to_owned(),
        JointChoice::All(Some(Color::Black)) => "b".to_owned(),
        JointChoice::All(Some(Color::White)) => "w".to_owned(),
        JointChoice::TakenOff => "t".to_owned(),
        JointChoice::On(_) => place.to_string(),
        JointChoice::OnNone => "n".to_owned(),
    }
}

/// Returns the prompt with the keys that answer a question about several points.
pub fn joint_keys(
    words: &Words,
    size: BoardSize,
    doubt: &JointDoubt,
    proposed: JointChoice,
) -> String {
    let points: Vec<Point> = doubt.points.iter().map(|doubtful| doubtful.point).collect();
    let point = ("point", name_middle(size, &points).into());
    let proposed = ("proposed", name_joint_choice(words, size, proposed).into());
    match &doubt.cause {
        JointCause::NoLiberties { .. } => words.say_with("no-liberties-keys", &[point]),
        JointCause::Filled { .. } => words.say_with("filled-keys", &[point]),
        JointCause::Hidden(_) => words.say_with("hidden-keys", &[proposed]),
        JointCause::Between(_) => {
            let places: Vec<String> = points
                .iter()
                .enumerate()
                .map(|(index, &point)| format!("[{}] {}", index + 1, size.name(point)))
                .collect();
            words.say_with(
                "between-keys",
                &[proposed, ("places", places.join("  ").into())],
            )
        }
    }
}

/// Returns the keys that answer a question about several points, each with its meaning. `choices`
/// are its answers.
pub fn joint_help(
    words: &Words,
    size: BoardSize,
    doubt: &JointDoubt,
    choices: &[JointChoice],
    proposed: JointChoice,
) -> Vec<(String, String)> {
    let points: Vec<Point> = doubt.points.iter().map(|doubtful| doubtful.point).collect();
    let mut help = Vec::new();
    let mut place = 0;
    for &choice in choices {
        let meaning = match choice {
            // Enter gives this answer, which is explained last.
            JointChoice::AsRead => continue,
            JointChoice::All(None) => words.say("help-all-empty"),
            JointChoice::All(Some(Color::Black)) => words.say("help-all-black"),
            JointChoice::All(Some(Color::White)) => words.say("help-all-white"),
            JointChoice::TakenOff => words.say("help-taken-off"),
            JointChoice::On(point) => {
                place += 1;
                words.say_with("help-on-point", &[("point", size.name(point).into())])
            }
            JointChoice::OnNone => words.say("help-on-none"),
        };
        help.push((joint_key(choice, place), meaning));
    }
    help.push((
        format!("{} e", name_middle(size, &points)),
        words.say("help-any-point"),
    ));
    help.push(("s".to_owned(), words.say("help-one-by-one")));
    let proposed = name_joint_choice(words, size, proposed);
    help.push((
        "Enter".to_owned(),
        words.say_with("help-as-proposed", &[("proposed", proposed.into())]),
    ));
    help
}
