//! Lists the files of the page that `shuzi serve` serves: the folder that the environment variable
//! SHUZI_PAGE names, as `cargo run --release -p shuzi-web-build` makes it, or else the page's
//! sources in `web/page`, which leave reading and counting to the server.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=SHUZI_PAGE");
    if env::var_os("CARGO_FEATURE_HTTP").is_none() {
        return Ok(());
    }
    let page = match env::var_os("SHUZI_PAGE") {
        Some(folder) => built_page(PathBuf::from(folder))?,
        None => cargo_variable("CARGO_MANIFEST_DIR")?.join("../../web/page"),
    };
    println!("cargo::rerun-if-changed={}", page.display());
    fs::write(
        cargo_variable("OUT_DIR")?.join("page.rs"),
        listing(&files(&page)?),
    )
}

/// Returns the folder, unless no page has been built there.
fn built_page(folder: PathBuf) -> io::Result<PathBuf> {
    if folder.is_absolute() && folder.join("index.html").is_file() {
        return Ok(folder);
    }
    let message = format!(
        "SHUZI_PAGE is {}, which is not the absolute path of a page. Build the page first (cargo run --release -p \
         shuzi-web-build), or unset SHUZI_PAGE.",
        folder.display()
    );
    Err(io::Error::other(message))
}

/// Returns the folder in a variable that cargo sets for build scripts.
fn cargo_variable(name: &str) -> io::Result<PathBuf> {
    env::var_os(name)
        .map(PathBuf::from)
        .ok_or_else(|| io::Error::other(format!("cargo did not set {name}")))
}

/// Returns every file in a folder and its subfolders, with its path from there, in order. Hidden
/// files are left out.
fn files(root: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            let is_hidden = path
                .file_name()
                .is_none_or(|name| name.to_string_lossy().starts_with('.'));
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

/// Returns the table of names and contents as Rust.
fn listing(files: &[(String, PathBuf)]) -> String {
    let mut text = String::from("const EMBEDDED: &[(&str, &[u8])] = &[\n");
    for (name, path) in files {
        let _ = writeln!(
            text,
            "    ({name:?}, include_bytes!({:?})),",
            path.display().to_string()
        );
    }
    text.push_str("];\n");
    text
}
