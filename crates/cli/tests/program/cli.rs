//! The program as its users run it: arguments in, streams and exit status out.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::support::{file, shuzi};

/// Two walls down the middle of a 9×9 board: 45 points against 36, nothing in doubt with the dead
/// stated.
const SPLIT: &str = "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5]\
    AB[ea][eb][ec][ed][ee][ef][eg][eh][ei]AW[fa][fb][fc][fd][fe][ff][fg][fh][fi])";

/// The same with a white stone deep in Black's area.
const INTRUDER: &str = "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5]\
    AB[ea][eb][ec][ed][ee][ef][eg][eh][ei]AW[fa][fb][fc][fd][fe][ff][fg][fh][fi][cc])";

/// A white stone without liberties in the corner.
const CAPTURED: &str = "(;GM[1]FF[4]SZ[5]AB[ba][ab]AW[aa])";

#[test]
fn help_and_version_go_to_standard_output() {
    for arguments in [vec!["--help"], vec!["count", "--help"], vec!["--version"]] {
        let run = shuzi(&arguments, "");
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        assert!(!run.out.is_empty());
    }
}

#[test]
fn help_is_a_command_too_and_what_comes_without_one() {
    assert!(shuzi(&["help"], "").out.contains("Usage: shuzi"));
    let of_count = shuzi(&["help", "count"], "");
    assert_eq!(
        (of_count.status, of_count.out),
        (0, shuzi(&["count", "--help"], "").out)
    );
    assert_eq!(shuzi(&["help", "settle"], "").status, 64);
    let without = shuzi(&[], "");
    assert_eq!((without.status, without.out.as_str()), (64, ""));
    assert!(
        without.err.contains("Usage: shuzi") && without.err.contains("count"),
        "{}",
        without.err
    );
}

#[test]
fn licences_of_what_is_built_in_are_told() {
    let told = shuzi(&["--licenses"], "");
    assert_eq!((told.status, told.err.as_str()), (0, ""));
    for of_others in ["pulp ", "zune-jpeg ", "Permission is hereby granted"] {
        assert!(told.out.contains(of_others), "{of_others}");
    }
    assert_eq!(
        told.out.contains("SIL Open Font License"),
        cfg!(feature = "pdf")
    );
    assert_eq!(shuzi(&["--licenses", "count", "a.jpg"], "").out, told.out);
    // Without it, a command is missed as before.
    assert_eq!(shuzi(&["--color", "never"], "").status, 64);
}

#[test]
fn colours_are_for_who_wants_them() {
    let is_colored = |text: &str| text.contains('\u{1b}');
    let drawn = |arguments: &[&str], no_color: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
            .env("NO_COLOR", no_color)
            .args(arguments)
            .args(["score", "--dead", "none", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), SPLIT.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        is_colored(&String::from_utf8(output.stdout).unwrap())
    };
    assert!(
        !drawn(&[], "") && !drawn(&["--color", "auto"], ""),
        "this is no terminal"
    );
    assert!(drawn(&["--color", "always"], "") && drawn(&["--color=always"], "1"));
    assert!(!drawn(&["--color", "never"], ""));
    // Behind the command, and for help and errors, too.
    assert!(is_colored(
        &shuzi(
            &["score", "-", "--dead", "none", "--color", "always"],
            SPLIT
        )
        .out
    ));
    assert!(is_colored(&shuzi(&["--color", "always", "--help"], "").out));
    assert!(is_colored(&shuzi(&["--color=always", "count"], "").err));
    assert!(!is_colored(&shuzi(&["--color", "never", "count"], "").err));
    assert_eq!(
        shuzi(&["--color", "sometimes", "score", "-"], SPLIT).status,
        64
    );
}

