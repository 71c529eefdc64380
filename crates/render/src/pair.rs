//! Boards before and after the Ing fill-in, with at most one mishap on the way.
//!
//! The players fill in by the rules ([`FillInPlan`]) and do not notice the mishap: it changes the
//! stones and points that remain for the rest of the fill-in, as it would at a real board.
//! [`render_pair`] renders photos of both boards.

mod photos;

pub use photos::{FaultTruth, PairTruth, render_pair};

use rand::seq::{IndexedRandom, SliceRandom};
use thiserror::Error;

use super::sampler::Sampler;
use shuzi::color::Color;
use shuzi::language::{Message, ToMessage};
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::score::area::{Area, area};
use shuzi::score::{
    ByColor, FillInError, FillInPlan, IngFillIn, IngSide, Rules, ScoreError, fill_in,
};

/// The kind of a mishap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mishap {
    /// A stone of the position is moved.
    Moved,
    /// A stone is missing from a set.
    Missing,
    /// A set has a stone too many.
    Surplus,
    /// A stone lies in the territory of the other colour, instead of one of that colour.
    WrongColor,
    /// The shared points are not filled half and half.
    Uneven,
}

impl Mishap {
    /// All kinds.
    pub const ALL: [Mishap; 5] = [
        Mishap::Moved,
        Mishap::Missing,
        Mishap::Surplus,
        Mishap::WrongColor,
        Mishap::Uneven,
    ];
}

/// A board before and after the fill-in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The position without its dead stones.
    pub before: Position,
    /// The board after the players have finished.
    pub after: Position,
    /// The mishap, if there was one.
    pub mishap: Option<MishapEvent>,
    /// Stones that found no place on the board, Black's and White's.
    pub in_hand: [u32; 2],
}

/// A mishap, in the coordinates of the position before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MishapEvent {
    /// This stone of the position lies elsewhere.
    Moved {
        /// The stone's colour.
        color: Color,
        /// The point where it stood.
        from: Point,
        /// The point where it lies.
        to: Point,
    },
    /// A stone is missing from this set.
    Missing {
        /// The set's colour.
        color: Color,
    },
    /// A stone too many was in this set.
    Surplus {
        /// The set's colour.
        color: Color,
    },
    /// A stone lies in the opponent's territory and is neither compensation nor a losing stone.
    WrongColor {
        /// The stone's colour.
        color: Color,
        /// The point where it lies.
        point: Point,
    },
    /// A player has filled more shared points than due, or the opponent fewer.
    Uneven {
        /// The player with more stones on shared points.
        color: Color,
        /// The point of that player's additional stone, or any shared point of that player if the
        /// opponent left one empty.
        point: Point,
    },
}

/// The reason why there is no such pair.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.to_message())]
pub enum PairError {
    /// The sets do not fit the position.
    Sets(#[from] ScoreError),
    /// The position cannot be filled in.
    FillIn(#[from] FillInError),
    /// No mishap of this kind would be visible in this position.
    NotHere,
}

impl ToMessage for PairError {
    fn to_message(&self) -> Message {
        match self {
            PairError::Sets(error) => error.to_message(),
            PairError::FillIn(error) => error.to_message(),
            PairError::NotHere => Message::new("error-fault-not-here"),
        }
    }
}

/// Number of attempts to find a place for a mishap.
const DRAWS: usize = 60;

impl Pair {
    /// Fills in `lifted`, a position without its dead stones, with a mishap of this kind at a place
    /// sampled from `seed`.
    ///
    /// # Errors
    /// Returns a [`PairError`] if the position cannot be filled in, or if no mishap of this kind
    /// would be visible.
    pub fn sample(
        lifted: &Position,
        rules: &Rules,
        mishap: Option<Mishap>,
        seed: u64,
    ) -> Result<Pair, PairError> {
        let area = area(lifted);
        let settled = fill_in(lifted, &area.count, rules)?.settle()?;
        let players = Players {
            lifted,
            area: &area,
            settled,
        };
        let Some(mishap) = mishap else {
            return Ok(players.fill(lifted, Hands::of(&settled), None));
        };
        let mut sampler = Sampler::new(seed);
        let drawn = (0..DRAWS).find_map(|_| match mishap {
            Mishap::Moved => players.move_stone(&mut sampler),
            Mishap::Missing => players.fill_with_wrong_set(&mut sampler, 1),
            Mishap::Surplus => players.fill_with_wrong_set(&mut sampler, -1),
            Mishap::WrongColor => players.fill_wrong_color(&mut sampler),
            Mishap::Uneven => players.fill_unevenly(&mut sampler),
        });
        drawn.ok_or(PairError::NotHere)
    }
}

/// The players at the board.
struct Players<'a> {
    lifted: &'a Position,
    area: &'a Area,
    settled: IngFillIn,
}

/// The stones and points that remain to the players for the fill-in.
#[derive(Clone, Copy)]
struct Hands {
    /// Points of a player's own territory without a stone less stones without a point, Black's and
    /// White's.
    balance: [i32; 2],
    /// Shared points that each player still fills.
    shared_each: u32,
}

impl Hands {
    fn of(settled: &IngFillIn) -> Hands {
        let balance = |side: &IngSide| signed(side.winning_points) - signed(side.losing_stones);
        Hands {
            balance: [balance(&settled.sides.black), balance(&settled.sides.white)],
            shared_each: settled.shared_filled_each,
        }
    }

