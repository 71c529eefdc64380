//! The answer: the result, and the verdict on the claim.

use crate::ruling::Block;
use crate::ruling::document::Tone;
use crate::verify::ClaimVerdict;
use shuzi::report::words as say;

use super::{Matter, claim};

/// Returns the answer to the main question.
pub(super) fn answer(matter: &Matter) -> Block {
    let (words, examination) = (matter.words, matter.examination);
    let rules = &examination.settings.rules;
    let result = match (rules.ended, &examination.report.settlement) {
        // It is so whatever the board shows.
        (Some(ended), _) => {
            let of_a_count = claim::is_of_a_count(matter).then(|| words.say("no-count-decides"));
            Some((say::describe_ending(words, ended, rules), of_a_count.unwrap_or_default()))
        }
        (None, Some(settled)) => {
            Some((say::describe_result(words, &settled.score), say::describe_counts(words, &settled.score)))
        }
        (None, None) => None,
    };
    let open = !examination.questions.is_empty();
    let claimed = matter.inquiry.claim.as_deref().unwrap_or_default();
    let about = |message: &str| words.say_with(message, &[("claim", claimed.into())]);
    let (tone, text) = match (&examination.claim, &result) {
        (_, None) => (Tone::Open, words.say("no-result")),
        (None, Some((result, _))) if open => {
            (Tone::Open, words.say_with("result-if-confirmed", &[("result", result.as_str().into())]))
        }
        (None, Some((result, _))) => (Tone::Plain, result.clone()),
        (Some((_, ClaimVerdict::Agrees)), Some(_)) => (Tone::Right, about("claim-agrees")),
        (Some((_, ClaimVerdict::Disagrees)), Some(_)) => (Tone::Wrong, about("claim-disagrees")),
        (Some((_, ClaimVerdict::Undecided { decisive })), Some(_)) => {
            let values = [("claim", claimed.into()), ("questions", decisive.len().into())];
            (Tone::Open, words.say_with("claim-undecided", &values))
        }
    };
    let below = match (&examination.claim, result) {
        (_, None) => String::new(),
        (None, Some((_, counts))) => counts,
        (Some(_), Some((result, counts))) if counts.is_empty() => result,
        (Some(_), Some((result, counts))) => {
            words.say_with("result-with-counts", &[("result", result.into()), ("counts", counts.into())])
        }
    };
    let below = match claim::is_of_the_fill_in(matter) {
        Some(sentence) => {
            words.say_with("two-sentences", &[("first", below.into()), ("second", sentence.into())])
        }
        None => below,
    };
    Block::Answer { tone, text, below }
}
