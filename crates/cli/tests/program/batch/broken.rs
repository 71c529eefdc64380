//! Photos that are broken, gone, or too much for a worker.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::time::Duration;

use serde_json::json;
use shuzi_archive::{
    ExecutionSettings, Manifest, Partition, PhotoSource, RunEvent, RunFolder, RunSettings,
    WorkerSettings,
};

use super::archive::{batch, folder, photos, row, rows, sample, text};

#[test]
fn a_photo_that_is_no_photo_is_a_row_with_its_reason() {
    let folder = folder("broken");
    let cloth = sample("9-finished-cloth.jpg");
    fs::write(folder.join("empty.jpg"), []).unwrap();
    fs::write(folder.join("half.jpg"), &cloth[..cloth.len() / 3]).unwrap();
    fs::write(folder.join("text.png"), "no picture").unwrap();
    fs::write(folder.join("other.gif"), b"GIF89a\x10\0\x10\0\0\0\0;").unwrap();
    fs::write(folder.join("zz.jpg"), &cloth).unwrap();
    let out = folder.join("out");
    let run = batch(&[text(&folder), "--out", text(&out), "--format", "jsonl"]);
    assert_eq!(run.status, 2);
    let rows = rows(&out);
    let kinds: Vec<&str> = rows
        .iter()
        .map(|row| row["error"]["kind"].as_str().unwrap_or("none"))
        .collect();
    assert_eq!(
        kinds,
        [
            "unreadable",
            "unreadable",
            "unsupported_format",
            "unsupported_format",
            "none"
        ]
    );
    assert!(
        rows.iter()
            .take(4)
            .all(|row| !row["error"]["hint"].as_str().unwrap().is_empty())
    );
}

#[cfg(unix)]
#[test]
fn what_a_photo_does_to_its_worker_it_does_to_no_other_photo() {
    let folder = folder("crash");
    let photos = photos(&folder);
    // Three hundred megabytes of pixels do not go into so much with all else. A file of fewer bytes may not have
    // so many pixels.
    let large = photos.join("a-large.png");
    image::GrayImage::new(20_000, 5_000).save(&large).unwrap();
    let mut png = fs::read(&large).unwrap();
    png.resize(4_000_000, 0);
    fs::write(&large, png).unwrap();
    let out = folder.join("out");
    let arguments = [
        text(&photos),
        "--out",
        text(&out),
        "--format",
        "jsonl",
        "--memory-limit",
        "300",
    ];
    let run = batch(&arguments);
    assert_eq!(run.status, 2, "{}", run.err);
    let large = row(&out, "a-large.png");
    assert_eq!(
        (&large["outcome"], &large["error"]["kind"]),
        (&json!("failed"), &json!("crashed")),
        "{large}"
    );
    assert_eq!(row(&out, "cloth.jpg")["outcome"], "exact");
    assert_eq!(rows(&out).len(), 5);
    // It stays so until somebody asks to look again, with more memory.
    batch(&arguments);
    assert_eq!(row(&out, "a-large.png"), large);
    let again = [&arguments[..5], &["--retry", "--memory-limit", "4000"]].concat();
    batch(&again);
    assert_eq!(row(&out, "a-large.png")["outcome"], "refused");
}

#[test]
fn without_workers_no_photo_is_said_to_be_broken() {
    let folder = folder("no-workers");
    let photos = photos(&folder);
    let search = shuzi_archive::find_photos(&[PhotoSource::Path(photos.clone())]).unwrap();
    let run = RunFolder::begin(
        &folder.join("out"),
        &RunSettings::new(),
        4,
        Partition::WHOLE,
        true,
    )
    .unwrap();
    let listing = Manifest::build(search, &run.manifest_path(), 1, &|_| ()).unwrap();
    let program = env!("CARGO_BIN_EXE_shuzi");
    // None at all, one that ends at once, one that goes by other rules than the run, and one that
    // has none.
    let other_rules = [
        program,
        "batch-worker",
        "--memory-limit",
        "4096",
        "--rules",
        "ing",
    ];
    let lost_rules = [&other_rules[..4], &["--rules", "no such folder/event.toml"]].concat();
    for (command, why) in [
        (&["no such program"][..], "no worker can be started"),
        (&[program, "--help"], "no worker can be started"),
        (&other_rules, "no --rules there, --rules ing now"),
        (&lost_rules, "event.toml"),
    ] {
        let command = command.iter().map(OsString::from).collect();
        let workers = WorkerSettings {
            command,
            settings: RunSettings::new(),
            time_limit: Duration::from_secs(60),
        };
        let work = ExecutionSettings {
            workers,
            jobs: 2,
            partition: Partition::WHOLE,
            retry: false,
            max_bytes: 100_000_000,
        };
        let mut done = 0;
        let ended = shuzi_archive::process_pending(&run, &listing, &work, &mut |event| {
            done += usize::from(matches!(event, RunEvent::Done(_)))
        });
        let ended = ended.unwrap_err().to_string();
        assert!(ended.contains(why), "{ended}");
        assert_eq!(done, 0);
    }
}

