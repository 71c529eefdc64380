//! Claims: right, wrong, and undecided with exactly the questions that decide.

use super::{CORNER_GROUP, area, boards, file, found, position, sgf, verdict, verify, with};

/// On 19 by 19 a seki with one shared point in the corner, 184 points against 176: the example of
/// the referees' course.
fn referees_example() -> String {
    let mut rows = vec![
        ".O.X.XO............".to_owned(),
        "OOXXXXO............".to_owned(),
        "XXOOOOO............".to_owned(),
        ".XXXXOOOOOOO.......".to_owned(),
        ".....XXXXXXO.......".to_owned(),
    ];
    let border = |width: usize| {
        let (left, right) = (".".repeat(width - 1), ".".repeat(18 - width));
        format!("{left}XO{right}")
    };
    rows.extend((0..9).map(|_| border(11)));
    rows.extend((0..5).map(|_| border(12)));
    rows.join("\n")
}

#[test]
fn the_example_of_the_referees_course_counted_from_either_side() {
    let board = referees_example();
    assert_eq!(area(&board), (184, 176, 1), "the example itself");
    let photo = position("claims-referees", "board", &board);
    let arguments = [photo.as_str(), "--dead", "none"];
    for right in [
        "Black 184.5",
        "184½",
        "White 176.5",
        "白176.5子",
        "B+1/4",
        "黑胜1/4子",
        "B+0.5",
        "black wins",
    ] {
        assert_eq!(
            verdict(&arguments, right),
            ("agrees".into(), vec![], 0),
            "{right}"
        );
    }
    for wrong in [
        "Black 185",
        "White 177",
        "Black 176.5",
        "W+1/4",
        "B+1/2",
        "B+3/4",
        "B+0.5 zi",
        "draw",
    ] {
        assert_eq!(
            verdict(&arguments, wrong),
            ("disagrees".into(), vec![], 1),
            "{wrong}"
        );
    }
}

#[test]
fn every_rule_set_has_its_own_right_margin() {
    let photo = position("claims-rules", "board", boards::SEKI_WITH_EYES);
    let (black, white, shared) = area(boards::SEKI_WITH_EYES);
    assert_eq!((black, white, shared), (44, 36, 1));
    let difference = f64::from(black - white);
    // Ing: a tie is Black's.
    for (rules, komi) in [
        ("chinese", 7.5),
        ("chinese-1988", 5.5),
        ("aga", 7.5),
        ("new-zealand", 7.0),
        ("ing", 8.0),
    ] {
        let margin = difference - komi;
        let arguments = [photo.as_str(), "--dead", "none", "--rules", rules];
        let claim = format!("B+{margin}");
        let expected = if margin == 0.0 { "draw" } else { &claim };
        let (right, _, _) = verdict(&arguments, expected);
        // `draw` is no right claim where a rule gives ties to Black.
        assert_eq!(
            right,
            if rules == "ing" {
                "disagrees"
            } else {
                "agrees"
            },
            "{rules} {expected}"
        );
        assert_eq!(verdict(&arguments, "black wins").0, "agrees", "{rules}");
        assert_eq!(
            verdict(&arguments, &format!("B+{}", margin + 1.0)).0,
            "disagrees",
            "{rules}"
        );
    }
    // Nobody's points under rules that do not halve them.
    let arguments = [photo.as_str(), "--dead", "none", "--rules", "aga"];
    let (_, found) = found(&[&arguments[..], &["--claim", "Black 44.5"]].concat());
    let black = found["result"]["count"]["score"]["black"].as_f64().unwrap();
    assert_eq!(
        found["result"]["claim"]["verdict"] == "agrees",
        black == 44.5
    );
}

