//! What a count says to people, in their language.

use serde::Serialize;

use shuzi::count::{LeftOpenQuestion, PointQuestion, Question};
use shuzi::language::Words;
use shuzi::point::BoardSize;
use shuzi::report::words::{self, questions};
use shuzi::report::{DoubtfulGroup, Report, explain};
use shuzi::score::{HalfPoints, LeftOpen, Unit};

/// The count in words.
#[derive(Serialize)]
pub(super) struct Said {
    result: Option<String>,
    short: Option<String>,
    rules: Option<String>,
    counts: Option<String>,
    warnings: Vec<String>,
    explained: Vec<String>,
    others: Vec<String>,
}

/// A question that is open.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Asked {
    Point {
        point: String,
        text: String,
        proposed: &'static str,
        alternative: &'static str,
        consequence: Option<String>,
    },
    Group {
        group: Vec<String>,
        color: &'static str,
        dead: bool,
        text: String,
        consequence: Option<String>,
    },
    LeftOpen {
        left_open: Vec<String>,
        answers: Vec<LeftOpenAnswer>,
        text: String,
        consequence: Option<String>,
    },
}

/// What may have become of points that were left open.
#[derive(Serialize)]
pub(super) struct LeftOpenAnswer {
    answer: &'static str,
    text: String,
    lead: String,
}

impl Said {
    pub(super) fn of(report: &Report, words: &Words) -> Said {
        let size = report.position.size();
        let score = report.settlement.as_ref().map(|settled| &settled.score);
        let explained = explain::explain(report, words);
        Said {
            result: score.map(|score| words::describe_result(words, score)),
            short: score.map(|score| words::short_result(words, score)),
            rules: report.rules.as_ref().map(|rules| words::describe_rules(words, rules)),
            counts: score.map(|score| words::describe_counts(words, score)),
            warnings: report
                .warnings
                .iter()
                .map(|warning| words::describe_warning_on_page(words, size, warning))
                .collect(),
            explained: explained.lines().map(|line| line.trim().to_owned()).collect(),
            others: others(report, words),
        }
    }
}

/// What is to be said besides the result: the fill-in, sekis, what is unfinished.
fn others(report: &Report, words: &Words) -> Vec<String> {
    let Some(settled) = &report.settlement else { return vec![words.say("no-result")] };
    let score = &settled.score;
    let fill_in = score.ing.iter().flat_map(|fill_in| words::describe_fill_in(words, fill_in));
    let seki =
        (!score.seki.is_empty()).then(|| words::describe_seki(words, report.position.size(), &score.seki));
    let misleads = words::describe_fill_in_error(words, score);
    fill_in
        .chain(misleads)
        .chain(seki)
        .chain(words::describe_unfinished(words, score, &settled.open))
        .chain(words::describe_recorded_result(words, report))
        .collect()
}

impl Asked {
    pub(super) fn of(question: &Question, size: BoardSize, unit: Unit, words: &Words) -> Asked {
        match question {
            Question::Point(question) => Asked::point(question, size, unit, words),
            Question::Group { group, margin } => Asked::group(group, *margin, size, unit, words),
            Question::LeftOpen(question) => Asked::left_open(question, size, unit, words),
        }
    }

    fn left_open(question: &LeftOpenQuestion, size: BoardSize, unit: Unit, words: &Words) -> Asked {
        let LeftOpenQuestion { points, margins } = question;
        let answer = |(statement, margin): (LeftOpen, Option<HalfPoints>)| LeftOpenAnswer {
            answer: statement.name(),
            text: questions::describe_left_open(words, statement),
            lead: questions::left_open_lead(words, unit, margin),
        };
        Asked::LeftOpen {
            left_open: points.iter().map(|&point| size.name(point)).collect(),
            answers: LeftOpen::STATEMENTS.into_iter().zip(*margins).map(answer).collect(),
            text: questions::ask_about_left_open(words, size, points),
            consequence: Some(questions::list_left_open_stakes(words, unit, *margins)),
        }
    }

    fn point(question: &PointQuestion, size: BoardSize, unit: Unit, words: &Words) -> Asked {
        let PointQuestion { uncertain, proposed, alternative, margins } = question;
        let name = |stone: Option<shuzi::color::Color>| stone.map_or("empty", shuzi::color::Color::name);
        let answers = || [proposed, alternative].map(|stone| words::name_stone(words, *stone));
        Asked::Point {
            point: size.name(uncertain.point),
            text: questions::ask_about_point(words, size, uncertain, *proposed),
            proposed: name(*proposed),
            alternative: name(*alternative),
            consequence: margins.map(|margins| questions::describe_stakes(words, unit, answers(), margins)),
        }
    }

    fn group(group: &DoubtfulGroup, margin: HalfPoints, size: BoardSize, unit: Unit, words: &Words) -> Asked {
        let fates = || [group.dead, !group.dead].map(|dead| questions::name_fate(words, dead));
        let consequence = group
            .otherwise
            .map(|otherwise| questions::describe_stakes(words, unit, fates(), [margin, otherwise.margin]));
        Asked::Group {
            group: group.points.iter().map(|&point| size.name(point)).collect(),
            color: group.color.name(),
            dead: group.dead,
            text: questions::ask_about_group(words, size, &group.points, group.dead, &group.chain),
            consequence,
        }
    }
}
