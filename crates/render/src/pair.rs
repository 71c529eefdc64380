//! Boards before and after the Ing fill-in, with at most one thing gone wrong on the way.
//!
//! The players fill in as the rules say ([`FillInPlan`]) and notice nothing: what goes wrong changes what they have
//! left for the rest, as it would at a table. [`photos`] shows both boards.

mod photos;

pub use photos::{FaultTruth, PairTruth, photos};

use rand::seq::{IndexedRandom, SliceRandom};
use thiserror::Error;

use super::draw::Draw;
use shuzi::color::Color;
use shuzi::language::{Message, ToMessage};
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::score::area::{Area, area};
use shuzi::score::{FillInError, FillInPlan, IngFillIn, IngSide, Rules, ScoreError, fill_in};

/// What may go wrong.
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
    /// All of them.
    pub const ALL: [Mishap; 5] =
        [Mishap::Moved, Mishap::Missing, Mishap::Surplus, Mishap::WrongColor, Mishap::Uneven];
}

/// A board before and after the fill-in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The position without its dead stones.
    pub before: Position,
    /// The board when the players have done.
    pub after: Position,
    /// What went wrong.
    pub mishap: Option<Happened>,
    /// Stones that had no place on the board any more, Black's and White's.
    pub in_hand: [u32; 2],
}

/// What went wrong, in the coordinates of the position before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// This stone of the position lies elsewhere.
    Moved {
        /// Whose.
        color: Color,
        /// Where it stood.
        from: Point,
        /// Where it lies.
        to: Point,
    },
    /// A stone is missing from this set.
    Missing {
        /// Whose set.
        color: Color,
    },
    /// A stone too many was in this set.
    Surplus {
        /// Whose set.
        color: Color,
    },
    /// A stone lies in the other's territory that is no compensation and no losing stone.
    WrongColor {
        /// Its colour.
        color: Color,
        /// Where it lies.
        point: Point,
    },
    /// A player has filled more shared points than due, or the other fewer.
    Uneven {
        /// Who has more of them than the other.
        color: Color,
        /// Where that player's additional stone lies; any of that player's where the other left one empty.
        point: Point,
    },
}

