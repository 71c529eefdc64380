//! Scenarios of a claim: the result for every way in which the open questions may be answered.
//!
//! How it works: doubtful points decide what the board is, so each combination of stones on them is
//! a scenario of its own. It is counted afresh, with life and death read again ([`ScenarioCache`]),
//! and has its own open questions. Within a scenario the doubtful groups are flipped together, and
//! each other question (playing out, handicap bonus, prisoners) shifts the margin by as much as it
//! does alone. A claim is true for a set of answers if it is true in their scenario for every
//! answer to the questions that only this scenario raises.
//!
//! Why it is approximate: the number of scenarios is exponential in the doubtful points. If there
//! are more than [`MAX_SCENARIOS`], points that change nothing are left out, and for the others
//! only scenarios with one changed point are counted, whose effects are added. An effect is only
//! added if the scenario raises no questions of its own; otherwise the truth is unknown.
//!
//! Invariant: the truth is `Some` only if every combination of the remaining answers agrees;
//! anything that is not known makes it `None`, so that a claim is never rejected for lack of
//! knowledge.
//!
//! Cost: one count with a reading of life per scenario, at most [`MAX_SCENARIOS`] or one per
//! alternative stone, and one score per subset of at most [`MAX_GROUPS_TOGETHER`] groups in each.

use std::collections::BTreeMap;

use shuzi::color::Color;
use shuzi::count::{CountSettings, SettleError, score_otherwise};
use shuzi::point::Point;
use shuzi::report::{DoubtfulGroup, Report};

use super::Claim;
use super::question::{Assumption, CountOutcome, OpenQuestion, OutcomeBounds, QuestionTopic, beside_points};
use super::scenario_cache::{AssumedStones, ScenarioCache};

/// Maximum number of scenarios that combine doubtful points. With more, each point is changed
/// alone.
const MAX_SCENARIOS: usize = 16;
/// Maximum number of groups that are flipped together. Further ones change the result
/// independently.
const MAX_GROUPS_TOGETHER: usize = 8;
/// Maximum number of combinations of the questions that only one scenario raises.
const MAX_FREE_COMBINATIONS: usize = 1 << 10;

/// All scenarios of a report.
pub(super) struct Scenarios<'a> {
    /// The questions that are combined, and their indices in the list of all questions. If there
    /// are many points, those that change nothing are left out.
    pub asked: Vec<&'a OpenQuestion>,
    pub places: Vec<usize>,
    /// Indices of the questions about points.
    points: Vec<usize>,
    settings: CountSettings,
    /// The scenarios by the answers about the points; `None` if a scenario has no result.
    counted: BTreeMap<Vec<usize>, Option<Scenario>>,
}

/// A choice of stones on all doubtful points, with the questions that it leaves open.
struct Scenario {
    now: CountOutcome,
    questions: Vec<OpenQuestion>,
    /// For each question, the matching question of [`Scenarios::asked`], if there is one.
    known: Vec<Option<MatchedQuestion>>,
    /// Indices of the questions about groups that are flipped together.
    groups: Vec<usize>,
    /// The results by the set of flipped groups, as a bit mask; empty until they are counted.
    flips: Vec<Option<CountOutcome>>,
}

/// A question that was already asked for the report as read, and the corresponding answers.
struct MatchedQuestion {
    place: usize,
    ways: Vec<Option<usize>>,
}

