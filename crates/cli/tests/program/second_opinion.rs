//! Second opinions: engines that agree, differ, fail and lie, and the real GNU Go where it is
//! installed.
//!
//! The law: an engine may lead to questions and to a warning, never to another count.

use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::shared_material::skip;
use crate::support::{self, Run, shuzi};

/// A finished game in which nothing is in doubt; H6 and B5 are dead.
const FINISHED: &str = "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5]\
    AB[da][bb][db][cc][dc][dd][ed][hd][ce][ee][bf][df][ef][ff][cg][eg][bh][dh][eh][ei]\
    AW[ea][eb][gb][ec][fc][fd][gd][be][fe][ge][ie][gf][fg][gg][ig][fh][hh][fi])";

/// Two black eyes in the corner.
const TWO_EYES: &str =
    "(;GM[1]FF[4]SZ[5]RU[Chinese]KM[0.5]AB[ba][ab][bb][cb][db][da]AW[ea][eb][ec][dc][cc][bc][ac])";

impl Run {
    /// Why there was no second opinion.
    fn warning(&self) -> String {
        let object = self.object();
        let warnings = object["warnings"].as_array().unwrap();
        let [warning] = warnings.as_slice() else {
            panic!("one warning is expected, not {warnings:?}")
        };
        assert_eq!(warning["kind"], "no_second_opinion", "{warning}");
        warning["message"].as_str().unwrap().to_owned()
    }

    /// What the engine says otherwise: a chain's first point and its fate.
    fn differing(&self) -> Vec<(String, String)> {
        let object = self.object();
        let chains = object["life"]["chains"].as_array().unwrap().clone();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let differing = chains.iter().filter(|chain| chain.get("second").is_some());
        differing
            .map(|chain| (text(&chain["points"][0]), text(&chain["second"]["status"])))
            .collect()
    }
}

fn score(engine: &str, more: &[&str], game: &str) -> Run {
    shuzi(
        &[
            &["score", "--format", "json", "--engine", engine],
            more,
            &["-"],
        ]
        .concat(),
        game,
    )
}

fn folder(test: &str) -> PathBuf {
    support::folder(&format!("second_opinion/{test}"))
}

/// A script beside which it logs what it heard.
fn script(test: &str, text: &str) -> String {
    let path = folder(test).join("engine");
    for of_an_earlier_run in ["engine.log", "engine.child"] {
        let _ = fs::remove_file(folder(test).join(of_an_earlier_run));
    }
    // Written by another process: a file that this one has open for writing cannot be run by a test
    // beside it.
    let mut shell = Command::new("sh")
        .arg("-c")
        .arg("cat > \"$0\"")
        .arg(&path)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    shell
        .stdin
        .take()
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    assert!(shell.wait().unwrap().success());
    fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
    path.to_str().unwrap().to_owned()
}

/// An engine that does what GTP asks of it but for `cases`, which go before.
fn engine(test: &str, cases: &str) -> String {
    script(
        test,
        &format!(
            r#"#!/bin/sh
echo "$$" >> "$0.log"
answer() {{ printf '= %s\n\n' "$1"; }}
refuse() {{ printf '? %s\n\n' "$1"; }}
while read -r command rest; do
    case "$command $rest" in
        {cases}
        "name ") answer 'Fake Go' ;;
        "list_commands ") answer 'name
final_status_list
quit' ;;
        "final_status_list dead") answer 'H6
B5' ;;
        "quit ") answer; exit ;;
        *) answer ;;
    esac
done
"#
        ),
    )
}

/// How often the engine of this test was started so far.
fn started(test: &str) -> usize {
    fs::read_to_string(folder(test).join("engine.log"))
        .unwrap_or_default()
        .lines()
        .count()
}

/// The count without any engine.
fn alone() -> Value {
    let run = shuzi(&["score", "--format", "json", "-"], FINISHED);
    assert_eq!(run.status, 0, "{}", run.err);
    run.object()
}

/// Runs an engine that fails: it leads to one warning and changes nothing. The warning.
fn failing(engine: &str, more: &[&str]) -> String {
    let start = Instant::now();
    let run = score(engine, more, FINISHED);
    let took = start.elapsed();
    assert_eq!((run.status, run.err.as_str()), (1, ""));
    let (object, alone) = (run.object(), alone());
    for part in ["life", "score", "owner"] {
        assert_eq!(object[part], alone[part], "{part}");
    }
    assert!(took < Duration::from_secs(20), "{took:?}");
    run.warning()
}

#[track_caller]
fn says(message: &str, parts: &[&str]) {
    for part in parts {
        assert!(message.contains(part), "'{part}' in '{message}'");
    }
}

