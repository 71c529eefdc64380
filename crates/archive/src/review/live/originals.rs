//! Finds the files of photos again, by the names that the run's manifest has.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::super::super::digest::ContentHash;
use super::super::super::location::{ArchiveCache, Location};
use super::super::super::source::{PhotoSearch, PhotoSource, find_photos, modified_ns};

/// Finds photos, and remembers what is in archives, because listing an archive takes time in
/// proportion to its number of entries.
#[derive(Debug, Default)]
pub(super) struct OriginalFinder {
    archives: HashMap<PathBuf, (u64, PhotoSearch)>,
}

/// Number of archives whose content is remembered.
const MAX_ARCHIVES: usize = 64;

impl OriginalFinder {
    /// Reads the first photo with one of these names that has this content. Relative names are
    /// relative to the folder in which this program was started. A photo longer than `max_bytes` is
    /// not found.
    pub(super) fn read(
        &mut self,
        names: &[String],
        content: ContentHash,
        max_bytes: usize,
    ) -> Option<Vec<u8>> {
        let mut found = names.iter().filter_map(|name| {
            let is_it = |bytes: &Vec<u8>| ContentHash::of(bytes) == content;
            read_file(Path::new(name), max_bytes)
                .filter(is_it)
                .or_else(|| self.read_entry(name, content, max_bytes))
        });
        found.next()
    }

    /// Reads an entry of an archive by its name, such as `scans.zip!/2019/a.jpg`.
    fn read_entry(
        &mut self,
        name: &str,
        content: ContentHash,
        max_bytes: usize,
    ) -> Option<Vec<u8>> {
        let archive = name
            .match_indices("!/")
            .filter_map(|(place, _)| name.get(..place))
            .find(|archive| Path::new(archive).is_file())?;
        // Of entries with equal names, all but the first have a number behind the name.
        let unnumbered = name.rsplit_once(" #").map_or(name, |(name, _)| name);
        let search = self.list(Path::new(archive))?;
        let mut cache = ArchiveCache::new(&search.archives);
        for photo in &search.photos {
            let is_named = photo.name == name || photo.name.starts_with(unnumbered);
            let Some(location) = photo.location.as_ref().ok().filter(|_| is_named) else {
                continue;
            };
            if photo.bytes > max_bytes as u64 {
                continue;
            }
            let bytes = cache.read(location, photo.bytes, max_bytes).ok();
            if let Some(bytes) = bytes.filter(|bytes| ContentHash::of(bytes) == content) {
                return Some(bytes);
            }
        }
        None
    }

    /// Lists the photos in an archive, unless they are known.
    fn list(&mut self, archive: &Path) -> Option<&PhotoSearch> {
        let modified = modified_ns(&fs::metadata(archive).ok()?);
        let is_known = |known: &(u64, PhotoSearch)| known.0 == modified;
        if !self.archives.get(archive).is_some_and(is_known) {
            if self.archives.len() >= MAX_ARCHIVES {
                self.archives.clear();
            }
            let search = find_photos(&[PhotoSource::Path(archive.to_owned())]).ok()?;
            self.archives.insert(archive.to_owned(), (modified, search));
        }
        self.archives.get(archive).map(|(_, search)| search)
    }
}

fn read_file(path: &Path, max_bytes: usize) -> Option<Vec<u8>> {
    let data = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    let location = Location::File(path.to_owned());
    let read = |length| ArchiveCache::new(&[]).read(&location, length, max_bytes);
    read(data.len()).ok()
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::super::super::super::zip_directory::tests::write_zip_of_one_name;
    use super::*;

    #[test]
    fn photos_are_found_as_files_and_in_archives_and_only_with_their_content() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.jpg");
        fs::write(&file, "first").unwrap();
        let archive = folder.path().join("scans.tar");
        let mut tar = tar::Builder::new(fs::File::create(&archive).unwrap());
        for bytes in ["second", "third"] {
            let mut header = tar::Header::new_gnu();
            header.set_size(bytes.len() as u64);
            header.set_cksum();
            tar.append_data(&mut header, "b.jpg", bytes.as_bytes())
                .unwrap();
        }
        tar.finish().unwrap();
        let zipped = folder.path().join("scans.zip");
        let mut zip = zip::ZipWriter::new(fs::File::create(&zipped).unwrap());
        let options = zip::write::SimpleFileOptions::default();
        zip.start_file("c!/d.jpg", options).unwrap();
        zip.write_all(b"fourth").unwrap();
        zip.finish().unwrap();
        let twice = folder.path().join("twice.zip");
        write_zip_of_one_name(&twice, "e.jpg", &[b"fifth", b"sixth"]);

        let mut finder = OriginalFinder::default();
        let mut read = |name: String, content: &str| {
            let bytes = finder.read(&[name], ContentHash::of(content.as_bytes()), 1000);
            bytes.map(|bytes| String::from_utf8(bytes).unwrap())
        };
        let (file, archive, zipped) = (file.display(), archive.display(), zipped.display());
        let twice = twice.display();
        for (name, content) in [
            (file.to_string(), "first"),
            (format!("{archive}!/b.jpg"), "second"),
            (format!("{archive}!/b.jpg #2"), "third"),
            (format!("{zipped}!/c!/d.jpg"), "fourth"),
            (format!("{twice}!/e.jpg"), "fifth"),
            (format!("{twice}!/e.jpg #2"), "sixth"),
        ] {
            assert_eq!(
                read(name.clone(), content).as_deref(),
                Some(content),
                "{name}"
            );
            assert_eq!(read(name, "another"), None);
        }
        assert_eq!(read(format!("{zipped}!/gone.jpg"), "fourth"), None);
    }
}
