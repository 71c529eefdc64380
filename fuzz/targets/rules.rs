//! Reads any text as the rules of an event, and writes and reads them as JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuzi::score::{EventRules, MOST_HANDICAP_STONES, Rules};

fuzz_target!(|text: &str| {
    match EventRules::parse(text) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(event) => {
            for handicap in [0, 1, 9, MOST_HANDICAP_STONES] {
                let rules = event.game(handicap);
                let json = serde_json::to_string(&rules).expect("rules can be written");
                let again: Rules = serde_json::from_str(&json).expect("written rules can be read");
                assert_eq!(again, rules);
            }
        }
    }
});
