//! Kos, and what lives or dies by them.

use super::Reading::{Asked, Right};
use super::Truth::{Alive, Dead, Open, Seki};
use super::{Textbook, count, textbook};
use crate::rules_vectors::boards;

textbook! {
    bent_four_in_the_corner_is_dead: Textbook {
        board: BENT_FOUR_IN_THE_CORNER,
        chains: &[("E13", Dead, Asked), ("A13", Alive, Right)],
        counts: &[count(&["E13"], "B+5.5", "B+5", Some("B+6.5"))],
    };
    bent_four_with_ko_threats_is_asked_about: Textbook {
        board: BENT_FOUR_WITH_KO_THREATS,
        chains: &[("H3", Dead, Asked), ("A9", Seki, Asked), ("E9", Seki, Asked)],
        counts: &[count(&["H3"], "B+16.5", "B+16", Some("B+17.5"))],
    };
    moonshine_life_is_dead: Textbook {
        board: boards::MOONSHINE_LIFE,
        chains: &[
            ("H3", Dead, Asked),
            ("G1", Dead, Right),
            ("J1", Dead, Asked),
            ("A9", Seki, Asked),
            ("E9", Seki, Asked),
        ],
        counts: &[count(&["H3", "G1", "J1"], "B+16.5", "B+16", Some("B+17.5"))],
    };
    double_ko_seki_stays: Textbook {
        board: boards::DOUBLE_KO_SEKI,
        chains: &[
            ("A9", Seki, Asked),
            ("E9", Seki, Asked),
            ("C9", Open, Asked),
            ("A6", Open, Asked),
        ],
        counts: &[count(&[], "B+16.5", "B+16", Some("B+17.5"))],
    };
    ten_thousand_year_ko_stays_as_seki: Textbook {
        board: TEN_THOUSAND_YEAR_KO,
        chains: &[("E13", Seki, Asked), ("C13", Seki, Asked), ("B13", Open, Asked)],
        counts: &[count(&[], "B+1.5", "B+1", Some("B+1.5"))],
    };
    thousand_year_ko_that_was_taken_is_asked_about: Textbook {
        board: THOUSAND_YEAR_KO_THAT_WAS_TAKEN,
        chains: &[("E13", Seki, Asked), ("C13", Seki, Asked), ("A13", Open, Asked)],
        counts: &[count(&[], "W+2.5", "W+3", Some("W+0.5"))],
    };
    double_ko_life_is_alive: Textbook {
        board: DOUBLE_KO_LIFE,
        chains: &[("C9", Alive, Asked), ("A8", Open, Asked), ("J7", Open, Asked)],
        counts: &[count(&[], "B+1.5", "B+1", None)],
    };
    double_ko_death_is_dead: Textbook {
        board: DOUBLE_KO_DEATH,
        chains: &[
            ("C9", Dead, Right),
            ("A9", Dead, Right),
            ("J9", Dead, Right),
            ("J7", Dead, Right),
        ],
        counts: &[count(&["C9", "A9", "J9", "J7"], "W+34.5", "W+35", Some("W+33.5"))],
    };
    triple_ko_is_asked_about: Textbook {
        board: TRIPLE_KO,
        chains: &[("B13", Open, Asked), ("D13", Open, Asked)],
        counts: &[count(&[], "B+31.5", "B+31", Some("B+33.5"))],
    };
}

/// White cannot start, and Black kills by a ko that he takes first, once no threats are left.
const BENT_FOUR_IN_THE_CORNER: &str = "
X X X . O X X O . . . . .
. O O O O X X O . . . . .
O O X X X X X O . . . . .
X X X X X X X O . . . . .
. . . . . . X O . . . . .
. . . . . . X O . . . . .
. . . . . . X O . . . . .
. . . . . . X O . . . . .
. . . . . . X O . . . . .
. . . . . . X O . . . . .
. . . . . . X O . . . . .
. . . . . . X O . . . . .
. . . . . . X O . . . . .";

/// The double-ko seki gives White threats without end. The Japanese rules kill the corner as it stands, and
/// threats without end save nothing under the others (as in moonshine life).
const BENT_FOUR_WITH_KO_THREATS: &str = "
O O X . X O . O .
O O O X X O O O O
. O . X O O O O O
O X X X O X X X X
X X O O O X . . .
O O O X X X X X X
X X X X X X X O O
. . . X O O O O .
. . . X O . X X X";

/// Black makes it a seki at A13. Whoever starts the ko, at A13 or D13, lets the other take first.
const TEN_THOUSAND_YEAR_KO: &str = "
. X O . X O O X . . . . .
X O O . X O O X . . . . .
X X X X X O O X . . . . .
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

/// The same after White has taken the ko: Black takes back, or White connects to a seki.
const THOUSAND_YEAR_KO_THAT_WAS_TAKEN: &str = "
O . O . X O O X . . . . .
X O O . X O O X . . . . .
X X X X X O O X . . . . .
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

/// An eye at D9 and a half at each end: when White takes one ko, Black takes the other. Who owns the
/// stones in the kos is open, so that territory cannot be told.
const DOUBLE_KO_LIFE: &str = "
X . X . X X X . X
O X X X X X X X .
. O O O O O O O X
O O O O O O O O O
. . . . . . . . .
O O O O O O O O O
X X X X X X X X X
. . . . . . . . .
. . . . . . . . .";

/// Two halves and no eye: when Black takes one ko, White takes the other.
const DOUBLE_KO_DEATH: &str = "
X . X X X X X . X
O X X X X X X X .
. O O O O O O O X
O O O O O O O O O
. . . . . . . . .
O O O O O O O O O
X X X X X X X X X
. . . . . . . . .
. . . . . . . . .";

/// If White moves first he takes Black's only ko, and everything; otherwise the three kos go on for ever.
const TRIPLE_KO: &str = "
O X X O O X . . . . . . .
O X O . O X . . . . . . .
O X X O O X . . . . . . .
O X O . O X . . . . . . .
O X X O O X . . . . . . .
O X . X O X . . . . . . .
O X X O O X . . . . . . .
O O O X X X X X X . . . .
. . O O O O O O X . . . .
. . . . . . . O X . . . .
. . . . . . . O X . . . .
. . . . . . . O X . . . .
. . . . . . . O X . . . .";
