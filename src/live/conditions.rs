//! The conditions under which a board is seen in a frame, measured on its grid.

use ndarray::Array2;

use crate::board::{Board, GlancedBoard, GridEvidence};
use crate::geometry::{BoardPoint, PhotoPoint};
use crate::photo::{self, Photo, PhotoEdge, Sampler};
use crate::point::{BoardSize, Point};
use crate::position::{Doubt, StoneReadings};
use crate::statistics::{mean, quantile};

/// Pixels per spacing of the picture in which light and sharpness are measured.
const SCALE: usize = 12;
/// Spacings shown around the outer lines in it.
const RING: f64 = 0.5;
/// A pixel with all its colours brighter than this is a highlight, 0 to 1.
const HIGHLIGHT: f32 = 0.96;
/// A point with a larger share of highlights around the place of its stone has glare. A white stone is
/// bright, too, but what is around it is not.
const GLARE_SHARE: f64 = 0.45;
/// Radius of a stone with what it may be off its point, in spacings.
const STONE_RADIUS: f64 = 0.52;
/// A side goes on beyond the frame if its points say so with this mean log-odds.
const GOES_ON: f64 = 0.0;
/// Share of the pixels that is darker than the bright parts of the board.
const BRIGHT_PARTS: f32 = 0.9;
/// Standard deviation of the blur by which sharpness is measured, in pixels.
const REBLUR_PX: f64 = 1.5;
/// Share of the pixels with the steepest edges, on which sharpness is measured.
const EDGES: f32 = 0.985;
/// Fewest points next to each other that something hides. Single ones are only not recognised.
const FEWEST_HIDDEN: usize = 4;

/// What can be measured of a board in a frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Conditions {
    /// The edges of the frame beyond which the board goes on.
    pub cut_off: Vec<PhotoEdge>,
    /// Mean spacing in the middle of the board, in pixels of the frame.
    pub spacing_px: f64,
    /// Angle between the line of sight and the board, in degrees: 90 from straight above. It
    /// follows from how much shorter the board looks one way than the other.
    pub elevation: f64,
    /// Luma of the bright parts of the board, 0 to 255.
    pub brightness: f64,
    /// Standard deviation of the blur, in spacings.
    pub blur: f64,
    /// Points under a highlight; once the points were read, only those that cannot be read there.
    pub glare: Vec<Point>,
    /// Points that something hides, four or more next to each other. Empty as long as the points
    /// were not read, which is done only where nothing else is wrong.
    pub hidden: Vec<Point>,
}

impl Conditions {
    /// Adds what the first reading of the points says: which are hidden, and which of those under a
    /// highlight cannot be read. What hides points below a highlight is the highlight.
    pub(super) fn add_readings(&mut self, size: BoardSize, readings: &StoneReadings) {
        let doubts: Vec<Option<Doubt>> =
            readings.readings.iter().map(|point| point.doubt).collect();
        let doubt = |point: Point| doubts.get(size.index(point)).copied().flatten();
        let hidden = largest_group(size, |point| doubt(point) == Some(Doubt::Covered));
        let is_bright = |point: &Point| self.glare.contains(point);
        let is_glare = hidden.iter().any(is_bright);
        let glare = size.points().filter(|point| match doubt(*point) {
            Some(Doubt::Glare) => true,
            Some(_) => is_bright(point) || (is_glare && hidden.contains(point)),
            None => false,
        });
        self.glare = glare.collect();
        self.hidden = if is_glare { Vec::new() } else { hidden };
    }

    /// Measures the conditions of a board in a frame; `None` if it has no number of lines that a
    /// board can have.
    pub fn measure(frame: &Photo, seen: &GlancedBoard) -> Option<Conditions> {
        let size = BoardSize::square(seen.board.lines).ok()?;
        let patch = Patch::of(frame, &seen.board);
        Some(Conditions {
            cut_off: edges_beyond(frame, &seen.board),
            spacing_px: seen.board.spacing_px(),
            elevation: elevation(&seen.board),
            brightness: patch.brightness(),
            blur: patch.blur(),
            glare: patch.glare(size),
            hidden: Vec::new(),
        })
    }
}

