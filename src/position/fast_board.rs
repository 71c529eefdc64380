//! A board for playing games out fast.
//!
//! Points are indices into flat arrays with a border of sentinels, chains are circular lists of
//! stones, and liberties are counted as pseudo-liberties: every chain keeps the number, the sum and
//! the sum of squares of its (stone, empty neighbour) pairs, so that "one liberty left" is a single
//! comparison (the trick of libEGO, Łukasz Lew, 2009). Unlike [`Position`] the board changes in
//! place and knows nothing of history but the simple ko.
//!
//! Invariant: the tally at a chain's head covers exactly its (stone, empty neighbour) pairs. A move
//! costs a few array accesses for each neighbour, and for each stone that is captured or joined to
//! a larger chain.
//!
//! Positions are accepted as they are: a chain that starts without liberties stays until it is
//! captured.

mod chain_tally;

use crate::color::{ByColor, Color};
use crate::point::{BoardSize, Point};
use crate::position::Position;
use chain_tally::ChainTally;

/// An index into the padded arrays; [`FastBoard::NOWHERE`] is a border point.
pub(crate) type Spot = u16;

/// The content of a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    /// An empty point.
    Empty,
    /// A stone.
    Stone(Color),
    /// Off the board.
    Border,
}

/// Up to [`Liberties::LIMIT`] different liberties of a chain.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Liberties {
    spots: [Spot; Liberties::LIMIT],
    len: usize,
}

impl Liberties {
    /// Most liberties that are listed: more make no difference to any question asked of this board.
    pub(crate) const LIMIT: usize = 4;

    /// Returns true if no further liberty can be added.
    fn is_full(&self) -> bool {
        self.len == Self::LIMIT
    }