    /// Removes stones from a player's set, or adds points to be filled.
    fn with_fewer_stones(mut self, color: Color, stones: i32) -> Hands {
        let [black, white] = &mut self.balance;
        match color {
            Color::Black => *black += stones,
            Color::White => *white += stones,
        }
        self
    }

    fn balance(&self, color: Color) -> i32 {
        let [black, white] = self.balance;
        match color {
            Color::Black => black,
            Color::White => white,
        }
    }
}

fn signed(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl Players<'_> {
    fn owner(&self, point: Point) -> Option<Color> {
        self.area
            .owner
            .get(self.lifted.size().index(point))
            .copied()
            .flatten()
    }

    /// Lists the empty points of an area in random order.
    fn shuffled_empty_points(&self, owner: Option<Color>, sampler: &mut Sampler) -> Vec<Point> {
        let is_empty =
            |&point: &Point| self.lifted.stone(point).is_none() && self.owner(point) == owner;
        let mut points: Vec<Point> = self.lifted.size().points().filter(is_empty).collect();
        points.shuffle(&mut sampler.0);
        points
    }

    fn choose_color(sampler: &mut Sampler) -> Color {
        sampler.choose(Color::BOTH)
    }

    /// Completes the fill-in from `start`, where some of the stones already lie.
    fn fill(&self, start: &Position, hands: Hands, mishap: Option<MishapEvent>) -> Pair {
        let side = |side: IngSide, balance: i32| IngSide {
            winning_points: balance.max(0).unsigned_abs(),
            losing_stones: (-balance).max(0).unsigned_abs(),
            ..side
        };
        let settled = IngFillIn {
            sides: ByColor::each(|color| side(self.settled.sides[color], hands.balance(color))),
            shared_filled_each: hands.shared_each,
            ..self.settled
        };
        let plan = FillInPlan::new(start, &self.area.owner, &settled);
        let after = plan
            .steps
            .last()
            .map_or_else(|| start.clone(), |step| step.after.clone());
        let left = |losing: u32, points: &[Point]| {
            losing.saturating_sub(points.len().try_into().unwrap_or(u32::MAX))
        };
        Pair {
            before: self.lifted.clone(),
            after,
            mishap,
            in_hand: [
                left(
                    settled.sides.black.losing_stones,
                    &plan.winning_points.white,
                ),
                left(
                    settled.sides.white.losing_stones,
                    &plan.winning_points.black,
                ),
            ],
        }
    }

    /// Fills in with a set that has fewer stones. A set with more stones counts only if its
    /// additional stone finds a place on the board.
    fn fill_with_wrong_set(&self, sampler: &mut Sampler, less: i32) -> Option<Pair> {
        let color = Players::choose_color(sampler);
        let hands = Hands::of(&self.settled).with_fewer_stones(color, less);
        let happened = match less {
            1.. => MishapEvent::Missing { color },
            _ => MishapEvent::Surplus { color },
        };
        let pair = self.fill(self.lifted, hands, Some(happened));
        let [black, white] = pair.in_hand;
        let own_in_hand = match color {
            Color::Black => black,
            Color::White => white,
        };
        (own_in_hand == 0).then_some(pair)
    }

    /// Fills in with a stone in the opponent's territory. The mishap is visible only if its owner
    /// has no losing stones, as it might be one.
    fn fill_wrong_color(&self, sampler: &mut Sampler) -> Option<Pair> {
        let color = Players::choose_color(sampler);
        let hands = Hands::of(&self.settled);
        let point = *self
            .shuffled_empty_points(Some(color.opponent()), sampler)
            .first()?;
        // The stone is missing in its own territory, and takes up a point of the opponent's.
        let changed = hands
            .with_fewer_stones(color, 1)
            .with_fewer_stones(color.opponent(), -1);
        let pair = self.fill(
            &self.lifted.with(point, Some(color)),
            changed,
            Some(MishapEvent::WrongColor { color, point }),
        );
        (hands.balance(color) >= 0 && pair.in_hand == [0, 0]).then_some(pair)
    }

    /// Fills in with a shared point that the wrong player fills, or that neither player fills.
    fn fill_unevenly(&self, sampler: &mut Sampler) -> Option<Pair> {
        let (color, points) = (
            Players::choose_color(sampler),
            self.shuffled_empty_points(None, sampler),
        );
        let other = color.opponent();
        let (&point, hands) = (points.first()?, Hands::of(&self.settled));
        let happened = Some(MishapEvent::Uneven { color, point });
        let start = self.lifted.with(point, Some(color));
        let pair = if points.len() % 2 == 1 {
            // With an odd number of shared points, the last one is filled as well.
            self.fill(&start, hands.with_fewer_stones(color, 1), happened)
        } else {
            let fewer = Hands {
                shared_each: hands.shared_each.saturating_sub(1),
                ..hands
            };
            match sampler.chance(0.5) {
                // One player fills a point of the opponent.
                true => {
                    let start = start.with(*points.get(1)?, Some(color));
                    self.fill(
                        &start,
                        fewer
                            .with_fewer_stones(color, 1)
                            .with_fewer_stones(other, -1),
                        happened,
                    )
                }
                // One player forgets a point, and has a stone more for the rest.
                false => self.fill(&start, fewer.with_fewer_stones(other, -1), happened),
            }
        };
        (pair.in_hand == [0, 0]).then_some(pair)
    }

    /// Moves a stone of the position, before the fill-in or after it.
    fn move_stone(&self, sampler: &mut Sampler) -> Option<Pair> {
        match sampler.chance(0.5) {
            true => self.move_stone_before_filling(sampler),
            false => self.move_stone_after_filling(sampler),
        }
    }

    /// Moves a stone to an adjacent empty point before the fill-in. The mishap is visible if the
    /// point that it left remains empty.
    fn move_stone_before_filling(&self, sampler: &mut Sampler) -> Option<Pair> {
        let (from, color) = self.choose_stone(sampler)?;
        let empty = self
            .lifted
            .size()
            .neighbours(from)
            .filter(|&point| self.lifted.stone(point).is_none());
        let to = *empty.collect::<Vec<_>>().choose(&mut sampler.0)?;
        let hands = Hands::of(&self.settled);
        let changed = match self.owner(to) {
            Some(owner) if owner == color => hands,
            Some(owner) => hands
                .with_fewer_stones(color, 1)
                .with_fewer_stones(owner, -1),
            None => {
                let shared = self.area.count.neutral.saturating_sub(1);
                let own_shared = signed(hands.shared_each) - signed(shared / 2);
                let each = Hands {
                    shared_each: shared / 2,
                    ..hands
                };
                each.with_fewer_stones(color, 1 - own_shared)
                    .with_fewer_stones(color.opponent(), -own_shared)
            }
        };
        // The point left must remain as the winning point, so there has to be one besides.
        if changed.balance(color) < 1 {
            return None;
        }
        let start = self.lifted.with(to, Some(color));
        let pair = self.fill(
            &start,
            changed.with_fewer_stones(color, -1),
            Some(MishapEvent::Moved { color, from, to }),
        );
        let pair = Pair {
            after: pair.after.with(from, None),
            ..pair
        };
        (pair.in_hand == [0, 0]).then_some(pair)
    }

    /// Moves a stone to the empty point after the fill-in.
    fn move_stone_after_filling(&self, sampler: &mut Sampler) -> Option<Pair> {
        let pair = self.fill(self.lifted, Hands::of(&self.settled), None);
        let empty = pair
            .after
            .size()
            .points()
            .filter(|&point| pair.after.stone(point).is_none());
        let to = *empty.collect::<Vec<_>>().choose(&mut sampler.0)?;
        let (from, color) = self.choose_stone(sampler)?;
        let after = pair.after.with(from, None).with(to, Some(color));
        Some(Pair {
            after,
            mishap: Some(MishapEvent::Moved { color, from, to }),
            ..pair
        })
    }

    /// Chooses a stone of the position.
    fn choose_stone(&self, sampler: &mut Sampler) -> Option<(Point, Color)> {
        let stones = self
            .lifted
            .size()
            .points()
            .filter_map(|p| Some((p, self.lifted.stone(p)?)));
        stones.collect::<Vec<_>>().choose(&mut sampler.0).copied()
    }
}

impl Mishap {
    /// Returns the name on the command line and in labels.
    pub const fn name(self) -> &'static str {
        match self {
            Mishap::Moved => "moved",
            Mishap::Missing => "missing",
            Mishap::Surplus => "surplus",
            Mishap::WrongColor => "wrong-colour",
            Mishap::Uneven => "uneven",
        }
    }
}
