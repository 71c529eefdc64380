use std::sync::LazyLock;

use proptest::prelude::*;

use super::*;
use crate::position::Orientation;

/// One judge for all tests, since loading the weights takes longer than most of them.
static JUDGE: LazyLock<LifeJudge> = LazyLock::new(LifeJudge::embedded);

fn position(rows: &[&str]) -> Position {
    Position::from_rows(rows).unwrap()
}

fn read_rows(rows: &[&str]) -> LifeReading {
    JUDGE
        .read_life(&position(rows), &LifeSettings::default())
        .unwrap()
}

/// The names of the points proposed dead.
fn dead(rows: &[&str]) -> Vec<String> {
    let size = position(rows).size();
    let chains = read_rows(rows).chains;
    let points = chains
        .iter()
        .filter(|chain| chain.status == Status::Dead)
        .flat_map(|chain| &chain.points);
    points.map(|&point| size.name(point)).collect()
}

fn chain(rows: &[&str], name: &str) -> ChainLife {
    let point = position(rows).size().parse(name).unwrap();
    read_rows(rows)
        .chains
        .into_iter()
        .find(|chain| chain.points.contains(&point))
        .unwrap()
}

/// Dead stones in both territories.
const INVADED: [&str; 9] = [
    "....BW...",
    ".W..BW.B.",
    "....BW...",
    "..W.BW...",
    "..W.BW...",
    "....BW...",
    "....BWB..",
    "....BW...",
    "....BW...",
];

/// Two shared liberties, no eyes.
pub(super) const SEKI_WITHOUT_EYES: [&str; 9] = [
    "BW.BW....",
    "BW.BW....",
    "BWBBW....",
    "BBWWWWW..",
    ".BBBBBW..",
    "......BW.",
    "......BW.",
    "......BW.",
    "......BW.",
];

/// An eye each and one shared liberty.
const SEKI_WITH_EYES: [&str; 9] = [
    ".W.B.BW..",
    "WWBBBBW..",
    "BBWWWWW..",
    ".BBBBW...",
    ".....BW..",
    ".....BW..",
    ".....BW..",
    ".....BW..",
    ".....BW..",
];

/// A bent four in the corner: White is dead under the Japanese rules.
const BENT_FOUR: [&str; 9] = [
    "BBB.WB...",
    ".WWWWB...",
    "WWBBB....",
    "BB.......",
    "BBBBBBBBB",
    "WWWWWWWWW",
    ".........",
    ".........",
    ".........",
];

#[test]
fn dead_stones_in_both_territories_are_found() {
    assert_eq!(dead(&INVADED), ["B8", "H8", "C6", "C5", "G3"]);
}

#[test]
fn two_eyes_inside_the_opponents_area_live_and_one_eye_dies() {
    let two = [
        ".B.BW....",
        "BBBBW....",
        "WWWWW....",
        ".........",
        ".........",
    ];
    assert_eq!(chain(&two, "B5").reason, Reason::PassAlive);
    assert!(dead(&two).is_empty());
    let one = [
        ".BBW.....",
        "BBWW.....",
        "WWW......",
        ".........",
        ".........",
    ];
    assert_eq!(chain(&one, "B5").status, Status::Dead);
}

#[test]
fn chains_in_seki_stay_and_are_asked_about_unless_they_are_read_out() {
    for (rows, reason, ask) in [
        (SEKI_WITHOUT_EYES, Reason::ReadOut, false),
        (SEKI_WITH_EYES, Reason::SharedLiberties, true),
    ] {
        assert!(dead(&rows).is_empty(), "{:?}", dead(&rows));
        for name in ["D9", "B9"] {
            let chain = chain(&rows, name);
            assert_eq!(
                (chain.status, chain.reason, chain.ask),
                (Status::Seki, reason, ask),
                "{name}"
            );
        }
    }
}

#[test]
fn a_bent_four_in_the_corner_kills_but_never_without_asking() {
    let white = chain(&BENT_FOUR, "A7");
    assert_eq!(
        (white.status, white.reason, white.ask),
        (Status::Dead, Reason::BentFour, true)
    );
    assert_eq!(chain(&BENT_FOUR, "A9").status, Status::Alive);
}

