mod joint;
mod without_result;

use std::cell::RefCell;
use std::sync::LazyLock;

use super::*;
use shuzi::count::DeadStones;
use shuzi::engine::Opinion;
use shuzi::geometry::{Homography, Lens, PhotoFromBoard, PhotoGrid};
use shuzi::language::Language;
use shuzi::life::{self, LifeJudge};
use shuzi::position::Position;
use shuzi::report::{PhotoFacts, Warning};
use shuzi::score::{HalfPoints, LeftOpen, RuleSet, Rules};
use shuzi::stones::{Doubt, StoneReading, StoneReadings};

/// One judge for all tests, so that the weights are loaded once.
static JUDGE: LazyLock<LifeJudge> = LazyLock::new(LifeJudge::embedded);

/// A photo's reading of `rows`, in which `?` looks black but a little less like a white stone, `!`
/// looks empty but a little less like a black stone; `b` and `w` look empty, or like a stone of
/// that colour and none of the other.
fn case(rows: &[&str]) -> Case {
    let reading = |symbol| {
        let (empty, black, white) = match symbol {
            'B' => (0.0, 1.0, 0.0),
            'W' => (0.0, 0.0, 1.0),
            '?' => (0.1, 0.5, 0.4),
            '!' => (0.6, 0.3, 0.1),
            'b' => (0.6, 0.4, 0.0),
            'w' => (0.6, 0.0, 0.4),
            _ => (1.0, 0.0, 0.0),
        };
        let doubt = (empty > 0.0 && empty < 1.0).then_some(Doubt::Ambiguous);
        StoneReading {
            empty,
            black,
            white,
            doubt,
        }
    };
    case_of_rows(rows, reading)
}

/// The reading of a photo in which each symbol of these rows is a point.
fn case_of_rows(rows: &[&str], reading: impl Fn(char) -> StoneReading) -> Case {
    let readings = rows
        .iter()
        .flat_map(|row| row.chars())
        .map(reading)
        .collect();
    case_of(StoneReadings {
        lines: rows.len(),
        grid_confidence: 1.0,
        readings,
    })
}

/// A photo's reading.
fn case_of(readings: StoneReadings) -> Case {
    let position = Position::from_readings(&readings).unwrap();
    let photo_from_board = PhotoFromBoard::flat(Homography::identity(), Lens::ideal(9, 9));
    let grid = PhotoGrid {
        lines: readings.lines,
        photo_from_board,
        fit_px: 0.0,
    };
    let facts = PhotoFacts {
        width_px: 9,
        height_px: 9,
        grid,
        others: vec![],
    };
    Case::from_photo("a.jpg".into(), facts, readings, position, vec![])
}

/// Two walls down the middle of a small board, each with room to live.
const SPLIT: [&str; 7] = [
    "..BW...", "..BW...", ".!BW...", "..BW.?.", "..BW...", "..BW...", "..BW...",
];

fn settings() -> CountSettings {
    CountSettings {
        rules: Rules {
            komi: HalfPoints(0),
            ..Rules::of(RuleSet::Chinese)
        },
        prisoners: None,
        prisoners_are_stated: false,
        // What a person said is not asked about: only the points of the photo are.
        dead: DeadStones::Stated(vec![]),
        life: shuzi::life::LifeSettings::default(),
        ask_about: shuzi::count::AskAbout::default(),
        // Their boards have dame, and they ask about other things.
        left_open: LeftOpen::Ended,
    }
}

/// The same under rules that lift nothing, where no life is read: fast.
fn settings_without_life() -> CountSettings {
    CountSettings {
        rules: Rules::of(RuleSet::TrompTaylor),
        ..settings()
    }
}

/// What was on the screen, and the report, after these lines were typed.
fn typed(case: &Case, settings: &CountSettings, lines: &str) -> (String, Report) {
    typed_beside(&SecondOpinions::none(), case, settings, lines)
}

/// The same with an engine beside.
fn typed_beside(
    second: &SecondOpinions,
    case: &Case,
    settings: &CountSettings,
    lines: &str,
) -> (String, Report) {
    let mut screen = Vec::new();
    let mut prompt = Prompt::of_script(Language::English.words(), lines.as_bytes(), &mut screen);
    let report = interview(case, settings, &JUDGE, second, &mut prompt).unwrap();
    (String::from_utf8(screen).unwrap(), report)
}

