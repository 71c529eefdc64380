//! The command-line program; see [`shuzi_cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    shuzi_cli::run(std::env::args_os())
}
