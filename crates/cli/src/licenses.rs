//! What of others is built into the program, and under which licences.

use std::io::{self, Write};

use super::RunStatus;

/// Crates and their licences, as `cargo run --release -p xtask -- licenses` writes them.
const CRATES: &str = include_str!("../third-party.txt");

/// Prints who wrote what, with the texts of the licences.
pub(super) fn print() -> RunStatus {
    let mut out = io::stdout().lock();
    let parts = [
        CRATES,
        #[cfg(feature = "pdf")]
        shuzi_referee::ruling::pdf::FONT_LICENSE,
    ];
    match parts
        .into_iter()
        .try_for_each(|part| out.write_all(part.as_bytes()))
    {
        Ok(()) => RunStatus::Certain,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => RunStatus::Unheard,
        Err(_) => RunStatus::Unfinished,
    }
}
