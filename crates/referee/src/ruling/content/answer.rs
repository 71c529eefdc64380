//! The answer: the result, and the verdict on the claim.

use crate::ruling::DocumentBlock;
use crate::ruling::document::Tone;
use crate::verify::ClaimVerdict;
use shuzi::report::words as say;

use super::{RulingContext, claim, questions};

/// Returns the answer to the main question.
pub(super) fn answer_block(context: &RulingContext) -> DocumentBlock {
    let (words, examination) = (context.words, context.examination);
    let rules = &examination.settings.rules;
    let result = match (rules.ended, &examination.report.settlement) {
        // The game ended without a count, so the board does not matter.
        (Some(ended), _) => {
            let remark = if claim::is_about_a_count(context) {
                words.say("no-count-decides")
            } else {
                String::new()
            };
            Some((say::describe_ending(words, ended, rules), remark))
        }
        (None, Some(settled)) => Some((
            say::describe_result(words, &settled.score),
            say::describe_counts(words, &settled.score),
        )),
        (None, None) => None,
    };
    let has_open_questions = !examination.questions.is_empty();
    let claimed = context.inquiry.claim.as_deref().unwrap_or_default();
    let about_claim = |message: &str| words.say_with(message, &[("claim", claimed.into())]);
    let (tone, text) = match (&examination.claim, &result) {
        (_, None) => (Tone::Open, words.say("no-result")),
        (None, Some((result, _))) if has_open_questions => (
            Tone::Open,
            words.say_with("result-if-confirmed", &[("result", result.as_str().into())]),
        ),
        (None, Some((result, _))) => (Tone::Plain, result.clone()),
        (Some((_, ClaimVerdict::Agrees)), Some(_)) => (Tone::Right, about_claim("claim-agrees")),
        (Some((_, ClaimVerdict::Disagrees)), Some(_)) => {
            (Tone::Wrong, about_claim("claim-disagrees"))
        }
        (Some((_, ClaimVerdict::Undecided { .. })), Some(_)) => {
            let values = [
                ("claim", claimed.into()),
                (
                    "questions",
                    questions::count_decisive_questions(context).into(),
                ),
            ];
            (Tone::Open, words.say_with("claim-undecided", &values))
        }
    };
    // With a claim, the verdict comes first and the result below it; without one, the counts are
    // below the result.
    let below = match (&examination.claim, result) {
        (_, None) => String::new(),
        (None, Some((_, counts))) => counts,
        (Some(_), Some((result, counts))) if counts.is_empty() => result,
        (Some(_), Some((result, counts))) => words.say_with(
            "result-with-counts",
            &[("result", result.into()), ("counts", counts.into())],
        ),
    };
    let below = match claim::explain_claim_of_fill_in(context) {
        Some(sentence) => words.say_with(
            "two-sentences",
            &[("first", below.into()), ("second", sentence.into())],
        ),
        None => below,
    };
    DocumentBlock::Answer { tone, text, below }
}