#[test]
fn an_open_dame_decides_what_hangs_on_it() {
    let (photo, [one, two]) = (
        position("claims-dame", "one", boards::ONE_DAME),
        ["E5", "E6"],
    );
    let arguments = [photo.as_str(), "--dead", "none"];
    // 44 against 36 as it stands; 45 if Black plays it, 37 for White if he does.
    assert_eq!(area(boards::ONE_DAME), (44, 36, 1));
    let unfinished = vec![format!("unfinished {one}")];
    for claim in [
        "B+1/4",
        "B+3/4",
        "W+1/4",
        "black wins",
        "white wins",
        "Black 45",
        "White 37",
        "Black 44",
    ] {
        assert_eq!(
            verdict(&arguments, claim),
            ("undecided".into(), unfinished.clone(), 1),
            "{claim}"
        );
    }
    for claim in ["B+2 3/4", "Black 46", "White 38", "W+3/4"] {
        assert_eq!(
            verdict(&arguments, claim),
            ("disagrees".into(), vec![], 1),
            "{claim}"
        );
    }
    // Two are one for each, whoever is first: nothing hangs on them but the counts as they stand.
    let photo = position("claims-dame", "two", boards::TWO_DAME);
    let arguments = [photo.as_str(), "--dead", "none"];
    assert_eq!(area(boards::TWO_DAME), (43, 36, 2));
    assert_eq!(verdict(&arguments, "W+1/4").0, "agrees", "{two}");
    assert_eq!(verdict(&arguments, "Black 44").0, "agrees");
    assert_eq!(verdict(&arguments, "B+1/4").0, "disagrees");
}

/// Black connects a ko, or White takes it: what that comes to depends on threats.
pub const OPEN_KO: &str = "
    ....XO...
    ....XO...
    ....XO...
    ...XXOO..
    ...X.XO..
    ...XXOO..
    ....XO...
    ....XO...
    ....XO...
";

#[test]
fn what_is_beyond_the_bounds_of_a_ko_is_wrong_and_what_they_agree_on_is_decided() {
    let photo = position("claims-ko", "ko", OPEN_KO);
    let ko = vec!["unfinished E5".to_owned()];
    // 46 against 35 as it stands and when Black connects; when White takes, anything down to 44
    // against 37.
    let arguments = [photo.as_str(), "--dead", "none"];
    for claim in [
        "B+3.5",
        "B+1.5",
        "W+1/4",
        "black wins",
        "white wins",
        "Black 46",
        "Black 45",
        "White 37",
    ] {
        assert_eq!(
            verdict(&arguments, claim),
            ("undecided".into(), ko.clone(), 1),
            "{claim}"
        );
    }
    for claim in [
        "B+5.5", "W+2.5", "Black 47", "Black 43", "White 34", "White 38", "47",
    ] {
        assert_eq!(
            verdict(&arguments, claim),
            ("disagrees".into(), vec![], 1),
            "{claim}"
        );
    }
    // With a smaller komi Black wins however the ko ends; by how much remains open.
    let arguments = [photo.as_str(), "--dead", "none", "--komi", "3.5"];
    assert_eq!(verdict(&arguments, "black wins").0, "agrees");
    assert_eq!(verdict(&arguments, "white wins").0, "disagrees");
    assert_eq!(verdict(&arguments, "draw").0, "disagrees");
    assert_eq!(verdict(&arguments, "B+5.5"), ("undecided".into(), ko, 1));
    let (_, found) = found(&[&arguments[..], &["--claim", "black wins"]].concat());
    let ways = found["result"]["questions"][0]["ways"].as_array().unwrap();
    let bounds: Vec<&serde_json::Value> = ways.iter().map(|way| &way["bounds"]).collect();
    assert!(bounds[0].is_null() && bounds[1].is_null(), "{ways:?}");
    assert_eq!(
        (
            bounds[2]["at_least"].as_f64(),
            bounds[2]["at_most"].as_f64()
        ),
        (Some(3.5), Some(7.5))
    );
}

