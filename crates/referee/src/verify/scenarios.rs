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

use std::cell::Cell;
use std::collections::BTreeMap;

use shuzi::color::Color;
use shuzi::count::{CountSettings, SettleError, score_otherwise};
use shuzi::point::Point;
use shuzi::report::{DoubtfulGroup, Report};

use super::Claim;
use super::question::{
    Assumption, CountOutcome, OpenQuestion, OutcomeBounds, QuestionTopic,
    find_questions_beside_points,
};
use super::scenario_cache::{AssumedStones, ScenarioCache};

/// Maximum number of scenarios that combine doubtful points. With more, each point is changed
/// alone.
const MAX_SCENARIOS: usize = 16;
/// Maximum number of groups that are flipped together. Further ones change the result
/// independently.
const MAX_GROUPS_TOGETHER: usize = 8;
/// Maximum number of combinations of the questions that only one scenario raises.
const MAX_FREE_COMBINATIONS: usize = 1 << 10;
/// Maximum number of results that are compared with one claim: every combination with some others that
/// only its scenario has. A board full of open questions would have more than a person waits for.
const MAX_COMPARED: usize = 1 << 20;

/// All scenarios of a report.
pub(super) struct Scenarios<'a> {
    /// The questions that are combined. If there are many points, those that change nothing are
    /// left out.
    pub asked: Vec<&'a OpenQuestion>,
    /// The index of each of these among all questions of the report.
    pub indices: Vec<usize>,
    /// Indices in `asked` of the questions about points.
    point_indices: Vec<usize>,
    settings: CountSettings,
    /// The scenarios by the answers about the points; `None` if a scenario has no result.
    counted: BTreeMap<Vec<usize>, Option<Scenario>>,
    /// Number of results that have been compared with the claim.
    compared: Cell<usize>,
}

/// A choice of stones on all doubtful points, with the questions that it leaves open.
struct Scenario {
    /// The result if every question is answered as the count assumes.
    now: CountOutcome,
    questions: Vec<OpenQuestion>,
    /// For each question, the matching question of [`Scenarios::asked`], if there is one.
    matches: Vec<Option<MatchedQuestion>>,
    /// Indices of the questions about groups that are flipped together.
    groups: Vec<usize>,
    /// The results by the set of flipped groups, as a bit mask; empty until they are counted.
    flips: Vec<Option<CountOutcome>>,
}

/// A question that was already asked for the report as read.
struct MatchedQuestion {
    /// The index of that question in [`Scenarios::asked`].
    index: usize,
    /// For each of its answers, the index of the same answer to the scenario's question.
    answers: Vec<Option<usize>>,
}

impl<'a> Scenarios<'a> {
    /// Selects the questions that are combined, without counting anything. Returns `None` if the
    /// report has no result.
    pub fn new(
        report: &Report,
        questions: &'a [OpenQuestion],
        cache: &mut ScenarioCache,
    ) -> Result<Option<Scenarios<'a>>, SettleError> {
        let settings = cache.settings.clone();
        let all: Vec<&OpenQuestion> = questions.iter().collect();
        let Some(as_read) = Scenario::from_report(report, &all, &settings) else {
            return Ok(None);
        };
        let mut indices: Vec<usize> = (0..questions.len()).collect();
        // With more scenarios than can be counted, only points that matter by themselves are kept.
        if count_scenarios(&all) > MAX_SCENARIOS {
            let mut relevant = Vec::new();
            for (index, question) in questions.iter().enumerate() {
                if !changes_nothing(&as_read, question, &all, cache)? {
                    relevant.push(index);
                }
            }
            indices = relevant;
        }
        let asked: Vec<&OpenQuestion> = indices
            .iter()
            .filter_map(|&index| questions.get(index))
            .collect();
        let point_indices = (0..asked.len())
            .filter(|&index| asked.get(index).is_some_and(|asked| is_about_point(asked)));
        let point_indices = point_indices.collect();
        Ok(Some(Scenarios {
            asked,
            indices,
            point_indices,
            settings,
            counted: BTreeMap::new(),
            compared: Cell::new(0),
        }))
    }

    /// Counts the scenarios.
    pub fn count(&mut self, report: &Report, cache: &mut ScenarioCache) -> Result<(), SettleError> {
        for answers in self.answers_about_points() {
            let stones = self.assumed_stones(&answers);
            let scenario_report = if stones.is_empty() {
                Some(report)
            } else {
                cache.report_with(&stones)?
            };
            let scenario = scenario_report.and_then(|report| {
                let scenario = Scenario::from_report(report, &self.asked, &self.settings)?;
                Some(scenario.with_flips(report, &self.settings))
            });
            self.counted.insert(answers, scenario);
        }
        Ok(())
    }

    /// Returns the stones that these answers about points put where the photo shows another.
    fn assumed_stones(&self, answers: &[usize]) -> AssumedStones {
        let changed = self
            .point_indices
            .iter()
            .zip(answers)
            .filter(|(_, answer)| **answer > 0);
        changed
            .filter_map(|(&index, &answer)| assumed_stone(self.asked.get(index)?, answer))
            .collect()
    }

    /// Returns the combinations of answers about points that are counted: all of them, or each
    /// point changed alone.
    fn answers_about_points(&self) -> Vec<Vec<usize>> {
        let numbers: Vec<usize> = self
            .point_indices
            .iter()
            .map(|&index| self.asked.get(index).map_or(1, |asked| asked.answers.len()))
            .collect();
        if count_scenarios(&self.asked) <= MAX_SCENARIOS {
            return list_combinations(
                &numbers
                    .iter()
                    .map(|&number| (0..number).collect())
                    .collect::<Vec<_>>(),
            );
        }
        let mut all = vec![vec![0; numbers.len()]];
        for (index, &number) in numbers.iter().enumerate() {
            for answer in 1..number {
                all.push(change_alone(numbers.len(), index, answer));
            }
        }
        all
    }

    /// Returns true or false if the claim is so for these answers to the asked questions, or `None`
    /// if that depends on something else, there is no result, or too many results were compared
    /// already.
    pub fn truth(&self, claim: &Claim, answers: &[usize]) -> Option<bool> {
        let about_points: Vec<usize> = self
            .point_indices
            .iter()
            .map(|&index| answers.get(index).copied().unwrap_or(0))
            .collect();
        if let Some(scenario) = self.counted.get(&about_points) {
            return scenario.as_ref()?.truth(claim, answers, &[], self);
        }
        // This combination was not counted: the effects of its points, each changed alone, are
        // added.
        let mut changes: Vec<CountOutcome> = Vec::new();
        for (index, &answer) in about_points
            .iter()
            .enumerate()
            .filter(|(_, answer)| **answer > 0)
        {
            let alone = self
                .counted
                .get(&change_alone(about_points.len(), index, answer))?
                .as_ref()?;
            if !alone.matches.iter().all(Option::is_some) {
                return None;
            }
            changes.push(alone.now);
        }
        let as_read = self.counted.get(&vec![0; about_points.len()])?.as_ref()?;
        as_read.truth(claim, answers, &changes, self)
    }
}

