//! Rows: the result for one photo, which is one line of a shard.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use shuzi::language::{Message, ToMessage};
use shuzi::report::json::{AnswerJson, ErrorJson, ReportJson};

use super::digest::ContentHash;
use super::provenance::Provenance;

shuzi::named_enum! {
    /// The outcome of processing a photo, from best to worst.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum RowOutcome {
        /// The photo was read, and counted if that was asked for, without open questions.
        Exact = "exact",
        /// The photo was read, but a person should check it.
        Asked = "asked",
        /// The file is not a photo, or shows no board that can be read reliably.
        Refused = "refused",
        /// The photo could not be processed: it is missing, took too long, or crashed the decoder.
        Failed = "failed",
    }
}

/// The effect that the open questions about a photo may have on its result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Stake {
    /// True if an answer may change the winner.
    pub winner: bool,
    /// The largest change of the margin by a single answer, in half points; `None` if there is no
    /// result until a question is answered.
    pub half_points: Option<i32>,
    /// Number of questions.
    pub questions: usize,
}

/// A point whose content is not certain to three decimal places: its index in reading order, and
/// the probabilities of empty, black and white in thousandths.
pub type UnsurePoint = (u16, [u16; 3]);

/// The sentences of an answer in all languages. A row does not depend on the language of the run,
/// so that pages can be made from it in any language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RowSentences {
    /// The warnings in the answer's order, each by the code of the language.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<BTreeMap<String, String>>,
    /// The reasons for the proposed status of each doubtful group, in the answer's order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Message>,
    /// The reason why there is no position, and a hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failure: Option<[Message; 2]>,
}

impl RowSentences {
    fn is_empty(&self) -> bool {
        *self == RowSentences::default()
    }
}

/// The result for one photo.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The digest of the photo.
    pub content: ContentHash,
    /// The outcome.
    pub outcome: RowOutcome,
    /// The effect of the open questions.
    pub stake: Stake,
    /// The answer without timings. The digest takes the place of the photo's name, which may
    /// change. In a shard, this is a string that contains JSON, so that rows written by any version
    /// can be read.
    #[serde(with = "json_in_string")]
    pub answer: AnswerJson,
    /// The answer's sentences; empty in rows of earlier versions.
    #[serde(default, skip_serializing_if = "RowSentences::is_empty")]
    pub sentences: RowSentences,
    /// The position as a game record, if records were asked for. The digest takes the place of the
    /// photo's name here, too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sgf: Option<String>,
    /// Probability that the grid is the board's, if there is a grid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grid_confidence: Option<f64>,
    /// The points that are not certain; empty without a position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unsure: Vec<UnsurePoint>,
    /// The duration of each step in milliseconds.
    pub timings_ms: BTreeMap<String, f64>,
    /// True if a person corrected the reading.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub corrected: bool,
    /// True if the failure may be temporary: the file was missing, or changed while it was read.
    /// The next run processes the photo again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub passing: bool,
}

/// A line of `photos.jsonl`: the answer, and the values that only tables have.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PhotoLine<'a> {
    /// The answer with the photo's name.
    #[serde(flatten)]
    pub answer: AnswerJson,
    /// The outcome.
    pub outcome: RowOutcome,
    /// The digest of the photo, if its file could be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<ContentHash>,
    /// Length of the file in bytes.
    pub bytes: u64,
    /// Name of the first photo with the same content, if it is another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duplicate_of: Option<&'a str>,
    /// Number of questions.
    pub questions: usize,
    /// True if a person corrected the reading.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub corrected: bool,
    /// The game of the position, if games were searched and one was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<&'a Provenance>,
}

/// The error for a row with contradictory values, which the program never writes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub struct DamagedRow {
    /// The digest of the photo.
    pub content: ContentHash,
    /// The contradiction.
    pub why: Message,
}

impl ToMessage for DamagedRow {
    fn to_message(&self) -> Message {
        Message::of_file(self.content.to_string(), self.why.clone())
    }
}

impl Row {
    /// Returns the report, or `None` if nothing was read.
    pub fn report(&self) -> Option<&ReportJson> {
        self.answer.report()
    }

    /// Returns the error, or `None` if the photo was read.
    pub fn error(&self) -> Option<&ErrorJson> {
        self.answer.error()
    }

    /// Returns the game record with this name for the photo, if the row has a record.
    pub fn sgf(&self, photo_name: &str) -> Option<String> {
        // SGF (FF4, "Text"): these characters have a meaning in property values.
        let escaped = photo_name
            .replace('\\', "\\\\")
            .replace(']', "\\]")
            .replace(':', "\\:");
        Some(
            self.sgf
                .as_ref()?
                .replace(&self.content.to_string(), &escaped),
        )
    }
}

/// Serde functions for an answer as a string that contains JSON.
mod json_in_string {
    use serde::de::Error as _;
    use serde::ser::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::AnswerJson;

    pub(super) fn serialize<S: Serializer>(
        answer: &AnswerJson,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let text = serde_json::to_string(answer).map_err(S::Error::custom)?;
        serializer.serialize_str(&text)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<AnswerJson, D::Error> {
        let text = String::deserialize(deserializer)?;
        serde_json::from_str(&text).map_err(D::Error::custom)
    }
}
