//! Questions about several points at once, each with the answers that settle all of them.
//!
//! An answer is a list of statements about points, so that nothing that stores or replays answers
//! has to know that they were given together.

use crate::color::Color;
use crate::count::{Answer, PointName};
use crate::point::{BoardSize, Point};
use crate::position::Position;
use crate::report::{JointCause, JointChoice, JointDoubt, Uncertain};
use crate::score::HalfPoints;

/// A question about doubtful points that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct JointQuestion {
    /// The points, and the reason why they belong together.
    pub doubt: JointDoubt,
    /// The answers that settle all points at once. The user may also state single points, or be
    /// asked about the points one by one.
    pub answers: Vec<JointAnswer>,
    /// Index in `answers` of the proposed answer.
    pub proposed: usize,
}

/// An answer that settles all points of a question at once.
#[derive(Clone, Debug, PartialEq)]
pub struct JointAnswer {
    /// What the answer says.
    pub choice: JointChoice,
    /// The contents of each point that it states, in reading order.
    pub stones: Vec<(Point, Option<Color>)>,
    /// Black's margin with this answer; `None` if it cannot be counted.
    pub margin: Option<HalfPoints>,
}

impl JointQuestion {
    /// Returns the question about the points of `doubt` in a position with the margin
    /// `margin_now`. `margin_of` counts a changed position.
    pub fn about(
        position: &Position,
        doubt: JointDoubt,
        margin_now: Option<HalfPoints>,
        margin_of: impl Fn(&Position) -> Option<HalfPoints>,
    ) -> JointQuestion {
        let (choices, proposed) = list_choices(position, &doubt);
        let answers: Vec<JointAnswer> = choices
            .into_iter()
            .map(|choice| {
                let stones = list_stones(position, &doubt, choice);
                let changed = with_stones(position, &stones);
                let margin = if changed == *position {
                    margin_now
                } else {
                    margin_of(&changed)
                };
                JointAnswer {
                    choice,
                    stones,
                    margin,
                }
            })
            .collect();
        let proposed = answers
            .iter()
            .position(|answer| answer.choice == proposed)
            .unwrap_or(0);
        JointQuestion {
            doubt,
            answers,
            proposed,
        }
    }

    /// Returns what the proposed answer says.
    pub fn proposed_choice(&self) -> JointChoice {
        self.answers
            .get(self.proposed)
            .map_or(JointChoice::AsRead, |answer| answer.choice)
    }

    /// Returns Black's least and greatest margin with any of the answers; `None` if one of them
    /// cannot be counted.
    pub fn margin_bounds(&self) -> Option<[HalfPoints; 2]> {
        let margins = self.answers.iter().map(|answer| answer.margin);
        let margins: Vec<HalfPoints> = margins.collect::<Option<_>>()?;
        let least = margins.iter().min_by_key(|margin| margin.0)?;
        let most = margins.iter().max_by_key(|margin| margin.0)?;
        Some([*least, *most])
    }

    /// Returns the largest change that an answer makes, in half points, or the largest number if
    /// one of the answers cannot be counted.
    pub(super) fn stake(&self, margin_now: Option<HalfPoints>) -> i32 {
        let change = |answer: &JointAnswer| Some((answer.margin? - margin_now?).magnitude().0);
        self.answers
            .iter()
            .map(|answer| change(answer).unwrap_or(i32::MAX))
            .max()
            .unwrap_or(i32::MAX)
    }
}

impl JointAnswer {
    /// Returns the answer as statements about points.
    pub fn statements(&self, size: BoardSize) -> Vec<Answer> {
        self.stones
            .iter()
            .map(|&(point, stone)| Answer::Stone {
                point: PointName::of(size, point),
                stone: stone.into(),
            })
            .collect()
    }
}

/// Returns the answers to choose from, and the proposed one. The proposal is what was read, as far
/// as that is an answer.
fn list_choices(position: &Position, doubt: &JointDoubt) -> (Vec<JointChoice>, JointChoice) {
    let points: Vec<Point> = doubt.points.iter().map(|doubtful| doubtful.point).collect();
    match &doubt.cause {
        JointCause::NoLiberties { .. } => (
            vec![JointChoice::AsRead, JointChoice::TakenOff],
            JointChoice::AsRead,
        ),
        JointCause::Filled { .. } => (vec![JointChoice::AsRead], JointChoice::AsRead),
        JointCause::Hidden(_) => {
            let all = [None, Some(Color::Black), Some(Color::White)];
            let is_read = |stone| points.iter().all(|&point| position.stone(point) == stone);
            let mut choices: Vec<JointChoice> = all.map(JointChoice::All).into();
            // If all points were read alike, that is one of the answers already.
            match all.into_iter().find(|&stone| is_read(stone)) {
                Some(stone) => (choices, JointChoice::All(stone)),
                None => {
                    choices.insert(0, JointChoice::AsRead);
                    (choices, JointChoice::AsRead)
                }
            }
        }
        JointCause::Between(color) => {
            let on = points.iter().copied().map(JointChoice::On);
            let choices = on.chain([JointChoice::OnNone]).collect();
            let place = find_place(position, doubt, *color);
            (choices, place.map_or(JointChoice::OnNone, JointChoice::On))
        }
    }
}

/// Returns the point on which the one stone of this colour was read, or the likeliest one if it was
/// read on none of the points or on several.
fn find_place(position: &Position, doubt: &JointDoubt, color: Color) -> Option<Point> {
    let stands = |point: Point| position.stone(point) == Some(color);
    let mut places = doubt
        .points
        .iter()
        .filter(|doubtful| stands(doubtful.point));
    if let (Some(only), None) = (places.next(), places.next()) {
        return Some(only.point);
    }
    let likeliest = doubt.points.iter().max_by(|a, b| {
        let probability = |one: &Uncertain| one.reading.probability_of(color);
        probability(a).total_cmp(&probability(b))
    });
    likeliest.map(|doubtful| doubtful.point)
}

/// Returns what an answer states.
fn list_stones(
    position: &Position,
    doubt: &JointDoubt,
    choice: JointChoice,
) -> Vec<(Point, Option<Color>)> {
    let points = doubt.points.iter().map(|doubtful| doubtful.point);
    match (choice, &doubt.cause) {
        (JointChoice::AsRead, _) => points.map(|point| (point, position.stone(point))).collect(),
        (JointChoice::All(stone), _) => points.map(|point| (point, stone)).collect(),
        // The whole chain is taken off, also stones of it that are not in doubt.
        (JointChoice::TakenOff, JointCause::NoLiberties { chain, .. }) => {
            chain.iter().map(|&point| (point, None)).collect()
        }
        (JointChoice::TakenOff | JointChoice::OnNone, _) => {
            points.map(|point| (point, None)).collect()
        }
        (JointChoice::On(place), JointCause::Between(color)) => points
            .map(|point| (point, Some(*color).filter(|_| point == place)))
            .collect(),
        (JointChoice::On(_), _) => Vec::new(),
    }
}

/// Returns the position with other contents of some points.
fn with_stones(position: &Position, stones: &[(Point, Option<Color>)]) -> Position {
    stones
        .iter()
        .fold(position.clone(), |position, &(point, stone)| {
            position.with(point, stone)
        })
}
