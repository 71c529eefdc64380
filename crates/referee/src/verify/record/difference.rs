//! The differences between a photo and a position of the record, point by point.

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::sgf::GameRecord;
use shuzi::position::{Orientation, Prisoners};

use super::balance::{self, Balance};
use super::continuation::Continuation;
use super::explanations::Explanations;
use super::{PhotoSighting, RecordedPosition, best_match};

/// An intersection in the coordinates of the photo and in those of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchedPoint {
    /// The point on the photo's board.
    pub photo: Point,
    /// The point on the record's board.
    pub record: Point,
}

/// The differences between the photo and one position of the record. All lists are in reading order
/// of the photo's board, and no point is in two of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionComparison {
    /// Number of moves that led to that position, passes included.
    pub moves: usize,
    /// Number of moves of the record after it.
    pub later: usize,
    /// Stones captured until then.
    pub prisoners: Prisoners,
    /// Stones that are at most two lines from their place in the record, by their place in the
    /// photo.
    pub moved: Vec<MovedStone>,
    /// Stones that the photo does not show.
    pub missing: Vec<MissingStone>,
    /// Stones that the record does not have.
    pub extra: Vec<ExtraStone>,
    /// Stones that have the other colour in the photo.
    pub recolored: Vec<RecoloredPoint>,
    /// Differences at doubtful points, which are not conclusive.
    pub undecided: Vec<UndecidedPoint>,
    /// The balance of stones and prisoners, Black's and White's.
    pub balance: [Balance; 2],
}

/// A stone that was moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovedStone {
    /// The stone's colour.
    pub color: Color,
    /// The stone's place in the record.
    pub from: MatchedPoint,
    /// The stone's place in the photo.
    pub to: MatchedPoint,
}

/// A stone of the record that the photo does not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingStone {
    /// The stone's colour.
    pub color: Color,
    /// The stone's place.
    pub at: MatchedPoint,
    /// A reason, if there is one.
    pub why: AbsenceReason,
}

/// A legitimate reason for a missing stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbsenceReason {
    /// No reason is known.
    Unexplained,
    /// The stone's chain is dead, and at least three quarters of it are missing: it was removed
    /// before the photo was taken.
    Dead,
    /// At least three quarters of the chain are missing, and the empty region that it left is
    /// surrounded only by the opponent, as when dead stones are removed. It is not known which
    /// stones are dead.
    Enclosed,
    /// Stones played after the record's end may have captured it (see [`Continuation`]).
    Captured,
}

/// A stone in the photo where the record has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraStone {
    /// The stone's colour.
    pub color: Color,
    /// The stone's place.
    pub at: MatchedPoint,
    /// A reason, if there is one.
    pub why: PresenceReason,
}

/// A legitimate reason for an additional stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresenceReason {
    /// No reason is known.
    Unexplained,
    /// The stone fills a neutral point, as players do before they count.
    Dame,
}

/// A stone that is of the other colour in the photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecoloredPoint {
    /// The point.
    pub at: MatchedPoint,
    /// The colour in the photo.
    pub photo: Color,
}

/// A doubtful point at which photo and record differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndecidedPoint {
    /// The point.
    pub at: MatchedPoint,
    /// The stone that the photo seems to show.
    pub photo: Option<Color>,
    /// The stone in the record.
    pub record: Option<Color>,
}

impl PositionComparison {
    /// Returns the number of points that differ for certain. A moved stone is two.
    pub fn differences(&self) -> usize {
        2 * self.moved.len() + self.missing.len() + self.extra.len() + self.recolored.len()
    }

    /// Returns the number of differences without a reason: moved and recoloured stones, and others
    /// that are [`AbsenceReason::Unexplained`] or [`PresenceReason::Unexplained`]. A moved stone is
    /// one.
    pub fn count_unexplained(&self) -> usize {
        let missing = self
            .missing
            .iter()
            .filter(|missing| missing.why == AbsenceReason::Unexplained)
            .count();
        let extra = self
            .extra
            .iter()
            .filter(|extra| extra.why == PresenceReason::Unexplained)
            .count();
        self.moved.len() + self.recolored.len() + missing + extra
    }

    /// Returns the missing stones that were dead and have been removed.
    pub fn lifted_stones(&self) -> impl Iterator<Item = &MissingStone> {
        self.missing
            .iter()
            .filter(|missing| matches!(missing.why, AbsenceReason::Dead | AbsenceReason::Enclosed))
    }

    /// Returns the additional stones that fill dame.
    pub fn dame_stones(&self) -> impl Iterator<Item = &ExtraStone> {
        self.extra
            .iter()
            .filter(|extra| extra.why == PresenceReason::Dame)
    }
}

/// Compares a photo with positions of the record in one orientation.
pub(super) struct RecordComparer<'a> {
    sighting: &'a PhotoSighting<'a>,
    orientation: Orientation,
}

