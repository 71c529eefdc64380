//! What became of one photo, by its content: a line of a shard.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use shuzi::language::{Message, ToMessage};
use shuzi::report::json::{AnswerJson, ErrorJson, ReportJson};

use super::content::Content;
use super::games::Provenance;

shuzi::named_enum! {
    /// What became of a photo, the best first.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Outcome {
        /// Read and counted, and nothing to ask.
        Exact = "exact",
        /// Read, but a person should look.
        Asked = "asked",
        /// No board that can be trusted is in it, or it is no photo.
        Refused = "refused",
        /// It could not be looked at: it is gone, it takes too long, the decoder does not stand it.
        Failed = "failed",
    }
}

/// How much hangs on what a person is asked about a photo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Stake {
    /// Whether an answer may change who wins.
    pub winner: bool,
    /// The most half points that one answer changes; `None` where there is no result before it is given.
    pub half_points: Option<i32>,
    /// How many questions there are.
    pub questions: usize,
}

/// A point that is not certain to the last digit written: its place in reading order, and the probabilities of empty,
/// black and white, in thousandths.
pub type Unsure = (u16, [u16; 3]);

/// The sentences of an answer before a language is chosen, so that pages can be made in any. A row is the same in all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sentences {
    /// The warnings, in the answer's order: each in every language, by its code.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<BTreeMap<String, String>>,
    /// Why each group to ask about may be dead or alive, in the answer's order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Message>,
    /// Why there is no position, and what to do next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failure: Option<[Message; 2]>,
}

impl Sentences {
    fn are_none(&self) -> bool {
        *self == Sentences::default()
    }
}

/// What became of one photo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// What the photo holds.
    pub content: Content,
    /// What became of it.
    pub outcome: Outcome,
    /// How much hangs on its questions.
    pub stake: Stake,
    /// The answer, without timings. The photo is called by its content there: what it is called may change. In a shard it
    /// is a text that holds JSON, so that rows of every version are read alike.
    #[serde(with = "as_text")]
    pub answer: AnswerJson,
    /// What the answer says to people; a row of an earlier version has none.
    #[serde(default, skip_serializing_if = "Sentences::are_none")]
    pub sentences: Sentences,
    /// The position as a game record, if it was asked for; the photo is called by its content there, too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sgf: Option<String>,
    /// Probability that the grid is the board's, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grid_confidence: Option<f64>,
    /// The points that are not certain, where there is a position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unsure: Vec<Unsure>,
    /// How long the steps took, in milliseconds.
    pub timings_ms: BTreeMap<String, f64>,
    /// Whether a person corrected what was read.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub corrected: bool,
    /// Whether trying again may help: the file was gone, or changed while it was read.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub passing: bool,
}

/// A photo as `photos.jsonl` has it: the answer, and what only tables have.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PhotoLine<'a> {
    /// The answer, in which the photo has its name.
    #[serde(flatten)]
    pub answer: AnswerJson,
    /// What became of it.
    pub outcome: Outcome,
    /// What it holds, where somebody could look.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Content>,
    /// Its length.
    pub bytes: u64,
    /// The photo that is the same and comes before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duplicate_of: Option<&'a str>,
    /// How many questions there are.
    pub questions: usize,
    /// Whether a person corrected what was read.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub corrected: bool,
    /// Which game it is from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<&'a Provenance>,
}

/// A row whose values do not fit together: something changed it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub struct DamagedRow {
    /// Which photo's.
    pub content: Content,
    /// What does not fit.
    pub why: Message,
}

impl ToMessage for DamagedRow {
    fn to_message(&self) -> Message {
        Message::of_file(self.content.to_string(), self.why.clone())
    }
}

impl Row {
    /// Returns what was read, if anything was.
    pub fn report(&self) -> Option<&ReportJson> {
        self.answer.report()
    }

    /// Returns why nothing was read, if nothing was.
    pub fn error(&self) -> Option<&ErrorJson> {
        self.answer.error()
    }

    /// Returns the game record for a photo of this name.
    pub fn sgf(&self, name: &str) -> Option<String> {
        let escaped = name.replace('\\', "\\\\").replace(']', "\\]").replace(':', "\\:");
        Some(self.sgf.as_ref()?.replace(&self.content.to_string(), &escaped))
    }
}

/// An answer as a text that holds JSON.
mod as_text {
    use serde::de::Error as _;
    use serde::ser::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::AnswerJson;

    pub(super) fn serialize<S: Serializer>(answer: &AnswerJson, serializer: S) -> Result<S::Ok, S::Error> {
        let text = serde_json::to_string(answer).map_err(S::Error::custom)?;
        serializer.serialize_str(&text)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<AnswerJson, D::Error> {
        let text = String::deserialize(deserializer)?;
        serde_json::from_str(&text).map_err(D::Error::custom)
    }
}
