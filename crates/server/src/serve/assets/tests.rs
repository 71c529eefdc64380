use super::*;
use crate::serve::{LibraryBackend, ServerLimits};

fn page() -> PageAssets {
    PageAssets::new(&LibraryBackend::new(ServerLimits::default()))
}

fn status(page: &PageAssets, path: &str, headers: &HeaderMap) -> u16 {
    page.answer(path, headers).status().as_u16()
}

#[test]
fn only_exact_names_are_answered() {
    let page = page();
    let none = HeaderMap::new();
    assert_eq!(status(&page, "/words/de.json", &none), 200);
    assert_eq!(status(&page, "/build.json", &none), 200);
    for path in [
        "/words",
        "/words/",
        "/words/xx.json",
        "/./build.json",
        "//build.json",
        "/build.json/",
        "/BUILD.json",
    ] {
        assert_eq!(status(&page, path, &none), 404, "{path}");
    }
    assert_eq!(
        status(&page, "/", &none),
        if has_page() { 200 } else { 404 }
    );
}

#[test]
fn what_the_client_has_is_not_sent_again() {
    let page = page();
    let first = page.answer("/build.json", &HeaderMap::new());
    assert_eq!(first.headers()[CACHE_CONTROL], "no-cache");
    let tag = first.headers()[ETAG].to_str().unwrap().to_owned();
    assert_eq!(tag.len(), 26);
    for (known, expected) in [
        (tag.clone(), 304),
        (format!("W/{tag}"), 304),
        (format!("\"other\", {tag}"), 304),
        ("\"other\"".to_owned(), 200),
        (String::new(), 200),
    ] {
        let headers =
            HeaderMap::from_iter([(IF_NONE_MATCH, HeaderValue::try_from(known.clone()).unwrap())]);
        assert_eq!(status(&page, "/build.json", &headers), expected, "{known}");
    }
}

#[test]
fn a_page_that_was_not_built_keeps_nothing_offline() {
    let page = page();
    let is_built = !page.files["build.json"].bytes.ends_with(b"null}");
    let Some(worker) = page.files.get("sw.js").filter(|_| !is_built) else {
        return;
    };
    // The template lists no files, and leaves everything to the network.
    let text = String::from_utf8(worker.bytes.to_vec()).unwrap();
    assert!(
        text.contains("[FILES = []] = [/* FILES */]") && text.contains("if (FILES.length === 0 "),
        "{text}"
    );
}

#[test]
fn every_file_of_the_page_has_a_type() {
    for name in page().files.keys() {
        assert_ne!(content_type(name), "application/octet-stream", "{name}");
    }
}