/// Returns the answers to `number` questions of which only the one at `index` is answered otherwise
/// than assumed.
fn change_alone(number: usize, index: usize, answer: usize) -> Vec<usize> {
    let mut answers = vec![0; number];
    answers.splice(index..=index, [answer]);
    answers
}

impl Scenario {
    /// Creates the scenario of a report. Returns `None` if it has no result.
    fn from_report(
        report: &Report,
        asked: &[&OpenQuestion],
        settings: &CountSettings,
    ) -> Option<Scenario> {
        let settled = report.settlement.as_ref()?;
        let questions = find_questions_beside_points(report, settings);
        let matches = questions
            .iter()
            .map(|question| match_question(question, asked))
            .collect();
        let about_groups = questions
            .iter()
            .enumerate()
            .filter(|(_, question)| matches!(question.topic, QuestionTopic::Group(_)));
        let groups = about_groups
            .map(|(index, _)| index)
            .take(MAX_GROUPS_TOGETHER)
            .collect();
        let now = CountOutcome::from_score(&settled.score);
        Some(Scenario {
            now,
            matches,
            groups,
            flips: Vec::new(),
            questions,
        })
    }

    /// Counts the results with every subset of the groups flipped.
    fn with_flips(mut self, report: &Report, settings: &CountSettings) -> Scenario {
        self.flips = (0..1usize << self.groups.len())
            .map(|mask| self.flip(mask, report, settings))
            .collect();
        self
    }

    /// Counts the result with the groups of a bit mask flipped: dead if assumed alive, and vice
    /// versa.
    fn flip(&self, mask: usize, report: &Report, settings: &CountSettings) -> Option<CountOutcome> {
        let in_mask = self
            .groups
            .iter()
            .enumerate()
            .filter(|(bit, _)| mask >> bit & 1 == 1);
        let flipped: Vec<&DoubtfulGroup> = in_mask
            .filter_map(|(_, &index)| match &self.questions.get(index)?.topic {
                QuestionTopic::Group(group) => Some(group),
                _ => None,
            })
            .collect();
        if flipped.is_empty() {
            return Some(self.now);
        }
        let settled = report.settlement.as_ref()?;
        let score = score_otherwise(&report.position, settled, settings, &flipped)?;
        Some(CountOutcome::from_score(&score))
    }

