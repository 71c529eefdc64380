//! Turns the explanation of a board into a list of faults.

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};

use super::block::OccupiedTerritory;
use super::expected_fill::ExpectedFill;
use super::explanation::Explanation;
use super::tally::{FillTally, to_i32};
use super::{Fault, FaultKind, NamedStones};

/// Lists the faults of `tally` by its explanation, with the effect of each on the result.
pub(super) fn name_faults(
    size: BoardSize,
    tally: &FillTally,
    expected: &ExpectedFill,
    explanation: &Explanation,
) -> Vec<Fault> {
    let namer = FaultNamer {
        size,
        tally,
        expected,
        explanation,
        faults: Vec::new(),
    };
    namer
        .name_faults_of_position()
        .name_faults_of_areas()
        .name_faults_of_shared_points()
        .name_faults_of_sets()
        .faults
}

struct FaultNamer<'a> {
    size: BoardSize,
    tally: &'a FillTally,
    expected: &'a ExpectedFill,
    explanation: &'a Explanation,
    faults: Vec<Fault>,
}

/// Returns the sign of a point for `color` in Black's margin.
fn for_black(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}

impl FaultNamer<'_> {
    fn add(&mut self, kind: FaultKind, changes: i32) {
        self.faults.push(Fault {
            kind,
            changes,
            undecided: Vec::new(),
        });
    }

    /// Adds the stones of the position that are not in place.
    fn name_faults_of_position(mut self) -> Self {
        let deviations = &self.explanation.deviations;
        for color in Color::BOTH {
            let gone = &self.tally.gone[color];
            let off_the_board = deviations.gone[color];
            let moved = to_i32(gone.len()) - off_the_board;
            // If some stones are gone and some moved, it is unknown which. All are reported as
            // moved, without a place.
            let all_gone = off_the_board > 0 && moved == 0;
            let (to, changes) = self.find_destinations(color, moved, off_the_board);
            for (nth, &point) in gone.iter().enumerate() {
                match all_gone {
                    true => self.add(FaultKind::Gone { color, point }, for_black(color)),
                    false => {
                        let taken = i32::from(to_i32(nth) < off_the_board) * for_black(color);
                        self.add(
                            FaultKind::Moved {
                                color,
                                from: point,
                                to: to.clone(),
                            },
                            changes + taken,
                        );
                    }
                }
            }
            // A replacing stone that was not placed for a stone of this set looks like a losing
            // stone, which counts two points.
            let wrong = self.explanation.wrong_over_an_original[color.opponent()];
            for (nth, &point) in self.tally.replaced[color].iter().enumerate() {
                let changes = 2 * for_black(color.opponent()) * i32::from(to_i32(nth) < wrong);
                self.add(FaultKind::Replaced { color, point }, changes);
            }
        }
        self
    }

    /// Returns the points where the moved stones of a colour may lie, and the effect of each stone.
    fn find_destinations(&self, color: Color, moved: i32, off_the_board: i32) -> (Vec<Point>, i32) {
        let deviations = &self.explanation.deviations;
        if moved == 0 || off_the_board > 0 {
            return (Vec::new(), 0);
        }
        // A stone in the opponent's area looks like a losing stone, one on a shared point leaves
        // its own point empty.
        if deviations.moved_over[color] == moved {
            return (
                self.find_misplaced(color).points().to_vec(),
                2 * for_black(color),
            );
        }
        if deviations.moved_to_shared[color] == moved {
            return (self.tally.shared[color].clone(), for_black(color));
        }
        (Vec::new(), 0)
    }

    /// Returns the `number` of moved stones of a colour at a kind of place that no fault of the
    /// position covers yet: none if it is known that all moved stones are there, so that the faults
    /// of the position name their destination.
    fn count_unreported(&self, color: Color, number: i32) -> i32 {
        let are_all_on_the_board = self.explanation.deviations.gone[color] == 0;
        let are_all_there = number == to_i32(self.tally.gone[color].len());
        if are_all_on_the_board && are_all_there {
            0
        } else {
            number
        }
    }

    /// Finds the stones of `color` that are misplaced in the opponent's area.
    fn find_misplaced(&self, color: Color) -> NamedStones {
        let deviations = &self.explanation.deviations;
        let number = self.explanation.wrong[color].max(0)
            + self.explanation.exchanged
            + deviations.moved_over[color]
            + deviations.for_the_opponent[color];
        let (tally, owner) = (self.tally, color.opponent());
        let territory = OccupiedTerritory {
            size: self.size,
            foreign: &tally.foreign[color],
            empty: &tally.empty[owner],
            filled: &tally.filled[owner],
        };
        territory.find_apart(usize::try_from(number).unwrap_or(0))
    }

    /// Adds misplaced stones in areas, and missing compensation.
    fn name_faults_of_areas(mut self) -> Self {
        let (deviations, wrong) = (self.explanation.deviations, self.explanation.wrong);
        if self.explanation.exchanged > 0 {
            let (black, white) = (
                self.find_misplaced(Color::Black),
                self.find_misplaced(Color::White),
            );
            self.add(FaultKind::Exchanged { black, white }, 0);
        }
        for color in Color::BOTH {
            let number =
                wrong[color].max(0) + self.count_unreported(color, deviations.moved_over[color]);
            if number > 0 {
                let stones = self.choose_misplaced(color, number);
                self.add(
                    FaultKind::WrongColor {
                        color,
                        stones,
                        instead: false,
                    },
                    2 * for_black(color) * number,
                );
            }
            if deviations.for_the_opponent[color] > 0 {
                let stones = self.choose_misplaced(color, deviations.for_the_opponent[color]);
                self.add(
                    FaultKind::WrongColor {
                        color,
                        stones,
                        instead: true,
                    },
                    0,
                );
            }
            if let Ok(number @ 1..) = u32::try_from(-wrong[color]) {
                let changes = 2 * for_black(color) * wrong[color];
                self.add(FaultKind::CompensationShort { color, number }, changes);
            }
        }
        self
    }

    /// Returns `number` of the misplaced stones.
    fn choose_misplaced(&self, color: Color, number: i32) -> NamedStones {
        let number = usize::try_from(number).unwrap_or(0);
        match self.find_misplaced(color) {
            NamedStones::These(points) if points.len() > number => {
                NamedStones::SomeOf { points, number }
            }
            NamedStones::SomeOf { points, .. } => NamedStones::SomeOf { points, number },
            these => these,
        }
    }

    /// Adds shared points that are not filled half and half.
    fn name_faults_of_shared_points(mut self) -> Self {
        let deviations = self.explanation.deviations;
        let (mut is_uneven, mut changes) = (false, 0);
        for color in Color::BOTH {
            let unreported = self.count_unreported(color, deviations.moved_to_shared[color]);
            let more = self.explanation.shared[color] + unreported - self.expected.shared_each;
            is_uneven |= more != 0 || deviations.for_the_opponent_shared[color] > 0;
            // A stone in place of the opponent's changes the sets by the same amount in the
            // opposite direction.
            changes += for_black(color) * more;
        }
        if is_uneven {
            let FillTally {
                shared,
                shared_empty,
                ..
            } = self.tally;
            let (black, white, empty) = (
                shared.black.clone(),
                shared.white.clone(),
                shared_empty.clone(),
            );
            self.add(
                FaultKind::SharedUneven {
                    black,
                    white,
                    empty,
                },
                changes,
            );
        }
        self
    }

    /// Adds sets with missing or surplus stones.
    fn name_faults_of_sets(mut self) -> Self {
        for color in Color::BOTH {
            let short = self.explanation.short[color];
            let own_points = self.explanation.empty[color].max(0);
            // Each missing stone leaves a point empty. Missing stones without such a point may be
            // losing stones that were not placed.
            let missing = short.clamp(0, own_points.max(0));
            let not_laid = short.max(0) - missing;
            if let Ok(number @ 1..) = u32::try_from(missing) {
                self.add(
                    FaultKind::Missing { color, number },
                    for_black(color) * missing,
                );
            }
            if let Ok(number @ 1..) = u32::try_from(not_laid) {
                self.add(
                    FaultKind::LosingStonesNotLaid { color, number },
                    for_black(color) * not_laid,
                );
            }
            if let Ok(number @ 1..) = u32::try_from(-short) {
                self.add(
                    FaultKind::Surplus { color, number },
                    for_black(color) * short,
                );
            }
        }
        self
    }
}
