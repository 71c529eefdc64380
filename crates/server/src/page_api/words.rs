//! The page's own words and the rule sets in a language.

use std::collections::BTreeMap;

use serde::Serialize;

use shuzi::language::{Language, Words};
use shuzi::score::{Counting, RuleSet, Unit};

/// Prefix of the names of the page's messages.
const PAGE: &str = "page-";

/// The page's own words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Words")
)]
pub struct WordsAnswer {
    /// The language's code.
    pub language: &'static str,
    /// The messages by name, with placeholders for values such as `{name}`.
    pub messages: BTreeMap<String, String>,
    /// The rule sets.
    pub rules: Vec<RuleSetJson>,
    /// The available languages.
    pub languages: Vec<LanguageJson>,
}

/// A rule set that the user can choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "OfferedRuleSet")
)]
pub struct RuleSetJson {
    /// Its name.
    pub name: RuleSet,
    /// Its name in the language of the answer.
    pub said: String,
    /// Komi of an even game, in points.
    pub komi: f64,
    /// Komi of a game with handicap stones, in points.
    pub handicap_komi: f64,
    /// The unit of results.
    pub unit: Unit,
    /// The way of counting.
    pub counts: Counting,
    /// True if the result depends on captured stones.
    pub prisoners: bool,
}

/// A language that the user can choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "OfferedLanguage")
)]
pub struct LanguageJson {
    /// Its code.
    pub code: &'static str,
    /// Its own name for itself.
    pub name: &'static str,
}

/// Returns the page's words and the rule sets in a language, and the available languages.
pub fn words(language: Language) -> WordsAnswer {
    let words = language.words();
    WordsAnswer {
        language: language.code(),
        messages: words.templates(PAGE),
        rules: RuleSet::ALL.map(|set| RuleSetJson::new(set, words)).into(),
        languages: Language::ALL.map(LanguageJson::from).into(),
    }
}

impl RuleSetJson {
    fn new(set: RuleSet, words: &Words) -> RuleSetJson {
        let conventions = set.conventions();
        RuleSetJson {
            name: set,
            said: words.say_with("rules-of-a-set", &[("set", set.name().into())]),
            komi: conventions.komi.as_points(),
            handicap_komi: conventions.handicap_komi.as_points(),
            unit: conventions.unit,
            counts: conventions.counting,
            prisoners: conventions.counting == Counting::Territory,
        }
    }
}

impl From<Language> for LanguageJson {
    fn from(language: Language) -> LanguageJson {
        LanguageJson {
            code: language.code(),
            name: language.name(),
        }
    }
}
