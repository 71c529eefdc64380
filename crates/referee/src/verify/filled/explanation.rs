//! The simplest explanation of what a filled-in board shows.
//!
//! A fill-in without any fault is settled by its numbers: who has own points left has no stone without a place. So
//! stones in the opponent's area beyond the compensation are losing stones where their owner has no point left, and
//! have no business there where he has. What was done to the position's own stones, or to several stones at once, is
//! undone in thought first, in every way that is possible, and the way that leaves the fewest faults is believed.

use shuzi::color::Color;

use super::super::ByColor;
use super::board::{Board, count};
use super::due::Due;

/// Most stones of one colour for which a way is thought of in which they came where they are.
const MOST_TRIED: i32 = 4;

/// What was done beside the fill-in itself.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Deeds {
    /// Stones of the position that are not on the board any more.
    pub gone: ByColor<i32>,
    /// Stones of the position that lie in the opponent's area now.
    pub moved_over: ByColor<i32>,
    /// Stones of the position that lie on shared points now.
    pub moved_to_shared: ByColor<i32>,
    /// Stones of each colour that stand in the opponent's area instead of a stone of the opponent's set.
    pub for_the_opponent: ByColor<i32>,
    /// The same on points of the opponent's own stones of the position.
    pub over_an_original: ByColor<i32>,
    /// The same on shared points.
    pub for_the_opponent_shared: ByColor<i32>,
    /// Compensation stones of both that cancel and were laid all the same.
    pub cancelling: i32,
}

/// What the board shows once those deeds are undone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Explanation {
    /// What was done.
    pub deeds: Deeds,
    /// Stones by which each player's side is short of the set; less than none: has too many.
    pub short: ByColor<i32>,
    /// Stones in the opponent's area that are neither compensation nor losing stones; less than none: compensation
    /// that was not laid.
    pub wrong: ByColor<i32>,
    /// Stones over those of the position that are neither.
    pub wrong_over_an_original: ByColor<i32>,
    /// As many of each colour are in the opponent's area: those of one were wrong, those of the other had to be laid
    /// there in consequence.
    pub exchanged: i32,
    /// Stones that each player has on shared points.
    pub shared: ByColor<i32>,
    /// Points of each player's own area that are empty.
    pub empty: ByColor<i32>,
    /// How much is wrong.
    pub cost: i32,
}

/// The numbers of a board.
#[derive(Clone, Copy, Debug)]
struct Numbers {
    stones: ByColor<i32>,
    /// Stones in the opponent's area beyond the compensation.
    beyond: ByColor<i32>,
    empty: ByColor<i32>,
    shared: ByColor<i32>,
}

/// The explanation of `board` with the least fault.
pub(super) fn simplest(board: &Board, due: &Due) -> Explanation {
    let seen = Numbers {
        stones: board.stones,
        beyond: ByColor::each(|color| board.in_opponents_area(color) - due.compensation[color]),
        empty: ByColor::each(|color| board.own_empty(color)),
        shared: ByColor::each(|color| count(board.shared[color].len())),
    };
    let certain = certain_deeds(board, due);
    let mut best = explained(seen, certain, board, due);
    for deeds in possible_deeds(certain, board, due, &seen) {
        let other = explained(seen, deeds, board, due);
        if (other.cost, deeds.number()) < (best.cost, best.deeds.number()) {
            best = other;
        }
    }
    best
}

/// What must have been done where nothing is double: stones of the position that are missing on their points and in
/// their set are gone; where one colour is short and the other has too many, those that stand over the position's are
/// the ones.
fn certain_deeds(board: &Board, due: &Due) -> Deeds {
    let short = |color: Color| short_of(color, due, board);
    let gone = ByColor::each(|color| short(color).clamp(0, count(board.gone[color].len())));
    let over_an_original = ByColor::each(|color: Color| {
        let other = color.opponent();
        let short_of_other = (short(other) - gone[other]).max(0);
        count(board.replaced[other].len()).min(short_of_other).min((-short(color)).max(0))
    });
    Deeds { gone, over_an_original, ..Deeds::default() }
}

/// Stones by which a set is short; less than none: too many.
fn short_of(color: Color, due: &Due, board: &Board) -> i32 {
    due.sets[color] - board.stones[color]
}

