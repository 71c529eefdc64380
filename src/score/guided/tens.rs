//! Rounded areas in blocks of ten points, and stones in piles of ten, as an eye takes them in.

use crate::point::Point;

use super::places::{Board, Places};
use super::rounding::TEN;

/// So many blocks are tried before an area is cut with crumbs.
const MOST_TRIES: usize = 60;
/// So many places to begin a block at are tried.
const MOST_SEEDS: usize = 10;
/// Cuts an area of tens into blocks of ten, each in one piece as far as possible, and compact.
pub(super) fn blocks(board: &Board, area: Places) -> Vec<Places> {
    let mut tries = 0;
    let blocks = cut(board, area, &mut tries).unwrap_or_else(|| with_crumbs(board, area));
    debug_assert!(blocks.iter().all(|block| block.count() == TEN));
    blocks
}

/// `None` when nothing was found in time.
fn cut(board: &Board, area: Places, tries: &mut usize) -> Option<Vec<Places>> {
    if area.count() <= TEN {
        return Some(if area.is_empty() { Vec::new() } else { vec![area] });
    }
    for block in first_blocks(board, area, tries) {
        let mut blocks = vec![block];
        let rest = board.pieces(area.but(block)).into_iter().map(|piece| cut(board, piece, tries));
        if let Some(rest) = rest.collect::<Option<Vec<Vec<Places>>>>() {
            blocks.extend(rest.concat());
            return Some(blocks);
        }
    }
    None
}

/// Blocks of ten that leave tens behind, the most compact ones first.
fn first_blocks(board: &Board, area: Places, tries: &mut usize) -> Vec<Places> {
    let mut blocks: Vec<Places> = Vec::new();
    for seed in seeds(board, area) {
        if *tries >= MOST_TRIES {
            break;
        }
        *tries += 1;
        for block in blocks_from(board, area, seed) {
            let is_new = block.count() == TEN && !blocks.contains(&block);
            if is_new && board.pieces(area.but(block)).iter().all(|piece| piece.count() % TEN == 0) {
                blocks.push(block);
            }
        }
    }
    blocks.sort_by_cached_key(|&block| std::cmp::Reverse(borders_within(board, block)));
    blocks
}

/// Where a block may begin: tips and corners, so that it leaves none behind.
fn seeds(board: &Board, area: Places) -> Vec<Places> {
    let mut seeds: Vec<Places> = area.each().collect();
    seeds.sort_by_cached_key(|&seed| {
        (board.beside(seed).and(area).count(), board.around(seed).and(area).count())
    });
    seeds.truncate(MOST_SEEDS);
    seeds
}

/// Two rows of five at a seed, whole rows or columns, and whatever is compact.
fn blocks_from(board: &Board, area: Places, seed: Places) -> Vec<Places> {
    let mut blocks = board.rectangles(seed, 2, TEN / 2);
    blocks.retain(|block| block.but(area).is_empty());
    blocks.push(compact(board, area, seed));
    let by_rows = |point: &Point| (point.row(), point.col());
    let by_columns = |point: &Point| (point.col(), point.row());
    blocks.push(swept(board, area, seed, by_rows));
    blocks.push(swept(board, area, seed, by_columns));
    blocks
}

/// Ten points from a seed on, always the first in an order.
fn swept(board: &Board, area: Places, seed: Places, order: impl Fn(&Point) -> (usize, usize)) -> Places {
    let mut block = seed;
    while block.count() < TEN {
        let beside = board.beside(block).and(area);
        let first = beside.each().min_by_key(|point| board.points(*point).first().map(&order));
        match first {
            Some(point) => block = block.or(point),
            None => return block,
        }
    }
    block
}

/// Ten points round a seed: always the one with most of the block beside it, then with fewest others.
fn compact(board: &Board, area: Places, seed: Places) -> Places {
    let (mut block, mut last) = (seed, seed);
    while block.count() < TEN {
        // A small piece that the block cuts off belongs to it.
        let (rest, room) = (area.but(block), TEN - block.count());
        let cut_off =
            board.beside(last).and(rest).each().find_map(|point| board.small_piece(point, rest, room));
        let candidates = board.beside(block).and(cut_off.unwrap_or(area));
        let worth = |point: &Places| {
            let beside = board.beside(*point);
            let left = beside.and(area).but(block).count();
            (beside.and(block).count(), board.around(*point).and(block).count(), TEN - left)
        };
        let best =
            candidates.each().reduce(|best, point| if worth(&point) > worth(&best) { point } else { best });
        match best {
            Some(point) => (block, last) = (block.or(point), point),
            None => return block,
        }
    }
    block
}

/// How many neighbours the points of a block have in it.
fn borders_within(board: &Board, block: Places) -> usize {
    block.each().map(|point| board.beside(point).and(block).count()).sum()
}

/// Blocks as long as a piece holds one; the crumbs that are left make up the last ones.
fn with_crumbs(board: &Board, area: Places) -> Vec<Places> {
    let (mut rest, mut blocks) = (area, Vec::new());
    let is_large = |piece: &Places| piece.count() >= TEN;
    while let Some(piece) = board.pieces(rest).into_iter().find(is_large) {
        let crumbs = |block: &Places| -> usize {
            board.pieces(piece.but(*block)).iter().map(|piece| piece.count() % TEN).sum()
        };
        let from_seeds = seeds(board, piece).into_iter().map(|seed| compact(board, piece, seed));
        let Some(block) = from_seeds.filter(is_large).min_by_key(crumbs) else { break };
        blocks.push(block);
        rest = rest.but(block);
    }
    let crumbs: Vec<Places> = board.pieces(rest).into_iter().flat_map(Places::each).collect();
    blocks.extend(
        crumbs.chunks(TEN).map(|ten| ten.iter().fold(Places::default(), |block, point| block.or(*point))),
    );
    blocks
}

/// Stones in piles of ten, the last of which may be smaller: the stones are halved across the longer side of where they
/// lie until ten are left, so that those of a pile lie close to each other.
pub(super) fn piles(stones: Vec<Point>) -> Vec<Vec<Point>> {
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
    [piles(stones), piles(rest)].concat()
}
