//! Fuses several photos of one board: points that one photo leaves in doubt, another may show
//! clearly.
//!
//! Photos are added one by one. The board may be photographed from any side, so each photo is
//! compared in all four turns with the combined reading so far, by the log-probability that both
//! show the same position. The likeliest turn is taken, provided that few clear points contradict
//! each other. A mirrored or different board has no such turn and is refused. If another turn is
//! almost as likely, as on a symmetric position, the points that would then be read differently
//! stay in doubt.
//!
//! Once turned, the readings of a point are combined as the weighted sum of their
//! log-probabilities, normalised (logarithmic opinion pooling). Clear readings have weight 1, that
//! is, they count as independent observations. Doubtful ones do not: whatever disturbs one photo,
//! such as a stone off its point, disturbs the next as well. All of them together weigh no more
//! than one reading, so that no number of doubtful photos adds up to certainty.
//!
//! The first photo defines how the result is turned and which grid is shown. Doubts are only ever
//! removed by clear readings that agree.

use crate::error_kind::ErrorKind;
use crate::language::{Message, ToMessage};
use crate::point::{BoardSize, Point};
use crate::position::{Doubt, StoneReading, StoneReadings};
use crate::position::{Position, PositionError};
use crate::report::{OtherPhoto, Timing};

use super::Case;

/// The reason why photos cannot be read as one board.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum FuseError {
    /// The boards have different numbers of lines.
    Sizes {
        /// The photo that differs.
        file: String,
        /// Its number of lines.
        lines: usize,
        /// The first photo.
        first: String,
        /// The first photo's number of lines.
        first_lines: usize,
    },
    /// The positions differ in every turn of the board.
    Positions {
        /// The photo that differs.
        file: String,
        /// The first photo.
        first: String,
        /// Number of points that are clear and different in both, in the turn with the fewest.
        contradictions: usize,
    },
    /// The readings do not form a board: a bug in shuzi.
    Position(#[from] PositionError),
}

impl ToMessage for FuseError {
    fn to_message(&self) -> Message {
        match self {
            FuseError::Sizes {
                file,
                lines,
                first,
                first_lines,
            } => Message::new("error-other-size")
                .with("file", file.as_str())
                .with("size", format!("{lines}×{lines}"))
                .with("first", first.as_str())
                .with("first-size", format!("{first_lines}×{first_lines}")),
            FuseError::Positions {
                file,
                first,
                contradictions,
            } => Message::new("error-other-position")
                .with("file", file.as_str())
                .with("first", first.as_str())
                .with("points", *contradictions),
            FuseError::Position(error) => {
                Message::new("error-no-position").with("error", error.to_message())
            }
        }
    }
}

impl FuseError {
    /// Returns the kind of this error.
    pub fn kind(&self) -> ErrorKind {
        match self {
            FuseError::Sizes { .. } | FuseError::Positions { .. } => ErrorKind::BadOption,
            FuseError::Position(_) => ErrorKind::Internal,
        }
    }

    /// Returns a sentence on what to do next.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            FuseError::Sizes { .. } | FuseError::Positions { .. } => "hint-photos-of-one-board",
            FuseError::Position(_) => "hint-report",
        })
    }
}

/// Largest share of all points that may be clear and different in two photos of one board.
const MOST_CONTRADICTIONS_PER_POINT: f64 = 0.02;

/// Number of contradictions that is allowed on boards so small that
/// [`MOST_CONTRADICTIONS_PER_POINT`] allows fewer.
const CONTRADICTIONS_ALWAYS_ALLOWED: usize = 2;

/// Largest number of contradictions per stone. Two almost empty boards differ in few points
/// although they are not the same.
const MOST_CONTRADICTIONS_PER_STONE: f64 = 0.25;

/// Distance from the best turn, in nats, within which another turn may be the right one.
const CONTENDING_NATS: f64 = 7.0;

/// Lower bound for class probabilities: the network is never that sure.
const LEAST_PROBABILITY: f64 = 1e-6;

/// Weight of a reading under a reflection or a hand, relative to an ambiguous one.
const HIDDEN_WEIGHT: f64 = 0.1;

