//! Writes which crates of others are built into the program, the page and the Python package, with the
//! texts of their licences, for `shuzi --licenses`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

use cargo_metadata::{CargoOpt, DependencyKind, Metadata, MetadataCommand, Package, PackageId};

use super::TaskError;

/// The members that are handed out.
const PRODUCTS: [&str; 3] = ["shuzi-cli", "shuzi-python", "shuzi-web"];
/// How names of files with licences begin, in capitals.
const FILE_NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE"];
/// The text for crates without one, all of which allow it.
const USUAL: (&str, &str) = ("Apache-2.0", "LICENSE-APACHE");

const INTRODUCTION: &str = "\
shuzi is free software under the licences MIT and Apache-2.0, whichever you prefer. These crates of others are built into
one of its forms: the program, the page, the Python package.
";

/// Writes the file, below the root of the workspace, and returns its path.
pub(super) fn write(root: &Path) -> Result<PathBuf, TaskError> {
    let mut command = MetadataCommand::new();
    command.current_dir(root).features(CargoOpt::AllFeatures);
    let metadata = command.exec()?;
    // Crates by the texts of their licences: many share one.
    let mut crates: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let packages = built_in(&metadata);
    for package in &packages {
        let license = package.license.as_deref().unwrap_or_default();
        for text in texts(root, package, license, &packages)? {
            let name = format!("{} {} ({license})", package.name, package.version);
            crates.entry(text).or_default().insert(name);
        }
    }
    let mut groups: Vec<(BTreeSet<String>, String)> = crates
        .into_iter()
        .map(|(text, names)| (names, text))
        .collect();
    groups.sort();
    let path = root.join("crates/cli/third-party.txt");
    let written = groups.into_iter().map(|(names, text)| {
        let names: String = names.iter().map(|name| format!("{name}\n")).collect();
        format!("\n{}\n{names}\n{text}\n", "=".repeat(80))
    });
    let written = INTRODUCTION.to_owned() + &written.collect::<String>();
    match fs::write(&path, written) {
        Ok(()) => Ok(path),
        Err(error) => Err(TaskError::File { path, error }),
    }
}

/// Returns the packages of others that the products need at run time, and those that expand macros in
/// them.
fn built_in(metadata: &Metadata) -> Vec<&Package> {
    let nodes: BTreeMap<&PackageId, _> = metadata
        .resolve
        .iter()
        .flat_map(|resolve| &resolve.nodes)
        .map(|node| (&node.id, node))
        .collect();
    let mut waiting: Vec<&PackageId> = metadata
        .packages
        .iter()
        .filter(|package| PRODUCTS.contains(&package.name.as_str()))
        .map(|package| &package.id)
        .collect();
    let mut found = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if !found.insert(id) {
            continue;
        }
        let needed = nodes.get(id).into_iter().flat_map(|node| &node.deps);
        waiting.extend(
            needed
                .filter(|needed| {
                    let mut kinds = needed.dep_kinds.iter();
                    kinds.any(|kind| kind.kind == DependencyKind::Normal)
                })
                .map(|needed| &needed.pkg),
        );
    }
    let others = metadata.packages.iter();
    others
        .filter(|package| package.source.is_some() && found.contains(&package.id))
        .collect()
}

/// Returns the texts of a package's licences: where it leaves the choice, that of MIT alone. A package
/// without a text may have that of another from the same repository under the same licences.
fn texts(
    root: &Path,
    package: &Package,
    license: &str,
    packages: &[&Package],
) -> Result<Vec<String>, TaskError> {
    let mut files = license_files(package)?;
    let is_sibling = |other: &&&Package| {
        other.repository.is_some()
            && other.repository == package.repository
            && other.license == package.license
    };
    let mut siblings = packages.iter().filter(is_sibling);
    while files.is_empty()
        && let Some(sibling) = siblings.next()
    {
        files = license_files(sibling)?;
    }
    let is_mit = |file: &PathBuf| capitals(file).contains("MIT");
    let leaves_choice = !license.contains(" AND ");
    if leaves_choice && files.iter().any(is_mit) {
        files.retain(|file| is_mit(file) || capitals(file).starts_with("NOTICE"));
    }
    if files.is_empty() {
        if !license.contains(USUAL.0) {
            return Err(TaskError::NoLicence(package.name.to_string()));
        }
        files.push(root.join(USUAL.1));
    }
    let read = |path: PathBuf| match fs::read(&path) {
        // Lines end alike everywhere, so that equal texts are written once.
        Ok(bytes) => Ok(String::from_utf8_lossy(&bytes)
            .replace('\r', "")
            .trim_end()
            .to_owned()),
        Err(error) => Err(TaskError::Unreadable { path, error }),
    };
    files.into_iter().map(read).collect()
}

/// Returns a package's files with licences, in the order of their names.
fn license_files(package: &Package) -> Result<Vec<PathBuf>, TaskError> {
    let manifest = &package.manifest_path;
    let folder = manifest.parent().unwrap_or(manifest).as_std_path();
    let list = || -> io::Result<Vec<PathBuf>> {
        let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
        let files = entries.into_iter().map(|entry| entry.path());
        let mut files: Vec<PathBuf> = files
            .filter(|path| path.is_file())
            .filter(|path| {
                FILE_NAMES
                    .iter()
                    .any(|name| capitals(path).starts_with(name))
            })
            .collect();
        files.sort();
        Ok(files)
    };
    list().map_err(|error| TaskError::Unreadable {
        path: folder.to_owned(),
        error,
    })
}

/// Returns the name of a file in capitals.
fn capitals(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().to_uppercase()
}
