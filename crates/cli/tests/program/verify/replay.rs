//! Protocols repeated: what was written is found again, and whatever was changed since is named.

use std::path::PathBuf;

use serde_json::Value;
use shuzi_referee::ruling::RulingFile;

use super::{boards, file, folder, position, sample, verify};
use crate::support::{Run, shuzi};

/// A protocol about a board with an open dame.
fn written(test: &str) -> (String, PathBuf) {
    let photo = position(test, "board", boards::ONE_DAME);
    let protocol = folder(test).join("protocol.json");
    let path = protocol.to_str().unwrap();
    let run = verify(&[
        &photo, "--dead", "none", "--claim", "B+1/4", "--black", "Anna", "--ruling", path,
    ]);
    assert_eq!(run.status, 1, "{}", run.err);
    (std::fs::read_to_string(&protocol).unwrap(), protocol)
}

fn replay(path: &str) -> Run {
    shuzi(&["verify", "--replay", path], "")
}

/// What a protocol with other text comes to.
fn replay_text(test: &str, text: impl AsRef<[u8]>) -> Run {
    replay(&file(test, "changed.json", text))
}

#[test]
fn what_was_written_is_found_again_whatever_it_says() {
    let (text, protocol) = written("replay-same");
    let run = replay(protocol.to_str().unwrap());
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", run.out);
    let again = verify(&[
        folder("replay-same").join("board.sgf").to_str().unwrap(),
        "--dead",
        "none",
        "--claim",
        "B+1/4",
        "--black",
        "Anna",
        "--format",
        "json",
    ]);
    assert_eq!(again.out, text, "standard output is the protocol");
    let json = shuzi(
        &[
            "verify",
            "--format",
            "json",
            "--replay",
            protocol.to_str().unwrap(),
        ],
        "",
    );
    let object: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(
        (json.status, &object["reproduced"], &object["sealed"]),
        (0, &true.into(), &true.into())
    );
}

#[test]
fn a_photos_protocol_and_a_photo_that_was_changed_or_is_gone() {
    let test = "replay-photo";
    let photo = file(
        test,
        "photo.jpg",
        std::fs::read(sample("9-finished-cloth.jpg")).unwrap(),
    );
    let protocol = folder(test).join("protocol.json");
    let protocol = protocol.to_str().unwrap();
    assert_eq!(
        verify(&[&photo, "--claim", "W+2.5", "--ruling", protocol]).status,
        0
    );
    assert_eq!(replay(protocol).status, 0);
    // Beside the protocol it is found when it is no more where it was.
    let moved = folder("replay-photo-moved");
    std::fs::copy(protocol, moved.join("protocol.json")).unwrap();
    std::fs::rename(&photo, moved.join("photo.jpg")).unwrap();
    assert_eq!(
        replay(moved.join("protocol.json").to_str().unwrap()).status,
        0
    );
    let gone = replay(protocol);
    assert_eq!((gone.status, gone.out.as_str()), (2, ""));
    assert!(gone.err.contains("photo.jpg"), "{}", gone.err);
    file(
        test,
        "photo.jpg",
        std::fs::read(sample("9-finished-glossy.jpg")).unwrap(),
    );
    let changed = replay(protocol);
    assert_eq!((changed.status, changed.out.as_str()), (2, ""));
    assert!(
        changed.err.contains("photo.jpg") && changed.err.contains("SHA-256"),
        "{}",
        changed.err
    );
}

#[test]
fn an_edited_field_is_named_and_the_seal_does_not_hold() {
    let (text, _) = written("replay-edited");
    let edits = [
        ("\"margin\": 0.5,", "\"margin\": 10.5,", "margin"),
        (
            "\"claim\": \"B+1/4\"",
            "\"claim\": \"B+3/4\"",
            "result/claim",
        ),
        (
            "\"verdict\": \"undecided\"",
            "\"verdict\": \"agrees\"",
            "result/claim/verdict",
        ),
        ("\"program\": \"shuzi ", "\"program\": \"shuzi 9.", "9."),
        (
            "\"komi\": 7.5,\n      \"handicap\"",
            "\"komi\": 6.5,\n      \"handicap\"",
            "result/count/score/margin",
        ),
        ("\"black\": \"Anna\"", "\"black\": \"Bo\"", "seal"),
    ];
    for (was, is, named) in edits {
        assert!(text.contains(was), "{was} in {text}");
        let run = replay_text("replay-edited", text.replacen(was, is, 1));
        assert_eq!(run.status, 1, "{is}: {}{}", run.out, run.err);
        assert!(
            run.out.contains(named) && run.out.contains("seal"),
            "{is}: {}",
            run.out
        );
    }
    // Laid out differently it says the same, but is not what was written.
    let run = replay_text("replay-edited", text.replace('\n', "\n "));
    assert_eq!(run.status, 1, "{}", run.out);
}

