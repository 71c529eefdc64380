//! Reads any bytes as the rows of a run, and reads back what is written of them.
#![no_main]

use std::collections::BTreeMap;
use std::fs;

use libfuzzer_sys::fuzz_target;
use shuzi_archive::corrections::rebuild_case;
use shuzi_archive::{ContentHash, Row, RowOutcome};

fuzz_target!(|bytes: &[u8]| {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    fs::create_dir(folder.path().join("shards")).expect("the folder can be made");
    let mut outcomes: BTreeMap<ContentHash, RowOutcome> = BTreeMap::new();
    for line in bytes.split(|&byte| byte == b'\n') {
        let Ok(row) = serde_json::from_slice::<Row>(line) else {
            continue;
        };
        let json = serde_json::to_string(&row).expect("a row can be written");
        let again: Row = serde_json::from_str(&json).expect("a written row can be read");
        assert_eq!(again, row);
        let _ = rebuild_case(&row);
        outcomes.insert(row.content, row.outcome);
    }
    assert!(outcomes.len() <= bytes.len());
});
