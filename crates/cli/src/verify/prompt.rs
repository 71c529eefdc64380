//! Asks the user, but only about questions that decide something.

use crate::clock;
use crate::output::Output;
use crate::prompt::{Prompt, PromptedQuestion, Reply};
use shuzi::count::{
    Case, Interview, LeftOpenQuestion, PointQuestion, Question, Reader, SecondOpinions, settle,
};
use shuzi::life::LifeJudge;
use shuzi::point::{Point, PointSet};
use shuzi::position::Position;
use shuzi::report::words::AmountUnit;
use shuzi::report::{DoubtTopic, Failure, Uncertain, Warning, find_doubt_topics};
use shuzi::score::HalfPoints;
use shuzi_referee::verify::{
    Assumption, ClaimVerdict, Evidence, Examination, Exhibits, Inquiry, OpenQuestion,
    QuestionTopic, StatedFact, Statement, THE_REFEREE, find_changing_questions, find_size_in_doubt,
    judge,
};

/// Asks the user until no question is decisive any more, or the user leaves the rest open. Answers
/// are added to the inquiry with the name of the person who gave them. An answer that contradicts
/// an earlier statement is not accepted.
pub(super) fn ask_deciding_questions(
    inquiry: &mut Inquiry,
    evidence: &Evidence,
    mut examination: Examination,
    life_judge: &LifeJudge,
    by: &str,
    output: &Output,
) -> Result<Examination, Failure> {
    let words = output.words();
    let shown_by = if by == THE_REFEREE {
        words.say("the-referee")
    } else {
        by.to_owned()
    };
    let mut prompt = Prompt::on_standard_streams(words, output.style(), Some(&shown_by));
    let mut steps: Vec<Step> = Vec::new();
    // Each answer is added to the statements and everything is judged again, because an answer may
    // settle other questions or raise new ones. The first question that is still decisive comes
    // next.
    loop {
        let topics = list_deciding_topics(&examination, life_judge, list_points_apart(&steps));
        let answered = steps.iter().filter(|step| step.is_answer()).count();
        let of = answered + topics.len();
        let question = topics
            .into_iter()
            .next()
            .map(|topic| compose_question(&examination, topic, life_judge));
        let Some(question) = question.flatten() else {
            break;
        };
        let reply = prompt.ask(&PromptedQuestion {
            file: &examination.report.file,
            warning: far_from_finished(&examination),
            number: answered + 1,
            of,
            question: &question,
            position: &examination.report.position,
            unit: AmountUnit::of(&examination.settings.rules),
            can_undo: !steps.is_empty(),
        });
        match reply {
            Reply::Answer { answers, by: name } => {
                let before = inquiry.statements.len();
                let name = name.unwrap_or_else(|| by.to_owned());
                for answer in answers {
                    inquiry.statements.push(Statement {
                        said: StatedFact::from(answer),
                        by: name.clone(),
                    });
                }
                match judge(inquiry, evidence, life_judge, &clock()) {
                    Ok(judged) => {
                        examination = judged;
                        steps.push(Step::Answered {
                            statements: inquiry.statements.len() - before,
                        });
                    }
                    Err(failure) => {
                        // It contradicts an earlier statement. The same question is asked again.
                        inquiry.statements.truncate(before);
                        prompt.refuse(&failure);
                    }
                }
            }
            Reply::OneByOne(points) => steps.push(Step::SetApart(points)),
            Reply::Undo => {
                if let Some(Step::Answered { statements }) = steps.pop() {
                    let kept = inquiry.statements.len().saturating_sub(statements);
                    inquiry.statements.truncate(kept);
                    examination = judge(inquiry, evidence, life_judge, &clock())?;
                }
            }
            Reply::LeaveOpen => break,
        }
    }
    Ok(examination)
}

