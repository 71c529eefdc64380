//! What is left to persons, and what they answered.

use crate::language::{Value, Words};
use crate::protocol::Block;
use crate::report::words as say;
use crate::report::words::questions as ask;
use crate::verify::{About, Is, OpenQuestion, Verdict, Way};

use super::{Matter, listed, statement};

/// The open questions with the results that answers lead to, the decisive ones first and marked.
pub(super) fn open(matter: &Matter) -> Vec<Block> {
    let (words, examination) = (matter.words, matter.examination);
    let decisive = match &examination.claim {
        Some((_, Verdict::Undecided { decisive })) => decisive.as_slice(),
        Some(_) | None => &[],
    };
    let mut order: Vec<usize> = (0..examination.questions.len()).collect();
    order.sort_by_key(|index| !decisive.contains(index));
    let sentence = |index: usize| {
        let question = examination.questions.get(index)?;
        let told = told(matter, question);
        let marked = || words.say_with("decisive-question", &[("question", told.as_str().into())]);
        Some(if decisive.contains(&index) { marked() } else { told.clone() })
    };
    listed(words.say("heading-open-questions"), order.into_iter().filter_map(sentence).collect())
}

/// What was stated, and by whom.
pub(super) fn answered(matter: &Matter) -> Vec<Block> {
    let words = matter.words;
    if matter.inquiry.statements.is_empty() {
        return Vec::new();
    }
    let statements = matter.inquiry.statements.iter();
    vec![
        Block::Heading(words.say("heading-answers")),
        Block::Table {
            head: vec![words.say("column-statement"), words.say("column-by")],
            rows: statements.map(|stated| vec![statement(words, &stated.said), stated.by.clone()]).collect(),
        },
    ]
}

/// A question with what follows from each answer.
fn told(matter: &Matter, question: &OpenQuestion) -> String {
    let (words, size) = (matter.words, matter.size());
    let asked = match &question.about {
        About::Point(uncertain) => {
            ask::point(words, size, uncertain, matter.examination.report.position.stone(uncertain.point))
        }
        About::Group(group) => ask::group(words, size, &group.points, group.dead, &group.chain),
        About::Unfinished(points) => {
            words.say_with("question-unfinished", &[("points", matter.points(points).into())])
        }
        About::Prisoners => words.say("question-prisoners"),
        About::Grid(percent) => words.say_with("question-grid", &[("percent", u32::from(*percent).into())]),
    };
    let ways: Vec<String> = question.ways.iter().map(|way| follows(matter, way)).collect();
    let ways = ways.join(&words.say("between-clauses"));
    words.say_with("question-with-ways", &[("question", asked.into()), ("ways", ways.into())])
}

/// What follows from an answer.
fn follows(matter: &Matter, way: &Way) -> String {
    let words = matter.words;
    let unit = matter.inquiry.rules.conventions.unit;
    let result: Value = match way.outcome {
        Some(outcome) => say::result_of(words, unit, outcome.winner, outcome.margin).into(),
        None => words.say("nobody-can-tell").into(),
    };
    words.say_with("way", &[("if", condition(words, way.is).into()), ("result", result)])
}

fn condition(words: &Words, is: Is) -> String {
    match is {
        Is::Stone(stone) => say::stone(words, stone),
        Is::Dead(dead) => ask::fate(words, dead),
        Is::AsItStands => words.say("as-it-stands"),
        Is::PlayedOut(first) => words.say_with("played-out-by", &[("player", first.name().into())]),
        Is::MovedLast(color) => words.say_with("moved-last", &[("player", color.name().into())]),
        Is::Otherwise => words.say("if-otherwise"),
    }
}