#[test]
fn a_chain_without_liberties_is_asked_about() {
    let rows = [
        ".....BW..",
        ".....BW.W",
        ".....BWWB",
        ".....BW.W",
        ".....BW..",
    ];
    let impossible = chain(&rows, "J3");
    assert!(impossible.ask);
}

#[test]
fn turning_the_board_and_swapping_the_colours_changes_nothing() {
    for rows in [INVADED, SEKI_WITHOUT_EYES, SEKI_WITH_EYES, BENT_FOUR] {
        let original = position(&rows);
        let here = read_rows(&rows).chains;
        for orientation in Orientation::ALL {
            let turned = original.seen(orientation).swapped();
            let there = JUDGE.read_life(&turned, &LifeSettings::default()).unwrap();
            assert_eq!(there.chains.len(), here.len());
            for chain in &here {
                let image = orientation.point(original.size(), chain.points[0]);
                let mut chains = there.chains.iter();
                let other = chains
                    .find(|other| other.points.contains(&image.unwrap()))
                    .unwrap();
                assert_eq!(
                    (other.color, other.status, other.confidence, other.ask),
                    (
                        chain.color.opponent(),
                        chain.status,
                        chain.confidence,
                        chain.ask
                    )
                );
            }
        }
    }
}

#[test]
fn the_deciding_points_of_a_turned_board_are_turned_with_it() {
    let rows = ["...BW", "BBBBW", "WWWWW", ".....", "....."];
    let original = position(&rows);
    for orientation in Orientation::ALL {
        let turned = original.seen(orientation).swapped();
        let place = |name: &str| {
            let point = original.size().parse(name).unwrap();
            orientation.point(original.size(), point).unwrap()
        };
        let reading = JUDGE.read_life(&turned, &LifeSettings::default()).unwrap();
        let mut chains = reading.chains.iter();
        let chain = chains.find(|chain| chain.points.contains(&place("A4")));
        assert_eq!(chain.unwrap().reason, Reason::VitalPoint(place("B5")));
        assert_eq!(reading.expected.len(), original.size().area());
    }
}

/// Two chains in a double-ko seki: neither side can win both kos (diagram T11 of the rules).
const DOUBLE_KO_SEKI: [&str; 9] = [
    "WWB.BW.W.",
    "WWWBBWWWW",
    ".W.BWWWWW",
    "WBBBWBBBB",
    "BBWWWB...",
    "WWWBBBBBB",
    "BBB......",
    ".........",
    ".........",
];

#[test]
fn both_sides_of_a_double_ko_seki_stay_and_are_asked_about() {
    assert!(dead(&DOUBLE_KO_SEKI).is_empty());
    for name in ["A9", "E9"] {
        let chain = chain(&DOUBLE_KO_SEKI, name);
        assert_eq!((chain.status, chain.ask), (Status::Seki, true), "{name}");
    }
    // The stones in the kos: who owns them depends on the turn.
    for name in ["C9", "A6"] {
        assert!(chain(&DOUBLE_KO_SEKI, name).ask, "{name}");
    }
}

/// A corner that lives only by endless threats from a double ko elsewhere (diagram T10 of the
/// rules).
const MOONSHINE_LIFE: [&str; 9] = [
    "WWB.BW.W.",
    "WWWBBWWWW",
    ".W.BWWWWW",
    "WBBBWBBBB",
    "BBWWWB...",
    "WWWBBBBBB",
    "BBB...BWW",
    "......BW.",
    ".....BW.W",
];

#[test]
fn moonshine_life_is_dead_but_never_without_asking() {
    for name in ["H3", "J1"] {
        let corner = chain(&MOONSHINE_LIFE, name);
        assert_eq!((corner.status, corner.ask), (Status::Dead, true), "{name}");
    }
    for name in ["A9", "E9"] {
        assert_eq!(chain(&MOONSHINE_LIFE, name).status, Status::Seki, "{name}");
    }
}

#[test]
fn a_group_that_lives_only_if_its_owner_moves_first_is_unsettled() {
    // Three in a row in the corner: White at D5 kills, Black there lives.
    let rows = [
        "...BW....",
        "BBBBW....",
        "WWWWW....",
        ".........",
        ".........",
    ];
    let black = chain(&rows, "A4");
    assert_eq!(
        (black.status, black.ask),
        (Status::Unsettled, true),
        "{black:?}"
    );
    assert!(matches!(black.reason, Reason::VitalPoint(_)));
}

