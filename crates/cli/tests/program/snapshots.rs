//! Texts that people read, compared as a whole with the files in `snapshots/`. CONTRIBUTING.md
//! tells how to accept a change.

#[cfg(all(feature = "batch", feature = "serve"))]
mod help;
mod records;
mod rulings;
mod terminal;
mod tournament;

use std::path::{Path, PathBuf};

use crate::support::{self, Run, TWO_UNSETTLED};

/// A straight border down a 9×9 board: 45 points against 36.
const WALL: &str = "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5]\
    AB[ea][eb][ec][ed][ee][ef][eg][eh][ei]AW[fa][fb][fc][fd][fe][ff][fg][fh][fi])";

/// The same with a white stone in Black's area.
const INTRUDER: &str = "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5]\
    AB[ea][eb][ec][ed][ee][ef][eg][eh][ei]AW[fa][fb][fc][fd][fe][ff][fg][fh][fi][cc])";

/// The same with E5 open between the players.
const OPEN_DAME: &str = "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5]\
    AB[ea][eb][ec][ed][de][ef][eg][eh][ei]AW[fa][fb][fc][fd][fe][ff][fg][fh][fi])";

/// Two white and two black chains in a seki, and room for Black elsewhere (diagram T06 of the
/// rules).
const SEKI: &str = "(;GM[1]FF[4]SZ[9]RU[Japanese]KM[6.5]\
    AB[aa][ab][ac][ad][bd][da][db][dc][cc][be][ce][de][ee][fe][gf][gg][gh][gi]\
    AW[ba][bb][bc][ea][eb][ec][ed][cd][dd][fd][gd][ge][hf][hg][hh][hi])";

/// Compares a text with the file `snapshots/NAME.snap`.
fn assert_text(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, normalize(text)));
}

/// Replaces the program's version, which every release changes, by a word, and removes spaces at
/// the ends of lines.
fn normalize(text: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let text = text
        .replace(&format!("shuzi {version}"), "shuzi VERSION")
        .replace(&format!("shuzi:{version}"), "shuzi:VERSION");
    text.lines()
        .map(|line| format!("{}\n", line.trim_end()))
        .collect()
}

/// Compares what a command prints, and its exit status, with a snapshot. The command runs in
/// `folder`, so that its inputs are named without a path.
fn assert_run(name: &str, folder: &Path, arguments: &[&str]) {
    let Run { status, out, err } =
        support::run(support::program(arguments).current_dir(folder), "");
    let mut text = format!("$ shuzi {}\n{out}", arguments.join(" "));
    if !err.is_empty() {
        text.push_str(&format!("--- standard error ---\n{err}"));
    }
    text.push_str(&format!("--- exit status {status} ---\n"));
    assert_text(name, &text);
}

/// Returns a folder with the positions of these tests. `test` keeps tests apart that write into it.
fn positions(test: &str) -> PathBuf {
    let folder = format!("snapshots/{test}");
    for (name, record) in [
        ("wall", WALL),
        ("intruder", INTRUDER),
        ("open-dame", OPEN_DAME),
        ("seki", SEKI),
        ("unsettled", TWO_UNSETTLED),
    ] {
        support::file(&folder, &format!("{name}.sgf"), record);
    }
    support::folder(&folder)
}

/// Returns the folder of the sample photos.
fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples")
}
