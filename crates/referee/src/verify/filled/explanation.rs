//! Finds the simplest explanation of a filled-in board.
//!
//! How it works: a correct fill-in is determined by its numbers, since a player with empty points
//! of their own has a place for every stone. Stones in the opponent's area beyond the compensation
//! are therefore losing stones if their owner has no empty point left, and misplaced otherwise.
//! Deviations such as moved stones of the position or stones placed for the opponent change these
//! numbers. So every possible combination of deviations is undone in thought, and the remaining
//! faults are counted; the combination that leaves the fewest faults is believed, and among equals
//! the one with the fewest deviations.
//!
//! Why: a single misplaced stone has consequences elsewhere, such as a stone that finds no place.
//! Judging each place on its own would report several faults instead of the one that caused them.
//!
//! Invariant: undoing deviations never changes the total of stones on and off the board, so the
//! faults always add up to the difference between the expected result and the one that players read
//! off the board.
//!
//! Cost: at most [`MAX_TRIED`] + 1 values for each of four kinds of deviation and two colours, of
//! which nearly all are zero in practice, with a constant number of additions for each combination.

use shuzi::color::Color;

use super::super::ByColor;
use super::expected_fill::ExpectedFill;
use super::tally::{FillTally, to_i32};

/// Maximum number of stones of one colour for each kind of deviation.
const MAX_TRIED: i32 = 4;

/// Deviations from a correct fill-in.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Deviations {
    /// Stones of the position that are no longer on the board.
    pub gone: ByColor<i32>,
    /// Stones of the position that now lie in the opponent's area.
    pub moved_over: ByColor<i32>,
    /// Stones of the position that now lie on shared points.
    pub moved_to_shared: ByColor<i32>,
    /// Stones in the opponent's area that take the place of a stone of the opponent's set.
    pub for_the_opponent: ByColor<i32>,
    /// The same, on points of the opponent's stones of the position.
    pub over_an_original: ByColor<i32>,
    /// The same, on shared points.
    pub for_the_opponent_shared: ByColor<i32>,
    /// Compensation stones that cancel out and were placed nevertheless.
    pub cancelling: i32,
}

/// The faults that remain once the deviations are undone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Explanation {
    /// The deviations.
    pub deviations: Deviations,
    /// Number of stones missing from each player's set, negative for surplus stones.
    pub short: ByColor<i32>,
    /// Stones in the opponent's area that are neither compensation nor losing stones, negative for
    /// missing compensation.
    pub wrong: ByColor<i32>,
    /// Such stones in place of the position's stones.
    pub wrong_over_an_original: ByColor<i32>,
    /// Number of stones of each colour in the opponent's area, if those of one colour were
    /// misplaced and those of the other had to be placed there in consequence.
    pub exchanged: i32,
    /// Number of stones of each player on shared points.
    pub shared: ByColor<i32>,
    /// Number of empty points in each player's own area.
    pub empty: ByColor<i32>,
    /// Number of faults.
    pub cost: i32,
}

/// The numbers of stones on a board.
#[derive(Clone, Copy, Debug)]
struct StoneNumbers {
    stones: ByColor<i32>,
    /// Stones in the opponent's area beyond the compensation.
    beyond: ByColor<i32>,
    empty: ByColor<i32>,
    shared: ByColor<i32>,
}

/// Finds the explanation of `tally` that leaves the fewest faults.
pub(super) fn find_simplest_explanation(tally: &FillTally, expected: &ExpectedFill) -> Explanation {
    let seen = StoneNumbers {
        stones: tally.stones,
        beyond: ByColor::each(|color| {
            tally.in_opponents_area(color) - expected.compensation[color]
        }),
        empty: ByColor::each(|color| tally.own_empty(color)),
        shared: ByColor::each(|color| to_i32(tally.shared[color].len())),
    };
    // The explanation with the certain deviations alone comes first; others have to be simpler.
    let certain = certain_deviations(tally, expected);
    let mut best = explain(seen, certain, tally, expected);
    for deviations in possible_deviations(certain, tally, expected, &seen) {
        let other = explain(seen, deviations, tally, expected);
        if (other.cost, deviations.count()) < (best.cost, best.deviations.count()) {
            best = other;
        }
    }
    best
}

/// Returns the deviations that are certain. Stones of the position that are missing from their
/// points and from their set are gone. If one colour is short and the other has too many, the
/// stones in place of the position's stones are the surplus ones.
fn certain_deviations(tally: &FillTally, expected: &ExpectedFill) -> Deviations {
    let short = |color: Color| short_of(color, expected, tally);
    let gone = ByColor::each(|color| short(color).clamp(0, to_i32(tally.gone[color].len())));
    // At most as many as the other set lacks beside its gone stones, and as this one has too many.
    let over_an_original = ByColor::each(|color: Color| {
        let other = color.opponent();
        let short_of_other = (short(other) - gone[other]).max(0);
        to_i32(tally.replaced[other].len())
            .min(short_of_other)
            .min((-short(color)).max(0))
    });
    Deviations {
        gone,
        over_an_original,
        ..Deviations::default()
    }
}

/// Returns the number of stones missing from a set, negative for surplus stones.
fn short_of(color: Color, expected: &ExpectedFill, tally: &FillTally) -> i32 {
    expected.sets[color] - tally.stones[color]
}

