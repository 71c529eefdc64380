//! The outcome of a local board when both sides play their best, by looking at every line of play.
//!
//! All states that can arise are listed, and the best result of each is found backwards from the
//! ends: two passes, or a board on which nothing can change any more. Moves may repeat a position,
//! so each result is found twice, once with endless play as Black's loss and once as his gain: what
//! Black can force, and what White can. Where both agree no repetition matters, and the result is
//! proved.
//!
//! Passing stands for a move elsewhere. A ko may not be retaken at once, but a player who has ko
//! threats without end may ([`KoThreats`]). Who passes because of a ko does not end play: otherwise
//! whoever took the ko last would keep it by passing, too, which no referee lets stand.
//!
//! Cost: about a microsecond for each state. What is captured becomes empty and is played on, which
//! can take many states; [`solve`] gives up beyond a number that the caller chooses.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::local_board::{Bits, LocalMove, LocalStones, Terrain, bits};
use super::settled::settled_area;
use crate::color::{ByColor, Color};

/// A captured chain of more stones than this leaves an eye space that is alive as it stands.
const LARGE: u32 = 7;
/// The value of endless play for the player who gains by it.
const ENDLESS: i8 = i8::MAX;

/// For each player, true if the player has ko threats without end.
pub(super) type KoThreats = ByColor<bool>;

/// The result of a local board when one of the players moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    /// The points of each player at the end.
    pub area: ByColor<Bits>,
    /// The stones at the end.
    pub stones: LocalStones,
    /// The first move; `None` for a pass.
    pub first_move: Option<u8>,
}

/// The outcomes when each of the players moves first: what Black can force, and what White can.
/// They are the same unless repetition matters.
pub(super) type Outcomes = ByColor<Option<[Outcome; 2]>>;

/// The results of a local board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Solution {
    /// The outcomes if nobody has ko threats.
    pub without_threats: Outcomes,
    /// The outcomes if Black has ko threats without end, and if White has. Empty if no ko can
    /// arise.
    pub with_threats: Vec<Outcomes>,
}

/// Stones with the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct State {
    stones: LocalStones,
    mover: Color,
    /// The point where the mover may not retake a ko, unless the mover has ko threats.
    ko: Option<u8>,
    /// The player who has just captured everything, which ends play.
    captor: Option<Color>,
}

/// A state with its moves.
struct Node {
    state: State,
    /// Each player's points as the board stands, if both pass.
    area: ByColor<Bits>,
    /// True if play ends here, because nothing can change.
    is_end: bool,
    /// The points that the mover can play on, and the nodes that they lead to, in the graph's list.
    moves: Range<usize>,
    /// The node after a pass.
    after_pass: usize,
    /// The node of the same stones without a ko.
    without_ko: usize,
}

/// All states that can arise.
struct Graph<'a> {
    terrain: &'a Terrain,
    nodes: Vec<Node>,
    moves: Vec<(u8, usize)>,
    indices: FxHashMap<State, usize>,
}

/// Finds the results of a local board. `None` if more than `most` states can arise.
pub(super) fn solve(terrain: &Terrain, stones: LocalStones, most: usize) -> Option<Solution> {
    let mut graph = Graph {
        terrain,
        nodes: Vec::new(),
        moves: Vec::new(),
        indices: FxHashMap::default(),
    };
    let roots = ByColor::each(|mover| graph.index_of(State::new(stones, mover)));
    graph.grow(most)?;
    let outcomes = |holder: Option<Color>| {
        let threats = ByColor::each(|color| holder == Some(color));
        find_outcomes(&graph, &roots, threats)
    };
    let has_ko = graph.nodes.iter().any(|node| node.state.ko.is_some());
    let holders = Color::BOTH.into_iter().filter(|_| has_ko);
    Some(Solution {
        without_threats: outcomes(None),
        with_threats: holders.map(|holder| outcomes(Some(holder))).collect(),
    })
}

fn find_outcomes(graph: &Graph<'_>, roots: &ByColor<usize>, threats: KoThreats) -> Outcomes {
    let plays = [-ENDLESS, ENDLESS].map(|endless| BestPlay::find(graph, threats, endless));
    ByColor::each(|color| {
        let from = Turn {
            node: roots[color],
            passed: false,
        };
        let [by_black, by_white] = plays.each_ref().map(|play| play.follow(from));
        Some([by_black?, by_white?])
    })
}

