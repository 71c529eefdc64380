//! The worked numbers of the rule texts.

use shuzi::color::Color::{self, Black, White};
use shuzi::score::area::AreaCount;
use shuzi::score::{BeforeFillIn, ByColor, FillIn, FillInError, HalfPoints, IngFillIn, RuleSet};

const NO_KOMI: HalfPoints = HalfPoints(0);

/// Quarter zi for Black.
fn chinese(black: u32, white: u32, neutral: u32, komi: HalfPoints) -> i32 {
    AreaCount {
        owned: ByColor { black, white },
        neutral,
    }
    .margin(komi)
    .quarter_zi()
}

mod chinese_counting {
    use super::*;

    const KOMI_2002: HalfPoints = RuleSet::Chinese.conventions().komi;
    const KOMI_1988: HalfPoints = RuleSet::Chinese1988.conventions().komi;

    #[test]
    fn the_referees_seki_game_is_won_by_a_quarter_counted_from_either_side() {
        let count = AreaCount {
            owned: ByColor {
                black: 80 + 104,
                white: 80 + 96,
            },
            neutral: 1,
        };
        assert_eq!(count.with_half_the_neutral(Black).to_string(), "184.5");
        assert_eq!(count.with_half_the_neutral(White).to_string(), "176.5");
        assert_eq!(count.margin(KOMI_2002).quarter_zi(), 1);
    }

    #[test]
    fn black_needs_185_and_white_177() {
        assert_eq!(
            chinese(184, 177, 0, KOMI_2002),
            -1,
            "AlphaGo against Ke Jie"
        );
        assert_eq!(chinese(185, 176, 0, KOMI_2002), 3);
    }

    #[test]
    fn under_the_rules_of_1988_black_needs_184() {
        assert_eq!(chinese(184, 177, 0, KOMI_1988), 3);
        assert_eq!(chinese(183, 178, 0, KOMI_1988), -1);
    }

    #[test]
    fn without_compensation_equal_counts_are_a_draw() {
        assert_eq!(chinese(180, 180, 1, NO_KOMI), 0);
    }

    #[test]
    fn small_boards_count_the_same_way() {
        assert_eq!(chinese(44, 37, 0, NO_KOMI), 4 * 3 + 2, "9×9: 3½ zi");
        assert_eq!(chinese(44, 37, 0, KOMI_2002), -1);
        assert_eq!(chinese(27, 22, 0, NO_KOMI), 4 * 2 + 2, "7×7: 2½ zi");
        assert_eq!(chinese(27, 22, 0, KOMI_2002), -5);
    }

    #[test]
    fn handicap_of_four_with_two_zi_returned_is_won_from_183() {
        let returned = HalfPoints::from_points(4);
        assert_eq!(chinese(183, 178, 0, returned), 2, "B+½ zi");
        assert_eq!(chinese(182, 178, 1, returned), 0);
        assert_eq!(
            chinese(182, 179, 0, HalfPoints::from_points(3)),
            0,
            "odd handicaps can be drawn"
        );
    }

    /// Smallest whole winning counts of Black and White.
    type Counts = (u32, u32);

    /// Lines, then the smallest whole winning counts of Black and White at 3¾ and at 2¾ zi.
    const WINNING_COUNTS: [(u32, Counts, Counts); 7] = [
        (19, (185, 177), (184, 178)),
        (17, (149, 141), (148, 142)),
        (15, (117, 109), (116, 110)),
        (13, (89, 81), (88, 82)),
        (11, (65, 57), (64, 58)),
        (9, (45, 37), (44, 38)),
        (7, (29, 21), (28, 22)),
    ];

    #[test]
    fn the_smallest_winning_counts_of_every_board_size() {
        for (lines, at_2002, at_1988) in WINNING_COUNTS {
            for ((black, white), komi) in [(at_2002, KOMI_2002), (at_1988, KOMI_1988)] {
                let margin = |black| chinese(black, lines * lines - black, 0, komi);
                assert!(
                    margin(black) > 0 && margin(black - 1) < 0,
                    "Black on {lines} lines"
                );
                let margin_of_white = |white| margin(lines * lines - white);
                assert!(
                    margin_of_white(white) < 0 && margin_of_white(white - 1) > 0,
                    "White on {lines} lines"
                );
            }
        }
    }

