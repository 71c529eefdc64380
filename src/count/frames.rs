//! Reads several frames of a camera as one photo.
//!
//! Frames of one moment show the board from the same side and in the same light: unlike photos
//! taken from different places ([`fuse`](super::fuse())), they are not independent. What makes a
//! stone look like two things in one frame does so in the next, and of enough frames one would look
//! clear by chance. But what passes (a reflection that wanders, a blur, a hand, noise) does not
//! spoil all of them.
//!
//! So the best frame counts, and others only where it leaves a point in doubt: its contents are
//! taken from the others if at least [`FEWEST_CLEAR`] of them are clear and agree, and are more than
//! those that see the point, too, and doubt it. A frame in which something hides the point says
//! nothing. Where another frame clearly contradicts the best one, the point is in doubt.

use crate::position::{Doubt, Position, StoneReading, StoneReadings};
use crate::report::{OtherPhoto, PhotoFacts};

use super::Case;

/// Fewest frames that have to show a point clearly if the best one does not.
const FEWEST_CLEAR: usize = 2;
/// Most frames that are read. More would show what these show.
const MOST_FRAMES: usize = 6;
/// Largest share of the points that may be clear and different in two frames of one board.
const MOST_CONTRADICTIONS: f64 = 0.01;

/// Frames of one board, read one after the other, the best first.
#[derive(Clone, Debug)]
pub struct Frames {
    best: Case,
    /// The readings of the others, turned like the best.
    others: Vec<StoneReadings>,
    files: Vec<OtherPhoto>,
}

impl Frames {
    /// Returns the frames that begin with the best one.
    pub fn new(best: Case) -> Frames {
        Frames {
            best,
            others: Vec::new(),
            files: Vec::new(),
        }
    }

    /// Returns true if points are in doubt that another frame may show clearly.
    pub fn has_doubts(&self) -> bool {
        self.others.len() + 1 < MOST_FRAMES
            && self
                .combine()
                .readings
                .iter()
                .any(|reading| reading.doubt.is_some())
    }

    /// Adds a frame, and returns true if it shows the same board. One that shows another, or the
    /// same after a move, is left out.
    pub fn add(&mut self, frame: &Case) -> bool {
        let turned = self.turned_like_best(frame);
        let added = turned.filter(|readings| self.agrees(readings));
        let is_added = added.is_some();
        if is_added {
            self.files.push(OtherPhoto {
                file: frame.file.clone(),
                left_out: None,
            });
        }
        self.others.extend(added);
        is_added
    }

    /// Returns the position that all frames show together.
    pub fn into_case(self) -> Case {
        let readings = self.combine();
        let Ok(position) = Position::from_readings(&readings) else {
            return self.best;
        };
        let mut case = self.best;
        if let Some(photo) = &mut case.photo {
            photo.others = self.files;
        }
        Case {
            position,
            readings: Some(readings),
            ..case
        }
    }

    /// Returns the readings of a frame in the turn in which its top row points like that of the
    /// best; `None` if its board has another number of lines.
    fn turned_like_best(&self, frame: &Case) -> Option<StoneReadings> {
        let (best, other) = (self.best.photo.as_ref()?, frame.photo.as_ref()?);
        let mut readings = frame.readings.clone()?;
        if readings.lines != self.best.readings.as_ref()?.lines {
            return None;
        }
        let wanted = direction_of_side(best, 0);
        let likeness = |turns: &usize| {
            // Turned a quarter clockwise, what was the left side is the top.
            let (x, y) = direction_of_side(other, (4 - turns) % 4);
            x * wanted.0 + y * wanted.1
        };
        let turns = (0..4).max_by(|a, b| likeness(a).total_cmp(&likeness(b)))?;
        for _ in 0..turns {
            readings = readings.turned();
        }
        Some(readings)
    }

    /// Returns true if hardly any point is clear and different in a frame and in the best one.
    fn agrees(&self, frame: &StoneReadings) -> bool {
        let Some(best) = &self.best.readings else {
            return false;
        };
        let pairs = best.readings.iter().zip(&frame.readings);
        let contradictions = pairs.filter(|(a, b)| contradict(a, b)).count();
        contradictions as f64 <= (MOST_CONTRADICTIONS * best.readings.len() as f64).max(1.0)
    }

    fn combine(&self) -> StoneReadings {
        let Some(best) = &self.best.readings else {
            return StoneReadings {
                lines: 0,
                grid_confidence: 0.0,
                readings: Vec::new(),
            };
        };
        let combined = best.readings.iter().enumerate().map(|(index, best)| {
            let at = |frame: &StoneReadings| frame.readings.get(index).copied();
            let others: Vec<StoneReading> = self.others.iter().filter_map(at).collect();
            combine(best, &others)
        });
        StoneReadings {
            readings: combined.collect(),
            ..best.clone()
        }
    }
}

