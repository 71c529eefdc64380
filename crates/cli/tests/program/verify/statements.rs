//! What persons state on the command line, and that the protocol keeps it.

use serde_json::Value;

use super::{boards, folder, found, position, verdict, verify};
use crate::support::shuzi;

fn statements(found: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let all = found["inquiry"]["statements"].as_array().unwrap().iter();
    all.map(|stated| (text(&stated["said"]["about"]), text(&stated["by"])))
        .collect()
}

#[test]
fn who_says_it_is_the_name_given_or_the_referee() {
    let photo = position("statements-who", "board", boards::DEAD_STONES);
    let dead = ["--dead", "B8,C6,H8,G3"];
    for (more, by) in [
        (vec![], "the referee"),
        (vec!["--referee", "Rita"], "Rita"),
        (
            vec!["--referee", "Rita", "--by", "both players"],
            "both players",
        ),
    ] {
        let (status, found) =
            found(&[&[&*photo][..], &dead, &more, &["--claim", "B+1.5"]].concat());
        assert_eq!(
            (status, &found["result"]["claim"]["verdict"]),
            (0, &"agrees".into())
        );
        assert_eq!(statements(&found), [("all_dead".to_owned(), by.to_owned())]);
    }
}

#[test]
fn stones_and_dead_stones_that_are_stated_change_the_count() {
    let photo = position("statements-change", "board", boards::CLEAN);
    assert_eq!(
        verdict(
            &[
                &photo,
                "--set",
                "F5=empty,F5=black,G5=white",
                "--dead",
                "none"
            ],
            "Black 46"
        )
        .0,
        "agrees"
    );
    let (_, found) = found(&[&photo, "--set", "C7=white", "--toggle", "C7"]);
    let told: Vec<String> = statements(&found)
        .into_iter()
        .map(|(about, _)| about)
        .collect();
    assert_eq!(told, ["stone", "toggled"]);
    let page = folder("statements-change").join("page.html");
    verify(&[
        &photo,
        "--set",
        "C7=white",
        "--by",
        "Anna",
        "--ruling",
        page.to_str().unwrap(),
    ]);
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("Anna") && page.contains("C7"));
}

#[test]
fn points_that_were_filled_in_turns_are_counted_where_that_is_known() {
    let ko = super::claims::OPEN_KO;
    let swapped: String = ko
        .chars()
        .map(|c| match c {
            'X' => 'O',
            'O' => 'X',
            c => c,
        })
        .collect();
    for (name, board, owner, other) in [
        ("black", ko, "black-first", "white-first"),
        ("white", &swapped, "white-first", "black-first"),
    ] {
        let photo = position("statements-filled", name, board);
        let (status, found) = found(&[
            &photo,
            "--dead",
            "none",
            "--left-open",
            owner,
            "--claim",
            "draw",
        ]);
        assert_eq!(
            (status, &found["result"]["claim"]["verdict"]),
            (1, &"disagrees".into())
        );
        let stated = &found["inquiry"]["statements"][1]["said"];
        assert_eq!(
            (&stated["about"], &stated["how"]),
            (&"left_open".into(), &owner.into())
        );
        // Who does not own the ko takes it, and then threats decide.
        for language in ["en", "de", "zh", "ja", "ko", "uk"] {
            let arguments = [
                &photo,
                "--dead",
                "none",
                "--left-open",
                other,
                "--lang",
                language,
            ];
            let run = verify(&arguments);
            assert_eq!(
                (run.status, run.out.as_str()),
                (2, ""),
                "{other}: {}",
                run.err
            );
            assert!(!run.err.contains("error-"), "{}", run.err);
        }
    }
}

