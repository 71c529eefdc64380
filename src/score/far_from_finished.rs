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
/// Largest share of a colour's stones that can be dead for the board to be judged only without
/// them.
const MOST_DEAD: f64 = 0.5;

/// Returns true if the game cannot be over yet, so that a proposal of dead stones and a score mean
/// nothing: most of the board is neutral, or there are few stones on it and one colour has no living
/// stone. `position` is judged without its dead stones, which leave `lifted`. Where most stones of a
/// colour would be dead, which is how a proposal for an unfinished game often looks, it is also
/// judged with all of them.
pub fn is_far_from_finished(position: &Position, lifted: &Position, score: &Score) -> bool {
    let points = position.size().area() as f64;
    let most = MOST_NEUTRAL * points;
    let loses_most = |color| {
        let stones = position.count(color);
        let dead = stones - lifted.count(color).min(stones);
        dead as f64 > MOST_DEAD * stones as f64
    };
    let stones = (position.count(Color::Black) + position.count(Color::White)) as f64;
    let is_wiped_out = Color::BOTH
        .into_iter()
        .any(|color| lifted.count(color) == 0);
    score.neutral_points() as f64 > most
        || is_wiped_out && stones < FEWEST_STONES_OF_A_WIPE_OUT * points
        || Color::BOTH.into_iter().any(loses_most) && count_neutral(position) as f64 > most
}

/// Returns the number of empty points that no single colour surrounds.
fn count_neutral(position: &Position) -> usize {
    let regions = position.empty_regions().into_iter();
    let neutral = regions.filter(|region| region.surrounded_by().is_none());
    neutral.map(|region| region.points.len()).sum()
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
    fn a_colour_that_seems_dead_in_the_opening_is_no_end() {
        // White has a stone in each corner; the proposal gives all but one of them to Black.
        let rows = [
            ".........",
            "..B...W..",
            "..W.B....",
            "....B....",
            ".B..B..B.",
            "....B....",
            "..W.B....",
            "..B...W..",
            ".........",
        ];
        let position = Position::from_rows(&rows).unwrap();
        let dead: Vec<_> = position
            .points_with(Some(Color::White))
            .iter()
            .skip(1)
            .collect();
        let lifted = position.without(&dead);
        let score = score(&position, &dead, None, &Rules::of(RuleSet::Chinese)).unwrap();
        assert!(is_far_from_finished(&position, &lifted, &score));
    }

    #[test]
    fn closed_borders_are_an_end_however_few_stones_there_are() {
        assert!(!is_far(&["....BW..."; 9]));
        assert!(!is_far(&["...B.W..."; 9]), "one column of dame");
    }
}
