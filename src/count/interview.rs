//! Interview: the questions to a person, and what their answers lead to.
//!
//! The state is the list of answers; everything else follows from it, so that taking an answer back is
//! dropping it. Nothing is asked that changes nothing: before a point is asked about, every answer to it is counted.

mod outlook;

pub use outlook::other_stones;

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::HashMap;

use crate::color::Color;
use crate::life::LifeReading;
use crate::point::Point;
use crate::position::Position;
use crate::position::StoneReading;
use crate::report::{DoubtfulGroup, Report, Settlement, Uncertain, Warning};
use crate::score::{HalfPoints, Open, ScoreError};

use super::consequence::weigh;
use super::dead::state_group;
use super::open_points::OpenPointsCache;
use super::settle::{far_from_finished, life_knowing, life_of, report, settlement};
use super::{Answer, Case, CorrectionError, CountSettings, PointName, SecondOpinions, SettleError};
use outlook::{Outlook, probabilities};

/// With more doubtful points than this all of them are asked about: every answer takes another reading of life, and such
/// a photo has to be looked at as a whole.
const MOST_POINTS_WEIGHED: usize = 12;

/// Points that change nothing each alone are counted in all combinations of their answers, up to so many; beyond that it
/// is not known that they change nothing together, and they are asked about.
const MOST_COMBINATIONS: usize = 27;

/// A question to a person.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// What stands on a point?
    Point(PointQuestion),
    /// Is a group dead?
    Group {
        /// The group, with its proposed fate.
        group: DoubtfulGroup,
        /// Margin for Black if the proposal holds.
        margin: HalfPoints,
    },
    /// What became of the points that were left open?
    LeftOpen(LeftOpenQuestion),
}

/// What became of the points that were left open?
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOpenQuestion {
    /// The points, in reading order.
    pub points: Vec<Point>,
    /// Margin for Black after each of [`LeftOpen::STATEMENTS`](crate::score::LeftOpen::STATEMENTS); `None` where it cannot
    /// be worked out.
    pub margins: [Option<HalfPoints>; 3],
}

impl LeftOpenQuestion {
    /// Returns the question about a count that leaves points open; `None` where no answer changes anything.
    pub fn about(settled: &Settlement) -> Option<LeftOpenQuestion> {
        LeftOpenQuestion::of(&settled.open, settled.score.margin)
    }

    /// The same of what is `open` with the margin as it stands.
    fn of(open: &Open, margin: HalfPoints) -> Option<LeftOpenQuestion> {
        if !open.is_undecided() {
            return None;
        }
        let now = Some(margin);
        let [black_first, white_first] = match open.played_out {
            Some(margins) => margins.map(|margin| margin.exact()),
            None => [None; 2],
        };
        let margins = [now, black_first, white_first];
        let changes = margins.iter().any(|margin| *margin != now);
        let points = open.points.iter().map(|open| open.point).collect();
        changes.then_some(LeftOpenQuestion { points, margins })
    }
}

/// What stands on a point?
#[derive(Clone, Debug, PartialEq)]
pub struct PointQuestion {
    /// The point and what was seen there.
    pub uncertain: Uncertain,
    /// What it was read as.
    pub proposed: Option<Color>,
    /// The next most probable.
    pub alternative: Option<Color>,
    /// Margin for Black if the proposal holds, and if the alternative does; `None` where one of them cannot be
    /// counted.
    pub margins: Option<[HalfPoints; 2]>,
}

/// A question with its place among all.
#[derive(Clone, Debug, PartialEq)]
pub struct NumberedQuestion {
    /// The question.
    pub question: Question,
    /// Its number, from 1: one more than there are answers.
    pub number: usize,
    /// How many questions there are as far as is known now, answered ones included. An answer may settle others, or raise
    /// new ones.
    pub of: usize,
}

/// Questions and answers about one case.
pub struct Interview<'a> {
    case: &'a Case,
    settings: &'a CountSettings,
    second: &'a SecondOpinions<'a>,
    answers: Vec<Answer>,
    /// The doubtful points, the one with the largest consequence first.
    order: Vec<Point>,
    /// Life on every position that was looked at, before answers about groups; `None` where it cannot be read.
    lives: RefCell<HashMap<Position, Option<LifeReading>>>,
    open_points: OpenPointsCache,
}

