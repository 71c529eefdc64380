//! The fields of a form about points: one for each point in question, and one around those that
//! belong together.

use std::collections::BTreeMap;
use std::io;

use maud::{Markup, html};
use serde_json::json;

use shuzi::count::{Answer, JointQuestion, Stone};
use shuzi::language::{ToMessage, Words};
use shuzi::point::BoardSize;
use shuzi::position::Position;
use shuzi::report::json::ReportJson;
use shuzi::report::json::schema::UncertainJson;
use shuzi::report::words::{self, joint_questions as joint_words};

use super::super::super::corrections::rebuild_case;
use super::super::QueuedPhoto;
use super::super::proposals::{joint_proposals, joint_questions};
use super::{leave_open_choice, uncertain_points};

/// Largest number of points that belong together whose own fields are shown from the start.
const MOST_POINTS_SHOWN: usize = 4;

/// The points in question of a photo, and what the person stated about them.
struct PointForm<'a> {
    /// The points in question, in the order of their fields.
    asked: Vec<&'a UncertainJson>,
    /// The stones that the person stated.
    stated: BTreeMap<String, Stone>,
    /// The stones that are proposed for points that belong together, where that is not the
    /// likeliest for each point alone.
    proposed: BTreeMap<String, Stone>,
    /// True if the person has already answered questions about the photo: a point without an answer
    /// was then left open on purpose.
    is_answered: bool,
    words: &'a Words,
}

/// Formats a field for each point in question. The list is made of the points that were doubtful
/// when the photo was read, then those that became doubtful by corrections, and then other points
/// that the person stated. Points that belong together are in one field.
///
/// # Errors
/// Returns an error if the values of the photo's row contradict each other.
pub(super) fn point_fields(
    photo: &QueuedPhoto,
    read: Option<&ReportJson>,
    now: Option<&ReportJson>,
    words: &Words,
) -> io::Result<Markup> {
    let answers = photo.answers.as_deref();
    let mut stated = BTreeMap::new();
    for answer in answers.unwrap_or_default() {
        if let Answer::Stone { point, stone } = answer {
            stated.insert(point.as_str().to_owned(), *stone);
        }
    }
    let mut asked: Vec<&UncertainJson> = Vec::new();
    for uncertain in uncertain_points(read).iter().chain(uncertain_points(now)) {
        if !asked.iter().any(|asked| asked.point == uncertain.point) {
            asked.push(uncertain);
        }
    }
    let case =
        rebuild_case(&photo.read).map_err(|damaged| io::Error::other(damaged.to_message()))?;
    let questions = case.as_ref().map(joint_questions).unwrap_or_default();
    let mut joint = Vec::new();
    let mut proposed = BTreeMap::new();
    if let Some(case) = &case {
        proposed = joint_proposals(case, &questions);
        for question in questions {
            joint.push(JointField {
                members: find_members(&asked, &question, case.position.size()),
                question,
                position: &case.position,
            });
        }
    }
    let others: Vec<String> = stated
        .keys()
        .filter(|point| !asked.iter().any(|asked| asked.point == **point))
        .cloned()
        .collect();
    let form = PointForm {
        asked,
        stated,
        proposed,
        is_answered: answers.is_some(),
        words,
    };
    Ok(form.format(&joint, &others))
}

/// A question about points that belong together.
struct JointField<'a> {
    question: JointQuestion,
    /// The points in question.
    members: Vec<&'a UncertainJson>,
    position: &'a Position,
}

/// Returns the points of a question among those in question.
fn find_members<'a>(
    asked: &[&'a UncertainJson],
    question: &JointQuestion,
    size: BoardSize,
) -> Vec<&'a UncertainJson> {
    let points = question.doubt.points.iter();
    let names: Vec<String> = points.map(|uncertain| size.name(uncertain.point)).collect();
    asked
        .iter()
        .copied()
        .filter(|asked| names.contains(&asked.point))
        .collect()
}

impl PointForm<'_> {
    /// Formats all fields. `others` are the points that were stated without being in question.
    fn format(&self, joint: &[JointField], others: &[String]) -> Markup {
        let is_alone = |asked: &&&UncertainJson| {
            let mut members = joint.iter().flat_map(|field| &field.members);
            !members.any(|member| member.point == asked.point)
        };
        html! {
            @for field in joint { (self.joint_field(field)) }
            @for uncertain in self.asked.iter().filter(is_alone) { (self.point_field(&uncertain.point, Some(uncertain))) }
            @for name in others { (self.point_field(name, None)) }
        }
    }

    /// Formats the question about points that belong together: a button for each answer, which
    /// selects it for every point, and the points one by one.
    fn joint_field(&self, field: &JointField) -> Markup {
        let JointField {
            question,
            members,
            position,
        } = field;
        let (words, size) = (self.words, position.size());
        let names: Vec<&str> = members.iter().map(|member| member.point.as_str()).collect();
        let asked = joint_words::ask_about_points(words, position, &question.doubt);
        html! {
            fieldset.joint data-joint=(names.join(" ")) {
                legend { (words.say_with("review-points-together", &[("points", members.len().into())])) }
                p.small { (asked) }
                div.choices {
                    @for answer in &question.answers {
                        @let stones: Vec<_> = answer.stones.iter().map(|&(point, stone)| json!({ "point": size.name(point), "stone": Stone::from(stone) })).collect();
                        button.together type="button" data-stones=(json!(stones)) {
                            (joint_words::name_joint_choice(words, size, answer.choice))
                        }
                    }
                }
                details open[members.len() <= MOST_POINTS_SHOWN] {
                    summary { (words.say("review-one-by-one")) }
                    @for &member in members { (self.point_field(&member.point, Some(member))) }
                }
            }
        }
    }

    /// Formats the choices for a point. What is proposed is selected, unless the person has already
    /// answered questions about the photo.
    fn point_field(&self, name: &str, uncertain: Option<&UncertainJson>) -> Markup {
        let words = self.words;
        let probabilities = uncertain.map(|uncertain| uncertain.probabilities);
        let choices = [
            (
                Stone::Black,
                "black",
                probabilities.map(|probabilities| probabilities.black),
            ),
            (
                Stone::White,
                "white",
                probabilities.map(|probabilities| probabilities.white),
            ),
            (
                Stone::Empty,
                "empty",
                probabilities.map(|probabilities| probabilities.empty),
            ),
        ];
        let likeliest = choices
            .iter()
            .max_by(|(.., one), (.., other)| one.unwrap_or(0.0).total_cmp(&other.unwrap_or(0.0)))
            .map(|(stone, ..)| *stone);
        let proposed = self.proposed.get(name).copied().or(likeliest);
        let is_answered = self.is_answered || uncertain.is_none();
        let stated = self.stated.get(name).copied();
        let chosen = stated.or(proposed.filter(|_| !is_answered));
        html! {
            fieldset data-point=(name) {
                legend { (name) }
                @if let Some(uncertain) = uncertain {
                    p.small { (words::describe_doubt(words, uncertain.why)) }
                }
                div.choices {
                    @for (stone, value, probability) in choices {
                        label {
                            input type="radio" name=(name) value=(value) checked[chosen == Some(stone)];
                            " " (words.say_with("stone", &[("stone", value.into())]))
                            @if let Some(probability) = probability { " " span.small { (format!("{:.0} %", 100.0 * probability)) } }
                        }
                    }
                    (leave_open_choice(name, chosen.is_none(), words))
                }
            }
        }
    }
}
