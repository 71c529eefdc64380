//! The protocol as a file: what was asked, what was shown and what was found, from which anybody can repeat it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::verify::{Examination, Exhibit, Exhibits, Inquiry};
use shuzi::language::{Message, ToMessage};

use super::findings::findings;

/// Which fields there are. Adding one is fine; changing or dropping one is a new number.
const SCHEMA: &str = "shuzi-protocol/1";

/// A protocol that was written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulingFile {
    schema: String,
    /// The program that wrote it, with its version.
    pub program: String,
    /// What was asked and stated.
    pub inquiry: Inquiry,
    /// What was shown.
    pub inputs: Inputs,
    /// What was found.
    pub result: Value,
    /// SHA-256 of all of the above as it is written.
    pub seal: String,
    /// The signature of all of this without itself. Left out where nobody signed, as in the protocols of before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<Signature>,
}

/// A signature as it is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// How it was made: [`Signature::ED25519`].
    pub algorithm: String,
    /// The public key, in hexadecimal digits.
    pub key: String,
    /// The signature, in hexadecimal digits.
    pub value: String,
}

impl Signature {
    /// The only way in which protocols are signed (RFC 8032).
    pub const ED25519: &str = "Ed25519";
}

/// The files that were shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inputs {
    /// Photos of the board, or a position.
    pub photos: Vec<Input>,
    /// The board after.
    pub after: Option<Input>,
    /// The game's record.
    pub record: Option<Input>,
}

/// A file that was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Input {
    /// Its name, as the user gave it.
    pub file: String,
    /// How long it is.
    pub bytes: usize,
    /// Its SHA-256, in hexadecimal digits.
    pub sha256: String,
}

/// Why a text is no protocol.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum RulingError {
    /// It is no JSON, or lacks fields, or has others.
    Unreadable(#[from] serde_json::Error),
    /// It is one of another kind.
    Schema(String),
}

impl ToMessage for RulingError {
    fn to_message(&self) -> Message {
        match self {
            RulingError::Unreadable(error) => {
                Message::new("error-no-protocol").with("error", error.to_string())
            }
            RulingError::Schema(schema) => {
                Message::new("error-other-protocol").with("schema", schema.as_str()).with("known", SCHEMA)
            }
        }
    }
}

/// Where two protocols differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Which field, such as `result/count/score/margin`.
    pub place: String,
    /// What the protocol has there, as JSON; `None` where it has nothing.
    pub recorded: Option<String>,
    /// What is found again.
    pub again: Option<String>,
}

/// What is sealed, as it is written.
#[derive(Serialize)]
struct Sealed<'a> {
    schema: &'a str,
    program: &'a str,
    inquiry: &'a Inquiry,
    inputs: &'a Inputs,
    result: &'a Value,
}

impl RulingFile {
    /// The protocol of an examination.
    ///
    /// # Errors
    /// When it cannot be written down, which the types give no reason for. So for everything below that writes.
    pub fn of(
        inquiry: &Inquiry,
        exhibits: &Exhibits,
        examination: &Examination,
    ) -> serde_json::Result<RulingFile> {
        let mut file = RulingFile {
            schema: SCHEMA.to_owned(),
            program: concat!("shuzi ", env!("CARGO_PKG_VERSION")).to_owned(),
            inquiry: inquiry.clone(),
            inputs: Inputs {
                photos: exhibits.photos.iter().map(Input::of).collect(),
                after: exhibits.after.as_ref().map(Input::of),
                record: exhibits.record.as_ref().map(Input::of),
            },
            result: findings(examination)?,
            seal: String::new(),
            signature: None,
        };
        file.seal = file.seal_again()?;
        Ok(file)
    }

    /// Reads a protocol. Whether its seal holds is another question: [`RulingFile::is_sealed`].
    ///
    /// # Errors
    /// [`RulingError`] where the text is no protocol.
    pub fn parse(text: &str) -> Result<RulingFile, RulingError> {
        let file: RulingFile = serde_json::from_str(text)?;
        match file.schema == SCHEMA {
            true => Ok(file),
            false => Err(RulingError::Schema(file.schema)),
        }
    }

    /// The text of the file.
    ///
    /// # Errors
    /// When it cannot be written down.
    pub fn json(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }

    /// The text of the file without its signature, which is what is signed.
    ///
    /// # Errors
    /// When it cannot be written down.
    pub fn unsigned_json(&self) -> serde_json::Result<String> {
        RulingFile { signature: None, ..self.clone() }.json()
    }

    /// Whether nothing was changed in it since it was written, unless by somebody who made a new seal.
    ///
    /// # Errors
    /// When it cannot be written down.
    pub fn is_sealed(&self) -> serde_json::Result<bool> {
        Ok(self.seal == self.seal_again()?)
    }

    fn seal_again(&self) -> serde_json::Result<String> {
        let RulingFile { schema, program, inquiry, inputs, result, .. } = self;
        let sealed = serde_json::to_string_pretty(&Sealed { schema, program, inquiry, inputs, result })?;
        Ok(sha256(sealed.as_bytes()))
    }

    /// Where another protocol has something else, at most `most` places.
    ///
    /// # Errors
    /// When either cannot be written down.
    pub fn differences(&self, again: &RulingFile, most: usize) -> serde_json::Result<Vec<Difference>> {
        let (recorded, again) = (serde_json::to_value(self)?, serde_json::to_value(again)?);
        let mut found = Vec::new();
        compare("", Some(&recorded), Some(&again), &mut found);
        found.truncate(most);
        Ok(found)
    }
}

impl Input {
    fn of(exhibit: &Exhibit) -> Input {
        Input { file: exhibit.file.clone(), bytes: exhibit.bytes.len(), sha256: sha256(&exhibit.bytes) }
    }

    /// Whether `bytes` are what was shown.
    pub fn is(&self, bytes: &[u8]) -> bool {
        self.bytes == bytes.len() && self.sha256 == sha256(bytes)
    }
}

/// The SHA-256 of `bytes` in hexadecimal digits.
pub(super) fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Bytes as hexadecimal digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn compare(place: &str, recorded: Option<&Value>, again: Option<&Value>, found: &mut Vec<Difference>) {
    if recorded == again {
        return;
    }
    let below = |key: &str| if place.is_empty() { key.to_owned() } else { format!("{place}/{key}") };
    match (recorded, again) {
        (Some(Value::Object(a)), Some(Value::Object(b))) => {
            let keys: std::collections::BTreeSet<&String> = a.keys().chain(b.keys()).collect();
            for key in keys {
                compare(&below(key), a.get(key), b.get(key), found);
            }
        }
        (Some(Value::Array(a)), Some(Value::Array(b))) => {
            for index in 0..a.len().max(b.len()) {
                compare(&below(&index.to_string()), a.get(index), b.get(index), found);
            }
        }
        (recorded, again) => found.push(Difference {
            place: place.to_owned(),
            recorded: recorded.map(Value::to_string),
            again: again.map(Value::to_string),
        }),
    }
}
