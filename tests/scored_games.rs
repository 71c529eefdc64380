//! Real finished games, scored with the dead stones their players agreed on. They lie beside the repository
//! (`../shared/scoring`) and are not part of it; without them the test says so and passes.

use std::path::{Path, PathBuf};

use serde_json::Value;
use shuzi::point::{BoardSize, Point};
use shuzi::position::sgf::{self, GameRecord};
use shuzi::score::{HalfPoints, HandicapBonus, Prisoners, RuleSet, Rules, score};

/// The labelled games, or `None` with a printed reason.
fn labels() -> Option<(PathBuf, Vec<Value>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/scoring");
    match std::fs::read(folder.join("games.json")) {
        Ok(bytes) => Some((folder, serde_json::from_slice(&bytes).unwrap())),
        Err(error) => {
            println!("skipped: {}: {error}", folder.display());
            None
        }
    }
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
    let rows: Vec<&str> = label["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
    assert_eq!(record.position.rows(), rows, "{}", label["id"]);
    record
}

/// The ids of the games of `name` whose margin is not the recorded one, and how many games there are.
fn wrong_margins(name: &str, set: RuleSet, bonus: HandicapBonus) -> Option<(Vec<String>, usize)> {
    let (folder, labels) = labels()?;
    let games: Vec<&Value> = labels.iter().filter(|label| label["rules"] == name).collect();
    let is_wrong = |label: &&&Value| {
        let record = replay(&folder, label);
        let count = |color: &str| label["prisoners"][color].as_u64().unwrap() as u32;
        let stated = Prisoners { black: count("B"), white: count("W") };
        assert!(
            record.prisoners == stated
                || record.prisoners == Prisoners { black: stated.white, white: stated.black },
            "{}: {:?}",
            label["id"],
            record.prisoners
        );
        let rules = Rules { bonus, ..Rules::from_record(&record, Some(set)).unwrap() };
        let dead = points(record.position.size(), &label["dead"]);
        let result = score(&record.position, &dead, Some(record.prisoners), &rules).unwrap();
        result.margin != recorded_margin(label["result"].as_str().unwrap())
    };
    let wrong = games.iter().filter(is_wrong).map(|label| label["id"].to_string()).collect();
    Some((wrong, games.len()))
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

#[test]
fn japanese_games() {
    check_all_exact("japanese", RuleSet::Japanese, HandicapBonus::None);
}
