//! Sentences about doubts and warnings.

use crate::color::Color;
use crate::language::Words;
use crate::life::MoveToCome;
use crate::point::{BoardSize, Point};
use crate::position::Doubt;
use crate::position::sgf::Remark;
use crate::report::Warning;
use crate::score::{HalfPoints, RuleSet, RulesRemark};

use super::breaches::list_breaches;
use super::{
    MOST_POINTS_IN_A_SENTENCE, find_leader, format_decimal, join_facts, list_points, list_stones,
    recorded, shorten_result,
};

/// Returns the reason for a doubt as a part of a sentence.
pub fn describe_doubt(words: &Words, doubt: Doubt) -> String {
    words.say(match doubt {
        Doubt::Glare => "doubt-glare",
        Doubt::Ambiguous => "doubt-ambiguous",
        Doubt::Covered => "doubt-covered",
        Doubt::OffPoint => "doubt-off-point",
        Doubt::OutOfFrame => "doubt-out-of-frame",
        Doubt::NoLiberties => "doubt-no-liberties",
    })
}

/// Returns a warning in a sentence. It says what to do in terms of command-line options.
pub fn describe_warning(words: &Words, size: BoardSize, warning: &Warning) -> String {
    describe_for(words, size, warning, Medium::CommandLine)
}

/// Returns a warning in a sentence for users of the web page.
pub fn describe_warning_on_page(words: &Words, size: BoardSize, warning: &Warning) -> String {
    describe_for(words, size, warning, Medium::Page)
}

/// Returns a warning in a sentence for a printed document, without advice on what to do.
pub fn describe_warning_on_paper(words: &Words, size: BoardSize, warning: &Warning) -> String {
    describe_for(words, size, warning, Medium::Paper)
}

/// The medium in which a warning is read. It decides what the reader can do about the warning.
#[derive(Clone, Copy)]
enum Medium {
    CommandLine,
    Page,
    Paper,
}

