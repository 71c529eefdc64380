//! Life, death and capturing races.

use super::Reading::{Asked, DecidedAt, Proved, Right};
use super::Truth::{Alive, Dead, Open, Seki};
use super::{Textbook, count, textbook};

textbook! {
    rectangular_six_without_outside_liberties_is_unsettled: Textbook {
        board: RECTANGULAR_SIX_WITHOUT_OUTSIDE_LIBERTIES,
        chains: &[("D13", Open, DecidedAt("B12"))],
        counts: &[
            count(&[], "B+3.5", "B+3", Some("B+4.5")),
            count(&["D13"], "W+20.5", "W+21", Some("W+19.5")),
        ],
    };
    rectangular_six_with_one_outside_liberty_is_a_ko: Textbook {
        board: RECTANGULAR_SIX_WITH_ONE_OUTSIDE_LIBERTY,
        chains: &[("D13", Open, Asked)],
        counts: &[
            count(&[], "B+4.5", "B+4", Some("B+5.5")),
            count(&["D13"], "W+20.5", "W+21", Some("W+19.5")),
        ],
    };
    rectangular_six_with_two_outside_liberties_is_alive: Textbook {
        board: RECTANGULAR_SIX_WITH_TWO_OUTSIDE_LIBERTIES,
        chains: &[("D13", Alive, Proved)],
        counts: &[count(&[], "B+5.5", "B+5", Some("B+6.5"))],
    };
    carpenters_square_is_asked_about: Textbook {
        board: CARPENTERS_SQUARE,
        chains: &[("D13", Open, Asked)],
        counts: &[count(&[], "B+11.5", "B+11", Some("B+12.5"))],
    };
    l_group_is_dead: Textbook {
        board: L_GROUP,
        chains: &[("B12", Dead, Proved)],
        counts: &[count(&["B12"], "W+20.5", "W+21", Some("W+19.5"))],
    };
    j_group_is_unsettled: Textbook {
        board: J_GROUP,
        chains: &[("B12", Open, DecidedAt("E13"))],
        counts: &[count(&["B12"], "W+20.5", "W+21", Some("W+19.5"))],
    };
    bulky_five_with_a_throw_in_on_the_vital_point_is_dead: Textbook {
        board: BULKY_FIVE_WITH_A_THROW_IN_ON_THE_VITAL_POINT,
        chains: &[("D13", Dead, Proved), ("B13", Alive, Proved)],
        counts: &[count(&["D13"], "W+20.5", "W+21", Some("W+19.5"))],
    };
    bulky_five_with_another_throw_in_is_unsettled: Textbook {
        board: BULKY_FIVE_WITH_ANOTHER_THROW_IN,
        chains: &[("D13", Open, DecidedAt("B13"))],
        counts: &[count(&["D13"], "W+20.5", "W+21", Some("W+19.5"))],
    };
    life_under_the_stones: Textbook {
        board: LIFE_UNDER_THE_STONES,
        chains: &[
            ("A13", Alive, Proved),
            ("C12", Alive, Proved),
            ("E13", Alive, Proved),
            ("B12", Dead, Proved),
            ("C13", Dead, Proved),
        ],
        counts: &[count(&["B12", "C13"], "B+8.5", "B+8", Some("B+9.5"))],
    };
    snapback_leaves_a_stone_in_atari_alive: Textbook {
        board: SNAPBACK,
        chains: &[("B13", Dead, Proved), ("C13", Alive, Proved)],
        counts: &[count(&["B13"], "W+20.5", "W+21", Some("W+19.5"))],
    };
    two_headed_dragon_is_alive: Textbook {
        board: TWO_HEADED_DRAGON,
        chains: &[("B9", Alive, Proved), ("A8", Alive, Proved)],
        counts: &[count(&[], "W+24.5", "W+25", Some("W+23.5"))],
    };
    semeai_without_eyes_is_won_by_more_liberties: Textbook {
        board: SEMEAI,
        chains: &[("C13", Alive, Proved), ("D13", Dead, Proved)],
        counts: &[count(&["D13"], "B+16.5", "B+16", Some("B+17.5"))],
    };
    semeai_of_an_eye_against_none_is_won_by_the_eye: Textbook {
        board: SEMEAI_OF_AN_EYE_AGAINST_NONE,
        chains: &[("B13", Alive, Proved), ("E13", Dead, Proved)],
        counts: &[count(&["E13"], "B+17.5", "B+17", Some("B+18.5"))],
    };
    semeai_of_many_liberties_against_a_big_eye: Textbook {
        board: SEMEAI_OF_MANY_LIBERTIES_AGAINST_A_BIG_EYE,
        chains: &[("C13", Dead, Right), ("D13", Alive, Right)],
        counts: &[count(&["C13"], "W+7.5", "W+8", Some("W+6.5"))],
    };
    long_semeai_without_eyes_is_won_by_more_liberties: Textbook {
        board: LONG_SEMEAI,
        chains: &[("A11", Alive, Proved), ("A10", Dead, Proved)],
        counts: &[count(&["A10"], "B+41.5", "B+41", Some("B+42.5"))],
    };
    semeai_too_long_to_read_is_asked_about: Textbook {
        board: SEMEAI_TOO_LONG_TO_READ,
        chains: &[("A11", Alive, Asked), ("A10", Dead, Asked)],
        counts: &[count(&["A10"], "B+43.5", "B+43", Some("B+44.5"))],
    };
    four_corners_of_one_board_are_told_apart: Textbook {
        board: FOUR_CORNERS,
        chains: &[
            ("D19", Alive, Proved),
            ("Q18", Dead, Proved),
            ("A3", Dead, Proved),
            ("R3", Seki, Proved),
            ("Q1", Seki, Proved),
        ],
        counts: &[count(&["Q18", "A3"], "B+21.5", "B+21", Some("B+22.5"))],
    };
}

