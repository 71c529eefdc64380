//! Protocols signed with an event's key: a forged one is found, and not only a careless change.

use std::path::Path;

use serde_json::Value;
use shuzi_referee::ruling::RulingFile;

use super::{boards, file, folder, position, verify};
use crate::support::{Run, shuzi};

/// A new key in the test's folder: its private and its public half.
fn key(test: &str, name: &str) -> (String, String) {
    let folder = folder(test);
    let private = folder.join(format!("{name}.key"));
    let public = folder.join(format!("{name}.pub"));
    for path in [&private, &public] {
        let _ = std::fs::remove_file(path);
    }
    let run = shuzi(&["verify", "--make-key", private.to_str().unwrap()], "");
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", run.out);
    (
        private.to_str().unwrap().to_owned(),
        public.to_str().unwrap().to_owned(),
    )
}

/// A signed protocol, and its path.
fn signed(test: &str, private: &str) -> (String, String) {
    let photo = position(test, "board", boards::ONE_DAME);
    let path = folder(test)
        .join("protocol.json")
        .to_str()
        .unwrap()
        .to_owned();
    let run = verify(&[
        &photo, "--dead", "none", "--claim", "B+1/4", "--sign", private, "--ruling", &path,
    ]);
    assert_eq!(run.status, 1, "{}", run.err);
    (std::fs::read_to_string(&path).unwrap(), path)
}

fn replay(path: &str, key: &str) -> Run {
    shuzi(&["verify", "--replay", path, "--key", key], "")
}

/// The text with the seal made anew, as a forger does it.
fn sealed_again(text: &str) -> String {
    let (body, rest) = text.split_once(",\n  \"seal\"").unwrap();
    let after = rest.split_once('"').unwrap().1.split_once('"').unwrap().1;
    let digest = <sha2::Sha256 as sha2::Digest>::digest(format!("{body}\n}}").as_bytes());
    let seal: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{body},\n  \"seal\": \"{seal}\"{after}")
}

#[test]
fn what_was_signed_holds_and_says_with_which_key() {
    let test = "signing-holds";
    let (private, public) = key(test, "event");
    let (text, path) = signed(test, &private);
    let run = replay(&path, &public);
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", run.out);
    let fingerprint = run
        .out
        .split("this key: ")
        .nth(1)
        .unwrap()
        .trim()
        .trim_end_matches('.');
    assert_eq!(fingerprint.len(), 64 + 15, "{fingerprint}");
    // Without the event's key it is said that nobody knows whose it is.
    let alone = shuzi(&["verify", "--replay", &path], "");
    assert!(
        alone.status == 0 && alone.out.contains(fingerprint) && alone.out.contains("--key"),
        "{}",
        alone.out
    );
    let json = shuzi(
        &[
            "verify", "--replay", &path, "--key", &public, "--format", "json",
        ],
        "",
    );
    let json: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json["signature"]["state"], "of_the_event");
    // The paper prints the fingerprint.
    let page = folder(test).join("page.html");
    let board = folder(test).join("board.sgf");
    let paths = ["--ruling", &path, "--ruling", page.to_str().unwrap()];
    verify(&[&[board.to_str().unwrap(), "--sign", &private][..], &paths].concat());
    assert!(std::fs::read_to_string(page).unwrap().contains(fingerprint));
    assert!(RulingFile::parse(&text).unwrap().is_sealed().unwrap());
}

#[test]
fn a_forged_protocol_with_a_new_seal_is_found() {
    let test = "signing-forged";
    let (private, public) = key(test, "event");
    let (text, _) = signed(test, &private);
    for (was, is) in [
        ("\"claim\": \"B+1/4\"", "\"claim\": \"B+3/4\""),
        ("\"verdict\": \"undecided\"", "\"verdict\": \"agrees\""),
        (
            "\"black\": null,\n      \"white\"",
            "\"black\": \"Bo\",\n      \"white\"",
        ),
        ("\"black\": null", "\"black\": \"Bo\""),
        ("\"by\": \"the referee\"", "\"by\": \"Anna\""),
    ] {
        if !text.contains(was) {
            continue;
        }
        let forged = sealed_again(&text.replacen(was, is, 1));
        assert!(
            RulingFile::parse(&forged).unwrap().is_sealed().unwrap(),
            "the forger sealed it: {is}"
        );
        let path = file(test, "forged.json", &forged);
        let run = replay(&path, &public);
        assert_eq!(run.status, 1, "{is}: {}", run.out);
        assert!(
            run.out.contains("The signature does not hold"),
            "{is}: {}",
            run.out
        );
        // Also where its photos are not there any more.
        let gone = forged.replace("board.sgf", "gone.sgf");
        let run = replay(&file(test, "gone.json", sealed_again(&gone)), &public);
        assert!(
            run.status == 2 && run.out.contains("does not hold"),
            "{}{}",
            run.out,
            run.err
        );
    }
    // A name that changes nothing that is found is only noticed by the signature.
    let forged = sealed_again(&text.replacen("\"by\": \"the referee\"", "\"by\": \"Anna\"", 1));
    assert_ne!(forged, text);
    let run = replay(&file(test, "forged.json", &forged), &public);
    assert!(run.out.contains("does not hold"), "{}", run.out);
}

