//! Crossings of thin dark lines.

use super::gray::Gray;
use super::mark::{Mark, MarkKind};

/// Finds places that are darker than their surroundings in every direction: where the smaller eigenvalue of
/// the Hessian has a maximum. A line alone has one eigenvalue near zero; crossings, T-junctions, corners and
/// star points have two positive ones. (T. Lindeberg, *Edge detection and ridge detection with automatic
/// scale selection*, 1998, §6, with the smaller instead of the larger eigenvalue.)
///
/// `picture` is logarithmic luma; the `most` strongest marks
/// come back, and of every 64th of the picture the strongest `most`/64.
pub fn find(picture: &Gray, sigma_px: f32, weakest: f32, most: usize) -> Vec<Mark> {
    let smooth = picture.blurred(sigma_px);
    let darkness = smaller_curvature(&smooth);
    let (width, height) = (picture.width, picture.height);
    let mut marks = Vec::new();
    for y in 3..height.saturating_sub(3) {
        for x in 3..width.saturating_sub(3) {
            let here = darkness.values[y * width + x];
            if here < weakest || !is_peak(&darkness, x, y, here) {
                continue;
            }
            let (dx, dy) = peak_offset(&darkness, x as isize, y as isize);
            marks.push(Mark {
                x: x as f64 + 0.5 + dx,
                y: y as f64 + 0.5 + dy,
                kind: MarkKind::Crossing,
                radius_px: 0.0,
                strength: here,
            });
        }
    }
    marks.sort_by(|a, b| b.strength.total_cmp(&a.strength));
    spread_evenly(marks, width, height, most)
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

/// The smaller eigenvalue of the Hessian at every pixel (zero at the rim).
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
            out_row[x] = mean - spread;
        }
    }
    out
}

/// Whether no pixel within three is larger (ties go to the first in reading order).
fn is_peak(map: &Gray, x: usize, y: usize, here: f32) -> bool {
    for row in y - 3..=y + 3 {
        for column in x - 3..=x + 3 {
            let other = map.values[row * map.width + column];
            if other > here || (other == here && (row, column) < (y, x)) {
                return false;
            }
        }
    }
    true
}

/// Sub-pixel offset of the peak of a parabola through three values each way, within ±0.5.
pub fn peak_offset(map: &Gray, x: isize, y: isize) -> (f64, f64) {
    let offset = |before: f32, here: f32, after: f32| {
        let bend = before - 2.0 * here + after;
        if bend < 0.0 { f64::from((0.5 * (before - after) / bend).clamp(-0.5, 0.5)) } else { 0.0 }
    };
    let here = map.at(x, y);
    (offset(map.at(x - 1, y), here, map.at(x + 1, y)), offset(map.at(x, y - 1), here, map.at(x, y + 1)))
}
