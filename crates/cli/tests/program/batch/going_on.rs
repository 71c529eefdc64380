//! Runs that were killed, changed or go on elsewhere.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::json;

use super::archive::{batch, folder, photos, retaken, row, rows, sample, text, written};

/// Starts a run, waits until it has so many rows, and kills it.
fn killed_after(rows: usize, source: &Path, out: &Path) {
    let mut run = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args([
            "batch",
            text(source),
            "--out",
            text(out),
            "--jobs",
            "1",
            "--format",
            "jsonl,csv",
        ])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while run.try_wait().unwrap().is_none() && kept(out) < rows {
        thread::sleep(Duration::from_millis(5));
    }
    run.kill().unwrap();
    run.wait().unwrap();
}

/// How many rows are kept so far.
fn kept(out: &Path) -> usize {
    let Ok(shards) = fs::read_dir(out.join("shards")) else {
        return 0;
    };
    let lines = |path| fs::read_to_string(path).unwrap_or_default().lines().count();
    shards.map(|shard| lines(shard.unwrap().path())).sum()
}

#[test]
fn a_run_that_is_killed_again_and_again_comes_out_the_same() {
    let folder = folder("killed");
    let photos = photos(&folder);
    for number in 0..4 {
        let again = retaken(&sample("9-finished-cloth.jpg"), number);
        fs::write(photos.join(format!("again-{number}.jpg")), again).unwrap();
    }
    let (through, killed) = (folder.join("through"), folder.join("killed"));
    batch(&[
        text(&photos),
        "--out",
        text(&through),
        "--format",
        "jsonl,csv",
    ]);
    for rows in [0, 1, 2, 4, 5, 8] {
        killed_after(rows, &photos, &killed);
        assert!(kept(&killed) >= rows, "no row is lost");
    }
    let run = batch(&[
        text(&photos),
        "--out",
        text(&killed),
        "--resume",
        "--format",
        "jsonl,csv",
    ]);
    assert!(run.err.contains("8/8 photos"), "{}", run.err);
    assert!(written(&through) == written(&killed));
}

#[test]
fn what_killed_runs_left_unfinished_goes_and_nothing_else() {
    let folder = folder("unfinished");
    let (photos, out) = (photos(&folder), folder.join("out"));
    let arguments = [
        text(&photos),
        "--out",
        text(&out),
        "--format",
        "jsonl",
        "--sgf",
    ];
    batch(&arguments);
    let first = written(&out);
    let theirs = out.join("notes.tmp");
    fs::write(&theirs, "a person's").unwrap();
    let of = |folder| {
        first
            .iter()
            .map(|(file, _)| file.as_path())
            .find(|file| file.starts_with(folder))
            .unwrap()
    };
    let unfinished = |file: &Path| out.join(format!("{}.0123456789abcdef.tmp", text(file)));
    let left = ["photos.csv", "shards/00000.jsonl"]
        .map(Path::new)
        .into_iter()
        .chain([of("drawings"), of("sgf")]);
    let left: Vec<PathBuf> = left.map(unfinished).collect();
    for left in &left {
        fs::write(left, "half of it").unwrap();
    }
    batch(&arguments);
    assert!(left.iter().all(|left| !left.exists()));
    assert!(theirs.exists());
    assert!(written(&out) == first);
}