#[test]
fn json_is_a_short_form_of_its_format() {
    let long = shuzi(&["score", "--format", "json", "--dead", "none", "-"], SPLIT).objects();
    let short = shuzi(&["score", "--json", "--dead", "none", "-"], SPLIT).objects();
    assert_eq!(long[0]["score"], short[0]["score"]);
    assert_eq!(
        shuzi(&["score", "--json", "--format", "sgf", "-"], SPLIT).status,
        64
    );
    let board = file("cli/json", "board.sgf", SPLIT);
    let results = file(
        "cli/json",
        "results.csv",
        "round,black,white,result\n1,Ann,Bo,B+2\n",
    );
    let folder = PathBuf::from(&board)
        .parent()
        .unwrap()
        .to_str()
        .unwrap()
        .to_owned();
    let commands: [&[&str]; 5] = [
        &["count", "missing.jpg"],
        &["read", "missing.jpg"],
        &["verify", "--no-ask", &board],
        &["placing", &results],
        &["eval", &folder],
    ];
    for command in commands {
        let run = shuzi(&[command, &["--json"]].concat(), "");
        assert_ne!(run.status, 64, "{command:?}: {}", run.err);
        assert!(
            run.out.is_empty() || serde_json::from_str::<Value>(&run.out).is_ok(),
            "{command:?}: {}",
            run.out
        );
    }
}

#[test]
fn komi_is_stated_in_points_or_in_zi() {
    let margin = |arguments: &[&str]| {
        let run = shuzi(
            &[&["score", "--json", "--dead", "none"], arguments, &["-"]].concat(),
            SPLIT,
        );
        run.objects()[0]["score"]["margin"].as_f64().unwrap()
    };
    // 45 against 36.
    for komi in ["7.5", "7½", "3.75zi", "3¾zi", "3 3/4zi", "3 3/4 zi"] {
        assert_eq!(margin(&["--komi", komi]), 1.5, "{komi}");
    }
    let cup = file(
        "cli/komi",
        "cup.toml",
        "name = 'Cup'\nrules = 'chinese'\nkomi = '2.75zi'\n",
    );
    assert_eq!(margin(&["--rules", &cup]), 3.5);
    let run = shuzi(&["score", "--komi", "3.75", "-"], SPLIT);
    assert_eq!(run.status, 64);
    assert!(
        run.err.contains("3.75zi"),
        "it says how zi are written: {}",
        run.err
    );
}

#[test]
fn a_command_line_without_sense_is_a_usage_error() {
    let cases: [&[&str]; 18] = [
        &[],
        &["settle"],
        &["count"],
        &["score", "--rules", "house", "a.sgf"],
        &["score", "--komi", "x", "a.sgf"],
        &["score", "--komi", "7.3", "a.sgf"],
        &["score", "--dead", "Z99", "a.sgf"],
        &["score", "--set", "Q16=red", "a.sgf"],
        &["score", "--prisoners", "3", "a.sgf"],
        &["score", "--dead", "C3", "--toggle", "C3", "a.sgf"],
        &["score", "--yes", "--ask", "a.sgf"],
        &["score", "--ask", "-"],
        &["score", "-", "-"],
        &["score", "--sgf", "out.sgf", "a.sgf", "b.sgf"],
        &["count", "--corners", "1,2,3", "a.jpg"],
        &["count", "--size", "0", "a.jpg"],
        &["count", "--board", "0", "a.jpg"],
        &["count", "--overlay", "out.gif", "a.jpg"],
    ];
    for arguments in cases {
        let run = shuzi(arguments, "");
        assert_eq!(
            (run.status, run.out.as_str()),
            (64, ""),
            "{arguments:?}\n{}",
            run.err
        );
        assert!(!run.err.is_empty());
    }
}

