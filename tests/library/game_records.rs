//! Game records as they are found: what is replayed, what is tolerated, what is refused.

use proptest::prelude::*;
use shuzi::color::Color;
use shuzi::position::sgf::{
    GameRecord, Irregular, Remark, SgfError, SgfMarks, Turn, read, read_all, write,
};
use shuzi::position::{Position, Prisoners};

/// A handicap game with a capture each, passes in both spellings, and properties of all kinds.
const GAME: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[5]RU[Japanese]KM[6.5]HA[2]RE[B+3]C[a \\] bracket]\n\
    AB[cc][ee];W[aa];B[ba]BL[3.5];W[de];B[ab];W[ed]N[takes];B[tt];W[])\r\n";

fn record(text: &str) -> GameRecord {
    read(text.as_bytes()).unwrap()
}

fn rows(text: &str) -> Vec<String> {
    record(text).position.rows()
}

fn error(text: &str) -> String {
    read(text.as_bytes()).unwrap_err().to_string()
}

#[test]
fn a_record_is_replayed_with_captures_prisoners_and_what_it_states() {
    let game = record(GAME);
    assert_eq!(
        game.position.rows(),
        [".B...", "B....", "..B..", "....W", "...W."]
    );
    assert_eq!(game.prisoners, Prisoners { black: 1, white: 1 });
    assert_eq!(game.moves.len(), 7);
    assert_eq!(
        game.moves
            .iter()
            .filter(|played| played.point.is_none())
            .count(),
        2
    );
    assert_eq!(game.moves[0].color, Color::White);
    assert!(game.irregular.is_empty());
    assert_eq!(game.rules.as_deref(), Some("Japanese"));
    assert_eq!(game.komi.as_deref(), Some("6.5"));
    assert_eq!(game.handicap, Some(2));
    assert_eq!(game.result.as_deref(), Some("B+3"));
}

#[test]
fn the_main_line_of_the_first_game_counts() {
    let text = "(;SZ[3];B[aa](;W[bb](;B[cc])(;B[ca]))(;W[cc]))(;SZ[9];B[aa])";
    assert_eq!(rows(text), ["B..", ".W.", "..B"]);
}

#[test]
fn the_player_to_move_is_as_stated_or_follows_from_the_last_move() {
    let turn = |text: &str| record(text).turn;
    let (black, white) = (Color::Black, Color::White);
    assert_eq!(turn("(;SZ[3]AB[aa]PL[W])"), Some(Turn::Stated(white)));
    assert_eq!(turn("(;SZ[3]AB[aa]PL[ black ])"), Some(Turn::Stated(black)));
    assert_eq!(turn("(;SZ[3]AB[aa])"), None);
    assert_eq!(turn("(;SZ[3]AB[aa]PL[?])"), None);
    // A move supersedes what was stated before it.
    assert_eq!(
        turn("(;SZ[3]PL[B];B[aa];W[bb])"),
        Some(Turn::AfterMove(black))
    );
    assert_eq!(
        turn("(;SZ[3];B[aa];W[bb];PL[W])"),
        Some(Turn::Stated(white))
    );
    assert_eq!(turn("(;SZ[3];B[aa];W[])"), Some(Turn::AfterMove(black)));
    // Two passes end a game; a board that is changed afterwards is another.
    assert_eq!(turn("(;SZ[3];B[aa];W[];B[])"), None);
    assert_eq!(turn("(;SZ[3];B[aa];AW[bb])"), None);
}

#[test]
fn setup_may_be_written_as_rectangles_anywhere_and_taken_back() {
    assert_eq!(
        rows("(;SZ[4:3]AB[aa:ba][dc];AW[cb]AE[aa])"),
        [".B..", "..W.", "...B"]
    );
}

#[test]
fn sizes_range_from_one_to_twenty_five_lines() {
    assert_eq!(record("(;)").position.size().to_string(), "19×19");
    assert_eq!(
        record("(;SZ[25];B[yy])").position.rows()[24].as_bytes()[24],
        b'B'
    );
    assert_eq!(record("(;SZ[7:13])").position.size().to_string(), "7×13");
    assert!(error("(;SZ[26])").contains("SZ[26] in the root node"));
    for size in ["0", "-9", "9:", "nine", "9:9:9", "99999999999999999999"] {
        assert!(
            matches!(
                read(format!("(;SZ[{size}])").as_bytes()),
                Err(SgfError::Value { .. })
            ),
            "{size}"
        );
    }
}

#[test]
fn tt_is_a_pass_up_to_nineteen_lines_and_a_point_above() {
    assert_eq!(record("(;SZ[19];B[tt])").position.count(Color::Black), 0);
    assert_eq!(record("(;SZ[20];B[tt])").position.count(Color::Black), 1);
}

