//! Sentences about the Ing fill-in.

use crate::color::Color;
use crate::language::Words;
use crate::score::{FillInStepKind, HalfPoints, IngFillIn, IngSide, Score};

use super::{
    AmountUnit, find_leader, format_amount, format_decimal, format_sgf_margin, shorten_result,
};

/// Describes the fill-in: how it begins, one sentence per side, and how it ends.
pub fn describe_fill_in(words: &Words, fill_in: &IngFillIn) -> Vec<String> {
    let whose = match fill_in.compensation_stones {
        0 => "nobody",
        1.. => "white",
        _ => "black",
    };
    let begin = words.say_with(
        "fill-in-begins",
        &[
            ("whose", whose.into()),
            ("stones", fill_in.compensation_stones.unsigned_abs().into()),
            ("shared", fill_in.shared_filled_each.into()),
        ],
    );
    vec![
        begin,
        describe_side(words, Color::Black, &fill_in.sides.black),
        describe_side(words, Color::White, &fill_in.sides.white),
        describe_end(words, fill_in),
    ]
}

/// Describes one side of the fill-in.
fn describe_side(words: &Words, color: Color, side: &IngSide) -> String {
    words.say_with(
        "fill-in-of-a-side",
        &[
            ("player", color.name().into()),
            ("board", side.stones_on_board.into()),
            ("bowl", side.in_bowl.into()),
            ("fill", side.fill.into()),
            ("winning", side.winning_points.into()),
            ("losing", side.losing_stones.into()),
        ],
    )
}

/// Describes the difference that the fill-in shows.
fn describe_end(words: &Words, fill_in: &IngFillIn) -> String {
    let by = absolute_difference(fill_in);
    match (find_leader(HalfPoints(fill_in.difference)), fill_in.winner) {
        (None, None) => words.say("fill-in-is-a-draw"),
        (None, Some(winner)) => {
            words.say_with("fill-in-is-a-tie", &[("player", winner.name().into())])
        }
        (Some(leader), _) => {
            let by = format_amount(words, AmountUnit::IngPoints, by);
            words.say_with(
                "fill-in-ends",
                &[("player", leader.name().into()), ("by", by.into())],
            )
        }
    }
}

/// Returns the distance between the players that the fill-in shows.
fn absolute_difference(fill_in: &IngFillIn) -> HalfPoints {
    HalfPoints::from_points(fill_in.difference.saturating_abs())
}

/// Formats the fill-in's result as in SGF: `B+1`.
pub fn format_fill_in_result(fill_in: &IngFillIn) -> String {
    format_sgf_margin(fill_in.winner, absolute_difference(fill_in))
}

/// Returns the fill-in's result in short.
pub(in crate::report) fn shorten_fill_in_result(words: &Words, fill_in: &IngFillIn) -> String {
    shorten_result(words, fill_in.winner, absolute_difference(fill_in))
}

/// Says that the fill-in shows a wrong result because the sets are incomplete, and states the right
/// one. `None` if it shows the right result.
pub fn describe_fill_in_error(words: &Words, score: &Score) -> Option<String> {
    let error = score.fill_in_error();
    // Without a fill-in none can be wrong.
    score.ing?;
    let better = find_leader(error)?;
    let values = [
        ("player", better.name().into()),
        ("points", format_decimal(words, error.magnitude()).into()),
        (
            "result",
            shorten_result(words, score.winner, score.margin.magnitude()).into(),
        ),
    ];
    Some(words.say_with("fill-in-misleads", &values))
}

/// Describes a step of the fill-in that places this number of stones.
pub fn describe_fill_in_step(words: &Words, step: FillInStepKind, stones: usize) -> String {
    match step {
        FillInStepKind::Lifted => words.say("step-lifted"),
        FillInStepKind::Compensation => {
            words.say_with("step-compensation", &[("stones", stones.into())])
        }
        FillInStepKind::Shared => words.say_with("step-shared", &[("each", (stones / 2).into())]),
        FillInStepKind::Territory => words.say("step-territory"),
        FillInStepKind::LosingStones => {
            words.say_with("step-losing-stones", &[("stones", stones.into())])
        }
    }
}

/// Returns the legend of the pictures of the fill-in and its result, one sentence each.
pub fn fill_in_legend(words: &Words, score: &Score, fill_in: &IngFillIn) -> Vec<String> {
    let ends = words.say_with(
        "legend-result",
        &[("result", shorten_fill_in_result(words, fill_in).into())],
    );
    let mut legend = vec![words.say("legend-stones"), words.say("legend-marks"), ends];
    legend.extend(describe_fill_in_error(words, score));
    legend
}