#[test]
fn statements_that_make_no_sense_are_refused() {
    let photo = position("statements-refused", "board", boards::CLEAN);
    for (arguments, status) in [
        (&["--set", "T19=black"][..], 2),
        (&["--dead", "A1"], 2),
        (&["--toggle", "A1"], 2),
        (&["--set", "A1=red"], 64),
        (&["--dead", "A1", "--toggle", "A2"], 64),
        (&["--set-after", "A1=red"], 64),
        (&["--prisoners", "3"], 64),
        (&["--counted", "red"], 64),
    ] {
        let run = verify(&[&[&*photo][..], arguments].concat());
        assert_eq!(
            (run.status, run.out.as_str()),
            (status, ""),
            "{arguments:?}: {}",
            run.err
        );
        assert!(!run.err.is_empty());
    }
}

#[test]
fn a_group_is_answered_at_the_keys_and_replayed() {
    let board = super::with(boards::CLEAN, &super::CORNER_GROUP);
    let photo = position("statements-group", "board", &board);
    let protocol = folder("statements-group").join("said.json");
    let protocol = protocol.to_str().unwrap();
    for (keys, dead, margin) in [("d Anna\n", true, 1.5), ("a Anna\n", false, -14.5)] {
        let run = shuzi(
            &[
                "verify", &photo, "--ask", "--format", "json", "--ruling", protocol,
            ],
            keys,
        );
        let found: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(
            statements(&found),
            [("group".to_owned(), "Anna".to_owned())],
            "{}",
            run.err
        );
        assert_eq!(found["inquiry"]["statements"][0]["said"]["dead"], dead);
        assert_eq!(found["result"]["count"]["score"]["margin"], margin);
        assert_eq!(shuzi(&["verify", "--replay", protocol], "").status, 0);
    }
}

#[test]
fn a_chain_without_liberties_is_one_question_and_its_answers_are_statements_about_points() {
    let photo = crate::support::sample("9-finished-glossy.jpg");
    let protocol = folder("statements-chain").join("said.json");
    let protocol = protocol.to_str().unwrap();
    // Stones on all liberties of G8, H8 and J8.
    let arguments = [
        "verify",
        &photo,
        "--set",
        "G9=black,H9=black,J9=black",
        "--ask",
        "--referee",
        "Rita",
        "--format",
        "json",
        "--ruling",
        protocol,
    ];
    let ask = |keys: &str| {
        let run = shuzi(&arguments, keys);
        let found: Value = serde_json::from_str(&run.out).unwrap();
        (run.err, found)
    };
    let (screen, found) = ask("t Anna\n");
    let question = "Which point is misread? 3 white stones (around H8) have no liberty";
    assert_eq!(screen.matches(question).count(), 1, "{screen}");
    assert!(screen.contains("question 1 of 1"), "{screen}");
    let given = found["inquiry"]["statements"].as_array().unwrap();
    let given: Vec<(&str, &Value, &str)> = given[3..]
        .iter()
        .map(|stated| {
            let said = &stated["said"];
            (
                said["point"].as_str().unwrap(),
                &said["stone"],
                stated["by"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        given,
        ["G8", "H8", "J8"].map(|point| (point, &Value::Null, "Anna"))
    );
    assert!(found["result"]["count"]["score"].is_object());
    // To be asked one by one is no statement, and is taken back like an answer.
    for (keys, together) in [
        ("s\nw\nu\nu\nq\n", 2),
        ("s\nu\nq\n", 2),
        ("s\nq\n", 1),
        ("q\n", 1),
    ] {
        let (screen, found) = ask(keys);
        assert_eq!(
            screen.matches(question).count(),
            together,
            "{keys:?}: {screen}"
        );
        let stated = found["inquiry"]["statements"].as_array().unwrap().len();
        assert_eq!(stated, 3, "{keys:?}: {screen}");
    }
    let (screen, found) = ask("G9 e\n");
    assert_eq!(
        found["inquiry"]["statements"].as_array().unwrap().len(),
        4,
        "{screen}"
    );
    assert!(found["result"]["count"]["score"].is_object());
    let replay = shuzi(&["verify", "--replay", protocol], "");
    assert_eq!(replay.status, 0, "{}", replay.out);
}
