use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use shuzi::ErrorKind;

use super::*;

/// Creates the folder of a run with these lines in a finished shard and in its part.
fn create_run(name: &str, finished: &[String], part: &[String]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("shuzi-{}-{name}", std::process::id()));
    fs::create_dir_all(folder.join("shards")).unwrap();
    let path = shard_path(&folder, 0);
    fs::write(part_path(&path), part.concat()).unwrap();
    fs::write(path, finished.concat()).unwrap();
    folder
}

fn content(number: u8) -> ContentHash {
    ContentHash::of(&[number])
}

/// Returns a row as it is stored in a shard.
fn row(number: u8) -> Value {
    let file = content(number).to_string();
    let answer = json!({
        "schema": "shuzi/1", "file": file, "photo": {"file": file},
        "error": {"kind": "no_board", "message": "There is no board.", "hint": "Look."},
    });
    json!({
        "content": file, "outcome": "refused", "timings_ms": {},
        "stake": {"winner": false, "half_points": null, "questions": 0},
        "answer": answer.to_string(),
    })
}

fn line(row: &Value) -> String {
    format!("{row}\n")
}

#[test]
fn rows_are_read_and_written_the_same() {
    let written = serde_json::to_string(&serde_json::from_value::<Row>(row(1)).unwrap()).unwrap();
    let read: Row = serde_json::from_str(&written).unwrap();
    assert_eq!(read.error().unwrap().kind, ErrorKind::NoBoard);
    assert_eq!(serde_json::to_string(&read).unwrap(), written);
}

#[test]
fn a_damaged_row_of_a_whole_shard_is_named_with_its_line() {
    let mut damaged = row(2);
    damaged["answer"] = json!("{\"schema\":\"shuzi/1\"}");
    let folder = create_run("damaged", &[line(&row(1)), line(&damaged)], &[]);
    let error = read_rows(&folder, 0).unwrap_err().to_string();
    assert!(
        error.contains("00000.jsonl") && error.contains("line 2") && error.contains("file"),
        "{error}"
    );
    // The run processes its photo again.
    let shard = Shard::open(&folder, 0, &|_| false).unwrap();
    assert_eq!(shard.outcome(content(1)), Some(RowOutcome::Refused));
    assert_eq!(shard.outcome(content(2)), None);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_torn_line_of_a_shard_that_grows_is_passed_over() {
    let torn = line(&row(3)).chars().take(40).chain(['\n']).collect();
    let folder = create_run("torn", &[line(&row(1))], &[torn, line(&row(2))]);
    let contents: Vec<ContentHash> = read_rows(&folder, 0).unwrap().into_keys().collect();
    let mut expected = vec![content(1), content(2)];
    expected.sort();
    assert_eq!(contents, expected);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn no_flipped_bit_changes_a_row() {
    let row: Row = serde_json::from_value(row(1)).unwrap();
    let line = format_row(&row).unwrap();
    assert!(serde_json::from_str::<Value>(&line).is_ok(), "{line}");
    let written = serde_json::to_string(&row).unwrap();
    for bit in 0..8 * line.len() {
        let mut damaged = line.clone().into_bytes();
        damaged[bit / 8] ^= 1 << (bit % 8);
        if let Ok(read) = parse_row::<Row>(&damaged) {
            assert_eq!(serde_json::to_string(&read).unwrap(), written, "bit {bit}");
        }
    }
}
