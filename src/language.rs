//! Language: the messages of the program, one catalogue per language.
//!
//! The catalogues are Fluent files (<https://projectfluent.org>) in `src/language`, compiled into
//! the program. Messages are looked up by name; values are filled in for `{ $player }` and the
//! like, and where a language needs another form for another number or player, its catalogue
//! chooses the form.
//!
//! A catalogue has three parts, so that a build contains only messages that it can use: `library`,
//! those of this crate, is always included; `page`, those used only by the page, comes with the
//! feature `page-messages`; `program`, those used only by the crates around the library, with the
//! feature `program-messages`.
//!
//! ```
//! use shuzi::language::Language;
//!
//! let words = Language::parse("de_AT.UTF-8").unwrap_or_default().words();
//! assert_eq!(words.say_with("wins", &[("player", "black".into()), ("by", "3".into())]), "Schwarz gewinnt mit 3");
//! ```

mod message;
mod printable;

pub use message::{Message, ToMessage};
pub use printable::{escape_markup, printable, printable_lines, push_code_point};

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Chinese, in simplified characters.
    Chinese,
    /// Japanese.
    Japanese,
    /// Korean.
    Korean,
    /// Ukrainian.
    Ukrainian,
}

/// A value that is filled into a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// Text; a catalogue may choose a form by it, such as `black`.
    Text(String),
    /// A number; a catalogue may choose a plural form by it.
    Number(i64),
    /// A message of its own, in the same language.
    Message(Box<Message>),
    /// Names of points or files, separated as usual in the language.
    Names(Vec<String>),
}

/// The catalogue of a language.
pub struct Words {
    language: Language,
    catalogue: FluentBundle<FluentResource>,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::German,
        Language::Chinese,
        Language::Japanese,
        Language::Korean,
        Language::Ukrainian,
    ];

    /// Returns the code of the language (ISO 639-1).
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Chinese => "zh",
            Language::Japanese => "ja",
            Language::Korean => "ko",
            Language::Ukrainian => "uk",
        }
    }

    /// Returns the name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Chinese => "中文",
            Language::Japanese => "日本語",
            Language::Korean => "한국어",
            Language::Ukrainian => "Українська",
        }
    }

    /// Parses a language code or a locale: `de`, `zh-Hans`, `uk_UA.UTF-8`.
    pub fn parse(text: &str) -> Option<Language> {
        let code = text.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| code.eq_ignore_ascii_case(language.code()))
    }

    /// Returns the catalogue of the language.
    pub fn words(self) -> &'static Words {
        // Only catalogues that are used are parsed.
        static CATALOGUES: [OnceLock<Words>; 6] = [const { OnceLock::new() }; 6];
        CATALOGUES[self as usize].get_or_init(|| Words::parse(self))
    }

    /// Returns the text of every part of the catalogue that was compiled in.
    fn catalogue_parts(self) -> impl Iterator<Item = &'static str> {
        parts().map(move |languages| languages[self as usize])
    }
}

/// Embeds a part of the catalogues, in the order of [`Language::ALL`].
macro_rules! part {
    ($part:literal) => {
        [
            include_str!(concat!("language/", $part, "/en.ftl")),
            include_str!(concat!("language/", $part, "/de.ftl")),
            include_str!(concat!("language/", $part, "/zh.ftl")),
            include_str!(concat!("language/", $part, "/ja.ftl")),
            include_str!(concat!("language/", $part, "/ko.ftl")),
            include_str!(concat!("language/", $part, "/uk.ftl")),
        ]
    };
}

/// Messages of this crate.
const LIBRARY: [&str; 6] = part!("library");

/// Messages used only by the page.
#[cfg(any(test, feature = "page-messages"))]
const PAGE: [&str; 6] = part!("page");

/// Messages used only by the crates around the library.
#[cfg(any(test, feature = "program-messages"))]
const PROGRAM: [&str; 6] = part!("program");

