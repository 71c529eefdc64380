//! Checks on boards small enough to try every plan that none handles fewer stones.

use super::*;
use crate::color::Color;
use crate::position::Position;

/// Returns Black's empty points and the stones that may be lifted.
fn black(rows: &[&str]) -> (PointSet, PointSet) {
    let position = Position::from_rows(rows).unwrap();
    let size = position.size();
    let owner = crate::score::area::area(&position).owner;
    let stones = position.points_with(Some(Color::Black));
    let own: PointSet = size
        .points()
        .filter(|&point| owner[size.index(point)] == Some(Color::Black))
        .collect();
    let others = PointSet::all(size) - own;
    (own - stones, stones - others.surroundings_in(stones))
}

fn moves(rounded: &Rounded) -> usize {
    rounded.put.len().max(rounded.lifted.len())
}

/// Returns the fewest moves over all sets of the side's points that may stay empty.
fn fewest(empty: PointSet, liftable: PointSet) -> usize {
    let points = (empty | liftable).to_vec();
    assert!(points.len() <= 16, "too many to try");
    let sets = (0..1_u32 << points.len()).map(|choice| {
        let chosen = points
            .iter()
            .enumerate()
            .filter(|(index, _)| choice >> index & 1 == 1);
        chosen.map(|(_, point)| point).collect::<PointSet>()
    });
    let in_tens = sets.filter(|set| set.pieces().iter().all(|piece| piece.len() % TEN == 0));
    let handled = in_tens.map(|set| (empty - set).len().max((set - empty).len()));
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
        &[
            "......BW", "....BBBW", "BBBBBBBW", ".......W", "BBBBBBBW", "WWWWWWWW",
        ],
    ];
    for rows in boards {
        let (empty, liftable) = black(rows);
        let rounded = round_to_tens(empty, liftable);
        assert_eq!(moves(&rounded), fewest(empty, liftable), "{rows:?}");
        assert!(rounded.put.is_subset(empty) && rounded.lifted.is_subset(liftable));
        assert!(
            rounded
                .areas
                .iter()
                .all(|area| area.len() % TEN == 0 && area.is_connected())
        );
    }
}

#[test]
fn two_eyes_become_an_area_by_one_stone_between_them() {
    let (empty, liftable) = black(&["......BW", "B.BB..BW", "...BBBBW", "BBBBBBBW", "WWWWWWWW"]);
    let rounded = round_to_tens(empty, liftable);
    assert_eq!(
        (rounded.put.len(), rounded.lifted.len(), rounded.areas.len()),
        (2, 0, 1)
    );
    let (empty, liftable) = black(&["....B..BW", "....B..BW", "BBBBBBBBW", "WWWWWWWWW"]);
    let apart = round_to_tens(empty, liftable);
    assert_eq!((moves(&apart), apart.lifted.len()), (3, 1));
}
