//! A settled board as the search sees it before the first move.

use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::fast_board::{FastBoard, Spot};
use crate::position::{Chain, EmptyRegion};
use crate::score::dame::{self, NeutralPoint};

use super::SettledBoard;
use super::plain;
use super::safety::safe_chains;

/// The largest number of contested points on a board that has reached the end of the game.
const MOST_CONTESTED: usize = 40;

/// A settled board, its open points and its chains. Lists by spot have one entry per spot of
/// `board`.
#[derive(Clone)]
pub(super) struct EndgameBoard {
    /// The board before the first move.
    pub board: FastBoard,
    /// The size of the board.
    pub size: BoardSize,
    /// Every point of the board with its spot.
    pub points: Vec<(Point, Spot)>,
    /// True if stones count as points (area rules), false if prisoners do (territory rules).
    pub counts_area: bool,
    /// The owner of each empty spot in territory, as it was counted, by spot.
    pub territory: Vec<Option<Color>>,
    /// The enclosed region that each spot belongs to, as an index into `regions`, by spot.
    pub region: Vec<Option<usize>>,
    /// The empty regions that stones of one colour enclose.
    pub regions: Vec<Enclosed>,
    /// The open points that have to be searched one by one.
    pub contested: Vec<Spot>,
    /// The open points whose filling threatens nothing, and which are interchangeable.
    pub plain: Vec<Point>,
    /// A stone of each chain that may run short of liberties.
    pub watched: Vec<Spot>,
    /// True for spots of stones that cannot be captured, by spot.
    pub is_safe: Vec<bool>,
}

/// An empty region that stones of one colour enclose.
#[derive(Clone)]
pub(super) struct Enclosed {
    /// The colour of the stones.
    pub owner: Color,
    /// The spots of the region.
    pub spots: Vec<Spot>,
}

impl EndgameBoard {
    /// Prepares a board for the search. `None` if nothing is open, or too much for a game at its
    /// end.
    pub fn of(settled: SettledBoard) -> Option<EndgameBoard> {
        let position = settled.position;
        let board = FastBoard::new(position);
        let chains = position.chains();
        let regions = position.empty_regions();
        let neutral = dame::neutral_points(position);
        let safe = safe_chains(position, &chains, &neutral);
        let mut endgame = EndgameBoard {
            size: position.size(),
            points: position
                .size()
                .points()
                .map(|point| (point, board.spot(point)))
                .collect(),
            counts_area: settled.counts_area,
            territory: vec![None; board.len()],
            region: vec![None; board.len()],
            regions: Vec::new(),
            contested: Vec::new(),
            plain: Vec::new(),
            watched: Vec::new(),
            is_safe: vec![false; board.len()],
            board,
        };
        // Stones come first: whether an open point is plain depends on the safe chains beside it.
        endgame.add_stones(&chains, &safe, &neutral);
        endgame.add_regions(settled, &regions);
        endgame.add_open_points(&regions, &neutral);
        let has_moves = !endgame.contested.is_empty()
            || !endgame.plain.is_empty()
            || !endgame.watched.is_empty();
        if has_moves && endgame.contested.len() <= MOST_CONTESTED {
            Some(endgame)
        } else {
            None
        }
    }

    /// Records the stones that cannot be captured, and the chains that have to be watched: those
    /// not safe that are in atari or have an open point as a liberty.
    fn add_stones(&mut self, chains: &[Chain], safe: &[bool], neutral: &[NeutralPoint]) {
        let is_open = |point: &Point| {
            let at = neutral.binary_search_by_key(point, |neutral| neutral.point);
            at.is_ok_and(|at| is_fought_for(&neutral[at]))
        };
        for (chain, &is_safe) in chains.iter().zip(safe) {
            if is_safe {
                for &point in &chain.points {
                    self.is_safe[usize::from(self.board.spot(point))] = true;
                }
            } else if chain.liberties.len() == 1 || chain.liberties.iter().any(is_open) {
                self.watched
                    .extend(chain.points.first().map(|&point| self.board.spot(point)));
            }
        }
    }

    /// Records the enclosed regions and their owners.
    fn add_regions(&mut self, settled: SettledBoard, regions: &[EmptyRegion]) {
        for region in regions {
            let Some(owner) = region.surrounded_by() else {
                continue;
            };
            let spots: Vec<Spot> = region
                .points
                .iter()
                .map(|&point| self.board.spot(point))
                .collect();
            for (&point, &spot) in region.points.iter().zip(&spots) {
                self.region[usize::from(spot)] = Some(self.regions.len());
                let counted = settled
                    .territory
                    .get(self.size.index(point))
                    .copied()
                    .flatten();
                self.territory[usize::from(spot)] = counted;
            }
            self.regions.push(Enclosed { owner, spots });
        }
    }

    /// Sorts the open points into plain and contested ones.
    fn add_open_points(&mut self, regions: &[EmptyRegion], neutral: &[NeutralPoint]) {
        for region in regions
            .iter()
            .filter(|region| region.surrounded_by().is_none())
        {
            let of_region = neutral
                .iter()
                .filter(|open| region.points.binary_search(&open.point).is_ok());
            let open: Vec<&NeutralPoint> = of_region.filter(|open| is_fought_for(open)).collect();
            if plain::is_plain(self, region) {
                self.plain.extend(&region.points);
            } else {
                self.contested
                    .extend(open.iter().map(|open| self.board.spot(open.point)));
            }
        }
    }

    /// Returns the board with only the contested points and watched chains for which `is_included`
    /// is true, and without plain points.
    pub fn restrict(&self, is_included: impl Fn(Spot) -> bool) -> EndgameBoard {
        let restrict = |spots: &[Spot]| {
            spots
                .iter()
                .copied()
                .filter(|&spot| is_included(spot))
                .collect()
        };
        EndgameBoard {
            contested: restrict(&self.contested),
            watched: restrict(&self.watched),
            plain: Vec::new(),
            ..self.clone()
        }
    }
}

/// Returns true if a player may gain by filling a neutral point, at once or after connecting.
fn is_fought_for(open: &NeutralPoint) -> bool {
    open.is_dame() || open.fills_once_connected
}
