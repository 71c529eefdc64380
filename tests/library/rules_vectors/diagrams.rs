//! What the rule texts give for each position.

use shuzi::color::Color::{self, Black, White};
use shuzi::position::Position;
use shuzi::score::area::area;
use shuzi::score::{HalfPoints, IngFillIn, RuleSet, Rules, Score, score};

use super::boards::{self, diagram, points, sorted_names};

fn without_komi(set: RuleSet) -> Rules {
    Rules {
        komi: HalfPoints(0),
        ..Rules::of(set)
    }
}

/// What the rule texts give for one diagram, beside what is open in it.
struct Expected {
    /// Black, White, neutral.
    area: (u32, u32, u32),
    /// Black's margins: Chinese rules at 3¾ zi and without komi, in quarter zi; Ing rules, in
    /// points (0 is Black's); Japanese rules at 6½ when both sides played equally often, in half
    /// points.
    margins: [i32; 4],
    /// Points of territory of Black and White as they stand, missing protective moves not deducted.
    territory: (i32, i32),
    open: Open,
}

/// Points by name: those to be lifted, and those that a count must notice.
#[derive(Default)]
struct Open {
    dead: &'static [&'static str],
    dame: &'static [&'static str],
    shared: &'static [&'static str],
    in_atari: &'static [&'static str],
    /// Eyes of Black and of White in seki, and protective moves that each has to make.
    seki_eyes: (i32, i32),
    teire: (&'static [&'static str], &'static [&'static str]),
}

fn check(board: &str, expected: &Expected) {
    let Expected {
        area: counted,
        margins: [quarter_zi, without, ing, japanese],
        open,
        ..
    } = expected;
    let position = diagram(board);
    let dead = points(&position, open.dead);
    let count = area(&position.without(&dead)).count;
    assert_eq!(
        (count.owned.black, count.owned.white, count.neutral),
        *counted,
        "area"
    );
    let under = |rules: Rules| score(&position, &dead, None, &rules).unwrap();
    let chinese = under(Rules::of(RuleSet::Chinese));
    assert_eq!(chinese.margin.quarter_zi(), *quarter_zi, "Chinese, 3¾ zi");
    let even = under(without_komi(RuleSet::Chinese));
    assert_eq!(even.margin.quarter_zi(), *without, "Chinese without komi");
    check_ing(&under(Rules::of(RuleSet::Ing)), *ing, &chinese);
    let ahead = count.owned.black as i32 - count.owned.white as i32;
    for (set, komi) in [
        (RuleSet::Aga, "7.5"),
        (RuleSet::NewZealand, "7"),
        (RuleSet::Beginner, "5.5"),
        (RuleSet::Chinese1988, "5.5"),
    ] {
        let expected = HalfPoints::from_points(ahead) - HalfPoints::parse(komi).unwrap();
        assert_eq!(under(Rules::of(set)).margin, expected, "{}", set.name());
    }
    for set in [RuleSet::Japanese, RuleSet::Korean] {
        check_territory(
            &position,
            &under(Rules::of(set)),
            &chinese,
            *japanese,
            expected,
        );
    }
    assert_eq!(sorted_names(&position, &chinese.dame), open.dame, "dame");
    assert_eq!(
        sorted_names(&position, &chinese.shared),
        open.shared,
        "shared"
    );
    assert_eq!(
        sorted_names(&position, &chinese.in_atari),
        open.in_atari,
        "in atari"
    );
}

fn check_territory(
    position: &Position,
    score: &Score,
    area: &Score,
    margin: i32,
    expected: &Expected,
) {
    let Expected {
        territory, open, ..
    } = expected;
    let (black_teire, white_teire) = open.teire;
    let teire = (black_teire.len() as i32, white_teire.len() as i32);
    let points = |color: Color| {
        score
            .owner
            .iter()
            .filter(|&&owner| owner == Some(color))
            .count() as i32
    };
    assert_eq!(
        (points(Black) + teire.0, points(White) + teire.1),
        *territory,
        "territory"
    );
    assert_eq!(
        sorted_names(position, &score.teire),
        [black_teire, white_teire].concat(),
        "teire"
    );
    assert_eq!(
        score.margin.0,
        margin - 2 * (teire.0 - teire.1),
        "{}",
        score.rules.set.name()
    );
    // Points in seki are area and no territory; both sides played equally often.
    let seki_eyes = |color: Color| {
        let eyes = score
            .seki
            .iter()
            .filter(|&&point| position.stone(point).is_none());
        eyes.filter(|&&point| area.owner[position.size().index(point)] == Some(color))
            .count() as i32
    };
    assert_eq!(
        (seki_eyes(Black), seki_eyes(White)),
        open.seki_eyes,
        "eyes in seki"
    );
    let difference =
        HalfPoints::from_points(open.seki_eyes.0 - open.seki_eyes.1 + teire.0 - teire.1);
    let (black, white) = (
        area.counts.black - area.counts.white,
        score.counts.black - score.counts.white,
    );
    assert_eq!(white, black - difference, "area and territory");
}

