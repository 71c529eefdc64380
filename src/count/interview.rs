//! The interview: questions to the user about doubtful points and groups, and the results that
//! their answers lead to.
//!
//! The only state is the list of steps: answers, and questions that the user wants to be asked point
//! by point. Everything else follows from it, so that taking a step back means dropping it.
//!
//! # Which points are asked about
//!
//! Points that belong together, such as the stones of a chain without liberties or the points below
//! a hand, are one question ([`find_doubt_topics`]).
//!
//! No question is asked whose answer changes nothing. A doubtful point is *idle* if the count has
//! the same outlook (`outlook`) whatever stands on it. Points that are idle one by one may still
//! matter together, such as two stones of one eye, so all combinations of their contents are
//! counted too; if any of them changes the outlook, all these points are asked about. Idle points
//! stay in the report as doubtful, but no question is asked about them. A question about several
//! points is asked about all of them unless all are idle.
//!
//! **Invariant:** whatever stands on the idle points, the user would take the same decisions.
//!
//! **Cost:** every position takes one judgement of life and one count. Each is judged only once,
//! and `MOST_POINTS_WEIGHED` and `MOST_COMBINATIONS` bound their number; beyond them, everything is
//! asked about.

mod joint_question;
mod outlook;
mod question;
mod steps;

pub use joint_question::{JointAnswer, JointQuestion};
pub use outlook::other_stones;
pub use question::{LeftOpenQuestion, NumberedQuestion, PointQuestion, Question, open_questions};

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::HashMap;

use crate::color::Color;
use crate::life::{LifeJudge, LifeReading};
use crate::point::{Point, PointSet};
use crate::position::Position;
use crate::report::{
    DoubtTopic, DoubtfulGroup, Report, Settlement, Uncertain, Warning, find_doubt_topics,
};
use crate::score::ScoreError;

use super::dead_stones::state_group;
use super::open_points::OpenPointsCache;
use super::settle::{far_from_finished_warning, life_of, report, settlement};
use super::stakes::weigh;
use super::{Answer, Case, CorrectionError, CountSettings, SecondOpinions, SettleError};
use outlook::Outlook;
use steps::Steps;

/// Number of doubtful points beyond which all of them are asked about. Working out what an answer
/// changes takes another reading of life and death, and such a photo has to be checked as a whole.
const MOST_POINTS_WEIGHED: usize = 12;

/// Largest number of combinations of answers that are counted to find out whether points that
/// change nothing one by one change nothing together. With more combinations these points are asked
/// about.
const MOST_COMBINATIONS: usize = 27;

/// The questions about one case, and the answers so far.
pub struct Interview<'a> {
    case: &'a Case,
    settings: &'a CountSettings,
    judge: &'a LifeJudge,
    second: &'a SecondOpinions<'a>,
    steps: Steps,
    /// The doubtful points, the one that changes most first.
    order: Vec<Point>,
    /// Fates in every position counted so far, without the answers about groups; `None` if they
    /// cannot be judged.
    lives: RefCell<HashMap<Position, Option<LifeReading>>>,
    open_points: OpenPointsCache,
}

/// The case and the count that follow from the answers so far.
struct State {
    case: Case,
    settings: CountSettings,
    settlement: Option<Result<Settlement, ScoreError>>,
}

impl State {
    /// Returns the count, if there is one.
    fn settlement(&self) -> Option<&Settlement> {
        self.settlement.as_ref()?.as_ref().ok()
    }
}

