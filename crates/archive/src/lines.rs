//! Files that grow line by line, and may end within one: whoever wrote them was killed, perhaps.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// Opens a file to add lines to it. One that was cut off is ended first, so that it spoils no other.
pub(super) fn open_to_add(path: &Path) -> io::Result<File> {
    let mut file = OpenOptions::new().create(true).read(true).append(true).open(path)?;
    if !has_whole_lines(&mut file)? {
        file.write_all(b"\n")?;
    }
    Ok(file)
}

/// Whether the last line of a file, if it has any, is ended.
pub(super) fn has_whole_lines(file: &mut File) -> io::Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(true);
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

/// Hands over every line without its end, whatever it holds; none where there is no file.
///
/// # Errors
/// When the file cannot be read, or those of `with`, after which no more lines are read.
pub(super) fn each_line(path: &Path, with: &mut dyn FnMut(&[u8]) -> io::Result<()>) -> io::Result<()> {
    let file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        opened => opened?,
    };
    let (mut lines, mut line) = (BufReader::new(file), Vec::new());
    while lines.read_until(b'\n', &mut line)? > 0 {
        with(line.strip_suffix(b"\n").unwrap_or(&line))?;
        line.clear();
    }
    Ok(())
}
