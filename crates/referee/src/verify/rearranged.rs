//! The Chinese count checked: the position before, and the board rearranged to count one colour.
//!
//! While a side is counted its stones may be moved anywhere inside its area, small areas filled, stones lifted to make
//! round areas, and the opponent's stones used as markers on the border; its stones and empty points together may not
//! change (referees' course of the Chinese rules of 2002, three steps). They are its area from before, shared points
//! left out.
//!
//! Whose an empty region is, is decided with the areas from before, as its owner may have lifted the stones around it:
//!
//! * all its points were of one area: that side's, or nobody's where they were shared;
//! * beside the counted side's points it only has points where the opponent's border stones stood, and as many of the
//!   opponent's stones now stand beside it in the counted side's area: the border was shifted, and the region is the
//!   counted side's;
//! * otherwise it is the property of the one colour that it touches, and undecided where it touches both.

use std::collections::BTreeSet;

use shuzi::color::Color;
use shuzi::language::{Message, ToMessage};
use shuzi::point::Point;
use shuzi::position::{EmptyRegion, Orientation, Position};
use shuzi::score::area::area;

use super::later::{Alike, Fit, fits};
use super::{Later, NotTheSameGame};

/// What a later board must have in common with the position before: of the stones that nobody counts only those on the
/// border are moved.
const ALIKE: Alike = Alike { least_fitting: 0.6, most_replaced: 0.25 };

/// A board that was rearranged for counting, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rearranged {
    /// Whose points were counted.
    pub counted: Color,
    /// As the position before has to be turned to lie like the later one.
    pub orientation: Orientation,
    /// The board after, in the coordinates of the position before, as all points here.
    pub after: Position,
    /// The counted side before: its area, without shared points.
    pub before: Total,
    /// The counted side after, without what is undecided.
    pub now: Total,
    /// Empty regions that may be either side's.
    pub undecided_regions: Vec<Vec<Point>>,
    /// Stones of the counted colour where the opponent's area or shared points were.
    pub beyond: Vec<Point>,
    /// Stones of the opponent where the counted side's area was: markers, or dead stones that were not lifted.
    pub markers: Vec<Point>,
    /// Doubtful points whose other readings would change a total or a region, in reading order.
    pub undecided: Vec<Point>,
    /// How many stones of the counted colour have to be on the board now.
    pub stones_due: StonesDue,
}

/// How many stones of the counted colour have to be on a rearranged board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StonesDue {
    /// Rules that count area: any number, as stones and empty points count together.
    Any,
    /// Rules that count territory: so many, with the prisoners that are laid into it. One more or fewer is a point
    /// (Japanese rules of 1989, article 10).
    Exactly(u32),
    /// Rules that count territory, but nobody knows the prisoners.
    Unknown,
}

/// What a side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Total {
    /// Stones on the board.
    pub stones: u32,
    /// Empty points that are its own.
    pub empty: u32,
}

/// Why a rearranged board cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum RearrangedError {
    /// Another game.
    OtherGame(#[from] NotTheSameGame),
}

impl ToMessage for RearrangedError {
    fn to_message(&self) -> Message {
        let RearrangedError::OtherGame(error) = self;
        error.to_message()
    }
}

impl Total {
    /// Stones and empty points.
    pub fn points(self) -> u32 {
        self.stones.saturating_add(self.empty)
    }
}

impl Rearranged {
    /// Points that the counted side has more than before, without what is undecided; less than none: fewer.
    pub fn difference(&self) -> i64 {
        i64::from(self.now.points()) - i64::from(self.before.points())
    }

