//! Who holds a local board: keeps every own chain and takes every other.
//!
//! Tried for both players, with either side to move, and with ko threats for neither and for each
//! of them. Whoever holds everything although the other player has the threats also holds it
//! without them, so most regions need no more than that. Lines without a ko are the same whoever
//! has threats.

use super::local_board::{Bits, LocalStones, Terrain, bits};
use super::proof::Prover;
use super::{LocalChain, Verdict};
use crate::color::{ByColor, Color};
use crate::life::Status;
use crate::point::Point;

/// The holder when each player moves first; `None` if neither holds everything.
type HolderByTurn = ByColor<Option<Color>>;

/// The holders of a local board.
pub(super) struct Holders {
    /// The holders if nobody has ko threats.
    without_threats: HolderByTurn,
    /// The holders if Black has ko threats without end, and if White has.
    with_threats: [HolderByTurn; 2],
    /// The holders who need not fear the other player's ko threats.
    despite_threats: HolderByTurn,
    /// Each player's first move where the first move decides.
    first_moves: ByColor<Option<Point>>,
}

/// Whether one player holds a local board.
#[derive(Clone, Copy, Debug, Default)]
struct Grip {
    /// True if the player holds everything when each of them moves first.
    holds: ByColor<bool>,
    /// True if a ko arose in a line that was looked at.
    has_ko: bool,
}

/// A local board, and the number of states that may still be looked at.
struct HolderSearch<'a> {
    terrain: &'a Terrain,
    stones: LocalStones,
    chains: &'a [LocalChain],
    left: usize,
}

impl Holders {
    /// Finds the holders of a local board; `None` if that would take more than `most` states.
    pub fn find(
        terrain: &Terrain,
        stones: LocalStones,
        chains: &[LocalChain],
        most: usize,
    ) -> Option<Holders> {
        let mut search = HolderSearch {
            terrain,
            stones,
            chains,
            left: most,
        };
        // For each player, whether he holds everything although the other has ko threats.
        let mut opposed: ByColor<Grip> = ByColor::default();
        for winner in Color::BOTH {
            opposed[winner] = search.find_grip(winner, Some(winner.opponent()))?;
            if opposed[winner].holds.black && opposed[winner].holds.white {
                return Some(Holders::always(winner));
            }
        }
        let mut even = opposed;
        for winner in Color::BOTH {
            if opposed[winner].has_ko {
                even[winner] = search.find_grip(winner, None)?;
            }
        }
        let despite_threats = find_by_turn(&opposed.black, &opposed.white);
        let without_threats = find_by_turn(&even.black, &even.white);
        let mut with_threats = [without_threats; 2];
        if without_threats.black.is_some() && without_threats.white.is_some() {
            let mut favoured = opposed;
            for winner in Color::BOTH {
                if opposed[winner].has_ko {
                    favoured[winner] = search.find_grip(winner, Some(winner))?;
                }
            }
            with_threats = [
                find_by_turn(&favoured.black, &opposed.white),
                find_by_turn(&opposed.black, &favoured.white),
            ];
        }
        Some(Holders {
            without_threats,
            with_threats,
            despite_threats,
            first_moves: search
                .first_moves(&without_threats, &despite_threats)
                .unwrap_or_default(),
        })
    }

    /// Returns the holders of a local board that one player holds in any case.
    fn always(holder: Color) -> Holders {
        let holders = ByColor::each(|_| Some(holder));
        Holders {
            without_threats: holders,
            with_threats: [holders; 2],
            despite_threats: holders,
            first_moves: ByColor::default(),
        }
    }

    /// Returns a verdict for each chain; `None` if they cannot be told from the holders alone.
    pub fn verdicts(&self, chains: &[LocalChain]) -> Option<Vec<Verdict>> {
        let ByColor {
            black: Some(black_first),
            white: Some(white_first),
        } = self.without_threats
        else {
            return None;
        };
        let is_settled = black_first == white_first;
        let depends_on_ko = self.depends_on_ko();
        // One chain may depend on a ko, and another not.
        let is_known = |holders: &HolderByTurn| holders.black.is_some() && holders.white.is_some();
        if depends_on_ko && chains.len() > 1 && !self.with_threats.iter().all(is_known) {
            return None;
        }
        let verdict = |chain: &LocalChain| match (depends_on_ko, is_settled) {
            (false, true) => Verdict::Proved(status_under(black_first, chain)),
            (false, false) => self.next_move(chain),
            (true, _) => Verdict::Ko {
                without_threats: is_settled.then(|| status_under(black_first, chain)),
            },
        };
        Some(chains.iter().map(verdict).collect())
    }

