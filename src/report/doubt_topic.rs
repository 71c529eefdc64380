//! Topics of doubt: which doubtful points one question settles.
//!
//! Points are joined by cause, not by what was read on them. What was read below a hand is no more
//! than a guess, so that chains found there mean nothing; and of a chain without liberties each
//! stone alone may be right, while all of them together cannot be.
//!
//! The first of these rules that applies to a point decides:
//!
//! 1. All doubtful points of a filled board are one topic: no single answer leads to a result.
//! 2. The stones of a chain without liberties are one topic.
//! 3. Neighbouring points between which one stone lies are one topic.
//! 4. Adjacent points (also diagonally, as a pen lies) that the same thing hides are one topic.
//! 5. Every other point is a topic of its own.

use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::{Doubt, Position};

use super::Uncertain;

/// Range of the sum of all points' probabilities of a colour if one stone of that colour lies
/// between them. It is somewhat wider than the range by which the reader doubts two neighbours.
const ONE_STONE: std::ops::RangeInclusive<f64> = 0.5..=1.5;

/// Largest number of points between which one stone can lie: the corners of a square.
const MOST_POINTS_OF_A_STONE: usize = 4;

/// Doubtful points that one question settles.
#[derive(Clone, Debug, PartialEq)]
pub enum DoubtTopic {
    /// A point of its own.
    Point(Uncertain),
    /// Several points that belong together.
    Joint(JointDoubt),
}

/// Doubtful points that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct JointDoubt {
    /// The reason why they belong together.
    pub cause: JointCause,
    /// The points, in reading order; at least two.
    pub points: Vec<Uncertain>,
}

/// The reason why doubtful points belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JointCause {
    /// The points hold stones of a chain without liberties: one of them, or a stone beside the
    /// chain, is misread, or the chain was captured and not taken off.
    NoLiberties {
        /// Colour of the stones.
        color: Color,
        /// All stones of the chain, in reading order, also those that are not in doubt.
        chain: Vec<Point>,
    },
    /// The same thing hides the adjacent points: [`Doubt::Covered`], [`Doubt::Glare`] or
    /// [`Doubt::OutOfFrame`].
    Hidden(Doubt),
    /// One stone of this colour lies between the points.
    Between(Color),
    /// The board is filled, so that it has no result whatever is on any single point.
    Filled {
        /// Number of stones in chains without liberties.
        stones: usize,
    },
}

/// What an answer says about all points of a [`JointDoubt`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JointChoice {
    /// Every point is as it was read.
    AsRead,
    /// All points are empty, or hold stones of one colour.
    All(Option<Color>),
    /// The chain was captured: all its stones are taken off.
    TakenOff,
    /// The one stone is on this point, and the others are empty.
    On(Point),
    /// The one stone is on none of the points: all are empty.
    OnNone,
}

impl JointChoice {
    /// Returns the name in messages and on the page.
    pub fn name(self) -> &'static str {
        match self {
            JointChoice::AsRead => "as-read",
            JointChoice::All(None) => "all-empty",
            JointChoice::All(Some(Color::Black)) => "all-black",
            JointChoice::All(Some(Color::White)) => "all-white",
            JointChoice::TakenOff => "taken-off",
            JointChoice::On(_) => "on",
            JointChoice::OnNone => "on-none",
        }
    }
}

impl JointCause {
    /// Returns the name in JSON.
    pub fn name(&self) -> &'static str {
        match self {
            JointCause::NoLiberties { .. } => Doubt::NoLiberties.name(),
            JointCause::Hidden(why) => why.name(),
            JointCause::Between(_) => Doubt::OffPoint.name(),
            JointCause::Filled { .. } => "filled",
        }
    }
}

impl DoubtTopic {
    /// Returns the doubtful points, in reading order.
    pub fn points(&self) -> &[Uncertain] {
        match self {
            DoubtTopic::Point(uncertain) => std::slice::from_ref(uncertain),
            DoubtTopic::Joint(joint) => &joint.points,
        }
    }

    /// Returns a topic about `points`; `None` if there are none. A single point is a topic of its
    /// own, whatever the cause.
    fn of(cause: JointCause, points: Vec<Uncertain>) -> Option<DoubtTopic> {
        match points.as_slice() {
            [] => None,
            [one] => Some(DoubtTopic::Point(*one)),
            _ => Some(DoubtTopic::Joint(JointDoubt { cause, points })),
        }
    }
}

impl JointDoubt {
    /// Returns the points in the order in which they are asked about one by one: stones of a chain
    /// without liberties by certainty, the least certain first, and others in reading order.
    pub fn one_by_one(&self) -> Vec<Point> {
        let mut points = self.points.clone();
        if let JointCause::NoLiberties { .. } = self.cause {
            points.sort_by(|a, b| a.reading.certainty().total_cmp(&b.reading.certainty()));
        }
        points.iter().map(|uncertain| uncertain.point).collect()
    }
}

