//! Playouts: the position is played to its end many times at random but sensibly, and the owners of
//! the points counted.
//!
//! In each playout both sides move in turn until both pass. A side first answers the opponent's
//! last move where it must: it takes stones left in atari, saves its own, plays the vital point of
//! a small eye space, gives a weakened chain more liberties. Otherwise it plays at random where it
//! neither fills an own eye nor throws stones away, so that sekis stay on the board. The order of
//! these rules follows the Moggy policy of Pachi (Petr Baudiš and Jean-loup Gailly, "Pachi: State
//! of the Art Open Source Go Program", 2011), without its patterns and ladders.
//!
//! Invariant: the same position, number and seed give the same counts, on every machine. Cost: a
//! playout has about as many moves as the board has empty points, three times its points at most,
//! and allocates nothing but short lists.

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::nakade;
use super::playout_policy;
use crate::color::{ByColor, Color};
use crate::position::Position;
use crate::position::fast_board::{Cell, FastBoard, Spot};

/// Probability, in percent, that a free move is first sought next to the opponent's last one. 0, 30
/// and 60 read 1,016, 1,019 and 1,014 of 1,025 games exactly and ask about 26, 23 and 22 % of them.
const NEAR_PERCENT: usize = 30;

/// The owners of all points at the end of the playouts, counted.
#[derive(Clone, Debug)]
pub(super) struct OwnershipTally {
    /// Number of playouts by the side that moved first, Black then White.
    pub(super) played: [u32; 2],
    /// By the side that moved first, then by point in reading order: the number of playouts at
    /// whose end the point was Black's, and White's.
    owned: [Vec<[u32; 2]>; 2],
}

impl OwnershipTally {
    /// Returns the share of the playouts opened by `first` at whose end `point`, an index in
    /// reading order, was `color`'s.
    pub(super) fn share(&self, first: Color, point: usize, color: Color) -> f64 {
        let side = first as usize;
        let owned = self.owned[side]
            .get(point)
            .map_or(0, |owned| owned[color as usize]);
        f64::from(owned) / f64::from(self.played[side].max(1))
    }
}

/// Plays `position` out `count` times from either side to move, with random numbers from `seed`.
///
/// `fixed` has an entry for every point in reading order. A point for which it names an owner is
/// that player's at the end, and neither side seeks a free move there.
pub(super) fn run_playouts(
    position: &Position,
    count: u32,
    seed: u64,
    fixed: &[Option<Color>],
) -> OwnershipTally {
    let start = FastBoard::new(position);
    let size = position.size();
    let spots: Vec<Spot> = size.points().map(|point| start.spot(point)).collect();
    let nothing_owned = vec![[0; 2]; size.area()];
    let mut tally = OwnershipTally {
        played: [0; 2],
        owned: [nothing_owned.clone(), nothing_owned],
    };
    let mut playout = Playout::new(&start, Pcg64Mcg::seed_from_u64(seed));
    for (spot, fixed) in spots.iter().zip(fixed) {
        playout.is_fixed[usize::from(*spot)] = fixed.is_some();
    }
    for first in (0..count).flat_map(|_| Color::BOTH) {
        playout.play(&start, first);
        tally.played[first as usize] += 1;
        for ((spot, owned), fixed) in spots
            .iter()
            .zip(&mut tally.owned[first as usize])
            .zip(fixed)
        {
            if let Some(color) = fixed.or_else(|| playout.owner(*spot)) {
                owned[color as usize] += 1;
            }
        }
    }
    tally
}

/// Plays one playout at a time, on reused memory.
struct Playout {
    board: FastBoard,
    random: Pcg64Mcg,
    /// True for the spots on which no free move is played.
    is_fixed: Vec<bool>,
    /// The moves among which the next one is chosen.
    candidates: Vec<Spot>,
    /// The eye space looked at.
    space: Vec<Spot>,
}