#[test]
fn nobody_knows_a_count_where_neutral_points_are_nobodys_and_open() {
    let photo = position("claims-nobodys", "two", boards::TWO_DAME);
    let arguments = [photo.as_str(), "--dead", "none", "--rules", "aga"];
    // One for each leaves the margin as it is, and makes 44 of Black's 43.
    assert_eq!(verdict(&arguments, "W+0.5").0, "agrees");
    for claim in ["Black 43", "Black 44"] {
        let (verdict, decisive, _) = verdict(&arguments, claim);
        assert_eq!(
            (verdict.as_str(), decisive.len()),
            ("undecided", 1),
            "{claim}"
        );
    }
}

#[test]
fn an_open_group_decides_the_margin_and_not_the_winner() {
    // White's group in the corner lives if White plays B1 first, and dies if Black does; Black is
    // ahead by far.
    let alive = with(boards::CLEAN, &CORNER_GROUP);
    let dead = with(
        &alive,
        &[
            ("A2", '.'),
            ("B2", '.'),
            ("C2", '.'),
            ("D2", '.'),
            ("D1", '.'),
        ],
    );
    let photo = position("claims-group", "corner", &alive);
    let margin = |board: &str| {
        let (black, white, _) = area(board);
        f64::from(black - white)
    };
    assert_eq!((margin(&alive), margin(&dead)), (-7.0, 9.0));
    let group = vec!["group A2 B2 C2 D2 D1".to_owned()];
    let wins = |margin: f64| format!("{}+{}", if margin > 0.0 { "B" } else { "W" }, margin.abs());
    for komi in [-20.0, 0.0, 7.5] {
        let stated = format!("{komi}");
        let arguments = [photo.as_str(), "--komi", &stated];
        for margin in [margin(&alive) - komi, margin(&dead) - komi] {
            let (verdict, decisive, status) = verdict(&arguments, &wins(margin));
            assert_eq!(
                (verdict.as_str(), &decisive, status),
                ("undecided", &group, 1),
                "{komi} {margin}"
            );
        }
        let (verdict, decisive, status) = verdict(&arguments, "black wins");
        match komi < -7.0 {
            // Black wins whatever becomes of the group; that it is open is told all the same.
            true => assert_eq!((verdict.as_str(), decisive, status), ("agrees", vec![], 1)),
            false => assert_eq!((verdict.as_str(), decisive), ("undecided", group.clone())),
        }
    }
    // A count of each fate, whoever's.
    for (claim, expected) in [
        ("White 44", "undecided"),
        ("White 36", "undecided"),
        ("White 40", "disagrees"),
    ] {
        assert_eq!(verdict(&[&photo], claim).0, expected, "{claim}");
    }
    assert_eq!(
        verdict(&[&photo, "--dead", "D1"], &wins(9.0 - 7.5)).0,
        "agrees"
    );
    assert_eq!(
        verdict(&[&photo, "--dead", "none"], &wins(-7.0 - 7.5)).0,
        "agrees"
    );
}

#[test]
fn prisoners_that_nobody_stated_decide_under_territory_rules() {
    let photo = position("claims-prisoners", "board", boards::CLEAN);
    let arguments = [
        photo.as_str(),
        "--dead",
        "none",
        "--rules",
        "japanese",
        "--komi",
        "6.5",
    ];
    // 36 against 27 points, equally many stones: 2.5, or 1.5 if Black moved last.
    let prisoners = vec!["prisoners".to_owned()];
    for claim in ["B+2.5", "B+1.5"] {
        assert_eq!(
            verdict(&arguments, claim),
            ("undecided".into(), prisoners.clone(), 1),
            "{claim}"
        );
    }
    assert_eq!(
        verdict(&arguments, "black wins"),
        ("agrees".into(), vec![], 1)
    );
    assert_eq!(
        verdict(&arguments, "B+3.5"),
        ("disagrees".into(), vec![], 1)
    );
    // What each side has is not known at all: only the difference is deduced.
    assert_eq!(
        verdict(&arguments, "Black 36"),
        ("undecided".into(), prisoners, 1)
    );
    let stated = [&arguments[..], &["--prisoners", "B=3,W=2"]].concat();
    assert_eq!(verdict(&stated, "B+1.5").0, "agrees");
    assert_eq!(verdict(&stated, "Black 38").0, "agrees");
    assert_eq!(verdict(&stated, "White 30").0, "agrees");
    let level = [&arguments[..], &["--prisoners", "B=2,W=2"]].concat();
    assert_eq!(verdict(&level, "B+2.5"), ("agrees".into(), vec![], 0));
}

