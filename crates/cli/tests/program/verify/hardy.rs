//! No board, no rules and no option makes the program panic or say nothing.

use super::{boards, file, folder, position, verify};

/// Runs with all protocols, and holds that it ends well or tells why not.
fn survives(test: &str, arguments: &[&str]) {
    let paths =
        ["p.html", "p.json"].map(|name| folder(test).join(name).to_str().unwrap().to_owned());
    let protocols = paths
        .each_ref()
        .map(|path| ["--ruling", path.as_str()])
        .concat();
    let run = verify(&[arguments, &protocols].concat());
    assert!(
        [0, 1, 2].contains(&run.status),
        "{arguments:?}: {} {}",
        run.status,
        run.err
    );
    assert!(!run.err.contains("panicked"), "{arguments:?}: {}", run.err);
    assert!(!run.out.is_empty() || !run.err.is_empty(), "{arguments:?}");
    if run.status < 2 {
        let replay = verify_replay(&paths[1]);
        assert_eq!(replay.0, 0, "{arguments:?}: {}", replay.1);
    }
}

fn verify_replay(path: &str) -> (i32, String) {
    let run = crate::support::shuzi(&["verify", "--replay", path], "");
    (run.status, run.out + &run.err)
}

fn square(lines: usize, stone: impl Fn(usize, usize) -> char) -> String {
    let row = |y: usize| (0..lines).map(|x| stone(x, y)).collect::<String>();
    (0..lines).map(row).collect::<Vec<String>>().join("\n")
}

#[test]
fn boards_of_all_shapes() {
    let split = |lines: usize| {
        square(lines, |x, _| match x + 1 {
            x if x == lines / 2 => 'X',
            x if x == lines / 2 + 1 => 'O',
            _ => '.',
        })
    };
    let full = square(9, |x, y| {
        if x < 5 && (x, y) != (0, 0) {
            'X'
        } else if x < 5 {
            '.'
        } else {
            'O'
        }
    });
    let shapes = [
        ("empty", square(9, |_, _| '.')),
        ("full", square(9, |_, _| 'X')),
        ("nearly-full", full),
        ("one", square(1, |_, _| '.')),
        ("one-stone", square(1, |_, _| 'X')),
        ("two", split(2)),
        ("even", split(8)),
        ("largest", split(25)),
        ("row", "..XO..".to_owned()),
        ("column", ".\nX\nO\n.\n.".to_owned()),
        (
            "wide",
            split(5)
                .lines()
                .map(|row| format!("{row}...."))
                .collect::<Vec<_>>()
                .join("\n"),
        ),
        ("captured", boards::NO_LIBERTY.to_owned()),
    ];
    for (name, board) in &shapes {
        let photo = position("hardy-shapes", name, board);
        for more in [
            &["--claim", "B+1.5"][..],
            &["--rules", "ing"],
            &["--rules", "japanese", "--counted", "white"],
            &[
                "--after",
                &photo,
                "--counted",
                "black",
                "--claim",
                "white 40",
            ],
            &["--after", &photo, "--rules", "ing", "--record", &photo],
        ] {
            survives(&format!("hardy-{name}"), &[&[&*photo][..], more].concat());
        }
    }
}

#[test]
fn rules_of_all_kinds() {
    let photo = position("hardy-rules", "board", boards::SEKI_WITHOUT_EYES);
    let event = file(
        "hardy-rules",
        "cup.toml",
        "name = \"Cup\"\nrules = \"chinese\"\nkomi = 6.5\n",
    );
    for more in [
        &["--rules", "tromp-taylor"][..],
        &["--rules", "aga", "--handicap", "4"],
        &[
            "--rules",
            "chinese",
            "--handicap",
            "9",
            "--white-handicap-bonus",
            "N",
        ],
        &["--rules", "ing", "--penalty", "black=4,white=2"],
        &["--rules", "ing", "--overtime", "black=0.2"],
        &["--rules", "ing", "--stones", "black=39"],
        &["--rules", "beginner", "--komi", "-1000"],
        &["--rules", "korean", "--prisoners", "B=1000,W=0"],
    ] {
        survives(
            "hardy-rules",
            &[&[&*photo, "--claim", "B+0.5"][..], more].concat(),
        );
    }
    let run = verify(&[&photo, "--rules", &event]);
    assert!(
        run.status == 64 || run.out.contains("Cup"),
        "{}{}",
        run.out,
        run.err
    );
}

#[test]
fn contradictions_are_told_and_claims_stay_open() {
    let photo = position("hardy-captured", "board", boards::NO_LIBERTY);
    let (status, found) = super::found(&[&photo, "--claim", "B+1.5"]);
    assert_eq!(
        (status, &found["result"]["claim"]["verdict"]),
        (1, &"undecided".into())
    );
    assert!(found["result"]["count"].get("score").is_none());
    let text = verify(&[&photo, "--claim", "B+1.5"]);
    assert!(text.out.contains("H5"), "{}", text.out);
}