    /// Returns true or false if the claim is so for all answers to questions that were not asked,
    /// and `None` if these answers differ or are too many. `changes` are the results of other points, each changed
    /// alone.
    fn truth(
        &self,
        claim: &Claim,
        asked: &[usize],
        changes: &[CountOutcome],
        scenarios: &Scenarios,
    ) -> Option<bool> {
        let settings = &scenarios.settings;
        let mut choices: Vec<Vec<usize>> = Vec::with_capacity(self.questions.len());
        for (question, matched) in self.questions.iter().zip(&self.matches) {
            let answer = matched
                .as_ref()
                .and_then(|matched| *matched.answers.get(*asked.get(matched.index)?)?);
            choices.push(match answer {
                Some(answer) => vec![answer],
                None => (0..question.answers.len()).collect(),
            });
        }
        let number = choices
            .iter()
            .try_fold(1usize, |product, choice| product.checked_mul(choice.len()));
        let number = number.filter(|&number| number <= MAX_FREE_COMBINATIONS)?;
        let compared = scenarios.compared.get() + number;
        scenarios.compared.set(compared);
        if compared > MAX_COMPARED {
            return None;
        }
        let mut truths = list_combinations(&choices).into_iter().map(|answers| {
            let mut outcome = self.result(&answers, settings)?;
            for &change in changes {
                outcome = outcome.with_change(self.now, change.into(), &settings.rules);
            }
            outcome.confirms(claim)
        });
        let first = truths.next()??;
        truths.all(|truth| truth == Some(first)).then_some(first)
    }

    /// Returns the result for these answers to the scenario's questions.
    fn result(&self, answers: &[usize], settings: &CountSettings) -> Option<OutcomeBounds> {
        let flipped = self
            .groups
            .iter()
            .enumerate()
            .filter(|(_, index)| answers.get(**index).is_some_and(|&answer| answer > 0));
        let mask: usize = flipped.map(|(bit, _)| 1 << bit).sum();
        let mut outcome = OutcomeBounds::from(self.flips.get(mask).copied().flatten()?);
        for (index, (question, &answer)) in self.questions.iter().zip(answers).enumerate() {
            if !self.groups.contains(&index) {
                outcome = outcome.with_change(
                    self.now,
                    question.answers.get(answer)?.outcome,
                    &settings.rules,
                );
            }
        }
        Some(outcome)
    }
}

/// Returns true if no answer to a question about a point changes the result or the other open
/// questions.
fn changes_nothing(
    as_read: &Scenario,
    question: &OpenQuestion,
    all: &[&OpenQuestion],
    cache: &mut ScenarioCache,
) -> Result<bool, SettleError> {
    let settings = cache.settings;
    for answer in 0..question.answers.len() {
        let Some(stone) = assumed_stone(question, answer) else {
            return Ok(false);
        };
        // The first answer is the one that the count assumes.
        if answer == 0 {
            continue;
        }
        let report = cache.report_with(&vec![stone])?;
        let Some(scenario) = report.and_then(|report| Scenario::from_report(report, all, settings))
        else {
            return Ok(false);
        };
        let has_same_questions = scenario.questions.len() == as_read.questions.len()
            && scenario.matches.iter().all(Option::is_some);
        if !has_same_questions || scenario.now != as_read.now {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Finds the question of `asked` that is the same as this one.
fn match_question(question: &OpenQuestion, asked: &[&OpenQuestion]) -> Option<MatchedQuestion> {
    let index = asked
        .iter()
        .position(|asked| match (&asked.topic, &question.topic) {
            (QuestionTopic::Group(a), QuestionTopic::Group(b)) => {
                a.color == b.color && a.points.iter().any(|point| b.points.contains(point))
            }
            (QuestionTopic::Unfinished(_), QuestionTopic::Unfinished(_))
            | (QuestionTopic::Prisoners, QuestionTopic::Prisoners)
            | (QuestionTopic::Bonus, QuestionTopic::Bonus)
            | (QuestionTopic::Grid(_), QuestionTopic::Grid(_)) => true,
            _ => false,
        })?;
    let find_same = |assumption: Assumption| {
        question
            .answers
            .iter()
            .position(|answer| answer.assumption == assumption)
    };
    let answers = asked
        .get(index)?
        .answers
        .iter()
        .map(|answer| find_same(answer.assumption))
        .collect();
    Some(MatchedQuestion { index, answers })
}

/// Returns the number of combinations of answers about points, at most `usize::MAX`.
fn count_scenarios(questions: &[&OpenQuestion]) -> usize {
    let about_points = questions.iter().filter(|question| is_about_point(question));
    about_points.fold(1, |product: usize, question| {
        product.saturating_mul(question.answers.len())
    })
}

fn is_about_point(question: &OpenQuestion) -> bool {
    assumed_stone(question, 0).is_some()
}

/// Returns the point of a question and the stone on it for this answer, or `None` if the question
/// is not about a point.
fn assumed_stone(question: &OpenQuestion, answer: usize) -> Option<(Point, Option<Color>)> {
    match (&question.topic, question.answers.get(answer)?.assumption) {
        (QuestionTopic::Point(uncertain), Assumption::Stone(stone)) => {
            Some((uncertain.point, stone))
        }
        _ => None,
    }
}

/// Lists all combinations of one choice from each list.
fn list_combinations(choices: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut combinations: Vec<Vec<usize>> = vec![Vec::new()];
    for choices in choices {
        // The choice is the outer loop, so that the first list varies fastest.
        combinations = choices
            .iter()
            .flat_map(|&choice| {
                combinations
                    .iter()
                    .map(move |chosen| [chosen.as_slice(), &[choice]].concat())
            })
            .collect();
    }
    combinations
}
