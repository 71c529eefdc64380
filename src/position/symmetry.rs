//! Turned, mirrored and colour-swapped positions: the same game seen from another side.

use crate::color::Color;
use crate::point::{BoardSize, Point};

use super::Position;

impl Position {
    /// The position turned a quarter clockwise; see [`turned_point`].
    #[must_use]
    pub fn turned(&self) -> Position {
        let (width, height) = (self.size().width(), self.size().height());
        let Ok(size) = BoardSize::new(height, width) else { return self.clone() };
        self.moved_onto(size, |point| turned_point(self.size(), point))
    }

    /// The position mirrored left to right.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        self.moved_onto(self.size(), |point| mirrored_point(self.size(), point))
    }

    /// Black stones white, and white stones black.
    #[must_use]
    pub fn swapped(&self) -> Position {
        let stones = self.stones.iter().map(|stone| stone.map(Color::opponent)).collect();
        Position { size: self.size, stones }
    }

    fn moved_onto(&self, size: BoardSize, new_place: impl Fn(Point) -> Option<Point>) -> Position {
        let mut moved = Position::empty(size);
        for point in self.size().points() {
            if let Some(place) = new_place(point) {
                moved.set(place, self.stone(point));
            }
        }
        moved
    }
}

/// Where `point` of a board of `size` comes to lie when the board is turned a quarter clockwise; `None`
/// when it is off that board.
pub fn turned_point(size: BoardSize, point: Point) -> Option<Point> {
    let turned = BoardSize::new(size.height(), size.width()).ok()?;
    turned.point(size.height().checked_sub(point.row() + 1)?, point.col())
}

/// Where `point` of a board of `size` comes to lie when the board is mirrored left to right; `None` when it
/// is off that board.
pub fn mirrored_point(size: BoardSize, point: Point) -> Option<Point> {
    size.point(size.width().checked_sub(point.col() + 1)?, point.row())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_brings_the_left_edge_to_the_top() {
        let position = Position::from_rows(&["BW.", "..W"]).unwrap();
        assert_eq!(position.turned().rows(), [".B", ".W", "W."]);
        assert_eq!(position.mirrored().rows(), [".WB", "W.."]);
        assert_eq!(position.turned().turned().turned().turned(), position);
    }
}
