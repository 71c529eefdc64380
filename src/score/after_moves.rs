//! Scores of a position after moves that its players have yet to make.

use super::{Prisoners, Rules, Score, ScoreError, score, score_expecting, territory, unfinished};
use crate::color::Color;
use crate::point::Point;
use crate::position::Position;

/// A position after a move that its player has yet to make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AfterMove {
    /// The position after the move and its captures.
    pub position: Position,
    /// The dead stones that are left on the board.
    pub dead: Vec<Point>,
    /// The stones captured until then. If they are unknown, those before the move are deduced.
    pub prisoners: Prisoners,
}

impl AfterMove {
    /// Plays the move `to_come`. `dead` are the stones that are dead after it. `None` if there is no
    /// such move, or it is not possible.
    pub fn new(
        position: &Position,
        dead: &[Point],
        prisoners: Option<Prisoners>,
        rules: &Rules,
        to_come: Option<(Color, Point)>,
    ) -> Option<AfterMove> {
        let (player, point) = to_come?;
        let played = position.play(player, point).ok()?;
        let is_left = |stone: &Point| played.position.stone(*stone).is_some();
        let mut prisoners =
            prisoners.unwrap_or_else(|| territory::deduce_prisoners(position, rules));
        prisoners.add(player.opponent(), played.captured.len());
        Some(AfterMove {
            dead: dead.iter().copied().filter(is_left).collect(),
            position: played.position,
            prisoners,
        })
    }
}

/// Scores `position` as [`score_expecting`] does, with a move that its player has yet to make. `dead`
/// are the stones that are dead after it.
///
/// Where areas are counted, the move hardly ever makes a difference. Where territory is counted, it
/// takes a point of its player's territory, and may give a group its second eye; it is listed among
/// the missing protective moves then ([`Score::teire`]), because it is missing on the board.
///
/// # Errors
/// As [`score`].
pub fn score_with_move_to_come(
    position: &Position,
    dead: &[Point],
    expected: &[f64],
    prisoners: Option<Prisoners>,
    rules: &Rules,
    to_come: (Color, Point),
) -> Result<Score, ScoreError> {
    let as_it_stands = score_expecting(position, dead, expected, prisoners, rules)?;
    let Some(after) = AfterMove::new(position, dead, prisoners, rules, Some(to_come)) else {
        return Ok(as_it_stands);
    };
    let (dead, prisoners) = (&after.dead, Some(after.prisoners));
    let Ok(after) = score_expecting(&after.position, dead, expected, prisoners, rules) else {
        return Ok(as_it_stands);
    };
    if rules.counts_area() && after.margin == as_it_stands.margin {
        // The fill-in starts with the stones that are on the board.
        return Ok(Score {
            dame: after.dame,
            in_atari: after.in_atari,
            ..as_it_stands
        });
    }
    let mut teire = after.teire.clone();
    if !rules.counts_area() {
        teire.push(to_come.1);
        teire.sort_unstable();
    }
    Ok(Score {
        teire,
        unsealed: as_it_stands.unsealed,
        deduced_prisoners: as_it_stands.deduced_prisoners,
        ..after
    })
}

/// Scores `position` after the players have filled its open points in turns, `first` moving first.
/// The counts are those of the board after these moves.
///
/// # Errors
/// As [`score`], and [`ScoreError::NotPlayedOut`] if the order in which the points are filled
/// cannot be worked out.
pub fn score_after_filling(
    position: &Position,
    dead: &[Point],
    prisoners: Option<Prisoners>,
    rules: &Rules,
    first: Color,
) -> Result<Score, ScoreError> {
    let filled = unfinished::fill_in_turns(position, dead, prisoners, rules, first)
        .ok_or(ScoreError::NotPlayedOut { first })?;
    // The dead stones have been lifted and are among the prisoners, so none are dead on the filled
    // board.
    let mut after = score(&filled.position, &[], Some(filled.prisoners), rules)?;
    after.counts.black = after.counts.black + filled.correction;
    after.margin = after.margin + filled.correction;
    after.winner = rules.winner(after.margin);
    after.deduced_prisoners = rules.counts_prisoners() && prisoners.is_none();
    Ok(after)
}