/// Returns the edges of the frame beyond which the board goes on, each once.
fn edges_beyond(frame: &Photo, board: &Board) -> Vec<PhotoEdge> {
    let last = board.lines.saturating_sub(1) as f64;
    let mut edges = Vec::new();
    let mut add = |place: BoardPoint| {
        let edge = frame.edge_beyond(board.photo_from_board.photo(place));
        edges.extend(edge.filter(|edge| !edges.contains(edge)));
    };
    for (x, y) in [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)] {
        add(BoardPoint { x, y });
    }
    if let GridEvidence::Seen(seen) = &board.evidence {
        let middles = [
            (last / 2.0, -1.0),
            (last + 1.0, last / 2.0),
            (last / 2.0, last + 1.0),
            (-1.0, last / 2.0),
        ];
        for ((x, y), goes_on) in middles.into_iter().zip(seen.goes_on) {
            if goes_on.is_some_and(|log_odds| log_odds > GOES_ON) {
                add(BoardPoint { x, y });
            }
        }
    }
    edges
}

/// Returns the angle between the line of sight and the board, in degrees, as if it were far away:
/// then a square looks shorter one way by the sine of that angle.
fn elevation(board: &Board) -> f64 {
    const STEP: f64 = 0.5;
    let middle = board.lines.saturating_sub(1) as f64 / 2.0;
    let at = |x: f64, y: f64| board.photo_from_board.photo(BoardPoint { x, y });
    let step = |from: PhotoPoint, to: PhotoPoint| (to.x - from.x, to.y - from.y);
    let (a, c) = step(at(middle - STEP, middle), at(middle + STEP, middle));
    let (b, d) = step(at(middle, middle - STEP), at(middle, middle + STEP));
    // The singular values of the map from spacings to pixels.
    let (sum, product) = (a * a + b * b + c * c + d * d, (a * d - b * c).abs());
    let spread = (sum * sum - 4.0 * product * product).max(0.0).sqrt();
    let ratio = ((sum - spread) / (sum + spread)).max(0.0).sqrt();
    ratio.min(1.0).asin().to_degrees()
}

/// Returns the points of the largest connected group of those that are so, if it is large enough to
/// be a thing that lies over the board. Points that touch at a corner are connected, too.
fn largest_group(size: BoardSize, is_so: impl Fn(Point) -> bool) -> Vec<Point> {
    let mut left: Vec<Point> = size.points().filter(|&point| is_so(point)).collect();
    let mut largest: Vec<Point> = Vec::new();
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut next = 0;
        while let Some(&from) = group.get(next) {
            next += 1;
            let touches = |point: &Point| {
                from.col().abs_diff(point.col()) <= 1 && from.row().abs_diff(point.row()) <= 1
            };
            let (touching, others) = left.into_iter().partition(touches);
            left = others;
            group.extend::<Vec<Point>>(touching);
        }
        if group.len() > largest.len() {
            largest = group;
        }
    }
    if largest.len() < FEWEST_HIDDEN {
        return Vec::new();
    }
    largest.sort_by_key(|&point| size.index(point));
    largest
}

/// The board as if from straight above, [`SCALE`] pixels per spacing.
struct Patch {
    /// Luma, 0 to 255. Axes: row, column.
    luma: Array2<f32>,
    /// True for highlights.
    highlights: Array2<bool>,
}

impl Patch {
    fn of(frame: &Photo, board: &Board) -> Patch {
        let side = ((board.lines as f64 - 1.0 + 2.0 * RING) * SCALE as f64).round() as usize;
        let at = |px: f64| px / SCALE as f64 - RING;
        let seen = |x: f64, y: f64| {
            Some(
                board
                    .photo_from_board
                    .photo(BoardPoint { x: at(x), y: at(y) }),
            )
        };
        let mut luma = Array2::zeros((side, side));
        let mut highlights = Array2::from_elem((side, side), false);
        let sampler: Sampler = frame.sampler(board.spacing_px() / SCALE as f64);
        sampler.draw((side, side), seen, |column, row, color| {
            luma[[row, column]] = 255.0 * photo::luma(color);
            highlights[[row, column]] = color.iter().all(|&value| value > HIGHLIGHT);
        });
        Patch { luma, highlights }
    }

