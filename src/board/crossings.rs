//! Crossings of thin dark lines.

use super::gray::Gray;
use super::mark::{Mark, MarkKind};

/// Finds places that are darker than their surroundings in every direction: where the smaller eigenvalue of
/// the Hessian has a maximum. A line alone has one eigenvalue near zero; crossings, T-junctions, corners and
/// star points have two positive ones. (T. Lindeberg, *Edge detection and ridge detection with automatic
/// scale selection*, 1998, §6, with the smaller instead of the larger eigenvalue.)
///
/// `picture` is logarithmic luma. It is looked at with every blur of `sigmas_px`, as lines may be thin or
/// thick; strengths are made comparable by σ². The `most` strongest marks come back, and of every 64th of the
/// picture the strongest `most`/64.
pub(super) fn find(picture: &Gray, sigmas_px: &[f32], weakest: f32, most: usize) -> Vec<Mark> {
    let mut marks: Vec<Mark> =
        sigmas_px.iter().flat_map(|&sigma| at_scale(picture, sigma, weakest)).collect();
    marks.sort_by(|a, b| b.strength.total_cmp(&a.strength));
    let marks = strongest_of_each_place(marks, picture.width, picture.height);
    spread_evenly(marks, picture.width, picture.height, most)
}

/// The marks at one blur.
fn at_scale(picture: &Gray, sigma_px: f32, weakest: f32) -> Vec<Mark> {
    let darkness = smaller_curvature(&picture.blurred(sigma_px));
    let scale = sigma_px * sigma_px;
    let mut marks = Vec::new();
    for y in PEAK_REACH..picture.height.saturating_sub(PEAK_REACH) {
        for x in PEAK_REACH..picture.width.saturating_sub(PEAK_REACH) {
            let here = darkness.values[y * picture.width + x];
            if here * scale < weakest || !is_peak(&darkness, x, y, here) {
                continue;
            }
            let (dx, dy) = peak_offset(&darkness, x as isize, y as isize);
            marks.push(Mark {
                x: x as f64 + 0.5 + dx,
                y: y as f64 + 0.5 + dy,
                kind: MarkKind::Crossing,
                radius_px: 0.0,
                strength: here * scale,
            });
        }
    }
    marks
}

/// Drops marks within [`PEAK_REACH`] pixels of a stronger one, found at another blur. `marks` come strongest
/// first.
fn strongest_of_each_place(marks: Vec<Mark>, width: usize, height: usize) -> Vec<Mark> {
    let mut taken = vec![false; width * height];
    let reach = PEAK_REACH as isize;
    marks
        .into_iter()
        .filter(|mark| {
            let (x, y) = (mark.x as isize, mark.y as isize);
            if taken.get(y as usize * width + x as usize).copied().unwrap_or(true) {
                return false;
            }
            for row in (y - reach).max(0)..=(y + reach).min(height as isize - 1) {
                for column in (x - reach).max(0)..=(x + reach).min(width as isize - 1) {
                    taken[row as usize * width + column as usize] = true;
                }
            }
            true
        })
        .collect()
}

/// Keeps the strongest marks of the picture, and of every tile of it: a patterned cloth must not outvote the
/// board.
fn spread_evenly(marks: Vec<Mark>, width: usize, height: usize, most: usize) -> Vec<Mark> {
    const TILES: usize = 8;
    let most_a_tile = most / (TILES * TILES);
    let mut taken = [[0usize; TILES]; TILES];
    let tile = |at: f64, length: usize| ((at * TILES as f64 / length as f64) as usize).min(TILES - 1);
    marks
        .into_iter()
        .enumerate()
        .filter(|(rank, mark)| {
            let count = &mut taken[tile(mark.y, height)][tile(mark.x, width)];
            *count += 1;
            *rank < most || *count <= most_a_tile
        })
        .map(|(_, mark)| mark)
        .collect()
}

/// The smaller eigenvalue of the Hessian at every pixel (zero at the rim), less where the larger one dwarfs
/// it.
fn smaller_curvature(smooth: &Gray) -> Gray {
    let (width, height) = (smooth.width, smooth.height);
    let mut out = Gray::zeros(width, height);
    for y in 1..height.saturating_sub(1) {
        let rows: [&[f32]; 3] = [y - 1, y, y + 1].map(|r| &smooth.values[r * width..(r + 1) * width]);
        let out_row = &mut out.values[y * width..(y + 1) * width];
        for x in 1..width.saturating_sub(1) {
            let here = 2.0 * rows[1][x];
            let xx = rows[1][x - 1] + rows[1][x + 1] - here;
            let yy = rows[0][x] + rows[2][x] - here;
            let xy = 0.25 * (rows[0][x - 1] + rows[2][x + 1] - rows[0][x + 1] - rows[2][x - 1]);
            let mean = 0.5 * (xx + yy);
            let spread = (0.25 * (xx - yy) * (xx - yy) + xy * xy).sqrt();
            let (smaller, larger) = (mean - spread, mean + spread);
            // Grain on a line bends a little along it and much across; a crossing bends both ways.
            out_row[x] = if smaller > 0.0 { smaller * (smaller / larger).sqrt() } else { 0.0 };
        }
    }
    out
}

/// A mark is the strongest within this many pixels each way.
const PEAK_REACH: usize = 3;

/// Whether no pixel within reach is larger (ties go to the first in reading order).
fn is_peak(map: &Gray, x: usize, y: usize, here: f32) -> bool {
    for row in y - PEAK_REACH..=y + PEAK_REACH {
        for column in x - PEAK_REACH..=x + PEAK_REACH {
            let other = map.values[row * map.width + column];
            if other > here || (other == here && (row, column) < (y, x)) {
                return false;
            }
        }
    }
    true
}

/// Sub-pixel offset of the peak of a parabola through three values each way, within ±0.5.
pub(super) fn peak_offset(map: &Gray, x: isize, y: isize) -> (f64, f64) {
    let offset = |before: f32, here: f32, after: f32| {
        let bend = before - 2.0 * here + after;
        if bend < 0.0 { f64::from((0.5 * (before - after) / bend).clamp(-0.5, 0.5)) } else { 0.0 }
    };
    let here = map.at(x, y);
    (offset(map.at(x - 1, y), here, map.at(x + 1, y)), offset(map.at(x, y - 1), here, map.at(x, y + 1)))
}
