//! The valid correction of each photo: the last one, unless it was withdrawn.

use std::collections::HashMap;
use std::io;

use shuzi::count::Answer;
use shuzi::language::Message;

use super::super::digest::ContentHash;
use super::super::row::Row;
use super::{PhotoCorrection, StatedCorners};

/// The correction of a photo that is applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidCorrection {
    /// The true stones and groups.
    pub answers: Vec<Answer>,
    /// The corners that a person stated, and the row that was read with them as JSON.
    pub stated: Option<(StatedCorners, String)>,
}

impl ValidCorrection {
    /// Returns the row that the answers are about: the one that was read with the stated corners,
    /// or else `read`.
    ///
    /// # Errors
    /// Returns an error if the stored row is damaged or of another photo.
    pub fn row_to_correct(&self, read: Row) -> io::Result<Row> {
        let Some((_, reading)) = &self.stated else {
            return Ok(read);
        };
        let stored: Row = serde_json::from_str(reading)?;
        if stored.content != read.content {
            let message = Message::new("error-correction").with("photo", read.content.to_string());
            let why = Message::verbatim("its reading is of another photo");
            return Err(io::Error::other(message.with("error", why)));
        }
        Ok(stored)
    }
}

/// Returns the valid correction of each photo. `corrections` are in the order in which they were
/// made: the last one about a photo is valid, and one that was withdrawn is as if it had never been
/// made.
///
/// # Errors
/// Returns an error if a correction states corners, and neither it nor an earlier one has what was
/// read with them.
pub(in super::super) fn resolve_corrections(
    corrections: Vec<PhotoCorrection>,
) -> io::Result<HashMap<ContentHash, ValidCorrection>> {
    let mut readings: HashMap<(ContentHash, StatedCorners), String> = HashMap::new();
    let mut valid = HashMap::new();
    for correction in corrections {
        let content = correction.content;
        if correction.withdrawn {
            valid.remove(&content);
            continue;
        }
        let stated = match (correction.corners, correction.reading) {
            (None, _) => None,
            (Some(corners), Some(reading)) => {
                readings.insert((content, corners.clone()), reading.clone());
                Some((corners, reading))
            }
            (Some(corners), None) => {
                let key = (content, corners);
                let reading = readings.get(&key).cloned().ok_or_else(|| {
                    let message =
                        Message::new("error-correction").with("photo", content.to_string());
                    let why = Message::verbatim("what was read with its corners is missing");
                    io::Error::other(message.with("error", why))
                })?;
                Some((key.1, reading))
            }
        };
        let answers = correction.answers;
        valid.insert(content, ValidCorrection { answers, stated });
    }
    Ok(valid)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn correction(line: &str) -> PhotoCorrection {
        let content = "ab".repeat(32);
        serde_json::from_str(&line.replace("ID", &content)).unwrap()
    }

    #[test]
    fn a_withdrawn_correction_is_as_if_it_had_never_been_made() {
        let made = correction(r#"{"content":"ID","answers":[{"point":"C3","stone":"black"}]}"#);
        let withdrawn = correction(r#"{"content":"ID","answers":[],"withdrawn":true}"#);
        let valid = resolve_corrections(vec![made.clone(), withdrawn.clone()]).unwrap();
        assert!(valid.is_empty());
        let valid = resolve_corrections(vec![withdrawn, made.clone()]).unwrap();
        assert_eq!(valid[&made.content].answers, made.answers);
    }

    #[test]
    fn a_reading_counts_for_later_corrections_with_the_same_corners() {
        let corners = r#""corners":{"places":[[1,2],[3,2],[3,4],[1,4]],"lines":9}"#;
        let first = correction(&format!(
            r#"{{"content":"ID","answers":[],{corners},"reading":"the row"}}"#
        ));
        let later = correction(&format!(
            r#"{{"content":"ID","answers":[{{"point":"C3","stone":"black"}}],{corners}}}"#
        ));
        let valid = resolve_corrections(vec![first, later.clone()]).unwrap();
        let (_, reading) = valid[&later.content].stated.as_ref().unwrap();
        assert_eq!(reading, "the row");
        assert!(resolve_corrections(vec![later]).is_err());
    }
}
