//! Asks the user, but only about questions that decide something.

use crate::clock;
use crate::output::Output;
use crate::prompt::{Prompt, PromptedQuestion, Reply};
use shuzi::count::{Interview, LeftOpenQuestion, PointQuestion, Question, SecondOpinions};
use shuzi::report::{Failure, Uncertain, Warning};
use shuzi_referee::verify::{
    Assumption, ClaimVerdict, Evidence, Examination, Exhibits, Inquiry, OpenQuestion, QuestionTopic,
    StatedFact, Statement, THE_REFEREE, find_changing_questions, judge, size_in_doubt,
};

/// Asks until nothing that can be answered decides any more, or the person leaves the rest open. What is answered goes
/// into the inquiry, with the name of who said so. An answer that contradicts what was stated before is not taken.
pub(super) fn ask_deciding_questions(
    inquiry: &mut Inquiry,
    evidence: &Evidence,
    mut examination: Examination,
    by: &str,
    output: &Output,
) -> Result<Examination, Failure> {
    let words = output.words();
    let shown_by = if by == THE_REFEREE { words.say("the-referee") } else { by.to_owned() };
    let mut prompt = Prompt::on_standard_streams(words, output.style(), Some(&shown_by));
    let mut answers = 0;
    loop {
        let open = deciding_questions(&examination);
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
                inquiry.statements.push(Statement { said, by: name.unwrap_or_else(|| by.to_owned()) });
                match judge(inquiry, evidence, &clock()) {
                    Ok(judged) => {
                        examination = judged;
                        answers += 1;
                    }
                    Err(failure) => {
                        inquiry.statements.pop();
                        prompt.refuse(&failure);
                    }
                }
            }
            Reply::Undo => {
                inquiry.statements.pop();
                answers -= 1;
                examination = judge(inquiry, evidence, &clock())?;
            }
            Reply::LeaveOpen => break,
        }
    }
    Ok(examination)
}

/// Asks whether the lines of a photo are the whole board, where it leaves that open. Where they are, the inquiry states
/// their number from then on.
///
/// Returns true if it does.
pub(super) fn ask_for_size(inquiry: &mut Inquiry, exhibits: &Exhibits, output: &Output) -> bool {
    let Some((file, lines)) = size_in_doubt(inquiry, exhibits, &clock()) else { return false };
    let mut prompt = Prompt::on_standard_streams(output.words(), output.style(), None);
    let is_whole = prompt.vouches_for_size(&file, lines);
    if is_whole {
        inquiry.grid.size = Some(lines);
    }
    is_whole
}

/// The questions about points and groups that decide, in their order.
fn deciding_questions(examination: &Examination) -> Vec<Question> {
    let decisive = decisive_questions(examination);
    let questions = decisive.iter().filter_map(|&index| examination.questions.get(index));
    questions.filter_map(|question| as_question(examination, question)).collect()
}

/// Returns the indices of the questions that decide: those that change the verdict on a claim;
/// without a claim, those whose answers change the result, or the findings about a record or the
/// board after, for which every stone counts.
fn decisive_questions(examination: &Examination) -> Vec<usize> {
    let is_far = far_from_finished(examination).is_some();
    match &examination.claim {
        Some((_, ClaimVerdict::Undecided { decisive })) if !is_far => decisive.clone(),
        Some((_, ClaimVerdict::Agrees | ClaimVerdict::Disagrees)) => Vec::new(),
        None if examination.record.is_some() || examination.after.is_some() => {
            (0..examination.questions.len()).collect()
        }
        // Without a result only what would give one is worth a question.
        Some(_) | None => {
            let mut decisive = find_changing_questions(&examination.questions, &examination.report);
            let none = SecondOpinions::none();
            // Points may change nothing each alone and yet something together.
            let together = Interview::new(&examination.case, &examination.settings, &none)
                .and_then(|interview| interview.points_to_ask())
                .unwrap_or_default();
            for (index, question) in examination.questions.iter().enumerate() {
                let is_meant = |uncertain: &Uncertain| together.contains(&uncertain.point);
                if matches!(&question.about, QuestionTopic::Point(uncertain) if is_meant(uncertain)) {
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
    let margin = |way: usize| question.ways.get(way)?.outcome.exact().map(|outcome| outcome.margin);
    match &question.about {
        QuestionTopic::Point(uncertain) => {
            let proposed = examination.report.position.stone(uncertain.point);
            let alternative = question.ways.get(1).and_then(|way| match way.is {
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
        QuestionTopic::Group(group) => Some(Question::Group { group: group.clone(), margin: margin(0)? }),
        QuestionTopic::Unfinished(_) => {
            let settled = examination.report.settlement.as_ref()?;
            LeftOpenQuestion::about(settled).map(Question::LeftOpen)
        }
        QuestionTopic::Prisoners | QuestionTopic::Bonus | QuestionTopic::Grid(_) => None,
    }
}
