//! The grid: the exact map of a lattice of detections, and the decision which of its lines are the
//! board's.
//!
//! A lattice ([`super::lattice`]) has an arbitrary origin, an unknown extent, and a rough map. Here
//! the map becomes exact and the extent is decided, each with the help of the other:
//!
//! 1. Fit the map, homography and lens, to the detections at the points of the likeliest window so
//!    far ([`refine()`]).
//! 2. Look up every point of a block around that window in the network's output: how likely it is
//!    an inner point, one at an edge, or a corner ([`PointEvidence`]).
//! 3. Score every window of every size in the block: the sum over its points of the log-likelihood
//!    ratio between "the board ends where the window does" and "there is no intersection". A line
//!    too many costs as much as a line too few: where a line is missing, inner points stand where
//!    edges should be, and a surplus line has no intersections.
//!
//! This is repeated [`ROUNDS`] times, because a window that moves brings other detections into
//! reach of the fit. A lattice may be spanned by steps along the lines or by diagonal ones. If the
//! first pair of steps does not make a board beyond doubt, the others that may make squares are
//! tried for one round each, and the best of them for all rounds.
//!
//! Invariant: the contribution of one point is bounded (`evidence`), so that no single point,
//! such as one under a hand or a reflection, outweighs the others. Cost: the windows of a round are
//! scored from sums over blocks, some 10³ times a dozen additions; the fit takes most of the time.

mod evidence;

use ndarray::Array2;

use evidence::PointEvidence;

use super::detection::{Detection, DetectionKind};
use super::lattice::Lattice;
use super::prediction::BoardPrediction;
use super::viewport::Viewport;
use super::window::{Block, Window};
use super::{SeenGrid, ViewFromLattice};
use crate::geometry::{
    BoardPoint, Fit, FitPrior, Projection, Sighting, SquareCoordinates, ViewPoint, refine,
};
use crate::statistics::mean;

/// A detection at most this far from a lattice point belongs to it, in spacings.
const REACH: f64 = 0.3;
/// Number of times that the map is fitted and the windows are scored.
const ROUNDS: usize = 3;
/// Lines examined beyond the detected ones, each way.
const MARGIN: i32 = 2;
/// Lines of the largest block examined, each way.
const MOST_LINES: i32 = 30;
/// Bound on the log-odds that the board goes on at one point, in nats.
const MOST_GOES_ON: f64 = 5.0;
/// Weight of a stone in the fit: it hides where its point lies.
const STONE_WEIGHT: f64 = 0.5;
/// Height above the crossings at which the network detects stones, in spacings, and its standard
/// deviation. It should mark the crossing below a stone, but cannot see it, and errs towards the
/// stone.
const STONE_HEIGHT: (f64, f64) = (0.0, 0.1);
/// Detections farther than this from the map are outliers, in pixels of the view.
const HUBER_PX: f64 = 1.2;
/// A window with this mean score, in nats per intersection, is a board beyond doubt.
pub(super) const BEYOND_DOUBT: f64 = 2.0;
/// Another basis of a lattice is not tried if it stretches squares by this factor more than the one
/// that stretches them least. Along a line and a diagonal they are stretched by 2.6.
const MOST_STRETCHED: f64 = 2.0;
/// Fewest sightings with which the lens is fitted too.
const LENS_SIGHTINGS: usize = 60;

/// A lattice with its windows, best first, as seen in one view.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    /// The map from lattice coordinates to the view's frame, and how well the detections agree with
    /// it.
    pub fit: Fit<ViewPoint>,
    /// The best windows, best first; at least one.
    pub windows: Vec<Window>,
    points: PointEvidence,
}

/// Everything seen in one view.
#[derive(Clone, Copy)]
pub(super) struct SeenView<'a> {
    /// The network's output.
    pub prediction: &'a BoardPrediction<'a>,
    /// The detections in it.
    pub detections: &'a [Detection<ViewPoint>],
    /// The view.
    pub view: &'a Viewport,
}

/// Finds the likeliest grid of a lattice. Its detections may be spanned by steps along the lines,
/// or by diagonal ones: if the first do not make a board, the others are tried. `None` if no window
/// fits, or the detections do not determine a map.
pub(super) fn find_best(seen: SeenView, lattice: &Lattice, sizes: &[usize]) -> Option<Grid> {
    let first = fit(seen, lattice, sizes, ROUNDS);
    if first
        .as_ref()
        .is_some_and(|grid| grid.best().mean_score() >= BEYOND_DOUBT)
    {
        return first;
    }
    // One round ranks the other bases well enough, at a third of the cost.
    let mut best_other: Option<(&Lattice, f64)> = None;
    let others = with_other_likely_bases(seen.view, lattice);
    for lattice in &others {
        let score = score_of_best(&fit(seen, lattice, sizes, 1));
        if best_other.is_none_or(|(_, best)| score >= best) {
            best_other = Some((lattice, score));
        }
    }
    match best_other {
        Some((lattice, score)) if score > score_of_best(&first) => {
            fit(seen, lattice, sizes, ROUNDS)
        }
        _ => first,
    }
}

