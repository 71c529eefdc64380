//! The secret in the address: nothing is answered without it.

use shuzi_server::serve::{ServerSettings, Token};

use super::client::{get, request, send};
use super::server::{Running, StandIn};

#[test]
fn only_the_token_opens() {
    let token = Token::random().unwrap();
    let word = token.as_str().to_owned();
    let settings = ServerSettings {
        token: Some(token),
        ..ServerSettings::new()
    };
    let server = Running::start(settings, StandIn::default());
    let (part, other) = (
        &word[..word.len() - 1],
        word.replace(&word[..1], if word.starts_with('z') { "y" } else { "z" }),
    );
    for path in [
        "/".to_owned(),
        "/index.html".to_owned(),
        "/favicon.ico".to_owned(),
        "/api/info".to_owned(),
        "/words/de.json".to_owned(),
        format!("/{other}/"),
        format!("/{part}/api/info"),
        format!("/{word}x/api/info"),
        format!("/x{word}/api/info"),
        format!("//{word}/api/info"),
        format!("/./{word}/api/info"),
        format!("/x/../{word}/api/info"),
        format!("/%{:02x}{}/api/info", word.as_bytes()[0], &word[1..]),
        format!("/{word}%2fapi/info"),
        format!("/?token={word}"),
        format!("/api/info?{word}/"),
        format!("/{word};/api/info"),
    ] {
        let reply = get(server.address, &path);
        assert_eq!(
            (reply.status, reply.kind().as_str()),
            (401, "no_token"),
            "{path}"
        );
        assert!(!reply.text().contains(&word));
    }
    for line in ["POST /api/read", "DELETE /", "OPTIONS *"] {
        assert_eq!(
            send(server.address, &request(line, &[], b""))
                .unwrap()
                .status,
            401,
            "{line}"
        );
    }
    for path in ["../etc/passwd", "/etc/passwd", "%2e%2e/", "api/unknown"] {
        assert_eq!(
            get(server.address, &format!("/{word}/{path}")).status,
            404,
            "{path}"
        );
    }
    assert_eq!(
        get(server.address, &format!("/{word}/api/info")).status,
        200
    );
}
