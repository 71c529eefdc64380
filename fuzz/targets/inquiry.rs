//! Examines any board with any inquiry, as a replay does with a crafted ruling.
#![no_main]

use std::sync::LazyLock;
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use shuzi::count::Reader;
use shuzi::life::LifeJudge;
use shuzi_referee::ruling::RulingFile;
use shuzi_referee::verify::{Exhibit, Exhibits, Inquiry, examine};

static ENGINES: LazyLock<(Reader, LifeJudge)> =
    LazyLock::new(|| (Reader::embedded(), LifeJudge::embedded()));

// The first part is a record that shows the board, before and after, the second the inquiry as JSON.
fuzz_target!(
    // The networks are loaded once, which takes seconds under the sanitizer.
    init: { LazyLock::force(&ENGINES); },
    |bytes: &[u8]| {
    let Some(middle) = bytes.iter().position(|&byte| byte == 0) else {
        return;
    };
    let (record, inquiry) = (&bytes[..middle], &bytes[middle + 1..]);
    let Ok(mut inquiry) = serde_json::from_slice::<Inquiry>(inquiry) else {
        return;
    };
    // Reading life takes seconds under the sanitizer.
    inquiry.rules.conventions.lifts_dead = false;
    let exhibit = Exhibit {
        file: "board.sgf".to_owned(),
        bytes: record.to_vec(),
    };
    let exhibits = Exhibits {
        photos: vec![exhibit.clone()],
        after: Some(exhibit),
        record: None,
    };
    let (reader, judge) = &*ENGINES;
    if let Ok(examination) = examine(&inquiry, &exhibits, reader, judge, &|| Duration::ZERO) {
        let file = RulingFile::new(&inquiry, &exhibits, &examination);
        let text = file.and_then(|file| file.to_json());
        let text = text.expect("every examination can be written");
        RulingFile::parse(&text).expect("a written ruling can be read");
    }
}
);
