//! Cuts rounded areas into blocks of ten points and sorts stones into piles of ten, so that they
//! are easy to count by eye.
//!
//! An area is cut greedily with backtracking: a first block is chosen such that every piece it
//! leaves is a multiple of ten as well, and each piece is cut in turn. Blocks begin at tips and
//! corners, because a tip that is left for later ends up alone. The number of tries is bounded; if
//! they do not suffice, the area is cut into blocks as long as that works, and the crumbs that
//! remain are put together.

use std::cmp::Reverse;

use crate::point::{Point, PointSet};

use super::rounding::{TEN, first_max_by_key};

/// The number of starting points tried before an area is cut with crumbs.
const MOST_TRIES: usize = 60;
/// The number of points of one piece tried as the start of a block.
const MOST_SEEDS: usize = 10;

/// Cuts an area whose size is a multiple of ten into compact blocks of ten, each in one piece as
/// far as possible.
pub(super) fn cut_into_blocks(area: PointSet) -> Vec<PointSet> {
    let mut tries = 0;
    let blocks = cut_without_crumbs(area, &mut tries).unwrap_or_else(|| cut_with_crumbs(area));
    debug_assert!(blocks.iter().all(|block| block.len() == TEN));
    blocks
}

/// Cuts an area into blocks of one piece each; `None` if no way was found within the number of
/// tries.
fn cut_without_crumbs(area: PointSet, tries: &mut usize) -> Option<Vec<PointSet>> {
    if area.len() <= TEN {
        return Some(if area.is_empty() {
            Vec::new()
        } else {
            vec![area]
        });
    }
    for block in first_blocks(area, tries) {
        let mut blocks = vec![block];
        let rest = (area - block)
            .pieces()
            .into_iter()
            .map(|piece| cut_without_crumbs(piece, tries));
        if let Some(rest) = rest.collect::<Option<Vec<Vec<PointSet>>>>() {
            blocks.extend(rest.concat());
            return Some(blocks);
        }
    }
    None
}

/// Returns blocks of ten that leave only multiples of ten, the most compact ones first.
fn first_blocks(area: PointSet, tries: &mut usize) -> Vec<PointSet> {
    let mut blocks: Vec<PointSet> = Vec::new();
    for seed in find_seeds(area) {
        if *tries >= MOST_TRIES {
            break;
        }
        *tries += 1;
        for block in blocks_from(area, seed) {
            let is_new = block.len() == TEN && !blocks.contains(&block);
            if is_new
                && (area - block)
                    .pieces()
                    .iter()
                    .all(|piece| piece.len() % TEN == 0)
            {
                blocks.push(block);
            }
        }
    }
    blocks.sort_by_cached_key(|&block| Reverse(inner_borders(block)));
    blocks
}

/// Returns points where a block may begin: tips and corners, so that it leaves none behind.
fn find_seeds(area: PointSet) -> Vec<Point> {
    let mut seeds = area.to_vec();
    seeds.sort_by_cached_key(|&seed| {
        let seed = PointSet::from(seed);
        (
            seed.neighbours_in(area).len(),
            seed.surroundings_in(area).len(),
        )
    });
    seeds.truncate(MOST_SEEDS);
    seeds
}

/// Returns candidates for a block at a seed: two rows of five, a compact shape, whole rows and
/// whole columns.
fn blocks_from(area: PointSet, seed: Point) -> Vec<PointSet> {
    let mut blocks = rectangles(area, seed, 2, TEN / 2);
    blocks.push(compact_block(area, seed));
    blocks.push(swept_block(area, seed, |point| (point.row(), point.col())));
    blocks.push(swept_block(area, seed, |point| (point.col(), point.row())));
    blocks
}

