//! Real finished games, scored with the dead stones their players agreed on, and boards with open borders.
//! They lie beside the repository (`../shared/scoring`) and are not part of it; without them the tests say
//! so and pass.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a panic is how a test reports")]

use std::path::{Path, PathBuf};

use serde_json::Value;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::position::sgf::{self, GameRecord};
use shuzi::score::{HalfPoints, HandicapBonus, Prisoners, RuleSet, Rules, score};

/// A file of labels and its folder, or `None` with a printed reason.
fn labels(file: &str) -> Option<(PathBuf, Vec<Value>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/scoring");
    match std::fs::read(folder.join(file)) {
        Ok(bytes) => Some((folder, serde_json::from_slice(&bytes).unwrap())),
        Err(error) => {
            println!("skipped: {}: {error}", folder.join(file).display());
            None
        }
    }
}

fn rows(label: &Value) -> Vec<&str> {
    label["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect()
}

fn points(size: BoardSize, list: &Value) -> Vec<Point> {
    let number = |value: &Value| value.as_u64().unwrap() as usize;
    let pairs = list.as_array().unwrap().iter();
    pairs.map(|pair| size.point(number(&pair[1]), number(&pair[0])).unwrap()).collect()
}

/// The margin in `B+3.50`, in half points for Black.
fn recorded_margin(result: &str) -> HalfPoints {
    let (winner, points) = result.split_once('+').unwrap();
    let points = HalfPoints::parse(points).unwrap();
    if winner == "B" { points } else { -points }
}

fn replay(folder: &Path, label: &Value) -> GameRecord {
    let path = folder.join(label["file"].as_str().unwrap());
    let record = sgf::read(&std::fs::read(path).unwrap()).unwrap();
    assert_eq!(record.position.rows(), rows(label), "{}", label["id"]);
    record
}

/// A game whose margin is not the recorded one.
#[derive(Debug)]
struct Wrong {
    #[expect(dead_code, reason = "shown when a test fails")]
    id: String,
    /// Scored less recorded margin.
    by: HalfPoints,
}

/// The games of `name` with a wrong margin, and how many games there are.
fn wrong_margins(name: &str, set: RuleSet, bonus: HandicapBonus) -> Option<(Vec<Wrong>, usize)> {
    let (folder, labels) = labels("games.json")?;
    let games: Vec<&Value> = labels.iter().filter(|label| label["rules"] == name).collect();
    let wrong = games.iter().filter_map(|label| {
        let record = replay(&folder, label);
        // The labels give the prisoners by who took them.
        let taken_by = |color: &str| label["prisoners"][color].as_u64().unwrap() as u32;
        let stated = Prisoners { black: taken_by("W"), white: taken_by("B") };
        assert_eq!(record.prisoners, stated, "{}", label["id"]);
        let rules = Rules { bonus, ..Rules::from_record(&record, Some(set)).unwrap() };
        let dead = points(record.position.size(), &label["dead"]);
        let result = score(&record.position, &dead, Some(record.prisoners), &rules).unwrap();
        let by = result.margin - recorded_margin(label["result"].as_str().unwrap());
        (by != HalfPoints(0)).then(|| Wrong { id: label["id"].to_string(), by })
    });
    Some((wrong.collect(), games.len()))
}

fn check_all_exact(name: &str, set: RuleSet, bonus: HandicapBonus) {
    if let Some((wrong, games)) = wrong_margins(name, set, bonus) {
        assert!(games > 0 && wrong.is_empty(), "{name}: {} of {games} wrong: {wrong:?}", wrong.len());
    }
}

#[test]
fn chinese_games() {
    check_all_exact("chinese", RuleSet::Chinese, HandicapBonus::Each);
}

#[test]
fn aga_games() {
    check_all_exact("aga", RuleSet::Aga, HandicapBonus::EachButOne);
}

#[test]
fn new_zealand_games() {
    check_all_exact("nz", RuleSet::NewZealand, HandicapBonus::None);
}

/// Japanese games that the plain territory count gets wrong, by a point each: a protective move is missing.
const WRONG_WITHOUT_PROTECTIVE_MOVES: usize = 8;

#[test]
fn japanese_games() {
    if let Some((wrong, games)) = wrong_margins("japanese", RuleSet::Japanese, HandicapBonus::None) {
        assert!(wrong.len() <= WRONG_WITHOUT_PROTECTIVE_MOVES, "{} of {games}: {wrong:?}", wrong.len());
        assert!(wrong.iter().all(|game| game.by.magnitude() <= HalfPoints::from_points(1)), "{wrong:?}");
    }
}

#[test]
fn gaps_in_borders_are_found_and_sealed_boards_have_none() {
    let Some((_, labels)) = labels("ogs.json") else { return };
    let (mut found, mut boards_with_gaps) = (0, 0);
    for label in &labels {
        let position = Position::from_rows(&rows(label)).unwrap();
        let dead = points(position.size(), &label["dead"]);
        let gaps = points(position.size(), &label["needs_sealing"]);
        let named = score(&position, &dead, None, &Rules::of(RuleSet::Chinese)).unwrap().unsealed;
        assert!(!gaps.is_empty() || named.is_empty(), "{}: {named:?}", label["id"]);
        boards_with_gaps += usize::from(!gaps.is_empty());
        found += usize::from(!gaps.is_empty() && !named.is_empty());
    }
    assert_eq!(found, boards_with_gaps);
}
