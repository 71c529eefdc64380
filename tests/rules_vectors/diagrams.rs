//! What the rule texts give for each position.

use shuzi::score::area::area;
use shuzi::score::{HalfPoints, IngFillIn, RuleSet, Rules, Score, score};

use super::boards::{self, diagram, points, sorted_names};

fn without_komi(set: RuleSet) -> Rules {
    Rules { komi: HalfPoints(0), ..Rules::of(set) }
}

/// What the rule texts give for one diagram. Margins are Black's.
struct Expected {
    /// Black, White, neutral.
    area: (u32, u32, u32),
    /// Chinese rules, 3¾ zi.
    quarter_zi: i32,
    quarter_zi_without_komi: i32,
    /// Ing rules, in points; 0 is Black's.
    ing: i32,
    /// Japanese rules, 6½, when both sides played equally often.
    japanese_half_points: i32,
    dead: &'static [&'static str],
    dame: &'static [&'static str],
    shared: &'static [&'static str],
    in_atari: &'static [&'static str],
}

const NOTHING_OPEN: Expected = Expected {
    area: (0, 0, 0),
    quarter_zi: 0,
    quarter_zi_without_komi: 0,
    ing: 0,
    japanese_half_points: 0,
    dead: &[],
    dame: &[],
    shared: &[],
    in_atari: &[],
};

fn check(board: &str, expected: &Expected) {
    let position = diagram(board);
    let dead = points(&position, expected.dead);
    let count = area(&position.without(&dead)).count;
    assert_eq!((count.black, count.white, count.neutral), expected.area, "area");
    let under = |rules: Rules| score(&position, &dead, None, &rules).unwrap();
    let chinese = under(Rules::of(RuleSet::Chinese));
    assert_eq!(chinese.margin.quarter_zi(), expected.quarter_zi, "Chinese, 3¾ zi");
    let even = under(without_komi(RuleSet::Chinese));
    assert_eq!(even.margin.quarter_zi(), expected.quarter_zi_without_komi, "Chinese without komi");
    check_ing(&under(Rules::of(RuleSet::Ing)), expected.ing, &chinese);
    let japanese = under(Rules::of(RuleSet::Japanese));
    assert_eq!(japanese.margin.0, expected.japanese_half_points, "Japanese");
    assert_eq!(sorted_names(&position, &chinese.dame), expected.dame, "dame");
    assert_eq!(sorted_names(&position, &chinese.shared), expected.shared, "shared");
    assert_eq!(sorted_names(&position, &chinese.in_atari), expected.in_atari, "in atari");
}

fn check_ing(ing: &Score, expected: i32, chinese: &Score) {
    assert_eq!(ing.margin, HalfPoints::from_points(expected), "Ing margin");
    let settled: IngFillIn = ing.ing.expect("the fill-in can be carried out");
    assert_eq!(settled.difference, expected, "Ing fill-in");
    assert_eq!((settled.winner, ing.winner), (chinese.winner, chinese.winner), "the same winner as at 3¾ zi");
}