#[test]
fn a_forger_who_makes_a_new_seal_is_found_all_the_same() {
    let (text, _) = written("replay-forged");
    let forged = text.replacen("\"verdict\": \"undecided\"", "\"verdict\": \"agrees\"", 1);
    // The seal is the checksum of all that stands before it.
    let body = forged.rsplit_once(",\n  \"seal\"").unwrap().0.to_owned() + "\n}";
    let digest = <sha2::Sha256 as sha2::Digest>::digest(body.as_bytes());
    let seal: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let forged = format!(
        "{},\n  \"seal\": \"{seal}\"\n}}\n",
        body.strip_suffix("\n}").unwrap()
    );
    assert!(RulingFile::parse(&forged).unwrap().is_sealed().unwrap());
    let run = replay_text("replay-forged", &forged);
    assert_eq!(run.status, 1);
    assert!(run.out.contains("result/claim/verdict"), "{}", run.out);
}

#[test]
fn what_is_no_protocol_is_refused() {
    let (text, _) = written("replay-none");
    let unknown = text.replacen("\"schema\"", "\"extra\": 1, \"schema\"", 1);
    let deeper = text.replacen("\"game\": {", "\"game\": { \"extra\": 1,", 1);
    let schema = text.replacen("shuzi-protocol/1", "shuzi-protocol/2", 1);
    let rules = text.replacen("\"set\": \"chinese\"", "\"set\": \"house\"", 1);
    let deep = "[".repeat(100_000);
    for (name, text) in [
        ("unknown", unknown.as_str()),
        ("deeper", &deeper),
        ("schema", &schema),
        ("rules", &rules),
        ("no json", "(;GM[1])"),
        ("empty", ""),
        ("null", "null"),
        ("deep", &deep),
    ] {
        let run = replay_text("replay-none", text);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{name}");
        assert!(
            run.err.contains("changed.json") && run.err.lines().count() >= 2,
            "{name}: {}",
            run.err
        );
    }
    let mut huge = text.clone().into_bytes();
    huge.resize((1 << 21) + 4096, b' ');
    assert_eq!(replay_text("replay-none", huge).status, 2);
    assert_eq!(replay_text("replay-none", [0xff, 0xfe, 0x00]).status, 2);
    assert_eq!(replay("no-such.json").status, 2);
}

#[test]
fn what_no_protocol_would_state_makes_nobody_wait_and_nothing_panic() {
    let (text, protocol) = written("replay-hostile");
    let board = folder("replay-hostile").join("board.sgf");
    let board = serde_json::to_string(board.to_str().unwrap()).unwrap();
    for (was, is) in [
        (board.as_str(), "\"-\""),
        (&board, "\"/dev/zero\""),
        (&board, "\"/dev/stdin\""),
        (&board, "\"\""),
        ("\"handicap\": 0", "\"handicap\": 4294967295"),
        ("\"komi\": 7.5,", "\"komi\": 1000,"),
        ("\"komi\": 7.5,", "\"komi\": 1e300,"),
        (
            "\"prisoners\": null",
            "\"prisoners\": {\"black\": 4294967295, \"white\": 4294967295}",
        ),
        ("\"size\": null", "\"size\": 0"),
        ("\"size\": null", "\"size\": 1000000"),
        ("\"board\": null", "\"board\": 0"),
        (
            "\"corners\": null",
            "\"corners\": [[1e300,0],[0,0],[0,0],[0,0]]",
        ),
        (
            "\"statements\": [",
            "\"statements\": [{\"said\": {\"about\": \"all_dead\", \"points\": [\"Z99\"]}, \"by\": \"\"},",
        ),
        ("\"claim\": \"B+1/4\"", "\"claim\": \"maybe\""),
        ("\"counted\": null", "\"counted\": \"white\""),
    ] {
        assert!(text.contains(was), "{was} in {text}");
        let run = replay_text("replay-hostile", text.replacen(was, is, 1));
        assert!(
            [1, 2].contains(&run.status),
            "{is}: {} {}",
            run.status,
            run.out
        );
        assert!(!run.err.contains("panicked"), "{is}: {}", run.err);
    }
    // The same about a photo, where the grid is looked for.
    let photo = sample("9-finished-cloth.jpg");
    let protocol = protocol.to_str().unwrap();
    verify(&[&photo, "--ruling", protocol]);
    let text = std::fs::read_to_string(protocol).unwrap();
    for grid in [
        "\"size\": 0",
        "\"size\": 18446744073709551615",
        "\"board\": 0",
        "\"board\": 18446744073709551615",
        "\"corners\": [[1e300,0],[0,0],[0,0],[0,0]]",
    ] {
        let field = grid.split(':').next().unwrap();
        let run = replay_text(
            "replay-hostile",
            text.replacen(&format!("{field}: null"), grid, 1),
        );
        assert!(
            [1, 2].contains(&run.status),
            "{grid}: {} {}",
            run.status,
            run.out
        );
        assert!(!run.err.contains("panicked"), "{grid}: {}", run.err);
    }
}

