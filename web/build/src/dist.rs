//! The content of `web/dist`: the page's files, the words in every language, the module, and the
//! list that connects them.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::json;
use sha2::{Digest, Sha256};
use shuzi::language::Language;

use crate::{BuildError, at};

/// The name of the module, compressed so that the page can decompress it without support by the web
/// server.
const ENGINE: &str = "shuzi.wasm.gz";
const SERVICE_WORKER: &str = "sw.js";
/// What of others is in the module. Devices need not keep it.
const LICENSES: &str = "licenses.txt";
/// Beginning of the names of files that only `shuzi serve --review` uses. Devices need not keep
/// them.
const REVIEW: &str = "review";
/// Marks in the service worker that are replaced by the version and by the list of files.
const VERSION_MARK: &str = "/* VERSION */";
const FILES_MARK: &str = "/* FILES */";

/// All files of the folder, by their path with `/` as separator.
pub struct Dist {
    files: BTreeMap<String, Vec<u8>>,
    version: String,
}

impl Dist {
    /// Assembles the page in `web/page` with this module.
    ///
    /// # Errors
    /// [`BuildError`] if a file cannot be read, or the service worker lacks a mark.
    pub fn assemble(root: &Path, wasm: &[u8]) -> Result<Dist, BuildError> {
        let page = root.join("web/page");
        let mut files = BTreeMap::new();
        collect(&page, "", &mut files)?;
        for language in Language::ALL {
            let name = format!("words/{}.json", language.code());
            files.insert(
                name,
                serde_json::to_vec(&shuzi_server::page_api::words(language))?,
            );
        }
        files.insert(ENGINE.to_owned(), compress(wasm));
        let licenses = root.join("crates/cli/third-party.txt");
        let text = fs::read(&licenses).map_err(at(&licenses))?;
        files.insert(LICENSES.to_owned(), text);
        // `build.json` states the version, so it cannot be part of the hash.
        let version = hash_files(&files);
        files.insert(
            "build.json".to_owned(),
            json!({ "version": version, "wasm": ENGINE })
                .to_string()
                .into_bytes(),
        );
        let mut dist = Dist { files, version };
        dist.complete_service_worker(&page.join(SERVICE_WORKER))?;
        Ok(dist)
    }

    /// Returns the version of the page, which changes with every file.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Returns the number of files.
    pub fn count(&self) -> usize {
        self.files.len()
    }

    /// Returns the size of the compressed module in bytes.
    pub fn engine_bytes(&self) -> usize {
        self.files.get(ENGINE).map_or(0, Vec::len)
    }

    /// Writes the files to a folder, and removes everything else from it.
    pub fn write(&self, folder: &Path) -> Result<(), BuildError> {
        if folder.exists() {
            fs::remove_dir_all(folder).map_err(at(folder))?;
        }
        for (name, bytes) in &self.files {
            let path: PathBuf = folder.join(name);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent).map_err(at(parent))?;
            }
            fs::write(&path, bytes).map_err(at(&path))?;
        }
        Ok(())
    }

    /// Replaces the marks in the service worker by the version and the list of files.
    fn complete_service_worker(&mut self, path: &Path) -> Result<(), BuildError> {
        let names: Vec<String> = self
            .files
            .keys()
            .filter(|name| ![SERVICE_WORKER, LICENSES].contains(&name.as_str()))
            .filter(|name| !name.starts_with(REVIEW))
            .cloned()
            .collect();
        let values = [
            (VERSION_MARK, json!(self.version).to_string()),
            (FILES_MARK, json!(names).to_string()),
        ];
        let Some(script) = self.files.get_mut(SERVICE_WORKER) else {
            return Ok(());
        };
        let mut text = String::from_utf8_lossy(script).into_owned();
        for (mark, value) in values {
            if !text.contains(mark) {
                return Err(BuildError::NoMark {
                    path: path.to_owned(),
                    mark,
                });
            }
            text = text.replace(mark, &value);
        }
        *script = text.into_bytes();
        Ok(())
    }
}

/// Adds the files in a folder and its subfolders.
fn collect(
    folder: &Path,
    below: &str,
    files: &mut BTreeMap<String, Vec<u8>>,
) -> Result<(), BuildError> {
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let path = entry.map_err(at(folder))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if path.is_dir() {
            collect(&path, &format!("{below}{name}/"), files)?;
        } else {
            files.insert(
                format!("{below}{name}"),
                fs::read(&path).map_err(at(&path))?,
            );
        }
    }
    Ok(())
}

/// Compresses the module with gzip.
fn compress(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

/// Returns the first 8 bytes of a hash of all names and contents, in hexadecimal digits.
fn hash_files(files: &BTreeMap<String, Vec<u8>>) -> String {
    let mut hash = Sha256::new();
    for (name, bytes) in files {
        hash.update(name.as_bytes());
        hash.update(Sha256::digest(bytes));
    }
    hash.finalize()
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
