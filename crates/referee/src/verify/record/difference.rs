//! The differences between a photo and a position of the record, point by point.

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::sgf::GameRecord;
use shuzi::position::{Orientation, Prisoners};

use super::balance::{self, Balance};
use super::continuation::Continuation;
use super::explanations::Explanations;
use super::{PhotoSighting, RecordedPosition, best_match};

/// One intersection, as the photo and as the record name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// On the photo's board.
    pub photo: Point,
    /// On the record's board.
    pub record: Point,
}

/// The differences between the photo and one position of the record. All lists are in reading order
/// of the photo's board, and no point is in two of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionComparison {
    /// Moves that led to that position, passes included.
    pub moves: usize,
    /// Moves of the record after it.
    pub later: usize,
    /// Stones captured until then.
    pub prisoners: Prisoners,
    /// Stones that stand at most two lines off; by where they stand in the photo.
    pub moved: Vec<MovedStone>,
    /// Stones that the photo does not show.
    pub missing: Vec<MissingStone>,
    /// Stones that the record does not have.
    pub extra: Vec<ExtraStone>,
    /// Stones of the other colour.
    pub recolored: Vec<RecoloredPoint>,
    /// Differences at doubtful points, where the photo's reading decides nothing.
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
    pub from: Spot,
    /// The stone's place in the photo.
    pub to: Spot,
}

/// A stone of the record that the photo does not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingStone {
    /// The stone's colour.
    pub color: Color,
    /// The stone's place.
    pub at: Spot,
    /// A reason, if there is one.
    pub why: AbsenceReason,
}

/// A legitimate reason for a missing stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbsenceReason {
    /// No reason is known.
    Unexplained,
    /// Its chain is gone, but for a quarter of its stones at most, and is among the dead that were stated: taken off
    /// before the photo.
    Dead,
    /// The same, and the chain left a hole that only the opponent surrounds, as dead stones do when they
    /// are taken off. No dead stones were stated that could confirm it.
    Enclosed,
    /// Stones played after the record's end may have captured it: see [`Continuation`].
    Captured,
}

/// A stone in the photo where the record has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraStone {
    /// The stone's colour.
    pub color: Color,
    /// The stone's place.
    pub at: Spot,
    /// A reason, if there is one.
    pub why: PresenceReason,
}

/// A legitimate reason for an additional stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresenceReason {
    /// No reason is known.
    Unexplained,
    /// It fills a neutral point of the record's last position, as players do before they count.
    Dame,
}

/// A stone that is of the other colour in the photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecoloredPoint {
    /// The point.
    pub at: Spot,
    /// The colour in the photo.
    pub photo: Color,
}

/// A doubtful point at which photo and record differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndecidedPoint {
    /// The point.
    pub at: Spot,
    /// The stone that the photo seems to show.
    pub photo: Option<Color>,
    /// The stone in the record.
    pub record: Option<Color>,
}

impl PositionComparison {
    /// Points that differ for certain; a moved stone is two.
    pub fn differences(&self) -> usize {
        2 * self.moved.len() + self.missing.len() + self.extra.len() + self.recolored.len()
    }

    /// Differences that have no reason: moved and recoloured stones, and others [`AbsenceReason::Unexplained`] or
    /// [`PresenceReason::Unexplained`]. A moved stone is one.
    pub fn unexplained(&self) -> usize {
        let missing = self.missing.iter().filter(|missing| missing.why == AbsenceReason::Unexplained).count();
        let extra = self.extra.iter().filter(|extra| extra.why == PresenceReason::Unexplained).count();
        self.moved.len() + self.recolored.len() + missing + extra
    }

    /// The dead stones that were taken off.
    pub fn lifted(&self) -> impl Iterator<Item = &MissingStone> {
        self.missing
            .iter()
            .filter(|missing| matches!(missing.why, AbsenceReason::Dead | AbsenceReason::Enclosed))
    }

    /// The stones that fill dame.
    pub fn dame(&self) -> impl Iterator<Item = &ExtraStone> {
        self.extra.iter().filter(|extra| extra.why == PresenceReason::Dame)
    }
}

/// Compares a photo with positions of the record in one orientation.
pub(super) struct RecordComparer<'a> {
    sighting: &'a PhotoSighting<'a>,
    orientation: Orientation,
}

