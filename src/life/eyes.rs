//! Groups with one small eye space and nothing else: the first move at its vital point decides.

use super::nakade;
use crate::point::Point;
use crate::position::fast_board::FastBoard;
use crate::position::{Chain, Chains};

/// Finds the point at which `chain` lives or dies, whoever plays there first. It exists if all
/// liberties of the chain, and of the other chains around the same space, lie in one eye space of a
/// nakade shape.
pub(super) fn find_deciding_point(
    board: &FastBoard,
    chains: &Chains,
    chain: &Chain,
) -> Option<Point> {
    let mut space = Vec::new();
    let liberty = board.spot(*chain.liberties.first()?);
    if !nakade::fill_eye_space(board, liberty, &mut space) {
        return None;
    }
    let inside: Vec<Point> = board
        .size()
        .points()
        .filter(|&point| space.contains(&board.spot(point)))
        .collect();
    let has_only_inner_liberties = |chain: &Chain| {
        chain
            .liberties
            .iter()
            .all(|liberty| inside.contains(liberty))
    };
    let mut surrounding = chains
        .beside(&inside)
        .into_iter()
        .filter_map(|beside| chains.list().get(beside));
    if !has_only_inner_liberties(chain) || !surrounding.all(has_only_inner_liberties) {
        return None;
    }
    let vital = nakade::find_vital_point(board, &space)?;
    inside.into_iter().find(|&point| board.spot(point) == vital)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;

    fn decides(rows: &[&str], stone: &str) -> Option<String> {
        let position = Position::from_rows(rows).unwrap();
        let (board, chains) = (FastBoard::new(&position), Chains::new(&position));
        let chain = chains.at(position.size().parse(stone).unwrap()).unwrap();
        find_deciding_point(&board, &chains, &chains.list()[chain])
            .map(|point| position.size().name(point))
    }

    #[test]
    fn three_in_a_row_are_decided_in_the_middle() {
        let rows = [
            "...BW....",
            "BBBBW....",
            "WWWWW....",
            ".........",
            ".........",
        ];
        assert_eq!(decides(&rows, "A4").as_deref(), Some("B5"));
    }

    #[test]
    fn another_liberty_or_another_shape_leaves_it_open() {
        let outside = [
            "...BW....",
            "BBBBW....",
            "WWW......",
            ".........",
            ".........",
        ];
        assert_eq!(decides(&outside, "A4"), None);
        let four_in_a_row = [
            "....BW...",
            "BBBBBW...",
            "WWWWWW...",
            ".........",
            ".........",
        ];
        assert_eq!(decides(&four_in_a_row, "A4"), None);
    }
}
