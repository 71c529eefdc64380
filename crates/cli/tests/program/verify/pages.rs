//! Protocols for people: HTML and PDF, and what is not written.

use super::{boards, file, folder, position, sgf, verify};

/// A protocol about a board, with everything that names may hold.
fn page(test: &str, more: &[&str]) -> (crate::support::Run, String) {
    let photo = position(test, "board", boards::ONE_DAME);
    let path = folder(test).join("page.html");
    let run = verify(&[&[&*photo, "--ruling", path.to_str().unwrap()], more].concat());
    (run, std::fs::read_to_string(path).unwrap())
}

/// Whether a page fetches or runs anything.
fn reaches_out(page: &str) -> bool {
    let text = page.to_ascii_lowercase();
    [
        "http:",
        "https:",
        "<script",
        "javascript:",
        "onload=",
        "onerror=",
        "<link",
        "<iframe",
        "@import",
        "src=\"/",
    ]
    .iter()
    .any(|sign| text.contains(sign))
}

#[test]
fn a_page_fetches_and_runs_nothing() {
    let (run, page) = page(
        "pages-plain",
        &["--black", "Anna", "--white", "Bo", "--claim", "B+1/4"],
    );
    assert_eq!(run.status, 1);
    assert!(page.starts_with("<!DOCTYPE html>") && !reaches_out(&page));
    for named in ["board.sgf", "Anna", "Bo", "B+1/4", "E5"] {
        assert!(page.contains(named), "{named}");
    }
}

#[test]
fn names_are_shown_and_never_obeyed() {
    let script = "<script>alert(1)</script>\"'&";
    let codes = "A\u{1b}[31m\u{202e}B\u{0007}";
    let long = "囲".repeat(5000);
    let (run, text) = page(
        "pages-names",
        &[
            "--black",
            script,
            "--white",
            codes,
            "--event",
            &long,
            "--referee",
            "../../etc",
        ],
    );
    assert_eq!(run.status, 1, "{}", run.err);
    assert!(!reaches_out(&text) && text.contains("&lt;script&gt;") && text.contains("../../etc"));
    assert!(!text.contains(['\u{1b}', '\u{202e}', '\u{7}']));
    assert!(text.contains(&long));
    let record = sgf(
        boards::ONE_DAME,
        "PB[<img src=x onerror=alert(1)>]PW[\u{1b}\\]0;x]EV[a\nb]",
    );
    let record = file("pages-names", "record.sgf", record);
    let (_, text) = page("pages-names", &["--record", &record]);
    assert!(
        !text.contains("<img src=x") && text.contains("&lt;img"),
        "as text"
    );
    let hostile = file("pages-names", "<b>\"x\".sgf", sgf(boards::ONE_DAME, ""));
    let path = folder("pages-names").join("hostile.html");
    let run = verify(&[&hostile, "--ruling", path.to_str().unwrap()]);
    assert_eq!(run.status, 1);
    assert!(!std::fs::read_to_string(path).unwrap().contains("<b>\"x\""));
}

#[test]
#[cfg(feature = "pdf")]
fn a_pdf_is_one_and_the_same() {
    let photo = position("pages-pdf", "board", boards::ONE_DAME);
    let write = |name: &str| {
        let path = folder("pages-pdf").join(name);
        let long = "囲碁".repeat(2000);
        let run = verify(&[
            &photo,
            "--black",
            "<Anna>\u{202e}",
            "--event",
            &long,
            "--ruling",
            path.to_str().unwrap(),
        ]);
        assert_eq!(run.status, 1, "{}", run.err);
        std::fs::read(path).unwrap()
    };
    let (first, second) = (write("a.pdf"), write("b.PDF"));
    assert!(first.starts_with(b"%PDF"));
    assert!(first == second, "the same protocol is the same file");
}

#[test]
fn a_protocol_of_an_unknown_kind_is_a_usage_error() {
    for path in ["x.txt", "x", "x.htm", ".html/"] {
        let run = verify(&["no-such-photo.jpg", "--ruling", path]);
        assert_eq!((run.status, run.out.as_str()), (64, ""), "{path}");
        assert!(
            run.err.contains(".pdf") && !run.err.contains("no-such-photo"),
            "{}",
            run.err
        );
    }
    for input in [
        &["-"][..],
        &["a.sgf", "--record", "-"],
        &["a.sgf", "--after", "-"],
        &[],
    ] {
        assert_eq!(verify(input).status, 64, "{input:?}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_does_not_hide_the_answer() {
    let photo = position("pages-nowhere", "board", boards::CLEAN);
    let nowhere = folder("pages-nowhere").join("no").join("such.json");
    let good = folder("pages-nowhere").join("good.html");
    let (nowhere, good_path) = (nowhere.to_str().unwrap(), good.to_str().unwrap());
    let run = verify(&[
        &photo, "--dead", "none", "--ruling", nowhere, "--ruling", good_path,
    ]);
    assert_eq!(run.status, 74);
    assert!(
        run.err.contains("such.json") && run.out.contains("Black wins"),
        "{}{}",
        run.out,
        run.err
    );
    assert!(good.exists());
}
