//! `shuzi eval` as its users run it: tables, reliability, timings and the sheet of what went wrong.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::support::{Run, empty_folder, shuzi};

const SAMPLES: &str = concat!(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."), "/samples");

fn eval(arguments: &[&str]) -> Run {
    shuzi(&[&["eval"], arguments].concat(), "")
}

/// A copy of a sample under another name, with `change` made to its label.
fn copy(sample: &str, folder: &Path, name: &str, change: impl Fn(&mut Value)) {
    fs::copy(
        format!("{SAMPLES}/{sample}.jpg"),
        folder.join(format!("{name}.jpg")),
    )
    .unwrap();
    let mut label: Value =
        serde_json::from_slice(&fs::read(format!("{SAMPLES}/{sample}.json")).unwrap()).unwrap();
    label["file"] = format!("{name}.jpg").into();
    change(&mut label);
    fs::write(folder.join(format!("{name}.json")), label.to_string()).unwrap();
}

#[test]
fn the_samples_make_a_table_with_its_headline() {
    let run = eval(&[SAMPLES, "--jobs", "2"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let lines = |start: &str| {
        run.out
            .lines()
            .filter(|line| line.starts_with(start))
            .count()
    };
    for start in [
        "source",
        "samples",
        "special",
        "ALL",
        "by group: exact",
        "photos: exact",
        "without a board",
    ] {
        assert_eq!(lines(start), 1, "{start}\n{}", run.out);
    }
    assert_eq!(lines("expected calibration error"), 2);
    for step in ["decode", "board", "stones", "all"] {
        assert_eq!(lines(&format!("{step} ")), 1, "{step}\n{}", run.out);
    }
}

#[test]
fn json_tells_how_reliable_probabilities_are_and_where_time_goes() {
    let object = eval(&[SAMPLES, "--only", "9-finished", "--format", "json"]).object();
    let all = object["tables"]
        .as_array()
        .unwrap()
        .iter()
        .find(|table| table["name"] == "ALL")
        .unwrap();
    for (what, expected) in [
        ("points", &all["points"]["judged"]),
        ("grids", &all["photos"]),
    ] {
        let reliability = &object["reliability"][what];
        let bins = reliability["bins"].as_array().unwrap();
        let claims: u64 = bins.iter().map(|bin| bin["count"].as_u64().unwrap()).sum();
        assert_eq!(
            (&Value::from(claims), &reliability["count"]),
            (expected, expected),
            "{what}"
        );
        assert!(reliability["expected_calibration_error"].is_number());
        for bin in bins {
            assert!(bin["right"].as_u64() <= bin["count"].as_u64(), "{bin}");
            assert_eq!(
                bin["mean_probability"].is_null(),
                bin["count"] == 0,
                "{bin}"
            );
        }
    }
    let steps: Vec<&str> = object["timings_ms"]
        .as_array()
        .unwrap()
        .iter()
        .map(|spent| spent["step"].as_str().unwrap())
        .collect();
    assert_eq!(steps, ["decode", "board", "stones", "all"]);
}

#[test]
fn several_photos_at_a_time_give_the_same_figures_in_the_same_order() {
    let judged = |jobs: &str| {
        let run = eval(&[
            SAMPLES,
            "--only",
            "9-",
            "--format",
            "json",
            "--fail-list",
            "--jobs",
            jobs,
        ]);
        let mut object = run.object();
        object.as_object_mut().unwrap().remove("timings_ms");
        object
    };
    assert_eq!(judged("1"), judged("3"));
}

#[test]
fn the_sheet_shows_what_is_wrong_and_leaves_out_what_is_right() {
    let labels = empty_folder("evaluation/sheet_labels");
    copy("9-finished-cloth", &labels, "right", |_| {});
    // A stone that the photo does not show.
    copy("9-finished-cloth", &labels, "<wrong> & 'odd'", |label| {
        label["rows"][8] = "....BW..B".into()
    });
    copy("no-board", &labels, "table", |_| {});
    copy("9-finished-cloth", &labels, "no-photo", |_| {});
    fs::write(labels.join("no-photo.jpg"), "Dear referee").unwrap();
    let sheet = labels.join("out/sheet");
    let sheet_name = sheet.to_str().unwrap();
    let run = eval(&[labels.to_str().unwrap(), "--sheet", sheet_name]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let page = fs::read_to_string(sheet.join("index.html")).unwrap();
    assert!(
        page.contains("J1 read as empty") && page.contains("is black"),
        "{page}"
    );
    assert!(
        page.contains("&lt;wrong&gt; &amp; &#39;odd&#39;.jpg") && !page.contains("<wrong>"),
        "{page}"
    );
    assert!(
        page.contains("unsupported_format"),
        "a refusal's reason\n{page}"
    );
    assert_eq!(page.matches("<article").count(), 2, "{page}");
    assert!(
        page.find("J1 read as").unwrap() < page.find("unsupported_format").unwrap(),
        "worst first"
    );
    assert!(
        !page.contains("<script") && !page.contains("http"),
        "nothing from elsewhere\n{page}"
    );
    // What cannot be decoded has no picture.
    let pictures: Vec<PathBuf> = fs::read_dir(&sheet)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jpg"))
        .collect();
    assert_eq!(pictures.len(), 1, "{pictures:?}");
    for picture in &pictures {
        let (width, height) = image::image_dimensions(picture).unwrap();
        assert!(width.max(height) <= 900);
        assert!(page.contains(&format!(
            "src=\"{}\"",
            picture.file_name().unwrap().to_str().unwrap()
        )));
    }
    let run = eval(&[
        labels.to_str().unwrap(),
        "--sheet",
        sheet_name,
        "--all",
        "--only",
        "right",
    ]);
    assert_eq!(run.status, 0, "{}", run.err);
    let page = fs::read_to_string(sheet.join("index.html")).unwrap();
    assert!(
        page.contains("right.jpg") && page.matches("<article").count() == 1,
        "{page}"
    );
}

#[test]
fn a_label_that_cannot_be_used_is_told() {
    let labels = empty_folder("evaluation/bad_labels");
    copy("9-finished-cloth", &labels, "short", |label| {
        label["rows"] = "too few".into()
    });
    copy("9-finished-cloth", &labels, "cut", |label| {
        label["rows"][0] = "..".into()
    });
    fs::write(labels.join("notes.json"), r#"{"to": "nobody"}"#).unwrap();
    let run = eval(&[labels.to_str().unwrap()]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(
        run.err.contains("short.json") && run.err.contains("cut.json"),
        "{}",
        run.err
    );
    assert!(
        !run.err.contains("notes.json") && run.err.contains("no labelled photos"),
        "{}",
        run.err
    );
}

#[test]
fn evaluation_needs_photos_and_counts_those_that_are_none_as_refused() {
    let labels = empty_folder("evaluation/eval_bad");
    copy("9-finished-cloth", &labels, "gone", |_| {});
    fs::remove_file(labels.join("gone.jpg")).unwrap();
    let run = eval(&[labels.to_str().unwrap()]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(run.err.contains("no labelled photos"), "{}", run.err);
    fs::write(labels.join("gone.jpg"), "not a photo").unwrap();
    let object = eval(&["--format", "json", "--fail-list", labels.to_str().unwrap()]).object();
    assert_eq!(object["tables"][0]["outcomes"]["refused"], 1);
    assert_eq!(object["failures"][0]["error"], "unsupported_format");
}

#[test]
fn sheets_that_cannot_be_written_are_told_before_photos_are_read() {
    let run = eval(&[SAMPLES, "--sheet", "/dev/null/sheet"]);
    assert_eq!((run.status, run.out.as_str()), (74, ""));
    assert!(
        run.err.contains("cannot make /dev/null/sheet"),
        "{}",
        run.err
    );
    assert_eq!(eval(&[SAMPLES, "--all"]).status, 64);
    assert_eq!(eval(&[SAMPLES, "--jobs", "0"]).status, 64);
}