#[test]
fn every_input_gets_one_line_in_order_whether_it_fails_or_not() {
    let good = file("cli/order", "good.sgf", SPLIT);
    let bad = file("cli/order", "bad.sgf", "(;GM[1]SZ[19]B[zz])");
    let run = shuzi(
        &[
            "score",
            "--format",
            "json",
            "--dead",
            "none",
            &good,
            "missing.sgf",
            &bad,
            &good,
        ],
        "",
    );
    assert_eq!(run.status, 2);
    let objects = run.objects();
    let files: Vec<&str> = objects
        .iter()
        .map(|object| object["file"].as_str().unwrap())
        .collect();
    assert_eq!(
        files,
        [good.as_str(), "missing.sgf", bad.as_str(), good.as_str()]
    );
    assert!(objects.iter().all(|object| object["schema"] == "shuzi/1"));
    let kinds: Vec<&Value> = objects
        .iter()
        .map(|object| &object["error"]["kind"])
        .collect();
    assert_eq!(
        kinds,
        [
            &Value::Null,
            &"unreadable".into(),
            &"bad_sgf".into(),
            &Value::Null
        ]
    );
    assert!(
        objects[1]["error"]["hint"]
            .as_str()
            .is_some_and(|hint| !hint.is_empty())
    );
    assert_eq!(objects[0]["score"], objects[3]["score"]);
}

#[test]
fn a_finished_position_is_counted_and_certain() {
    let run = shuzi(&["score", "--format", "json", "--dead", "none", "-"], SPLIT);
    assert_eq!(run.status, 0, "{}", run.out);
    let object = &run.objects()[0];
    assert_eq!(object["file"], "-");
    assert_eq!(object["size"], serde_json::json!([9, 9]));
    assert_eq!(object["rows"][0], "....BW...");
    assert_eq!(
        (&object["rules"], &object["komi"], &object["handicap"]),
        (&"chinese".into(), &7.5.into(), &0.into())
    );
    assert_eq!(object["owner"][0], "BBBBBWWWW");
    let expected = serde_json::json!({
        "black": 45.0, "white": 36.0, "margin": 1.5, "margin_zi": "3/4", "winner": "black", "sgf": "B+1.5"
    });
    assert_eq!(object["score"], expected);
    for empty in ["dame", "shared", "unsealed", "warnings"] {
        assert_eq!(object[empty], serde_json::json!([]), "{empty}");
    }
    assert_eq!(object["life"]["chains"].as_array().unwrap().len(), 2);
    assert!(object["timings_ms"]["score"].is_number());
}

#[test]
fn the_person_decides_what_is_dead() {
    let margin = |arguments: &[&str]| {
        let run = shuzi(
            &[&["score", "--format", "json"], arguments, &["-"]].concat(),
            INTRUDER,
        );
        let object = run.objects().remove(0);
        (
            object["life"]["dead"].clone(),
            object["score"]["margin"].as_f64().unwrap(),
        )
    };
    assert_eq!(margin(&["--dead", "C7"]), (serde_json::json!(["C7"]), 1.5));
    let (dead, alive) = margin(&["--dead", "none"]);
    assert_eq!(dead, serde_json::json!([]));
    assert!(alive < 0.0, "{alive}");
    assert_eq!(margin(&["--set", "c7=empty", "--dead", "none"]).1, 1.5);
    let (proposed, toggled) = (margin(&[]), margin(&["--toggle", "C7"]));
    assert_ne!(proposed, toggled);
}

#[test]
fn points_that_this_board_does_not_have_fail_its_input_only() {
    let small = file("cli/bad_option", "small.sgf", SPLIT);
    for (option, value) in [
        ("--dead", "Q16"),
        ("--dead", "A1"),
        ("--toggle", "A1"),
        ("--set", "Q16=black"),
    ] {
        let run = shuzi(&["score", "--format", "json", option, value, &small], "");
        assert_eq!(
            (run.status, &run.objects()[0]["error"]["kind"]),
            (2, &"bad_option".into()),
            "{option} {value}"
        );
    }
}

