//! The result of a count and its open questions in words.

use serde::Serialize;

use shuzi::color::Color;
use shuzi::count::{JointAnswer, JointQuestion, LeftOpenQuestion, PointQuestion, Question, Stone};
use shuzi::language::Words;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::report::words::{self, AmountUnit, joint_questions, questions};
use shuzi::report::{DoubtfulGroup, Report, explain};
use shuzi::score::{HalfPoints, LeftOpen};

/// The result of a count in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Said")
)]
pub struct SentencesJson {
    /// The winner and the margin.
    pub result: Option<String>,
    /// The same in short form.
    pub short: Option<String>,
    /// The rules with komi and handicap.
    pub rules: Option<String>,
    /// The count of both players.
    pub counts: Option<String>,
    /// Warnings that the user should know.
    pub warnings: Vec<String>,
    /// The explanation of the count, line by line.
    pub explained: Vec<String>,
    /// Further sentences: the fill-in, sekis, unfinished parts.
    pub others: Vec<String>,
}

/// An open question, and what its answer may change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "OpenQuestion")
)]
pub struct OpenQuestionJson {
    /// The question; its fields are part of the same object.
    #[serde(flatten)]
    pub question: QuestionJson,
    /// True if some answer to it may change the winner, alone or together with answers to others;
    /// left out unless the request asks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_change_winner: Option<bool>,
}

/// An open question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Question")
)]
#[serde(untagged)]
pub enum QuestionJson {
    /// Asks what stands on a point.
    Point {
        /// The point.
        point: String,
        /// The question, in words.
        text: String,
        /// The most probable reading.
        proposed: Stone,
        /// The second most probable reading.
        alternative: Stone,
        /// The results with each answer, in words.
        consequence: Option<String>,
    },
    /// Asks what stands on several points that belong together.
    Joint {
        /// The points.
        points: Vec<String>,
        /// The reason why they belong together: `no_liberties`, `covered`, `glare`,
        /// `out_of_frame`, `off_point` or `filled`.
        why: &'static str,
        /// Index in `answers` of the proposed answer.
        proposed: usize,
        /// The answers that settle all points at once. Other answers state single points, and
        /// `apart` in the next request asks about the points one by one.
        answers: Vec<JointAnswerJson>,
        /// The question, in words.
        text: String,
    },
    /// Asks whether a group is dead.
    Group {
        /// The stones of the group.
        group: Vec<String>,
        /// Their colour.
        color: Color,
        /// True if the group is proposed as dead.
        dead: bool,
        /// The question, in words.
        text: String,
        /// The results with each answer, in words.
        consequence: Option<String>,
    },
    /// Asks what became of points that were left open.
    LeftOpen {
        /// The open points.
        left_open: Vec<String>,
        /// The possible answers.
        answers: Vec<LeftOpenAnswerJson>,
        /// The question, in words.
        text: String,
        /// The results with each answer, in words.
        consequence: Option<String>,
    },
}

/// A possible answer to the question what became of open points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "LeftOpenAnswer")
)]
pub struct LeftOpenAnswerJson {
    /// The answer as it is sent in a request.
    pub answer: LeftOpen,
    /// The answer in words.
    pub text: String,
    /// The lead with this answer, in words.
    pub lead: String,
}

/// An answer to a question about several points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "JointAnswer")
)]
pub struct JointAnswerJson {
    /// What it says: `as-read`, `all-empty`, `all-black`, `all-white`, `taken-off`, `on` (the one
    /// stone is on a point) or `on-none`.
    pub says: &'static str,
    /// What stands on each point with this answer: the answers as they are sent in a request.
    pub stones: Vec<StoneAnswerJson>,
    /// The answer in words.
    pub text: String,
    /// The lead with this answer, in words.
    pub lead: String,
}

/// What stands on a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "StoneAnswer")
)]
pub struct StoneAnswerJson {
    /// The point.
    pub point: String,
    /// What stands there.
    pub stone: Stone,
}

impl SentencesJson {
    pub(super) fn of(report: &Report, words: &Words) -> SentencesJson {
        let size = report.position.size();
        let score = report.settlement.as_ref().map(|settled| &settled.score);
        let explained = explain::explain(report, words);
        SentencesJson {
            result: score.map(|score| words::describe_result(words, score)),
            short: score.map(|score| words::short_result(words, score)),
            rules: report
                .rules
                .as_ref()
                .map(|rules| words::describe_rules(words, rules)),
            counts: score.map(|score| words::describe_counts(words, score)),
            warnings: report
                .warnings
                .iter()
                .map(|warning| words::describe_warning_on_page(words, size, warning))
                .collect(),
            explained: explained
                .lines()
                .map(|line| line.trim().to_owned())
                .collect(),
            others: describe_others(report, words),
        }
    }
}