/// Returns the rectangles of `short` by `long` points, in either direction, that lie in the area
/// and have a corner at `corner`.
fn rectangles(area: PointSet, corner: Point, short: usize, long: usize) -> Vec<PointSet> {
    let mut rectangles = Vec::new();
    for (width, height) in [(short, long), (long, short)] {
        // The corner is the first or the last point of the rectangle in each direction.
        for left in [Some(corner.col()), (corner.col() + 1).checked_sub(width)]
            .into_iter()
            .flatten()
        {
            for top in [Some(corner.row()), (corner.row() + 1).checked_sub(height)]
                .into_iter()
                .flatten()
            {
                let (columns, rows) = (left..left + width, top..top + height);
                let inside = area
                    .iter()
                    .filter(|p| columns.contains(&p.col()) && rows.contains(&p.row()));
                let rectangle: PointSet = inside.collect();
                if rectangle.len() == width * height {
                    rectangles.push(rectangle);
                }
            }
        }
    }
    rectangles
}

/// Returns ten points grown from a seed, adding the neighbour that comes first in `order` each
/// time.
fn swept_block(area: PointSet, seed: Point, order: impl Fn(Point) -> (usize, usize)) -> PointSet {
    let mut block = PointSet::from(seed);
    while block.len() < TEN {
        match block
            .neighbours_in(area)
            .iter()
            .min_by_key(|&point| order(point))
        {
            Some(point) => block.insert(point),
            None => return block,
        };
    }
    block
}

/// Returns ten points grown around a seed, adding the neighbour with most of the block beside it
/// each time; of several the one with the fewest other points beside it.
fn compact_block(area: PointSet, seed: Point) -> PointSet {
    let (mut block, mut last) = (PointSet::from(seed), seed);
    while block.len() < TEN {
        // A small piece that the block cuts off is added first.
        let (rest, room) = (area - block, TEN - block.len());
        let beside_last = PointSet::from(last).neighbours_in(rest);
        let cut_off = beside_last
            .iter()
            .find_map(|point| small_piece(point, rest, room));
        let candidates = block.neighbours_in(cut_off.unwrap_or(area));
        let compactness = |point: Point| {
            let point = PointSet::from(point);
            let left = point.neighbours_in(area - block).len();
            (
                point.neighbours_in(block).len(),
                point.surroundings_in(block).len(),
                TEN - left,
            )
        };
        let Some(best) = first_max_by_key(candidates, compactness) else {
            return block;
        };
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

/// Returns the number of neighbours that the points of a block have in it, all together: a measure
/// of its compactness.
fn inner_borders(block: PointSet) -> usize {
    block
        .iter()
        .map(|point| PointSet::from(point).neighbours_in(block).len())
        .sum()
}

/// Cuts blocks off as long as a piece holds one; the crumbs that remain make up the last blocks.
fn cut_with_crumbs(area: PointSet) -> Vec<PointSet> {
    let (mut rest, mut blocks) = (area, Vec::new());
    let holds_block = |piece: &PointSet| piece.len() >= TEN;
    while let Some(piece) = rest.pieces().into_iter().find(holds_block) {
        let count_crumbs = |block: &PointSet| -> usize {
            (piece - *block)
                .pieces()
                .iter()
                .map(|piece| piece.len() % TEN)
                .sum()
        };
        let blocks_at_seeds = find_seeds(piece)
            .into_iter()
            .map(|seed| compact_block(piece, seed));
        let Some(block) = blocks_at_seeds.filter(holds_block).min_by_key(count_crumbs) else {
            break;
        };
        blocks.push(block);
        rest -= block;
    }
    let crumbs: Vec<Point> = rest.pieces().into_iter().flat_map(PointSet::iter).collect();
    blocks.extend(crumbs.chunks(TEN).map(PointSet::from_iter));
    blocks
}

/// Sorts stones into piles of ten, the last of which may be smaller. The stones are halved across
/// the longer side of their bounding box until ten are left, so that the stones of a pile lie close
/// to each other.
pub(super) fn sort_into_piles(stones: Vec<Point>) -> Vec<Vec<Point>> {
    if stones.len() <= TEN {
        return if stones.is_empty() {
            Vec::new()
        } else {
            vec![stones]
        };
    }
    let mut stones = stones;
    let extent = |coordinate: fn(Point) -> usize| {
        let all = stones.iter().map(|&point| coordinate(point));
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
