//! A message before a language is chosen: its name in the catalogues and the values that are filled
//! in.

use std::borrow::Cow;
use std::fmt;
use std::io;

use serde::{Deserialize, Serialize};

use super::{Language, Value, Words};

/// A sentence that can be expressed in every language. Errors, hints and warnings are kept as
/// messages, so that the interface that displays them chooses the language; its `Display` is the
/// English sentence, which programs read.
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
    /// The values with their names; a boxed slice, so that an error with two messages in it stays
    /// small.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    values: Box<[(Cow<'static, str>, Value)]>,
}

/// Something that is expressed to people as one message, such as an error.
pub trait ToMessage {
    /// Returns the message.
    fn to_message(&self) -> Message;
}

impl Message {
    /// Returns the message of this name, without values.
    pub fn new(name: &'static str) -> Message {
        Message {
            name: Cow::Borrowed(name),
            values: Box::default(),
        }
    }

    /// Returns a message with the same text in every language, such as the output of another
    /// program or of the system.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::new("verbatim").with("text", text.into())
    }

    /// Returns a message about a file or folder, preceded by its name.
    pub fn of_file(file: impl Into<String>, message: impl Into<Value>) -> Message {
        Message::new("failure-of-a-file")
            .with("file", file.into())
            .with("message", message)
    }

    /// Returns a message about an error in a line, counted from 1.
    pub fn in_line(line: impl Into<Value>, error: Message) -> Message {
        Message::new("error-in-line")
            .with("line", line)
            .with("error", error)
    }

    /// Returns the message with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        let mut values = self.values.into_vec();
        values.push((Cow::Borrowed(name), value.into()));
        self.values = values.into_boxed_slice();
        self
    }

    /// Returns the sentence in the language of `words`.
    pub fn say(&self, words: &Words) -> String {
        words.format(
            &self.name,
            self.values.iter().map(|(name, value)| (&**name, value)),
        )
    }
}

/// Writes the sentence in English, as programs and developers read it.
impl fmt::Display for Message {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.say(Language::English.words()))
    }
}

/// A message is an error, so that an [`io::Error`] can contain it.
impl std::error::Error for Message {}

impl ToMessage for Message {
    fn to_message(&self) -> Message {
        self.clone()
    }
}

/// Common errors of the system have a message of their own, rare ones keep the system's text. A
/// [`Message`] inside the error is returned as it is.
impl ToMessage for io::Error {
    fn to_message(&self) -> Message {
        if let Some(own) = self
            .get_ref()
            .and_then(|error| error.downcast_ref::<Message>())
        {
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