#[test]
fn options_go_before_what_the_record_says() {
    let object = |arguments: &[&str]| {
        let run = shuzi(
            &[
                &["score", "--format", "json", "--dead", "none"],
                arguments,
                &["-"],
            ]
            .concat(),
            SPLIT,
        );
        run.objects().remove(0)
    };
    assert_eq!(object(&["--komi", "-0.5"])["score"]["margin"], 9.5);
    assert_eq!(object(&["--rules", "aga"])["rules"], "aga");
    assert_eq!(
        object(&["--rules", "aga"])["score"]["margin_zi"],
        Value::Null
    );
    let bonus = object(&["--handicap", "4", "--white-handicap-bonus", "N"]);
    assert_eq!(
        (&bonus["handicap"], &bonus["score"]["margin"]),
        (&4.into(), &(-2.5).into())
    );
    let ing = object(&["--rules", "ing", "--komi", "8"]);
    assert_eq!(ing["ing"]["result"], "B+1");
    assert_eq!(ing["ing"]["compensation_stones"], 4);
    let japanese = object(&[
        "--rules",
        "japanese",
        "--prisoners",
        "B=3,W=5",
        "--komi",
        "6.5",
    ]);
    // 36 points and 5 prisoners against 27 and 3.
    assert_eq!(japanese["score"]["margin"], 4.5);
}

#[test]
fn a_record_without_sense_is_refused_with_its_place() {
    let cut_off = &SPLIT[..SPLIT.len() - 8];
    for text in [
        "",
        "no game",
        cut_off,
        "(;GM[2])",
        "(;SZ[99])",
        "(;RU[house rules of mine]KM[7])",
    ] {
        let run = shuzi(&["score", "--format", "json", "-"], text);
        assert_eq!(run.status, 2, "{text}");
        assert_eq!(run.objects()[0]["error"]["kind"], "bad_sgf", "{text}");
    }
}

#[test]
fn a_chain_without_liberties_is_reported_and_never_counted() {
    let run = shuzi(&["score", "--format", "json", "-"], CAPTURED);
    assert_eq!(run.status, 1);
    let object = &run.objects()[0];
    assert_eq!(object["warnings"][0]["kind"], "no_liberties");
    assert_eq!(object["warnings"][0]["points"], serde_json::json!(["A5"]));
    assert!(object.get("score").is_none() && object.get("owner").is_none());
    let corrected = shuzi(
        &[
            "score", "--format", "json", "--set", "A5=empty", "--dead", "none", "-",
        ],
        CAPTURED,
    );
    assert_eq!(corrected.objects()[0]["score"]["sgf"], "B+17.5");
}

#[test]
fn a_game_is_replayed_and_its_prisoners_count() {
    // White captures nothing; Black captures the stone at the corner.
    let game = "(;GM[1]FF[4]SZ[5]RU[Japanese]KM[0.5];B[ba];W[aa];B[ab])";
    let object = shuzi(&["score", "--format", "json", "-"], game)
        .objects()
        .remove(0);
    assert_eq!(object["rows"][0], ".B...");
    assert!(
        !object["warnings"]
            .as_array()
            .unwrap()
            .iter()
            .any(|warning| warning["kind"] == "prisoners_deduced")
    );
}

/// Black's F5 is in atari at E5, where a protective move is missing.
const OPEN_KO: &str = "(;GM[1]FF[4]SZ[9]RU[Japanese]KM[6.5]\
    AB[ea][eb][ec][dd][ed][de][fe][df][ef][eg][eh][ei]\
    AW[fa][fb][fc][fd][gd][ge][ff][gf][fg][fh][fi])";

/// B9 and D9 live in seki by C9, with an eye each.
const SEKI: &str = "(;GM[1]FF[4]SZ[9]RU[Japanese]KM[6.5]\
    AB[da][fa][cb][db][eb][fb][ac][bc][bd][cd][dd][ed][fe][ff][fg][fh][fi]\
    AW[ba][ga][ab][bb][gb][cc][dc][ec][fc][gc][fd][ge][gf][gg][gh][gi])";

