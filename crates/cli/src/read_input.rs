//! Reads inputs: files, or standard input for `-`.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use shuzi::ErrorKind;
use shuzi::language::{Message, ToMessage};
use shuzi::report::Failure;

/// Returns the input's name in reports.
pub(super) fn input_name(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// Returns true if the input is standard input.
pub(super) fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Reads the bytes of an input. At most one byte more than `max_bytes` is read, so that an endless
/// input is refused, too.
///
/// # Errors
/// [`Failure`] if the input cannot be read, or if it is larger than `max_bytes`.
pub(super) fn read_input(path: &Path, max_bytes: usize) -> Result<Vec<u8>, Failure> {
    let most = u64::try_from(max_bytes)
        .unwrap_or(u64::MAX)
        .saturating_add(1);
    let mut bytes = Vec::new();
    let done = if is_standard_input(path) {
        io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    match done {
        Ok(_) if bytes.len() > max_bytes => Err(too_large(path, max_bytes)),
        Ok(_) => Ok(bytes),
        Err(error) => Err(unreadable(path, &error)),
    }
}

fn too_large(path: &Path, max_bytes: usize) -> Failure {
    Failure {
        file: input_name(path),
        kind: ErrorKind::TooLarge,
        message: Message::new("error-too-large").with("most", max_bytes),
        hint: Message::new("hint-check-file-meant"),
    }
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    let hint = match error.kind() {
        io::ErrorKind::NotFound => "hint-check-name",
        io::ErrorKind::PermissionDenied => "hint-check-permission",
        io::ErrorKind::IsADirectory => "hint-name-files-in-folder",
        _ => "hint-open-with-another-program",
    };
    Failure {
        file: input_name(path),
        kind: ErrorKind::Unreadable,
        message: Message::new("error-cannot-read").with("error", error.to_message()),
        hint: Message::new(hint),
    }
}
