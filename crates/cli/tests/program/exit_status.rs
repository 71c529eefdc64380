//! How every command ends: its exit status, as README's table has it, and what it says with it.

use std::fs;
use std::path::PathBuf;

use crate::support::{self, sample, shuzi};

/// Two walls down the middle of a 9×9 board: nothing in doubt with the dead stated.
const SPLIT: &str = "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5]\
    AB[ea][eb][ec][ed][ee][ef][eg][eh][ei]AW[fa][fb][fc][fd][fe][ff][fg][fh][fi])";

/// A command line with its exit status and a part of what it says; `@` in it is the test's own
/// folder.
type Case = (u8, &'static str, &'static str);

/// All done and certain.
const CERTAIN: [Case; 13] = [
    (0, "--version", "shuzi"),
    (0, "--help", "Exit status"),
    (0, "score --dead none @/good.sgf", "Black wins by 3/4 zi"),
    (0, "score --dead none --format sgf @/zi.sgf", "RE[B+1.5]"),
    (
        0,
        "score --dead none @/zi.sgf",
        "Note: the record’s komi “3.75” was taken as 7.5 points",
    ),
    (
        0,
        "score --dead none --game 2 @/two.sgf",
        "Black wins by 3/4 zi",
    ),
    (
        0,
        "score --dead none --prisoners B=3,W=3 @/good.sgf",
        "Note: --prisoners changes nothing",
    ),
    (
        0,
        "score --dead none --stones black=179 @/good.sgf",
        "Note: --stones changes nothing",
    ),
    (
        0,
        "score --dead none --white-handicap-bonus N @/good.sgf",
        "Note: --white-handicap-bonus changes nothing",
    ),
    (
        0,
        "score --rules tromp-taylor --dead none @/good.sgf",
        "Note: --dead changes nothing",
    ),
    (
        0,
        "verify --no-ask --dead none --claim B+1.5 @/good.sgf",
        "is right",
    ),
    (0, "placing @/results.csv", "Ke Jie"),
    (
        0,
        "render @/good.sgf --out @/board.jpg --width 64 --height 48",
        "",
    ),
];

/// Done, but something needs a person's look.
const NEEDS_A_LOOK: [Case; 8] = [
    (1, "score @/captured.sgf", "has no liberties"),
    (
        1,
        "score --dead none @/two.sgf",
        "2 games (1: A – B; 2: C – D)",
    ),
    (
        1,
        "score --dead none @/open.sgf",
        "without its closing bracket",
    ),
    (
        1,
        "score --dead none @/hundredths.sgf",
        "“800” is no number of points as it stands: it was taken as 8 points",
    ),
    (
        1,
        "score --dead none --format sgf @/hundredths.sgf",
        "KM[8]",
    ),
    (
        1,
        "verify --no-ask --dead none --claim W+5 @/good.sgf",
        "is wrong",
    ),
    (1, "clock --basic 60min --used black=90min", ""),
    (
        1,
        "render @/two.sgf --out @/board.jpg --width 64 --height 48",
        "2 games",
    ),
];

/// At least one input failed.
const FAILED: [Case; 18] = [
    (2, "score @/missing.sgf", "cannot read the file"),
    (
        2,
        "score --dead none @/missing.sgf @/good.sgf",
        "Black wins",
    ),
    (2, "score @/broken.sgf", "lies outside the 9×9 board"),
    (
        2,
        "score @/house.sgf",
        "State the rules, as in --rules chinese.",
    ),
    (2, "score @/komi.sgf", "State the komi, as in --komi 7.5."),
    (2, "score --dead Q16 @/good.sgf", "Q16"),
    (2, "score --game 3 @/two.sgf", "no game 3, only 2"),
    (
        2,
        "score @/photo.jpg",
        "this is a photo (JPEG), not a game record",
    ),
    (2, "score @/large.sgf", "larger than 100000000 bytes"),
    (2, "score --dead none --fill-in @/fill.svg @/good.sgf", ""),
    (2, "count @/good.sgf", "Score a record with `shuzi score`"),
    (2, "read @/headed.sgf", "game record (SGF), not a photo"),
    (2, "read @/archive.zip", "`shuzi batch`"),
    (2, "count @", "have `shuzi batch` read all its photos"),
    (2, "placing @/missing.csv", "cannot read the file"),
    (
        2,
        "render @/missing.sgf --out @/board.jpg",
        "cannot read the file",
    ),
    (
        2,
        "verify --no-ask --record @/missing.sgf @/good.sgf",
        "cannot read the file",
    ),
    (2, "eval @/empty", "no labelled photos"),
];

