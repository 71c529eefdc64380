//! Asks the user, but only about questions that decide something.

use crate::clock;
use crate::output::Output;
use crate::prompt::{Prompt, PromptedQuestion, Reply};
use shuzi::count::{Interview, LeftOpenQuestion, PointQuestion, Question, Reader, SecondOpinions};
use shuzi::life::LifeJudge;
use shuzi::report::{Failure, Uncertain, Warning};
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
    let mut answers = 0;
    // Each answer is added to the statements and everything is judged again, because an answer may
    // settle other questions or raise new ones. The first question that is still decisive comes
    // next.
    loop {
        let open = list_deciding_questions(&examination, life_judge);
        let Some(question) = open.first() else { break };
        let reply = prompt.ask(&PromptedQuestion {
            file: &examination.report.file,
            warning: far_from_finished(&examination),
            number: answers + 1,
            of: answers + open.len(),
            question,
            position: &examination.report.position,
            unit: examination.settings.rules.conventions.unit,
            can_undo: answers > 0,
        });
        match reply {
            Reply::Answer { answer, by: name } => {
                let said = StatedFact::from(answer);
                inquiry.statements.push(Statement {
                    said,
                    by: name.unwrap_or_else(|| by.to_owned()),
                });
                match judge(inquiry, evidence, life_judge, &clock()) {
                    Ok(judged) => {
                        examination = judged;
                        answers += 1;
                    }
                    Err(failure) => {
                        // It contradicts an earlier statement. The same question is asked again.
                        inquiry.statements.pop();
                        prompt.refuse(&failure);
                    }
                }
            }
            Reply::Undo => {
                inquiry.statements.pop();
                answers -= 1;
                examination = judge(inquiry, evidence, life_judge, &clock())?;
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

/// Returns the decisive questions that the user can answer, in order.
fn list_deciding_questions(examination: &Examination, life_judge: &LifeJudge) -> Vec<Question> {
    let decisive = decisive_questions(examination, life_judge);
    let questions = decisive
        .iter()
        .filter_map(|&index| examination.questions.get(index));
    questions
        .filter_map(|question| as_question(examination, question))
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

fn as_question(examination: &Examination, question: &OpenQuestion) -> Option<Question> {
    let margin = |answer: usize| {
        question
            .answers
            .get(answer)?
            .outcome
            .exact()
            .map(|outcome| outcome.margin)
    };
    match &question.topic {
        QuestionTopic::Point(uncertain) => {
            let proposed = examination.report.position.stone(uncertain.point);
            let alternative = question
                .answers
                .get(1)
                .and_then(|answer| match answer.assumption {
                    Assumption::Stone(stone) => Some(stone),
                    _ => None,
                });
            Some(Question::Point(PointQuestion {
                uncertain: *uncertain,
                proposed,
                alternative: alternative.flatten(),
                margins: margin(0).zip(margin(1)).map(|(now, then)| [now, then]),
            }))
        }
        QuestionTopic::Group(group) => Some(Question::Group {
            group: group.clone(),
            margin: margin(0)?,
        }),
        QuestionTopic::Unfinished(_) => {
            let settled = examination.report.settlement.as_ref()?;
            LeftOpenQuestion::about(settled).map(Question::LeftOpen)
        }
        QuestionTopic::Prisoners | QuestionTopic::Bonus | QuestionTopic::Grid(_) => None,
    }
}