/// Returns the lattice with each of the other bases whose squares may be squares on the table.
fn with_other_likely_bases(view: &Viewport, lattice: &Lattice) -> Vec<Lattice> {
    let stretch = |lattice: &Lattice| {
        let homography = view.frame_from_picture.after(&lattice.picture_from_lattice);
        let square = homography.square_coordinates(&view.camera);
        square.map_or(f64::INFINITY, |square| square.stretch)
    };
    let bases = lattice.with_each_basis();
    let least = bases.iter().map(stretch).fold(f64::INFINITY, f64::min);
    let is_likely = |lattice: &Lattice| stretch(lattice) <= MOST_STRETCHED * least;
    // The first basis is the lattice's own.
    bases.into_iter().skip(1).filter(is_likely).collect()
}

/// Returns the score of a grid's best window; the least number without a grid.
fn score_of_best(grid: &Option<Grid>) -> f64 {
    grid.as_ref().map_or(f64::MIN, |grid| grid.best().score)
}

/// Fits the map of a lattice and finds its likeliest windows, with the lattice's steps as they are.
fn fit(seen: SeenView, lattice: &Lattice, sizes: &[usize], rounds: usize) -> Option<Grid> {
    let Viewport {
        frame_from_picture,
        lens,
        ..
    } = seen.view;
    let homography = frame_from_picture.after(&lattice.picture_from_lattice);
    let mut map = Projection::flat(homography, lens.clone());
    let mut map_of_stones = map.clone();
    let mut block = block_around_detections(lattice, sizes)?;
    let mut fitted_to = block;
    let mut grid = None;
    for _ in 0..rounds {
        let sightings = sightings([&map, &map_of_stones], seen.detections, fitted_to);
        let prior = FitPrior {
            camera: seen.view.camera,
            stone_height: STONE_HEIGHT,
            // With few sightings, the lens would follow their noise.
            with_lens: sightings.len() >= LENS_SIGHTINGS,
            huber_px: HUBER_PX,
        };
        let fit = refine(&map, fitted_to.corners(), &sightings, &prior)?;
        map = fit.crossings.clone();
        map_of_stones = fit.stones.clone();
        let points = PointEvidence::gather(seen, [&map, &map_of_stones], block);
        let windows = points.best_windows(sizes);
        let best = windows.first()?;
        // The next fit uses only the detections of this window, since others may be clutter. The
        // next block is wider, since the window may still move.
        fitted_to = best.block();
        block = block_around_window(best, sizes);
        grid = Some(Grid {
            fit,
            windows,
            points,
        });
    }
    grid
}

impl Grid {
    /// Returns its best window.
    pub fn best(&self) -> Window {
        // There is at least one.
        self.windows.first().copied().unwrap_or(Window {
            left: 0,
            top: 0,
            lines: 0,
            score: f64::MIN,
        })
    }

    /// Returns coordinates in which squares on its plane are squares; `None` if its map is none that
    /// a camera makes.
    pub fn square_coordinates(&self, view: &Viewport) -> Option<SquareCoordinates> {
        let map = &self.fit.crossings.homography;
        map.square_coordinates(&view.camera)
    }

    /// Returns how much its squares are stretched; `None` if its map is none that a camera makes.
    pub fn stretch(&self, view: &Viewport) -> Option<f64> {
        self.square_coordinates(view).map(|square| square.stretch)
    }

    /// Returns the corners of a window, in order around it.
    pub fn corners(&self, window: &Window) -> [ViewPoint; 4] {
        window
            .block()
            .corners()
            .map(|corner| self.fit.crossings.project(corner))
    }

