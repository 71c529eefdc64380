//! A photo as the page shows it: its position, its questions with what is proposed, and the
//! result.

use serde::Serialize;

use shuzi::ErrorKind;
use shuzi::count::{Answer, Case, Stone};
use shuzi::language::{Language, Message, ToMessage, Words, printable};
use shuzi::report::json::ReportJson;
use shuzi::report::json::schema::{DoubtfulGroupJson, UncertainJson};
use shuzi::report::words::{self, joint_questions as joint_words};

use super::super::super::corrections::{StatedCorners, ValidCorrection, rebuild_case};
use super::super::super::digest::ContentHash;
use super::super::super::row::Row;
use super::super::super::run::drawing_path;
use super::super::form::{
    describe_count, describe_group, describe_stake, describe_winner, doubtful_groups,
    uncertain_points,
};
use super::super::proposals::{
    joint_proposals, joint_questions, likeliest_stone, proposed_dead, proposed_stone,
};
use super::{LiveReview, PhotoStatus, ReviewError};

/// A photo with its questions.
#[derive(Clone, Debug, Serialize)]
pub struct PhotoDetail {
    /// The photo.
    pub content: ContentHash,
    /// Its first name.
    pub name: String,
    /// The names of its copies.
    pub others: Vec<String>,
    /// What a person has to do about it.
    pub status: Option<PhotoStatus>,
    /// True if there is a drawing of the photo with this reading.
    pub is_drawn: bool,
    /// The position; absent if there is none.
    pub board: Option<DetailBoard>,
    /// The doubtful points.
    pub points: Vec<DetailPoint>,
    /// The points that belong together.
    pub together: Vec<DetailTogether>,
    /// The doubtful groups.
    pub groups: Vec<DetailGroup>,
    /// Sentence on what the questions change.
    pub stake: String,
    /// Sentence on who wins, with the correction.
    pub result: Option<String>,
    /// Sentence on the count of both sides.
    pub count: Option<String>,
    /// Sentences on what a person should know.
    pub warnings: Vec<String>,
    /// The saved or stated answers; absent if there are none.
    pub answers: Option<Vec<Answer>>,
    /// The corners that a person stated.
    pub corners: Option<StatedCorners>,
    /// Sentence on why the answers do not fit.
    pub unfit: Option<String>,
    /// The reason why there is no position.
    pub error: Option<DetailError>,
}

/// The position of a photo as it was read.
#[derive(Clone, Debug, Serialize)]
pub struct DetailBoard {
    /// Number of lines.
    pub lines: usize,
    /// The outer intersections in pixels of the upright photo, clockwise from the top left.
    pub corners: [[f64; 2]; 4],
    /// Width of the upright photo in pixels.
    pub width: u32,
    /// Height of the upright photo in pixels.
    pub height: u32,
    /// The rows from the top: `.` empty, `B` black, `W` white.
    pub rows: Vec<String>,
    /// The stones that are taken off as dead.
    pub dead: Vec<String>,
}

/// A doubtful point.
#[derive(Clone, Debug, Serialize)]
pub struct DetailPoint {
    /// Its name.
    pub point: String,
    /// What is proposed.
    pub proposed: Stone,
    /// Probabilities in percent: black, white, empty.
    pub percent: [u32; 3],
    /// Sentence on the reason for the doubt.
    pub why: String,
}

/// A question about points that belong together.
#[derive(Clone, Debug, Serialize)]
pub struct DetailTogether {
    /// The points.
    pub points: Vec<String>,
    /// The question.
    pub question: String,
    /// The answers that settle all points at once.
    pub choices: Vec<TogetherChoice>,
}

/// An answer about points that belong together.
#[derive(Clone, Debug, Serialize)]
pub struct TogetherChoice {
    /// What it says.
    pub label: String,
    /// The contents of the points.
    pub stones: Vec<(String, Stone)>,
}

/// A doubtful group.
#[derive(Clone, Debug, Serialize)]
pub struct DetailGroup {
    /// Its stones.
    pub points: Vec<String>,
    /// True if it is proposed as dead; null if nothing is proposed.
    pub proposed_dead: Option<bool>,
    /// Sentence on what is proposed, and why.
    pub why: String,
}

/// The reason why there is no position.
#[derive(Clone, Debug, Serialize)]
pub struct DetailError {
    /// The kind.
    pub kind: ErrorKind,
    /// Sentence on what happened.
    pub message: String,
    /// Sentence on what to do.
    pub hint: String,
}

