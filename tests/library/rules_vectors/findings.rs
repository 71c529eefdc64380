//! What a count notices beside the result, and what it refuses.

use shuzi::color::Color::{Black, White};
use shuzi::position::Position;
use shuzi::score::dame::neutral_points;
use shuzi::score::{HalfPoints, Prisoners, RuleSet, Rules, ScoreError, score};

use super::boards::{self, diagram, points, sorted_names};

#[test]
fn the_other_area_rules_differ_in_komi_only() {
    let clean = diagram(boards::CLEAN);
    let margin = |set| {
        score(&clean, &[], None, &Rules::of(set))
            .unwrap()
            .margin
            .to_string()
    };
    assert_eq!(margin(RuleSet::Aga), "1.5");
    assert_eq!(margin(RuleSet::TrompTaylor), "1.5");
    assert_eq!(margin(RuleSet::NewZealand), "2");
    assert_eq!(margin(RuleSet::Beginner), "3.5");
    assert_eq!(margin(RuleSet::Chinese1988), "3.5");
}

#[test]
fn equal_areas_without_komi_are_a_draw_under_chinese_and_ing_rules() {
    let seki = diagram(boards::EVEN_SEKI);
    for set in [RuleSet::Chinese, RuleSet::Ing] {
        let result = score(
            &seki,
            &[],
            None,
            &Rules {
                komi: HalfPoints(0),
                ..Rules::of(set)
            },
        )
        .unwrap();
        assert_eq!(
            (result.margin, result.winner),
            (HalfPoints(0), None),
            "{set:?}"
        );
        assert_eq!(
            (
                result.counts.black.to_string(),
                result.counts.white.to_string()
            ),
            ("40.5".into(), "40.5".into())
        );
    }
}

#[test]
fn a_one_sided_dame_says_whose_it_is() {
    let position = diagram(boards::ONE_SIDED_DAME);
    let neutral = neutral_points(&position);
    assert_eq!(neutral.len(), 1);
    assert_eq!(neutral[0].only_filler(), Some(Black));
    assert_eq!(
        neutral_points(&position.swapped())[0].only_filler(),
        Some(White)
    );
}

#[test]
fn the_gap_of_an_open_border_is_named_and_ordinary_dame_are_no_gaps() {
    let corridor = diagram(boards::OPEN_CORRIDOR);
    let gaps = |position: &Position| {
        let result = score(position, &[], None, &Rules::of(RuleSet::Chinese)).unwrap();
        sorted_names(position, &result.unsealed)
    };
    assert_eq!(gaps(&corridor), ["F5"]);
    let two_dame = diagram(boards::TWO_DAME);
    assert!(gaps(&two_dame).is_empty());
}

#[test]
fn a_stone_without_liberties_leaves_no_score() {
    let position = diagram(boards::NO_LIBERTY);
    let stone = points(&position, &["H5"]);
    for set in RuleSet::ALL {
        let refused = score(&position, &[], None, &Rules::of(set));
        assert_eq!(
            refused,
            Err(ScoreError::IllegalPosition {
                points: stone.clone(),
                names: vec!["H5".to_owned()]
            })
        );
    }
}

#[test]
fn a_dead_point_without_a_stone_is_refused() {
    let position = diagram(". X\n. .");
    let empty = points(&position, &["A1"]);
    let refused = score(&position, &empty, None, &Rules::of(RuleSet::Chinese));
    assert_eq!(
        refused,
        Err(ScoreError::NoStone {
            point: empty[0],
            name: "A1".to_owned()
        })
    );
}

#[test]
fn dead_stones_in_seki_are_no_prisoners() {
    // One eye each (Black's around the dead stone), and B3 shared: White has to connect at B5.
    let position = diagram(". O\nO .\nX O\nX .\n. X\nO X");
    let dead = points(&position, &["A1"]);
    let rules = Rules {
        komi: HalfPoints(0),
        ..Rules::of(RuleSet::Japanese)
    };
    let result = score(&position, &dead, Some(Prisoners::default()), &rules).unwrap();
    assert!(result.seki.contains(&dead[0]) && result.owner.iter().all(|owner| owner.is_none()));
    assert_eq!(
        (result.counts.black, result.counts.white),
        (HalfPoints(0), HalfPoints(0))
    );
    assert_eq!(sorted_names(&position, &result.false_eyes), ["B5"]);
    assert!(
        result.teire.is_empty(),
        "in seki a protective move costs nothing"
    );
}

#[test]
fn under_tromp_taylor_rules_every_stone_left_counts() {
    let position = diagram(boards::DEAD_STONES);
    let dead = points(&position, &["B8", "C6", "H8", "G3"]);
    let lifted = score(&position, &dead, None, &Rules::of(RuleSet::Aga)).unwrap();
    let left = score(&position, &dead, None, &Rules::of(RuleSet::TrompTaylor)).unwrap();
    assert_eq!(lifted.margin.to_string(), "1.5");
    assert_eq!(
        (left.counts.black.to_string(), left.counts.white.to_string()),
        ("11".into(), "12".into())
    );
    assert_eq!(
        (left.counts.black.to_string(), left.counts.white.to_string()),
        ("11".into(), "12".into())
    );
}
