use std::cell::RefCell;

use super::*;
use crate::board::{Board, GridEvidence};
use crate::count::DeadStones;
use crate::engine::Opinion;
use crate::geometry::{Homography, Lens, PhotoFromBoard};
use crate::language::Language;
use crate::life;
use crate::report::PhotoFacts;
use crate::score::{HalfPoints, RuleSet, Rules};
use crate::stones::{Doubt, StoneReading, StoneReadings};

/// A photo's reading of `rows`, in which `?` looks black but a little less like a white stone, and `!` looks
/// empty but a little less like a black stone.
fn case(rows: &[&str]) -> Case {
    let reading = |symbol| {
        let (empty, black, white) = match symbol {
            'B' => (0.0, 1.0, 0.0),
            'W' => (0.0, 0.0, 1.0),
            '?' => (0.1, 0.5, 0.4),
            '!' => (0.6, 0.3, 0.1),
            _ => (1.0, 0.0, 0.0),
        };
        let doubt = (black > 0.0 && black < 1.0).then_some(Doubt::Ambiguous);
        StoneReading { empty, black, white, doubt }
    };
    let readings = rows.iter().flat_map(|row| row.chars()).map(reading).collect();
    let readings = StoneReadings { lines: rows.len(), grid_confidence: 1.0, readings };
    let position = Position::from_readings(&readings).unwrap();
    let photo_from_board = PhotoFromBoard::flat(Homography::identity(), Lens::ideal(9, 9));
    let board = Board { lines: rows.len(), photo_from_board, fit_px: 0.0, evidence: GridEvidence::Stated };
    let facts = PhotoFacts { width_px: 9, height_px: 9, board, others: vec![] };
    Case::from_photo("a.jpg".into(), facts, readings, position, vec![])
}

/// Two walls down the middle of a small board, each with room to live.
const SPLIT: [&str; 7] = ["..BW...", "..BW...", ".!BW...", "..BW.?.", "..BW...", "..BW...", "..BW..."];

fn settings() -> CountSettings {
    CountSettings {
        rules: Rules { komi: HalfPoints(0), ..Rules::of(RuleSet::Chinese) },
        prisoners: None,
        prisoners_are_stated: false,
        // What a person said is not asked about: only the points of the photo are.
        dead: DeadStones::Stated(vec![]),
        life: crate::life::Settings::default(),
        ask_about: crate::count::AskAbout::default(),
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
    let (mut keys, mut screen) = (lines.as_bytes(), Vec::new());
    let words = Language::English.words();
    let shown = Screen { words, style: Style::default(), stream: &mut screen };
    let report = interview(case, settings, second, &mut keys, shown).unwrap();
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
    // A black stone in White's area costs White the area; a black stone more in Black's changes nothing.
    assert_eq!(asked_about(&screen), ["F4", "B5"]);
    assert!(report.uncertain.is_empty());
    assert_eq!(report.position.rows()[3], "..BW.B.");
}

#[test]
fn an_answer_changes_the_position_and_the_result() {
    let (_, report) = typed(&case(&SPLIT), &settings(), "e\n\n");
    assert_eq!(report.position.rows()[3], "..BW...");
    // 21 points against 28.
    assert_eq!(report.settlement.unwrap().score.margin, HalfPoints::from_points(-7));
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
        let open: Vec<String> =
            report.uncertain.iter().map(|uncertain| report.position.size().name(uncertain.point)).collect();
        assert_eq!(open, ["B5"], "after {ending:?}");
        assert!(report.needs_a_look());
    }
}

#[test]
fn a_key_that_means_nothing_is_asked_again() {
    let (screen, report) = typed(&case(&SPLIT), &settings(), "x\ne\ne\n");
    assert_eq!(asked_about(&screen), ["F4", "F4", "B5"]);
    assert!(report.is_settled(), "{:?}", report.warnings);
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
    let case = Case::given("a.sgf".into(), position, vec![]);
    // A reader that asks about everything.
    let life = life::Settings { ask_below: 1.0, ..life::Settings::default() };
    let settings = CountSettings { dead: DeadStones::default(), life, ..settings() };
    let (screen, alive) = typed(&case, &settings, "\n\n\n");
    assert!(screen.contains("Is the black group E9, E8"), "{screen}");
    assert!(screen.contains("If alive: Black ahead by 4 1/2 zi (9 points)"), "{screen}");
    assert_eq!(alive.settlement.unwrap().score.margin, HalfPoints::from_points(9));
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
        Ok(Opinion { engine: "Fake Go".into(), dead: vec![], seki: vec![] })
    });
    let settings = CountSettings { dead: DeadStones::default(), ..settings() };
    // B5 holds a stone after all; F4 is as dead as it was proposed.
    let (screen, report) = typed_beside(&second, &case(&SPLIT), &settings, "b\nb\n\n");
    assert!(screen.contains("Is the black group F4 dead?"), "{screen}");
    assert!(screen.contains("Fake Go says it is alive."), "{screen}");
    assert_eq!(*asked.borrow(), [report.position]);
}
