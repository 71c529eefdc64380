//! Sekis.

use super::Reading::{Proved, Right};
use super::Truth::Seki;
use super::{Textbook, count, textbook};

textbook! {
    hanezeki_stays: Textbook {
        board: HANEZEKI,
        chains: &[
            ("B13", Seki, Proved),
            ("C13", Seki, Proved),
            ("A13", Seki, Proved),
            ("D13", Seki, Proved),
            ("F13", Seki, Proved),
        ],
        counts: &[count(&[], "B+38.5", "B+38", Some("B+39.5"))],
    };
    seki_of_three_groups_stays: Textbook {
        board: SEKI_OF_THREE_GROUPS,
        chains: &[("B13", Seki, Right), ("D13", Seki, Right), ("F13", Seki, Right)],
        counts: &[count(&[], "W+28.5", "W+29", Some("W+29.5"))],
    };
    false_eye_seki_stays: Textbook {
        board: FALSE_EYE_SEKI,
        chains: &[("B13", Seki, Right), ("A12", Seki, Right), ("E13", Seki, Right)],
        counts: &[count(&[], "W+14.5", "W+15", Some("W+14.5"))],
    };
    belly_eye_seki_stays: Textbook {
        board: BELLY_EYE_SEKI,
        chains: &[("E13", Seki, Proved), ("A13", Seki, Proved)],
        counts: &[count(&[], "W+4.5", "W+5", Some("W+3.5"))],
    };
}

/// Both A13 and D13 are in atari, and whoever captures them loses the race.
const HANEZEKI: &str = "
O X O X . O X . . . . . .
O X O X O X X . . . . . .
O X O X O X . . . . . . .
. X O O O X . . . . . . .
X X . O X X . . . . . . .
O X X O X . . . . . . . .
O O O X X X X X . . . . .
. . O O O O O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .";

/// White shares a liberty with each of two groups that have an eye.
const SEKI_OF_THREE_GROUPS: &str = "
. X . O . X . X O . . . .
X X O O O X X X O . . . .
O O X X X O O O O . . . .
. O X X X X X X O . . . .
. O X . . . . X O . . . .
. O X . . . . X O . . . .
. O X . . . . X O . . . .
. O X . . . . X O . . . .
. O X . . . . X O . . . .
. O X . . . . X O . . . .
. O X . . . . X O . . . .
. O X . . . . X O . . . .
. O X . . . . X O . . . .";

/// Black's two chains have a false eye at A13; whoever fills D13 or A10 loses.
const FALSE_EYE_SEKI: &str = "
. X X . O X . . . . . . .
X O O O O X . . . . . . .
X O X X X X . . . . . . .
. O X . . . . . . . . . .
O O X . . . . . . . . . .
X X X . . . . . . . . . .
X X X X X X X X X X X X X
O O O O O O O O O O O O O
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .";

/// White's fifth stone would be no nakade, and Black's move would be self-atari.
const BELLY_EYE_SEKI: &str = "
O O O O X O O X . . . . .
. . X X X O O X . . . . .
X X X O O O O X . . . . .
O O O O O O O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .";