/// What the answers so far lead to.
struct State {
    case: Case,
    settings: CountSettings,
    settlement: Option<Result<Settlement, ScoreError>>,
}

impl State {
    /// The count, where there is one.
    fn settled(&self) -> Option<&Settlement> {
        self.settlement.as_ref()?.as_ref().ok()
    }
}

impl<'a> Interview<'a> {
    /// An interview without answers yet.
    ///
    /// # Errors
    /// [`SettleError`] when the dead stones of the settings do not stand on this board.
    pub fn new(
        case: &'a Case,
        settings: &'a CountSettings,
        second: &'a SecondOpinions<'a>,
    ) -> Result<Interview<'a>, SettleError> {
        let (answers, order, lives) = (Vec::new(), Vec::new(), RefCell::default());
        let open_points = OpenPointsCache::default();
        let mut interview = Interview { case, settings, second, answers, order, lives, open_points };
        let state = interview.state()?;
        let mut questions: Vec<PointQuestion> =
            case.uncertain().into_iter().map(|uncertain| interview.about(uncertain, &state)).collect();
        // A stable sort: reading order where nothing else decides.
        questions.sort_by_key(|question| Reverse(stake(question)));
        interview.order = questions.into_iter().map(|question| question.uncertain.point).collect();
        Ok(interview)
    }

    /// Takes an answer.
    ///
    /// # Errors
    /// [`SettleError`] when it contradicts what was said before; it is not kept then.
    pub fn answer(&mut self, answer: Answer) -> Result<(), SettleError> {
        let contradicted_before = self.contradiction()?;
        self.answers.push(answer);
        let refused = match self.contradiction() {
            Ok(Some(error)) if contradicted_before.is_none() => CorrectionError::from(error).into(),
            Ok(_) => return Ok(()),
            Err(error) => error,
        };
        self.undo();
        Err(refused)
    }

    /// What keeps the answers so far from being true together.
    fn contradiction(&self) -> Result<Option<ScoreError>, SettleError> {
        let settlement = self.state()?.settlement;
        let error = settlement.and_then(Result::err);
        Ok(error.filter(ScoreError::is_caused_by_statements))
    }

    /// Takes the last answer back; `false` when there is none.
    pub fn undo(&mut self) -> bool {
        self.answers.pop().is_some()
    }

    /// The case with the stones as answered so far: what a question's board shows.
    ///
    /// # Errors
    /// [`SettleError`] as [`Interview::answer`].
    pub fn case(&self) -> Result<Case, SettleError> {
        Ok(self.case.answered(&self.answers)?)
    }

    /// True if there is an answer to take back.
    pub fn can_undo(&self) -> bool {
        !self.answers.is_empty()
    }

    /// That the game is far from finished as far as is known now, so that there is no result.
    ///
    /// # Errors
    /// [`SettleError`] when the dead stones of the settings do not stand on this board.
    pub fn far_from_finished(&self) -> Result<Option<Warning>, SettleError> {
        Ok(self.far(&self.state()?))
    }

    fn far(&self, state: &State) -> Option<Warning> {
        far_from_finished(&state.case.position, state.settled()?, &state.settings)
    }

    /// The next question, the one with the largest consequence first: doubtful points, then groups; neither where no
    /// answer changes anything: where no count decides the game nothing does, and where the game is far from finished
    /// only points whose stones would make it another board.
    ///
    /// # Errors
    /// [`SettleError`] when the dead stones of the settings do not stand on this board.
    pub fn next(&self) -> Result<Option<NumberedQuestion>, SettleError> {
        if self.settings.rules.ended.is_some() {
            return Ok(None);
        }
        let mut state = self.state()?;
        let points = self.open_points(&state);
        if self.far(&state).is_some() {
            // There is no result that groups or open points could change.
            state.settlement = None;
        }
        if points.is_empty() {
            self.hear_second(&mut state);
        }
        if let Some(Ok(settled)) = &mut state.settlement {
            weigh(&state.case.position, settled, self.settings);
        }
        let groups = state.settled().map_or(0, |settled| settled.doubts.len());
        let left_open = self.left_open_question(&state);
        let of = self.answers.len() + points.len() + groups + usize::from(left_open.is_some());
        let group = || {
            let settled = state.settled()?;
            let (group, margin) = (settled.doubts.first()?.clone(), settled.score.margin);
            Some(Question::Group { group, margin })
        };
        let question = match points.first() {
            Some(&point) => Some(Question::Point(self.about(point, &state))),
            None => group().or(left_open.map(Question::LeftOpen)),
        };
        Ok(question.map(|question| NumberedQuestion { question, number: self.answers.len() + 1, of }))
    }

    /// The open points of which an answer changes something, alone or together with others.
    ///
    /// # Errors
    /// [`SettleError`] when the dead stones of the settings do not stand on this board.
    pub fn points_to_ask(&self) -> Result<Vec<Point>, SettleError> {
        Ok(self.open_points(&self.state()?).iter().map(|uncertain| uncertain.point).collect())
    }

    /// The report with all answers; what was not answered stays open, but for groups whose fate changes
    /// nothing.
    ///
    /// # Errors
    /// [`SettleError`] when the dead stones of the settings do not stand on this board.
    pub fn report(&self) -> Result<Report, SettleError> {
        let mut state = self.state()?;
        self.hear_second(&mut state);
        let State { case, settings, settlement } = state;
        Ok(report(&case, settlement, &settings, self.second, &self.open_points))
    }

    fn state(&self) -> Result<State, SettleError> {
        let case = self.case()?;
        let settings = self.settings.answered(&case.position, &self.answers)?;
        let life = self.life_on(&case.position)?.map(|life| self.answered(life));
        let settlement = life.map(|life| settlement(&case.position, life, &settings));
        Ok(State { case, settings, settlement })
    }

    /// The question about points that were left open, where the answer changes anything.
    fn left_open_question(&self, state: &State) -> Option<LeftOpenQuestion> {
        let settled = state.settled()?;
        let open = self.open_points.open(&state.case.position, settled, &state.settings);
        LeftOpenQuestion::of(&open, settled.score.margin)
    }

    /// Compares with the second opinion; only once the points are settled, because it may take its time.
    fn hear_second(&self, state: &mut State) {
        if let Some(Ok(settled)) = &mut state.settlement {
            self.second.compare(&state.case.position, &self.settings.rules, &mut settled.life);
        }
    }

    /// The proposal with the answers about groups.
    fn answered(&self, mut life: LifeReading) -> LifeReading {
        let size = self.case.position.size();
        for (group, dead) in self.answers.iter().filter_map(Answer::group) {
            // Of an answer with a point that is not on this board none was kept.
            let points: Vec<Point> = group.iter().filter_map(|name| name.on(size).ok()).collect();
            state_group(&mut life, &points, dead);
        }
        life
    }

    /// Life as it was read on a position, and as the settings state it; each position is read once.
    fn life_on(&self, position: &Position) -> Result<Option<LifeReading>, SettleError> {
        if let Some(life) = self.lives.borrow().get(position) {
            return Ok(life.clone());
        }
        let life = life_of(position, self.settings)?;
        self.lives.borrow_mut().insert(position.clone(), life.clone());
        Ok(life)
    }

    /// The count of a position with the answers about groups; `None` where there is none.
    fn settled_on(&self, position: &Position) -> Option<Settlement> {
        let life = self.life_on(position).ok()??;
        settlement(position, self.answered(life), self.settings).ok()
    }

    /// The points that are open and worth a question, in the order of the start; points that became doubtful since come
    /// last.
    fn open_points(&self, state: &State) -> Vec<Uncertain> {
        let is_answered = |point: Point| {
            let name = PointName::of(state.case.position.size(), point);
            self.answers.iter().any(|answer| matches!(answer, Answer::Stone { point, .. } if *point == name))
        };
        let place = |point: &Point| self.order.iter().position(|ordered| ordered == point);
        let mut open: Vec<Uncertain> =
            state.case.uncertain().into_iter().filter(|uncertain| !is_answered(uncertain.point)).collect();
        open.sort_by_key(|uncertain| place(&uncertain.point).unwrap_or(usize::MAX));
        let idle = self.idle_points(&open, state);
        open.retain(|uncertain| !idle.contains(&uncertain.point));
        open
    }

    /// The open points of which no answer changes anything, whatever the others of them are.
    fn idle_points(&self, open: &[Uncertain], state: &State) -> Vec<Point> {
        let position = &state.case.position;
        let outlook = |position: &Position| self.outlook(position, &state.settings);
        let Some(now) = outlook(position).filter(|_| open.len() <= MOST_POINTS_WEIGHED) else {
            return Vec::new();
        };
        let is_kept_by = |position: &Position| outlook(position).as_ref() == Some(&now);
        let possible = |uncertain: &Uncertain| {
            let read = position.stone(uncertain.point);
            let others = other_stones(read, uncertain, &[]);
            others.into_iter().map(|stone| (uncertain.point, stone)).collect::<Vec<_>>()
        };
        let idle: Vec<Vec<(Point, Option<Color>)>> = open
            .iter()
            .map(possible)
            .filter(|others| others.iter().all(|&(point, stone)| is_kept_by(&position.with(point, stone))))
            .collect();
        let count = idle.iter().try_fold(1usize, |product, others| product.checked_mul(others.len() + 1));
        if count.is_none_or(|count| count > MOST_COMBINATIONS) {
            return Vec::new();
        }
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
        idle.into_iter().filter_map(|others| others.first().map(|&(point, _)| point)).collect()
    }

    /// What a person would be told of a position, whose settings are these with the answers; `None` where it cannot be
    /// counted.
    fn outlook(&self, position: &Position, answered: &CountSettings) -> Option<Outlook> {
        let mut settled = self.settled_on(position)?;
        if far_from_finished(position, &settled, answered).is_some() {
            return Some(Outlook::Far);
        }
        weigh(position, &mut settled, self.settings);
        Some(Outlook::of(&settled, self.settings))
    }

    fn about(&self, uncertain: Uncertain, state: &State) -> PointQuestion {
        let margin_now = state.settled().map(|settlement| settlement.score.margin);
        PointQuestion::about(&state.case.position, uncertain, margin_now, |other| {
            Some(self.settled_on(other)?.score.margin)
        })
    }
}

