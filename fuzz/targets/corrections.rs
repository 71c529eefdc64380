//! Reads any bytes as the corrections of a batch, and reads back what is written of them.
#![no_main]

use std::fs;

use libfuzzer_sys::fuzz_target;
use shuzi_archive::corrections::{append, read_all};

fuzz_target!(|bytes: &[u8]| {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    fs::write(folder.path().join("corrections.jsonl"), bytes).expect("the file can be written");
    let Ok(corrections) = read_all(folder.path()) else {
        return;
    };
    let again = tempfile::tempdir().expect("a folder for temporary files");
    append(again.path(), &corrections).expect("corrections can be written");
    let read = read_all(again.path()).expect("written corrections can be read");
    assert_eq!(read, corrections);
});
