//! Many clients at once.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use serde_json::Value;
use shuzi_server::serve::{LibraryBackend, ServerLimits};

use super::client::{FORM, Reply, connect, get, reading, reply, request, sample, scoring, send};
use super::server::{Running, StandIn};

/// Sends a photo from a thread of its own and hands on what comes back.
fn ask(address: SocketAddr, photo: &str) -> mpsc::Receiver<Option<Reply>> {
    let (answered, answer) = mpsc::channel();
    let sent = reading("/api/read", photo.as_bytes(), "");
    std::thread::spawn(move || answered.send(send(address, &sent)));
    answer
}

fn status(answer: &mpsc::Receiver<Option<Reply>>) -> u16 {
    answer
        .recv_timeout(Duration::from_secs(60))
        .expect("an answer")
        .expect("an answer")
        .status
}

/// The statuses of the first so many to be answered.
fn first(answers: &[mpsc::Receiver<Option<Reply>>], number: usize) -> Vec<Reply> {
    let (start, mut replies) = (Instant::now(), Vec::new());
    while replies.len() < number {
        assert!(
            start.elapsed() < Duration::from_secs(60),
            "{} answers",
            replies.len()
        );
        replies.extend(
            answers
                .iter()
                .filter_map(|answer| answer.try_recv().ok())
                .flatten(),
        );
        std::thread::sleep(Duration::from_millis(5));
    }
    replies
}

#[test]
fn fifty_clients_at_once_are_all_answered_rightly() {
    let limits = ServerLimits::default();
    let server = Running::with_limits(limits, LibraryBackend::new(limits));
    let photos = [
        sample("9-finished-cloth.jpg"),
        sample("9-finished-glossy.jpg"),
    ];
    let without_timings = |reply: Reply| -> Value {
        let mut answer = reply.json();
        answer.as_object_mut().unwrap().remove("timings_ms");
        answer
    };
    let alone: Vec<Value> = photos
        .iter()
        .map(|photo| {
            without_timings(send(server.address, &reading("/api/read", photo, "")).unwrap())
        })
        .collect();
    assert!(alone.iter().all(|answer| answer["rows"].is_array()));
    std::thread::scope(|scope| {
        let asked: Vec<_> = (0..50)
            .map(|client| {
                let photo = &photos[client % 2];
                scope.spawn(move || send(server.address, &reading("/api/read", photo, "")))
            })
            .collect();
        for (client, asked) in asked.into_iter().enumerate() {
            let reply = asked.join().unwrap().expect("none is lost");
            assert_eq!(reply.status, 200, "{}", reply.text());
            assert_eq!(without_timings(reply), alone[client % 2]);
        }
    });
}

#[test]
fn a_full_queue_says_when_to_come_again() {
    let engine = StandIn::default();
    let limits = ServerLimits {
        workers: 1,
        pending_requests: 4,
        ..ServerLimits::default()
    };
    let server = Running::with_limits(limits, engine.clone());
    let answers: Vec<_> = (0..10)
        .map(|number| ask(server.address, &format!("wait {number}")))
        .collect();
    for refused in first(&answers, 6) {
        assert_eq!((refused.status, refused.kind().as_str()), (503, "busy"));
        assert_eq!(refused.header("retry-after"), Some("5"));
    }
    // Who comes now is told before it has sent its photo.
    let head = request("POST /api/read", &[FORM, "Content-Length: 1000000"], b"");
    assert_eq!(send(server.address, &head).unwrap().status, 503);
    // Everything else is answered all the same.
    assert_eq!(get(server.address, "/api/info").status, 200);
    let score = request(
        "POST /api/score",
        &["Content-Type: application/json"],
        b"{}",
    );
    assert_eq!(send(server.address, &score).unwrap().status, 200);
    engine.open();
    assert!(first(&answers, 4).iter().all(|reply| reply.status == 200));
    assert_eq!(status(&ask(server.address, "hello")), 200);
}

#[test]
fn held_bytes_are_bounded() {
    let engine = StandIn::default();
    let limits = ServerLimits {
        workers: 1,
        pending_bytes: 50_000,
        ..ServerLimits::default()
    };
    let server = Running::with_limits(limits, engine.clone());
    let large = format!("wait {}", "x".repeat(20_000));
    let answers: Vec<_> = (0..5).map(|_| ask(server.address, &large)).collect();
    assert!(first(&answers, 3).iter().all(|reply| reply.status == 503));
    // A body that does not say how large it is may be as large as any.
    let chunked = request("POST /api/read", &[FORM, "Transfer-Encoding: chunked"], b"");
    assert_eq!(send(server.address, &chunked).unwrap().status, 503);
    engine.open();
    assert!(first(&answers, 2).iter().all(|reply| reply.status == 200));
}

#[test]
fn who_has_gone_is_not_counted_for() {
    let engine = StandIn::default();
    let server = Running::with_limits(
        ServerLimits {
            workers: 1,
            pending_requests: 2,
            ..ServerLimits::default()
        },
        engine.clone(),
    );
    let working = ask(server.address, "wait working");
    engine.wait_for(1);
    let mut gone = connect(server.address);
    gone.write_all(&reading("/api/read", b"gone", "")).unwrap();
    drop(gone);
    // Its place is free as soon as the server notices.
    let head = request(
        "POST /api/read",
        &[FORM, "Content-Length: 10", "Expect: 100-continue"],
        b"",
    );
    let start = Instant::now();
    while send(server.address, &head).is_some_and(|reply| reply.status == 503) {
        assert!(start.elapsed() < Duration::from_secs(60));
        std::thread::sleep(Duration::from_millis(20));
    }
    engine.open();
    assert_eq!(status(&working), 200);
    assert_eq!(status(&ask(server.address, "last")), 200);
    let begun = engine.begun();
    assert!(
        begun == ["wait working", "last"] || begun == ["wait working", "gone", "last"],
        "{begun:?}"
    );
}

