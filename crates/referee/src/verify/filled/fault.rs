//! The faults of a fill-in.

use shuzi::color::Color;
use shuzi::point::Point;

/// A fault of a fill-in, or something that cannot be told apart from one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of fault.
    pub kind: FaultKind,
    /// Points by which the fault makes Black look better than Black is, negative for worse.
    pub changes: i32,
    /// Doubtful points of the later photo: read otherwise, the fault would not be there, or be another. While there
    /// are any it is not to be held against anybody.
    pub undecided: Vec<Point>,
}

/// The kind of a fault. All points are in the coordinates of the position before.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FaultKind {
    /// A stone of the position is not on its point any more, but its colour is not short of as many stones as have left
    /// their points: it is on the board, or one of several is.
    Moved {
        /// The stone's colour.
        color: Color,
        /// The point that it left, which is empty now.
        from: Point,
        /// The point where it may lie now: one if known, none if it lies among its owner's other
        /// stones.
        to: Vec<Point>,
    },
    /// A stone of the position is not on its point any more, and its colour is short of the set: it is off the board.
    Gone {
        /// The stone's colour.
        color: Color,
        /// The point that it left.
        point: Point,
    },
    /// A stone of the position was replaced by one of the other colour.
    Replaced {
        /// The colour of the stone before.
        color: Color,
        /// The point.
        point: Point,
    },
    /// Stones of a set are not on the board, and as many points of their owner's territory or shared points are empty
    /// for it: they are missing, or were not filled in. Their owner gains a point by each.
    Missing {
        /// The owner of the set.
        color: Color,
        /// Number of stones.
        number: u32,
    },
    /// A colour has more stones on the board than its set holds. Their owner loses a point with
    /// each.
    Surplus {
        /// The owner of the set.
        color: Color,
        /// Number of surplus stones.
        number: u32,
    },
    /// Stones of a set are not on the board, and their owner has no empty point to fill: they may be losing stones that
    /// lie in the bowl still, which is no fault where they are counted, or be missing from the set. The board looks the
    /// same: ask how many are in the bowl. [`Fault::changes`] holds where they are missing.
    LosingStonesNotLaid {
        /// The owner of the stones.
        color: Color,
        /// Number of stones.
        number: u32,
    },
    /// Stones in the opponent's area that are neither compensation nor losing stones: their owner has own points to
    /// fill.
    WrongColor {
        /// The stones' colour; they lie in the other's area.
        color: Color,
        /// Which they are.
        stones: NamedStones,
        /// True if the stones take the place of stones of the area's owner, whose set is short by
        /// as many as the other is too large. If they are losing stones, only the two sets are
        /// wrong.
        instead: bool,
    },
    /// As many stones of each colour lie in the other's area beyond the compensation, and nobody has a point left. Those
    /// of one colour were put there wrongly; the others had no place any more. Which is which cannot be told.
    Exchanged {
        /// Black's stones in White's area.
        black: NamedStones,
        /// White's stones in Black's area.
        white: NamedStones,
    },
    /// Less compensation and penalty stones lie in the opponent's area than are due.
    CompensationShort {
        /// The owner of the missing stones.
        color: Color,
        /// Number of stones.
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
pub enum NamedStones {
    /// Exactly these.
    These(Vec<Point>),
    /// This number of stones among these; the others are in place, but it is unknown which.
    SomeOf {
        /// The stones.
        points: Vec<Point>,
        /// Number of stones meant.
        number: usize,
    },
}

impl NamedStones {
    /// All stones that may be meant.
    pub fn points(&self) -> &[Point] {
        match self {
            NamedStones::These(points) | NamedStones::SomeOf { points, .. } => points,
        }
    }

    /// Returns the number of stones meant.
    pub fn number(&self) -> usize {
        match self {
            NamedStones::These(points) => points.len(),
            NamedStones::SomeOf { number, .. } => *number,
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
