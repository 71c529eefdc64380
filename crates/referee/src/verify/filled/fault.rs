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
    /// Doubtful points that the fault depends on: with another stone there it would not be a fault,
    /// or would be another one. As long as there are any, nobody may be accused of it.
    pub undecided: Vec<Point>,
}

/// The kind of a fault. All points are in the coordinates of the position before.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FaultKind {
    /// A stone of the position is no longer on its point, but its set is not short by as many
    /// stones as have left their points, so that it is, or may be, elsewhere on the board.
    Moved {
        /// The stone's colour.
        color: Color,
        /// The point where it was, which is now empty.
        from: Point,
        /// The points where it may be now; empty if it is among its owner's other stones.
        to: Vec<Point>,
    },
    /// A stone of the position is no longer on its point, and its set is short: it is off the
    /// board.
    Gone {
        /// The stone's colour.
        color: Color,
        /// The point where it was.
        point: Point,
    },
    /// A stone of the position was replaced by one of the other colour.
    Replaced {
        /// The colour of the stone that was replaced.
        color: Color,
        /// The point.
        point: Point,
    },
    /// Stones of a set are not on the board, and their owner has as many empty points: they are
    /// missing from the set, or were not filled in. The owner gains a point by each.
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
    /// Stones of a set are not on the board, and their owner has no empty point to fill. They may
    /// be losing stones that are still in the bowl, which is not a fault if they are counted, or be
    /// missing from the set. The board looks the same in both cases, so the stones in the bowl have
    /// to be counted. [`Fault::changes`] applies if they are missing.
    LosingStonesNotLaid {
        /// The owner of the stones.
        color: Color,
        /// Number of stones.
        number: u32,
    },
    /// Stones in the opponent's area that are neither compensation nor losing stones, because their
    /// owner still has points to fill.
    WrongColor {
        /// The stones' colour; they are in the other player's area.
        color: Color,
        /// The misplaced stones.
        stones: NamedStones,
        /// True if the stones take the place of stones of the area's owner, whose set is short by
        /// as many as the other is too large. If they are losing stones, only the two sets are
        /// wrong.
        instead: bool,
    },
    /// Equally many stones of each colour are in the other player's area, beyond the compensation,
    /// and neither player has an empty point. Those of one colour were misplaced, and the others
    /// then had no other place. It cannot be told which.
    Exchanged {
        /// Black's stones in White's area.
        black: NamedStones,
        /// White's stones in Black's area.
        white: NamedStones,
    },
    /// Fewer compensation and penalty stones than due are in the opponent's area.
    CompensationShort {
        /// The owner of the missing stones.
        color: Color,
        /// Number of stones.
        number: u32,
    },
    /// The shared points are not filled half and half, with a single remaining one empty.
    SharedUneven {
        /// Shared points with black stones.
        black: Vec<Point>,
        /// Shared points with white stones.
        white: Vec<Point>,
        /// Shared points that are empty.
        empty: Vec<Point>,
    },
    /// Points that could still have been played when the game ended. The fill-in treats them as
    /// shared points (Ing SST rules, article 8).
    OpenDame {
        /// The points.
        points: Vec<Point>,
    },
}

/// Stones that a fault is about, named one by one or as part of a larger group.
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
    /// Returns all stones that may be meant.
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
    /// Returns the points that the fault is about; none if it is about numbers.
    pub fn points(&self) -> Vec<Point> {
        match self {
            FaultKind::Moved { from, to, .. } => [&[*from], to.as_slice()].concat(),
            FaultKind::Gone { point, .. } | FaultKind::Replaced { point, .. } => vec![*point],
            FaultKind::WrongColor { stones, .. } => stones.points().to_vec(),
            FaultKind::Exchanged { black, white } => [black.points(), white.points()].concat(),
            FaultKind::SharedUneven {
                black,
                white,
                empty,
            } => [black.as_slice(), white.as_slice(), empty.as_slice()].concat(),
            FaultKind::OpenDame { points } => points.clone(),
            FaultKind::Missing { .. }
            | FaultKind::Surplus { .. }
            | FaultKind::LosingStonesNotLaid { .. }
            | FaultKind::CompensationShort { .. } => Vec::new(),
        }
    }
}