/// Returns the parts of the catalogues that were compiled in.
fn parts() -> impl Iterator<Item = &'static [&'static str; 6]> {
    [
        &LIBRARY,
        #[cfg(any(test, feature = "page-messages"))]
        &PAGE,
        #[cfg(any(test, feature = "program-messages"))]
        &PROGRAM,
    ]
    .into_iter()
}

impl Words {
    /// Parses the catalogue of a language.
    fn parse(language: Language) -> Words {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut catalogue = FluentBundle::new_concurrent(vec![locale]);
        // Fluent can isolate text of another direction by marks. None of the languages needs them,
        // and terminals show them.
        catalogue.set_use_isolating(false);
        for part in language.catalogue_parts() {
            // Damaged messages are left out; the tests ensure that there are none.
            let resource = match FluentResource::try_new(part.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            let _ = catalogue.add_resource(resource);
        }
        Words {
            language,
            catalogue,
        }
    }

    /// Returns the language of the catalogue.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns the message of this name.
    pub fn say(&self, message: &str) -> String {
        self.say_with(message, &[])
    }

    /// Returns all messages whose names begin with `beginning`, by name, with `{name}` in the place
    /// of each value.
    pub fn templates(&self, beginning: &str) -> BTreeMap<String, String> {
        let mut templates = BTreeMap::new();
        for line in self.language.catalogue_parts().flat_map(str::lines) {
            if let Some((name, _)) = line.split_once('=')
                && name.trim().starts_with(beginning)
            {
                templates.insert(name.trim().to_owned(), self.template(name.trim()));
            }
        }
        templates
    }

    /// Returns the message of this name for a script that fills it in, with `{name}` in the place
    /// of each value.
    pub fn template(&self, message: &str) -> String {
        // Fluent leaves a missing value as {$name}.
        self.say(message).replace("{$", "{")
    }

    /// Returns the message of this name with these values filled in. Names and other texts are made
    /// [`printable`], since anybody may have written them.
    pub fn say_with(&self, message: &str, values: &[(&'static str, Value)]) -> String {
        self.format(message, values.iter().map(|(name, value)| (*name, value)))
    }

    /// Returns the message of this name with these values filled in; its name if the catalogue
    /// lacks it.
    fn format<'a>(
        &self,
        message: &str,
        values: impl Iterator<Item = (&'a str, &'a Value)>,
    ) -> String {
        let Some(pattern) = self
            .catalogue
            .get_message(message)
            .and_then(|message| message.value())
        else {
            // A test ensures that no catalogue lacks a message; its name is better than nothing.
            return message.to_owned();
        };
        let values: FluentArgs = values
            .map(|(name, value)| (name, self.to_fluent(value)))
            .collect();
        let text: Cow<str> = self
            .catalogue
            .format_pattern(pattern, Some(&values), &mut Vec::new());
        text.into_owned()
    }

    /// Converts a value for Fluent.
    fn to_fluent(&self, value: &Value) -> FluentValue<'static> {
        match value {
            // Kept as a number, so that a catalogue may choose a plural form by it.
            Value::Number(number) => FluentValue::from(*number),
            Value::Text(_) | Value::Message(_) | Value::Names(_) => {
                FluentValue::from(value.say(self))
            }
        }
    }
}

impl Value {
    /// Returns the value as a language writes it, with names and other texts made [`printable`].
    pub fn say(&self, words: &Words) -> String {
        match self {
            Value::Text(text) => printable(text).into_owned(),
            Value::Number(number) => number.to_string(),
            Value::Message(message) => message.say(words),
            Value::Names(names) => {
                let names: Vec<Cow<str>> = names.iter().map(|name| printable(name)).collect();
                names.join(&words.say("between-points"))
            }
        }
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(Box::new(message))
    }
}

impl From<Vec<String>> for Value {
    fn from(names: Vec<String>) -> Value {
        Value::Names(names)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<Cow<'_, str>> for Value {
    fn from(text: Cow<'_, str>) -> Value {
        Value::Text(text.into_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(i64::from(number))
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Value {
        Value::Number(i64::from(number))
    }
}

#[cfg(test)]
mod tests;