/// The command line makes no sense.
const USAGE: [Case; 13] = [
    (64, "", "Usage"),
    (64, "settle", "settle"),
    (64, "count", "PHOTO"),
    (64, "score --game 0 @/good.sgf", "from 1"),
    (64, "score --rules house @/good.sgf", "rule sets are"),
    (
        64,
        "score --rules @/missing.toml @/good.sgf",
        "missing.toml",
    ),
    (64, "score --rules @/large.toml @/good.sgf", "larger than"),
    (64, "score - -", "only once"),
    (64, "verify -", "give files"),
    (64, "render @/good.sgf --out @/board.gif", ".jpg"),
    (64, "placing", "RESULTS"),
    (64, "clock --basic 0min", "no game without time"),
    (64, "read --same-board - -", "only once"),
];

/// Ended before all was done.
const UNFINISHED: [Case; 5] = [
    (
        74,
        "score --dead none --sgf @/nowhere/out.sgf @/good.sgf",
        "Black wins",
    ),
    (
        74,
        "score --dead none --sgf @/nowhere/out.sgf @/good.sgf",
        "cannot write",
    ),
    (
        74,
        "render @/good.sgf --out @/nowhere/board.jpg --width 64 --height 48",
        "cannot write",
    ),
    (
        74,
        "verify --no-ask --dead none --ruling @/nowhere/a.json @/good.sgf",
        "cannot write",
    ),
    (
        74,
        "read --trace @/good.sgf/traces @/photo.jpg",
        "cannot make",
    ),
];

#[cfg(feature = "serve")]
const SERVER: [Case; 3] = [
    (64, "serve --addr 0.0.0.0:0", "--lan"),
    (74, "serve --addr 192.0.2.1:7788 --lan", "192.0.2.1:7788"),
    (74, "serve --addr 127.0.0.1:0 --keep @/good.sgf", "--keep"),
];
#[cfg(not(feature = "serve"))]
const SERVER: [Case; 0] = [];

#[cfg(feature = "batch")]
const ARCHIVE: [Case; 3] = [
    (64, "batch @/missing --out @/run", "missing"),
    (64, "batch @/empty --out @/run --resume", "no run"),
    (64, "merge @/empty", ""),
];
#[cfg(not(feature = "batch"))]
const ARCHIVE: [Case; 0] = [];

