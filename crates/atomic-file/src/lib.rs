//! Files that appear complete or not at all.
//!
//! Each file is written under a temporary name in the same folder and renamed when it is complete.
//! A reader therefore never sees half a file, and a process that is killed leaves the previous file
//! as it was. Temporary names have a fixed pattern ([`is_temporary`]), so that the next run can
//! remove what a killed one left.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// Writes or replaces a file. Its content is on the disk when this returns.
///
/// # Errors
/// Returns the system's error; an existing file is then unchanged.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_with(path, |out| out.write_all(bytes))
}

/// Writes or replaces a file with the output of `write_content`. It is on the disk when this
/// returns.
///
/// # Errors
/// Returns the error of the system or of `write_content`; an existing file is then unchanged.
pub fn write_with(
    path: &Path,
    write_content: impl FnOnce(&mut AtomicFile) -> io::Result<()>,
) -> io::Result<()> {
    let mut file = AtomicFile::create(path.to_owned())?;
    write_content(&mut file)?;
    file.finish()
}

/// Creates a file with the output of `write_content`, and never replaces an existing one: of
/// several processes that do this at the same time, one succeeds.
///
/// # Errors
/// Returns [`io::ErrorKind::AlreadyExists`] if the file exists, even if it was created a moment
/// ago, and otherwise the error of the system or of `write_content`.
pub fn create_new_with(
    path: &Path,
    write_content: impl FnOnce(&mut AtomicFile) -> io::Result<()>,
) -> io::Result<()> {
    write_new(AtomicFile::create(path.to_owned())?, path, write_content)
}

/// Creates a file that only its owner can read, and never replaces an existing one, as
/// [`create_new_with`].
///
/// # Errors
/// The same as those of [`create_new_with`].
pub fn create_new_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let file = AtomicFile::create_private(path.to_owned())?;
    write_new(file, path, |out| out.write_all(bytes))
}

/// Writes a file, and gives it its name if that is free.
fn write_new(
    mut file: AtomicFile,
    path: &Path,
    write_content: impl FnOnce(&mut AtomicFile) -> io::Result<()>,
) -> io::Result<()> {
    write_content(&mut file)?;
    if let Err(failed) = file.into_synced_temp_file()?.persist_noclobber(path) {
        if failed.error.kind() == io::ErrorKind::AlreadyExists || path.exists() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        // Some file systems support neither a rename that does not replace nor hard links. There
        // the last process wins, which is the best that can be done.
        failed.file.persist(path)?;
    }
    sync_folder_of(path)
}

/// Writes or replaces a file that can be made again. The system may still be writing it when this
/// returns, and it may be lost if the machine goes down.
///
/// # Errors
/// Returns the system's error; an existing file is then unchanged.
pub fn write_unsynced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = AtomicFile::create(path.to_owned())?;
    file.write_all(bytes)?;
    file.into_temp_file()?.persist(path)?;
    Ok(())
}

/// A file under its temporary name. It gets its own name when it is finished; dropping it
/// unfinished removes it.
pub struct AtomicFile {
    out: BufWriter<NamedTempFile>,
    path: PathBuf,
}

/// Number of random letters and digits in a temporary name.
const RANDOM_LENGTH: usize = 16;

impl AtomicFile {
    /// Creates the temporary file in the folder of `path`.
    ///
    /// # Errors
    /// Returns the system's error.
    pub fn create(path: PathBuf) -> io::Result<AtomicFile> {
        // An ordinary file: everyone who may read the folder may read it, subject to the umask.
        AtomicFile::create_with_mode(path, 0o666)
    }

    /// Creates the temporary file in the folder of `path`. Only its owner can read it.
    ///
    /// # Errors
    /// Returns the system's error.
    pub fn create_private(path: PathBuf) -> io::Result<AtomicFile> {
        AtomicFile::create_with_mode(path, 0o600)
    }

    /// Creates the temporary file with these permissions, on systems that have such.
    fn create_with_mode(path: PathBuf, mode: u32) -> io::Result<AtomicFile> {
        let mut prefix = path.file_name().unwrap_or_default().to_owned();
        prefix.push(".");
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let mut builder = Builder::new();
        builder
            .prefix(&prefix)
            .suffix(".tmp")
            .rand_bytes(RANDOM_LENGTH);
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
        #[cfg(not(unix))]
        let _ = mode;
        let out = builder.tempfile_in(folder.unwrap_or(Path::new(".")))?;
        Ok(AtomicFile {
            out: BufWriter::new(out),
            path,
        })
    }

    /// Writes everything to the disk and renames the file.
    ///
    /// # Errors
    /// Returns the system's error; an existing file is then unchanged.
    pub fn finish(self) -> io::Result<()> {
        let path = self.path.clone();
        self.into_synced_temp_file()?.persist(&path)?;
        sync_folder_of(&path)
    }

    /// Returns the temporary file with its content on the disk.
    fn into_synced_temp_file(self) -> io::Result<NamedTempFile> {
        let file = self.into_temp_file()?;
        file.as_file().sync_all()?;
        Ok(file)
    }

    /// Returns the temporary file with its content passed to the system.
    fn into_temp_file(self) -> io::Result<NamedTempFile> {
        self.out
            .into_inner()
            .map_err(io::IntoInnerError::into_error)
    }
}

impl Write for AtomicFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Returns true if a file name is one of the temporary names used here.
pub fn is_temporary(name: &OsStr) -> bool {
    let name = name.to_string_lossy();
    let random = name
        .strip_suffix(".tmp")
        .and_then(|name| name.rsplit_once('.'))
        .map(|(_, random)| random);
    random.is_some_and(|random| {
        random.len() == RANDOM_LENGTH && random.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}

/// Removes a file if it exists.
///
/// # Errors
/// Returns the system's error.
pub fn remove_if_exists(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Removes the temporary files in a folder and, if `recursive`, in all folders below it. No other
/// process may be writing there.
pub fn remove_temporary_files(folder: &Path, recursive: bool) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if is_temporary(&entry.file_name()) {
            // A file that cannot be removed takes up space and does no other harm.
            let _ = fs::remove_file(entry.path());
        } else if recursive && entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            remove_temporary_files(&entry.path(), recursive);
        }
    }
}

/// Writes the folder of a file to the disk: without this, a new name may be lost although the
/// file's content is on the disk.
fn sync_folder_of(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        File::open(folder)?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}