    /// Whether the counted side has as many points as before, and as many stones as are due: `None` while that hangs on a
    /// region or a doubtful point, or on prisoners that nobody knows.
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

/// Checks that rearranging kept the points of `counted`. `before` is without its dead stones.
///
/// # Errors
/// [`RearrangedError`] when `later` shows another game.
pub fn check(before: &Position, counted: Color, later: &Later<'_>) -> Result<Rearranged, RearrangedError> {
    let owner = area(before).owner;
    let game = Game { before, owner: &owner, counted };
    let looked_at = if before.count(counted.opponent()) > 0 { counted.opponent() } else { counted };
    let fits = fits(before, &[looked_at], later, ALIKE)?;
    // Of orientations that fit equally well the one that leaves most of the counted stones where they were.
    let size = before.size();
    let left = |fit: &Fit| {
        let stays = |&point: &Point| {
            before.stone(point).is_some() && before.stone(point) == fit.position.stone(point)
        };
        std::cmp::Reverse(size.points().filter(stays).count())
    };
    let Some(fit) = fits.into_iter().min_by_key(left) else {
        return Err(NotTheSameGame::Size { before: size, after: later.position.size() }.into());
    };
    let found = game.found(&fit.position);
    let hangs_on = |&point: &Point| {
        let stones = [None, Some(Color::Black), Some(Color::White)];
        let mut others = stones.into_iter().filter(|&stone| stone != fit.position.stone(point));
        others.any(|stone| {
            let otherwise = game.found(&fit.position.with(point, stone));
            (otherwise.now.points(), otherwise.undecided.len()) != (found.now.points(), found.undecided.len())
        })
    };
    let undecided = fit.doubtful.iter().copied().filter(hangs_on).collect();
    let beyond = game.stones_outside(&fit.position, counted);
    let markers = game.stones_outside(&fit.position, counted.opponent());
    Ok(Rearranged {
        counted,
        orientation: fit.orientation,
        before: game.total_before(),
        now: found.now,
        undecided_regions: found.undecided,
        beyond,
        markers,
        undecided,
        stones_due: StonesDue::Any,
        after: fit.position,
    })
}

/// The position before, and who is counted.
struct Game<'a> {
    before: &'a Position,
    owner: &'a [Option<Color>],
    counted: Color,
}

/// What the board after shows.
struct Found {
    now: Total,
    undecided: Vec<Vec<Point>>,
}

/// Whose an empty region is.
enum Whose {
    Counted,
    NotCounted,
    Undecided,
}

impl Game<'_> {
    fn owner(&self, point: Point) -> Option<Color> {
        self.owner.get(self.before.size().index(point)).copied().flatten()
    }

    fn total_before(&self) -> Total {
        let stones = self.before.count(self.counted);
        let points = self.owner.iter().filter(|&&owner| owner == Some(self.counted)).count();
        Total { stones: number(stones), empty: number(points.saturating_sub(stones)) }
    }

    fn found(&self, after: &Position) -> Found {
        let mut found = Found {
            now: Total { stones: number(after.count(self.counted)), empty: 0 },
            undecided: Vec::new(),
        };
        for region in after.empty_regions() {
            match self.whose(&region, after) {
                Whose::Counted => found.now.empty += number(region.points.len()),
                Whose::NotCounted => {}
                Whose::Undecided => found.undecided.push(region.points),
            }
        }
        found
    }

    fn whose(&self, region: &EmptyRegion, after: &Position) -> Whose {
        let was = |owner: Option<Color>| region.points.iter().filter(|&&p| self.owner(p) == owner).count();
        let all = region.points.len();
        if was(Some(self.counted)) == all || self.is_shifted_border(region, after) {
            return Whose::Counted;
        }
        if was(Some(self.counted.opponent())) == all || was(None) == all {
            return Whose::NotCounted;
        }
        match region.surrounded_by() {
            Some(color) if color == self.counted => Whose::Counted,
            Some(_) => Whose::NotCounted,
            None => Whose::Undecided,
        }
    }

    /// Whether the points of a region that were not the counted side's are those of border stones of the opponent that
    /// now stand beside it as markers.
    fn is_shifted_border(&self, region: &EmptyRegion, after: &Position) -> bool {
        let opponent = self.counted.opponent();
        let (own, foreign): (Vec<Point>, Vec<Point>) =
            region.points.iter().partition(|&&point| self.owner(point) == Some(self.counted));
        let left_by_stones = foreign.iter().all(|&point| self.before.stone(point) == Some(opponent));
        let size = self.before.size();
        let beside: BTreeSet<Point> =
            region.points.iter().flat_map(|&point| size.neighbours(point)).collect();
        let is_marker = |point: &&Point| {
            after.stone(**point) == Some(opponent) && self.owner(**point) == Some(self.counted)
        };
        let markers = beside.iter().filter(is_marker).count();
        !own.is_empty() && left_by_stones && markers == foreign.len()
    }

    /// Stones of `color` outside of what was its area.
    fn stones_outside(&self, after: &Position, color: Color) -> Vec<Point> {
        let is_outside =
            |&point: &Point| after.stone(point) == Some(color) && self.owner(point) != Some(color);
        let outside = after.size().points().filter(is_outside);
        match color == self.counted {
            true => outside.collect(),
            false => outside.filter(|&point| self.owner(point) == Some(self.counted)).collect(),
        }
    }
}

fn number(points: usize) -> u32 {
    u32::try_from(points).unwrap_or(u32::MAX)
}
