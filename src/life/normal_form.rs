//! The normal form of a position: the same for all positions that differ only by turns, mirrors and a
//! swap of the colours.
//!
//! Playouts use random numbers, the network is shown a few views of a board, and a search may end
//! early. None of this is the same from another side. So every position is read in its normal form,
//! and questions do not depend on the side from which a board was photographed. (Of a position that
//! is its own mirror image, two such forms are the same, and either may be taken.)

use super::{ChainLife, LifeReading, OpenFate, Reason};
use crate::color::{ByColor, Color};
use crate::point::{BoardSize, Point};
use crate::position::{Orientation, Position};

/// How a position is seen in its normal form.
#[derive(Clone, Copy, Debug)]
pub(super) struct NormalForm {
    orientation: Orientation,
    /// True if the colours are swapped.
    is_swapped: bool,
    /// Size of the board as it is.
    size: BoardSize,
}

impl NormalForm {
    /// Finds the normal form of `position`, and returns the position in it.
    pub fn of(position: &Position) -> (NormalForm, Position) {
        let mut first = (
            NormalForm {
                orientation: Orientation::UNTURNED,
                is_swapped: false,
                size: position.size(),
            },
            position.clone(),
        );
        let mut smallest = sort_key(position);
        for orientation in Orientation::ALL {
            let seen = position.seen(orientation);
            for (is_swapped, candidate) in [(false, seen.clone()), (true, seen.swapped())] {
                let key = sort_key(&candidate);
                if key < smallest {
                    let form = NormalForm {
                        orientation,
                        is_swapped,
                        ..first.0
                    };
                    (smallest, first) = (key, (form, candidate));
                }
            }
        }
        first
    }

    /// Returns the reading of the position as it is, from its reading in normal form.
    pub fn restore(&self, reading: LifeReading) -> LifeReading {
        let mut chains: Vec<ChainLife> = reading
            .chains
            .into_iter()
            .map(|chain| self.restore_chain(chain))
            .collect();
        chains.sort_by(|a, b| a.points.first().cmp(&b.points.first()));
        let normal_size = self.orientation.size(self.size);
        let expected_at = |point: Point| {
            let there = self.orientation.point(self.size, point)?;
            let expected = reading.expected.get(normal_size.index(there))?;
            Some(if self.is_swapped {
                -expected
            } else {
                *expected
            })
        };
        LifeReading {
            chains,
            expected: self.size.points().filter_map(expected_at).collect(),
        }
    }

    fn restore_chain(&self, chain: ChainLife) -> ChainLife {
        let mut points: Vec<Point> = chain
            .points
            .iter()
            .map(|&point| self.restore_point(point))
            .collect();
        points.sort_unstable();
        ChainLife {
            points,
            color: self.restore_color(chain.color),
            reason: self.restore_reason(chain.reason),
            open_fate: chain.open_fate.map(|fate| OpenFate {
                after: ByColor::each(|color| fate.after[self.restore_color(color)]),
                ..fate
            }),
            ..chain
        }
    }

    fn restore_reason(&self, reason: Reason) -> Reason {
        match reason {
            Reason::VitalPoint(point) => Reason::VitalPoint(self.restore_point(point)),
            Reason::NextMove { black, white } => {
                let first = ByColor { black, white };
                let restored = |color| {
                    let first: Option<Point> = first[self.restore_color(color)];
                    first.map(|point| self.restore_point(point))
                };
                Reason::NextMove {
                    black: restored(Color::Black),
                    white: restored(Color::White),
                }
            }
            Reason::ToMove { player, point } => Reason::ToMove {
                player: self.restore_color(player),
                point: self.restore_point(point),
            },
            other => other,
        }
    }

    fn restore_point(&self, point: Point) -> Point {
        let normal_size = self.orientation.size(self.size);
        let restored = self.orientation.undone().point(normal_size, point);
        restored.unwrap_or(point)
    }

    /// Returns the colour that a colour in normal form is on the board as it is, and the other way
    /// round.
    pub fn restore_color(&self, color: Color) -> Color {
        if self.is_swapped {
            color.opponent()
        } else {
            color
        }
    }
}

/// Returns what positions are ordered by: the width, and then the contents of every point.
fn sort_key(position: &Position) -> (usize, Vec<Option<Color>>) {
    let size = position.size();
    let contents = size.points().map(|point| position.stone(point));
    (size.width(), contents.collect())
}
