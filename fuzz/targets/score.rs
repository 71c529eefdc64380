//! Counts any position that the page's interface accepts as JSON, through the server's backend.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use shuzi_server::serve::{Backend, LibraryBackend, ServerLimits};

static BACKEND: LazyLock<LibraryBackend> =
    LazyLock::new(|| LibraryBackend::new(ServerLimits::default()));

fuzz_target!(|bytes: &[u8]| {
    // Larger boards take too long here.
    if let Ok(request) = serde_json::from_slice::<Value>(bytes)
        && request["rows"]
            .as_array()
            .is_some_and(|rows| rows.len() > 6)
    {
        return;
    }
    let Ok(response) = BACKEND.score(bytes) else {
        return;
    };
    assert!([200, 422].contains(&response.status), "{}", response.status);
    let answer: Value = serde_json::from_str(&response.json).expect("the answer is JSON");
    let written = answer.to_string();
    assert_eq!(serde_json::from_str::<Value>(&written).ok(), Some(answer));
});