#[test]
fn illegal_moves_are_carried_out_as_written_and_named() {
    let occupied = record("(;SZ[3];B[aa];W[aa])");
    assert_eq!(occupied.position.rows(), ["W..", "...", "..."]);
    assert_eq!(occupied.prisoners, Prisoners::default());
    assert_eq!(
        (occupied.irregular[0].number, occupied.irregular[0].why),
        (2, Irregular::Occupied)
    );
    let suicide = record("(;SZ[3]AW[ba][ab];B[aa])");
    assert_eq!(suicide.position.rows(), [".W.", "W..", "..."]);
    assert_eq!(suicide.prisoners, Prisoners { black: 1, white: 0 });
    assert_eq!(suicide.irregular[0].why, Irregular::Suicide { stones: 1 });
}

#[test]
fn errors_name_the_move() {
    assert_eq!(
        error("(;SZ[9];B[aa];W[jj])"),
        "W[jj] in node 2, after move 1 lies outside the 9×9 board"
    );
    assert_eq!(
        error("(;SZ[9];B[a1])"),
        "B[a1] in node 1, before the first move: expected a point such as pd"
    );
    assert_eq!(
        error("(;SZ[9]HA[two])"),
        "HA[two] in the root node: expected the number of handicap stones"
    );
}

#[test]
fn other_games_and_cut_off_files_are_refused() {
    assert_eq!(
        read(b"(;GM[2])"),
        Err(SgfError::OtherGame {
            game: "2".to_owned()
        })
    );
    assert_eq!(read(b""), Err(SgfError::NoGame));
    assert_eq!(read(b"()"), Err(SgfError::NoGame));
    assert!(matches!(
        read(b"(;B[aa];W[bb"),
        Err(SgfError::CutOff { .. })
    ));
    assert!(matches!(read(b"(;SZ[9]"), Err(SgfError::CutOff { .. })));
}

#[test]
fn comments_in_any_encoding_do_not_disturb_the_moves() {
    // Big5 "功" is A5 5C and "許" B3 5C (second byte a backslash); GBK "躘" is DC 5D (a closing
    // bracket).
    let with_comment =
        |head: &[u8], comment: &[u8]| [head, b"C[", comment, b"];B[aa];W[bb])"].concat();
    let stated_big5 = with_comment(b"(;SZ[3]CA[Big5]", b"\xa5\x5c\xb3\x5c");
    let stated_gbk = with_comment(b"(;SZ[3]CA[GB2312]", b"\xdc\x5d\xc4\xe3");
    let latin = with_comment(b"(;SZ[3]", b"Andr\xe9");
    let unstated_gbk = with_comment(b"(;SZ[3]", b"\xdc\x5d\xc4\xe3");
    let utf8 = with_comment(b"\xef\xbb\xbf(;SZ[3]CA[GBK]", "數子".as_bytes());
    for bytes in [stated_big5, stated_gbk, latin, unstated_gbk, utf8] {
        let game = read(&bytes).unwrap();
        assert_eq!(game.position.rows(), ["B..", ".W.", "..."], "{bytes:?}");
    }
}

#[test]
fn a_record_of_any_length_is_replayed() {
    let moves = ";B[aa];W[ba]".repeat(100_000);
    let game = record(&format!("(;SZ[2]{moves})"));
    assert_eq!(game.moves.len(), 200_000);
    let nested = format!("{};B[aa]{}", "(;".repeat(200_000), ")".repeat(200_000));
    assert_eq!(record(&nested).moves.len(), 1);
}

#[test]
fn variations_of_any_depth_are_read_and_written() {
    const DEPTH: usize = 100_000;
    // Each variation has another one behind it, so that none is closed before the last.
    let nested = format!(
        "(;SZ[9]{}{})",
        "(;B[aa](;W[bb])".repeat(DEPTH),
        ")".repeat(DEPTH)
    );
    let game = record(&nested);
    assert_eq!(game.moves.len(), 2);
    let deep = format!(
        "(;SZ[9]{}{})",
        "(;B[aa]".repeat(DEPTH),
        ")(;W[bb])".repeat(DEPTH)
    );
    let game = record(&deep);
    assert_eq!(game.moves.len(), DEPTH);
    let written = write(&game.position, &SgfMarks::default());
    assert_eq!(record(&written).position, game.position);
    let open = "(;".repeat(DEPTH) + "B[aa]";
    assert!(read_all(open.as_bytes()).unwrap().iter().all(Result::is_ok));
}

