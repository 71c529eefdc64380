//! The program itself: `shuzi serve`.

use std::io::{BufReader, Read};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use super::client::{get, read_address, reading, sample, send};
use crate::support::empty_folder;

fn shuzi(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shuzi"));
    command
        .arg("serve")
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn fails(arguments: &[&str]) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = shuzi(arguments).output().unwrap();
    (status.code(), String::from_utf8(stderr).unwrap())
}

/// A program that serves; killed when dropped.
struct Program {
    child: Child,
    address: SocketAddr,
    /// What stands between the slashes behind the address.
    token: String,
    stdout: BufReader<std::process::ChildStdout>,
}

impl Program {
    fn start(arguments: &[&str]) -> Program {
        let mut child = shuzi(&[&["--addr", "127.0.0.1:0"], arguments].concat())
            .spawn()
            .unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let (address, token) = read_address(&mut stdout);
        Program {
            child,
            address,
            token,
            stdout,
        }
    }

    /// Tells it to end, and returns its exit status and what it said.
    fn end(mut self) -> (Option<i32>, String) {
        let process = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(process, rustix::process::Signal::TERM).unwrap();
        let status = self.child.wait().unwrap();
        let mut said = String::new();
        self.stdout.read_to_string(&mut said).unwrap();
        self.child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut said)
            .unwrap();
        (status.code(), said)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A path in a folder of this test's own, where nothing is yet.
fn absent(test: &str) -> PathBuf {
    empty_folder(&format!("serve/{test}")).join("absent")
}

#[test]
fn it_serves_until_it_is_told_to_end() {
    let program = Program::start(&["--lang", "en"]);
    assert_eq!(program.token, "");
    let read = send(
        program.address,
        &reading("/api/read", &sample("9-finished-cloth.jpg"), ""),
    )
    .unwrap();
    assert_eq!(read.status, 200, "{}", read.text());
    let (status, said) = program.end();
    assert_eq!(status, Some(0));
    assert!(
        said.contains("Nothing is kept.") && said.contains("Stopping."),
        "{said}"
    );
}

#[test]
fn in_a_network_the_address_is_secret() {
    let program = Program::start(&["--lan", "--lang", "de"]);
    assert_eq!(program.token.len(), 20);
    assert_eq!(get(program.address, "/api/info").status, 401);
    assert_eq!(
        get(program.address, &format!("/{}/api/info", program.token)).status,
        200
    );
    let (_, said) = program.end();
    assert!(
        said.contains('█') && said.contains("ganze Adresse"),
        "{said}"
    );
}

#[test]
fn photos_and_answers_are_kept_only_where_they_are_wanted() {
    let kept = absent("kept");
    let program = Program::start(&["--keep", kept.to_str().unwrap(), "--lang", "en"]);
    let photo = sample("9-finished-cloth.jpg");
    let read = send(program.address, &reading("/api/read", &photo, "")).unwrap();
    assert_eq!(read.status, 200);
    // Neither garbage nor half a photo is kept.
    for (sent, status) in [(&b"garbage"[..], 415), (&photo[..photo.len() / 2], 422)] {
        let refused = send(program.address, &reading("/api/read", sent, "")).unwrap();
        assert_eq!(refused.status, status);
    }
    let (_, said) = program.end();
    assert!(said.contains("are kept in"), "{said}");
    let names = names_in(&kept);
    let endings: Vec<&str> = names.iter().map(|name| name.get(15..).unwrap()).collect();
    assert_eq!(endings, ["-1-1.jpg", "-1.json"], "{names:?}");
    assert_eq!(std::fs::read(kept.join(&names[0])).unwrap(), photo);
    assert_eq!(std::fs::read(kept.join(&names[1])).unwrap(), read.body);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(kept.join(&names[0]))
            .unwrap()
            .permissions();
        assert_eq!(mode.mode() & 0o077, 0, "others can read it");
    }

    // A server that is started in the same second keeps what the one before has kept.
    for _ in 0..3 {
        let program = Program::start(&["--keep", kept.to_str().unwrap(), "--lang", "en"]);
        send(program.address, &reading("/api/read", &photo, "")).unwrap();
        program.end();
    }
    assert_eq!(names_in(&kept).len(), 8);
}

