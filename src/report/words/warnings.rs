//! Doubts and warnings in words.

use crate::color::Color;
use crate::language::Words;
use crate::point::{BoardSize, Point};
use crate::report::Warning;
use crate::score::HalfPoints;
use crate::stones::Doubt;

use super::{MOST_POINTS_IN_A_SENTENCE, facts, in_short, leader, points, recorded};

/// Why a point is doubtful, in a sentence.
pub fn doubt(words: &Words, doubt: Doubt) -> String {
    words.say(match doubt {
        Doubt::Glare => "doubt-glare",
        Doubt::Ambiguous => "doubt-ambiguous",
        Doubt::Covered => "doubt-covered",
        Doubt::OffPoint => "doubt-off-point",
        Doubt::OutOfFrame => "doubt-out-of-frame",
        Doubt::NoLiberties => "doubt-no-liberties",
    })
}

/// A warning in a sentence; what to do is told in options of the command line.
pub fn warning(words: &Words, size: BoardSize, warning: &Warning) -> String {
    said(words, size, warning, Face::CommandLine)
}

/// The same for people with the page before them.
pub fn warning_in_a_page(words: &Words, size: BoardSize, warning: &Warning) -> String {
    said(words, size, warning, Face::Page)
}

/// The same on paper, where nobody can do anything about it.
pub fn warning_on_paper(words: &Words, size: BoardSize, warning: &Warning) -> String {
    said(words, size, warning, Face::Paper)
}

/// Where a warning is read: what can be done about it differs.
#[derive(Clone, Copy)]
enum Face {
    CommandLine,
    Page,
    Paper,
}

fn said(words: &Words, size: BoardSize, warning: &Warning, face: Face) -> String {
    let named = |list: &[Point]| points(words, size, list, MOST_POINTS_IN_A_SENTENCE).into();
    let margin = |margin: HalfPoints| in_short(words, leader(margin), margin.magnitude()).into();
    let one_of = |command_line, page, paper| match face {
        Face::CommandLine => command_line,
        Face::Page => page,
        Face::Paper => paper,
    };
    match warning {
        Warning::NoLiberties { points } => {
            let first = points.first().map(|&point| size.name(point)).unwrap_or_default();
            let values = [("points", named(points)), ("first", first.into())];
            let message = one_of(
                "warning-no-liberties",
                "warning-no-liberties-in-a-page",
                "warning-no-liberties-on-paper",
            );
            words.say_with(message, &values)
        }
        Warning::DoubtfulGrid { percent } => {
            let values = [("percent", u32::from(*percent).into())];
            let message = one_of(
                "warning-doubtful-grid",
                "warning-doubtful-grid-in-a-page",
                "warning-doubtful-grid-on-paper",
            );
            words.say_with(message, &values)
        }
        Warning::MoreThanASet { color, stones } => {
            let values = [("color", color.name().into()), ("stones", (*stones).into())];
            words.say_with("warning-more-than-a-set", &values)
        }
        Warning::Contradictory { message, .. } => message.say(words),
        Warning::StonesPlayed { black, white } => {
            let values = [("black", (*black).into()), ("white", (*white).into())];
            words.say_with("warning-stones-played", &values)
        }
        Warning::IrregularMoves { numbers } => {
            let first = numbers.first().copied().unwrap_or_default();
            let values = [("moves", numbers.len().into()), ("first", first.to_string().into())];
            words.say_with("warning-irregular-moves", &values)
        }
        Warning::OpenDame { points } => words.say_with("warning-open-dame", &[("points", named(points))]),
        Warning::Unsealed { points } => words.say_with("warning-unsealed", &[("points", named(points))]),
        Warning::InAtari { points } => words.say_with("warning-in-atari", &[("points", named(points))]),
        Warning::PrisonersDeduced { white_moved_last, black_moved_last } => words.say_with(
            one_of(
                "warning-prisoners-deduced",
                "warning-prisoners-deduced-in-a-page",
                "warning-prisoners-deduced-on-paper",
            ),
            &[("white-last", margin(*white_moved_last)), ("black-last", margin(*black_moved_last))],
        ),
        Warning::NoSecondOpinion { engine, message, hint } => words.say_with(
            "warning-no-second-opinion",
            &[
                ("engine", engine.as_str().into()),
                ("message", message.clone().into()),
                ("hint", hint.clone().into()),
            ],
        ),
        Warning::BonusOpen { handicap, results } => {
            let first = results.first().map(|(_, result)| result.winner);
            let same = results.iter().all(|(_, result)| Some(result.winner) == first);
            let values = [
                ("stones", (*handicap).into()),
                ("results", recorded::bonus_results(words, results).into()),
                ("winner", if same { "same" } else { "other" }.into()),
            ];
            let message =
                one_of("warning-bonus-open", "warning-bonus-open-in-a-page", "warning-bonus-open-on-paper");
            words.say_with(message, &values)
        }
        Warning::DiffersFromRecord(told) => recorded::differs(words, size, told),
        Warning::IncompleteSets { black, white, margin, winner, shown, shown_winner } => {
            let lacking = [(Color::Black, *black), (Color::White, *white)];
            let lacking = lacking.into_iter().filter(|(_, stones)| *stones > 0).map(|(color, stones)| {
                words.say_with("set-lacks", &[("player", color.name().into()), ("stones", stones.into())])
            });
            let lacking = facts(words, &lacking.collect::<Vec<String>>());
            let effect = match () {
                () if shown == margin => "nothing",
                () if shown_winner == winner => "other-margin",
                () => "other-winner",
            };
            let values = [
                ("lacking", lacking.into()),
                ("effect", effect.into()),
                ("shown", in_short(words, *shown_winner, shown.magnitude()).into()),
                ("result", in_short(words, *winner, margin.magnitude()).into()),
            ];
            words.say_with("warning-incomplete-sets", &values)
        }
        Warning::MissingTeire { points } => {
            let values = [("points", named(points)), ("count", points.len().into())];
            words.say_with("warning-missing-teire", &values)
        }
    }
}
