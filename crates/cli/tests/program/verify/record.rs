//! The board against the game's record.

use serde_json::Value;

use super::{boards, file, folder, found, position, verdict, verify, with};

/// A game that ends in [`END`]: two walls, then Black takes a white stone in the corner.
fn game(properties: &str) -> String {
    let walls: String = "abcdefghi"
        .chars()
        .map(|row| format!(";B[e{row}];W[f{row}]"))
        .collect();
    format!("(;GM[1]FF[4]SZ[9]{properties}{walls};B[ah];W[ai];B[bi];W[];B[];W[])")
}

/// How it ends.
fn end() -> String {
    with(boards::CLEAN, &[("A2", 'X'), ("B1", 'X')])
}

/// Symbols at points.
type Changes = &'static [(&'static str, char)];

/// The comparison with the game's record.
fn compared(test: &str, board: &str, properties: &str, more: &[&str]) -> (i32, Value) {
    let (photo, record) = (
        position(test, "board", board),
        file(test, "game.sgf", game(properties)),
    );
    let (status, found) = found(
        &[
            &[photo.as_str(), "--dead", "none", "--record", &record],
            more,
        ]
        .concat(),
    );
    (status, found["result"].clone())
}

#[test]
fn a_board_that_is_the_records_end() {
    let (status, result) = compared("record-equal", &end(), "", &[]);
    assert_eq!(
        (status, &result["record"]["extent"]),
        (0, &Value::from("ends"))
    );
    for kind in ["moved", "missing", "extra", "other_color", "undecided"] {
        assert_eq!(
            result["record"]["last"][kind].as_array().unwrap().len(),
            0,
            "{kind}"
        );
    }
}

#[test]
fn stones_that_are_not_where_the_record_has_them() {
    let cases: [(&str, Changes, &str, &str); 4] = [
        ("moved", &[("A2", '.'), ("A3", 'X')], "moved", "A3"),
        ("missing", &[("F5", '.')], "missing", "F5"),
        ("extra", &[("C5", 'O')], "extra", "C5"),
        ("recolored", &[("F1", 'X')], "other_color", "F1"),
    ];
    for (name, changes, kind, point) in cases {
        let test = format!("record-{name}");
        let (status, result) = compared(&test, &with(&end(), changes), "", &[]);
        assert_eq!(status, 1, "{name}");
        let listed = result["record"]["last"][kind].as_array().unwrap();
        assert_eq!(listed.len(), 1, "{name}: {result}");
        let at = listed[0].get("at").or(listed[0].get("to")).unwrap();
        assert_eq!(at["photo"], point, "{name}");
        let text = verify(&[
            folder(&test).join("board.sgf").to_str().unwrap(),
            "--dead",
            "none",
            "--record",
            folder(&test).join("game.sgf").to_str().unwrap(),
        ]);
        assert!(
            text.out
                .lines()
                .any(|line| line.starts_with("  - ") && line.contains(point)),
            "{}",
            text.out
        );
    }
}

#[test]
fn a_record_that_runs_on_or_stops_short() {
    // Before the stone in the corner was taken.
    let earlier = with(&end(), &[("B1", '.'), ("A1", 'O')]);
    let (status, result) = compared("record-on", &earlier, "", &[]);
    assert_eq!(
        (status, result["record"]["extent"].as_str()),
        (1, Some("runs_on"))
    );
    assert_eq!(result["record"]["earlier"]["moves"], 20);
    let later = with(&end(), &[("G5", 'O'), ("A3", 'X')]);
    let (status, result) = compared("record-short", &later, "", &[]);
    assert_eq!(
        (status, result["record"]["extent"].as_str()),
        (1, Some("stops_short"))
    );
    assert_eq!(result["record"]["moves"], 2);
}

#[test]
fn another_game_is_named_and_its_rules_do_not_count() {
    let photo = position("record-other", "board", boards::MOONSHINE_LIFE);
    let record = file(
        "record-other",
        "game.sgf",
        game("RU[Japanese]KM[0.5]PB[Anna]"),
    );
    let run = verify(&[&photo, "--record", &record]);
    assert_eq!(run.status, 2);
    assert!(
        run.err.contains("board.sgf") && run.err.contains("another game"),
        "{}",
        run.err
    );
    assert!(!run.out.contains("Anna"));
    let (_, found) = found(&[&photo, "--record", &record]);
    let result = &found["result"];
    assert!(
        result["record"]["error"]["hint"]
            .as_str()
            .unwrap()
            .contains("record")
    );
    assert_eq!(
        (&result["count"]["rules"], &result["count"]["komi"]),
        (&"chinese".into(), &7.5.into())
    );
    let larger = file("record-other", "larger.sgf", "(;SZ[13];B[aa];W[bb])");
    let run = verify(&[&photo, "--record", &larger]);
    assert_eq!(run.status, 2);
    assert!(
        run.err.contains("13") && run.err.contains('9'),
        "{}",
        run.err
    );
}

