//! What is listed, and what is written about it.

use std::collections::HashSet;
use std::fs;

use serde_json::json;

use super::archive::{
    batch, folder, photos, retaken, row, rows, sample, tar, tar_with_link, text, written, zip,
    zip_of_one_name,
};
use crate::support::shuzi;

#[test]
fn a_folder_becomes_rows_in_the_order_of_names() {
    let folder = folder("folder");
    let (photos, out) = (photos(&folder), folder.join("out"));
    let run = batch(&[
        text(&photos),
        "--out",
        text(&out),
        "--format",
        "jsonl,csv",
        "--sgf",
    ]);
    assert_eq!(run.status, 2, "{}", run.err);
    let names: Vec<String> = rows(&out)
        .iter()
        .map(|row| row["file"].as_str().unwrap().to_owned())
        .collect();
    let expected = [
        "2019/cloth.jpg",
        "2019/glossy.JPG",
        "none.jpg",
        "open dame.jpg",
    ];
    assert_eq!(
        names,
        expected.map(|name| format!("{}/{name}", photos.display()))
    );
    assert!(run.err.contains("1 other file passed over"), "{}", run.err);

    // The same as `count` says of the photo alone, timings aside.
    let file = photos.join("2019/cloth.jpg");
    let mut counted = shuzi(&["count", "--format", "json", text(&file)], "")
        .objects()
        .remove(0);
    let mut read = row(&out, "cloth.jpg");
    for name in ["outcome", "content", "bytes", "questions"] {
        assert!(
            read.as_object_mut().unwrap().remove(name).is_some(),
            "{name}"
        );
    }
    counted["timings_ms"] = json!({});
    assert_eq!(read, counted);
    assert_eq!(row(&out, "open dame.jpg")["outcome"], "asked");
    let none = row(&out, "none.jpg");
    assert_eq!(
        (&none["outcome"], &none["error"]["kind"]),
        (&json!("refused"), &json!("no_board"))
    );

    // One drawing, of the photo that somebody should look at; game records of those with a
    // position.
    let written = written(&out);
    let names: Vec<&str> = written
        .iter()
        .map(|(name, _)| name.to_str().unwrap())
        .collect();
    assert_eq!(
        names
            .iter()
            .filter(|name| name.starts_with("drawings"))
            .count(),
        1
    );
    let records: Vec<&&str> = names.iter().filter(|name| name.ends_with(".sgf")).collect();
    assert_eq!(records.len(), 3, "{records:?}");
    let record = fs::read_to_string(out.join(records[0])).unwrap();
    assert!(record.contains("cloth.jpg]"), "{record}");

    let mut table = csv::Reader::from_path(out.join("photos.csv")).unwrap();
    let header = table.headers().unwrap().clone();
    let column = |name| header.iter().position(|column| column == name).unwrap();
    let records: Vec<csv::StringRecord> = table.records().map(Result::unwrap).collect();
    assert_eq!(records.len(), 4);
    assert_eq!(
        &records[0][column("result")],
        counted["score"]["sgf"].as_str().unwrap()
    );
    assert_eq!(records[0][column("rows")].split('/').count(), 9);
    assert_eq!(&records[2][column("error")], "no_board");

    let summary = fs::read_to_string(out.join("summary.txt")).unwrap();
    assert_eq!(run.out, summary);
    assert!(summary.contains("no_board"), "{summary}");
    let page = fs::read_to_string(out.join("summary.html")).unwrap();
    assert!(
        page.contains("<h1>4 photos</h1>") && !page.contains("http"),
        "{page}"
    );
}

#[test]
fn how_many_work_at_it_changes_nothing() {
    let folder = folder("jobs");
    let photos = photos(&folder);
    let outs = ["1", "3"].map(|jobs| {
        let out = folder.join(jobs);
        batch(&[
            text(&photos),
            "--out",
            text(&out),
            "--jobs",
            jobs,
            "--overlays",
            "all",
            "--format",
            "jsonl,csv",
        ]);
        written(&out)
    });
    assert_eq!(outs[0].len(), 5, "two tables and three drawings");
    assert!(outs[0] == outs[1]);
}