#[test]
fn missing_protective_moves_are_named_and_taken_off() {
    let run = shuzi(
        &["score", "--format", "json", "--dead", "none", "-"],
        OPEN_KO,
    );
    assert_eq!(run.status, 1);
    let object = &run.objects()[0];
    assert_eq!(object["teire"], serde_json::json!(["E5"]));
    assert_eq!(object["owner"][4], "BBB....WW");
    let warning = |object: &Value, kind: &str| {
        let warnings = object["warnings"].as_array().unwrap().clone();
        warnings.into_iter().find(|warning| warning["kind"] == kind)
    };
    assert_eq!(
        warning(object, "missing_teire").unwrap()["points"],
        serde_json::json!(["E5"])
    );
    let area = shuzi(
        &[
            "score", "--format", "json", "--rules", "aga", "--dead", "none", "-",
        ],
        OPEN_KO,
    );
    assert!(area.objects()[0].get("teire").is_none());
    assert!(warning(&area.objects()[0], "missing_teire").is_none());
}

#[test]
fn stones_in_seki_and_their_eyes_are_named() {
    let run = shuzi(&["score", "--format", "json", "--dead", "none", "-"], SEKI);
    let seki = run.objects()[0]["seki"].as_array().unwrap().clone();
    for named in ["B9", "D9", "A9", "E9"] {
        assert!(seki.contains(&named.into()), "{named} in {seki:?}");
    }
    let text = shuzi(&["score", "--dead", "none", "-"], SEKI).out;
    assert!(
        text.contains("No territory in seki: A9, B9, D9, E9"),
        "{text}"
    );
}

#[test]
fn without_prisoners_both_results_are_told() {
    let run = shuzi(
        &[
            "score", "--format", "json", "--rules", "japanese", "--dead", "none", "-",
        ],
        SPLIT,
    );
    let object = &run.objects()[0];
    let score = &object["score"];
    assert_eq!(
        score["margin"].as_f64().unwrap() - score["margin_if_black_moved_last"].as_f64().unwrap(),
        1.0
    );
    let message = object["warnings"][0]["message"].as_str().unwrap();
    let told = message.contains("B+1.5 if White moved last, B+0.5 if Black did");
    assert!(told, "{message}");
    let stated = [
        "score",
        "--format",
        "json",
        "--rules",
        "japanese",
        "--prisoners",
        "B=0,W=0",
        "-",
    ];
    let score = &shuzi(&stated, SPLIT).objects()[0]["score"];
    assert!(score.get("margin_if_black_moved_last").is_none());
}

#[test]
fn text_ends_with_the_result_in_words() {
    let run = shuzi(&["score", "--dead", "none", "-"], SPLIT);
    assert_eq!(
        run.out.lines().last(),
        Some("Black wins by 3/4 zi (1.5 points)")
    );
    assert!(run.out.contains("A B C D E F G H J") && !run.out.contains('\x1b'));
    let failed = shuzi(&["score", "missing.sgf"], "");
    assert_eq!((failed.status, failed.out.as_str()), (2, ""));
    assert!(failed.err.contains("missing.sgf"));
}

#[test]
fn the_game_record_reads_back_and_names_a_result_only_when_it_is_settled() {
    let settled = shuzi(&["score", "--format", "sgf", "--dead", "none", "-"], SPLIT);
    assert!(
        settled.out.starts_with("(;GM[1]FF[4]CA[UTF-8]AP[shuzi:"),
        "{}",
        settled.out
    );
    for property in ["SZ[9]", "RU[Chinese]", "KM[7.5]", "RE[B+1.5]", "TB[", "TW["] {
        assert!(
            settled.out.contains(property),
            "{property} in {}",
            settled.out
        );
    }
    let again = shuzi(&["score", "--dead", "none", "-"], &settled.out);
    assert!(
        again
            .out
            .lines()
            .any(|line| line == "Black wins by 3/4 zi (1.5 points)"),
        "{}",
        again.out
    );
    let open = shuzi(&["score", "--format", "sgf", "-"], CAPTURED);
    assert!(!open.out.contains("RE["));
}