impl<'a> Interview<'a> {
    /// Starts an interview without answers.
    ///
    /// # Errors
    /// [`SettleError`] if the dead stones of the settings do not stand on this board.
    pub fn new(
        case: &'a Case,
        settings: &'a CountSettings,
        judge: &'a LifeJudge,
        second: &'a SecondOpinions<'a>,
    ) -> Result<Interview<'a>, SettleError> {
        let (steps, order, lives) = (Steps::default(), Vec::new(), RefCell::default());
        let open_points = OpenPointsCache::default();
        let mut interview = Interview {
            case,
            settings,
            judge,
            second,
            steps,
            order,
            lives,
            open_points,
        };
        let state = interview.state()?;
        let position = &case.position;
        let margin_now = state.settlement().map(|settled| settled.score.margin);
        let mut questions: Vec<Question> =
            find_doubt_topics(position, &case.uncertain(), PointSet::EMPTY)
                .into_iter()
                .map(|topic| interview.about(topic, &state))
                .collect();
        // The sort is stable: points that change equally much stay in the order of their topics.
        questions.sort_by_key(|question| Reverse(question.stake(margin_now)));
        interview.order = questions.iter().flat_map(Question::one_by_one).collect();
        Ok(interview)
    }

    /// Takes an answer.
    ///
    /// # Errors
    /// [`SettleError`] if the answer contradicts earlier ones. It is not kept then.
    pub fn answer(&mut self, answer: Answer) -> Result<(), SettleError> {
        self.answer_together(vec![answer])
    }

    /// Takes all answers to one question, which undo takes back together.
    ///
    /// # Errors
    /// [`SettleError`] if the answers contradict earlier ones. None of them is kept then.
    pub fn answer_together(&mut self, answers: Vec<Answer>) -> Result<(), SettleError> {
        let contradicted_before = self.contradiction()?;
        self.steps.answer(answers);
        let refused = match self.contradiction() {
            Ok(Some(error)) if contradicted_before.is_none() => CorrectionError::from(error).into(),
            Ok(_) => return Ok(()),
            Err(error) => error,
        };
        self.undo();
        Err(refused)
    }

    /// Returns the contradiction between the answers so far, if there is one.
    fn contradiction(&self) -> Result<Option<ScoreError>, SettleError> {
        let settlement = self.state()?.settlement;
        let error = settlement.and_then(Result::err);
        Ok(error.filter(ScoreError::is_caused_by_statements))
    }

    /// Asks about these points one by one from now on, instead of together. Undo takes that back
    /// like an answer.
    pub fn ask_one_by_one(&mut self, points: Vec<Point>) {
        self.steps.set_apart(points);
    }

    /// Takes back the answer to the last question. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        self.steps.undo()
    }

    /// Returns the case with the stones as answered so far, which is the board shown with a
    /// question.
    ///
    /// # Errors
    /// [`SettleError`] as [`Interview::answer`].
    pub fn case(&self) -> Result<Case, SettleError> {
        Ok(self.case.answered(&self.steps.answers())?)
    }

    /// True if there is an answer to take back.
    pub fn can_undo(&self) -> bool {
        !self.steps.is_empty()
    }

    /// Returns a warning if, with the answers so far, the game cannot be over yet, so that there is
    /// no result.
    ///
    /// # Errors
    /// [`SettleError`] if the dead stones of the settings do not stand on this board.
    pub fn far_from_finished(&self) -> Result<Option<Warning>, SettleError> {
        Ok(self.far(&self.state()?))
    }

    fn far(&self, state: &State) -> Option<Warning> {
        far_from_finished_warning(&state.case.position, state.settlement()?, &state.settings)
    }

    /// Returns the next question: doubtful points first, then groups, then open points, each in
    /// order of what they change.
    ///
    /// Nothing is asked whose answer changes nothing. If the game is not decided by a count, that
    /// is every question; if it is far from finished, it is every question but those about points
    /// whose contents could change that.
    ///
    /// # Errors
    /// [`SettleError`] if the dead stones of the settings do not stand on this board.
    pub fn next(&self) -> Result<Option<NumberedQuestion>, SettleError> {
        if self.settings.rules.ended.is_some() {
            return Ok(None);
        }
        let mut state = self.state()?;
        let topics = self.open_topics(&state);
        if self.far(&state).is_some() {
            // There is no result that groups or open points could change.
            state.settlement = None;
        }
        if topics.is_empty() {
            self.ask_for_second_opinion(&mut state);
        }
        if let Some(Ok(settled)) = &mut state.settlement {
            weigh(&state.case.position, settled, self.settings);
        }
        let groups = state.settlement().map_or(0, |settled| settled.doubts.len());
        let left_open = self.left_open_question(&state);
        let answered = self.steps.count_answered();
        let of = answered + topics.len() + groups + usize::from(left_open.is_some());
        let group = || {
            let settled = state.settlement()?;
            let group = settled.doubts.first()?.clone();
            let margin = group.margin;
            Some(Question::Group { group, margin })
        };
        let question = match topics.into_iter().next() {
            Some(topic) => Some(self.about(topic, &state)),
            None => group().or(left_open.map(Question::LeftOpen)),
        };
        Ok(question.map(|question| NumberedQuestion {
            question,
            number: answered + 1,
            of,
        }))
    }

    /// Returns the unanswered doubtful points for which some answer changes something, alone or
    /// together with others.
    ///
    /// # Errors
    /// [`SettleError`] if the dead stones of the settings do not stand on this board.
    pub fn points_to_ask(&self) -> Result<Vec<Point>, SettleError> {
        Ok(self
            .open_topics(&self.state()?)
            .iter()
            .flat_map(DoubtTopic::points)
            .map(|uncertain| uncertain.point)
            .collect())
    }

    /// Returns the doubtful groups that are worth a question, the one that changes most first.
    ///
    /// # Errors
    /// [`SettleError`] if the dead stones of the settings do not stand on this board.
    pub fn groups_to_ask(&self) -> Result<Vec<DoubtfulGroup>, SettleError> {
        let state = self.state()?;
        if self.far(&state).is_some() {
            return Ok(Vec::new());
        }
        let Some(Ok(mut settled)) = state.settlement else {
            return Ok(Vec::new());
        };
        weigh(&state.case.position, &mut settled, self.settings);
        Ok(settled.doubts)
    }

    /// Returns the report with all answers. Unanswered questions stay open in it, except about
    /// groups whose fate changes nothing.
    ///
    /// # Errors
    /// [`SettleError`] if the dead stones of the settings do not stand on this board.
    pub fn report(&self) -> Result<Report, SettleError> {
        let mut state = self.state()?;
        self.ask_for_second_opinion(&mut state);
        let State {
            case,
            settings,
            settlement,
        } = state;
        Ok(report(
            &case,
            settlement,
            &settings,
            self.second,
            &self.open_points,
        ))
    }

    fn state(&self) -> Result<State, SettleError> {
        let case = self.case()?;
        let settings = self
            .settings
            .answered(&case.position, &self.steps.answers())?;
        let life = self
            .judge_life_on(&case.position)?
            .map(|life| self.apply_group_answers(life));
        let settlement = life.map(|life| settlement(&case.position, life, &settings));
        Ok(State {
            case,
            settings,
            settlement,
        })
    }

    /// Returns the question about points that were left open, if its answer changes anything.
    fn left_open_question(&self, state: &State) -> Option<LeftOpenQuestion> {
        let settled = state.settlement()?;
        let open = self
            .open_points
            .open(&state.case.position, settled, &state.settings);
        LeftOpenQuestion::of(&open, settled.score.margin)
    }

    /// Compares with the second opinion. This waits until no point is in question, because an
    /// engine may take seconds.
    fn ask_for_second_opinion(&self, state: &mut State) {
        if let Some(Ok(settled)) = &mut state.settlement {
            self.second.compare(
                &state.case.position,
                &self.settings.rules,
                &mut settled.life,
            );
        }
    }

    /// Returns the proposed fates with the answers about groups applied.
    fn apply_group_answers(&self, mut life: LifeReading) -> LifeReading {
        let size = self.case.position.size();
        for (group, dead) in self.steps.answers().iter().filter_map(Answer::group) {
            // Of an answer with a point that is not on this board none was kept.
            let points: Vec<Point> = group.iter().filter_map(|name| name.on(size).ok()).collect();
            state_group(&mut life, &points, dead);
        }
        life
    }

    /// Returns the fates in a position, with the statements in the settings applied. Each position
    /// is judged only once.
    fn judge_life_on(&self, position: &Position) -> Result<Option<LifeReading>, SettleError> {
        if let Some(life) = self.lives.borrow().get(position) {
            return Ok(life.clone());
        }
        let life = life_of(position, self.settings, self.judge)?;
        self.lives
            .borrow_mut()
            .insert(position.clone(), life.clone());
        Ok(life)
    }

    /// Counts a position with the answers about groups; `None` if it cannot be counted.
    fn count_on(&self, position: &Position) -> Option<Settlement> {
        let life = self.judge_life_on(position).ok()??;
        settlement(position, self.apply_group_answers(life), self.settings).ok()
    }

    /// Returns the topics of the unanswered doubtful points that are worth a question, in the order
    /// of the start. Points that became doubtful since come last.
    fn open_topics(&self, state: &State) -> Vec<DoubtTopic> {
        let place = |topic: &DoubtTopic| {
            let places = topic.points().iter().filter_map(|uncertain| {
                self.order
                    .iter()
                    .position(|ordered| *ordered == uncertain.point)
            });
            places.min().unwrap_or(usize::MAX)
        };
        // A stone that the user stated stays in doubt while its chain has no liberties.
        let open: Vec<Uncertain> = state
            .case
            .uncertain()
            .into_iter()
            .filter(|uncertain| !state.case.stated.contains(uncertain.point))
            .collect();
        let idle = self.idle_points(&open, state);
        let mut topics = find_doubt_topics(&state.case.position, &open, self.steps.apart());
        topics.retain(|topic| {
            let mut points = topic.points().iter();
            !points.all(|uncertain| idle.contains(&uncertain.point))
        });
        topics.sort_by_key(place);
        topics
    }

    /// Returns those of `open` for which no answer changes anything, whatever is on the others.
    fn idle_points(&self, open: &[Uncertain], state: &State) -> Vec<Point> {
        let position = &state.case.position;
        let outlook = |position: &Position| self.outlook(position, &state.settings);
        let Some(now) = outlook(position).filter(|_| open.len() <= MOST_POINTS_WEIGHED) else {
            return Vec::new();
        };
        // A position that cannot be counted has no outlook, so it counts as a change.
        let is_kept_by = |position: &Position| outlook(position).as_ref() == Some(&now);
        let possible = |uncertain: &Uncertain| {
            let read = position.stone(uncertain.point);
            let others = other_stones(read, uncertain, &[]);
            others
                .into_iter()
                .map(|stone| (uncertain.point, stone))
                .collect::<Vec<_>>()
        };
        // First each point alone, with the contents read on all others.
        let idle: Vec<Vec<(Point, Option<Color>)>> = open
            .iter()
            .map(possible)
            .filter(|others| {
                others
                    .iter()
                    .all(|&(point, stone)| is_kept_by(&position.with(point, stone)))
            })
            .collect();
        let count = idle.iter().try_fold(1usize, |product, others| {
            product.checked_mul(others.len() + 1)
        });
        if count.is_none_or(|count| count > MOST_COMBINATIONS) {
            return Vec::new();
        }
        // Then all together: every point doubles, or with two alternatives triples, the number of
        // positions.
        let mut combinations = vec![position.clone()];
        for others in &idle {
            let changed: Vec<Position> = combinations
                .iter()
                .flat_map(|base| others.iter().map(|&(point, stone)| base.with(point, stone)))
                .collect();
            combinations.extend(changed);
        }
        if !combinations.iter().all(is_kept_by) {
            return Vec::new();
        }
        idle.into_iter()
            .filter_map(|others| others.first().map(|&(point, _)| point))
            .collect()
    }

    /// Returns the outlook of a position, with the settings after all answers; `None` if it cannot
    /// be counted.
    fn outlook(&self, position: &Position, answered: &CountSettings) -> Option<Outlook> {
        let mut settled = self.count_on(position)?;
        if far_from_finished_warning(position, &settled, answered).is_some() {
            return Some(Outlook::Far);
        }
        weigh(position, &mut settled, self.settings);
        Some(Outlook::of(&settled, self.settings))
    }

    fn about(&self, topic: DoubtTopic, state: &State) -> Question {
        let margin_now = state.settlement().map(|settlement| settlement.score.margin);
        Question::about_topic(&state.case.position, topic, margin_now, |other| {
            Some(self.count_on(other)?.score.margin)
        })
    }
}

#[cfg(test)]
mod tests;
