use super::*;
use crate::score::{RuleSet, Rules, ScoreError, score, score_after_filling, still_open};

/// The margins of what is open, as differences to what the board counts as it stands, in points:
/// with Black first, and with White. `None` where nothing is known on a side.
fn differences(rows: &[&str], set: RuleSet) -> [[Option<f64>; 2]; 2] {
    let position = Position::from_rows(rows).unwrap();
    let rules = Rules::of(set);
    let margin = score(&position, &[], None, &rules).unwrap().margin;
    let played_out = still_open(&position, &[], &[], None, &rules)
        .played_out
        .unwrap();
    played_out.map(|bounds| {
        [bounds.at_least, bounds.at_most]
            .map(|bound| bound.map(|bound| (bound - margin).as_points()))
    })
}

fn exactly(black_first: f64, white_first: f64) -> [[Option<f64>; 2]; 2] {
    [[Some(black_first); 2], [Some(white_first); 2]]
}

#[test]
fn plain_dame_are_worth_one_point_in_all() {
    for (dame, black_first, white_first) in [(1, 1.0, -1.0), (2, 0.0, 0.0), (3, 1.0, -1.0)] {
        let is_dame = |row: usize| [2, 6, 10].iter().take(dame).any(|&at| at == row);
        let rows: Vec<&str> = (0..13)
            .map(|row| {
                if is_dame(row) {
                    "..BB.WW.."
                } else {
                    "..BBBWW.."
                }
            })
            .collect();
        assert_eq!(
            differences(&rows, RuleSet::Chinese),
            exactly(black_first, white_first),
            "{dame} dame"
        );
        assert_eq!(
            differences(&rows, RuleSet::Japanese),
            exactly(0.0, 0.0),
            "{dame} dame"
        );
    }
}

/// White's dame at E6 leaves the stones at E5 and F5 with the liberty D5 only, so that Black has to
/// connect.
const DAME_THAT_THREATENS: [&str; 9] = [
    "...BW....",
    "...BW....",
    "...BW....",
    "...B.W...",
    "..B.BBW..",
    "...BWW...",
    "...BW....",
    "...BWW...",
    "...BW....",
];

#[test]
fn a_dame_that_threatens_is_answered() {
    // Alone it is a point for whoever fills it: that White takes it in sente wins nothing more.
    assert_eq!(
        differences(&DAME_THAT_THREATENS, RuleSet::Chinese),
        exactly(1.0, -1.0)
    );
    // Where only territory counts Black loses the point of the connection, unless Black fills the
    // dame first.
    let [[black_least, black_most], [white_least, white_most]] =
        differences(&DAME_THAT_THREATENS, RuleSet::Japanese);
    assert_eq!((black_least, black_most), (Some(0.0), Some(0.0)));
    assert_eq!((white_least, white_most), (Some(-1.0), Some(-1.0)));
}

#[test]
fn with_a_second_dame_who_threatens_gets_both() {
    let mut rows = DAME_THAT_THREATENS;
    rows[8] = "...B.W...";
    // White fills the one that threatens, Black connects, White fills the other; Black first takes
    // that one away.
    assert_eq!(differences(&rows, RuleSet::Chinese), exactly(0.0, -2.0));
}

#[test]
fn a_ko_is_bounded_by_who_has_the_threats() {
    let rows = [
        "....BW...",
        "....BW...",
        "....BW...",
        "...BBWW..",
        "...B.BW..",
        "...BBWW..",
        "....BW...",
        "....BW...",
        "....BW...",
    ];
    let [black_first, [white_least, white_most]] = differences(&rows, RuleSet::Chinese);
    assert_eq!(black_first, [Some(0.0); 2], "Black connects");
    assert!(
        white_least.unwrap() < white_most.unwrap(),
        "White takes, and then it depends"
    );
    assert_eq!(
        white_most,
        Some(0.0),
        "Black has a threat, takes back and connects"
    );
}

#[test]
fn the_shared_liberty_of_a_seki_is_no_plain_dame() {
    // White's eye is A9, Black's is A4, and who fills A6 is taken. The dame is J6.
    let rows = [
        ".WB......",
        "WWB......",
        "WWBBBBBBB",
        ".BWWWWWW.",
        "BBW....WW",
        ".BW......",
        "BBW......",
        "WWW......",
        ".........",
    ];
    assert_eq!(differences(&rows, RuleSet::Chinese), exactly(1.0, -1.0));
}

/// White fills A9 and then threatens, with B9, the stones that have D9 left.
#[test]
fn a_point_that_can_be_filled_once_others_are_may_threaten() {
    let rows = [
        "..B.BB...",
        "WBBBWBB..",
        "WWBWWWB..",
        "WWWWWWB..",
        "....WWB..",
        "....WWB..",
        "....WWB..",
        "....WWB..",
        "....WWB..",
    ];
    // Black first takes B9, and connects at D9 when White fills A9; White first gets both.
    assert_eq!(differences(&rows, RuleSet::Chinese), exactly(0.0, -2.0));
}

#[test]
fn filling_ones_own_last_liberties_is_not_safe() {
    let rows = [
        ".....BW..",
        "BBBB.BW..",
        "BB.B.BW..",
        "WWWB.BW..",
        "W.WB.BW..",
        "BBWB.BW..",
        "BWWB.BW..",
        ".WB..BW..",
        "WWB..BW..",
    ];
    // C7 is a dame. White could take the three stones in the corner at A2 and B5, but then dies by
    // A4.
    assert_eq!(differences(&rows, RuleSet::Chinese), exactly(1.0, -1.0));
}