fn check_ing(ing: &Score, expected: i32, chinese: &Score) {
    assert_eq!(ing.margin, HalfPoints::from_points(expected), "Ing margin");
    let settled: IngFillIn = ing.ing.expect("the fill-in can be carried out");
    assert_eq!(settled.difference, expected, "Ing fill-in");
    assert_eq!(
        (settled.winner, ing.winner),
        (chinese.winner, chinese.winner),
        "the same winner as at 3¾ zi"
    );
}

/// Names each diagram with its area, its margins and what is open in it: one test each.
macro_rules! diagrams {
    ($($test:ident: $board:ident, $area:expr, $margins:expr, $territory:expr, { $($open:tt)* };)*) => {
        $(#[test] fn $test() {
            let open = Open { $($open)* ..Open::default() };
            let (area, margins, territory) = ($area, $margins, $territory);
            check(boards::$board, &Expected { area, margins, territory, open });
        })*
    };
}

diagrams! {
    the_beginners_seven_by_seven:
        BEGINNERS_GAME, (27, 22, 0), [-5, 10, -3, -3], (16, 11), {};
    a_clean_border:
        CLEAN, (45, 36, 0), [3, 18, 1, 5], (36, 27), {};
    one_open_dame:
        ONE_DAME, (44, 36, 1), [1, 16, 0, 3], (35, 27), { dame: &["E5"], };
    two_open_dame:
        TWO_DAME, (43, 36, 2), [-1, 14, -1, 1], (34, 27), { dame: &["E5", "E6"], };
    a_corridor_with_an_open_border:
        OPEN_CORRIDOR, (44, 34, 3), [5, 20, 2, 7], (35, 23), { dame: &["E5", "F5", "G5"], };
    a_seki_with_two_shared_points:
        SEKI_WITHOUT_EYES, (43, 36, 2), [-1, 14, -1, 1], (25, 20), { shared: &["C8", "C9"], };
    a_seki_with_eyes_and_one_shared_point:
        SEKI_WITH_EYES, (44, 36, 1), [1, 16, 0, 3], (26, 19), { shared: &["C9"], seki_eyes: (1, 1), };
    a_dame_that_only_black_can_fill:
        ONE_SIDED_DAME, (36, 44, 1), [-31, -16, -16, -29], (24, 33), { dame: &["B9"], teire: (&[], &["D9"]), };
    the_same_dame_filled:
        ONE_SIDED_DAME_FILLED, (37, 44, 0), [-29, -14, -15, -27], (24, 32), {};
    bent_four_in_the_corner_agreed_dead:
        BENT_FOUR, (45, 36, 0), [3, 18, 1, 5], (26, 27), { dead: &["A7"], };
    bent_four_in_the_corner_left_alive:
        BENT_FOUR, (36, 43, 2), [-29, -14, -15, -27], (17, 27), { shared: &["A8", "D9"], };
    moonshine_life_agreed_dead:
        MOONSHINE_LIFE, (52, 28, 1), [33, 48, 16, 35], (24, 2),
        { dead: &["H3", "G1", "J1"], shared: &["C7"], in_atari: &["A6", "C9"], seki_eyes: (1, 1), };
    moonshine_life_left_alive:
        MOONSHINE_LIFE, (45, 35, 1), [5, 20, 2, 7], (17, 4), { shared: &["C7"], in_atari: &["A6", "C9", "G1"], seki_eyes: (1, 1), teire: (&[], &["H1"]), };
    a_double_ko_seki:
        DOUBLE_KO_SEKI, (52, 28, 1), [33, 48, 16, 35], (27, 2), { shared: &["C7"], in_atari: &["A6", "C9"], seki_eyes: (1, 1), };
    dead_stones_on_both_sides:
        DEAD_STONES, (45, 36, 0), [3, 18, 1, 5], (36, 27), { dead: &["B8", "C6", "H8", "G3"], };
    an_open_ko_mouth:
        OPEN_KO, (46, 35, 0), [7, 22, 3, 9], (34, 24), { in_atari: &["F5"], teire: (&["E5"], &[]), };
    the_same_ko_connected:
        CLOSED_KO, (46, 35, 0), [7, 22, 3, 9], (33, 24), {};
    an_even_seki_game:
        EVEN_SEKI, (40, 40, 1), [-15, 0, -8, -13], (21, 23), { shared: &["C9"], seki_eyes: (1, 1), };
}
