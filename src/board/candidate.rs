//! Candidates: lattices with the window that explains them best.

use super::evidence::{self, Block, Evidence};
use super::gray::Gray;
use super::lattice::Lattice;
use super::mark::MarkKind;
use super::refine::{self, Fit, Sighting};
use super::window::{self, Window};
use crate::geometry::{BoardPoint, Lens, PhotoFromBoard, PhotoPoint};

/// A lattice fitted to its marks, what is seen on it, and its windows, best first.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Lattice coordinates to the working picture.
    pub picture_from_lattice: PhotoFromBoard,
    /// What is seen on it.
    pub evidence: Evidence,
    /// Windows, best first.
    pub windows: Vec<Window>,
}

/// Lattice points looked at beyond the marked ones, each way.
const MARGIN: i32 = 2;
/// Largest block looked at, each way.
const MOST_COLUMNS: i32 = 28;

/// Fits a lattice to its marks and judges its windows. `None` when the marks do not hold a fit.
pub fn judge(picture: &Gray, lattice: &Lattice, sizes: &[usize]) -> Option<Candidate> {
    let block = extent(lattice)?;
    let sightings: Vec<Sighting> = lattice
        .marks
        .iter()
        .map(|(&(column, row), mark)| Sighting {
            board: BoardPoint { x: f64::from(column), y: f64::from(row) },
            seen: PhotoPoint { x: mark.x, y: mark.y },
            normal: None,
            stone: mark.kind != MarkKind::Crossing,
            weight: if mark.kind == MarkKind::Crossing { 1.0 } else { 0.5 },
        })
        .collect();
    let start = PhotoFromBoard {
        homography: lattice.picture_from_lattice.clone(),
        lens: Lens::ideal(picture.width as u32, picture.height as u32),
    };
    let fit = refine::refine(&start, corners(block), &sightings, sightings.len() > 60)?;
    on_block(picture, fit.picture_from_board, block, sizes)
}

/// Looks at a block through a given map and judges its windows. `None` when no window fits the block.
pub fn on_block(picture: &Gray, map: PhotoFromBoard, block: Block, sizes: &[usize]) -> Option<Candidate> {
    let evidence = evidence::gather(picture, &map, block);
    let windows = window::judge(&evidence, sizes);
    (!windows.is_empty()).then_some(Candidate { picture_from_lattice: map, evidence, windows })
}

impl Candidate {
    /// Log-likelihood of the best window, in nats.
    pub fn best_score(&self) -> f64 {
        self.windows.first().map_or(f64::MIN, |w| w.score)
    }

    /// The same an intersection.
    pub fn mean_score(&self) -> f64 {
        self.windows.first().map_or(f64::MIN, |w| w.score / (w.lines * w.lines) as f64)
    }

    /// The corners of a window in the picture, in order around it.
    pub fn corners(&self, window: &Window) -> [PhotoPoint; 4] {
        corners(window.block()).map(|corner| self.picture_from_lattice.photo(corner))
    }
}

/// Refits the map to the lines and stones seen in a window of the evidence.
pub fn refit(candidate: &Candidate, window: &Window) -> Option<Fit> {
    let board = window.block();
    let map = &candidate.picture_from_lattice;
    let mut sightings = Vec::new();
    for row in board.top..board.top + board.rows as i32 {
        for column in board.left..board.left + board.columns as i32 {
            let node = candidate.evidence.node(column, row);
            let at = BoardPoint { x: f64::from(column), y: f64::from(row) };
            if node.stone > 0.0 {
                let (dx, dy) = (f64::from(node.stone_offset.0), f64::from(node.stone_offset.1));
                let seen = map.photo(BoardPoint { x: at.x + dx, y: at.y + dy });
                sightings.push(Sighting { board: at, seen, normal: None, stone: true, weight: 0.15 });
                continue;
            }
            for (k, (dx, dy)) in evidence::DIRECTIONS.into_iter().enumerate() {
                if node.lines[k] < 0.8 || !board.contains(column + dx, row + dy) {
                    continue;
                }
                let (dx, dy) = (f64::from(dx), f64::from(dy));
                let middle = BoardPoint { x: at.x + 0.31 * dx, y: at.y + 0.31 * dy };
                let across = f64::from(node.offsets[k]);
                let seen = map.photo(BoardPoint { x: middle.x - across * dy, y: middle.y + across * dx });
                let (a, b) = (
                    map.photo(BoardPoint { x: middle.x - 0.1 * dx, y: middle.y - 0.1 * dy }),
                    map.photo(BoardPoint { x: middle.x + 0.1 * dx, y: middle.y + 0.1 * dy }),
                );
                let length = a.distance_px(b).max(1e-9);
                let normal = Some((-(b.y - a.y) / length, (b.x - a.x) / length));
                sightings.push(Sighting { board: middle, seen, normal, stone: false, weight: 0.7 });
            }
        }
    }
    refine::refine(map, corners(board), &sightings, true)
}

/// The outer points of a block: the anchors of a fit.
pub fn corners(block: Block) -> [BoardPoint; 4] {
    let (left, top) = (f64::from(block.left), f64::from(block.top));
    let (right, bottom) = (left + block.columns as f64 - 1.0, top + block.rows as f64 - 1.0);
    [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| BoardPoint { x, y })
}

/// The block that holds all marks and a margin, cut to a size no board exceeds.
fn extent(lattice: &Lattice) -> Option<Block> {
    let range = |pick: fn(&(i32, i32)) -> i32| {
        let (least, most) =
            lattice.marks.keys().map(pick).fold((i32::MAX, i32::MIN), |(l, m), v| (l.min(v), m.max(v)));
        // Where marks reach too far, the part around their median is kept.
        let mut all: Vec<i32> = lattice.marks.keys().map(pick).collect();
        all.sort_unstable();
        let middle = all.get(all.len() / 2).copied()?;
        let half = MOST_COLUMNS / 2;
        let (first, last) = ((least - MARGIN).max(middle - half), (most + MARGIN).min(middle + half));
        Some((first, (last - first + 1) as usize))
    };
    let ((left, columns), (top, rows)) = (range(|k| k.0)?, range(|k| k.1)?);
    Some(Block { left, top, columns, rows })
}