/// Returns where a side of the board leads in the photo (0 the top row to the right, 1 the right
/// side down, and so on), as a vector of length 1.
fn direction_of_side(photo: &PhotoFacts, side: usize) -> (f64, f64) {
    let corners = photo.grid.corners();
    let (from, to) = (corners[side % 4], corners[(side + 1) % 4]);
    let length_px = from.distance_px(to).max(f64::MIN_POSITIVE);
    ((to.x - from.x) / length_px, (to.y - from.y) / length_px)
}

/// Returns true if both are clear and different.
fn contradict(a: &StoneReading, b: &StoneReading) -> bool {
    a.doubt.is_none() && b.doubt.is_none() && contents(a) != contents(b)
}

/// Combines the readings of a point.
fn combine(best: &StoneReading, others: &[StoneReading]) -> StoneReading {
    if best.doubt.is_none() {
        let is_contradicted = others.iter().any(|other| contradict(best, other));
        return StoneReading {
            doubt: is_contradicted.then_some(Doubt::Ambiguous),
            ..*best
        };
    }
    let clear: Vec<&StoneReading> = others
        .iter()
        .filter(|other| other.doubt.is_none())
        .collect();
    let doubting = others
        .iter()
        .chain([best])
        .filter(|other| other.doubt.is_some_and(|doubt| !hides(doubt)))
        .count();
    let Some((first, rest)) = clear.split_first() else {
        return *best;
    };
    let agree = rest.iter().all(|other| contents(other) == contents(first));
    if !agree || clear.len() < FEWEST_CLEAR || clear.len() <= doubting {
        return *best;
    }
    let mean = |of: fn(&StoneReading) -> f64| {
        clear.iter().map(|reading| of(reading)).sum::<f64>() / clear.len() as f64
    };
    StoneReading {
        empty: mean(|reading| reading.empty),
        black: mean(|reading| reading.black),
        white: mean(|reading| reading.white),
        doubt: None,
    }
}

/// Returns true if a point with this doubt is not seen.
fn hides(doubt: Doubt) -> bool {
    match doubt {
        Doubt::Glare | Doubt::Covered | Doubt::OutOfFrame => true,
        Doubt::Ambiguous | Doubt::OffPoint | Doubt::NoLiberties => false,
    }
}

/// Returns the likeliest contents: 0 empty, 1 black, 2 white.
fn contents(reading: &StoneReading) -> usize {
    let likely = [reading.empty, reading.black, reading.white];
    (0..3)
        .max_by(|&a, &b| likely[a].total_cmp(&likely[b]))
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLEAR_WHITE: StoneReading = StoneReading {
        empty: 0.005,
        black: 0.005,
        white: 0.99,
        doubt: None,
    };
    const CLEAR_EMPTY: StoneReading = StoneReading {
        empty: 0.99,
        black: 0.005,
        white: 0.005,
        doubt: None,
    };

    fn in_doubt(doubt: Doubt) -> StoneReading {
        StoneReading {
            empty: 0.5,
            black: 0.0,
            white: 0.5,
            doubt: Some(doubt),
        }
    }

    #[test]
    fn a_reflection_that_wanders_is_seen_past() {
        let glare = in_doubt(Doubt::Glare);
        let combined = combine(&glare, &[CLEAR_WHITE, glare, CLEAR_WHITE]);
        assert_eq!((combined.doubt, contents(&combined)), (None, 2));
        assert_eq!(
            combine(&glare, &[CLEAR_WHITE, glare]).doubt,
            Some(Doubt::Glare),
            "once is chance"
        );
    }

    #[test]
    fn what_most_frames_doubt_stays_in_doubt() {
        let unclear = in_doubt(Doubt::Ambiguous);
        let twice = combine(&unclear, &[CLEAR_WHITE, unclear, CLEAR_WHITE]);
        assert_eq!(twice.doubt, Some(Doubt::Ambiguous));
        let mostly = combine(&unclear, &[CLEAR_WHITE, CLEAR_WHITE, CLEAR_WHITE, unclear]);
        assert_eq!(mostly.doubt, None);
        let split = combine(&unclear, &[CLEAR_WHITE, CLEAR_EMPTY, CLEAR_WHITE]);
        assert_eq!(split.doubt, Some(Doubt::Ambiguous));
    }

    #[test]
    fn clear_frames_that_contradict_each_other_are_asked_about() {
        let combined = combine(&CLEAR_WHITE, &[CLEAR_EMPTY]);
        assert_eq!(combined.doubt, Some(Doubt::Ambiguous));
        assert_eq!(combine(&CLEAR_WHITE, &[CLEAR_WHITE]), CLEAR_WHITE);
    }
}
