//! Whether the nearest game is the game.
//!
//! It has to be near, for the stones on the board ([`is_sure`], [`is_likely`]), and alone: the next game is clearly
//! farther off ([`rivals_until`]), where other records of the same game do not count ([`are_the_same`]).
//!
//! Near is a matter of openings. Of 340 games of a server (`examples/measure_collection`) some share 16 to 30 stones,
//! and two share 44: such a position is in one game of the collection only, and may yet be from a game outside it. From
//! there on games differ in nearly all that is added: with 60 stones in 12 points at least, with 75 in 29, with 100 in
//! 53, with 200 in 150. So what tells games apart are the stones beyond an opening.

use shuzi::point::Point;
use shuzi::position::Position;

use super::found::{Found, MOST_NAMED, NotFound};
use super::game::Game;
use super::search::{Candidate, Search};

/// With fewer stones any game may begin so.
const LEAST_STONES: usize = 16;

/// An opening that games may have in common fills at most this share of the board's points: 60 of 361.
const OPENING: (usize, usize) = (1, 6);

/// At most this share of the stones beyond an opening may differ: 4 points with 72 stones, 60 with 240. With the dead
/// stones taken off and the dame filled, 333 of the 340 games are found by their last position.
const SURELY_DIFFERING: (usize, usize) = (1, 3);

/// Games that differ in more than this share of the stones are not even likely the same: 4 of 20.
const LIKELY_DIFFERING: (usize, usize) = (1, 5);

/// The game that `position` is from.
pub(super) fn judge(games: &[Game], position: &Position, doubtful: &[Point]) -> Result<Found, NotFound> {
    let search = Search::new(position, doubtful);
    let mut candidates: Vec<Candidate> = games.iter().filter_map(|game| search.candidate(game)).collect();
    let nearest = candidates.iter().min_by_key(|candidate| rank(candidate));
    let Some(&best) = nearest else { return Err(NotFound::NoSuchBoard { size: position.size() }) };
    let stones = search.stones();
    if stones < LEAST_STONES {
        return Err(NotFound::TooFewStones { stones, least: LEAST_STONES });
    }
    let is_sure = is_sure(best, stones);
    if !is_sure && !is_likely(best, stones) {
        return Err(NotFound::OtherGame { nearest: Box::new(search.describe(best)), stones });
    }
    candidates.retain(|candidate| candidate.differences <= rivals_until(best.differences));
    candidates.sort_by_key(rank);
    let others = candidates.get(1..).unwrap_or_default();
    if !others.iter().all(|other| are_the_same(best.game, other.game)) {
        let nearest = candidates.iter().take(MOST_NAMED).map(|&game| search.describe(game)).collect();
        return Err(NotFound::Several { nearest, more: candidates.len().saturating_sub(MOST_NAMED) });
    }
    let copies = others.iter().map(|&copy| search.describe(copy)).collect();
    let found = Found { game: search.describe(best), copies };
    if is_sure { Ok(found) } else { Err(NotFound::Likely { found: Box::new(found), stones }) }
}

/// The nearest first, then by name.
fn rank<'a>(candidate: &Candidate<'a>) -> (usize, &'a str) {
    (candidate.differences, candidate.game.name())
}

/// Whether a game that comes so near to a position with so many stones is the position's, and no other that merely
/// began like it.
fn is_sure(candidate: Candidate, stones: usize) -> bool {
    let opening = candidate.game.size().area() * OPENING.0 / OPENING.1;
    let (share, of) = SURELY_DIFFERING;
    stones.checked_sub(opening).is_some_and(|beyond| candidate.differences * of <= beyond * share)
}

/// Whether so many differences are misread stones rather than another game.
fn is_likely(candidate: Candidate, stones: usize) -> bool {
    let (share, of) = LIKELY_DIFFERING;
    stones >= LEAST_STONES && candidate.differences * of <= stones * share
}

/// A game that differs in no more points than this may be the position's as well, when the nearest differs in
/// `differences`: two points more, and twice as many, are not misread all in favour of the wrong game.
fn rivals_until(differences: usize) -> usize {
    2 * differences + 1
}

/// Whether two records are of the same game: one ends with a position of the other, for sure; or either ends with what
/// is likely one of the other, which then are the same position, however early.
fn are_the_same(one: &Game, other: &Game) -> bool {
    let (ends, is_ended) = (ends_within(one, other), ends_within(other, one));
    ends == Some(Ends::Surely) || is_ended == Some(Ends::Surely) || (ends.is_some() && is_ended.is_some())
}

/// How certain it is that a game's last position is one of another's.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    Likely,
    Surely,
}

fn ends_within(one: &Game, other: &Game) -> Option<Ends> {
    let end = one.last_position();
    let search = Search::new(&end, &[]);
    let (candidate, stones) = (search.candidate(other)?, search.stones());
    match is_sure(candidate, stones) {
        true => Some(Ends::Surely),
        false => is_likely(candidate, stones).then_some(Ends::Likely),
    }
}