/// B12 decides.
const RECTANGULAR_SIX_WITHOUT_OUTSIDE_LIBERTIES: &str = "
. . . X O . O X . . . . .
. . . X O . O X . . . . .
X X X X O . O X . . . . .
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

/// White at B13, Black at B12, White at A12: a ko.
const RECTANGULAR_SIX_WITH_ONE_OUTSIDE_LIBERTY: &str = "
. . . X . O O X . . . . .
. . . X O O O X . . . . .
X X X X O . O X . . . . .
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

/// White cannot fill both liberties in time.
const RECTANGULAR_SIX_WITH_TWO_OUTSIDE_LIBERTIES: &str = "
. . . X . O O X . . . . .
. . . X . O O X . . . . .
X X X X O O O X . . . . .
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

/// White at B12 makes a seki, or a ko if Black answers wrongly; Black there makes territory.
const CARPENTERS_SQUARE: &str = "
. . . X O . O X . . . . .
. . . X O . O X . . . . .
. . . X O . O X . . . . .
X X X X O . O X . . . . .
O O O O O O O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .";

/// A hane from either side leaves one eye.
const L_GROUP: &str = "
. . . . . O O X . . . . .
. X X X O . O X . . . . .
. X O O O . O X . . . . .
. O . . . . O X . . . . .
O O O O O O O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .";

/// One longer than the L group: E13 makes it live, a placement at B13 kills it.
const J_GROUP: &str = "
. . . . . O O X . . . . .
. X X X X O O X . . . . .
. X O O O O O X . . . . .
. O . . . . O X . . . . .
O O O O O O O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .";

/// B13 is one of the two vital points, and B12 alone makes no two eyes.
const BULKY_FIVE_WITH_A_THROW_IN_ON_THE_VITAL_POINT: &str = "
. O . X O . O X . . . . .
. . X X O . O X . . . . .
X X X O O . O X . . . . .
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

/// B13 decides.
const BULKY_FIVE_WITH_ANOTHER_THROW_IN: &str = "
O . . X O . O X . . . . .
. . X X O . O X . . . . .
X X X O O . O X . . . . .
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

