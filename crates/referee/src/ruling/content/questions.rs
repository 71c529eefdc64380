//! The open questions, and the answers given.

use crate::ruling::DocumentBlock;
use crate::verify::{
    Assumption, ClaimVerdict, CountOutcome, OpenQuestion, PossibleAnswer, QuestionTopic,
    StatedFact, Statement, THE_REFEREE,
};
use shuzi::language::{Value, Words};
use shuzi::point::{Point, PointSet};
use shuzi::report::words::questions as ask;
use shuzi::report::words::{self as say, AmountUnit, joint_questions};
use shuzi::report::{DoubtTopic, JointDoubt, find_doubt_topics};

use super::{RulingContext, board, describe_statement, list_section};

/// Lists the open questions with the result of each answer, the decisive ones first and marked.
/// Doubtful points that change nothing are only named, and points that belong together are one
/// question.
pub(super) fn open_questions_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let words = context.words;
    let (deciding, others): (Vec<_>, Vec<_>) = group_questions(context)
        .into_iter()
        .partition(|grouped| grouped.is_decisive);
    let (idle, changing): (Vec<_>, Vec<_>) = others.into_iter().partition(|grouped| {
        grouped
            .questions
            .iter()
            .all(|question| changes_nothing(question))
    });
    let mut items: Vec<String> = Vec::new();
    for grouped in deciding {
        let question = describe_grouped_question(context, &grouped);
        items.push(words.say_with("decisive-question", &[("question", question.into())]));
    }
    items.extend(
        changing
            .iter()
            .map(|grouped| describe_grouped_question(context, grouped)),
    );
    let idle: Vec<&OpenQuestion> = idle
        .iter()
        .flat_map(|grouped| grouped.questions.iter().copied())
        .collect();
    items.extend(describe_idle_questions(context, &idle));
    list_section(words.say("heading-open-questions"), items)
}

/// Returns the number of decisive questions, of which points that belong together are one.
pub(super) fn count_decisive_questions(context: &RulingContext) -> usize {
    group_questions(context)
        .iter()
        .filter(|grouped| grouped.is_decisive)
        .count()
}

/// Open questions that are one question to people.
struct GroupedQuestion<'a> {
    /// The questions; more than one only about points that belong together.
    questions: Vec<&'a OpenQuestion>,
    /// The points and the reason why they belong together, if there are several.
    doubt: Option<JointDoubt>,
    /// True if the verdict on the claim depends on any of them.
    is_decisive: bool,
}

/// Groups the open questions, in the order of the first question of each group.
fn group_questions<'a>(context: &RulingContext<'a>) -> Vec<GroupedQuestion<'a>> {
    let examination = context.examination;
    let decisive = match &examination.claim {
        Some((_, ClaimVerdict::Undecided { decisive })) => decisive.as_slice(),
        Some(_) | None => &[],
    };
    let report = &examination.report;
    let mut doubts: Vec<JointDoubt> =
        find_doubt_topics(&report.position, &report.uncertain, PointSet::EMPTY)
            .into_iter()
            .filter_map(|topic| match topic {
                DoubtTopic::Joint(doubt) => Some(doubt),
                DoubtTopic::Point(_) => None,
            })
            .collect();
    let mut grouped = Vec::new();
    let mut listed = PointSet::EMPTY;
    for (index, question) in examination.questions.iter().enumerate() {
        let point = point_of(question);
        if point.is_some_and(|point| listed.contains(point)) {
            continue;
        }
        let is_about = |doubt: &JointDoubt| {
            let mut points = doubt.points.iter();
            points.any(|uncertain| Some(uncertain.point) == point)
        };
        let joint = doubts.iter().position(is_about);
        let doubt = joint.map(|index| doubts.swap_remove(index));
        let points: PointSet = doubt
            .iter()
            .flat_map(|doubt| &doubt.points)
            .map(|uncertain| uncertain.point)
            .collect();
        listed |= points;
        let members: Vec<(usize, &OpenQuestion)> = match doubt {
            None => vec![(index, question)],
            Some(_) => examination
                .questions
                .iter()
                .enumerate()
                .filter(|(_, other)| point_of(other).is_some_and(|point| points.contains(point)))
                .collect(),
        };
        grouped.push(GroupedQuestion {
            is_decisive: members.iter().any(|(index, _)| decisive.contains(index)),
            questions: members.into_iter().map(|(_, question)| question).collect(),
            doubt,
        });
    }
    grouped
}

/// Returns the point that a question is about, if it is about one.
fn point_of(question: &OpenQuestion) -> Option<Point> {
    match &question.topic {
        QuestionTopic::Point(uncertain) => Some(uncertain.point),
        _ => None,
    }
}

/// Describes a question: about one point with the result of each answer, about several points only
/// what is asked, as their answers have too many combinations.
fn describe_grouped_question(context: &RulingContext, grouped: &GroupedQuestion) -> String {
    if let Some(doubt) = &grouped.doubt {
        let position = &context.examination.report.position;
        return joint_questions::ask_about_points(context.words, position, doubt);
    }
    let questions = grouped.questions.iter();
    questions
        .map(|question| describe_question(context, question))
        .collect()
}

/// Returns true if the result is the same for all answers.
fn changes_nothing(question: &OpenQuestion) -> bool {
    let first = question
        .answers
        .first()
        .and_then(|answer| answer.outcome.exact());
    first.is_some()
        && question
            .answers
            .iter()
            .all(|answer| answer.outcome.exact() == first)
}