/// Lists all possible combinations of further deviations.
fn possible_deviations(
    certain: Deviations,
    tally: &FillTally,
    expected: &ExpectedFill,
    seen: &StoneNumbers,
) -> Vec<Deviations> {
    let mut all = vec![certain];
    let up_to = |most: i32| 0..=most.clamp(0, MAX_TRIED);
    // The deviations of the two colours are independent; those of one colour share the stones that
    // moved or were swapped.
    for color in Color::BOTH {
        let other = color.opponent();
        // Stones that left their points and are still on the board.
        let moved = to_i32(tally.gone[color].len()) - certain.gone[color];
        // A stone placed for the opponent makes this set too large and the other one short.
        let swapped = (short_of(other, expected, tally) - certain.gone[other])
            .min(-short_of(color, expected, tally))
            .max(0)
            - certain.over_an_original[color];
        let mut more = Vec::new();
        for deviations in all {
            for over in up_to(moved.min(seen.beyond[color])) {
                for to_shared in up_to((moved - over).min(seen.shared[color])) {
                    for instead in up_to(swapped.min(seen.beyond[color] - over)) {
                        for shared in up_to((swapped - instead).min(seen.shared[color] - to_shared))
                        {
                            let mut deviations = deviations;
                            deviations.moved_over[color] = over;
                            deviations.moved_to_shared[color] = to_shared;
                            deviations.for_the_opponent[color] = instead;
                            deviations.for_the_opponent_shared[color] = shared;
                            more.push(deviations);
                        }
                    }
                }
            }
        }
        all = more;
    }
    let cancelling = up_to(expected.cancelling);
    cancelling
        .flat_map(|cancelling| {
            all.iter().map(move |&deviations| Deviations {
                cancelling,
                ..deviations
            })
        })
        .collect()
}

impl Deviations {
    /// Returns the number of deviations; of explanations with equally many faults, the one with the
    /// fewest is believed.
    fn count(&self) -> i32 {
        let of_color = |color| {
            self.moved_over[color]
                + self.moved_to_shared[color]
                + self.for_the_opponent[color]
                + self.for_the_opponent_shared[color]
        };
        of_color(Color::Black) + of_color(Color::White) + self.cancelling
    }

    /// Returns the number of stones in place of the opponent's; each is a fault.
    fn count_swapped(&self) -> i32 {
        let of_color = |color| self.for_the_opponent[color] + self.for_the_opponent_shared[color];
        of_color(Color::Black) + of_color(Color::White)
    }
}

impl StoneNumbers {
    /// Returns the numbers before the deviations.
    fn undo(mut self, deviations: &Deviations) -> StoneNumbers {
        for color in Color::BOTH {
            let other = color.opponent();
            let (over, to_shared) = (
                deviations.moved_over[color],
                deviations.moved_to_shared[color],
            );
            // Stones in place of the opponent's, in the opponent's area and on shared points.
            let (instead, shared) = (
                deviations.for_the_opponent[color] + deviations.over_an_original[color],
                deviations.for_the_opponent_shared[color],
            );
            self.stones[color] += deviations.gone[color] - instead - shared;
            self.stones[other] += instead + shared;
            // A stone that goes back to its point fills it, and leaves the point where it was. A
            // stone that is replaced by one of the other colour fills the same point.
            self.empty[color] -= deviations.gone[color] + over + to_shared;
            self.empty[other] += over;
            self.beyond[color] -= over + instead + deviations.cancelling;
            self.shared[color] -= to_shared + shared;
            self.shared[other] += shared;
        }
        self
    }
}

/// Undoes the deviations, and finds the faults that remain.
fn explain(
    seen: StoneNumbers,
    deviations: Deviations,
    tally: &FillTally,
    expected: &ExpectedFill,
) -> Explanation {
    let StoneNumbers {
        stones,
        beyond,
        empty,
        shared,
    } = seen.undo(&deviations);
    let short = ByColor::each(|color| expected.sets[color] - stones[color]);
    let (mut wrong, exchanged) = find_wrong_stones(beyond, empty);
    // Stones in place of the position's stones are already faults.
    let wrong_over_an_original = ByColor::each(|color: Color| {
        let over =
            to_i32(tally.replaced[color.opponent()].len()) - deviations.over_an_original[color];
        over.min(wrong[color].max(0))
    });
    for color in Color::BOTH {
        wrong[color] -= wrong_over_an_original[color];
    }
    // A shared point too many for one colour is usually one too few for the other: a single fault.
    let uneven = Color::BOTH
        .into_iter()
        .map(|color| (shared[color] - expected.shared_each).abs())
        .max();
    let sum = |numbers: ByColor<i32>| numbers.black.abs() + numbers.white.abs();
    let cost =
        sum(short) + sum(wrong) + 2 * exchanged + uneven.unwrap_or(0) + deviations.count_swapped();
    Explanation {
        deviations,
        short,
        wrong,
        wrong_over_an_original,
        exchanged,
        shared,
        empty,
        cost,
    }
}

/// Returns the stones beyond the compensation that are not losing stones, and the number of
/// exchanged stones.
fn find_wrong_stones(beyond: ByColor<i32>, empty: ByColor<i32>) -> (ByColor<i32>, i32) {
    let ByColor { black, white } = beyond;
    // Surplus stones of a colour may all be losing stones. Missing compensation, a negative number,
    // is a fault in any case.
    let (losing_black, losing_white) = (black.min(0), white.min(0));
    match (empty.black > 0, empty.white > 0) {
        (true, true) => (beyond, 0),
        (true, false) => (
            ByColor {
                black,
                white: losing_white,
            },
            0,
        ),
        (false, true) => (
            ByColor {
                black: losing_black,
                white,
            },
            0,
        ),
        // Only one player can have losing stones, so the stones of one colour are misplaced: of the
        // one that has fewer there. If both have as many, it cannot be told which.
        (false, false) if black == white && black > 0 => (ByColor::default(), black),
        (false, false) if black.abs() + losing_white.abs() <= white.abs() + losing_black.abs() => (
            ByColor {
                black,
                white: losing_white,
            },
            0,
        ),
        (false, false) => (
            ByColor {
                black: losing_black,
                white,
            },
            0,
        ),
    }
}
