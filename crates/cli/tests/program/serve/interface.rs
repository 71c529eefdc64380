//! What a page and other programs are answered.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};
use shuzi_server::serve::{LibraryBackend, ServerLimits, ServerSettings, Token};

use super::client::{FORM, form, get, reading, request, sample, scoring, send};
use super::server::{Running, StandIn};

fn library() -> Running {
    let limits = ServerLimits::default();
    Running::with_limits(limits, LibraryBackend::new(limits))
}

#[test]
fn a_photo_is_read_and_its_position_counted() {
    let server = library();
    let read = send(
        server.address,
        &reading("/api/read", &sample("9-finished-cloth.jpg"), ""),
    )
    .unwrap();
    assert_eq!(read.status, 200, "{}", read.text());
    assert_eq!(read.header("content-type"), Some("application/json"));
    assert_eq!(read.header("cache-control"), Some("no-store"));
    let read = read.json();
    let truth: Value = serde_json::from_slice(&sample("9-finished-cloth.json")).unwrap();
    assert_eq!(read["rows"], truth["rows"]);
    assert_eq!(read["photo"]["file"], "photo.jpg");
    assert_eq!(read["grid"].as_array().unwrap().len(), 81);

    let asked = json!({"language": "de", "file": "a.jpg", "rows": read["rows"], "uncertain": read["uncertain"]});
    let scored = send(server.address, &scoring(asked.to_string().as_bytes())).unwrap();
    assert_eq!(scored.status, 200, "{}", scored.text());
    let scored = scored.json();
    assert!(
        scored["said"]["result"]
            .as_str()
            .unwrap()
            .contains("gewinnt"),
        "{}",
        scored["said"]
    );

    let known = json!({"life": scored["life"], "expected": scored["expected"]});
    let asked = json!({"rows": read["rows"], "known": known}).to_string();
    let again = send(server.address, &scoring(asked.as_bytes()))
        .unwrap()
        .json();
    assert_eq!(
        (&again["provisional"], &again["score"]),
        (&json!(true), &scored["score"])
    );
}

#[test]
fn photos_of_one_board_are_read_together() {
    let server = library();
    let (photo, other) = (sample("9-finished-glossy.jpg"), sample("no-board.jpg"));
    let parts = form(&[
        ("photo", Some("a.jpg"), &photo),
        ("photo", Some("../../b.jpg"), &other),
        ("request", None, b"{\"language\":\"ja\"}"),
    ]);
    let read = send(server.address, &request("POST /api/read", &[FORM], &parts)).unwrap();
    assert_eq!(read.status, 200, "{}", read.text());
    let read = read.json();
    assert_eq!(
        (&read["photo"]["file"], &read["photo"]["others"][0]["file"]),
        (&json!("a.jpg"), &json!("b.jpg"))
    );
    assert_eq!(read["photo"]["others"][0]["error"]["kind"], "no_board");
}

