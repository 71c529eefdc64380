//! `shuzi render`.

use super::Stop;
use super::output::Output;

/// Stand-in.
#[derive(Debug, clap::Args)]
pub(super) struct RenderArgs {}

pub(super) fn run(_: RenderArgs, _: &mut Output) -> Result<(), Stop> {
    Ok(())
}
