//! Goes through the positions of a main line.

use crate::color::Color;
use crate::point::Point;
use crate::position::play::ForcedPlay;
use crate::position::{Position, Prisoners};

use super::line::{Action, BoardChange, MainLine};
use super::record::{Irregular, IrregularMove, Move};

/// A change of one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The point.
    pub point: Point,
    /// The stone before the change; `None` if the point was empty.
    pub before: Option<Color>,
    /// The stone after the change; `None` if the point is empty.
    pub after: Option<Color>,
}

/// A position of a game, as the changes since the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Number of nodes before the one that led here; 0 for the root node's setup.
    pub node: usize,
    /// Number of moves played so far, passes included.
    pub moves: usize,
    /// Stones captured so far, of each player.
    pub prisoners: Prisoners,
    /// The changes since the stage before, to be carried out in order; those of the first stage
    /// start from an empty board.
    pub changes: Vec<Change>,
}

/// Goes through the positions of a main line: the root node's setup, every move and every later
/// node's setup is a [`Stage`]. Between two stages [`Replay::position`] returns the whole board.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    line: &'a MainLine,
    /// Index of the next action.
    next: usize,
    has_begun: bool,
    moves: usize,
    position: Position,
    prisoners: Prisoners,
    irregular: Vec<IrregularMove>,
}

impl Iterator for Replay<'_> {
    type Item = Stage;

    fn next(&mut self) -> Option<Stage> {
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        let (node, changes) = match self.line.action(self.next) {
            Some(Action {
                node,
                change: BoardChange::Play(played),
            }) if !is_first => {
                self.next += 1;
                (node, self.play(played))
            }
            // The root node sets the board up even when it says nothing.
            _ if is_first => (0, self.set_up(0)),
            Some(Action { node, .. }) => (node, self.set_up(node)),
            None => return None,
        };
        let node = usize::try_from(node).unwrap_or(usize::MAX);
        Some(Stage {
            node,
            moves: self.moves,
            prisoners: self.prisoners,
            changes,
        })
    }
}

impl<'a> Replay<'a> {
    pub(super) fn new(line: &'a MainLine) -> Replay<'a> {
        Replay {
            line,
            next: 0,
            has_begun: false,
            moves: 0,
            position: Position::empty(line.size()),
            prisoners: Prisoners::default(),
            irregular: Vec::new(),
        }
    }

    /// Returns the position after the last stage that was returned; an empty board before the
    /// first.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the moves so far on occupied points or without a liberty, in order.
    pub fn irregular(&self) -> &[IrregularMove] {
        &self.irregular
    }

    /// Carries out the setup of `node`, which may be empty, and returns the changes.
    fn set_up(&mut self, node: u32) -> Vec<Change> {
        let size = self.line.size();
        let earlier = self.position.clone();
        while let Some(Action {
            node: of_node,
            change: BoardChange::SetUp(points, stone),
        }) = self.line.action(self.next)
            && of_node == node
        {
            self.next += 1;
            for point in points.points(size) {
                self.position.set(point, stone);
            }
        }
        let mut changes = Vec::new();
        for point in size.points() {
            let (before, after) = (earlier.stone(point), self.position.stone(point));
            if before != after {
                changes.push(Change {
                    point,
                    before,
                    after,
                });
            }
        }
        changes
    }

    /// Carries out a move, legal or not, and returns the changes.
    fn play(&mut self, played: Move) -> Vec<Change> {
        // A pass changes nothing but the number of moves.
        self.moves += 1;
        let Move {
            color,
            point: Some(point),
        } = played
        else {
            return Vec::new();
        };
        // An illegal move is carried out all the same, as people did at the board, and noted for
        // the rules to judge.
        let before = self.position.stone(point);
        if before.is_some() {
            self.irregular.push(IrregularMove {
                number: self.moves,
                played,
                why: Irregular::Occupied,
            });
        }
        let ForcedPlay {
            position,
            captured,
            suicide,
        } = self.position.force_play(color, point);
        if !suicide.is_empty() {
            self.irregular.push(IrregularMove {
                number: self.moves,
                played,
                why: Irregular::Suicide {
                    stones: suicide.len(),
                },
            });
        }
        self.prisoners.add(color.opponent(), captured.len());
        self.prisoners.add(color, suicide.len());
        self.position = position;
        let mut changes = vec![Change {
            point,
            before,
            after: Some(color),
        }];
        for (lifted, owner) in [(captured, color.opponent()), (suicide, color)] {
            let lift = |point| Change {
                point,
                before: Some(owner),
                after: None,
            };
            changes.extend(lifted.into_iter().map(lift));
        }
        changes
    }
}
