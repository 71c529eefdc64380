//! Going through the positions of a main line.

use crate::color::Color;
use crate::point::Point;
use crate::position::play::Forced;
use crate::position::{Position, Prisoners};

use super::line::{Action, MainLine, What};
use super::record::{Irregular, IrregularMove, Move};

/// A point that became something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The point.
    pub point: Point,
    /// What stood there.
    pub before: Option<Color>,
    /// What stands there now.
    pub after: Option<Color>,
}

/// One position of a game, as what changed since the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Nodes before the one that led here; the root node's setup is 0.
    pub node: usize,
    /// Moves played so far, passes included.
    pub moves: usize,
    /// Stones captured so far.
    pub prisoners: Prisoners,
    /// The changes since the last stage, to be carried out in order; the first stage's begin with an empty
    /// board.
    pub changes: Vec<Change>,
}

/// Goes through a main line: the root node's setup, then every move and every later node's setup is a
/// [`Stage`]. Between two stages [`Replay::position`] has the whole board.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    line: &'a MainLine,
    /// The next action.
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
            Some(Action { node, what: What::Play(played) }) if !is_first => {
                self.next += 1;
                (node, self.play(played))
            }
            // The root node sets the board up even when it says nothing.
            _ if is_first => (0, self.set_up(0)),
            Some(Action { node, .. }) => (node, self.set_up(node)),
            None => return None,
        };
        let node = usize::try_from(node).unwrap_or(usize::MAX);
        Some(Stage { node, moves: self.moves, prisoners: self.prisoners, changes })
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

    /// The position after the last stage that was given out; an empty board before the first.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Moves so far on occupied points or without a liberty, in order.
    pub fn irregular(&self) -> &[IrregularMove] {
        &self.irregular
    }

    /// Carries out the setup of `node`, which may be empty.
    fn set_up(&mut self, node: u32) -> Vec<Change> {
        let size = self.line.size();
        let earlier = self.position.clone();
        while let Some(Action { node: of, what: What::SetUp(points, stone) }) = self.line.action(self.next)
            && of == node
        {
            self.next += 1;
            for point in points.points(size) {
                self.position.set(point, stone);
            }
        }
        let stones = |point| (earlier.stone(point), self.position.stone(point));
        let changes = size.points().map(|point| (point, stones(point)));
        let changes = changes.filter(|(_, (before, after))| before != after);
        changes.map(|(point, (before, after))| Change { point, before, after }).collect()
    }

    fn play(&mut self, played: Move) -> Vec<Change> {
        self.moves += 1;
        let Move { color, point: Some(point) } = played else { return Vec::new() };
        let before = self.position.stone(point);
        if before.is_some() {
            self.irregular.push(IrregularMove { number: self.moves, played, why: Irregular::Occupied });
        }
        let Forced { position, captured, suicide } = self.position.force(color, point);
        if !suicide.is_empty() {
            self.irregular.push(IrregularMove {
                number: self.moves,
                played,
                why: Irregular::Suicide { stones: suicide.len() },
            });
        }
        self.prisoners.add(color.opponent(), captured.len());
        self.prisoners.add(color, suicide.len());
        self.position = position;
        let lifted = |color| move |point| Change { point, before: Some(color), after: None };
        std::iter::once(Change { point, before, after: Some(color) })
            .chain(captured.into_iter().map(lifted(color.opponent())))
            .chain(suicide.into_iter().map(lifted(color)))
            .collect()
    }
}
