//! A row as a line of a shard.
//!
//! The last field of the line is the CRC-32 of what stands before it: a bit that flips on a disk
//! would otherwise often leave valid JSON, with another position or result. Lines of earlier
//! versions have no such field, and are read as they are.

use serde::de::{DeserializeOwned, Error};

use crate::row::Row;

/// What stands before and after the eight hexadecimal digits of a checksum.
const BEFORE: &[u8] = b",\"checksum\":\"";
const AFTER: &[u8] = b"\"}";
const DIGITS: usize = 8;

/// Formats a row as a line, without the newline.
///
/// # Errors
/// Returns the error of serialising the row.
pub(super) fn format_row(row: &Row) -> serde_json::Result<String> {
    let mut line = serde_json::to_string(row)?;
    // The closing brace of the row comes after the checksum.
    line.pop();
    let checksum = crc32fast::hash(line.as_bytes());
    line.push_str(&format!(",\"checksum\":\"{checksum:08x}\"}}"));
    Ok(line)
}

/// Parses a line, without the newline. `R` is [`Row`], or a type with some of its fields.
///
/// # Errors
/// Returns an error if its checksum does not fit, or if it is not a row.
pub(crate) fn parse_row<R: DeserializeOwned>(line: &[u8]) -> serde_json::Result<R> {
    match split_checksum(line) {
        Some((row, stated)) if format!("{:08x}", crc32fast::hash(row)).as_bytes() != stated => Err(
            serde_json::Error::custom("the line's checksum does not fit"),
        ),
        _ => serde_json::from_slice(line),
    }
}

/// Returns the line up to its checksum, and the digits of the checksum; `None` if it has none.
fn split_checksum(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let line = line.strip_suffix(AFTER)?;
    let (line, digits) = line.split_at_checked(line.len().checked_sub(DIGITS)?)?;
    Some((line.strip_suffix(BEFORE)?, digits))
}
