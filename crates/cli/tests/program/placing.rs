//! `shuzi placing` and `shuzi clock`, as the organiser of a tournament uses them.

use serde_json::json;

use crate::support::{Run, shuzi};

/// Everybody against everybody.
const ROUND_ROBIN: &str = "round,black,white,result\n\
    1,Ann,Bo,B+2.5\n1,Cy,Di,B+R\n\
    2,Cy,Ann,W+T\n2,Bo,Di,B+F\n\
    3,Di,Ann,B+0.5\n3,Cy,Bo,W+\n";

/// Three rounds in which a place hangs on what secondary points are.
const SWISS: &str = "1,E,F,B+R\n1,B,C,B+R\n1,A,D,B+R\n2,F,C,B+R\n2,E,A,B+R\n2,D,B,B+R\n3,F,A,B+R\n3,B,E,B+R\n3,C,D,B+R\n";

fn placing(results: &str, options: &[&str]) -> Run {
    shuzi(&[&["placing", "-"], options].concat(), results)
}

/// Place, points, A1, A2, B1, B2, games and name of every line of the table.
fn lines(run: &Run) -> Vec<String> {
    let lines = run
        .out
        .lines()
        .skip(2)
        .take_while(|line| !line.starts_with("B1 and B2"));
    lines
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect()
}

fn refused(results: &str) -> String {
    let run = placing(results, &[]);
    assert_eq!((run.status, run.out.as_str()), (2, ""), "{results}");
    run.err
}

