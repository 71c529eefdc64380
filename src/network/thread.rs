//! The threads in which networks compute.

use std::fmt;
use std::sync::{Arc, OnceLock};

use rten::{RunOptions, ThreadPool};

/// A thread in which networks compute. Photos are read in parallel, and several threads within a
/// photo would wait for each other.
///
/// A network that is run from elsewhere hands its input over to the thread, and the caller waits. Where
/// all processors are busy, each time may cost milliseconds; so a program that reads many photos reads
/// each of them as a whole in the thread ([`NetworkThread::run`]).
///
/// A clone is the same thread. It starts when it is first used: a process that was forked before has
/// it, too.
#[derive(Clone, Default)]
pub struct NetworkThread {
    started: Arc<OnceLock<Arc<ThreadPool>>>,
}

impl NetworkThread {
    /// Returns a thread that has not started yet.
    pub fn new() -> NetworkThread {
        NetworkThread::default()
    }

    /// Does `work` in the thread, waits for it, and returns its result. If it panics, so does the
    /// caller. Work that is in the thread already is done at once.
    pub fn run<R: Send>(&self, work: impl FnOnce() -> R + Send) -> R {
        self.started().run(work)
    }

    /// Returns the options with which a network runs in the thread.
    pub(super) fn run_options(&self) -> RunOptions {
        RunOptions::default().with_thread_pool(Some(Arc::clone(self.started())))
    }

    fn started(&self) -> &Arc<ThreadPool> {
        let start = || Arc::new(ThreadPool::with_num_threads(1));
        self.started.get_or_init(start)
    }
}

impl fmt::Debug for NetworkThread {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("NetworkThread")
            .finish_non_exhaustive()
    }
}
