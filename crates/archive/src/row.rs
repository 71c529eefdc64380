//! What became of one photo, by its content: a line of a shard.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use shuzi::language::Message;

use super::content::Content;

/// What became of a photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Read and counted, and nothing to ask.
    Exact,
    /// Read, but a person should look.
    Asked,
    /// No board that can be trusted is in it, or it is no photo.
    Refused,
    /// It could not be looked at: it is gone, it takes too long, the decoder does not stand it.
    Failed,
}

impl Outcome {
    /// All of them, the best first.
    pub const ALL: [Outcome; 4] = [Outcome::Exact, Outcome::Asked, Outcome::Refused, Outcome::Failed];

    /// Its name in tables and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Exact => "exact",
            Outcome::Asked => "asked",
            Outcome::Refused => "refused",
            Outcome::Failed => "failed",
        }
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
    /// The answer as JSON of schema `shuzi/1`, without timings. The photo is called by its content there: what it is
    /// called may change.
    pub answer: String,
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

impl Row {
    /// The answer for a photo of this name: one line of JSON with what tables have besides. `content` is what it holds,
    /// where somebody could look, and `first` the photo that is the same and comes before it.
    pub fn json(&self, name: &str, bytes: u64, content: Option<Content>, first: Option<&str>) -> String {
        let quoted = |text: &str| serde_json::Value::from(text).to_string();
        let answer = self.answer.replace(&quoted(&self.content.to_string()), &quoted(name));
        let field = |name: &str, value: Option<String>| {
            value.map(|value| format!(",\"{name}\":{value}")).unwrap_or_default()
        };
        let more = [
            field("outcome", Some(quoted(self.outcome.name()))),
            field("content", content.map(|content| quoted(&content.to_string()))),
            field("bytes", Some(bytes.to_string())),
            field("duplicate_of", first.map(quoted)),
            field("questions", Some(self.stake.questions.to_string())),
            field("corrected", self.corrected.then(|| "true".to_owned())),
        ];
        match answer.strip_suffix('}') {
            Some(object) => format!("{object}{}}}", more.concat()),
            None => answer,
        }
    }

    /// The game record for a photo of this name.
    pub fn sgf(&self, name: &str) -> Option<String> {
        let escaped = name.replace('\\', "\\\\").replace(']', "\\]").replace(':', "\\:");
        Some(self.sgf.as_ref()?.replace(&self.content.to_string(), &escaped))
    }
}
