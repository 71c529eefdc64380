//! Turned, mirrored and colour-swapped positions: the same game seen from another side.

use crate::color::ByColor;
use crate::point::{BoardSize, Point};

use super::Position;

/// One of the eight ways in which a board can be seen: mirrored or not, then turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Orientation {
    mirrored: bool,
    /// Clockwise, 0 to 3.
    quarter_turns: u8,
}

impl Orientation {
    /// As it is.
    pub const UNTURNED: Orientation = Orientation::turned(0);

    /// All eight, the four that a photo can show of a board first.
    pub const ALL: [Orientation; 8] = [
        Orientation::turned(0),
        Orientation::turned(1),
        Orientation::turned(2),
        Orientation::turned(3),
        Orientation { mirrored: true, quarter_turns: 0 },
        Orientation { mirrored: true, quarter_turns: 1 },
        Orientation { mirrored: true, quarter_turns: 2 },
        Orientation { mirrored: true, quarter_turns: 3 },
    ];

    /// The four that a photo can show: nothing is mirrored.
    pub const TURNS: [Orientation; 4] =
        [Orientation::turned(0), Orientation::turned(1), Orientation::turned(2), Orientation::turned(3)];

    const fn turned(quarter_turns: u8) -> Orientation {
        Orientation { mirrored: false, quarter_turns }
    }

    /// Whether the board is mirrored left to right before it is turned.
    pub const fn is_mirrored(self) -> bool {
        self.mirrored
    }

    /// Clockwise quarter turns, 0 to 3.
    pub const fn quarter_turns(self) -> u8 {
        self.quarter_turns
    }

    /// The orientation that undoes this one. What is mirrored and then turned undoes itself.
    #[must_use]
    pub const fn undone(self) -> Orientation {
        match self.mirrored {
            true => self,
            false => Orientation::turned((4 - self.quarter_turns) % 4),
        }
    }

    /// The size of a board of `size` seen so.
    pub fn size(self, size: BoardSize) -> BoardSize {
        let turned = BoardSize::new(size.height(), size.width()).unwrap_or(size);
        if self.quarter_turns.is_multiple_of(2) { size } else { turned }
    }

    /// Where `point` of a board of `size` comes to lie; `None` when it is off that board.
    pub fn point(self, size: BoardSize, point: Point) -> Option<Point> {
        let mirrored = if self.mirrored { mirrored_point(size, point)? } else { point };
        let turn = |(size, point)| Some((Orientation::turned(1).size(size), turned_point(size, point)?));
        (0..self.quarter_turns).try_fold((size, mirrored), |seen, _| turn(seen)).map(|(_, point)| point)
    }
}

impl Position {
    /// The position as it is seen in this orientation.
    #[must_use]
    pub fn seen(&self, orientation: Orientation) -> Position {
        self.moved_onto(orientation.size(self.size()), |point| orientation.point(self.size(), point))
    }

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
        let stones = ByColor { black: self.stones.white, white: self.stones.black };
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

    #[test]
    fn eight_orientations_differ_and_are_undone() {
        let position = Position::from_rows(&["BW.", "..W"]).unwrap();
        let seen: std::collections::HashSet<Vec<String>> =
            Orientation::ALL.iter().map(|&orientation| position.seen(orientation).rows()).collect();
        assert_eq!(seen.len(), 8);
        for orientation in Orientation::ALL {
            assert_eq!(position.seen(orientation).seen(orientation.undone()), position);
        }
        assert_eq!(position.seen(Orientation::ALL[1]), position.turned());
    }
}
