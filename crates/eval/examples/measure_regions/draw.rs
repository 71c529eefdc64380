//! Draws random small regions behind walls that cannot be captured.

use std::collections::BTreeSet;

use rand::RngExt;
use rand_pcg::Pcg64;

use super::solver::{self, Points, SmallBoard, Stones, Truth};

/// Lines of the boards.
const LINES: usize = 13;
/// The region and its walls lie within so many lines of the top left corner; Black lives beyond.
const WALLED: usize = 9;
/// Most empty points of a region, dame included.
const MOST_EMPTY: usize = 8;

/// A point as row and column.
type Place = (usize, usize);

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Black rings around three to six points, with stones in them.
    Eyes,
    /// Sekis inside a Black ring with liberties outside still open.
    Sekis,
    /// Random stones in a corner of three by four points.
    Corners,
}

/// A board with one region.
pub struct RegionBoard {
    /// `.`, `B` or `W` for every point.
    cells: [[char; LINES]; LINES],
    /// A stone of the chain that is judged, as row and column.
    pub target: Place,
    /// A stone of the largest White chain within a ring.
    pub inner: Option<Place>,
}

impl Kind {
    /// Returns the kind of this name.
    pub fn parse(name: &str) -> Option<Kind> {
        match name {
            "eyes" => Some(Kind::Eyes),
            "sekis" => Some(Kind::Sekis),
            "corners" => Some(Kind::Corners),
            _ => None,
        }
    }

    /// Returns the name.
    fn name(self) -> &'static str {
        match self {
            Kind::Eyes => "eyes",
            Kind::Sekis => "sekis",
            Kind::Corners => "corners",
        }
    }
}

impl RegionBoard {
    /// Returns the board as text, row by row from the top.
    pub fn rows(&self) -> Vec<String> {
        self.cells.iter().map(|row| row.iter().collect()).collect()
    }

    /// Returns the board as a line of `tests/data/regions.txt`: kind, outcome, a stone of the judged
    /// chain, a stone of the White chain inside (or `-`), and the rows of the walled part without
    /// empty ends.
    pub fn to_line(&self, kind: Kind, truth: Truth) -> String {
        let outcome = match truth {
            Truth::Alive => "alive",
            Truth::Dead => "dead",
            Truth::Seki => "seki",
            Truth::NextMove => "next-move",
            Truth::Ko => "ko",
        };
        let inner = self.inner.map_or("-".to_owned(), place_name);
        let walled = self.cells[..WALLED].iter();
        let rows: Vec<String> = walled.map(|row| row[..WALLED].iter().collect()).collect();
        let rows: Vec<&str> = rows.iter().map(|row| row.trim_end_matches('.')).collect();
        let rows = rows.join("/");
        format!(
            "{} {outcome} {} {inner} {}",
            kind.name(),
            place_name(self.target),
            rows.trim_end_matches('/')
        )
    }

    fn at(&self, (row, col): Place) -> char {
        self.cells[row][col]
    }

    fn set(&mut self, (row, col): Place, cell: char) {
        self.cells[row][col] = cell;
    }

    /// Returns the connected points like `from`.
    fn connected(&self, from: Place) -> BTreeSet<Place> {
        let mut found = BTreeSet::from([from]);
        let mut stack = vec![from];
        while let Some(place) = stack.pop() {
            for beside in around(place) {
                if self.at(beside) == self.at(from) && found.insert(beside) {
                    stack.push(beside);
                }
            }
        }
        found
    }

    fn has_liberty(&self, place: Place) -> bool {
        let chain = self.connected(place);
        chain
            .iter()
            .any(|&stone| around(stone).any(|beside| self.at(beside) == '.'))
    }
}