#[test]
fn a_game_of_more_moves_than_any_is_refused() {
    for (most, text) in [
        (250_000, "[aa]".repeat(250_001)),
        (250_000, "[aa:bb]".repeat(250_001)),
    ] {
        let property = if text.contains(':') { "AB" } else { "B" };
        let error = read(format!("(;SZ[2];{property}{text})").as_bytes()).unwrap_err();
        assert_eq!(error, SgfError::TooLong { most });
        assert!(error.to_string().contains("250"), "{error}");
    }
    let large = [b"(;SZ[9]C[", vec![b'a'; 30_000_000].as_slice(), b"])"].concat();
    assert!(matches!(read(&large), Err(SgfError::TooLarge { .. })));
}

proptest! {
    #[test]
    fn arbitrary_text_never_panics(text in ".{0,200}", bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(text.as_bytes());
        let _ = read(&bytes);
    }

    #[test]
    fn almost_records_never_panic(text in r"\(;(SZ\[[0-9:]{0,4}\]|[BW]\[[a-z]{0,3}\]|A[BWE](\[[a-z:]{0,5}\]){0,3}|[;()\\\]\[]){0,20}\)?") {
        let _ = read(text.as_bytes());
    }

    #[test]
    fn a_damaged_record_is_read_or_refused(
        damages in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3_u8), 1..6),
    ) {
        let mut bytes = GAME.as_bytes().to_vec();
        for (place, byte, kind) in damages {
            let at = place.index(bytes.len());
            match kind {
                0 => bytes[at] = byte,
                1 => { bytes.remove(at); }
                _ => bytes.insert(at, byte),
            }
        }
        if let Ok(game) = read(&bytes) {
            prop_assert_eq!(game.position.rows().len(), game.position.size().height());
        }
    }

    #[test]
    fn a_record_cut_anywhere_is_refused_or_said_to_be_cut_off(cut in 0..GAME.trim_end().len()) {
        if let Ok(game) = read(&GAME.as_bytes()[..cut]) {
            prop_assert_eq!(&game.remarks, &[Remark::NotClosed { moves: game.moves.len() }]);
        }
    }
}

/// The positions of a record with the moves, nodes and prisoners until then.
fn stages(text: &str) -> Vec<(usize, usize, u32, Vec<String>)> {
    let record = record(text);
    let mut replay = record.line.replay();
    let mut stages = Vec::new();
    while let Some(stage) = replay.next() {
        let prisoners = stage.prisoners.black + stage.prisoners.white;
        stages.push((stage.node, stage.moves, prisoners, replay.position().rows()));
    }
    stages
}

fn drawn(rows: [&str; 2]) -> Vec<String> {
    rows.map(str::to_owned).to_vec()
}

#[test]
fn every_position_of_the_main_line_can_be_had() {
    let text = "(;SZ[2]AB[aa]AW[bb];B[ab];C[nothing];W[];AE[bb]AW[ba:bb]AE[bb];B[bb])";
    let expected = [
        (0, 0, 0, drawn(["B.", ".W"])),
        (1, 1, 0, drawn(["B.", "BW"])),
        (3, 2, 0, drawn(["B.", "BW"])),
        (4, 2, 0, drawn(["BW", "B."])),
        (5, 3, 1, drawn(["B.", "BB"])),
    ];
    assert_eq!(stages(text), expected);
    assert_eq!(stages("(;SZ[2])"), [(0, 0, 0, drawn(["..", ".."]))]);
    assert_eq!(stages("(;SZ[2]B[aa])").len(), 2);
}

#[test]
fn the_changes_of_the_stages_make_the_last_position() {
    let game = record(GAME);
    let mut position = Position::empty(game.position.size());
    for stage in game.line.replay() {
        for change in stage.changes {
            assert_eq!(position.stone(change.point), change.before);
            position = position.with(change.point, change.after);
        }
    }
    assert_eq!(position, game.position);
    let suicide = record("(;SZ[2]AW[ba][ab];B[aa])");
    assert_eq!(suicide.line.replay().last().unwrap().changes.len(), 2);
}

#[test]
fn who_played_where_and_when_is_read_as_written() {
    let occasion =
        record("(;PB[Ke Jie]PW[AlphaGo]EV[Summit];RO[1]PC[Wuzhen]DT[2017-05-23])").occasion;
    let written = |text: &str| Some(text.to_owned());
    assert_eq!(
        (occasion.black, occasion.white),
        (written("Ke Jie"), written("AlphaGo"))
    );
    assert_eq!(
        (occasion.event, occasion.round),
        (written("Summit"), written("1"))
    );
    assert_eq!(
        (occasion.place, occasion.date),
        (written("Wuzhen"), written("2017-05-23"))
    );
}
