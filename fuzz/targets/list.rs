//! Reads any bytes as a list of photos (`shuzi batch --list`), in an empty folder.
#![no_main]

use std::ffi::OsString;
use std::fs;

use libfuzzer_sys::fuzz_target;
use shuzi_cli::{Program, run_as};

fuzz_target!(|bytes: &[u8]| {
    // Paths lead nowhere outside the folder, nor to the folder itself.
    if bytes.contains(&b'/') || bytes.contains(&b'.') {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    std::env::set_current_dir(folder.path()).expect("the folder is there");
    fs::write("list", bytes).expect("the list can be written");
    let arguments = [
        "shuzi",
        "batch",
        "--list",
        "list",
        "--list-only",
        "--quiet",
        "--out",
        "out",
    ];
    let status = run_as(arguments.map(OsString::from), &Program::default());
    // Certain, to be looked at, failed, a usage error or unfinished.
    assert!([0, 1, 2, 64, 74].contains(&status), "{status}");
});
