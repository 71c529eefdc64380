//! What the program says to people in each of its languages, stated or found in the locale.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::{self, TWO_UNSETTLED, sample};

/// Two walls down the middle of a 9×9 board: 45 points against 36.
const SPLIT: &str = "(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5]\
    AB[ea][eb][ec][ed][ee][ef][eg][eh][ei]AW[fa][fb][fc][fd][fe][ff][fg][fh][fi])";

/// A white stone without liberties in the corner.
const CAPTURED: &str = "(;GM[1]FF[4]SZ[5]AB[ba][ab]AW[aa])";

/// Exit status, standard output and standard error of `shuzi score` in this locale.
fn score(locale: &[(&str, &str)], arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .envs(locale.iter().copied())
        .arg("score")
        .args(arguments)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code().unwrap(),
        text(output.stdout),
        text(output.stderr),
    )
}

/// What is said in a language when it is stated.
fn said(language: &str, arguments: &[&str], input: &str) -> String {
    let (status, out, err) = score(&[], &[&["--lang", language], arguments].concat(), input);
    assert!(status <= 1, "{out}{err}");
    out
}

const LANGUAGES: [&str; 6] = ["en", "de", "zh", "ja", "ko", "uk"];

/// The last two lines about the two walls, by language.
const RESULTS: [[&str; 2]; 6] = [
    [
        "Chinese rules, komi 7.5: Black 45, White 36 before komi",
        "Black wins by 3/4 zi (1.5 points)",
    ],
    [
        "Chinesische Regeln, Komi 7,5: Schwarz 45, Weiß 36 vor Komi",
        "Schwarz gewinnt mit 3/4 Zi (1,5 Punkten)",
    ],
    [
        "中国规则，贴3又3/4子（7.5目）：不计贴子，黑45，白36",
        "黑胜3/4子（1目半）",
    ],
    [
        "中国ルール、コミ7.5目：盤面で黒45子、白36子",
        "黒の3/4子（1目半）勝ち",
    ],
    [
        "중국 규칙, 덤 7.5집: 덤 계산 전 흑 45, 백 36",
        "흑 3/4자(1집반)승",
    ],
    [
        "Китайські правила, комі 7,5: Чорні 45, Білі 36 без урахування комі",
        "Чорні виграли з перевагою в 3/4 зі (1,5 очка)",
    ],
];

#[test]
fn a_finished_board_is_told_in_each_language() {
    for (language, lines) in LANGUAGES.into_iter().zip(RESULTS) {
        let out = said(language, &["--dead", "none"], SPLIT);
        let last: Vec<&str> = out.lines().rev().take(2).collect();
        assert_eq!([last[1], last[0]], lines);
    }
}

#[test]
fn both_players_win_by_halves_and_wholes() {
    let result = |language, rules: &str, komi: &str| {
        let out = said(
            language,
            &["--dead", "none", "--rules", rules, "--komi", komi],
            SPLIT,
        );
        out.lines().last().unwrap().to_owned()
    };
    for (language, black_by_half, white_by_two, draw) in [
        (
            "de",
            "Schwarz gewinnt mit 0,5 Punkten",
            "Weiß gewinnt mit 2 Punkten",
            "Unentschieden (Jigo)",
        ),
        ("zh", "黑胜半目", "白胜2目", "和棋"),
        ("ja", "黒の半目勝ち", "白の2目勝ち", "持碁"),
        ("ko", "흑 반집승", "백 2집승", "무승부"),
        (
            "uk",
            "Чорні виграли з перевагою в 0,5 очка",
            "Білі виграли з перевагою в 2 очки",
            "Нічия (джиго)",
        ),
    ] {
        assert_eq!(result(language, "aga", "8.5"), black_by_half);
        assert_eq!(result(language, "aga", "11"), white_by_two);
        assert_eq!(result(language, "aga", "9"), draw);
    }
}

