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
        let result = claim.result.map(|result| self.is(result));
        let counts =
            Color::BOTH.map(|color| claim.counts[color].map(|points| is_count_of(color, points, self)));
        let either = claim.count_of_either.map(|points| {
            let of_each = Color::BOTH.map(|color| is_count_of(color, points, self));
            match of_each.contains(&Some(true)) {
                true => Some(true),
                false => (of_each == [Some(false); 2]).then_some(false),
            }
        });
        let parts: Vec<Option<bool>> = [result, either].into_iter().chain(counts).flatten().collect();
        match () {
            () if parts.contains(&Some(false)) => Some(false),
            () if parts.contains(&None) => None,
            () => Some(true),
        }
    }

    /// Returns true if this is the result, or `None` if that is not known.
    fn is(&self, result: ClaimedResult) -> Option<bool> {
        let OutcomeBounds { worst_for_black: worst, best_for_black: best } = self;
        let rank_of = |of: &CountOutcome| rank(of.winner);
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
            let margin = if winner == Some(Color::Black) { by } else { -by };
            is_the_one(margin, worst.map(|of| of.margin), best.map(|of| of.margin))
        });
        match (is_winner, is_margin) {
            (Some(false), _) | (_, Some(Some(false))) => Some(false),
            (is_winner, None) => is_winner,
            (is_winner, Some(is_margin)) => Some(is_winner? && is_margin?),
        }
    }
}

/// Returns whether a side's count is `points`. A better result for Black means a higher count for
/// Black and a lower one for White.
fn is_count_of(color: Color, points: HalfPoints, outcome: &OutcomeBounds) -> Option<bool> {
    let count = |of: Option<CountOutcome>| Some(of?.counts?[color]);
    let (worst, best) = (count(outcome.worst_for_black), count(outcome.best_for_black));
    let (least, most) = if color == Color::Black { (worst, best) } else { (best, worst) };
    is_the_one(points, least, most)
}

/// Returns whether `value` is the only value between two bounds, either of which may be unknown.
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
        let likely: Vec<&ClaimVerdict> =
            judged.iter().filter(|judged| judged.reading.is_likely).map(|judged| &judged.verdict).collect();
        let first = likely.first().copied().or(judged.first().map(|judged| &judged.verdict))?;
        if likely.iter().all(|verdict| *verdict == first) {
            return Some(first.clone());
        }
        let mut decisive: Vec<usize> = likely.into_iter().flat_map(ClaimVerdict::decisive).copied().collect();
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
/// See [`Scenarios`] for how answers are combined. Answers that lead to no result leave the claim
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
    if is_beyond_every_board(claim, report, &cache.settings.rules) {
        return Ok(ClaimVerdict::Disagrees);
    }
    let Some(mut readings) = Scenarios::of(report, questions, cache)? else {
        return Ok(ClaimVerdict::Undecided { decisive: (0..questions.len()).collect() });
    };
    let combinations = readings.asked.iter().try_fold(1usize, |product, question| {
        product.checked_mul(question.ways.len()).filter(|&product| product <= MAX_COMBINATIONS)
    });
    let Some(combinations) = combinations else {
        return Ok(ClaimVerdict::Undecided { decisive: find_changing_questions(questions, report) });
    };
    readings.count(report, cache)?;
    let truth = |combination| readings.truth(claim, &ways_of(combination, &readings.asked));
    let truths: Vec<Option<bool>> = (0..combinations).map(truth).collect();
    Ok(match truths.first() {
        Some(Some(true)) if truths.iter().all(|&truth| truth == Some(true)) => ClaimVerdict::Agrees,
        Some(Some(false)) if truths.iter().all(|&truth| truth == Some(false)) => ClaimVerdict::Disagrees,
        _ => {
            let decisive = decisive(&truths, &readings.asked);
            let place = |place: usize| readings.places.get(place).copied();
            let decisive: Vec<usize> = decisive.into_iter().filter_map(place).collect();
            let none_alone = decisive.is_empty();
            ClaimVerdict::Undecided {
                decisive: if none_alone { find_changing_questions(questions, report) } else { decisive },
            }
        }
    })
}

/// Judges a claim about a game that is not decided by a count. A claim that it was won or drawn is
/// wrong; a claim about a side's count is not examined, as nothing depends on it.
fn judge_claim_without_count(claim: &Claim, ended: Ended) -> ClaimVerdict {
    match claim.result {
        Some(ClaimedResult::Ended(claimed)) if claimed == ended => ClaimVerdict::Agrees,
        Some(_) => ClaimVerdict::Disagrees,
        None => ClaimVerdict::Undecided { decisive: Vec::new() },
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
    let now = OutcomeBounds::from(report.settlement.as_ref().map(|settled| CountOutcome::of(&settled.score)));
    let changes = |question: &OpenQuestion| question.ways.iter().any(|way| way.outcome != now);
    let changing = |question: &OpenQuestion| question.about == QuestionTopic::Prisoners || changes(question);
    (0..questions.len()).filter(|&index| questions.get(index).is_some_and(changing)).collect()
}

/// Finds the questions of which another answer alone changes the truth of the claim.
fn decisive(truths: &[Option<bool>], questions: &[&OpenQuestion]) -> Vec<usize> {
    let mut step = 1;
    let mut decisive = Vec::new();
    for (index, question) in questions.iter().enumerate() {
        let ways = question.ways.len();
        let turns = (0..truths.len()).any(|combination| {
            let first = combination - combination / step % ways * step;
            truths.get(combination) != truths.get(first)
        });
        if turns {
            decisive.push(index);
        }
        step *= ways;
    }
    decisive
}

/// Returns the answer to each question in a combination.
fn ways_of(combination: usize, questions: &[&OpenQuestion]) -> Vec<usize> {
    let mut rest = combination;
    let way = |question: &&OpenQuestion| {
        let ways = question.ways.len().max(1);
        let way = rest % ways;
        rest /= ways;
        way
    };
    questions.iter().map(way).collect()
}