/// The result of reading several photos of a board as one.
#[derive(Clone, Debug)]
pub struct Fused {
    /// The case of the first photo, with the combined readings of all.
    pub case: Case,
    /// The points on which the photos differ, in reading order.
    pub disagreements: Vec<Disagreement>,
}

/// A point on which the photos differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Disagreement {
    /// The point, in the first photo's orientation.
    pub point: Point,
    /// Each photo's reading of the point, in the order of the photos.
    pub seen: Vec<StoneReading>,
}

/// Combines photos of one board into one reading, in the orientation of `first`. A point whose
/// combined probability is below `certain` is in doubt.
///
/// Clear readings of a point are multiplied as if they were independent. Doubtful ones together
/// weigh as much as one, or less under reflections, and without a clear reading the point stays in
/// doubt. A point that is clear and different in two photos is always in doubt, and so is one whose
/// reading depends on which of several almost equally likely turns is right.
///
/// # Errors
/// [`FuseError`] if the photos show boards of different sizes or positions.
pub fn fuse(first: &Case, others: &[Case], certain: f64) -> Result<Fused, FuseError> {
    let Some(readings) = first.readings.clone() else {
        return Ok(Fused {
            case: first.clone(),
            disagreements: Vec::new(),
        });
    };
    let lines = readings.lines;
    let size = BoardSize::square(lines).map_err(PositionError::from)?;
    let mut photos = AlignedPhotos {
        size,
        certain,
        photos: vec![readings],
        unsettled: vec![false; size.area()],
    };
    for other in others {
        let Some(readings) = &other.readings else {
            continue;
        };
        if readings.lines != lines {
            return Err(FuseError::Sizes {
                file: other.file.clone(),
                lines: readings.lines,
                first: first.file.clone(),
                first_lines: lines,
            });
        }
        photos
            .add(readings)
            .map_err(|contradictions| FuseError::Positions {
                file: other.file.clone(),
                first: first.file.clone(),
                contradictions,
            })?;
    }
    let readings = photos.combine();
    let disagreements = photos.disagreements();
    let mut fused = first.clone();
    fused.position = Position::from_readings(&readings)?;
    fused.readings = Some(readings);
    fused.timings = add_up_timings(std::iter::once(first).chain(others));
    if let Some(photo) = &mut fused.photo {
        photo.others = others
            .iter()
            .map(|other| OtherPhoto {
                file: other.file.clone(),
                left_out: None,
            })
            .collect();
    }
    Ok(Fused {
        case: fused,
        disagreements,
    })
}

/// Returns the total time of each step over all photos.
fn add_up_timings<'a>(cases: impl Iterator<Item = &'a Case>) -> Vec<Timing> {
    let mut sums: Vec<Timing> = Vec::new();
    for timing in cases.flat_map(|case| &case.timings) {
        match sums.iter_mut().find(|sum| sum.step == timing.step) {
            Some(sum) => sum.took += timing.took,
            None => sums.push(*timing),
        }
    }
    sums
}

/// Readings of one board, all turned like the first.
struct AlignedPhotos {
    size: BoardSize,
    /// Probability of the likeliest class below which a point is in doubt.
    certain: f64,
    /// The readings of each photo, those of the first photo first.
    photos: Vec<StoneReadings>,
    /// True for points whose reading depends on a turn that is not certain, row by row.
    unsettled: Vec<bool>,
}

