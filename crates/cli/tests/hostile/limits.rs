//! Limits of a process, which the system keeps.

use std::ffi::OsStr;
use std::process::{Command, Stdio};

use crate::support::{self, Run};

/// What a process may use.
#[derive(Clone, Copy)]
pub struct Limits {
    /// Address space in MB, which is more than the memory that is used.
    pub megabytes: usize,
    /// CPU time of all its threads.
    pub cpu_seconds: u32,
}

/// The limits for a picture of at most 1 MB. On a machine of today two seconds are enough; others are
/// slower, and code that is not optimised is ten times slower.
pub const PICTURE: Limits = Limits {
    megabytes: 400,
    cpu_seconds: if cfg!(debug_assertions) { 60 } else { 5 },
};

/// Returns the command that runs the program within limits.
pub fn limited(limits: Limits, arguments: &[impl AsRef<OsStr>]) -> Command {
    let program = support::program(&[]);
    let script = format!(
        "ulimit -v {} && ulimit -t {} && exec \"$@\"",
        limits.megabytes * 1000,
        limits.cpu_seconds
    );
    let mut command = Command::new("sh");
    command
        .args(["-c", &script, "sh"])
        .arg(program.get_program())
        .args(arguments)
        .env("LC_ALL", "C")
        .env_remove("COLUMNS")
        // Each thread would reserve address space of its own, most of which it never uses.
        .env("MALLOC_ARENA_MAX", "1")
        .env("RAYON_NUM_THREADS", "1")
        .stdin(Stdio::null());
    command
}

/// Runs the program within limits, on what is called `name`.
///
/// # Panics
/// If the system ended it: it wanted more than it may have, or it crashed.
pub fn run_limited(name: &str, limits: Limits, arguments: &[impl AsRef<OsStr>]) -> Run {
    let output = limited(limits, arguments).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    let status = output.status.code();
    Run {
        status: status.unwrap_or_else(|| panic!("{name}: {}: {err}", output.status)),
        out: String::from_utf8(output.stdout).unwrap(),
        err,
    }
}
