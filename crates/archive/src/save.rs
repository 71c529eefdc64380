//! Files that are there whole or not at all.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes a file under a temporary name, makes sure that it is on the disk, and gives it its name.
///
/// # Errors
/// What the system says; what was there before is there still.
pub fn whole(file: &Path, bytes: &[u8]) -> io::Result<()> {
    by(file, |out| out.write_all(bytes))
}

/// As [`by`] where there is no such file yet.
///
/// # Errors
/// [`io::ErrorKind::AlreadyExists`] when there is one, also since a moment ago, and what the system or `write` says.
pub fn first(file: &Path, write: impl FnOnce(&mut Growing) -> io::Result<()>) -> io::Result<()> {
    let mut growing = Growing::begin(file.to_owned())?;
    write(&mut growing)?;
    growing.synced()?;
    match fs::hard_link(&growing.temporary, file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(error),
        // Whoever was first may have removed what others had begun.
        Err(_) if file.exists() => return Err(io::ErrorKind::AlreadyExists.into()),
        // Where a file can have one name only, whoever comes last is first.
        Err(_) => growing.named()?,
        Ok(()) => {}
    }
    sync_folder(file)
}

/// As [`whole`] where nothing is lost with the file: nobody waits until it is on the disk.
///
/// # Errors
/// What the system says.
pub fn quickly(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut growing = Growing::begin(file.to_owned())?;
    growing.write_all(bytes)?;
    growing.flush()?;
    growing.named()
}

/// As [`whole`], with what `write` writes.
///
/// # Errors
/// What the system or `write` says.
pub fn by(file: &Path, write: impl FnOnce(&mut Growing) -> io::Result<()>) -> io::Result<()> {
    let mut growing = Growing::begin(file.to_owned())?;
    write(&mut growing)?;
    growing.finish()
}

/// A file that gets its name when it is finished, and is gone if it never is.
pub struct Growing {
    out: BufWriter<File>,
    file: PathBuf,
    temporary: PathBuf,
}

impl Growing {
    /// Begins a file under a temporary name.
    ///
    /// # Errors
    /// What the system says.
    pub fn begin(file: PathBuf) -> io::Result<Growing> {
        let temporary = temporary(&file);
        Ok(Growing { out: BufWriter::new(File::create_new(&temporary)?), file, temporary })
    }

    /// Makes sure that all of it is on the disk, and gives it its name.
    ///
    /// # Errors
    /// What the system says; what was there before is there still.
    pub fn finish(mut self) -> io::Result<()> {
        self.synced()?;
        self.named()?;
        sync_folder(&self.file)
    }

    fn synced(&mut self) -> io::Result<()> {
        self.out.flush()?;
        self.out.get_ref().sync_all()
    }

    fn named(&self) -> io::Result<()> {
        fs::rename(&self.temporary, &self.file)
    }
}

impl Write for Growing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Drop for Growing {
    fn drop(&mut self) {
        // Of a finished one nothing is left under this name; another takes up room that is missing, perhaps.
        let _ = fs::remove_file(&self.temporary);
    }
}

/// Beside the file, and nobody else's: parts of a run on several machines, where processes may have the same number, write
/// the same list.
fn temporary(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    let random = RandomState::new().build_hasher().finish();
    name.push(format!(".{random:016x}.tmp"));
    file.with_file_name(name)
}

/// Whether a file of this name was never finished, or is not yet.
pub fn is_temporary(name: &OsStr) -> bool {
    let name = name.to_string_lossy();
    let random = name.strip_suffix(".tmp").and_then(|name| name.rsplit_once('.')).map(|(_, random)| random);
    random.is_some_and(|random| random.len() == 16 && random.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// Removes a file, if there is one.
///
/// # Errors
/// What the system says.
pub fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Removes what was begun in a folder, and in those `below` it, and not finished. Nobody else may be writing there.
pub fn sweep(folder: &Path, below: bool) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if is_temporary(&entry.file_name()) {
            // One that stays takes up room, and does no other harm.
            let _ = fs::remove_file(entry.path());
        } else if below && entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            sweep(&entry.path(), below);
        }
    }
}

/// A name is only kept by a folder that is on the disk itself.
fn sync_folder(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        File::open(folder)?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}