impl LiveReview {
    /// Describes a photo with a correction. `read` is the row that its answers are about.
    pub(super) fn describe(
        &self,
        read: &Row,
        correction: Option<ValidCorrection>,
        language: Language,
    ) -> Result<PhotoDetail, ReviewError> {
        let words = language.words();
        let (answers, stated) = match correction {
            Some(correction) => (Some(correction.answers), correction.stated),
            None => (None, None),
        };
        let corrected = match answers.as_deref() {
            None | Some([]) => Ok(read.clone()),
            Some(answers) => self
                .correct(read, answers)
                .map_err(|failure| failure.message.say(words)),
        };
        let (now, unfit) = match corrected {
            Ok(row) => (row, None),
            Err(why) => (read.clone(), Some(why)),
        };
        let case =
            rebuild_case(read).map_err(|damaged| std::io::Error::other(damaged.to_message()))?;
        let (name, others, status) = self.with_index(|index| {
            let entry = index.entry(read.content).ok_or(ReviewError::Unknown)?;
            let others = entry.others.iter().map(|name| printable(name).into_owned());
            let name = printable(&entry.name).into_owned();
            Ok((name, others.collect(), entry.status()))
        })?;
        let settled = now.report().and_then(|report| report.settled.as_ref());
        let counted = now.report().and_then(|report| report.counted.as_ref());
        let score = settled.map(|settled| &settled.score);
        let has_position = now.report().is_some();
        Ok(PhotoDetail {
            content: read.content,
            name,
            others,
            status,
            // Drawings show the first reading.
            is_drawn: stated.is_none() && drawing_path(self.folder.path(), read.content).exists(),
            board: read
                .report()
                .and_then(|report| describe_board(report, now.report())),
            points: case
                .as_ref()
                .map(|case| describe_points(case, read, &now, words))
                .unwrap_or_default(),
            together: case
                .as_ref()
                .map(|case| describe_together(case, words))
                .unwrap_or_default(),
            groups: describe_groups(read, &now, words),
            stake: match has_position {
                true => describe_stake(&now.stake, words),
                false => String::new(),
            },
            result: match (score, counted) {
                (Some(score), _) => Some(describe_winner(score, words)),
                (None, Some(_)) => Some(words.say("no-result")),
                (None, None) => has_position.then(|| words.say("review-not-counted")),
            },
            count: score
                .zip(counted)
                .map(|(score, counted)| describe_count(score, counted, words)),
            warnings: describe_warnings(&now, words),
            answers,
            corners: stated.map(|(corners, _)| corners),
            unfit,
            error: describe_error(&now, words),
        })
    }
}

fn describe_board(read: &ReportJson, now: Option<&ReportJson>) -> Option<DetailBoard> {
    let (board, photo) = (read.board.as_ref()?, read.photo.as_ref()?);
    let settled = now.and_then(|report| report.settled.as_ref());
    Some(DetailBoard {
        lines: board.size,
        corners: board.corners,
        width: photo.width,
        height: photo.height,
        rows: read.rows.clone(),
        dead: settled
            .map(|settled| settled.life.dead.clone())
            .unwrap_or_default(),
    })
}

/// Describes the points that were doubtful when the photo was read, and those that became doubtful
/// by the answers.
fn describe_points(case: &Case, read: &Row, now: &Row, words: &Words) -> Vec<DetailPoint> {
    let joint = joint_proposals(case, &joint_questions(case));
    let mut points: Vec<DetailPoint> = Vec::new();
    let describe = |uncertain: &UncertainJson, proposed: Stone| {
        let chances = uncertain.probabilities;
        DetailPoint {
            point: uncertain.point.clone(),
            proposed,
            percent: [chances.black, chances.white, chances.empty]
                .map(|chance| (100.0 * chance).round() as u32),
            why: words::describe_doubt(words, uncertain.why),
        }
    };
    for uncertain in uncertain_points(read.report()) {
        points.push(describe(uncertain, proposed_stone(uncertain, &joint)));
    }
    for uncertain in uncertain_points(now.report()) {
        if !points.iter().any(|point| point.point == uncertain.point) {
            points.push(describe(
                uncertain,
                likeliest_stone(&uncertain.probabilities),
            ));
        }
    }
    points
}

fn describe_together(case: &Case, words: &Words) -> Vec<DetailTogether> {
    let size = case.position.size();
    let mut together = Vec::new();
    for question in joint_questions(case) {
        let points = question.doubt.points.iter();
        let choices = question.answers.iter().map(|answer| TogetherChoice {
            label: joint_words::name_joint_choice(words, size, answer.choice),
            stones: answer
                .stones
                .iter()
                .map(|&(point, stone)| (size.name(point), Stone::from(stone)))
                .collect(),
        });
        together.push(DetailTogether {
            points: points.map(|uncertain| size.name(uncertain.point)).collect(),
            question: joint_words::ask_about_points(words, &case.position, &question.doubt),
            choices: choices.collect(),
        });
    }
    together
}

/// Describes the groups that were doubtful when the photo was read, and those that became doubtful
/// by the answers.
fn describe_groups(read: &Row, now: &Row, words: &Words) -> Vec<DetailGroup> {
    let mut groups: Vec<DetailGroup> = Vec::new();
    for row in [now, read] {
        for (number, group) in doubtful_groups(row.report()).iter().enumerate() {
            let is_known = |known: &DetailGroup| shares_a_point(&known.points, group);
            if groups.iter().any(is_known) {
                continue;
            }
            // A row of an earlier version has no sentences; the answer itself is in English.
            let why = row.sentences.reasons.get(number);
            let why = why.map_or_else(|| group.why.clone(), |reason: &Message| reason.say(words));
            groups.push(DetailGroup {
                points: group.points.clone(),
                proposed_dead: proposed_dead(group),
                why: describe_group(group, why, words),
            });
        }
    }
    groups
}

fn shares_a_point(points: &[String], group: &DoubtfulGroupJson) -> bool {
    group.points.iter().any(|point| points.contains(point))
}

fn describe_warnings(now: &Row, words: &Words) -> Vec<String> {
    let warnings = now.report().map(|report| report.warnings.as_slice());
    let warnings = warnings.unwrap_or_default().iter().enumerate();
    let said = warnings.map(|(number, warning)| {
        let sentences = now.sentences.warnings.get(number);
        let sentence = sentences.and_then(|by_code| by_code.get(words.language().code()));
        sentence.unwrap_or(&warning.message).clone()
    });
    said.collect()
}

fn describe_error(row: &Row, words: &Words) -> Option<DetailError> {
    let error = row.error()?;
    let [message, hint] = match &row.sentences.failure {
        Some(sentences) => sentences.each_ref().map(|sentence| sentence.say(words)),
        None => [error.message.clone(), error.hint.clone()],
    };
    Some(DetailError {
        kind: error.kind,
        message,
        hint,
    })
}
