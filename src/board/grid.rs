//! Grids: a lattice of the network's marks, and which of its lines are the board's.

use super::SeenGrid;
use super::lattice::Lattice;
use super::mark::{Mark, MarkKind};
use super::refine::{self, Fit, Sighting};
use super::said::{Place, Said, Seen};
use super::window::{Block, Window};
use crate::geometry::{BoardPoint, Lens, PhotoFromBoard, PhotoPoint};
use crate::statistics::mean;

/// A mark at most this far from a lattice point is the point's, in spacings.
const REACH: f64 = 0.3;
/// How often the map is fitted and the windows are judged again.
const ROUNDS: usize = 3;
/// Lattice points looked at beyond the marked ones, each way.
const MARGIN: i32 = 2;
/// Largest block looked at, each way.
const MOST_LINES: i32 = 30;
/// The network is not believed beyond these odds at one point, in nats.
const MOST_NATS: f64 = 2.5;
/// What a lattice point outside the picture costs, in nats.
const UNSEEN_NATS: f64 = 2.0;
/// A stone hides where its point lies.
const STONE_WEIGHT: f64 = 0.5;
/// A window this good an intersection, in nats, is a board beyond doubt.
pub(super) const BEYOND_DOUBT: f64 = 2.0;
/// From this many sightings on, the lens is fitted too.
const LENS_SIGHTINGS: usize = 60;

/// A lattice with its windows, best first, as seen in one view.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    /// The map from lattice coordinates to the view's frame, and how well the marks agree with it.
    pub fit: Fit,
    /// Windows, best first; at least one.
    pub windows: Vec<Window>,
    points: Points,
}

/// A lattice at its likeliest window. Its marks may be spanned by steps along the lines, or by diagonal ones:
/// where the first do not make a board, the others are tried. `None` when no window fits, or the marks do not
/// hold a map.
pub(super) fn best(
    said: &Said,
    marks: &[Mark],
    lattice: &Lattice,
    lens: &Lens,
    sizes: &[usize],
) -> Option<Grid> {
    let judge = |lattice: &Lattice, rounds| judge(said, marks, lattice, lens, sizes, rounds);
    let bases = lattice.with_each_basis();
    let first = bases.first().and_then(|lattice| judge(lattice, ROUNDS));
    let score = |grid: &Option<Grid>| grid.as_ref().map_or(f64::MIN, |grid| grid.best().score);
    if first.as_ref().is_some_and(|grid| grid.best().mean_score() >= BEYOND_DOUBT) {
        return first;
    }
    let glances = bases.iter().skip(1).map(|lattice| (lattice, score(&judge(lattice, 1))));
    match glances.max_by(|(_, a), (_, b)| a.total_cmp(b)) {
        Some((lattice, other)) if other > score(&first) => judge(lattice, ROUNDS),
        _ => first,
    }
}

/// The same with the steps as they are.
fn judge(
    said: &Said,
    marks: &[Mark],
    lattice: &Lattice,
    lens: &Lens,
    sizes: &[usize],
    rounds: usize,
) -> Option<Grid> {
    let homography = lattice.picture_from_lattice.clone();
    let mut map = PhotoFromBoard::flat(homography, lens.clone());
    let mut block = extent(lattice, sizes)?;
    let mut fitted_to = block;
    let mut judged = None;
    // Again and again: a window that moves brings other marks into reach.
    for _ in 0..rounds {
        let sightings = sightings(&map, marks, fitted_to);
        let fit = refine::refine(&map, fitted_to.corners(), &sightings, sightings.len() >= LENS_SIGHTINGS)?;
        map = fit.picture_from_board.clone();
        let points = Points::seen(said, marks, &map, block);
        let windows = points.windows(sizes);
        let best = windows.first()?;
        fitted_to = best.block();
        block = around(best, sizes);
        judged = Some(Grid { fit, windows, points });
    }
    judged
}

impl Grid {
    /// Its best window.
    pub fn best(&self) -> Window {
        // There is at least one.
        self.windows.first().copied().unwrap_or(Window { left: 0, top: 0, lines: 0, score: f64::MIN })
    }

