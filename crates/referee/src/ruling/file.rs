//! The ruling as a file: the inquiry, the checksums of all files and the findings, from which
//! anybody can repeat the examination.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::verify::{Examination, Exhibit, Exhibits, Inquiry};
use shuzi::language::{Message, ToMessage};

use super::findings::findings_value;

/// The schema of the file. Its number changes if a field is changed or removed, not if one is
/// added.
const SCHEMA: &str = "shuzi-protocol/1";

/// A ruling as it is saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulingFile {
    schema: String,
    /// The program that wrote the file, with its version.
    pub program: String,
    /// The questions and statements.
    pub inquiry: Inquiry,
    /// The files that were examined.
    pub inputs: InputFiles,
    /// The findings.
    pub result: Value,
    /// The SHA-256 of all fields above as they are written, in hexadecimal digits.
    pub seal: String,
    /// The signature of the file without this field. Left out if there is none, as in older files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<Signature>,
}

/// A signature as it is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    /// The algorithm: [`Signature::ED25519`].
    pub algorithm: String,
    /// The public key, in hexadecimal digits.
    pub key: String,
    /// The signature, in hexadecimal digits.
    pub value: String,
}

impl Signature {
    /// The only algorithm that is used (RFC 8032).
    pub const ED25519: &str = "Ed25519";
}

/// The files that were examined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InputFiles {
    /// The photos of the board, or a position.
    pub photos: Vec<InputFile>,
    /// The board after.
    pub after: Option<InputFile>,
    /// The game's record.
    pub record: Option<InputFile>,
}

/// A file that was examined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InputFile {
    /// The name of the file, as the user gave it.
    pub file: String,
    /// The length of the file in bytes.
    pub bytes: usize,
    /// The SHA-256 of the file, in hexadecimal digits.
    pub sha256: String,
}

/// The reason why a text is not a ruling.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum RulingError {
    /// The text is not JSON, lacks fields, or has unknown ones.
    Unreadable(#[from] serde_json::Error),
    /// The text has another schema.
    Schema(String),
}

impl ToMessage for RulingError {
    fn to_message(&self) -> Message {
        match self {
            RulingError::Unreadable(error) => {
                Message::new("error-no-protocol").with("error", error.to_string())
            }
            RulingError::Schema(schema) => Message::new("error-other-protocol")
                .with("schema", schema.as_str())
                .with("known", SCHEMA),
        }
    }
}

/// A field in which two rulings differ.
#[derive(Clone, Debug, PartialEq)]
pub struct RulingDifference {
    /// The path of the field, such as `result/count/score/margin`.
    pub field: String,
    /// The value in the ruling as JSON, or `None` if it lacks the field.
    pub recorded: Option<String>,
    /// The value in the repeated ruling as JSON, or `None` if that lacks the field.
    pub repeated: Option<String>,
}

/// The sealed fields of a ruling, as they are written.
#[derive(Serialize)]
struct SealedFields<'a> {
    schema: &'a str,
    program: &'a str,
    inquiry: &'a Inquiry,
    inputs: &'a InputFiles,
    result: &'a Value,
}

impl RulingFile {
    /// Creates the ruling of an examination.
    ///
    /// # Errors
    /// Returns an error if the ruling cannot be serialised, which its types rule out. The same
    /// applies to the other methods that write it.
    pub fn new(
        inquiry: &Inquiry,
        exhibits: &Exhibits,
        examination: &Examination,
    ) -> serde_json::Result<RulingFile> {
        let mut file = RulingFile {
            schema: SCHEMA.to_owned(),
            program: concat!("shuzi ", env!("CARGO_PKG_VERSION")).to_owned(),
            inquiry: inquiry.clone(),
            inputs: InputFiles {
                photos: exhibits.photos.iter().map(InputFile::new).collect(),
                after: exhibits.after.as_ref().map(InputFile::new),
                record: exhibits.record.as_ref().map(InputFile::new),
            },
            result: findings_value(examination)?,
            seal: String::new(),
            signature: None,
        };
        file.seal = file.compute_seal()?;
        Ok(file)
    }