impl<'a> RecordComparer<'a> {
    pub(super) fn new(sighting: &'a PhotoSighting, orientation: Orientation) -> RecordComparer<'a> {
        RecordComparer { sighting, orientation }
    }

    /// Compares the photo with a position before the last, allowing for what usually happens after
    /// it except for unrecorded moves.
    pub(super) fn against(
        &self,
        recorded: &RecordedPosition,
        at_the_end: &Explanations,
    ) -> PositionComparison {
        let mut against = self.unpaired(recorded);
        let reasons = Explanations::earlier(self.sighting, self.orientation, &recorded.position, at_the_end);
        against.explain(&reasons);
        against.pair(&reasons);
        against
    }

    /// Returns the usual reasons for differences to the last position, which also apply to earlier
    /// ones.
    pub(super) fn reasons_at_the_end(&self, record: &GameRecord) -> Explanations {
        Explanations::find(self.sighting, self.orientation, record, &Continuation::Unplayable)
    }

    /// Against the last position, with what usually happens after it.
    pub(super) fn against_the_end(&self, record: &GameRecord) -> (PositionComparison, Option<Continuation>) {
        let mut last = self.unpaired(&RecordedPosition::end(record));
        let played_on = Continuation::find(record, &last.extra, &last.missing);
        let reasons = Explanations::find(self.sighting, self.orientation, record, &played_on);
        last.explain(&reasons);
        last.pair(&reasons);
        let is_whole = last.moved.is_empty();
        let played_on =
            if is_whole { played_on } else { Continuation::find(record, &last.extra, &last.missing) };
        let continuation = (!last.extra.is_empty()).then_some(played_on);
        (last, continuation)
    }

    /// Returns the photo's stone at each of the record's points, and true if it is in doubt.
    pub(super) fn shown(&self, size: BoardSize) -> Vec<(Option<Color>, bool)> {
        size.points().map(|point| best_match::shown(self.sighting, self.orientation, size, point)).collect()
    }

    /// All differences without their reasons, none of them a move yet.
    fn unpaired(&self, recorded: &RecordedPosition) -> PositionComparison {
        let (mut missing, mut extra) = (Vec::new(), Vec::new());
        let (mut recolored, mut undecided) = (Vec::new(), Vec::new());
        for at in self.spots() {
            let stones = (self.sighting.position.stone(at.photo), recorded.position.stone(at.record));
            match stones {
                (photo, record) if photo == record => {}
                (photo, record) if self.sighting.doubtful.contains(&at.photo) => {
                    undecided.push(UndecidedPoint { at, photo, record });
                }
                (Some(photo), Some(_)) => recolored.push(RecoloredPoint { at, photo }),
                (Some(color), None) => extra.push(ExtraStone { color, at, why: PresenceReason::Unexplained }),
                (None, Some(color)) => {
                    missing.push(MissingStone { color, at, why: AbsenceReason::Unexplained })
                }
                (None, None) => {}
            }
        }
        let stones: Vec<_> = undecided.iter().map(|point| (point.photo, point.record)).collect();
        let balance = balance::balances(self.sighting, &stones, recorded);
        let RecordedPosition { moves, later, prisoners, .. } = *recorded;
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

    /// Every intersection, in reading order of the photo's board.
    fn spots(&self) -> impl Iterator<Item = Spot> {
        let (size, undone) = (self.sighting.position.size(), self.orientation.undone());
        size.points().filter_map(move |photo| Some(Spot { photo, record: undone.point(size, photo)? }))
    }
}

/// The square of two lines each way: a stone that is touched does not go farther, and one that stands
/// farther off may as well be another one.
const FARTHEST_SQUARED: usize = 8;

impl PositionComparison {
    fn explain(&mut self, reasons: &Explanations) {
        for missing in &mut self.missing {
            missing.why = reasons.absence(missing.at.record);
        }
        for extra in &mut self.extra {
            extra.why = reasons.presence(extra.at.record);
        }
    }

    /// Takes each missing stone that stands nearby as an extra one from both lists, the nearest pairs first.
    /// Two stones that both have a reason of their own are no pair.
    fn pair(&mut self, reasons: &Explanations) {
        let mut pairs: Vec<(usize, MovedStone)> = Vec::new();
        for gone in self.missing.iter().filter(|gone| reasons.may_have_moved(gone)) {
            for come in self.extra.iter().filter(|come| come.color == gone.color) {
                let has_reasons =
                    gone.why != AbsenceReason::Unexplained && come.why != PresenceReason::Unexplained;
                let distance = squared_distance(gone.at.photo, come.at.photo);
                if !has_reasons && distance <= FARTHEST_SQUARED {
                    pairs.push((distance, MovedStone { color: gone.color, from: gone.at, to: come.at }));
                }
            }
        }
        pairs.sort_by_key(|&(distance, pair)| (distance, pair.from, pair.to));
        for (_, pair) in pairs {
            if !self.moved.iter().any(|taken| taken.from == pair.from || taken.to == pair.to) {
                self.moved.push(pair);
            }
        }
        self.missing.retain(|gone| !self.moved.iter().any(|pair| pair.from == gone.at));
        self.extra.retain(|come| !self.moved.iter().any(|pair| pair.to == come.at));
        self.moved.sort_by_key(|pair| pair.to);
    }
}

fn squared_distance(a: Point, b: Point) -> usize {
    a.col().abs_diff(b.col()).pow(2) + a.row().abs_diff(b.row()).pow(2)
}
