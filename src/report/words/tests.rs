use crate::language::Language;

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
