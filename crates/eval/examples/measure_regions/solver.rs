//! An exact solver for one question: can a chain be captured?

use std::collections::HashMap;

/// Most states that are looked at for one question.
const MOST_STATES: usize = 150_000;

/// A set of points of a small board, one bit each.
pub type Points = u64;

/// The outcome of a board for one chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    Alive,
    Dead,
    /// Neither the chain nor the stones in its eye can be captured.
    Seki,
    NextMove,
    Ko,
}

/// The points that matter, and what surrounds them.
pub struct SmallBoard {
    /// The neighbours of each point.
    pub neighbours: Vec<Points>,
    /// For Black and White, the points beside stones that cannot be captured.
    pub beside_wall: [Points; 2],
    /// The points that may be played on.
    pub playable: Points,
}

/// The stones of Black and White.
pub type Stones = [Points; 2];

/// The outcomes of a chain when the attacker moves first, and when its owner does: true if it is
/// captured.
type Captures = [bool; 2];

/// A question about one chain.
struct Question<'a> {
    board: &'a SmallBoard,
    target: Points,
    owner: usize,
    /// A chain that has to live for the capture to count.
    kept: Option<Points>,
    /// The player who may retake a ko at once.
    with_threats: Option<usize>,
    known: HashMap<(Stones, usize, bool, Points), bool>,
    path: Vec<Stones>,
    left: usize,
}

/// Returns what happens to the chain at `target`, which may not be in seki; `None` if that would
/// take too many states.
///
/// A capture counts only if the chain at `kept` lives after it.
pub fn solve(
    board: &SmallBoard,
    stones: Stones,
    target: Points,
    kept: Option<Points>,
) -> Option<Truth> {
    let [even, attacker, owner] = find_captures(board, stones, target, kept)?;
    if even != attacker || even != owner {
        return Some(Truth::Ko);
    }
    Some(match even {
        [false, _] => Truth::Alive,
        [true, true] => Truth::Dead,
        [true, false] => Truth::NextMove,
    })
}

/// Returns true if a chain cannot be captured whoever moves first and whoever has ko threats;
/// `None` if that would take too many states.
pub fn is_safe(board: &SmallBoard, stones: Stones, target: Points) -> Option<bool> {
    let captures = find_captures(board, stones, target, None)?;
    Some(captures == [[false; 2]; 3])
}

/// Returns the outcomes with threats for nobody, for the attacker and for the owner.
fn find_captures(
    board: &SmallBoard,
    stones: Stones,
    target: Points,
    kept: Option<Points>,
) -> Option<[Captures; 3]> {
    let owner = usize::from(stones[1] & target != 0);
    let mut all = [[false; 2]; 3];
    for (captures, with_threats) in all.iter_mut().zip([None, Some(1 - owner), Some(owner)]) {
        for (captured, mover) in captures.iter_mut().zip([1 - owner, owner]) {
            let mut question = Question {
                board,
                target,
                owner,
                kept,
                with_threats,
                known: HashMap::new(),
                path: Vec::new(),
                left: MOST_STATES,
            };
            (*captured, _) = question.is_captured(stones, mover, false, 0)?;
        }
    }
    Some(all)
}

impl SmallBoard {
    fn around(&self, set: Points) -> Points {
        bits(set).fold(0, |all, bit| all | self.neighbours[bit]) & !set
    }

    fn chain(&self, from: Points, stones: Points) -> Points {
        let mut chain = from & stones;
        loop {
            let larger = chain | (self.around(chain) & stones);
            if larger == chain {
                return chain;
            }
            chain = larger;
        }
    }

    fn is_free(&self, chain: Points, color: usize, stones: &Stones) -> bool {
        let taken = stones[0] | stones[1];
        chain & self.beside_wall[color] != 0 || self.around(chain) & !taken != 0
    }

    /// Returns the stones after a move and the captured stones; `None` for suicide.
    fn play(&self, stones: &Stones, color: usize, point: Points) -> Option<(Stones, Points)> {
        let mut after = *stones;
        after[color] |= point;
        let mut captured = 0;
        for bit in bits(self.around(point) & after[1 - color]) {
            let chain = self.chain(1 << bit, after[1 - color]);
            if !self.is_free(chain, 1 - color, &after) {
                captured |= chain;
            }
        }
        after[1 - color] &= !captured;
        self.is_free(self.chain(point, after[color]), color, &after)
            .then_some((after, captured))
    }