#[test]
fn archives_are_read_in_place_and_copies_once() {
    let folder = folder("archives");
    let (cloth, glossy) = (
        sample("9-finished-cloth.jpg"),
        sample("9-finished-glossy.jpg"),
    );
    tar(
        &folder.join("a.tar"),
        &[("in/cloth.jpg", &cloth), ("notes.txt", b"no picture")],
    );
    zip(
        &folder.join("b.zip"),
        &[("glossy.jpg", &glossy), ("copy of cloth.jpg", &cloth)],
    );
    fs::write(folder.join("c.jpg"), &glossy).unwrap();
    fs::write(folder.join("broken.zip"), "no archive").unwrap();
    let out = folder.join("out");
    let named = ["a.tar", "b.zip", "c.jpg", "broken.zip"].map(|name| folder.join(name));
    let mut arguments: Vec<&str> = named.iter().map(|path| text(path)).collect();
    arguments.extend(["--out", text(&out), "--format", "jsonl"]);
    let run = batch(&arguments);
    assert!(
        run.err.contains("5 photos, 2 of them different; 1 other"),
        "{}",
        run.err
    );

    let rows = rows(&out);
    let said =
        |number: usize, name: &str| rows[number][name].as_str().unwrap_or_default().to_owned();
    assert!(said(0, "file").ends_with("a.tar!/in/cloth.jpg"));
    assert!(said(1, "file").ends_with("b.zip!/glossy.jpg"));
    assert_eq!(
        (said(2, "duplicate_of"), said(3, "duplicate_of")),
        (said(0, "file"), said(1, "file"))
    );
    assert_eq!(rows[2]["rows"], rows[0]["rows"]);
    assert!(rows[0].get("duplicate_of").is_none() && rows[0]["score"].is_object());
    assert_eq!(
        (said(4, "outcome"), said(4, "error")),
        ("failed".into(), String::new())
    );
    assert_eq!(rows[4]["error"]["kind"], "unreadable");
    let looked_at = fs::read_to_string(out.join("timings.csv")).unwrap();
    assert_eq!(looked_at.lines().count(), 6);
}

#[test]
fn what_looks_alike_or_cannot_be_looked_into_is_not_lost() {
    let folder = folder("alike");
    let (cloth, glossy) = (
        sample("9-finished-cloth.jpg"),
        sample("9-finished-glossy.jpg"),
    );
    // As `tar --append` makes it of a photo that was changed.
    tar(
        &folder.join("a.tar"),
        &[("a.jpg", &cloth), ("a.jpg", &glossy)],
    );
    fs::write(folder.join("b.tar.gz"), "packed").unwrap();
    let out = folder.join("out");
    let [archive, packed] = ["a.tar", "b.tar.gz"].map(|name| folder.join(name));
    batch(&[
        text(&archive),
        text(&folder),
        text(&archive),
        "--out",
        text(&out),
        "--format",
        "jsonl",
    ]);
    let rows = rows(&out);
    let names: Vec<&str> = rows
        .iter()
        .map(|row| row["file"].as_str().unwrap())
        .collect();
    let expected = ["!/a.jpg", "!/a.jpg #2"].map(|name| format!("{}{name}", archive.display()));
    assert_eq!(names, [&expected[0], &expected[1], text(&packed)]);
    assert_ne!(rows[0]["content"], rows[1]["content"]);
    assert!(
        rows[2]["error"]["message"]
            .as_str()
            .unwrap()
            .contains("unpacked first"),
        "{}",
        rows[2]
    );
}

