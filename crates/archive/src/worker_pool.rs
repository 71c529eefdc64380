//! The run's side of its worker processes: each is given one photo at a time, with a time limit.
//!
//! The pool has no common state. Each thread of a run owns one [`Worker`], and they share the queue
//! of photos.

use std::ffi::OsString;
use std::io::{self, BufReader};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

use shuzi::ErrorKind;
use shuzi::language::{Message, ToMessage};
use shuzi::report::Failure;

use super::digest::ContentHash;
use super::process_photo::failed_row;
use super::row::Row;
use super::run_folder::{RunSettings, describe_difference};
use super::worker::{WorkerGreeting, WorkerReply, WorkerRequest, read_message, write_message};

/// The command that starts workers, and their limits.
#[derive(Clone, Debug)]
pub struct WorkerSettings {
    /// The program, followed by the arguments that make it a worker (see
    /// [`run_worker`](super::run_worker)).
    pub command: Vec<OsString>,
    /// The settings that rows depend on. A worker that states others is not used.
    pub settings: RunSettings,
    /// Time limit for one photo.
    pub time_limit: Duration,
}

/// A worker. Its process is started when it is first needed, and again after it has ended.
#[derive(Debug)]
pub(super) struct Worker {
    settings: WorkerSettings,
    process: Option<WorkerProcess>,
}

/// The row of a photo, and its drawing, which is empty if there is none.
type ProcessedPhoto = (Row, Vec<u8>);

/// The reason why a worker did not reply.
enum WorkerFailure {
    /// The time limit was exceeded.
    TimedOut,
    /// The process ended, with this exit status.
    Ended(String),
}

impl Worker {
    pub(super) fn new(settings: WorkerSettings) -> Worker {
        Worker {
            settings,
            process: None,
        }
    }

    /// Processes a photo. If the process ends or exceeds the time limit, the photo is tried a
    /// second time: the system may have ended the process for another reason, and a computer that
    /// was suspended exceeds any limit.
    ///
    /// # Errors
    /// Returns an error if no process can be started, or only one with other settings, neither of
    /// which is caused by the photo.
    pub(super) fn process(
        &mut self,
        content: ContentHash,
        photo: &[u8],
    ) -> io::Result<ProcessedPhoto> {
        let mut result = self.try_process(content, photo)?;
        if result.is_err() {
            result = self.try_process(content, photo)?;
        }
        Ok(result.unwrap_or_else(|reason| {
            (
                failed_row(content, &self.to_failure(content, &reason)),
                Vec::new(),
            )
        }))
    }

    fn try_process(
        &mut self,
        content: ContentHash,
        photo: &[u8],
    ) -> io::Result<Result<ProcessedPhoto, WorkerFailure>> {
        let process = match &mut self.process {
            Some(process) => process,
            // If memory is short, the system may have ended the first process while it started.
            none => none.insert(
                WorkerProcess::start(&self.settings)
                    .or_else(|_| WorkerProcess::start(&self.settings))?,
            ),
        };
        let result = process.process(content, photo, self.settings.time_limit);
        if result.is_err() {
            self.process = None;
        }
        Ok(result)
    }

    fn to_failure(&self, content: ContentHash, reason: &WorkerFailure) -> Failure {
        let (kind, message, hint) = match reason {
            WorkerFailure::TimedOut => {
                let seconds = self.settings.time_limit.as_secs_f64().to_string();
                let message = Message::new("error-photo-late").with("seconds", seconds);
                (ErrorKind::TimedOut, message, "hint-more-time")
            }
            WorkerFailure::Ended(status) => {
                let message = Message::new("error-photo-crashed").with("how", status.as_str());
                (ErrorKind::Crashed, message, "hint-more-memory")
            }
        };
        Failure {
            file: content.to_string(),
            kind,
            message,
            hint: Message::new(hint),
        }
    }
}

/// A reply with its drawing, `None` at the end of the stream, or the error of reading it.
type ReplyResult = io::Result<Option<(WorkerReply, Vec<u8>)>>;

/// The greeting, `None` at the end of the stream, or the error of reading it.
type GreetingResult = io::Result<Option<(WorkerGreeting, Vec<u8>)>>;

/// A running process. Dropping it ends the process.
#[derive(Debug)]
struct WorkerProcess {
    child: Child,
    photos: ChildStdin,
    replies: Receiver<ReplyResult>,
}