/// Returns sentences about the fill-in, sekis, unfinished parts and the recorded result.
fn describe_others(report: &Report, words: &Words) -> Vec<String> {
    let Some(settled) = &report.settlement else {
        return vec![words.say("no-result")];
    };
    let score = &settled.score;
    let fill_in = score
        .ing
        .iter()
        .flat_map(|fill_in| words::describe_fill_in(words, fill_in));
    let seki = (!score.seki.is_empty())
        .then(|| words::describe_seki(words, report.position.size(), &score.seki));
    let misleads = words::describe_fill_in_error(words, score);
    fill_in
        .chain(misleads)
        .chain(seki)
        .chain(words::describe_unfinished(words, score, &settled.open))
        .chain(words::describe_recorded_result(words, report))
        .collect()
}

impl QuestionJson {
    pub(super) fn of(
        question: &Question,
        position: &Position,
        unit: AmountUnit,
        words: &Words,
    ) -> QuestionJson {
        let size = position.size();
        match question {
            Question::Point(question) => QuestionJson::point(question, size, unit, words),
            Question::Joint(question) => QuestionJson::joint(question, position, unit, words),
            Question::Group { group, margin } => {
                QuestionJson::group(group, *margin, size, unit, words)
            }
            Question::LeftOpen(question) => QuestionJson::left_open(question, size, unit, words),
        }
    }

    fn joint(
        question: &JointQuestion,
        position: &Position,
        unit: AmountUnit,
        words: &Words,
    ) -> QuestionJson {
        let size = position.size();
        let JointQuestion {
            doubt,
            answers,
            proposed,
        } = question;
        let stone = |&(point, stone): &(Point, Option<Color>)| StoneAnswerJson {
            point: size.name(point),
            stone: stone.into(),
        };
        let answer = |answer: &JointAnswer| JointAnswerJson {
            says: answer.choice.name(),
            stones: answer.stones.iter().map(stone).collect(),
            text: joint_questions::name_joint_choice(words, size, answer.choice),
            lead: joint_questions::joint_lead(words, unit, answer.margin),
        };
        QuestionJson::Joint {
            points: doubt
                .points
                .iter()
                .map(|doubtful| size.name(doubtful.point))
                .collect(),
            why: doubt.cause.name(),
            proposed: *proposed,
            answers: answers.iter().map(answer).collect(),
            text: joint_questions::ask_about_points(words, position, doubt),
        }
    }

    fn left_open(
        question: &LeftOpenQuestion,
        size: BoardSize,
        unit: AmountUnit,
        words: &Words,
    ) -> QuestionJson {
        let LeftOpenQuestion { points, margins } = question;
        let answer = |(statement, margin): (LeftOpen, Option<HalfPoints>)| LeftOpenAnswerJson {
            answer: statement,
            text: questions::describe_left_open(words, statement),
            lead: questions::left_open_lead(words, unit, margin),
        };
        QuestionJson::LeftOpen {
            left_open: points.iter().map(|&point| size.name(point)).collect(),
            answers: LeftOpen::STATEMENTS
                .into_iter()
                .zip(*margins)
                .map(answer)
                .collect(),
            text: questions::ask_about_left_open(words, size, points),
            consequence: Some(questions::list_left_open_stakes(words, unit, *margins)),
        }
    }

    fn point(
        question: &PointQuestion,
        size: BoardSize,
        unit: AmountUnit,
        words: &Words,
    ) -> QuestionJson {
        let PointQuestion {
            uncertain,
            proposed,
            alternative,
            margins,
        } = question;
        let answers = || [proposed, alternative].map(|stone| words::name_stone(words, *stone));
        QuestionJson::Point {
            point: size.name(uncertain.point),
            text: questions::ask_about_point(words, size, uncertain, *proposed),
            proposed: (*proposed).into(),
            alternative: (*alternative).into(),
            consequence: margins
                .map(|margins| questions::describe_stakes(words, unit, answers(), margins)),
        }
    }

    fn group(
        group: &DoubtfulGroup,
        margin: HalfPoints,
        size: BoardSize,
        unit: AmountUnit,
        words: &Words,
    ) -> QuestionJson {
        let fates = || [group.dead, !group.dead].map(|dead| questions::name_fate(words, dead));
        let consequence = group.otherwise.map(|otherwise| {
            questions::describe_stakes(words, unit, fates(), [margin, otherwise.margin])
        });
        QuestionJson::Group {
            group: group.points.iter().map(|&point| size.name(point)).collect(),
            color: group.color,
            dead: group.dead,
            text: questions::ask_about_group(words, size, &group.points, group.dead, &group.chain),
            consequence,
        }
    }
}
