//! Schema `shuzi/1`: the types of the JSON that other programs read and that archives keep.
//!
//! Fields are written in the order of their definition. A field may be added; changing or removing
//! one needs a new schema number. A field that is always written is required when reading: an
//! object without it is damaged.
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

use crate::error_kind::ErrorKind;

use flattened::{in_surrounding_object, or_null};

pub use kinds::{
    DifferenceKind, OpenPointKind, RecordedComparison, StoneLetter, WarningKind, Winner,
};
pub use photo::{
    BoardJson, OtherPhotoJson, PhotoJson, PhotoNameJson, ProbabilitiesJson, UncertainJson,
};
pub use rules::{BonusResultJson, CountedJson, EndedJson, PenaltiesJson};
pub use settled::{
    BoundsJson, ChainJson, DoubtfulGroupJson, IngJson, IngSideJson, LifeJson, MissingStonesJson,
    OpenPointJson, PlayedOutBoundsJson, PlayedOutJson, ScoreJson, SecondOpinionJson, SettledJson,
    TaxedGroupJson, TerritoryJson,
};
pub use warnings::{BreachJson, DifferenceReasonJson, RecordedResultJson, WarningJson};

crate::named_enum! {
    /// The name and number of a schema.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum SchemaVersion {
        /// The schema of this module.
        #[default]
        Shuzi1 = "shuzi/1",
    }
}

/// The answer to one input. An object with the field `error` is a failure, any other a report.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum AnswerJson {
    /// A report.
    Report(Box<ReportJson>),
    /// The reason why there is no report.
    Failure(FailureJson),
}

/// A report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Report")
)]
pub struct ReportJson {
    /// The schema.
    pub schema: SchemaVersion,
    /// The input's name, as the user gave it.
    pub file: String,
    /// The photo; absent if the position was given as a record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub photo: Option<PhotoJson>,
    /// The grid found in the photo; absent without a photo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardJson>,
    /// Numbers of columns and rows.
    pub size: [usize; 2],
    /// The position, from the top row down: `.` empty, `B` black, `W` white.
    pub rows: Vec<String>,
    /// The doubtful points, which the user should check; absent without a photo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncertain: Option<Vec<UncertainJson>>,
    /// The rules of the count, in the same object; absent if only the position was asked for.
    #[serde(flatten, deserialize_with = "read_counted")]
    pub counted: Option<CountedJson>,
    /// Life and score, in the same object; absent if there is no result.
    #[serde(flatten, deserialize_with = "read_settled")]
    pub settled: Option<SettledJson>,
    /// The comparison with the result that the game record states; absent if it states none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recorded_result: Option<RecordedResultJson>,
    /// Facts that the user should know before trusting the rest.
    pub warnings: Vec<WarningJson>,
    /// Duration of each step, in milliseconds.
    pub timings_ms: BTreeMap<String, f64>,
}

/// An input without a result. `E` is the type of `error`, which may have more fields than
/// [`ErrorJson`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FailureJson<E = ErrorJson> {
    /// The schema.
    pub schema: SchemaVersion,
    /// The input's name, as the user gave it.
    pub file: String,
    /// The same name, in the place where reports have it.
    pub photo: PhotoNameJson,
    /// The reason why there is no result.
    pub error: E,
}

/// The reason why an input gave no result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "InputError")
)]
pub struct ErrorJson {
    /// The kind, by which programs tell failures apart.
    pub kind: ErrorKind,
    /// Sentence on what happened.
    pub message: String,
    /// Sentence on what to do next.
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

    /// Returns the error, if there is no report.
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

fn read_counted<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<CountedJson>, D::Error> {
    in_surrounding_object(
        deserializer,
        &["rules", "komi", "handicap", "white_handicap_bonus"],
    )
}

fn read_settled<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<SettledJson>, D::Error> {
    in_surrounding_object(
        deserializer,
        &[
            "life", "doubts", "dame", "shared", "unsealed", "open", "owner", "score",
        ],
    )
}