impl PointQuestion {
    /// The question about a point of a position whose margin is `margin_now`; `margin_of` counts it otherwise.
    fn about(
        position: &Position,
        uncertain: Uncertain,
        margin_now: Option<HalfPoints>,
        margin_of: impl Fn(&Position) -> Option<HalfPoints>,
    ) -> PointQuestion {
        let proposed = position.stone(uncertain.point);
        let alternative = next_best(&uncertain.reading, proposed);
        let margin_then = || margin_of(&position.with(uncertain.point, alternative));
        let margins = margin_now.and_then(|now| Some([now, margin_then()?]));
        PointQuestion { uncertain, proposed, alternative, margins }
    }
}

/// All that is open in a report of `case`, what changes most first: doubtful points, then groups. What a point changes is
/// worked out with the fates of `known`, carried over: near enough to order the questions by, and fast.
pub fn open_questions(
    case: &Case,
    report: &Report,
    known: &LifeReading,
    settings: &CountSettings,
) -> Vec<Question> {
    let now = report.settlement.as_ref().map(|settled| settled.score.margin);
    let about = |uncertain: &Uncertain| {
        PointQuestion::about(&case.position, *uncertain, now, |other| {
            let life = life_knowing(other, settings, known).ok()??;
            Some(settlement(other, life, settings).ok()?.score.margin)
        })
    };
    let mut points: Vec<PointQuestion> = report.uncertain.iter().map(about).collect();
    points.sort_by_key(|question| Reverse(stake(question)));
    let groups = report.settlement.iter().flat_map(|settled| {
        let margin = settled.score.margin;
        settled.doubts.iter().map(move |group| Question::Group { group: group.clone(), margin })
    });
    points.into_iter().map(Question::Point).chain(groups).collect()
}

/// What stands there if not `proposed`.
fn next_best(reading: &StoneReading, proposed: Option<Color>) -> Option<Color> {
    let others = probabilities(reading).into_iter().filter(|&(stone, _)| stone != proposed);
    others.max_by(|a, b| a.1.total_cmp(&b.1)).and_then(|(stone, _)| stone)
}

/// How much hangs on a point, in half points; a point without which nothing can be counted comes first.
fn stake(question: &PointQuestion) -> i32 {
    question.margins.map_or(i32::MAX, difference)
}

fn difference([now, then]: [HalfPoints; 2]) -> i32 {
    (then - now).magnitude().0
}

#[cfg(test)]
mod tests;