impl<'a> RecordComparer<'a> {
    pub(super) fn new(sighting: &'a PhotoSighting, orientation: Orientation) -> RecordComparer<'a> {
        RecordComparer {
            sighting,
            orientation,
        }
    }

    /// Compares the photo with a position before the last, allowing for what usually happens after
    /// it except for unrecorded moves.
    pub(super) fn compare_with(
        &self,
        recorded: &RecordedPosition,
        at_the_end: &Explanations,
    ) -> PositionComparison {
        let mut comparison = self.list_differences(recorded);
        let reasons = Explanations::for_earlier(
            self.sighting,
            self.orientation,
            &recorded.position,
            at_the_end,
        );
        comparison.explain(&reasons);
        comparison.pair_moved_stones(&reasons);
        comparison
    }

    /// Returns the usual reasons for differences to the last position, which also apply to earlier
    /// ones.
    pub(super) fn reasons_at_the_end(&self, record: &GameRecord) -> Explanations {
        Explanations::for_end(
            self.sighting,
            self.orientation,
            record,
            &Continuation::Unplayable,
        )
    }

    /// Compares the photo with the last position, allowing for what usually happens after it.
    pub(super) fn compare_with_end(
        &self,
        record: &GameRecord,
    ) -> (PositionComparison, Option<Continuation>) {
        let mut last = self.list_differences(&RecordedPosition::end(record));
        // Captures by further moves explain missing stones, which therefore have not been moved. So
        // the continuation is found before moved stones are paired, and again without those.
        let mut continuation = Continuation::find(record, &last.extra, &last.missing);
        let reasons = Explanations::for_end(self.sighting, self.orientation, record, &continuation);
        last.explain(&reasons);
        last.pair_moved_stones(&reasons);
        if !last.moved.is_empty() {
            continuation = Continuation::find(record, &last.extra, &last.missing);
        }
        let continuation = (!last.extra.is_empty()).then_some(continuation);
        (last, continuation)
    }

    /// Returns the photo's stone at each point of the record, row by row, and true if it is in
    /// doubt.
    pub(super) fn stones_in_photo(&self, size: BoardSize) -> Vec<(Option<Color>, bool)> {
        size.points()
            .map(|point| best_match::stone_in_photo(self.sighting, self.orientation, size, point))
            .collect()
    }

    /// Lists all differences without reasons. A moved stone is still a missing and an extra one.
    fn list_differences(&self, recorded: &RecordedPosition) -> PositionComparison {
        let (mut missing, mut extra) = (Vec::new(), Vec::new());
        let (mut recolored, mut undecided) = (Vec::new(), Vec::new());
        for at in self.points() {
            let stones = (
                self.sighting.position.stone(at.photo),
                recorded.position.stone(at.record),
            );
            match stones {
                (photo, record) if photo == record => {}
                (photo, record) if self.sighting.doubtful.contains(&at.photo) => {
                    undecided.push(UndecidedPoint { at, photo, record });
                }
                (Some(photo), Some(_)) => recolored.push(RecoloredPoint { at, photo }),
                (Some(color), None) => extra.push(ExtraStone {
                    color,
                    at,
                    why: PresenceReason::Unexplained,
                }),
                (None, Some(color)) => missing.push(MissingStone {
                    color,
                    at,
                    why: AbsenceReason::Unexplained,
                }),
                (None, None) => {}
            }
        }
        let stones: Vec<_> = undecided
            .iter()
            .map(|point| (point.photo, point.record))
            .collect();
        let balance = balance::compute_balances(self.sighting, &stones, recorded);
        let RecordedPosition {
            moves,
            later,
            prisoners,
            ..
        } = *recorded;
        PositionComparison {
            moves,
            later,
            prisoners,
            moved: Vec::new(),
            missing,
            extra,
            recolored,
            undecided,
            balance,
        }
    }

    /// Returns all intersections, in reading order of the photo's board.
    fn points(&self) -> impl Iterator<Item = MatchedPoint> {
        let (size, undone) = (self.sighting.position.size(), self.orientation.undone());
        size.points().filter_map(move |photo| {
            Some(MatchedPoint {
                photo,
                record: undone.point(size, photo)?,
            })
        })
    }
}

/// The square of the greatest distance that a stone is assumed to have been moved: two lines in
/// both directions. A stone that is touched by accident moves less, and a stone farther away may as
/// well be another one.
const MAX_DISTANCE_SQUARED: usize = 8;

impl PositionComparison {
    /// Sets the reasons of all missing and extra stones.
    fn explain(&mut self, reasons: &Explanations) {
        for missing in &mut self.missing {
            missing.why = reasons.absence_reason(missing.at.record);
        }
        for extra in &mut self.extra {
            extra.why = reasons.presence_reason(extra.at.record);
        }
    }

    /// Turns each missing stone with an extra stone of its colour nearby into a moved stone, the
    /// nearest pairs first. Two stones that both have reasons of their own are not paired.
    fn pair_moved_stones(&mut self, reasons: &Explanations) {
        let mut pairs: Vec<(usize, MovedStone)> = Vec::new();
        for missing in self
            .missing
            .iter()
            .filter(|missing| reasons.may_have_moved(missing))
        {
            for extra in self
                .extra
                .iter()
                .filter(|extra| extra.color == missing.color)
            {
                let are_explained = missing.why != AbsenceReason::Unexplained
                    && extra.why != PresenceReason::Unexplained;
                let distance = squared_distance(missing.at.photo, extra.at.photo);
                if !are_explained && distance <= MAX_DISTANCE_SQUARED {
                    let moved = MovedStone {
                        color: missing.color,
                        from: missing.at,
                        to: extra.at,
                    };
                    pairs.push((distance, moved));
                }
            }
        }
        // Ties are broken by position, so that the same photo always gives the same pairs.
        pairs.sort_by_key(|&(distance, pair)| (distance, pair.from, pair.to));
        for (_, pair) in pairs {
            if !self
                .moved
                .iter()
                .any(|taken| taken.from == pair.from || taken.to == pair.to)
            {
                self.moved.push(pair);
            }
        }
        self.missing
            .retain(|missing| !self.moved.iter().any(|pair| pair.from == missing.at));
        self.extra
            .retain(|extra| !self.moved.iter().any(|pair| pair.to == extra.at));
        self.moved.sort_by_key(|pair| pair.to);
    }
}

fn squared_distance(a: Point, b: Point) -> usize {
    a.col().abs_diff(b.col()).pow(2) + a.row().abs_diff(b.row()).pow(2)
}
