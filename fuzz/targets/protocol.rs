//! Parses any text as a ruling's file, and parses back what is written of it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuzi_referee::ruling::RulingFile;

fuzz_target!(|text: &str| {
    let Ok(file) = RulingFile::parse(text) else {
        return;
    };
    let written = file.to_json().expect("a ruling can be written");
    let again = RulingFile::parse(&written).expect("a written ruling can be read");
    assert_eq!(again, file);
    assert_eq!(again.to_json().expect("a ruling can be written"), written);
    assert!(file.is_sealed().is_ok());
    let differences = file.find_differences(&again, 20);
    assert_eq!(differences.expect("rulings can be compared"), []);
});
