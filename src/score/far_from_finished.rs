//! Detects boards on which the game is far from its end.

use crate::color::Color;
use crate::position::Position;

use super::Score;

/// Largest share of neutral points on a finished board. Of 15,000 finished games none leaves more
/// than 8 %; open borders leave up to 29 %, and a single live stone in the other player's area up
/// to half.
const MOST_NEUTRAL: f64 = 0.6;
/// Smallest number of stones, as a share of the points, on a finished board where one colour has no
/// living stone left. None of the same 15,000 games has fewer.
const FEWEST_STONES_OF_A_WIPE_OUT: f64 = 0.3;

/// Returns true if the game cannot be over yet: most of the board is neutral, or there are few
/// stones on it and one colour has no living stone. A proposal of dead stones and a score mean
/// nothing on such a board.
pub fn is_far_from_finished(position: &Position, lifted: &Position, score: &Score) -> bool {
    let points = position.size().area() as f64;
    let neutral = (score.dame.len() + score.shared.len()) as f64;
    let stones = (position.count(Color::Black) + position.count(Color::White)) as f64;
    let is_wiped_out = Color::BOTH
        .into_iter()
        .any(|color| lifted.count(color) == 0);
    neutral > MOST_NEUTRAL * points || is_wiped_out && stones < FEWEST_STONES_OF_A_WIPE_OUT * points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{RuleSet, Rules, score};

    fn is_far(rows: &[&str]) -> bool {
        let position = Position::from_rows(rows).unwrap();
        let score = score(&position, &[], None, &Rules::of(RuleSet::Chinese)).unwrap();
        is_far_from_finished(&position, &position, &score)
    }

    #[test]
    fn an_empty_board_and_an_opening_are_far_from_finished() {
        assert!(is_far(&["........."; 9]));
        assert!(is_far(&[
            ".........",
            "..B......",
            "......W..",
            ".........",
            ".........",
            ".........",
            "..W...B..",
            ".........",
            "........."
        ]));
    }

    #[test]
    fn closed_borders_are_an_end_however_few_stones_there_are() {
        assert!(!is_far(&["....BW..."; 9]));
        assert!(!is_far(&["...B.W..."; 9]), "one column of dame");
    }
}
