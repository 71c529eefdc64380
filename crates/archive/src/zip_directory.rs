//! The entries of a zip archive, all of them: `zip::ZipArchive` keeps entries by name, so that of
//! several with one name only the last would be found.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use zip::ZipReadOptions;
use zip::read::OwnedZipFileEntry;
use zip::unstable::read::ZipIterable;

/// An open zip archive with its directory, in the order in which that lists the entries.
pub(super) struct ZipDirectory {
    file: BufReader<File>,
    entries: Vec<OwnedZipFileEntry>,
    /// The numbers of entries that lie in the place of others.
    overlapping: HashSet<usize>,
}

/// A file in a zip archive.
pub(super) struct ZipEntry {
    /// Number of the entry, from 0, folders and links included.
    pub number: usize,
    /// The path as the archive states it. Several entries may have the same.
    pub path: PathBuf,
    /// Length in bytes, unpacked.
    pub bytes: u64,
    /// Whether it lies in the place of another entry. No program writes such archives; in an attack, one
    /// megabyte of them may unpack to terabytes.
    pub is_overlapping: bool,
}

/// Length in bytes of an entry's header, without its name.
const HEADER_BYTES: u64 = 30;

impl ZipDirectory {
    /// Opens an archive and reads its directory, in time proportional to its number of entries.
    ///
    /// # Errors
    /// Returns the error of the system, or says what is wrong with the archive.
    pub(super) fn open(path: &Path) -> io::Result<ZipDirectory> {
        let open = || File::open(path).map(BufReader::new);
        let mut directory = ZipIterable::try_new(open()?, zip::read::Config::default())
            .map_err(io::Error::other)?;
        let entries: Vec<OwnedZipFileEntry> = directory
            .files()
            .map_err(io::Error::other)?
            .map(|entry| entry.map(OwnedZipFileEntry::from))
            .collect::<Result<_, _>>()
            .map_err(io::Error::other)?;
        Ok(ZipDirectory {
            file: open()?,
            overlapping: find_overlapping(&entries),
            entries,
        })
    }

    /// Returns the files, without folders and links.
    ///
    /// # Errors
    /// Returns an error for a name whose encoding is damaged.
    pub(super) fn files(&self) -> impl Iterator<Item = io::Result<ZipEntry>> {
        let entries = self.entries.iter().enumerate();
        let files = entries.filter(|(_, entry)| entry.is_file());
        files.map(|(number, entry)| {
            let name = entry.name().map_err(io::Error::other)?;
            Ok(ZipEntry {
                number,
                path: PathBuf::from(name.into_owned()),
                bytes: entry.size(),
                is_overlapping: self.overlapping.contains(&number),
            })
        })
    }

    /// Opens an entry as a stream of its content.
    ///
    /// # Errors
    /// Returns [`io::ErrorKind::NotFound`] if there is no such entry, and otherwise the error of the
    /// system or of the archive.
    pub(super) fn read_entry(&mut self, number: usize) -> io::Result<impl Read> {
        let entry = self.entries.get(number).ok_or(io::ErrorKind::NotFound)?;
        entry
            .as_ref()
            .with_reader(&mut self.file, ZipReadOptions::new())
            .map_err(io::Error::other)
    }
}

/// Finds the entries that begin within one before them that is none of these itself.
fn find_overlapping(entries: &[OwnedZipFileEntry]) -> HashSet<usize> {
    let mut by_place: Vec<_> = entries.iter().enumerate().collect();
    by_place.sort_by_key(|(_, entry)| entry.header_start());
    let mut end = 0;
    let mut overlapping = HashSet::new();
    for (number, entry) in by_place {
        if entry.header_start() < end {
            overlapping.insert(number);
        } else {
            let length = HEADER_BYTES.saturating_add(entry.compressed_size());
            end = entry.header_start().saturating_add(length);
        }
    }
    overlapping
}

#[cfg(test)]
pub(super) mod tests {
    use std::fs;
    use std::io::Write;

    use super::*;

    /// Writes a zip archive whose entries all have the same name. `ZipWriter` refuses that, so the
    /// names are made equal afterwards, in the entries and in the directory.
    pub(crate) fn write_zip_of_one_name(path: &Path, name: &str, contents: &[&[u8]]) {
        let mut zip = zip::ZipWriter::new(io::Cursor::new(Vec::new()));
        let number_in_place_of_name = |number: usize| format!("{number:0>0$}", name.len());
        for (number, content) in contents.iter().enumerate() {
            let options = zip::write::SimpleFileOptions::default();
            zip.start_file(number_in_place_of_name(number), options)
                .unwrap();
            zip.write_all(content).unwrap();
        }
        let mut bytes = zip.finish().unwrap().into_inner();
        for number in 0..contents.len() {
            let written = number_in_place_of_name(number).into_bytes();
            for at in 0..bytes.len() - written.len() {
                if bytes[at..].starts_with(&written) {
                    bytes[at..at + written.len()].copy_from_slice(name.as_bytes());
                }
            }
        }
        fs::write(path, bytes).unwrap();
    }

    #[test]
    fn entries_of_one_name_are_all_found_and_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("scans.zip");
        let contents: [&[u8]; 3] = [b"first", b"second", b"third"];
        write_zip_of_one_name(&path, "board.jpg", &contents);
        let mut directory = ZipDirectory::open(&path).unwrap();
        let found: Vec<ZipEntry> = directory.files().collect::<Result<_, _>>().unwrap();
        assert_eq!(found.len(), 3);
        for (file, content) in found.iter().zip(contents) {
            assert_eq!(file.path, Path::new("board.jpg"));
            assert_eq!(file.bytes, content.len() as u64);
            assert!(!file.is_overlapping);
            let mut read = Vec::new();
            let mut entry = directory.read_entry(file.number).unwrap();
            entry.read_to_end(&mut read).unwrap();
            assert_eq!(read, content);
        }
        assert!(directory.read_entry(3).is_err());
    }
}
