//! Interview: the questions to a person, and what their answers lead to.
//!
//! The state is the list of answers; everything else follows from it, so that taking an answer back is
//! dropping it.

use std::cmp::Reverse;

use crate::color::Color;
use crate::life::LifeReading;
use crate::point::Point;
use crate::position::Position;
use crate::report::{DoubtfulGroup, Report, Settlement, Uncertain};
use crate::score::{HalfPoints, ScoreError};
use crate::stones::StoneReading;

use super::consequence::weigh;
use super::dead::state_group;
use super::settle::{life_knowing, life_of, report, settlement};
use super::{Case, CountSettings, SecondOpinions, SettleError};

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

/// A person's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// What stands on a point.
    Stone(Point, Option<Color>),
    /// Whether the chains with these stones are dead.
    Dead(Vec<Point>, bool),
}

/// Questions and answers about one case.
pub struct Interview<'a> {
    case: &'a Case,
    settings: &'a CountSettings,
    second: &'a SecondOpinions<'a>,
    answers: Vec<Answer>,
    /// The doubtful points, the one with the largest consequence first.
    order: Vec<Point>,
}

/// What the answers so far lead to.
struct State {
    case: Case,
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
        let mut interview = Interview { case, settings, second, answers: Vec::new(), order: Vec::new() };
        let state = interview.state()?;
        let mut questions: Vec<PointQuestion> =
            case.uncertain().into_iter().map(|uncertain| interview.about(uncertain, &state)).collect();
        // A stable sort: reading order where nothing else decides.
        questions.sort_by_key(|question| Reverse(stake(question)));
        interview.order = questions.into_iter().map(|question| question.uncertain.point).collect();
        Ok(interview)
    }

    /// Takes an answer.
    pub fn answer(&mut self, answer: Answer) {
        self.answers.push(answer);
    }

    /// Takes the last answer back; `false` when there is none.
    pub fn undo(&mut self) -> bool {
        self.answers.pop().is_some()
    }

    /// The case with the stones as answered so far: what a question's board shows.
    pub fn case(&self) -> Case {
        self.answers.iter().fold(self.case.clone(), |case, answer| match answer {
            Answer::Stone(point, stone) => case.stating(*point, *stone),
            Answer::Dead(..) => case,
        })
    }

    /// The next question, the one with the largest consequence first: doubtful points, then groups whose fate
    /// changes the margin.
    ///
    /// # Errors
    /// [`SettleError`] when the dead stones of the settings do not stand on this board.
    pub fn next(&self) -> Result<Option<Question>, SettleError> {
        let mut state = self.state()?;
        if let Some(question) = self.point_question(&state) {
            return Ok(Some(Question::Point(question)));
        }
        self.hear_second(&mut state);
        let Some(Ok(mut settled)) = state.settlement else { return Ok(None) };
        weigh(&state.case.position, &mut settled, self.settings);
        let margin = settled.score.margin;
        Ok(settled.doubts.into_iter().next().map(|group| Question::Group { group, margin }))
    }

    /// The report with all answers; what was not answered stays open, but for groups whose fate changes
    /// nothing.
    ///
    /// # Errors
    /// [`SettleError`] when the dead stones of the settings do not stand on this board.
    pub fn report(&self) -> Result<Report, SettleError> {
        let mut state = self.state()?;
        self.hear_second(&mut state);
        let State { case, settlement } = state;
        Ok(report(&case, settlement, self.settings, self.second))
    }

    fn state(&self) -> Result<State, SettleError> {
        let case = self.case();
        let life = life_of(&case.position, self.settings)?.map(|life| self.answered(life));
        let settlement = life.map(|life| settlement(&case.position, life, self.settings));
        Ok(State { case, settlement })
    }

    /// Compares with the second opinion; only once the points are settled, because it may take its time.
    fn hear_second(&self, state: &mut State) {
        if let Some(Ok(settled)) = &mut state.settlement {
            self.second.compare(&state.case.position, &self.settings.rules, &mut settled.life);
        }
    }

    /// The proposal with the answers about groups.
    fn answered(&self, mut life: LifeReading) -> LifeReading {
        for answer in &self.answers {
            if let Answer::Dead(points, dead) = answer {
                state_group(&mut life, points, *dead);
            }
        }
        life
    }

    /// The first open point in the order of the start; a point that became doubtful since comes last.
    fn point_question(&self, state: &State) -> Option<PointQuestion> {
        let answered = |point: Point| {
            self.answers.iter().any(|answer| matches!(answer, Answer::Stone(stated, _) if *stated == point))
        };
        let place = |point: &Point| self.order.iter().position(|ordered| ordered == point);
        let open = state.case.uncertain().into_iter().filter(|uncertain| !answered(uncertain.point));
        let first = open.min_by_key(|uncertain| place(&uncertain.point).unwrap_or(usize::MAX))?;
        Some(self.about(first, state))
    }

    fn about(&self, uncertain: Uncertain, state: &State) -> PointQuestion {
        let margin_now = state.settled().map(|settlement| settlement.score.margin);
        PointQuestion::about(&state.case.position, uncertain, margin_now, |other| {
            let life = life_of(other, self.settings).ok()??;
            Some(settlement(other, self.answered(life), self.settings).ok()?.score.margin)
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
    let classes =
        [(None, reading.empty), (Some(Color::Black), reading.black), (Some(Color::White), reading.white)];
    let others = classes.into_iter().filter(|&(class, _)| class != proposed);
    others.max_by(|a, b| a.1.total_cmp(&b.1)).and_then(|(class, _)| class)
}

/// How much hangs on a point, in half points; a point without which nothing can be counted comes first.
fn stake(question: &PointQuestion) -> i32 {
    question.margins.map_or(i32::MAX, difference)
}

fn difference([now, then]: [HalfPoints; 2]) -> i32 {
    (then - now).magnitude().0
}
