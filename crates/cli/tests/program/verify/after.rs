//! The board after: the fill-in of the Ing rules, and boards rearranged for the Chinese count.

use serde_json::{Value, json};

use super::{area, boards, folder, found, position, verify, with};

/// The findings on the board after, and the exit status.
fn after(test: &str, before: &str, after: &str, more: &[&str]) -> (i32, Value) {
    let (photo, after) = (
        position(test, "before", before),
        position(test, "after", after),
    );
    let (status, found) = found(&[&[&*photo, "--after", &after, "--dead", "none"], more].concat());
    (status, found["result"]["after"].clone())
}

fn filled_in(test: &str, before: &str, now: &str) -> (i32, Value) {
    let (status, after) = after(test, before, now, &["--rules", "ing"]);
    (status, after["found"].clone())
}

#[test]
fn the_pairs_of_the_rules() {
    // Black's lead in the fill-in is the difference of the areas without the compensation.
    for (name, before, now, difference) in [
        ("clean", boards::CLEAN, boards::AFTER_CLEAN, 1),
        (
            "seki",
            boards::SEKI_WITHOUT_EYES,
            boards::AFTER_SEKI_WITHOUT_EYES,
            -1,
        ),
        (
            "eyes",
            boards::SEKI_WITH_EYES,
            boards::AFTER_SEKI_WITH_EYES,
            0,
        ),
    ] {
        let (black, white, _) = area(before);
        assert_eq!(black - white - 8, difference, "{name}");
        let (status, found) = filled_in(&format!("after-pair-{name}"), before, now);
        assert_eq!(
            (status, &found["right"]),
            (0, &true.into()),
            "{name}: {found}"
        );
        for field in [
            "difference_derived",
            "difference_expected",
            "difference_read_off",
        ] {
            assert_eq!(found[field], difference, "{name} {field}");
        }
        assert_eq!(
            (&found["black"]["stones"], &found["white"]["stones"]),
            (&40.into(), &40.into())
        );
    }
    let (photo, filled) = (
        position("after-dead", "before", boards::DEAD_STONES),
        position("after-dead", "after", boards::AFTER_CLEAN),
    );
    let (status, found) = found(&[
        &photo,
        "--rules",
        "ing",
        "--after",
        &filled,
        "--dead",
        "B8,C6,H8,G3",
    ]);
    assert_eq!(
        (status, &found["result"]["after"]["found"]["right"]),
        (0, &true.into())
    );
}

#[test]
fn every_fault_is_named() {
    let (clean, filled) = (boards::CLEAN, boards::AFTER_CLEAN);
    let (seki, seki_filled) = (boards::SEKI_WITHOUT_EYES, boards::AFTER_SEKI_WITHOUT_EYES);
    let ahead = with(
        clean,
        &[
            ("F5", 'X'),
            ("G5", 'O'),
            ("G4", 'O'),
            ("G6", 'O'),
            ("F1", 'X'),
            ("G1", 'O'),
            ("G2", 'O'),
        ],
    );
    let ahead_filled = with(
        filled,
        &[("F5", 'X'), ("F1", 'X'), ("B1", '.'), ("B2", 'O')],
    );
    let cases: [(&str, &str, String, Value); 11] = [
        (
            "moved",
            clean,
            with(filled, &[("F5", '.'), ("A1", 'O')]),
            json!({"color": "white", "from": "F5", "to": ["A1"]}),
        ),
        (
            "gone",
            clean,
            with(filled, &[("E5", '.')]),
            json!({"color": "black", "point": "E5"}),
        ),
        (
            "replaced",
            clean,
            with(filled, &[("E5", 'O')]),
            json!({"color": "black", "point": "E5"}),
        ),
        (
            "missing",
            seki,
            with(seki_filled, &[("A1", '.')]),
            json!({"color": "black", "number": 1}),
        ),
        (
            "surplus",
            clean,
            with(filled, &[("A1", 'X')]),
            json!({"color": "black", "number": 1}),
        ),
        (
            "losing_stones_not_laid",
            &ahead,
            ahead_filled,
            json!({"color": "white", "number": 1}),
        ),
        (
            "wrong_color",
            clean,
            with(filled, &[("C5", 'O')]),
            json!({"color": "white", "stones": {"points": ["C5"]}, "instead": true}),
        ),
        (
            "exchanged",
            seki,
            with(seki_filled, &[("C2", 'O'), ("H9", 'X')]),
            json!({}),
        ),
        (
            "compensation_short",
            seki,
            with(seki_filled, &[("A5", '.'), ("J1", 'O')]),
            json!({"color": "white", "number": 1}),
        ),
        (
            "shared_uneven",
            boards::SEKI_WITH_EYES,
            with(boards::AFTER_SEKI_WITH_EYES, &[("C9", 'X'), ("A1", '.')]),
            json!({"black": ["C9"], "white": [], "empty": []}),
        ),
        (
            "open_dame",
            boards::ONE_DAME,
            with(filled, &[("D5", 'X'), ("E5", '.'), ("A1", 'X')]),
            json!({"points": ["E5"]}),
        ),
    ];
    for (kind, before, now, expected) in &cases {
        let (status, found) = filled_in(&format!("after-{kind}"), before, now);
        assert_eq!((status, &found["right"]), (1, &false.into()), "{kind}");
        let faults = found["faults"].as_array().unwrap();
        assert_eq!(faults.len(), 1, "{kind}: {faults:?}");
        let what = &faults[0]["what"];
        if *kind == "exchanged" {
            // One stone of each colour in the other's area: what laying them as they belong looks
            // like hangs on which.
            assert!(
                ["exchanged", "wrong_color"].contains(&what["kind"].as_str().unwrap()),
                "{what}"
            );
            continue;
        }
        assert_eq!(what["kind"], **kind, "{faults:?}");
        for (field, value) in expected.as_object().unwrap() {
            assert_eq!(&what[field], value, "{kind}: {what}");
        }
        let changes = faults[0]["changes"].as_i64().unwrap();
        let (derived, read_off) = (&found["difference_derived"], &found["difference_read_off"]);
        assert_eq!(
            changes,
            read_off.as_i64().unwrap() - derived.as_i64().unwrap(),
            "{kind}: {found}"
        );
    }
}

