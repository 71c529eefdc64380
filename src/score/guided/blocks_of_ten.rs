//! Rounded areas in blocks of ten points, and stones in piles of ten, as an eye takes them in.
//!
//! An area is cut greedily with backtracking: a first block is chosen such that every piece it leaves behind is a
//! multiple of ten as well, and each piece is cut in turn. Blocks begin at tips and corners, because a tip that is left
//! for later ends up alone. The number of tries is bounded; an area for which they do not suffice is cut into blocks as
//! long as that works, and its crumbs are put together.

use std::cmp::Reverse;

use crate::point::{Point, PointSet};

use super::rounding::TEN;

/// Most blocks tried before an area is cut with crumbs.
const MOST_TRIES: usize = 60;
/// Most points tried as the first of a block.
const MOST_SEEDS: usize = 10;

/// Cuts an area of tens into blocks of ten, each in one piece as far as possible, and compact.
pub(super) fn cut_into_blocks(area: PointSet) -> Vec<PointSet> {
    let mut tries = 0;
    let blocks = cut_without_crumbs(area, &mut tries).unwrap_or_else(|| cut_with_crumbs(area));
    debug_assert!(blocks.iter().all(|block| block.len() == TEN));
    blocks
}

/// Cuts an area into blocks in one piece each; `None` when no way was found in time.
fn cut_without_crumbs(area: PointSet, tries: &mut usize) -> Option<Vec<PointSet>> {
    if area.len() <= TEN {
        return Some(if area.is_empty() { Vec::new() } else { vec![area] });
    }
    for block in first_blocks(area, tries) {
        let mut blocks = vec![block];
        let rest = (area - block).pieces().into_iter().map(|piece| cut_without_crumbs(piece, tries));
        if let Some(rest) = rest.collect::<Option<Vec<Vec<PointSet>>>>() {
            blocks.extend(rest.concat());
            return Some(blocks);
        }
    }
    None
}

/// Returns blocks of ten that leave tens behind, the most compact ones first.
fn first_blocks(area: PointSet, tries: &mut usize) -> Vec<PointSet> {
    let mut blocks: Vec<PointSet> = Vec::new();
    for seed in seeds(area) {
        if *tries >= MOST_TRIES {
            break;
        }
        *tries += 1;
        for block in blocks_from(area, seed) {
            let is_new = block.len() == TEN && !blocks.contains(&block);
            if is_new && (area - block).pieces().iter().all(|piece| piece.len() % TEN == 0) {
                blocks.push(block);
            }
        }
    }
    blocks.sort_by_cached_key(|&block| Reverse(inner_borders(block)));
    blocks
}

/// Returns where a block may begin: tips and corners, so that it leaves none behind.
fn seeds(area: PointSet) -> Vec<Point> {
    let mut seeds = area.to_vec();
    seeds.sort_by_cached_key(|&seed| {
        let seed = PointSet::from(seed);
        (seed.neighbours_in(area).len(), seed.surroundings_in(area).len())
    });
    seeds.truncate(MOST_SEEDS);
    seeds
}

/// Returns two rows of five at a seed, whole rows or columns, and whatever is compact.
fn blocks_from(area: PointSet, seed: Point) -> Vec<PointSet> {
    let mut blocks = rectangles(area, seed, 2, TEN / 2);
    blocks.push(compact_block(area, seed));
    blocks.push(swept_block(area, seed, |point| (point.row(), point.col())));
    blocks.push(swept_block(area, seed, |point| (point.col(), point.row())));
    blocks
}

/// Returns the rectangles of `short` by `long` points, either way, that lie in an area and have a corner at a point.
fn rectangles(area: PointSet, corner: Point, short: usize, long: usize) -> Vec<PointSet> {
    let mut rectangles = Vec::new();
    for (width, height) in [(short, long), (long, short)] {
        // The corner is the first or the last either way.
        for left in [Some(corner.col()), (corner.col() + 1).checked_sub(width)].into_iter().flatten() {
            for top in [Some(corner.row()), (corner.row() + 1).checked_sub(height)].into_iter().flatten() {
                let (columns, rows) = (left..left + width, top..top + height);
                let inside = area.iter().filter(|p| columns.contains(&p.col()) && rows.contains(&p.row()));
                let rectangle: PointSet = inside.collect();
                if rectangle.len() == width * height {
                    rectangles.push(rectangle);
                }
            }
        }
    }
    rectangles
}

