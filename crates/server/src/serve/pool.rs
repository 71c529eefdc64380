//! Pool: the threads that decode and count, and what waits for them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use axum::response::Response;
use tokio::sync::oneshot;

use super::client::Client;
use super::places::{Notice, Place, Places};
use super::turns::Turns;
use super::{Limits, Refusal};

/// Some threads, and what waits for them.
pub(super) struct Pool {
    queue: Arc<Queue>,
    places: Arc<Places>,
    patience: Duration,
    retry_after: Duration,
}

struct Queue {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

struct Waiting {
    turns: Turns<Job>,
    is_stopping: bool,
}

/// A request on its way. Dropping it tells whoever waits that it will not be done.
struct Job {
    work: Box<dyn FnOnce() -> Result<Response, Refusal> + Send>,
    done: oneshot::Sender<Result<Response, Refusal>>,
    place: Place,
}

/// Takes a job out of the queue when nobody waits for it any more.
struct Waits<'a> {
    queue: &'a Queue,
    client: Client,
    number: u64,
}

impl Pool {
    /// Starts the threads.
    pub(super) fn start(name: &str, limits: &Limits) -> Result<Pool, std::io::Error> {
        /// As much as a program's first thread has.
        const STACK: usize = 8 << 20;
        let queue = Arc::new(Queue {
            waiting: Mutex::new(Waiting { turns: Turns::new(), is_stopping: false }),
            changed: Condvar::new(),
        });
        let pool = Pool {
            queue: Arc::clone(&queue),
            places: Places::new(limits.places, limits.held_bytes),
            patience: limits.answer,
            retry_after: limits.retry_after,
        };
        for _ in 0..limits.workers.max(1) {
            let queue = Arc::clone(&queue);
            thread::Builder::new().name(name.to_owned()).stack_size(STACK).spawn(move || queue.work_off())?;
        }
        Ok(pool)
    }

    /// A place for a request of so many bytes.
    pub(super) fn place(&self, client: Client, bytes: usize) -> Result<(Place, Notice), Refusal> {
        if self.queue.waiting().is_stopping {
            return Err(Refusal::stopping(self.retry_after));
        }
        self.places.take(client, bytes).ok_or_else(|| Refusal::busy(self.retry_after))
    }

    /// Waits for a thread and for what it makes of the request. When the future is dropped, because the client has
    /// gone or lost its place, the work is not begun any more.
    pub(super) async fn answer(
        &self,
        client: Client,
        place: Place,
        work: impl FnOnce() -> Result<Response, Refusal> + Send + 'static,
    ) -> Result<Response, Refusal> {
        let (done, answer) = oneshot::channel();
        let Some(number) = self.queue.put(client, Job { work: Box::new(work), done, place }) else {
            return Err(Refusal::stopping(self.retry_after));
        };
        let _waits = Waits { queue: &self.queue, client, number };
        match tokio::time::timeout(self.patience, answer).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_)) if self.queue.waiting().is_stopping => Err(Refusal::stopping(self.retry_after)),
            Ok(Err(_)) | Err(_) => Err(Refusal::busy(self.retry_after)),
        }
    }

    /// Finishes what was begun and drops what waits.
    pub(super) fn stop(&self) {
        let dropped = {
            let mut waiting = self.queue.waiting();
            waiting.is_stopping = true;
            waiting.turns.clear()
        };
        self.queue.changed.notify_all();
        drop(dropped);
    }
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a job wait; `None` when nothing is begun any more.
    fn put(&self, client: Client, job: Job) -> Option<u64> {
        let mut waiting = self.waiting();
        if waiting.is_stopping {
            return None;
        }
        let number = waiting.turns.put(client, job);
        self.changed.notify_one();
        Some(number)
    }

    fn next(&self) -> Option<Job> {
        let mut waiting = self.waiting();
        loop {
            if waiting.is_stopping {
                return None;
            }
            if let Some(job) = waiting.turns.take() {
                return Some(job);
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// What a thread does.
    fn work_off(&self) {
        while let Some(Job { work, done, place }) = self.next() {
            if done.is_closed() || !place.settle() {
                continue;
            }
            // Whatever happens with one photo, the next is read.
            let answer = catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(Refusal::internal()));
            drop(place);
            // The client may be gone.
            let _ = done.send(answer);
        }
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        let withdrawn = self.queue.waiting().turns.withdraw(self.client, self.number);
        drop(withdrawn);
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.stop();
    }
}
