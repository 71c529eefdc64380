//! Checks a Chinese count: the position before against the board rearranged to count one colour.
//!
//! While a side is counted, its stones may be moved anywhere inside its area, small areas may be
//! filled, stones lifted to form round areas, and the opponent's stones used as markers on the
//! border. The total of its stones and empty points must not change (referees' course on the
//! Chinese rules of 2002, three steps): it is the side's area before, without shared points.
//!
//! The owner of an empty region is determined with the areas before, as the stones around it may
//! have been lifted:
//!
//! * all its points were in one area: it belongs to that side, or to nobody if they were shared;
//! * besides the counted side's points, it has only points of the opponent's border stones, and as
//!   many of the opponent's stones are now beside it in the counted side's area: the border was
//!   shifted, and the region belongs to the counted side;
//! * otherwise it belongs to the only colour that it touches, and is undecided if it touches both.

use std::collections::BTreeSet;

use shuzi::color::Color;
use shuzi::language::{Message, ToMessage};
use shuzi::point::Point;
use shuzi::position::{EmptyRegion, Orientation, Position};
use shuzi::score::area::area;

use super::alignment::{AlignmentThresholds, find_alignments};
use super::{LaterBoard, NotTheSameGame};

/// Thresholds for the later board. Of the stones that are not counted, only those on the border are
/// moved.
const THRESHOLDS: AlignmentThresholds = AlignmentThresholds {
    least_fitting: 0.6,
    most_replaced: 0.25,
};

/// A board that was rearranged for counting, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RearrangementFindings {
    /// The side that was counted.
    pub counted: Color,
    /// The orientation that turns the position before into the later one.
    pub orientation: Orientation,
    /// The board after, in the coordinates of the position before, like all points here.
    pub after: Position,
    /// The counted side's total before: its area, without shared points.
    pub before: Total,
    /// The counted side's total after, without undecided regions.
    pub now: Total,
    /// Empty regions that may belong to either side.
    pub undecided_regions: Vec<Vec<Point>>,
    /// Stones of the counted colour in what was the opponent's area, or on shared points.
    pub beyond: Vec<Point>,
    /// Stones of the opponent in what was the counted side's area: markers, or dead stones that
    /// were not lifted.
    pub markers: Vec<Point>,
    /// Doubtful points whose other readings would change a total or a region, in reading order.
    pub undecided: Vec<Point>,
    /// The required number of stones of the counted colour on the board.
    pub stones_due: StonesDue,
}

/// The required number of stones of the counted colour on a rearranged board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StonesDue {
    /// Any number: the rules count area, to which stones and empty points contribute alike.
    Any,
    /// This number, including the prisoners placed in the territory: the rules count territory, and
    /// each stone more or less changes it by a point (Japanese rules of 1989, article 10).
    Exactly(u32),
    /// An unknown number: the rules count territory, but the prisoners are not known.
    Unknown,
}

/// A side's total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Total {
    /// Stones on the board.
    pub stones: u32,
    /// Empty points that belong to the side.
    pub empty: u32,
}

/// The reason why a rearranged board cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum RearrangementError {
    /// The board shows another game.
    OtherGame(#[from] NotTheSameGame),
}

impl ToMessage for RearrangementError {
    fn to_message(&self) -> Message {
        let RearrangementError::OtherGame(error) = self;
        error.to_message()
    }
}

impl Total {
    /// Returns the sum of stones and empty points.
    pub fn points(self) -> u32 {
        self.stones.saturating_add(self.empty)
    }
}

impl RearrangementFindings {
    /// Returns the number of points that the counted side has more than before, negative for fewer,
    /// without undecided regions.
    pub fn difference(&self) -> i64 {
        i64::from(self.now.points()) - i64::from(self.before.points())
    }

    /// Returns true if the counted side has as many points as before and the required number of
    /// stones, or `None` if that depends on a region, a doubtful point or unknown prisoners.
    pub fn is_kept(&self) -> Option<bool> {
        let is_decided = self.undecided_regions.is_empty() && self.undecided.is_empty();
        let has_stones_due = match self.stones_due {
            StonesDue::Any => true,
            StonesDue::Exactly(stones) => self.now.stones == stones,
            StonesDue::Unknown => return None,
        };
        is_decided.then_some(self.difference() == 0 && has_stones_due)
    }
}

