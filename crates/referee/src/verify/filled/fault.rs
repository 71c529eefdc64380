//! What can be wrong with a fill-in.

use shuzi::color::Color;
use shuzi::point::Point;

/// Something wrong with a fill-in, or what could not be told apart from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What.
    pub kind: FaultKind,
    /// Points by which Black looks better on the board for it than Black stands; less than none: worse.
    pub changes: i32,
    /// Doubtful points of the later photo: read otherwise, the fault would not be there, or be another. While there
    /// are any it is not to be held against anybody.
    pub undecided: Vec<Point>,
}

/// What is wrong with a fill-in. All points are those of the position before.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FaultKind {
    /// A stone of the position is not on its point any more, but its colour is not short of as many stones as have left
    /// their points: it is on the board, or one of several is.
    Moved {
        /// Whose stone.
        color: Color,
        /// Where it stood; empty now.
        from: Point,
        /// Where it may lie now: one point where that can be told, none where it lies among its owner's other stones.
        to: Vec<Point>,
    },
    /// A stone of the position is not on its point any more, and its colour is short of the set: it is off the board.
    Gone {
        /// Whose stone.
        color: Color,
        /// Where it stood.
        point: Point,
    },
    /// A stone of the other colour stands where one of the position stood.
    Replaced {
        /// Whose stone stood there before.
        color: Color,
        /// Where.
        point: Point,
    },
    /// Stones of a set are not on the board, and as many points of their owner's territory or shared points are empty
    /// for it: they are missing, or were not filled in. Their owner gains a point by each.
    Missing {
        /// Whose set.
        color: Color,
        /// How many.
        number: u32,
    },
    /// More stones of a colour are on the board than its set holds. Their owner loses a point by each.
    Surplus {
        /// Whose set.
        color: Color,
        /// How many too many.
        number: u32,
    },
    /// Stones of a set are not on the board, and their owner has no empty point to fill: they may be losing stones that
    /// lie in the bowl still, which is no fault where they are counted, or be missing from the set. The board looks the
    /// same: ask how many are in the bowl. [`Fault::changes`] holds where they are missing.
    LosingStonesNotLaid {
        /// Whose.
        color: Color,
        /// How many.
        number: u32,
    },
    /// Stones in the opponent's area that are neither compensation nor losing stones: their owner has own points to
    /// fill.
    WrongColor {
        /// The stones' colour; they lie in the other's area.
        color: Color,
        /// Which they are.
        stones: Named,
        /// Whether they stand there instead of stones of the area's owner, whose set is short by as many as theirs is
        /// too large. If they are losing stones, the two sets are wrong and nothing else.
        instead: bool,
    },
    /// As many stones of each colour lie in the other's area beyond the compensation, and nobody has a point left. Those
    /// of one colour were put there wrongly; the others had no place any more. Which is which cannot be told.
    Exchanged {
        /// Black's stones in White's area.
        black: Named,
        /// White's stones in Black's area.
        white: Named,
    },
    /// Less compensation and penalty stones lie in the opponent's area than are due.
    CompensationShort {
        /// Whose stones are not laid.
        color: Color,
        /// How many.
        number: u32,
    },
    /// The shared points are not filled half and half, with a single one over empty.
    SharedUneven {
        /// Shared points with black stones.
        black: Vec<Point>,
        /// Shared points with white stones.
        white: Vec<Point>,
        /// Shared points that are empty.
        empty: Vec<Point>,
    },
    /// Points that could still be played when the game ended. In the fill-in they are shared points (article 8).
    OpenDame {
        /// The points.
        points: Vec<Point>,
    },
}

/// Stones that are named, one by one or among others.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Named {
    /// Exactly these.
    These(Vec<Point>),
    /// So many of these, the rest of which is in its place: which, cannot be told.
    SomeOf {
        /// The stones.
        points: Vec<Point>,
        /// How many of them.
        number: usize,
    },
}

impl Named {
    /// All stones that may be meant.
    pub fn points(&self) -> &[Point] {
        match self {
            Named::These(points) | Named::SomeOf { points, .. } => points,
        }
    }

    /// How many are meant.
    pub fn number(&self) -> usize {
        match self {
            Named::These(points) => points.len(),
            Named::SomeOf { number, .. } => *number,
        }
    }
}

impl FaultKind {
    /// The points it is about; empty where it is about numbers.
    pub fn points(&self) -> Vec<Point> {
        match self {
            FaultKind::Moved { from, to, .. } => [&[*from], to.as_slice()].concat(),
            FaultKind::Gone { point, .. } | FaultKind::Replaced { point, .. } => vec![*point],
            FaultKind::WrongColor { stones, .. } => stones.points().to_vec(),
            FaultKind::Exchanged { black, white } => [black.points(), white.points()].concat(),
            FaultKind::SharedUneven { black, white, empty } => {
                [black.as_slice(), white.as_slice(), empty.as_slice()].concat()
            }
            FaultKind::OpenDame { points } => points.clone(),
            FaultKind::Missing { .. }
            | FaultKind::Surplus { .. }
            | FaultKind::LosingStonesNotLaid { .. }
            | FaultKind::CompensationShort { .. } => Vec::new(),
        }
    }
}
