//! Keeps photos and answers in a folder. File names never come from outside.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::SystemTime;

use shuzi::language::{Value, Words};
use shuzi::photo::PhotoFormat;
use shuzi_server::serve::{Answer, Keep, Upload};

use super::ServeError;

/// Keeps photos and answers in this folder, which is made if need be.
pub(super) fn keeper(folder: &Path, words: &'static Words) -> Result<Keep, ServeError> {
    let refused = |error: io::Error| {
        let name = Value::from(folder.to_string_lossy().as_ref());
        ServeError("serve-cannot-keep", vec![("folder", name), ("error", error.to_string().into())])
    };
    fs::create_dir_all(folder).map_err(refused)?;
    try_out(folder).map_err(refused)?;
    let (folder, number, failed_before) = (folder.to_owned(), AtomicU64::new(1), AtomicBool::new(false));
    Ok(Arc::new(move |upload: &Upload, answer: &Answer| {
        let stem = stem(number.fetch_add(1, Ordering::Relaxed));
        if let Err(error) = keep(&folder, &stem, upload, answer)
            && !failed_before.swap(true, Ordering::Relaxed)
        {
            // Once: a full disk stays full. The client has its answer all the same.
            let text = words.say_with("serve-not-kept", &[("error", error.to_string().into())]);
            let _ = writeln!(io::stderr(), "{text}");
        }
    }))
}

/// Checks that files can be created in the folder.
fn try_out(folder: &Path) -> Result<(), io::Error> {
    let file = folder.join(format!(".shuzi-{}", std::process::id()));
    write(&file, b"")?;
    fs::remove_file(file)
}

/// The time and a number: `20261122-080105-1`.
fn stem(number: u64) -> String {
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    let now: String = now.chars().filter(char::is_ascii_digit).collect();
    let (day, time) = now.split_at(now.len().min(8));
    format!("{day}-{time}-{number}")
}

fn keep(folder: &Path, stem: &str, upload: &Upload, answer: &Answer) -> Result<(), io::Error> {
    for (number, (_, bytes)) in upload.photos.iter().enumerate() {
        let extension = PhotoFormat::of(bytes).map_or("bin", PhotoFormat::extension);
        write(&folder.join(format!("{stem}-{}.{extension}", number + 1)), bytes)?;
    }
    write(&folder.join(format!("{stem}.json")), answer.json.as_bytes())
}

/// Makes a file; what is there already is never written over.
fn write(file: &PathBuf, bytes: &[u8]) -> Result<(), io::Error> {
    OpenOptions::new().write(true).create_new(true).open(file)?.write_all(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_the_time_and_nothing_else() {
        let stem = stem(7);
        assert!(stem.starts_with("20") && stem.ends_with("-7") && stem.len() == 17, "{stem}");
        assert!(stem.chars().all(|symbol| symbol.is_ascii_digit() || symbol == '-'));
    }
}
