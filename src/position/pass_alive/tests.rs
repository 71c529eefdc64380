use std::path::Path;

use serde_json::Value;

use super::*;

/// `B` and `W` where the colours' pass-alive areas are.
fn area(rows: &[&str]) -> Vec<String> {
    let position = Position::from_rows(rows).unwrap();
    let [black, white] = Color::BOTH.map(|color| PassAlive::new(&position, color));
    let owner = |point| match (black.is_area(point), white.is_area(point)) {
        (true, false) => 'B',
        (false, true) => 'W',
        (false, false) => '.',
        (true, true) => '?',
    };
    let letters: Vec<char> = position.size().points().map(owner).collect();
    letters
        .chunks(position.size().width())
        .map(|row| row.iter().collect())
        .collect()
}

#[test]
fn two_one_point_eyes_are_pass_alive_and_one_eye_is_not() {
    assert_eq!(
        area(&[".B.B..", "BBBB..", "......", "......"]),
        ["BBBB..", "BBBB..", "......", "......"]
    );
    assert_eq!(
        area(&[".B....", "BB....", "......", "......"]),
        ["......", "......", "......", "......"]
    );
}

#[test]
fn a_stone_in_a_small_eye_belongs_to_the_chain_around_it() {
    assert_eq!(
        area(&[".WB.B.", "BBBBB.", "......", "......"]),
        ["BBBBB.", "BBBBB.", "......", "......"]
    );
}

#[test]
fn empty_and_full_boards_hold_nothing_unconditionally() {
    assert_eq!(area(&["..", ".."]), ["..", ".."]);
    assert_eq!(area(&["BB", "WB"]), ["..", ".."]);
    assert_eq!(area(&["B"]), ["."]);
}

/// KataGo's area tests: maps of "pure" Benson areas with suicide forbidden.
#[test]
fn agrees_with_katago() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/scoring/area_cases.json");
    let Ok(text) = std::fs::read_to_string(&file) else {
        println!("skipped: {} is absent", file.display());
        return;
    };
    let cases: Value = serde_json::from_str(&text).unwrap();
    let rows = |value: &Value| -> Vec<String> {
        value
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row.as_str().unwrap().to_owned())
            .collect()
    };
    let flags = "Safe big territories 0 Unsafe big territories 0 Non pass alive stones 0 Suicide 0";
    let mut compared = 0;
    for case in cases["cases"].as_array().unwrap() {
        let boards = case["boards"].as_array().unwrap();
        let maps: Vec<&Value> = case["blocks"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|block| block["flags"] == flags)
            .map(|block| &block["map"])
            .collect();
        // Some blocks of the file hold the maps of several boards in one; those are left out.
        if boards.len() != 1 || maps.len() != 1 || rows(maps[0]).len() != rows(&boards[0]).len() {
            continue;
        }
        let board = rows(&boards[0]);
        let drawn: Vec<&str> = board.iter().map(String::as_str).collect();
        assert_eq!(area(&drawn), rows(maps[0]), "{}", case["name"]);
        compared += 1;
    }
    assert!(compared >= 5, "only {compared} cases compared");
}
