//! A game as a sequence of changes to the board, two bytes each.

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::position::sgf::{Change, GameRecord};

/// A game of a database: its name, and the changes that its main line makes to the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    name: String,
    size: BoardSize,
    moves: usize,
    changes: Box<[PackedChange]>,
}

impl StoredGame {
    pub(super) fn new(name: String, record: &GameRecord) -> StoredGame {
        let size = record.line.size();
        let mut changes = Vec::new();
        let mut moves = 0;
        for stage in record.line.replay() {
            let is_move = stage.moves != moves;
            moves = stage.moves;
            changes.extend(
                stage
                    .changes
                    .iter()
                    .map(|change| PackedChange::new(size, change)),
            );
            if stage.changes.is_empty() {
                changes.push(PackedChange::NONE);
            }
            if let Some(last) = changes.last_mut() {
                *last = last.with_stage_end(is_move);
            }
        }
        StoredGame {
            name,
            size,
            moves,
            changes: changes.into(),
        }
    }

    /// Returns the name of the game in the database.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the size of the board.
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// Returns the number of moves, including passes.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// Returns the last position.
    pub fn last_position(&self) -> Position {
        self.position(usize::MAX)
    }

    /// Returns the position at a stage, counted from 0 as in `record.line.replay().nth(stage)`, or
    /// the last position if there are fewer stages.
    pub fn position(&self, stage: usize) -> Position {
        let mut position = Position::empty(self.size);
        let mut stages_done = 0;
        for change in &self.changes {
            if let Some((point, stone)) = change.unpack(self.size) {
                position = position.with(point, stone);
            }
            stages_done += usize::from(change.ends_stage());
            if stages_done > stage {
                break;
            }
        }
        position
    }

    pub(super) fn changes(&self) -> &[PackedChange] {
        &self.changes
    }

    pub(super) fn memory(&self) -> usize {
        size_of::<StoredGame>() + self.name.capacity() + size_of_val(&*self.changes)
    }
}

/// A change of one point. The lower 14 bits are the number of the change
/// ([`PackedChange::number`]), and the upper two mark the last change of a stage. Every stage has
/// at least one change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedChange(u16);

/// Number of contents that a point may have, which is the base for numbering changes.
const CONTENTS: usize = 3;

impl PackedChange {
    /// A stage without a change, such as a pass: the first point from empty to empty.
    const NONE: PackedChange = PackedChange(0);

    /// The bit that marks the last change of a stage.
    const STAGE_END: u16 = 1 << 15;
    /// The bit that marks the end of a stage that is a move, in contrast to setup.
    const MOVE: u16 = 1 << 14;

    fn new(size: BoardSize, change: &Change) -> PackedChange {
        let number = PackedChange::number(size, change.point, change.before, change.after);
        // Less than 9 · 25² = 5625, so that the two upper bits are free.
        PackedChange(u16::try_from(number).unwrap_or_default())
    }

    /// Returns the number of a change, from 0. Changes of the same kind have consecutive numbers,
    /// in reading order.
    pub(super) fn number(
        size: BoardSize,
        point: Point,
        before: Option<Color>,
        after: Option<Color>,
    ) -> usize {
        (content_number(before) * CONTENTS + content_number(after)) * size.area()
            + size.index(point)
    }

    /// Returns the number of different changes on a board.
    pub(super) fn count(size: BoardSize) -> usize {
        CONTENTS * CONTENTS * size.area()
    }

    /// Returns the number of this change.
    pub(super) fn index(self) -> usize {
        usize::from(self.0 & !(PackedChange::STAGE_END | PackedChange::MOVE))
    }

    fn with_stage_end(self, is_move: bool) -> PackedChange {
        PackedChange(
            self.0 | PackedChange::STAGE_END | if is_move { PackedChange::MOVE } else { 0 },
        )
    }

    pub(super) fn ends_stage(self) -> bool {
        self.0 & PackedChange::STAGE_END != 0
    }

    pub(super) fn ends_move(self) -> bool {
        self.0 & PackedChange::MOVE != 0
    }

    /// Returns the point and its new content, or `None` if nothing changes.
    fn unpack(self, size: BoardSize) -> Option<(Point, Option<Color>)> {
        let (kind, index) = (self.index() / size.area(), self.index() % size.area());
        let (before, after) = (kind / CONTENTS, kind % CONTENTS);
        let point = size.point(index % size.width(), index / size.width())?;
        (before != after).then(|| (point, POINT_CONTENTS.into_iter().nth(after).flatten()))
    }
}

/// The contents that a point may have, in the order of [`content_number`].
pub(super) const POINT_CONTENTS: [Option<Color>; CONTENTS] =
    [None, Some(Color::Black), Some(Color::White)];

fn content_number(stone: Option<Color>) -> usize {
    match stone {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}
