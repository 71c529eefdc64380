//! Ground: what the search knows of a settled board before the first move.

use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::fast_board::{FastBoard, Spot};
use crate::position::{Chain, EmptyRegion};
use crate::score::dame::{self, NeutralPoint};

use super::Settled;
use super::plain;
use super::safety::safe_chains;

/// With more open points than this that have to be searched one by one the game has not come to its end.
const MOST_CONTESTED: usize = 40;

/// A settled board as the search sees it. Lists by spot have an entry for every spot of `board`.
#[derive(Clone)]
pub(super) struct Ground {
    /// The board before the first move.
    pub board: FastBoard,
    /// Its size.
    pub size: BoardSize,
    /// Every point of the board, with its spot.
    pub points: Vec<(Point, Spot)>,
    /// Whether stones count as points, or prisoners do.
    pub counts_area: bool,
    /// Whose territory an empty spot is, as it was counted.
    pub territory: Vec<Option<Color>>,
    /// The enclosed region that a spot belongs to, as an index into `regions`.
    pub region: Vec<Option<usize>>,
    /// The regions that stones of one colour enclose.
    pub regions: Vec<Enclosed>,
    /// The open points that are searched one by one.
    pub contested: Vec<Spot>,
    /// The open points whose filling threatens nothing: which of them is filled makes no difference.
    pub plain: Vec<Point>,
    /// A stone of each chain that may run short of liberties.
    pub watched: Vec<Spot>,
    /// Whether a stone that cannot be captured stands on a spot.
    pub is_safe: Vec<bool>,
}

/// An empty region that stones of one colour enclose.
#[derive(Clone)]
pub(super) struct Enclosed {
    /// Whose stones.
    pub owner: Color,
    /// Its spots.
    pub spots: Vec<Spot>,
}

impl Ground {
    /// Returns what the search starts from; `None` where nothing is open or far too much.
    pub fn of(settled: Settled) -> Option<Ground> {
        let position = settled.position;
        let board = FastBoard::new(position);
        let chains = position.chains();
        let regions = position.empty_regions();
        let neutral = dame::neutral_points(position);
        let safe = safe_chains(position, &chains, &neutral);
        let mut ground = Ground {
            size: position.size(),
            points: position.size().points().map(|point| (point, board.spot(point))).collect(),
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
        ground.add_stones(&chains, &safe, &neutral);
        ground.add_regions(settled, &regions);
        ground.add_open_points(&regions, &neutral);
        let has_moves =
            !ground.contested.is_empty() || !ground.plain.is_empty() || !ground.watched.is_empty();
        (has_moves && ground.contested.len() <= MOST_CONTESTED).then_some(ground)
    }

    /// Notes which stones cannot be captured, and which chains have to be watched: those that open points are liberties of,
    /// and those in atari.
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
                self.watched.extend(chain.points.first().map(|&point| self.board.spot(point)));
            }
        }
    }

    fn add_regions(&mut self, settled: Settled, regions: &[EmptyRegion]) {
        for region in regions {
            let Some(owner) = region.surrounded_by() else { continue };
            let spots: Vec<Spot> = region.points.iter().map(|&point| self.board.spot(point)).collect();
            for (&point, &spot) in region.points.iter().zip(&spots) {
                self.region[usize::from(spot)] = Some(self.regions.len());
                let counted = settled.territory.get(self.size.index(point)).copied().flatten();
                self.territory[usize::from(spot)] = counted;
            }
            self.regions.push(Enclosed { owner, spots });
        }
    }

    fn add_open_points(&mut self, regions: &[EmptyRegion], neutral: &[NeutralPoint]) {
        for region in regions.iter().filter(|region| region.surrounded_by().is_none()) {
            let of_region = neutral.iter().filter(|open| region.points.binary_search(&open.point).is_ok());
            let open: Vec<&NeutralPoint> = of_region.filter(|open| is_fought_for(open)).collect();
            if plain::is_plain(self, region) {
                self.plain.extend(&region.points);
            } else {
                self.contested.extend(open.iter().map(|open| self.board.spot(open.point)));
            }
        }
    }

    /// Returns the same board with only these of the contested points and watched chains, and no plain points.
    pub fn only(&self, is_of: impl Fn(Spot) -> bool) -> Ground {
        let of = |spots: &[Spot]| spots.iter().copied().filter(|&spot| is_of(spot)).collect();
        Ground {
            contested: of(&self.contested),
            watched: of(&self.watched),
            plain: Vec::new(),
            ..self.clone()
        }
    }
}

/// Whether somebody may gain by a neutral point, at once or after connecting.
fn is_fought_for(open: &NeutralPoint) -> bool {
    open.is_dame() || open.fills_once_connected
}
