//! Whether a game has come anywhere near its end.

use crate::color::Color;
use crate::position::Position;

use super::Score;

/// Of 15,000 finished games none leaves more than 8 % of the points neutral, boards whose borders are open leave up to 29 %,
/// and one live stone in the area of a player leaves up to half of them.
const MOST_NEUTRAL: f64 = 0.6;
/// Of as many none has fewer stones than this, as a share of the points, with nothing of one colour left alive.
const FEWEST_STONES_OF_A_WIPE_OUT: f64 = 0.3;

/// Returns true if the game cannot be over yet: most of the board is nobody's, or few stones stand on it and none of one
/// colour lives. A proposal of dead stones is worth nothing then, and no score is.
pub fn is_far_from_finished(position: &Position, lifted: &Position, score: &Score) -> bool {
    let points = position.size().area() as f64;
    let neutral = (score.dame.len() + score.shared.len()) as f64;
    let stones = (position.count(Color::Black) + position.count(Color::White)) as f64;
    let is_wiped_out = Color::BOTH.into_iter().any(|color| lifted.count(color) == 0);
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