    #[test]
    fn a_seki_with_more_eyes_for_black_is_a_draw_by_area() {
        // Outside of the seki White has 49 points and Black 48; in it ten stones each, and eyes of
        // two and one.
        assert_eq!(chinese(48 + 10 + 2, 49 + 10 + 1, 0, NO_KOMI), 0);
    }

    #[test]
    fn new_zealand_games_can_be_drawn_at_seven() {
        assert_eq!(
            chinese(184, 177, 0, RuleSet::NewZealand.conventions().komi),
            0
        );
    }
}

mod ing_fill_in {
    use super::*;

    const fn points(points: i32) -> HalfPoints {
        HalfPoints::from_points(points)
    }

    /// An even game on 19×19 with 110 black and 105 white stones on the board and 8 points of
    /// compensation.
    fn even_game(black_area: u32, white_area: u32, shared: u32) -> FillIn {
        with_stones((black_area, 110), (white_area, 105), shared)
    }

    /// Area and stones of both sides.
    fn with_stones(black: (u32, u32), white: (u32, u32), shared: u32) -> FillIn {
        let side = |(area, stones): (u32, u32)| BeforeFillIn {
            stones,
            territory: area - stones,
            missing: 0,
        };
        FillIn {
            sides: ByColor {
                black: side(black),
                white: side(white),
            },
            shared,
            white_is_given: points(8),
            tie_winner: Some(Black),
        }
    }

    /// Winning points and losing stones of Black and of White, and D.
    fn outcome(settled: &IngFillIn) -> ((u32, u32), (u32, u32), i32) {
        let side = |side: shuzi::score::IngSide| (side.winning_points, side.losing_stones);
        (
            side(settled.sides.black),
            side(settled.sides.white),
            settled.difference,
        )
    }

    fn check(
        fill_in: FillIn,
        stones: i32,
        expected: ((u32, u32), (u32, u32), i32),
        winner: Option<Color>,
    ) -> IngFillIn {
        let settled = fill_in.settle().unwrap();
        assert_eq!(settled.compensation_stones, stones, "compensation stones");
        assert_eq!(outcome(&settled), expected);
        assert_eq!(settled.winner, winner);
        settled
    }

    #[test]
    fn one_winning_point() {
        check(even_game(185, 176, 0), 4, ((1, 0), (0, 0), 1), Some(Black));
    }

    #[test]
    fn leftover_stones_count_two() {
        let settled = check(even_game(187, 174, 0), 4, ((3, 0), (0, 2), 5), Some(Black));
        assert_eq!(
            (settled.sides.black.in_bowl, settled.sides.black.fill),
            (70, 70)
        );
        assert_eq!(
            (settled.sides.white.in_bowl, settled.sides.white.fill),
            (75, 69)
        );
        assert_eq!(
            (
                settled.sides.black.stones_on_board,
                settled.sides.white.stones_on_board
            ),
            (110, 105)
        );
    }

    #[test]
    fn two_points_and_a_leftover_stone_are_three() {
        check(even_game(186, 175, 0), 4, ((2, 0), (0, 1), 3), Some(Black));
    }

    #[test]
    fn a_tie_with_one_shared_point_is_blacks() {
        let settled = check(even_game(184, 176, 1), 4, ((0, 0), (0, 0), 0), Some(Black));
        assert_eq!(settled.shared_filled_each, 0);
    }

    #[test]
    fn two_shared_points_are_filled_one_each() {
        let settled = check(even_game(184, 175, 2), 4, ((1, 0), (0, 0), 1), Some(Black));
        assert_eq!(settled.shared_filled_each, 1);
    }

    #[test]
    fn of_three_shared_points_one_stays_open() {
        let settled = check(even_game(183, 175, 3), 4, ((0, 0), (0, 0), 0), Some(Black));
        assert_eq!(settled.shared_filled_each, 1);
    }

    #[test]
    fn white_wins_by_one() {
        check(even_game(184, 177, 0), 4, ((0, 0), (1, 0), -1), Some(White));
    }

