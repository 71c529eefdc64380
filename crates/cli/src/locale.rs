//! The language of messages.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use shuzi::language::Language;

/// Returns a parser of languages by their codes.
pub(crate) fn parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code)).map(|code| {
        // Other values than the codes were refused before.
        Language::parse(&code).unwrap_or_default()
    })
}

/// Returns the stated language, otherwise that of the environment.
pub(super) fn language(stated: Option<Language>) -> Language {
    let from_environment =
        || parse_locales(["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok()));
    stated.unwrap_or_else(from_environment)
}

/// Returns the language of the first of these locales that is not empty (POSIX, Base Definitions,
/// 8.2); English if it is not supported, as for `C`.
fn parse_locales(locales: [Option<String>; 3]) -> Language {
    let locale = locales
        .into_iter()
        .flatten()
        .find(|locale| !locale.is_empty());
    locale
        .and_then(|locale| Language::parse(&locale))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_locale_that_is_set_decides() {
        let of = |locales: [&str; 3]| parse_locales(locales.map(|locale| Some(locale.to_owned())));
        assert_eq!(of(["", "", "de_DE.UTF-8"]), Language::German);
        assert_eq!(of(["", "uk_UA.UTF-8", "de_DE.UTF-8"]), Language::Ukrainian);
        assert_eq!(
            of(["ja_JP", "uk_UA.UTF-8", "de_DE.UTF-8"]),
            Language::Japanese
        );
        assert_eq!(of(["C", "uk_UA.UTF-8", "de_DE.UTF-8"]), Language::English);
        assert_eq!(of(["POSIX", "", "zh_CN"]), Language::English);
        assert_eq!(of(["fr_FR", "", "zh_CN"]), Language::English);
        assert_eq!(parse_locales([None, None, None]), Language::English);
        assert_eq!(
            parse_locales([None, None, Some("ko".into())]),
            Language::Korean
        );
    }
}
