//! Features: what can be measured of a chain before it is judged, facts and playout shares, one
//! number each.

use super::LifeSettings;
use super::eyes::find_deciding_point;
use super::ownership::{self, OwnerPrediction};
use super::playouts::{self, OwnershipTally};
use super::seki::Standoffs;
use super::tactics::{CaptureOutcome, find_deciding_moves, read_capture};
use crate::color::{ByColor, Color};
use crate::network::{Network, NetworkError};
use crate::point::{BoardSize, Point, PointSet};
use crate::position::fast_board::{FastBoard, Spot};
use crate::position::{Chain, Chains, PassAlive, Position};

/// A chain can only be an intruder if its colour's stones fill less than this share of its room:
/// the connected points without stones of the other colour. In every eighth of 8,193 games and
/// every fourth of 12,755 small boards, 3,276 rooms filled to less than 0.15 held only dead stones,
/// one only living ones.
const INTRUDER_FILLS: f64 = 0.15;

/// A chain can only be an intruder if the other side fills at least this many times as large a
/// share of a room beside it. Otherwise a bare wall across an empty board would take the other wall
/// for an intruder.
const CROWDING: f64 = 1.5;

/// The measurements of one chain.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainFeatures {
    /// The chain's points, in reading order.
    pub points: Vec<Point>,
    /// Owner of the stones.
    pub color: Color,
    /// True if the chain is pass-alive: its owner cannot lose it.
    pub pass_alive: bool,
    /// True if the chain stands inside the other side's pass-alive area.
    pub enclosed: bool,
    /// Share of the playouts that the chain survived when its owner moved first, 0 to 1, its points
    /// counted in proportion.
    pub survival_first: f64,
    /// Share of the playouts that the chain survived when the other side moved first.
    pub survival_second: f64,
    /// Number of playouts that the chain survived, its points counted in proportion.
    pub survived: u32,
    /// Number of playouts.
    pub played: u32,
    /// Number of empty points next to the chain.
    pub liberties: usize,
    /// True if the chain cannot fill a shared liberty without putting itself in atari, nor can the
    /// other side fill it.
    pub locked: bool,
    /// True if the chain is locked against a bent four in the corner.
    pub against_bent_four: bool,
    /// The ownership network's probability that the chain's points are its owner's.
    pub owned: f64,
    /// The network's probability that a stronger judge would be in doubt about the chain.
    pub doubt: f64,
    /// True if a short reading captures the chain even when its owner moves first.
    pub caught: bool,
    /// True if a short reading captures the chain when the other side moves first.
    pub catchable: bool,
    /// Each player's first move by which that reading captures or saves the chain, if the first move
    /// decides: the same for both, if there is such a move.
    pub deciding_moves: ByColor<Option<Point>>,
    /// The vital point of the chain's only small eye space, if it has nothing else to live by.
    pub vital_point: Option<Point>,
}

impl ChainFeatures {
    /// Returns true if Benson's theorem settles whether the chain lives.
    pub fn is_proved(&self) -> bool {
        self.pass_alive || self.enclosed
    }

    /// Returns the share of all playouts that the chain survived, 0 to 1.
    pub fn survival(&self) -> f64 {
        (self.survival_first + self.survival_second) / 2.0
    }
}

/// The measurements of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionFeatures {
    /// The features of every chain, in reading order of the chains' first points.
    pub chains: Vec<ChainFeatures>,
    /// The network's expectation for every point, in reading order, from -1 (White's) to 1
    /// (Black's).
    pub expected: Vec<f64>,
}

/// Measures every chain of `position`, with the ownership network.
///
/// # Errors
/// [`NetworkError`] when the network cannot be run.
pub(super) fn extract_features(
    network: &dyn Network,
    position: &Position,
    settings: &LifeSettings,
) -> Result<PositionFeatures, NetworkError> {
    let size = position.size();
    let chains = Chains::new(position);
    let pass_alive = ByColor::each(|color| PassAlive::new(position, color));
    let proved_owners: Vec<Option<Color>> = size
        .points()
        .map(|point| proved_owner(&pass_alive, point))
        .collect();
    let without_intruders = lift_intruders(position, &chains);
    let playouts = playouts::run_playouts(
        &without_intruders,
        settings.playouts,
        settings.seed,
        &proved_owners,
    );
    let board = FastBoard::new(position);
    let standoffs = Standoffs::find(&board, position, &chains);
    let owners = ownership::predict_owners(network, position, &chains)?;
    let expected = owners.iter().map(|owner| owner.expected).collect();
    let measured = Measurements {
        size,
        chains,
        pass_alive,
        playouts,
        board,
        standoffs,
        owners,
    };
    let chains = measured
        .chains
        .list()
        .iter()
        .enumerate()
        .map(|(index, chain)| measured.describe(index, chain));
    Ok(PositionFeatures {
        chains: chains.collect(),
        expected,
    })
}

/// Returns the player whose pass-alive area holds `point`.
fn proved_owner(pass_alive: &ByColor<PassAlive>, point: Point) -> Option<Color> {
    Color::BOTH
        .into_iter()
        .find(|&color| pass_alive[color].is_area(point))
}