    /// Parses a ruling, without checking its seal ([`RulingFile::is_sealed`]).
    ///
    /// # Errors
    /// Returns a [`RulingError`] if the text is not a ruling.
    pub fn parse(text: &str) -> Result<RulingFile, RulingError> {
        let file: RulingFile = serde_json::from_str(text)?;
        match file.schema == SCHEMA {
            true => Ok(file),
            false => Err(RulingError::Schema(file.schema)),
        }
    }

    /// Returns the text of the file.
    ///
    /// # Errors
    /// Returns an error if the ruling cannot be serialised.
    pub fn to_json(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }

    /// Returns the text of the file without its signature, which is the text that is signed.
    ///
    /// # Errors
    /// Returns an error if the ruling cannot be serialised.
    pub fn to_unsigned_json(&self) -> serde_json::Result<String> {
        RulingFile {
            signature: None,
            ..self.clone()
        }
        .to_json()
    }

    /// Returns true if the seal is right: the file is unchanged, or was sealed again after a
    /// change.
    ///
    /// # Errors
    /// Returns an error if the ruling cannot be serialised.
    pub fn is_sealed(&self) -> serde_json::Result<bool> {
        Ok(self.seal == self.compute_seal()?)
    }

    fn compute_seal(&self) -> serde_json::Result<String> {
        let RulingFile {
            schema,
            program,
            inquiry,
            inputs,
            result,
            ..
        } = self;
        let sealed = serde_json::to_string_pretty(&SealedFields {
            schema,
            program,
            inquiry,
            inputs,
            result,
        })?;
        Ok(sha256(sealed.as_bytes()))
    }

    /// Finds the fields in which a repeated ruling differs from this one, at most `most` of them.
    ///
    /// # Errors
    /// Returns an error if either ruling cannot be serialised.
    pub fn find_differences(
        &self,
        repeated: &RulingFile,
        most: usize,
    ) -> serde_json::Result<Vec<RulingDifference>> {
        let (recorded, repeated) = (serde_json::to_value(self)?, serde_json::to_value(repeated)?);
        let mut differences = Vec::new();
        compare("", Some(&recorded), Some(&repeated), most, &mut differences);
        Ok(differences)
    }
}

impl InputFiles {
    /// Returns all files.
    pub fn iter(&self) -> impl Iterator<Item = &InputFile> {
        self.photos.iter().chain(&self.after).chain(&self.record)
    }
}

impl InputFile {
    fn new(exhibit: &Exhibit) -> InputFile {
        InputFile {
            file: exhibit.file.clone(),
            bytes: exhibit.bytes.len(),
            sha256: sha256(&exhibit.bytes),
        }
    }

    /// Returns true if `bytes` are the content of this file.
    pub fn matches(&self, bytes: &[u8]) -> bool {
        self.bytes == bytes.len() && self.sha256 == sha256(bytes)
    }
}

/// Returns the SHA-256 of `bytes` in hexadecimal digits.
pub(super) fn sha256(bytes: &[u8]) -> String {
    to_hex(&Sha256::digest(bytes))
}

/// Formats bytes as hexadecimal digits.
pub(super) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Compares two values, and adds the innermost fields in which they differ, until there are `most`
/// differences. `path` is the path of both.
fn compare(
    path: &str,
    recorded: Option<&Value>,
    repeated: Option<&Value>,
    most: usize,
    differences: &mut Vec<RulingDifference>,
) {
    if recorded == repeated || differences.len() >= most {
        return;
    }
    let child_path = |key: &str| {
        if path.is_empty() {
            key.to_owned()
        } else {
            format!("{path}/{key}")
        }
    };
    match (recorded, repeated) {
        (Some(Value::Object(a)), Some(Value::Object(b))) => {
            let keys: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
            for key in keys {
                compare(&child_path(key), a.get(key), b.get(key), most, differences);
            }
        }
        (Some(Value::Array(a)), Some(Value::Array(b))) => {
            for index in 0..a.len().max(b.len()) {
                compare(
                    &child_path(&index.to_string()),
                    a.get(index),
                    b.get(index),
                    most,
                    differences,
                );
            }
        }
        (recorded, repeated) => differences.push(RulingDifference {
            field: path.to_owned(),
            recorded: recorded.map(Value::to_string),
            repeated: repeated.map(Value::to_string),
        }),
    }
}