#[test]
fn what_would_take_hours_is_refused_before_any_file_is_read() {
    let (text, _) = written("replay-endless");
    let mut protocol: Value = serde_json::from_str(&text).unwrap();
    let photo = serde_json::json!({ "file": "gone.jpg", "bytes": 1, "sha256": "" });
    protocol["inputs"]["photos"] = std::iter::repeat_n(photo, 17).collect();
    let run = replay_text("replay-endless", protocol.to_string());
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(
        run.err.contains("17 photos") && run.err.contains("changed.json"),
        "{}",
        run.err
    );

    let large = serde_json::json!({ "file": "gone.jpg", "bytes": u64::MAX, "sha256": "" });
    protocol["inputs"]["photos"] = std::iter::repeat_n(large, 2).collect();
    let run = replay_text("replay-endless", protocol.to_string());
    assert_eq!(run.status, 2);
    assert!(run.err.contains("bytes together"), "{}", run.err);

    let mut protocol: Value = serde_json::from_str(&text).unwrap();
    let points: Vec<&str> = std::iter::repeat_n("A1", 5_001).collect();
    protocol["inquiry"]["statements"] =
        serde_json::json!([{ "said": { "about": "toggled", "points": points }, "by": "" }]);
    let run = replay_text("replay-endless", protocol.to_string());
    assert_eq!(run.status, 2);
    assert!(
        run.err.contains("5001 points") && run.err.contains("once"),
        "{}",
        run.err
    );

    let json = shuzi(
        &[
            "verify",
            "--format",
            "json",
            "--replay",
            &file("replay-endless", "p.json", protocol.to_string()),
        ],
        "",
    );
    let object: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(object["error"]["kind"], "too_large", "{}", json.out);
}

#[test]
fn values_that_no_protocol_has_are_compared_all_the_same() {
    let (text, _) = written("replay-values");
    let mut protocol: Value = serde_json::from_str(&text).unwrap();
    // Half a megabyte of lists in lists, under a long name, where another value belongs.
    let deep = format!("{}{}", "[".repeat(100), "]".repeat(100));
    let deep: Value = serde_json::from_str(&deep).unwrap();
    protocol["result"]["x".repeat(100_000)] = std::iter::repeat_n(deep, 1_000).collect();
    let numbers = vec![0; 100_000];
    protocol["result"]["board"] = serde_json::json!(numbers);
    let run = replay_text("replay-values", protocol.to_string());
    assert_eq!(run.status, 1, "{}", run.err);
    let nested = text.replacen(
        "\"result\": {",
        &format!("\"result\": {{\"x\": {},", "[".repeat(500)),
        1,
    );
    let run = replay_text("replay-values", nested);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(run.err.contains("recursion limit"), "{}", run.err);
}

#[test]
fn escape_codes_in_an_edited_protocol_do_not_reach_the_terminal() {
    let (text, _) = written("replay-codes");
    let edited = text.replacen(
        "\"verdict\": \"undecided\"",
        "\"verdict\": \"\u{9b}31m\u{202e}\"",
        1,
    );
    let run = replay_text("replay-codes", edited);
    assert_eq!(run.status, 1);
    assert!(!run.out.contains(['\u{9b}', '\u{202e}']), "{:?}", run.out);
}

#[test]
fn a_protocol_that_is_repeated_states_everything_itself() {
    let (_, protocol) = written("replay-alone");
    let protocol = protocol.to_str().unwrap();
    for more in [
        &["photo.jpg"][..],
        &["--claim", "B+1"],
        &["--rules", "ing"],
        &["--set", "A1=black"],
        &["--ruling", "other.html"],
        &["--ask"],
    ] {
        let run = shuzi(&[&["verify", "--replay", protocol], more].concat(), "");
        assert_eq!((run.status, run.out.as_str()), (64, ""), "{more:?}");
    }
}