impl Playout {
    fn new(board: &FastBoard, random: Pcg64Mcg) -> Playout {
        let is_fixed = vec![false; board.len()];
        Playout {
            board: board.clone(),
            random,
            is_fixed,
            candidates: Vec::new(),
            space: Vec::new(),
        }
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
            match self.choose_move(color, last) {
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

    /// Chooses the next move of `color` after the opponent's move at `last`; `None` is a pass.
    fn choose_move(&mut self, color: Color, last: Spot) -> Option<Spot> {
        if last == FastBoard::NOWHERE {
            return self.pick_anywhere(color);
        }
        playout_policy::find_answers(&self.board, last, color, &mut self.candidates);
        self.pick_candidate()
            .or_else(|| self.vital_point_near(last, color))
            .or_else(|| self.strengthen_near(last, color))
            .or_else(|| self.pick_near(last, color))
            .or_else(|| self.pick_anywhere(color))
    }

    /// Returns a random number from 0 to `bound` - 1.
    fn random_below(&mut self, bound: usize) -> usize {
        ((u64::from(self.random.next_u32()) * bound as u64) >> 32) as usize
    }

    /// Picks one of the candidates at random.
    fn pick_candidate(&mut self) -> Option<Spot> {
        let at = self.random_below(self.candidates.len());
        self.candidates.get(at).copied()
    }

    /// Returns the vital point of an eye space next to the last move.
    fn vital_point_near(&mut self, last: Spot, color: Color) -> Option<Spot> {
        for beside in self.board.neighbours(last) {
            if self.board.cell(beside) == Cell::Empty
                && nakade::fill_eye_space(&self.board, beside, &mut self.space)
                && let Some(vital) = nakade::find_vital_point(&self.board, &self.space)
                && self.board.is_legal(vital, color)
            {
                return Some(vital);
            }
        }
        None
    }

    /// Every other time, gives more liberties to a chain that the last move left with two.
    fn strengthen_near(&mut self, last: Spot, color: Color) -> Option<Spot> {
        if self.random_below(2) == 1 {
            return None;
        }
        playout_policy::find_strengthening_moves(&self.board, last, color, &mut self.candidates);
        self.pick_candidate()
    }

    /// Now and then ([`NEAR_PERCENT`]) picks a sensible move next to the opponent's last one: an
    /// intrusion is usually answered on the spot.
    fn pick_near(&mut self, last: Spot, color: Color) -> Option<Spot> {
        if self.random_below(100) >= NEAR_PERCENT {
            return None;
        }
        let near: [Spot; 8] = self.board.around(last);
        let start = self.random_below(near.len());
        let sensible = |&spot: &Spot| {
            self.board.cell(spot) == Cell::Empty
                && !self.is_fixed[usize::from(spot)]
                && playout_policy::is_sensible(&self.board, spot, color)
        };
        near.into_iter()
            .cycle()
            .skip(start)
            .take(near.len())
            .find(sensible)
    }

    /// Picks the first sensible move from a random place in the list of empty spots on.
    fn pick_anywhere(&mut self, color: Color) -> Option<Spot> {
        let start = self.random_below(self.board.empty().len());
        let (before, after) = self.board.empty().split_at(start);
        let sensible = |spot: &&Spot| {
            !self.is_fixed[usize::from(**spot)]
                && playout_policy::is_sensible(&self.board, **spot, color)
        };
        after.iter().chain(before).find(sensible).copied()
    }

    /// Returns the owner of `spot` at the end: of a stone its colour, of an empty spot the only
    /// colour next to it.
    fn owner(&self, spot: Spot) -> Option<Color> {
        match self.board.cell(spot) {
            Cell::Stone(color) => Some(color),
            Cell::Border => None,
            Cell::Empty => {
                let mut touches = ByColor::default();
                for beside in self.board.neighbours(spot) {
                    if let Cell::Stone(color) = self.board.cell(beside) {
                        touches[color] = true;
                    }
                }
                touches.only()
            }
        }
    }
}