fn asked_about(screen: &str) -> Vec<&str> {
    screen
        .lines()
        .filter_map(|line| line.strip_prefix("What stands at "))
        .filter_map(|rest| rest.get(..2))
        .collect()
}

#[test]
fn the_point_with_the_largest_consequence_is_asked_first() {
    let (screen, report) = typed(&case(&SPLIT), &settings(), "\n\n");
    // A black stone in White's area costs White the area; a black stone more in Black's changes
    // nothing.
    assert_eq!(asked_about(&screen), ["F4", "B5"]);
    assert!(report.uncertain.is_empty());
    assert_eq!(report.position.rows()[3], "..BW.B.");
}

#[test]
fn an_answer_changes_the_position_and_the_result() {
    let (_, report) = typed(&case(&SPLIT), &settings(), "e\n\n");
    assert_eq!(report.position.rows()[3], "..BW...");
    // 21 points against 28.
    assert_eq!(
        report.settlement.unwrap().score.margin,
        HalfPoints::from_points(-7)
    );
}

#[test]
fn undo_takes_the_last_answer_back() {
    let (screen, report) = typed(&case(&SPLIT), &settings(), "e\nu\nb\n\n");
    assert_eq!(asked_about(&screen), ["F4", "B5", "F4", "B5"]);
    assert_eq!(report.position.rows()[3], "..BW.B.");
}

#[test]
fn what_is_left_open_stays_open() {
    for ending in ["q\n", ""] {
        let (_, report) = typed(&case(&SPLIT), &settings(), &format!("w\n{ending}"));
        let open: Vec<String> = report
            .uncertain
            .iter()
            .map(|uncertain| report.position.size().name(uncertain.point))
            .collect();
        assert_eq!(open, ["B5"], "after {ending:?}");
        assert!(report.needs_a_look());
    }
}

#[test]
fn a_key_that_means_nothing_is_asked_again() {
    let (screen, report) = typed(&case(&SPLIT), &settings(), "x\ne\ne\n");
    assert_eq!(asked_about(&screen), ["F4", "B5"]);
    assert!(screen.contains("“x” is none of the keys."), "{screen}");
    assert!(report.is_settled(), "{:?}", report.warnings);
}

#[test]
fn nothing_is_taken_for_an_answer_that_is_none() {
    // Each begins with a key.
    for line in [
        "wait", "bye", "exit", "eh?", "   ", "u2", "quite", "w Anna", "\u{1b}[A", "ю",
    ] {
        let (screen, report) = typed(
            &case(&SPLIT),
            &settings_without_life(),
            &format!("{line}\n"),
        );
        assert_eq!(report.uncertain.len(), 2, "{line}: {screen}");
        assert!(
            screen.contains("none of the keys") && !screen.contains('\u{1b}'),
            "{line}: {screen}"
        );
    }
    // No UTF-8 either, and what never ends.
    let (words, mut screen) = (Language::English.words(), Vec::new());
    let mut prompt = Prompt::of_script(words, &b"\xfcber\nw\n"[..], &mut screen);
    let report = interview(
        &case(&SPLIT),
        &settings_without_life(),
        &JUDGE,
        &SecondOpinions::none(),
        &mut prompt,
    )
    .unwrap();
    assert_eq!(
        (report.position.rows()[3].as_str(), report.uncertain.len()),
        ("..BW.W.", 1)
    );
    let mut prompt = Prompt::of_script(
        words,
        std::io::BufReader::new(std::io::repeat(b'w')),
        Vec::new(),
    );
    let report = interview(
        &case(&SPLIT),
        &settings_without_life(),
        &JUDGE,
        &SecondOpinions::none(),
        &mut prompt,
    )
    .unwrap();
    assert_eq!(report.uncertain.len(), 2);
}

