//! The process of an engine, which may hang, crash or write without end.
//!
//! Threads write to and read from its streams, so that a full or silent pipe cannot block anything.
//! The caller waits for an answer until the deadline.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use crate::parsers::EngineCommand;
use shuzi::engine::{Connection, EngineError};
use shuzi::language::{Message, ToMessage};

/// Maximum size of all answers about one board together; real ones take a few kilobytes.
const MOST_BYTES: u64 = 1 << 20;

/// Maximum number of answers that wait to be read.
const MOST_WAITING: usize = 16;

/// Number of bytes kept from the end of standard error.
const LAST_WORDS_BYTES: usize = 2048;

/// Time for the process to exit after `quit`.
const TO_LEAVE: Duration = Duration::from_secs(1);

/// Time to wait for the end of standard error once the process has ended, as another process may
/// hold the stream open.
const TO_SPEAK: Duration = Duration::from_secs(2);

/// A running engine. Dropping it ends it and what it started.
pub(super) struct EngineProcess {
    child: Child,
    /// The exit status, once the process has ended.
    ended: Option<ExitStatus>,
    /// Lines to be written.
    commands: Sender<String>,
    answers: Receiver<EngineOutput>,
    last_words: Receiver<String>,
    timeout: Duration,
    deadline: Instant,
}

/// A message from the reading thread.
enum EngineOutput {
    Text(String),
    TooMuch,
}

impl EngineProcess {
    /// Starts `command`, which is given `timeout` for everything.
    pub(super) fn start(
        command: &EngineCommand,
        timeout: Duration,
    ) -> Result<EngineProcess, EngineError> {
        let not_started = |error: io::Error| EngineError::NotStarted {
            reason: error.to_message(),
        };
        let mut program = Command::new(&command.program);
        program.args(&command.arguments);
        program
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        lead_new_group(&mut program);
        let mut child = program.spawn().map_err(not_started)?;
        let (commands, lines) = mpsc::channel();
        let (answered, answers) = mpsc::sync_channel(MOST_WAITING);
        let (spoken, last_words) = mpsc::channel();
        // The threads end with their streams, or when the receiver is dropped.
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write(&lines, stdin));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read(stdout, &answered));
        }
        if let Some(stderr) = child.stderr.take() {
            // The receiver may be gone.
            thread::spawn(move || spoken.send(read_last_words(stderr)));
        }
        let deadline = Instant::now() + timeout;
        Ok(EngineProcess {
            child,
            ended: None,
            commands,
            answers,
            last_words,
            timeout,
            deadline,
        })
    }

    /// Asks the process to quit, and kills it if it does not.
    ///
    /// # Errors
    /// [`EngineError`] if the engine has sent more answers than it got commands: then its earlier
    /// answers may belong to other commands.
    pub(super) fn dismiss(self) -> Result<(), EngineError> {
        // Neither a failure to send nor the answer matters here.
        let _ = self.commands.send("quit\n".to_owned());
        let until = Instant::now() + TO_LEAVE;
        let mut answered = false;
        while let Ok(answer) = self
            .answers
            .recv_timeout(until.saturating_duration_since(Instant::now()))
        {
            // One answer, to `quit`, is expected.
            if answered || matches!(answer, EngineOutput::TooMuch) {
                return Err(unexpected_answer(&answer));
            }
            answered = true;
        }
        Ok(())
    }

    /// Kills the process and its group, and returns its exit status.
    fn kill(&mut self) -> Option<ExitStatus> {
        if self.ended.is_none() {
            // The group is killed before waiting, because the system may reuse the identifier after
            // that.
            kill_group(&self.child);
            // This fails if the process has already ended.
            let _ = self.child.kill();
            self.ended = self.child.wait().ok();
        }
        self.ended
    }

    /// Returns the error for a process that ended without an answer.
    fn exit_error(&mut self, command: &str) -> EngineError {
        let status = self
            .kill()
            .map(|status| status.to_string())
            .unwrap_or_default();
        let words = self.last_words.recv_timeout(TO_SPEAK).unwrap_or_default();
        let last = words
            .lines()
            .rfind(|line| !line.trim().is_empty())
            .unwrap_or_default();
        EngineError::ended(command, &status, last)
    }
}

impl Connection for EngineProcess {
    fn ask(&mut self, command: &str) -> Result<String, EngineError> {
        if let Ok(answer) = self.answers.try_recv() {
            return Err(unexpected_answer(&answer));
        }
        // Sending fails if the process has ended, which is noticed below, as its answers end too.
        let _ = self.commands.send(format!("{command}\n"));
        match self
            .answers
            .recv_timeout(self.deadline.saturating_duration_since(Instant::now()))
        {
            Ok(EngineOutput::Text(text)) => Ok(text),
            Ok(EngineOutput::TooMuch) => Err(EngineError::TooMuch),
            Err(RecvTimeoutError::Timeout) => {
                let command = command.split(' ').next().unwrap_or_default().to_owned();
                Err(EngineError::TimedOut {
                    command,
                    seconds: self.timeout.as_secs(),
                })
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.exit_error(command)),
        }
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Returns the error for an answer without a command.
fn unexpected_answer(answer: &EngineOutput) -> EngineError {
    match answer {
        EngineOutput::Text(_) => EngineError::nonsense(Message::new("engine-unasked")),
        EngineOutput::TooMuch => EngineError::TooMuch,
    }
}

/// Makes the process the leader of a new group, to which all processes that it starts belong. An
/// interrupt from the keyboard does not reach the group; the engine ends when its input does.
fn lead_new_group(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(not(unix))]
    let _ = command;
}

/// Kills the process's group, on systems with groups.
fn kill_group(child: &Child) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        // This fails if the group has already ended.
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
    #[cfg(not(unix))]
    let _ = child;
}

/// Writes all lines until the pipe is closed.
fn write(lines: &Receiver<String>, mut stdin: impl Write) {
    while let Ok(line) = lines.recv() {
        if stdin
            .write_all(line.as_bytes())
            .and_then(|()| stdin.flush())
            .is_err()
        {
            return;
        }
    }
}

/// Reads answers to the end of the stream. Lines before an answer, such as a greeting, are ignored.
fn read(stdout: impl Read, answers: &SyncSender<EngineOutput>) {
    let mut lines = BufReader::new(stdout.take(MOST_BYTES));
    let (mut answer, mut line) = (String::new(), Vec::new());
    while lines
        .read_until(b'\n', &mut line)
        .is_ok_and(|bytes| bytes > 0)
    {
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            if !answer.is_empty()
                && answers
                    .send(EngineOutput::Text(std::mem::take(&mut answer)))
                    .is_err()
            {
                return;
            }
        } else if !answer.is_empty() || text.starts_with(['=', '?']) {
            answer.push_str(&text);
        }
        line.clear();
    }
    if lines.get_ref().limit() == 0 {
        // The receiver may be gone.
        let _ = answers.send(EngineOutput::TooMuch);
    }
}

/// Reads a stream to its end and returns its last [`LAST_WORDS_BYTES`] bytes.
fn read_last_words(mut stream: impl Read) -> String {
    let (mut kept, mut part) = (VecDeque::new(), [0; 1024]);
    while let Ok(bytes) = stream.read(&mut part) {
        if bytes == 0 {
            break;
        }
        kept.extend(part.iter().take(bytes).copied());
        kept.drain(..kept.len().saturating_sub(LAST_WORDS_BYTES));
    }
    String::from_utf8_lossy(kept.make_contiguous()).into_owned()
}