    #[test]
    fn a_missing_black_stone_turns_a_loss_into_a_tie() {
        let mut fill_in = even_game(184, 177, 0);
        fill_in.sides.black.missing = 1;
        check(fill_in, 4, ((1, 0), (1, 0), 0), Some(Black));
    }

    #[test]
    fn two_missing_white_stones_turn_a_loss_into_a_win() {
        let mut fill_in = even_game(185, 176, 0);
        fill_in.sides.white.missing = 2;
        check(fill_in, 4, ((1, 0), (2, 0), -1), Some(White));
    }

    #[test]
    fn penalties_are_more_or_fewer_compensation_stones() {
        let penalised = |fill_in: FillIn, black: i32, white: i32| FillIn {
            white_is_given: points(8 + black - white),
            ..fill_in
        };
        check(
            penalised(even_game(187, 174, 0), 4, 0),
            6,
            ((1, 0), (0, 0), 1),
            Some(Black),
        );
        check(
            penalised(even_game(187, 174, 0), 6, 2),
            6,
            ((1, 0), (0, 0), 1),
            Some(Black),
        );
        check(
            penalised(even_game(184, 177, 0), 0, 2),
            3,
            ((1, 0), (0, 0), 1),
            Some(Black),
        );
        check(
            penalised(even_game(186, 174, 1), 4, 0),
            6,
            ((0, 0), (0, 0), 0),
            Some(Black),
        );
    }

    #[test]
    fn a_penalty_above_the_komi_puts_black_stones_into_whites_area() {
        let fill_in = FillIn {
            white_is_given: points(8 - 10),
            ..even_game(180, 181, 0)
        };
        check(fill_in, -1, ((1, 0), (0, 0), 1), Some(Black));
    }

    #[test]
    fn small_boards_have_small_sets() {
        let nine = with_stones((45, 20), (36, 18), 0);
        assert_eq!(nine.set(), 40);
        check(nine, 4, ((1, 0), (0, 0), 1), Some(Black));
        check(
            with_stones((44, 20), (36, 18), 1),
            4,
            ((0, 0), (0, 0), 0),
            Some(Black),
        );
        let thirteen = with_stones((88, 50), (81, 48), 0);
        assert_eq!(thirteen.set(), 84);
        check(thirteen, 4, ((0, 0), (1, 0), -1), Some(White));
    }

    #[test]
    fn without_compensation_a_tie_is_a_draw() {
        let no_komi = |fill_in| FillIn {
            white_is_given: points(0),
            tie_winner: None,
            ..fill_in
        };
        check(
            no_komi(even_game(181, 180, 0)),
            0,
            ((1, 0), (0, 0), 1),
            Some(Black),
        );
        check(
            no_komi(even_game(180, 180, 1)),
            0,
            ((0, 0), (0, 0), 0),
            None,
        );
    }

    #[test]
    fn a_large_win_leaves_points_and_stones() {
        check(even_game(180, 181, 0), 4, ((0, 4), (5, 0), -9), Some(White));
    }

    #[test]
    fn what_cannot_be_filled_in_is_refused() {
        let odd = FillIn {
            white_is_given: points(7),
            ..even_game(185, 176, 0)
        };
        assert_eq!(
            odd.settle(),
            Err(FillInError::OddCompensation { points: points(7) })
        );
        let crowded = with_stones((185, 181), (176, 105), 0);
        assert_eq!(
            crowded.settle(),
            Err(FillInError::MoreThanASet {
                color: Black,
                stones: 181,
                set: 180
            })
        );
        let cramped = with_stones((112, 110), (249, 105), 0);
        assert_eq!(
            cramped.settle(),
            Err(FillInError::NoRoom {
                color: Black,
                stones: 4
            })
        );
        let empty_bowl = with_stones((185, 110), (176, 176), 0);
        let settled = empty_bowl.settle().unwrap();
        assert_eq!(settled.difference, 1);
        let emptier = with_stones((184, 110), (177, 177), 0);
        assert_eq!(
            emptier.settle(),
            Err(FillInError::BowlTooEmpty {
                color: White,
                in_bowl: 3,
                needed: 4
            })
        );
    }
}
