//! The verdict on a claim, or the questions that it depends on.

use shuzi::color::Color;
use shuzi::count::SettleError;
use shuzi::report::Report;
use shuzi::score::{Ended, HalfPoints, Rules};

use super::question::{CountOutcome, OpenQuestion, OutcomeBounds, QuestionTopic};
use super::scenario_cache::ScenarioCache;
use super::scenarios::Scenarios;
use super::{Claim, ClaimReading, ClaimedResult};

/// The verdict on a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimVerdict {
    /// The claim is right for all answers to the open questions.
    Agrees,
    /// The claim is wrong for all answers to the open questions.
    Disagrees,
    /// The verdict depends on the answers.
    Undecided {
        /// Indices of the questions that decide; the others need not be asked.
        decisive: Vec<usize>,
    },
}

/// Maximum number of combinations of answers that are examined.
const MAX_COMBINATIONS: usize = 1 << 14;

impl OutcomeBounds {
    /// Returns true if the result confirms everything that a claim states, false if it contradicts
    /// any of it, and `None` if that is not known. A count without a player's name may be either
    /// player's.
    ///
    /// If the result is not known exactly, only statements that hold for all results between its
    /// bounds are known.
    pub fn confirms(&self, claim: &Claim) -> Option<bool> {
        let result = claim.result.map(|result| self.matches(result));
        let counts = Color::BOTH
            .map(|color| claim.counts[color].map(|points| is_count_of(color, points, self)));
        let either = claim.count_of_either.map(|points| {
            let of_each = Color::BOTH.map(|color| is_count_of(color, points, self));
            match of_each.contains(&Some(true)) {
                true => Some(true),
                false => (of_each == [Some(false); 2]).then_some(false),
            }
        });
        let parts: Vec<Option<bool>> = [result, either]
            .into_iter()
            .chain(counts)
            .flatten()
            .collect();
        if parts.contains(&Some(false)) {
            // A claim is wrong as a whole if any part of it is.
            Some(false)
        } else if parts.contains(&None) {
            None
        } else {
            Some(true)
        }
    }

    /// Returns true if this is the result, or `None` if that is not known.
    fn matches(&self, result: ClaimedResult) -> Option<bool> {
        let OutcomeBounds {
            worst_for_black: worst,
            best_for_black: best,
        } = self;
        let rank_of = |outcome: &CountOutcome| rank(outcome.winner);
        let (winner, by) = match result {
            // An outcome is always the result of a count.
            ClaimedResult::Ended(_) => return Some(false),
            ClaimedResult::Draw => (None, None),
            ClaimedResult::Win { winner, by } => (Some(winner), by),
        };
        // The winner follows from the margin: White, a draw, Black, in ascending order.
        let lowest = worst.as_ref().map_or(rank(Some(Color::White)), rank_of);
        let highest = best.as_ref().map_or(rank(Some(Color::Black)), rank_of);
        let is_winner = is_the_one(rank(winner), Some(lowest), Some(highest));
        let is_margin = by.map(|by| {
            let margin = if winner == Some(Color::Black) {
                by
            } else {
                -by
            };
            is_the_one(
                margin,
                worst.map(|worst| worst.margin),
                best.map(|best| best.margin),
            )
        });
        match (is_winner, is_margin) {
            (Some(false), _) | (_, Some(Some(false))) => Some(false),
            (is_winner, None) => is_winner,
            (is_winner, Some(is_margin)) => Some(is_winner? && is_margin?),
        }
    }
}

/// Returns true if a side's count is `points`, or `None` if that is not known. A better result for
/// Black means a higher count for Black and a lower one for White.
fn is_count_of(color: Color, points: HalfPoints, outcome: &OutcomeBounds) -> Option<bool> {
    let count = |of: Option<CountOutcome>| Some(of?.counts?[color]);
    let (worst, best) = (
        count(outcome.worst_for_black),
        count(outcome.best_for_black),
    );
    let (least, most) = if color == Color::Black {
        (worst, best)
    } else {
        (best, worst)
    };
    is_the_one(points, least, most)
}

