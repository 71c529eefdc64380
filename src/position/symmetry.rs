//! Turned, mirrored and colour-swapped positions: the same game seen from another side.

use crate::color::ByColor;
use crate::point::{BoardSize, Point};

use super::Position;

/// One of the eight ways to look at a board: mirrored or not, then turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Orientation {
    mirrored: bool,
    /// Number of clockwise quarter turns, 0 to 3.
    quarter_turns: u8,
}

impl Orientation {
    /// The board as it is.
    pub const UNTURNED: Orientation = Orientation::turned(0);

    /// All eight orientations, the four that a photo can show first.
    pub const ALL: [Orientation; 8] = [
        Orientation::turned(0),
        Orientation::turned(1),
        Orientation::turned(2),
        Orientation::turned(3),
        Orientation {
            mirrored: true,
            quarter_turns: 0,
        },
        Orientation {
            mirrored: true,
            quarter_turns: 1,
        },
        Orientation {
            mirrored: true,
            quarter_turns: 2,
        },
        Orientation {
            mirrored: true,
            quarter_turns: 3,
        },
    ];

    /// The four orientations that a photo can show: none is mirrored.
    pub const TURNS: [Orientation; 4] = [
        Orientation::turned(0),
        Orientation::turned(1),
        Orientation::turned(2),
        Orientation::turned(3),
    ];

    const fn turned(quarter_turns: u8) -> Orientation {
        Orientation {
            mirrored: false,
            quarter_turns,
        }
    }

    /// Returns true if the board is mirrored left to right before it is turned.
    pub const fn is_mirrored(self) -> bool {
        self.mirrored
    }

    /// Returns the number of clockwise quarter turns, 0 to 3.
    pub const fn quarter_turns(self) -> u8 {
        self.quarter_turns
    }

    /// Returns the orientation that undoes this one. One that mirrors the board undoes itself.
    #[must_use]
    pub const fn undone(self) -> Orientation {
        match self.mirrored {
            true => self,
            false => Orientation::turned((4 - self.quarter_turns) % 4),
        }
    }

    /// Returns the size of a board of `size` in this orientation.
    pub fn size(self, size: BoardSize) -> BoardSize {
        let turned = BoardSize::new(size.height(), size.width()).unwrap_or(size);
        if self.quarter_turns.is_multiple_of(2) {
            size
        } else {
            turned
        }
    }

    /// Returns the point to which `point` of a board of `size` moves; `None` if it is off that
    /// board.
    pub fn point(self, size: BoardSize, point: Point) -> Option<Point> {
        let mut moved = if self.mirrored {
            mirrored_point(size, point)?
        } else {
            point
        };
        let mut moved_size = size;
        for _ in 0..self.quarter_turns {
            moved = turned_point(moved_size, moved)?;
            moved_size = Orientation::turned(1).size(moved_size);
        }
        Some(moved)
    }
}

impl Position {
    /// Returns the position as seen in this orientation.
    #[must_use]
    pub fn seen(&self, orientation: Orientation) -> Position {
        self.move_stones(orientation.size(self.size()), |point| {
            orientation.point(self.size(), point)
        })
    }

    /// Returns the position turned a quarter clockwise; see [`turned_point`].
    #[must_use]
    pub fn turned(&self) -> Position {
        let (width, height) = (self.size().width(), self.size().height());
        let Ok(size) = BoardSize::new(height, width) else {
            return self.clone();
        };
        self.move_stones(size, |point| turned_point(self.size(), point))
    }

    /// Returns the position mirrored left to right.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        self.move_stones(self.size(), |point| mirrored_point(self.size(), point))
    }

    /// Returns the position with the colours of all stones swapped.
    #[must_use]
    pub fn swapped(&self) -> Position {
        let stones = ByColor {
            black: self.stones.white,
            white: self.stones.black,
        };
        Position {
            size: self.size,
            stones,
        }
    }

    /// Returns a position of `size` in which every stone stands on the point that `new_place` gives
    /// for its own.
    fn move_stones(&self, size: BoardSize, new_place: impl Fn(Point) -> Option<Point>) -> Position {
        let mut moved = Position::empty(size);
        for point in self.size().points() {
            if let Some(place) = new_place(point) {
                moved.set(place, self.stone(point));
            }
        }
        moved
    }
}

/// Returns the point to which `point` of a board of `size` moves when the board is turned a quarter
/// clockwise; `None` if it is off that board.
pub fn turned_point(size: BoardSize, point: Point) -> Option<Point> {
    let turned = BoardSize::new(size.height(), size.width()).ok()?;
    turned.point(size.height().checked_sub(point.row() + 1)?, point.col())
}

/// Returns the point to which `point` of a board of `size` moves when the board is mirrored left to
/// right; `None` if it is off that board.
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
        let seen: std::collections::HashSet<Vec<String>> = Orientation::ALL
            .iter()
            .map(|&orientation| position.seen(orientation).rows())
            .collect();
        assert_eq!(seen.len(), 8);
        for orientation in Orientation::ALL {
            assert_eq!(
                position.seen(orientation).seen(orientation.undone()),
                position
            );
        }
        assert_eq!(position.seen(Orientation::ALL[1]), position.turned());
    }
}
