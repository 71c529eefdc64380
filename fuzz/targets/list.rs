//! Reads any bytes as a list of photos (`shuzi batch --list`), and searches for them in an empty folder.
#![no_main]

use std::path::Path;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use shuzi_archive::{PhotoSource, find_photos, paths_in_list};
use tempfile::TempDir;

static FOLDER: LazyLock<TempDir> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    std::env::set_current_dir(folder.path()).expect("the folder is there");
    folder
});

fuzz_target!(|bytes: &[u8]| {
    LazyLock::force(&FOLDER);
    let Ok(paths) = paths_in_list(bytes) else {
        return;
    };
    assert!(paths.iter().all(|path| path != Path::new("")));
    if let Ok(text) = std::str::from_utf8(bytes)
        && !text.contains(['\0', '\u{feff}'])
    {
        let units = "\u{feff}".encode_utf16().chain(text.encode_utf16());
        let utf16: Vec<u8> = units.flat_map(u16::to_le_bytes).collect();
        let again = paths_in_list(&utf16).expect("text can be read in any encoding");
        assert_eq!(again, paths);
    }
    // Paths lead nowhere outside the folder, nor to the folder itself.
    if bytes.contains(&b'/') || bytes.contains(&b'.') {
        return;
    }
    let listed: Vec<PhotoSource> = paths.iter().cloned().map(PhotoSource::Listed).collect();
    let search = find_photos(&listed).expect("only photos can be missing");
    assert!(search.photos.len() <= paths.len());
    assert!(search.photos.iter().all(|photo| photo.location.is_err()));
});