#[test]
fn what_cannot_be_read_is_told_in_the_language_asked_for() {
    let server = library();
    let read = send(
        server.address,
        &reading("/api/read", &sample("no-board.jpg"), r#"{"language":"uk"}"#),
    );
    let read = read.unwrap();
    assert_eq!((read.status, read.kind().as_str()), (422, "no_board"));
    assert!(
        read.json()["error"]["said"]
            .as_str()
            .unwrap()
            .chars()
            .any(|symbol| ('а'..='я').contains(&symbol))
    );
}

#[test]
fn every_answer_tells_browsers_what_it_may_do() {
    let server = Running::with_limits(ServerLimits::default(), StandIn::default());
    for path in ["/", "/build.json", "/api/info", "/api/nothing", "/nothing"] {
        let reply = get(server.address, path);
        let policy = reply.header("content-security-policy").unwrap();
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"),
            "{policy}"
        );
        assert_eq!(
            reply.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        assert_eq!(
            reply.header("referrer-policy"),
            Some("no-referrer"),
            "{path}"
        );
        assert_eq!(
            reply.header("cross-origin-resource-policy"),
            Some("same-origin"),
            "{path}"
        );
        assert_eq!(
            reply.header("cross-origin-opener-policy"),
            Some("same-origin"),
            "{path}"
        );
        assert!(reply.header("permissions-policy").is_some(), "{path}");
        assert!(
            !reply
                .headers
                .iter()
                .any(|(name, _)| name.starts_with("access-control")),
            "{path}"
        );
        assert!(reply.header("server").is_none(), "{path}");
    }
}

#[test]
fn files_are_sent_once_and_asked_for_each_time() {
    let server = Running::with_limits(ServerLimits::default(), StandIn::default());
    let file = get(server.address, "/words/de.json");
    assert_eq!(
        (file.status, file.header("cache-control")),
        (200, Some("no-cache"))
    );
    let tag = format!("If-None-Match: {}", file.header("etag").unwrap());
    let again = send(server.address, &request("GET /words/de.json", &[&tag], b"")).unwrap();
    assert_eq!((again.status, again.body.len()), (304, 0));
    let build = get(server.address, "/build.json").json();
    // The built page has a version of its own.
    assert!(build["version"].is_string(), "{build}");
    let page = get(server.address, "/");
    match page.status {
        200 => assert_eq!(
            page.header("content-type"),
            Some("text/html; charset=utf-8")
        ),
        // Built without the page.
        _ => assert_eq!((page.status, page.kind().as_str()), (404, "no_page")),
    }
}

#[test]
fn with_a_token_only_its_folder_is_there() {
    let token = Token::random().unwrap();
    let settings = ServerSettings {
        token: Some(token.clone()),
        ..ServerSettings::new()
    };
    let server = Running::start(settings, StandIn::default());
    let word = token.as_str();
    assert_eq!(
        get(server.address, &format!("/{word}/api/info")).status,
        200
    );
    assert_eq!(
        get(server.address, &format!("/{word}/api/words?language=ko")).text(),
        "\"ko\""
    );
    let read = send(
        server.address,
        &reading(&format!("/{word}/api/read"), b"hello", ""),
    )
    .unwrap();
    assert_eq!(read.json()["said"], "hello");
    // Any name that leads here will do: who knows the token was told it.
    let host = request(
        &format!("GET /{word}/api/info"),
        &["Host: laptop.local:7788"],
        b"",
    );
    assert_eq!(send(server.address, &host).unwrap().status, 200);
    let without_slash = get(server.address, &format!("/{word}"));
    assert_eq!(
        (without_slash.status, without_slash.header("location")),
        (308, Some(&*format!("/{word}/")))
    );
}

/// The schema that a `$ref` names.
fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(name) => document
            .pointer(name.trim_start_matches('#'))
            .unwrap_or_else(|| panic!("no {name}")),
        None => schema,
    }
}

/// A schema of objects with the properties of the alternative that `fields` are: the first of which
/// no required field is missing.
fn with_alternative(schema: &Value, fields: &Map<String, Value>) -> Value {
    let mut schema = schema.clone();
    let alternatives = schema["anyOf"].as_array().cloned().unwrap_or_default();
    let required = |one: &Value| one["required"].as_array().cloned().unwrap_or_default();
    let fits = |one: &&Value| {
        let mut names = required(one).into_iter();
        one["properties"].is_object()
            && names.all(|name| name.as_str().is_some_and(|name| fields.contains_key(name)))
    };
    if let Some(alternative) = alternatives.iter().find(fits) {
        let own = schema["properties"].as_object().cloned();
        let mut properties = alternative["properties"].as_object().cloned().unwrap();
        properties.extend(own.unwrap_or_default());
        schema["properties"] = Value::Object(properties);
    }
    schema
}