#[test]
fn an_answer_is_a_key_or_its_word_in_either_language_and_width() {
    for (language, line) in [
        (Language::English, "w"),
        (Language::English, " WHITE "),
        (Language::German, "weiß"),
        (Language::German, "white"),
        (Language::Chinese, "白子"),
        (Language::Japanese, "ｗ"),
        (Language::Japanese, "　Ｗ"),
        (Language::Korean, "백돌"),
        (Language::Ukrainian, "Білий камінь"),
    ] {
        let line = format!("{line}\r\nq\n");
        let mut prompt = Prompt::of_script(language.words(), line.as_bytes(), Vec::new());
        let report = interview(
            &case(&SPLIT),
            &settings_without_life(),
            &JUDGE,
            &SecondOpinions::none(),
            &mut prompt,
        )
        .unwrap();
        assert_eq!(report.position.rows()[3], "..BW.W.", "{line}");
    }
}

#[test]
fn a_question_names_its_photo_and_its_place_among_all() {
    let (screen, _) = typed(&case(&SPLIT), &settings(), "e\nu\ne\ne\n");
    let headings: Vec<&str> = screen
        .lines()
        .filter(|line| line.starts_with("a.jpg: "))
        .collect();
    let [first, second] = ["a.jpg: question 1 of 2", "a.jpg: question 2 of 2"];
    assert_eq!(headings, [first, second, first, second]);
}

#[test]
fn help_tells_what_the_keys_mean() {
    for key in ["?", "h", "help", "？"] {
        let (screen, report) = typed(
            &case(&SPLIT),
            &settings_without_life(),
            &format!("{key}\nw\nq\n"),
        );
        assert!(
            screen.contains(&format!("[?] help: {key}\nb      a black stone is there\n")),
            "{screen}"
        );
        for told in [
            "a white stone is there",
            "it is as it was read: black",
            "takes the last answer back",
        ] {
            assert!(screen.contains(told), "{screen}");
        }
        assert_eq!(report.position.rows()[3], "..BW.W.");
    }
}

#[test]
fn there_is_nothing_to_take_back_before_the_first_answer() {
    let (screen, report) = typed(&case(&SPLIT), &settings_without_life(), "u\nw\n");
    assert!(
        screen.contains("There is no answer to take back."),
        "{screen}"
    );
    assert_eq!(report.position.rows()[3], "..BW.W.");
}

/// Black's area with a point that may hold a stone of its own, which is worth nothing there.
const IDLE: [&str; 7] = [
    "..BW...", "..BW...", ".bBW...", "..BW.?.", "..BW...", "..BW...", "..BW...",
];

#[test]
fn a_point_that_changes_nothing_is_listed_and_not_asked_about() {
    let (screen, report) = typed(&case(&IDLE), &settings(), "w\n");
    assert_eq!(asked_about(&screen), ["F4"]);
    assert!(screen.contains("question 1 of 1"), "{screen}");
    let size = report.position.size();
    assert_eq!(
        report
            .uncertain
            .iter()
            .map(|open| size.name(open.point))
            .collect::<Vec<_>>(),
        ["B5"]
    );
    assert!(report.needs_a_look());
}

#[test]
fn where_only_the_winner_matters_points_that_cannot_cost_the_win_are_not_asked_about() {
    let settings = CountSettings {
        ask_about: shuzi::count::AskAbout::Winner,
        ..settings()
    };
    let (screen, _) = typed(&case(&SPLIT), &settings, "");
    assert_eq!(
        asked_about(&screen),
        ["F4"],
        "with F4 black Black wins, else White: {screen}"
    );
    let far_ahead = CountSettings {
        rules: Rules {
            komi: HalfPoints(200),
            ..settings.rules.clone()
        },
        ..settings
    };
    assert_eq!(
        asked_about(&typed(&case(&SPLIT), &far_ahead, "").0),
        Vec::<&str>::new()
    );
}

/// White has three eyes, and needs two: either of two of them may be filled without harm, but not
/// both.
const THREE_EYES: [&str; 9] = [
    "wWwW.WWBB",
    "WWWWWWWB.",
    "BBBBBBBB.",
    ".........",
    ".B.BBB.B.",
    ".........",
    ".B..B..B.",
    ".........",
    "...B.B...",
];

