//! The page's own words and the rule sets, in a language.

use std::collections::BTreeMap;

use serde::Serialize;

use shuzi::language::Language;
use shuzi::score::{Counting, RuleSet, Unit};

/// What the names of the page's messages begin with.
const PAGE: &str = "page-";

/// The page's words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Words"))]
pub struct WordsAnswer {
    /// The language's code.
    pub language: &'static str,
    /// The messages by name; values stand as `{name}` in them.
    pub messages: BTreeMap<String, String>,
    /// The rule sets.
    pub rules: Vec<RuleSetJson>,
    /// The languages that there are.
    pub languages: Vec<LanguageJson>,
}

/// A rule set, as a page offers it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OfferedRuleSet"))]
pub struct RuleSetJson {
    /// Its name.
    pub name: RuleSet,
    /// What people call it.
    pub said: String,
    /// Points that White is given in an even game.
    pub komi: f64,
    /// Points that White is given with handicap stones.
    pub handicap_komi: f64,
    /// What results are told in.
    pub unit: Unit,
    /// What counts.
    pub counts: Counting,
    /// Whether the result depends on captured stones.
    pub prisoners: bool,
}

/// A language, as a page offers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "OfferedLanguage"))]
pub struct LanguageJson {
    /// Its code.
    pub code: &'static str,
    /// What its speakers call it.
    pub name: &'static str,
}

/// Returns the page's words in a language, the rule sets, and the languages that there are.
pub fn words(language: Language) -> WordsAnswer {
    let words = language.words();
    let set = |set: RuleSet| {
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
    };
    let one = |language: Language| LanguageJson { code: language.code(), name: language.name() };
    WordsAnswer {
        language: language.code(),
        messages: words.templates(PAGE),
        rules: RuleSet::ALL.map(set).into(),
        languages: Language::ALL.map(one).into(),
    }
}