/// Draws a board with its outcome; `None` if this draw gave none.
pub fn draw_board(rng: &mut Pcg64, kind: Kind) -> Option<(RegionBoard, Truth)> {
    let mut board = RegionBoard {
        cells: [['.'; LINES]; LINES],
        target: (0, 0),
        inner: None,
    };
    let (space, ring) = match kind {
        Kind::Corners => (fill_corner(rng, &mut board), BTreeSet::new()),
        Kind::Eyes | Kind::Sekis => draw_ring(rng, &mut board, kind)?,
    };
    let dame = draw_dame(rng, &ring, &space, kind);
    if kind == Kind::Sekis && dame.is_empty() {
        return None;
    }
    let region: BTreeSet<Place> = space.iter().chain(&ring).chain(&dame).copied().collect();
    let walls: Vec<Place> = region
        .iter()
        .flat_map(|&place| around_diagonally(place))
        .filter(|place| !region.contains(place))
        .collect();
    if walls
        .iter()
        .any(|&(row, col)| row >= WALLED || col >= WALLED)
    {
        return None;
    }
    for place in walls {
        board.set(place, 'W');
    }
    draw_surroundings(&mut board);
    // Walls that could be cut off could be captured.
    let touching: BTreeSet<Place> = region
        .iter()
        .flat_map(|&place| around(place))
        .filter(|place| !region.contains(place))
        .collect();
    let wall = board.connected(*touching.first()?);
    if !touching.is_subset(&wall) {
        return None;
    }
    let mut places = (0..LINES).flat_map(|row| (0..LINES).map(move |col| (row, col)));
    if places.any(|place| board.at(place) != '.' && !board.has_liberty(place)) {
        return None;
    }
    let largest = |color: char| {
        let stones = space.iter().filter(|&&place| board.at(place) == color);
        stones
            .max_by_key(|&&place| board.connected(place).len())
            .copied()
    };
    let inner = largest('W');
    let target = match ring.first() {
        // The ring has to be one chain.
        Some(&stone) if board.connected(stone).is_superset(&ring) => stone,
        Some(_) => return None,
        None => largest('B')?,
    };
    board.inner = inner;
    board.target = target;
    let empty = space
        .iter()
        .chain(&dame)
        .filter(|&&place| board.at(place) == '.');
    if !(1..=MOST_EMPTY).contains(&empty.count()) {
        return None;
    }
    let truth = find_truth(&board, &region, &ring, kind)?;
    Some((board, truth))
}

fn fill_corner(rng: &mut Pcg64, board: &mut RegionBoard) -> BTreeSet<Place> {
    let space: BTreeSet<Place> = (0..3)
        .flat_map(|row| (0..4).map(move |col| (row, col)))
        .collect();
    for &place in &space {
        board.set(
            place,
            ['.', '.', '.', 'B', 'B', 'W'][rng.random_range(0..6)],
        );
    }
    space
}

/// Draws an eye space with the Black stones around it.
fn draw_ring(
    rng: &mut Pcg64,
    board: &mut RegionBoard,
    kind: Kind,
) -> Option<(BTreeSet<Place>, BTreeSet<Place>)> {
    let start = match rng.random_range(0..3) {
        0 => (0, 0),
        1 => (0, rng.random_range(1..4)),
        _ => (rng.random_range(1..3), rng.random_range(1..4)),
    };
    let size = match kind {
        Kind::Sekis => rng.random_range(5..=8),
        Kind::Eyes | Kind::Corners => rng.random_range(3..=6),
    };
    let mut space = BTreeSet::from([start]);
    while space.len() < size {
        let from = *space.iter().nth(rng.random_range(0..space.len()))?;
        let beside: Vec<Place> = around(from)
            .filter(|&(row, col)| row < 5 && col < 6)
            .collect();
        space.insert(beside[rng.random_range(0..beside.len())]);
    }
    let ring: BTreeSet<Place> = space
        .iter()
        .flat_map(|&place| around_diagonally(place))
        .filter(|place| !space.contains(place))
        .collect();
    for &place in &ring {
        board.set(place, 'B');
    }
    for &place in &space {
        let cells: &[char] = match kind {
            Kind::Sekis => &['W', 'W', 'W', 'W', 'B', '.', '.', '.'],
            Kind::Eyes | Kind::Corners => &['.', '.', '.', '.', '.', '.', 'W', 'W', 'B'],
        };
        board.set(place, cells[rng.random_range(0..cells.len())]);
    }
    Some((space, ring))
}

