//! Hand-written fill-ins: the examples of the rule texts, and variations of them.

use std::collections::BTreeSet;

use shuzi::color::Color::{Black, White};
use shuzi::point::Point;
use shuzi::position::{Orientation, Position};
use shuzi::score::{HalfPoints, Penalties, RuleSet, Rules, Sets};
use shuzi_referee::verify::filled::{
    self, Fault, FaultKind, FillInCheckError, FillInFindings, NamedStones,
};
use shuzi_referee::verify::{LaterBoard, NotTheSameGame};

use super::boards::{self, diagram, points};
use super::faults::checked;

fn ing() -> Rules {
    Rules::of(RuleSet::Ing)
}

/// A clean border, 45 points against 36: the position, and the board filled in as the rule texts
/// do.
fn clean() -> (Position, Position) {
    (diagram(boards::CLEAN), diagram(boards::AFTER_CLEAN))
}

fn at(position: &Position, name: &str) -> Point {
    position.size().parse(name).unwrap()
}

/// Returns the board with `X`, `O` or `.` on the named points.
fn with(position: &Position, changes: &[(&str, char)]) -> Position {
    changes
        .iter()
        .fold(position.clone(), |position, &(name, symbol)| {
            let stone = match symbol {
                'X' => Some(Black),
                'O' => Some(White),
                _ => None,
            };
            position.with(at(&position, name), stone)
        })
}

fn kinds(found: &FillInFindings) -> Vec<FaultKind> {
    found
        .faults
        .iter()
        .map(|fault| fault.kind.clone())
        .collect()
}

fn doubting(before: &Position, after: &Position, names: &[&str]) -> FillInFindings {
    let doubtful: BTreeSet<Point> = points(after, names).into_iter().collect();
    let later = LaterBoard {
        position: after,
        doubtful: &doubtful,
        orientations: &Orientation::TURNS,
    };
    filled::check(before, &ing(), &later).unwrap()
}

#[test]
fn the_examples_of_the_rule_texts_are_right_in_all_turns() {
    let dead = diagram(boards::DEAD_STONES);
    let lifted = dead.without(&points(&dead, &["B8", "C6", "H8", "G3"]));
    for (before, after, difference) in [
        (diagram(boards::CLEAN), boards::AFTER_CLEAN, 1),
        (lifted, boards::AFTER_CLEAN, 1),
        (
            diagram(boards::SEKI_WITHOUT_EYES),
            boards::AFTER_SEKI_WITHOUT_EYES,
            -1,
        ),
        (
            diagram(boards::SEKI_WITH_EYES),
            boards::AFTER_SEKI_WITH_EYES,
            0,
        ),
    ] {
        for orientation in Orientation::TURNS {
            let found = checked(&before, &ing(), &diagram(after).seen(orientation));
            assert_eq!(kinds(&found), []);
            assert_eq!(
                (found.derived, found.expected, found.read_off),
                (difference, difference, difference)
            );
            assert_eq!((found.seen.black.stones, found.seen.white.stones), (40, 40));
            assert_eq!(found.is_right(), Some(true));
        }
    }
}

#[test]
fn what_is_seen_are_the_numbers_of_the_formula() {
    let found = checked(
        &diagram(boards::SEKI_WITHOUT_EYES),
        &ing(),
        &diagram(boards::AFTER_SEKI_WITHOUT_EYES),
    );
    let (black, white) = (found.seen.black, found.seen.white);
    assert_eq!((white.in_opponents_area, black.in_opponents_area), (4, 0));
    assert_eq!((black.own_empty, white.own_empty), (0, 1));
    assert_eq!((black.shared, white.shared, found.shared_empty), (1, 1, 0));
}

#[test]
fn a_stone_flipped_in_its_place_is_one_fault_and_changes_nothing() {
    let (before, after) = clean();
    let found = checked(&before, &ing(), &with(&after, &[("C5", 'O')]));
    let stones = NamedStones::These(points(&before, &["C5"]));
    assert_eq!(
        kinds(&found),
        [FaultKind::WrongColor {
            color: White,
            stones,
            instead: true
        }]
    );
    assert_eq!(found.read_off, found.expected);
}

