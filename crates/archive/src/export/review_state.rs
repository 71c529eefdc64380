//! The part of a row that the answer does not contain, so that a table alone can be reviewed.

use serde::{Deserialize, Serialize};

use shuzi::report::json::AnswerJson;

use crate::digest::ContentHash;
use crate::row::{Row, RowOutcome, RowSentences, Stake, UnsurePoint};
use crate::run_folder::RunSettings;

/// A row without its answer, and the settings with which the photo was processed. Together with the
/// answer, a run can be rebuilt from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewState {
    /// The settings of the task.
    pub settings: RunSettings,
    /// The outcome.
    pub outcome: RowOutcome,
    stake: Stake,
    #[serde(default)]
    sentences: RowSentences,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sgf: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    grid_confidence: Option<f64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    unsure: Vec<UnsurePoint>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    corrected: bool,
}

impl ReviewState {
    /// Returns the state of a row that was made with these settings.
    pub(super) fn of(row: &Row, settings: &RunSettings) -> ReviewState {
        ReviewState {
            settings: settings.clone(),
            outcome: row.outcome,
            stake: row.stake,
            sentences: row.sentences.clone(),
            sgf: row.sgf.clone(),
            grid_confidence: row.grid_confidence,
            unsure: row.unsure.clone(),
            corrected: row.corrected,
        }
    }

    /// Formats the state as JSON.
    ///
    /// # Errors
    /// Returns the errors of serde, which do not occur for these types.
    pub(super) fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Returns the row of the photo with this answer, without timings.
    pub(crate) fn into_row(self, content: ContentHash, answer: AnswerJson) -> Row {
        Row {
            content,
            outcome: self.outcome,
            stake: self.stake,
            answer: answer.renamed(&content.to_string()),
            sentences: self.sentences,
            sgf: self.sgf,
            grid_confidence: self.grid_confidence,
            unsure: self.unsure,
            timings_ms: std::collections::BTreeMap::new(),
            corrected: self.corrected,
            passing: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use shuzi::ErrorKind;
    use shuzi::language::Message;
    use shuzi::report::Failure;

    use super::*;
    use crate::process_photo::failed_row;

    #[test]
    fn a_row_is_the_same_after_its_way_through_a_table() {
        let content = ContentHash::of(b"photo");
        let failure = Failure {
            file: content.to_string(),
            kind: ErrorKind::NoBoard,
            message: Message::new("error-photo-late").with("seconds", "5"),
            hint: Message::new("hint-report"),
        };
        let row = Row {
            outcome: RowOutcome::Refused,
            stake: Stake {
                winner: true,
                half_points: Some(3),
                questions: 2,
            },
            sgf: Some("(;)".to_owned()),
            grid_confidence: Some(0.75),
            unsure: vec![(3, [10, 980, 10])],
            corrected: true,
            ..failed_row(content, &failure)
        };
        let settings = RunSettings::from([("--rules".to_owned(), "ing".to_owned())]);
        let json = ReviewState::of(&row, &settings).to_json().unwrap();
        let state: ReviewState = serde_json::from_str(&json).unwrap();
        assert_eq!(state.settings, settings);
        // A table has the name of the photo where the row has its digest.
        let answer = row.answer.clone().renamed("photo.jpg");
        assert_eq!(state.into_row(content, answer), row);
    }
}
