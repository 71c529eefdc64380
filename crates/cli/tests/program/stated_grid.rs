//! What a person states about the board in a photo (its size, which of several, from which side it
//! is seen), as the program's users do.

use std::fs;

use serde_json::Value;

use crate::support::{Run, folder, sample};

fn shuzi(arguments: &[&str]) -> Run {
    crate::support::shuzi(arguments, "")
}

/// What a command prints as JSON.
fn json(arguments: &[&str]) -> Value {
    shuzi(&[arguments, &["--format", "json"]].concat()).object()
}

fn rows(answer: &Value) -> Vec<String> {
    answer["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap().to_owned())
        .collect()
}

/// The rows turned a quarter clockwise: what was the left column is the top row.
fn turned(rows: &[String]) -> Vec<String> {
    let column = |column: usize| {
        rows.iter()
            .rev()
            .filter_map(|row| row.chars().nth(column))
            .collect()
    };
    (0..rows.len()).map(column).collect()
}

#[test]
fn a_stated_size_does_not_choose_between_two_boards() {
    let photo = sample("two-boards.jpg");
    for size in ["9", "13", "19"] {
        let answer = json(&["read", &photo, "--size", size]);
        assert_eq!(
            answer["error"]["kind"], "several_boards",
            "--size {size}: {answer}"
        );
    }
    let answer = json(&["read", &photo, "--size", "13", "--board", "1"]);
    assert_eq!(answer["board"]["size"], 13, "{answer}");
}

#[test]
fn a_turned_board_has_its_rows_points_and_corners_turned_and_its_places_in_the_photo_kept() {
    let photo = sample("9-finished-cloth.jpg");
    let upright = json(&["read", &photo]);
    let (mut expected, mut corners) = (
        rows(&upright),
        upright["board"]["corners"].as_array().unwrap().clone(),
    );
    for degrees in ["90", "180", "270"] {
        expected = turned(&expected);
        // The new top left is what was the bottom left.
        corners.rotate_right(1);
        let answer = json(&["read", &photo, "--turn", degrees]);
        assert_eq!(rows(&answer), expected, "--turn {degrees}");
        assert_eq!(
            answer["board"]["corners"].as_array(),
            Some(&corners),
            "--turn {degrees}"
        );
        let counted = json(&["count", &photo, "--turn", degrees, "--yes"]);
        assert_eq!(rows(&counted), expected, "count --turn {degrees}");
    }
    assert_eq!(turned(&expected), rows(&upright));
    // A point is named as the turned board shows it: the lower left corner was the lower right one.
    let corrected = json(&["read", &photo, "--turn", "90", "--set", "A1=white"]);
    let unturned = json(&["read", &photo, "--set", "J1=white"]);
    assert_eq!(rows(&corrected), turned(&rows(&unturned)));
    assert_eq!(shuzi(&["read", &photo, "--turn", "45"]).status, 64);
}

#[test]
fn a_turned_board_is_verified_and_replayed_turned() {
    let file = folder("stated_grid/turned_verify").join("protocol.json");
    let file = file.to_str().unwrap();
    let photo = sample("9-finished-cloth.jpg");
    shuzi(&[
        "verify", &photo, "--turn", "180", "--no-ask", "--ruling", file,
    ]);
    let text = fs::read_to_string(file).unwrap();
    let written: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(written["inquiry"]["grid"]["quarter_turns"], 2, "{text}");
    let expected = turned(&turned(&rows(&json(&["read", &photo]))));
    assert!(
        text.split_whitespace()
            .collect::<String>()
            .contains(&format!("\"{}\"", expected[0])),
        "{text}"
    );
    let replayed = shuzi(&["verify", "--replay", file]);
    assert_ne!(replayed.status, 2, "{}", replayed.out);
}