#[test]
fn stones_of_both_colours_swapped() {
    let (before, after) = clean();
    let found = checked(&before, &ing(), &with(&after, &[("C5", 'O'), ("H4", 'X')]));
    // White's stone may be a losing stone that the black one in White's territory left without a
    // place.
    let stones = NamedStones::These(points(&before, &["H4"]));
    assert_eq!(
        kinds(&found),
        [FaultKind::WrongColor {
            color: Black,
            stones,
            instead: false
        }]
    );
}

#[test]
fn losing_stones_left_in_the_bowl_are_asked_about() {
    // Black is ahead by five: White has two stones over.
    let before = with(
        &diagram(boards::CLEAN),
        &[
            ("F5", 'X'),
            ("G5", 'O'),
            ("G4", 'O'),
            ("G6", 'O'),
            ("F1", 'X'),
            ("G1", 'O'),
            ("G2", 'O'),
        ],
    );
    let after = with(
        &diagram(boards::AFTER_CLEAN),
        &[("F5", 'X'), ("F1", 'X'), ("B1", 'O'), ("B2", 'O')],
    );
    let found = checked(&before, &ing(), &after);
    assert_eq!((kinds(&found), found.derived), (vec![], 5));
    let found = checked(&before, &ing(), &with(&after, &[("B1", '.')]));
    assert_eq!(
        kinds(&found),
        [FaultKind::LosingStonesNotLaid {
            color: White,
            number: 1
        }]
    );
    assert_eq!((found.derived, found.read_off), (5, 4));
}

#[test]
fn a_lost_black_stone_turns_the_game_and_is_seen() {
    // White is ahead by one, and the board shows a tie, which is Black's.
    let (before, after) = (
        diagram(boards::SEKI_WITHOUT_EYES),
        diagram(boards::AFTER_SEKI_WITHOUT_EYES),
    );
    let found = checked(&before, &ing(), &with(&after, &[("A1", '.')]));
    assert_eq!(
        kinds(&found),
        [FaultKind::Missing {
            color: Black,
            number: 1
        }]
    );
    assert_eq!((found.expected, found.derived, found.read_off), (-1, -1, 0));
    let stated = Rules {
        sets: Some(Sets {
            black: Some(39),
            white: None,
        }),
        ..ing()
    };
    let found = checked(&before, &stated, &with(&after, &[("A1", '.')]));
    assert_eq!(
        (kinds(&found), found.expected, found.read_off),
        (vec![], -1, 0)
    );
}

#[test]
fn a_stone_of_the_position_is_gone_moved_or_replaced() {
    let (before, after) = clean();
    let found = checked(&before, &ing(), &with(&after, &[("E5", '.')]));
    assert_eq!(
        kinds(&found),
        [FaultKind::Gone {
            color: Black,
            point: at(&before, "E5")
        }]
    );
    let found = checked(&before, &ing(), &with(&after, &[("E5", '.'), ("A1", 'X')]));
    assert_eq!(
        kinds(&found),
        [FaultKind::Moved {
            color: Black,
            from: at(&before, "E5"),
            to: vec![]
        }]
    );
    let found = checked(&before, &ing(), &with(&after, &[("F5", '.'), ("A1", 'O')]));
    let to = points(&before, &["A1"]);
    assert_eq!(
        kinds(&found),
        [FaultKind::Moved {
            color: White,
            from: at(&before, "F5"),
            to
        }]
    );
    assert_eq!((found.derived, found.read_off), (1, -1));
    let found = checked(&before, &ing(), &with(&after, &[("E5", 'O')]));
    assert_eq!(
        kinds(&found),
        [FaultKind::Replaced {
            color: Black,
            point: at(&before, "E5")
        }]
    );
}