/// The folder with the files that the command lines name.
fn folder() -> PathBuf {
    let folder = support::empty_folder("exit_status/table");
    fs::create_dir(folder.join("empty")).unwrap();
    let second = SPLIT.replacen("GM[1]", "GM[1]PB[C]PW[D]", 1);
    let two = format!("(;GM[1]SZ[9]PB[A]PW[B]KM[7]RU[Chinese]AB[ea]AW[fa];B[eb];W[fb])\n{second}");
    let files: [(&str, &str); 11] = [
        ("good.sgf", SPLIT),
        ("zi.sgf", &SPLIT.replace("7.5", "3.75")),
        ("two.sgf", &two),
        ("captured.sgf", "(;GM[1]FF[4]SZ[5]AB[ba][ab]AW[aa])"),
        ("open.sgf", SPLIT.trim_end_matches(')')),
        ("hundredths.sgf", &SPLIT.replace("7.5", "800")),
        ("broken.sgf", "(;GM[1]SZ[9];B[aa];W[jj])"),
        ("house.sgf", "(;GM[1]SZ[9]RU[rules of our house])"),
        ("komi.sgf", "(;GM[1]SZ[9]KM[a few])"),
        ("headed.sgf", &format!("From: a friend\n\n{SPLIT}")),
        ("results.csv", "1,Ke Jie,Park Junghwan,B+2.5\n"),
    ];
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
    fs::write(folder.join("archive.zip"), b"PK\x03\x04").unwrap();
    fs::copy(sample("no-board.jpg"), folder.join("photo.jpg")).unwrap();
    for (name, bytes) in [("large.sgf", 100_000_001), ("large.toml", 2_000_000)] {
        fs::File::create(folder.join(name))
            .unwrap()
            .set_len(bytes)
            .unwrap();
    }
    folder
}

#[test]
fn every_command_ends_as_the_table_says() {
    let folder = folder();
    let cases = [
        &CERTAIN[..],
        &NEEDS_A_LOOK,
        &FAILED,
        &USAGE,
        &UNFINISHED,
        &SERVER,
        &ARCHIVE,
    ]
    .concat();
    let mut wrong = Vec::new();
    for (status, line, said) in cases {
        let arguments: Vec<String> = line
            .split_whitespace()
            .map(|word| word.replace('@', folder.to_str().unwrap()))
            .collect();
        let run = shuzi(
            &arguments.iter().map(String::as_str).collect::<Vec<_>>(),
            "",
        );
        if run.status != i32::from(status) || !(run.out.contains(said) || run.err.contains(said)) {
            wrong.push(format!(
                "{line}: {} instead of {status} and “{said}”\n{}{}",
                run.status, run.out, run.err
            ));
        }
        assert!(!run.err.contains("panicked"), "{line}: {}", run.err);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn names_that_would_be_obeyed_are_shown_and_json_keeps_them() {
    let name = "a\u{1b}[2J\u{202e}b\nc.sgf";
    let folder = support::folder("exit_status/hostile_names");
    let path = folder.join(name);
    fs::write(
        &path,
        SPLIT.replacen("GM[1]", "GM[1]PB[Mallory\u{1b}[2J\\]PW\u{202e}]", 1) + "(;PB[\u{7}x]SZ[9])",
    )
    .unwrap();
    let path = path.to_str().unwrap();
    let is_hostile = |text: &str| text.contains(['\u{1b}', '\u{202e}', '\u{7}']);
    for arguments in [
        vec!["score", "--dead", "none", path],
        vec!["score", "--dead", "none", "--timings", path],
        vec!["score", "--format", "sgf", path],
        vec!["count", path],
        vec!["read", path],
        vec!["placing", path],
        vec![
            "verify", "--no-ask", "--dead", "none", "--record", path, path,
        ],
        vec!["score", "--rules", "\u{1b}[31mred.toml", path],
        vec!["score", "--komi", "\u{1b}[31m7", path],
        vec!["score", "\u{1b}[31m.sgf"],
    ] {
        let run = shuzi(&arguments, "");
        assert!(
            !is_hostile(&run.out) && !is_hostile(&run.err),
            "{arguments:?}\n{}{}",
            run.out,
            run.err
        );
    }
    let shown = shuzi(&["score", "--dead", "none", path], "");
    assert!(
        shown.out.contains("a[U+001B][2J[U+202E]b c.sgf: 9×9 board"),
        "{}",
        shown.out
    );
    assert!(
        shown.out.contains("Mallory[U+001B][2J]PW[U+202E]"),
        "{}",
        shown.out
    );
    let json = shuzi(&["score", "--dead", "none", "--format", "json", path], "");
    assert_eq!(
        json.objects()[0]["file"],
        path,
        "JSON escapes, and loses nothing"
    );
}