#[test]
fn another_key_and_no_signature_are_told_apart() {
    let test = "signing-another";
    let (private, public) = key(test, "event");
    let (forgers, forgers_public) = key(test, "forger");
    let (_, path) = signed(test, &forgers);
    let run = replay(&path, &public);
    assert!(
        run.status == 1 && run.out.contains("but with another"),
        "{}",
        run.out
    );
    assert_eq!(replay(&path, &forgers_public).status, 0);
    let (text, _) = signed(test, &private);
    let mut unsigned: Value = serde_json::from_str(&text).unwrap();
    unsigned.as_object_mut().unwrap().remove("signature");
    let photo = folder(test).join("board.sgf");
    let plain = folder(test).join("plain.json");
    verify(&[photo.to_str().unwrap(), "--ruling", plain.to_str().unwrap()]);
    let run = replay(plain.to_str().unwrap(), &public);
    assert!(
        run.status == 1 && run.out.contains("It is not signed"),
        "{}",
        run.out
    );
    // A signature that names the event's key, of which the forger has not the private half.
    let signature_of = |text: &str, field: &str| {
        let value: Value = serde_json::from_str(text).unwrap();
        value["signature"][field].as_str().unwrap().to_owned()
    };
    let (forged, _) = signed(test, &forgers);
    let forged = forged.replace(&signature_of(&forged, "key"), &signature_of(&text, "key"));
    let run = replay(&file(test, "named.json", forged), &public);
    assert!(
        run.status == 1 && run.out.contains("does not hold"),
        "{}",
        run.out
    );
    for (field, value) in [
        ("key", ""),
        ("key", "zz"),
        ("value", "00"),
        ("algorithm", "none"),
    ] {
        let was = format!("\"{field}\": \"{}\"", signature_of(&text, field));
        let changed = text.replace(&was, &format!("\"{field}\": \"{value}\""));
        assert_ne!(changed, text);
        let run = replay(&file(test, "odd.json", changed), &public);
        assert!(
            run.status == 1 && run.out.contains("does not hold"),
            "{field}: {}",
            run.out
        );
    }
}

#[test]
fn keys_that_are_none_are_refused_with_what_to_do() {
    let test = "signing-keys";
    let (private, public) = key(test, "event");
    let (_, path) = signed(test, &private);
    let photo = folder(test).join("board.sgf").to_str().unwrap().to_owned();
    let text = std::fs::read_to_string(&private).unwrap();
    let cut_off = file(test, "cut-off.key", &text[..text.len() / 2]);
    let empty = file(test, "empty.key", "");
    for wrong in [&cut_off, &empty, &public, &path, &"no-such.key".to_owned()] {
        let json = folder(test).join("never.json");
        let run = verify(&[&photo, "--sign", wrong, "--ruling", json.to_str().unwrap()]);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{wrong}");
        assert!(
            run.err.contains(wrong.as_str()) && run.err.lines().count() >= 2,
            "{}",
            run.err
        );
        assert!(!json.exists(), "{wrong}");
    }
    for wrong in [&cut_off, &empty, &private, &path, &"no-such.pub".to_owned()] {
        let run = replay(&path, wrong);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{wrong}");
        assert!(
            run.err.contains(wrong.as_str()) && run.err.lines().count() >= 2,
            "{}",
            run.err
        );
    }
    // A private key given where the public one belongs is not printed.
    let secret = text.lines().nth(1).unwrap();
    assert!(!replay(&path, &private).err.contains(secret));
}

#[test]
fn a_key_is_never_overwritten_and_is_its_owners_alone() {
    let test = "signing-make";
    let (private, _) = key(test, "event");
    let before = std::fs::read(&private).unwrap();
    let again = shuzi(&["verify", "--make-key", &private], "");
    assert!(
        again.status == 2 && again.err.contains("exists already"),
        "{}",
        again.err
    );
    assert_eq!(std::fs::read(&private).unwrap(), before);
    let named = folder(test).join("other.pub");
    assert_eq!(
        shuzi(&["verify", "--make-key", named.to_str().unwrap()], "").status,
        2
    );
    assert!(!named.exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&private).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{mode:o}");
    }
    // A public half that is there already keeps the private one from being made.
    let other = folder(test).join("third.key");
    let _ = std::fs::remove_file(&other);
    file(test, "third.pub", "somebody's");
    assert_eq!(
        shuzi(&["verify", "--make-key", other.to_str().unwrap()], "").status,
        2
    );
    assert!(!Path::new(&other).exists());
}

#[test]
fn options_that_would_do_nothing_are_usage_errors() {
    for arguments in [
        &["board.sgf", "--sign", "event.key"][..],
        &["board.sgf", "--sign", "event.key", "--ruling", "page.pdf"],
        &["board.sgf", "--key", "event.pub"],
        &["--replay", "protocol.json", "--sign", "event.key"],
        &["--make-key", "event.key", "board.sgf"],
        &["--make-key", "event.key", "--replay", "protocol.json"],
    ] {
        assert_eq!(
            shuzi(&[&["verify"], arguments].concat(), "").status,
            64,
            "{arguments:?}"
        );
    }
}
