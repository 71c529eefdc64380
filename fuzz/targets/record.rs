//! Reads any bytes as game records, and reads back what is written of them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shuzi::position::sgf::{GameRecord, SgfMarks, read, read_all, read_game, write};

fuzz_target!(|bytes: &[u8]| {
    let Ok(games) = read_all(bytes) else {
        assert!(read(bytes).is_err());
        return;
    };
    for (index, game) in games.iter().enumerate() {
        let alone = read_game(bytes, Some(index + 1));
        assert_eq!(game.is_ok(), alone.is_ok());
        let Ok(game) = game else { continue };
        let mut replay = game.line.replay();
        assert!(replay.by_ref().count() >= game.moves.len());
        assert_eq!(replay.position(), &game.position);
        let text = write_again(game);
        let again = read(text.as_bytes()).expect("a written record can be read");
        assert_eq!(again.position, game.position);
        // Control characters of values become white space, and that is left out at their ends: what was
        // written and read once stays as it is.
        let text = write_again(&again);
        let again = read(text.as_bytes()).expect("a written record can be read");
        assert_eq!(write_again(&again), text);
    }
});

fn write_again(game: &GameRecord) -> String {
    let marks = SgfMarks {
        rules: game.rules.clone(),
        komi: game.komi.clone(),
        result: game.result.clone(),
        ..SgfMarks::default()
    };
    write(&game.position, &marks)
}