#[test]
fn compensation_that_was_not_laid() {
    // White is ahead by one and kept a compensation stone, which leaves a point more to Black and
    // one less to White.
    let before = diagram(boards::SEKI_WITHOUT_EYES);
    let after = with(
        &diagram(boards::AFTER_SEKI_WITHOUT_EYES),
        &[("A5", '.'), ("J1", 'O')],
    );
    let found = checked(&before, &ing(), &after);
    assert_eq!(
        kinds(&found),
        [FaultKind::CompensationShort {
            color: White,
            number: 1
        }]
    );
    assert_eq!((found.derived, found.read_off), (-1, 1));
}

#[test]
fn penalties_that_cancel_may_be_laid_or_not() {
    let (before, after) = clean();
    let points_lost = |black, white| Penalties {
        black: HalfPoints::from_points(black),
        white: HalfPoints::from_points(white),
    };
    let rules = Rules {
        penalties: points_lost(4, 4),
        ..ing()
    };
    assert_eq!(kinds(&checked(&before, &rules, &after)), []);
    let laid = with(
        &after,
        &[("A8", 'O'), ("B8", 'O'), ("J9", 'X'), ("H9", 'X')],
    );
    assert_eq!(kinds(&checked(&before, &rules, &laid)), []);
    let rules = Rules {
        penalties: points_lost(0, 4),
        ..ing()
    };
    let found = checked(
        &before,
        &rules,
        &with(
            &after,
            &[("A9", 'X'), ("B9", 'X'), ("A1", '.'), ("J1", 'O')],
        ),
    );
    assert_eq!(found.expected, 5);
}

#[test]
fn shared_points_filled_by_the_wrong_player() {
    let (before, after) = (
        diagram(boards::SEKI_WITH_EYES),
        diagram(boards::AFTER_SEKI_WITH_EYES),
    );
    let found = checked(&before, &ing(), &with(&after, &[("C9", 'X'), ("A1", '.')]));
    let uneven = FaultKind::SharedUneven {
        black: points(&before, &["C9"]),
        white: vec![],
        empty: vec![],
    };
    assert_eq!(
        found.faults,
        [Fault {
            kind: uneven,
            changes: 1,
            undecided: vec![]
        }]
    );
    assert_eq!((found.expected, found.read_off), (0, 1));
}

#[test]
fn open_dame_is_named() {
    let before = diagram(boards::ONE_DAME);
    let after = with(
        &diagram(boards::AFTER_CLEAN),
        &[("D5", 'X'), ("E5", '.'), ("A1", 'X')],
    );
    let found = checked(&before, &ing(), &after);
    assert_eq!(
        kinds(&found),
        [FaultKind::OpenDame {
            points: points(&before, &["E5"])
        }]
    );
    assert_eq!((found.derived, found.expected), (0, 0));
}

#[test]
fn a_few_stones_knocked_away_are_findings() {
    let (before, after) = clean();
    let found = checked(
        &before,
        &ing(),
        &with(&after, &[("E5", '.'), ("E4", '.'), ("F4", '.')]),
    );
    let gone = |color, name| FaultKind::Gone {
        color,
        point: at(&before, name),
    };
    assert_eq!(
        kinds(&found),
        [gone(Black, "E5"), gone(Black, "E4"), gone(White, "F4")]
    );
    assert_eq!((found.derived, found.expected), (1, 1));
}

#[test]
fn another_game_is_an_error_that_says_how_many_stones_fit() {
    let nothing = BTreeSet::new();
    let before = diagram(boards::BENT_FOUR);
    let after = diagram(boards::AFTER_SEKI_WITHOUT_EYES);
    let later = LaterBoard {
        position: &after,
        doubtful: &nothing,
        orientations: &Orientation::TURNS,
    };
    let Err(FillInCheckError::OtherGame(NotTheSameGame::Stones { fitting, stones })) =
        filled::check(&before, &ing(), &later)
    else {
        panic!("taken for the same game")
    };
    assert!(fitting < stones && stones == 35, "{fitting} of {stones}");
    let smaller = Position::from_rows(&["...", "...", "..."]).unwrap();
    let later = LaterBoard {
        position: &smaller,
        ..later
    };
    let refused = filled::check(&before, &ing(), &later);
    assert!(matches!(
        refused,
        Err(FillInCheckError::OtherGame(NotTheSameGame::Size { .. }))
    ));
}