/// Returns true if a capture gives everything to the captor: it leaves room for two eyes, or
/// nothing of the other side between the captor's walls.
pub(super) fn holds_all(terrain: &Terrain, captor: Color, after: &LocalMove) -> bool {
    let foe = captor.opponent();
    let leaves_nothing = after.captured != 0 && after.stones.of[foe] == 0;
    let is_walled_in = terrain.beside_wall(foe) == 0 && terrain.beside_wall(captor) != 0;
    after.captured.count_ones() > LARGE || (leaves_nothing && is_walled_in)
}

impl State {
    fn new(stones: LocalStones, mover: Color) -> State {
        State {
            stones,
            mover,
            ko: None,
            captor: None,
        }
    }
}

impl Graph<'_> {
    /// Returns the index of the node of a state, which is listed if it is new.
    fn index_of(&mut self, state: State) -> usize {
        if let Some(&index) = self.indices.get(&state) {
            return index;
        }
        let settled = match state.captor {
            Some(captor) => {
                let all = self.terrain.counted();
                Some(ByColor::each(|color| if color == captor { all } else { 0 }))
            }
            None => settled_area(self.terrain, &state.stones),
        };
        let index = self.nodes.len();
        self.nodes.push(Node {
            state,
            area: settled.unwrap_or_else(|| self.terrain.area(&state.stones)),
            is_end: settled.is_some(),
            moves: 0..0,
            after_pass: index,
            without_ko: index,
        });
        self.indices.insert(state, index);
        index
    }

    /// Lists everything that can arise. `None` if that is more than `most` states.
    fn grow(&mut self, most: usize) -> Option<()> {
        let mut next = 0;
        while let Some(node) = self.nodes.get(next) {
            if self.nodes.len() > most {
                return None;
            }
            if !node.is_end {
                let state = node.state;
                let first = self.moves.len();
                self.list_moves(state);
                let after_pass = self.index_of(State::new(state.stones, state.mover.opponent()));
                let without_ko = self.index_of(State { ko: None, ..state });
                let moves = first..self.moves.len();
                let node = self.nodes.get_mut(next)?;
                node.moves = moves;
                node.after_pass = after_pass;
                node.without_ko = without_ko;
            }
            next += 1;
        }
        Some(())
    }

    fn list_moves(&mut self, state: State) {
        let foe = state.mover.opponent();
        for bit in bits(self.terrain.playable(&state.stones, state.mover)) {
            if state.ko == Some(bit) {
                continue;
            }
            let Some(after) = self.terrain.play(&state.stones, state.mover, bit) else {
                continue;
            };
            let to = self.index_of(State {
                ko: after.ko,
                captor: holds_all(self.terrain, state.mover, &after).then_some(state.mover),
                ..State::new(after.stones, foe)
            });
            self.moves.push((bit, to));
        }
    }

    /// Returns Black's points less White's if play ends with this node.
    fn count(&self, node: usize) -> i8 {
        let area = &self.nodes[node].area;
        area.black.count_ones() as i8 - area.white.count_ones() as i8
    }
}

/// A node, and whether the other player has just passed, so that a pass would end play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    node: usize,
    passed: bool,
}

/// A move or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Choice {
    /// The point; `None` for a pass.
    bit: Option<u8>,
    /// The turn that it leads to; `None` for the end of play, by the second pass.
    to: Option<Turn>,
}

impl Turn {
    /// Returns its index in lists that hold something for every turn.
    fn index(self) -> usize {
        2 * self.node + usize::from(self.passed)
    }
}

/// Best play from every turn.
struct BestPlay<'a> {
    graph: &'a Graph<'a>,
    threats: KoThreats,
    /// Black's points less White's at the end.
    values: Vec<i8>,
    /// Smallest number of best moves and passes to the end; `None` if they do not lead there.
    distances: Vec<Option<u32>>,
}

