//! The parts of a view that show a board, by the board network.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::geometry::{Rect, ViewPoint};

/// Connected parts with fewer cells than this share of the largest are left out.
const LEAST_PART: f64 = 0.15;
/// Least logit of a cell that faintly shows a board. The network is sure of the board in the middle
/// of attention, and gives a second one beside it a few percent.
const FAINT: f32 = -3.5;

/// Column and row of a cell of the network's output.
type Place = (usize, usize);

/// A cell of the network's output that may show a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct AreaCell {
    /// Its box in the frame.
    pub area: Rect<ViewPoint>,
    /// Logit that it shows a board.
    pub logit: f32,
}

/// The cells of the network's output that may show a board.
#[derive(Clone, Debug, Default)]
pub(super) struct BoardArea {
    cells: BTreeMap<Place, AreaCell>,
}

impl BoardArea {
    /// Returns the area of these cells; those that do not even show a board faintly are left out.
    pub fn new(cells: impl IntoIterator<Item = (Place, AreaCell)>) -> BoardArea {
        let cells = cells.into_iter().filter(|(_, cell)| cell.logit > FAINT);
        BoardArea {
            cells: cells.collect(),
        }
    }

    /// Returns the boxes around the connected parts that show a board, the largest first. Parts much
    /// smaller than the largest are left out.
    pub fn parts(&self) -> Vec<Rect<ViewPoint>> {
        let parts = self.clear_parts();
        let largest = parts.first().map_or(0, |part| part.cells);
        boxes_of_large(parts, largest)
    }

    /// Returns the boxes around the connected parts that show a board, if only faintly, outside the
    /// places that are taken, the largest first. Parts much smaller than the largest clear part are
    /// left out.
    pub fn faint_parts_outside(
        &self,
        is_taken: impl Fn(ViewPoint) -> bool,
    ) -> Vec<Rect<ViewPoint>> {
        let Some(largest) = self.clear_parts().first().map(|part| part.cells) else {
            return Vec::new();
        };
        let mut left = self.cells.clone();
        left.retain(|_, cell| !is_taken(cell.area.middle()));
        boxes_of_large(connected(left), largest)
    }

    /// Returns the connected parts that show a board, the largest first.
    fn clear_parts(&self) -> Vec<Part> {
        let mut clear = self.cells.clone();
        clear.retain(|_, cell| cell.logit > 0.0);
        connected(clear)
    }
}

/// Returns the boxes around the parts that are not much smaller than the largest.
fn boxes_of_large(parts: Vec<Part>, largest: usize) -> Vec<Rect<ViewPoint>> {
    parts
        .into_iter()
        .filter(|part| part.cells as f64 >= LEAST_PART * largest as f64)
        .filter_map(|part| Rect::around(part.corners))
        .collect()
}

/// A connected part of the area.
struct Part {
    /// Number of its cells.
    cells: usize,
    /// Corners of the boxes of all its cells.
    corners: Vec<ViewPoint>,
}

/// Returns the connected parts of these cells, the largest first.
fn connected(mut unseen: BTreeMap<Place, AreaCell>) -> Vec<Part> {
    let mut parts = Vec::new();
    while let Some(first) = unseen.pop_first() {
        let mut part = Part {
            cells: 0,
            corners: Vec::new(),
        };
        let mut open = vec![first];
        while let Some(((column, row), cell)) = open.pop() {
            part.cells += 1;
            part.corners.extend(cell.area.corners());
            // Beyond the first column or row the number wraps around, and is not among the cells.
            let around = [
                (column.wrapping_sub(1), row),
                (column + 1, row),
                (column, row.wrapping_sub(1)),
                (column, row + 1),
            ];
            open.extend(
                around
                    .into_iter()
                    .filter_map(|next| unseen.remove_entry(&next)),
            );
        }
        parts.push(part);
    }
    parts.sort_by_key(|part| Reverse(part.cells));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::PixelPoint;

    /// Returns cells of four pixels that show a board with this logit.
    fn cells(places: impl IntoIterator<Item = Place>, logit: f32) -> Vec<(Place, AreaCell)> {
        let cell = |(column, row): Place| {
            let (x, y) = (column as f64 * 4.0, row as f64 * 4.0);
            let area = Rect {
                top_left: ViewPoint { x, y },
                bottom_right: ViewPoint::at(x + 4.0, y + 4.0),
            };
            ((column, row), AreaCell { area, logit })
        };
        places.into_iter().map(cell).collect()
    }

    fn sides(parts: Vec<Rect<ViewPoint>>) -> Vec<f64> {
        parts.iter().map(Rect::longest_side).collect()
    }

    #[test]
    fn parts_are_connected_and_the_largest_comes_first() {
        let large = (0..9).map(|k| (4 + k % 3, 4 + k / 3));
        let places = [(0, 0), (0, 1)].into_iter().chain(large).chain([(9, 9)]);
        let area = BoardArea::new(cells(places, 1.0));
        assert_eq!(sides(area.parts()), [12.0, 8.0], "one cell is too small");
        let middle_column = |place: ViewPoint| (20.0..24.0).contains(&place.x);
        assert_eq!(
            sides(area.faint_parts_outside(middle_column)),
            [12.0, 12.0, 8.0]
        );
    }

    #[test]
    fn a_faint_part_counts_only_beside_a_clear_one() {
        let faint = cells([(9, 0), (9, 1)], -3.0);
        let alone = BoardArea::new(faint.clone());
        assert!(alone.faint_parts_outside(|_| false).is_empty());
        let clear = cells([(0, 0), (0, 1), (0, 2)], 1.0);
        let both = BoardArea::new(clear.into_iter().chain(faint));
        assert_eq!(sides(both.parts()), [12.0]);
        assert_eq!(sides(both.faint_parts_outside(|_| false)), [12.0, 8.0]);
    }
}
