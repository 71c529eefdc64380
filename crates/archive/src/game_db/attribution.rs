//! Decides whether the nearest game is the game that a position is from.
//!
//! Two conditions must hold. The nearest game has to be near in relation to the number of stones
//! ([`is_certain`], [`is_likely`]), and it has to be alone: every other game is clearly farther
//! away ([`max_rival_differences`]), except for other records of the same game ([`are_same_game`]).
//!
//! The bounds follow from how long games stay alike. Among 340 games of a server
//! (`examples/measure_game_db`), some have 16 to 30 stones in common and two have 44: a position of
//! an opening may occur in one game of the database and also in a game outside it. From there on,
//! games differ in nearly every stone that is added: at 60 stones by at least 12 points, at 75 by
//! 29, at 100 by 53, and at 200 by 150. Only the stones beyond an opening therefore tell games
//! apart.

use shuzi::point::Point;
use shuzi::position::Position;

use super::matches::{FoundGame, GameSearchError, MAX_NAMED_GAMES};
use super::search::{GameCandidate, PositionSearch};
use super::stored_game::StoredGame;

/// Minimum number of stones. Any game may begin with fewer.
const MIN_STONES: usize = 16;

/// Largest share of the board's points that games may have in common as an opening: 60 of 361.
const OPENING_SHARE: (usize, usize) = (1, 6);

/// Largest share of the stones beyond an opening that may differ for a certain match: 4 of the 12
/// at 72 stones, 60 of the 180 at 240. With dead stones removed and neutral points filled, 333 of
/// the 340 games are found by their last position.
const CERTAIN_SHARE: (usize, usize) = (1, 3);

/// Largest share of all stones that may differ for a likely match: 4 of 20.
const LIKELY_SHARE: (usize, usize) = (1, 5);

/// Finds the game of a position.
pub(super) fn attribute(
    games: &[StoredGame],
    position: &Position,
    doubtful: &[Point],
) -> Result<FoundGame, GameSearchError> {
    let search = PositionSearch::new(position, doubtful);
    let mut candidates: Vec<GameCandidate> = games
        .iter()
        .filter_map(|game| search.compare(game))
        .collect();
    let nearest = candidates.iter().min_by_key(|candidate| rank(candidate));
    let Some(&best) = nearest else {
        return Err(GameSearchError::NoSuchBoard {
            size: position.size(),
        });
    };
    let stones = search.stones();
    if stones < MIN_STONES {
        return Err(GameSearchError::TooFewStones {
            stones,
            least: MIN_STONES,
        });
    }
    let is_certain = is_certain(best, stones);
    if !is_certain && !is_likely(best, stones) {
        return Err(GameSearchError::OtherGame {
            nearest: Box::new(search.describe(best)),
            stones,
        });
    }
    // Near is not enough: the others must be farther away, or records of the same game.
    candidates.retain(|candidate| candidate.differences <= max_rival_differences(best.differences));
    candidates.sort_by_key(rank);
    let others = candidates.get(1..).unwrap_or_default();
    if !others
        .iter()
        .all(|other| are_same_game(best.game, other.game))
    {
        let nearest = candidates
            .iter()
            .take(MAX_NAMED_GAMES)
            .map(|&game| search.describe(game))
            .collect();
        let more = candidates.len().saturating_sub(MAX_NAMED_GAMES);
        return Err(GameSearchError::Several { nearest, more });
    }
    let copies = others.iter().map(|&copy| search.describe(copy)).collect();
    let found = FoundGame {
        game: search.describe(best),
        copies,
    };
    if is_certain {
        Ok(found)
    } else {
        Err(GameSearchError::Likely {
            found: Box::new(found),
            stones,
        })
    }
}

/// Returns the sort key of a candidate: the nearest first, then by name.
fn rank<'a>(candidate: &GameCandidate<'a>) -> (usize, &'a str) {
    (candidate.differences, candidate.game.name())
}

/// Returns true if a game is so near that the position cannot be from another game with a similar
/// beginning.
fn is_certain(candidate: GameCandidate, stones: usize) -> bool {
    let opening = candidate.game.size().area() * OPENING_SHARE.0 / OPENING_SHARE.1;
    let (share, of) = CERTAIN_SHARE;
    stones
        .checked_sub(opening)
        .is_some_and(|beyond| candidate.differences * of <= beyond * share)
}

/// Returns true if the differences are more likely misread stones than another game.
fn is_likely(candidate: GameCandidate, stones: usize) -> bool {
    let (share, of) = LIKELY_SHARE;
    stones >= MIN_STONES && candidate.differences * of <= stones * share
}

/// Returns the largest number of differences with which a second game is a rival of the nearest
/// one. A game beyond this has at least twice as many differences and two more: misread stones
/// would all have to favour the wrong game.
fn max_rival_differences(nearest_differences: usize) -> usize {
    2 * nearest_differences + 1
}

/// Returns true if two records are of the same game: the last position of one certainly occurs in
/// the other, or the last positions of both likely occur in each other, which must then be the same
/// position, however early.
fn are_same_game(one: &StoredGame, other: &StoredGame) -> bool {
    match (last_position_in(one, other), last_position_in(other, one)) {
        (Some(EndMatch::Certain), _) | (_, Some(EndMatch::Certain)) => true,
        (Some(EndMatch::Likely), Some(EndMatch::Likely)) => true,
        (None, _) | (_, None) => false,
    }
}

/// The certainty with which the last position of a game occurs in another one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EndMatch {
    Likely,
    Certain,
}

fn last_position_in(game: &StoredGame, other: &StoredGame) -> Option<EndMatch> {
    let end = game.last_position();
    let search = PositionSearch::new(&end, &[]);
    let (candidate, stones) = (search.compare(other)?, search.stones());
    if is_certain(candidate, stones) {
        Some(EndMatch::Certain)
    } else if is_likely(candidate, stones) {
        Some(EndMatch::Likely)
    } else {
        None
    }
}
