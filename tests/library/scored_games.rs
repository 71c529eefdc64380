//! Real finished games, scored with the dead stones their players agreed on, and boards with open
//! borders. They lie beside the repository (`../shared/scoring`) and are not part of it; without
//! them the tests say so and pass.

use std::path::{Path, PathBuf};

use serde_json::Value;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::position::sgf::{self, GameRecord, Move};
use shuzi::score::{
    HalfPoints, HandicapBonus, Prisoners, RuleSet, Rules, ScoreError, score, still_open,
};

use crate::shared_material::shared;

/// A file of labels and its folder, or `None` where it is absent.
fn labels(file: &str) -> Option<(PathBuf, Vec<Value>)> {
    let file = shared(&format!("scoring/{file}"))?;
    let labels = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    Some((file.parent().unwrap().to_owned(), labels))
}

fn rows(label: &Value) -> Vec<&str> {
    label["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap())
        .collect()
}

fn points(size: BoardSize, list: &Value) -> Vec<Point> {
    let number = |value: &Value| value.as_u64().unwrap() as usize;
    let pairs = list.as_array().unwrap().iter();
    pairs
        .map(|pair| size.point(number(&pair[1]), number(&pair[0])).unwrap())
        .collect()
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
    #[expect(dead_code, reason = "shown when a test fails")]
    by: HalfPoints,
}

/// The games of `name` with a wrong margin, and how many games there are.
fn wrong_margins(name: &str, set: RuleSet, bonus: HandicapBonus) -> Option<(Vec<Wrong>, usize)> {
    let (folder, labels) = labels("games.json")?;
    let games: Vec<&Value> = labels
        .iter()
        .filter(|label| label["rules"] == name)
        .collect();
    let wrong = games.iter().filter_map(|label| {
        let record = replay(&folder, label);
        // The labels give the prisoners by who took them.
        let taken_by = |color: &str| label["prisoners"][color].as_u64().unwrap() as u32;
        let stated = Prisoners {
            black: taken_by("W"),
            white: taken_by("B"),
        };
        assert_eq!(record.prisoners, stated, "{}", label["id"]);
        let rules = Rules {
            bonus,
            ..Rules::from_record(&record, Some(set)).unwrap().rules
        };
        let dead = points(record.position.size(), &label["dead"]);
        let result = score(&record.position, &dead, Some(record.prisoners), &rules).unwrap();
        let by = result.margin - recorded_margin(label["result"].as_str().unwrap());
        (by != HalfPoints(0)).then(|| Wrong {
            id: label["id"].to_string(),
            by,
        })
    });
    Some((wrong.collect(), games.len()))
}

fn check_all_exact(name: &str, set: RuleSet, bonus: HandicapBonus) {
    if let Some((wrong, games)) = wrong_margins(name, set, bonus) {
        assert!(
            games > 0 && wrong.is_empty(),
            "{name}: {} of {games} wrong: {wrong:?}",
            wrong.len()
        );
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

/// The recorded margins deduct protective moves that are missing on the board, which are found.
#[test]
fn japanese_games() {
    check_all_exact("japanese", RuleSet::Japanese, HandicapBonus::None);
}

/// Rows of labels as one text, point by point.
fn joined(rows: &Value) -> String {
    rows.as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap())
        .collect()
}

/// Boards on which the false eyes are not as labelled: where a dead stone stands on one, the label
/// names its neighbour too, and on two boards of one line it names points of a space that is one
/// eye either way.
const DIFFERENT_FALSE_EYES: usize = 5;

#[test]
fn territory_maps_and_stones_in_seki_are_as_labelled() {
    let Some((_, labels)) = labels("territory.json") else {
        return;
    };
    let mut different_false_eyes = Vec::new();
    for label in &labels {
        let position = Position::from_rows(&rows(label)).unwrap();
        let size = position.size();
        let dead = points(size, &label["dead"]);
        let result = match score(&position, &dead, None, &Rules::of(RuleSet::Japanese)) {
            Ok(result) => result,
            // On one board, of one line, the label takes a stone with two eyes off.
            Err(ScoreError::CannotBeDead { .. }) if size.height() == 1 => continue,
            Err(error) => panic!("{}: {error}", label["id"]),
        };
        let owner: String = result
            .owner
            .iter()
            .map(|owner| owner.map_or('.', |color| color.letter()))
            .collect();
        assert_eq!(owner, joined(&label["territory"]), "{}", label["id"]);
        // Small letters are points, some of them behind gaps in the border, which are no territory
        // anyway.
        let stones = size
            .points()
            .zip(joined(&label["seki"]).chars().collect::<Vec<_>>());
        let lifted = position.without(&dead);
        let in_seki =
            stones.filter(|&(point, letter)| letter != '.' && lifted.stone(point).is_some());
        let in_seki = in_seki.map(|(point, _)| point);
        let stones = result.seki.iter().copied();
        let stones = stones.filter(|&point| lifted.stone(point).is_some());
        assert!(stones.eq(in_seki), "{}", label["id"]);
        let mut false_eyes = points(size, &label["unscorable_false_eyes"]);
        false_eyes.sort_unstable();
        if result.false_eyes != false_eyes {
            different_false_eyes.push(label["id"].to_string());
        }
    }
    assert!(
        different_false_eyes.len() <= DIFFERENT_FALSE_EYES,
        "{different_false_eyes:?}"
    );
}

#[test]
fn gaps_in_borders_are_found_and_sealed_boards_have_none() {
    let Some((_, labels)) = labels("ogs.json") else {
        return;
    };
    let (mut found, mut boards_with_gaps) = (0, 0);
    for label in &labels {
        let position = Position::from_rows(&rows(label)).unwrap();
        let dead = points(position.size(), &label["dead"]);
        let gaps = points(position.size(), &label["needs_sealing"]);
        let named = score(&position, &dead, None, &Rules::of(RuleSet::Chinese))
            .unwrap()
            .unsealed;
        assert!(
            !gaps.is_empty() || named.is_empty(),
            "{}: {named:?}",
            label["id"]
        );
        boards_with_gaps += usize::from(!gaps.is_empty());
        found += usize::from(!gaps.is_empty() && !named.is_empty());
    }
    assert_eq!(found, boards_with_gaps);
}

/// The boards before the last moves of a game as long as these filled single neutral points in
/// turns, with who moved next.
fn with_dame_put_back(record: &GameRecord, dead: &[Point]) -> Vec<(Position, Color)> {
    let mut boards = Vec::new();
    let mut position = record.position.clone();
    let mut last = None;
    for &Move { color, point } in record.moves.iter().rev() {
        let Some(point) = point else { continue };
        let before = position.with(point, None);
        let lifted = before.without(dead);
        let is_dame = lifted
            .empty_regions()
            .iter()
            .any(|region| region.points == [point] && region.surrounded_by().is_none());
        let takes_nothing = before
            .play(color, point)
            .is_ok_and(|played| played.captured.is_empty());
        if last == Some(color) || position.stone(point) != Some(color) || !is_dame || !takes_nothing
        {
            break;
        }
        last = Some(color);
        position = before;
        boards.push((position.clone(), color));
    }
    boards
}

#[test]
fn games_whose_dame_are_put_back_play_out_to_their_result() {
    let Some((folder, labels)) = labels("games.json") else {
        return;
    };
    let (mut boards, mut exact) = (0, 0);
    for label in labels.iter().filter(|label| label["rules"] != "japanese") {
        let record = replay(&folder, label);
        let size = record.position.size();
        let dead = points(size, &label["dead"]);
        let rules = Rules::of(RuleSet::Chinese);
        let result = score(&record.position, &dead, None, &rules).unwrap();
        if !result.dame.is_empty() {
            continue;
        }
        for (position, next) in with_dame_put_back(&record, &dead) {
            let dead: Vec<Point> = dead
                .iter()
                .copied()
                .filter(|&dead| position.stone(dead).is_some())
                .collect();
            let Some([black_first, white_first]) =
                still_open(&position, &dead, &[], None, &rules).played_out
            else {
                continue;
            };
            boards += 1;
            let bounds = if next == Color::Black {
                black_first
            } else {
                white_first
            };
            exact += usize::from(bounds.exact().is_some());
            let id = &label["id"];
            assert!(
                bounds.at_least.is_none_or(|least| least <= result.margin),
                "{id}: {bounds:?} {}",
                result.margin
            );
            assert!(
                bounds.at_most.is_none_or(|most| most >= result.margin),
                "{id}: {bounds:?} {}",
                result.margin
            );
            assert!(
                black_first.at_least >= white_first.at_least,
                "{id}: moving first is worse"
            );
        }
    }
    println!("{boards} boards, {exact} margins known exactly");
    assert!(
        boards > 100 && exact * 20 > boards * 19,
        "{boards} boards, {exact} known exactly"
    );
}