/// Why there is no such pair.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.to_message())]
pub enum PairError {
    /// The sets do not fit the position.
    Sets(#[from] ScoreError),
    /// The position cannot be filled in.
    FillIn(#[from] FillInError),
    /// Nothing of the kind can go wrong so that it would show.
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

/// How often a place is drawn for what goes wrong.
const DRAWS: usize = 60;

impl Pair {
    /// The fill-in of `lifted`, a position without its dead stones, with this gone wrong at a place that `seed` draws.
    ///
    /// # Errors
    /// [`PairError`] when the position cannot be filled in, or nothing of the kind can go wrong in it visibly.
    pub fn drawn(
        lifted: &Position,
        rules: &Rules,
        mishap: Option<Mishap>,
        seed: u64,
    ) -> Result<Pair, PairError> {
        let area = area(lifted);
        let settled = fill_in(lifted, &area.count, rules)?.settle()?;
        let players = Players { lifted, area: &area, settled };
        let Some(mishap) = mishap else { return Ok(players.fill(lifted, Hands::of(&settled), None)) };
        let mut draw = Draw::new(seed);
        let drawn = (0..DRAWS).find_map(|_| match mishap {
            Mishap::Moved => players.moved(&mut draw),
            Mishap::Missing => players.with_another_set(&mut draw, 1),
            Mishap::Surplus => players.with_another_set(&mut draw, -1),
            Mishap::WrongColor => players.wrong_color(&mut draw),
            Mishap::Uneven => players.uneven(&mut draw),
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

/// What the players find when they fill in.
#[derive(Clone, Copy)]
struct Hands {
    /// Points of own territory without a stone less stones without a point, Black's and White's.
    balance: [i32; 2],
    /// Shared points that each still fills.
    shared_each: u32,
}

impl Hands {
    fn of(settled: &IngFillIn) -> Hands {
        let balance = |side: &IngSide| signed(side.winning_points) - signed(side.losing_stones);
        Hands {
            balance: [balance(&settled.black), balance(&settled.white)],
            shared_each: settled.shared_filled_each,
        }
    }

    /// With so many stones less to fill own points with, or so many points more.
    fn short(mut self, color: Color, stones: i32) -> Hands {
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
        self.area.owner.get(self.lifted.size().index(point)).copied().flatten()
    }

    /// Empty points of an area, in any order.
    fn empty_of(&self, owner: Option<Color>, draw: &mut Draw) -> Vec<Point> {
        let is_empty = |&point: &Point| self.lifted.stone(point).is_none() && self.owner(point) == owner;
        let mut points: Vec<Point> = self.lifted.size().points().filter(is_empty).collect();
        points.shuffle(&mut draw.0);
        points
    }

    fn either(draw: &mut Draw) -> Color {
        draw.one_of(Color::BOTH)
    }

    /// What the players make of `start`, where some of the stones lie already.
    fn fill(&self, start: &Position, hands: Hands, mishap: Option<Happened>) -> Pair {
        let side = |side: IngSide, balance: i32| IngSide {
            winning_points: balance.max(0).unsigned_abs(),
            losing_stones: (-balance).max(0).unsigned_abs(),
            ..side
        };
        let settled = IngFillIn {
            black: side(self.settled.black, hands.balance(Color::Black)),
            white: side(self.settled.white, hands.balance(Color::White)),
            shared_filled_each: hands.shared_each,
            ..self.settled
        };
        let plan = FillInPlan::new(start, &self.area.owner, &settled);
        let after = plan.steps.last().map_or_else(|| start.clone(), |step| step.after.clone());
        let left = |losing: u32, points: &[Point]| {
            losing.saturating_sub(points.len().try_into().unwrap_or(u32::MAX))
        };
        Pair {
            before: self.lifted.clone(),
            after,
            mishap,
            in_hand: [
                left(settled.black.losing_stones, &plan.white_winning_points),
                left(settled.white.losing_stones, &plan.black_winning_points),
            ],
        }
    }

    /// A set with so many stones less. One with more shows only where the stone finds a place.
    fn with_another_set(&self, draw: &mut Draw, less: i32) -> Option<Pair> {
        let color = Players::either(draw);
        let hands = Hands::of(&self.settled).short(color, less);
        let happened = match less {
            1.. => Happened::Missing { color },
            _ => Happened::Surplus { color },
        };
        let pair = self.fill(self.lifted, hands, Some(happened));
        let [black, white] = pair.in_hand;
        let own_in_hand = match color {
            Color::Black => black,
            Color::White => white,
        };
        (own_in_hand == 0).then_some(pair)
    }

    /// A stone laid into the other's territory. It shows only where its owner has no losing stones: it might be one.
    fn wrong_color(&self, draw: &mut Draw) -> Option<Pair> {
        let color = Players::either(draw);
        let hands = Hands::of(&self.settled);
        let point = *self.empty_of(Some(color.opponent()), draw).first()?;
        // The stone is missing in its own territory, and takes a point of the other's.
        let changed = hands.short(color, 1).short(color.opponent(), -1);
        let pair = self.fill(
            &self.lifted.with(point, Some(color)),
            changed,
            Some(Happened::WrongColor { color, point }),
        );
        (hands.balance(color) >= 0 && pair.in_hand == [0, 0]).then_some(pair)
    }

    /// A shared point that the wrong player fills, or that nobody does.
    fn uneven(&self, draw: &mut Draw) -> Option<Pair> {
        let (color, points) = (Players::either(draw), self.empty_of(None, draw));
        let other = color.opponent();
        let (&point, hands) = (points.first()?, Hands::of(&self.settled));
        let happened = Some(Happened::Uneven { color, point });
        let start = self.lifted.with(point, Some(color));
        let pair = if points.len() % 2 == 1 {
            // The single one over is filled, too.
            self.fill(&start, hands.short(color, 1), happened)
        } else {
            let fewer = Hands { shared_each: hands.shared_each.saturating_sub(1), ..hands };
            match draw.chance(0.5) {
                // One player fills a point of the other.
                true => {
                    let start = start.with(*points.get(1)?, Some(color));
                    self.fill(&start, fewer.short(color, 1).short(other, -1), happened)
                }
                // One player forgets a point, and has a stone more for the rest.
                false => self.fill(&start, fewer.short(other, -1), happened),
            }
        };
        (pair.in_hand == [0, 0]).then_some(pair)
    }

    /// A stone of the position nudged to a point beside it, before the fill-in or after it.
    fn moved(&self, draw: &mut Draw) -> Option<Pair> {
        match draw.chance(0.5) {
            true => self.moved_before(draw),
            false => self.moved_afterwards(draw),
        }
    }

    /// Nudged into an empty point next to it before the fill-in. It shows where the point that it left stays empty.
    fn moved_before(&self, draw: &mut Draw) -> Option<Pair> {
        let (from, color) = self.stone(draw)?;
        let empty = self.lifted.size().neighbours(from).filter(|&point| self.lifted.stone(point).is_none());
        let to = *empty.collect::<Vec<_>>().choose(&mut draw.0)?;
        let hands = Hands::of(&self.settled);
        let changed = match self.owner(to) {
            Some(owner) if owner == color => hands,
            Some(owner) => hands.short(color, 1).short(owner, -1),
            None => {
                let shared = self.area.count.neutral.saturating_sub(1);
                let own_shared = signed(hands.shared_each) - signed(shared / 2);
                let each = Hands { shared_each: shared / 2, ..hands };
                each.short(color, 1 - own_shared).short(color.opponent(), -own_shared)
            }
        };
        // The point left is the winning point that stays; the others are beside it.
        if changed.balance(color) < 1 {
            return None;
        }
        let start = self.lifted.with(to, Some(color));
        let pair = self.fill(&start, changed.short(color, -1), Some(Happened::Moved { color, from, to }));
        let pair = Pair { after: pair.after.with(from, None), ..pair };
        (pair.in_hand == [0, 0]).then_some(pair)
    }

    /// Brushed into the empty point when all is filled in.
    fn moved_afterwards(&self, draw: &mut Draw) -> Option<Pair> {
        let pair = self.fill(self.lifted, Hands::of(&self.settled), None);
        let empty = pair.after.size().points().filter(|&point| pair.after.stone(point).is_none());
        let to = *empty.collect::<Vec<_>>().choose(&mut draw.0)?;
        let (from, color) = self.stone(draw)?;
        let after = pair.after.with(from, None).with(to, Some(color));
        Some(Pair { after, mishap: Some(Happened::Moved { color, from, to }), ..pair })
    }

    /// Any stone of the position.
    fn stone(&self, draw: &mut Draw) -> Option<(Point, Color)> {
        let stones = self.lifted.size().points().filter_map(|p| Some((p, self.lifted.stone(p)?)));
        stones.collect::<Vec<_>>().choose(&mut draw.0).copied()
    }
}

impl Mishap {
    /// Its name on the command line and in labels.
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