#[test]
fn entries_of_a_zip_archive_that_have_one_name_have_a_row_each() {
    let folder = folder("zip-of-one-name");
    let cloth = sample("9-finished-cloth.jpg");
    let files = [
        &cloth[..],
        &sample("9-finished-glossy.jpg"),
        &retaken(&cloth, 1),
    ];
    let archive = folder.join("scans.zip");
    zip_of_one_name(&archive, "games/board.jpg", &files);
    let out = folder.join("out");
    let arguments = [text(&archive), "--out", text(&out), "--format", "jsonl,csv"];
    assert_eq!(batch(&arguments).status, 0);
    let first = written(&out);
    let rows = rows(&out);
    let names: Vec<&str> = rows
        .iter()
        .map(|row| row["file"].as_str().unwrap())
        .collect();
    let expected =
        ["", " #2", " #3"].map(|end| format!("{}!/games/board.jpg{end}", text(&archive)));
    assert_eq!(names, expected);
    let contents: HashSet<&str> = rows
        .iter()
        .map(|row| row["content"].as_str().unwrap())
        .collect();
    assert_eq!(contents.len(), 3);
    assert!(rows.iter().all(|row| row["rows"].is_array()));
    assert_ne!(rows[0]["rows"], rows[1]["rows"]);

    let resumed = batch(&[&arguments[..], &["--resume"]].concat());
    assert_eq!(resumed.status, 0, "{}", resumed.err);
    assert!(written(&out) == first);
}

#[test]
fn a_tar_archive_says_what_it_links_to_and_where_it_ends_early() {
    let folder = folder("tar");
    let (cloth, glossy) = (
        sample("9-finished-cloth.jpg"),
        sample("9-finished-glossy.jpg"),
    );
    let [linked, cut] = ["linked.tar", "cut.tar"].map(|name| folder.join(name));
    tar_with_link(&linked, ("a.jpg", &cloth), "b.jpg");
    tar(&cut, &[("a.jpg", &cloth), ("b.jpg", &glossy)]);
    let bytes = fs::read(&cut).unwrap();
    fs::write(&cut, &bytes[..bytes.len() - glossy.len() / 2]).unwrap();
    let out = folder.join("out");
    batch(&[
        text(&linked),
        text(&cut),
        "--out",
        text(&out),
        "--format",
        "jsonl",
    ]);
    let rows = rows(&out);
    assert_eq!(rows.len(), 4);
    assert_eq!(rows[1]["duplicate_of"], rows[0]["file"]);
    assert!(
        rows[1]["file"]
            .as_str()
            .unwrap()
            .ends_with("linked.tar!/b.jpg"),
        "{}",
        rows[1]
    );
    assert!(
        rows[2]["file"]
            .as_str()
            .unwrap()
            .ends_with("cut.tar!/a.jpg"),
        "{}",
        rows[2]
    );
    assert!(
        rows[3]["error"]["message"]
            .as_str()
            .unwrap()
            .contains("ends within b.jpg"),
        "{}",
        rows[3]
    );
}

#[test]
fn every_position_has_its_own_game_record_whatever_it_is_called() {
    let folder = folder("records");
    let (cloth, glossy) = (
        sample("9-finished-cloth.jpg"),
        sample("9-finished-glossy.jpg"),
    );
    let long = format!("{}.jpg", "棋".repeat(82));
    let archive = folder.join("a.tar");
    let [third, fourth] = [1, 2].map(|number| retaken(&cloth, number));
    let photos: [(&str, &[u8]); 4] = [
        ("x/a.jpg", &cloth),
        ("./x/a.jpg", &glossy),
        (&long, &third),
        ("x/a.jpg.sgf/b.jpg", &fourth),
    ];
    tar(&archive, &photos);
    let out = folder.join("out");
    let run = batch(&[
        text(&archive),
        "--out",
        text(&out),
        "--format",
        "jsonl",
        "--sgf",
    ]);
    assert_eq!(run.status, 0, "{}", run.err);
    let records = written(&out)
        .into_iter()
        .filter(|(name, _)| name.extension().is_some_and(|end| end == "sgf"));
    let mut names: Vec<String> = records
        .map(|(_, bytes)| String::from_utf8(bytes).unwrap())
        .collect();
    names.dedup();
    assert_eq!(names.len(), photos.len(), "{names:?}");
}