impl WorkerProcess {
    /// Starts a process and checks the settings in its greeting.
    fn start(settings: &WorkerSettings) -> io::Result<WorkerProcess> {
        let (program, arguments) = settings
            .command
            .split_first()
            .ok_or_else(|| start_error(Message::new("worker-no-program")))?;
        let mut command = Command::new(program);
        command
            // A process without memory cannot print a backtrace; the attempt may deadlock.
            .env("RUST_BACKTRACE", "0")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // The run reports how a process ended; the worker's own message would appear between
            // its lines.
            .stderr(Stdio::null());
        let mut child = command
            .spawn()
            .map_err(|error| start_error(error.to_message()))?;
        let (Some(photos), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(start_error(Message::new("worker-no-streams")));
        };
        // A pipe cannot be read with a time limit, so a thread reads it and sends what it reads
        // through a channel.
        let (reply_sender, replies) = mpsc::sync_channel(1);
        let mut process = WorkerProcess {
            child,
            photos,
            replies,
        };
        let (greeting_sender, greeting) = mpsc::sync_channel(1);
        thread::Builder::new()
            .spawn(move || forward_messages(stdout, &greeting_sender, &reply_sender))
            .map_err(|error| start_error(error.to_message()))?;
        match greeting.recv_timeout(START_LIMIT) {
            Ok(Ok(Some((Ok(stated), _)))) if stated == settings.settings => Ok(process),
            Ok(Ok(Some((Ok(stated), _)))) => {
                let difference = describe_difference(&settings.settings, &stated);
                Err(start_error(
                    Message::new("worker-other-settings").with("difference", difference),
                ))
            }
            Ok(Ok(Some((Err(why), _)))) => Err(start_error(why)),
            Err(RecvTimeoutError::Timeout) => Err(start_error(
                Message::new("worker-not-ready").with("seconds", START_LIMIT.as_secs()),
            )),
            // The process ended, or something else than a worker was started.
            Ok(_) | Err(RecvTimeoutError::Disconnected) => {
                Err(start_error(Message::verbatim(process.end())))
            }
        }
    }

    fn process(
        &mut self,
        content: ContentHash,
        photo: &[u8],
        time_limit: Duration,
    ) -> Result<ProcessedPhoto, WorkerFailure> {
        // If the process has ended, writing fails; the end of its replies reports that below.
        let _ = write_message(
            &mut self.photos,
            &WorkerRequest {
                content,
                bytes: photo.len(),
            },
            photo,
        );
        match self.replies.recv_timeout(time_limit) {
            Ok(Ok(Some((reply, drawing)))) if reply.row.content == content => {
                Ok((reply.row, drawing))
            }
            Err(RecvTimeoutError::Timeout) => Err(WorkerFailure::TimedOut),
            Ok(_) | Err(RecvTimeoutError::Disconnected) => Err(WorkerFailure::Ended(self.end())),
        }
    }

    /// Ends the process and returns its exit status, or the error of ending it.
    fn end(&mut self) -> String {
        let ended = match self.child.try_wait() {
            Ok(Some(status)) => Ok(status),
            _ => {
                // It closed its output and is about to end: killing it at once would hide its own
                // exit status.
                thread::sleep(END_LIMIT);
                let _ = self.child.kill();
                self.child.wait()
            }
        };
        ended.map_or_else(|error| error.to_string(), |status| status.to_string())
    }
}

/// Sends the greeting and then all replies of a process to their receivers, until a receiver is
/// dropped.
fn forward_messages(
    stdout: ChildStdout,
    greeting: &SyncSender<GreetingResult>,
    replies: &SyncSender<ReplyResult>,
) {
    let mut stdout = BufReader::new(stdout);
    if greeting
        .send(read_message(&mut stdout, |_: &WorkerGreeting| 0))
        .is_ok()
    {
        while replies
            .send(read_message(&mut stdout, |reply: &WorkerReply| {
                reply.drawing
            }))
            .is_ok()
        {}
    }
}

fn start_error(why: Message) -> io::Error {
    io::Error::other(Message::new("error-no-worker").with("why", why))
}

/// Time limit for starting a process, which only has to read its arguments and the rules' file.
const START_LIMIT: Duration = Duration::from_secs(60);

/// Time that a process has to end by itself after it closed its output.
const END_LIMIT: Duration = Duration::from_millis(50);

impl Drop for WorkerProcess {
    fn drop(&mut self) {
        // Both fail if the process has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