/// Returns the topics of the doubtful points of a position, in the order in which they are asked
/// about if they change equally much: those that a chain without liberties may depend on come
/// first, so that the rest is asked about with a result at hand. Every point belongs to exactly one
/// topic. Those in `apart` are topics of their own, because the user wants to be asked about them
/// one by one.
pub fn find_doubt_topics(
    position: &Position,
    uncertain: &[Uncertain],
    apart: PointSet,
) -> Vec<DoubtTopic> {
    let (single, joined): (Vec<Uncertain>, Vec<Uncertain>) = uncertain
        .iter()
        .copied()
        .partition(|uncertain| apart.contains(uncertain.point));
    let mut topics: Vec<DoubtTopic> = single.into_iter().map(DoubtTopic::Point).collect();
    if let Some(stones) = position.filling_stones() {
        topics.extend(DoubtTopic::of(JointCause::Filled { stones }, joined));
    } else {
        topics.extend(find_chain_topics(position, &joined));
        topics.extend(find_stones_between(&joined));
        topics.extend(find_hidden_areas(&joined));
        for uncertain in joined {
            match uncertain.why {
                Doubt::Ambiguous => topics.push(DoubtTopic::Point(uncertain)),
                // These have topics already.
                Doubt::NoLiberties
                | Doubt::OffPoint
                | Doubt::Covered
                | Doubt::Glare
                | Doubt::OutOfFrame => {}
            }
        }
    }
    let captured = position.chains_without_liberties();
    let stones: PointSet = captured
        .iter()
        .flat_map(|chain| chain.points.iter().copied())
        .collect();
    let around = stones | stones.neighbours_in(PointSet::all(position.size()));
    // The stones of a chain that are asked about one by one stay together, where its first stone
    // is.
    let first = |topic: &DoubtTopic| {
        let first = topic.points().first().map(|uncertain| uncertain.point)?;
        let chain = captured.iter().find(|chain| chain.points.contains(&first));
        chain.map_or(Some(first), |chain| chain.points.iter().min().copied())
    };
    topics.sort_by(|a, b| {
        let place = |topic| Place::of(topic, around);
        place(a)
            .cmp(&place(b))
            .then(first(a).cmp(&first(b)))
            .then(chain_certainty(a).total_cmp(&chain_certainty(b)))
    });
    topics
}

/// Returns how certain the reading of a stone of a chain without liberties is, if it is asked about
/// alone: the misread one is probably the least certain. Returns 0 for other topics.
fn chain_certainty(topic: &DoubtTopic) -> f64 {
    match topic {
        DoubtTopic::Point(uncertain) if uncertain.why == Doubt::NoLiberties => {
            uncertain.reading.certainty()
        }
        DoubtTopic::Point(_) | DoubtTopic::Joint(_) => 0.0,
    }
}

/// The place of a topic in relation to chains without liberties, in the order of asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// Of such a chain, or beside it: the misread stone is probably one that the reader doubts.
    BesideChain,
    /// The chain itself.
    Chain,
    /// Elsewhere on the board.
    Elsewhere,
}

impl Place {
    /// Returns the place of a topic. `around` are the points of and beside chains without
    /// liberties.
    fn of(topic: &DoubtTopic, around: PointSet) -> Place {
        let points = topic.points();
        if points.iter().any(|one| one.why == Doubt::NoLiberties) {
            Place::Chain
        } else if points.iter().any(|one| around.contains(one.point)) {
            Place::BesideChain
        } else {
            Place::Elsewhere
        }
    }
}

/// Joins the stones of each chain without liberties.
fn find_chain_topics(position: &Position, uncertain: &[Uncertain]) -> Vec<DoubtTopic> {
    let stones = with_doubt(uncertain, Doubt::NoLiberties);
    let mut rest: PointSet = stones.iter().map(|stone| stone.point).collect();
    let mut topics = Vec::new();
    while let Some(first) = rest.first() {
        // A point without a stone cannot be part of a chain, but may be listed in a stored answer.
        let chain = position.chain_at(first);
        let members: PointSet = match &chain {
            Some(chain) => chain.points.iter().collect(),
            None => PointSet::from(first),
        };
        rest -= members;
        let points = stones
            .iter()
            .copied()
            .filter(|stone| members.contains(stone.point))
            .collect();
        let (color, chain) = chain.map_or((Color::Black, Vec::new()), |chain| {
            (chain.color, chain.points)
        });
        topics.extend(DoubtTopic::of(
            JointCause::NoLiberties { color, chain },
            points,
        ));
    }
    topics
}

/// Joins adjacent points that the same thing hides.
fn find_hidden_areas(uncertain: &[Uncertain]) -> Vec<DoubtTopic> {
    let mut topics = Vec::new();
    for cause in [Doubt::Covered, Doubt::Glare, Doubt::OutOfFrame] {
        for points in find_pieces(&with_doubt(uncertain, cause), touch_at_corners) {
            topics.extend(DoubtTopic::of(JointCause::Hidden(cause), points));
        }
    }
    topics
}

