//! The threads that decode and count, and the requests that wait for them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use axum::response::Response;
use tokio::sync::oneshot;

use super::admission::{Admission, Permit, Revocation};
use super::client::Client;
use super::fair_queue::FairQueue;
use super::{HttpRefusal, ServerLimits};

/// A fixed number of threads, and the requests that wait for them.
pub(super) struct Pool {
    queue: Arc<JobQueue>,
    admission: Arc<Admission>,
    answer_timeout: Duration,
    retry_after: Duration,
}

struct JobQueue {
    state: Mutex<QueueState>,
    /// Notified when a job was added, and when the pool stops.
    changed: Condvar,
}

struct QueueState {
    jobs: FairQueue<Job>,
    is_stopping: bool,
}

/// A request that waits for a thread. Dropping it tells the receiver of the answer that it will not
/// be done.
struct Job {
    work: Box<dyn FnOnce() -> Result<Response, HttpRefusal> + Send>,
    answer: oneshot::Sender<Result<Response, HttpRefusal>>,
    permit: Permit,
}

/// Removes a job from the queue when dropped, as nothing waits for its answer any more.
struct QueuedJob<'a> {
    queue: &'a JobQueue,
    client: Client,
    number: u64,
}

impl Pool {
    /// Starts the threads, which are called `name`.
    pub(super) fn start(name: &str, limits: &ServerLimits) -> Result<Pool, std::io::Error> {
        /// Size of a thread's stack in bytes, the same as Linux gives to the main thread.
        const STACK: usize = 8 << 20;
        let queue = Arc::new(JobQueue {
            state: Mutex::new(QueueState {
                jobs: FairQueue::new(),
                is_stopping: false,
            }),
            changed: Condvar::new(),
        });
        let pool = Pool {
            queue: Arc::clone(&queue),
            admission: Admission::new(limits.pending_requests, limits.pending_bytes),
            answer_timeout: limits.answer_timeout,
            retry_after: limits.retry_after,
        };
        for _ in 0..limits.workers.max(1) {
            let queue = Arc::clone(&queue);
            thread::Builder::new()
                .name(name.to_owned())
                .stack_size(STACK)
                .spawn(move || queue.run_jobs())?;
        }
        Ok(pool)
    }

    /// Admits a request of `bytes` bytes, or refuses it if there is no room.
    pub(super) fn admit(
        &self,
        client: Client,
        bytes: usize,
    ) -> Result<(Permit, Revocation), HttpRefusal> {
        if self.queue.lock().is_stopping {
            return Err(HttpRefusal::stopping(self.retry_after));
        }
        self.admission
            .admit(client, bytes)
            .ok_or_else(|| HttpRefusal::busy(self.retry_after))
    }

    /// Runs `work` on one of the threads, and returns its result.
    ///
    /// If the future is dropped before a thread is free, because the client has gone or lost its
    /// permit, the work is not begun.
    pub(super) async fn answer(
        &self,
        client: Client,
        permit: Permit,
        work: impl FnOnce() -> Result<Response, HttpRefusal> + Send + 'static,
    ) -> Result<Response, HttpRefusal> {
        let (sender, answer) = oneshot::channel();
        let job = Job {
            work: Box::new(work),
            answer: sender,
            permit,
        };
        let Some(number) = self.queue.push(client, job) else {
            return Err(HttpRefusal::stopping(self.retry_after));
        };
        let _queued = QueuedJob {
            queue: &self.queue,
            client,
            number,
        };
        match tokio::time::timeout(self.answer_timeout, answer).await {
            Ok(Ok(answer)) => answer,
            // The job was dropped without an answer: by a stop, or because its permit was revoked.
            Ok(Err(_)) if self.queue.lock().is_stopping => {
                Err(HttpRefusal::stopping(self.retry_after))
            }
            Ok(Err(_)) | Err(_) => Err(HttpRefusal::busy(self.retry_after)),
        }
    }

    /// Stops the threads: jobs that have begun are finished, waiting ones are dropped.
    pub(super) fn stop(&self) {
        let dropped = {
            let mut state = self.queue.lock();
            state.is_stopping = true;
            state.jobs.drain()
        };
        self.queue.changed.notify_all();
        // Dropping a job gives back its permit, which takes another lock: not while the queue is
        // locked.
        drop(dropped);
    }
}

impl JobQueue {
    fn lock(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a job and returns its number, or `None` if the pool is being stopped.
    fn push(&self, client: Client, job: Job) -> Option<u64> {
        let mut state = self.lock();
        if state.is_stopping {
            return None;
        }
        let number = state.jobs.push(client, job);
        self.changed.notify_one();
        Some(number)
    }

    /// Waits for the next job; `None` if the pool is being stopped.
    fn wait_for_job(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if state.is_stopping {
                return None;
            }
            if let Some(job) = state.jobs.pop() {
                return Some(job);
            }
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Runs jobs until the pool is stopped: the loop of each thread.
    fn run_jobs(&self) {
        while let Some(Job {
            work,
            answer,
            permit,
        }) = self.wait_for_job()
        {
            if answer.is_closed() || !permit.begin_work() {
                continue;
            }
            // A panic with one photo must not end the thread.
            let result = catch_unwind(AssertUnwindSafe(work))
                .unwrap_or_else(|_| Err(HttpRefusal::internal()));
            drop(permit);
            // The client may be gone.
            let _ = answer.send(result);
        }
    }
}

impl Drop for QueuedJob<'_> {
    fn drop(&mut self) {
        let removed = self.queue.lock().jobs.remove(self.client, self.number);
        drop(removed);
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.stop();
    }
}