    /// Returns the luma of its bright parts.
    fn brightness(&self) -> f64 {
        let mut lumas: Vec<f32> = self.luma.iter().copied().step_by(3).collect();
        lumas.sort_by(f32::total_cmp);
        f64::from(quantile(&lumas, BRIGHT_PARTS))
    }

    /// Returns the points under a highlight.
    fn glare(&self, size: BoardSize) -> Vec<Point> {
        let from_middle = |px: usize| (px as f64 + 0.5) / SCALE as f64 - 0.5;
        let around: Vec<[usize; 2]> = (0..SCALE)
            .flat_map(|y| (0..SCALE).map(move |x| [y, x]))
            .filter(|&[y, x]| from_middle(x).hypot(from_middle(y)) > STONE_RADIUS)
            .collect();
        let share = |point: Point| {
            let bright = around
                .iter()
                .map(|[y, x]| self.highlights[[point.row() * SCALE + y, point.col() * SCALE + x]]);
            mean(bright.map(|is_bright| f64::from(u8::from(is_bright))))
        };
        size.points()
            .filter(|&point| share(point) > GLARE_SHARE)
            .collect()
    }

    /// Returns the standard deviation of the blur, in spacings.
    ///
    /// Blurred once more, a sharp edge becomes much less steep and a blurred one hardly: the ratio
    /// gives the blur, whatever the contrast (S. Zhuo and T. Sim, *Defocus map estimation from a
    /// single image*, Pattern Recognition 44, 2011).
    fn blur(&self) -> f64 {
        let blurred = blur(&self.luma, REBLUR_PX);
        let (steepness, after) = (gradients(&self.luma), gradients(&blurred));
        let mut some: Vec<f32> = steepness.iter().copied().step_by(7).collect();
        some.sort_by(f32::total_cmp);
        let least = quantile(&some, EDGES);
        let edges = || {
            steepness
                .iter()
                .zip(&after)
                .filter(|(steep, _)| **steep >= least)
        };
        let sum = |which: fn((&f32, &f32)) -> f32| edges().map(which).map(f64::from).sum::<f64>();
        let ratio = sum(|(steep, _)| *steep) / sum(|(_, after)| *after).max(1e-9);
        let blur_px = REBLUR_PX / (ratio * ratio - 1.0).max(1e-3).sqrt();
        blur_px / SCALE as f64
    }
}

/// Returns the length of the gradient at every inner pixel.
fn gradients(luma: &Array2<f32>) -> Vec<f32> {
    let inner = |length: usize| 1..length.saturating_sub(1);
    let (rows, columns) = luma.dim();
    inner(rows)
        .flat_map(|row| inner(columns).map(move |column| (row, column)))
        .map(|(row, column)| {
            let right = luma[[row, column + 1]] - luma[[row, column - 1]];
            let down = luma[[row + 1, column]] - luma[[row - 1, column]];
            (right * right + down * down).sqrt()
        })
        .collect()
}

/// Blurs with a Gaussian of this standard deviation, first along the rows, then along the columns.
fn blur(luma: &Array2<f32>, deviation_px: f64) -> Array2<f32> {
    let reach = (3.0 * deviation_px).ceil() as isize;
    let weights: Vec<f32> = (-reach..=reach)
        .map(|by| (-0.5 * (by as f64 / deviation_px).powi(2)).exp() as f32)
        .collect();
    let sum: f32 = weights.iter().sum();
    let along_rows = |picture: &Array2<f32>| {
        let mut result = Array2::zeros(picture.dim());
        for (from, mut to) in picture.rows().into_iter().zip(result.rows_mut()) {
            let last = from.len() as isize - 1;
            for (column, value) in to.iter_mut().enumerate() {
                let taps = weights.iter().zip(column as isize - reach..);
                *value = taps
                    .map(|(weight, at)| weight * from[at.clamp(0, last) as usize])
                    .sum::<f32>()
                    / sum;
            }
        }
        result
    };
    let rows = along_rows(luma);
    along_rows(&rows.t().as_standard_layout().into_owned())
        .t()
        .to_owned()
}
