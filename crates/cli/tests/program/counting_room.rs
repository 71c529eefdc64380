//! What a referee asks of `shuzi score`: the count explained, events' own rules, penalties, sets,
//! what is open, and marks that contradict each other.

use serde_json::Value;

use crate::support::{self, shuzi};

/// What came out: exit status, standard output, standard error.
fn score(position: &str, arguments: &[&str]) -> (i32, String, String) {
    let run = shuzi(&[&["score", position, "--no-ask"], arguments].concat(), "");
    (run.status, run.out, run.err)
}

fn json(position: &str, arguments: &[&str]) -> Value {
    let arguments = [&["--format", "json"], arguments].concat();
    let (_, out, err) = score(position, &arguments);
    serde_json::from_str(out.trim()).unwrap_or_else(|_| panic!("{out}{err}"))
}

/// A file in a folder of the test's own.
fn file(test: &str, name: &str, text: &str) -> String {
    support::file(&format!("counting_room/{test}"), name, text)
}

/// A position as a record, `X` black and `O` white.
fn record(test: &str, rows: &[String]) -> String {
    let letters = |color: char| -> String {
        let stones = rows.iter().enumerate().flat_map(|(y, row)| {
            row.chars()
                .enumerate()
                .filter(move |(_, stone)| *stone == color)
                .map(move |(x, _)| (x, y))
        });
        let letter = |k: usize| char::from(b'a' + k as u8);
        stones
            .map(|(x, y)| format!("[{}{}]", letter(x), letter(y)))
            .collect()
    };
    let size = rows.len();
    let text = format!(
        "(;GM[1]FF[4]SZ[{size}]AB{}AW{})",
        letters('X'),
        letters('O')
    );
    file(test, "position.sgf", &text)
}

/// A wall down a 9×9 board: 45 points against 36; `gap` leaves E5 open.
fn wall(test: &str, gap: bool) -> String {
    let row = |k: usize| {
        if gap && k == 4 {
            "...X.O..."
        } else {
            "....XO..."
        }
        .to_owned()
    };
    record(test, &(0..9).map(row).collect::<Vec<String>>())
}

/// A finished 19×19 position as in the referees' course: Black has 80 empty points and 104 stones,
/// White 80 and 96, and one point in the upper left corner is shared.
fn the_seki_game() -> String {
    const SEKI: [&str; 4] = [".O.X.XO", "OOXXXXO", "XXOOOOO", ".XXXXOO"];
    let black_until = |row: usize| if row < 14 { 10 } else { 11 };
    let owner = |x: usize, y: usize| match SEKI.get(y).and_then(|seki| seki.chars().nth(x)) {
        Some('X') => 'X',
        Some('O') => 'O',
        // The eyes, and the shared point C19.
        Some(_) => [['O', '?', 'X'], ['X', 'X', 'X']][usize::from(y == 3)][x / 2],
        None if y < 4 || x > black_until(y) => 'O',
        None => 'X',
    };
    let neighbours = |x: usize, y: usize| {
        [
            (x + 1, y),
            (x, y + 1),
            (x.wrapping_sub(1), y),
            (x, y.wrapping_sub(1)),
        ]
        .into_iter()
        .filter(|&(x, y)| x < 19 && y < 19)
    };
    let mut rows: Vec<Vec<char>> = (0..19)
        .map(|y| {
            let seki = |x: usize| SEKI.get(y).and_then(|seki| seki.chars().nth(x));
            (0..19)
                .map(|x| {
                    if seki(x) == Some('.') {
                        '.'
                    } else {
                        owner(x, y)
                    }
                })
                .collect()
        })
        .collect();
    // Empty points are made well inside, until each side has 80 of them, the eyes included.
    let mut to_empty = [('X', 78), ('O', 79)];
    for (x, y) in (5..19).flat_map(|y| (0..19).map(move |x| (x, y))) {
        let colour = owner(x, y);
        let inside = neighbours(x, y).all(|(x, y)| owner(x, y) == colour);
        for (of, left) in &mut to_empty {
            if *of == colour && *left > 0 && inside {
                rows[y][x] = '.';
                *left -= 1;
            }
        }
    }
    assert_eq!(to_empty.map(|(_, left)| left), [0, 0]);
    record(
        "seki_game",
        &rows
            .into_iter()
            .map(String::from_iter)
            .collect::<Vec<String>>(),
    )
}

