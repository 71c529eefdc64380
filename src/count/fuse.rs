//! Several photos of one board: what one leaves in doubt, another may show.

use crate::language::{Message, ToMessage};
use crate::point::{BoardSize, Point};
use crate::position::{Doubt, StoneReading, StoneReadings};
use crate::position::{Position, PositionError};
use crate::report::{OtherPhoto, Timing};

use super::Case;

/// Why photos are not read as one board.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum FuseError {
    /// The boards have different numbers of lines.
    Sizes {
        /// The photo that differs.
        file: String,
        /// Lines each way in it.
        lines: usize,
        /// The first photo.
        first: String,
        /// Lines each way in that.
        first_lines: usize,
    },
    /// However the board is turned, the positions differ.
    Positions {
        /// The photo that differs.
        file: String,
        /// The first photo.
        first: String,
        /// Points that are clear and different in both, where the boards agree best.
        contradictions: usize,
    },
    /// The readings fit no board: a fault of shuzi.
    Position(#[from] PositionError),
}

impl ToMessage for FuseError {
    fn to_message(&self) -> Message {
        match self {
            FuseError::Sizes { file, lines, first, first_lines } => Message::new("error-other-size")
                .with("file", file.as_str())
                .with("size", format!("{lines}×{lines}"))
                .with("first", first.as_str())
                .with("first-size", format!("{first_lines}×{first_lines}")),
            FuseError::Positions { file, first, contradictions } => Message::new("error-other-position")
                .with("file", file.as_str())
                .with("first", first.as_str())
                .with("points", *contradictions),
            FuseError::Position(error) => Message::new("error-no-position").with("error", error.to_message()),
        }
    }
}

impl FuseError {
    /// The kind by which programs tell failures apart, as in the JSON.
    pub fn kind(&self) -> &'static str {
        match self {
            FuseError::Sizes { .. } | FuseError::Positions { .. } => "bad_option",
            FuseError::Position(_) => "internal",
        }
    }

    /// What to do next.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            FuseError::Sizes { .. } | FuseError::Positions { .. } => "hint-photos-of-one-board",
            FuseError::Position(_) => "hint-report",
        })
    }
}

/// Clear points that differ in two photos of one board: this share of all points at most, but two are let pass.
const MOST_CONTRADICTIONS: f64 = 0.02;
const CONTRADICTIONS_LET_PASS: usize = 2;
/// And at most this share of the stones: two almost empty boards differ in few points, too.
const MOST_CONTRADICTIONS_A_STONE: f64 = 0.25;
/// A turn this little less likely than the best, in nats, may be the right one.
const CONTENDING_NATS: f64 = 7.0;
/// No class is held less probable than this: the network is never that sure.
const LEAST: f64 = 1e-6;
/// A point under a reflection or a hand says this much of what an ambiguous one says.
const HIDDEN_WEIGHT: f64 = 0.1;

/// Several photos of a board, read as one.
#[derive(Clone, Debug)]
pub struct Fused {
    /// The case of the first photo with the readings of all.
    pub case: Case,
    /// The points that do not look the same in all of them, in reading order.
    pub disagreements: Vec<Disagreement>,
}

/// A point that does not look the same in all photos.
#[derive(Clone, Debug, PartialEq)]
pub struct Disagreement {
    /// Which, as the first photo shows the board.
    pub point: Point,
    /// How each photo shows it, in the order of the photos.
    pub seen: Vec<StoneReading>,
}

/// Reads several photos of one board as one: the case of the `first` with the readings of all, turned like it.
///
/// Clear readings of a point are multiplied as if they were independent. Doubtful ones never add up to certainty:
/// all of them together weigh as much as one, less under reflections, and without a clear reading the point stays
/// in doubt. A point that is clear and different in two photos is always asked about, and so is one whose
/// reading depends on which of several turns, all about as likely, is right.
///
/// # Errors
/// [`FuseError`] when the photos show boards of different sizes or positions.
pub fn fuse(first: &Case, others: &[Case], certain: f64) -> Result<Fused, FuseError> {
    let Some(readings) = first.readings.clone() else {
        return Ok(Fused { case: first.clone(), disagreements: Vec::new() });
    };
    let lines = readings.lines;
    let size = BoardSize::square(lines).map_err(PositionError::from)?;
    let mut alike = Alike { size, certain, photos: vec![readings], unsettled: vec![false; size.area()] };
    for other in others {
        let Some(readings) = &other.readings else { continue };
        if readings.lines != lines {
            return Err(FuseError::Sizes {
                file: other.file.clone(),
                lines: readings.lines,
                first: first.file.clone(),
                first_lines: lines,
            });
        }
        alike.add(readings).map_err(|contradictions| FuseError::Positions {
            file: other.file.clone(),
            first: first.file.clone(),
            contradictions,
        })?;
    }
    let readings = alike.read();
    let disagreements = alike.disagreements();
    let mut fused = first.clone();
    fused.position = Position::from_readings(&readings)?;
    fused.readings = Some(readings);
    fused.timings = added_up(std::iter::once(first).chain(others));
    if let Some(photo) = &mut fused.photo {
        photo.others =
            others.iter().map(|other| OtherPhoto { file: other.file.clone(), left_out: None }).collect();
    }
    Ok(Fused { case: fused, disagreements })
}

