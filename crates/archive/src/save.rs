//! Files that are there whole or not at all.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

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
    if let Err(failed) = growing.synced()?.persist_noclobber(file) {
        if failed.error.kind() == io::ErrorKind::AlreadyExists || file.exists() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        // Some file systems have neither a rename that spares what is there nor a second name: whoever comes last is first.
        failed.file.persist(file)?;
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
    growing.flushed()?.persist(file)?;
    Ok(())
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
    out: BufWriter<NamedTempFile>,
    file: PathBuf,
}

/// How many random letters and digits a temporary name has.
const RANDOM: usize = 16;

impl Growing {
    /// Begins a file under a temporary name beside its own.
    ///
    /// # Errors
    /// What the system says.
    pub fn begin(file: PathBuf) -> io::Result<Growing> {
        let mut prefix = file.file_name().unwrap_or_default().to_owned();
        prefix.push(".");
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        let mut builder = Builder::new();
        builder.prefix(&prefix).suffix(".tmp").rand_bytes(RANDOM);
        // What is kept is for whoever may read the folder; temporary files are usually their owner's alone.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let out = builder.tempfile_in(folder.unwrap_or(Path::new(".")))?;
        Ok(Growing { out: BufWriter::new(out), file })
    }

    /// Makes sure that all of it is on the disk, and gives it its name.
    ///
    /// # Errors
    /// What the system says; what was there before is there still.
    pub fn finish(self) -> io::Result<()> {
        let file = self.file.clone();
        self.synced()?.persist(&file)?;
        sync_folder(&file)
    }

    /// Returns the file with all of it on the disk.
    fn synced(self) -> io::Result<NamedTempFile> {
        let whole = self.flushed()?;
        whole.as_file().sync_all()?;
        Ok(whole)
    }

    /// Returns the file with all of it handed to the system.
    fn flushed(self) -> io::Result<NamedTempFile> {
        self.out.into_inner().map_err(io::IntoInnerError::into_error)
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

/// Whether a file of this name was never finished, or is not yet.
pub fn is_temporary(name: &OsStr) -> bool {
    let name = name.to_string_lossy();
    let random = name.strip_suffix(".tmp").and_then(|name| name.rsplit_once('.')).map(|(_, random)| random);
    random.is_some_and(|random| {
        random.len() == RANDOM && random.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
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