impl AlignedPhotos {
    /// Adds a photo in the turn that agrees best with the others, and marks the points that another
    /// likely turn would change. If no turn agrees well, returns the number of contradictions in
    /// the turn with the fewest.
    fn add(&mut self, readings: &StoneReadings) -> Result<(), usize> {
        let so_far = self.combine();
        let mut turns = vec![readings.clone()];
        for turn in 0..3 {
            turns.push(turns[turn].turned());
        }
        let mut ways: Vec<(Agreement, StoneReadings)> = turns
            .into_iter()
            .map(|turned| (Agreement::of(&so_far, &turned), turned))
            .collect();
        // The sort is stable: among equally likely turns the smallest comes first.
        ways.sort_by(|(a, _), (b, _)| b.nats.total_cmp(&a.nats));
        let fewest = ways
            .iter()
            .map(|(agreement, _)| agreement.contradictions)
            .min()
            .unwrap_or(0);
        let best_nats = ways.first().map_or(0.0, |(best, _)| best.nats);
        ways.retain(|(agreement, _)| {
            agreement.is_good() && agreement.nats > best_nats - CONTENDING_NATS
        });
        let mut ways = ways.into_iter().map(|(_, turned)| turned);
        self.photos.push(ways.next().ok_or(fewest)?);
        let best = self.combine();
        for other in ways {
            let chosen = self.photos.pop();
            self.photos.push(other);
            let alternative = self.combine();
            self.photos.pop();
            self.photos.extend(chosen);
            for (index, (a, b)) in alternative.readings.iter().zip(&best.readings).enumerate() {
                if (a.doubt, most_probable_class(a)) != (b.doubt, most_probable_class(b)) {
                    self.unsettled[index] = true;
                }
            }
        }
        Ok(())
    }

    /// Returns the points on which photos that show them differ.
    fn disagreements(&self) -> Vec<Disagreement> {
        let mut disagreements = Vec::new();
        for (index, point) in self.size.points().enumerate() {
            let seen = self.readings_at(index);
            if differ(&seen) {
                disagreements.push(Disagreement { point, seen });
            }
        }
        disagreements
    }

    /// Returns the combined reading of all photos.
    fn combine(&self) -> StoneReadings {
        let mut readings = Vec::with_capacity(self.size.area());
        for index in 0..self.size.area() {
            let mut combined = combine_readings(&self.readings_at(index), self.certain);
            if self.unsettled.get(index) == Some(&true) {
                combined.doubt.get_or_insert(Doubt::Ambiguous);
            }
            readings.push(combined);
        }
        // Reports show the first photo and its grid.
        let grid_confidence = self
            .photos
            .first()
            .map_or(0.0, |first| first.grid_confidence);
        StoneReadings {
            lines: self.size.width(),
            grid_confidence,
            readings,
        }
    }

    /// Returns each photo's reading of the point with this index.
    fn readings_at(&self, index: usize) -> Vec<StoneReading> {
        self.photos
            .iter()
            .filter_map(|photo| photo.readings.get(index).copied())
            .collect()
    }
}

/// Returns true if the most probable class is not the same in all photos that show the point.
fn differ(seen: &[StoneReading]) -> bool {
    let mut classes = seen
        .iter()
        .filter(|reading| reading.doubt != Some(Doubt::OutOfFrame))
        .map(most_probable_class);
    let first = classes.next();
    classes.any(|class| Some(class) != first)
}

/// Combines several photos' readings of one point.
fn combine_readings(seen: &[StoneReading], certain: f64) -> StoneReading {
    let clear: Vec<StoneReading> = seen
        .iter()
        .filter(|reading| reading.doubt.is_none())
        .copied()
        .collect();
    let weights: Vec<f64> = seen.iter().map(weight_of).collect();
    let doubtful: f64 = seen
        .iter()
        .zip(&weights)
        .filter(|(r, _)| r.doubt.is_some())
        .map(|(_, w)| w)
        .sum();
    // Beside clear readings, all doubtful ones together weigh at most as much as one of them.
    let share = if clear.is_empty() {
        doubtful
    } else {
        doubtful.max(1.0)
    };
    if clear.is_empty() && doubtful <= 0.0 {
        // No photo shows the point.
        return seen.first().copied().unwrap_or(StoneReading {
            empty: 1.0,
            black: 0.0,
            white: 0.0,
            doubt: Some(Doubt::OutOfFrame),
        });
    }
    let mut logs = [0.0; 3];
    for (reading, weight) in seen.iter().zip(&weights) {
        let weight = if reading.doubt.is_none() {
            1.0
        } else {
            weight / share
        };
        for (log, probability) in logs.iter_mut().zip(probabilities(reading)) {
            *log += weight * probability.max(LEAST_PROBABILITY).ln();
        }
    }
    let [empty, black, white] = softmax(logs);
    let sure = empty.max(black).max(white) >= certain;
    let agreed = clear.iter().all(|reading| {
        Some(most_probable_class(reading)) == clear.first().map(most_probable_class)
    });
    let doubt = if clear.is_empty() {
        // The doubt of the photo that shows the point best.
        let most = seen
            .iter()
            .zip(&weights)
            .reduce(|most, next| if next.1 > most.1 { next } else { most });
        most.and_then(|(reading, _)| reading.doubt)
    } else if sure && agreed {
        None
    } else {
        Some(Doubt::Ambiguous)
    };
    StoneReading {
        empty,
        black,
        white,
        doubt,
    }
}