    /// Returns the point of a ko after a capture; no point if the capture starts none.
    fn ko_after(&self, stones: &Stones, color: usize, point: Points, captured: Points) -> Points {
        let taken = stones[0] | stones[1];
        let is_single = self.chain(point, stones[color]) == point
            && point & self.beside_wall[color] == 0
            && (self.around(point) & !taken).count_ones() == 1;
        match captured.count_ones() == 1 && is_single {
            true => captured,
            false => 0,
        }
    }
}

impl Question<'_> {
    /// Returns whether the target is captured, and whether that is true however the state arose.
    fn is_captured(
        &mut self,
        stones: Stones,
        mover: usize,
        passed: bool,
        ko: Points,
    ) -> Option<(bool, bool)> {
        if self
            .kept
            .is_some_and(|kept| stones[1 - self.owner] & kept == 0)
        {
            return Some((false, true));
        }
        if stones[self.owner] & self.target == 0 {
            return Some((self.is_kept(stones, mover, ko)?, true));
        }
        let key = (stones, mover, passed, ko);
        if let Some(&captured) = self.known.get(&key) {
            return Some((captured, true));
        }
        self.left = self.left.checked_sub(1)?;
        let attacks = mover != self.owner;
        let mut is_general = true;
        let mut captured = !attacks;
        let empty = self.board.playable & !stones[0] & !stones[1];
        let points = bits(empty).map(|bit| 1 << bit);
        for choice in points.map(Some).chain([None]) {
            let found = match choice {
                Some(point) if point == ko && self.with_threats != Some(mover) => None,
                Some(point) => self.after_move(stones, mover, point)?,
                None if passed => Some((false, true)),
                None => {
                    self.path.push(stones);
                    let found = self.is_captured(stones, 1 - mover, true, 0)?;
                    self.path.pop();
                    Some(found)
                }
            };
            let Some((result, holds_generally)) = found else {
                continue;
            };
            is_general &= holds_generally;
            if result == attacks {
                (captured, is_general) = (result, holds_generally);
                break;
            }
        }
        // A move that a repetition forbade may be allowed elsewhere.
        if is_general {
            self.known.insert(key, captured);
        }
        Some((captured, is_general))
    }

    /// Returns true if the chain that has to live cannot be captured now.
    fn is_kept(&mut self, stones: Stones, mover: usize, ko: Points) -> Option<bool> {
        let Some(kept) = self.kept else {
            return Some(true);
        };
        let mut question = Question {
            board: self.board,
            target: kept,
            owner: 1 - self.owner,
            kept: None,
            with_threats: self.with_threats,
            known: HashMap::new(),
            path: Vec::new(),
            left: self.left,
        };
        let (is_captured, _) = question.is_captured(stones, mover, false, ko)?;
        self.left = question.left;
        Some(!is_captured)
    }

    /// Returns the result after a move; the inner value is `None` if the move is not legal.
    #[allow(clippy::option_option, reason = "too many states, and no legal move")]
    fn after_move(
        &mut self,
        stones: Stones,
        mover: usize,
        point: Points,
    ) -> Option<Option<(bool, bool)>> {
        let Some((after, taken)) = self.board.play(&stones, mover, point) else {
            return Some(None);
        };
        if self.path.contains(&after) {
            // Who has threats goes on for ever, which captures nothing.
            return Some(Some((false, false)).filter(|_| self.with_threats == Some(mover)));
        }
        let ko = self.board.ko_after(&after, mover, point, taken);
        self.path.push(stones);
        let found = self.is_captured(after, 1 - mover, false, ko)?;
        self.path.pop();
        Some(Some(found))
    }
}

/// Returns the points of a set, as indices.
pub fn bits(set: Points) -> impl Iterator<Item = usize> {
    let rest = std::iter::successors(Some(set), |set| Some(set & set.wrapping_sub(1)));
    rest.take_while(|&set| set != 0)
        .map(|set| set.trailing_zeros() as usize)
}
