//! How it stops.

use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use shuzi_server::serve::ServerLimits;

use super::client::{FORM, connect, form, reading, reply, request};
use super::server::{Running, StandIn};

#[test]
fn what_is_being_counted_is_finished() {
    let engine = StandIn::default();
    let mut server = Running::with_limits(
        ServerLimits {
            workers: 1,
            ..ServerLimits::default()
        },
        engine.clone(),
    );
    let (mut working, mut waiting) = (connect(server.address), connect(server.address));
    let (mut idle, mut sending) = (connect(server.address), connect(server.address));
    working
        .write_all(&reading("/api/read", b"wait working", ""))
        .unwrap();
    engine.wait_for(1);
    waiting
        .write_all(&reading("/api/read", b"waiting", ""))
        .unwrap();
    idle.write_all(&request("GET /api/info", &[], b"")).unwrap();
    assert_eq!(reply(&mut idle).unwrap().status, 200);
    let body = form(&[("photo", None, b"sending")]);
    let whole = request("POST /api/read", &[FORM, "Expect: 100-continue"], &body);
    let (head, body) = whole.split_at(whole.len() - body.len());
    sending.write_all(head).unwrap();
    assert_eq!(
        reply(&mut sending).unwrap().status,
        100,
        "the body is waited for"
    );

    server.stop();
    let refused = reply(&mut waiting).unwrap();
    assert_eq!((refused.status, refused.kind().as_str()), (503, "stopping"));
    assert!(refused.header("retry-after").is_some());
    // Whoever is not being answered is let go.
    assert!(reply(&mut idle).is_none());
    sending.write_all(body).unwrap();
    assert_eq!(reply(&mut sending).unwrap().status, 503);
    engine.open();
    assert_eq!(reply(&mut working).unwrap().status, 200);
    server.ended();
    assert_eq!(engine.begun(), ["wait working"]);
    assert!(TcpStream::connect(server.address).is_err());
}

#[test]
fn a_stop_takes_its_time_and_no_more() {
    let engine = StandIn::default();
    let limits = ServerLimits {
        workers: 1,
        stop_timeout: Duration::from_secs(1),
        ..ServerLimits::default()
    };
    let mut server = Running::with_limits(limits, engine.clone());
    let mut working = connect(server.address);
    working
        .write_all(&reading("/api/read", b"wait for ever", ""))
        .unwrap();
    engine.wait_for(1);
    let start = Instant::now();
    server.stop();
    server.ended();
    assert!(start.elapsed() < Duration::from_secs(30));
    assert!(reply(&mut working).is_none());
    engine.open();
}