/// Returns a warning in a sentence for readers of a medium.
fn describe_for(words: &Words, size: BoardSize, warning: &Warning, medium: Medium) -> String {
    let named = |list: &[Point]| list_points(words, size, list, MOST_POINTS_IN_A_SENTENCE).into();
    let margin =
        |margin: HalfPoints| shorten_result(words, find_leader(margin), margin.magnitude()).into();
    let one_of = |command_line, page, paper| match medium {
        Medium::CommandLine => command_line,
        Medium::Page => page,
        Medium::Paper => paper,
    };
    match warning {
        Warning::NoLiberties { points } => {
            let first = points
                .first()
                .map(|&point| size.name(point))
                .unwrap_or_default();
            let values = [("points", named(points)), ("first", first.into())];
            let message = one_of(
                "warning-no-liberties",
                "warning-no-liberties-in-a-page",
                "warning-no-liberties-on-paper",
            );
            words.say_with(message, &values)
        }
        Warning::FilledBoard { stones } => {
            words.say_with("warning-filled-board", &[("stones", (*stones).into())])
        }
        Warning::FarFromFinished { stones, neutral } => {
            let values = [("stones", (*stones).into()), ("neutral", (*neutral).into())];
            let message = one_of(
                "warning-far-from-finished",
                "warning-far-from-finished-in-a-page",
                "warning-far-from-finished-in-a-page",
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
        Warning::IrregularMoves { moves } => {
            let values = [
                ("moves", moves.len().into()),
                ("told", list_breaches(words, size, moves).into()),
            ];
            words.say_with("warning-irregular-moves", &values)
        }
        Warning::RepeatedBoards { moves } => words.say_with(
            "warning-repeated-boards",
            &[("told", list_breaches(words, size, moves).into())],
        ),
        Warning::OpenDame { points } => {
            words.say_with("warning-open-dame", &[("points", named(points))])
        }
        Warning::Unsealed { points } => {
            words.say_with("warning-unsealed", &[("points", named(points))])
        }
        Warning::InAtari { points } => {
            words.say_with("warning-in-atari", &[("points", named(points))])
        }
        Warning::PrisonersDeduced {
            white_moved_last,
            black_moved_last,
        } => words.say_with(
            one_of(
                "warning-prisoners-deduced",
                "warning-prisoners-deduced-in-a-page",
                "warning-prisoners-deduced-on-paper",
            ),
            &[
                ("white-last", margin(*white_moved_last)),
                ("black-last", margin(*black_moved_last)),
            ],
        ),
        Warning::NoSecondOpinion {
            engine,
            message,
            hint,
        } => words.say_with(
            "warning-no-second-opinion",
            &[
                ("engine", engine.as_str().into()),
                ("message", message.clone().into()),
                ("hint", hint.clone().into()),
            ],
        ),
        Warning::BonusOpen { handicap, results } => {
            let first = results.first().map(|(_, result)| result.winner);
            let same = results
                .iter()
                .all(|(_, result)| Some(result.winner) == first);
            let values = [
                ("stones", (*handicap).into()),
                (
                    "results",
                    recorded::list_bonus_results(words, results).into(),
                ),
                ("winner", if same { "same" } else { "other" }.into()),
            ];
            let message = one_of(
                "warning-bonus-open",
                "warning-bonus-open-in-a-page",
                "warning-bonus-open-on-paper",
            );
            words.say_with(message, &values)
        }
        Warning::DiffersFromRecord(result) => recorded::describe_difference(words, size, result),
        Warning::IncompleteSets {
            black,
            white,
            margin,
            winner,
            shown,
            shown_winner,
        } => {
            let mut lacking = Vec::new();
            for (color, stones) in [(Color::Black, *black), (Color::White, *white)] {
                if stones > 0 {
                    let values = [("player", color.name().into()), ("stones", stones.into())];
                    lacking.push(words.say_with("set-lacks", &values));
                }
            }
            let lacking = join_facts(words, &lacking);
            let effect = if shown == margin {
                "nothing"
            } else if shown_winner == winner {
                "other-margin"
            } else {
                "other-winner"
            };
            let values = [
                ("lacking", lacking.into()),
                ("effect", effect.into()),
                (
                    "shown",
                    shorten_result(words, *shown_winner, shown.magnitude()).into(),
                ),
                (
                    "result",
                    shorten_result(words, *winner, margin.magnitude()).into(),
                ),
            ];
            words.say_with("warning-incomplete-sets", &values)
        }
        Warning::MissingTeire { points } => {
            let values = [("points", named(points)), ("count", points.len().into())];
            words.say_with("warning-missing-teire", &values)
        }
        Warning::MoveToCome(MoveToCome {
            player,
            point,
            decides,
        }) => words.say_with(
            "warning-move-to-come",
            &[
                ("player", player.name().into()),
                ("point", size.name(*point).into()),
                (
                    "stones",
                    list_stones(words, size, decides, MOST_POINTS_IN_A_SENTENCE).into(),
                ),
            ],
        ),
        Warning::Record(remark) => describe_record_remark(words, remark),
        Warning::RecordedRules(remark) => describe_rules_remark(words, remark),
        Warning::WithoutEffect { option, why } => words.say_with(
            "warning-without-effect",
            &[("option", (*option).into()), ("why", why.name().into())],
        ),
    }
}

/// Largest number of games that a sentence names.
const MOST_GAMES_NAMED: usize = 8;

/// Describes a remark on an unclear record.
fn describe_record_remark(words: &Words, remark: &Remark) -> String {
    let yes_or_no = |yes: bool| if yes { "yes" } else { "no" }.into();
    match remark {
        Remark::EncodingUnstated {
            taken,
            stones_differ,
        } => {
            let values = [
                ("encoding", (*taken).into()),
                ("stones-differ", yes_or_no(*stones_differ)),
            ];
            words.say_with("warning-encoding-unstated", &values)
        }
        Remark::EncodingMisstated {
            stated,
            taken,
            stones_differ,
        } => {
            let (stated, taken) = (stated.as_str().into(), (*taken).into());
            let values = [
                ("stated", stated),
                ("encoding", taken),
                ("stones-differ", yes_or_no(*stones_differ)),
            ];
            words.say_with("warning-encoding-misstated", &values)
        }
        Remark::SeveralGames { games } => {
            let named = games.iter().enumerate().take(MOST_GAMES_NAMED);
            let named: Vec<String> = named
                .map(|(index, title)| format!("{}: {title}", index + 1).trim_end().to_owned())
                .collect();
            let named = named.join("; ")
                + if games.len() > MOST_GAMES_NAMED {
                    "; …"
                } else {
                    ""
                };
            words.say_with(
                "warning-several-games",
                &[("games", games.len().into()), ("named", named.into())],
            )
        }
        Remark::NotClosed { moves } => {
            words.say_with("warning-not-closed", &[("moves", (*moves).into())])
        }
        Remark::VariationNotClosed => words.say("warning-variation-not-closed"),
        Remark::TextOutside { has_moves: true } => words.say("warning-moves-outside"),
        Remark::TextOutside { has_moves: false } => words.say("warning-text-outside"),
        Remark::BracketMissing { property, moves } => {
            let values = [
                ("property", property.as_str().into()),
                ("moves", (*moves).into()),
            ];
            words.say_with("warning-bracket-missing", &values)
        }
        Remark::SmallNames => words.say("warning-small-names"),
        Remark::SizeUnstated { smaller: None } => words.say("warning-size-unstated"),
        Remark::SizeUnstated {
            smaller: Some(lines),
        } => words.say_with(
            "warning-size-may-be-smaller",
            &[("lines", lines.to_string().into())],
        ),
        Remark::StatedTwice {
            property,
            taken,
            other,
        } => words.say_with(
            "warning-stated-twice",
            &[
                ("property", property.as_str().into()),
                ("taken", taken.as_str().into()),
                ("other", other.as_str().into()),
            ],
        ),
        Remark::SetUpLater { moves } => words.say_with(
            "warning-set-up-later",
            &[("moves", moves.to_string().into())],
        ),
    }
}

/// Describes a remark on unclear rules in a record.
fn describe_rules_remark(words: &Words, remark: &RulesRemark) -> String {
    let name = |set: RuleSet| {
        words
            .say_with("rules-of-a-set", &[("set", set.name().into())])
            .into()
    };
    let komi = |komi: HalfPoints| format_decimal(words, komi);
    match remark {
        RulesRemark::RulesUnstated { taken } => {
            words.say_with("warning-rules-unstated", &[("rules", name(*taken))])
        }
        RulesRemark::RulesAlike { written, taken } => {
            let values = [
                ("written", written.as_str().into()),
                ("rules", name(*taken)),
            ];
            words.say_with("warning-rules-alike", &values)
        }
        RulesRemark::KomiUnstated { taken } => {
            words.say_with("warning-komi-unstated", &[("komi", komi(*taken).into())])
        }
        RulesRemark::KomiUnit {
            written,
            taken,
            otherwise,
            is_said,
        } => {
            let values = |komi_values: &HalfPoints| {
                [
                    ("written", written.as_str().into()),
                    ("komi", komi(*komi_values).into()),
                ]
            };
            let taken = values(taken);
            let others: Vec<String> = otherwise.iter().map(|other| komi(*other)).collect();
            match (is_said, others.is_empty()) {
                (true, _) => words.say_with("warning-komi-unit-said", &taken),
                (false, true) => words.say_with("warning-komi-unit", &taken),
                (false, false) => {
                    let others = ("others", others.join(&words.say("between-points")).into());
                    words.say_with(
                        "warning-komi-unit-open",
                        &[taken.as_slice(), &[others]].concat(),
                    )
                }
            }
        }
    }
}
