//! What a game does to the board, in two bytes a change.

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::position::sgf::{Change, GameRecord};

/// One game of a collection: its name and its main line, which is what a position is compared with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    name: String,
    size: BoardSize,
    moves: usize,
    steps: Box<[Step]>,
}

impl Game {
    pub(super) fn new(name: String, record: &GameRecord) -> Game {
        let size = record.line.size();
        let mut steps = Vec::new();
        let mut moves = 0;
        for stage in record.line.replay() {
            let is_move = std::mem::replace(&mut moves, stage.moves) != stage.moves;
            steps.extend(stage.changes.iter().map(|change| Step::new(size, change)));
            if stage.changes.is_empty() {
                steps.push(Step::QUIET);
            }
            if let Some(last) = steps.last_mut() {
                *last = last.ending_a_stage(is_move);
            }
        }
        Game { name, size, moves, steps: steps.into() }
    }

    /// The name under which its record was added.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// Moves, passes included.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// The last position.
    pub fn last_position(&self) -> Position {
        self.position(usize::MAX)
    }

    /// The `stage`-th position, from zero: the one that `record.line.replay().nth(stage)` leads to. The last where
    /// the game has not so many.
    pub fn position(&self, stage: usize) -> Position {
        let mut position = Position::empty(self.size);
        let mut ended = 0;
        for step in &self.steps {
            if let Some((point, stone)) = step.result(self.size) {
                position = position.with(point, stone);
            }
            ended += usize::from(step.ends_a_stage());
            if ended > stage {
                break;
            }
        }
        position
    }

    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    pub(super) fn memory(&self) -> usize {
        size_of::<Game>() + self.name.capacity() + size_of_val(&*self.steps)
    }
}

/// One point that becomes something else. Every stage of a game is one step or more; the last of them is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step(u16);

/// What a point can hold, and so the base in which changes are numbered.
const KINDS: usize = 3;

impl Step {
    /// For a stage in which nothing changes, such as a pass: from empty to empty.
    const QUIET: Step = Step(0);

    /// The last step of a stage.
    const ENDS: u16 = 1 << 15;
    /// The stage that it ends is a move, not setup.
    const MOVE: u16 = 1 << 14;

    fn new(size: BoardSize, change: &Change) -> Step {
        let number = Step::number(size, change.point, change.before, change.after);
        // At most 9 × 625, which leaves the two bits free.
        Step(u16::try_from(number).unwrap_or_default())
    }

    /// The number of a change, from zero: those of the same kind stand together, point by point.
    pub(super) fn number(
        size: BoardSize,
        point: Point,
        before: Option<Color>,
        after: Option<Color>,
    ) -> usize {
        (kind(before) * KINDS + kind(after)) * size.area() + size.index(point)
    }

    /// How many numbers there are.
    pub(super) fn numbers(size: BoardSize) -> usize {
        KINDS * KINDS * size.area()
    }

    /// The number of this one.
    pub(super) fn code(self) -> usize {
        usize::from(self.0 & !(Step::ENDS | Step::MOVE))
    }

    fn ending_a_stage(self, is_move: bool) -> Step {
        Step(self.0 | Step::ENDS | if is_move { Step::MOVE } else { 0 })
    }

    pub(super) fn ends_a_stage(self) -> bool {
        self.0 & Step::ENDS != 0
    }

    pub(super) fn ends_a_move(self) -> bool {
        self.0 & Step::MOVE != 0
    }

    /// Which point it changes, and what stands there then.
    fn result(self, size: BoardSize) -> Option<(Point, Option<Color>)> {
        let (change, index) = (self.code() / size.area(), self.code() % size.area());
        let (before, after) = (change / KINDS, change % KINDS);
        let point = size.point(index % size.width(), index / size.width())?;
        (before != after).then(|| (point, STONES.into_iter().nth(after).flatten()))
    }
}

/// What a point can hold, in the order of [`kind`].
pub(super) const STONES: [Option<Color>; KINDS] = [None, Some(Color::Black), Some(Color::White)];

fn kind(stone: Option<Color>) -> usize {
    match stone {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}
