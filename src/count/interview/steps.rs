//! The steps of an interview: what the user has answered so far, and in which portions.

use crate::count::Answer;
use crate::point::{Point, PointSet};

/// What the user did at one question. Undo takes back one step.
#[derive(Clone, Debug, PartialEq)]
enum Step {
    /// Answered it; a question about several points with several answers.
    Answered(Vec<Answer>),
    /// Asked to be asked about its points one by one.
    SetApart(Vec<Point>),
}

/// All steps in their order.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Steps(Vec<Step>);

impl Steps {
    /// Adds the answers to one question.
    pub(super) fn answer(&mut self, answers: Vec<Answer>) {
        self.0.push(Step::Answered(answers));
    }

    /// Adds that points are to be asked about one by one.
    pub(super) fn set_apart(&mut self, points: Vec<Point>) {
        self.0.push(Step::SetApart(points));
    }

    /// Removes the last step. Returns false if there is none.
    pub(super) fn undo(&mut self) -> bool {
        self.0.pop().is_some()
    }

    /// Returns true if there is no step.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns all answers in their order.
    pub(super) fn answers(&self) -> Vec<Answer> {
        let answers = self.0.iter().flat_map(|step| match step {
            Step::Answered(answers) => answers.as_slice(),
            Step::SetApart(_) => &[],
        });
        answers.cloned().collect()
    }

    /// Returns the number of answered questions.
    pub(super) fn count_answered(&self) -> usize {
        self.0
            .iter()
            .filter(|step| matches!(step, Step::Answered(_)))
            .count()
    }

    /// Returns the points that are asked about one by one.
    pub(super) fn apart(&self) -> PointSet {
        let points = self.0.iter().flat_map(|step| match step {
            Step::Answered(_) => &[],
            Step::SetApart(points) => points.as_slice(),
        });
        points.copied().collect()
    }
}