    /// Returns what the holders tell of each chain where nothing else is known.
    pub fn partial_verdicts(&self, chains: &[LocalChain]) -> Vec<Verdict> {
        // A player who holds everything by moving first, but not if the other does.
        let gains = |&color: &Color| {
            let holders = &self.without_threats;
            holders[color] == Some(color) && holders[color.opponent()] != Some(color)
        };
        let settled = self.without_threats.black;
        let verdict = |chain: &LocalChain| {
            if Color::BOTH.iter().any(gains) {
                self.next_move(chain)
            } else if let Some(holder) = settled
                && self.without_threats.white == settled
            {
                Verdict::Ko {
                    without_threats: Some(status_under(holder, chain)),
                }
            } else {
                Verdict::Contested
            }
        };
        chains.iter().map(verdict).collect()
    }

    /// Returns the verdict on a chain about which the first move decides.
    fn next_move(&self, chain: &LocalChain) -> Verdict {
        let status = |mover| {
            let holder = self.despite_threats[mover].filter(|&holder| holder == mover)?;
            self.first_moves[mover]?;
            Some(status_under(holder, chain))
        };
        Verdict::NextMove {
            first: self.first_moves,
            status: ByColor::each(status),
        }
    }

    fn depends_on_ko(&self) -> bool {
        let differs = |holders: &HolderByTurn| *holders != self.without_threats;
        self.with_threats.iter().any(differs)
    }
}

impl<'a> HolderSearch<'a> {
    fn prover(&self, winner: Color, threats: Option<Color>) -> Prover<'a> {
        let threats = ByColor::each(|color| threats == Some(color));
        Prover::new(self.terrain, self.chains, winner, threats, self.left)
    }

    /// Finds out when `winner` holds everything; `None` if that would take too many states.
    fn find_grip(&mut self, winner: Color, threats: Option<Color>) -> Option<Grip> {
        let mut prover = self.prover(winner, threats);
        let holds = ByColor {
            black: prover.holds(self.stones, Color::Black)?,
            white: prover.holds(self.stones, Color::White)?,
        };
        self.left = prover.left();
        Some(Grip {
            holds,
            has_ko: prover.has_ko(),
        })
    }

    /// Returns each player's best first move if the first move decides: the same for both, if there
    /// is such a move.
    fn first_moves(
        &mut self,
        holders: &HolderByTurn,
        despite_threats: &HolderByTurn,
    ) -> Option<ByColor<Option<Point>>> {
        let winner = Color::BOTH.into_iter().find(|&color| {
            holders[color] == Some(color) && holders[color.opponent()] != Some(color)
        })?;
        let good = ByColor::each(|color| self.good_moves(color, winner, despite_threats));
        let shared = good.black & good.white;
        let choose = |moves: Bits| {
            let best = if shared != 0 { shared } else { moves };
            self.terrain.point(bits(best).next()?)
        };
        Some(ByColor::each(|color| choose(good[color])))
    }

    /// Returns the first moves by which `color` gets everything, even against ko threats where that
    /// is possible, or at least keeps `winner` from it.
    fn good_moves(&self, color: Color, winner: Color, despite_threats: &HolderByTurn) -> Bits {
        if despite_threats[color] == Some(color) {
            let mut prover = self.prover(color, Some(color.opponent()));
            return prover.first_moves(self.stones, color, true);
        }
        let mut prover = self.prover(winner, None);
        prover.first_moves(self.stones, color, color == winner)
    }
}

fn find_by_turn(black: &Grip, white: &Grip) -> HolderByTurn {
    ByColor::each(|first| match (black.holds[first], white.holds[first]) {
        (true, _) => Some(Color::Black),
        (false, true) => Some(Color::White),
        (false, false) => None,
    })
}

/// Returns the status of a chain if `holder` holds everything.
fn status_under(holder: Color, chain: &LocalChain) -> Status {
    match chain.color == holder {
        true => Status::Alive,
        false => Status::Dead,
    }
}
