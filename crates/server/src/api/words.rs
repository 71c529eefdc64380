//! The page's own words and the rule sets, in a language.

use std::collections::BTreeMap;

use serde::Serialize;

use shuzi::language::Language;
use shuzi::score::{Counting, RuleSet, Unit};

use super::answer::line;

/// What the names of the page's messages begin with.
const PAGE: &str = "page-";

#[derive(Serialize)]
struct Answer {
    language: &'static str,
    messages: BTreeMap<String, String>,
    rules: Vec<OneSet>,
    languages: Vec<OneLanguage>,
}

/// A rule set, as a page offers it.
#[derive(Serialize)]
struct OneSet {
    name: &'static str,
    said: String,
    komi: f64,
    handicap_komi: f64,
    unit: &'static str,
    counts: &'static str,
    /// Whether the result depends on captured stones.
    prisoners: bool,
}

#[derive(Serialize)]
struct OneLanguage {
    code: &'static str,
    name: &'static str,
}

/// The page's words as one line of JSON: messages by name, in which values stand as `{name}`; the rule sets; the languages
/// that there are.
pub fn words(language: Language) -> String {
    let words = language.words();
    let set = |set: RuleSet| {
        let conventions = set.conventions();
        OneSet {
            name: set.name(),
            said: words.say_with("rules-of-a-set", &[("set", set.name().into())]),
            komi: conventions.komi.as_points(),
            handicap_komi: conventions.handicap_komi.as_points(),
            unit: match conventions.unit {
                Unit::Zi => "zi",
                Unit::Points => "points",
            },
            counts: match conventions.counting {
                Counting::Area => "area",
                Counting::Territory => "territory",
                Counting::Sunjang => "sunjang",
            },
            prisoners: conventions.counting == Counting::Territory,
        }
    };
    let one = |language: Language| OneLanguage { code: language.code(), name: language.name() };
    line(&Answer {
        language: language.code(),
        messages: words.templates(PAGE),
        rules: RuleSet::ALL.map(set).into(),
        languages: Language::ALL.map(one).into(),
    })
}