#[test]
fn the_locale_chooses_the_language_and_an_option_overrides_it() {
    let last = |locale: &[(&str, &str)], arguments: &[&str]| {
        let (_, out, _) = score(locale, &[&["--dead", "none"], arguments].concat(), SPLIT);
        out.lines().last().unwrap().to_owned()
    };
    let [english, german, .., ukrainian] = RESULTS.map(|[_, result]| result);
    assert_eq!(last(&[("LANG", "de_AT.UTF-8")], &[]), german);
    assert_eq!(
        last(
            &[("LC_MESSAGES", "uk_UA.UTF-8"), ("LANG", "de_AT.UTF-8")],
            &[]
        ),
        ukrainian
    );
    assert_eq!(
        last(&[("LC_ALL", ""), ("LANG", "de_AT.UTF-8")], &[]),
        german
    );
    for locale in ["C", "POSIX", "C.UTF-8", "fr_FR.UTF-8"] {
        assert_eq!(
            last(&[("LC_ALL", locale), ("LANG", "de_AT.UTF-8")], &[]),
            english,
            "{locale}"
        );
    }
    assert_eq!(last(&[], &[]), english);
    assert_eq!(
        last(&[("LC_ALL", "ja_JP.UTF-8")], &["--lang", "de"]),
        german
    );
}

#[test]
fn a_language_that_is_not_spoken_is_a_usage_error_that_names_those_that_are() {
    let (status, out, err) = score(&[], &["--lang", "fr"], SPLIT);
    assert_eq!((status, out.as_str()), (64, ""));
    assert!(
        LANGUAGES.iter().all(|language| err.contains(language)),
        "{err}"
    );
    assert!(err.contains("en, de, zh, ja, ko, uk"), "{err}");
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let written = |language, format| {
        let (_, out, _) = score(
            &[],
            &[
                "--lang", language, "--format", format, "--rules", "japanese",
            ],
            TWO_UNSETTLED,
        );
        // All but the time it took.
        out.split("\"timings_ms\"").next().unwrap().to_owned()
    };
    for format in ["json", "sgf"] {
        let english = written("en", format);
        assert!(
            english.contains("KM[6.5]") || english.contains("if White moved last"),
            "{english}"
        );
        assert!(
            LANGUAGES
                .into_iter()
                .all(|language| written(language, format) == english),
            "{format}"
        );
    }
}

#[test]
fn the_count_is_explained_in_each_language() {
    let explained = |language, rules| {
        said(
            language,
            &["--dead", "none", "--explain", "--rules", rules],
            SPLIT,
        )
    };
    for (language, chinese, japanese) in [
        (
            "de",
            "Das halbe Brett sind 40 1/2; mit 3 3/4 Zi für Weiß braucht Schwarz mehr als 44 1/4.",
            "Gebiet von Schwarz: 36 (links).",
        ),
        (
            "zh",
            "归本数为40又1/2；黑贴3又3/4子，须超过44又1/4子。",
            "黑地：36（左边）。",
        ),
        (
            "ja",
            "盤の半分は40 1/2：白へのコミ3 3/4子を加え、黒は44 1/4を超える必要があります。",
            "黒地：36（左辺）。",
        ),
        (
            "ko",
            "판의 절반은 40 1/2; 백의 덤 3 3/4자를 더해 흑은 44 1/4자를 넘어야 합니다.",
            "흑집: 36(좌변).",
        ),
        (
            "uk",
            "Половина дошки — 40 1/2; з 3 3/4 зі для Білих Чорним треба більше ніж 44 1/4.",
            "Територія Чорних: 36 (ліворуч).",
        ),
    ] {
        for (rules, line) in [("chinese", chinese), ("japanese", japanese)] {
            let out = explained(language, rules);
            assert!(out.contains(line), "{line}\n{out}");
        }
    }
}

#[test]
fn the_fill_in_is_told_with_the_right_numbers_of_stones() {
    let ing = ["--dead", "none", "--rules", "ing", "--komi", "8"];
    let ukrainian = said("uk", &ing, SPLIT);
    assert!(
        ukrainian.contains("4 білі камені компенсації на території Чорних"),
        "{ukrainian}"
    );
    assert!(
        ukrainian.contains("Чорні: 9 каменів на дошці, 31 у чаші"),
        "{ukrainian}"
    );
    let german = said("de", &ing, SPLIT);
    assert!(
        german.contains("4 weiße Kompensationssteine im Gebiet von Schwarz"),
        "{german}"
    );
    assert!(said("zh", &ing, SPLIT).contains("填满计点：黑地中放4枚白贴点子"));
}