#[test]
fn the_beginners_seven_by_seven() {
    check(
        boards::BEGINNERS_GAME,
        &Expected {
            area: (27, 22, 0),
            quarter_zi: -5,
            quarter_zi_without_komi: 10,
            ing: -3,
            japanese_half_points: -3,
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn a_clean_border() {
    check(
        boards::CLEAN,
        &Expected {
            area: (45, 36, 0),
            quarter_zi: 3,
            quarter_zi_without_komi: 18,
            ing: 1,
            japanese_half_points: 5,
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn one_open_dame() {
    check(
        boards::ONE_DAME,
        &Expected {
            area: (44, 36, 1),
            quarter_zi: 1,
            quarter_zi_without_komi: 16,
            ing: 0,
            japanese_half_points: 3,
            dame: &["E5"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn two_open_dame() {
    check(
        boards::TWO_DAME,
        &Expected {
            area: (43, 36, 2),
            quarter_zi: -1,
            quarter_zi_without_komi: 14,
            ing: -1,
            japanese_half_points: 1,
            dame: &["E5", "E6"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn a_corridor_with_an_open_border() {
    check(
        boards::OPEN_CORRIDOR,
        &Expected {
            area: (44, 34, 3),
            quarter_zi: 5,
            quarter_zi_without_komi: 20,
            ing: 2,
            japanese_half_points: 7,
            dame: &["E5", "F5", "G5"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn a_seki_with_two_shared_points() {
    check(
        boards::SEKI_WITHOUT_EYES,
        &Expected {
            area: (43, 36, 2),
            quarter_zi: -1,
            quarter_zi_without_komi: 14,
            ing: -1,
            japanese_half_points: 1,
            shared: &["C8", "C9"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn a_seki_with_eyes_and_one_shared_point() {
    check(
        boards::SEKI_WITH_EYES,
        &Expected {
            area: (44, 36, 1),
            quarter_zi: 1,
            quarter_zi_without_komi: 16,
            ing: 0,
            japanese_half_points: 3,
            shared: &["C9"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn a_dame_that_only_black_can_fill() {
    check(
        boards::ONE_SIDED_DAME,
        &Expected {
            area: (36, 44, 1),
            quarter_zi: -31,
            quarter_zi_without_komi: -16,
            ing: -16,
            japanese_half_points: -29,
            dame: &["B9"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn the_same_dame_filled() {
    check(
        boards::ONE_SIDED_DAME_FILLED,
        &Expected {
            area: (37, 44, 0),
            quarter_zi: -29,
            quarter_zi_without_komi: -14,
            ing: -15,
            japanese_half_points: -27,
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn bent_four_in_the_corner_agreed_dead() {
    check(
        boards::BENT_FOUR,
        &Expected {
            area: (45, 36, 0),
            quarter_zi: 3,
            quarter_zi_without_komi: 18,
            ing: 1,
            japanese_half_points: 5,
            dead: &["A7"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn bent_four_in_the_corner_left_alive() {
    check(
        boards::BENT_FOUR,
        &Expected {
            area: (36, 43, 2),
            quarter_zi: -29,
            quarter_zi_without_komi: -14,
            ing: -15,
            japanese_half_points: -27,
            shared: &["A8", "D9"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn moonshine_life_agreed_dead() {
    check(
        boards::MOONSHINE_LIFE,
        &Expected {
            area: (52, 28, 1),
            quarter_zi: 33,
            quarter_zi_without_komi: 48,
            ing: 16,
            japanese_half_points: 35,
            dead: &["H3", "G1", "J1"],
            shared: &["C7"],
            in_atari: &["A6", "C9"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn moonshine_life_left_alive() {
    check(
        boards::MOONSHINE_LIFE,
        &Expected {
            area: (45, 35, 1),
            quarter_zi: 5,
            quarter_zi_without_komi: 20,
            ing: 2,
            japanese_half_points: 7,
            shared: &["C7"],
            in_atari: &["A6", "C9", "G1"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn a_double_ko_seki() {
    check(
        boards::DOUBLE_KO_SEKI,
        &Expected {
            area: (52, 28, 1),
            quarter_zi: 33,
            quarter_zi_without_komi: 48,
            ing: 16,
            japanese_half_points: 35,
            shared: &["C7"],
            in_atari: &["A6", "C9"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn dead_stones_on_both_sides() {
    check(
        boards::DEAD_STONES,
        &Expected {
            area: (45, 36, 0),
            quarter_zi: 3,
            quarter_zi_without_komi: 18,
            ing: 1,
            japanese_half_points: 5,
            dead: &["B8", "C6", "H8", "G3"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn an_open_ko_mouth() {
    check(
        boards::OPEN_KO,
        &Expected {
            area: (46, 35, 0),
            quarter_zi: 7,
            quarter_zi_without_komi: 22,
            ing: 3,
            japanese_half_points: 9,
            in_atari: &["F5"],
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn the_same_ko_connected() {
    check(
        boards::CLOSED_KO,
        &Expected {
            area: (46, 35, 0),
            quarter_zi: 7,
            quarter_zi_without_komi: 22,
            ing: 3,
            japanese_half_points: 9,
            ..NOTHING_OPEN
        },
    );
}

#[test]
fn an_even_seki_game() {
    check(
        boards::EVEN_SEKI,
        &Expected {
            area: (40, 40, 1),
            quarter_zi: -15,
            quarter_zi_without_komi: 0,
            ing: -8,
            japanese_half_points: -13,
            shared: &["C9"],
            ..NOTHING_OPEN
        },
    );
}
