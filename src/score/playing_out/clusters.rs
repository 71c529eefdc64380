//! Clusters: parts of a board in which the play in one does not touch the others, and what they come to together.
//!
//! Whoever moves second can answer every move in the cluster in which it was made, and so gets at least what all clusters
//! give with the opponent first in each of them. Whoever moves first can make one move and go on like that. Of plain
//! points, which are a point each, the first player gets one more where their number is odd.

use crate::color::Color;
use crate::position::fast_board::{Cell, Spot};

use super::ground::Ground;
use super::search::{Budget, Points, Search};

/// Returns the clusters of a board, each as a board of which the other open points are no matter.
pub(super) fn clusters(ground: &Ground) -> Vec<Ground> {
    let mut groups: Vec<Vec<Spot>> = Vec::new();
    let spots: Vec<Spot> = ground.contested.iter().chain(&ground.watched).copied().collect();
    for &spot in &spots {
        let reach = reach(ground, spot);
        let (touching, apart): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|group| group.iter().any(|at| reach.contains(at)));
        groups = apart;
        groups.push(touching.into_iter().flatten().chain(reach).collect());
    }
    groups.iter().map(|group| ground.only(|spot| group.contains(&spot))).collect()
}

/// The spots that a contested point or a watched chain has to do with: its region, the chains beside it that are not safe, and
/// the liberties of these.
fn reach(ground: &Ground, spot: Spot) -> Vec<Spot> {
    let board = &ground.board;
    let mut reach = vec![spot];
    let mut next = 0;
    while let Some(&at) = reach.get(next) {
        next += 1;
        let own: Vec<Spot> = match board.cell(at) {
            Cell::Stone(_) => board.stones(at).collect(),
            Cell::Empty | Cell::Border => vec![at],
        };
        for from in own {
            for beside in std::iter::once(from).chain(board.neighbours(from)) {
                let belongs = match board.cell(beside) {
                    Cell::Stone(_) => !ground.is_safe[usize::from(beside)],
                    // Closed territory parts what lies around it; its liberties do not.
                    Cell::Empty => {
                        ground.region[usize::from(at)].is_none()
                            || ground.region[usize::from(beside)].is_none()
                    }
                    Cell::Border => false,
                };
                if belongs && !reach.contains(&beside) {
                    reach.push(beside);
                }
            }
        }
    }
    reach
}

/// Returns what clusters and plain points come to when `first` moves first, answering each move where it was made.
pub(super) fn sum(clusters: &[Ground], plain: usize, first: Color) -> Points {
    let alone: Vec<[Points; 2]> = clusters
        .iter()
        .map(|ground| Color::BOTH.map(|first| Search::new(ground, Budget::CLUSTER).bounds(first)))
        .collect();
    let odd = i32::try_from(plain % 2).unwrap_or(0);
    let black_is_second = total(&alone, |[_, white_first]| white_first.at_least).map(|sum| sum - odd);
    let white_is_second = total(&alone, |[black_first, _]| black_first.at_most).map(|sum| sum + odd);
    let gains = |of: &dyn Fn(&[Points; 2]) -> Option<i32>| alone.iter().filter_map(of).collect::<Vec<i32>>();
    match first {
        Color::White => {
            let gain = |[black, white]: &[Points; 2]| Some(black.at_most? - white.at_most?);
            let best = gains(&gain).into_iter().chain([2 * odd]).max().unwrap_or(0).max(0);
            Points { at_least: black_is_second, at_most: white_is_second.map(|most| most - best) }
        }
        Color::Black => {
            let gain = |[black, white]: &[Points; 2]| Some(black.at_least? - white.at_least?);
            let best = gains(&gain).into_iter().chain([2 * odd]).max().unwrap_or(0).max(0);
            Points { at_least: black_is_second.map(|least| least + best), at_most: white_is_second }
        }
    }
}

fn total(alone: &[[Points; 2]], of: impl Fn(&[Points; 2]) -> Option<i32>) -> Option<i32> {
    alone.iter().map(of).sum()
}
