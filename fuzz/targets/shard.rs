//! Reads any bytes as the rows of a run, and reads back what is written of them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuzi_archive::Row;
use shuzi_archive::corrections::rebuild_case;

fuzz_target!(|bytes: &[u8]| {
    for line in bytes.split(|&byte| byte == b'\n') {
        let Ok(row) = serde_json::from_slice::<Row>(line) else {
            continue;
        };
        let json = serde_json::to_string(&row).expect("a row can be written");
        let again: Row = serde_json::from_str(&json).expect("a written row can be read");
        assert_eq!(again, row);
        let _ = rebuild_case(&row);
    }
});