/// Joins points between which one stone lies: all points of a connected piece if they are corners
/// of one square, and otherwise pairs of neighbours whose probabilities of the stone's colour add
/// up to one best.
fn find_stones_between(uncertain: &[Uncertain]) -> Vec<DoubtTopic> {
    let mut topics = Vec::new();
    for piece in find_pieces(&with_doubt(uncertain, Doubt::OffPoint), are_neighbours) {
        match shared_color(&piece).filter(|_| fits_one_stone(&piece)) {
            Some(color) => topics.extend(DoubtTopic::of(JointCause::Between(color), piece)),
            None => topics.extend(pair_neighbours(piece)),
        }
    }
    topics
}

/// Returns pairs of neighbours with one stone between them, and the remaining points alone.
fn pair_neighbours(mut points: Vec<Uncertain>) -> Vec<DoubtTopic> {
    let mut pairs = Vec::new();
    for (index, one) in points.iter().enumerate() {
        for other in points.iter().skip(index + 1) {
            let pair = [*one, *other];
            if are_neighbours(one.point, other.point)
                && let Some(color) = shared_color(&pair)
            {
                pairs.push((color, pair));
            }
        }
    }
    pairs.sort_by(|(a_color, a), (b_color, b)| {
        let off = |color, pair: &[Uncertain]| (sum(pair, color) - 1.0).abs();
        off(*a_color, a).total_cmp(&off(*b_color, b))
    });
    let mut topics = Vec::new();
    for (color, pair) in pairs {
        let is_free = |one: &Uncertain| points.iter().any(|point| point.point == one.point);
        if pair.iter().all(is_free) {
            points.retain(|point| pair.iter().all(|one| one.point != point.point));
            topics.extend(DoubtTopic::of(JointCause::Between(color), pair.to_vec()));
        }
    }
    topics.extend(points.into_iter().map(DoubtTopic::Point));
    topics
}

/// Returns the colour of the one stone that lies between the points; `None` if the probabilities
/// do not speak for one stone.
fn shared_color(points: &[Uncertain]) -> Option<Color> {
    let (black, white) = (sum(points, Color::Black), sum(points, Color::White));
    let (color, total) = if white > black {
        (Color::White, white)
    } else {
        (Color::Black, black)
    };
    (points.len() > 1 && ONE_STONE.contains(&total)).then_some(color)
}

/// Returns the sum of the points' probabilities of a colour.
fn sum(points: &[Uncertain], color: Color) -> f64 {
    points
        .iter()
        .map(|uncertain| uncertain.reading.probability_of(color))
        .sum()
}

/// Returns true if one stone can touch all of these points: each two are at most a diagonal apart.
fn fits_one_stone(points: &[Uncertain]) -> bool {
    points.len() <= MOST_POINTS_OF_A_STONE
        && points
            .iter()
            .all(|a| points.iter().all(|b| touch_at_corners(a.point, b.point)))
}

/// Returns the doubtful points with this reason.
fn with_doubt(uncertain: &[Uncertain], why: Doubt) -> Vec<Uncertain> {
    uncertain
        .iter()
        .copied()
        .filter(|uncertain| uncertain.why == why)
        .collect()
}

/// Splits points into pieces that are connected by `touch`, each in the order of the points.
fn find_pieces(points: &[Uncertain], touch: impl Fn(Point, Point) -> bool) -> Vec<Vec<Uncertain>> {
    let mut rest: Vec<Uncertain> = points.to_vec();
    let mut pieces = Vec::new();
    while let Some(first) = rest.first().copied() {
        rest.remove(0);
        let mut piece = vec![first];
        let mut reached = 0;
        while let Some(from) = piece.get(reached).copied() {
            let (beside, others): (Vec<Uncertain>, Vec<Uncertain>) = rest
                .into_iter()
                .partition(|other| touch(from.point, other.point));
            piece.extend(beside);
            rest = others;
            reached += 1;
        }
        piece.sort_by_key(|uncertain| uncertain.point);
        pieces.push(piece);
    }
    pieces
}

fn are_neighbours(a: Point, b: Point) -> bool {
    let (columns, rows) = distance(a, b);
    columns + rows == 1
}

/// Returns true if the points are the same, neighbours, or a diagonal apart.
fn touch_at_corners(a: Point, b: Point) -> bool {
    let (columns, rows) = distance(a, b);
    columns <= 1 && rows <= 1
}

/// Returns the distance between two points in columns and in rows.
fn distance(a: Point, b: Point) -> (usize, usize) {
    (a.col().abs_diff(b.col()), a.row().abs_diff(b.row()))
}

#[cfg(test)]
mod tests;
