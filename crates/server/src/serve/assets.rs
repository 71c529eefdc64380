//! The files of the page, which are part of the program. A request names one of them exactly; no
//! name ever becomes a path of the file system.

use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use sha2::{Digest, Sha256};

use shuzi::language::Language;

use super::{Backend, HttpRefusal};

// Defines `EMBEDDED`, the names and contents of the files. Written by build.rs.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Returns true if this program was built with the page.
pub fn has_page() -> bool {
    EMBEDDED.iter().any(|(name, _)| *name == INDEX)
}

const INDEX: &str = "index.html";

/// Beginning of the names that the router answers. The page has files of these names, which say
/// that there is no server; they are for places without one.
const INTERFACE: &str = "api/";

/// All files of the page, by name.
pub(super) struct PageAssets {
    files: HashMap<String, PageAsset>,
}

struct PageAsset {
    bytes: Bytes,
    content_type: &'static str,
    /// The entity tag: a hash of the content, in quotes.
    tag: HeaderValue,
}

impl PageAssets {
    /// Collects the embedded files. A page that was not built lacks the words and `build.json`,
    /// which are added here.
    pub(super) fn new(backend: &dyn Backend) -> PageAssets {
        let mut page = PageAssets {
            files: HashMap::new(),
        };
        for language in Language::ALL {
            let name = format!("words/{}.json", language.code());
            // Without the words of a language, a request for them is answered with 404.
            if let Ok(words) = backend.words(language) {
                page.insert(&name, words.into());
            }
        }
        let build = json!({"version": env!("CARGO_PKG_VERSION"), "wasm": null});
        page.insert("build.json", build.to_string().into());
        for (name, bytes) in EMBEDDED
            .iter()
            .filter(|(name, _)| !name.starts_with(INTERFACE))
        {
            page.insert(name, Bytes::from_static(bytes));
        }
        page
    }

    fn insert(&mut self, name: &str, bytes: Bytes) {
        let hash: String = Sha256::digest(&bytes)
            .iter()
            .take(12)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        // Hexadecimal digits are always allowed in a header.
        let tag = HeaderValue::try_from(format!("\"{hash}\""))
            .unwrap_or(HeaderValue::from_static("\"\""));
        self.files.insert(
            name.to_owned(),
            PageAsset {
                bytes,
                content_type: content_type(name),
                tag,
            },
        );
    }

    /// Answers a request for the file at a path: with the file, with 304 if the client has it
    /// already, or with 404.
    pub(super) fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let name = match path.strip_prefix('/').unwrap_or(path) {
            "" => INDEX,
            name => name,
        };
        let Some(file) = self.files.get(name) else {
            let refusal = if name == INDEX {
                HttpRefusal::no_page()
            } else {
                HttpRefusal::not_found()
            };
            return refusal.into_response();
        };
        // With `no-cache` the client asks each time whether a file has changed, so that the parts
        // of the page always fit together.
        let caching = [
            (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
            (ETAG, file.tag.clone()),
        ];
        if headers
            .get_all(IF_NONE_MATCH)
            .iter()
            .any(|tags| contains_tag(tags, &file.tag))
        {
            return (StatusCode::NOT_MODIFIED, caching).into_response();
        }
        (
            caching,
            [(CONTENT_TYPE, file.content_type)],
            Body::from(file.bytes.clone()),
        )
            .into_response()
    }
}

/// Returns true if a list of entity tags contains this one, strong or weak, or is `*`.
fn contains_tag(tags: &HeaderValue, tag: &HeaderValue) -> bool {
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