impl<'a> Scenarios<'a> {
    /// Selects the questions that are combined, without counting anything. Returns `None` if the
    /// report has no result.
    pub fn of(
        report: &Report,
        questions: &'a [OpenQuestion],
        cache: &mut ScenarioCache,
    ) -> Result<Option<Scenarios<'a>>, SettleError> {
        let settings = cache.settings.clone();
        let all: Vec<&OpenQuestion> = questions.iter().collect();
        let Some(read) = Scenario::of(report, &all, &settings) else { return Ok(None) };
        let mut places: Vec<usize> = (0..questions.len()).collect();
        if count_scenarios(&all) > MAX_SCENARIOS {
            let mut matters = Vec::new();
            for (place, question) in questions.iter().enumerate() {
                if !changes_nothing(&read, question, &all, cache)? {
                    matters.push(place);
                }
            }
            places = matters;
        }
        let asked: Vec<&OpenQuestion> = places.iter().filter_map(|&place| questions.get(place)).collect();
        let is_point =
            |place: &usize| asked.get(*place).is_some_and(|asked| assumed_stone(asked, 0).is_some());
        let points: Vec<usize> = (0..asked.len()).filter(is_point).collect();
        Ok(Some(Scenarios { asked, places, points, settings, counted: BTreeMap::new() }))
    }

    /// Counts the scenarios.
    pub fn count(&mut self, report: &Report, cache: &mut ScenarioCache) -> Result<(), SettleError> {
        for ways in self.ways_of_points() {
            let stones = self.points.iter().zip(&ways).filter(|(_, way)| **way > 0);
            let stones: AssumedStones =
                stones.filter_map(|(&place, &way)| assumed_stone(self.asked.get(place)?, way)).collect();
            let scenario_report =
                if stones.is_empty() { Some(report) } else { cache.report_with(&stones)? };
            let scenario = scenario_report.and_then(|report| {
                let scenario = Scenario::of(report, &self.asked, &self.settings)?;
                Some(scenario.flipping(report, &self.settings))
            });
            self.counted.insert(ways, scenario);
        }
        Ok(())
    }

    /// Returns the combinations of points that are counted: all of them, or each point changed
    /// alone.
    fn ways_of_points(&self) -> Vec<Vec<usize>> {
        let as_read = vec![0; self.points.len()];
        let number = |place: &usize| self.asked.get(*place).map_or(1, |asked| asked.ways.len());
        let ways: Vec<usize> = self.points.iter().map(number).collect();
        if count_scenarios(&self.asked) <= MAX_SCENARIOS {
            return combinations(&ways.iter().map(|&ways| (0..ways).collect()).collect::<Vec<_>>());
        }
        let alone = ways.iter().enumerate().flat_map(|(place, &ways)| (1..ways).map(move |way| (place, way)));
        let changed = alone.map(|(place, way)| {
            let mut changed = vec![0; self.points.len()];
            changed.splice(place..=place, [way]);
            changed
        });
        std::iter::once(as_read.clone()).chain(changed).collect()
    }

    /// Returns whether a claim is true for these answers to the asked questions, or `None` if that
    /// depends on something else or there is no result.
    pub fn truth(&self, claim: &Claim, ways: &[usize]) -> Option<bool> {
        let of_points: Vec<usize> =
            self.points.iter().map(|&place| ways.get(place).copied().unwrap_or(0)).collect();
        if let Some(scenario) = self.counted.get(&of_points) {
            return scenario.as_ref()?.truth(claim, ways, &[], &self.settings);
        }
        let alone = of_points.iter().enumerate().filter(|(_, way)| **way > 0).map(|(place, &way)| {
            let mut alone = vec![0; of_points.len()];
            alone.splice(place..=place, [way]);
            let scenario = self.counted.get(&alone)?.as_ref()?;
            scenario.known.iter().all(Option::is_some).then_some(scenario.now)
        });
        let changes: Vec<CountOutcome> = alone.collect::<Option<_>>()?;
        let as_read = self.counted.get(&vec![0; of_points.len()])?.as_ref()?;
        as_read.truth(claim, ways, &changes, &self.settings)
    }
}

impl Scenario {
    /// Creates the scenario of a report. Returns `None` if it has no result.
    fn of(report: &Report, asked: &[&OpenQuestion], settings: &CountSettings) -> Option<Scenario> {
        let settled = report.settlement.as_ref()?;
        let questions = beside_points(report, settings);
        let known = questions.iter().map(|question| match_question(question, asked)).collect();
        let is_group = |place: &usize| {
            questions.get(*place).is_some_and(|question| matches!(question.about, QuestionTopic::Group(_)))
        };
        let groups: Vec<usize> = (0..questions.len()).filter(is_group).take(MAX_GROUPS_TOGETHER).collect();
        Some(Scenario { now: CountOutcome::of(&settled.score), known, groups, flips: Vec::new(), questions })
    }

    /// Counts the results with every subset of the groups flipped.
    fn flipping(mut self, report: &Report, settings: &CountSettings) -> Scenario {
        let group = |place: usize| match &self.questions.get(place)?.about {
            QuestionTopic::Group(group) => Some(group),
            _ => None,
        };
        let flip = |mask: usize| {
            let flipped = self.groups.iter().enumerate().filter(|(bit, _)| mask >> bit & 1 == 1);
            let flipped: Vec<&DoubtfulGroup> = flipped.filter_map(|(_, &place)| group(place)).collect();
            if flipped.is_empty() {
                return Some(self.now);
            }
            let settled = report.settlement.as_ref()?;
            let score = score_otherwise(&report.position, settled, settings, &flipped)?;
            Some(CountOutcome::of(&score))
        };
        self.flips = (0..1usize << self.groups.len()).map(flip).collect();
        self
    }