#[test]
fn a_damaged_record_is_named() {
    let photo = position("record-damaged", "board", &end());
    for (name, text) in [
        ("cut.sgf", "(;SZ[9];B[ee"),
        ("empty.sgf", ""),
        ("photo.sgf", "\u{ff}\u{d8}\u{ff}"),
        ("outside.sgf", "(;SZ[9];B[zz])"),
        ("komi.sgf", "(;SZ[9]KM[some];B[aa])"),
    ] {
        let record = file("record-damaged", name, text);
        let run = verify(&[&photo, "--record", &record]);
        assert_eq!(run.status, 2, "{name}: {}", run.out);
        assert!(run.err.contains(name), "{name}: {}", run.err);
    }
    let run = verify(&[&photo, "--record", "no-such-file.sgf"]);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("no-such-file.sgf"));
}

#[test]
fn rules_komi_and_names_are_the_records_unless_stated() {
    let properties = "RU[Japanese]KM[3.5]PB[Anna]PW[Bo]EV[Cup]DT[2026-02-01]";
    let page = folder("record-names").join("page.html");
    let page = page.to_str().unwrap();
    let (_, result) = compared(
        "record-names",
        &end(),
        properties,
        &["--ruling", page, "--white", "Cem"],
    );
    assert_eq!(
        (&result["count"]["rules"], &result["count"]["komi"]),
        (&"japanese".into(), &3.5.into())
    );
    let page = std::fs::read_to_string(page).unwrap();
    for name in ["Anna", "Cem", "Cup", "2026-02-01"] {
        assert!(page.contains(name), "{name}");
    }
    assert!(!page.contains(">Bo<"));
    let (_, result) = compared(
        "record-names",
        &end(),
        properties,
        &["--komi", "0.5", "--rules", "chinese"],
    );
    assert_eq!(
        (&result["count"]["rules"], &result["count"]["komi"]),
        (&"chinese".into(), &0.5.into())
    );
}

#[test]
fn prisoners_of_the_record_count_where_the_board_is_its_own() {
    let record = file("record-prisoners", "game.sgf", game("RU[Japanese]KM[6.5]"));
    let with_record = |name: &str, board: &str, more: &[&str], claim: &str| {
        let photo = position("record-prisoners", name, board);
        verdict(
            &[
                &[photo.as_str(), "--dead", "none", "--record", &record],
                more,
            ]
            .concat(),
            claim,
        )
    };
    // 34 points and a prisoner against 27.
    assert_eq!(
        with_record("equal", &end(), &[], "B+1.5"),
        ("agrees".into(), vec![], 0)
    );
    // A stone was moved: then nobody knows that the lids are as they were.
    let moved = with(&end(), &[("A2", '.'), ("A3", 'X')]);
    let (verdict, decisive, _) = with_record("moved", &moved, &[], "B+1.5");
    assert_eq!(
        (verdict.as_str(), decisive),
        ("undecided", vec!["prisoners".to_owned()])
    );
    // The same, but the record's prisoners were counted in the lid.
    assert_eq!(
        with_record("stated", &moved, &["--prisoners", "B=0,W=1"], "B+1.5").0,
        "agrees"
    );
}

#[test]
fn stated_prisoners_that_do_not_add_up() {
    let (status, result) = compared("record-lids", &end(), "", &["--prisoners", "B=0,W=3"]);
    assert_eq!(status, 1);
    let balance = result["record"]["last"]["balance"].as_array().unwrap();
    let white = balance
        .iter()
        .find(|side| side["color"] == "white")
        .unwrap();
    assert_eq!(
        (
            &white["prisoners"],
            &white["stated"],
            &white["stated_surplus"]
        ),
        (&1.into(), &3.into(), &2.into())
    );
    let test = folder("record-lids");
    let text = verify(&[
        test.join("board.sgf").to_str().unwrap(),
        "--record",
        test.join("game.sgf").to_str().unwrap(),
        "--prisoners",
        "B=0,W=3",
    ]);
    assert!(text.out.contains('3') && text.status == 1, "{}", text.out);
}