#[test]
fn what_is_no_claim_is_refused_with_a_hint() {
    let photo = position("claims-refused", "board", boards::CLEAN);
    for claim in [
        "maybe",
        "",
        "B+1/3",
        "B+1.3",
        "B+R",
        "黑中盘胜",
        "W+T",
        "184.25",
        "B W",
        "\u{1b}[31m",
        "B+1e9",
    ] {
        let run = verify(&[&photo, "--claim", claim]);
        assert_eq!(run.status, 2, "{claim}\n{}", run.out);
        assert!(
            run.out.is_empty() && run.err.lines().count() >= 2,
            "{claim}: {}",
            run.err
        );
        assert!(!run.err.contains('\u{1b}'));
        let (status, refused) = found(&[&photo, "--claim", claim]);
        assert_eq!(
            (status, refused["error"]["kind"].as_str()),
            (2, Some("bad_option")),
            "{claim}"
        );
    }
}

#[test]
fn a_position_is_counted_by_its_own_rules() {
    let own = file(
        "claims-own",
        "own.sgf",
        sgf(boards::CLEAN, "RU[Japanese]KM[0.5]"),
    );
    let (_, found) = found(&[&own, "--dead", "none"]);
    assert_eq!(found["result"]["count"]["rules"], "japanese");
    assert_eq!(found["result"]["count"]["score"]["margin"], 8.5);
    let unknown = file("claims-own", "unknown.sgf", sgf(boards::CLEAN, "RU[house]"));
    let run = verify(&[&unknown]);
    assert_eq!(run.status, 2);
    assert!(
        run.err.contains("unknown.sgf") && run.err.contains("house"),
        "{}",
        run.err
    );
}

#[test]
fn how_a_claim_was_understood_is_said_before_the_verdict() {
    let photo = position("claims-understood", "board", boards::SEKI_WITH_EYES);
    let arguments = [photo.as_str(), "--dead", "none"];
    // 44 against 36 and a shared point.
    let told = |rules: &str, claim: &str| {
        verify(&[&arguments[..], &["--rules", rules, "--claim", claim]].concat())
    };
    for (rules, claim, understood, verdict) in [
        (
            "chinese",
            "黑胜四分之一子",
            "Understood: Black wins by 1/4 zi (0.5 points).",
            "is right",
        ),
        (
            "chinese",
            "W 2.5",
            "Understood: White wins by 1 1/4 zi (2.5 points).",
            "is wrong",
        ),
        (
            "chinese",
            "44.5:36.5",
            "Understood: Black has 44 1/2 zi before komi; White has 36 1/2 zi before komi.",
            "is right",
        ),
        (
            "chinese",
            "black wins",
            "Understood: Black wins.",
            "is right",
        ),
        (
            "aga",
            "B+½",
            "Understood: Black wins by 0.5 points.",
            "is right",
        ),
        (
            "ing",
            "45",
            "Understood: One side has 45 points before komi.",
            "is wrong",
        ),
        (
            "ing",
            "Black wins the tie",
            "Understood: Black wins the tie.",
            "is right",
        ),
    ] {
        let run = told(rules, claim);
        let place = |text: &str| {
            run.out
                .find(text)
                .unwrap_or_else(|| panic!("{claim}: no '{text}' in {}", run.out))
        };
        assert!(place(understood) < place(verdict), "{claim}: {}", run.out);
    }
    let (_, found) = found(&[&arguments[..], &["--claim", "白负1/4子"]].concat());
    let claim = &found["result"]["claim"];
    assert_eq!(
        claim["understood"],
        serde_json::json!({ "winner": "black", "by": 0.5 })
    );
    assert_eq!(
        (&claim["in_words"], &claim["verdict"]),
        (
            &"Black wins by 1/4 zi (0.5 points)".into(),
            &"agrees".into()
        )
    );
    assert_eq!(claim["readings"].as_array().unwrap().len(), 1);
}