    /// Returns whether the claim is true for all answers to questions that were not asked.
    /// `changes` are the results of other points, each changed alone.
    fn truth(
        &self,
        claim: &Claim,
        asked: &[usize],
        changes: &[CountOutcome],
        settings: &CountSettings,
    ) -> Option<bool> {
        let free = self.questions.iter().zip(&self.known).map(|(question, known)| {
            let known = known.as_ref().and_then(|known| *known.ways.get(*asked.get(known.place)?)?);
            known.map_or_else(|| (0..question.ways.len()).collect(), |way| vec![way])
        });
        let free: Vec<Vec<usize>> = free.collect();
        let number = free.iter().try_fold(1usize, |product, ways| product.checked_mul(ways.len()));
        number.filter(|&number| number <= MAX_FREE_COMBINATIONS)?;
        let mut truths = combinations(&free).into_iter().map(|ways| {
            let then = self.result(&ways, settings)?;
            let then = changes
                .iter()
                .fold(then, |then, change| then.and(self.now, (*change).into(), &settings.rules));
            then.confirms(claim)
        });
        let first = truths.next()??;
        truths.all(|truth| truth == Some(first)).then_some(first)
    }

    /// Returns the result for these answers to the scenario's questions.
    fn result(&self, ways: &[usize], settings: &CountSettings) -> Option<OutcomeBounds> {
        let is_flipped = |place: &usize| ways.get(*place).is_some_and(|&way| way > 0);
        let flipped = self.groups.iter().enumerate().filter(|(_, place)| is_flipped(place));
        let mask: usize = flipped.map(|(bit, _)| 1 << bit).sum();
        let mut then = OutcomeBounds::from(self.flips.get(mask).copied().flatten()?);
        for (place, (question, &way)) in self.questions.iter().zip(ways).enumerate() {
            if !self.groups.contains(&place) {
                then = then.and(self.now, question.ways.get(way)?.outcome, &settings.rules);
            }
        }
        Some(then)
    }
}

/// Returns true if no answer to a question about a point changes the result or the other open
/// questions.
fn changes_nothing(
    read: &Scenario,
    question: &OpenQuestion,
    all: &[&OpenQuestion],
    cache: &mut ScenarioCache,
) -> Result<bool, SettleError> {
    let settings = cache.settings;
    for way in 0..question.ways.len() {
        let Some(stands) = assumed_stone(question, way) else { return Ok(false) };
        if way == 0 {
            continue;
        }
        let scenario =
            cache.report_with(&vec![stands])?.and_then(|report| Scenario::of(report, all, settings));
        let is_same = scenario.is_some_and(|scenario| {
            let same_questions = scenario.questions.len() == read.questions.len();
            same_questions && scenario.now == read.now && scenario.known.iter().all(Option::is_some)
        });
        if !is_same {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Finds the question of `asked` that is the same as this one.
fn match_question(question: &OpenQuestion, asked: &[&OpenQuestion]) -> Option<MatchedQuestion> {
    let place = asked.iter().position(|asked| match (&asked.about, &question.about) {
        (QuestionTopic::Group(a), QuestionTopic::Group(b)) => {
            a.color == b.color && a.points.iter().any(|point| b.points.contains(point))
        }
        (QuestionTopic::Unfinished(_), QuestionTopic::Unfinished(_))
        | (QuestionTopic::Prisoners, QuestionTopic::Prisoners)
        | (QuestionTopic::Bonus, QuestionTopic::Bonus)
        | (QuestionTopic::Grid(_), QuestionTopic::Grid(_)) => true,
        _ => false,
    })?;
    let asked = asked.get(place)?;
    let same = |is: Assumption| question.ways.iter().position(|way| way.is == is);
    Some(MatchedQuestion { place, ways: asked.ways.iter().map(|way| same(way.is)).collect() })
}

fn count_scenarios(questions: &[&OpenQuestion]) -> usize {
    let points = questions.iter().filter(|question| assumed_stone(question, 0).is_some());
    points.fold(1, |product: usize, question| product.saturating_mul(question.ways.len()))
}

/// Returns the point of a question and the stone on it for this answer, or `None` if the question
/// is not about a point.
fn assumed_stone(question: &OpenQuestion, way: usize) -> Option<(Point, Option<Color>)> {
    match (&question.about, question.ways.get(way)?.is) {
        (QuestionTopic::Point(uncertain), Assumption::Stone(stone)) => Some((uncertain.point, stone)),
        _ => None,
    }
}

/// Lists all combinations of one choice from each list.
fn combinations(choices: &[Vec<usize>]) -> Vec<Vec<usize>> {
    choices.iter().fold(vec![Vec::new()], |chosen, choices| {
        let with = |chosen: &Vec<usize>, choice: usize| chosen.iter().copied().chain([choice]).collect();
        choices.iter().flat_map(|&choice| chosen.iter().map(move |chosen| with(chosen, choice))).collect()
    })
}
