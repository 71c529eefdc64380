//! Asking a person, but only about what decides.

use std::io;

use crate::cli::ask::{Reply, Screen, read_line, reply};
use crate::cli::clock;
use crate::cli::output::Output;
use crate::count::{Answer, PointName, PointQuestion, Question};
use crate::report::Failure;
use crate::verify::{About, Evidence, Examination, Inquiry, OpenQuestion, Said, Statement, Verdict, judge};

use super::names;

/// Asks until nothing that can be answered decides any more, or the person leaves the rest open. What is answered goes
/// into the inquiry, with the name of who said so.
pub(super) fn asked(
    inquiry: &mut Inquiry,
    evidence: &Evidence,
    mut examination: Examination,
    by: &str,
    output: &Output,
) -> Result<Examination, Failure> {
    let mut screen =
        Screen { words: output.words(), style: output.style(), stream: &mut io::stderr().lock() };
    let mut keys = io::stdin().lock();
    let mut answers = 0;
    while let Some(question) = next(&examination) {
        let shown = screen.show(&question, &examination.report.position, &examination.settings);
        let Ok(Some(line)) = shown.and_then(|()| read_line(&mut keys)) else { break };
        match reply(&line, &question) {
            Reply::Answer(answer) => {
                let said = said(&examination, answer);
                inquiry.statements.push(Statement { said, by: speaker(&line, by) });
                answers += 1;
            }
            Reply::Undo if answers > 0 => {
                inquiry.statements.pop();
                answers -= 1;
            }
            Reply::LeaveOpen => break,
            // Asked again, with the keys.
            Reply::Undo | Reply::NotUnderstood => continue,
        }
        examination = judge(inquiry, evidence, &clock())?;
    }
    Ok(examination)
}

/// Who answers: a name behind the key, as in `w Anna`, or the usual one.
fn speaker(line: &str, by: &str) -> String {
    let name = line.trim().split_once(char::is_whitespace).map(|(_, name)| name.trim());
    name.filter(|name| !name.is_empty()).unwrap_or(by).to_owned()
}

/// The first question about a point or a group that decides; without a claim every one does.
fn next(examination: &Examination) -> Option<Question> {
    let decides = |index: &usize| match &examination.claim {
        None => true,
        Some((_, Verdict::Undecided { decisive })) => decisive.contains(index),
        Some(_) => false,
    };
    let mut questions = examination.questions.iter().enumerate().filter(|(index, _)| decides(index));
    questions.find_map(|(_, question)| as_question(examination, question))
}

fn as_question(examination: &Examination, question: &OpenQuestion) -> Option<Question> {
    let margin = |way: usize| question.ways.get(way)?.outcome.map(|outcome| outcome.margin);
    match &question.about {
        About::Point(uncertain) => {
            let proposed = examination.report.position.stone(uncertain.point);
            let alternative = question.ways.get(1).and_then(|way| match way.is {
                crate::verify::Is::Stone(stone) => Some(stone),
                _ => None,
            });
            Some(Question::Point(PointQuestion {
                uncertain: *uncertain,
                proposed,
                alternative: alternative.flatten(),
                margins: margin(0).zip(margin(1)).map(|(now, then)| [now, then]),
            }))
        }
        About::Group(group) => Some(Question::Group { group: group.clone(), margin: margin(0)? }),
        About::Unfinished(_) | About::Prisoners | About::Grid(_) => None,
    }
}

fn said(examination: &Examination, answer: Answer) -> Said {
    let size = examination.report.position.size();
    match answer {
        Answer::Stone(point, stone) => Said::Stone { point: PointName::of(size, point), stone },
        Answer::Dead(points, dead) => Said::Group { points: names(size, &points), dead },
    }
}
