//! That claims are understood as people mean them, and that nothing is guessed.

mod printed_results;

use super::*;
use crate::language::{Language, Words};
use crate::report::words::{self as say, AmountUnit};
use crate::score::RuleSet;
use Color::{Black, White};

fn board(lines: usize) -> BoardSize {
    BoardSize::square(lines).unwrap()
}

/// The readings of a claim under usual rules on a board of 19 lines.
fn readings(text: &str, set: RuleSet) -> Result<Vec<ClaimReading>, ClaimError> {
    Claim::parse(text, &Rules::of(set), board(19))
}

/// The only likely reading; none where there are several.
fn reading(text: &str, set: RuleSet) -> Option<Claim> {
    let readings = readings(text, set).ok()?;
    let likely: Vec<&ClaimReading> = readings
        .iter()
        .filter(|reading| reading.is_likely)
        .collect();
    (likely.len() == 1).then(|| likely[0].claim)
}

fn win(winner: Color, half_points: i32) -> Claim {
    let by = Some(HalfPoints(half_points));
    Claim {
        result: Some(ClaimedResult::Win { winner, by }),
        ..Claim::default()
    }
}

fn counts(black: Option<i32>, white: Option<i32>) -> Claim {
    let counts = ByColor {
        black: black.map(HalfPoints),
        white: white.map(HalfPoints),
    };
    Claim {
        counts,
        ..Claim::default()
    }
}

#[test]
fn results_as_people_write_them() {
    for (text, winner, half_points) in [
        ("B+1/4", Black, 1),
        ("b+0.5", Black, 1),
        ("B＋０．５", Black, 1),
        ("W+2.5", White, 5),
        ("W+3", White, 6),
        ("w+3 zi", White, 12),
        ("B+2 3/4", Black, 11),
        ("B+2¾", Black, 11),
        ("B+2.75", Black, 11),
        ("B + 2 3/4 zi", Black, 11),
        ("W+1/4 stone", White, 1),
        ("S+2,5", Black, 5),
        ("Ч+0,5", Black, 1),
        ("Б+0,5", White, 1),
        ("W 2.5", White, 5),
        ("White by 2.5", White, 5),
        ("White wins by 2.5", White, 5),
        ("Black wins by 1/4 zi (0.5 points)", Black, 1),
        ("Black beats White by 2.5", Black, 5),
        ("Black wins by half a point", Black, 1),
        ("Black wins by a quarter of a zi", Black, 1),
        ("Black wins by three quarters of a zi", Black, 3),
        ("Black wins by one and a quarter zi", Black, 5),
        ("Black wins by a point and a half", Black, 3),
        ("Black by one half zi", Black, 2),
        ("White is ahead by 1/4 zi", White, 1),
        ("white wins by 1/4 zi.", White, 1),
        ("B-2.5", White, 5),
        ("B−2.5", White, 5),
        ("W-1/4", Black, 1),
        ("Black loses by 2.5", White, 5),
        ("Black lost to White by 1/4 zi", White, 1),
        ("Schwarz gewinnt mit 2,5 Punkten", Black, 5),
        ("Weiß verliert mit 2,5 Punkten", Black, 5),
        ("Weiß führt mit einem halben Punkt", White, 1),
        ("Schwarz gewinnt mit anderthalb Punkten", Black, 3),
        ("Schwarz gewinnt mit drei viertel Zi", Black, 3),
        ("Weiß gewinnt mit einem Punkt", White, 2),
        ("Білі виграли з перевагою 1/4 зі", White, 1),
        ("Чорні програли 1/4 зі", White, 1),
        ("Чорні перемогли на 2,5 очка", Black, 5),
        ("перемога Білих на пів очка", White, 1),
        ("Чорні виграли півтора очка", Black, 3),
        ("Білі виграли на два з половиною очка", White, 5),
        ("黑胜1/4子", Black, 1),
        ("黑胜四分之一子", Black, 1),
        ("黑勝四分之三子", Black, 3),
        ("黑胜1又3/4子", Black, 7),
        ("黑胜一又四分之一子", Black, 5),
        ("黑胜二又四分之三子", Black, 11),
        ("黑胜两个半子", Black, 10),
        ("黑胜十二子半", Black, 50),
        ("黑胜白半目", Black, 1),
        ("黑方以1/4子之差胜", Black, 1),
        ("黑负1/4子", White, 1),
        ("黑输给白半目", White, 1),
        ("白负四分之三子", Black, 3),
        ("白胜半子", White, 2),
        ("白勝半目", White, 1),
        ("白胜半目", White, 1),
        ("白胜二点五目", White, 5),
        ("黑胜1点", Black, 2),
        ("白方胜２．７５子", White, 11),
        ("黑领先1/4子", Black, 1),
        ("黒番3目半勝ち", Black, 7),
        ("黒三目半勝ち", Black, 7),
        ("白の2目勝ち", White, 4),
        ("黒の半目勝ち", Black, 1),
        ("黒1目半負け", White, 3),
        ("黒が白に三目半勝ち", Black, 7),
        ("白 1집반승", White, 3),
        ("백 1집반승", White, 3),
        ("흑 반집 승", Black, 1),
        ("흑 두집반승", Black, 5),
        ("3집반 흑승", Black, 7),
        ("흑 열한집반승", Black, 23),
        ("흑 반집패", White, 1),
        ("흑이 백에게 한집반 이겼습니다", Black, 3),
        ("흑 1/4자(子)승", Black, 1),
    ] {
        assert_eq!(
            reading(text, RuleSet::Chinese),
            Some(win(winner, half_points)),
            "{text}: {:?}",
            readings(text, RuleSet::Chinese)
        );
    }
}

