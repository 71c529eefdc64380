//! Locations of photos: files, and entries of archives, which are read in place.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use super::digest::ContentHash;
use super::zip_directory::ZipDirectory;

/// The location of a photo.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Location {
    /// A file.
    File(PathBuf),
    /// An entry of a tar archive.
    Tar {
        /// The archive.
        archive: ArchiveId,
        /// Offset of the photo's first byte in the archive.
        offset: u64,
    },
    /// An entry of a zip archive.
    Zip {
        /// The archive.
        archive: ArchiveId,
        /// Number of the entry in the archive's directory, from 0.
        entry: usize,
    },
}

/// An archive, as an index into the list of archives that a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ArchiveId(pub usize);

/// Opens locations. Zip archives stay open, because reading their directory takes time in
/// proportion to their number of entries.
pub struct ArchiveCache<'a> {
    archives: &'a [PathBuf],
    zips: HashMap<ArchiveId, ZipDirectory>,
}

/// Maximum number of zip archives that are open at the same time: well below the limit of open
/// files for a process on any system.
const MAX_OPEN_ZIPS: usize = 32;

impl<'a> ArchiveCache<'a> {
    /// Creates an empty cache for these archives.
    pub fn new(archives: &'a [PathBuf]) -> ArchiveCache<'a> {
        ArchiveCache {
            archives,
            zips: HashMap::new(),
        }
    }

    /// Opens a photo of `length` bytes as a stream.
    ///
    /// # Errors
    /// Returns the error of the system or of the archive.
    pub fn open(&mut self, location: &Location, length: u64) -> io::Result<Box<dyn Read + '_>> {
        match location {
            Location::File(path) => Ok(Box::new(File::open(path)?)),
            Location::Tar { archive, offset } => {
                let mut file = File::open(self.path(*archive)?)?;
                file.seek(SeekFrom::Start(*offset))?;
                Ok(Box::new(file.take(length)))
            }
            Location::Zip { archive, entry } => {
                let zip = self.open_cached_zip(*archive)?;
                Ok(Box::new(zip.read_entry(*entry)?))
            }
        }
    }

    /// Reads a photo's bytes. Of a photo longer than `max_bytes`, one byte more than that is
    /// returned, so that the decoder can tell that it is too large.
    ///
    /// # Errors
    /// Returns the error of the system or of the archive.
    pub fn read(
        &mut self,
        location: &Location,
        length: u64,
        max_bytes: usize,
    ) -> io::Result<Vec<u8>> {
        let limit = u64::try_from(max_bytes)
            .unwrap_or(u64::MAX)
            .saturating_add(1);
        let mut bytes = Vec::new();
        self.open(location, length)?
            .take(limit)
            .read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Computes the digest of a photo of `length` bytes.
    ///
    /// # Errors
    /// Returns the error of the system or of the archive.
    pub fn hash(&mut self, location: &Location, length: u64) -> io::Result<ContentHash> {
        self.open(location, length).and_then(ContentHash::of_reader)
    }

    fn path(&self, archive: ArchiveId) -> io::Result<&'a Path> {
        let path = self.archives.get(archive.0);
        path.map(PathBuf::as_path)
            .ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn open_cached_zip(&mut self, archive: ArchiveId) -> io::Result<&mut ZipDirectory> {
        if !self.zips.contains_key(&archive) {
            // Closing all is simpler than tracking their use, and happens once in 32 archives at
            // most.
            if self.zips.len() >= MAX_OPEN_ZIPS {
                self.zips.clear();
            }
            let opened = ZipDirectory::open(self.path(archive)?)?;
            self.zips.insert(archive, opened);
        }
        self.zips
            .get_mut(&archive)
            .ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}
