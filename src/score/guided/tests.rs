//! The guided count of small boards, checked number by number.

use super::*;
use crate::score::{RuleSet, Rules, score};

fn count(rows: &[&str], set: RuleSet, color: Color) -> GuidedCount {
    let position = Position::from_rows(rows).unwrap();
    let result = score(&position, &[], None, &Rules::of(set)).unwrap();
    GuidedCount::of(&position, &[], &result, color).unwrap()
}

const WALL: [&str; 9] = ["....BW..."; 9];

#[test]
fn a_wall_is_counted_by_filling_or_by_lifting() {
    let black = count(&WALL, RuleSet::Chinese, Color::Black);
    assert_eq!(
        (black.moves.len(), black.sum.tens, black.sum.stones),
        (6, 30, 15)
    );
    assert_eq!(black.sum.needed.to_string(), "44 1/4");
    let white = count(&WALL, RuleSet::Chinese, Color::White);
    assert_eq!(
        (white.moves.len(), white.sum.tens, white.sum.stones),
        (7, 20, 16)
    );
    assert_eq!(
        (white.sum.other.to_string(), white.sum.above.to_string()),
        ("45".to_owned(), "-3/4".to_owned())
    );
}

#[test]
fn points_of_nobody_are_halved_or_left_out() {
    let rows: Vec<String> = (0..9)
        .map(|row| if row == 4 { "...B.W..." } else { "....BW..." }.to_owned())
        .collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let chinese = count(&rows, RuleSet::Chinese, Color::Black).sum;
    assert_eq!(
        (chinese.half.to_string(), chinese.total.to_string()),
        ("1/2".to_owned(), "44 1/2".to_owned())
    );
    let aga = count(&rows, RuleSet::Aga, Color::Black).sum;
    assert_eq!(
        (aga.board, aga.half, aga.total.to_string()),
        (80, Quarters(0), "44".to_owned())
    );
    assert_eq!(
        (aga.half_board.to_string(), aga.above.to_string()),
        ("40".to_owned(), "1/4".to_owned())
    );
}

#[test]
fn quarters_are_written_as_fractions() {
    for (quarters, text) in [
        (0, "0"),
        (1, "1/4"),
        (-3, "-3/4"),
        (738, "184 1/2"),
        (-7, "-1 3/4"),
        (8, "2"),
    ] {
        assert_eq!(Quarters(quarters).to_string(), text);
    }
}
