//! The worker process, which processes one photo after the other, and the protocol that it speaks.
//!
//! The worker reads requests from one stream and writes replies to another, in the same order. A
//! photo that makes a decoder crash, hang or use too much memory thereby ends this process only,
//! and not the run.
//!
//! ```text
//! greeting  {"Ok":{…}}\n                 once, before any reply: the worker's settings, or {"Err":"why there are none"}
//! request   {"content":"…","bytes":N}\n  followed by N bytes: the photo
//! reply     {"row":{…},"drawing":N}\n    followed by N bytes: its drawing
//! ```
//!
//! Both ends of the pipe are the same program, except if it was replaced while the run went on: its
//! version is one of the settings in the greeting, so that such a worker is rejected.

use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use shuzi::count::Networks;
use shuzi::language::Message;

use super::digest::ContentHash;
use super::process_photo::{PhotoTask, process_photo};
use super::row::Row;
use super::run_folder::RunSettings;

/// The first message of a worker: the settings that its rows depend on, or the reason why it cannot
/// work. They may differ from the run's if the program or the rules' file was replaced since the
/// run began.
pub(super) type WorkerGreeting = Result<RunSettings, Message>;

/// The message before a photo's bytes.
#[derive(Serialize, Deserialize)]
pub(super) struct WorkerRequest {
    pub content: ContentHash,
    /// Length of the photo in bytes.
    pub bytes: usize,
}

/// The message before a drawing's bytes.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct WorkerReply {
    pub row: Row,
    /// Length of the drawing in bytes; 0 if there is none.
    pub drawing: usize,
}

/// Processes requests until the stream ends. `task` is the task and the settings from which it was
/// made, or the reason why there is none; in that case only the greeting is written.
///
/// # Errors
/// Returns an error if a stream cannot be read or written, which usually means that the run has
/// ended.
pub fn run_worker(
    mut requests: impl BufRead,
    mut replies: impl Write,
    task: Result<(PhotoTask, RunSettings), Message>,
    clock: &(dyn Fn() -> Duration + Sync),
) -> io::Result<()> {
    let (task, greeting): (Option<PhotoTask>, WorkerGreeting) = match task {
        Ok((task, settings)) => (Some(task), Ok(settings)),
        Err(why) => (None, Err(why)),
    };
    write_message(&mut replies, &greeting, &[])?;
    let Some(task) = task else { return Ok(()) };
    // The weights of the networks are loaded once, and not for each photo.
    let networks = Networks::embedded();
    while let Some((WorkerRequest { content, .. }, photo)) =
        read_message(&mut requests, |request: &WorkerRequest| request.bytes)?
    {
        let (row, drawing) = process_photo(content, &photo, &task, &networks, clock);
        let drawing = drawing.unwrap_or_default();
        write_message(
            &mut replies,
            &WorkerReply {
                row,
                drawing: drawing.len(),
            },
            &drawing,
        )?;
    }
    Ok(())
}

/// Reads a message and the bytes that follow it, whose number `payload_length` takes from the
/// message. Returns `None` at the end of the stream.
pub(super) fn read_message<M: for<'de> Deserialize<'de>>(
    mut stream: impl BufRead,
    payload_length: impl FnOnce(&M) -> usize,
) -> io::Result<Option<(M, Vec<u8>)>> {
    let mut line = String::new();
    if stream.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let message: M = serde_json::from_str(&line)?;
    let length = payload_length(&message);
    let mut payload = Vec::new();
    stream
        .take(u64::try_from(length).unwrap_or(u64::MAX))
        .read_to_end(&mut payload)?;
    if payload.len() < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(Some((message, payload)))
}

/// Writes a message and the bytes that follow it.
pub(super) fn write_message(
    mut stream: impl Write,
    message: &impl Serialize,
    payload: &[u8],
) -> io::Result<()> {
    stream.write_all(super::jsonl::to_line(message)?.as_bytes())?;
    stream.write_all(payload)?;
    stream.flush()
}