#[test]
fn questions_have_the_same_keys_in_every_language() {
    for (language, question) in [
        ("en", "dead? It is unsettled"),
        ("de", "tot? Das ist ungeklärt"),
        ("zh", "是死棋吗？死活未定"),
        ("ja", "は死に石ですか。生死未定"),
        ("ko", "죽었습니까? 생사가"),
        ("uk", "Чи мертва"),
    ] {
        let input = file(language);
        let child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
            .args([
                "score", "--lang", language, &input, "--komi", "5.5", "--ask",
            ])
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let asked = String::from_utf8(child.stderr).unwrap();
        assert!(asked.contains(question), "{asked}");
        for key in ["[Enter]", "[a]", "[d]", "[u]", "[q]"] {
            assert!(asked.contains(key), "{key}: {asked}");
        }
    }
}

/// The position as a file of a language's own: tests run side by side.
fn file(language: &str) -> String {
    support::file(
        "languages/unsettled",
        &format!("{language}.sgf"),
        TWO_UNSETTLED,
    )
}

#[test]
fn warnings_are_told_in_each_language() {
    for (language, warning) in [
        ("de", "Die Kette A5 hat keine Freiheiten"),
        ("zh", "警告：A5这块棋没有气"),
        ("ja", "警告：A5の石にダメ（呼吸点）がありません"),
        ("ko", "경고: A5 돌에 활로가 없습니다"),
        ("uk", "Увага: ланцюг A5 не має свобод"),
    ] {
        let out = said(language, &[], CAPTURED);
        assert!(
            out.contains(warning) && out.contains("--set A5=empty"),
            "{out}"
        );
    }
}

/// Exit status and what was said by the program, on both streams, with these arguments.
fn told(arguments: &[&str]) -> (i32, String) {
    let run = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        run.status.code().unwrap(),
        text(&run.stdout) + &text(&run.stderr),
    )
}

