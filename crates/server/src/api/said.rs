//! What a count says to people, in their language.

use serde::Serialize;

use shuzi::color::Color;
use shuzi::count::{LeftOpenQuestion, PointQuestion, Question, Stone};
use shuzi::language::Words;
use shuzi::point::BoardSize;
use shuzi::report::words::{self, questions};
use shuzi::report::{DoubtfulGroup, Report, explain};
use shuzi::score::{HalfPoints, LeftOpen, Unit};

/// The count in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Said"))]
pub struct SaidJson {
    /// Who wins by how much.
    pub result: Option<String>,
    /// The same as short as it can be said.
    pub short: Option<String>,
    /// The rules, with this game's numbers.
    pub rules: Option<String>,
    /// What both sides have.
    pub counts: Option<String>,
    /// What a person should know.
    pub warnings: Vec<String>,
    /// How the count comes to its result, line by line.
    pub explained: Vec<String>,
    /// What is to be said besides.
    pub others: Vec<String>,
}

/// A question that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Question"))]
#[serde(untagged)]
pub enum AskedJson {
    /// What stands on a point?
    Point {
        /// Which point.
        point: String,
        /// The question in words.
        text: String,
        /// What most probably stands there.
        proposed: Stone,
        /// What else may.
        alternative: Stone,
        /// What depends on it, in words.
        consequence: Option<String>,
    },
    /// Is a group dead?
    Group {
        /// Its stones.
        group: Vec<String>,
        /// Whose it is.
        color: Color,
        /// Whether it is proposed as dead.
        dead: bool,
        /// The question in words.
        text: String,
        /// What depends on it, in words.
        consequence: Option<String>,
    },
    /// What became of points that were left open?
    LeftOpen {
        /// The points.
        left_open: Vec<String>,
        /// The answers to choose from.
        answers: Vec<LeftOpenAnswerJson>,
        /// The question in words.
        text: String,
        /// What depends on it, in words.
        consequence: Option<String>,
    },
}

/// What may have become of points that were left open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LeftOpenAnswer"))]
pub struct LeftOpenAnswerJson {
    /// The answer as a request has it.
    pub answer: LeftOpen,
    /// The answer in words.
    pub text: String,
    /// Who is ahead by how much then, in words.
    pub lead: String,
}

impl SaidJson {
    pub(super) fn of(report: &Report, words: &Words) -> SaidJson {
        let size = report.position.size();
        let score = report.settlement.as_ref().map(|settled| &settled.score);
        let explained = explain::explain(report, words);
        SaidJson {
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

impl AskedJson {
    pub(super) fn of(question: &Question, size: BoardSize, unit: Unit, words: &Words) -> AskedJson {
        match question {
            Question::Point(question) => AskedJson::point(question, size, unit, words),
            Question::Group { group, margin } => AskedJson::group(group, *margin, size, unit, words),
            Question::LeftOpen(question) => AskedJson::left_open(question, size, unit, words),
        }
    }

    fn left_open(question: &LeftOpenQuestion, size: BoardSize, unit: Unit, words: &Words) -> AskedJson {
        let LeftOpenQuestion { points, margins } = question;
        let answer = |(statement, margin): (LeftOpen, Option<HalfPoints>)| LeftOpenAnswerJson {
            answer: statement,
            text: questions::describe_left_open(words, statement),
            lead: questions::left_open_lead(words, unit, margin),
        };
        AskedJson::LeftOpen {
            left_open: points.iter().map(|&point| size.name(point)).collect(),
            answers: LeftOpen::STATEMENTS.into_iter().zip(*margins).map(answer).collect(),
            text: questions::ask_about_left_open(words, size, points),
            consequence: Some(questions::list_left_open_stakes(words, unit, *margins)),
        }
    }

    fn point(question: &PointQuestion, size: BoardSize, unit: Unit, words: &Words) -> AskedJson {
        let PointQuestion { uncertain, proposed, alternative, margins } = question;
        let answers = || [proposed, alternative].map(|stone| words::name_stone(words, *stone));
        AskedJson::Point {
            point: size.name(uncertain.point),
            text: questions::ask_about_point(words, size, uncertain, *proposed),
            proposed: (*proposed).into(),
            alternative: (*alternative).into(),
            consequence: margins.map(|margins| questions::describe_stakes(words, unit, answers(), margins)),
        }
    }

    fn group(
        group: &DoubtfulGroup,
        margin: HalfPoints,
        size: BoardSize,
        unit: Unit,
        words: &Words,
    ) -> AskedJson {
        let fates = || [group.dead, !group.dead].map(|dead| questions::name_fate(words, dead));
        let consequence = group
            .otherwise
            .map(|otherwise| questions::describe_stakes(words, unit, fates(), [margin, otherwise.margin]));
        AskedJson::Group {
            group: group.points.iter().map(|&point| size.name(point)).collect(),
            color: group.color,
            dead: group.dead,
            text: questions::ask_about_group(words, size, &group.points, group.dead, &group.chain),
            consequence,
        }
    }
}
