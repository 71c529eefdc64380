//! Files of JSON lines that grow while a run is under way.
//!
//! The process that writes such a file may be killed at any moment, so the last line may be
//! incomplete. Writers therefore write each line in one call and complete a torn line before they
//! append; readers decide themselves whether a line that cannot be parsed is skipped or reported
//! ([`line_error`]).

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::Serialize;
use shuzi::language::Message;

/// Formats a value as one line of JSON, including the newline.
///
/// # Errors
/// Returns the error of the value's `Serialize` implementation.
pub(super) fn to_line(value: &impl Serialize) -> serde_json::Result<String> {
    Ok(serde_json::to_string(value)? + "\n")
}

/// Opens a file for appending lines, and creates it if necessary. If its last line is incomplete,
/// that line is ended first, so that it does not damage the next one.
pub(super) fn open_for_append(path: &Path) -> io::Result<File> {
    let mut file = OpenOptions::new()
        .create(true)
        .read(true)
        .append(true)
        .open(path)?;
    if !ends_with_newline(&mut file)? {
        file.write_all(b"\n")?;
    }
    Ok(file)
}

/// Returns true if a file is empty or its last line is complete.
pub(super) fn ends_with_newline(file: &mut File) -> io::Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(true);
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

/// Calls `handle` with each line of a file, as bytes without the newline. A file that does not
/// exist has no lines.
///
/// # Errors
/// Returns the error of reading the file, or the first error of `handle`.
pub(super) fn for_each_line(
    path: &Path,
    handle: &mut dyn FnMut(&[u8]) -> io::Result<()>,
) -> io::Result<()> {
    let file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        opened => opened?,
    };
    let (mut reader, mut line) = (BufReader::new(file), Vec::new());
    while reader.read_until(b'\n', &mut line)? > 0 {
        handle(line.strip_suffix(b"\n").unwrap_or(&line))?;
        line.clear();
    }
    Ok(())
}

/// Returns the error for a line that cannot be parsed; it names the file and the line, counted from
/// 1.
pub(super) fn line_error(path: &Path, line_number: usize, error: &serde_json::Error) -> io::Error {
    let message = Message::in_line(line_number, Message::verbatim(error.to_string()));
    io::Error::other(Message::of_file(path.display().to_string(), message))
}
