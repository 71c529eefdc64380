//! Measures `shuzi serve` with many clients at the same time: the correctness of the answers, the
//! waiting times, and the memory of the server.
//!
//! ```sh
//! cargo build --release && cargo run --release -p shuzi-eval --example load_serve -- 50 PHOTO…
//! ```
//!
//! First, each photo is read alone. Then all clients send a photo at the same moment, and every
//! answer has to equal the first one, except for its timings. Clients that the server asks to come
//! back later (status 503) are counted separately. The server is the program in the folder above
//! this example's. Its peak memory is the one that Linux reports.

#![allow(
    clippy::print_stdout,
    clippy::expect_used,
    reason = "a measuring program prints its results"
)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::Barrier;
use std::time::{Duration, Instant};

use serde_json::Value;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let clients: usize = arguments
        .next()
        .and_then(|number| number.parse().ok())
        .expect("how many clients, then photos");
    let photos: Vec<Vec<u8>> = arguments
        .map(|file| std::fs::read(file).expect("the photo can be read"))
        .collect();
    assert!(!photos.is_empty(), "how many clients, then photos");

    let (mut server, address) = start_server();
    let alone: Vec<(Value, Duration)> = photos
        .iter()
        .map(|photo| {
            let (status, answer, took) =
                send_photo(&address, photo).expect("a server that answers");
            assert!(status == 200 || status == 422, "{status}: {answer}");
            (answer, took)
        })
        .collect();
    println!(
        "alone: {}",
        format_quantiles(alone.iter().map(|(_, took)| *took).collect())
    );
    println!("peak memory so far: {} MB", peak_mb(&server));

    let start = Barrier::new(clients);
    let (answers, took) = measure_time(|| {
        std::thread::scope(|scope| {
            let start_client = |client: usize| {
                let (photo, address, start) = (&photos[client % photos.len()], &address, &start);
                scope.spawn(move || {
                    start.wait();
                    send_photo(address, photo)
                })
            };
            let requests: Vec<_> = (0..clients).map(start_client).collect();
            requests
                .into_iter()
                .map(|request| request.join().ok().flatten())
                .collect::<Vec<_>>()
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
    println!("waited: {}", format_quantiles(waits));
    println!("peak memory: {} MB", peak_mb(&server));
    server.kill().expect("the server is still there");
    let _ = server.wait();
}

/// Starts the server at a free port. Returns the process and the address.
fn start_server() -> (Child, String) {
    let here = std::env::current_exe().expect("this program has a place");
    let program = here
        .ancestors()
        .nth(2)
        .expect("examples are in a folder beside it")
        .join("shuzi");
    let mut server = Command::new(&program)
        .args(["serve", "--addr", "127.0.0.1:0", "--lang", "en"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program is built");
    let mut line = String::new();
    let mut output = BufReader::new(server.stdout.take().expect("its output is piped"));
    output
        .read_line(&mut line)
        .expect("it says where the page is");
    let address = line
        .split("http://")
        .nth(1)
        .expect("an address")
        .trim()
        .trim_end_matches('/');
    (server, address.to_owned())
}

/// Sends a photo. Returns the status, the answer without timings, and the duration; `None` if the
/// connection failed.
fn send_photo(address: &str, photo: &[u8]) -> Option<(u16, Value, Duration)> {
    let (answer, took) = measure_time(|| {
        let head =
            "--X\r\ncontent-disposition: form-data; name=\"photo\"; filename=\"photo\"\r\n\r\n";
        let end = "\r\n--X--\r\n";
        let mut stream = TcpStream::connect(address).ok()?;
        write!(
            stream,
            "POST /api/read HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
             content-type: multipart/form-data; boundary=X\r\ncontent-length: {}\r\n\r\n{head}",
            head.len() + photo.len() + end.len()
        )
        .ok()?;
        // A busy server replies before it has received the whole photo, and writing then fails.
        let _ = stream
            .write_all(photo)
            .and_then(|()| stream.write_all(end.as_bytes()));
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

/// Runs a function and returns its result and its duration.
fn measure_time<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = run();
    (result, start.elapsed())
}

/// Formats the median, the 95th percentile and the maximum.
fn format_quantiles(mut durations: Vec<Duration>) -> String {
    durations.sort();
    let at = |part: f64| {
        let index = (part * durations.len() as f64) as usize;
        durations
            .get(index.min(durations.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default()
    };
    format!(
        "half of them at most {:.2?}, 95 % at most {:.2?}, all at most {:.2?}",
        at(0.5),
        at(0.95),
        at(1.0)
    )
}

/// Returns the peak memory of the server in megabytes, or 0 if the system does not report it.
fn peak_mb(server: &Child) -> u64 {
    let status =
        std::fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.and_then(|peak| peak.trim().trim_end_matches(" kB").parse::<u64>().ok())
        .unwrap_or_default()
        / 1000
}