#[test]
fn with_an_engine_that_agrees_nothing_changes() {
    let run = score(&engine("agrees", ""), &[], FINISHED);
    assert_eq!(run.status, 0, "{}", run.out);
    let (mut object, mut alone) = (run.object(), alone());
    assert!(object["timings_ms"]["engine"].is_number());
    for report in [&mut object, &mut alone] {
        report.as_object_mut().unwrap().remove("timings_ms");
    }
    assert_eq!(object, alone);
    let text = shuzi(&["score", "--engine", &engine("agrees", ""), "-"], FINISHED).out;
    assert_eq!(text, shuzi(&["score", "-"], FINISHED).out);
}

#[test]
fn where_the_engine_differs_a_person_is_asked() {
    let engine = engine(
        "differs",
        r#""final_status_list dead") answer 'h6 g8' ;;
        "final_status_list seki") answer 'B5' ;;"#,
    );
    let run = score(&engine, &[], FINISHED);
    assert_eq!(run.status, 1);
    let (object, alone) = (run.object(), alone());
    // Whether G8 is dead changes nothing: it stands in White's own area.
    assert_eq!(object["life"]["ask"], json!(["B5"]));
    assert_eq!(
        run.differing(),
        [("G8".into(), "dead".into()), ("B5".into(), "seki".into())]
    );
    assert_eq!(
        object["life"]["chains"][3]["second"],
        json!({"engine": "Fake Go", "status": "dead"})
    );
    // The proposal stands.
    assert_eq!(
        (&object["life"]["dead"], &object["score"]),
        (&alone["life"]["dead"], &alone["score"])
    );
    let text = shuzi(&["score", "--engine", &engine, "-"], FINISHED).out;
    says(
        &text,
        &["Please confirm white B5", "; Fake Go says it is in seki"],
    );
    let sgf = shuzi(
        &["score", "--format", "sgf", "--engine", &engine, "-"],
        FINISHED,
    )
    .out;
    assert!(!sgf.contains("RE["), "{sgf}");
}

