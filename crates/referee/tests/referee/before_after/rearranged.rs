//! Boards rearranged for the Chinese count.

use std::collections::BTreeSet;

use shuzi::color::Color::{self, Black, White};
use shuzi::point::Point;
use shuzi::position::{Orientation, Position};
use shuzi_referee::verify::LaterBoard;
use shuzi_referee::verify::rearranged::{self, RearrangementError, RearrangementFindings, Total};

use super::boards::{self, diagram, points};

fn doubting(
    before: &Position,
    counted: Color,
    after: &str,
    doubtful: &[&str],
) -> RearrangementFindings {
    let after = diagram(after);
    let doubtful: BTreeSet<Point> = points(&after, doubtful).into_iter().collect();
    let later = LaterBoard {
        position: &after,
        doubtful: &doubtful,
        orientations: &Orientation::TURNS,
    };
    rearranged::check(before, counted, &later).unwrap()
}

fn checked(before: &Position, after: &str) -> RearrangementFindings {
    doubting(before, Black, after, &[])
}

/// Black's wall lifted but for two stones, which fill the lower left.
const LIFTED: &str = "
. . . . . O . . .
. . . . . O . . .
. . . . . O . . .
. . . . . O . . .
. . . . . O . . .
. . . . X O . . .
. . . . X O . . .
X X . . X O . . .
X X X X X O . . .";

/// White's F5 has come to E4, where Black's was; F5 is Black's.
const SHIFTED: &str = "
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . . . O . .
. . . . O O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// F5 is open to both sides.
const OPENED: &str = "
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . . . . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

/// Black has a point of White's.
const TAKEN: &str = "
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X X O . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .";

#[test]
fn lifting_the_own_wall_and_filling_own_points_keeps_the_count() {
    let before = diagram(boards::CLEAN);
    let found = checked(&before, LIFTED);
    assert_eq!(
        found.before,
        Total {
            stones: 9,
            empty: 36
        }
    );
    assert_eq!(
        found.now,
        Total {
            stones: 10,
            empty: 35
        }
    );
    assert_eq!((found.difference(), found.is_kept()), (0, Some(true)));
}

#[test]
fn a_rearranged_board_may_be_turned() {
    let before = diagram(boards::SEKI_WITH_EYES);
    let nothing = BTreeSet::new();
    for orientation in Orientation::TURNS {
        let turned = before.seen(orientation);
        let later = LaterBoard {
            position: &turned,
            doubtful: &nothing,
            orientations: &Orientation::TURNS,
        };
        for (counted, points) in [(Black, 44), (White, 36)] {
            let found = rearranged::check(&before, counted, &later).unwrap();
            assert_eq!(
                (found.orientation, found.before.points(), found.is_kept()),
                (orientation, points, Some(true))
            );
        }
    }
}

#[test]
fn a_border_stone_of_the_other_side_may_be_shifted() {
    let found = checked(&diagram(boards::CLEAN), SHIFTED);
    assert_eq!((found.difference(), found.is_kept()), (0, Some(true)));
    assert_eq!(found.markers, points(&found.after, &["E4"]));
}

#[test]
fn a_border_open_on_both_sides_is_undecided() {
    let found = checked(&diagram(boards::CLEAN), OPENED);
    assert_eq!((found.undecided_regions.len(), found.is_kept()), (1, None));
}

#[test]
fn a_point_taken_from_the_other_side_is_seen() {
    let found = checked(&diagram(boards::CLEAN), TAKEN);
    assert_eq!((found.difference(), found.is_kept()), (1, Some(false)));
    assert_eq!(found.beyond, points(&found.after, &["F6"]));
}

#[test]
fn doubtful_points_matter_where_they_change_a_total() {
    let before = diagram(boards::CLEAN);
    // Black or empty, A9 is Black's; White there would be a point less. In White's area Black there
    // would be one more.
    let found = doubting(&before, Black, LIFTED, &["A9", "J9"]);
    assert_eq!(
        (found.undecided.clone(), found.is_kept()),
        (points(&found.after, &["A9", "J9"]), None)
    );
}

#[test]
fn dead_stones_left_on_the_board_are_seen() {
    let dead = diagram(boards::DEAD_STONES);
    let lifted = dead.without(&points(&dead, &["B8", "C6", "H8", "G3"]));
    let found = checked(&lifted, boards::DEAD_STONES);
    assert_eq!(found.markers, points(&dead, &["B8", "C6", "C5"]));
    assert_eq!(found.is_kept(), Some(false));
}

#[test]
fn another_game_is_an_error() {
    let (before, after) = (diagram(boards::SEKI_WITH_EYES), diagram(boards::BENT_FOUR));
    let nothing = BTreeSet::new();
    let later = LaterBoard {
        position: &after,
        doubtful: &nothing,
        orientations: &Orientation::TURNS,
    };
    let refused = rearranged::check(&before, Black, &later);
    assert!(
        matches!(refused, Err(RearrangementError::OtherGame(_))),
        "{refused:?}"
    );
}
