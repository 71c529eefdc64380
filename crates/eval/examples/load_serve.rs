//! Many clients at once on `shuzi serve`: whether every answer is right, how long they wait, what memory it takes.
//!
//! ```sh
//! cargo build --release && cargo run --release -p shuzi-eval --example load_serve -- 50 PHOTO…
//! ```
//!
//! Each photo is read alone first; then all clients send theirs at the same moment, and every answer has to be the same
//! as before, timings aside. A client that is told to come again later (503) is counted as that. The server is the
//! program beside this example; its peak memory is what Linux says of it.

#![allow(clippy::print_stdout, clippy::expect_used, reason = "a program that measures tells what it found")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::Barrier;
use std::time::{Duration, Instant};

use serde_json::Value;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let clients: usize =
        arguments.next().and_then(|number| number.parse().ok()).expect("how many clients, then photos");
    let photos: Vec<Vec<u8>> =
        arguments.map(|file| std::fs::read(file).expect("the photo can be read")).collect();
    assert!(!photos.is_empty(), "how many clients, then photos");

    let (mut server, address) = started();
    let alone: Vec<(Value, Duration)> = photos
        .iter()
        .map(|photo| {
            let (status, answer, took) = ask(&address, photo).expect("a server that answers");
            assert!(status == 200 || status == 422, "{status}: {answer}");
            (answer, took)
        })
        .collect();
    println!("alone: {}", quantiles(alone.iter().map(|(_, took)| *took).collect()));
    println!("peak memory so far: {} MB", peak_mb(&server));

    let start = Barrier::new(clients);
    let (answers, took) = timed(|| {
        std::thread::scope(|scope| {
            let asking = |client: usize| {
                let (photo, address, start) = (&photos[client % photos.len()], &address, &start);
                scope.spawn(move || {
                    start.wait();
                    ask(address, photo)
                })
            };
            let asked: Vec<_> = (0..clients).map(asking).collect();
            asked.into_iter().map(|asked| asked.join().ok().flatten()).collect::<Vec<_>>()
        })
    });

    let (mut right, mut wrong, mut later, mut lost) = (0, 0, 0, 0);
    let mut waits = Vec::new();
    for (client, answer) in answers.into_iter().enumerate() {
        match answer {
            Some((503, ..)) => later += 1,
            Some((_, answer, took)) if answer == alone[client % photos.len()].0 => {
                right += 1;
                waits.push(took);
            }
            Some(_) => wrong += 1,
            None => lost += 1,
        }
    }
    println!(
        "{clients} clients: {right} right, {wrong} wrong, {later} told to come later, {lost} lost in {took:.1?}"
    );
    println!("waited: {}", quantiles(waits));
    println!("peak memory: {} MB", peak_mb(&server));
    server.kill().expect("the server is still there");
    let _ = server.wait();
}

/// The program beside this example, serving at a free port.
fn started() -> (Child, String) {
    let here = std::env::current_exe().expect("this program has a place");
    let program = here.ancestors().nth(2).expect("examples are in a folder beside it").join("shuzi");
    let mut server = Command::new(&program)
        .args(["serve", "--addr", "127.0.0.1:0", "--lang", "en"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program is built");
    let mut line = String::new();
    let mut said = BufReader::new(server.stdout.take().expect("its output is piped"));
    said.read_line(&mut line).expect("it says where the page is");
    let address = line.split("http://").nth(1).expect("an address").trim().trim_end_matches('/');
    (server, address.to_owned())
}

/// Sends a photo; status, answer without timings, and how long it took.
fn ask(address: &str, photo: &[u8]) -> Option<(u16, Value, Duration)> {
    let (answer, took) = timed(|| {
        let head = "--X\r\ncontent-disposition: form-data; name=\"photo\"; filename=\"photo\"\r\n\r\n";
        let end = "\r\n--X--\r\n";
        let mut stream = TcpStream::connect(address).ok()?;
        write!(
            stream,
            "POST /api/read HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
             content-type: multipart/form-data; boundary=X\r\ncontent-length: {}\r\n\r\n{head}",
            head.len() + photo.len() + end.len()
        )
        .ok()?;
        // A server that has no room says so before it has everything.
        let _ = stream.write_all(photo).and_then(|()| stream.write_all(end.as_bytes()));
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        Some(answer)
    });
    let answer = answer?;
    let status = answer.split(' ').nth(1)?.parse().ok()?;
    let mut json: Value = serde_json::from_str(answer.split_once("\r\n\r\n")?.1).ok()?;
    if let Some(object) = json.as_object_mut() {
        object.remove("timings_ms");
    }
    Some((status, json, took))
}

fn timed<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let done = run();
    (done, start.elapsed())
}

fn quantiles(mut durations: Vec<Duration>) -> String {
    durations.sort();
    let at = |part: f64| {
        let index = (part * durations.len() as f64) as usize;
        durations.get(index.min(durations.len().saturating_sub(1))).copied().unwrap_or_default()
    };
    format!(
        "half of them at most {:.2?}, 95 % at most {:.2?}, all at most {:.2?}",
        at(0.5),
        at(0.95),
        at(1.0)
    )
}

fn peak_mb(server: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.and_then(|peak| peak.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or_default() / 1000
}