#[test]
fn a_second_file_takes_the_game_record() {
    let input = file("cli/second", "a.sgf", SPLIT);
    let output = file("cli/second", "out.sgf", "");
    let run = shuzi(&["score", "--dead", "none", "--sgf", &output, &input], "");
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(
        std::fs::read_to_string(&output)
            .unwrap()
            .contains("RE[B+1.5]")
    );
    let nowhere = shuzi(
        &[
            "score",
            "--dead",
            "none",
            "--sgf",
            "/nonexistent/out.sgf",
            &input,
        ],
        "",
    );
    assert_eq!(nowhere.status, 74);
    assert!(
        nowhere.out.contains("Black wins"),
        "the result is good even when it cannot be saved"
    );
}

#[test]
fn what_is_no_photo_is_refused_as_such() {
    let text = file("cli/photo", "a.jpg", "not a photo");
    let run = shuzi(&["read", "--format", "json", &text, "missing.jpg"], "");
    assert_eq!(run.status, 2);
    let objects = run.objects();
    assert_eq!(objects[0]["error"]["kind"], "unsupported_format");
    assert_eq!(objects[0]["photo"]["file"], text.as_str());
    assert_eq!(objects[1]["error"]["kind"], "unreadable");
}

#[test]
fn a_reader_that_stops_early_has_an_exit_status_and_no_message() {
    let input = file("cli/pipe", "a.sgf", SPLIT);
    let mut arguments = vec!["score", "--format", "json", "--dead", "none"];
    arguments.extend(std::iter::repeat_n(input.as_str(), 200));
    let mut child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .env("LC_ALL", "C")
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(141));
    assert!(
        output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
#[cfg(target_os = "linux")]
fn results_that_cannot_be_written_are_told_from_inputs_that_fail() {
    let input = file("cli/full", "a.sgf", SPLIT);
    let output = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .env("LC_ALL", "C")
        .args(["score", "--dead", "none", &input])
        .stdout(
            std::fs::File::options()
                .write(true)
                .open("/dev/full")
                .unwrap(),
        )
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(74), "{said}");
    assert!(said.starts_with("shuzi: cannot write results: "), "{said}");
}

#[test]
fn timings_go_to_standard_error() {
    let run = shuzi(&["score", "--dead", "none", "--timings", "-"], SPLIT);
    assert!(
        run.err.contains("life") && run.err.contains("ms"),
        "{}",
        run.err
    );
}

#[test]
fn a_rendered_photo_has_its_truth_beside_it() {
    let photo = file("cli/render", "board.jpg", "");
    let size = ["--width", "64", "--height", "48"];
    let run = shuzi(
        &[&["render", "-", "--out", photo.as_str()], &size[..]].concat(),
        SPLIT,
    );
    assert_eq!((run.status, run.out.as_str()), (0, ""), "{}", run.err);
    assert!(std::fs::read(&photo).unwrap().starts_with(&[0xff, 0xd8]));
    let truth = std::fs::read_to_string(photo.replace(".jpg", ".json")).unwrap();
    let truth: Value = serde_json::from_str(&truth).unwrap();
    assert_eq!(
        (&truth["file"], &truth["size"]),
        (&"board.jpg".into(), &9.into())
    );
    assert_eq!(
        shuzi(&["render", "-", "--out", "board.gif"], SPLIT).status,
        64
    );
    assert_eq!(
        shuzi(&["render", "missing.sgf", "--out", photo.as_str()], "").status,
        2
    );
}

