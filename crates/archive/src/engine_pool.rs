//! The networks of a program that reads photos in several threads: each thread borrows a set of its
//! own, and gives it back.
//!
//! A network computes in one thread, so threads that shared a set would wait for each other. All
//! sets have the same weights, which are loaded with the first one.
//!
//! A process that is forked has the memory of the old one, weights included, and none of its
//! threads. So the new process makes its own sets.

use std::sync::{Mutex, MutexGuard, TryLockError};

use shuzi::count::{Reader, load_networks};
use shuzi::life::LifeJudge;

/// The networks of one thread.
#[derive(Debug)]
pub struct Engine {
    /// Reads photos.
    pub reader: Reader,
    /// Judges which chains are dead.
    pub judge: LifeJudge,
}

impl Engine {
    fn new() -> Engine {
        // All at once: what was not loaded before a fork could not be loaded after it. Damaged weights
        // are the error of each photo that needs them.
        let _ = load_networks();
        Engine {
            reader: Reader::embedded(),
            judge: LifeJudge::embedded(),
        }
    }
}

/// Engines that no thread uses at present.
#[derive(Debug)]
pub struct EnginePool {
    idle: Mutex<IdleEngines>,
}

#[derive(Debug)]
struct IdleEngines {
    /// The process that loaded them.
    process: u32,
    engines: Vec<Engine>,
}

impl EnginePool {
    /// Returns a pool without engines.
    pub const fn new() -> EnginePool {
        EnginePool {
            idle: Mutex::new(IdleEngines {
                process: 0,
                engines: Vec::new(),
            }),
        }
    }

    /// Lends an engine, which returns to the pool when the loan is dropped.
    pub fn lend(&self) -> LentEngine<'_> {
        let idle = self.lock().and_then(|mut idle| idle.engines.pop());
        LentEngine {
            pool: self,
            engine: idle.unwrap_or_else(Engine::new),
        }
    }

    /// Locks the idle engines of this process. Returns `None` if they are locked: a lock is held for
    /// a moment only, except in a process that was forked in that moment, in which nobody would
    /// ever release it.
    fn lock(&self) -> Option<MutexGuard<'_, IdleEngines>> {
        let mut idle = match self.idle.try_lock() {
            Ok(idle) => idle,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => return None,
        };
        if idle.process != std::process::id() {
            // Dropping an engine would wait for its threads, which this process does not have.
            std::mem::forget(std::mem::take(&mut idle.engines));
            idle.process = std::process::id();
        }
        Some(idle)
    }
}

impl Default for EnginePool {
    fn default() -> EnginePool {
        EnginePool::new()
    }
}

/// An engine on loan.
#[derive(Debug)]
pub struct LentEngine<'a> {
    pool: &'a EnginePool,
    engine: Engine,
}

impl LentEngine<'_> {
    /// Returns the engine.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Takes a new engine in place of one that is in an unknown state.
    pub fn replace(&mut self) {
        self.engine = Engine::new();
    }
}

impl Drop for LentEngine<'_> {
    fn drop(&mut self) {
        // The one that takes its place is never used, and loads nothing.
        let engine = std::mem::replace(&mut self.engine, Engine::new());
        if let Some(mut idle) = self.pool.lock() {
            idle.engines.push(engine);
        }
    }
}