    /// The corners of a window in the view's frame, in order around it.
    pub fn corners(&self, window: &Window) -> [PhotoPoint; 4] {
        window.block().corners().map(|corner| self.fit.picture_from_board.photo(corner))
    }

    /// What is seen of a window that is `lead` nats a line ahead of all others. Its sides are in the lattice's order.
    pub fn evidence(&self, window: &Window, lead: f64) -> SeenGrid {
        let is_seen = |&(c, r): &(i32, i32)| self.points.at(c, r).is_some();
        let side = |side: Block| {
            let mut seen = side.points().filter(is_seen).peekable();
            seen.peek().is_some().then(|| mean(seen.map(|(c, r)| self.points.nats(window, c, r))))
        };
        let open = |side: Block| mean(side.points().filter_map(|(c, r)| self.points.open(c, r)));
        let in_picture = |(c, r)| f64::from(u8::from(self.points.at(c, r).is_some()));
        SeenGrid {
            mean_score: window.mean_score(),
            lead,
            weakest_side: window.sides().into_iter().filter_map(side).reduce(f64::min),
            open_sides: window.sides().map(open),
            in_picture: mean(window.block().points().map(in_picture)),
        }
    }
}

/// What is said about the points of a block.
#[derive(Clone, Debug)]
struct Points {
    block: Block,
    /// Row by row; `None` outside the picture.
    seen: Vec<Option<Seen>>,
    /// How much likelier it is seen so if a point of the board is there than if nothing is, in nats: an inner
    /// point, one at an edge, one in a corner.
    nats: Vec<[f64; 3]>,
}

impl Points {
    /// Looks at every point; a mark beside a point speaks for it.
    fn seen(said: &Said, marks: &[Mark], map: &PhotoFromBoard, block: Block) -> Points {
        let mut places: Vec<PhotoPoint> =
            block.points().map(|(column, row)| map.photo(board_point(column, row))).collect();
        for Match { mark, point, .. } in matched(map, marks, block) {
            if let Some(place) = block.index(point.0, point.1).and_then(|k| places.get_mut(k)) {
                *place = PhotoPoint { x: mark.x, y: mark.y };
            }
        }
        let seen: Vec<Option<Seen>> = places.into_iter().map(|place| said.at(place)).collect();
        let nats = seen.iter().map(|seen| PLACES.map(|place| nats(seen.as_ref(), place))).collect();
        Points { block, seen, nats }
    }

    fn at(&self, column: i32, row: i32) -> Option<Seen> {
        self.seen.get(self.block.index(column, row)?).copied().flatten()
    }

    /// Every window of every size that fits the block, best first.
    fn windows(&self, sizes: &[usize]) -> Vec<Window> {
        let block = self.block;
        let mut windows = Vec::new();
        for &lines in sizes {
            for top in block.top..=block.top + block.rows as i32 - lines as i32 {
                for left in block.left..=block.left + block.columns as i32 - lines as i32 {
                    let window = Window { left, top, lines, score: 0.0 };
                    let score = window.block().points().map(|(c, r)| self.nats(&window, c, r)).sum();
                    windows.push(Window { score, ..window });
                }
            }
        }
        windows.sort_by(|a, b| b.score.total_cmp(&a.score));
        windows
    }

    /// How much likelier what is said about a point of the window is if it is one than if nothing is there.
    fn nats(&self, window: &Window, column: i32, row: i32) -> f64 {
        let nats = self.block.index(column, row).and_then(|k| self.nats.get(k));
        nats.map_or(-UNSEEN_NATS, |nats| nats[place_in(window, column, row) as usize])
    }

    /// How much likelier a point is an inner one than one at an edge, in nats.
    fn open(&self, column: i32, row: i32) -> Option<f64> {
        let seen = self.at(column, row)?;
        Some((seen.place(Place::Inner) - seen.place(Place::Edge)).clamp(-MOST_NATS, MOST_NATS))
    }
}

