//! Stores uploaded photos and their answers in a folder. File names never contain anything that a
//! client sent.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::SystemTime;

use shuzi::language::{Value, Words};
use shuzi::photo::PhotoFormat;
use shuzi_server::serve::{JsonResponse, Upload, UploadRecorder};

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
        let stem = file_stem(number.fetch_add(1, Ordering::Relaxed));
        if let Err(error) = save(&folder, &stem, upload, answer)
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
    let file = folder.join(format!(".shuzi-{}", std::process::id()));
    create(&file, b"")?;
    fs::remove_file(file)
}

/// Returns the beginning of a file name: the time and a number, such as `20261122-080105-1`.
fn file_stem(number: u64) -> String {
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    let now: String = now.chars().filter(char::is_ascii_digit).collect();
    let (day, time) = now.split_at(now.len().min(8));
    format!("{day}-{time}-{number}")
}

/// Saves the photos of an upload and its answer.
fn save(
    folder: &Path,
    stem: &str,
    upload: &Upload,
    answer: &JsonResponse,
) -> Result<(), io::Error> {
    for (number, (_, bytes)) in upload.photos.iter().enumerate() {
        let extension = PhotoFormat::of(bytes).map_or("bin", PhotoFormat::extension);
        create(
            &folder.join(format!("{stem}-{}.{extension}", number + 1)),
            bytes,
        )?;
    }
    create(&folder.join(format!("{stem}.json")), answer.json.as_bytes())
}

/// Creates a file. An existing file is never overwritten.
fn create(file: &PathBuf, bytes: &[u8]) -> Result<(), io::Error> {
    OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(file)?
        .write_all(bytes)
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