#[test]
fn a_pair_of_photos_says_what_went_wrong_in_both_truths() {
    let (before, after) = (
        file("cli/pair", "before.jpg", ""),
        file("cli/pair", "after.jpg", ""),
    );
    let size = ["--width", "64", "--height", "48"];
    let render = |more: &[&str]| {
        let start = [
            "render",
            "-",
            "--out",
            before.as_str(),
            "--fill-in",
            after.as_str(),
        ];
        shuzi(&[&start, &size[..], more].concat(), SPLIT)
    };
    let truth = |photo: &str| -> Value {
        serde_json::from_str(&std::fs::read_to_string(photo.replace(".jpg", ".json")).unwrap())
            .unwrap()
    };
    assert_eq!(render(&["--dead", "none"]).status, 0);
    assert_eq!(
        (
            &truth(&before)["pair"]["fault"],
            &truth(&after)["pair"]["after"]
        ),
        (&Value::Null, &"after.jpg".into())
    );
    let run = render(&["--dead", "none", "--fault", "wrong-colour", "--seed", "3"]);
    assert_eq!((run.status, run.out.as_str()), (0, ""), "{}", run.err);
    let pair = truth(&after)["pair"].clone();
    assert_eq!(pair, truth(&before)["pair"]);
    assert_eq!(pair["fault"]["kind"], "wrong-colour");
    assert!(
        pair["fault"]["point"].is_string() && pair["fault"]["color"].is_string(),
        "{pair}"
    );
    // No shared points: nothing of the kind can happen.
    let run = render(&["--dead", "none", "--fault", "uneven"]);
    assert!(
        run.status == 2 && run.err.contains("choose another fault"),
        "{}",
        run.err
    );
    assert_eq!(render(&["--fault", "missing", "--komi", "7.5"]).status, 2);
    assert_eq!(
        shuzi(
            &["render", "-", "--out", before.as_str(), "--fault", "moved"],
            SPLIT
        )
        .status,
        64
    );
    assert_eq!(
        shuzi(
            &[
                "render",
                "-",
                "--out",
                before.as_str(),
                "--fill-in",
                before.as_str()
            ],
            SPLIT
        )
        .status,
        64
    );
}

/// The files of one input's trace: by name, in order.
fn traced(folder: &str) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn json_file(folder: &str, name: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(format!("{folder}/{name}")).unwrap()).unwrap()
}

fn picture(folder: &str, name: &str) -> image::RgbImage {
    image::open(format!("{folder}/{name}")).unwrap().into_rgb8()
}

/// Whether two pictures differ within half a spacing of a place in the flattened board.
fn differ_around(
    a: &image::RgbImage,
    b: &image::RgbImage,
    (x, y): (u32, u32),
    spacing: u32,
) -> bool {
    let half = spacing / 2;
    (y - half..y + half)
        .any(|y| (x - half..x + half).any(|x| a.get_pixel(x, y) != b.get_pixel(x, y)))
}