    fn insert(&mut self, spot: Spot) {
        if !self.is_full() && !self.as_slice().contains(&spot) {
            self.spots[self.len] = spot;
            self.len += 1;
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn as_slice(&self) -> &[Spot] {
        &self.spots[..self.len]
    }
}

/// The board itself. Every [`Spot`] given to its methods must lie on the board.
#[derive(Clone, Debug)]
pub(crate) struct FastBoard {
    /// Distance between two rows in the arrays.
    stride: Spot,
    size: BoardSize,
    cells: Vec<Cell>,
    /// Head of the chain to which the stone on each spot belongs.
    heads: Vec<Spot>,
    /// Next stone of the chain of the stone on each spot, in a circle.
    next: Vec<Spot>,
    /// Tallies of the chains, at their heads.
    chains: Vec<ChainTally>,
    /// The empty spots, in no particular order.
    empty: Vec<Spot>,
    /// Index of each empty spot in `empty`.
    slots: Vec<u16>,
    /// The spot where a ko may not be retaken at once.
    ko: Spot,
}

impl FastBoard {
    /// A border point, standing for "no spot".
    pub(crate) const NOWHERE: Spot = 0;

    pub(crate) fn new(position: &Position) -> FastBoard {
        let size = position.size();
        let stride = size.width() + 2;
        let len = stride * (size.height() + 2);
        let mut board = FastBoard {
            stride: stride as Spot,
            size,
            cells: vec![Cell::Border; len],
            heads: vec![Self::NOWHERE; len],
            next: vec![Self::NOWHERE; len],
            chains: vec![ChainTally::default(); len],
            empty: Vec::with_capacity(size.area()),
            slots: vec![0; len],
            ko: Self::NOWHERE,
        };
        for point in size.points() {
            let spot = board.spot(point);
            board.cells[usize::from(spot)] = Cell::Empty;
            board.slots[usize::from(spot)] = board.empty.len() as u16;
            board.empty.push(spot);
        }
        for point in size.points() {
            if let Some(color) = position.stone(point) {
                board.place_stone(board.spot(point), color);
            }
        }
        board
    }

    /// Makes this board a copy of `other` without allocating.
    pub(crate) fn copy_from(&mut self, other: &FastBoard) {
        self.stride = other.stride;
        self.size = other.size;
        self.cells.clone_from(&other.cells);
        self.heads.clone_from(&other.heads);
        self.next.clone_from(&other.next);
        self.chains.clone_from(&other.chains);
        self.empty.clone_from(&other.empty);
        self.slots.clone_from(&other.slots);
        self.ko = other.ko;
    }

    pub(crate) fn size(&self) -> BoardSize {
        self.size
    }

    /// Returns the number of spots in the padded arrays.
    pub(crate) fn len(&self) -> usize {
        self.cells.len()
    }

    pub(crate) fn spot(&self, point: Point) -> Spot {
        (point.row() as Spot + 1) * self.stride + point.col() as Spot + 1
    }

    pub(crate) fn cell(&self, spot: Spot) -> Cell {
        self.cells[usize::from(spot)]
    }

    pub(crate) fn empty(&self) -> &[Spot] {
        &self.empty
    }

    pub(crate) fn neighbours(&self, spot: Spot) -> [Spot; 4] {
        [spot - self.stride, spot - 1, spot + 1, spot + self.stride]
    }

    pub(crate) fn diagonals(&self, spot: Spot) -> [Spot; 4] {
        [
            spot - self.stride - 1,
            spot - self.stride + 1,
            spot + self.stride - 1,
            spot + self.stride + 1,
        ]
    }

    /// Returns the eight spots around `spot`, in a circle.
    pub(crate) fn around(&self, spot: Spot) -> [Spot; 8] {
        let s = self.stride;
        [
            spot - s - 1,
            spot - s,
            spot - s + 1,
            spot + 1,
            spot + s + 1,
            spot + s,
            spot + s - 1,
            spot - 1,
        ]
    }

    /// Returns the head of the chain at `spot`; two stones have the same head exactly when they are
    /// connected.
    pub(crate) fn head(&self, spot: Spot) -> Spot {
        self.heads[usize::from(spot)]
    }

    fn chain(&self, spot: Spot) -> ChainTally {
        self.chains[usize::from(self.head(spot))]
    }

    /// Returns the number of stones of the chain at `spot`.
    pub(crate) fn chain_size(&self, spot: Spot) -> usize {
        usize::from(self.chain(spot).stones)
    }

    /// Returns true if the chain at `spot` has exactly one liberty.
    pub(crate) fn in_atari(&self, spot: Spot) -> bool {
        self.chain(spot).in_atari()
    }

    /// Returns true if the tally of the chain at `spot` shows that it has more than two liberties. A chain
    /// of which it does not show that may have them nevertheless.
    pub(crate) fn shows_over_two_liberties(&self, spot: Spot) -> bool {
        // A liberty is in at most four pairs.
        self.chain(spot).pairs > 8
    }

    /// Returns the only liberty of the chain in atari at `spot`.
    pub(crate) fn last_liberty(&self, spot: Spot) -> Spot {
        self.chain(spot).last_liberty()
    }

    /// Returns the stones of the chain at `spot`.
    pub(crate) fn stones(&self, spot: Spot) -> impl Iterator<Item = Spot> + '_ {
        let first = self.head(spot);
        std::iter::successors(Some(first), move |&at| {
            let next = self.next[usize::from(at)];
            (next != first).then_some(next)
        })
    }

    /// Returns up to [`Liberties::LIMIT`] liberties of the chain at `spot`.
    pub(crate) fn liberties(&self, spot: Spot) -> Liberties {
        let mut found = Liberties::default();
        self.collect_liberties(spot, Self::NOWHERE, &mut found);
        found
    }

    /// Returns the empty spots connected to the empty spot `first`, and whether stones of each
    /// player are next to them. Marks them in `seen`, which has an entry for every spot, and passes
    /// over those that are marked already.
    pub(crate) fn empty_region(
        &self,
        first: Spot,
        seen: &mut [bool],
    ) -> (Vec<Spot>, ByColor<bool>) {
        let mut region = vec![first];
        seen[usize::from(first)] = true;
        let mut touches = ByColor::default();
        let mut next = 0;
        while let Some(&spot) = region.get(next) {
            next += 1;
            for beside in self.neighbours(spot) {
                match self.cell(beside) {
                    Cell::Stone(color) => touches[color] = true,
                    Cell::Empty if !seen[usize::from(beside)] => {
                        seen[usize::from(beside)] = true;
                        region.push(beside);
                    }
                    Cell::Empty | Cell::Border => {}
                }
            }
        }
        (region, touches)
    }

    /// Adds the liberties of the chain at `spot` to `found`, other than `except`.
    fn collect_liberties(&self, spot: Spot, except: Spot, found: &mut Liberties) {
        for stone in self.stones(spot) {
            for beside in self.neighbours(stone) {
                if beside != except && self.cell(beside) == Cell::Empty {
                    found.insert(beside);
                }
            }
            if found.is_full() {
                return;
            }
        }
    }

    /// Returns up to [`Liberties::LIMIT`] liberties that the chain of a stone of `color` played at
    /// `spot` would have, those gained by captures included.
    pub(crate) fn liberties_after(&self, spot: Spot, color: Color) -> Liberties {
        let mut found = Liberties::default();
        let beside = self.neighbours(spot);
        for at in beside {
            if self.cell(at) == Cell::Empty {
                found.insert(at);
            }
        }
        for at in beside {
            if self.cell(at) == Cell::Stone(color) && !found.is_full() {
                self.collect_liberties(at, spot, &mut found);
            }
        }
        for at in beside {
            if self.cell(at) == Cell::Stone(color.opponent()) && self.in_atari(at) {
                for captured in self
                    .stones(at)
                    .filter(|&stone| self.would_touch(stone, spot, color))
                {
                    found.insert(captured);
                }
            }
        }
        found
    }

    /// Returns true if the chain of a stone of `color` played at `spot` would have at least two
    /// liberties, those gained by captures included.
    ///
    /// The tallies of the chains that it would join say so without a look at their stones, unless
    /// the move captures: the liberties that open then are in no tally yet.
    pub(crate) fn has_two_liberties_after(&self, spot: Spot, color: Color) -> bool {
        let mut joined = ChainTally::default();
        let mut heads = [Self::NOWHERE; 4];
        for (slot, beside) in self.neighbours(spot).into_iter().enumerate() {
            match self.cell(beside) {
                Cell::Empty => joined.add(beside),
                Cell::Stone(owner) if owner == color => {
                    let head = self.head(beside);
                    if !heads.contains(&head) {
                        heads[slot] = head;
                        joined.join(self.chains[usize::from(head)]);
                    }
                    joined.remove(spot);
                }
                Cell::Stone(_) if self.in_atari(beside) => {
                    return self.liberties_after(spot, color).len() >= 2;
                }
                Cell::Stone(_) | Cell::Border => {}
            }
        }
        joined.pairs > 0 && !joined.in_atari()
    }

    /// Returns true if `stone` is next to `spot`, or to a chain of `color` that is.
    fn would_touch(&self, stone: Spot, spot: Spot, color: Color) -> bool {
        let joined = |at: Spot| {
            let own = |near: Spot| {
                self.cell(near) == Cell::Stone(color) && self.head(near) == self.head(at)
            };
            self.cell(at) == Cell::Stone(color) && self.neighbours(spot).into_iter().any(own)
        };
        self.neighbours(stone)
            .into_iter()
            .any(|at| at == spot || joined(at))
    }

    /// Returns true if `color` may play at the empty `spot`: no suicide, no immediate retaking of a
    /// ko.
    pub(crate) fn is_legal(&self, spot: Spot, color: Color) -> bool {
        spot != self.ko
            && self
                .neighbours(spot)
                .into_iter()
                .any(|beside| match self.cell(beside) {
                    Cell::Empty => true,
                    Cell::Stone(other) => (other == color) != self.in_atari(beside),
                    Cell::Border => false,
                })
    }

    /// Plays a legal move, takes captured stones off and returns their number.
    pub(crate) fn play(&mut self, spot: Spot, color: Color) -> usize {
        let foe = Cell::Stone(color.opponent());
        let enclosed = self
            .neighbours(spot)
            .into_iter()
            .all(|at| matches!(self.cell(at), Cell::Border) || self.cell(at) == foe);
        self.place_stone(spot, color);
        let (mut captured, mut last) = (0, Self::NOWHERE);
        for beside in self.neighbours(spot) {
            if self.cell(beside) == foe && self.chain(beside).pairs == 0 {
                captured += self.chain_size(beside);
                last = beside;
                self.lift(beside);
            }
        }
        self.ko = if enclosed && captured == 1 {
            last
        } else {
            Self::NOWHERE
        };
        captured
    }

    /// Returns the spot where a ko may not be retaken at once; [`FastBoard::NOWHERE`] if there is
    /// none.
    pub(crate) fn ko(&self) -> Spot {
        self.ko
    }

    /// Returns the same board on which any ko may be retaken.
    pub(crate) fn without_ko(&self) -> FastBoard {
        let mut board = self.clone();
        board.pass();
        board
    }

    /// Forgets the ko, as after a pass.
    pub(crate) fn pass(&mut self) {
        self.ko = Self::NOWHERE;
    }

    /// Places a stone on an empty spot without capturing.
    fn place_stone(&mut self, spot: Spot, color: Color) {
        let at = usize::from(spot);
        self.take_from_empty(spot);
        self.cells[at] = Cell::Stone(color);
        self.heads[at] = spot;
        self.next[at] = spot;
        self.chains[at] = ChainTally::of_stone();
        for beside in self.neighbours(spot) {
            match self.cell(beside) {
                Cell::Empty => self.chains[at].add(beside),
                Cell::Stone(_) => {
                    let head = usize::from(self.head(beside));
                    self.chains[head].remove(spot);
                }
                Cell::Border => {}
            }
        }
        for beside in self.neighbours(spot) {
            if self.cell(beside) == Cell::Stone(color) && self.head(beside) != self.head(spot) {
                self.merge(spot, beside);
            }
        }
    }

    /// Joins two chains under the larger one's head.
    fn merge(&mut self, one: Spot, other: Spot) {
        let (mut keep, mut gone) = (self.head(one), self.head(other));
        if self.chain_size(keep) < self.chain_size(gone) {
            std::mem::swap(&mut keep, &mut gone);
        }
        let joined = self.chains[usize::from(gone)];
        self.chains[usize::from(keep)].join(joined);
        let mut at = gone;
        loop {
            self.heads[usize::from(at)] = keep;
            at = self.next[usize::from(at)];
            if at == gone {
                break;
            }
        }
        self.next.swap(usize::from(keep), usize::from(gone));
    }

    /// Takes the chain at `spot` off the board.
    pub(crate) fn lift(&mut self, spot: Spot) {
        let first = self.head(spot);
        let mut at = first;
        loop {
            self.cells[usize::from(at)] = Cell::Empty;
            self.slots[usize::from(at)] = self.empty.len() as u16;
            self.empty.push(at);
            for beside in self.neighbours(at) {
                if matches!(self.cell(beside), Cell::Stone(_)) {
                    let head = usize::from(self.head(beside));
                    self.chains[head].add(at);
                }
            }
            at = self.next[usize::from(at)];
            if at == first {
                break;
            }
        }
    }

    /// Removes `spot` from the list of empty spots.
    fn take_from_empty(&mut self, spot: Spot) {
        let slot = usize::from(self.slots[usize::from(spot)]);
        self.empty.swap_remove(slot);
        if let Some(&moved) = self.empty.get(slot) {
            self.slots[usize::from(moved)] = slot as u16;
        }
    }
}
