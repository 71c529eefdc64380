//! What the tests share: running the program, folders of a test's own, the sample photos.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run of the program printed, and how it ended.
pub struct Run {
    /// The exit status.
    pub status: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl Run {
    /// Returns each line of standard output as JSON.
    pub fn objects(&self) -> Vec<Value> {
        self.out
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    /// Returns all of standard output as one JSON value.
    pub fn object(&self) -> Value {
        serde_json::from_str(&self.out).unwrap()
    }
}

/// Runs the program with this standard input.
pub fn shuzi(arguments: &[&str], input: &str) -> Run {
    run(&mut program(arguments), input)
}

/// Returns the command that runs the program, in English and with lines as long as where there is
/// no terminal.
pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shuzi"));
    command
        .env("LC_ALL", "C")
        .env_remove("COLUMNS")
        .args(arguments);
    command
}

/// Runs a command with this standard input.
pub fn run(command: &mut Command, input: &str) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that ends before it reads its input closes the pipe; that is its right.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Run {
        status: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Returns a test's own folder, which may hold what an earlier run left. All tests run side by side
/// in one process, so `test` begins with the name of the module: `serve/kept`.
pub fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns a test's own folder with nothing in it.
pub fn empty_folder(test: &str) -> PathBuf {
    // Mostly there is none.
    let _ = fs::remove_dir_all(Path::new(env!("CARGO_TARGET_TMPDIR")).join(test));
    folder(test)
}

/// Writes a file into a test's own folder and returns its path.
pub fn file(test: &str, name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder(test).join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Returns the path of a sample photo.
pub fn sample(name: &str) -> String {
    format!(
        "{}/samples/{name}",
        concat!(env!("CARGO_MANIFEST_DIR"), "/../..")
    )
}

/// Two groups with one small eye space each; B9 and H1 are the points that decide: both are asked
/// about.
pub const TWO_UNSETTLED: &str = "(;GM[1]FF[4]SZ[9]RU[Chinese]\
    AB[da][ab][bb][cb][db][af][bf][cf][df][ef][ff][gf][hf][if][eg][fg][gg][hg][ig][eh][ei]\
    AW[ea][eb][ac][bc][cc][dc][ec][ae][be][ce][de][ee][fe][ge][he][ie][fh][gh][hh][ih][fi])";