#[test]
fn another_board_or_game_is_named() {
    let (small, other) = ("...\n...\n...", boards::AFTER_SEKI_WITHOUT_EYES);
    let (fill_in, counted) = (&["--rules", "ing"][..], &["--counted", "black"][..]);
    for (name, before, now, more) in [
        ("size", boards::CLEAN, small, fill_in),
        ("size", boards::CLEAN, small, counted),
        ("game", boards::BENT_FOUR, other, fill_in),
        ("game", boards::SEKI_WITH_EYES, boards::BENT_FOUR, counted),
    ] {
        let test = format!("after-other-{name}");
        let (photo, now) = (
            position(&test, "before", before),
            position(&test, "after", now),
        );
        let arguments = [&[&*photo, "--after", &now, "--dead", "none"], more].concat();
        let run = verify(&arguments);
        assert_eq!(run.status, 2, "{name} {more:?}");
        assert!(
            run.err.contains("after.sgf") && run.err.contains("not the same game"),
            "{}",
            run.err
        );
        // The count itself is told all the same.
        assert!(
            run.out.contains("Chinese rules") || run.out.contains("Ing"),
            "{}",
            run.out
        );
    }
    let photo = position("after-unreadable", "before", boards::CLEAN);
    let run = verify(&[&photo, "--after", "no-such.jpg", "--rules", "ing"]);
    assert_eq!((run.status, run.err.contains("no-such.jpg")), (2, true));
}

/// Black's wall lifted but for some stones, which fill his corner; none of his points is lost.
const KEPT: &str = "
. . . . . O . . .
. . . . . O . . .
. . . . . O . . .
. . . . . O . . .
. . . . . O . . .
. . . . X O . . .
. . . . X O . . .
X X . . X O . . .
X X X X X O . . .";

#[test]
fn a_board_rearranged_for_counting() {
    let white_kept = with(
        boards::CLEAN,
        &[("F9", '.'), ("F8", '.'), ("J1", 'O'), ("H1", 'O')],
    );
    let taken = with(boards::CLEAN, &[("F6", 'X'), ("G6", 'O')]);
    let (black, white, _) = area(boards::CLEAN);
    for (counted, points, kept) in [("black", black, KEPT), ("white", white, &*white_kept)] {
        let (status, found) = after(
            &format!("after-{counted}"),
            boards::CLEAN,
            kept,
            &["--counted", counted],
        );
        let found = &found["found"];
        assert_eq!(
            (&found["kind"], &found["kept"]),
            (&"rearranged".into(), &true.into()),
            "{found}"
        );
        assert_eq!(
            (status, &found["before"]["points"], &found["now"]["points"]),
            (0, &points.into(), &points.into())
        );
        let (status, found) = after(
            &format!("after-{counted}-not"),
            boards::CLEAN,
            &taken,
            &["--counted", counted],
        );
        let difference = if counted == "black" { 1 } else { -1 };
        assert_eq!(
            (status, &found["found"]["kept"]),
            (1, &false.into()),
            "{counted}: {found}"
        );
        assert_eq!(
            found["found"]["difference"], difference,
            "{counted}: {found}"
        );
    }
}

#[test]
fn under_rules_without_a_fill_in_somebody_must_say_who_is_counted() {
    let (photo, now) = (
        position("after-whose", "before", boards::CLEAN),
        position("after-whose", "after", boards::AFTER_CLEAN),
    );
    for rules in ["chinese", "japanese", "aga"] {
        let run = verify(&[&photo, "--after", &now, "--rules", rules]);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{rules}");
        assert!(
            run.err.contains("--counted") && run.err.contains("--rules ing"),
            "{}",
            run.err
        );
    }
}

#[test]
fn a_point_of_the_photo_after_is_corrected() {
    let misread = with(boards::AFTER_CLEAN, &[("C5", '.')]);
    let (status, found) = after("after-set", boards::CLEAN, &misread, &["--rules", "ing"]);
    assert_eq!((status, &found["found"]["right"]), (1, &false.into()));
    let stated = ["--rules", "ing", "--set-after", "C5=black", "--by", "Anna"];
    let (status, found) = after("after-set", boards::CLEAN, &misread, &stated);
    assert_eq!((status, &found["found"]["right"]), (0, &true.into()));
    let page = folder("after-set").join("page.html");
    after(
        "after-set",
        boards::CLEAN,
        &misread,
        &[&stated[..], &["--ruling", page.to_str().unwrap()]].concat(),
    );
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("Anna") && page.contains("C5"));
}
