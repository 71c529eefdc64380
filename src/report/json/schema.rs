//! Schema `shuzi/1`: what other programs read, and what this one keeps, as types that are written and read.
//!
//! The order of the fields is the order in which they are written. A field may be added; one that changes or goes makes a
//! new schema number. What is always written has to be there when it is read: a row that lacks it is damaged.
//!
//! Points are names such as `Q16`, amounts are points as decimal numbers, sentences are English.

mod flattened;
mod kinds;
mod photo;
mod rules;
mod settled;
mod warnings;

use std::collections::BTreeMap;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use flattened::{in_surrounding_object, or_null};

pub use kinds::{DifferenceKind, OpenPointKind, RecordedComparison, StoneLetter, WarningKind, Winner};
pub use photo::{BoardJson, OtherPhotoJson, PhotoJson, PhotoNameJson, ProbabilitiesJson, UncertainJson};
pub use rules::{BonusResultJson, CountedJson, EndedJson, PenaltiesJson};
pub use settled::{
    BoundsJson, ChainJson, DoubtfulGroupJson, IngJson, IngSideJson, LifeJson, MissingStonesJson,
    OpenPointJson, PlayedOutBoundsJson, PlayedOutJson, ScoreJson, SecondOpinionJson, SettledJson,
    TaxedGroupJson, TerritoryJson,
};
pub use warnings::{BreachJson, DifferenceReasonJson, RecordedResultJson, WarningJson};

crate::named_enum! {
    /// The number of a schema.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SchemaVersion {
        /// The schema of this module.
        #[default]
        Shuzi1 = "shuzi/1",
    }
}

/// The answer to one input: a report, or why there is none. The one is told from the other by `error`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum AnswerJson {
    /// A report.
    Report(Box<ReportJson>),
    /// Why there is none.
    Failure(FailureJson),
}

/// A report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Report"))]
pub struct ReportJson {
    /// The schema's number.
    pub schema: SchemaVersion,
    /// The input's name, as the user gave it.
    pub file: String,
    /// The photo; left out where the position was given as a record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub photo: Option<PhotoJson>,
    /// The grid found in the photo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardJson>,
    /// Columns and rows.
    pub size: [usize; 2],
    /// The position, top row first: `.` empty, `B` black, `W` white.
    pub rows: Vec<String>,
    /// The points of a photo that a person has to check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncertain: Option<Vec<UncertainJson>>,
    /// The rules that were counted by, in the same object; left out where only the position was asked for.
    #[serde(flatten, deserialize_with = "counted")]
    pub counted: Option<CountedJson>,
    /// Life and score, in the same object; left out where there is no result.
    #[serde(flatten, deserialize_with = "settled")]
    pub settled: Option<SettledJson>,
    /// The result that the game's record tells, against this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recorded_result: Option<RecordedResultJson>,
    /// What a person should know before believing the rest.
    pub warnings: Vec<WarningJson>,
    /// How long each step took, in milliseconds.
    pub timings_ms: BTreeMap<String, f64>,
}

/// Why an input gave no result. `E` is what stands in `error`, which may have more fields than [`ErrorJson`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FailureJson<E = ErrorJson> {
    /// The schema's number.
    pub schema: SchemaVersion,
    /// The input's name, as the user gave it.
    pub file: String,
    /// The same name, where reports have it.
    pub photo: PhotoNameJson,
    /// What is wrong.
    pub error: E,
}

/// What is wrong with an input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "InputError"))]
pub struct ErrorJson {
    /// The kind by which programs tell failures apart (`no_board`, `bad_sgf`, …).
    pub kind: String,
    /// What happened.
    pub message: String,
    /// What to do next.
    pub hint: String,
}

impl AnswerJson {
    /// Returns the report, if there is one.
    pub fn report(&self) -> Option<&ReportJson> {
        match self {
            AnswerJson::Report(report) => Some(report),
            AnswerJson::Failure(_) => None,
        }
    }

    /// Returns what is wrong, if there is no report.
    pub fn error(&self) -> Option<&ErrorJson> {
        match self {
            AnswerJson::Report(_) => None,
            AnswerJson::Failure(failure) => Some(&failure.error),
        }
    }

    /// Returns the same answer for an input of another name.
    #[must_use]
    pub fn renamed(mut self, name: &str) -> AnswerJson {
        match &mut self {
            AnswerJson::Report(report) => {
                report.file = name.to_owned();
                if let Some(photo) = &mut report.photo {
                    photo.file = name.to_owned();
                }
            }
            AnswerJson::Failure(failure) => {
                failure.file = name.to_owned();
                failure.photo.file = name.to_owned();
            }
        }
        self
    }
}

impl<'de> Deserialize<'de> for AnswerJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AnswerJson, D::Error> {
        let fields = Map::<String, Value>::deserialize(deserializer)?;
        let is_failure = fields.contains_key("error");
        let fields = Value::Object(fields);
        let answer = if is_failure {
            FailureJson::deserialize(fields).map(AnswerJson::Failure)
        } else {
            ReportJson::deserialize(fields).map(|report| AnswerJson::Report(Box::new(report)))
        };
        answer.map_err(D::Error::custom)
    }
}

fn counted<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<CountedJson>, D::Error> {
    in_surrounding_object(deserializer, &["rules", "komi", "handicap", "white_handicap_bonus"])
}

fn settled<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<SettledJson>, D::Error> {
    in_surrounding_object(
        deserializer,
        &["life", "doubts", "dame", "shared", "unsealed", "open", "owner", "score"],
    )
}