impl<'a> BestPlay<'a> {
    /// Finds best play where endless play is worth `endless`, Black's points less White's.
    fn find(graph: &'a Graph<'a>, threats: KoThreats, endless: i8) -> BestPlay<'a> {
        let mut play = BestPlay {
            graph,
            threats,
            values: Vec::new(),
            distances: Vec::new(),
        };
        play.find_values(endless);
        play.count_turns_to_end();
        play
    }

    /// Returns every turn. What can arise later is listed later.
    fn turns(&self) -> impl DoubleEndedIterator<Item = Turn> + use<> {
        let nodes = 0..self.graph.nodes.len();
        nodes.flat_map(|node| [false, true].map(|passed| Turn { node, passed }))
    }

    /// Returns what the mover can choose; nothing at the end of play.
    fn choices(&self, turn: Turn) -> impl Iterator<Item = Choice> + '_ {
        let node = &self.graph.nodes[turn.node];
        let has_threats = self.threats[node.state.mover.opponent()];
        let play = move |&(bit, node): &(u8, usize)| {
            let node = match has_threats {
                true => self.graph.nodes[node].without_ko,
                false => node,
            };
            Choice {
                bit: Some(bit),
                to: Some(Turn {
                    node,
                    passed: false,
                }),
            }
        };
        let pass = Choice {
            bit: None,
            to: (!turn.passed).then_some(Turn {
                node: node.after_pass,
                passed: node.state.ko.is_none(),
            }),
        };
        let moves = self.graph.moves[node.moves.clone()].iter().map(play);
        moves.chain((!node.is_end).then_some(pass))
    }

    /// Returns the value of a choice at a turn.
    fn value_of(&self, turn: Turn, choice: &Choice) -> i8 {
        match choice.to {
            Some(next) => self.values[next.index()],
            None => self.graph.count(turn.node),
        }
    }

    fn find_values(&mut self, endless: i8) {
        let start = |turn: Turn| match self.graph.nodes[turn.node].is_end {
            true => self.graph.count(turn.node),
            false => endless,
        };
        self.values = self.turns().map(start).collect();
        // Values only rise, or only fall, so this ends. Most are right at once, because what comes
        // later is looked at first.
        loop {
            let mut is_changed = false;
            for turn in self.turns().rev() {
                let after = self
                    .choices(turn)
                    .map(|choice| self.value_of(turn, &choice));
                let value = match self.graph.nodes[turn.node].state.mover {
                    Color::Black => after.max(),
                    Color::White => after.min(),
                };
                if let Some(value) = value
                    && value != self.values[turn.index()]
                {
                    self.values[turn.index()] = value;
                    is_changed = true;
                }
            }
            if !is_changed {
                return;
            }
        }
    }

    fn count_turns_to_end(&mut self) {
        let start = |turn: Turn| self.graph.nodes[turn.node].is_end.then_some(0);
        self.distances = self.turns().map(start).collect();
        loop {
            let mut is_changed = false;
            for turn in self.turns().rev() {
                let best = self.best_choices(turn);
                let nearest = best.filter_map(|choice| self.distance_after(&choice)).min();
                let Some(distance) = nearest.map(|nearest| nearest + 1) else {
                    continue;
                };
                if self.distances[turn.index()].is_none_or(|known| distance < known) {
                    self.distances[turn.index()] = Some(distance);
                    is_changed = true;
                }
            }
            if !is_changed {
                return;
            }
        }
    }

    /// Returns the choices that keep the value of a turn.
    fn best_choices(&self, turn: Turn) -> impl Iterator<Item = Choice> + '_ {
        let value = self.values[turn.index()];
        self.choices(turn)
            .filter(move |choice| self.value_of(turn, choice) == value)
    }

    fn distance_after(&self, choice: &Choice) -> Option<u32> {
        match choice.to {
            Some(next) => self.distances[next.index()],
            None => Some(0),
        }
    }

    /// Follows best play to the end: dame are filled, and otherwise the shortest way is taken.
    /// `None` if it does not end.
    fn follow(&self, from: Turn) -> Option<Outcome> {
        let (mut turn, mut first_move) = (from, None);
        let mut dame = self.graph.terrain.all().count_ones();
        self.distances[from.index()]?;
        while !self.graph.nodes[turn.node].is_end {
            let filling = self.fill_dame(turn).filter(|_| dame > 0);
            dame -= u32::from(filling.is_some());
            let choice = filling.or_else(|| self.shortest(turn))?;
            if turn == from {
                first_move = choice.bit;
            }
            match choice.to {
                Some(next) => turn = next,
                None => break,
            }
        }
        let node = &self.graph.nodes[turn.node];
        Some(Outcome {
            area: node.area,
            stones: node.state.stones,
            first_move,
        })
    }

    /// Returns a best move on a point that is nobody's.
    fn fill_dame(&self, turn: Turn) -> Option<Choice> {
        let area = &self.graph.nodes[turn.node].area;
        let taken = area.black | area.white;
        let is_dame = |bit: u8| taken & (1 << bit) == 0;
        self.best_choices(turn)
            .find(|choice| choice.bit.is_some_and(is_dame) && self.distance_after(choice).is_some())
    }

    /// Returns the best choice that leads to the end by the shortest way.
    fn shortest(&self, turn: Turn) -> Option<Choice> {
        let best = self.best_choices(turn);
        let known = best.filter_map(|choice| Some((self.distance_after(&choice)?, choice)));
        known
            .min_by_key(|(distance, _)| *distance)
            .map(|(_, choice)| choice)
    }
}
