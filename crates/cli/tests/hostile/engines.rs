//! Programs that are named as Go engines and do something else. The count is the same as without
//! them, and a warning says what was wrong.

use serde_json::Value;

use crate::limits::{Limits, run_limited};
use crate::support::file;

/// The limits for the program; the engine has them, too.
const SCORING: Limits = Limits {
    megabytes: 400,
    cpu_seconds: if cfg!(debug_assertions) { 60 } else { 5 },
};

/// A finished game in which nothing is in doubt.
const FINISHED: &str = "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5]\
    AB[da][bb][db][cc][dc][dd][ed][hd][ce][ee][bf][df][ef][ff][cg][eg][bh][dh][eh][ei]\
    AW[ea][eb][gb][ec][fc][fd][gd][be][fe][ge][ie][gf][fg][gg][ig][fh][hh][fi])";

/// Answers every command with `answer`, which printf prints.
fn always(answer: &str) -> String {
    format!("while read -r command; do printf '{answer}'; done")
}

/// Returns what is counted with an engine that is this shell script.
fn score_with(name: &str, script: &str) -> Value {
    let engine = file(&format!("hostile/engines/{name}"), "engine.sh", script);
    let command = format!("sh '{engine}'");
    score(name, &["--engine-timeout", "5", "--engine", &command])
}

/// Returns what is counted with these arguments.
fn score(name: &str, arguments: &[&str]) -> Value {
    let game = file(&format!("hostile/engines/{name}"), "game.sgf", FINISHED);
    let arguments = [&["score", "--format", "json"], arguments, &[&*game]].concat();
    let run = run_limited(name, SCORING, &arguments);
    // 1 where there is a warning.
    assert!(
        [0, 1].contains(&run.status),
        "{name}: {}{}",
        run.out,
        run.err
    );
    run.object()
}

#[test]
fn what_is_no_engine_changes_no_count() {
    let whole_board: String = (1..=9)
        .flat_map(|row| {
            "ABCDEFGHJ"
                .chars()
                .map(move |column| format!("{column}{row} "))
        })
        .collect();
    let scripts = [
        ("ends", "exit 0".to_owned()),
        ("fails", "echo 'out of luck' >&2; exit 3".to_owned()),
        ("dies", "kill -9 $$".to_owned()),
        ("is silent", "sleep 600".to_owned()),
        ("closes its output", "exec >&-; sleep 600".to_owned()),
        ("closes its input", "exec <&-; sleep 600".to_owned()),
        ("zeros", "cat /dev/zero".to_owned()),
        ("noise", "cat /dev/urandom".to_owned()),
        ("lines", "yes ''".to_owned()),
        ("a line without end", "yes | tr -d '\\n'".to_owned()),
        ("answers without end", "yes '=\n'".to_owned()),
        ("errors without end", "yes >&2".to_owned()),
        ("an echo", "cat".to_owned()),
        ("another number", always("=4294967296 yes\\n\\n")),
        ("no text", always("= \\377\\376\\n\\n")),
        ("colours", always("= \\033[2J\\033]0;title\\007\\n\\n")),
        ("points that are none", always("= Z99 A0 I5 A-1 T20\\n\\n")),
        ("all points", always(&format!("= {whole_board}\\n\\n"))),
        (
            "half an answer",
            "read -r command; printf '= '; sleep 600".to_owned(),
        ),
        (
            "a byte now and then",
            "while true; do printf =; sleep 1; done".to_owned(),
        ),
        (
            "many children",
            "for number in 1 2 3 4 5 6 7 8; do sleep 600 & done; wait".to_owned(),
        ),
        (
            "deaf to signals",
            "trap '' TERM INT HUP; while true; do sleep 1; done".to_owned(),
        ),
    ];
    let alone = score("alone", &[]);
    assert_eq!(alone["score"]["sgf"], "W+2.5");
    std::thread::scope(|scope| {
        for (name, script) in &scripts {
            let alone = &alone;
            scope.spawn(move || {
                let object = score_with(name, script);
                assert_eq!(object["score"], alone["score"], "{name}");
                let warnings = object["warnings"].as_array().unwrap();
                let kinds: Vec<&Value> = warnings.iter().map(|one| &one["kind"]).collect();
                assert_eq!(kinds, ["no_second_opinion"], "{name}: {warnings:?}");
                let message = warnings[0]["message"].as_str().unwrap();
                let is_plain = !message.contains(['\x1b', '\0', '\n', '\u{7}']);
                assert!(is_plain && message.len() < 1_000, "{name}: {message}");
            });
        }
    });
}
