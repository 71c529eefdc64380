//! Game records (SGF).

use super::{assert_run, positions, samples};

#[test]
fn records_of_results_and_readings() {
    let folder = positions("records");
    assert_run(
        "sgf-settled",
        &folder,
        &["score", "--format", "sgf", "--dead", "C7", "intruder.sgf"],
    );
    assert_run(
        "sgf-open",
        &folder,
        &[
            "score",
            "--format",
            "sgf",
            "--dead",
            "none",
            "open-dame.sgf",
        ],
    );
    let ing = [
        "score", "--format", "sgf", "--rules", "ing", "--dead", "none", "wall.sgf",
    ];
    assert_run("sgf-ing", &folder, &ing);
    assert_run(
        "sgf-photo",
        &samples(),
        &["read", "--format", "sgf", "9-finished-cloth.jpg"],
    );
}
