//! Work that several threads share.

use std::io;
use std::panic::resume_unwind;
use std::thread;

/// Runs `work` in `jobs` threads at the same time, one of which is the calling thread. If the
/// system refuses to start more threads, the work is shared by fewer: `work` must take its items
/// from a common source until none are left.
///
/// # Errors
/// Returns the first error of `work`, in the order of the threads, once all threads have ended.
pub(super) fn run_in_parallel(
    jobs: usize,
    work: &(dyn Fn() -> io::Result<()> + Sync),
) -> io::Result<()> {
    thread::scope(|scope| {
        let others: Vec<_> = (1..jobs)
            .map_while(|_| thread::Builder::new().spawn_scoped(scope, work).ok())
            .collect();
        let mut result = work();
        for other in others {
            let other_result = other.join().unwrap_or_else(|panic| resume_unwind(panic));
            result = result.and(other_result);
        }
        result
    })
}