/// What an answer lacks of what is described as always there, and has without being described, by
/// its place.
fn differences(
    document: &Value,
    schema: &Value,
    answer: &Value,
    place: &str,
    found: &mut Vec<String>,
) {
    let schema = resolved(document, schema);
    match answer {
        Value::Object(fields) => {
            let schema = with_alternative(schema, fields);
            let Some(described) = schema["properties"].as_object() else {
                return;
            };
            let needed = schema["required"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_str);
            found.extend(
                needed
                    .filter(|name| !fields.contains_key(*name))
                    .map(|name| format!("{place} lacks {name}")),
            );
            for (name, value) in fields {
                match described.get(name) {
                    Some(schema) => {
                        differences(document, schema, value, &format!("{place}.{name}"), found)
                    }
                    None => found.push(format!("{place}.{name} is not described")),
                }
            }
        }
        Value::Array(items) => {
            for item in items {
                differences(
                    document,
                    &schema["items"],
                    item,
                    &format!("{place}[]"),
                    found,
                );
            }
        }
        Value::String(text) => {
            let known: Option<&Vec<Value>> = schema["enum"].as_array();
            if known.is_some_and(|known| !known.iter().any(|one| one == text.as_str())) {
                found.push(format!("{place}: {text} is not described"));
            }
        }
        _ => {}
    }
}

#[test]
fn the_description_is_true() {
    let server = library();
    let document = get(server.address, "/api/openapi.json").json();
    assert_eq!(document["info"]["version"], env!("CARGO_PKG_VERSION"));
    let schema = |name: &str| document["components"]["schemas"][name].clone();
    let photo = sample("19-open-dame.jpg");
    let read = send(server.address, &reading("/api/read", &photo, "{}"))
        .unwrap()
        .json();
    let position = json!({"rows": read["rows"], "uncertain": read["uncertain"]});
    let scored = send(server.address, &scoring(position.to_string().as_bytes()))
        .unwrap()
        .json();
    let position = json!({"rows": read["rows"], "rules": "japanese"});
    let counted = send(server.address, &scoring(position.to_string().as_bytes()))
        .unwrap()
        .json();
    let refused = send(
        server.address,
        &reading("/api/read", &sample("two-boards.jpg"), ""),
    )
    .unwrap()
    .json();
    let answers = [
        ("Reading", read),
        ("Result", scored),
        ("Result", counted),
        ("HttpRefusal", refused),
        ("HttpRefusal", get(server.address, "/api/nothing").json()),
        (
            "Words",
            get(server.address, "/api/words?language=zh").json(),
        ),
        ("Words", get(server.address, "/words/zh.json").json()),
        ("Info", get(server.address, "/api/info").json()),
        ("Build", get(server.address, "/build.json").json()),
    ];
    for (name, answer) in answers {
        let mut found = Vec::new();
        differences(&document, &schema(name), &answer, name, &mut found);
        assert!(found.is_empty(), "{found:#?}");
    }

    let paths = document["paths"].as_object().unwrap();
    for (path, methods) in paths {
        let path = path.replace("{language}", "en");
        for method in methods.as_object().unwrap().keys() {
            let line = format!("{} {path}", method.to_ascii_uppercase());
            let status = send(server.address, &request(&line, &[], b""))
                .unwrap()
                .status;
            let expected: &[u16] = if method == "post" { &[415] } else { &[200] };
            assert!(expected.contains(&status), "{line}: {status}");
        }
    }
    let described: BTreeSet<&str> = paths
        .keys()
        .map(String::as_str)
        .filter(|path| path.starts_with("/api/"))
        .collect();
    let routes = std::fs::read_to_string(concat!(
        concat!(env!("CARGO_MANIFEST_DIR"), "/../.."),
        "/crates/server/src/serve/router.rs"
    ))
    .unwrap();
    let routes: BTreeSet<&str> = routes
        .split(".route(")
        .skip(1)
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next())
        .collect();
    assert_eq!(described, routes);
}
