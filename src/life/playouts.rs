//! Playing a position out at random, sensibly, many times: what survives?
//!
//! Each playout alternates moves until both sides pass. A side answers the last move when it must (takes
//! stones left in atari, saves its own, plays the vital point of a small eye space) and otherwise plays at
//! random where it neither fills an eye nor throws stones away; so sekis stay. The order of these rules
//! follows the Moggy policy of Pachi (Petr Baudiš and Jean-loup Gailly, "Pachi: State of the Art Open Source
//! Go Program", 2011), without its patterns and ladders.

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::moves;
use super::nakade;
use crate::color::Color;
use crate::point::Point;
use crate::position::Position;
use crate::position::fast_board::{Cell, FastBoard, Spot};

/// How often, in percent, a free move is sought next to the opponent's last one. 0, 30 and 60 read 1,016,
/// 1,019 and 1,014 of 1,025 games exactly and ask about 26, 23 and 22 % of them.
const NEAR_PERCENT: usize = 30;

/// How often each point belonged to each player at the end, and who moved first.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    /// Playouts by the side that moved first, Black then White.
    pub(super) played: [u32; 2],
    /// By the side that moved first, then by point in reading order: playouts in which it was Black's and
    /// in which it was White's.
    owned: [Vec<[u32; 2]>; 2],
}

impl Tally {
    /// The share of the playouts opened by `first` in which `point` (its index in reading order) ended as
    /// `color`'s.
    pub(super) fn share(&self, first: Color, point: usize, color: Color) -> f64 {
        let side = first as usize;
        let owned = self.owned[side].get(point).map_or(0, |owned| owned[color as usize]);
        f64::from(owned) / f64::from(self.played[side].max(1))
    }
}

/// Plays `position` out `count` times from either side to move. Where `fixed` (by point in reading order) names
/// an owner nobody seeks moves, and the point is that player's at the end.
pub(super) fn run(position: &Position, count: u32, seed: u64, fixed: &[Option<Color>]) -> Tally {
    let start = FastBoard::new(position);
    let size = position.size();
    let spots: Vec<Spot> = size.points().map(|point: Point| start.spot(point)).collect();
    let mut tally = Tally { played: [0; 2], owned: [vec![[0; 2]; size.area()], vec![[0; 2]; size.area()]] };
    let mut playout = Playout::new(&start, Pcg64Mcg::seed_from_u64(seed));
    for (spot, fixed) in spots.iter().zip(fixed) {
        playout.fixed[usize::from(*spot)] = fixed.is_some();
    }
    for first in (0..count).flat_map(|_| Color::BOTH) {
        playout.play(&start, first);
        tally.played[first as usize] += 1;
        for ((spot, owned), fixed) in spots.iter().zip(&mut tally.owned[first as usize]).zip(fixed) {
            if let Some(color) = fixed.or_else(|| playout.owner(*spot)) {
                owned[color as usize] += 1;
            }
        }
    }
    tally
}

/// One playout at a time, on reused memory.
struct Playout {
    board: FastBoard,
    random: Pcg64Mcg,
    /// Spots nobody needs to play on.
    fixed: Vec<bool>,
    candidates: Vec<Spot>,
    space: Vec<Spot>,
}

impl Playout {
    fn new(board: &FastBoard, random: Pcg64Mcg) -> Playout {
        let fixed = vec![false; board.len()];
        Playout { board: board.clone(), random, fixed, candidates: Vec::new(), space: Vec::new() }
    }

    /// Plays from `start`, `first` to move, until both pass.
    fn play(&mut self, start: &FastBoard, first: Color) {
        self.board.copy_from(start);
        let mut color = first;
        let mut last = FastBoard::NOWHERE;
        let mut passes = 0;
        // Long ko fights and multiple kos do not end by themselves.
        let limit = 3 * self.board.size().area();
        for _ in 0..limit {
            match self.choose(color, last) {
                Some(spot) => {
                    self.board.play(spot, color);
                    last = spot;
                    passes = 0;
                }
                None => {
                    self.board.pass();
                    last = FastBoard::NOWHERE;
                    passes += 1;
                }
            }
            if passes == 2 {
                break;
            }
            color = color.opponent();
        }
    }

    fn choose(&mut self, color: Color, last: Spot) -> Option<Spot> {
        if last == FastBoard::NOWHERE {
            return self.pick_anywhere(color);
        }
        moves::answers(&self.board, last, color, &mut self.candidates);
        self.pick_candidate()
            .or_else(|| self.vital_point_near(last, color))
            .or_else(|| self.strengthen_near(last, color))
            .or_else(|| self.pick_near(last, color))
            .or_else(|| self.pick_anywhere(color))
    }

    fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.random.next_u32()) * bound as u64) >> 32) as usize
    }

    fn pick_candidate(&mut self) -> Option<Spot> {
        let at = self.below(self.candidates.len());
        self.candidates.get(at).copied()
    }

    /// The vital point of an eye space next to the last move.
    fn vital_point_near(&mut self, last: Spot, color: Color) -> Option<Spot> {
        for beside in self.board.neighbours(last) {
            if self.board.cell(beside) != Cell::Empty {
                continue;
            }
            for owner in Color::BOTH {
                if nakade::eye_space(&self.board, beside, owner, &mut self.space)
                    && let Some(vital) = nakade::vital_point(&self.board, &self.space)
                    && self.board.is_legal(vital, color)
                {
                    return Some(vital);
                }
            }
        }
        None
    }

    /// Every other time, more liberties for a chain that the last move left with two.
    fn strengthen_near(&mut self, last: Spot, color: Color) -> Option<Spot> {
        if self.below(2) == 1 {
            return None;
        }
        moves::strengthen(&self.board, last, color, &mut self.candidates);
        self.pick_candidate()
    }

    /// Now and then ([`NEAR_PERCENT`]) a sensible move next to the opponent's last one: whoever is intruded
    /// upon answers there.
    fn pick_near(&mut self, last: Spot, color: Color) -> Option<Spot> {
        if self.below(100) >= NEAR_PERCENT {
            return None;
        }
        let near: [Spot; 8] = self.board.around(last);
        let start = self.below(near.len());
        let sensible = |&spot: &Spot| {
            self.board.cell(spot) == Cell::Empty
                && !self.fixed[usize::from(spot)]
                && moves::is_sensible(&self.board, spot, color)
        };
        near.into_iter().cycle().skip(start).take(near.len()).find(sensible)
    }

    /// The first sensible move from a random place in the list of empty spots on.
    fn pick_anywhere(&mut self, color: Color) -> Option<Spot> {
        let start = self.below(self.board.empty().len());
        let (before, after) = self.board.empty().split_at(start);
        let sensible =
            |spot: &&Spot| !self.fixed[usize::from(**spot)] && moves::is_sensible(&self.board, **spot, color);
        after.iter().chain(before).find(sensible).copied()
    }

    /// Whose `spot` is at the end: a stone's owner, or the only colour next to an empty spot.
    fn owner(&self, spot: Spot) -> Option<Color> {
        match self.board.cell(spot) {
            Cell::Stone(color) => Some(color),
            Cell::Border => None,
            Cell::Empty => {
                let mut colors =
                    self.board.neighbours(spot).into_iter().filter_map(|at| match self.board.cell(at) {
                        Cell::Stone(color) => Some(color),
                        _ => None,
                    });
                let color = colors.next()?;
                colors.all(|other| other == color).then_some(color)
            }
        }
    }
}