/// In the order of [`Points::nats`].
const PLACES: [Place; 3] = [Place::Inner, Place::Edge, Place::Corner];

fn nats(seen: Option<&Seen>, place: Place) -> f64 {
    let Some(seen) = seen else { return -UNSEEN_NATS };
    let presence = seen.presence.clamp(-MOST_NATS, MOST_NATS);
    // Where nothing seems to lie, what it would be says nothing.
    let there = 1.0 / (1.0 + (-presence).exp());
    presence + there * (seen.place(place) + 3f64.ln()).max(-MOST_NATS)
}

/// What a point is to a window.
fn place_in(window: &Window, column: i32, row: i32) -> Place {
    let last = window.lines as i32 - 1;
    let ends = |k: i32| k == 0 || k == last;
    match (ends(column - window.left), ends(row - window.top)) {
        (false, false) => Place::Inner,
        (true, true) => Place::Corner,
        _ => Place::Edge,
    }
}

/// The marks at points of a block as sightings of them.
fn sightings(map: &PhotoFromBoard, marks: &[Mark], block: Block) -> Vec<Sighting> {
    matched(map, marks, block)
        .into_iter()
        .map(|Match { mark, point, .. }| Sighting {
            board: board_point(point.0, point.1),
            seen: PhotoPoint { x: mark.x, y: mark.y },
            weight: f64::from(mark.strength)
                * if mark.kind == MarkKind::Crossing { 1.0 } else { STONE_WEIGHT },
        })
        .collect()
}

/// A mark at a lattice point.
#[derive(Clone, Copy)]
struct Match<'a> {
    mark: &'a Mark,
    point: (i32, i32),
    /// How far the mark is off, in spacings.
    off: f64,
}

/// The nearest mark of every point of a block that has one in reach.
fn matched<'a>(map: &PhotoFromBoard, marks: &'a [Mark], block: Block) -> Vec<Match<'a>> {
    let mut nearest: Vec<Option<Match>> = vec![None; block.columns * block.rows];
    for mark in marks {
        let Some(place) = map.plane(PhotoPoint { x: mark.x, y: mark.y }) else { continue };
        let point = (place.x.round() as i32, place.y.round() as i32);
        let off = (place.x - f64::from(point.0)).hypot(place.y - f64::from(point.1));
        let Some(slot) = block.index(point.0, point.1).and_then(|k| nearest.get_mut(k)) else { continue };
        if off <= REACH && slot.is_none_or(|other| off < other.off) {
            *slot = Some(Match { mark, point, off });
        }
    }
    nearest.into_iter().flatten().collect()
}

fn board_point(column: i32, row: i32) -> BoardPoint {
    BoardPoint { x: f64::from(column), y: f64::from(row) }
}

/// The block around the marked points in which every size fits, wherever its unmarked lines are.
fn extent(lattice: &Lattice, sizes: &[usize]) -> Option<Block> {
    let range = |pick: fn(&(i32, i32)) -> i32| {
        let least = lattice.marks.keys().map(pick).min()?;
        let most = lattice.marks.keys().map(pick).max()?;
        Some(widened(least, most, sizes))
    };
    let ((left, columns), (top, rows)) = (range(|k| k.0)?, range(|k| k.1)?);
    Some(Block { left, top, columns, rows })
}

/// The block around a window in which every size fits that has it in the middle or at an end.
fn around(window: &Window, sizes: &[usize]) -> Block {
    let last = window.lines as i32 - 1;
    let (left, columns) = widened(window.left, window.left + last, sizes);
    let (top, rows) = widened(window.top, window.top + last, sizes);
    Block { left, top, columns, rows }
}

/// First line and number of lines.
fn widened(least: i32, most: i32, sizes: &[usize]) -> (i32, usize) {
    let marked = most - least + 1;
    let largest = sizes.iter().copied().max().unwrap_or(0) as i32;
    let margin = MARGIN.max(largest - marked).min((MOST_LINES - marked) / 2).max(0);
    (least - margin, (marked + 2 * margin) as usize)
}
