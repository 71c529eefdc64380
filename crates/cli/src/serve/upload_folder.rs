//! Stores uploaded photos and their answers in a folder. File names never contain anything that a
//! client sent, and only the owner can read the files.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use shuzi::language::{Value, Words};
use shuzi::photo::PhotoFormat;
use shuzi_atomic_file::AtomicFile;
use shuzi_server::serve::{ReadResponse, Upload, UploadRecorder};

use super::ServeError;

/// The most that a folder may hold, what earlier servers have kept included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KeepLimits {
    pub photos: u64,
    pub megabytes: u64,
}

/// A folder in which photos and answers are kept, as long as it does not hold more than it may.
pub(super) struct UploadFolder {
    folder: PathBuf,
    limits: KeepLimits,
    words: &'static Words,
    /// The number of the next upload.
    number: AtomicU64,
    failed_before: AtomicBool,
    /// True once something was not kept because of the limits. Nothing is kept from then on.
    is_full: AtomicBool,
    kept: Mutex<KeptTotals>,
}

/// What a folder holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct KeptTotals {
    photos: u64,
    bytes: u64,
}

impl UploadFolder {
    /// Opens a folder. It is created if it does not exist.
    pub(super) fn open(
        folder: &Path,
        limits: KeepLimits,
        words: &'static Words,
    ) -> Result<UploadFolder, ServeError> {
        let cannot_keep = |error: io::Error| {
            let name = Value::from(folder.to_string_lossy().as_ref());
            ServeError(
                "serve-cannot-keep",
                vec![("folder", name), ("error", error.to_string().into())],
            )
        };
        fs::create_dir_all(folder).map_err(cannot_keep)?;
        check_writable(folder).map_err(cannot_keep)?;
        let kept = KeptTotals::of_folder(folder).map_err(cannot_keep)?;
        Ok(UploadFolder {
            folder: folder.to_owned(),
            limits,
            words,
            number: AtomicU64::new(1),
            failed_before: AtomicBool::new(false),
            is_full: AtomicBool::new(!kept.has_room(
                KeptTotals {
                    photos: 1,
                    bytes: 1,
                },
                limits,
            )),
            kept: Mutex::new(kept),
        })
    }

    /// Returns the sentence that the folder holds as much as it may.
    pub(super) fn say_full(&self) -> String {
        let folder = self.folder.to_string_lossy();
        self.words.say_with(
            "serve-keep-full",
            &[
                ("folder", folder.as_ref().into()),
                ("photos", self.limits.photos.to_string().into()),
                ("megabytes", self.limits.megabytes.to_string().into()),
            ],
        )
    }

    /// Takes the room for an upload. Returns false if there is none.
    fn reserve(&self, upload: KeptTotals) -> bool {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if self.is_full.load(Ordering::Relaxed) {
            return false;
        }
        if !kept.has_room(upload, self.limits) {
            self.is_full.store(true, Ordering::Relaxed);
            say_on_stderr(&self.say_full());
            return false;
        }
        kept.photos += upload.photos;
        kept.bytes += upload.bytes;
        true
    }

    /// Saves photos and their answer under a name that is free.
    fn save(&self, photos: &[(usize, PhotoFormat, &[u8])], answer: &str) -> io::Result<()> {
        loop {
            let stem = file_stem(self.number.fetch_add(1, Ordering::Relaxed));
            match save_as(&self.folder, &stem, photos, answer) {
                // A server that ended in this second has used the name.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                saved => return saved,
            }
        }
    }
}

