//! The crew: worker processes, each given one photo at a time, with a time limit.

use std::ffi::OsString;
use std::io::{self, BufReader};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use shuzi::language::{Message, ToMessage};
use shuzi::report::Failure;

use super::answer::failed;
use super::content::Content;
use super::folder::{self, Settings};
use super::row::Row;
use super::worker::{Answer, Ready, Request, read, write};

/// How workers are started, and how long they may take.
#[derive(Clone, Debug)]
pub struct Crew {
    /// The program and its arguments that make it a worker (see [`work`](super::work)).
    pub command: Vec<OsString>,
    /// What rows depend on: a worker that goes by anything else is none of this run.
    pub settings: Settings,
    /// The longest that a photo may take.
    pub time_limit: Duration,
}

/// One of the crew, whose process is started when it is first needed, and again after one ended.
pub(super) struct Member<'a> {
    crew: &'a Crew,
    process: Option<Process>,
}

type Answered = (Row, Vec<u8>);

/// Why there is no answer.
enum Lost {
    /// It took too long.
    Late,
    /// The process ended.
    Ended(String),
}

impl Member<'_> {
    pub(super) fn new(crew: &Crew) -> Member<'_> {
        Member { crew, process: None }
    }

    /// What becomes of a photo, and its drawing. A photo that ends the process or takes too long is tried once more:
    /// somebody else may have ended it, and a machine that slept is no slow photo.
    ///
    /// # Errors
    /// When no process can be started, or only one with other settings: that is not the photo's fault.
    pub(super) fn answer(&mut self, content: Content, photo: &[u8]) -> io::Result<Answered> {
        let answered = match self.ask(content, photo)? {
            Err(_) => self.ask(content, photo)?,
            answered => answered,
        };
        Ok(answered.unwrap_or_else(|lost| (failed(content, &self.failure(content, &lost)), Vec::new())))
    }

    fn ask(&mut self, content: Content, photo: &[u8]) -> io::Result<Result<Answered, Lost>> {
        let process = match &mut self.process {
            Some(process) => process,
            // A machine that is short of memory may have ended the first.
            none => none.insert(Process::start(self.crew).or_else(|_| Process::start(self.crew))?),
        };
        let answered = process.ask(content, photo, self.crew.time_limit);
        if answered.is_err() {
            self.process = None;
        }
        Ok(answered)
    }

    fn failure(&self, content: Content, lost: &Lost) -> Failure {
        let (kind, message, hint) = match lost {
            Lost::Late => (
                "timed_out",
                Message::new("error-photo-late")
                    .with("seconds", self.crew.time_limit.as_secs_f64().to_string()),
                "hint-more-time",
            ),
            Lost::Ended(how) => {
                ("crashed", Message::new("error-photo-crashed").with("how", how.as_str()), "hint-more-memory")
            }
        };
        Failure { file: content.to_string(), kind, message, hint: Message::new(hint) }
    }
}

/// What comes from a worker: an answer and its drawing, the end, or what cannot be read.
type Heard = io::Result<Option<(Answer, Vec<u8>)>>;

/// A running worker. Dropping it ends it.
struct Process {
    child: Child,
    photos: ChildStdin,
    answers: Receiver<Heard>,
}

impl Process {
    fn start(crew: &Crew) -> io::Result<Process> {
        let not_started = |why: Message| io::Error::other(Message::new("error-no-worker").with("why", why));
        let (program, arguments) =
            crew.command.split_first().ok_or_else(|| not_started(Message::new("worker-no-program")))?;
        let mut command = Command::new(program);
        // What it says of its end is said for it. Without memory there is none to trace what led there, and a process
        // that tries waits for itself.
        command
            .env("RUST_BACKTRACE", "0")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| not_started(error.to_message()))?;
        let (Some(photos), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(not_started(Message::new("worker-no-streams")));
        };
        let (answered, answers) = mpsc::sync_channel(1);
        let mut process = Process { child, photos, answers };
        let (begun, ready) = mpsc::sync_channel(1);
        // Ends with its stream, or when nobody listens any more.
        let listen = move || {
            let mut stdout = BufReader::new(stdout);
            if begun.send(read(&mut stdout, |_: &Ready| 0)).is_ok() {
                while answered.send(read(&mut stdout, |answer: &Answer| answer.drawing)).is_ok() {}
            }
        };
        thread::Builder::new().spawn(listen).map_err(|error| not_started(error.to_message()))?;
        match ready.recv_timeout(TO_BEGIN) {
            Ok(Ok(Some((Ok(settings), _)))) if settings == crew.settings => Ok(process),
            Ok(Ok(Some((Ok(settings), _)))) => {
                let difference = folder::difference(&crew.settings, &settings);
                Err(not_started(Message::new("worker-other-settings").with("difference", difference)))
            }
            Ok(Ok(Some((Err(why), _)))) => Err(not_started(why)),
            Err(RecvTimeoutError::Timeout) => {
                Err(not_started(Message::new("worker-not-ready").with("seconds", TO_BEGIN.as_secs())))
            }
            Ok(_) | Err(RecvTimeoutError::Disconnected) => Err(not_started(Message::verbatim(process.end()))),
        }
    }

    fn ask(&mut self, content: Content, photo: &[u8], limit: Duration) -> Result<Answered, Lost> {
        // One that is gone is noticed by its answers, which end.
        let _ = write(&mut self.photos, &Request { content, bytes: photo.len() }, photo);
        match self.answers.recv_timeout(limit) {
            Ok(Ok(Some((answer, drawing)))) if answer.row.content == content => Ok((answer.row, drawing)),
            Err(RecvTimeoutError::Timeout) => Err(Lost::Late),
            Ok(_) | Err(RecvTimeoutError::Disconnected) => Err(Lost::Ended(self.end())),
        }
    }

    /// Ends it; how it ended.
    fn end(&mut self) -> String {
        // One that is gone already cannot be killed, and says by itself how it ended.
        let ended = match self.child.try_wait() {
            Ok(Some(status)) => Ok(status),
            _ => {
                thread::sleep(TO_END);
                let _ = self.child.kill();
                self.child.wait()
            }
        };
        ended.map_or_else(|error| error.to_string(), |status| status.to_string())
    }
}

/// How long a process may take until it is ready. It has nothing to do before but to start.
const TO_BEGIN: Duration = Duration::from_secs(60);

/// How long a process that closed its stream may take to end by itself, so that it can be told how it did.
const TO_END: Duration = Duration::from_millis(50);

impl Drop for Process {
    fn drop(&mut self) {
        // One that is gone already cannot be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
