//! Verdict: whether a claim holds, or on which questions that depends.

use shuzi::color::Color;
use shuzi::count::SettleError;
use shuzi::report::Report;
use shuzi::score::{Ended, HalfPoints, Rules};

use super::question::{About, OpenQuestion, Outcome, OutcomeBounds};
use super::reading::Readings;
use super::rereading::Rereadings;
use super::{Claim, ClaimReading, ClaimedResult};

/// What becomes of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right, however the open questions are answered.
    Agrees,
    /// It is wrong, however they are answered.
    Disagrees,
    /// It depends on answers.
    Undecided {
        /// The questions whose answers decide, by their places in the list: the others need not be asked.
        decisive: Vec<usize>,
    },
}

/// More combinations of answers are not gone through one by one.
const MOST_COMBINATIONS: usize = 1 << 14;

impl OutcomeBounds {
    /// Returns true if all that a claim says is so; `None` where nobody can tell. A count without a player's name may be
    /// either's.
    ///
    /// Of a result that is not known exactly only what is so of everything between its bounds can be told.
    pub fn bears_out(&self, claim: &Claim) -> Option<bool> {
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

    /// Returns true if this is the result; `None` where nobody can tell.
    fn is(&self, result: ClaimedResult) -> Option<bool> {
        let OutcomeBounds { worst_for_black: worst, best_for_black: best } = self;
        let rank_of = |of: &Outcome| rank(of.winner);
        let (winner, by) = match result {
            // An outcome is what a count comes to.
            ClaimedResult::Ended(_) => return Some(false),
            ClaimedResult::Draw => (None, None),
            ClaimedResult::Win { winner, by } => (Some(winner), by),
        };
        // Who wins rises with the margin: White, nobody, Black.
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

/// Whether a side counts so much. What is better for Black is more for Black and less for White.
fn is_count_of(color: Color, points: HalfPoints, outcome: &OutcomeBounds) -> Option<bool> {
    let count = |of: Option<Outcome>| Some(of?.counts?[color]);
    let (worst, best) = (count(outcome.worst_for_black), count(outcome.best_for_black));
    let (least, most) = if color == Color::Black { (worst, best) } else { (best, worst) };
    is_the_one(points, least, most)
}

/// Whether `value` is the one between two bounds, of which either may be unknown.
fn is_the_one<T: Ord>(value: T, least: Option<T>, most: Option<T>) -> Option<bool> {
    match (least, most) {
        (Some(least), _) if value < least => Some(false),
        (_, Some(most)) if value > most => Some(false),
        (Some(least), Some(most)) if least == most => Some(true),
        _ => None,
    }
}

/// Winners in the order in which they follow when Black's margin rises.
fn rank(winner: Option<Color>) -> i8 {
    match winner {
        Some(Color::White) => -1,
        None => 0,
        Some(Color::Black) => 1,
    }
}

/// One way in which a claim can be understood, and what becomes of it then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedReading {
    /// What it says.
    pub reading: ClaimReading,
    /// Whether that is right.
    pub verdict: Verdict,
}

impl JudgedReading {
    /// Returns the verdict on a claim that can be understood in these ways, the likeliest first. Where the likely ones
    /// lead to different verdicts it is undecided: only the claimant knows what was meant. Nothing comes of no reading.
    pub fn verdict_on_all(judged: &[JudgedReading]) -> Option<Verdict> {
        let likely: Vec<&Verdict> =
            judged.iter().filter(|judged| judged.reading.is_likely).map(|judged| &judged.verdict).collect();
        let first = likely.first().copied().or(judged.first().map(|judged| &judged.verdict))?;
        if likely.iter().all(|verdict| *verdict == first) {
            return Some(first.clone());
        }
        let mut decisive: Vec<usize> = likely.into_iter().flat_map(Verdict::decisive).copied().collect();
        decisive.sort_unstable();
        decisive.dedup();
        Some(Verdict::Undecided { decisive })
    }
}

impl Verdict {
    /// The questions whose answers decide.
    fn decisive(&self) -> &[usize] {
        match self {
            Verdict::Undecided { decisive } => decisive,
            Verdict::Agrees | Verdict::Disagrees => &[],
        }
    }
}

/// Judges a claim about a report, given what is open in it.
///
/// Doubtful points are answered together while there are few of them, each time with the groups that are doubtful then;
/// many are taken to change the result by as much as each does alone. Groups are flipped together. What has no result
/// leaves the claim open.
///
/// # Errors
/// [`SettleError`] as [`shuzi::count::settle`].
pub fn verdict(
    claim: &Claim,
    report: &Report,
    questions: &[OpenQuestion],
    rereadings: &mut Rereadings,
) -> Result<Verdict, SettleError> {
    if let Some(ended) = rereadings.settings.rules.ended {
        return Ok(verdict_without_count(claim, ended));
    }
    if is_beyond_every_board(claim, report, &rereadings.settings.rules) {
        return Ok(Verdict::Disagrees);
    }
    let Some(mut readings) = Readings::of(report, questions, rereadings)? else {
        return Ok(Verdict::Undecided { decisive: (0..questions.len()).collect() });
    };
    let combinations = readings.asked.iter().try_fold(1usize, |product, question| {
        product.checked_mul(question.ways.len()).filter(|&product| product <= MOST_COMBINATIONS)
    });
    let Some(combinations) = combinations else {
        return Ok(Verdict::Undecided { decisive: changing_questions(questions, report) });
    };
    readings.count(report, rereadings)?;
    let truth = |combination| readings.truth(claim, &ways_of(combination, &readings.asked));
    let truths: Vec<Option<bool>> = (0..combinations).map(truth).collect();
    Ok(match truths.first() {
        Some(Some(true)) if truths.iter().all(|&truth| truth == Some(true)) => Verdict::Agrees,
        Some(Some(false)) if truths.iter().all(|&truth| truth == Some(false)) => Verdict::Disagrees,
        _ => {
            let decisive = decisive(&truths, &readings.asked);
            let place = |place: usize| readings.places.get(place).copied();
            let decisive: Vec<usize> = decisive.into_iter().filter_map(place).collect();
            let none_alone = decisive.is_empty();
            Verdict::Undecided {
                decisive: if none_alone { changing_questions(questions, report) } else { decisive },
            }
        }
    })
}

/// Judges a claim about a game that no count decides: who says that it was won, or drawn, is wrong. What a side counts is
/// nothing that anything depends on, and is not looked into.
fn verdict_without_count(claim: &Claim, ended: Ended) -> Verdict {
    match claim.result {
        Some(ClaimedResult::Ended(claimed)) if claimed == ended => Verdict::Agrees,
        Some(_) => Verdict::Disagrees,
        None => Verdict::Undecided { decisive: Vec::new() },
    }
}

/// Returns true if no board of this size gives such a margin under rules that count area, whatever is open.
fn is_beyond_every_board(claim: &Claim, report: &Report, rules: &Rules) -> bool {
    let points = i32::try_from(report.position.size().area()).unwrap_or(i32::MAX);
    let most = HalfPoints::from_points(points) + rules.white_is_given().magnitude();
    match claim.result {
        Some(ClaimedResult::Win { by: Some(by), .. }) => rules.counts_area() && by > most,
        _ => false,
    }
}

/// Returns the places of the questions of which an answer changes the result on its own, or has none; and the prisoners,
/// without which no side's count is known.
pub fn changing_questions(questions: &[OpenQuestion], report: &Report) -> Vec<usize> {
    let now = OutcomeBounds::from(report.settlement.as_ref().map(|settled| Outcome::of(&settled.score)));
    let changes = |question: &OpenQuestion| question.ways.iter().any(|way| way.outcome != now);
    let changing = |question: &OpenQuestion| question.about == About::Prisoners || changes(question);
    (0..questions.len()).filter(|&index| questions.get(index).is_some_and(changing)).collect()
}

/// The questions for which another answer alone turns the claim's truth, whatever the rest.
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

/// Which way each question goes in a combination.
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
