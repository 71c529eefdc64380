//! Replaying a main line: setup stones and moves, node by node.

use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::play::Forced;
use crate::position::{Position, Prisoners};

use super::record::{Irregular, IrregularMove, Move};
use super::tree::{Node, Property};
use super::values::{self, MoveValue};
use super::{Place, SgfError};

/// The state of the game while it is replayed.
pub(super) struct Replay {
    pub position: Position,
    pub prisoners: Prisoners,
    pub moves: Vec<Move>,
    pub irregular: Vec<IrregularMove>,
    /// Nodes replayed so far.
    nodes: usize,
}

impl Replay {
    pub(super) fn new(size: BoardSize) -> Replay {
        Replay {
            position: Position::empty(size),
            prisoners: Prisoners::default(),
            moves: Vec::new(),
            irregular: Vec::new(),
            nodes: 0,
        }
    }

    /// Carries out one node: its setup first, then its moves in order (FF\[4\] allows one kind only, older
    /// programs mix them).
    pub(super) fn node(&mut self, node: &Node) -> Result<(), SgfError> {
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
        self.nodes += 1;
        Ok(())
    }

    fn set_up(&mut self, property: &Property, stone: Option<Color>) -> Result<(), SgfError> {
        for value in &property.values {
            // Some programs write an empty list as one empty value.
            if value.trim().is_empty() {
                continue;
            }
            let points = values::points(self.position.size(), value);
            for point in points.ok_or_else(|| self.off_board(property, value))? {
                self.position.set(point, stone);
            }
        }
        Ok(())
    }

    fn play(&mut self, property: &Property, color: Color) -> Result<(), SgfError> {
        for value in &property.values {
            let played = values::move_value(self.position.size(), value);
            let point = match played.ok_or_else(|| self.off_board(property, value))? {
                MoveValue::Pass => None,
                MoveValue::At(point) => Some(point),
            };
            self.moves.push(Move { color, point });
            if let Some(point) = point {
                self.put_down(color, point);
            }
        }
        Ok(())
    }

    fn put_down(&mut self, color: Color, point: Point) {
        if self.position.stone(point).is_some() {
            self.note(Irregular::Occupied);
        }
        let Forced { position, captured, suicide } = self.position.force(color, point);
        if !suicide.is_empty() {
            self.note(Irregular::Suicide);
        }
        self.prisoners.add(color.opponent(), captured.len());
        self.prisoners.add(color, suicide.len());
        self.position = position;
    }

    /// Notes what is wrong with the last move.
    fn note(&mut self, why: Irregular) {
        if let Some(&played) = self.moves.last() {
            self.irregular.push(IrregularMove { number: self.moves.len(), played, why });
        }
    }

    fn off_board(&self, property: &Property, value: &str) -> SgfError {
        let (property, value) = (property.name.clone(), value.to_owned());
        let place = Place { node: self.nodes, moves: self.moves.len() };
        let looks_like_points = value.trim().split(':').all(|part| {
            part.trim().len() == 2 && part.trim().bytes().all(|letter| letter.is_ascii_alphabetic())
        });
        if looks_like_points {
            SgfError::OffBoard { property, value, place, size: self.position.size() }
        } else {
            SgfError::Value { property, value, place, expected: "a point such as pd" }
        }
    }
}
