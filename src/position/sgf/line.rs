//! The main line as what it does to the board: setup stones and moves, node by node.
//!
//! A line keeps what its nodes say, a few bytes each, and no positions; [`Replay`] goes through them.

use crate::color::Color;
use crate::point::{BoardSize, Point};

use super::record::Move;
use super::replay::Replay;
use super::tree::{Node, Property};
use super::values::{self, MoveValue, Rectangle};
use super::{Place, SgfError};

/// What a record's main line does to the board, from which every position of the game can be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MainLine {
    size: BoardSize,
    actions: Vec<Action>,
}

/// One thing that happens to the board, and the node that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Action {
    /// Nodes before it.
    pub node: u32,
    pub what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// These points are made so, whatever stood there.
    SetUp(Rectangle, Option<Color>),
    Play(Move),
}

impl MainLine {
    /// Understands `nodes`: of each its setup first, then its moves in order (FF\[4\] allows one kind only,
    /// older programs mix them).
    pub(super) fn new(size: BoardSize, nodes: &[Node]) -> Result<MainLine, SgfError> {
        let mut reader = Reader { size, actions: Vec::new(), node: 0, moves: 0 };
        for node in nodes {
            reader.node(node)?;
        }
        Ok(MainLine { size, actions: reader.actions })
    }

    /// The board's size.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The moves, passes included.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.actions.iter().filter_map(|action| match action.what {
            What::Play(played) => Some(played),
            What::SetUp(..) => None,
        })
    }

    /// Goes through the line's positions, from the root node's to the last.
    pub fn replay(&self) -> Replay<'_> {
        Replay::new(self)
    }

    /// The lines of the smallest usual board on which all stones lie, where it is smaller than this one and so many
    /// moves were played that this is hardly chance.
    pub(super) fn smaller_board(&self) -> Option<usize> {
        const USUAL: [usize; 2] = [9, 13];
        let stones =
            self.moves().filter_map(|played| played.point).chain(self.actions.iter().flat_map(|action| {
                match action.what {
                    What::SetUp(points, Some(_)) => points.points(self.size).collect::<Vec<Point>>(),
                    What::SetUp(_, None) | What::Play(_) => Vec::new(),
                }
            }));
        let (mut number, mut lines) = (0, 0);
        for stone in stones {
            number += 1;
            lines = lines.max(stone.col() + 1).max(stone.row() + 1);
        }
        let smaller = USUAL.into_iter().find(|&usual| lines <= usual && usual < self.size.width())?;
        (number >= smaller * smaller / 4).then_some(smaller)
    }

    pub(super) fn action(&self, index: usize) -> Option<Action> {
        self.actions.get(index).copied()
    }
}

struct Reader {
    size: BoardSize,
    actions: Vec<Action>,
    /// Nodes and moves read so far.
    node: usize,
    moves: usize,
}

impl Reader {
    fn node(&mut self, node: &Node) -> Result<(), SgfError> {
        for property in node {
            match property.name.as_str() {
                "AB" => self.set_up(property, Some(Color::Black))?,
                "AW" => self.set_up(property, Some(Color::White))?,
                "AE" => self.set_up(property, None)?,
                _ => {}
            }
        }
        for property in node {
            match property.name.as_str() {
                "B" => self.play(property, Color::Black)?,
                "W" => self.play(property, Color::White)?,
                _ => {}
            }
        }
        self.node += 1;
        Ok(())
    }

    fn set_up(&mut self, property: &Property, stone: Option<Color>) -> Result<(), SgfError> {
        // Some programs write an empty list as one empty value.
        for value in property.values.iter().filter(|value| !value.trim().is_empty()) {
            let points = values::rectangle(self.size, value);
            let points = points.ok_or_else(|| self.off_board(property, value))?;
            self.act(What::SetUp(points, stone));
        }
        Ok(())
    }

    fn play(&mut self, property: &Property, color: Color) -> Result<(), SgfError> {
        for value in &property.values {
            let played = values::move_value(self.size, value);
            let point = match played.ok_or_else(|| self.off_board(property, value))? {
                MoveValue::Pass => None,
                MoveValue::At(point) => Some(point),
            };
            self.act(What::Play(Move { color, point }));
            self.moves += 1;
        }
        Ok(())
    }

    fn act(&mut self, what: What) {
        // A file that has so many nodes does not fit into memory.
        let node = u32::try_from(self.node).unwrap_or(u32::MAX);
        self.actions.push(Action { node, what });
    }

    fn off_board(&self, property: &Property, value: &str) -> SgfError {
        let (property, value) = (property.name.clone(), value.to_owned());
        let place = Place { node: self.node, moves: self.moves };
        let looks_like_points = value.trim().split(':').all(|part| {
            part.trim().len() == 2 && part.trim().bytes().all(|letter| letter.is_ascii_alphabetic())
        });
        if looks_like_points {
            SgfError::OffBoard { property, value, place, size: self.size }
        } else {
            SgfError::Value { property, value, place, expected: "sgf-a-point" }
        }
    }
}