/// Checks that rearranging the board preserved the points of `counted`. `before` is without its
/// dead stones.
///
/// # Errors
/// Returns a [`RearrangementError`] if `later` shows another game.
pub fn check(
    before: &Position,
    counted: Color,
    later: &LaterBoard<'_>,
) -> Result<RearrangementFindings, RearrangementError> {
    let owner = area(before).owner;
    let game = RearrangedCount {
        before,
        owner: &owner,
        counted,
    };
    // The counted side's stones may have been moved anywhere, so the boards are aligned by the
    // opponent's stones, if there are any.
    let looked_at = if before.count(counted.opponent()) > 0 {
        counted.opponent()
    } else {
        counted
    };
    let fits = find_alignments(before, &[looked_at], later, THRESHOLDS)?;
    // Of orientations that fit equally well, the one in which most stones are where they were; the
    // first of several.
    let size = before.size();
    let Some(fit) = fits
        .into_iter()
        .min_by_key(|fit| std::cmp::Reverse(count_unmoved(before, &fit.position)))
    else {
        return Err(NotTheSameGame::Size {
            before: size,
            after: later.position.size(),
        }
        .into());
    };
    let found = game.count_after(&fit.position);
    let depends_on = |&point: &Point| {
        let stones = [None, Some(Color::Black), Some(Color::White)];
        let mut others = stones
            .into_iter()
            .filter(|&stone| stone != fit.position.stone(point));
        others.any(|stone| {
            let otherwise = game.count_after(&fit.position.with(point, stone));
            (otherwise.now.points(), otherwise.undecided.len())
                != (found.now.points(), found.undecided.len())
        })
    };
    let undecided = fit.doubtful.iter().copied().filter(depends_on).collect();
    let beyond = game.stones_outside(&fit.position, counted);
    let markers = game.stones_outside(&fit.position, counted.opponent());
    Ok(RearrangementFindings {
        counted,
        orientation: fit.orientation,
        before: game.total_before(),
        now: found.now,
        undecided_regions: found.undecided,
        beyond,
        markers,
        undecided,
        // Set afterwards if the rules count territory.
        stones_due: StonesDue::Any,
        after: fit.position,
    })
}

/// Returns the number of stones that are where they were.
fn count_unmoved(before: &Position, after: &Position) -> usize {
    let is_unmoved =
        |&point: &Point| before.stone(point).is_some() && before.stone(point) == after.stone(point);
    before.size().points().filter(is_unmoved).count()
}

/// The position before with its areas, and the side that is counted.
struct RearrangedCount<'a> {
    before: &'a Position,
    /// The owner of each point before, row by row.
    owner: &'a [Option<Color>],
    counted: Color,
}

/// The count of the board after.
struct CurrentCount {
    now: Total,
    undecided: Vec<Vec<Point>>,
}

/// The owner of an empty region.
enum RegionOwner {
    Counted,
    NotCounted,
    Undecided,
}

impl RearrangedCount<'_> {
    fn owner_before(&self, point: Point) -> Option<Color> {
        self.owner
            .get(self.before.size().index(point))
            .copied()
            .flatten()
    }

    fn total_before(&self) -> Total {
        let stones = self.before.count(self.counted);
        let points = self
            .owner
            .iter()
            .filter(|&&owner| owner == Some(self.counted))
            .count();
        Total {
            stones: to_u32(stones),
            empty: to_u32(points.saturating_sub(stones)),
        }
    }

    fn count_after(&self, after: &Position) -> CurrentCount {
        let mut found = CurrentCount {
            now: Total {
                stones: to_u32(after.count(self.counted)),
                empty: 0,
            },
            undecided: Vec::new(),
        };
        for region in after.empty_regions() {
            match self.region_owner(&region, after) {
                RegionOwner::Counted => found.now.empty += to_u32(region.points.len()),
                RegionOwner::NotCounted => {}
                RegionOwner::Undecided => found.undecided.push(region.points),
            }
        }
        found
    }

    /// Finds the owner of a region by the areas before, as the module describes it.
    fn region_owner(&self, region: &EmptyRegion, after: &Position) -> RegionOwner {
        let belonged_to =
            |owner: Option<Color>| region.points.iter().all(|&p| self.owner_before(p) == owner);
        if belonged_to(Some(self.counted)) || self.is_shifted_border(region, after) {
            return RegionOwner::Counted;
        }
        if belonged_to(Some(self.counted.opponent())) || belonged_to(None) {
            return RegionOwner::NotCounted;
        }
        match region.surrounded_by() {
            Some(color) if color == self.counted => RegionOwner::Counted,
            Some(_) => RegionOwner::NotCounted,
            None => RegionOwner::Undecided,
        }
    }

    /// Returns true if the points of a region outside the counted side's area were the opponent's
    /// border stones, and as many of the opponent's stones are beside it as markers now.
    fn is_shifted_border(&self, region: &EmptyRegion, after: &Position) -> bool {
        let opponent = self.counted.opponent();
        let (own, foreign): (Vec<Point>, Vec<Point>) = region
            .points
            .iter()
            .partition(|&&point| self.owner_before(point) == Some(self.counted));
        let left_by_stones = foreign
            .iter()
            .all(|&point| self.before.stone(point) == Some(opponent));
        let size = self.before.size();
        let beside: BTreeSet<Point> = region
            .points
            .iter()
            .flat_map(|&point| size.neighbours(point))
            .collect();
        let is_marker = |point: &&Point| {
            after.stone(**point) == Some(opponent)
                && self.owner_before(**point) == Some(self.counted)
        };
        let markers = beside.iter().filter(is_marker).count();
        !own.is_empty() && left_by_stones && markers == foreign.len()
    }

    /// Finds the stones of `color` outside what was its area. Of the opponent's, only those in the
    /// counted side's area matter: elsewhere they change no total.
    fn stones_outside(&self, after: &Position, color: Color) -> Vec<Point> {
        let is_outside = |&point: &Point| {
            after.stone(point) == Some(color) && self.owner_before(point) != Some(color)
        };
        let outside = after.size().points().filter(is_outside);
        match color == self.counted {
            true => outside.collect(),
            false => outside
                .filter(|&point| self.owner_before(point) == Some(self.counted))
                .collect(),
        }
    }
}

fn to_u32(points: usize) -> u32 {
    u32::try_from(points).unwrap_or(u32::MAX)
}
