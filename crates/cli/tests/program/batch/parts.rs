//! Parts of a run on several machines.

use std::fs;
use std::process::{Command, Stdio};

use serde_json::json;

use super::archive::{batch, folder, photos, retaken, row, rows, sample, text, written};
use crate::support::shuzi;

#[test]
fn parts_come_out_as_the_whole_together_and_apart() {
    let folder = folder("parts");
    let photos = photos(&folder);
    for number in 0..70 {
        // Broken photos are read fast: there are more shards than one.
        fs::write(
            photos.join(format!("{number:02}.jpg")),
            retaken(b"\xff\xd8\xff", number),
        )
        .unwrap();
    }
    fs::write(
        photos.join("again.jpg"),
        retaken(&sample("9-finished-cloth.jpg"), 1),
    )
    .unwrap();
    let (whole, shared) = (folder.join("whole"), folder.join("shared"));
    let formats = ["--format", "jsonl,csv"];
    let part = |out: &std::path::Path, part: &str| {
        batch(
            &[
                &[text(&photos), "--out", text(out), "--shard", part],
                &formats[..],
            ]
            .concat(),
        )
    };
    batch(&[&[text(&photos), "--out", text(&whole)], &formats[..]].concat());

    // All parts in one folder.
    let first = part(&shared, "1/2");
    assert!(first.err.contains("shuzi merge"), "{}", first.err);
    let early = shuzi(&[&["merge", text(&shared)], &formats[..]].concat(), "");
    assert_eq!(early.status, 74);
    assert!(
        early.err.contains("photos have no rows yet"),
        "{}",
        early.err
    );
    part(&shared, "2/2");
    shuzi(&[&["merge", text(&shared)], &formats[..]].concat(), "");
    assert!(written(&whole) == written(&shared));

    // Each part in its own.
    let own = ["1/2", "2/2"].map(|name| {
        let out = folder.join(name.replace('/', "-of-"));
        part(&out, name);
        out
    });
    let merged = folder.join("merged");
    let run = shuzi(
        &[
            &[
                "merge",
                text(&own[0]),
                text(&own[1]),
                "--out",
                text(&merged),
            ],
            &formats[..],
        ]
        .concat(),
        "",
    );
    assert!(run.out.contains("75 photos"), "{} {}", run.out, run.err);
    assert!(written(&whole) == written(&merged));
    for nonsense in ["0/2", "3/2", "2"] {
        assert_eq!(part(&shared, nonsense).status, 64);
    }
}

#[test]
fn parts_may_begin_at_once() {
    let folder = folder("at-once");
    let photos = photos(&folder);
    for attempt in 0..4 {
        let out = folder.join(format!("out-{attempt}"));
        let parts = (1..=8).map(|part| {
            Command::new(env!("CARGO_BIN_EXE_shuzi"))
                .args([
                    "batch",
                    text(&photos),
                    "--out",
                    text(&out),
                    "--jobs",
                    "1",
                    "--positions",
                ])
                .args(["--shard", &format!("{part}/8")])
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap()
        });
        for part in parts.collect::<Vec<_>>() {
            let done = part.wait_with_output().unwrap();
            assert!(
                done.status.success(),
                "{}",
                String::from_utf8_lossy(&done.stderr)
            );
        }
        let merged = shuzi(&["merge", text(&out), "--format", "jsonl"], "");
        assert!(
            merged.out.contains("4 photos"),
            "{} {}",
            merged.out,
            merged.err
        );
    }
}

#[test]
fn parts_go_by_one_list() {
    let folder = folder("one-list");
    let (photos, out) = (photos(&folder), folder.join("out"));
    let part = || {
        batch(&[
            text(&photos),
            "--out",
            text(&out),
            "--positions",
            "--shard",
            "1/7",
        ])
    };
    let list = || {
        batch(&[
            text(&photos),
            "--out",
            text(&out),
            "--positions",
            "--list-only",
            "--format",
            "csv",
        ])
    };
    list();
    let listed = fs::read(out.join("listing.jsonl")).unwrap();
    // A machine that does not see a folder does not take its photos out of the list.
    fs::rename(photos.join("2019"), folder.join("2019")).unwrap();
    let blind = part();
    assert_eq!(blind.status, 74);
    assert!(
        blind
            .err
            .contains("2 photos that are listed are not found here"),
        "{}",
        blind.err
    );
    assert!(
        blind.err.contains("cloth.jpg") && blind.err.contains("--list-only"),
        "{}",
        blind.err
    );
    assert!(
        blind.err.contains("2/4 photos"),
        "it does what it can: {}",
        blind.err
    );
    assert!(fs::read(out.join("listing.jsonl")).unwrap() == listed);
    // One that sees more says so.
    fs::rename(folder.join("2019"), photos.join("2019")).unwrap();
    fs::write(
        photos.join("new.jpg"),
        retaken(&sample("9-finished-cloth.jpg"), 1),
    )
    .unwrap();
    let wise = part();
    assert_eq!(wise.status, 74);
    assert!(
        wise.err.contains("4/4 photos") && wise.err.contains("1 photo is found here that is not"),
        "{}",
        wise.err
    );
    assert!(fs::read(out.join("listing.jsonl")).unwrap() == listed);
    list();
    assert_eq!(part().status, 0);
    fs::rename(photos.join("new.jpg"), photos.join("renamed.jpg")).unwrap();
    assert_eq!(part().status, 74, "as many as before, and not the same");
    list();
    assert_eq!(part().status, 0);
    // And by the tables that were asked for.
    let merged = shuzi(&["merge", text(&out)], "");
    assert!(
        merged.out.contains("5 photos"),
        "{} {}",
        merged.out,
        merged.err
    );
    assert!(out.join("photos.csv").exists() && !out.join("photos.jsonl").exists());
}

