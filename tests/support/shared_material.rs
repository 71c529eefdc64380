//! Material beside the checkout (`../shared`: photos, scored games), which is not part of the
//! repository, and tests that cannot do their work without something.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::thread;

/// Names the file to which skipped tests add a line each. `.ci/run` sets it, and tells their number
/// at its end.
const SKIPPED_TESTS: &str = "SHUZI_SKIPPED_TESTS";

/// Returns the path of a file or folder of `../shared`, or `None`, with the test counted as
/// skipped, where it is absent.
///
/// # Panics
///
/// When it is there and cannot be read; in `.ci/run` also when `../shared` is there and lacks it.
/// Otherwise a wrong permission, or a folder that was moved, would silence the tests that need it.
pub fn shared(path: &str) -> Option<PathBuf> {
    let is_root = |folder: &&Path| folder.join("tests/support").is_dir();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .find(is_root)
        .unwrap();
    let shared = root.join("../shared");
    let wanted = shared.join(path);
    let opened = if wanted.is_dir() {
        fs::read_dir(&wanted).map(drop)
    } else {
        File::open(&wanted).map(drop)
    };
    let Err(error) = opened else {
        return Some(wanted);
    };
    // A link that leads nowhere is there, too.
    let is_absent =
        fs::symlink_metadata(&shared).is_err_and(|error| error.kind() == ErrorKind::NotFound);
    let may_lack = is_absent || std::env::var_os(SKIPPED_TESTS).is_none();
    assert!(
        error.kind() == ErrorKind::NotFound && may_lack,
        "{} cannot be read: {error}",
        wanted.display()
    );
    skip(&format!("{} is absent", wanted.display()));
    None
}

/// Says why the running test does nothing, and counts it as skipped.
pub fn skip(reason: &str) {
    println!("skipped: {reason}");
    let Some(path) = std::env::var_os(SKIPPED_TESTS) else {
        return;
    };
    let test = thread::current().name().unwrap_or("a test").to_owned();
    let mut file = File::options()
        .create(true)
        .append(true)
        .open(path)
        .unwrap();
    // One write: tests that run side by side do not tear each other's lines.
    file.write_all(format!("{test}: {reason}\n").as_bytes())
        .unwrap();
}
