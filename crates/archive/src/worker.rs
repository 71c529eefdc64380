//! The worker: a process that is given photos and says what becomes of them.
//!
//! It reads requests from one stream and writes answers to another, one after the other. What a photo does to it, it does
//! to nobody else: a decoder that runs wild is ended with its process.
//!
//! ```text
//! ready     {"Ok":{…}}\n                 once, before anything else: its settings, or {"Err":"why it is not"}
//! request   {"content":"…","bytes":N}\n  then N bytes of the photo
//! answer    {"row":{…},"drawing":N}\n    then N bytes of its drawing
//! ```

use std::io::{self, BufRead, Read, Write};

use serde::{Deserialize, Serialize};

use shuzi::count::Clock;
use shuzi::language::Message;

use super::answer::{Task, answer};
use super::content::Content;
use super::folder::Settings;
use super::row::Row;

/// What a worker says first: what its rows depend on, or why there will be none. The program, or a file that it read, may
/// have changed since the run began.
pub(super) type Ready = Result<Settings, Message>;

/// What a worker is given, before the photo's bytes.
#[derive(Serialize, Deserialize)]
pub(super) struct Request {
    pub content: Content,
    pub bytes: usize,
}

/// What it says, before its drawing's bytes.
#[derive(Serialize, Deserialize)]
pub(super) struct Answer {
    pub row: Row,
    pub drawing: usize,
}

/// Answers requests until there are no more, by the task, which is what the settings say; none if there is no task.
///
/// # Errors
/// When the streams cannot be read or written, which is how a worker learns that nobody needs it any more.
pub fn work(
    mut requests: impl BufRead,
    mut answers: impl Write,
    task: Result<(Task, Settings), Message>,
    clock: Clock,
) -> io::Result<()> {
    let (task, ready) = match task {
        Ok((task, settings)) => (Ok(task), Ok(settings)),
        Err(why) => (Err(()), Err(why)),
    };
    write(&mut answers, &ready, &[])?;
    let Ok(task) = task else { return Ok(()) };
    while let Some((Request { content, .. }, photo)) = read(&mut requests, |request: &Request| request.bytes)?
    {
        let (row, drawing) = answer(content, &photo, &task, clock);
        let drawing = drawing.unwrap_or_default();
        write(&mut answers, &Answer { row, drawing: drawing.len() }, &drawing)?;
    }
    Ok(())
}

/// One message and the bytes that follow it; `None` at the end.
pub(super) fn read<M: for<'de> Deserialize<'de>>(
    mut from: impl BufRead,
    following: impl FnOnce(&M) -> usize,
) -> io::Result<Option<(M, Vec<u8>)>> {
    let mut line = String::new();
    if from.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let message: M = serde_json::from_str(&line)?;
    let mut bytes = Vec::new();
    let wanted = following(&message);
    from.take(u64::try_from(wanted).unwrap_or(u64::MAX)).read_to_end(&mut bytes)?;
    if bytes.len() < wanted {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(Some((message, bytes)))
}

/// Writes one message and the bytes that follow it.
pub(super) fn write(mut to: impl Write, message: &impl Serialize, bytes: &[u8]) -> io::Result<()> {
    let line = serde_json::to_string(message)? + "\n";
    to.write_all(line.as_bytes())?;
    to.write_all(bytes)?;
    to.flush()
}