/// Inputs and options that fail, each in its own way: commands without their language.
fn failing(folder: &Path) -> Vec<Vec<String>> {
    std::fs::create_dir_all(folder.join("empty")).unwrap();
    let file = |name: &str, content: &[u8]| {
        let path = folder.join(name);
        std::fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (split, gone) = (
        file("split.sgf", SPLIT.as_bytes()),
        folder.join("gone").display().to_string(),
    );
    let (wide, empty) = (
        file("wide.sgf", b"(;SZ[9:7]AB[aa])"),
        folder.join("empty").display().to_string(),
    );
    let claims = |claim: &str| {
        vec![
            "verify".to_owned(),
            split.clone(),
            "--claim".to_owned(),
            claim.to_owned(),
        ]
    };
    let mut all = vec![claims("nonsense"), claims("B+R")];
    for arguments in [
        vec!["score", &gone],
        vec!["score", &empty],
        vec!["score", &file("none.sgf", b"no game")],
        vec!["score", &file("cut.sgf", b"(;SZ[9]AB[aa")],
        vec!["score", &file("odd.sgf", b"(;SZ[9]?")],
        vec!["score", &file("chess.sgf", b"(;GM[2]SZ[9])")],
        vec!["score", &file("size.sgf", b"(;SZ[99])")],
        vec!["score", &file("off.sgf", b"(;SZ[9]AB[ss])")],
        vec!["score", &file("rules.sgf", b"(;SZ[9]RU[House]AB[aa])")],
        vec![
            "score",
            &file("komi.sgf", b"(;SZ[9]RU[Chinese]KM[x]AB[aa])"),
        ],
        vec!["score", &split, "--dead", "Q16"],
        vec!["score", &split, "--dead", "A1"],
        vec!["score", &split, "--set", "Q16=black"],
        vec!["score", &split, "--overtime", "black=0.2"],
        vec!["score", &split, "--engine", "/no/such/engine"],
        vec!["score", &split, "--explain", "--format", "json"],
        vec![
            "score",
            &split,
            "--rules",
            &file("cup.toml", b"name = 'Cup'\nrules = 'house'"),
        ],
        vec!["count", &file("text.jpg", b"Dear referee")],
        vec![
            "count",
            &file(
                "cut.jpg",
                &std::fs::read(sample("no-board.jpg")).unwrap()[..2000],
            ),
        ],
        vec!["count", &sample("no-board.jpg")],
        vec!["read", &sample("9-finished-cloth.jpg"), "--board", "3"],
        vec!["placing", &file("empty.csv", b"")],
        vec!["placing", &file("odd.csv", b"1,a,b,maybe")],
        vec!["render", &wide, "--out", "/tmp/x.jpg"],
        vec!["render", &split, "--out", "x.png"],
        vec!["eval", &empty],
        vec!["eval", &gone],
        vec!["verify", "--replay", &file("no.json", b"{}")],
        vec![
            "batch",
            &gone,
            "--out",
            &folder.join("out").display().to_string(),
        ],
        vec!["batch", &empty, "--out", &empty, "--resume"],
        vec!["merge", &empty],
        vec!["review", &gone],
        vec!["count", &split, "--claim", "B+1"],
        vec!["count", "--formt", "json", &gone],
        vec!["count", &gone, "--format", "xml"],
        vec!["count", &gone, "--size", "99"],
        vec!["count", &gone, "--komi", "much"],
        vec!["count", &gone, "--set", "A1"],
        vec!["count", &gone, "--dead", "Z99"],
        vec!["count", &gone, "--corners", "1,2"],
        vec!["count", &gone, "--json", "--json"],
        vec![
            "count",
            &gone,
            "--board",
            "2",
            "--corners",
            "1,2,3,4,5,6,7,8",
        ],
        vec!["read"],
        vec!["verify", &gone, "--ruling", "ruling.txt"],
        vec!["batch", &gone, "--out", "x", "--jobs", "0"],
        vec!["handicap", "--black", "9p", "--white", "1tuan"],
        vec!["handicap", "--black", "1ping", "--white", "1tuan"],
        vec!["clock", "--basic", "5:30", "--used", "black=6:00:00"],
        vec!["serve", "--addr", "nowhere"],
    ] {
        all.push(arguments.into_iter().map(str::to_owned).collect());
    }
    all
}

/// Words of English sentences that no other language has, and no name of an option.
const ENGLISH: [&str; 16] = [
    " the ", " is ", " are ", " not ", " cannot ", " this ", "Give ", "Check ", "State ",
    "Choose ", "Write ", "Save ", " of ", " with ", "This ", " there ",
];

#[test]
fn errors_and_what_to_do_about_them_are_told_in_each_language() {
    let folder = support::folder("languages/failing");
    for arguments in failing(&folder) {
        let mut arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        arguments.extend(["--lang", "en"]);
        let (status, english) = told(&arguments);
        assert!(
            status != 0 && !english.contains("{$"),
            "{arguments:?}: {english}"
        );
        for language in &LANGUAGES[1..] {
            *arguments.last_mut().unwrap() = language;
            let (again, said) = told(&arguments);
            assert_eq!(again, status, "{arguments:?}: {said}");
            for line in said.lines() {
                let found = ENGLISH.iter().find(|word| line.contains(**word));
                assert!(
                    found.is_none() && !line.contains("{$"),
                    "{arguments:?}: {line}"
                );
            }
            assert_ne!(said, english, "{arguments:?}");
        }
    }
}

#[test]
fn what_programs_read_of_an_error_is_english_in_every_language() {
    let failed = |language| {
        told(&[
            "score",
            "/no/such/file.sgf",
            "--format",
            "json",
            "--lang",
            language,
        ])
    };
    let (status, english) = failed("en");
    assert!(
        status == 2 && english.contains("cannot read the file"),
        "{english}"
    );
    assert!(
        LANGUAGES
            .into_iter()
            .all(|language| failed(language) == (status, english.clone()))
    );
}