#[test]
fn the_seki_game_is_explained_like_the_course_counts_it() {
    let (status, out, err) = score(&the_seki_game(), &["--dead", "none", "--explain"]);
    assert_eq!(status, 0, "{out}{err}");
    for line in [
        "Black's stones: 104.",
        "Black: 80 + 104 + 1/2 = 184 1/2.",
        "White: 361 - 184 1/2 = 176 1/2; counted as well, 80 + 96 + 1/2 = 176 1/2.",
        "Half the board is 180 1/2; with 3 3/4 zi for White, Black needs more than 184 1/4.",
        "184 1/2 - 184 1/4 = 1/4: Black wins by 1/4 zi (0.5 points).",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
}

#[test]
fn every_rule_set_explains_itself_with_the_result_it_gives() {
    let board = wall("every_rule_set", false);
    for rules in [
        "chinese",
        "chinese-1988",
        "ing",
        "japanese",
        "korean",
        "aga",
        "new-zealand",
        "tromp-taylor",
        "beginner",
    ] {
        let (_, out, _) = score(&board, &["--rules", rules, "--dead", "none", "--explain"]);
        let (result, explanation) = out.split_once("How it is counted").unwrap();
        let winner = result
            .lines()
            .find(|line| line.starts_with("Black wins"))
            .unwrap();
        let winner = winner.split(" (if all").next().unwrap();
        assert!(explanation.contains(winner), "{rules}: {out}");
    }
}

#[test]
fn an_events_rules_are_kept_in_a_file() {
    let cup = file(
        "event",
        "cup.toml",
        "name = 'Elbe Cup'\nrules = 'chinese'\nkomi = 9.0\nties = 'white'\n",
    );
    let board = wall("event", false);
    let counted = json(&board, &["--rules", &cup, "--dead", "none"]);
    assert_eq!(
        (&counted["event"], &counted["komi"]),
        (&"Elbe Cup".into(), &9.0.into())
    );
    assert_eq!(
        (&counted["score"]["margin"], &counted["score"]["winner"]),
        (&0.0.into(), &"white".into())
    );
    let stated = json(
        &board,
        &["--rules", &cup, "--komi", "8.5", "--dead", "none"],
    );
    assert_eq!(stated["score"]["margin"], 0.5);
}

#[test]
fn an_event_may_count_stones_or_sunjang() {
    let board = wall("old_counts", false);
    let rules = |counting: &str| {
        let text =
            format!("name = 'Old Cup'\nrules = 'chinese'\nkomi = 0.0\ncounting = '{counting}'\n");
        file("old_counts", &format!("{counting}.toml"), &text)
    };
    let (status, out, _) = score(
        &board,
        &["--rules", &rules("stones"), "--dead", "none", "--explain"],
    );
    assert_eq!(status, 0, "{out}");
    for line in [
        "group tax: Black 43, White 34 before komi",
        "Black loses 2 points that living groups have to keep empty: 1 group (E9).",
        "Black: 36 + 9 - 2 = 43.",
        "White: 27 + 9 - 2 = 34.",
        "43 - 34 = 9: Black wins by 4 1/2 zi (9 points).",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
    let taxed = json(&board, &["--rules", &rules("stones"), "--dead", "none"]);
    assert_eq!(
        taxed["group_tax"][1],
        serde_json::json!({ "color": "white", "stone": "F9", "points": 2 })
    );
    let (_, out, _) = score(
        &board,
        &["--rules", &rules("sunjang"), "--dead", "none", "--explain"],
    );
    for line in [
        "sunjang counting: Black 36, White 27 before komi",
        "How it is counted (sunjang baduk, the old Korean count):",
        "lifted: 0 black and 0 white.",
        "Black's territory: 36 (left side).",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
}

#[test]
fn a_game_may_end_without_result_or_with_both_losing() {
    // Open dame would need a look; no count decides this game.
    let board = wall("ended", true);
    let japanese = [
        "--rules",
        "japanese",
        "--prisoners",
        "B=0,W=0",
        "--dead",
        "none",
    ];
    let with = |more: &[&'static str]| [&japanese[..], more].concat();
    let (status, out, _) = score(&board, &with(&["--ended", "no-result"]));
    assert_eq!(status, 0, "{out}");
    assert!(
        out.ends_with("(Japanese rules of 1989, article 12)\n") && !out.contains("Black wins"),
        "{out}"
    );
    let (_, out, _) = score(&board, &with(&["--ended", "both-lose", "--explain"]));
    assert!(
        out.contains("Both players lose") && out.contains("article 13"),
        "{out}"
    );
    let both = json(&board, &with(&["--ended", "both-lose"]));
    assert_eq!(
        (&both["score"]["winner"], &both["score"]["sgf"]),
        (&"nobody".into(), &"Void".into())
    );
    assert_eq!(
        (&both["ended"]["how"], &both["ended"]["article"]),
        (&"both-lose".into(), &13.into())
    );
    let (_, record, _) = score(&board, &with(&["--ended", "both-lose", "--format", "sgf"]));
    assert!(record.contains("RE[Void]GC[Both players lose"), "{record}");
    // Ing rules exclude it; elsewhere it is the referee's decision.
    let (status, _, err) = score(&board, &["--rules", "ing", "--ended", "no-result"]);
    assert!(status == 2 && err.contains("article 3"), "{err}");
    let (_, out, _) = score(
        &board,
        &[
            "--rules",
            "chinese",
            "--dead",
            "none",
            "--ended",
            "no-result",
        ],
    );
    assert!(
        out.ends_with("The game ended without result (the referee's decision)\n"),
        "{out}"
    );
}

#[test]
fn a_pass_for_a_ko_may_decide_about_a_chain() {
    let mut rows: Vec<String> = (0..9).map(|_| "....XO...".to_owned()).collect();
    rows[4] = "..O.XO...".to_owned();
    let board = record("ko_pass", &rows);
    let japanese = ["--rules", "japanese", "--prisoners", "B=1,W=0"];
    let stated =
        |fate: &'static str| [&japanese[..], &["--dead", "none", "--ko-pass", fate]].concat();
    let (status, out, _) = score(&board, &stated("C5=dead"));
    assert_eq!(status, 0, "{out}");
    assert!(
        out.contains("white C5: dead") && out.contains("(Japanese rules of 1989, article 7.2)"),
        "{out}"
    );
    let dead = json(&board, &stated("C5=dead"));
    assert_eq!(dead["life"]["dead"], serde_json::json!(["C5"]));
    assert_eq!(
        json(&board, &stated("C5=alive"))["life"]["dead"],
        serde_json::json!([])
    );
    let (status, _, err) = score(&board, &["--ko-pass", "C5=dead"]);
    assert!(status == 2 && err.contains("article 7.2"), "{err}");
    assert_eq!(score(&board, &stated("C5=gone")).0, 64);
    assert!(
        score(&board, &stated("A1=dead"))
            .2
            .contains("no stone stands at A1")
    );
}

#[test]
fn a_mistake_in_the_events_file_is_pointed_at() {
    let cup = file(
        "mistake",
        "cup.toml",
        "name = 'Elbe Cup'\nrules = 'chinese'\nkomi = 7.3\n",
    );
    let (status, out, err) = score(&wall("mistake", false), &["--rules", &cup]);
    assert_eq!((status, out.as_str()), (64, ""));
    assert!(
        err.contains("cup.toml: line 3") && err.contains("7.3"),
        "{err}"
    );
    // Not all of it would be read: what it says at its end might be passed over.
    let large = file(
        "mistake",
        "large.toml",
        &format!("{}\nkomi = 0.5\n", "# Elbe Cup\n".repeat(100_000)),
    );
    let (status, _, err) = score(&wall("mistake", false), &["--rules", &large]);
    assert!(
        status == 64 && err.contains("large.toml: the file is larger than 1048576 bytes"),
        "{err}"
    );
    let (status, _, err) = score(&wall("mistake", false), &["--rules", "nowhere.toml"]);
    assert!(status == 64 && err.contains("nowhere.toml"), "{err}");
}

#[test]
fn penalties_and_overtime_count_for_the_opponent() {
    let board = wall("penalties", false);
    let margin = |arguments: &[&str]| {
        let arguments = [&["--rules", "ing", "--dead", "none"], arguments].concat();
        json(&board, &arguments)["score"]["margin"]
            .as_f64()
            .unwrap()
    };
    assert_eq!(margin(&[]), 1.0);
    assert_eq!(margin(&["--penalty", "black=2,white=6"]), 5.0);
    assert_eq!(
        margin(&["--overtime", "black=0.2"]),
        -3.0,
        "two sixths begun"
    );
    assert_eq!(
        margin(&["--overtime", "white=5/30", "--penalty", "black=2"]),
        1.0
    );
}

#[test]
fn overtime_that_is_no_matter_of_points_is_refused() {
    let board = wall("overtime", false);
    for (rules, share, reason) in [
        ("ing", "0.6", "loses the game"),
        ("ing", "3/6", "referee"),
        ("chinese", "0.1", "--penalty"),
    ] {
        let arguments = ["--rules", rules, "--overtime", &format!("black={share}")];
        let (status, _, err) = score(&board, &arguments);
        assert!(
            status == 2 && err.contains(reason),
            "{rules} {share}: {err}"
        );
    }
}

#[test]
fn stones_missing_from_a_set_change_the_fill_in_and_not_the_result() {
    let board = wall("sets", false);
    let ing = |arguments: &[&str]| {
        json(
            &board,
            &[&["--rules", "ing", "--dead", "none"], arguments].concat(),
        )
    };
    // The areas decide: 45 against 36 and 8 points of compensation. What is shown is one more for
    // each missing stone.
    for (stones, shown, result, misleads_by) in [
        ("black=39", 2, "B+2", 1.0),
        ("white=39", 0, "B+0", -1.0),
        ("white=38", -1, "W+1", -2.0),
        ("black=39,white=38", 0, "B+0", -1.0),
        ("black=39,white=39", 1, "B+1", 0.0),
    ] {
        let found = ing(&["--stones", stones]);
        assert_eq!(
            (&found["score"]["margin"], &found["score"]["winner"]),
            (&1.0.into(), &"black".into()),
            "{stones}"
        );
        assert_eq!(
            (&found["ing"]["difference"], &found["ing"]["result"]),
            (&shown.into(), &result.into()),
            "{stones}"
        );
        assert_eq!(
            found["ing"]["missing"]["misleads_by"], misleads_by,
            "{stones}"
        );
        assert_eq!(found["warnings"][0]["kind"], "incomplete_sets", "{stones}");
        let (status, out, _) = score(
            &board,
            &["--rules", "ing", "--dead", "none", "--stones", stones],
        );
        assert!(
            status == 1 && out.contains("Black wins by 1 point"),
            "{stones}: {out}"
        );
        assert_eq!(
            out.contains("This fill-in is not the result"),
            misleads_by != 0.0,
            "{stones}: {out}"
        );
        assert_eq!(
            out.contains("name the wrong winner"),
            shown < 0,
            "{stones}: {out}"
        );
    }
    assert!(ing(&[])["ing"].get("missing").is_none());
    assert_eq!(score(&board, &["--rules", "ing", "--dead", "none"]).0, 0);
    let explained = |stones: &[&str]| {
        score(
            &board,
            &[&["--rules", "ing", "--dead", "none", "--explain"], stones].concat(),
        )
        .1
    };
    assert!(explained(&["--komi", "8"]).contains("With full sets the difference is odd"));
    assert!(
        explained(&["--komi", "8", "--stones", "black=39"])
            .contains("that it is even comes of the missing")
    );
    for (stones, reason) in [
        ("black=41", "larger than a full one"),
        ("white=8", "the set holds 8"),
    ] {
        let (status, _, err) = score(
            &board,
            &["--rules", "ing", "--dead", "none", "--stones", stones],
        );
        assert!(status == 2 && err.contains(reason), "{stones}: {err}");
    }
}

#[test]
fn an_open_dame_is_told_with_what_either_player_makes_of_it() {
    let board = wall("dame", true);
    let counted = json(&board, &["--dead", "none"]);
    assert_eq!(counted["open"][0]["point"], "E5");
    assert_eq!(counted["open"][0]["why"], "dame");
    assert_eq!(counted["open"][0]["margin_if_black_plays"], 1.5);
    assert_eq!(counted["played_out"]["margin_if_white_is_first"], -0.5);
    let (status, out, _) = score(&board, &["--dead", "none"]);
    assert!(
        status == 1 && out.contains("The game is not finished"),
        "{out}"
    );
}

#[test]
fn marks_that_contradict_each_other_are_refused_by_name() {
    let rows = [".X.XO", "XXXXO", "OOOOO", ".....", "....."].map(str::to_owned);
    let (status, _, err) = score(&record("two_eyes", &rows), &["--dead", "A4"]);
    assert!(
        status == 2 && err.contains("B5") && err.contains("two eyes"),
        "{err}"
    );
    let rows = ["..X..", "..O..", ".....", ".....", "....."].map(str::to_owned);
    let (status, _, err) = score(&record("both_dead", &rows), &["--dead", "C5,C4"]);
    assert!(
        status == 2 && err.contains("C5 and C4 cannot both be dead"),
        "{err}"
    );
}

#[test]
fn the_fill_in_is_drawn_step_by_step() {
    let board = wall("drawn", false);
    let picture = file("drawn", "fill-in.svg", "");
    let (_, out, err) = score(
        &board,
        &[
            "--rules",
            "ing",
            "--komi",
            "8",
            "--dead",
            "none",
            "--fill-in",
            &picture,
        ],
    );
    let svg = std::fs::read_to_string(&picture).unwrap();
    assert!(
        svg.contains("4 compensation stones") && svg.contains("Result: B+1"),
        "{out}{err}"
    );
    let (status, _, err) = score(&board, &["--rules", "aga", "--fill-in", &picture]);
    assert!(status == 2 && err.contains("no fill-in"), "{err}");
}

#[test]
fn prisoners_that_do_not_add_up_are_noticed() {
    let board = wall("prisoners", false);
    let kinds = |prisoners: &str| {
        let counted = json(
            &board,
            &[
                "--rules",
                "japanese",
                "--dead",
                "none",
                "--prisoners",
                prisoners,
            ],
        );
        counted["warnings"]
            .as_array()
            .unwrap()
            .iter()
            .map(|warning| warning["kind"].to_string())
            .collect::<String>()
    };
    assert!(
        !kinds("B=3,W=3").contains("stones_played") && !kinds("B=4,W=3").contains("stones_played")
    );
    assert!(
        kinds("B=3,W=4").contains("stones_played") && kinds("B=9,W=3").contains("stones_played")
    );
}

#[test]
fn what_cannot_be_is_refused_before_it_is_counted() {
    let board = wall("cannot_be", false);
    let (status, _, err) = score(&board, &["--prisoners", "B=1,W=1001"]);
    assert!(status == 64 && err.contains("up to 1000"), "{err}");
    let (status, _, err) = score(&board, &["--komi", "1000.5"]);
    assert!(status == 64 && err.contains("1000.5"), "{err}");
    let white_only = record(
        "white_only",
        &[".....", ".O...", ".....", ".....", "....."].map(str::to_owned),
    );
    let (status, _, err) = score(&white_only, &["--handicap", "4"]);
    assert!(status == 2 && err.contains("--handicap"), "{err}");
    let oblong = file(
        "oblong",
        "oblong.sgf",
        "(;GM[1]FF[4]SZ[5:9]AB[ba][bb]AW[da][db])",
    );
    let (status, _, err) = score(&oblong, &["--rules", "ing"]);
    assert!(status == 2 && err.contains("square"), "{err}");
}

/// The wall with these properties of a game before its stones.
fn wall_of(test: &str, properties: &str) -> String {
    let plain = std::fs::read_to_string(wall(test, false)).unwrap();
    file(
        test,
        "game.sgf",
        &plain.replace("SZ[9]", &format!("SZ[9]{properties}")),
    )
}

#[test]
fn a_handicap_bonus_that_nobody_stated_is_told_with_all_results() {
    let game = wall_of("bonus", "RU[Chinese]HA[4]KM[7]");
    let told = json(&game, &["--dead", "none"]);
    // 9 points less the komi, and nothing, 4 or 3 for the stones: 2, -2 or -1.
    let results: Vec<(String, f64, String)> = told["white_handicap_bonus_results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|result| {
            let text = |name: &str| result[name].as_str().unwrap().to_owned();
            (
                text("bonus"),
                result["margin"].as_f64().unwrap(),
                text("winner"),
            )
        })
        .collect();
    let expected = [
        ("0", 2.0, "black"),
        ("N", -2.0, "white"),
        ("N-1", -1.0, "white"),
    ];
    let expected =
        expected.map(|(bonus, margin, winner)| (bonus.to_owned(), margin, winner.to_owned()));
    assert_eq!(results, expected);
    assert_eq!(told["white_handicap_bonus_from"], "usual");
    let (status, out, _) = score(&game, &["--dead", "none"]);
    assert_eq!(status, 1, "{out}");
    for text in [
        "decides who wins",
        "With nothing: B+2",
        "one point for each stone: W+2",
        "--white-handicap-bonus",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    // The winner is the same however, and that is said, too.
    let clear = json(&game, &["--dead", "none", "--komi", "0"]);
    assert_eq!(clear["warnings"][0]["kind"], "handicap_bonus_open");
    assert!(
        !clear["warnings"][0]["message"]
            .as_str()
            .unwrap()
            .contains("decides who wins")
    );
    let cup = file(
        "bonus",
        "cup.toml",
        "name = 'Cup'\nrules = 'chinese'\nwhite-handicap-bonus = '0'",
    );
    for stated in [
        &["--white-handicap-bonus", "0"][..],
        &["--white-handicap-bonus", "N"],
        &["--rules", &cup],
        &["--rules", "aga"],
        &["--handicap", "1"],
    ] {
        let (status, out, _) = score(&game, &[&["--dead", "none"], stated].concat());
        assert_eq!(status, 0, "{stated:?}: {out}");
    }
}

#[test]
fn the_records_result_tells_what_white_was_given() {
    for (result, bonus, winner) in [
        ("B+2", 0.0, "black"),
        ("W+2", 4.0, "white"),
        ("W+1", 3.0, "white"),
        ("白胜1/2子", 3.0, "white"),
    ] {
        let game = wall_of(
            &format!("bonus-{bonus}"),
            &format!("RU[Chinese]HA[4]KM[7]RE[{result}]"),
        );
        let told = json(&game, &["--dead", "none"]);
        assert_eq!(
            (
                &told["white_handicap_bonus"],
                &told["white_handicap_bonus_from"],
                &told["score"]["winner"]
            ),
            (&bonus.into(), &"record".into(), &winner.into()),
            "{result}"
        );
        assert_eq!(told["recorded_result"]["finding"], "agrees");
        let (status, out, _) = score(&game, &["--dead", "none"]);
        assert!(
            status == 0 && out.contains("shows what White is given"),
            "{out}"
        );
    }
    // It fits none: nothing is taken from it, and both are said.
    let game = wall_of("bonus-none", "RU[Chinese]HA[4]KM[7]RE[B+9]");
    let told = json(&game, &["--dead", "none"]);
    assert_eq!(
        (
            &told["white_handicap_bonus"],
            &told["white_handicap_bonus_from"]
        ),
        (&0.0.into(), &"usual".into())
    );
    let kinds: Vec<&str> = told["warnings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|w| w["kind"].as_str().unwrap())
        .collect();
    assert_eq!(kinds, ["handicap_bonus_open", "differs_from_record"]);
}

#[test]
fn the_count_is_compared_with_the_records_result() {
    let found = |name: &str, properties: &str, arguments: &[&str]| {
        let game = wall_of(&format!("recorded-{name}"), properties);
        let arguments = [&["--dead", "none"], arguments].concat();
        let (status, out, _) = score(&game, &arguments);
        let told = json(&game, &arguments)["recorded_result"].clone();
        let reasons = told["reasons"].as_array().cloned().unwrap_or_default();
        let reasons: Vec<String> = reasons
            .iter()
            .map(|reason| reason["kind"].as_str().unwrap().to_owned())
            .collect();
        (
            status,
            told["finding"].as_str().unwrap_or("none").to_owned(),
            reasons,
            out,
        )
    };
    // 45 against 36.
    for (name, properties, arguments, finding, reasons) in [
        (
            "same",
            "RU[Chinese]KM[7.5]RE[B+1.5]",
            &[][..],
            "agrees",
            &[][..],
        ),
        ("winner", "RU[Chinese]KM[7.5]RE[B+]", &[], "agrees", &[]),
        (
            "chinese",
            "RU[Chinese]KM[7.5]RE[黑胜3/4子]",
            &[],
            "agrees",
            &[],
        ),
        (
            "resigned",
            "RU[Chinese]KM[7.5]RE[W+R]",
            &[],
            "not_counted",
            &[],
        ),
        (
            "time",
            "RU[Chinese]KM[7.5]RE[W+Time]",
            &[],
            "not_counted",
            &[],
        ),
        ("unknown", "RU[Chinese]KM[7.5]RE[?]", &[], "none", &[]),
        (
            "unreadable",
            "RU[Chinese]KM[7.5]RE[see comment]",
            &[],
            "unreadable",
            &[],
        ),
        (
            "komi",
            "RU[Chinese]KM[7.5]RE[B+3.5]",
            &[],
            "differs",
            &["komi"],
        ),
        (
            "stated-komi",
            "RU[Chinese]KM[7.5]RE[B+1.5]",
            &["--komi", "0.5"],
            "differs",
            &["komi"],
        ),
        (
            "zi",
            "RU[Chinese]KM[7]RE[B+1]",
            &[],
            "differs",
            &["komi", "zi"],
        ),
        (
            "other-winner",
            "RU[AGA]KM[8.5]RE[W+0.5]",
            &[],
            "differs",
            &["other_winner"],
        ),
        (
            "bonus",
            "RU[AGA]KM[0.5]HA[5]RE[B+3.5]",
            &[],
            "differs",
            &["handicap_bonus"],
        ),
        (
            "last-move",
            "RU[Japanese]KM[6.5]RE[B+1.5]",
            &[],
            "differs",
            &["black_moved_last", "komi"],
        ),
        (
            "dead",
            "RU[Chinese]KM[7.5]RE[B+73.5]",
            &[],
            "differs",
            &["dead_stones"],
        ),
        (
            "unexplained",
            "RU[Chinese]KM[7.5]RE[W+30.5]",
            &[],
            "differs",
            &[],
        ),
    ] {
        let (status, told, why, out) = found(name, properties, arguments);
        assert_eq!(
            (told.as_str(), why),
            (
                finding,
                reasons.iter().map(|reason| (*reason).to_owned()).collect()
            ),
            "{name}: {out}"
        );
        let deduced = i32::from(properties.contains("Japanese"));
        assert_eq!(
            status,
            if finding == "differs" { 1 } else { deduced },
            "{name}: {out}"
        );
        let said = match finding {
            "agrees" => "The record tells the same result",
            "not_counted" => "did not come from a count",
            "unreadable" => "is not understood and was not compared",
            "differs" => "the record tells",
            _ => "",
        };
        assert!(out.contains(said), "{name}: {out}");
    }
}