/// Describes the questions that change nothing: doubtful points in one sentence, then the others.
fn describe_idle_questions(context: &RulingContext, idle: &[&OpenQuestion]) -> Vec<String> {
    let (mut points, mut others) = (Vec::new(), Vec::new());
    for question in idle {
        match &question.topic {
            QuestionTopic::Point(uncertain) => points.push(uncertain.point),
            _ => others.push(describe_question(context, question)),
        }
    }
    let mut sentences = Vec::new();
    if !points.is_empty() {
        let values = [("points", context.list_points(&points).into())];
        sentences.push(
            context
                .words
                .say_with("points-that-change-nothing", &values),
        );
    }
    sentences.append(&mut others);
    sentences
}

/// Lists the statements, and the persons who made them.
pub(super) fn statements_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let words = context.words;
    if context.inquiry.statements.is_empty() {
        return Vec::new();
    }
    let row = |stated: &Statement| {
        vec![
            describe_statement(words, &stated.said),
            describe_stated_point(context, &stated.said).unwrap_or_default(),
            if stated.by == THE_REFEREE {
                words.say("the-referee")
            } else {
                stated.by.clone()
            },
        ]
    };
    vec![
        DocumentBlock::Heading(words.say("heading-answers")),
        DocumentBlock::Table {
            head: ["column-statement", "column-read", "column-by"]
                .map(|name| words.say(name))
                .into(),
            rows: context.inquiry.statements.iter().map(row).collect(),
        },
    ]
}

/// Describes the photos' reading of a stated point, and the reason why it was asked about.
fn describe_stated_point(context: &RulingContext, fact: &StatedFact) -> Option<String> {
    let StatedFact::Stone { point, .. } = fact else {
        return None;
    };
    let point = point.on(context.size()).ok()?;
    let reading = context
        .examination
        .case
        .readings
        .as_ref()?
        .readings
        .get(context.size().index(point))?;
    let seen = board::describe_reading(context, reading);
    Some(match reading.doubt {
        None => seen,
        Some(doubt) => {
            let doubt = say::describe_doubt(context.words, doubt);
            context.words.say_with(
                "read-and-doubted",
                &[("seen", seen.into()), ("doubt", doubt.into())],
            )
        }
    })
}

/// Describes a question with the result of each answer.
fn describe_question(context: &RulingContext, question: &OpenQuestion) -> String {
    let (words, size) = (context.words, context.size());
    let mut text = match &question.topic {
        QuestionTopic::Point(uncertain) => ask::describe_point_without_figures(
            words,
            size,
            uncertain,
            context.examination.report.position.stone(uncertain.point),
        ),
        QuestionTopic::Group(group) => ask::describe_group_without_figures(
            words,
            size,
            &group.points,
            group.dead,
            &group.chain,
        ),
        QuestionTopic::Unfinished(points) => words.say_with(
            "question-unfinished",
            &[("points", context.list_points(points).into())],
        ),
        QuestionTopic::Prisoners => words.say("question-prisoners"),
        QuestionTopic::Bonus => {
            let stones = context.examination.settings.rules.handicap;
            words.say_with("question-bonus", &[("stones", stones.into())])
        }
        QuestionTopic::Grid(_) => words.say("question-grid"),
    };
    for answer in &question.answers {
        let answer = describe_answer(context, answer);
        text = words.say_with(
            "two-sentences",
            &[("first", text.into()), ("second", answer.into())],
        );
    }
    text
}

/// Describes the result of an answer.
fn describe_answer(context: &RulingContext, answer: &PossibleAnswer) -> String {
    let words = context.words;
    let unit = AmountUnit::of(&context.inquiry.rules);
    let describe =
        |outcome: CountOutcome| say::describe_outcome(words, unit, outcome.winner, outcome.margin);
    let result: Value = match (
        answer.outcome.exact(),
        answer.outcome.worst_for_black,
        answer.outcome.best_for_black,
    ) {
        (Some(outcome), _, _) => describe(outcome).into(),
        (None, Some(least), Some(most)) => {
            let values = [
                ("least", describe(least).into()),
                ("most", describe(most).into()),
            ];
            words.say_with("ahead-between", &values).into()
        }
        (None, Some(least), None) => words
            .say_with("ahead-at-least", &[("least", describe(least).into())])
            .into(),
        (None, None, Some(most)) => words
            .say_with("ahead-at-most", &[("most", describe(most).into())])
            .into(),
        (None, None, None) => words.say("nobody-can-tell").into(),
    };
    words.say_with(
        "way",
        &[
            ("if", describe_assumption(words, answer.assumption).into()),
            ("result", result),
        ],
    )
}

fn describe_assumption(words: &Words, assumption: Assumption) -> String {
    match assumption {
        Assumption::Stone(stone) => {
            let stone = stone.map_or("empty", |color| color.name());
            words.say_with("if-stone", &[("stone", stone.into())])
        }
        Assumption::Dead(dead) => {
            let fate = if dead { "dead" } else { "alive" };
            words.say_with("if-group", &[("fate", fate.into())])
        }
        Assumption::AsItStands => words.say("as-it-stands"),
        Assumption::PlayedOut(first) => {
            words.say_with("played-out-by", &[("player", first.name().into())])
        }
        Assumption::Bonus(bonus) => words.say_with(
            "if-bonus",
            &[("bonus", say::describe_bonus(words, bonus).into())],
        ),
        Assumption::MovedLast(color) => {
            words.say_with("moved-last", &[("player", color.name().into())])
        }
        Assumption::Otherwise => words.say("if-otherwise"),
    }
}
