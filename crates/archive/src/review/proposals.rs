//! The answers that are proposed to the questions about a photo.

use std::collections::BTreeMap;

use shuzi::count::{Answer, Case, JointQuestion, PointName, Stone};
use shuzi::life::Status;
use shuzi::point::PointSet;
use shuzi::report::json::schema::{DoubtfulGroupJson, ProbabilitiesJson, UncertainJson};
use shuzi::report::{DoubtTopic, find_doubt_topics};

use super::super::row::Row;
use super::form::{doubtful_groups, uncertain_points};

/// Returns the questions about points that belong together, without the results of their answers.
pub(super) fn joint_questions(case: &Case) -> Vec<JointQuestion> {
    let topics = find_doubt_topics(&case.position, &case.uncertain(), PointSet::EMPTY);
    let joint = topics.into_iter().filter_map(|topic| match topic {
        DoubtTopic::Joint(doubt) => {
            Some(JointQuestion::about(&case.position, doubt, None, |_| None))
        }
        DoubtTopic::Point(_) => None,
    });
    joint.collect()
}

/// Returns the stones that are proposed for points that belong together, which need not be the
/// likeliest for each point alone.
pub(super) fn joint_proposals(case: &Case, questions: &[JointQuestion]) -> BTreeMap<String, Stone> {
    let size = case.position.size();
    let mut proposed = BTreeMap::new();
    for question in questions {
        let answer = question.answers.get(question.proposed);
        for &(point, stone) in answer.iter().flat_map(|answer| &answer.stones) {
            proposed.insert(size.name(point), Stone::from(stone));
        }
    }
    proposed
}

/// Returns the likeliest contents of a point.
pub(super) fn likeliest_stone(probabilities: &ProbabilitiesJson) -> Stone {
    let ProbabilitiesJson {
        empty,
        black,
        white,
    } = *probabilities;
    if empty >= black && empty >= white {
        Stone::Empty
    } else if black >= white {
        Stone::Black
    } else {
        Stone::White
    }
}

/// Returns the proposed contents of a doubtful point.
pub(super) fn proposed_stone(uncertain: &UncertainJson, joint: &BTreeMap<String, Stone>) -> Stone {
    let together = joint.get(&uncertain.point).copied();
    together.unwrap_or_else(|| likeliest_stone(&uncertain.probabilities))
}

/// Returns true if the group is proposed as dead, false if as alive, and `None` if nothing is
/// proposed, so that a person has to decide.
pub(super) fn proposed_dead(group: &DoubtfulGroupJson) -> Option<bool> {
    match group.proposed {
        Status::Dead => Some(true),
        Status::Alive | Status::Seki => Some(false),
        Status::Unsettled => None,
    }
}

/// Returns the proposed answers to all questions about a photo; `None` if there is a question
/// without a proposal.
pub(super) fn proposed_answers(row: &Row, case: &Case) -> Option<Vec<Answer>> {
    let joint = joint_proposals(case, &joint_questions(case));
    let mut answers = Vec::new();
    for uncertain in uncertain_points(row.report()) {
        answers.push(Answer::Stone {
            point: PointName::parse(&uncertain.point).ok()?,
            stone: proposed_stone(uncertain, &joint),
        });
    }
    for group in doubtful_groups(row.report()) {
        let names = group.points.iter().map(|name| PointName::parse(name));
        answers.push(Answer::Group {
            group: names.collect::<Result<Vec<PointName>, _>>().ok()?,
            dead: proposed_dead(group)?,
        });
    }
    Some(answers)
}

/// Returns true if the answers say something about every doubtful point and group of a photo.
pub(super) fn answers_everything(row: &Row, answers: &[Answer]) -> bool {
    let stated = |name: &String| {
        let mut stones = answers.iter().filter_map(Answer::correction);
        stones.any(|stone| stone.point.as_str() == name)
    };
    let decided = |group: &DoubtfulGroupJson| {
        let groups = answers.iter().filter_map(Answer::group);
        let mut named = groups.flat_map(|(points, _)| points);
        named.any(|point| group.points.iter().any(|name| name == point.as_str()))
    };
    uncertain_points(row.report())
        .iter()
        .all(|uncertain| stated(&uncertain.point))
        && doubtful_groups(row.report()).iter().all(decided)
}
