//! Takes any text as the answers of an engine that speaks GTP.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuzi::engine::{Connection, EngineError, FinishedGame, consult};
use shuzi::position::Position;

const ROWS: [&str; 5] = ["..BW.", "BBBWW", ".WBBW", "WWWBB", ".W.B."];

/// Gives one answer after the other, and nothing after the last.
struct Answers<'a>(std::str::Split<'a, &'static str>);

impl Connection for Answers<'_> {
    fn ask(&mut self, _: &str) -> Result<String, EngineError> {
        self.0.next().map(str::to_owned).ok_or(EngineError::TooMuch)
    }
}

fuzz_target!(
    // The catalogues of words are loaded once, which takes seconds under the sanitizer.
    init: { let _ = EngineError::TooMuch.to_string(); },
    |text: &str| {
    let position = Position::from_rows(&ROWS).expect("the rows are a position");
    let game = FinishedGame {
        position: &position,
        rules: "chinese",
        komi: 7.5,
    };
    match consult(&game, "engine", &mut Answers(text.split("\n\n"))) {
        Ok(opinion) => {
            for point in opinion.dead.iter().chain(&opinion.seki) {
                assert!(position.stone(*point).is_some());
            }
            assert!(
                !opinion
                    .dead
                    .iter()
                    .any(|point| opinion.seki.contains(point))
            );
        }
        Err(none) => assert!(!none.why.to_string().is_empty()),
    }
}
);