#[test]
fn a_photo_that_takes_too_long_is_given_up() {
    let folder = folder("slow");
    fs::write(folder.join("cloth.jpg"), sample("9-finished-cloth.jpg")).unwrap();
    fs::write(folder.join("empty.jpg"), []).unwrap();
    let out = folder.join("out");
    let arguments = [text(&folder), "--out", text(&out), "--format", "jsonl"];
    // No board is read so fast.
    batch(&[&arguments[..], &["--time-limit", "0.01"]].concat());
    let slow = row(&out, "cloth.jpg");
    assert_eq!(
        (&slow["outcome"], &slow["error"]["kind"]),
        (&json!("failed"), &json!("timed_out")),
        "{slow}"
    );
    // It stays so until somebody asks to look again.
    batch(&arguments);
    assert_eq!(row(&out, "cloth.jpg"), slow);
    batch(&[&arguments[..], &["--retry"]].concat());
    assert_eq!(row(&out, "cloth.jpg")["outcome"], "exact");
    assert_eq!(rows(&out).len(), 2);
}

/// Writes other bytes of the same length to a file, which then seems not to have been touched.
fn replace_unseen(file: &Path, bytes: &[u8]) {
    let modified = fs::metadata(file).unwrap().modified().unwrap();
    fs::write(file, bytes).unwrap();
    fs::File::options()
        .write(true)
        .open(file)
        .unwrap()
        .set_modified(modified)
        .unwrap();
}

/// Another photo of the same board with as many bytes.
fn as_long(photo: &[u8]) -> Vec<u8> {
    let mut other = photo.to_vec();
    let end = other.len() - 3;
    other[end] ^= 1;
    other
}

#[test]
fn a_photo_that_goes_or_changes_costs_only_itself() {
    let folder = folder("gone");
    let (photos, out) = (photos(&folder), folder.join("out"));
    let cloth = photos.join("2019/cloth.jpg");
    let arguments = [text(&photos), "--out", text(&out), "--format", "jsonl"];
    batch(&[&arguments[..], &["--list-only"]].concat());
    assert!(!out.join("photos.jsonl").exists());
    // As if it were gone once the photos are listed: what the list says of it is true no more.
    let bytes = fs::read(&cloth).unwrap();
    replace_unseen(&cloth, &as_long(&bytes));
    batch(&arguments);
    let changed = row(&out, "cloth.jpg");
    assert_eq!(
        (&changed["outcome"], &changed["error"]["kind"]),
        (&json!("failed"), &json!("unreadable"))
    );
    assert!(
        changed["error"]["message"]
            .as_str()
            .unwrap()
            .contains("changed"),
        "{changed}"
    );
    assert_eq!(row(&out, "glossy.JPG")["outcome"], "exact");
    // It is looked at again as soon as it is there again.
    replace_unseen(&cloth, &bytes);
    batch(&arguments);
    assert_eq!(row(&out, "cloth.jpg")["outcome"], "exact");
}

#[test]
fn a_photo_that_was_replaced_unseen_is_read_when_the_run_goes_on() {
    let folder = folder("replaced");
    let (photos, out) = (photos(&folder), folder.join("out"));
    let cloth = photos.join("2019/cloth.jpg");
    let arguments = [text(&photos), "--out", text(&out), "--format", "jsonl"];
    batch(&[&arguments[..], &["--list-only"]].concat());
    let bytes = fs::read(&cloth).unwrap();
    replace_unseen(&cloth, &as_long(&bytes));
    batch(&arguments);
    let changed = row(&out, "cloth.jpg");
    assert_eq!(changed["outcome"], "failed");
    batch(&arguments);
    assert_eq!(row(&out, "cloth.jpg")["outcome"], "exact");
    assert_ne!(row(&out, "cloth.jpg")["content"], changed["content"]);
    fs::write(&cloth, &bytes).unwrap();
    batch(&arguments);
    assert_eq!(row(&out, "cloth.jpg")["content"], changed["content"]);
    assert_eq!(row(&out, "cloth.jpg")["outcome"], "exact");
}