#[test]
fn counts_of_one_side_and_of_both() {
    for (text, black, white) in [
        ("Black 184.5", Some(369), None),
        ("黑184½子", Some(369), None),
        ("黑一百八十四子半", Some(369), None),
        ("黑一百八十五子", Some(370), None),
        ("黑一八五子", Some(370), None),
        ("black: 184 1/2", Some(369), None),
        ("Black - 184.5", Some(369), None),
        ("B184", Some(368), None),
        ("White has 177", None, Some(354)),
        ("White has 20", None, Some(40)),
        ("Weiß hat 177 Punkte", None, Some(354)),
        ("Білі мають 177", None, Some(354)),
        ("백 177집", None, Some(354)),
        ("白177子", None, Some(354)),
        ("184:177", Some(368), Some(354)),
        ("184½ : 176½", Some(369), Some(353)),
        ("184-177", Some(368), Some(354)),
        ("184/177", Some(368), Some(354)),
        ("184 zu 177", Some(368), Some(354)),
        ("184対177", Some(368), Some(354)),
        ("White 177:184", Some(368), Some(354)),
        ("Black 184 White 177", Some(368), Some(354)),
        ("White 177, Black 184", Some(368), Some(354)),
        ("184 Black, 177 White", Some(368), Some(354)),
        ("B184 W177", Some(368), Some(354)),
        ("黑184子，白177子", Some(368), Some(354)),
        ("흑 184, 백 177", Some(368), Some(354)),
        ("Black 20, White 15", Some(40), Some(30)),
    ] {
        assert_eq!(
            reading(text, RuleSet::Chinese),
            Some(counts(black, white)),
            "{text}: {:?}",
            readings(text, RuleSet::Chinese)
        );
    }
    for text in ["185", "185子", "一百八十五", "185 points"] {
        let claim = Claim {
            count_of_either: Some(HalfPoints(370)),
            ..Claim::default()
        };
        assert_eq!(reading(text, RuleSet::Chinese), Some(claim), "{text}");
    }
}

#[test]
fn several_things_at_once_have_all_to_hold() {
    let both = Claim {
        counts: counts(Some(370), None).counts,
        ..win(Black, 3)
    };
    for text in [
        "黑185子，胜3/4子",
        "Black 185, wins by 3/4 zi",
        "黑胜3/4子，黑185子",
        "黑185子胜3/4子",
    ] {
        assert_eq!(
            reading(text, RuleSet::Chinese),
            Some(both),
            "{text}: {:?}",
            readings(text, RuleSet::Chinese)
        );
    }
    let won = Claim {
        counts: counts(Some(370), None).counts,
        result: Some(ClaimedResult::Win {
            winner: Black,
            by: None,
        }),
        ..Claim::default()
    };
    assert_eq!(reading("黑185子胜", RuleSet::Chinese), Some(won));
    for text in [
        "Black wins by 1/4 zi (1.5 points)",
        "B+2.5, W+2.5",
        "Black 184, Black 185",
        "黑胜1/4子，白胜1/4子",
    ] {
        let refused = readings(text, RuleSet::Chinese);
        assert!(
            matches!(refused, Err(ClaimError::Contradictory { .. })),
            "{text}: {refused:?}"
        );
    }
}

#[test]
fn draws_ties_and_wins_without_a_number() {
    for text in [
        "0",
        "Draw",
        "jigo",
        "和棋",
        "持碁",
        "ジゴ（持碁）",
        "무승부",
        "Нічия (джиго)",
        "Unentschieden (Jigo)",
    ] {
        let draw = Claim {
            result: Some(ClaimedResult::Draw),
            ..Claim::default()
        };
        assert_eq!(reading(text, RuleSet::Chinese), Some(draw), "{text}");
    }
    for text in [
        "black wins",
        "B+",
        "黑胜",
        "黒勝ち",
        "흑승",
        "Schwarz gewinnt",
        "White loses",
        "白负",
    ] {
        let won = Claim {
            result: Some(ClaimedResult::Win {
                winner: Black,
                by: None,
            }),
            ..Claim::default()
        };
        assert_eq!(reading(text, RuleSet::Chinese), Some(won), "{text}");
    }
}

