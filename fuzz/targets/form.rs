//! Sends any bytes as an HTTP request with a form to the server.
#![no_main]

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::LazyLock;
use std::time::Duration;

use libfuzzer_sys::fuzz_target;
use shuzi::language::Language;
use shuzi_server::serve::{
    Backend, HttpRefusal, JsonResponse, ReadResponse, Server, ServerLimits, ServerSettings, Upload,
};

/// Answers at once, so that only the way to the backend is tested.
struct StandIn;

impl Backend for StandIn {
    fn read(&self, upload: &Upload) -> Result<ReadResponse, HttpRefusal> {
        assert!(!upload.photos.is_empty());
        assert!(upload.photos.iter().all(|(name, _)| !name.is_empty()));
        Ok(ReadResponse {
            answer: respond(),
            decoded: vec![],
        })
    }

    fn score(&self, _: &[u8]) -> Result<JsonResponse, HttpRefusal> {
        Ok(respond())
    }

    fn words(&self, _: Language) -> Result<String, HttpRefusal> {
        Ok("{}".to_owned())
    }
}

fn respond() -> JsonResponse {
    JsonResponse {
        status: 200,
        json: "{}".to_owned(),
    }
}

static ADDRESS: LazyLock<SocketAddr> = LazyLock::new(|| {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let settings = ServerSettings {
        limits: ServerLimits {
            connections: 10_000,
            connections_per_client: 10_000,
            ..ServerLimits::default()
        },
        ..ServerSettings::new()
    };
    let server = Server::new(listener, settings, StandIn).expect("the server starts");
    let address = server.address().expect("the server has an address");
    std::thread::spawn(|| server.run(std::future::pending::<()>()));
    address
});

// The first line is the content type, and what follows the body.
fuzz_target!(|bytes: &[u8]| {
    let end = bytes.iter().position(|&byte| byte == b'\n');
    let (kind, body) = bytes.split_at(end.unwrap_or(bytes.len()));
    let body = body.get(1..).unwrap_or_default();
    let mut request =
        b"POST /api/read HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n".to_vec();
    request.extend_from_slice(b"Content-Type: ");
    request.extend_from_slice(kind);
    request.extend_from_slice(format!("\r\nContent-Length: {}\r\n\r\n", body.len()).as_bytes());
    request.extend_from_slice(body);
    let mut stream = TcpStream::connect(*ADDRESS).expect("the server accepts");
    let timeout = Some(Duration::from_secs(10));
    stream.set_read_timeout(timeout).expect("a time limit");
    let mut reply = Vec::new();
    // A refusal may come, and the connection may close, before everything is sent.
    if stream.write_all(&request).is_ok() {
        let _ = stream.shutdown(Shutdown::Write);
    }
    match stream.read_to_end(&mut reply) {
        Err(error) if error.kind() != std::io::ErrorKind::ConnectionReset => {
            panic!("no answer: {error}")
        }
        _ => {}
    }
    let status = reply.get(9..12).unwrap_or(b"400");
    assert!(reply.is_empty() || reply.starts_with(b"HTTP/1.1 "));
    assert_ne!(status, b"500", "{}", String::from_utf8_lossy(&reply));
});
