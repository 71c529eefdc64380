//! The networks of a program that reads photos in several threads: each thread borrows a set of its
//! own, and gives it back.
//!
//! A network computes in one thread, so threads that shared a set would wait for each other. All
//! sets have the same weights, which are loaded with the first one.

use shuzi::count::{Reader, load_networks};
use shuzi::life::LifeJudge;

use super::idle_items::IdleItems;

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

/// Engines to be lent.
#[derive(Debug)]
pub struct EnginePool {
    idle: IdleItems<Engine>,
}

impl EnginePool {
    /// Returns a pool without engines.
    pub const fn new() -> EnginePool {
        EnginePool {
            idle: IdleItems::new(),
        }
    }

    /// Lends an engine, which returns to the pool when the loan is dropped.
    pub fn lend(&self) -> LentEngine<'_> {
        LentEngine {
            pool: self,
            engine: self.idle.take().unwrap_or_else(Engine::new),
        }
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
        self.pool.idle.give_back(engine);
    }
}
