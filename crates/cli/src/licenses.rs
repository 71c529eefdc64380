//! What of others is built into the program, and under which licences.

use super::Stop;
use super::output::Output;

/// Crates and their licences, as `cargo run --release -p xtask -- licenses` writes them.
const CRATES: &str = include_str!("../third-party.txt");

/// Prints who wrote what, with the texts of the licences.
pub(super) fn print(output: &mut Output) -> Result<(), Stop> {
    output.result(CRATES)?;
    #[cfg(feature = "pdf")]
    output.result(shuzi_referee::ruling::pdf::FONT_LICENSE)?;
    Ok(())
}
