//! Whose turn it is: it decides the only undecided place of a board, and nothing else.

use serde_json::Value;

use crate::support::{Run, shuzi};

/// Black's corner lives if Black plays at B9 first, and dies if White does. Nothing else is open.
const CORNER: [&str; 9] = [
    "...BWB...",
    "BBBBWB...",
    "WWWWWB...",
    "....WB...",
    "....WB...",
    "....WB...",
    "....WB...",
    "....WB...",
    "....WB...",
];

/// Returns a record that sets up `rows`, with these properties in the root node and this text behind
/// it.
fn record(rows: &[&str; 9], properties: &str, behind: &str) -> String {
    let stones = |symbol: char| -> String {
        let mut points = String::new();
        for (row, line) in rows.iter().enumerate() {
            for (col, _) in line
                .chars()
                .enumerate()
                .filter(|(_, stone)| *stone == symbol)
            {
                let letters = [col, row].map(|line| char::from(b'a' + line as u8));
                points += &format!("[{}{}]", letters[0], letters[1]);
            }
        }
        points
    };
    let (black, white) = (stones('B'), stones('W'));
    format!("(;GM[1]FF[4]SZ[9]RU[Chinese]KM[0]{properties}AB{black}AW{white}{behind})")
}

fn score(options: &[&str], record: &str) -> Run {
    let options = [&["score", "--no-ask", "--json"], options, &["-"]].concat();
    shuzi(&options, record)
}

/// Returns Black's margin, the player to move and the points asked about.
fn outcome(run: &Run) -> (f64, Option<String>, usize) {
    let object = run.object();
    (
        object["score"]["margin"].as_f64().unwrap(),
        object["to_move"].as_str().map(str::to_owned),
        object["life"]["ask"].as_array().unwrap().len(),
    )
}

#[test]
fn who_is_to_move_decides_and_is_not_asked_about() {
    let bare = record(&CORNER, "", "");
    let unknown = score(&[], &bare);
    assert_eq!((outcome(&unknown).1, unknown.status), (None, 1));
    assert_eq!(outcome(&unknown).2, 5);
    let doubt = &unknown.object()["doubts"][0];
    assert_eq!(doubt["proposed"], "unsettled");
    assert_eq!(doubt["margin_otherwise"], -9.0);
    for (player, margin) in [("black", 7.0), ("white", -9.0)] {
        let run = score(&["--to-move", player], &bare);
        assert_eq!(outcome(&run), (margin, Some(player.to_owned()), 0));
        assert_eq!(run.status, 0, "{}", run.err);
        let named = if player == "black" { "Black" } else { "White" };
        let chains = run.object()["life"]["chains"].clone();
        let why = format!("{named} is to move and plays at B9 first");
        assert!(chains.to_string().contains(&why), "{chains}");
        let warnings = run.object()["warnings"].clone();
        assert_eq!(warnings[0]["kind"], "move_to_come");
        assert_eq!(warnings[0]["is_note"], true);
    }
}

#[test]
fn the_record_tells_who_is_to_move() {
    let margin = |options: &[&str], record: &str| outcome(&score(options, record)).0;
    let asked = |record: &str| outcome(&score(&[], record)).2;
    assert_eq!(margin(&[], &record(&CORNER, "PL[B]", "")), 7.0);
    assert_eq!(margin(&[], &record(&CORNER, "PL[W]", "")), -9.0);
    // White has filled a point of the own area: Black is to move.
    assert_eq!(margin(&[], &record(&CORNER, "", ";W[ai]")), 7.0);
    assert_eq!(margin(&[], &record(&CORNER, "", ";W[ai];B[]")), -9.0);
    // An option wins.
    let stated = record(&CORNER, "PL[B]", "");
    assert_eq!(margin(&["--to-move", "white"], &stated), -9.0);
    // After two passes, or with the margin of a count, the game is over.
    assert_eq!(asked(&record(&CORNER, "", ";W[ai];B[];W[]")), 5);
    assert_eq!(asked(&record(&CORNER, "RE[B+7]", ";W[ai]")), 5);
    let ended = score(&["--left-open", "ended"], &record(&CORNER, "", ";W[ai]"));
    assert_eq!(outcome(&ended).2, 5);
}

#[test]
fn under_territory_rules_the_move_costs_its_point_and_is_said_to_be_missing() {
    let bare = record(&CORNER, "", "");
    for (player, margin) in [("black", 5.0), ("white", -9.0)] {
        let options = ["--rules", "japanese", "--prisoners", "B=0,W=0"];
        let options = [&options[..], &["--to-move", player]].concat();
        let run = score(&options, &bare);
        assert_eq!(
            outcome(&run),
            (margin, Some(player.to_owned()), 0),
            "{}",
            run.out
        );
        assert_eq!(run.status, 1);
        let object = run.object();
        assert_eq!(object["teire"], Value::from(vec!["B9"]));
    }
}

#[test]
fn a_written_record_tells_who_is_to_move() {
    let bare = record(&CORNER, "", "");
    let options = [
        "score",
        "--no-ask",
        "--to-move",
        "white",
        "--format",
        "sgf",
        "-",
    ];
    let written = shuzi(&options, &bare).out;
    assert!(written.contains("PL[W]"), "{written}");
    let again = score(&[], &written);
    assert_eq!(outcome(&again), (-9.0, Some("white".to_owned()), 0));
}

#[test]
fn with_two_undecided_places_both_stay_questions() {
    let two = [
        "...BW....",
        "BBBBW....",
        "WWWWW....",
        ".........",
        ".........",
        ".........",
        "WWWWW....",
        "BBBBW....",
        "...BW....",
    ];
    let run = score(
        &["--to-move", "black", "--dead", "none"],
        &record(&two, "", ""),
    );
    assert_eq!(outcome(&run).2, 0, "what is stated is not asked about");
    let run = score(&["--to-move", "black"], &record(&two, "", ""));
    assert_eq!(outcome(&run).2, 10);
    assert_eq!(run.status, 1);
}

#[test]
fn it_has_no_effect_where_nothing_is_dead() {
    let bare = record(&CORNER, "", "");
    let run = score(&["--rules", "tromp-taylor", "--to-move", "white"], &bare);
    let warnings = run.object()["warnings"].to_string();
    assert!(warnings.contains("--to-move changes nothing"), "{warnings}");
}

#[test]
fn dame_beside_the_only_undecided_place_are_counted_as_always() {
    // The corner as above, and a neutral point at E1.
    let rows = [
        "...BWB...",
        "BBBBWB...",
        "WWWWWB...",
        "....WB...",
        "....WB...",
        "....WB...",
        "....WB...",
        "...WWB...",
        "...W.B...",
    ];
    let bare = record(&rows, "", "");
    for (rules, alive, dead) in [
        ("chinese", [7.0, 9.0], [-9.0, -7.0]),
        ("japanese", [7.0; 2], [-7.0; 2]),
    ] {
        for (player, played_out) in [("black", alive), ("white", dead)] {
            let options = [
                "--rules",
                rules,
                "--prisoners",
                "B=0,W=0",
                "--to-move",
                player,
            ];
            let object = score(&options, &bare).object();
            assert_eq!(object["dame"], Value::from(vec!["E1"]));
            let found = &object["played_out"];
            let found = [
                &found["margin_if_white_is_first"],
                &found["margin_if_black_is_first"],
            ];
            assert_eq!(
                found.map(|margin| margin.as_f64().unwrap()),
                played_out,
                "{rules} {player}"
            );
        }
    }
}
