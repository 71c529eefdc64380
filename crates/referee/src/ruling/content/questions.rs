//! The open questions, and the answers given.

use crate::ruling::Block;
use crate::verify::{
    Assumption, ClaimVerdict, CountOutcome, OpenQuestion, Possibility, QuestionTopic, StatedFact, Statement,
    THE_REFEREE,
};
use shuzi::language::{Value, Words};
use shuzi::report::words as say;
use shuzi::report::words::questions as ask;

use super::{Matter, board, listed, statement};

/// The open questions with the results that answers lead to, the decisive ones first and marked. Doubtful points that
/// change nothing, whatever stands there, are only named.
pub(super) fn open(matter: &Matter) -> Vec<Block> {
    let (words, examination) = (matter.words, matter.examination);
    let decisive = match &examination.claim {
        Some((_, ClaimVerdict::Undecided { decisive })) => decisive.as_slice(),
        Some(_) | None => &[],
    };
    let questions = examination.questions.iter().enumerate();
    let (decides, others): (Vec<_>, Vec<_>) = questions.partition(|(index, _)| decisive.contains(index));
    let (idle, changing): (Vec<_>, Vec<_>) =
        others.into_iter().partition(|(_, question)| changes_nothing(question));
    let marked = decides.iter().map(|(_, question)| {
        let question = told(matter, question);
        words.say_with("decisive-question", &[("question", question.into())])
    });
    let plain = changing.iter().map(|(_, question)| told(matter, question));
    listed(words.say("heading-open-questions"), marked.chain(plain).chain(named(matter, &idle)).collect())
}

/// Returns true if the result is the same for all answers.
fn changes_nothing(question: &OpenQuestion) -> bool {
    let first = question.ways.first().and_then(|way| way.outcome.exact());
    first.is_some() && question.ways.iter().all(|way| way.outcome.exact() == first)
}

/// Lists the questions that change nothing: doubtful points in one sentence, then the others.
fn named(matter: &Matter, idle: &[(usize, &OpenQuestion)]) -> Vec<String> {
    let point = |question: &OpenQuestion| match &question.about {
        QuestionTopic::Point(uncertain) => Some(uncertain.point),
        _ => None,
    };
    let points: Vec<_> = idle.iter().filter_map(|(_, question)| point(question)).collect();
    let others = idle.iter().filter(|(_, question)| point(question).is_none());
    let in_one = (!points.is_empty()).then(|| {
        matter.words.say_with("points-that-change-nothing", &[("points", matter.points(&points).into())])
    });
    in_one.into_iter().chain(others.map(|(_, question)| told(matter, question))).collect()
}

/// Lists the statements, and who made them.
pub(super) fn answered(matter: &Matter) -> Vec<Block> {
    let words = matter.words;
    if matter.inquiry.statements.is_empty() {
        return Vec::new();
    }
    let row = |stated: &Statement| {
        vec![
            statement(words, &stated.said),
            read_as(matter, &stated.said).unwrap_or_default(),
            if stated.by == THE_REFEREE { words.say("the-referee") } else { stated.by.clone() },
        ]
    };
    vec![
        Block::Heading(words.say("heading-answers")),
        Block::Table {
            head: ["column-statement", "column-read", "column-by"].map(|name| words.say(name)).into(),
            rows: matter.inquiry.statements.iter().map(row).collect(),
        },
    ]
}

/// Describes what the photos show of a stated point, and why it was asked about.
fn read_as(matter: &Matter, said: &StatedFact) -> Option<String> {
    let StatedFact::Stone { point, .. } = said else { return None };
    let point = point.on(matter.size()).ok()?;
    let reading = matter.examination.case.readings.as_ref()?.readings.get(matter.size().index(point))?;
    let seen = board::looks_like(matter, reading);
    Some(match reading.doubt {
        None => seen,
        Some(doubt) => {
            let doubt = say::describe_doubt(matter.words, doubt);
            matter.words.say_with("read-and-doubted", &[("seen", seen.into()), ("doubt", doubt.into())])
        }
    })
}

/// Describes a question with the result of each answer.
fn told(matter: &Matter, question: &OpenQuestion) -> String {
    let (words, size) = (matter.words, matter.size());
    let asked = match &question.about {
        QuestionTopic::Point(uncertain) => ask::describe_point_without_figures(
            words,
            size,
            uncertain,
            matter.examination.report.position.stone(uncertain.point),
        ),
        QuestionTopic::Group(group) => {
            ask::describe_group_without_figures(words, size, &group.points, group.dead, &group.chain)
        }
        QuestionTopic::Unfinished(points) => {
            words.say_with("question-unfinished", &[("points", matter.points(points).into())])
        }
        QuestionTopic::Prisoners => words.say("question-prisoners"),
        QuestionTopic::Bonus => {
            let stones = matter.examination.settings.rules.handicap;
            words.say_with("question-bonus", &[("stones", stones.into())])
        }
        QuestionTopic::Grid(_) => words.say("question-grid"),
    };
    question.ways.iter().map(|way| follows(matter, way)).fold(asked, |told, follows| {
        words.say_with("two-sentences", &[("first", told.into()), ("second", follows.into())])
    })
}

/// Describes the result of an answer.
fn follows(matter: &Matter, way: &Possibility) -> String {
    let words = matter.words;
    let unit = matter.inquiry.rules.conventions.unit;
    let told = |outcome: CountOutcome| say::describe_outcome(words, unit, outcome.winner, outcome.margin);
    let result: Value = match (way.outcome.exact(), way.outcome.worst_for_black, way.outcome.best_for_black) {
        (Some(outcome), _, _) => told(outcome).into(),
        (None, Some(least), Some(most)) => {
            let values = [("least", told(least).into()), ("most", told(most).into())];
            words.say_with("ahead-between", &values).into()
        }
        (None, Some(least), None) => {
            words.say_with("ahead-at-least", &[("least", told(least).into())]).into()
        }
        (None, None, Some(most)) => words.say_with("ahead-at-most", &[("most", told(most).into())]).into(),
        (None, None, None) => words.say("nobody-can-tell").into(),
    };
    words.say_with("way", &[("if", condition(words, way.is).into()), ("result", result)])
}

fn condition(words: &Words, is: Assumption) -> String {
    match is {
        Assumption::Stone(stone) => {
            let stone = stone.map_or("empty", |color| color.name());
            words.say_with("if-stone", &[("stone", stone.into())])
        }
        Assumption::Dead(dead) => {
            let fate = if dead { "dead" } else { "alive" };
            words.say_with("if-group", &[("fate", fate.into())])
        }
        Assumption::AsItStands => words.say("as-it-stands"),
        Assumption::PlayedOut(first) => words.say_with("played-out-by", &[("player", first.name().into())]),
        Assumption::Bonus(bonus) => {
            words.say_with("if-bonus", &[("bonus", say::describe_bonus(words, bonus).into())])
        }
        Assumption::MovedLast(color) => words.say_with("moved-last", &[("player", color.name().into())]),
        Assumption::Otherwise => words.say("if-otherwise"),
    }
}
