//! Lists the files of the page that `shuzi serve` hands out: what `web/dist` holds when it has been built, else the
//! sources in `web/page`. Without either the program is built without a page.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_HTTP").is_none() {
        return Ok(());
    }
    let variable = |name| env::var_os(name).ok_or_else(|| io::Error::other(name));
    let web = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("../../web");
    let (built, sources) = (web.join("dist"), web.join("page"));
    let is_built = built.join("index.html").is_file();
    // Cargo watches a folder with all that is in it, and comes back every time for one that is not there: until the
    // page is built, all of `web` is watched.
    let watched = if is_built { &built } else { &web };
    if watched.exists() {
        println!("cargo::rerun-if-changed={}", watched.display());
    }
    let files = files(if is_built { &built } else { &sources })?;
    fs::write(PathBuf::from(variable("OUT_DIR")?).join("page.rs"), listing(&files))
}

/// Every file in a folder and its folders, with its path from there, in order.
fn files(root: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry?.path();
            let is_hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
            if is_hidden {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if let Some(name) = path.strip_prefix(root).ok().and_then(Path::to_str) {
                files.push((name.replace('\\', "/"), path));
            }
        }
    }
    files.sort();
    Ok(files)
}

fn listing(files: &[(String, PathBuf)]) -> String {
    let mut text = String::from("const EMBEDDED: &[(&str, &[u8])] = &[\n");
    for (name, path) in files {
        let _ = writeln!(text, "    ({name:?}, include_bytes!({:?})),", path.display().to_string());
    }
    text.push_str("];\n");
    text
}
