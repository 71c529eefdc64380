//! `shuzi read --same-board` as its users run it, on photos rendered here.

#![allow(clippy::unwrap_used, reason = "a panic is how a test reports")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// A position that no turn maps onto itself.
const POSITION: &str = "(;GM[1]FF[4]SZ[9]AB[ba][bb][gb][ac][bc][gc][dd][ed][de][df][bg][eg][fg][gg][ch][eh][gh]\
    [hh][ei]AW[cb][eb][cc][ad][bd][cd][fe][cf][ff][gf])";

fn shuzi(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_shuzi")).env("LC_ALL", "C").args(arguments).output().unwrap()
}

fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A photo of the position in some room and light.
fn rendered(folder: &Path, seed: &str) -> String {
    let position = folder.join("position.sgf");
    fs::write(&position, POSITION).unwrap();
    let photo = folder.join(format!("light-{seed}.jpg")).to_str().unwrap().to_owned();
    let size = ["--width", "640", "--height", "480"];
    let arguments =
        [&["render", position.to_str().unwrap(), "--out", &photo, "--seed", seed], &size[..]].concat();
    assert!(shuzi(&arguments).status.success());
    photo
}

fn sample(name: &str) -> String {
    format!("{}/samples/{name}", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn objects(output: &Output) -> Vec<Value> {
    String::from_utf8_lossy(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn photos_in_different_light_and_from_another_side_make_one_report() {
    let folder = folder("same_board");
    let (first, second) = (rendered(&folder, "1"), rendered(&folder, "3"));
    // The second from another side of the table.
    let turned = folder.join("turned.png").to_str().unwrap().to_owned();
    image::imageops::rotate90(&image::open(&second).unwrap().into_rgb8()).save(&turned).unwrap();
    let record = folder.join("out.sgf").to_str().unwrap().to_owned();
    let run = shuzi(&[
        "read",
        "--same-board",
        "--format",
        "json",
        "--sgf",
        &record,
        "missing.jpg",
        &first,
        &turned,
    ]);
    let reports = objects(&run);
    assert_eq!((reports.len(), run.status.code()), (1, Some(2)), "{}", String::from_utf8_lossy(&run.stderr));
    let photo = &reports[0]["photo"];
    assert_eq!(photo["file"], first.as_str());
    assert_eq!(photo["others"][0], serde_json::json!({ "file": turned }));
    assert_eq!(photo["others"][1]["file"], "missing.jpg");
    assert_eq!(photo["others"][1]["error"]["kind"], "unreadable");
    assert!(fs::read_to_string(&record).unwrap().contains("SZ[9]"));
    // The position lies as in the first photo, and nothing is wrong that is not asked about.
    let truth: Value =
        serde_json::from_slice(&fs::read(Path::new(&first).with_extension("json")).unwrap()).unwrap();
    let asked: BTreeSet<(u64, u64)> = reports[0]["uncertain"]
        .as_array()
        .unwrap()
        .iter()
        .map(|point| (point["row"].as_u64().unwrap(), point["col"].as_u64().unwrap()))
        .collect();
    for row in 0..9 {
        for col in 0..9 {
            let symbol = |rows: &Value| rows[row].as_str().unwrap().as_bytes()[col];
            let right = symbol(&reports[0]["rows"]) == symbol(&truth["rows"]);
            assert!(right || asked.contains(&(row as u64, col as u64)), "row {row}, column {col}");
        }
    }
    let run = shuzi(&["read", "--same-board", "--quiet", "missing.jpg", &first, &turned]);
    let (text, told) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(text.contains(&format!("Read together with {turned}")), "{text}");
    // Why a photo is left out, without a hint.
    assert!(told.starts_with("missing.jpg: ") && told.lines().count() == 1, "{told}");
    assert_eq!(run.status.code(), Some(2));
}

#[test]
fn photos_of_different_boards_are_refused() {
    let first = sample("9-finished-cloth.jpg");
    let folder = folder("other_board");
    let other_position = rendered(&folder, "1");
    for other in [other_position, sample("13-finished-warm.jpg")] {
        let run = shuzi(&["read", "--same-board", "--format", "json", &first, &other]);
        let objects = objects(&run);
        assert_eq!((objects.len(), run.status.code()), (1, Some(2)), "{other}");
        assert_eq!(objects[0]["error"]["kind"], "bad_option");
        assert!(objects[0]["error"]["message"].as_str().unwrap().contains(&other));
    }
}

#[test]
fn without_any_photo_that_can_be_read_each_is_refused() {
    let run = shuzi(&["read", "--same-board", "--format", "json", "missing.jpg", &sample("no-board.jpg")]);
    let kinds: Vec<Value> = objects(&run).iter().map(|object| object["error"]["kind"].clone()).collect();
    assert_eq!((kinds, run.status.code()), (vec!["unreadable".into(), "no_board".into()], Some(2)));
    let corners = "1,1,9,1,9,9,1,9";
    assert_eq!(
        shuzi(&["read", "--same-board", "--corners", corners, "a.jpg", "b.jpg"]).status.code(),
        Some(64)
    );
    assert_eq!(shuzi(&["read", "--same-board", "-", "-"]).status.code(), Some(64));
}
