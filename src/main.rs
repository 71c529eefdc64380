//! The command line program: everything it does is in [`shuzi::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    shuzi::cli::run(std::env::args_os())
}