#[test]
fn ties_are_broken_by_the_points_of_defeated_opponents_first() {
    let run = placing(ROUND_ROBIN, &[]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(
        run.out.starts_with("-: 4 players, 6 games, 3 rounds\n"),
        "{}",
        run.out
    );
    let expected = [
        "1 2 3 1 3 2 3 Ann",
        "2 2 2 2 3 3 3 Bo",
        "3 1 2 3 3 3 3 Di",
        "4 1 1 4 2 5 3 Cy",
    ];
    assert_eq!(lines(&run), expected);
}

#[test]
fn who_is_tied_in_all_shares_a_place() {
    let circle = "1,A,B,B+R\n2,B,C,B+R\n3,C,A,B+R\n1,D,E,W+R\n2,D,F,B+R\n";
    let run = placing(circle, &[]);
    let places: Vec<String> = lines(&run)
        .iter()
        .map(|line| format!("{} {}", &line[..1], &line[line.len() - 1..]))
        .collect();
    assert_eq!(
        places,
        ["1 A", "1 B", "1 C", "4 E", "5 D", "6 F"].map(str::to_owned)
    );
}

#[test]
fn draws_are_halves_and_a_bye_is_a_point() {
    let run = placing("1;A;B;0\n1;C;;bye\n2;A;C;B+2,5\n2;;B;BYE\n3;A;B;0-0\n", &[]);
    assert_eq!(
        lines(&run),
        [
            "1 1.5 1 3 0 0 3 A",
            "2 1.5 0 3 0 2 2 B",
            "3 1 0 1.5 0 1 1 C"
        ]
    );
}

#[test]
fn what_the_rules_leave_open_is_said_where_it_matters() {
    let run = placing(SWISS, &[]);
    assert_eq!(run.status, 1);
    assert!(
        run.out
            .contains("With A1 and A2 together: C would be 6 instead of 5 (--secondary a1+a2).")
    );
    let other = placing(SWISS, &["--secondary", "a1+a2"]);
    assert!(
        other
            .out
            .contains("With A1: C would be 5 instead of 6 (--secondary a1)."),
        "{}",
        other.out
    );
    assert!(lines(&other)[5].starts_with("6 1 1 4 4 8"), "{}", other.out);
}

#[test]
fn the_table_is_an_object_for_programs() {
    let run = placing(SWISS, &["--format", "json"]);
    let placing = &run.objects()[0]["placing"];
    assert_eq!(
        placing["otherwise"],
        json!([{ "name": "C", "place": 5, "otherwise": 6 }])
    );
    let first = json!({
        "place": 1, "name": "E", "games": 3, "points": 2.0, "a1": 3.0, "a2": 2.0, "b1": 3.0, "b2": 3.0,
    });
    assert_eq!(
        (placing["rounds"].as_u64(), placing["secondary"].as_str()),
        (Some(3), Some("a1"))
    );
    assert_eq!(placing["places"][0], first);
    let failed = shuzi(&["placing", "-", "--format", "json"], "1,A\n");
    assert_eq!(
        (failed.status, failed.objects()[0]["error"]["kind"].as_str()),
        (2, Some("bad_results"))
    );
}

#[test]
fn tables_come_as_spreadsheets_write_them() {
    let marked = format!(
        "\u{FEFF}{}",
        ROUND_ROBIN.replace(',', ";").replace('\n', "\r\n")
    );
    let quoted = ROUND_ROBIN
        .replace("Ann", "\"Ann\"")
        .replace("B+2.5", "\"B+2,5\" ")
        + "\n,,,\n";
    let plain = lines(&placing(ROUND_ROBIN, &[]));
    assert_eq!(lines(&placing(&marked, &[])), plain);
    assert_eq!(lines(&placing(&quoted, &[])), plain);
    let comma = placing("1,\"Lee, Sedol\",柯洁,B+R\n", &[]);
    assert!(lines(&comma)[0].ends_with("Lee, Sedol"), "{}", comma.out);
}

#[test]
fn mistakes_are_named_by_their_line() {
    assert!(refused("").contains("no game in the table"));
    assert!(refused("round,black,white,result\n").contains("no game in the table"));
    assert!(refused("1,A,B,B+R\n\n2,A,B\n").contains("line 3: 3 fields instead of 4"));
    assert!(refused("one,A,B,B+R\n").contains("line 1: 'one' is no number of a round"));
    assert!(refused("0,A,B,B+R\n").contains("'0' is no number of a round"));
    assert!(refused("1,A,B,A won\n").contains("line 1: 'A won' is no result (write B+2.5"));
    assert!(refused("1,A,B,\n").contains("'' is no result"));
    assert!(refused("1,A,B,B+R2\n").contains("'B+R2' is no result"));
    assert!(refused("1,A,,B+R\n").contains("a game has two players"));
    assert!(refused("1,A,B,bye\n").contains("a bye has one"));
    assert!(refused("1,A,A,B+R\n").contains("'A' is in round 1 twice"));
    assert!(
        refused("1,A,B,B+R\n1,C,A,B+R\n").contains("line 2: 'A' is in round 1 twice (see line 1)")
    );
    assert!(
        refused("1,Ke Jie,B,B+R\n2,KE  Jie,B,B+R\n")
            .contains("line 2: 'KE  Jie' and 'Ke Jie' (line 1)")
    );
}

#[test]
fn other_encodings_are_refused_with_their_line() {
    let folder = std::env::temp_dir().join(format!("shuzi-placing-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("latin.csv");
    std::fs::write(&path, b"1,A,B,B+R\n2,M\xFCller,B,B+R\n").unwrap();
    let run = shuzi(&["placing", path.to_str().unwrap()], "");
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(run.status, 2);
    assert!(run.err.contains("line 2: it is not UTF-8"), "{}", run.err);
}

#[test]
fn escape_codes_in_names_are_shown_and_not_obeyed() {
    let run = placing("1,\u{1B}[31mEve,\u{202E}Bob,W+R\n", &[]);
    assert!(!run.out.contains('\u{1B}') && !run.out.contains('\u{202E}'));
    assert!(
        run.out.contains("\\u{1b}[31mEve") && run.out.contains("\\u{202e}Bob"),
        "{}",
        run.out
    );
}

#[test]
fn a_large_table_is_placed() {
    let results: String = (0..20_000)
        .map(|game| format!("1,a{game},b{game},B+R\n"))
        .collect();
    let run = placing(&results, &[]);
    assert_eq!(lines(&run).len(), 40_000);
    assert_eq!(lines(&run)[20_000].split(' ').next(), Some("20001"));
}

#[test]
fn a_forfeit_may_be_an_opponent_who_was_not_met() {
    // Ann, Bo and Di have two wins each; one of Bo's is over Di, who did not come.
    let results = "1,Ann,Cy,B+R\n1,Bo,Di,B+F\n2,Di,Cy,B+R\n2,Ann,Ed,B+R\n2,Bo,Fay,B+R\n3,Ed,Fay,B+R\n3,Di,Hal,B+R\n";
    let defeated = placing(results, &[]);
    assert!(
        lines(&defeated)[0].starts_with("1 2 2 0") && lines(&defeated)[0].ends_with("Bo"),
        "{}",
        defeated.out
    );
    assert_eq!(defeated.status, 1);
    assert!(
        defeated.out.contains("Bo would be 2 instead of 1")
            && defeated.out.contains("(--forfeits not-met)")
    );
    assert!(
        defeated
            .out
            .contains("Di failed to appear in round 1 and lost the game (article 8).\n"),
        "{}",
        defeated.out
    );
    let not_met = placing(results, &["--forfeits", "not-met", "--format", "json"]);
    let placing = &not_met.objects()[0]["placing"];
    let two = json!([placing["places"][0]["name"], placing["places"][0]["a1"]]);
    assert_eq!(
        (two, &placing["forfeits"]),
        (json!(["Ann", 1.0]), &json!("not-met"))
    );
    assert_eq!(placing["absences"][0]["failed_to_appear"], json!([1]));
}

#[test]
fn a_bye_may_be_no_point() {
    let run = placing("1,A,B,B+R\n1,C,,bye\n", &[]);
    assert_eq!(
        (run.status, lines(&run)[0].as_str()),
        (1, "1 1 0 0 0 0 1 A")
    );
    assert!(
        run.out.contains("C would be 3 instead of 1") && run.out.contains("(--byes nothing)"),
        "{}",
        run.out
    );
    assert_eq!(
        lines(&placing("1,A,B,B+R\n1,C,,bye\n", &["--byes", "nothing"]))[2],
        "3 0 0 0 0 0 0 C"
    );
}

#[test]
fn who_is_suspended_loses_the_remaining_games() {
    let results =
        "1,Eve,Al,B+R\n2,Bo,Eve,B+F\n3,Eve,,suspended\n3,Al,Eve,B+F\n1,Bo,Cy,0-0\n2,Al,Cy,void\n";
    let run = placing(results, &[]);
    for said in [
        "Eve failed to appear in round 2 and lost the game",
        "Eve is suspended from round 3 on and loses the remaining games (article 8).",
        "Eve has no game with Cy in the table",
    ] {
        assert!(run.out.contains(said), "{said}\n{}", run.out);
    }
    // A double loss is nobody's point, and a game without result is none.
    let of = |name: &str| {
        lines(&run)
            .into_iter()
            .find(|line| line.ends_with(name))
            .unwrap()
    };
    assert!(
        of("Cy").contains(" 0 0 ") && of("Cy").ends_with(" 1 Cy"),
        "{}",
        run.out
    );
    let won = refused("1,Eve,Al,B+R\n2,Eve,,suspended\n3,Eve,Al,B+R\n");
    assert!(
        won.contains("line 3: 'Eve' was suspended in line 2"),
        "{won}"
    );
    assert!(
        refused("2,Eve,,suspended\n2,Eve,,bye\n").contains("line 2: 'Eve' was suspended in line 1")
    );
    assert!(refused("1,A,B,suspended\n").contains("a bye has one"));
}

#[test]
fn who_is_absent_too_often_is_to_be_suspended() {
    let results = "1,Eve,Al,W+F\n2,Eve,,absent\n2,Al,Bo,0F-0F\n3,Al,Bo,B+R\n";
    let open = placing(results, &[]);
    assert!(
        open.status == 0 && open.out.contains("--absences"),
        "{}",
        open.out
    );
    let run = placing(results, &["--absences", "1"]);
    assert_eq!(run.status, 1);
    assert!(
        run.out.contains("Eve was away 2 times, and 1 is allowed"),
        "{}",
        run.out
    );
    assert!(!run.out.contains("Al was away"), "{}", run.out);
    assert_eq!(placing(results, &["--absences", "2"]).status, 0);
}

fn clock(options: &[&str]) -> Run {
    shuzi(&[&["clock", "--basic", "60min"], options].concat(), "")
}

#[test]
fn both_readings_are_given_where_they_differ() {
    let run = clock(&["--late", "black=7min", "--used", "black=55min"]);
    assert_eq!(run.status, 1);
    let readings = "2 points by the full basic time, 4 points by what late arrival left of it";
    assert!(run.out.contains(readings), "{}", run.out);
    let gone = clock(&["--late", "white=30min"]);
    assert!(
        gone.out
            .contains("no points by the full basic time, lost (the time limit was over"),
        "{}",
        gone.out
    );
    let half = clock(&["--used", "white=90min"]);
    assert_eq!(half.status, 1);
    assert!(half.out.contains("exactly half"), "{}", half.out);
}

#[test]
fn penalties_cancel_and_games_are_lost() {
    let both = clock(&["--used", "black=81min,white=61min"]);
    assert!(
        both.out
            .ends_with("Black loses 4 points (--penalty black=4)\n"),
        "{}",
        both.out
    );
    assert!(
        clock(&["--used", "black=91min"])
            .out
            .ends_with("Black loses the game.\n")
    );
    assert!(
        clock(&["--late", "white=1h"])
            .out
            .ends_with("White loses the game.\n")
    );
    assert_eq!(clock(&["--used", "black=2h,white=2h"]).status, 1);
    assert!(clock(&[]).out.ends_with("No points are lost.\n"));
}

#[test]
fn times_need_a_unit() {
    for options in [
        ["--late", "black=7"],
        ["--late", "7min"],
        ["--used", "black=-1min"],
        ["--used", "black=8days"],
    ] {
        assert_eq!(clock(&options).status, 64, "{options:?}");
    }
    assert_eq!(shuzi(&["clock"], "").status, 64);
    assert_eq!(shuzi(&["clock", "--basic", "0min"], "").status, 64);
}

#[test]
fn places_and_times_are_told_in_other_languages() {
    let told = |language| {
        clock(&[
            "--late",
            "black=7min",
            "--used",
            "black=46min,white=61min",
            "--lang",
            language,
        ])
        .out
    };
    assert!(
        told("uk").ends_with("Білі втрачають 2 очки (--penalty white=2)\n"),
        "{}",
        told("uk")
    );
    assert!(
        told("zh").contains("白：基本时限1小时余1小时，用时1小时1分，超时1分：罚2点"),
        "{}",
        told("zh")
    );
    assert_eq!(
        placing(SWISS, &["--lang", "ja", "--format", "json"]).out,
        placing(SWISS, &["--format", "json"]).out
    );
}

#[test]
fn counted_seconds_may_lose_the_game_or_leave_it_to_the_referee() {
    let counted = |options: &[&str]| clock(&[&["--byo-yomi", "5x30s"], options].concat());
    let last = counted(&["--exceeded", "black=5"]);
    assert!(
        last.status == 1 && last.out.contains("the referee decides"),
        "{}",
        last.out
    );
    let lost = counted(&["--exceeded", "white=6"]);
    assert!(
        lost.status == 0 && lost.out.ends_with("White loses the game.\n"),
        "{}",
        lost.out
    );
    let unknown = counted(&["--used", "black=1:30:00"]);
    assert!(
        unknown.status == 1 && unknown.out.contains("0–60 of 5 times"),
        "{}",
        unknown.out
    );
    assert_eq!(
        counted(&["--used", "black=59min", "--exceeded", "black=1"]).status,
        64
    );
    assert_eq!(clock(&["--exceeded", "black=1"]).status, 64);
}

#[test]
fn clocks_are_told_to_programs() {
    let run = clock(&[
        "--late",
        "black=7min",
        "--used",
        "black=55min,white=1:15:00",
        "--format",
        "json",
    ]);
    let told = &run.objects()[0]["clock"];
    assert_eq!(run.status, 1);
    assert_eq!(
        told["black"]["of_full"],
        json!({ "outcome": "points", "points": 2.0 })
    );
    assert_eq!(
        (
            told["black"]["left_s"].as_f64(),
            told["black"]["is_open"].as_bool()
        ),
        (Some(2760.0), Some(true))
    );
    assert_eq!(told["together"], json!({ "outcome": "open" }));
    let net = clock(&["--used", "white=1:15:00", "--format", "json"]);
    let together =
        json!({ "outcome": "points", "loser": "white", "points": 4.0, "penalty": "white=4" });
    assert_eq!(
        (net.status, &net.objects()[0]["clock"]["together"]),
        (0, &together)
    );
    let counted = clock(&[
        "--byo-yomi",
        "3x1min",
        "--exceeded",
        "black=4",
        "--format",
        "json",
    ]);
    let told = &counted.objects()[0]["clock"];
    assert_eq!(
        (told["system"].as_str(), told["period_s"].as_f64()),
        (Some("second_counting"), Some(60.0))
    );
    assert_eq!(
        told["together"],
        json!({ "outcome": "lost", "loser": "black" })
    );
}

fn handicap(options: &[&str]) -> Run {
    shuzi(&[&["handicap"], options].concat(), "")
}

#[test]
fn what_the_rules_do_not_state_about_grades_has_to_be_stated() {
    let exchanged = handicap(&["--black", "2ping", "--white", "5ping", "--format", "json"]);
    let told = &exchanged.objects()[0]["handicap"];
    assert_eq!(
        (
            exchanged.status,
            &told["stronger"],
            &told["readings"][0]["moves"]
        ),
        (1, &json!("black"), &json!(0.75))
    );
    let chi = handicap(&["--black", "3k", "--white", "1d"]);
    assert!(
        chi.status == 1 && chi.out.contains("State it with --chi"),
        "{}",
        chi.out
    );
    assert_eq!(
        handicap(&["--black", "3k", "--white", "1d", "--chi", "4"]).status,
        0
    );
    let unknown = handicap(&["--black", "7tuan", "--white", "9ping"]);
    assert!(
        unknown.status == 64 && unknown.err.contains("--ninth-ping 7tuan"),
        "{}",
        unknown.err
    );
    assert_eq!(handicap(&["--black", "9p", "--white", "7tuan"]).status, 64);
}

#[test]
fn colours_of_an_even_game_are_chosen_by_a_guess() {
    let even = ["--black", "5tuan", "--white", "5tuan"];
    assert!(
        handicap(&even)
            .out
            .contains("Even game: the older player takes a handful")
    );
    let guessed = |stones, guess| {
        handicap(&[&even[..], &["--stones", stones, "--guess", guess]].concat()).out
    };
    assert!(guessed("17", "odd").contains("The guess is right"));
    assert!(guessed("17", "even").contains("The guess is wrong"));
    let uneven = [
        "--black", "4tuan", "--white", "5tuan", "--stones", "17", "--guess", "odd",
    ];
    assert_eq!(handicap(&uneven).status, 64);
}