#[test]
fn a_list_that_was_begun_is_gone_on_with() {
    let folder = folder("listing");
    let (photos, out) = (photos(&folder), folder.join("out"));
    let list = || batch(&[text(&photos), "--out", text(&out), "--list-only"]);
    let (listing, begun) = (out.join("listing.jsonl"), out.join("listing.part"));
    list();
    let whole = fs::read_to_string(&listing).unwrap();
    assert!(!begun.exists());
    // As if it had been killed within the last of two lines, the first of which tells whether it is
    // believed.
    let lines: Vec<&str> = whole.lines().collect();
    let content = |line: &str| {
        serde_json::from_str::<serde_json::Value>(line).unwrap()["content"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let noted = lines[0].replace(&content(lines[0]), &"0".repeat(64));
    fs::write(
        &begun,
        format!("{noted}\n{}", &lines[1][..lines[1].len() / 2]),
    )
    .unwrap();
    fs::remove_file(&listing).unwrap();
    list();
    let listed = fs::read_to_string(&listing).unwrap();
    let listed: Vec<&str> = listed.lines().collect();
    assert_eq!(listed[0], noted, "it is not read again");
    assert_eq!(listed[1..], lines[1..]);
    assert!(!begun.exists());
}

#[test]
fn a_damaged_row_is_read_again() {
    let folder = folder("damaged");
    let (photos, out) = (photos(&folder), folder.join("out"));
    let arguments = [text(&photos), "--out", text(&out), "--format", "jsonl"];
    batch(&arguments);
    let first = written(&out);
    let shard = fs::read_dir(out.join("shards"))
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    let bytes = fs::read(&shard).unwrap();
    // As after a power cut: the end is missing, and something else is zero.
    fs::write(&shard, &bytes[..bytes.len() / 2]).unwrap();
    fs::write(shard.with_extension("part"), [0; 100]).unwrap();
    batch(&arguments);
    assert!(written(&out) == first);
}

#[test]
fn photos_that_were_added_changed_or_renamed_are_noticed() {
    let folder = folder("changed");
    let (photos, out) = (photos(&folder), folder.join("out"));
    let arguments = [text(&photos), "--out", text(&out), "--format", "jsonl"];
    batch(&arguments);
    fs::write(photos.join("none.jpg"), sample("9-finished-glossy.jpg")).unwrap();
    fs::rename(photos.join("2019/cloth.jpg"), photos.join("renamed.jpg")).unwrap();
    fs::write(
        photos.join("new.jpg"),
        retaken(&sample("9-finished-cloth.jpg"), 1),
    )
    .unwrap();
    let run = batch(&arguments);
    assert!(
        run.err.contains("5 photos, 4 of them different"),
        "{}",
        run.err
    );
    assert_eq!(row(&out, "none.jpg")["outcome"], "exact");
    assert_eq!(
        row(&out, "renamed.jpg")["rows"],
        row(&out, "new.jpg")["rows"]
    );
    assert!(
        !rows(&out)
            .iter()
            .any(|row| row["file"].as_str().unwrap().ends_with("cloth.jpg"))
    );
}

#[test]
fn other_settings_are_refused_with_what_differs() {
    let folder = folder("settings");
    let (photos, out) = (photos(&folder), folder.join("out"));
    let photo = photos.join("2019/cloth.jpg");
    let plain = [text(&photo), "--out", text(&out), "--format", "jsonl"];
    assert_eq!(
        batch(&[&plain[..], &["--resume"]].concat()).status,
        64,
        "nothing is there yet"
    );
    assert_eq!(batch(&plain).status, 0);
    let other = batch(&[&plain[..], &["--rules", "ing"]].concat());
    assert_eq!(other.status, 64);
    assert!(
        other.err.contains("no --rules there, --rules ing now"),
        "{}",
        other.err
    );
    let anew = batch(&[&plain[..], &["--new"]].concat());
    assert_eq!(anew.status, 64);
    assert!(anew.err.contains("holds a run already"), "{}", anew.err);
    assert_eq!(batch(&[&plain[..], &["--resume"]].concat()).status, 0);
    let elsewhere = batch(&[text(&photo), "--out", text(&photos)]);
    assert_eq!(elsewhere.status, 64);
    assert!(elsewhere.err.contains("holds no run"), "{}", elsewhere.err);
}

#[test]
fn two_runs_do_not_work_in_one_folder() {
    let folder = folder("busy");
    let (photos, out) = (photos(&folder), folder.join("out"));
    let arguments = [text(&photos), "--out", text(&out), "--format", "jsonl"];
    batch(&arguments);
    let lock = File::options().append(true).open(out.join("lock")).unwrap();
    lock.lock().unwrap();
    let run = batch(&arguments);
    assert_eq!(run.status, 74);
    assert!(run.err.contains("another shuzi is at work"), "{}", run.err);
}

#[test]
fn a_run_whose_rows_cannot_be_written_says_so_by_its_status_and_goes_on() {
    let folder = folder("unwritable");
    let (photos, out, through) = (photos(&folder), folder.join("out"), folder.join("through"));
    let arguments = |out| [text(&photos), "--out", out, "--format", "jsonl"];
    batch(&arguments(text(&through)));
    // The first row needs a file where a folder is.
    let in_the_way = out.join("shards/00000.part");
    batch(&[&arguments(text(&out))[..], &["--list-only"]].concat());
    fs::create_dir(&in_the_way).unwrap();
    let run = batch(&arguments(text(&out)));
    assert_eq!(run.status, 74, "{}", run.err);
    assert!(run.err.contains("it goes on where it was"), "{}", run.err);
    fs::remove_dir(&in_the_way).unwrap();
    assert_eq!(
        batch(&arguments(text(&out))).status,
        2,
        "one of the photos is refused"
    );
    assert!(written(&out) == written(&through));
}

#[test]
fn what_people_say_is_applied_and_never_written_over() {
    let folder = folder("corrected");
    let (photos, out) = (photos(&folder), folder.join("out"));
    let arguments = [
        text(&photos),
        "--out",
        text(&out),
        "--format",
        "jsonl",
        "--sgf",
    ];
    batch(&arguments);
    let before = row(&out, "cloth.jpg");
    let content = before["content"].as_str().unwrap();
    let stone = before["rows"][0].as_str().unwrap().chars().next().unwrap();
    let to = if stone == 'B' { "empty" } else { "black" };
    let said =
        json!({"content": content, "answers": [{"point": "A9", "stone": to}]}).to_string() + "\n";
    fs::write(out.join("corrections.jsonl"), &said).unwrap();
    let merged = crate::support::shuzi(&["merge", text(&out), "--format", "jsonl"], "");
    assert_ne!(merged.status, 64, "{}", merged.err);
    let after = row(&out, "cloth.jpg");
    assert_eq!(after["corrected"], true);
    assert_ne!(after["rows"], before["rows"]);
    let photo = photos.join("2019/cloth.jpg");
    let set = format!("A9={to}");
    let counted = crate::support::shuzi(
        &["count", "--format", "json", "--set", &set, text(&photo)],
        "",
    );
    for part in ["board", "rows", "uncertain", "life", "score", "warnings"] {
        assert_eq!(after[part], counted.objects()[0][part], "{part}");
    }
    assert_eq!(
        fs::read_to_string(out.join("corrections.jsonl")).unwrap(),
        said
    );
    // What was read is kept: without the correction all is as before.
    fs::remove_file(out.join("corrections.jsonl")).unwrap();
    batch(&arguments);
    assert_eq!(row(&out, "cloth.jpg"), before);
}
