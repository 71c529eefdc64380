//! Page: the files of the page, each under its exact name. No name ever becomes a path of the file system.

use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use sha2::{Digest, Sha256};

use shuzi::language::Language;

use super::{Engine, Refusal};

// `EMBEDDED`, the names and contents; see build.rs.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Whether this program holds the page.
pub fn has_page() -> bool {
    EMBEDDED.iter().any(|(name, _)| *name == INDEX)
}

const INDEX: &str = "index.html";

/// What begins with this is the router's; where there is no server, files of these names say so.
const INTERFACE: &str = "api/";

/// All files.
pub(super) struct Page {
    files: HashMap<String, File>,
}

struct File {
    bytes: Bytes,
    content_type: &'static str,
    tag: HeaderValue,
}

impl Page {
    /// The embedded files, and what the library says itself where they do not.
    pub(super) fn new(engine: &dyn Engine) -> Page {
        let mut page = Page { files: HashMap::new() };
        for language in Language::ALL {
            let name = format!("words/{}.json", language.code());
            // Words that cannot be written down are not there.
            if let Ok(words) = engine.words(language) {
                page.insert(&name, words.into());
            }
        }
        let build = json!({"version": env!("CARGO_PKG_VERSION"), "wasm": null});
        page.insert("build.json", build.to_string().into());
        for (name, bytes) in EMBEDDED.iter().filter(|(name, _)| !name.starts_with(INTERFACE)) {
            page.insert(name, Bytes::from_static(bytes));
        }
        page
    }

    fn insert(&mut self, name: &str, bytes: Bytes) {
        let tag = Sha256::digest(&bytes).iter().take(12).fold(String::new(), |tag, byte| {
            let digits = |digit| char::from_digit(u32::from(digit), 16);
            tag + &[digits(byte >> 4), digits(byte & 15)].into_iter().flatten().collect::<String>()
        });
        // Hexadecimal digits are always allowed in a header.
        let tag = HeaderValue::try_from(format!("\"{tag}\"")).unwrap_or(HeaderValue::from_static("\"\""));
        self.files.insert(name.to_owned(), File { bytes, content_type: content_type(name), tag });
    }

    /// The file at this path, or that the client has it already.
    pub(super) fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let name = match path.strip_prefix('/').unwrap_or(path) {
            "" => INDEX,
            name => name,
        };
        let Some(file) = self.files.get(name) else {
            let refusal = if name == INDEX { Refusal::no_page() } else { Refusal::not_found() };
            return refusal.into_response();
        };
        // The client asks each time whether it has changed: the page and its parts always fit together.
        let always = [(CACHE_CONTROL, HeaderValue::from_static("no-cache")), (ETAG, file.tag.clone())];
        if headers.get_all(IF_NONE_MATCH).iter().any(|tags| names(tags, &file.tag)) {
            return (StatusCode::NOT_MODIFIED, always).into_response();
        }
        (always, [(CONTENT_TYPE, file.content_type)], Body::from(file.bytes.clone())).into_response()
    }
}

/// Whether a list of tags has this one, strong or weak.
fn names(tags: &HeaderValue, tag: &HeaderValue) -> bool {
    let mut tags = tags.to_str().unwrap_or_default().split(',');
    tags.any(|other| {
        let other = other.trim();
        other == "*" || other.strip_prefix("W/").unwrap_or(other).as_bytes() == tag.as_bytes()
    })
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "gz" => "application/gzip",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests;
