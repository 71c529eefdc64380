//! Proof that one player holds a local board: keeps every own chain and takes every other.
//!
//! Most regions end that way, and then one line of play after each answer of the other side is
//! enough: far fewer states than a complete list ([`solve`](super::solve)). The search goes depth
//! first, remembers what it has proved, and tries first the moves that decided other states.
//!
//! Repetition: a line that comes back to a state does not win, so every proof is finite. "Does not
//! win" may hold only because of the moves before, so it is remembered only where the state does
//! not depend on an earlier one. What is remembered is therefore true of the state alone.
//!
//! Two kinds of moves are left out, because a pass is at least as good: a point that belongs to
//! either side even if it always passes, and an eye of one point within one chain.

use std::cmp::Reverse;

use rustc_hash::FxHashMap;

use super::LocalChain;
use super::local_board::{Bits, LocalStones, Terrain, bits};
use super::settled::safe_area;
use super::solve::{self, KoThreats};
use super::status_at_end;
use crate::color::{ByColor, Color};
use crate::life::Status;

/// A search for a proof that `winner` holds a local board.
pub(super) struct Prover<'a> {
    terrain: &'a Terrain,
    chains: &'a [LocalChain],
    winner: Color,
    threats: KoThreats,
    /// What is known of a state: true if `winner` holds everything.
    known: FxHashMap<State, bool>,
    /// The safe areas of the winner and the other side: states share their stones.
    areas: FxHashMap<LocalStones, [Bits; 2]>,
    /// The states on the way to the present one, with their depths.
    path: FxHashMap<State, usize>,
    /// For each player and point, the number of states that a move there decided.
    decisive: ByColor<Vec<u32>>,
    /// Number of states that may still be looked at.
    left: usize,
    /// True if a ko has been seen.
    has_ko: bool,
}

/// Stones with the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State {
    stones: LocalStones,
    mover: Color,
    /// True if the other player has just passed, so that a pass ends play.
    passed: bool,
    /// The point where the mover may not retake a ko.
    ko: Option<u8>,
    /// The player who has just captured everything, which ends play.
    captor: Option<Color>,
}

/// An answer about a state.
#[derive(Clone, Copy, Debug)]
enum Answer {
    Wins,
    /// `because_of` is the smallest depth of a state on the way that play would come back to;
    /// `None` if the answer is true of the state alone.
    Fails {
        because_of: Option<usize>,
    },
}

/// A move or a pass, and the state after it; `None` for the end of play.
struct Choice {
    /// The choice with the highest number is looked at first.
    promise: u32,
    bit: Option<u8>,
    to: Option<State>,
}