#[test]
fn rows_that_a_killed_run_left_beside_whole_shards_are_merged() {
    let folder = folder("beside");
    let photos = photos(&folder);
    let (out, later) = (folder.join("out"), folder.join("later"));
    let arguments = |out| [text(&photos), "--out", out, "--format", "jsonl"];
    batch(&[&arguments(text(&out))[..], &["--time-limit", "0.001"]].concat());
    assert_eq!(row(&out, "cloth.jpg")["outcome"], "failed");
    batch(&arguments(text(&later)));
    // As `--retry` leaves it that is killed before the shard is whole again.
    fs::copy(
        later.join("shards/00000.jsonl"),
        out.join("shards/00000.part"),
    )
    .unwrap();
    shuzi(&["merge", text(&out)], "");
    assert_eq!(row(&out, "cloth.jpg")["outcome"], "exact");
    let elsewhere = folder.join("elsewhere");
    shuzi(&["merge", text(&out), "--out", text(&elsewhere)], "");
    assert!(written(&elsewhere) == written(&out));
}

#[test]
fn merging_again_takes_nothing_back() {
    let folder = folder("again");
    let photos = photos(&folder);
    let (part, whole) = (folder.join("part"), folder.join("whole"));
    let formats = ["--format", "jsonl"];
    let cloth = || row(&whole, "cloth.jpg");
    let merge = || {
        shuzi(
            &[&["merge", text(&part), "--out", text(&whole)], &formats[..]].concat(),
            "",
        )
    };
    batch(
        &[
            &[text(&photos), "--out", text(&part), "--time-limit", "0.001"],
            &formats[..],
        ]
        .concat(),
    );
    merge();
    assert_eq!(cloth()["error"]["kind"], "timed_out");
    batch(
        &[
            &[text(&photos), "--out", text(&whole), "--retry"],
            &formats[..],
        ]
        .concat(),
    );
    assert_eq!(cloth()["outcome"], "exact");
    merge();
    assert_eq!(
        cloth()["outcome"],
        "exact",
        "what was looked at since stays"
    );

    // What is said, taken back and said again is what was said last.
    let content = cloth()["content"].as_str().unwrap().to_owned();
    let say = |stone: &str| {
        let said = json!({"content": content, "answers": [{"point": "A9", "stone": stone}]})
            .to_string()
            + "\n";
        let file = part.join("corrections.jsonl");
        let before = fs::read_to_string(&file).unwrap_or_default();
        fs::write(file, before + &said).unwrap();
    };
    let stone = || cloth()["rows"][0].as_str().unwrap().chars().next().unwrap();
    say("black");
    merge();
    assert_eq!(stone(), 'B');
    say("white");
    say("black");
    merge();
    assert_eq!(stone(), 'B');
    let said = fs::read_to_string(whole.join("corrections.jsonl")).unwrap();
    assert_eq!(said.lines().count(), 3, "{said}");
    merge();
    assert_eq!(
        fs::read_to_string(whole.join("corrections.jsonl")).unwrap(),
        said,
        "nothing is said twice"
    );

    // What the photos are called now counts.
    fs::rename(
        photos.join("2019/cloth.jpg"),
        photos.join("2019/renamed.jpg"),
    )
    .unwrap();
    batch(&[&[text(&photos), "--out", text(&part)], &formats[..]].concat());
    merge();
    assert_eq!(row(&whole, "renamed.jpg")["outcome"], "exact");
    assert_eq!(rows(&whole).len(), 4);
}

#[test]
fn rules_that_were_changed_since_are_not_taken_for_those_of_the_run() {
    let folder = folder("rules");
    let (photos, out, rules) = (
        photos(&folder),
        folder.join("out"),
        folder.join("event.toml"),
    );
    fs::write(&rules, "name = \"Cup\"\nrules = \"chinese\"\nkomi = 7.5\n").unwrap();
    batch(&[
        text(&photos),
        "--out",
        text(&out),
        "--rules",
        text(&rules),
        "--format",
        "jsonl",
    ]);
    assert_ne!(
        shuzi(&["merge", text(&out), "--format", "jsonl"], "").status,
        74
    );
    fs::write(&rules, "name = \"Cup\"\nrules = \"chinese\"\nkomi = 0.5\n").unwrap();
    let merged = shuzi(&["merge", text(&out), "--format", "jsonl"], "");
    assert_eq!(merged.status, 74);
    assert!(
        merged.err.contains("event.toml") && merged.err.contains("not the rules any more"),
        "{}",
        merged.err
    );
}
