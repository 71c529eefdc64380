//! Rulings: what `shuzi verify` prints, and the text of the page that it writes.

use std::fs;

use super::{assert_run, assert_text, positions};

/// The names that a referee states.
const GAME: [&str; 12] = [
    "--black",
    "Anna",
    "--white",
    "Bo",
    "--event",
    "Elbe Cup",
    "--table",
    "14",
    "--referee",
    "Cy",
    "--counted-at",
    "2026-05-01 14:10",
];

/// Runs `shuzi verify` and compares what it prints and the page that it writes with snapshots.
fn assert_ruling(name: &str, arguments: &[&str]) {
    let folder = positions(name);
    let verify = ["verify", "--no-ask", "--ruling", "ruling.html"];
    assert_run(name, &folder, &[&verify, arguments, &GAME].concat());
    let page = fs::read_to_string(folder.join("ruling.html")).unwrap();
    assert_text(&format!("{name}-page"), &visible_text(&page));
}

/// Returns the text of a page without its head, drawings and tags, a line for each run of text. The
/// seal, which depends on the program's version, is replaced by a word.
fn visible_text(page: &str) -> String {
    let (_, body) = page.split_once("</head>").unwrap();
    let mut pieces = body.split("<svg");
    let mut without_drawings = pieces.next().unwrap().to_owned();
    for piece in pieces {
        without_drawings.push_str(piece.split_once("</svg>").unwrap().1);
    }
    let mut lines = Vec::new();
    for part in without_drawings.split('<') {
        let text = part.split_once('>').map_or("", |(_, text)| text).trim();
        if !text.is_empty() {
            lines.push(text);
        }
    }
    let (_, seal) = lines.last().unwrap().rsplit_once("seal ").unwrap();
    lines
        .iter()
        .map(|line| format!("{}\n", line.replace(seal, "SEAL")))
        .collect()
}

#[test]
fn a_claim_that_holds() {
    let claim = [
        "--claim",
        "B+3/4",
        "--claimed-by",
        "Black",
        "--dead",
        "C7",
        "intruder.sgf",
    ];
    assert_ruling("ruling-holds", &claim);
}

#[test]
fn a_claim_that_depends_on_open_points() {
    assert_ruling(
        "ruling-open",
        &["--claim", "B+1/4", "--claimed-by", "White", "open-dame.sgf"],
    );
}

#[test]
fn territories_under_japanese_rules() {
    let japanese = [
        "--rules",
        "japanese",
        "--prisoners",
        "B=2,W=1",
        "--dead",
        "none",
        "wall.sgf",
    ];
    assert_ruling("ruling-japanese", &japanese);
}
