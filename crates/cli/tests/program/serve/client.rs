//! A client that sends whatever it likes.

use std::io::{BufRead, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

use crate::support;

/// Longer than anything takes, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(300);

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub status: u16,
    /// Header lines, names in small letters.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(of, _)| of == name)
            .map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The `kind` of an error.
    pub(crate) fn kind(&self) -> String {
        self.json()["error"]["kind"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }
}

/// Reads the line with which `shuzi serve` begins; returns its address, and what stands between the
/// slashes behind it.
pub(crate) fn read_address(printed: &mut impl BufRead) -> (SocketAddr, String) {
    let mut line = String::new();
    printed.read_line(&mut line).unwrap();
    let address = line
        .split("http://")
        .nth(1)
        .unwrap_or_else(|| panic!("{line}"))
        .trim();
    let (address, token) = address.split_once('/').unwrap();
    (
        address.parse().unwrap(),
        token.trim_end_matches('/').to_owned(),
    )
}

pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.set_write_timeout(Some(PATIENCE)).unwrap();
    stream
}

/// Sends all of it, and reads one answer; `None` when the connection is closed without one.
pub(crate) fn send(address: SocketAddr, request: &[u8]) -> Option<Reply> {
    let mut stream = connect(address);
    // A server that refuses need not take all of it.
    let _ = stream.write_all(request);
    reply(&mut stream)
}

/// Reads one answer; `None` when the connection is closed without one.
pub(crate) fn reply(stream: &mut impl Read) -> Option<Reply> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.extend(some(stream, 1)?);
    }
    let head = String::from_utf8(head).unwrap();
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    let length = headers.iter().find(|(name, _)| name == "content-length");
    let length = length.map_or(0, |(_, length)| length.parse().unwrap());
    Some(Reply {
        status,
        headers,
        body: some(stream, length)?,
    })
}

fn some(stream: &mut impl Read, length: usize) -> Option<Vec<u8>> {
    let mut bytes = vec![0; length];
    match stream.read_exact(&mut bytes) {
        Ok(()) => Some(bytes),
        Err(error) if [ErrorKind::WouldBlock, ErrorKind::TimedOut].contains(&error.kind()) => {
            panic!("no answer in time")
        }
        Err(_) => None,
    }
}

/// A request with these header lines beside `Host`, and its length where it has a body.
pub(crate) fn request(line: &str, headers: &[&str], body: &[u8]) -> Vec<u8> {
    let mut head = format!("{line} HTTP/1.1\r\n");
    if !headers
        .iter()
        .any(|header| header.to_ascii_lowercase().starts_with("host:"))
    {
        head.push_str("Host: localhost\r\n");
    }
    for header in headers {
        head.push_str(&format!("{header}\r\n"));
    }
    if !body.is_empty() {
        head.push_str(&format!("Content-Length: {}\r\n", body.len()));
    }
    [head.as_bytes(), b"\r\n", body].concat()
}

pub(crate) fn get(address: SocketAddr, path: &str) -> Reply {
    send(address, &request(&format!("GET {path}"), &[], b"")).expect("an answer")
}

/// A form of parts: name, file name if any, content.
pub(crate) fn form(parts: &[(&str, Option<&str>, &[u8])]) -> Vec<u8> {
    let mut form = Vec::new();
    for (name, file, content) in parts {
        let file = file
            .map(|file| format!("; filename=\"{file}\""))
            .unwrap_or_default();
        let head =
            format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n");
        form.extend([head.as_bytes(), content, b"\r\n"].concat());
    }
    form.extend(b"--edge--\r\n");
    form
}

pub(crate) const FORM: &str = "Content-Type: multipart/form-data; boundary=edge";
pub(crate) const JSON: &str = "Content-Type: application/json";

/// The request that has a photo read.
pub(crate) fn reading(path: &str, photo: &[u8], asked: &str) -> Vec<u8> {
    let photo = ("photo", Some("photo.jpg"), photo);
    let asked = ("request", None, asked.as_bytes());
    let parts = if asked.2.is_empty() {
        vec![photo]
    } else {
        vec![asked, photo]
    };
    request(&format!("POST {path}"), &[FORM], &form(&parts))
}

/// The request that has a position counted.
pub(crate) fn scoring(asked: &[u8]) -> Vec<u8> {
    request("POST /api/score", &[JSON], asked)
}

pub(crate) fn sample(name: &str) -> Vec<u8> {
    std::fs::read(support::sample(name)).unwrap()
}
