//! Work that several threads share.

use std::io;
use std::panic::resume_unwind;
use std::thread;

/// Has `work` done by so many threads at once, this one among them; by fewer where the system starts no more.
///
/// # Errors
/// Those of `work`.
pub(super) fn together(jobs: usize, work: &(dyn Fn() -> io::Result<()> + Sync)) -> io::Result<()> {
    thread::scope(|scope| {
        let others: Vec<_> =
            (1..jobs).map_while(|_| thread::Builder::new().spawn_scoped(scope, work).ok()).collect();
        let mine = work();
        others
            .into_iter()
            .fold(mine, |done, other| done.and(other.join().unwrap_or_else(|end| resume_unwind(end))))
    })
}