#[test]
fn the_question_says_who_differs_and_the_engine_is_asked_once() {
    let engine = engine("questions", r#""final_status_list dead") answer 'H6' ;;"#);
    let game = folder("questions").join("game.sgf");
    fs::write(&game, FINISHED).unwrap();
    let asked = |answers: &str| {
        let game = game.to_str().unwrap();
        shuzi(
            &[
                "score", "--format", "json", "--ask", "--engine", &engine, game,
            ],
            answers,
        )
    };
    let confirmed = asked("\n");
    assert_eq!(started("questions"), 1);
    says(
        &confirmed.err,
        &["Is the white group B5 dead?", "Fake Go says it is alive."],
    );
    assert_eq!(
        (confirmed.status, confirmed.object()["life"].get("second")),
        (0, None),
        "{}",
        confirmed.out
    );
    assert_eq!(confirmed.object()["score"], alone()["score"]);
    assert_eq!(asked("a\n").object()["life"]["dead"], json!(["H6"]));
    assert_eq!(asked("q\n").status, 1);
}

#[test]
fn what_a_person_stated_is_not_compared() {
    let engine = engine("stated", r#""final_status_list dead") answer 'H6' ;;"#);
    let stated = score(&engine, &["--dead", "H6,B5"], FINISHED);
    assert_eq!(
        (stated.status, stated.differing(), started("stated")),
        (0, vec![], 0)
    );
    // Rules under which nothing is dead need no engine.
    let lifted = score(&engine, &["--rules", "tromp-taylor"], FINISHED);
    assert_eq!((lifted.differing(), started("stated")), (vec![], 0));
    let toggled = score(&engine, &["--toggle", "B5"], FINISHED);
    assert_eq!((toggled.differing(), started("stated")), (vec![], 1));
}

#[test]
fn an_engine_that_is_not_there_is_told() {
    says(
        &failing("no-such-engine --mode gtp", &[]),
        &["no-such-engine gave no second opinion", "cannot be started"],
    );
    let not_a_program = folder("absent").join("notes.txt");
    fs::write(&not_a_program, "").unwrap();
    says(
        &failing(&format!("'{}'", not_a_program.display()), &[]),
        &["notes.txt gave", "cannot be started"],
    );
}

#[test]
fn an_engine_that_crashes_is_told_with_its_last_words() {
    let at_once = script(
        "crashes_at_once",
        "#!/bin/sh\nprintf 'no \\033[2Jnetwork\\n\\n' >&2\nexit 3\n",
    );
    says(
        &failing(&at_once, &[]),
        &[
            "engine gave no",
            "exit status: 3",
            "no [2Jnetwork",
            "'name'",
        ],
    );
    let mid_way = engine(
        "crashes_mid_way",
        r#""final_status_list dead") kill -9 $$ ;;"#,
    );
    says(
        &failing(&mid_way, &[]),
        &["Fake Go gave no", "signal: 9", "'final_status_list dead'"],
    );
    // An echo is no answer.
    says(
        &failing("cat", &["--engine-timeout", "1"]),
        &["cat gave no", "not answered 'name' after 1 s"],
    );
}

#[test]
fn an_engine_that_hangs_is_ended_with_what_it_started() {
    let engine = engine(
        "hangs",
        r#""final_status_list dead") sleep 600 & echo $! > "$0.child"; wait ;;"#,
    );
    // Everything before is answered in that time, on a busy machine too.
    says(
        &failing(&engine, &["--engine-timeout", "5"]),
        &["Fake Go", "after 5 s", "--engine-timeout"],
    );
    assert_is_gone(&folder("hangs").join("engine.child"));
    // Its child holds the streams open although the engine itself is gone.
    let leaving = self::engine(
        "leaves_a_child",
        r#""clear_board ") sleep 600 & echo $! > "$0.child"; exit 1 ;;"#,
    );
    says(
        &failing(&leaving, &["--engine-timeout", "5"]),
        &["Fake Go", "'clear_board'"],
    );
    assert_is_gone(&folder("leaves_a_child").join("engine.child"));
}

/// A process whose number was written into `file` runs no more; one that nobody waited for yet is a
/// zombie at most.
fn assert_is_gone(file: &Path) {
    let process = fs::read_to_string(file).unwrap();
    let state = || {
        let shown = Command::new("ps")
            .args(["-o", "stat=", "-p", process.trim()])
            .output()
            .unwrap();
        String::from_utf8(shown.stdout).unwrap().trim().to_owned()
    };
    for _ in 0..50 {
        if state().is_empty() || state().starts_with('Z') {
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("process {process} is still there");
}

#[test]
fn an_engine_that_does_not_leave_is_ended() {
    let engine = engine("stays", r#""quit ") sleep 600 ;;"#);
    let start = Instant::now();
    let run = score(&engine, &[], FINISHED);
    let took = start.elapsed();
    assert_eq!(run.status, 0, "{}", run.out);
    assert!(took < Duration::from_secs(20), "{took:?}");
}

#[test]
fn endless_output_is_cut_off() {
    for (test, endless) in [
        ("endless_line", "cat /dev/zero"),
        ("endless_lines", "yes"),
        ("endless_answer", "printf '= '; yes A1"),
        // The first of them come together: one alone would be an answer before the next is seen.
        ("endless_answers", "printf '=\n\n=\n\n=\n\n'; yes '=\n'"),
    ] {
        let engine = engine(test, &format!(r#""final_status_list dead") {endless} ;;"#));
        let message = failing(&engine, &[]);
        assert!(
            ["writes without end", "nobody asked"]
                .iter()
                .any(|part| message.contains(part)),
            "{test}: {message}"
        );
    }
}

#[test]
fn what_an_engine_writes_elsewhere_does_not_hold_it_up() {
    let noise = r#""boardsize 9") head -c 1000000 /dev/zero | tr '\0' x >&2; answer ;;
        "name ") echo 'Welcome!'; answer 'Fake Go' ;;"#;
    let run = score(&engine("noisy", noise), &[], FINISHED);
    assert_eq!(run.status, 0, "{}", run.out);
}

#[test]
fn an_engine_that_lies_is_not_believed() {
    for (test, said, because) in [
        ("an_empty_point", "A1", "no stone stands at A1"),
        (
            "off_the_board",
            "H6 T19",
            "'T19' is no point of a 9×9 board",
        ),
        ("half_a_chain", "D9 H6", "it names D9 without"),
        ("words", "none are dead", "'none' is no point"),
        ("escape", "\\033[2J", "'[2J' is no point"),
        (
            "everything",
            "everything",
            "and nothing that could capture them for alive",
        ),
    ] {
        let everything = "B8 B5 C5 B4 C3 B2 H6 D9 D8 D7 C7 D6 E6 E5 F4 E4 D4 E3 E2 E1 D2 \
            E9 E8 E7 F7 F6 G6 F5 G5 G4 G3 F3 F2 F1 G8 J5 J3 H2";
        let said = if said == "everything" {
            everything
        } else {
            said
        };
        let engine = engine(
            test,
            &format!(r#""final_status_list dead") printf '= {said}\n\n' ;;"#),
        );
        says(
            &failing(&engine, &[]),
            &["Fake Go gave no", "its answer makes no sense", because],
        );
    }
    let both = engine("both", r#""final_status_list seki") answer 'B5' ;;"#);
    says(&failing(&both, &[]), &["B5 both dead and in seki"]);
    let impossible = engine(
        "impossible",
        r#""final_status_list dead") answer 'B5 A4 B4 C4 D4 D5' ;;"#,
    );
    let run = score(&impossible, &[], TWO_EYES);
    says(
        &run.warning(),
        &["it takes B5 for dead, which cannot be captured"],
    );
    let elsewhere = engine(
        "elsewhere",
        r#""list_commands ") answer 'final_status_list list_stones' ;;
        list_stones*) answer 'A1' ;;"#,
    );
    says(
        &failing(&elsewhere, &[]),
        &["other stones stand on its board"],
    );
}

#[test]
fn an_engine_that_cannot_is_told() {
    let small = engine("small", r#"boardsize*) refuse 'unacceptable size' ;;"#);
    says(
        &failing(&small, &[]),
        &["it refuses 'boardsize 9': unacceptable size"],
    );
    let player = engine("player", r#""list_commands ") answer 'play genmove' ;;"#);
    says(
        &failing(&player, &[]),
        &["it does not know the GTP command final_status_list"],
    );
    let wide = "(;GM[1]FF[4]SZ[5:4]RU[AGA]KM[0.5]AB[ba][bb][bc][bd]AW[ca][cb][cc][cd])";
    let run = score(&engine("wide", ""), &[], wide);
    assert!(
        run.out
            .contains("engines know square boards only, and this one is 5×4"),
        "{}",
        run.out
    );
}

#[test]
fn a_command_line_that_is_none_is_a_usage_error() {
    for arguments in [
        ["--engine", ""].as_slice(),
        &["--engine", "gnugo 'x"],
        &["--engine", "gnugo", "--engine-timeout", "0"],
        &["--engine-timeout", "5"],
    ] {
        let run = shuzi(&[&["score"], arguments, &["-"]].concat(), FINISHED);
        assert_eq!((run.status, run.out.as_str()), (64, ""), "{arguments:?}");
    }
}

/// GNU Go where it is in PATH, or where Debian puts it.
fn gnugo() -> Option<&'static str> {
    let runs = |program: &&str| {
        Command::new(program)
            .arg("--version")
            .stdout(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    };
    let found = ["gnugo", "/usr/games/gnugo"].into_iter().find(runs);
    if found.is_none() {
        skip("GNU Go is not installed (apt-get install gnugo)");
    }
    found
}

#[test]
fn gnu_go_agrees_on_a_finished_game() {
    let Some(gnugo) = gnugo() else { return };
    let run = score(&format!("{gnugo} --mode gtp --seed 1"), &[], FINISHED);
    assert_eq!((run.status, run.differing()), (0, vec![]), "{}", run.out);
    // GNU Go plays on boards of up to 19 lines.
    let large = score(
        &format!("{gnugo} --mode gtp"),
        &["--rules", "aga"],
        &FINISHED.replace("SZ[9]", "SZ[25]"),
    );
    assert!(
        large
            .out
            .contains("GNU Go gave no second opinion: it refuses 'boardsize 25'"),
        "{}",
        large.out
    );
    // Without --mode gtp it plays with a person.
    let message = failing(gnugo, &["--engine-timeout", "2"]);
    assert!(
        message.starts_with("gnugo gave no second opinion"),
        "{message}"
    );
}

#[test]
fn gnu_go_takes_every_board_that_it_is_given() {
    let Some(gnugo) = gnugo() else { return };
    // A stone with one liberty each way, many of them: none is captured while the position is set
    // up.
    let stones = |first: usize| {
        let point = |index: usize| (index / 9, index % 9);
        let letter = |line: usize| char::from(b'a' + u8::try_from(line).unwrap());
        let wanted = move |&(row, column): &(usize, usize)| {
            (row + column) % 2 == first && (row % 3, column % 3) != (1, 1)
        };
        let named = move |(row, column)| format!("[{}{}]", letter(column), letter(row));
        (0..81)
            .map(point)
            .filter(wanted)
            .map(named)
            .collect::<String>()
    };
    let game = format!(
        "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[0]AB{}AW{})",
        stones(0),
        stones(1)
    );
    let run = score(&format!("{gnugo} --mode gtp"), &[], &game);
    assert!(
        !run.out.contains("no_second_opinion") || run.out.contains("for dead"),
        "{}",
        run.out
    );
}