/// Returns the weight of a reading among others of the same point.
fn weight_of(reading: &StoneReading) -> f64 {
    match reading.doubt {
        None | Some(Doubt::Ambiguous | Doubt::OffPoint | Doubt::NoLiberties) => 1.0,
        Some(Doubt::Glare | Doubt::Covered) => HIDDEN_WEIGHT,
        Some(Doubt::OutOfFrame) => 0.0,
    }
}

/// Returns the probabilities whose logarithms are `logs`, up to a common constant.
fn softmax(logs: [f64; 3]) -> [f64; 3] {
    let most = logs.into_iter().fold(f64::MIN, f64::max);
    let odds = logs.map(|log| (log - most).exp());
    let sum: f64 = odds.iter().sum();
    odds.map(|odd| odd / sum)
}

/// Returns the probabilities of the classes empty, black and white.
fn probabilities(reading: &StoneReading) -> [f64; 3] {
    [reading.empty, reading.black, reading.white]
}

/// Returns the most probable class: 0 for empty, 1 for black, 2 for white.
fn most_probable_class(reading: &StoneReading) -> usize {
    let [empty, black, white] = probabilities(reading);
    if empty >= black.max(white) {
        0
    } else {
        1 + usize::from(white > black)
    }
}

/// The agreement between two readings of a board.
struct Agreement {
    /// Log-probability that both show the same position, in nats.
    nats: f64,
    /// Number of points that are clear and different in both.
    contradictions: usize,
    /// Number of points of the board.
    points: usize,
    /// Number of clear stones, in the reading that has more of them.
    stones: usize,
}

impl Agreement {
    /// Compares two readings of boards of the same size.
    fn of(a: &StoneReadings, b: &StoneReadings) -> Agreement {
        let mut nats = 0.0;
        let mut contradictions = 0;
        for (a, b) in a.readings.iter().zip(&b.readings) {
            nats += log_probability_of_same(a, b);
            if is_clear(a) && is_clear(b) && most_probable_class(a) != most_probable_class(b) {
                contradictions += 1;
            }
        }
        Agreement {
            nats,
            contradictions,
            points: a.readings.len(),
            stones: count_clear_stones(a).max(count_clear_stones(b)),
        }
    }

    /// Returns true if the contradictions are few enough for both to be one board.
    fn is_good(&self) -> bool {
        let of_points = (self.points as f64 * MOST_CONTRADICTIONS_PER_POINT) as usize;
        let of_stones = (self.stones as f64 * MOST_CONTRADICTIONS_PER_STONE) as usize;
        self.contradictions <= of_points.max(CONTRADICTIONS_ALWAYS_ALLOWED).min(of_stones)
    }
}

/// Returns the log-probability, in nats, that two readings show the same class. Readings of hidden
/// points weigh little, because they say little about how a photo is turned.
fn log_probability_of_same(a: &StoneReading, b: &StoneReading) -> f64 {
    let same: f64 = probabilities(a)
        .into_iter()
        .zip(probabilities(b))
        .map(|(a, b)| a * b)
        .sum();
    weight_of(a) * weight_of(b) * same.max(LEAST_PROBABILITY).ln()
}

/// Returns true if the reading is not in doubt.
fn is_clear(reading: &StoneReading) -> bool {
    reading.doubt.is_none()
}

/// Returns the number of points that clearly hold a stone.
fn count_clear_stones(readings: &StoneReadings) -> usize {
    readings
        .readings
        .iter()
        .filter(|reading| is_clear(reading) && most_probable_class(reading) != 0)
        .count()
}

#[cfg(test)]
mod tests;
