//! Clients that take their time.

use std::io::{Read, Write};
use std::net::SocketAddr;
use std::time::Duration;

use shuzi_server::serve::ServerLimits;

use super::client::{FORM, connect, reading, reply, request, send};
use super::server::{Running, StandIn};

/// Short enough to wait for, long enough for a busy machine to send a request.
fn short() -> ServerLimits {
    ServerLimits {
        head_timeout: Duration::from_secs(3),
        stall_timeout: Duration::from_secs(3),
        body_timeout: Duration::from_secs(6),
        ..ServerLimits::default()
    }
}

/// Sends a byte every now and then, until the other side has enough.
fn dribble(stream: &mut (impl Read + Write), bytes: impl Iterator<Item = u8>) {
    for byte in bytes {
        if stream.write_all(&[byte]).is_err() {
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

fn still_serves(address: SocketAddr) {
    let reply = send(address, &reading("/api/read", b"hello", "")).expect("an answer");
    assert_eq!(reply.status, 200);
}

#[test]
fn a_head_that_comes_slowly_is_not_waited_for() {
    let server = Running::with_limits(short(), StandIn::default());
    let mut slow = connect(server.address);
    dribble(
        &mut slow,
        request(
            "GET /api/info",
            &["X: 0123456789012345678901234567890123456789"],
            b"",
        )
        .into_iter(),
    );
    assert!(reply(&mut slow).is_none());
    still_serves(server.address);
}

#[test]
fn a_connection_that_says_nothing_is_closed() {
    let server = Running::with_limits(short(), StandIn::default());
    let mut silent = connect(server.address);
    let mut idle = connect(server.address);
    idle.write_all(&request("GET /api/info", &[], b"")).unwrap();
    assert_eq!(reply(&mut idle).unwrap().status, 200);
    assert!(reply(&mut silent).is_none());
    assert!(reply(&mut idle).is_none());
    still_serves(server.address);
}

#[test]
fn a_body_that_comes_slowly_is_not_waited_for() {
    let server = Running::with_limits(short(), StandIn::default());
    let mut slow = connect(server.address);
    let head = request("POST /api/read", &[FORM, "Content-Length: 100000"], b"");
    slow.write_all(&head).unwrap();
    dribble(&mut slow, std::iter::repeat_n(b'x', 70));
    let refused = reply(&mut slow).unwrap();
    assert_eq!((refused.status, refused.kind().as_str()), (408, "too_slow"));
    still_serves(server.address);
}

#[test]
fn a_body_that_stops_coming_is_not_waited_for() {
    let server = Running::with_limits(short(), StandIn::default());
    let whole = reading("/api/read", &[b'x'; 1000], "");
    let mut stalled = connect(server.address);
    stalled.write_all(&whole[..whole.len() - 500]).unwrap();
    assert_eq!(reply(&mut stalled).unwrap().status, 408);
    let mut chunked = connect(server.address);
    let head = request("POST /api/read", &[FORM, "Transfer-Encoding: chunked"], b"");
    chunked
        .write_all(&[&head[..], b"5\r\nab"].concat())
        .unwrap();
    assert_eq!(reply(&mut chunked).unwrap().status, 408);
    still_serves(server.address);
}

#[test]
fn what_waits_too_long_is_told_to_come_again() {
    let limits = ServerLimits {
        workers: 1,
        answer_timeout: Duration::from_secs(2),
        ..ServerLimits::default()
    };
    let engine = StandIn::default();
    let server = Running::with_limits(limits, engine.clone());
    let (mut working, mut waiting) = (connect(server.address), connect(server.address));
    working
        .write_all(&reading("/api/read", b"wait first", ""))
        .unwrap();
    engine.wait_for(1);
    waiting
        .write_all(&reading("/api/read", b"wait second", ""))
        .unwrap();
    for stream in [&mut working, &mut waiting] {
        let refused = reply(stream).unwrap();
        assert_eq!(
            (refused.status, refused.header("retry-after")),
            (503, Some("5"))
        );
    }
    engine.open();
    still_serves(server.address);
    assert_eq!(
        engine.begun(),
        ["wait first", "hello"],
        "what nobody waits for is not begun"
    );
}
