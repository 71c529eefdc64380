//! The networks of a program that reads photos in several threads: each thread borrows a set of its
//! own, and gives it back.
//!
//! A network computes in one thread, so threads that shared a set would wait for each other. All
//! sets have the same weights, which are loaded with the first one.

use std::time::Duration;

use shuzi::count::{Reader, load_networks};
use shuzi::life::LifeJudge;
use shuzi::network::NetworkThread;

use super::digest::ContentHash;
use super::idle_items::IdleItems;
use super::process_photo::{PhotoTask, process_photo};
use super::row::Row;

/// The networks of one thread, and the thread in which they compute.
#[derive(Debug)]
pub struct Engine {
    thread: NetworkThread,
    /// Reads photos.
    pub reader: Reader,
    /// Judges which chains are dead.
    pub judge: LifeJudge,
}

impl Engine {
    pub(super) fn new() -> Engine {
        // All at once: what was not loaded before a fork could not be loaded after it. Damaged weights
        // are the error of each photo that needs them.
        let _ = load_networks();
        let thread = NetworkThread::new();
        Engine {
            reader: Reader::embedded_in(&thread),
            judge: LifeJudge::embedded_in(&thread),
            thread,
        }
    }

    /// Returns the row and the drawing of a photo, as [`process_photo`] does, all of whose steps run in
    /// the thread of the networks.
    pub(super) fn process_photo(
        &self,
        content: ContentHash,
        bytes: &[u8],
        task: &PhotoTask,
        clock: &(dyn Fn() -> Duration + Sync),
    ) -> (Row, Option<Vec<u8>>) {
        let process = || process_photo(content, bytes, task, &self.reader, &self.judge, clock);
        self.thread.run(process)
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