/// The time of each step over all photos.
fn added_up<'a>(cases: impl Iterator<Item = &'a Case>) -> Vec<Timing> {
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
struct Alike {
    size: BoardSize,
    /// A point whose most probable class is less probable than this is asked about.
    certain: f64,
    /// The first photo's first.
    photos: Vec<StoneReadings>,
    /// Points whose reading depends on a turn that is not certain, row by row.
    unsettled: Vec<bool>,
}

impl Alike {
    /// Adds a photo, turned as it agrees best with the others; the number of contradictions when no turn agrees
    /// well.
    fn add(&mut self, readings: &StoneReadings) -> Result<(), usize> {
        let so_far = self.read();
        let mut turns = vec![readings.clone()];
        for turn in 0..3 {
            turns.push(turns[turn].turned());
        }
        let mut ways: Vec<(Agreement, StoneReadings)> =
            turns.into_iter().map(|turned| (Agreement::of(&so_far, &turned), turned)).collect();
        // Of equals the one turned least stays first: the sort is stable.
        ways.sort_by(|(a, _), (b, _)| b.nats.total_cmp(&a.nats));
        let fewest = ways.iter().map(|(agreement, _)| agreement.contradictions).min().unwrap_or(0);
        let best_nats = ways.first().map_or(0.0, |(best, _)| best.nats);
        ways.retain(|(agreement, _)| agreement.is_good() && agreement.nats > best_nats - CONTENDING_NATS);
        let mut ways = ways.into_iter().map(|(_, turned)| turned);
        self.photos.push(ways.next().ok_or(fewest)?);
        let best = self.read();
        for other in ways {
            let chosen = self.photos.pop();
            self.photos.push(other);
            let differs = self
                .read()
                .readings
                .iter()
                .zip(&best.readings)
                .map(|(a, b)| (a.doubt, class(a)) != (b.doubt, class(b)))
                .collect::<Vec<bool>>();
            self.photos.pop();
            self.photos.extend(chosen);
            self.unsettled.iter_mut().zip(differs).for_each(|(unsettled, differs)| *unsettled |= differs);
        }
        Ok(())
    }

    /// The points that look different in photos that show them.
    fn disagreements(&self) -> Vec<Disagreement> {
        let seen = |index: usize| -> Vec<StoneReading> {
            self.photos.iter().filter_map(|photo| photo.readings.get(index).copied()).collect()
        };
        let points = self.size.points().enumerate().map(|(index, point)| (point, seen(index)));
        let differ = |seen: &[StoneReading]| {
            let mut shown = seen.iter().filter(|reading| reading.doubt != Some(Doubt::OutOfFrame)).map(class);
            let first = shown.next();
            shown.any(|class| Some(class) != first)
        };
        points.filter(|(_, seen)| differ(seen)).map(|(point, seen)| Disagreement { point, seen }).collect()
    }

    /// What all photos together say.
    fn read(&self) -> StoneReadings {
        let point = |index: usize| {
            let seen: Vec<StoneReading> =
                self.photos.iter().filter_map(|photo| photo.readings.get(index).copied()).collect();
            let mut together = together(&seen, self.certain);
            if self.unsettled.get(index) == Some(&true) {
                together.doubt.get_or_insert(Doubt::Ambiguous);
            }
            together
        };
        StoneReadings {
            lines: self.size.width(),
            // The grid that is shown is the first photo's.
            grid_confidence: self.photos.first().map_or(0.0, |first| first.grid_confidence),
            readings: (0..self.size.area()).map(point).collect(),
        }
    }
}

/// One point as several photos show it.
fn together(seen: &[StoneReading], certain: f64) -> StoneReading {
    let clear: Vec<StoneReading> = seen.iter().filter(|reading| reading.doubt.is_none()).copied().collect();
    let weights: Vec<f64> = seen.iter().map(weight).collect();
    let doubtful: f64 = seen.iter().zip(&weights).filter(|(r, _)| r.doubt.is_some()).map(|(_, w)| w).sum();
    // Among clear readings all doubtful ones together weigh as much as one of them at most.
    let share = if clear.is_empty() { doubtful } else { doubtful.max(1.0) };
    if clear.is_empty() && doubtful <= 0.0 {
        // Outside all photos.
        return seen.first().copied().unwrap_or(StoneReading {
            empty: 1.0,
            black: 0.0,
            white: 0.0,
            doubt: Some(Doubt::OutOfFrame),
        });
    }
    let mut logs = [0.0; 3];
    for (reading, weight) in seen.iter().zip(&weights) {
        let weight = if reading.doubt.is_none() { 1.0 } else { weight / share };
        for (log, probability) in logs.iter_mut().zip(probabilities(reading)) {
            *log += weight * probability.max(LEAST).ln();
        }
    }
    let [empty, black, white] = normalised(logs);
    let sure = empty.max(black).max(white) >= certain;
    let agreed = clear.iter().all(|reading| Some(class(reading)) == clear.first().map(class));
    let doubt = if clear.is_empty() {
        // Why the photo that shows most of it is in doubt.
        let most = seen.iter().zip(&weights).reduce(|most, next| if next.1 > most.1 { next } else { most });
        most.and_then(|(reading, _)| reading.doubt)
    } else {
        (!sure || !agreed).then_some(Doubt::Ambiguous)
    };
    StoneReading { empty, black, white, doubt }
}

/// How much a reading says.
fn weight(reading: &StoneReading) -> f64 {
    match reading.doubt {
        None | Some(Doubt::Ambiguous | Doubt::OffPoint | Doubt::NoLiberties) => 1.0,
        Some(Doubt::Glare | Doubt::Covered) => HIDDEN_WEIGHT,
        Some(Doubt::OutOfFrame) => 0.0,
    }
}

fn normalised(logs: [f64; 3]) -> [f64; 3] {
    let most = logs.into_iter().fold(f64::MIN, f64::max);
    let odds = logs.map(|log| (log - most).exp());
    let sum: f64 = odds.iter().sum();
    odds.map(|odd| odd / sum)
}

fn probabilities(reading: &StoneReading) -> [f64; 3] {
    [reading.empty, reading.black, reading.white]
}

/// The most probable class: 0 empty, 1 black, 2 white.
fn class(reading: &StoneReading) -> usize {
    let [empty, black, white] = probabilities(reading);
    if empty >= black.max(white) { 0 } else { 1 + usize::from(white > black) }
}

/// How far two readings of a board agree.
struct Agreement {
    /// Log-probability that both photos show the same, in nats.
    nats: f64,
    /// Points that are clear and different in both.
    contradictions: usize,
    points: usize,
    /// Stones that either shows clearly, the greater number.
    stones: usize,
}

impl Agreement {
    fn of(a: &StoneReadings, b: &StoneReadings) -> Agreement {
        let pairs = || a.readings.iter().zip(&b.readings);
        let same = |(a, b): (&StoneReading, &StoneReading)| {
            let both: f64 = probabilities(a).into_iter().zip(probabilities(b)).map(|(a, b)| a * b).sum();
            // What is hidden in a photo says little about its turn.
            weight(a) * weight(b) * both.max(LEAST).ln()
        };
        let is_clear = |reading: &StoneReading| reading.doubt.is_none();
        let contradicts =
            |(a, b): &(&StoneReading, &StoneReading)| is_clear(a) && is_clear(b) && class(a) != class(b);
        let stones = |readings: &StoneReadings| {
            readings.readings.iter().filter(|reading| is_clear(reading) && class(reading) != 0).count()
        };
        Agreement {
            nats: pairs().map(same).sum(),
            contradictions: pairs().filter(contradicts).count(),
            points: a.readings.len(),
            stones: stones(a).max(stones(b)),
        }
    }

    fn is_good(&self) -> bool {
        let of_points = (self.points as f64 * MOST_CONTRADICTIONS) as usize;
        let of_stones = (self.stones as f64 * MOST_CONTRADICTIONS_A_STONE) as usize;
        self.contradictions <= of_points.max(CONTRADICTIONS_LET_PASS).min(of_stones)
    }
}

#[cfg(test)]
mod tests;