/// Returns ten points from a seed on, always the first in an order.
fn swept_block(area: PointSet, seed: Point, order: impl Fn(Point) -> (usize, usize)) -> PointSet {
    let mut block = PointSet::from(seed);
    while block.len() < TEN {
        match block.neighbours_in(area).iter().min_by_key(|&point| order(point)) {
            Some(point) => block.insert(point),
            None => return block,
        };
    }
    block
}

/// Returns ten points round a seed: always the one with most of the block beside it, then with fewest others.
fn compact_block(area: PointSet, seed: Point) -> PointSet {
    let (mut block, mut last) = (PointSet::from(seed), seed);
    while block.len() < TEN {
        // A small piece that the block cuts off belongs to it.
        let (rest, room) = (area - block, TEN - block.len());
        let beside_last = PointSet::from(last).neighbours_in(rest);
        let cut_off = beside_last.iter().find_map(|point| small_piece(point, rest, room));
        let candidates = block.neighbours_in(cut_off.unwrap_or(area));
        let worth = |point: Point| {
            let point = PointSet::from(point);
            let left = point.neighbours_in(area - block).len();
            (point.neighbours_in(block).len(), point.surroundings_in(block).len(), TEN - left)
        };
        let best =
            candidates.iter().reduce(|best, point| if worth(point) > worth(best) { point } else { best });
        let Some(best) = best else { return block };
        block.insert(best);
        last = best;
    }
    block
}

/// Returns the piece of `within` that a point belongs to, if it has no more than `most` points.
fn small_piece(point: Point, within: PointSet, most: usize) -> Option<PointSet> {
    let mut found = PointSet::from(point);
    while found.len() <= most {
        let more = found.neighbours_in(within);
        if more.is_empty() {
            return Some(found);
        }
        found |= more;
    }
    None
}

/// Returns how many neighbours the points of a block have in it, all together: the more, the more compact it is.
fn inner_borders(block: PointSet) -> usize {
    block.iter().map(|point| PointSet::from(point).neighbours_in(block).len()).sum()
}

/// Cuts blocks as long as a piece holds one; the crumbs that are left make up the last ones.
fn cut_with_crumbs(area: PointSet) -> Vec<PointSet> {
    let (mut rest, mut blocks) = (area, Vec::new());
    let is_large = |piece: &PointSet| piece.len() >= TEN;
    while let Some(piece) = rest.pieces().into_iter().find(is_large) {
        let crumbs = |block: &PointSet| -> usize {
            (piece - *block).pieces().iter().map(|piece| piece.len() % TEN).sum()
        };
        let from_seeds = seeds(piece).into_iter().map(|seed| compact_block(piece, seed));
        let Some(block) = from_seeds.filter(is_large).min_by_key(crumbs) else { break };
        blocks.push(block);
        rest -= block;
    }
    let crumbs: Vec<Point> = rest.pieces().into_iter().flat_map(PointSet::iter).collect();
    blocks.extend(crumbs.chunks(TEN).map(PointSet::from_iter));
    blocks
}

/// Sorts stones into piles of ten, the last of which may be smaller. The stones are halved across the longer side of where they
/// lie until ten are left, so that those of a pile lie close to each other.
pub(super) fn sort_into_piles(stones: Vec<Point>) -> Vec<Vec<Point>> {
    if stones.len() <= TEN {
        return if stones.is_empty() { Vec::new() } else { vec![stones] };
    }
    let mut stones = stones;
    let extent = |along: fn(Point) -> usize| {
        let all = stones.iter().map(|&point| along(point));
        all.clone().max().unwrap_or(0) - all.min().unwrap_or(0)
    };
    if extent(Point::row) >= extent(Point::col) {
        stones.sort_by_key(|point| (point.row(), point.col()));
    } else {
        stones.sort_by_key(|point| (point.col(), point.row()));
    }
    let rest = stones.split_off(stones.len().div_ceil(TEN).div_ceil(2) * TEN);
    [sort_into_piles(stones), sort_into_piles(rest)].concat()
}
