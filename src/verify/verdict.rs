//! Verdict: whether a claim holds, or on which questions that depends.

use crate::count::{Case, CountSettings, score_otherwise};
use crate::report::{DoubtfulGroup, Report};
use crate::score::Rules;

use super::Claim;
use super::question::{About, OpenQuestion, Outcome};

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
/// More groups are not flipped together, but as if each changed the result on its own.
const MOST_GROUPS_TOGETHER: usize = 8;

impl Claim {
    /// Whether it tells this result. A count without a player's name may be either's.
    pub fn holds(&self, outcome: &Outcome) -> bool {
        use crate::color::Color::{Black, White};
        match *self {
            Claim::Draw => outcome.winner.is_none(),
            Claim::Win { winner, by } => {
                let by_so_much = by.is_none_or(|by| outcome.margin.magnitude() == by);
                outcome.winner == Some(winner) && by_so_much
            }
            Claim::Count { of: Some(Black), points } => outcome.black == points,
            Claim::Count { of: Some(White), points } => outcome.white == points,
            Claim::Count { of: None, points } => outcome.black == points || outcome.white == points,
        }
    }
}

/// Judges a claim about a report, given what is open in it.
///
/// Answers about several groups are counted together; of other questions each is taken to change the result by as much
/// as it does alone. What has no result leaves the claim open.
pub fn verdict(
    claim: &Claim,
    case: &Case,
    report: &Report,
    questions: &[OpenQuestion],
    settings: &CountSettings,
) -> Verdict {
    let Some(settled) = &report.settlement else {
        return Verdict::Undecided { decisive: (0..questions.len()).collect() };
    };
    let now = Outcome::of(&settled.score);
    let combinations = questions.iter().try_fold(1usize, |product, question| {
        product.checked_mul(question.ways.len()).filter(|&product| product <= MOST_COMBINATIONS)
    });
    let Some(combinations) = combinations else {
        return Verdict::Undecided { decisive: changing(questions, now) };
    };
    let groups = Groups::of(questions);
    let together = |flipped: &[&DoubtfulGroup]| {
        score_otherwise(&case.position, settled, settings, flipped).map(|score| Outcome::of(&score))
    };
    let flips = groups.flips(now, together);
    let truths: Vec<Option<bool>> = (0..combinations)
        .map(|combination| {
            let ways = ways_of(combination, questions);
            result(&ways, questions, &groups, &flips, now, &settings.rules).map(|then| claim.holds(&then))
        })
        .collect();
    match truths.first() {
        Some(Some(true)) if truths.iter().all(|&truth| truth == Some(true)) => Verdict::Agrees,
        Some(Some(false)) if truths.iter().all(|&truth| truth == Some(false)) => Verdict::Disagrees,
        _ => Verdict::Undecided { decisive: decisive(&truths, questions) },
    }
}

/// The questions of which an answer changes the result on its own, or has none.
fn changing(questions: &[OpenQuestion], now: Outcome) -> Vec<usize> {
    let changes = |question: &OpenQuestion| question.ways.iter().any(|way| way.outcome != Some(now));
    (0..questions.len()).filter(|&index| questions.get(index).is_some_and(changes)).collect()
}

/// The questions for which another answer alone turns the claim's truth, whatever the rest.
fn decisive(truths: &[Option<bool>], questions: &[OpenQuestion]) -> Vec<usize> {
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
fn ways_of(combination: usize, questions: &[OpenQuestion]) -> Vec<usize> {
    let mut rest = combination;
    let way = |question: &OpenQuestion| {
        let ways = question.ways.len().max(1);
        let way = rest % ways;
        rest /= ways;
        way
    };
    questions.iter().map(way).collect()
}

/// The result of a combination of answers.
fn result(
    ways: &[usize],
    questions: &[OpenQuestion],
    groups: &Groups,
    flips: &[Option<Outcome>],
    now: Outcome,
    rules: &Rules,
) -> Option<Outcome> {
    let flipped =
        groups.places.iter().enumerate().filter(|(_, place)| ways.get(**place).is_some_and(|&way| way > 0));
    let mask: usize = flipped.map(|(bit, _)| 1 << bit).sum();
    let mut then = flips.get(mask).copied().flatten()?;
    for (place, (question, &way)) in questions.iter().zip(ways).enumerate() {
        if !groups.places.contains(&place) {
            then = then.and(now, question.ways.get(way)?.outcome?, rules);
        }
    }
    Some(then)
}

/// The questions about groups that are answered together.
struct Groups<'a> {
    places: Vec<usize>,
    groups: Vec<&'a DoubtfulGroup>,
}

impl<'a> Groups<'a> {
    fn of(questions: &'a [OpenQuestion]) -> Groups<'a> {
        let about = questions.iter().enumerate().filter_map(|(place, question)| match &question.about {
            About::Group(group) => Some((place, group)),
            _ => None,
        });
        let (places, groups) = about.take(MOST_GROUPS_TOGETHER).unzip();
        Groups { places, groups }
    }

    /// The results with the groups flipped that each number's bits name.
    fn flips(
        &self,
        now: Outcome,
        together: impl Fn(&[&DoubtfulGroup]) -> Option<Outcome>,
    ) -> Vec<Option<Outcome>> {
        let flip = |mask: usize| {
            let flipped = self.groups.iter().enumerate().filter(|(bit, _)| mask >> bit & 1 == 1);
            let flipped: Vec<&DoubtfulGroup> = flipped.map(|(_, group)| *group).collect();
            if flipped.is_empty() { Some(now) } else { together(&flipped) }
        };
        (0..1 << self.groups.len()).map(flip).collect()
    }
}