/// The measurements of the whole position, of which each chain gets its part.
struct Measurements {
    size: BoardSize,
    chains: Chains,
    pass_alive: ByColor<PassAlive>,
    playouts: OwnershipTally,
    board: FastBoard,
    standoffs: Standoffs,
    owners: Vec<OwnerPrediction>,
}

impl Measurements {
    /// Returns the features of `chain`, which has this `index` in the list of chains.
    fn describe(&self, index: usize, chain: &Chain) -> ChainFeatures {
        let (color, foe) = (chain.color, chain.color.opponent());
        let pass_alive = chain
            .points
            .iter()
            .all(|&point| self.pass_alive[color].is_stone(point));
        let enclosed = chain
            .points
            .iter()
            .all(|&point| self.pass_alive[foe].is_area(point));
        // What is proved needs no reading.
        let is_proved = pass_alive || enclosed;
        let survival_first = self.survival(chain, color);
        let survival_second = self.survival(chain, foe);
        let played = self.playouts.played.iter().sum();
        let caught = !is_proved && is_captured(&self.board, chain, color);
        let catchable = !is_proved && is_captured(&self.board, chain, foe);
        let owner = ownership::average_over(&self.owners, self.size, &chain.points);
        ChainFeatures {
            points: chain.points.clone(),
            color,
            pass_alive,
            enclosed,
            survival_first,
            survival_second,
            survived: (f64::from(played) * (survival_first + survival_second) / 2.0).round() as u32,
            played,
            liberties: chain.liberties.len(),
            locked: self.standoffs.locked[index],
            against_bent_four: self.standoffs.against_bent_four[index],
            owned: owner.owned[color as usize],
            doubt: owner.doubt,
            caught,
            catchable,
            deciding_moves: match catchable && !caught {
                true => self.find_deciding_moves(chain),
                false => ByColor::default(),
            },
            vital_point: find_deciding_point(&self.board, &self.chains, chain),
        }
    }

    /// Returns each player's first move by which the chain is captured or saved: the same for both, if
    /// there is such a move.
    fn find_deciding_moves(&self, chain: &Chain) -> ByColor<Option<Point>> {
        let Some(&stone) = chain.points.first() else {
            return ByColor::default();
        };
        let board = &self.board;
        let moves = ByColor::each(|first| find_deciding_moves(board, board.spot(stone), first));
        let mut black_moves = moves.black.iter();
        let shared = black_moves.find(|spot| moves.white.contains(spot));
        let point_at = |spot: Spot| self.size.points().find(|&point| board.spot(point) == spot);
        ByColor::each(|color| point_at(*shared.or(moves[color].first())?))
    }

    /// Returns the share of the playouts opened by `first` that the chain survived, a mean over its
    /// points.
    fn survival(&self, chain: &Chain, first: Color) -> f64 {
        let share = |point: &Point| {
            self.playouts
                .share(first, self.size.index(*point), chain.color)
        };
        chain.points.iter().map(share).sum::<f64>() / chain.points.len().max(1) as f64
    }
}

/// Returns true if a short reading captures the chain when `first` moves first.
fn is_captured(board: &FastBoard, chain: &Chain, first: Color) -> bool {
    let Some(&stone) = chain.points.first() else {
        return false;
    };
    read_capture(board, board.spot(stone), first) == CaptureOutcome::Captured
}

/// The shares of rooms that are filled with stones, as a chain sees them.
#[derive(Clone, Copy, Default)]
struct Crowding {
    /// Share of the chain's room that its colour's stones fill.
    own: f64,
    /// Largest share that a chain of the other side around that room fills of its own room.
    around: f64,
}

/// Measures how crowded the room of every chain is, in the order of [`Chains::list`].
fn measure_crowding(position: &Position, chains: &Chains) -> Vec<Crowding> {
    let mut crowding = vec![Crowding::default(); chains.list().len()];
    // For each room the chains in it, and the other side's chains around it.
    let mut rooms: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for color in Color::BOTH {
        let open = PointSet::all(position.size()) - position.points_with(Some(color.opponent()));
        for room in open.pieces() {
            // A chain is listed once for each of its stones.
            let inside: Vec<usize> = room.iter().filter_map(|point| chains.at(point)).collect();
            for &chain in &inside {
                crowding[chain].own = inside.len() as f64 / room.len() as f64;
            }
            let mut walls = chains.beside(&room.to_vec());
            walls.retain(|&chain| chains.list()[chain].color != color);
            rooms.push((inside, walls));
        }
    }
    // Every chain's own share is known only now.
    for (inside, walls) in rooms {
        let most = walls
            .iter()
            .map(|&chain| crowding[chain].own)
            .fold(0.0, f64::max);
        for chain in inside {
            crowding[chain].around = most;
        }
    }
    crowding
}

/// Returns `position` without its intruders: chains that players leave standing because they are
/// dead beyond question. Random play would let them live in a large territory and kill the walls
/// around it.
fn lift_intruders(position: &Position, chains: &Chains) -> Position {
    let mut lifted = position.clone();
    for (chain, crowding) in chains.list().iter().zip(measure_crowding(position, chains)) {
        if crowding.own < INTRUDER_FILLS && crowding.around >= CROWDING * crowding.own {
            for &point in &chain.points {
                lifted.set(point, None);
            }
        }
    }
    lifted
}