/// A connection from another address of this machine.
#[cfg(target_os = "linux")]
fn connect_from(source: [u8; 4], address: SocketAddr) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let stream = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket
            .bind(SocketAddr::from((Ipv4Addr::from(source), 0)))
            .unwrap();
        socket.connect(address).await.unwrap().into_std().unwrap()
    });
    stream.set_nonblocking(false).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(60)))
        .unwrap();
    stream
}

#[cfg(target_os = "linux")]
#[test]
fn no_client_starves_others() {
    let engine = StandIn::default();
    let limits = ServerLimits {
        workers: 1,
        pending_requests: 6,
        ..ServerLimits::default()
    };
    let server = Running::with_limits(limits, engine.clone());
    let mut greedy = vec![ask(server.address, "wait greedy")];
    engine.wait_for(1);
    greedy.extend((0..9).map(|_| ask(server.address, "greedy")));
    assert!(first(&greedy, 4).iter().all(|reply| reply.status == 503));
    // All places are one client's. Others get theirs, and their turns.
    let mut modest: Vec<TcpStream> = [2, 2, 3]
        .map(|last| connect_from([127, 0, 0, last], server.address))
        .into();
    for (number, stream) in modest.iter_mut().enumerate() {
        stream
            .write_all(&reading(
                "/api/read",
                format!("modest {number}").as_bytes(),
                "",
            ))
            .unwrap();
        // One of the greedy client's gave way.
        assert_eq!(first(&greedy, 1)[0].status, 503);
    }
    // They have their places; that they wait in line by now is seen from what is begun.
    std::thread::sleep(Duration::from_millis(300));
    engine.open();
    assert!(
        modest
            .iter_mut()
            .all(|stream| reply(stream).unwrap().status == 200)
    );
    assert!(first(&greedy, 3).iter().all(|reply| reply.status == 200));
    let begun = engine.begun();
    assert_eq!(begun.len(), 6, "{begun:?}");
    let place = |name: &str| begun.iter().position(|one| one == name).unwrap();
    let last_of_greedy = begun.iter().rposition(|one| one == "greedy").unwrap();
    assert!(
        place("modest 0") < last_of_greedy && place("modest 2") < last_of_greedy,
        "{begun:?}"
    );
}

#[test]
fn connections_are_bounded() {
    let limits = ServerLimits {
        connections_per_client: 5,
        ..ServerLimits::default()
    };
    let server = Running::with_limits(limits, StandIn::default());
    let mut held: Vec<TcpStream> = (0..5).map(|_| connect(server.address)).collect();
    let refused = send(server.address, &request("GET /api/info", &[], b"")).unwrap();
    assert_eq!((refused.status, refused.kind().as_str()), (429, "busy"));
    assert!(refused.header("retry-after").is_some());
    // Those that are there are answered.
    held[4]
        .write_all(&request("GET /api/info", &[], b""))
        .unwrap();
    assert_eq!(reply(&mut held[4]).unwrap().status, 200);
    drop(held);
    let start = Instant::now();
    while send(server.address, &request("GET /api/info", &[], b""))
        .is_none_or(|reply| reply.status != 200)
    {
        assert!(start.elapsed() < Duration::from_secs(60));
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn idle_connections_of_many_addresses_lock_no_one_out() {
    let limits = ServerLimits {
        connections: 40,
        connections_per_client: 12,
        ..ServerLimits::default()
    };
    let engine = StandIn::default();
    let server = Running::with_limits(limits, engine.clone());
    // A client that is being answered keeps its connection.
    let mut answered = connect_from([127, 0, 0, 9], server.address);
    answered
        .write_all(&reading("/api/read", b"wait long", ""))
        .unwrap();
    engine.wait_for(1);
    // Some are silent, some have begun a request, some have been answered.
    let mut idle: Vec<TcpStream> = Vec::new();
    for number in 0..60 {
        let mut stream = connect_from([127, 0, 0, 2 + number / 12], server.address);
        match number % 3 {
            0 => {}
            1 => stream.write_all(b"GET /api/info HTTP/1.1\r\nX: ").unwrap(),
            _ => {
                let info = request("GET /api/info", &[], b"");
                stream.write_all(&info).unwrap();
                assert_eq!(reply(&mut stream).unwrap().status, 200);
            }
        }
        idle.push(stream);
    }
    let start = Instant::now();
    for _ in 0..5 {
        assert_eq!(get(server.address, "/api/info").status, 200);
    }
    let scored = send(server.address, &scoring(b"{}")).unwrap();
    assert_eq!(scored.status, 200);
    assert!(
        start.elapsed() < limits.head_timeout,
        "it waited until connections timed out"
    );
    // Those that are idle for longest have given way.
    assert!(idle[..20].iter_mut().all(|stream| reply(stream).is_none()));
    engine.open();
    assert_eq!(reply(&mut answered).unwrap().status, 200);
}

#[test]
fn a_fault_harms_nobody_else() {
    let server = Running::with_limits(
        ServerLimits {
            workers: 1,
            ..ServerLimits::default()
        },
        StandIn::default(),
    );
    for _ in 0..3 {
        let reply = send(server.address, &reading("/api/read", b"panic", "")).unwrap();
        assert_eq!((reply.status, reply.kind().as_str()), (500, "internal"));
        let reply = send(server.address, &scoring(b"panic")).unwrap();
        assert_eq!((reply.status, reply.kind().as_str()), (500, "internal"));
        let reply = send(server.address, &reading("/api/read", b"hello", "")).unwrap();
        assert_eq!(
            (reply.status, reply.json()["said"].as_str()),
            (200, Some("hello"))
        );
    }
}
