//! `shuzi batch-worker`: processes photos for `shuzi batch`.

use std::io;

use clap::Args;

use crate::output::Output;
use crate::{RunStatus, Stop, clock};
use shuzi_archive as batch;

use super::task::TaskOptions;

/// The arguments of a worker.
#[derive(Debug, Args)]
pub(crate) struct WorkerArgs {
    /// The most memory that it may take, in megabytes
    #[arg(long, value_name = "MB")]
    memory_limit: u64,
    #[command(flatten)]
    task: TaskOptions,
}

pub(crate) fn run(args: &WorkerArgs, output: &mut Output) -> Result<(), Stop> {
    let task = args.task.task_and_settings().map_err(Stop::into_message);
    limit_memory(args.memory_limit);
    if batch::run_worker(io::stdin().lock(), io::stdout().lock(), task, &clock()).is_err() {
        // The process that sends the photos is gone.
        output.worsen(RunStatus::Failed);
    }
    Ok(())
}

/// Limits the memory of this process, so that a photo that needs more ends only this worker.
fn limit_memory(megabytes: u64) {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, setrlimit};
        let most = Some(megabytes.saturating_mul(1_000_000));
        // This fails if a smaller limit is already set, which is just as good.
        let _ = setrlimit(
            Resource::As,
            Rlimit {
                current: most,
                maximum: most,
            },
        );
    }
    #[cfg(not(unix))]
    let _ = megabytes;
}