#[test]
fn no_more_is_kept_than_was_allowed() {
    let kept = absent("kept-at-most");
    let arguments = |option, most| {
        [
            "--keep",
            kept.to_str().unwrap(),
            option,
            most,
            "--lang",
            "en",
        ]
    };
    let photo = sample("9-finished-cloth.jpg");
    let read = reading("/api/read", &photo, "");
    let keeps_photos =
        |program: &Program| get(program.address, "/api/info").json()["keeps_photos"] == true;

    let program = Program::start(&arguments("--keep-at-most", "2"));
    for (sent, keeps) in [(1, true), (2, true), (3, false), (4, false)] {
        assert_eq!(send(program.address, &read).unwrap().status, 200);
        assert_eq!(keeps_photos(&program), keeps, "{sent}");
    }
    let (_, said) = program.end();
    assert_eq!(said.matches("no more photos are kept").count(), 1, "{said}");
    assert!(
        said.contains("2 photos") && said.contains("--keep-at-most"),
        "{said}"
    );
    let first = names_in(&kept);
    assert_eq!(first.len(), 4, "{first:?}");

    // What is there already counts, and is never deleted.
    let program = Program::start(&arguments("--keep-at-most", "2"));
    assert!(!keeps_photos(&program));
    send(program.address, &read).unwrap();
    let (_, said) = program.end();
    assert_eq!(said.matches("no more photos are kept").count(), 1, "{said}");
    assert_eq!(names_in(&kept), first);

    // So do the bytes.
    let padding = std::fs::File::create(kept.join("padding")).unwrap();
    padding.set_len(2_000_000 - 4 * photo.len() as u64).unwrap();
    let program = Program::start(&arguments("--keep-size", "2"));
    for sent in 0..4 {
        assert_eq!(send(program.address, &read).unwrap().status, 200);
        assert_eq!(keeps_photos(&program), sent == 0, "{sent}");
    }
    program.end();
    assert_eq!(names_in(&kept).len(), 4 + 1 + 2);
}

#[test]
fn limits_of_what_is_kept_need_a_folder() {
    for option in ["--keep-at-most", "--keep-size"] {
        assert_eq!(fails(&[option, "5"]).0, Some(64));
        assert_eq!(fails(&["--keep", "x", option, "0"]).0, Some(64));
    }
}

/// The names of the files in a folder, sorted.
fn names_in(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let name = |entry: std::io::Result<std::fs::DirEntry>| entry.unwrap().file_name();
    let mut names: Vec<String> = entries
        .map(|entry| name(entry).into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn what_keeps_it_from_serving_is_said() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = listener.local_addr().unwrap().to_string();
    let (status, said) = fails(&["--addr", &taken, "--lang", "en"]);
    assert_eq!(status, Some(74), "{said}");
    assert!(
        said.contains(&taken) && said.contains("in use") && said.contains("--addr"),
        "{said}"
    );

    let (status, said) = fails(&["--addr", "0.0.0.0:0", "--lang", "ja"]);
    assert!(status == Some(64) && said.contains("--lan"), "{said}");
    let (status, said) = fails(&["--addr", "192.0.2.1:7788", "--lan", "--lang", "uk"]);
    assert!(
        status == Some(74) && said.contains("192.0.2.1:7788") && said.contains("--addr"),
        "{said}"
    );
    assert_eq!(fails(&["--addr", "nonsense"]).0, Some(64));
    assert_eq!(fails(&["--addr", "localhost:1", "--port", "2"]).0, Some(64));
    // The port that is stated is the one it listens at.
    let port = listener.local_addr().unwrap().port().to_string();
    for arguments in [
        &["--port", &port][..],
        &["--addr", "localhost", "--port", &port],
    ] {
        let (status, said) = fails(&[arguments, &["--lang", "en"]].concat());
        assert!(
            status == Some(74) && said.contains(&taken),
            "{arguments:?}: {said}"
        );
    }

    let file = absent("no-folder");
    std::fs::write(&file, b"").unwrap();
    let (status, said) = fails(&[
        "--addr",
        "127.0.0.1:0",
        "--keep",
        file.to_str().unwrap(),
        "--lang",
        "en",
    ]);
    assert!(status == Some(74) && said.contains("--keep"), "{said}");
    std::fs::remove_file(file).unwrap();
}

#[cfg(not(feature = "tls"))]
#[test]
fn without_the_feature_it_does_not_pretend_to_encrypt() {
    let (status, said) = fails(&["--addr", "127.0.0.1:0", "--tls", "--lang", "en"]);
    assert!(
        status == Some(64) && said.contains("--features tls"),
        "{said}"
    );
}
