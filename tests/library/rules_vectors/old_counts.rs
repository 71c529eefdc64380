//! Stone scoring, the group tax and sunjang baduk, on diagrams worked out by hand.

use shuzi::color::Color::{Black, White};
use shuzi::position::Position;
use shuzi::score::{EventRules, HalfPoints, Rules, Score, score};

use super::boards::{CLEAN, CLOSED_KO, OPEN_KO, SEKI_WITH_EYES, diagram, points, sorted_names};
use crate::shared_material::shared;

fn rules(keys: &str) -> Rules {
    EventRules::parse(&format!(
        "name = 'Old'\nrules = 'chinese'\nkomi = 0.0\n{keys}"
    ))
    .unwrap()
    .game(0)
}

fn counted(position: &Position, dead: &[&str], keys: &str) -> Score {
    score(position, &points(position, dead), None, &rules(keys)).unwrap()
}

/// Both sides' counts, in points.
fn counts(drawn: &str, dead: &[&str], keys: &str) -> (String, String) {
    let score = counted(&diagram(drawn), dead, keys);
    (
        score.counts.black.to_string(),
        score.counts.white.to_string(),
    )
}

fn both(black: &str, white: &str) -> (String, String) {
    (black.to_owned(), white.to_owned())
}

/// White lives on two sides of Black: 25 points against 10 and 10.
const TWO_WHITE_GROUPS: &str = "
. O X . . . X O .
. O X . . . X O .
. O X . . . X O .
. O X . . . X O .
. O X . . . X O .";

/// Two white chains share their only eyes, D7 and D1; Black lives inside with C4 and F5.
const SHARED_EYES: &str = "
O O O . O O O O O
O O O O X X X X O
O X X X X . X X O
O X . X X X X X O
O X X X X X X X O
O O O O X X X X O
O O O . O O O O O";

#[test]
fn each_living_group_keeps_two_points_empty() {
    assert_eq!(counts(CLEAN, &[], "counting = 'stones'"), both("43", "34"));
    assert_eq!(
        counts(TWO_WHITE_GROUPS, &[], "counting = 'area'"),
        both("25", "20")
    );
    assert_eq!(
        counts(TWO_WHITE_GROUPS, &[], "counting = 'stones'"),
        both("23", "16")
    );
    assert_eq!(
        counts(TWO_WHITE_GROUPS, &[], "group-tax = true"),
        both("23", "16")
    );
}

#[test]
fn chains_that_filling_would_join_are_one_group() {
    let position = diagram(SHARED_EYES);
    assert_eq!(
        position
            .chains()
            .iter()
            .filter(|chain| chain.color == White)
            .count(),
        2
    );
    // 27 and 32 stones, with two points each that stay empty.
    assert_eq!(
        counts(SHARED_EYES, &[], "counting = 'stones'"),
        both("27", "32")
    );
    let taxed = counted(&position, &[], "counting = 'stones'").group_tax;
    assert_eq!(
        taxed.iter().map(|group| group.points).collect::<Vec<u32>>(),
        [2, 2]
    );
}

#[test]
fn a_group_in_seki_loses_the_one_eye_it_has_and_shared_points_are_nobodys() {
    // Area 44 and 36 with C9 shared. Each side has one group in seki with one eye, and one with
    // room.
    assert_eq!(
        counts(
            SEKI_WITH_EYES,
            &[],
            "counting = 'area'\nneutral = 'nobodys'"
        ),
        both("44", "36")
    );
    assert_eq!(
        counts(SEKI_WITH_EYES, &[], "counting = 'stones'"),
        both("41", "33")
    );
    let taxed = counted(&diagram(SEKI_WITH_EYES), &[], "counting = 'stones'").group_tax;
    assert_eq!(
        taxed.iter().map(|group| group.points).collect::<Vec<u32>>(),
        [1, 2, 1, 2]
    );
}

#[test]
fn the_tax_can_be_put_on_territory_too() {
    let territory = "counting = 'territory'";
    assert_eq!(counts(TWO_WHITE_GROUPS, &[], territory), both("15", "10"));
    let taxed = "counting = 'territory'\ngroup-tax = true";
    assert_eq!(counts(TWO_WHITE_GROUPS, &[], taxed), both("13", "6"));
}

