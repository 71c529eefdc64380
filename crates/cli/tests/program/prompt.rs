//! What a person at a terminal is asked, with a terminal that is none: its other end is held here.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::support::{TWO_UNSETTLED, file};

/// Longer than any step here takes, on a busy machine, too.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program at a terminal.
struct Terminal {
    keys: File,
    child: Child,
    shown: Receiver<Vec<u8>>,
    screen: String,
}

impl Terminal {
    /// Starts the program with something typed already.
    fn start(name: &str, arguments: &[&str], typed_ahead: &str) -> Terminal {
        let position = file("prompt", &format!("{name}.sgf"), TWO_UNSETTLED);
        let controller = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&controller).unwrap();
        unlockpt(&controller).unwrap();
        let path = ptsname(&controller, Vec::new())
            .unwrap()
            .into_string()
            .unwrap();
        let terminal = OpenOptions::new()
            .read(true)
            .write(true)
            .open(path)
            .unwrap();
        let mut keys = File::from(controller);
        keys.write_all(typed_ahead.as_bytes()).unwrap();
        let stream = || Stdio::from(terminal.try_clone().unwrap());
        let child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
            .env("LC_ALL", "C")
            .args(arguments)
            .arg(&position)
            .stdin(stream())
            .stdout(stream())
            .stderr(stream())
            .spawn()
            .unwrap();
        let (sender, shown) = channel();
        let mut screen = keys.try_clone().unwrap();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // Once the program has ended reading fails.
            while let Ok(read @ 1..) = screen.read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        Terminal {
            keys,
            child,
            shown,
            screen: String::new(),
        }
    }

    /// Reads the screen for so long.
    fn read_for(&mut self, time: Duration) -> Result<(), RecvTimeoutError> {
        let bytes = self.shown.recv_timeout(time)?;
        self.screen.push_str(&String::from_utf8_lossy(&bytes));
        Ok(())
    }

    /// Waits for a text on the screen; what stood before it is forgotten.
    fn wait_for(&mut self, text: &str) {
        let start = Instant::now();
        while !self.screen.contains(text) {
            assert!(start.elapsed() < PATIENCE, "no {text:?}: {}", self.screen);
            let _ = self.read_for(Duration::from_millis(100));
        }
        let end = self.screen.find(text).unwrap() + text.len();
        self.screen.drain(..end);
    }

    fn type_keys(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
    }

    fn is_running(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }

    /// The exit status, and the rest of the screen.
    fn end(mut self) -> (i32, String) {
        let start = Instant::now();
        while self.is_running() {
            assert!(
                start.elapsed() < PATIENCE,
                "it does not end: {}",
                self.screen
            );
            let _ = self.read_for(Duration::from_millis(20));
        }
        while self.read_for(Duration::from_millis(100)).is_ok() {}
        (
            self.child.wait().unwrap().code().unwrap(),
            self.screen.clone(),
        )
    }
}

#[test]
fn what_was_typed_before_a_question_is_no_answer_to_it() {
    for (name, command) in [
        ("ahead-score", &["score"][..]),
        ("ahead-verify", &["verify", "--claim", "W+0.5"]),
    ] {
        let mut terminal = Terminal::start(name, command, "d\n\n\n\n");
        terminal.wait_for("question 1 of");
        terminal.wait_for("[?] help: ");
        // Whoever reads the question and answers is heard; the rest of what they typed at once is
        // not.
        terminal.type_keys("a\na\na\na\na\n");
        terminal.wait_for("question 2 of");
        terminal.wait_for("[?] help: ");
        let _ = terminal.read_for(Duration::from_millis(300));
        assert!(terminal.is_running(), "{name}: {}", terminal.screen);
        terminal.type_keys("q\n");
        let (status, screen) = terminal.end();
        assert_eq!(status, 1, "{screen}");
    }
}

#[test]
fn the_end_of_the_input_leaves_the_rest_open() {
    let mut terminal = Terminal::start("ahead-end", &["score"], "");
    terminal.wait_for("[?] help: ");
    // Ctrl+D.
    terminal.type_keys("\u{4}");
    let (status, screen) = terminal.end();
    assert_eq!(status, 1);
    assert!(screen.contains("Please confirm"), "{screen}");
}
