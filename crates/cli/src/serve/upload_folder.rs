//! Stores uploaded photos and their answers in a folder. File names never contain anything that a
//! client sent, and only the owner can read the files.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::SystemTime;

use shuzi::language::{Value, Words};
use shuzi::photo::PhotoFormat;
use shuzi_server::serve::{JsonResponse, Upload, UploadRecorder};
use tempfile::NamedTempFile;

use super::ServeError;

/// Returns a recorder that stores photos and answers in a folder. The folder is created if it does
/// not exist.
pub(super) fn record_into(
    folder: &Path,
    words: &'static Words,
) -> Result<UploadRecorder, ServeError> {
    let cannot_keep = |error: io::Error| {
        let name = Value::from(folder.to_string_lossy().as_ref());
        ServeError(
            "serve-cannot-keep",
            vec![("folder", name), ("error", error.to_string().into())],
        )
    };
    fs::create_dir_all(folder).map_err(cannot_keep)?;
    check_writable(folder).map_err(cannot_keep)?;
    let (folder, number, failed_before) =
        (folder.to_owned(), AtomicU64::new(1), AtomicBool::new(false));
    Ok(Arc::new(move |upload: &Upload, answer: &JsonResponse| {
        let saved = loop {
            let stem = file_stem(number.fetch_add(1, Ordering::Relaxed));
            match save(&folder, &stem, upload, answer) {
                // A server that ended in this second has used the name.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                saved => break saved,
            }
        };
        if let Err(error) = saved
            && !failed_before.swap(true, Ordering::Relaxed)
        {
            // Only the first error is reported: a full disk would cause one with each photo. The
            // client gets its answer in any case, so that failing to write the message does no harm
            // either.
            let text = words.say_with("serve-not-kept", &[("error", error.to_string().into())]);
            let _ = writeln!(io::stderr(), "{text}");
        }
    }))
}

/// Checks that files can be created in the folder.
fn check_writable(folder: &Path) -> Result<(), io::Error> {
    NamedTempFile::new_in(folder)?.close()
}

/// Returns the beginning of a file name: the time and a number, such as `20261122-080105-1`.
fn file_stem(number: u64) -> String {
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    let now: String = now.chars().filter(char::is_ascii_digit).collect();
    let (day, time) = now.split_at(now.len().min(8));
    format!("{day}-{time}-{number}")
}

/// Saves the photos of an upload and its answer. What is no photo is not kept.
fn save(
    folder: &Path,
    stem: &str,
    upload: &Upload,
    answer: &JsonResponse,
) -> Result<(), io::Error> {
    // The answer comes first: its name tells whether the others are free.
    create(&folder.join(format!("{stem}.json")), answer.json.as_bytes())?;
    for (number, (_, bytes)) in upload.photos.iter().enumerate() {
        if let Some(format) = PhotoFormat::of(bytes) {
            let name = format!("{stem}-{}.{}", number + 1, format.extension());
            create(&folder.join(name), bytes)?;
        }
    }
    Ok(())
}

/// Creates a file, whole or not at all. An existing file is never overwritten.
fn create(file: &Path, bytes: &[u8]) -> Result<(), io::Error> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let mut written = NamedTempFile::new_in(folder)?;
    written.write_all(bytes)?;
    written.persist_noclobber(file)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_the_time_and_nothing_else() {
        let stem = file_stem(7);
        assert!(
            stem.starts_with("20") && stem.ends_with("-7") && stem.len() == 17,
            "{stem}"
        );
        assert!(
            stem.chars()
                .all(|symbol| symbol.is_ascii_digit() || symbol == '-')
        );
    }
}
