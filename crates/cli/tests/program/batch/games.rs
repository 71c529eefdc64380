//! Which game a photo is from.

use std::fs;

use serde_json::Value;

use super::archive::{batch, folder, row, rows, sample, text};
use crate::support::shuzi;

/// A record that sets up the position of a sample but for its last black stone, which is played;
/// turned by a quarter.
fn record(name: &str) -> String {
    let truth: Value = serde_json::from_slice(&sample(name)).unwrap();
    let rows: Vec<&str> = truth["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap())
        .collect();
    let (mut stones, lines) = ([Vec::new(), Vec::new()], rows.len());
    for (y, row) in rows.iter().enumerate() {
        for (x, stone) in row.chars().enumerate() {
            let letter = |number: usize| (b'a' + number as u8) as char;
            let place = format!("[{}{}]", letter(lines - 1 - y), letter(x));
            match stone {
                'B' => stones[0].push(place),
                'W' => stones[1].push(place),
                _ => {}
            }
        }
    }
    let last = stones[0].pop().unwrap();
    let [black, white] = stones.map(|stones| stones.concat());
    format!("(;GM[1]SZ[{lines}]KM[6.5]RE[B+99.5]RU[Japanese]AB{black}AW{white};B{last})")
}

#[test]
fn the_game_of_a_photo_is_found_with_its_prisoners_and_komi() {
    let folder = folder("games");
    let (photos, records, out) = (
        folder.join("photos"),
        folder.join("records/club"),
        folder.join("out"),
    );
    fs::create_dir_all(&photos).unwrap();
    fs::create_dir_all(&records).unwrap();
    for name in ["9-finished-cloth.jpg", "9-finished-glossy.jpg"] {
        fs::write(photos.join(name), sample(name)).unwrap();
    }
    fs::write(records.join("final.sgf"), record("9-finished-cloth.json")).unwrap();
    fs::write(records.join("other.sgf"), record("13-seki.json")).unwrap();
    fs::write(records.join("broken.sgf"), "(;SZ[9").unwrap();
    let run = batch(&[
        text(&photos),
        "--out",
        text(&out),
        "--format",
        "jsonl,csv",
        "--records",
        text(records.parent().unwrap()),
    ]);
    assert!(
        run.err.contains("club/broken.sgf is no record"),
        "{}",
        run.err
    );
    let game = &row(&out, "cloth.jpg")["game"];
    assert_eq!(
        (&game["record"], &game["move"], &game["mirrored"]),
        (&"club/final.sgf".into(), &1.into(), &false.into())
    );
    assert_eq!(game["quarter_turns"], 3, "back to the photo");
    assert_eq!(game["japanese"]["komi"], 6.5);
    assert!(game["japanese"]["result"].is_string(), "{game}");
    assert_eq!(
        (&game["recorded"]["result"], &game["recorded"]["agrees"]),
        (&"B+99.5".into(), &false.into())
    );
    assert!(row(&out, "glossy.jpg").get("game").is_none());
    let table = fs::read_to_string(out.join("photos.csv")).unwrap();
    assert!(table.contains(",club/final.sgf,"), "{table}");
    assert_eq!(rows(&out).len(), 2);

    // Merging writes the same tables, and looks for games in the same records.
    let before = ["photos.jsonl", "photos.csv"].map(|table| fs::read(out.join(table)).unwrap());
    for table in ["photos.jsonl", "photos.csv"] {
        fs::remove_file(out.join(table)).unwrap();
    }
    shuzi(&["merge", text(&out)], "");
    assert!(
        ["photos.jsonl", "photos.csv"].map(|table| fs::read(out.join(table)).unwrap()) == before
    );
    let other = shuzi(&["merge", text(&out), "--format", "csv"], "");
    assert!(
        other.err.contains("photos.jsonl is left as it was"),
        "{}",
        other.err
    );
    fs::rename(records.parent().unwrap(), folder.join("elsewhere")).unwrap();
    let lost = shuzi(&["merge", text(&out)], "");
    assert!(
        lost.status == 64 && lost.err.contains("--records"),
        "{}",
        lost.err
    );
    shuzi(&["merge", text(&out), "--no-records"], "");
    assert!(row(&out, "cloth.jpg").get("game").is_none());
    shuzi(
        &[
            "merge",
            text(&out),
            "--format",
            "jsonl,csv",
            "--records",
            text(&folder.join("elsewhere")),
        ],
        "",
    );
    assert!(
        ["photos.jsonl", "photos.csv"].map(|table| fs::read(out.join(table)).unwrap()) == before
    );
}
