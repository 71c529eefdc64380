//! The main line as change it does to the board: setup stones and moves, node by node.
//!
//! A line keeps change its nodes say, a few bytes each, and no positions; [`Replay`] goes through
//! the positions.

use crate::color::Color;
use crate::point::{BoardSize, Point};

use super::record::Move;
use super::replay::Replay;
use super::tree::{Node, Property};
use super::values::{self, MoveValue, Rectangle};
use super::{RecordPlace, SgfError};

/// Most changes of a main line, each a move or a rectangle of setup points. The longest games have some
/// hundred moves; a file of the largest size has room for millions, which take minutes to replay.
const MOST_CHANGES: usize = 250_000;

/// The setup stones and moves of a record's main line, from which every position of the game
/// follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MainLine {
    size: BoardSize,
    actions: Vec<Action>,
}

/// One change of the board, and the node that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Action {
    /// Number of nodes before that node.
    pub node: u32,
    pub change: BoardChange,
}

/// A change of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardChange {
    /// Sets these points to a stone, or empties them, whatever stood there.
    SetUp(Rectangle, Option<Color>),
    /// Plays a move, or passes.
    Play(Move),
}

impl MainLine {
    /// Reads the actions of `nodes`: of each node its setup first, then its moves in order (FF\[4\]
    /// allows only one kind in a node, older programs mix them).
    ///
    /// # Errors
    /// [`SgfError::OffBoard`] or [`SgfError::Value`] when a value does not name points of the
    /// board, [`SgfError::TooLong`] when there are more of them than in any game.
    pub(super) fn new(size: BoardSize, nodes: &[Node]) -> Result<MainLine, SgfError> {
        let mut builder = LineBuilder {
            size,
            actions: Vec::new(),
            node: 0,
            moves: 0,
        };
        for node in nodes {
            builder.add_node(node)?;
        }
        Ok(MainLine {
            size,
            actions: builder.actions,
        })
    }

    /// Returns the board's size.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// Returns the moves, passes included.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.actions
            .iter()
            .filter_map(|action| match action.change {
                BoardChange::Play(played) => Some(played),
                BoardChange::SetUp(..) => None,
            })
    }

    /// Goes through the line's positions, from the root node's to the last.
    pub fn replay(&self) -> Replay<'_> {
        Replay::new(self)
    }

    /// Returns the number of lines of the smallest usual board on which all stones lie, if it is
    /// smaller than this one and the stones are too many for this to be chance.
    pub(super) fn smaller_board(&self) -> Option<usize> {
        const USUAL: [usize; 2] = [9, 13];
        let (mut stones, mut lines) = (0, 0);
        let mut add_stone = |point: Point| {
            stones += 1;
            lines = lines.max(point.col() + 1).max(point.row() + 1);
        };
        for action in &self.actions {
            match action.change {
                BoardChange::Play(Move {
                    point: Some(point), ..
                }) => add_stone(point),
                BoardChange::SetUp(points, Some(_)) => {
                    points.points(self.size).for_each(&mut add_stone)
                }
                BoardChange::SetUp(_, None) | BoardChange::Play(_) => {}
            }
        }
        let smaller = USUAL
            .into_iter()
            .find(|&usual| lines <= usual && usual < self.size.width())?;
        let are_enough = stones >= smaller * smaller / 4;
        are_enough.then_some(smaller)
    }

    /// Returns the `index`-th action of the line.
    pub(super) fn action(&self, index: usize) -> Option<Action> {
        self.actions.get(index).copied()
    }
}

/// Collects the actions of a line, node by node.
struct LineBuilder {
    size: BoardSize,
    actions: Vec<Action>,
    /// Number of nodes read so far.
    node: usize,
    /// Number of moves read so far.
    moves: usize,
}

impl LineBuilder {
    fn add_node(&mut self, node: &Node) -> Result<(), SgfError> {
        for property in node {
            match property.name.as_str() {
                "AB" => self.add_setup(property, Some(Color::Black))?,
                "AW" => self.add_setup(property, Some(Color::White))?,
                "AE" => self.add_setup(property, None)?,
                _ => {}
            }
        }
        for property in node {
            match property.name.as_str() {
                "B" => self.add_moves(property, Color::Black)?,
                "W" => self.add_moves(property, Color::White)?,
                _ => {}
            }
        }
        self.node += 1;
        Ok(())
    }

    fn add_setup(&mut self, property: &Property, stone: Option<Color>) -> Result<(), SgfError> {
        // Some programs write an empty list as one empty value.
        for value in property
            .values
            .iter()
            .filter(|value| !value.trim().is_empty())
        {
            let points = values::parse_rectangle(self.size, value);
            let points = points.ok_or_else(|| self.point_error(property, value))?;
            self.push_action(BoardChange::SetUp(points, stone))?;
        }
        Ok(())
    }

    fn add_moves(&mut self, property: &Property, color: Color) -> Result<(), SgfError> {
        for value in &property.values {
            let played = values::parse_move(self.size, value);
            let point = match played.ok_or_else(|| self.point_error(property, value))? {
                MoveValue::Pass => None,
                MoveValue::At(point) => Some(point),
            };
            self.push_action(BoardChange::Play(Move { color, point }))?;
            self.moves += 1;
        }
        Ok(())
    }

    fn push_action(&mut self, change: BoardChange) -> Result<(), SgfError> {
        if self.actions.len() == MOST_CHANGES {
            return Err(SgfError::TooLong { most: MOST_CHANGES });
        }
        // A file with more nodes does not fit into memory.
        let node = u32::try_from(self.node).unwrap_or(u32::MAX);
        self.actions.push(Action { node, change });
        Ok(())
    }

    /// Returns the error of a value that does not name points of the board.
    fn point_error(&self, property: &Property, value: &str) -> SgfError {
        let (property, value) = (property.name.clone(), value.to_owned());
        let place = RecordPlace {
            node: self.node,
            moves: self.moves,
        };
        let looks_like_points = value.trim().split(':').all(|part| {
            part.trim().len() == 2
                && part
                    .trim()
                    .bytes()
                    .all(|letter| letter.is_ascii_alphabetic())
        });
        if looks_like_points {
            SgfError::OffBoard {
                property,
                value,
                place,
                size: self.size,
            }
        } else {
            SgfError::Value {
                property,
                value,
                place,
                expected: "sgf-a-point",
            }
        }
    }
}