/// A corner of Black's whose middle point decides: White at B9 kills, Black there lives.
const DECIDED_AT_B9: [&str; 9] = [
    "...BWB...",
    "BBBBWB...",
    "WWWWWB...",
    "....WB...",
    "....WB...",
    "....WB...",
    "....WB...",
    "....WB...",
    "....WB...",
];

fn read_to_move(position: &Position, player: Color) -> LifeReading {
    let settings = LifeSettings {
        to_move: Some(player),
        ..LifeSettings::default()
    };
    JUDGE.read_life(position, &settings).unwrap()
}

#[test]
fn the_player_to_move_decides_the_only_undecided_place() {
    let original = position(&DECIDED_AT_B9);
    for orientation in Orientation::ALL {
        for is_swapped in [false, true] {
            let seen = original.seen(orientation);
            let seen = if is_swapped { seen.swapped() } else { seen };
            let place = |name: &str| {
                let point = original.size().parse(name).unwrap();
                orientation.point(original.size(), point).unwrap()
            };
            for (owner_moves, status) in [(true, Status::Alive), (false, Status::Dead)] {
                let owner = seen.stone(place("D9")).unwrap();
                let player = if owner_moves { owner } else { owner.opponent() };
                let reading = read_to_move(&seen, player);
                assert!(reading.chains.iter().all(|chain| !chain.ask), "{reading:?}");
                let chain = reading.chains.iter();
                let mut chain = chain.filter(|chain| chain.points.contains(&place("A8")));
                let chain = chain.next().unwrap();
                let point = place("B9");
                assert_eq!(
                    (chain.status, chain.reason),
                    (status, Reason::ToMove { player, point })
                );
            }
        }
    }
}

#[test]
fn who_is_to_move_decides_nothing_where_several_places_are_undecided() {
    let two_corners = [
        "...BW....",
        "BBBBW....",
        "WWWWW....",
        ".........",
        ".........",
        ".........",
        "WWWWW....",
        "BBBBW....",
        "...BW....",
    ];
    let beside_a_ko = [
        "...BW....",
        "BBBBW....",
        "WWWWW....",
        ".........",
        ".........",
        "WWWWW....",
        "..BWW....",
        ".BBBW....",
        "BB.BW....",
    ];
    for rows in [two_corners, beside_a_ko] {
        let position = position(&rows);
        let known = JUDGE.read_life(&position, &LifeSettings::default());
        for player in Color::BOTH {
            let reading = read_to_move(&position, player);
            assert_eq!(Ok(&reading), known.as_ref(), "{rows:?}");
            let place = position.size().parse("A8").unwrap();
            let mut chains = reading.chains.iter();
            let corner = chains.find(|chain| chain.points.contains(&place)).unwrap();
            assert_eq!((corner.status, corner.ask), (Status::Unsettled, true));
        }
    }
}

#[test]
fn who_is_to_move_changes_nothing_where_nothing_is_undecided() {
    for rows in [&INVADED, &SEKI_WITHOUT_EYES, &DOUBLE_KO_SEKI] {
        let position = position(rows);
        for player in Color::BOTH {
            assert_eq!(read_to_move(&position, player), read_rows(rows));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever stands on the board, legal or not, every stone gets one status, and the same one
    /// again.
    #[test]
    fn any_position_is_read_completely_and_repeatably(
        width in 1..=25_usize,
        height in 1..=25_usize,
        stones in proptest::collection::vec(0..3_u8, 625),
    ) {
        let symbol = |&stone: &u8| [".", "B", "W"][usize::from(stone)];
        let rows: Vec<String> = stones.chunks(width).take(height).map(|row| row.iter().map(symbol).collect()).collect();
        prop_assume!(rows.len() == height && rows.iter().all(|row| row.len() == width));
        let position = Position::from_rows(&rows).unwrap();
        let settings = LifeSettings { playouts: 3, ..LifeSettings::default() };
        let reading = JUDGE.read_life(&position, &settings).unwrap();
        let stones: usize = reading.chains.iter().map(|chain| chain.points.len()).sum();
        prop_assert_eq!(stones, position.count(Color::Black) + position.count(Color::White));
        prop_assert!(reading.chains.iter().all(|chain| (0.0..=1.0).contains(&chain.confidence)));
        prop_assert_eq!(reading, JUDGE.read_life(&position, &settings).unwrap());
    }
}