#[test]
fn a_trace_shows_what_every_step_saw() {
    let folder = file("cli/trace_read", "left-over", "");
    let folder = std::path::Path::new(&folder)
        .parent()
        .unwrap()
        .to_str()
        .unwrap();
    let sample = concat!(
        concat!(env!("CARGO_MANIFEST_DIR"), "/../.."),
        "/samples/19-finished-oblique.jpg"
    );
    let trace = format!("{folder}/19-finished-oblique.jpg");
    std::fs::create_dir_all(&trace).unwrap();
    std::fs::write(format!("{trace}/refused.json"), "of an earlier run").unwrap();
    let run = shuzi(
        &[
            "count", "--no-ask", "--format", "json", "--trace", folder, sample,
        ],
        "",
    );
    let report = &run.objects()[0];
    let all = [
        "1-photo.png",
        "2-marks.png",
        "3-grids.json",
        "3-grids.png",
        "4-doubts.png",
        "4-flattened.png",
        "4-probabilities.json",
        "5-position.sgf",
        "6-life.json",
        "7-overlay.png",
        "7-report.json",
    ];
    assert_eq!(traced(&trace), all);
    assert_eq!(&json_file(&trace, "7-report.json"), report);
    assert_eq!(json_file(&trace, "6-life.json"), report["life"]);
    let position = std::fs::read_to_string(format!("{trace}/5-position.sgf")).unwrap();
    assert!(
        position.contains("SZ[19]") && position.contains("AB["),
        "{position}"
    );

    let photo = picture(&trace, "1-photo.png");
    let (marks, grids) = (
        picture(&trace, "2-marks.png"),
        picture(&trace, "3-grids.png"),
    );
    assert!(
        marks.dimensions() == photo.dimensions()
            && marks != photo
            && grids != photo
            && marks != grids
    );
    let best = &json_file(&trace, "3-grids.json")["grids"][0];
    assert_eq!(best["size"], 19);
    assert!(best["lead_nats_a_line"].as_f64().unwrap() > 1.0, "{best}");
    // The grid's corners may start at another one than the board's.
    let corner = |value: &Value| [0, 1].map(|k| value[k].as_f64().unwrap());
    for wanted in report["board"]["corners"]
        .as_array()
        .unwrap()
        .iter()
        .map(corner)
    {
        // On the full-size photo the grid settles, by a small part of a spacing.
        let near = |c: [f64; 2]| (c[0] - wanted[0]).hypot(c[1] - wanted[1]) < 10.0;
        assert!(
            best["corners"]
                .as_array()
                .unwrap()
                .iter()
                .map(corner)
                .any(near),
            "{best}"
        );
    }

    let probabilities = json_file(&trace, "4-probabilities.json");
    let (flattened, doubts) = (
        picture(&trace, "4-flattened.png"),
        picture(&trace, "4-doubts.png"),
    );
    assert!(
        probabilities["grid"]["confidence"].as_f64().unwrap() > 0.5,
        "{}",
        probabilities["grid"]
    );
    // One point beyond the outer lines on every side, each in the middle of its square.
    let spacing = flattened.width() / 21;
    for (index, point) in probabilities["points"]
        .as_array()
        .unwrap()
        .iter()
        .enumerate()
    {
        let middle = |line: u32| (line + 1) * spacing + spacing / 2;
        let place = (middle(index as u32 % 19), middle(index as u32 / 19));
        let doubtful = point["doubt"].is_string();
        assert_eq!(
            differ_around(&flattened, &doubts, place, spacing),
            doubtful,
            "{point}"
        );
        let asked = report["uncertain"]
            .as_array()
            .unwrap()
            .iter()
            .any(|u| u["point"] == point["point"]);
        assert!(asked || !doubtful, "{point}");
        let light = flattened.get_pixel(place.0, place.1).0[1];
        assert!(
            doubtful || point["black"].as_f64().unwrap() < 0.9 || light < 110,
            "{point}: {light}"
        );
        assert!(
            doubtful || point["white"].as_f64().unwrap() < 0.9 || light > 110,
            "{point}: {light}"
        );
    }
}

#[test]
fn a_trace_of_a_refused_photo_shows_how_far_it_got_and_why() {
    let folder = file("cli/trace_refused", "letter.jpg", "Dear referee");
    let folder = std::path::Path::new(&folder)
        .parent()
        .unwrap()
        .to_str()
        .unwrap();
    let letter = format!("{folder}/letter.jpg");
    let sample = concat!(
        concat!(env!("CARGO_MANIFEST_DIR"), "/../.."),
        "/samples/no-board.jpg"
    );
    let trace = format!("{folder}/traces");
    let run = shuzi(
        &[
            "read",
            "--format",
            "json",
            "--trace",
            &trace,
            sample,
            &letter,
            &letter,
            "missing.jpg",
        ],
        "",
    );
    assert_eq!(run.status, 2);
    let objects = run.objects();
    let refused = |name: &str| json_file(&format!("{trace}/{name}"), "refused.json");
    let seen = [
        "1-photo.png",
        "2-marks.png",
        "3-grids.json",
        "3-grids.png",
        "refused.json",
    ];
    assert_eq!(traced(&format!("{trace}/no-board.jpg")), seen);
    assert_eq!(refused("no-board.jpg"), objects[0]);
    // Two inputs of one name do not overwrite each other.
    for (name, object) in [("letter.jpg", 1), ("letter.jpg-2", 2), ("missing.jpg", 3)] {
        assert_eq!(traced(&format!("{trace}/{name}")), ["refused.json"]);
        assert_eq!(refused(name), objects[object]);
    }
    let nowhere = shuzi(&["read", "--trace", "/dev/null/traces", sample], "");
    assert!(
        nowhere.err.contains("cannot make /dev/null/traces"),
        "{}",
        nowhere.err
    );
}