/// White takes two stones at A12, and Black captures where they stood.
const LIFE_UNDER_THE_STONES: &str = "
X X O . X O O X . . . . .
. O X . X O O X . . . . .
X X X X . O O X . . . . .
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

/// Black takes C13 and loses five stones at once.
const SNAPBACK: &str = "
O X O . O . O X . . . . .
O X X X O . O X . . . . .
O O O O O O O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .";

/// Two chains around White with two false eyes between them.
const TWO_HEADED_DRAGON: &str = "
. X X X X X X X X
X O O O O O O O X
X O . . . . . O X
X O . . . . . O X
X O . . . . . O X
X O . . . . . O X
X O . . . . . O X
X O O O O O O O X
X X X X X X X X .";

/// Three liberties against two: White is a move short even when moving first.
const SEMEAI: &str = "
O . X O . X . . . . . . .
O . X O . X . . . . . . .
O . X O X X X X . . . . .
O O O X X O O X . . . . .
. . O O O O O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .";

/// White has to fill C13 last, and A13 is Black's own.
const SEMEAI_OF_AN_EYE_AGAINST_NONE: &str = "
. X . . O X . . . . . . .
X X O O O X . . . . . . .
O O X X X X X X . . . . .
. O O O O O O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .";

/// A square of four is worth five liberties, and White has seven.
const SEMEAI_OF_MANY_LIBERTIES_AGAINST_A_BIG_EYE: &str = "
. . X O X . . . . . . . .
. . X O X X X X X X X X .
X X X O O O O O O O O X .
O O O X . . . . . . . X .
. . O X X X X X X X X X .
. . O O O O O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .
. . . . . . O X . . . . .";

/// Six liberties against five, none of them shared.
const LONG_SEMEAI: &str = "
O O O O O O O O O . . . .
. . . . . . O O O . . . .
X X X X X X X X O O . . .
O O O O O O O O X O . . .
. . . . . X X X X O . . .
X X X X X X X X X O . . .
. . . . . . . . X O . . .
. . . . . . . . X O . . .
. . . . . . . . X O . . .
. . . . . . . . X O . . .
. . . . . . . . X O O O O
. . . . . . . . X X X X X
. . . . . . . . . . . . .";

/// Eight liberties against seven: more than are read, so that a question remains.
const SEMEAI_TOO_LONG_TO_READ: &str = "
O O O O O O O O O . . . .
. . . . . . . . O . . . .
X X X X X X X X O O . . .
O O O O O O O O X O . . .
. . . . . . . X X O . . .
X X X X X X X X X O . . .
. . . . . . . . X O . . .
. . . . . . . . X O . . .
. . . . . . . . X O . . .
. . . . . . . . X O . . .
. . . . . . . . X O O O O
. . . . . . . . X X X X X
. . . . . . . . . . . . .";

/// A rectangular six with two liberties, an L group, a bulky five and a seki.
const FOUR_CORNERS: &str = "
. . . X . O . . . . . . . O . . . . .
. . . X . O . . . . . . . . O X X X .
X X X X O O . . . . . . . . O O O X .
O O O O O . . . . . . . . . . . . O .
. . . . O . . . . . . . . . . O O O O
. . . . O . . . . . . . . . . O . . .
. . . . O . . . . . . . . . . O . . .
. . . . O . . . . . . . . . . O . . .
O O O O O O O O O O O O O O O O O O O
X X X X X X X X X X X X X X X X X X X
. . . X . . . . . . . . . . . X . . .
. . . X . . . . . . . . . . . X . . .
. . . X . . . . . . . . . . . X . . .
. . . X . . . . . . . . . . . X . . .
. . . X . . . . . . . . . . . X . . .
X X X X . . . . . . . . . . . X X X X
O O O X X . . . . . . . . X X X O O O
. . O O X . . . . . . . . X O O O . .
. X . O X . . . . . . . . X O X X X X";
