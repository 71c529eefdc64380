//! A message before a language is chosen: its name in the catalogues and the values that are filled in.

use std::borrow::Cow;
use std::fmt;
use std::io;

use serde::{Deserialize, Serialize};

use super::{Language, Value, Words};

/// A sentence for people that can be said in every language. Errors, hints and warnings are kept as messages, so that
/// the face that shows them chooses the language; what programs read is the English sentence, which is its `Display`.
///
/// ```
/// use shuzi::language::{Language, Message};
///
/// let message = Message::new("clock-left").with("left", "5m").with("basic", "1h");
/// assert_eq!(message.to_string(), "5m of 1h basic time");
/// assert_eq!(message.say(Language::German.words()), "5m von 1h Grundbedenkzeit");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    name: Cow<'static, str>,
    /// Each with its name; a slice, since an error with two messages in it should stay small.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    values: Box<[(Cow<'static, str>, Value)]>,
}

/// Something that is told to people as one message: an error, a refusal.
pub trait ToMessage {
    /// Returns the sentence.
    fn to_message(&self) -> Message;
}

impl Message {
    /// The message of this name, without values.
    pub fn new(name: &'static str) -> Message {
        Message { name: Cow::Borrowed(name), values: Box::default() }
    }

    /// Text that is the same in every language: what another program or the system says.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::new("verbatim").with("text", text.into())
    }

    /// What is wrong with a file or folder, behind its name.
    pub fn of_file(file: impl Into<String>, message: impl Into<Value>) -> Message {
        Message::new("failure-of-a-file").with("file", file.into()).with("message", message)
    }

    /// What is wrong in a line, counted from 1.
    pub fn in_line(line: impl Into<Value>, error: Message) -> Message {
        Message::new("error-in-line").with("line", line).with("error", error)
    }

    /// The message with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        let mut values = self.values.into_vec();
        values.push((Cow::Borrowed(name), value.into()));
        self.values = values.into_boxed_slice();
        self
    }

    /// Returns the sentence in a language.
    pub fn say(&self, words: &Words) -> String {
        words.format(&self.name, self.values.iter().map(|(name, value)| (&**name, value)))
    }
}

/// In English, as programs and developers read it.
impl fmt::Display for Message {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.say(Language::English.words()))
    }
}

/// So that an error of the system's kind can carry it.
impl std::error::Error for Message {}

impl ToMessage for Message {
    fn to_message(&self) -> Message {
        self.clone()
    }
}

/// What the system says of a file, or what shuzi says in its place; what is rare is left in the system's own words.
impl ToMessage for io::Error {
    fn to_message(&self) -> Message {
        if let Some(own) = self.get_ref().and_then(|error| error.downcast_ref::<Message>()) {
            return own.clone();
        }
        Message::new("system-error")
            .with(
                "kind",
                match self.kind() {
                    io::ErrorKind::NotFound => "not-found",
                    io::ErrorKind::PermissionDenied => "not-permitted",
                    io::ErrorKind::AlreadyExists => "exists",
                    io::ErrorKind::IsADirectory => "folder",
                    io::ErrorKind::NotADirectory => "no-folder",
                    io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "full",
                    io::ErrorKind::ReadOnlyFilesystem => "read-only",
                    io::ErrorKind::UnexpectedEof => "cut-off",
                    _ => "other",
                },
            )
            .with("text", self.to_string())
    }
}