#[test]
fn a_point_that_can_be_filled_after_connecting_is_one_more_dame() {
    let rows = [
        "....W.WW.",
        "....WWBWB",
        "....WWBB.",
        "....WWB..",
        "....WWB..",
        "....WWB..",
        "....WWB..",
        "....WWB..",
        "....W.B..",
    ];
    // F1 is a dame; so is J9, once White has connected at F9 or Black at J7.
    assert_eq!(differences(&rows, RuleSet::Chinese), exactly(0.0, 0.0));
}

#[test]
fn nothing_is_counted_as_filled_where_a_ko_decides() {
    let rows = [
        "....BW...",
        "....BW...",
        "....BW...",
        "...BBWW..",
        "...B.BW..",
        "...BBWW..",
        "....BW...",
        "....BW...",
        "....BW...",
    ];
    let swapped = rows.map(|row| row.replace('B', "b").replace('W', "B").replace('b', "W"));
    let swapped: Vec<&str> = swapped.iter().map(String::as_str).collect();
    let rules = Rules::of(RuleSet::Chinese);
    for (rows, owner) in [
        (rows.as_slice(), Color::Black),
        (swapped.as_slice(), Color::White),
    ] {
        let position = Position::from_rows(rows).unwrap();
        let margin = score(&position, &[], None, &rules).unwrap().margin;
        let connected =
            score_after_filling(&position, &[], None, &rules, owner).map(|score| score.margin);
        assert_eq!(connected, Ok(margin), "{owner:?} connects");
        let first = owner.opponent();
        let taken = score_after_filling(&position, &[], None, &rules, first);
        assert_eq!(taken, Err(ScoreError::NotPlayedOut { first }));
    }
}

#[test]
fn nothing_is_said_of_a_game_that_has_hardly_begun() {
    let position = Position::from_rows(&[
        ".........",
        "..B......",
        ".........",
        "......W..",
        ".........",
        ".........",
        "..W......",
        ".....B...",
        ".........",
    ])
    .unwrap();
    assert_eq!(
        still_open(&position, &[], &[], None, &Rules::of(RuleSet::Chinese)).played_out,
        None
    );
}

#[test]
fn stones_retaken_again_and_again_take_little_stack() {
    let rows = [".B..", "..B.", "....", "..W."];
    let bytes = if cfg!(debug_assertions) {
        4 << 20
    } else {
        1 << 18
    };
    let playing_out = std::thread::Builder::new()
        .stack_size(bytes)
        .spawn(move || differences(&rows, RuleSet::TrompTaylor));
    // A thread without enough stack ends the whole program.
    playing_out.unwrap().join().unwrap();
}

mod laws {
    use super::*;
    use proptest::prelude::*;

    /// Two walls with up to nine points between them, some of which are stones, and cuts in the
    /// walls.
    fn border() -> impl Strategy<Value = Vec<String>> {
        proptest::collection::vec(
            (
                0..3usize,
                0..3usize,
                proptest::bool::weighted(0.2),
                proptest::bool::weighted(0.2),
            ),
            9,
        )
        .prop_map(|rows| {
            let row = |(between, shift, cut_black, cut_white): (usize, usize, bool, bool)| {
                let mut row: Vec<char> = "..BB.WW..".chars().collect();
                row[4] = ['.', 'B', 'W'][between];
                if cut_black {
                    row[2 + shift % 2] = '.';
                }
                if cut_white {
                    row[5 + shift % 2] = '.';
                }
                row.into_iter().collect()
            };
            rows.into_iter().map(row).collect()
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]

        #[test]
        fn moving_first_is_never_worse(rows in border(), territory: bool) {
            let position = Position::from_rows(&rows).unwrap();
            let set = if territory { RuleSet::Japanese } else { RuleSet::Chinese };
            let open = still_open(&position, &[], &[], None, &Rules::of(set));
            if let Some([black_first, white_first]) = open.played_out {
                for [better, worse] in [[black_first.at_least, white_first.at_least], [black_first.at_most, white_first.at_most]] {
                    if let (Some(better), Some(worse)) = (better, worse) {
                        prop_assert!(better >= worse, "{black_first:?} {white_first:?}");
                    }
                }
            }
        }

        #[test]
        fn colours_are_treated_alike(rows in border()) {
            let swap = |row: &String| row.chars().map(|c| match c { 'B' => 'W', 'W' => 'B', c => c }).collect::<String>();
            let swapped: Vec<String> = rows.iter().map(swap).collect();
            let bounds = |rows: &[String]| {
                let position = Position::from_rows(rows).unwrap();
                let rules = Rules { komi: HalfPoints(0), ..Rules::of(RuleSet::Chinese) };
                still_open(&position, &[], &[], None, &rules).played_out
            };
            if let (Some([black, white]), Some([other_black, other_white])) = (bounds(&rows), bounds(&swapped)) {
                for (here, there) in [(black, other_white), (white, other_black)] {
                    if let (Some(here), Some(there)) = (here.exact(), there.exact()) {
                        prop_assert_eq!(here, -there);
                    }
                }
            }
        }
    }
}
