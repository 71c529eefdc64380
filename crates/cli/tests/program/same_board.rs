//! `shuzi read --same-board` and `--frames` as their users run them, on photos rendered here.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::{Run, empty_folder, sample};

/// A position that no turn maps onto itself.
const POSITION: &str = "(;GM[1]FF[4]SZ[9]AB[ba][bb][gb][ac][bc][gc][dd][ed][de][df][bg][eg][fg][gg][ch][eh][gh]\
    [hh][ei]AW[cb][eb][cc][ad][bd][cd][fe][cf][ff][gf])";

fn shuzi(arguments: &[&str]) -> Run {
    crate::support::shuzi(arguments, "")
}

/// A photo of the position in some room and light.
fn rendered(folder: &Path, seed: &str) -> String {
    let position = folder.join("position.sgf");
    fs::write(&position, POSITION).unwrap();
    let photo = folder
        .join(format!("light-{seed}.jpg"))
        .to_str()
        .unwrap()
        .to_owned();
    let size = ["--width", "640", "--height", "480"];
    let arguments = [
        &[
            "render",
            position.to_str().unwrap(),
            "--out",
            &photo,
            "--seed",
            seed,
        ],
        &size[..],
    ]
    .concat();
    assert!(shuzi(&arguments).status == 0);
    photo
}

#[test]
fn photos_in_different_light_and_from_another_side_make_one_report() {
    let folder = empty_folder("same_board/one_report");
    let (first, second) = (rendered(&folder, "1"), rendered(&folder, "3"));
    // The second from another side of the table.
    let turned = folder.join("turned.png").to_str().unwrap().to_owned();
    image::imageops::rotate90(&image::open(&second).unwrap().into_rgb8())
        .save(&turned)
        .unwrap();
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
    let reports = run.objects();
    assert_eq!((reports.len(), run.status), (1, 2), "{}", run.err);
    let photo = &reports[0]["photo"];
    assert_eq!(photo["file"], first.as_str());
    assert_eq!(photo["others"][0], serde_json::json!({ "file": turned }));
    assert_eq!(photo["others"][1]["file"], "missing.jpg");
    assert_eq!(photo["others"][1]["error"]["kind"], "unreadable");
    assert!(fs::read_to_string(&record).unwrap().contains("SZ[9]"));
    // The position lies as in the first photo, and nothing is wrong that is not asked about.
    let truth: Value =
        serde_json::from_slice(&fs::read(Path::new(&first).with_extension("json")).unwrap())
            .unwrap();
    let asked: BTreeSet<(u64, u64)> = reports[0]["uncertain"]
        .as_array()
        .unwrap()
        .iter()
        .map(|point| {
            (
                point["row"].as_u64().unwrap(),
                point["col"].as_u64().unwrap(),
            )
        })
        .collect();
    for row in 0..9 {
        for col in 0..9 {
            let symbol = |rows: &Value| rows[row].as_str().unwrap().as_bytes()[col];
            let right = symbol(&reports[0]["rows"]) == symbol(&truth["rows"]);
            assert!(
                right || asked.contains(&(row as u64, col as u64)),
                "row {row}, column {col}"
            );
        }
    }
    let run = shuzi(&[
        "read",
        "--same-board",
        "--quiet",
        "missing.jpg",
        &first,
        &turned,
    ]);
    let (text, told) = (run.out, run.err);
    assert!(
        text.contains(&format!("Read together with {turned}")),
        "{text}"
    );
    // Why a photo is left out, without a hint.
    assert!(
        told.starts_with("missing.jpg: ") && told.lines().count() == 1,
        "{told}"
    );
    assert_eq!(run.status, 2);
}

#[test]
fn photos_of_different_boards_are_refused() {
    let first = sample("9-finished-cloth.jpg");
    let folder = empty_folder("same_board/other_board");
    let other_position = rendered(&folder, "1");
    for other in [other_position, sample("13-finished-warm.jpg")] {
        let run = shuzi(&["read", "--same-board", "--format", "json", &first, &other]);
        let objects = run.objects();
        assert_eq!((objects.len(), run.status), (1, 2), "{other}");
        assert_eq!(objects[0]["error"]["kind"], "bad_option");
        assert!(
            objects[0]["error"]["message"]
                .as_str()
                .unwrap()
                .contains(&other)
        );
    }
}

#[test]
fn without_any_photo_that_can_be_read_each_is_refused() {
    let run = shuzi(&[
        "read",
        "--same-board",
        "--format",
        "json",
        "missing.jpg",
        &sample("no-board.jpg"),
    ]);
    let kinds: Vec<Value> = run
        .objects()
        .iter()
        .map(|object| object["error"]["kind"].clone())
        .collect();
    assert_eq!(
        (kinds, run.status),
        (vec!["unreadable".into(), "no_board".into()], 2)
    );
    let corners = "1,1,9,1,9,9,1,9";
    assert_eq!(
        shuzi(&[
            "read",
            "--same-board",
            "--corners",
            corners,
            "a.jpg",
            "b.jpg"
        ])
        .status,
        64
    );
    assert_eq!(shuzi(&["read", "--same-board", "-", "-"]).status, 64);
}

#[test]
fn frames_are_read_the_sharpest_first() {
    let folder = empty_folder("same_board/frames");
    let sharp = rendered(&folder, "1");
    let blurred = folder.join("blurred.png").to_str().unwrap().to_owned();
    let pixels = image::open(&sharp).unwrap().into_rgb8();
    image::imageops::fast_blur(&pixels, 6.0)
        .save(&blurred)
        .unwrap();
    let arguments = ["read", "--frames", "--format", "json", &blurred, &sharp];
    let run = shuzi(&arguments);
    assert_eq!(run.status, 0, "{}", run.err);
    let reports = run.objects();
    assert_eq!(reports.len(), 1);
    assert_eq!(reports[0]["photo"]["file"], sharp.as_str());
    assert_eq!(reports[0]["uncertain"], serde_json::json!([]));
}