#[test]
fn a_claim_that_may_mean_two_things_is_not_decided_by_a_guess() {
    let photo = position("claims-ambiguous", "board", boards::SEKI_WITH_EYES);
    // 8 points: 4 zi.
    let arguments = [photo.as_str(), "--dead", "none", "--komi", "0"];
    for (claim, expected) in [
        ("Black by 8 points", "agrees"),
        ("Black by 4 zi", "agrees"),
        ("B+8", "agrees"),
        ("B+4", "disagrees"),
    ] {
        assert_eq!(verdict(&arguments, claim).0, expected, "{claim}");
    }
    for claim in ["Black by 8", "黑胜4"] {
        assert_eq!(
            verdict(&arguments, claim),
            ("undecided".into(), vec![], 1),
            "{claim}"
        );
        let run = verify(&[&arguments[..], &["--claim", claim]].concat());
        assert!(
            run.out.contains("more than one way") && run.out.contains("that is right"),
            "{}",
            run.out
        );
    }
    // Wrong either way.
    assert_eq!(verdict(&arguments, "White by 8").0, "disagrees");
    // Where only what was hardly meant is right, that is said.
    let run = verify(&[&arguments[..], &["--claim", "B+4"]].concat());
    assert!(
        run.out
            .contains("If “Black wins by 4 zi (8 points)” is meant, the claim is right"),
        "{}",
        run.out
    );
}

#[test]
fn a_claim_of_what_incomplete_sets_show_is_wrong_and_told_as_such() {
    let photo = position("claims-sets", "board", boards::CLEAN);
    let arguments = [
        photo.as_str(),
        "--dead",
        "none",
        "--rules",
        "ing",
        "--stones",
        "white=38",
    ];
    assert_eq!(verdict(&arguments, "B+1").0, "agrees");
    assert_eq!(verdict(&arguments, "W+1").0, "disagrees");
    let run = verify(&[&arguments[..], &["--claim", "W+1"]].concat());
    assert!(
        run.out
            .contains("It is what a fill-in with the incomplete sets shows"),
        "{}",
        run.out
    );
}

#[test]
fn a_handicap_bonus_that_nobody_stated_decides_a_claim() {
    let game =
        |name: &str, properties: &str| file("claims-bonus", name, sgf(boards::CLEAN, properties));
    let (black, white, _) = area(boards::CLEAN);
    assert_eq!(black - white, 9);
    let open = game("open.sgf", "RU[Chinese]HA[4]KM[7]");
    let bonus = vec!["handicap_bonus".to_owned()];
    for claim in ["B+2", "W+2", "W+1", "black wins"] {
        assert_eq!(
            verdict(&[&open, "--dead", "none"], claim),
            ("undecided".into(), bonus.clone(), 1),
            "{claim}"
        );
    }
    assert_eq!(verdict(&[&open, "--dead", "none"], "W+5").0, "disagrees");
    assert_eq!(verdict(&[&open, "--dead", "none"], "Black 45").0, "agrees");
    assert_eq!(
        verdict(
            &[&open, "--dead", "none", "--white-handicap-bonus", "N"],
            "W+2"
        ),
        ("agrees".into(), vec![], 0)
    );
    let told = game("told.sgf", "RU[Chinese]HA[4]KM[7]RE[W+1]");
    assert_eq!(
        verdict(&[&told, "--dead", "none"], "W+1"),
        ("agrees".into(), vec![], 0)
    );
    assert_eq!(verdict(&[&told, "--dead", "none"], "W+2").0, "disagrees");
    let run = verify(&[&told, "--dead", "none", "--claim", "W+1"]);
    assert!(
        run.out.contains("handicap bonus 3") && run.out.contains("shows what White is given"),
        "{}",
        run.out
    );
}
