use crate::language::Language;
use crate::life::{ChainLife, Reason, Status};

use super::*;

#[test]
fn quarters_of_zi_are_fractions() {
    let words = Language::English.words();
    for (halves, stones) in [
        (0, "0"),
        (1, "1/4"),
        (-1, "-1/4"),
        (11, "2 3/4"),
        (14, "3 1/2"),
        (4, "1"),
    ] {
        assert_eq!(format_zi(words, HalfPoints(halves)), stones);
    }
    assert_eq!(
        format_zi(Language::Chinese.words(), HalfPoints(11)),
        "2又3/4"
    );
}

#[test]
fn long_lists_of_points_are_cut_and_counted() {
    let size = BoardSize::square(9).unwrap();
    let all: Vec<Point> = size.points().collect();
    assert_eq!(
        list_points(Language::English.words(), size, &all, 2),
        "A9, B9, and 79 more"
    );
    for (language, points, stones) in [
        (
            Language::Chinese,
            "A9、B9以及另外79点",
            "A9、B9以及另外79子",
        ),
        (Language::Japanese, "A9、B9、ほか79か所", "A9、B9、ほか79子"),
    ] {
        assert_eq!(list_points(language.words(), size, &all, 2), points);
        assert_eq!(list_stones(language.words(), size, &all, 2), stones);
    }
}

#[test]
fn chinese_has_the_words_of_each_rule_set() {
    let words = Language::Chinese.words();
    let rules = |set| describe_rules(words, &Rules::of(set));
    assert_eq!(rules(RuleSet::Ing), "应氏规则，贴8点");
    assert_eq!(rules(RuleSet::Chinese), "中国规则，贴3又3/4子（7.5目）");
    assert_eq!(rules(RuleSet::Japanese), "日本规则，贴6.5目");
    let white_wins = |set| {
        let unit = AmountUnit::of_set(set);
        describe_outcome(words, unit, Some(Color::White), HalfPoints::from_points(-3))
    };
    assert_eq!(white_wins(RuleSet::Ing), "白胜3点");
    assert_eq!(white_wins(RuleSet::Chinese), "白胜1又1/2子（3目）");
    assert_eq!(white_wins(RuleSet::Japanese), "白胜3目");
}

#[test]
fn japanese_counts_are_those_on_the_board() {
    let words = Language::Japanese.words();
    let counts = ByColor {
        black: HalfPoints::from_points(66),
        white: HalfPoints::from_points(60),
    };
    assert_eq!(
        describe_counts_in(words, AmountUnit::Points, counts),
        "盤面で黒66目、白60目"
    );
}

fn undecided(reason: Reason) -> ChainLife {
    let size = BoardSize::square(9).unwrap();
    ChainLife {
        points: vec![size.parse("A8").unwrap()],
        color: Color::Black,
        status: Status::Unsettled,
        confidence: 0.6,
        reason,
        ask: true,
        second: None,
        open_fate: None,
    }
}

#[test]
fn who_decides_by_playing_where_is_said_as_far_as_it_is_known() {
    let size = BoardSize::square(9).unwrap();
    let point = |name| size.parse(name).ok();
    let said = |black, white| {
        let chain = undecided(Reason::NextMove { black, white });
        describe_reason(Language::English.words(), size, &chain)
    };
    assert_eq!(
        said(point("E7"), point("E7")),
        "whoever plays E7 first decides"
    );
    assert_eq!(
        said(point("E7"), point("F7")),
        "whoever moves first decides: Black at E7, White at F7"
    );
    assert_eq!(
        said(point("E7"), None),
        "Black decides by playing first at E7"
    );
    assert_eq!(
        said(None, point("E7")),
        "White decides by playing first at E7"
    );
    assert_eq!(said(None, None), "whoever moves first decides");
}

#[test]
fn no_probability_is_given_of_what_the_next_move_decides() {
    let size = BoardSize::square(9).unwrap();
    let (black, white) = (size.parse("E7").ok(), size.parse("E7").ok());
    let chain = undecided(Reason::NextMove { black, white });
    for language in Language::ALL {
        let asked =
            questions::ask_about_group(language.words(), size, &chain.points, false, &chain);
        assert!(!asked.contains('%'), "{asked}");
        assert!(asked.contains("E7"), "{asked}");
    }
}

#[test]
fn decimals_are_written_as_the_language_does() {
    for (halves, english, german) in [(15, "7.5", "7,5"), (-1, "-0.5", "-0,5"), (24, "12", "12")] {
        let points = HalfPoints(halves);
        assert_eq!(format_decimal(Language::English.words(), points), english);
        assert_eq!(
            format_decimal(Language::English.words(), points),
            points.to_string()
        );
        assert_eq!(format_decimal(Language::German.words(), points), german);
    }
}
