//! Items that the threads of a process borrow and give back, such as worker processes.
//!
//! A process that is forked has the memory of the old one, idle items included, and none of its
//! threads. What an idle item stands for belongs to the old process, so the new one makes its own.

use std::sync::{Mutex, MutexGuard, TryLockError};
use std::{process, thread};

/// How often a lock is tried that another thread holds.
const TRIES: usize = 100;

/// Items that no thread uses at present.
#[derive(Debug)]
pub struct IdleItems<T> {
    shelf: Mutex<Shelf<T>>,
}

#[derive(Debug)]
struct Shelf<T> {
    /// The process that the items belong to.
    process: u32,
    items: Vec<T>,
}

impl<T> IdleItems<T> {
    /// Returns no items.
    pub const fn new() -> IdleItems<T> {
        IdleItems {
            shelf: Mutex::new(Shelf {
                process: 0,
                items: Vec::new(),
            }),
        }
    }

    /// Takes an item of this process, if there is one.
    pub fn take(&self) -> Option<T> {
        self.lock()?.items.pop()
    }

    /// Puts an item where other threads find it.
    pub fn give_back(&self, item: T) {
        if let Some(mut shelf) = self.lock() {
            shelf.items.push(item);
        }
    }

    /// Locks the items of this process. Returns `None` if they stay locked: another thread holds the
    /// lock for a moment only, but a process that was forked in that moment has no thread that would
    /// ever release it.
    fn lock(&self) -> Option<MutexGuard<'_, Shelf<T>>> {
        let mut shelf = (0..TRIES).find_map(|_| match self.shelf.try_lock() {
            Ok(shelf) => Some(shelf),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => {
                thread::yield_now();
                None
            }
        })?;
        if shelf.process != process::id() {
            // Dropping one would wait for threads that this process does not have, or end what belongs
            // to the old process.
            std::mem::forget(std::mem::take(&mut shelf.items));
            shelf.process = process::id();
        }
        Some(shelf)
    }
}

impl<T> Default for IdleItems<T> {
    fn default() -> IdleItems<T> {
        IdleItems::new()
    }
}