#[test]
fn doubtful_points_leave_findings_undecided() {
    let (before, after) = clean();
    let found = doubting(&before, &after, &["C5"]);
    assert_eq!(
        (kinds(&found), found.undecided.clone()),
        (vec![], points(&before, &["C5"]))
    );
    assert_eq!(found.is_right(), None);
    let lost = with(&after, &[("C5", '.')]);
    let found = doubting(&before, &lost, &["C5"]);
    let [fault] = found.faults.as_slice() else {
        panic!("{:?}", found.faults)
    };
    assert_eq!(
        fault.kind,
        FaultKind::Missing {
            color: Black,
            number: 1
        }
    );
    assert_eq!(
        (fault.undecided.clone(), found.is_right()),
        (points(&before, &["C5"]), None)
    );
}

#[test]
fn what_does_not_hang_on_a_doubtful_point_is_decided() {
    let (before, after) = (
        diagram(boards::SEKI_WITH_EYES),
        diagram(boards::AFTER_SEKI_WITH_EYES),
    );
    let found = doubting(&before, &with(&after, &[("C9", 'X'), ("A1", '.')]), &["J1"]);
    let [
        Fault {
            kind: FaultKind::SharedUneven { .. },
            undecided,
            ..
        },
    ] = found.faults.as_slice()
    else {
        panic!("{:?}", found.faults)
    };
    assert_eq!(
        (undecided.clone(), found.undecided.clone()),
        (vec![], points(&before, &["J1"]))
    );
    assert_eq!(found.is_right(), Some(false));
}

#[test]
fn doubtful_points_are_named_as_they_lay_before() {
    let (before, after) = clean();
    let turned = after.seen(Orientation::ALL[1]);
    let seen = Orientation::ALL[1]
        .point(before.size(), at(&before, "C5"))
        .unwrap();
    let doubtful = BTreeSet::from([seen]);
    let later = LaterBoard {
        position: &turned,
        doubtful: &doubtful,
        orientations: &Orientation::TURNS,
    };
    let found = filled::check(&before, &ing(), &later).unwrap();
    assert_eq!(found.undecided, points(&before, &["C5"]));
}

#[test]
fn a_board_that_was_not_filled_in_is_short_of_all_stones() {
    let before = diagram(boards::CLEAN);
    let found = checked(&before, &ing(), &before);
    let short = |color, number| FaultKind::Missing { color, number };
    let stones = kinds(&found);
    assert!(
        stones.contains(&short(Black, 31)) && stones.contains(&short(White, 27)),
        "{stones:?}"
    );
    assert_eq!(found.derived, found.expected);
}

#[test]
fn records_may_be_mirrored_and_photos_may_not() {
    let (before, after) = (
        diagram(boards::SEKI_WITHOUT_EYES),
        diagram(boards::AFTER_SEKI_WITHOUT_EYES),
    );
    let (mirrored, nothing) = (after.mirrored(), BTreeSet::new());
    let later = LaterBoard {
        position: &mirrored,
        doubtful: &nothing,
        orientations: &Orientation::ALL,
    };
    let found = filled::check(&before, &ing(), &later).unwrap();
    assert!(found.orientation.is_mirrored() && found.faults.is_empty());
    let later = LaterBoard {
        orientations: &Orientation::TURNS,
        ..later
    };
    let photo = filled::check(&before, &ing(), &later);
    assert!(photo.is_err() || !photo.unwrap().faults.is_empty());
}