/// Returns true if `value` is the only value between two bounds, false if it lies outside them, and
/// `None` if it is one of several. Either bound may be unknown.
fn is_the_one<T: Ord>(value: T, least: Option<T>, most: Option<T>) -> Option<bool> {
    match (least, most) {
        (Some(least), _) if value < least => Some(false),
        (_, Some(most)) if value > most => Some(false),
        (Some(least), Some(most)) if least == most => Some(true),
        _ => None,
    }
}

/// Orders the winners by Black's margin.
fn rank(winner: Option<Color>) -> i8 {
    match winner {
        Some(Color::White) => -1,
        None => 0,
        Some(Color::Black) => 1,
    }
}

/// One interpretation of a claim, with the verdict on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedReading {
    /// The interpretation.
    pub reading: ClaimReading,
    /// The verdict.
    pub verdict: ClaimVerdict,
}

impl JudgedReading {
    /// Returns the verdict on a claim with these interpretations, the likeliest first. If the
    /// likely ones lead to different verdicts, it is undecided, as only the claimant knows what was
    /// meant. Returns `None` if there are no interpretations.
    pub fn verdict_on_all(judged: &[JudgedReading]) -> Option<ClaimVerdict> {
        let likely: Vec<&ClaimVerdict> = judged
            .iter()
            .filter(|judged| judged.reading.is_likely)
            .map(|judged| &judged.verdict)
            .collect();
        let first = likely
            .first()
            .copied()
            .or(judged.first().map(|judged| &judged.verdict))?;
        if likely.iter().all(|verdict| *verdict == first) {
            return Some(first.clone());
        }
        let mut decisive: Vec<usize> = likely
            .into_iter()
            .flat_map(ClaimVerdict::decisive)
            .copied()
            .collect();
        decisive.sort_unstable();
        decisive.dedup();
        Some(ClaimVerdict::Undecided { decisive })
    }
}

impl ClaimVerdict {
    /// Returns the indices of the questions that decide.
    fn decisive(&self) -> &[usize] {
        match self {
            ClaimVerdict::Undecided { decisive } => decisive,
            ClaimVerdict::Agrees | ClaimVerdict::Disagrees => &[],
        }
    }
}

/// Judges a claim about a report with these open questions.
///
/// See `Scenarios` for how answers are combined. Answers that lead to no result leave the claim
/// undecided.
///
/// # Errors
/// Returns a [`SettleError`] like [`shuzi::count::settle`].
pub fn judge_claim(
    claim: &Claim,
    report: &Report,
    questions: &[OpenQuestion],
    cache: &mut ScenarioCache,
) -> Result<ClaimVerdict, SettleError> {
    if let Some(ended) = cache.settings.rules.ended {
        return Ok(judge_claim_without_count(claim, ended));
    }
    // A claim that no board can fulfil is wrong even if there is no result.
    if is_beyond_every_board(claim, report, &cache.settings.rules) {
        return Ok(ClaimVerdict::Disagrees);
    }
    let Some(mut scenarios) = Scenarios::new(report, questions, cache)? else {
        return Ok(ClaimVerdict::Undecided {
            decisive: (0..questions.len()).collect(),
        });
    };
    // With too many combinations, the questions that matter alone have to be answered first.
    let combinations = scenarios
        .asked
        .iter()
        .try_fold(1usize, |product, question| {
            product
                .checked_mul(question.answers.len())
                .filter(|&product| product <= MAX_COMBINATIONS)
        });
    let Some(combinations) = combinations else {
        return Ok(ClaimVerdict::Undecided {
            decisive: find_changing_questions(questions, report),
        });
    };
    scenarios.count(report, cache)?;
    let truth = |combination| scenarios.truth(claim, &answers_in(combination, &scenarios.asked));
    let truths: Vec<Option<bool>> = (0..combinations).map(truth).collect();
    Ok(match truths.first() {
        Some(Some(true)) if truths.iter().all(|&truth| truth == Some(true)) => ClaimVerdict::Agrees,
        Some(Some(false)) if truths.iter().all(|&truth| truth == Some(false)) => {
            ClaimVerdict::Disagrees
        }
        _ => {
            let deciding = find_deciding_questions(&truths, &scenarios.asked);
            let mut decisive: Vec<usize> = deciding
                .into_iter()
                .filter_map(|index| scenarios.indices.get(index).copied())
                .collect();
            // The verdict may depend on no question alone, but on several together.
            if decisive.is_empty() {
                decisive = find_changing_questions(questions, report);
            }
            ClaimVerdict::Undecided { decisive }
        }
    })
}

