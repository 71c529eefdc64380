//! Where a photo lies: a file, or a part of an archive that is read in place.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use zip::ZipArchive;

use super::content::Content;

/// Where a photo lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In a file of its own.
    File(PathBuf),
    /// In a tar archive, from this byte on.
    Tar {
        /// The archive.
        archive: Archive,
        /// Where the photo's bytes begin.
        offset: u64,
    },
    /// In a zip archive, so many entries from its first.
    Zip {
        /// The archive.
        archive: Archive,
        /// The entry's number, from zero.
        entry: usize,
    },
}

/// One of the archives of a run, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Archive(pub usize);

/// Opens places. Zip archives stay open: their directories are long.
pub struct Shelf<'a> {
    archives: &'a [PathBuf],
    zips: HashMap<Archive, ZipArchive<BufReader<File>>>,
}

/// Most zip archives that are open at a time: fewer than the files that a process may have open anywhere.
const MOST_OPEN: usize = 32;

impl<'a> Shelf<'a> {
    /// One for a run with these archives.
    pub fn new(archives: &'a [PathBuf]) -> Shelf<'a> {
        Shelf { archives, zips: HashMap::new() }
    }

    /// Reads a photo of `bytes` bytes as a stream.
    ///
    /// # Errors
    /// What the system or the archive says.
    pub fn open(&mut self, place: &Place, bytes: u64) -> io::Result<Box<dyn Read + '_>> {
        match place {
            Place::File(path) => Ok(Box::new(File::open(path)?)),
            Place::Tar { archive, offset } => {
                let mut file = File::open(self.path(*archive)?)?;
                file.seek(SeekFrom::Start(*offset))?;
                Ok(Box::new(file.take(bytes)))
            }
            Place::Zip { archive, entry } => {
                let zip = self.zip(*archive)?;
                Ok(Box::new(zip.by_index(*entry).map_err(io::Error::other)?))
            }
        }
    }

    /// The photo's bytes; one more than `most` at most, so that the decoder can tell that it is too large.
    ///
    /// # Errors
    /// What the system or the archive says.
    pub fn read(&mut self, place: &Place, bytes: u64, most: usize) -> io::Result<Vec<u8>> {
        let most = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
        let mut read = Vec::new();
        self.open(place, bytes)?.take(most).read_to_end(&mut read)?;
        Ok(read)
    }

    /// What a photo of `bytes` bytes holds.
    ///
    /// # Errors
    /// What the system or the archive says.
    pub fn content(&mut self, place: &Place, bytes: u64) -> io::Result<Content> {
        self.open(place, bytes).and_then(Content::of_all)
    }

    fn path(&self, archive: Archive) -> io::Result<&'a Path> {
        let path = self.archives.get(archive.0);
        path.map(PathBuf::as_path).ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn zip(&mut self, archive: Archive) -> io::Result<&mut ZipArchive<BufReader<File>>> {
        if !self.zips.contains_key(&archive) {
            if self.zips.len() >= MOST_OPEN {
                self.zips.clear();
            }
            let opened = open_zip(self.path(archive)?)?;
            self.zips.insert(archive, opened);
        }
        self.zips.get_mut(&archive).ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

/// Opens a zip archive.
pub(super) fn open_zip(path: &Path) -> io::Result<ZipArchive<BufReader<File>>> {
    ZipArchive::new(BufReader::new(File::open(path)?)).map_err(io::Error::other)
}