#[test]
fn points_that_change_something_only_together_are_asked_about() {
    let settings = CountSettings {
        dead: DeadStones::default(),
        ..settings()
    };
    let (screen, report) = typed(&case(&THREE_EYES), &settings, "w\nw\nd\n");
    assert_eq!(asked_about(&screen), ["A9", "C9"], "{screen}");
    assert_eq!(
        report.settlement.unwrap().score.winner,
        Some(shuzi::color::Color::Black)
    );
    // Once one of them is known to be an eye the other is nothing to White.
    let (screen, report) = typed(&case(&THREE_EYES), &settings, "e\n");
    assert_eq!(
        (asked_about(&screen), report.uncertain.len()),
        (vec!["A9"], 1),
        "{screen}"
    );
}

#[test]
fn an_answer_that_contradicts_another_is_not_taken() {
    let position =
        Position::from_rows(&["..BW..", "..BW..", "..BW..", "..BW..", "..BW..", "..BW.."]).unwrap();
    let case = Case::from_position("a.sgf".into(), position, vec![]);
    let life = life::LifeSettings {
        ask_below: 1.1,
        ask_agreed_below: 1.1,
        ..life::LifeSettings::default()
    };
    let settings = CountSettings {
        dead: DeadStones::default(),
        life,
        ..settings()
    };
    let (screen, report) = typed(&case, &settings, "d\nd\na\n");
    assert!(screen.contains("cannot"), "{screen}");
    assert!(report.settlement.is_some(), "{screen}");
}

#[test]
fn a_chain_without_liberties_is_asked_about_until_it_has_one() {
    let captured = case(&["WB.", "B..", "..."]);
    let (screen, report) = typed(&captured, &settings(), "e\n");
    assert!(screen.contains("the chain has no liberties"));
    assert!(report.settlement.is_some());
    let (_, report) = typed(&captured, &settings(), "w\n");
    assert!(report.settlement.is_none() && report.needs_a_look());
}

#[test]
fn a_group_is_asked_about_with_what_hangs_on_it() {
    let position = Position::from_rows(&[
        "....BW...",
        "....BW...",
        "..W.BW...",
        "....BW...",
        "....BW...",
        "....BW...",
        "....BW...",
        "....BW...",
        "....BW...",
    ])
    .unwrap();
    let case = Case::from_position("a.sgf".into(), position, vec![]);
    // A reader that asks about everything.
    let life = life::LifeSettings {
        ask_below: 1.0,
        ask_agreed_below: 1.0,
        ..life::LifeSettings::default()
    };
    let settings = CountSettings {
        dead: DeadStones::default(),
        life,
        ..settings()
    };
    let (screen, alive) = typed(&case, &settings, "\n\n\n");
    assert!(screen.contains("Is the black group E9, E8"), "{screen}");
    assert!(
        screen.contains("If alive: Black ahead by 4 1/2 zi (9 points)"),
        "{screen}"
    );
    assert_eq!(
        alive.settlement.unwrap().score.margin,
        HalfPoints::from_points(9)
    );
    let (_, dead) = typed(&case, &settings, "d\n\n\n");
    assert!(dead.settlement.unwrap().score.margin < HalfPoints(0));
    let (_, open) = typed(&case, &settings, "q\n");
    assert!(open.needs_a_look() && !open.is_settled());
}

#[test]
fn an_engine_is_asked_once_about_the_board_as_it_was_answered() {
    let asked = RefCell::new(Vec::new());
    let second = SecondOpinions::of(|game| {
        asked.borrow_mut().push(game.position.clone());
        Ok(Opinion {
            engine: "Fake Go".into(),
            dead: vec![],
            seki: vec![],
        })
    });
    let settings = CountSettings {
        dead: DeadStones::default(),
        ..settings()
    };
    // B5 holds a stone after all; F4 is as dead as it was proposed.
    let (screen, report) = typed_beside(&second, &case(&SPLIT), &settings, "b\nb\n\n");
    assert!(screen.contains("Is the black group F4 dead?"), "{screen}");
    assert!(screen.contains("Fake Go says it is alive."), "{screen}");
    assert_eq!(*asked.borrow(), [report.position]);
}
