//! Every sample photo, read and counted as a user would, against its truth.
//!
//! The law: never silently wrong. A point that is read wrongly must be among those a person is
//! asked about, and once the person has answered, dead stones, dame and result are those of the
//! truth.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::Value;
use shuzi::ErrorKind;
use shuzi::count::{self, Case, CountSettings, DeadStones, ReadSettings, SecondOpinions};
use shuzi::life::LifeJudge;
use shuzi::report;
use shuzi::score::{RuleSet, Rules};

use crate::labelled_photo::{LabelledPhoto, folder, stems};

/// More wrong points than this make a reading useless, even where a person is asked about each.
const MOST_WRONG: usize = 8;

/// Defines one test for each sample, and the list of all samples.
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
    a_board_partly_under_a_fan: "19-fan", is_counted;
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

/// Opens a sample with its truth.
fn open(name: &str) -> LabelledPhoto {
    LabelledPhoto::open(&folder("samples"), name)
}

/// Reads a photo and lets a person who knows the truth answer what is asked.
fn read_and_answer(photo: &LabelledPhoto) -> Case {
    let name = &photo.name;
    let case = photo
        .read()
        .unwrap_or_else(|error| panic!("{name} is refused: {error}"));
    let wrong = photo.wrong_points(&case);
    assert!(
        wrong.len() <= MOST_WRONG,
        "{name}: {} points are wrong",
        wrong.len()
    );
    let stones = photo.true_stones();
    case.uncertain().into_iter().fold(case, |case, uncertain| {
        let point = uncertain.point;
        case.with_stated_stone(point, stones[point.row()][point.col()])
    })
}

fn is_read(name: &str) {
    let photo = open(name);
    assert_eq!(
        Value::from(read_and_answer(&photo).position.rows()),
        photo.label["rows"],
        "{name}"
    );
}

fn is_counted(name: &str) {
    let photo = open(name);
    let case = read_and_answer(&photo);
    let settings = CountSettings {
        rules: Rules::of(RuleSet::Chinese),
        prisoners: None,
        prisoners_are_stated: false,
        dead: DeadStones::default(),
        life: Default::default(),
        ask_about: Default::default(),
        left_open: shuzi::score::LeftOpen::default(),
    };
    let (judge, none) = (LifeJudge::embedded(), SecondOpinions::none());
    let settled = count::settle(&case, &settings, &judge, &none, &|| Duration::ZERO).unwrap();
    let counted: Value = serde_json::from_str(&report::json::report(&settled).unwrap()).unwrap();
    let expected = &photo.label["score"];
    assert_eq!(
        names(&counted["life"]["dead"]),
        names(&expected["dead"]),
        "{name}: dead stones"
    );
    assert_eq!(
        names(&counted["dame"]),
        names(&expected["dame"]),
        "{name}: dame"
    );
    assert_eq!(
        names(&counted["shared"]),
        names(&expected["shared"]),
        "{name}: points shared in seki"
    );
    assert_eq!(
        counted["score"]["sgf"], expected["result"],
        "{name}: result"
    );
}

/// Returns a list of points without its order.
fn names(points: &Value) -> BTreeSet<&str> {
    points
        .as_array()
        .unwrap()
        .iter()
        .map(|point| point.as_str().unwrap())
        .collect()
}

fn shows_no_board(name: &str) {
    let photo = open(name);
    assert!(photo.label["board"].is_null());
    let Err(error) = photo.read() else {
        panic!("{name}: a board was read where there is none")
    };
    assert_eq!(error.kind(), ErrorKind::NoBoard, "{name}: {error}");
}

fn shows_several_boards(name: &str) {
    let photo = open(name);
    let Err(error) = photo.read() else {
        panic!("{name}: one board is read where two are in view")
    };
    assert_eq!(error.kind(), ErrorKind::SeveralBoards, "{name}");
    let boards = photo.label["boards"].as_array().unwrap().clone();
    let read: Vec<Value> = (1..=boards.len())
        .map(|number| read_board(&photo, number))
        .collect();
    // From left to right.
    let left = |board: &Value| board["corners"][0][0].as_f64().unwrap();
    let mut expected = boards;
    expected.sort_by(|a, b| left(a).total_cmp(&left(b)));
    let expected: Vec<Value> = expected.iter().map(|board| board["rows"].clone()).collect();
    assert_eq!(
        read, expected,
        "{name}: each board, when the user says which is meant"
    );
}

/// Returns the rows of one of several boards.
fn read_board(photo: &LabelledPhoto, number: usize) -> Value {
    let settings = ReadSettings::from_statements(None, Some(number), None);
    Value::from(photo.read_with(&settings).unwrap().position.rows())
}

#[test]
fn stated_corners_are_enough_whichever_way_round_they_go() {
    let name = "13-finished-warm";
    let photo = open(name);
    let corner = |k: usize| {
        let [x, y] = [0, 1].map(|axis| photo.label["corners"][k][axis].as_f64().unwrap());
        shuzi::geometry::PhotoPoint { x, y }
    };
    let read_at = |order: [usize; 4]| {
        photo.read_with(&ReadSettings::from_statements(
            None,
            None,
            Some(order.map(corner)),
        ))
    };
    for order in [[0, 1, 2, 3], [0, 3, 2, 1], [2, 3, 0, 1]] {
        assert_eq!(
            Value::from(read_at(order).unwrap().position.rows()),
            photo.label["rows"],
            "{order:?}"
        );
    }
    // Sides that cross are not a quadrilateral.
    assert_eq!(
        read_at([0, 2, 1, 3]).unwrap_err().kind(),
        ErrorKind::BadOption
    );
}

#[test]
fn every_photo_has_a_truth_and_a_test() {
    let samples = folder("samples");
    let photos = stems(&samples, "jpg");
    assert_eq!(photos, stems(&samples, "json"), "photos and truths");
    assert_eq!(
        photos,
        TESTED.iter().map(|name| (*name).to_owned()).collect(),
        "photos and tests"
    );
    for name in TESTED {
        assert_eq!(open(name).label["file"], format!("{name}.jpg"));
    }
}