/// Judges a claim about a game that is not decided by a count. A claim that it was won or drawn is
/// wrong; a claim about a side's count is not examined, as nothing depends on it.
fn judge_claim_without_count(claim: &Claim, ended: Ended) -> ClaimVerdict {
    match claim.result {
        Some(ClaimedResult::Ended(claimed)) if claimed == ended => ClaimVerdict::Agrees,
        Some(_) => ClaimVerdict::Disagrees,
        None => ClaimVerdict::Undecided {
            decisive: Vec::new(),
        },
    }
}

/// Returns true if the claimed margin is impossible on a board of this size, under rules that count
/// area.
fn is_beyond_every_board(claim: &Claim, report: &Report, rules: &Rules) -> bool {
    let points = i32::try_from(report.position.size().area()).unwrap_or(i32::MAX);
    let most = HalfPoints::from_points(points) + rules.white_is_given().magnitude();
    match claim.result {
        Some(ClaimedResult::Win { by: Some(by), .. }) => rules.counts_area() && by > most,
        _ => false,
    }
}

/// Returns the indices of the questions of which an answer alone changes the result or leaves none,
/// and of the question about prisoners, which the sides' counts depend on.
pub fn find_changing_questions(questions: &[OpenQuestion], report: &Report) -> Vec<usize> {
    let now = OutcomeBounds::from(
        report
            .settlement
            .as_ref()
            .map(|settled| CountOutcome::from_score(&settled.score)),
    );
    let changes =
        |question: &OpenQuestion| question.answers.iter().any(|answer| answer.outcome != now);
    let changing =
        |question: &OpenQuestion| question.topic == QuestionTopic::Prisoners || changes(question);
    (0..questions.len())
        .filter(|&index| questions.get(index).is_some_and(changing))
        .collect()
}

/// Finds the questions of which another answer alone changes the truth of the claim. Combinations
/// are numbered like numbers whose digits are the answers, the first question's being the lowest:
/// `step` is what the digit of a question is worth.
fn find_deciding_questions(truths: &[Option<bool>], questions: &[&OpenQuestion]) -> Vec<usize> {
    let mut step = 1;
    let mut decisive = Vec::new();
    for (index, question) in questions.iter().enumerate() {
        let answers = question.answers.len();
        let changes_truth = (0..truths.len()).any(|combination| {
            // The same combination with the first answer to this question.
            let first = combination - combination / step % answers * step;
            truths.get(combination) != truths.get(first)
        });
        if changes_truth {
            decisive.push(index);
        }
        step *= answers;
    }
    decisive
}

/// Returns the answer to each question in a combination, numbered as in
/// [`find_deciding_questions`].
fn answers_in(combination: usize, questions: &[&OpenQuestion]) -> Vec<usize> {
    let mut rest = combination;
    let mut chosen = Vec::with_capacity(questions.len());
    for question in questions {
        let answers = question.answers.len().max(1);
        chosen.push(rest % answers);
        rest /= answers;
    }
    chosen
}