#[test]
fn a_fraction_is_in_the_unit_of_the_rules() {
    for (text, in_zi, in_points) in [
        ("B+1/2", Some(2), Some(1)),
        ("B+2½", Some(10), Some(5)),
        ("Black by half", Some(2), Some(1)),
        ("B+1/4", Some(1), None),
        ("B+2.75", Some(11), None),
        ("B+1/4 zi", Some(1), Some(1)),
        ("B+1/2 point", Some(1), Some(1)),
        ("B+2.5", Some(5), Some(5)),
    ] {
        for (set, half_points) in [
            (RuleSet::Chinese, in_zi),
            (RuleSet::Japanese, in_points),
            (RuleSet::Ing, in_points),
        ] {
            assert_eq!(
                reading(text, set),
                half_points.map(|by| win(Black, by)),
                "{text} {set:?}"
            );
        }
    }
}

#[test]
fn what_can_mean_two_things_is_told_apart_or_not_decided() {
    // With a compensation of whole points 3 may be points or zi; with one of 7.5 neither is
    // possible.
    let even = Rules {
        komi: HalfPoints(0),
        ..Rules::of(RuleSet::Chinese)
    };
    let likely = |text: &str, rules: &Rules| -> Vec<Claim> {
        let readings = Claim::parse(text, rules, board(19)).unwrap();
        readings
            .into_iter()
            .filter(|reading| reading.is_likely)
            .map(|reading| reading.claim)
            .collect()
    };
    assert_eq!(likely("White by 3", &even), [win(White, 6), win(White, 12)]);
    assert_eq!(likely("White by 3 zi", &even), [win(White, 12)]);
    assert_eq!(
        likely("W+3", &even),
        [win(White, 6)],
        "as game records write it"
    );
    assert_eq!(
        likely("White by 2.5", &even),
        [win(White, 10)],
        "no half points without a half komi"
    );
    assert_eq!(
        likely("White by 2.5", &Rules::of(RuleSet::Chinese)),
        [win(White, 5)]
    );
    // 100 of 361 may be what is left of a side, or a very large margin.
    assert_eq!(
        likely("Black 100", &Rules::of(RuleSet::Aga)),
        [counts(Some(200), None), win(Black, 200)]
    );
    // Territory may be little.
    assert_eq!(likely("Black 30", &Rules::of(RuleSet::Japanese)).len(), 2);
    assert_eq!(
        likely("Black 60", &Rules::of(RuleSet::Japanese)),
        [counts(Some(120), None)]
    );
    assert_eq!(
        likely("Black 30.5", &Rules::of(RuleSet::Japanese)),
        [win(Black, 61)]
    );
}

#[test]
fn what_is_not_understood_is_not_guessed() {
    for text in [
        "",
        " ",
        "maybe",
        "B+R",
        "W+T",
        "黑中盘胜",
        "흑 불계승",
        "B+1/3",
        "B+0.3",
        "B W",
        "B+1 2",
        "+",
        "+2.5",
        "-2.5",
        "В+1/4",
        "B+99999",
        "B+1/0",
        "🙂",
        "184.25",
        "B+2.75 points",
        "draw B+1",
        "Black did not win",
        "白没胜",
        "백팔십오집",
        "B+2.5 or W+2.5",
        "1/4子",
        "Black",
        "Black White 184",
        "=",
        "1 + 1 = 2 =",
        "黑胜百百子",
        "B+-2.5",
    ] {
        assert!(
            readings(text, RuleSet::Chinese).is_err(),
            "{text}: {:?}",
            readings(text, RuleSet::Chinese)
        );
    }
    let Err(ClaimError::NotUnderstood { at, .. }) = readings("blue 3", RuleSet::Chinese) else {
        panic!()
    };
    assert_eq!(at.as_deref(), Some("blue"));
    assert!(matches!(
        readings("B+R", RuleSet::Chinese),
        Err(ClaimError::NotCounted { .. })
    ));
}

#[test]
fn a_number_that_cannot_be_a_count_is_refused_as_one() {
    for text in ["2.5", "7", "by 2.5", "59"] {
        let refused = readings(text, RuleSet::Chinese);
        assert!(
            matches!(refused, Err(ClaimError::NoPlayer { .. })),
            "{text}: {refused:?}"
        );
    }
    for text in [
        "400",
        "361.5",
        "Black has 400",
        "184:400",
        "Black 400",
        "黑184又1/4子",
    ] {
        let refused = readings(text, RuleSet::Chinese);
        assert!(
            matches!(refused, Err(ClaimError::NoSuchCount { points: 361, .. })),
            "{text}: {refused:?}"
        );
    }
    let small = Claim::parse("185", &Rules::of(RuleSet::Chinese), board(9));
    assert!(
        matches!(small, Err(ClaimError::NoSuchCount { points: 81, .. })),
        "{small:?}"
    );
    assert!(Claim::parse("45", &Rules::of(RuleSet::Chinese), board(9)).is_ok());
}

#[test]
fn a_claim_that_is_stated_many_times_has_no_more_readings() {
    for rules in [RuleSet::Chinese, RuleSet::Japanese, RuleSet::Ing] {
        let text = |times: usize| "B5 ".repeat(times);
        let (twice, often) = (readings(&text(2), rules), readings(&text(600), rules));
        assert_eq!(twice.map_err(|_| ()), often.map_err(|_| ()), "{rules:?}");
    }
}
