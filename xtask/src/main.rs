//! Tasks beside the build: files that packages install with the program, a comparison of the
//! answers of two builds, figures about names and comments, and the licences of what is built in.
//!
//! ```text
//! cargo run --release -p xtask -- assets OUT
//! cargo run --release -p xtask -- answers PROGRAM OUT ../shared
//! cargo run --release -p xtask -- style
//! cargo run --release -p xtask -- licenses
//! ```

mod answers;
mod assets;
mod licenses;
mod style;

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo run --release -p xtask -- assets OUT
  Writes manual pages and shell completions below OUT/share, where packages and /usr/local have them.

Usage: cargo run --release -p xtask -- answers PROGRAM OUT [SHARED]
  Writes what PROGRAM answers about the samples, and about the photos and games in SHARED, into the folder OUT, without
  times. Two builds that answer alike leave two folders in which `diff -r` finds nothing.

Usage: cargo run --release -p xtask -- style
  Measures how names and comments read.

Usage: cargo run --release -p xtask -- licenses
  Writes crates/cli/third-party.txt, which `shuzi --licenses` prints. Do this where a dependency changes.
";

/// The reason why a task failed.
#[derive(Debug, thiserror::Error)]
enum TaskError {
    #[error("{USAGE}")]
    Usage,
    #[error("{} cannot be written: {error}", path.display())]
    File {
        path: PathBuf,
        error: std::io::Error,
    },
    #[error("{} cannot be read: {error}", path.display())]
    Unreadable {
        path: PathBuf,
        error: std::io::Error,
    },
    #[error("Cargo does not tell what is built: {0}")]
    Metadata(#[from] cargo_metadata::Error),
    #[error("the package {0} has no text of a licence: find it, and add it by hand")]
    NoLicence(String),
}

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    match run(&arguments) {
        Ok(text) => {
            // The files are written, even if nobody reads their names.
            let _ = std::io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a task and returns its output.
fn run(arguments: &[OsString]) -> Result<String, TaskError> {
    match arguments {
        [task, out] if task == "assets" => Ok(list(&assets::write(Path::new(out))?)),
        [task, program, out, shared @ ..] if task == "answers" && shared.len() <= 1 => {
            let files = answers::record(
                Path::new(program),
                shared.first().map(Path::new),
                Path::new(out),
            )?;
            Ok(list(&files))
        }
        [task] if task == "licenses" => Ok(list(&[licenses::write(Path::new("."))?])),
        [task] if task == "style" => style::measure(Path::new(".")),
        _ => Err(TaskError::Usage),
    }
}

/// Returns the paths, one per line.
fn list(files: &[PathBuf]) -> String {
    files
        .iter()
        .map(|file| format!("{}\n", file.display()))
        .collect()
}
