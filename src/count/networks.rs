//! The networks that reading and counting need, and sets of them for several threads.

use crate::idle_items::IdleItems;
use crate::life::LifeJudge;
use crate::network::{NetworkError, NetworkThread};
use crate::{board, life, stones};

use super::Reader;

/// The networks that one thread needs, and the thread in which they compute.
#[derive(Debug)]
pub struct Networks {
    thread: NetworkThread,
    /// Reads photos.
    pub reader: Reader,
    /// Judges which chains are dead.
    pub judge: LifeJudge,
}

impl Networks {
    /// Returns the networks that are part of the library. Damaged weights are the error of each photo
    /// that needs them.
    pub fn embedded() -> Networks {
        // All at once: what was not loaded before a fork could not be loaded after it.
        let _ = load_networks();
        let thread = NetworkThread::new();
        Networks {
            reader: Reader::embedded_in(&thread),
            judge: LifeJudge::embedded_in(&thread),
            thread,
        }
    }

    /// Does all of `work` in the thread of the networks, waits for it, and returns its result. If it
    /// panics, so does the caller.
    pub fn run<R: Send>(&self, work: impl FnOnce(&Networks) -> R + Send) -> R {
        self.thread.run(|| work(self))
    }
}

/// The networks of a program that works in several threads. A network computes in one thread, so
/// threads that shared a set would wait for each other; here each borrows a set of its own. All sets
/// have the same weights, which are loaded with the first one.
#[derive(Debug, Default)]
pub struct NetworkPool {
    idle: IdleItems<Networks>,
}

impl NetworkPool {
    /// Returns a pool without networks.
    pub const fn new() -> NetworkPool {
        NetworkPool {
            idle: IdleItems::new(),
        }
    }

    /// Does `work` with networks that nobody else uses meanwhile, all of it in their thread, and
    /// returns its result. If it panics, so does the caller, and these networks are not used again.
    pub fn run<R: Send>(&self, work: impl FnOnce(&Networks) -> R + Send) -> R {
        let networks = self.idle.take().unwrap_or_else(Networks::embedded);
        let result = networks.run(work);
        self.idle.give_back(networks);
        result
    }
}

/// Loads the weights of all networks, which are otherwise loaded when they are first needed.
///
/// A program that forks does this first: threads take part in loading, and a forked process does
/// not have those of the process before.
///
/// # Errors
/// [`NetworkError`] if the program was built with damaged weights.
pub fn load_networks() -> Result<(), NetworkError> {
    board::WEIGHTS.load()?;
    stones::WEIGHTS.load()?;
    life::WEIGHTS.load()
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;

    #[test]
    fn networks_are_lent_again_unless_their_work_panicked() {
        let pool = NetworkPool::new();
        let panicking = || pool.run(|_| panic!("on purpose"));
        assert!(catch_unwind(AssertUnwindSafe(panicking)).is_err());
        assert!(pool.idle.take().is_none());
        assert_eq!(pool.run(|_| 1), 1);
        assert!(pool.idle.take().is_some());
    }
}
