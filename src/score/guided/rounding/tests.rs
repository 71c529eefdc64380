//! That no other way handles fewer stones, on boards small enough to try them all.

use super::*;
use crate::color::Color;
use crate::position::Position;

/// Empty points and stones that may be lifted, of Black.
fn black(rows: &[&str]) -> (Board, Places, Places) {
    let position = Position::from_rows(rows).unwrap();
    let board = Board::new(position.size());
    let owner = crate::score::area::area(&position).owner;
    let of = |color| {
        let owner = &owner;
        let size = position.size();
        board.places(move |point| owner[size.index(point)] == color)
    };
    let stones = board.places(|point| position.stone(point) == Some(Color::Black));
    let others = of(Some(Color::White)).or(of(None));
    let empty = of(Some(Color::Black)).but(stones);
    let liftable = stones.but(board.around(others));
    (board, empty, liftable)
}

fn moves(rounded: &Rounded) -> usize {
    rounded.put.count().max(rounded.lifted.count())
}

/// The fewest moves of all ways to leave some of the side's points empty.
fn fewest(board: &Board, empty: Places, liftable: Places) -> usize {
    let points: Vec<Places> = empty.or(liftable).each().collect();
    assert!(points.len() <= 16, "too many to try");
    let sets = (0..1_u32 << points.len()).map(|choice| {
        let chosen = points.iter().enumerate().filter(|(index, _)| choice >> index & 1 == 1);
        chosen.fold(Places::default(), |set, (_, point)| set.or(*point))
    });
    let in_tens = sets.filter(|set| board.pieces(*set).iter().all(|piece| piece.count() % TEN == 0));
    let handled = in_tens.map(|set| empty.but(set).count().max(set.but(empty).count()));
    handled.min().unwrap()
}

#[test]
fn no_other_way_handles_fewer_stones() {
    let boards: [&[&str]; 6] = [
        &["....BW", "...BBW", "B.BB.W", "BBBBBW", "WWWWWW"],
        &[".B.BBBW", "B.BB.BW", ".BB.BBW", "BBBBBBW", "WWWWWWW"],
        &[".B..B.BW", "..B..BBW", "BBBBBBBW", "WWWWWWWW"],
        &["......BW", ".B.B.BBW", "BBBBBBBW", "WWWWWWWW"],
        &[".BB...BW", ".BB.B.BW", "BBBBBBBW", "WWWWWWWW"],
        &["......BW", "....BBBW", "BBBBBBBW", ".......W", "BBBBBBBW", "WWWWWWWW"],
    ];
    for rows in boards {
        let (board, empty, liftable) = black(rows);
        let rounded = round(&board, empty, liftable);
        assert_eq!(moves(&rounded), fewest(&board, empty, liftable), "{rows:?}");
        assert!(rounded.put.but(empty).is_empty() && rounded.lifted.but(liftable).is_empty());
        assert!(rounded.areas.iter().all(|area| area.count() % TEN == 0 && board.is_connected(*area)));
    }
}

#[test]
fn two_eyes_become_an_area_by_one_stone_between_them() {
    let (board, empty, liftable) = black(&["......BW", "B.BB..BW", "...BBBBW", "BBBBBBBW", "WWWWWWWW"]);
    let rounded = round(&board, empty, liftable);
    assert_eq!((rounded.put.count(), rounded.lifted.count(), rounded.areas.len()), (2, 0, 1));
    let (board, empty, liftable) = black(&["....B..BW", "....B..BW", "BBBBBBBBW", "WWWWWWWWW"]);
    let apart = round(&board, empty, liftable);
    assert_eq!((moves(&apart), apart.lifted.count()), (3, 1));
}
