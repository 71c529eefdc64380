//! Reads any text as the claim of a result, under all rules.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuzi::point::BoardSize;
use shuzi::score::{Claim, RuleSet, Rules};

fuzz_target!(
    // The catalogues of words are loaded once, which takes seconds under the sanitizer.
    init: { let _ = shuzi::language::Message::new("error-sgf-no-game").to_string(); },
    |text: &str| {
    let Ok(size) = BoardSize::square(19) else {
        return;
    };
    for set in [RuleSet::Chinese, RuleSet::Japanese, RuleSet::Ing] {
        match Claim::parse(text, &Rules::of(set), size) {
            Ok(readings) => assert!(!readings.is_empty()),
            Err(error) => {
                assert!(!error.to_string().is_empty() && !error.hint().to_string().is_empty())
            }
        }
    }
}
);