#[test]
#[cfg(unix)]
fn nobody_waits_for_a_pipe() {
    let folder = folder("pipe");
    let (pipe, out) = (folder.join("pipe.jpg"), folder.join("out"));
    assert!(
        std::process::Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    batch(&[text(&folder), "--out", text(&out), "--format", "jsonl"]);
    assert!(
        row(&out, "pipe.jpg")["error"]["message"]
            .as_str()
            .unwrap()
            .contains("no file")
    );
}

#[test]
fn a_run_among_its_photos_does_not_look_at_its_own_drawings() {
    let folder = folder("within");
    let photos = photos(&folder);
    let (out, all) = (photos.join("run"), format!("{}/**/*.jpg", photos.display()));
    let arguments = [
        text(&photos),
        &all,
        "--out",
        text(&out),
        "--format",
        "jsonl",
        "--overlays",
        "all",
    ];
    batch(&arguments);
    let first = written(&out);
    let run = batch(&arguments);
    assert!(
        run.err.contains("4 photos, 4 of them different"),
        "{}",
        run.err
    );
    assert!(written(&out) == first);
}

#[test]
fn lists_and_patterns_name_photos() {
    let folder = folder("lists");
    let photos = photos(&folder);
    let (cloth, gone) = (photos.join("2019/cloth.jpg"), photos.join("gone.jpg"));
    for (out, end) in [("lines", "\n"), ("zeros", "\0")] {
        let out = folder.join(out);
        let list = format!("{}{end}{}{end}", cloth.display(), gone.display());
        let run = shuzi(
            &[
                "batch",
                "--list",
                "-",
                "--out",
                text(&out),
                "--format",
                "jsonl",
            ],
            &list,
        );
        assert_eq!(run.status, 2, "{}", run.err);
        let rows = rows(&out);
        assert_eq!(
            (&rows[0]["outcome"], &rows[1]["outcome"]),
            (&json!("exact"), &json!("failed"))
        );
    }
    let pattern = format!("{}/*/*oth.j*", photos.display());
    let out = folder.join("pattern");
    assert_eq!(
        batch(&[&pattern, "--out", text(&out), "--format", "jsonl"]).status,
        0
    );
    assert_eq!(rows(&out).len(), 1);
    for nothing in ["no such folder", "no*such"] {
        let run = batch(&[nothing, "--out", text(&folder.join("nothing"))]);
        assert_eq!(run.status, 64, "{}", run.err);
        assert!(
            run.err.contains(nothing) && !folder.join("nothing").exists(),
            "{}",
            run.err
        );
    }
}

#[test]
fn where_the_truth_is_known_the_summary_says_how_often_it_was_read() {
    let folder = folder("truth");
    for name in [
        "9-finished-cloth.jpg",
        "9-finished-cloth.json",
        "no-board.jpg",
        "no-board.json",
    ] {
        fs::write(folder.join(name), sample(name)).unwrap();
    }
    let out = folder.join("out");
    batch(&[
        text(&folder),
        "--out",
        text(&out),
        "--positions",
        "--format",
        "jsonl",
    ]);
    let summary: serde_json::Value =
        serde_json::from_slice(&fs::read(out.join("summary.json")).unwrap()).unwrap();
    assert_eq!(summary["truth"], json!({"exact": 1, "rightly_refused": 1}));
    assert!(
        row(&out, "cloth.jpg").get("score").is_none(),
        "positions only"
    );
}

#[test]
fn the_documentation_has_every_column() {
    let documentation = include_str!("../../../../../docs/archive.md");
    for column in shuzi_archive::export::columns() {
        let line = format!(
            "| `{}` | `{}` | {} |\n",
            column.name,
            column.get.arrow_type(),
            column.about
        );
        assert!(documentation.contains(&line), "{line}");
    }
}
