//! Round patches: stones, seen by the edges around them.

use super::crossings::peak_offset;
use super::gray::Gray;
use super::mark::{Mark, MarkKind};

/// A thin edge: place and unit direction towards the lighter side.
struct Edge {
    x: f32,
    y: f32,
    dx: f32,
    dy: f32,
}

/// Finds round patches by letting every edge vote for the centres it could belong to: a centre on the dark
/// side of the edge for dark discs, on the light side for light ones. (G. Loy, A. Zelinsky, *Fast radial
/// symmetry for detecting points of interest*, 2003; here with thinned edges, and dark and light apart.)
///
/// `picture` is logarithmic luma. `radii_px` are tried one by one; marks closer than 0.7 radii to a better
/// one are dropped. A mark's strength is the share of its outline that voted.
pub(crate) fn find(picture: &Gray, radii_px: &[f64], weakest_edge: f32, weakest_disc: f32) -> Vec<Mark> {
    let edges = thin_edges(&picture.blurred(1.0), weakest_edge);
    let mut marks = Vec::new();
    for &radius_px in radii_px {
        for (kind, side) in [(MarkKind::Dark, -1.0), (MarkKind::Light, 1.0)] {
            let votes = vote(picture, &edges, radius_px, side);
            marks.extend(peaks(&votes, radius_px, kind, weakest_disc));
        }
    }
    keep_best(marks)
}

/// Edges thinned to one pixel across, stronger than `weakest` nepers a pixel.
fn thin_edges(smooth: &Gray, weakest: f32) -> Vec<Edge> {
    let (width, height) = (smooth.width, smooth.height);
    let gradient = |x: usize, y: usize| {
        let at = |x: usize, y: usize| smooth.values[y * width + x];
        (0.5 * (at(x + 1, y) - at(x - 1, y)), 0.5 * (at(x, y + 1) - at(x, y - 1)))
    };
    let mut strength = Gray::zeros(width, height);
    for y in 1..height.saturating_sub(1) {
        for x in 1..width.saturating_sub(1) {
            let (gx, gy) = gradient(x, y);
            strength.values[y * width + x] = (gx * gx + gy * gy).sqrt();
        }
    }
    let mut edges = Vec::new();
    for y in 2..height.saturating_sub(2) {
        for x in 2..width.saturating_sub(2) {
            let here = strength.values[y * width + x];
            if here < weakest {
                continue;
            }
            let (gx, gy) = gradient(x, y);
            let (dx, dy) = (gx / here, gy / here);
            let (cx, cy) = (x as f64 + 0.5, y as f64 + 0.5);
            let ahead = strength.sample(cx + f64::from(dx), cy + f64::from(dy));
            let behind = strength.sample(cx - f64::from(dx), cy - f64::from(dy));
            if here > ahead && here >= behind {
                edges.push(Edge { x: cx as f32, y: cy as f32, dx, dy });
            }
        }
    }
    edges
}

/// Sums the votes for discs of about this radius, in shares of a full outline.
fn vote(picture: &Gray, edges: &[Edge], radius_px: f64, side: f32) -> Gray {
    let mut votes = Gray::zeros(picture.width, picture.height);
    let radius = radius_px as f32;
    let share = 1.0 / (std::f32::consts::TAU * radius);
    for edge in edges {
        for scale in [0.88, 1.0, 1.12] {
            let x = edge.x + side * scale * radius * edge.dx;
            let y = edge.y + side * scale * radius * edge.dy;
            if x >= 0.0 && y >= 0.0 && (x as usize) < votes.width && (y as usize) < votes.height {
                votes.values[y as usize * votes.width + x as usize] += share;
            }
        }
    }
    // Gathering: a stone's outline is an ellipse, so its votes spread over about a sixth of the radius.
    let spread = (0.16 * radius).max(0.8);
    let mut gathered = votes.blurred(spread);
    let gain = std::f32::consts::TAU * spread * spread * 0.5;
    gathered.values.iter_mut().for_each(|v| *v *= gain);
    gathered
}

fn peaks(votes: &Gray, radius_px: f64, kind: MarkKind, weakest: f32) -> Vec<Mark> {
    let reach = ((radius_px * 0.5).round() as usize).max(2);
    let mut marks = Vec::new();
    for y in reach..votes.height.saturating_sub(reach) {
        for x in reach..votes.width.saturating_sub(reach) {
            let here = votes.values[y * votes.width + x];
            if here < weakest {
                continue;
            }
            // Its own row first: most places are beaten there.
            let beaten = |row: usize| {
                votes.values[row * votes.width + x - reach..=row * votes.width + x + reach]
                    .iter()
                    .any(|&v| v > here)
            };
            if !beaten(y) && !(y - reach..=y + reach).any(beaten) {
                let (dx, dy) = peak_offset(votes, x as isize, y as isize);
                let (x, y) = (x as f64 + 0.5 + dx, y as f64 + 0.5 + dy);
                marks.push(Mark { x, y, kind, radius_px, strength: here });
            }
        }
    }
    marks
}

/// Drops marks whose centre lies within 0.7 radii of a stronger one.
fn keep_best(mut marks: Vec<Mark>) -> Vec<Mark> {
    marks.sort_by(|a, b| b.strength.total_cmp(&a.strength));
    let mut kept: Vec<Mark> = Vec::new();
    for mark in marks {
        let near = |other: &Mark| {
            let (dx, dy) = (other.x - mark.x, other.y - mark.y);
            let apart = 0.7 * other.radius_px.max(mark.radius_px);
            dx * dx + dy * dy < apart * apart
        };
        if !kept.iter().any(near) {
            kept.push(mark);
        }
    }
    kept
}
