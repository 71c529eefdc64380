//! Results, explanations and errors on the terminal.

use super::{assert_run, positions, samples};

#[test]
fn a_finished_position() {
    let folder = positions("finished");
    assert_run(
        "score-chinese",
        &folder,
        &["score", "--dead", "none", "wall.sgf"],
    );
    assert_run(
        "score-dead-stone",
        &folder,
        &["score", "--dead", "C7", "intruder.sgf"],
    );
    let ing = [
        "score", "--rules", "ing", "--komi", "8", "--dead", "none", "wall.sgf",
    ];
    assert_run("score-ing", &folder, &ing);
    let japanese = [
        "score",
        "--rules",
        "japanese",
        "--prisoners",
        "B=3,W=5",
        "--dead",
        "none",
        "wall.sgf",
    ];
    assert_run("score-japanese", &folder, &japanese);
}

#[test]
fn a_position_that_needs_a_look() {
    let folder = positions("look");
    assert_run(
        "score-open-dame",
        &folder,
        &["score", "--dead", "none", "open-dame.sgf"],
    );
    assert_run(
        "score-seki",
        &folder,
        &["score", "--dead", "none", "seki.sgf"],
    );
    assert_run(
        "score-doubtful-groups",
        &folder,
        &["score", "--rules", "chinese", "unsettled.sgf"],
    );
}

#[test]
fn every_kind_of_count_is_explained() {
    let folder = positions("explained");
    for rules in ["chinese", "japanese", "korean", "ing", "aga", "beginner"] {
        let arguments = [
            "score",
            "--explain",
            "--rules",
            rules,
            "--dead",
            "C7",
            "intruder.sgf",
        ];
        assert_run(&format!("explain-{rules}"), &folder, &arguments);
    }
    let open = ["score", "--explain", "--dead", "none", "open-dame.sgf"];
    assert_run("explain-open-dame", &folder, &open);
    assert_run(
        "explain-seki",
        &folder,
        &["score", "--explain", "--dead", "none", "seki.sgf"],
    );
}

#[test]
fn a_photo_is_counted_and_read() {
    assert_run(
        "count-photo",
        &samples(),
        &["count", "--no-ask", "9-finished-cloth.jpg"],
    );
    assert_run("read-photo", &samples(), &["read", "13-seki.jpg"]);
}

#[test]
fn what_cannot_be_read_is_refused() {
    let photos = [
        "count",
        "--no-ask",
        "no-board.jpg",
        "two-boards.jpg",
        "missing.jpg",
        "README.md",
    ];
    assert_run("refused-photos", &samples(), &photos);
    let folder = positions("refused");
    let marks = ["score", "--dead", "D4", "wall.sgf"];
    assert_run("refused-correction", &folder, &marks);
    assert_run(
        "usage-value",
        &folder,
        &["score", "--komi", "3.75", "wall.sgf"],
    );
    assert_run("usage-missing", &folder, &["count"]);
    assert_run(
        "usage-similar",
        &folder,
        &["score", "--rulse", "ing", "wall.sgf"],
    );
}
