//! Every sample photo, read and counted as a user would, against its truth.
//!
//! The law: never silently wrong. A point that is read wrongly must be among those a person is asked about,
//! and once the person has answered, dead stones, dame and result are those of the truth.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::Value;
use shuzi::color::Color;
use shuzi::count::{self, Case, CountSettings, DeadStones, ReadError, ReadSettings, SecondOpinions};
use shuzi::point::Point;
use shuzi::report;
use shuzi::score::{RuleSet, Rules};

/// As what a photo without a board is refused.
const REFUSAL: &str = "no_board";

/// More wrong points than this make a reading useless, even where a person is asked about each.
const MOST_WRONG: usize = 8;

/// Names each sample and what is asked of it: one test a photo, and the list of all of them.
macro_rules! samples {
    ($($test:ident: $name:literal, $check:ident;)*) => {
        const TESTED: &[&str] = &[$($name),*];
        $(#[test] fn $test() { $check($name) })*
    };
}

samples! {
    an_empty_board: "19-empty", is_read;
    a_game_in_progress: "19-middle-game", is_read;
    a_finished_game_from_above: "19-finished-top", is_counted;
    a_finished_game_from_a_players_seat: "19-finished-oblique", is_counted;
    a_finished_game_from_a_low_seat: "19-finished-low", is_counted;
    a_game_with_a_dame_left: "19-open-dame", is_counted;
    a_board_held_at_an_angle_on_checks: "19-turned-checks", is_counted;
    a_board_in_warm_light: "13-finished-warm", is_counted;
    a_seki: "13-seki", is_counted;
    a_dim_room: "13-dim", is_counted;
    a_small_board_on_green_cloth: "9-finished-cloth", is_counted;
    glass_stones_facing_the_light: "9-finished-glossy", is_counted;
    a_table_without_a_board: "no-board", shows_no_board;
    two_boards_side_by_side: "two-boards", shows_several_boards;
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("samples")
}

fn read(name: &str) -> Result<Case, ReadError> {
    let bytes = fs::read(folder().join(name).with_extension("jpg")).unwrap();
    let clock = || Duration::ZERO;
    count::read(name, &bytes, &ReadSettings::default(), &clock).map(|(_, case)| case)
}

fn truth(name: &str) -> Value {
    let text = fs::read_to_string(folder().join(name).with_extension("json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The stones that the truth's rows show, row by row.
fn true_stones(truth: &Value) -> Vec<Vec<Option<Color>>> {
    let stone = |symbol| match symbol {
        'B' => Some(Color::Black),
        'W' => Some(Color::White),
        '.' => None,
        other => panic!("{other} is no symbol of a label"),
    };
    let rows = truth["rows"].as_array().unwrap().iter();
    rows.map(|row| row.as_str().unwrap().chars().map(stone).collect()).collect()
}

/// Reads a photo and lets a person who knows the truth answer what is asked.
fn answered(name: &str) -> Case {
    let case = read(name).unwrap_or_else(|error| panic!("{name} is refused: {error}"));
    let stones = true_stones(&truth(name));
    let size = case.position.size();
    assert_eq!((size.width(), size.height()), (stones.len(), stones.len()), "{name}: size");
    let true_stone = |point: Point| stones[point.row()][point.col()];
    let wrong: BTreeSet<Point> =
        size.points().filter(|&point| case.position.stone(point) != true_stone(point)).collect();
    let asked: BTreeSet<Point> = case.uncertain().into_iter().map(|uncertain| uncertain.point).collect();
    let silently: Vec<String> = wrong.difference(&asked).map(|&point| size.name(point)).collect();
    assert!(silently.is_empty(), "{name} is wrong without asking about {}", silently.join(", "));
    assert!(wrong.len() <= MOST_WRONG, "{name}: {} points are wrong", wrong.len());
    asked.into_iter().fold(case, |case, point| case.with_stated_stone(point, true_stone(point)))
}

fn is_read(name: &str) {
    let case = answered(name);
    assert_eq!(Value::from(case.position.rows()), truth(name)["rows"], "{name}");
}

fn is_counted(name: &str) {
    let case = answered(name);
    let settings = CountSettings {
        rules: Rules::of(RuleSet::Chinese),
        prisoners: None,
        prisoners_are_stated: false,
        dead: DeadStones::default(),
        life: Default::default(),
        ask_about: Default::default(),
        left_open: shuzi::score::LeftOpen::default(),
    };
    let settled = count::settle(&case, &settings, &SecondOpinions::none(), &|| Duration::ZERO).unwrap();
    let counted: Value = serde_json::from_str(&report::json::report(&settled).unwrap()).unwrap();
    let expected = &truth(name)["score"];
    assert_eq!(names(&counted["life"]["dead"]), names(&expected["dead"]), "{name}: dead stones");
    assert_eq!(names(&counted["dame"]), names(&expected["dame"]), "{name}: dame");
    assert_eq!(names(&counted["shared"]), names(&expected["shared"]), "{name}: points shared in seki");
    assert_eq!(counted["score"]["sgf"], expected["result"], "{name}: result");
}

/// A list of points, whatever its order.
fn names(points: &Value) -> BTreeSet<&str> {
    points.as_array().unwrap().iter().map(|point| point.as_str().unwrap()).collect()
}

fn shows_no_board(name: &str) {
    assert!(truth(name)["board"].is_null());
    let Err(error) = read(name) else { panic!("{name}: a board was read where there is none") };
    assert_eq!(error.kind(), REFUSAL, "{name}: {error}");
}

fn shows_several_boards(name: &str) {
    let Err(error) = read(name) else { panic!("{name}: one board is read where two are in view") };
    assert_eq!(error.kind(), "several_boards", "{name}");
    let boards = truth(name)["boards"].as_array().unwrap().clone();
    let read: Vec<Value> = (1..=boards.len()).map(|number| board_of(name, number)).collect();
    // From left to right.
    let left = |board: &Value| board["corners"][0][0].as_f64().unwrap();
    let mut expected = boards;
    expected.sort_by(|a, b| left(a).total_cmp(&left(b)));
    let expected: Vec<Value> = expected.iter().map(|board| board["rows"].clone()).collect();
    assert_eq!(read, expected, "{name}: each board, when the user says which is meant");
}

/// The rows of one of several boards.
fn board_of(name: &str, number: usize) -> Value {
    let board = shuzi::board::BoardSettings { board: Some(number), ..Default::default() };
    Value::from(read_as(name, board).unwrap().position.rows())
}

/// Reads a photo whose board is to be found in a special way.
fn read_as(name: &str, board: shuzi::board::BoardSettings) -> Result<Case, ReadError> {
    let bytes = fs::read(folder().join(name).with_extension("jpg")).unwrap();
    let settings = ReadSettings { board, ..Default::default() };
    count::read(name, &bytes, &settings, &|| Duration::ZERO).map(|(_, case)| case)
}

#[test]
fn stated_corners_are_enough_whichever_way_round_they_go() {
    let name = "13-finished-warm";
    let truth = truth(name);
    let corner = |k: usize| {
        let [x, y] = [0, 1].map(|axis| truth["corners"][k][axis].as_f64().unwrap());
        shuzi::geometry::PhotoPoint { x, y }
    };
    let stated = |order: [usize; 4]| {
        let corners = Some(order.map(corner));
        read_as(name, shuzi::board::BoardSettings { corners, ..Default::default() })
    };
    for order in [[0, 1, 2, 3], [0, 3, 2, 1], [2, 3, 0, 1]] {
        assert_eq!(Value::from(stated(order).unwrap().position.rows()), truth["rows"], "{order:?}");
    }
    // No quadrilateral.
    assert_eq!(stated([0, 2, 1, 3]).unwrap_err().kind(), "bad_option");
}

#[test]
fn every_photo_has_a_truth_and_a_test() {
    let stems = |extension: &str| -> BTreeSet<String> {
        let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
        let of_kind = files.filter(|path| path.extension().is_some_and(|end| end == extension));
        of_kind.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
    };
    assert_eq!(stems("jpg"), stems("json"), "photos and truths");
    assert_eq!(stems("jpg"), TESTED.iter().map(|name| (*name).to_owned()).collect(), "photos and tests");
    for name in TESTED {
        assert_eq!(truth(name)["file"], format!("{name}.jpg"));
    }
}
