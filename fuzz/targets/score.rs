//! Counts any position that the page's interface accepts as JSON, through the server's backend.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use shuzi_server::serve::{Backend, LibraryBackend, ServerLimits};

static BACKEND: LazyLock<LibraryBackend> =
    LazyLock::new(|| LibraryBackend::new(ServerLimits::default()));

fuzz_target!(
    // The networks are loaded once, which takes seconds under the sanitizer.
    init: { LazyLock::force(&BACKEND); },
    |bytes: &[u8]| {
    let Ok(request) = serde_json::from_slice::<Value>(bytes) else {
        return;
    };
    // Reading life takes seconds under the sanitizer.
    let needs_life = request["known"].is_null() && request["rules"] != "tromp-taylor";
    if needs_life || request["weigh"] == true {
        return;
    }
    let Ok(response) = BACKEND.score(bytes) else {
        return;
    };
    assert!([200, 422].contains(&response.status), "{}", response.status);
    let answer: Value = serde_json::from_str(&response.json).expect("the answer is JSON");
    let written = answer.to_string();
    assert_eq!(serde_json::from_str::<Value>(&written).ok(), Some(answer));
}
);
