//! Divides a board into clusters, parts in which play does not affect the others, and adds up their
//! values.
//!
//! The second player can answer every move in the cluster in which it was made, and so gets at
//! least the sum of the values of all clusters with the opponent moving first in each. The first
//! player can make one move and then do the same. Plain points are worth one point each, and the
//! first player gets one more of them if their number is odd.

use crate::color::Color;
use crate::position::fast_board::{Cell, Spot};

use super::endgame_board::EndgameBoard;
use super::search::{Budget, EndgameSearch, ValueBounds};

/// Returns the clusters of a board, each as a board on which the open points of the others are
/// ignored.
pub(super) fn split_into_clusters(endgame: &EndgameBoard) -> Vec<EndgameBoard> {
    let mut groups: Vec<Vec<Spot>> = Vec::new();
    let spots: Vec<Spot> = endgame
        .contested
        .iter()
        .chain(&endgame.watched)
        .copied()
        .collect();
    for &spot in &spots {
        let reach = find_reach(endgame, spot);
        let (touching, apart): (Vec<_>, Vec<_>) = groups
            .into_iter()
            .partition(|group| group.iter().any(|at| reach.contains(at)));
        groups = apart;
        groups.push(touching.into_iter().flatten().chain(reach).collect());
    }
    groups
        .iter()
        .map(|group| endgame.restrict(|spot| group.contains(&spot)))
        .collect()
}

/// Returns the spots that affect a contested point or a watched chain: its region, the chains
/// beside it that are not safe, and the liberties of these chains, repeatedly.
fn find_reach(endgame: &EndgameBoard, spot: Spot) -> Vec<Spot> {
    let board = &endgame.board;
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
                    Cell::Stone(_) => !endgame.is_safe[usize::from(beside)],
                    // Clusters do not extend across closed territory, but they include its points
                    // beside their chains.
                    Cell::Empty => {
                        endgame.region[usize::from(at)].is_none()
                            || endgame.region[usize::from(beside)].is_none()
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

/// Returns bounds of the value of clusters and plain points together with `first` moving first.
pub(super) fn sum_clusters(clusters: &[EndgameBoard], plain: usize, first: Color) -> ValueBounds {
    // The bounds of each cluster alone, with Black moving first and with White moving first.
    let alone: Vec<[ValueBounds; 2]> = clusters
        .iter()
        .map(|endgame| {
            Color::BOTH.map(|first| EndgameSearch::new(endgame, Budget::CLUSTER).bounds(first))
        })
        .collect();
    let odd = i32::try_from(plain % 2).unwrap_or(0);
    let black_second: Option<i32> = alone
        .iter()
        .map(|[_, white_first]| white_first.at_least)
        .sum();
    let white_second: Option<i32> = alone
        .iter()
        .map(|[black_first, _]| black_first.at_most)
        .sum();
    let at_least = black_second.map(|sum| sum - odd);
    let at_most = white_second.map(|sum| sum + odd);
    // The first player makes the first move where it gains most: in a cluster, or on the odd plain
    // point.
    match first {
        Color::White => {
            let gains = alone
                .iter()
                .filter_map(|[black, white]| Some(black.at_most? - white.at_most?));
            let best = gains.max().unwrap_or(0).max(2 * odd);
            ValueBounds {
                at_least,
                at_most: at_most.map(|most| most - best),
            }
        }
        Color::Black => {
            let gains = alone
                .iter()
                .filter_map(|[black, white]| Some(black.at_least? - white.at_least?));
            let best = gains.max().unwrap_or(0).max(2 * odd);
            ValueBounds {
                at_least: at_least.map(|least| least + best),
                at_most,
            }
        }
    }
}