#[test]
fn sunjang_counts_what_the_border_holds() {
    assert_eq!(counts(CLEAN, &[], "counting = 'sunjang'"), both("36", "27"));
    // A protecting move inside costs nothing, as it would under Japanese rules, and prisoners do
    // not matter.
    let protected = diagram(CLEAN);
    let c5 = points(&protected, &["C5"])[0];
    let score = counted(
        &protected.with(c5, Some(Black)),
        &[],
        "counting = 'sunjang'",
    );
    assert_eq!(
        (score.counts.black, score.counts.white),
        (HalfPoints(72), HalfPoints(54))
    );
    assert_eq!(score.removed, [c5]);
    assert!(!score.deduced_prisoners);
}

#[test]
fn sunjang_leaves_no_stone_of_the_border_in_atari() {
    // Black's border is the E file and F5, which would stand in atari without E5; White's the F
    // file and G5.
    let position = diagram(CLOSED_KO);
    let score = counted(&position, &[], "counting = 'sunjang'");
    assert_eq!(
        (score.counts.black, score.counts.white),
        (HalfPoints(2 * 36), HalfPoints(2 * 26))
    );
    assert_eq!(
        sorted_names(&position, &score.removed),
        ["D4", "D5", "D6", "G4", "G6"]
    );
    assert!(score.teire.is_empty());
}

#[test]
fn sunjang_asks_for_the_stone_that_is_missing() {
    // The same with E5 empty: Black has to fill E5, and the count is the same.
    let score = counted(&diagram(OPEN_KO), &[], "counting = 'sunjang'");
    let position = diagram(OPEN_KO);
    assert_eq!(sorted_names(&position, &score.teire), ["E5"]);
    assert_eq!(
        (score.counts.black, score.counts.white),
        (HalfPoints(2 * 36), HalfPoints(2 * 26))
    );
}

#[test]
fn sunjang_has_no_territory_in_seki() {
    let position = diagram(SEKI_WITH_EYES);
    let score = counted(&position, &[], "counting = 'sunjang'");
    let is_nobodys =
        |name: &str| score.owner[position.size().index(points(&position, &[name])[0])].is_none();
    assert!(["A9", "C9", "E9", "B9", "D9"].into_iter().all(is_nobodys));
    assert!(!sorted_names(&position, &score.removed).contains(&"D8".to_owned()));
}

/// KataGo's test of its group tax: whose each point is in hundredths, White's above zero. Points
/// that are not certain to be a side's count for nobody there, too, so that the sums are the same.
#[test]
fn the_group_tax_is_katagos() {
    let Some(file) = shared("scoring/area_cases.json") else {
        return;
    };
    let cases: serde_json::Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
    let case = cases["cases"]
        .as_array()
        .unwrap()
        .iter()
        .find(|case| case["name"] == "groupTaxScoring")
        .unwrap();
    let rows: Vec<&str> = case["boards"][0]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap())
        .collect();
    let position = Position::from_rows(&rows).unwrap();
    let maps = case["blocks"][0]["flags"].as_str().unwrap();
    let (untaxed, taxed) = maps.split_once("| Group tax |").unwrap();
    let map = |text: &str| -> Vec<i32> {
        text.split_whitespace()
            .filter_map(|word| word.parse().ok())
            .collect()
    };
    let (untaxed, taxed) = (map(untaxed), map(taxed));
    let is_dead = |&(point, &whose): &(_, &i32)| match position.stone(point) {
        Some(color) => whose != if color == White { 100 } else { -100 },
        None => false,
    };
    let dead: Vec<_> = position
        .size()
        .points()
        .zip(&untaxed)
        .filter(is_dead)
        .map(|(point, _)| point)
        .collect();
    for (counting, map) in [("area", untaxed), ("stones", taxed)] {
        let keys = format!("counting = '{counting}'\nneutral = 'nobodys'");
        let result = score(&position, &dead, None, &rules(&keys)).unwrap();
        let theirs = f64::from(map.iter().sum::<i32>()) / 100.0;
        assert!(
            (theirs + result.margin.as_points()).abs() < 0.5,
            "{counting}: {theirs} {}",
            result.margin
        );
    }
}