impl UploadRecorder for UploadFolder {
    /// Keeps the photos of an upload that could be decoded, and the answer, if there are any.
    fn record(&self, upload: &Upload, response: &ReadResponse) {
        let decoded = response.decoded.iter();
        let photos: Vec<(usize, PhotoFormat, &[u8])> = decoded
            .filter_map(|&index| {
                let (_, bytes) = upload.photos.get(index)?;
                Some((index + 1, PhotoFormat::of(bytes)?, &**bytes))
            })
            .collect();
        let answer = &response.answer.json;
        let lengths = photos.iter().map(|(_, _, bytes)| bytes.len());
        let needed = KeptTotals {
            photos: photos.len() as u64,
            bytes: lengths.chain([answer.len()]).sum::<usize>() as u64,
        };
        if photos.is_empty() || !self.reserve(needed) {
            return;
        }
        if let Err(error) = self.save(&photos, answer)
            && !self.failed_before.swap(true, Ordering::Relaxed)
        {
            // Only the first error is reported: a full disk would cause one with each photo.
            let error = error.to_string();
            let text = self
                .words
                .say_with("serve-not-kept", &[("error", error.into())]);
            say_on_stderr(&text);
        }
    }

    fn is_recording(&self) -> bool {
        !self.is_full.load(Ordering::Relaxed)
    }
}

impl KeptTotals {
    /// Counts what a folder holds. Photos are the files with the extension of one; the bytes are
    /// those of all files.
    fn of_folder(folder: &Path) -> io::Result<KeptTotals> {
        let mut kept = KeptTotals::default();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let data = entry.metadata()?;
            if data.is_file() {
                kept.photos += u64::from(has_photo_extension(&entry.path()));
                kept.bytes += data.len();
            }
        }
        Ok(kept)
    }

    fn has_room(self, more: KeptTotals, limits: KeepLimits) -> bool {
        self.photos.saturating_add(more.photos) <= limits.photos
            && self.bytes.saturating_add(more.bytes) <= limits.megabytes.saturating_mul(1_000_000)
    }
}

fn has_photo_extension(path: &Path) -> bool {
    PhotoFormat::ALL
        .iter()
        .any(|format| path.extension().is_some_and(|it| it == format.extension()))
}

/// Prints a line on standard error. The client gets its answer in any case, so that failing to print
/// does no harm.
fn say_on_stderr(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

/// Checks that files can be created in the folder.
fn check_writable(folder: &Path) -> Result<(), io::Error> {
    AtomicFile::create_private(folder.join("test")).map(drop)
}

/// Returns the beginning of a file name: the time and a number, such as `20261122-080105-1`.
fn file_stem(number: u64) -> String {
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    let now: String = now.chars().filter(char::is_ascii_digit).collect();
    let (day, time) = now.split_at(now.len().min(8));
    format!("{day}-{time}-{number}")
}

/// Saves photos, each with its number, and their answer.
fn save_as(
    folder: &Path,
    stem: &str,
    photos: &[(usize, PhotoFormat, &[u8])],
    answer: &str,
) -> io::Result<()> {
    // The answer comes first: its name tells whether the others are free.
    shuzi_atomic_file::create_new_private(&folder.join(format!("{stem}.json")), answer.as_bytes())?;
    for (number, format, bytes) in photos {
        let name = format!("{stem}-{number}.{}", format.extension());
        shuzi_atomic_file::create_new_private(&folder.join(name), bytes)?;
    }
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

    #[test]
    fn a_folder_has_room_up_to_its_limits() {
        let limits = KeepLimits {
            photos: 2,
            megabytes: 1,
        };
        let totals = |photos, bytes| KeptTotals { photos, bytes };
        assert!(totals(1, 900_000).has_room(totals(1, 100_000), limits));
        assert!(!totals(1, 900_000).has_room(totals(1, 100_001), limits));
        assert!(!totals(1, 0).has_room(totals(2, 0), limits));
        assert!(!totals(u64::MAX, u64::MAX).has_room(totals(1, 1), limits));
    }

    #[test]
    fn what_a_folder_holds_is_counted() {
        let folder = tempfile::tempdir().unwrap();
        for (name, bytes) in [("1-1.jpg", 10), ("1.json", 5), ("1-2.png", 7)] {
            fs::write(folder.path().join(name), vec![0; bytes]).unwrap();
        }
        let kept = KeptTotals::of_folder(folder.path()).unwrap();
        assert_eq!((kept.photos, kept.bytes), (2, 22));
    }
}