impl<'a> Prover<'a> {
    /// Returns a search that looks at no more than `most` states.
    pub fn new(
        terrain: &'a Terrain,
        chains: &'a [LocalChain],
        winner: Color,
        threats: KoThreats,
        most: usize,
    ) -> Prover<'a> {
        let points = terrain.all().count_ones() as usize;
        Prover {
            terrain,
            chains,
            winner,
            threats,
            known: FxHashMap::default(),
            areas: FxHashMap::default(),
            path: FxHashMap::default(),
            decisive: ByColor::each(|_| vec![0; points]),
            left: most,
            has_ko: false,
        }
    }

    /// Returns true if the winner holds everything when `first` moves first; `None` if that would
    /// take too many states.
    pub fn holds(&mut self, stones: LocalStones, first: Color) -> Option<bool> {
        self.holds_state(State::new(stones, first))
    }

    /// Returns true if a ko arose in a line that was looked at.
    pub fn has_ko(&self) -> bool {
        self.has_ko
    }

    /// Returns the number of states that may still be looked at.
    pub fn left(&self) -> usize {
        self.left
    }

    /// Returns the first moves of `first` after which the winner holds everything, or does not.
    pub fn first_moves(&mut self, stones: LocalStones, first: Color, holds: bool) -> Bits {
        let mut found = 0;
        for choice in self.list_choices(State::new(stones, first), 0, 0) {
            if let (Some(bit), Some(state)) = (choice.bit, choice.to)
                && self.holds_state(state) == Some(holds)
            {
                found |= 1 << bit;
            }
        }
        found
    }

    fn holds_state(&mut self, state: State) -> Option<bool> {
        self.path.clear();
        let answer = self.search(state, 0)?;
        Some(matches!(answer, Answer::Wins))
    }

    fn search(&mut self, state: State, depth: usize) -> Option<Answer> {
        if let Some(&wins) = self.known.get(&state) {
            return Some(Answer::of(wins));
        }
        if let Some(&earlier) = self.path.get(&state) {
            return Some(Answer::Fails {
                because_of: Some(earlier),
            });
        }
        self.left = self.left.checked_sub(1)?;
        self.has_ko |= state.ko.is_some();
        let [own_area, foreign_area] = self.safe_areas(&state.stones);
        if let Some(wins) = self.settled(&state, own_area, foreign_area) {
            self.known.insert(state, wins);
            return Some(Answer::of(wins));
        }
        self.path.insert(state, depth);
        let is_winners_turn = state.mover == self.winner;
        let mut because_of = None;
        let mut decision = None;
        for choice in self.list_choices(state, own_area, foreign_area) {
            let answer = match choice.to {
                Some(next) => self.search(next, depth + 1)?,
                None => Answer::of(self.wins_at_end(&state.stones, own_area)),
            };
            let decides = match answer {
                Answer::Wins => is_winners_turn,
                Answer::Fails { .. } => !is_winners_turn,
            };
            if decides {
                if let Some(bit) = choice.bit {
                    self.decisive[state.mover][usize::from(bit)] += 1;
                }
                decision = Some(answer);
                break;
            }
            if let Answer::Fails {
                because_of: Some(earlier),
            } = answer
            {
                because_of = Some(because_of.map_or(earlier, |least: usize| least.min(earlier)));
            }
        }
        self.path.remove(&state);
        let answer = match decision {
            Some(answer) => answer,
            None if is_winners_turn => Answer::Fails { because_of },
            None => Answer::Wins,
        };
        Some(match answer {
            Answer::Fails {
                because_of: Some(earlier),
            } if earlier < depth => answer,
            Answer::Fails { .. } => {
                self.known.insert(state, false);
                Answer::of(false)
            }
            Answer::Wins => {
                self.known.insert(state, true);
                answer
            }
        })
    }

    /// Returns the points that the winner, and the other side, hold even if they always pass.
    fn safe_areas(&mut self, stones: &LocalStones) -> [Bits; 2] {
        *self.areas.entry(*stones).or_insert_with(|| {
            [self.winner, self.winner.opponent()]
                .map(|color| safe_area(self.terrain, stones, color))
        })
    }

    /// Returns whether the winner holds everything if nothing can change that any more.
    fn settled(&self, state: &State, own_area: Bits, foreign_area: Bits) -> Option<bool> {
        if let Some(captor) = state.captor {
            return Some(captor == self.winner);
        }
        let counted = self.terrain.counted();
        let mut stones = self.chains.iter().map(|chain| chain.stones & counted);
        if stones.any(|chain| chain & foreign_area != 0) {
            return Some(false);
        }
        let all = self.chains.iter().fold(0, |all, chain| all | chain.stones);
        (all & counted & !own_area == 0).then_some(true)
    }

    /// Returns true if the winner keeps every own chain and takes every other when play ends here.
    fn wins_at_end(&self, stones: &LocalStones, own_area: Bits) -> bool {
        let mut area = self.terrain.area(stones);
        area[self.winner] |= own_area;
        area[self.winner.opponent()] &= !own_area;
        self.chains.iter().all(|chain| {
            let wanted = match chain.color == self.winner {
                true => Status::Alive,
                false => Status::Dead,
            };
            status_at_end(self.terrain, &area, stones, chain) == Some(wanted)
        })
    }

    /// Returns the mover's choices, the most promising first: captures, then what decided other
    /// states, and the pass last.
    fn list_choices(&self, state: State, own_area: Bits, foreign_area: Bits) -> Vec<Choice> {
        let mover = state.mover;
        let foe = mover.opponent();
        let mut choices = Vec::new();
        let playable = self.terrain.playable(&state.stones, mover) & !own_area & !foreign_area;
        for bit in bits(playable) {
            if state.ko == Some(bit) || self.is_own_eye(&state.stones, mover, bit) {
                continue;
            }
            let Some(after) = self.terrain.play(&state.stones, mover, bit) else {
                continue;
            };
            let captor = solve::holds_all(self.terrain, mover, &after).then_some(mover);
            let to = State {
                ko: after.ko.filter(|_| !self.threats[foe]),
                captor,
                ..State::new(after.stones, foe)
            };
            let captures = 1_000 * after.captured.count_ones();
            choices.push(Choice {
                promise: 1 + captures + self.decisive[mover][usize::from(bit)],
                bit: Some(bit),
                to: Some(to),
            });
        }
        let after_pass = State {
            // Who may not retake a ko at once has to wait for a turn, and does not end play.
            passed: state.ko.is_none(),
            ..State::new(state.stones, foe)
        };
        choices.push(Choice {
            // The end of play costs nothing to look at.
            promise: if state.passed { u32::MAX } else { 0 },
            bit: None,
            to: (!state.passed).then_some(after_pass),
        });
        choices.sort_by_key(|choice| Reverse(choice.promise));
        choices
    }

    /// Returns true if a point is an eye within one chain of `color`, or between its walls.
    fn is_own_eye(&self, stones: &LocalStones, color: Color, bit: u8) -> bool {
        let point = 1 << bit;
        let around = self.terrain.neighbours(point);
        let walls = self.terrain.beside_wall(color);
        let is_surrounded = around & !stones.of[color] == 0
            && self.terrain.beside_wall(color.opponent()) & point == 0;
        let first = around & around.wrapping_neg();
        let chain = self.terrain.connected(first, stones.of[color]);
        let is_held = chain == 0 || chain & walls != 0;
        is_surrounded && around & !chain == 0 && (point & walls == 0 || is_held)
    }
}

impl Answer {
    /// Returns an answer that is true of a state alone.
    fn of(wins: bool) -> Answer {
        match wins {
            true => Answer::Wins,
            false => Answer::Fails { because_of: None },
        }
    }
}

impl State {
    fn new(stones: LocalStones, mover: Color) -> State {
        State {
            stones,
            mover,
            passed: false,
            ko: None,
            captor: None,
        }
    }
}