    /// Returns the evidence for a window that is `lead` nats per line ahead of all others. Its
    /// sides are in the lattice's order.
    pub fn evidence(&self, window: &Window, lead: f64) -> SeenGrid {
        let is_seen = |&(c, r): &(i32, i32)| self.points.at(c, r).is_some();
        let side = |side: Block| {
            let mut seen = side.points().filter(is_seen).peekable();
            seen.peek()
                .is_some()
                .then(|| mean(seen.map(|(c, r)| self.points.nats(window, c, r))))
        };
        let goes_on = |side: Block| {
            let seen: Vec<f64> = side
                .points()
                .filter_map(|(c, r)| self.points.at(c, r))
                .map(|point| point.goes_on.clamp(-MOST_GOES_ON, MOST_GOES_ON))
                .collect();
            (!seen.is_empty()).then(|| mean(seen.into_iter()))
        };
        let in_picture = |(c, r)| f64::from(u8::from(self.points.at(c, r).is_some()));
        SeenGrid {
            mean_score: window.mean_score(),
            lead,
            weakest_side: window.sides().into_iter().filter_map(side).reduce(f64::min),
            goes_on: window.sides().map(goes_on),
            in_picture: mean(window.block().points().map(in_picture)),
        }
    }
}

/// Returns the detections at points of a block as sightings of them.
fn sightings(
    maps: MapsOfKinds,
    detections: &[Detection<ViewPoint>],
    block: Block,
) -> Vec<Sighting<ViewPoint>> {
    let sighting = |PointMatch {
                        detection, point, ..
                    }: PointMatch| {
        let is_stone = detection.kind != DetectionKind::Crossing;
        let weight = if is_stone { STONE_WEIGHT } else { 1.0 };
        Sighting {
            point: lattice_point(point.0, point.1),
            seen: detection.center,
            weight: f64::from(detection.probability) * weight,
            is_stone,
        }
    };
    match_points(maps, detections, block)
        .into_iter()
        .flatten()
        .map(sighting)
        .collect()
}

/// The maps of the crossings and of the places at which stones on them are detected.
type MapsOfKinds<'a> = [&'a ViewFromLattice; 2];

/// A detection at a lattice point.
#[derive(Clone, Copy)]
struct PointMatch<'a> {
    detection: &'a Detection<ViewPoint>,
    point: (i32, i32),
    /// Distance of the detection from the point, in spacings.
    off: f64,
}

/// Returns the nearest detection of every point of a block that has one in reach. Axes: row, column
/// of the block.
fn match_points<'a>(
    [crossings, stones]: MapsOfKinds,
    detections: &'a [Detection<ViewPoint>],
    block: Block,
) -> Array2<Option<PointMatch<'a>>> {
    let mut nearest: Array2<Option<PointMatch>> = Array2::from_elem(block.shape(), None);
    for detection in detections {
        let map = match detection.kind {
            DetectionKind::Crossing => crossings,
            DetectionKind::Dark | DetectionKind::Light => stones,
        };
        let Some(place) = map.plane(detection.center) else {
            continue;
        };
        let point = (place.x.round() as i32, place.y.round() as i32);
        let off = (place.x - f64::from(point.0)).hypot(place.y - f64::from(point.1));
        let Some(slot) = block
            .index(point.0, point.1)
            .and_then(|index| nearest.get_mut(index))
        else {
            continue;
        };
        if off <= REACH && slot.is_none_or(|other| off < other.off) {
            *slot = Some(PointMatch {
                detection,
                point,
                off,
            });
        }
    }
    nearest
}

fn lattice_point(column: i32, row: i32) -> BoardPoint {
    BoardPoint {
        x: f64::from(column),
        y: f64::from(row),
    }
}

/// Returns the block around the detected points in which every size fits, wherever its undetected
/// lines are.
fn block_around_detections(lattice: &Lattice, sizes: &[usize]) -> Option<Block> {
    let range = |pick: fn(&(i32, i32)) -> i32| {
        let least = lattice.detections.keys().map(pick).min()?;
        let most = lattice.detections.keys().map(pick).max()?;
        Some(widen_for_sizes(least, most, sizes))
    };
    let ((left, columns), (top, rows)) = (range(|k| k.0)?, range(|k| k.1)?);
    Some(Block {
        left,
        top,
        columns,
        rows,
    })
}

/// Returns the block around a window in which every size fits that has it in the middle or at an
/// end.
fn block_around_window(window: &Window, sizes: &[usize]) -> Block {
    let last = window.lines as i32 - 1;
    let (left, columns) = widen_for_sizes(window.left, window.left + last, sizes);
    let (top, rows) = widen_for_sizes(window.top, window.top + last, sizes);
    Block {
        left,
        top,
        columns,
        rows,
    }
}

/// Returns the first line and the number of lines of the range that leaves room for the largest
/// size around the lines `least` to `most`.
fn widen_for_sizes(least: i32, most: i32, sizes: &[usize]) -> (i32, usize) {
    let detected = most - least + 1;
    let largest = sizes.iter().copied().max().unwrap_or(0) as i32;
    let margin = MARGIN
        .max(largest - detected)
        .min((MOST_LINES - detected) / 2)
        .max(0);
    (least - margin, (detected + 2 * margin) as usize)
}