/// Asks whether the lines of a photo are the whole board, if the photo leaves that open. If the
/// user confirms it, the number of lines is added to the inquiry.
///
/// Returns true if the user confirms it.
pub(super) fn ask_for_size(
    inquiry: &mut Inquiry,
    exhibits: &Exhibits,
    reader: &Reader,
    output: &Output,
) -> bool {
    let Some((file, lines)) = find_size_in_doubt(inquiry, exhibits, reader, &clock()) else {
        return false;
    };
    let mut prompt = Prompt::on_standard_streams(output.words(), output.style(), None);
    let is_whole = prompt.confirms_size(&file, lines);
    if is_whole {
        inquiry.grid.size = Some(lines);
    }
    is_whole
}

/// What the user did at one question. Undo takes back one step.
enum Step {
    /// Answered it, with so many statements.
    Answered { statements: usize },
    /// Asked to be asked about these points one by one.
    SetApart(Vec<Point>),
}

impl Step {
    fn is_answer(&self) -> bool {
        matches!(self, Step::Answered { .. })
    }
}

/// Returns the points that are asked about one by one.
fn list_points_apart(steps: &[Step]) -> PointSet {
    let points = steps.iter().flat_map(|step| match step {
        Step::Answered { .. } => &[],
        Step::SetApart(points) => points.as_slice(),
    });
    points.copied().collect()
}

/// The topic of a decisive question.
enum DecidingTopic<'a> {
    /// Doubtful points that are asked about together.
    Doubt(DoubtTopic),
    /// Anything else.
    Other(&'a OpenQuestion),
}

/// Returns the topics of the decisive questions that the user can answer, in order. Points that
/// belong together are one topic if any of them is decisive.
fn list_deciding_topics<'a>(
    examination: &'a Examination,
    life_judge: &LifeJudge,
    apart: PointSet,
) -> Vec<DecidingTopic<'a>> {
    let (mut decisive_points, mut others) = (PointSet::EMPTY, Vec::new());
    for index in decisive_questions(examination, life_judge) {
        match examination.questions.get(index) {
            Some(OpenQuestion {
                topic: QuestionTopic::Point(uncertain),
                ..
            }) => {
                decisive_points.insert(uncertain.point);
            }
            Some(other) if is_askable(examination, other) => others.push(other),
            Some(_) | None => {}
        }
    }
    // A stone that was stated stays in doubt while its chain has no liberties.
    let stated = examination.case.stated;
    let open: Vec<Uncertain> = examination
        .report
        .uncertain
        .iter()
        .copied()
        .filter(|uncertain| !stated.contains(uncertain.point))
        .collect();
    let is_decisive = |topic: &DoubtTopic| {
        let mut points = topic.points().iter();
        points.any(|uncertain| decisive_points.contains(uncertain.point))
    };
    find_doubt_topics(&examination.report.position, &open, apart)
        .into_iter()
        .filter(is_decisive)
        .map(DecidingTopic::Doubt)
        .chain(others.into_iter().map(DecidingTopic::Other))
        .collect()
}

/// Returns the indices of the decisive questions: with a claim, those that change its verdict;
/// without one, those whose answers change the result, or all if there is a record or a board
/// after, as every stone counts in the comparison.
fn decisive_questions(examination: &Examination, life_judge: &LifeJudge) -> Vec<usize> {
    let is_far = far_from_finished(examination).is_some();
    match &examination.claim {
        Some((_, ClaimVerdict::Undecided { decisive })) if !is_far => decisive.clone(),
        Some((_, ClaimVerdict::Agrees | ClaimVerdict::Disagrees)) => Vec::new(),
        None if examination.record.is_some() || examination.after.is_some() => {
            (0..examination.questions.len()).collect()
        }
        // Without a verdict only questions that lead to a result are worth asking.
        Some(_) | None => {
            let mut decisive = find_changing_questions(&examination.questions, &examination.report);
            let none = SecondOpinions::none();
            // Points that change nothing alone may change the result together.
            let together =
                Interview::new(&examination.case, &examination.settings, life_judge, &none)
                    .and_then(|interview| interview.points_to_ask())
                    .unwrap_or_default();
            for (index, question) in examination.questions.iter().enumerate() {
                let is_meant = |uncertain: &Uncertain| together.contains(&uncertain.point);
                if matches!(&question.topic, QuestionTopic::Point(uncertain) if is_meant(uncertain))
                {
                    decisive.push(index);
                }
            }
            decisive.sort_unstable();
            decisive.dedup();
            decisive
        }
    }
}

