//! The rules of the code base that neither the compiler nor clippy checks: which folder of the
//! library may know which, and how long a file may be. (Who may touch files, clocks and streams is
//! in `clippy.toml`.)

use std::fs;
use std::path::{Path, PathBuf};

/// The folders of the library, each with those it may import from. What is not listed here may not
/// be there. Which crate may know which is in their manifests.
const MAY_IMPORT: [(&str, &[&str]); 20] = [
    ("geometry", &[]),
    ("point", &["language"]),
    ("color", &[]),
    ("network", &["language"]),
    ("statistics", &[]),
    ("language", &[]),
    ("names", &[]),
    ("error_kind", &[]),
    (
        "photo",
        &[
            "statistics",
            "geometry",
            "point",
            "color",
            "error_kind",
            "language",
        ],
    ),
    (
        "board",
        &[
            "photo",
            "network",
            "statistics",
            "geometry",
            "point",
            "color",
            "error_kind",
            "language",
        ],
    ),
    (
        "stones",
        &[
            "photo",
            "board",
            "position",
            "network",
            "statistics",
            "geometry",
            "point",
            "color",
            "error_kind",
            "language",
        ],
    ),
    (
        "live",
        &[
            "photo",
            "board",
            "stones",
            "position",
            "network",
            "statistics",
            "geometry",
            "point",
        ],
    ),
    ("position", &["point", "color", "language"]),
    ("engine", &["position", "point", "color", "language"]),
    (
        "life",
        &["position", "network", "point", "color", "language"],
    ),
    ("score", &["position", "point", "color", "language"]),
    (
        "report",
        &[
            "photo",
            "board",
            "stones",
            "position",
            "life",
            "score",
            "error_kind",
            "language",
            "geometry",
            "point",
            "color",
        ],
    ),
    (
        "count",
        &[
            "photo",
            "board",
            "stones",
            "live",
            "network",
            "position",
            "engine",
            "life",
            "score",
            "report",
            "geometry",
            "point",
            "color",
            "error_kind",
            "language",
        ],
    ),
    (
        "entry",
        &["error_kind", "language", "life", "score", "report", "count"],
    ),
    ("lib", &["entry"]),
];

const MOST_LINES: usize = 500;

/// Every source file of the library and of the crates around it, with the folder or the crate it
/// belongs to and its text.
fn sources() -> Vec<(PathBuf, String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = Vec::new();
    for path in files(&root.join("src")) {
        let first = path
            .strip_prefix(root.join("src"))
            .unwrap()
            .components()
            .next()
            .unwrap();
        let owner = first
            .as_os_str()
            .to_str()
            .unwrap()
            .trim_end_matches(".rs")
            .to_owned();
        sources.push((path, owner));
    }
    for entry in fs::read_dir(root.join("crates")).unwrap() {
        let folder = entry.unwrap().path();
        let owner = folder.file_name().unwrap().to_str().unwrap().to_owned();
        sources.extend(
            files(&folder.join("src"))
                .into_iter()
                .map(|path| (path, owner.clone())),
        );
    }
    let read = |(path, owner): (PathBuf, String)| {
        let text = fs::read_to_string(&path).unwrap();
        (path, owner, text)
    };
    sources.into_iter().map(read).collect()
}

/// The source files in a folder and its folders, sorted.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The text without its tests, which may build inputs and check outputs with whatever they like.
fn without_tests(path: &Path, text: &str) -> String {
    if path.ends_with("tests.rs") {
        return String::new();
    }
    text.split("#[cfg(test)]")
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// The lines that are code, not comments.
fn code_lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
}

/// The folders that a text imports from or names by path: `crate::x` and each first name of
/// `crate::{x, y}`.
fn imported(text: &str) -> Vec<String> {
    let code: String = code_lines(text).collect::<Vec<_>>().join("\n");
    let mut names = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            Some(list) => names.extend(first_names(list)),
            None => names.push(name(rest)),
        }
    }
    names
}

fn first_names(list: &str) -> Vec<String> {
    let (mut depth, mut names, mut start) = (0, Vec::new(), true);
    for (at, symbol) in list.char_indices() {
        match symbol {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => start = true,
            symbol if start && symbol.is_alphabetic() => {
                names.push(name(&list[at..]));
                start = false;
            }
            _ => {}
        }
    }
    names
}

fn name(text: &str) -> String {
    text.chars()
        .take_while(|c| c.is_alphanumeric() || *c == '_')
        .collect()
}

#[test]
fn imports_are_recognised_in_all_their_forms() {
    let text = "use crate::board::Board;\n// crate::cli\nuse crate::{life, score::{Rules, x}, photo};\n\
                fn f() { crate::stones::read() }";
    assert_eq!(
        imported(text),
        ["board", "life", "score", "photo", "stones"]
    );
}

#[test]
fn arrows_point_one_way() {
    let mut wrong = Vec::new();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (path, folder, text) in sources()
        .into_iter()
        .filter(|(path, ..)| path.starts_with(&src))
    {
        let Some((_, allowed)) = MAY_IMPORT.iter().find(|(name, _)| *name == folder) else {
            panic!("{folder} is not in the table of folders: decide what it may import");
        };
        for import in imported(&without_tests(&path, &text)) {
            let known = MAY_IMPORT.iter().any(|(name, _)| *name == import);
            if known && import != folder && !allowed.contains(&import.as_str()) {
                wrong.push(format!("{} imports {import}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn files_stay_small_and_modules_have_no_mod_rs() {
    for (path, _, text) in sources() {
        let lines = text.lines().count();
        assert!(
            lines <= MOST_LINES,
            "{} has {lines} lines: split it by idea",
            path.display()
        );
        assert!(
            !path.ends_with("mod.rs"),
            "{}: name the file after its module",
            path.display()
        );
    }
}
