//! Requests that nobody should send, each refused as it deserves, after each of which the server
//! still serves.

use std::io::{BufReader, Write};
use std::net::{Shutdown, SocketAddr};
use std::process::{Child, Stdio};

use crate::client::{
    FORM, JSON, connect, form, read_address, reading, reply, request, sample, scoring, send,
};
use crate::limits::{Limits, limited};

/// The limits for a server and all requests of a test.
const SERVER: Limits = Limits {
    megabytes: 1_000,
    cpu_seconds: if cfg!(debug_assertions) { 120 } else { 10 },
};

/// A program that serves within limits. It is killed when dropped.
struct Served {
    address: SocketAddr,
    program: Child,
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already; the test says so.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

fn serve() -> Served {
    let mut program = limited(SERVER, &["serve", "--addr", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut printed = BufReader::new(program.stdout.take().unwrap());
    let (address, _) = read_address(&mut printed);
    Served { address, program }
}

/// What is expected: one of these statuses, or (0) that the connection is closed without an answer.
fn meets(address: SocketAddr, what: &str, sent: &[u8], expected: &[u16]) {
    let reply = send(address, sent);
    let status = reply.as_ref().map_or(0, |reply| reply.status);
    let said = reply.map(|reply| reply.text()).unwrap_or_default();
    assert!(
        expected.contains(&status),
        "{what}: {status} instead of {expected:?}: {said}"
    );
    if !said.is_empty() {
        assert!(
            said.contains("\"error\"") && said.contains("shuzi/1"),
            "{what}: {said}"
        );
    }
    still_serves(address, what);
}

fn still_serves(address: SocketAddr, after: &str) {
    let reply = send(address, &request("GET /api/info", &[], b""));
    assert!(
        reply.is_some_and(|reply| [200, 401].contains(&reply.status)),
        "after {after}"
    );
}

#[test]
fn what_is_no_http_is_refused() {
    let server = serve();
    let many: Vec<String> = (0..500).map(|number| format!("X-{number}: 1")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    let huge = format!("X: {}", "x".repeat(100_000));
    let long = format!("GET /{}", "x".repeat(3_000));
    let longer = format!("GET /{}", "x".repeat(100_000));
    for (what, sent, expected) in [
        (
            "garbage",
            b"\x00\xff\x13garbage\r\n\r\n".to_vec(),
            &[400][..],
        ),
        (
            "a TLS greeting",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n".to_vec(),
            &[400],
        ),
        (
            "HTTP/2",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec(),
            &[0, 400, 505],
        ),
        ("HTTP/0.9", b"GET /\r\n\r\n".to_vec(), &[400]),
        ("no host", b"GET / HTTP/1.1\r\n\r\n".to_vec(), &[400]),
        (
            "two hosts",
            request("GET /", &["Host: localhost", "Host: localhost"], b""),
            &[400],
        ),
        (
            "a host that is none",
            request("GET /", &["Host: a b"], b""),
            &[400],
        ),
        ("very many headers", request("GET /", &many, b""), &[431]),
        ("a huge header", request("GET /", &[&huge], b""), &[431]),
        ("a long address", request(&long, &[], b""), &[414]),
        (
            "a very long address",
            request(&longer, &[], b""),
            &[414, 431],
        ),
        (
            "a header with a line break in its name",
            request("GET /", &["A\nB : c"], b""),
            &[400],
        ),
        (
            "a proxy's request",
            request("GET http://example.org/", &[], b""),
            &[400],
        ),
        (
            "a tunnel",
            request("CONNECT example.org:443", &[], b""),
            &[400],
        ),
        (
            "two lengths",
            request("POST /api/score", &[JSON, "Content-Length: 3"], b"{}"),
            &[400],
        ),
        (
            "a negative length",
            request("POST /api/score", &[JSON, "Content-Length: -1"], b""),
            &[400],
        ),
        (
            "a chunk that is none",
            request(
                "POST /api/score",
                &[JSON, "Transfer-Encoding: chunked"],
                b"",
            )
            .into_iter()
            .chain(*b"zz\r\n{}\r\n0\r\n\r\n")
            .collect(),
            &[400],
        ),
    ] {
        meets(server.address, what, &sent, expected);
    }
}

#[test]
fn paths_lead_nowhere_else() {
    let server = serve();
    for path in [
        "/../Cargo.toml",
        "/../../../../etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/words/../words/de.json",
        "/words/%2e%2e/words/de.json",
        "/words/de.json%00",
        "/words/de.json%00.html",
        "/words\\de.json",
        "/..\\..\\etc\\passwd",
        "//etc/passwd",
        "//words/de.json",
        "/./words/de.json",
        "/words/de.json/",
        "/file:///etc/passwd",
        "/C:/Windows/win.ini",
        "/~root",
        "/.git/config",
        "/api",
        "/api/",
        "/api/read/",
        "/api/../api/info",
        "/api//info",
        "/API/info",
        "/api/unknown",
        "/token",
    ] {
        meets(
            server.address,
            path,
            &request(&format!("GET {path}"), &[], b""),
            &[404, 400],
        );
    }
    meets(
        server.address,
        "another language",
        &request("GET /api/words?language=../de", &[], b""),
        &[400],
    );
    meets(
        server.address,
        "an unknown language",
        &request("GET /api/words?language=tlh", &[], b""),
        &[400],
    );
    meets(
        server.address,
        "bad UTF-8 in a path",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
        &[400, 404],
    );
}

#[test]
fn methods_do_what_they_are_for() {
    let server = serve();
    for line in [
        "GET /api/read",
        "GET /api/score",
        "PUT /api/score",
        "DELETE /api/read",
        "POST /api/info",
        "POST /api/words",
        "POST /",
        "PUT /words/de.json",
        "DELETE /words/de.json",
        "OPTIONS /api/read",
        "TRACE /api/info",
        "BREW /api/info",
    ] {
        meets(server.address, line, &request(line, &[], b""), &[405]);
    }
    let refused = send(server.address, &request("GET /api/read", &[], b"")).unwrap();
    assert_eq!(refused.header("allow"), Some("POST"));
}

#[test]
fn pages_of_other_sites_are_not_answered() {
    let server = serve();
    let port = server.address.port();
    for host in [
        "evil.example",
        "evil.example:80",
        "localhost.evil.example",
        "192.0.2.7",
        "[2001:db8::1]:80",
        "127.0.0.1.evil.example",
    ] {
        let host = format!("Host: {host}");
        meets(
            server.address,
            &host,
            &request("GET /api/info", &[&host], b""),
            &[403],
        );
    }
    for host in [
        "localhost",
        "LOCALHOST:9",
        "127.0.0.1",
        "[::1]:7788",
        &format!("127.0.0.1:{port}"),
    ] {
        let reply = send(
            server.address,
            &request("GET /api/info", &[&format!("Host: {host}")], b""),
        );
        assert_eq!(reply.unwrap().status, 200, "{host}");
    }
    let rows = br#"{"rows":["...","BB.","..."]}"#;
    for header in [
        "Origin: https://evil.example",
        "Origin: null",
        "Origin: http://localhost:3000",
        "Sec-Fetch-Site: cross-site",
        "Sec-Fetch-Site: same-site",
    ] {
        meets(
            server.address,
            header,
            &request("POST /api/score", &[JSON, header], rows),
            &[403],
        );
    }
    for header in ["Origin: http://localhost", "Sec-Fetch-Site: same-origin"] {
        let reply = send(
            server.address,
            &request("POST /api/score", &[JSON, header], rows),
        )
        .unwrap();
        assert_eq!(reply.status, 200, "{header}: {}", reply.text());
    }
}

#[test]
fn what_is_too_large_is_not_received() {
    let server = serve();
    let head = |length: &str| {
        request(
            "POST /api/read",
            &[FORM, &format!("Content-Length: {length}")],
            b"",
        )
    };
    // The answer comes although nothing of the body was sent.
    meets(server.address, "a large body", &head("40000001"), &[413]);
    meets(
        server.address,
        "a huge body",
        &head("9000000000000000000"),
        &[413],
    );
    meets(
        server.address,
        "a body as large as a number can say",
        &head("18446744073709551615"),
        &[413, 431],
    );
    meets(
        server.address,
        "a body of more than any number",
        &head("99999999999999999999999"),
        &[400, 413],
    );
    let expecting = request(
        "POST /api/read",
        &[FORM, "Content-Length: 40000001", "Expect: 100-continue"],
        b"",
    );
    meets(
        server.address,
        "a large body that waits to be wanted",
        &expecting,
        &[413],
    );
    let large = reading("/api/read", &vec![b'x'; 44_000_000], "");
    meets(server.address, "a large body, all of it", &large, &[413]);
    meets(
        server.address,
        "a large position",
        &scoring(&vec![b' '; 1_000_001]),
        &[413],
    );

    let mut chunked = request("POST /api/read", &[FORM, "Transfer-Encoding: chunked"], b"");
    for _ in 0..700 {
        chunked.extend([b"10000\r\n".as_slice(), &[b'x'; 65_536], b"\r\n"].concat());
    }
    meets(server.address, "a large body in chunks", &chunked, &[413]);
}

#[test]
fn what_is_no_photo_is_refused() {
    let server = serve();
    let photo = sample("9-finished-cloth.jpg");
    // The header of a PNG of 65535 × 65535 pixels, and the beginning of what it holds.
    let mut bomb = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    bomb.extend([
        0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 8, 2, 0, 0, 0, 0x39, 0x67, 0x4e, 0x07,
    ]);
    bomb.extend(*b"\0\0\0\x10IDAT\x78\x9c\xed\xc1\x01\0\0\0\x80\x90\xfe\xaf\xee\x08\x0a");
    for (what, photo, expected) in [
        ("nothing", &b""[..], &[422][..]),
        ("garbage", b"no photo at all", &[415]),
        ("a script", b"#!/bin/sh\nrm -rf /", &[415]),
        (
            "an SVG",
            b"<svg xmlns='http://www.w3.org/2000/svg'/>",
            &[415],
        ),
        ("half a photo", &photo[..photo.len() / 2], &[422]),
        ("the beginning of a photo", &photo[..200], &[422]),
        ("a bomb", &bomb, &[413]),
        ("a photo of no board", &sample("no-board.jpg"), &[422]),
    ] {
        meets(
            server.address,
            what,
            &reading("/api/read", photo, ""),
            expected,
        );
    }
}

#[test]
fn what_is_no_form_is_refused() {
    let server = serve();
    let (photo, part) = (
        sample("9-finished-cloth.jpg"),
        ("photo", Some("a.jpg"), &b"x"[..]),
    );
    let sent = |headers: &[&str], body: &[u8]| request("POST /api/read", headers, body);
    let asked = ("request", None, &b"{}"[..]);
    let unfinished = form(&[part]);
    for (what, sent, expected) in [
        ("no type", sent(&[], &form(&[part])), &[415][..]),
        (
            "a photo alone",
            sent(&["Content-Type: image/jpeg"], &photo),
            &[415],
        ),
        ("JSON", sent(&[JSON], b"{}"), &[415]),
        (
            "a form of text",
            sent(
                &["Content-Type: application/x-www-form-urlencoded"],
                b"photo=x",
            ),
            &[415],
        ),
        (
            "no boundary",
            sent(&["Content-Type: multipart/form-data"], &form(&[part])),
            &[400],
        ),
        (
            "another boundary",
            sent(
                &["Content-Type: multipart/form-data; boundary=other"],
                &form(&[part]),
            ),
            &[400],
        ),
        ("no body", sent(&[FORM], b""), &[400]),
        ("no photo", sent(&[FORM], &form(&[asked])), &[400]),
        (
            "two requests",
            sent(&[FORM], &form(&[asked, asked, part])),
            &[400],
        ),
        ("nine photos", sent(&[FORM], &form(&[part; 9])), &[413]),
        (
            "ten thousand parts",
            sent(&[FORM], &form(&[("x", None, &b"x"[..]); 10_000])),
            &[400],
        ),
        (
            "a part of another name",
            sent(&[FORM], &form(&[part, ("path", None, &b"/etc/passwd"[..])])),
            &[400],
        ),
        (
            "a form that does not end",
            sent(&[FORM], &unfinished[..unfinished.len() - 12]),
            &[400],
        ),
        (
            "a part without a head",
            sent(&[FORM], b"--edge\r\n\r\n\r\n--edge--\r\n"),
            &[400],
        ),
        (
            "a position that is no JSON",
            request("POST /api/score", &["Content-Type: text/plain"], b"{}"),
            &[415],
        ),
    ] {
        meets(server.address, what, &sent, expected);
    }
}

#[test]
fn requests_that_make_no_sense_are_refused() {
    let server = serve();
    let photo = sample("9-finished-cloth.jpg");
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let corners = |corners: &str| format!("{{\"size\":9,\"corners\":{corners}}}");
    for (what, asked, expected) in [
        ("no JSON", "size=9".to_owned(), 400),
        ("unfinished JSON", "{\"size\":".to_owned(), 400),
        (
            "an unknown field",
            "{\"path\":\"/etc/passwd\"}".to_owned(),
            400,
        ),
        (
            "a size that is no number",
            "{\"size\":\"9\"}".to_owned(),
            400,
        ),
        ("a negative size", "{\"size\":-9}".to_owned(), 400),
        ("no lines", "{\"size\":0}".to_owned(), 422),
        ("a thousand lines", "{\"size\":1000}".to_owned(), 422),
        (
            "more lines than numbers",
            "{\"size\":1e400}".to_owned(),
            400,
        ),
        ("board 0", "{\"board\":0}".to_owned(), 422),
        ("board 99", "{\"board\":99}".to_owned(), 422),
        ("three corners", corners("[[0,0],[1,0],[1,1]]"), 400),
        (
            "corners at infinity",
            corners("[[1e999,0],[1,0],[1,1],[0,1]]"),
            400,
        ),
        (
            "corners that are no numbers",
            corners("[[NaN,0],[1,0],[1,1],[0,1]]"),
            400,
        ),
        (
            "corners far outside",
            corners("[[0,0],[1e300,0],[1e300,1e300],[0,1e300]]"),
            422,
        ),
        (
            "corners in one place",
            corners("[[5,5],[5,5],[5,5],[5,5]]"),
            422,
        ),
        (
            "corners in a line",
            corners("[[0,0],[100,0],[200,0],[300,0]]"),
            422,
        ),
    ] {
        meets(
            server.address,
            what,
            &reading("/api/read", &photo, &asked),
            &[expected],
        );
    }
    let rows = |rows: &str, more: &str| format!("{{\"rows\":{rows}{more}}}").into_bytes();
    let board = "[\"...\",\"BB.\",\"...\"]";
    let large = format!(
        "[{}]",
        vec![format!("\"{}\"", ".".repeat(100)); 100].join(",")
    );
    for (what, asked, expected) in [
        ("nothing", b"{}".to_vec(), 422),
        ("a list", b"[]".to_vec(), 400),
        ("deep JSON", deep.into_bytes(), 400),
        ("bad UTF-8", b"{\"rows\":[\"\xff\xfe\"]}".to_vec(), 400),
        ("no rows", rows("[]", ""), 422),
        ("empty rows", rows("[\"\",\"\"]", ""), 422),
        ("unequal rows", rows("[\"...\",\"BB\",\"...\"]", ""), 422),
        ("other stones", rows("[\"..X\"]", ""), 422),
        ("a board of 100 lines", rows(&large, ""), 422),
        ("a huge komi", rows(board, ",\"komi\":1e300"), 400),
        ("an endless komi", rows(board, ",\"komi\":1e999"), 400),
        ("a negative handicap", rows(board, ",\"handicap\":-1"), 400),
        (
            "a huge handicap",
            rows(board, ",\"handicap\":4000000000"),
            422,
        ),
        ("unknown rules", rows(board, ",\"rules\":\"checkers\""), 422),
        (
            "huge numbers of prisoners",
            rows(board, ",\"prisoners\":{\"black\":4294967295,\"white\":0}"),
            422,
        ),
        (
            "an answer about no point",
            rows(
                board,
                ",\"answers\":[{\"point\":\"Q16\",\"stone\":\"black\"}]",
            ),
            422,
        ),
        (
            "an answer that is none",
            rows(board, ",\"answers\":[{\"dead\":true}]"),
            400,
        ),
        (
            "a point that is none",
            rows(
                board,
                ",\"answers\":[{\"group\":[\"../C3\"],\"dead\":true}]",
            ),
            400,
        ),
        (
            "life of another board",
            rows(
                board,
                ",\"known\":{\"life\":{\"chains\":[{\"points\":[\"Q16\"],\"color\":\"black\",\"status\":\"dead\",\"confidence\":1}]}}",
            ),
            422,
        ),
    ] {
        let accepted: &[u16] = if expected == 422 { &[422] } else { &[400, 422] };
        meets(server.address, what, &scoring(&asked), accepted);
    }
}

#[test]
fn who_hangs_up_is_forgotten() {
    let server = serve();
    let whole = reading("/api/read", &sample("9-finished-cloth.jpg"), "");
    for part in [10, 100, whole.len() / 2, whole.len()] {
        let mut stream = connect(server.address);
        stream.write_all(&whole[..part]).unwrap();
        drop(stream);
        still_serves(server.address, "a client that hung up");
    }
    let mut half = connect(server.address);
    half.write_all(b"GET /api/info HTTP/1.1\r\n").unwrap();
    half.shutdown(Shutdown::Write).unwrap();
    assert!(reply(&mut half).is_none_or(|reply| reply.status == 400));
    still_serves(server.address, "half a head");
}

#[test]
fn what_follows_a_request_is_judged_by_itself() {
    let server = serve();
    let mut stream = connect(server.address);
    let first = request("GET /api/info", &[], b"");
    stream
        .write_all(&[&first[..], &first, b"\x00garbage\r\n\r\n"].concat())
        .unwrap();
    let statuses: Vec<u16> = std::iter::from_fn(|| reply(&mut stream))
        .map(|reply| reply.status)
        .collect();
    assert_eq!(statuses, [200, 200, 400]);
    still_serves(server.address, "garbage behind requests");
}