/// Everything that may have been done beyond that.
fn possible_deeds(certain: Deeds, board: &Board, due: &Due, seen: &Numbers) -> Vec<Deeds> {
    let mut all = vec![certain];
    let up_to = |most: i32| 0..=most.clamp(0, MOST_TRIED);
    for color in Color::BOTH {
        let other = color.opponent();
        let moved = count(board.gone[color].len()) - certain.gone[color];
        let swapped =
            (short_of(other, due, board) - certain.gone[other]).min(-short_of(color, due, board)).max(0)
                - certain.over_an_original[color];
        let mut more = Vec::new();
        for deeds in all {
            for over in up_to(moved.min(seen.beyond[color])) {
                for to_shared in up_to((moved - over).min(seen.shared[color])) {
                    for instead in up_to(swapped.min(seen.beyond[color] - over)) {
                        for shared in up_to((swapped - instead).min(seen.shared[color] - to_shared)) {
                            let mut deeds = deeds;
                            deeds.moved_over[color] = over;
                            deeds.moved_to_shared[color] = to_shared;
                            deeds.for_the_opponent[color] = instead;
                            deeds.for_the_opponent_shared[color] = shared;
                            more.push(deeds);
                        }
                    }
                }
            }
        }
        all = more;
    }
    let cancelling = up_to(due.cancelling);
    cancelling.flat_map(|cancelling| all.iter().map(move |&deeds| Deeds { cancelling, ..deeds })).collect()
}

impl Deeds {
    /// Of explanations that leave equally much wrong, the one that supposes least is believed.
    fn number(&self) -> i32 {
        let of = |color| {
            self.moved_over[color]
                + self.moved_to_shared[color]
                + self.for_the_opponent[color]
                + self.for_the_opponent_shared[color]
        };
        of(Color::Black) + of(Color::White) + self.cancelling
    }

    /// Stones that stand for one of the opponent's set: each is a fault.
    fn swapped(&self) -> i32 {
        let of = |color| self.for_the_opponent[color] + self.for_the_opponent_shared[color];
        of(Color::Black) + of(Color::White)
    }
}

impl Numbers {
    /// The numbers before `deeds` were done.
    fn undone(mut self, deeds: &Deeds) -> Numbers {
        for color in Color::BOTH {
            let other = color.opponent();
            let (over, to_shared) = (deeds.moved_over[color], deeds.moved_to_shared[color]);
            let (instead, shared) = (
                deeds.for_the_opponent[color] + deeds.over_an_original[color],
                deeds.for_the_opponent_shared[color],
            );
            self.stones[color] += deeds.gone[color] - instead - shared;
            self.stones[other] += instead + shared;
            self.empty[color] -= deeds.gone[color] + over + to_shared;
            self.empty[other] += over;
            self.beyond[color] -= over + instead + deeds.cancelling;
            self.shared[color] -= to_shared + shared;
            self.shared[other] += shared;
        }
        self
    }
}

fn explained(seen: Numbers, deeds: Deeds, board: &Board, due: &Due) -> Explanation {
    let Numbers { stones, beyond, empty, shared } = seen.undone(&deeds);
    let short = ByColor::each(|color| due.sets[color] - stones[color]);
    let (mut wrong, exchanged) = without_business(beyond, empty);
    // Stones over those of the position are faults already.
    let wrong_over_an_original = ByColor::each(|color: Color| {
        let over = count(board.replaced[color.opponent()].len()) - deeds.over_an_original[color];
        over.min(wrong[color].max(0))
    });
    for color in Color::BOTH {
        wrong[color] -= wrong_over_an_original[color];
    }
    let uneven = Color::BOTH.into_iter().map(|color| (shared[color] - due.shared_each).abs()).max();
    let sum = |of: ByColor<i32>| of.black.abs() + of.white.abs();
    let cost = sum(short) + sum(wrong) + 2 * exchanged + uneven.unwrap_or(0) + deeds.swapped();
    Explanation { deeds, short, wrong, wrong_over_an_original, exchanged, shared, empty, cost }
}

/// Of the stones beyond the compensation those that are no losing stones, and how many are exchanged.
fn without_business(beyond: ByColor<i32>, empty: ByColor<i32>) -> (ByColor<i32>, i32) {
    let ByColor { black, white } = beyond;
    // Compensation that was not laid is missing whatever else is there.
    let (losing_black, losing_white) = (black.min(0), white.min(0));
    match (empty.black > 0, empty.white > 0) {
        (true, true) => (beyond, 0),
        (true, false) => (ByColor { black, white: losing_white }, 0),
        (false, true) => (ByColor { black: losing_black, white }, 0),
        (false, false) if black == white && black > 0 => (ByColor::default(), black),
        (false, false) if black.abs() + losing_white.abs() <= white.abs() + losing_black.abs() => {
            (ByColor { black, white: losing_white }, 0)
        }
        (false, false) => (ByColor { black: losing_black, white }, 0),
    }
}
