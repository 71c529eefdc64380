//! What a run says to people is in their language; what programs read of it is the same in all.

use std::fs;

use super::archive::{batch, folder, sample, text, written};
use crate::support::shuzi;

/// English words that sentences of these commands have, and none of the tables' names.
const ENGLISH: [&str; 8] = [
    " of them ",
    "photo",
    "left",
    " the ",
    " with ",
    "corrected",
    "question",
    "Points",
];

fn has_no_english(said: &str, folder: &str) {
    let said = said
        .replace(folder, "")
        .replace("photos.", "")
        .replace("too_many_questions", "");
    for word in ENGLISH {
        assert!(!said.contains(word), "{word:?} in\n{said}");
    }
}

#[test]
fn a_run_that_goes_on_in_another_language_is_the_same_run() {
    let folder = folder("languages");
    let photos = folder.join("in");
    fs::create_dir_all(&photos).unwrap();
    for (name, from) in [
        ("a.jpg", "9-finished-cloth.jpg"),
        ("b.jpg", "19-open-dame.jpg"),
        ("c.jpg", "no-board.jpg"),
    ] {
        fs::write(photos.join(name), sample(from)).unwrap();
    }
    let run = |out: &str, language: &str| {
        let out = folder.join(out);
        let run = batch(&[
            text(&photos),
            "--out",
            text(&out),
            "--format",
            "jsonl,csv",
            "--lang",
            language,
        ]);
        assert_eq!(run.status, 2, "{}", run.err);
        (run, out)
    };
    let (english, in_english) = run("en", "en");
    assert!(
        english
            .out
            .contains("3 photos, 0 of them the same as one before"),
        "{}",
        english.out
    );
    let (german, out) = run("other", "de");
    assert!(
        german
            .out
            .contains("3 Fotos, davon 0 gleich einem früheren"),
        "{}",
        german.out
    );
    assert!(
        german.out.contains("no_board") && german.out.contains("kein Go-Brett"),
        "{}",
        german.out
    );
    has_no_english(&(german.out + &german.err), text(&folder));

    // Another photo, and somebody else who goes on.
    fs::write(photos.join("d.jpg"), sample("9-finished-glossy.jpg")).unwrap();
    let (chinese, _) = run("other", "zh");
    assert!(
        chinese.err.contains("共4张照片") && chinese.out.contains("共4张照片"),
        "{}",
        chinese.err
    );
    has_no_english(&(chinese.out + &chinese.err), text(&folder));
    run("en", "en");
    assert!(
        written(&in_english) == written(&out),
        "tables depend on the language"
    );
    let shard = |out: &std::path::Path| {
        let rows = fs::read_to_string(out.join("shards/00000.jsonl")).unwrap();
        // How long it took differs, and with it the checksum.
        let mut rows: Vec<serde_json::Value> = rows
            .lines()
            .map(|row| serde_json::from_str(row).unwrap())
            .collect();
        for row in &mut rows {
            row["timings_ms"] = serde_json::Value::Null;
            row["checksum"] = serde_json::Value::Null;
        }
        rows.sort_by_key(|row| row["content"].as_str().unwrap().to_owned());
        rows
    };
    assert_eq!(shard(&in_english), shard(&out));
    let page = fs::read_to_string(out.join("summary.html")).unwrap();
    assert!(
        page.contains("<html lang=\"zh\">") && page.contains("每张照片的毫秒数"),
        "{page}"
    );

    let merged = shuzi(&["merge", text(&out), "--lang", "ja"], "");
    assert!(merged.out.contains("写真4枚"), "{}", merged.out);
    has_no_english(&merged.out, text(&folder));
    assert!(
        written(&in_english) == written(&out),
        "merging depends on the language"
    );
}

#[test]
fn a_review_is_in_the_readers_language() {
    let folder = folder("review-languages");
    fs::write(folder.join("open.jpg"), sample("19-open-dame.jpg")).unwrap();
    fs::write(folder.join("low.jpg"), sample("19-finished-low.jpg")).unwrap();
    fs::write(folder.join("none.jpg"), sample("no-board.jpg")).unwrap();
    let out = folder.join("out");
    batch(&[
        text(&folder),
        "--out",
        text(&out),
        "--format",
        "jsonl",
        "--quiet",
        "--overlays",
        "none",
    ]);
    for (language, heading, counts, choice) in [
        (
            "de",
            "Was ein Mensch ansehen muss",
            "2 anzusehen, 0 korrigiert",
            "offen lassen",
        ),
        (
            "uk",
            "Що має переглянути людина",
            "переглянути: 2, виправлено: 0",
            "лишити відкритим",
        ),
    ] {
        let run = shuzi(&["review", text(&out), "--lang", language], "");
        assert!(run.out.contains(counts), "{}", run.out);
        let page = fs::read_to_string(out.join("review.html")).unwrap();
        for said in [heading, choice, &format!("<html lang=\"{language}\">")] {
            assert!(page.contains(said), "{said}");
        }
        let said = page
            .split("<body")
            .nth(1)
            .unwrap()
            .split("<script")
            .next()
            .unwrap();
        for english in [
            " the ",
            "neutral points",
            "playouts",
            "Please",
            "Photograph the",
            "photograph the",
            "Black",
        ] {
            assert!(
                !said.contains(english),
                "{english:?} on the page in {language}"
            );
        }
    }
}
