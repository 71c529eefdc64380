//! The questions to the user, each with what its answers change.

use std::cmp::Reverse;

use crate::color::Color;
use crate::count::settle::{life_knowing, settlement};
use crate::count::{Case, CountSettings};
use crate::life::LifeReading;
use crate::point::{Point, PointSet};
use crate::position::{Position, StoneReading};
use crate::report::{DoubtTopic, DoubtfulGroup, Report, Settlement, Uncertain, find_doubt_topics};
use crate::score::{HalfPoints, Open, Rules};

use super::joint_question::JointQuestion;
use super::outlook::probabilities;

/// A question to the user.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// A question about the contents of a point.
    Point(PointQuestion),
    /// A question about the contents of several points that belong together.
    Joint(JointQuestion),
    /// A question about the fate of a group.
    Group {
        /// The group, with its proposed fate.
        group: DoubtfulGroup,
        /// Black's margin if the proposal is right.
        margin: HalfPoints,
    },
    /// A question about points that were left open.
    LeftOpen(LeftOpenQuestion),
}

/// A question about the contents of a point.
#[derive(Clone, Debug, PartialEq)]
pub struct PointQuestion {
    /// The point, with its reading.
    pub uncertain: Uncertain,
    /// The stone that was read, or `None` for an empty point.
    pub proposed: Option<Color>,
    /// The next most probable contents.
    pub alternative: Option<Color>,
    /// Black's margins with the proposed and with the alternative contents; `None` if one of them
    /// cannot be counted.
    pub margins: Option<[HalfPoints; 2]>,
}

impl PointQuestion {
    /// Returns the question about a point of a position with the margin `margin_now`. `margin_of`
    /// counts a changed position.
    pub(super) fn about(
        position: &Position,
        uncertain: Uncertain,
        margin_now: Option<HalfPoints>,
        margin_of: impl Fn(&Position) -> Option<HalfPoints>,
    ) -> PointQuestion {
        let proposed = position.stone(uncertain.point);
        let alternative = next_best(&uncertain.reading, proposed);
        let margin_then = || margin_of(&position.with(uncertain.point, alternative));
        let margins = margin_now.and_then(|now| Some([now, margin_then()?]));
        PointQuestion {
            uncertain,
            proposed,
            alternative,
            margins,
        }
    }
}

/// A question about points that a count leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOpenQuestion {
    /// The points, in reading order.
    pub points: Vec<Point>,
    /// Margin for Black after each of [`LeftOpen::STATEMENTS`](crate::score::LeftOpen::STATEMENTS);
    /// `None` where it cannot be worked out.
    pub margins: [Option<HalfPoints>; 3],
}

impl LeftOpenQuestion {
    /// Returns the question about the points that a count leaves open; `None` if no answer changes
    /// anything.
    pub fn about(settled: &Settlement) -> Option<LeftOpenQuestion> {
        LeftOpenQuestion::of(&settled.open, settled.score.margin)
    }

    /// Returns true if some answer may change the winner under these rules.
    pub fn may_change_winner(&self, rules: &Rules) -> bool {
        let winner = |margin: Option<HalfPoints>| margin.map(|margin| rules.winner(margin));
        let [now, others @ ..] = self.margins.map(winner);
        others.iter().any(|&winner| winner != now)
    }

    /// Returns the question about the points in `open`, with Black's margin as the count stands.
    pub(super) fn of(open: &Open, margin: HalfPoints) -> Option<LeftOpenQuestion> {
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

/// A question with its place among all questions.
#[derive(Clone, Debug, PartialEq)]
pub struct NumberedQuestion {
    /// The question.
    pub question: Question,
    /// The question's number, counted from 1: one more than there are answers.
    pub number: usize,
    /// Number of questions known so far, including answered ones. An answer may settle other
    /// questions or raise new ones.
    pub of: usize,
}

impl Question {
    /// Returns the question about the points of a topic, in a position with the margin
    /// `margin_now`. `margin_of` counts a changed position.
    pub fn about_topic(
        position: &Position,
        topic: DoubtTopic,
        margin_now: Option<HalfPoints>,
        margin_of: impl Fn(&Position) -> Option<HalfPoints>,
    ) -> Question {
        match topic {
            DoubtTopic::Point(uncertain) => Question::Point(PointQuestion::about(
                position, uncertain, margin_now, margin_of,
            )),
            DoubtTopic::Joint(doubt) => {
                Question::Joint(JointQuestion::about(position, doubt, margin_now, margin_of))
            }
        }
    }

    /// Returns the doubtful points that the question is about, in the order in which they are asked
    /// about one by one; none if it is about groups or open points.
    pub(super) fn one_by_one(&self) -> Vec<Point> {
        match self {
            Question::Point(asked) => vec![asked.uncertain.point],
            Question::Joint(asked) => asked.doubt.one_by_one(),
            Question::Group { .. } | Question::LeftOpen(_) => Vec::new(),
        }
    }

    /// Returns the largest change that an answer about points makes, in half points, or the largest
    /// number if one of the answers cannot be counted. `margin_now` is Black's margin as the
    /// position is.
    pub(super) fn stake(&self, margin_now: Option<HalfPoints>) -> i32 {
        match self {
            Question::Point(asked) => asked.margins.map_or(i32::MAX, difference),
            Question::Joint(asked) => asked.stake(margin_now),
            Question::Group { .. } | Question::LeftOpen(_) => 0,
        }
    }
}

/// Returns all questions that a report of `case` leaves open: doubtful points, then groups, each in
/// order of what they change. What a point changes is worked out with fates carried over from
/// `known`, which is fast, and exact enough to order the questions by. The points in `apart` are
/// asked about one by one.
pub fn open_questions(
    case: &Case,
    report: &Report,
    known: &LifeReading,
    settings: &CountSettings,
    apart: PointSet,
) -> Vec<Question> {
    let position = &case.position;
    let now = report
        .settlement
        .as_ref()
        .map(|settled| settled.score.margin);
    let about = |topic: DoubtTopic| {
        Question::about_topic(position, topic, now, |other| {
            let life = life_knowing(other, settings, known).ok()??;
            Some(settlement(other, life, settings).ok()?.score.margin)
        })
    };
    // A stone that the user stated stays in doubt while its chain has no liberties.
    let open: Vec<Uncertain> = report
        .uncertain
        .iter()
        .copied()
        .filter(|uncertain| !case.stated.contains(uncertain.point))
        .collect();
    let mut points: Vec<Question> = find_doubt_topics(position, &open, apart)
        .into_iter()
        .map(about)
        .collect();
    // The sort is stable: points that change equally much stay in the order of their topics.
    points.sort_by_key(|question| Reverse(question.stake(now)));
    let doubts = report.settlement.iter().flat_map(|settled| &settled.doubts);
    let groups = doubts.map(|group| Question::Group {
        group: group.clone(),
        margin: group.margin,
    });
    points.into_iter().chain(groups).collect()
}

/// Returns the most probable contents of a point besides `proposed`.
fn next_best(reading: &StoneReading, proposed: Option<Color>) -> Option<Color> {
    let others = probabilities(reading)
        .into_iter()
        .filter(|&(stone, _)| stone != proposed);
    others
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .and_then(|(stone, _)| stone)
}

/// Returns the difference between two margins, in half points.
fn difference([now, then]: [HalfPoints; 2]) -> i32 {
    (then - now).magnitude().0
}
