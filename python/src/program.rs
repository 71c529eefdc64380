//! The command line, in this process.

use std::ffi::OsString;
use std::io::Write;

use pyo3::prelude::*;
use shuzi_cli::{Program, run_as};

/// Runs the program with these arguments, the first being its name. `command` starts it again, for
/// the worker processes of `shuzi batch`. Returns the exit status.
#[pyfunction]
pub fn run_program(py: Python<'_>, arguments: Vec<OsString>, command: Vec<OsString>) -> u8 {
    py.detach(|| {
        let status = run_as(arguments, &Program { command });
        // The interpreter ends the process without the end of a Rust program, which would do this.
        // If it fails, nobody reads the output.
        let _ = std::io::stdout().flush();
        status
    })
}
