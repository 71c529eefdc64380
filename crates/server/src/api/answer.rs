//! Writing answers.

use serde::Serialize;

/// An answer as one line of JSON. Text keys and finite numbers only, so that writing cannot fail.
pub(super) fn line(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_default()
}