/// Returns the warning that the game is far from finished, if there is one.
fn far_from_finished(examination: &Examination) -> Option<&Warning> {
    let mut warnings = examination.report.warnings.iter();
    warnings.find(|warning| matches!(warning, Warning::FarFromFinished { .. }))
}

/// Returns true if the user can be asked this question, which is not about a point.
fn is_askable(examination: &Examination, question: &OpenQuestion) -> bool {
    other_question(examination, question).is_some()
}

/// Returns the question about a topic, with what its answers lead to.
fn compose_question(
    examination: &Examination,
    topic: DecidingTopic,
    life_judge: &LifeJudge,
) -> Option<Question> {
    let doubt = match topic {
        DecidingTopic::Other(question) => return other_question(examination, question),
        DecidingTopic::Doubt(doubt) => doubt,
    };
    if let DoubtTopic::Point(uncertain) = &doubt {
        let is_about_it = |question: &&OpenQuestion| matches!(&question.topic, QuestionTopic::Point(other) if other.point == uncertain.point);
        let question = examination.questions.iter().find(is_about_it)?;
        return Some(point_question(examination, question, *uncertain));
    }
    let now = examination.report.settlement.as_ref();
    let now = now.map(|settled| settled.score.margin);
    let position = &examination.report.position;
    Some(Question::about_topic(position, doubt, now, |changed| {
        margin_of(examination, changed, life_judge)
    }))
}

/// Returns Black's margin on another position with everything that was stated; `None` if it cannot
/// be counted.
fn margin_of(
    examination: &Examination,
    changed: &Position,
    life_judge: &LifeJudge,
) -> Option<HalfPoints> {
    let case = Case {
        position: changed.clone(),
        ..examination.case.clone()
    };
    let none = SecondOpinions::none();
    let timed = settle(&case, &examination.settings, life_judge, &none, &clock()).ok()?;
    Some(timed.report.settlement?.score.margin)
}

/// Returns Black's margin with an answer to a question; `None` if it is not known.
fn margin_with(question: &OpenQuestion, answer: usize) -> Option<HalfPoints> {
    let outcome = question.answers.get(answer)?.outcome.exact()?;
    Some(outcome.margin)
}

/// Returns the question about a point.
fn point_question(
    examination: &Examination,
    question: &OpenQuestion,
    uncertain: Uncertain,
) -> Question {
    let alternative = question
        .answers
        .get(1)
        .and_then(|answer| match answer.assumption {
            Assumption::Stone(stone) => Some(stone),
            _ => None,
        });
    let margins = margin_with(question, 0).zip(margin_with(question, 1));
    Question::Point(PointQuestion {
        uncertain,
        proposed: examination.report.position.stone(uncertain.point),
        alternative: alternative.flatten(),
        margins: margins.map(|(now, then)| [now, then]),
    })
}

/// Returns the question about anything but points; `None` if the user cannot be asked about it.
fn other_question(examination: &Examination, question: &OpenQuestion) -> Option<Question> {
    match &question.topic {
        QuestionTopic::Group(group) => Some(Question::Group {
            group: group.clone(),
            margin: margin_with(question, 0)?,
        }),
        QuestionTopic::Unfinished(_) => {
            let settled = examination.report.settlement.as_ref()?;
            LeftOpenQuestion::about(settled).map(Question::LeftOpen)
        }
        QuestionTopic::Point(_)
        | QuestionTopic::Prisoners
        | QuestionTopic::Bonus
        | QuestionTopic::Grid(_) => None,
    }
}