/// What is told of the record, item by item.
fn told(test: &str, board: &str, properties: &str, more: &[&str]) -> Vec<String> {
    let (photo, record) = (
        position(test, "board", board),
        file(test, "game.sgf", game(properties)),
    );
    let run = verify(
        &[
            &[photo.as_str(), "--dead", "none", "--record", &record],
            more,
        ]
        .concat(),
    );
    let section = run
        .out
        .split("The record")
        .nth(1)
        .unwrap_or_else(|| panic!("{}\n{}", run.out, run.err));
    let lines = section
        .lines()
        .skip(1)
        .take_while(|line| line.is_empty() || line.starts_with("  "));
    let mut items: Vec<String> = Vec::new();
    for line in lines {
        match (line.strip_prefix("  - "), items.last_mut()) {
            (Some(item), _) => items.push(item.to_owned()),
            (None, Some(last)) => last.push_str(&format!(" {}", line.trim())),
            (None, None) => {}
        }
    }
    items
}

#[test]
fn an_earlier_position_is_one_sentence() {
    // Five stones of either player later the board is the record's end.
    let mut walls: Vec<(&str, char)> = Vec::new();
    for point in ["A2", "B1", "E1", "E2", "F1", "F2", "E3", "F3"] {
        walls.push((point, '.'));
    }
    let items = told("record-told-earlier", &with(&end(), &walls), "", &[]);
    let [only] = items.as_slice() else {
        panic!("{items:#?}")
    };
    assert!(
        only.contains("after move 12, 12 moves before its end") && !only.contains("but for"),
        "{only}"
    );
}

#[test]
fn dead_stones_taken_off_and_dame_filled_are_one_sentence() {
    let text = "(;GM[1]SZ[5];B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de];B[ea];W[];B[];W[])";
    let record = file("record-told-dead", "game.sgf", text);
    let board = ".X.O.\n.XXO.\n.XOO.\n.X.O.\n.X.O.";
    let photo = position("record-told-dead", "board", board);
    let run = verify(&[&photo, "--dead", "none", "--record", &record]);
    let sentence = run.out.split_whitespace().collect::<Vec<&str>>().join(" ");
    assert!(
        sentence.contains("with a dead stone taken off (E5), with 2 dame filled (C4, C3)."),
        "{}",
        run.out
    );
    assert!(
        !sentence.contains("is missing") && !sentence.contains("too few"),
        "{}",
        run.out
    );
    let (_, result) = found(&[&photo, "--dead", "none", "--record", &record]);
    let account = &result["result"]["record"]["account"];
    assert_eq!(
        (&account["dead_taken_off"], &account["others"]),
        (&["E5"][..].into(), &0.into())
    );
}

#[test]
fn moves_that_the_rules_forbid_are_named_with_their_article() {
    // Black takes a ko, and White takes it back at once.
    let ko = "AB[ba][ab][bc][gg]AW[ca][db][cc][bb];B[cb];W[bb]";
    let board = ".XO......\nXO.O.....\n.XO......\n.........\n.........\n.........\n......X..\n.........\n.........";
    for (rules, article, name) in [
        (
            "Chinese",
            "(Chinese rules of 2002, clause 6)",
            "took the ko back at once",
        ),
        (
            "Japanese",
            "(Japanese rules of 1989, article 6)",
            "took the ko back at once",
        ),
        (
            "Ing",
            "(Ing SST rules, article 3)",
            "took the ko back at once",
        ),
    ] {
        let test = format!("record-ko-{rules}");
        let record = file(&test, "game.sgf", format!("(;GM[1]SZ[9]RU[{rules}]{ko})"));
        let photo = position(&test, "board", board);
        let run = verify(&[&photo, "--dead", "none", "--record", &record]);
        let text = run.out.split_whitespace().collect::<Vec<&str>>().join(" ");
        assert!(
            text.contains(&format!(
                "Move 2 (White B8) {name}, which is forbidden {article}."
            )),
            "{}",
            run.out
        );
        let (status, result) = found(&[&photo, "--dead", "none", "--record", &record]);
        let breach = &result["result"]["record"]["breaches"][0];
        assert_eq!(
            (status, &breach["number"], &breach["point"]),
            (1, &2.into(), &"B8".into())
        );
        let score = super::shuzi(&["score", "--no-ask", &record, "--format", "json"], "");
        let report: Value = serde_json::from_str(&score.out).unwrap();
        let warnings = report["warnings"].as_array().unwrap();
        let warning = warnings
            .iter()
            .find(|warning| warning["kind"] == "irregular_moves")
            .unwrap();
        assert!(
            warning["message"].as_str().unwrap().contains(article),
            "{warning}"
        );
        assert_eq!(
            (&warning["moves"][0]["did"], &warning["moves"][0]["since"]),
            (&"ko".into(), &0.into())
        );
    }
}