/// Draws up to two liberties of a ring between it and the walls.
fn draw_dame(
    rng: &mut Pcg64,
    ring: &BTreeSet<Place>,
    space: &BTreeSet<Place>,
    kind: Kind,
) -> BTreeSet<Place> {
    let outside: Vec<Place> = ring
        .iter()
        .flat_map(|&place| around(place))
        .filter(|place| !ring.contains(place) && !space.contains(place))
        .filter(|&(row, col)| row < WALLED - 1 && col < WALLED - 1)
        .collect();
    if outside.is_empty() || kind == Kind::Corners {
        return BTreeSet::new();
    }
    let count = rng.random_range(0..=2);
    (0..count)
        .map(|_| outside[rng.random_range(0..outside.len())])
        .collect()
}

/// Puts living walls of both sides around the part of the board where the region is.
fn draw_surroundings(board: &mut RegionBoard) {
    for at in 0..=WALLED {
        board.set((WALLED, at), 'W');
        board.set((at, WALLED), 'W');
    }
    for at in 0..=WALLED + 1 {
        board.set((WALLED + 1, at), 'B');
        board.set((at, WALLED + 1), 'B');
    }
}

fn find_truth(
    board: &RegionBoard,
    region: &BTreeSet<Place>,
    ring: &BTreeSet<Place>,
    kind: Kind,
) -> Option<Truth> {
    let places: Vec<Place> = region.iter().copied().collect();
    let bit_of = |place: Place| places.iter().position(|&other| other == place);
    let set = |chosen: &dyn Fn(Place) -> bool| -> Points {
        let bits = places
            .iter()
            .enumerate()
            .filter(|(_, place)| chosen(**place));
        bits.fold(0, |set, (bit, _)| set | 1 << bit)
    };
    let is_wall = |place: Place, color: char| !region.contains(&place) && board.at(place) == color;
    let small = SmallBoard {
        neighbours: places
            .iter()
            .map(|&place| {
                around(place)
                    .filter_map(bit_of)
                    .fold(0, |set, bit| set | 1 << bit)
            })
            .collect(),
        beside_wall: ['B', 'W']
            .map(|color| set(&|place| around(place).any(|beside| is_wall(beside, color)))),
        playable: set(&|place| !ring.contains(&place)),
    };
    let stones: Stones = ['B', 'W'].map(|color| set(&|place| board.at(place) == color));
    let bit = |place: Place| bit_of(place).map(|bit| 1 << bit);
    if kind == Kind::Sekis {
        let is_seki = solver::is_safe(&small, stones, bit(board.inner?)?)?
            && solver::is_safe(&small, stones, bit(board.target)?)?;
        return is_seki.then_some(Truth::Seki);
    }
    let truth = solver::solve(&small, stones, bit(board.target)?, None)?;
    // A ring that lives may do so in seki, or only if Black captures first.
    match board
        .inner
        .filter(|_| kind == Kind::Eyes && truth == Truth::Alive)
    {
        Some(inner) => Some(
            match solver::solve(&small, stones, bit(inner)?, bit(board.target))? {
                Truth::Alive | Truth::Seki => Truth::Seki,
                Truth::Dead => Truth::Alive,
                unsettled => unsettled,
            },
        ),
        None => Some(truth),
    }
}

/// Returns the name of a place, such as `C11`.
fn place_name((row, col): Place) -> String {
    format!("{}{}", char::from(b"ABCDEFGHJKLMN"[col]), LINES - row)
}

fn around((row, col): Place) -> impl Iterator<Item = Place> {
    let beside = [
        (row.wrapping_sub(1), col),
        (row + 1, col),
        (row, col.wrapping_sub(1)),
        (row, col + 1),
    ];
    beside
        .into_iter()
        .filter(|&(row, col)| row < LINES && col < LINES)
}

fn around_diagonally((row, col): Place) -> impl Iterator<Item = Place> {
    let rows = row.saturating_sub(1)..=(row + 1).min(LINES - 1);
    rows.flat_map(move |row| {
        let cols = col.saturating_sub(1)..=(col + 1).min(LINES - 1);
        cols.map(move |col| (row, col))
    })
}
