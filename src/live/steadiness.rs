//! How long something has stayed the same.

use std::time::Duration;

use crate::geometry::PhotoPoint;

use super::Fault;

/// The photo is taken when the grid has hardly moved for this long and nothing was wrong.
const STILL_FOR: Duration = Duration::from_millis(600);
/// Most movement in this time, in spacings.
const MOST_MOVEMENT: f64 = 0.2;
/// Fewest frames that show it.
const FEWEST_FRAMES: usize = 3;

/// Where the grid was when it came to rest.
#[derive(Clone, Debug)]
struct Rest {
    lines: usize,
    corners: [PhotoPoint; 4],
    since: Duration,
    frames: usize,
}

/// How long the grid has been at rest, with nothing wrong.
#[derive(Clone, Debug, Default)]
pub(super) struct Stillness {
    rest: Option<Rest>,
}

impl Stillness {
    /// Takes a frame in which something was wrong.
    pub fn interrupt(&mut self) {
        self.rest = None;
    }

    /// Takes a good frame, in which a grid has these corners and lies `spacing_px` apart.
    pub fn extend(
        &mut self,
        lines: usize,
        corners: [PhotoPoint; 4],
        spacing_px: f64,
        at: Duration,
    ) {
        let stays = |rest: &&mut Rest| {
            rest.lines == lines
                && farthest_px(&rest.corners, &corners) <= MOST_MOVEMENT * spacing_px
        };
        match self.rest.as_mut().filter(stays) {
            Some(rest) => rest.frames += 1,
            None => {
                self.rest = Some(Rest {
                    lines,
                    corners,
                    since: at,
                    frames: 1,
                });
            }
        }
    }

    /// Returns the share of the time that has passed before the photo is taken, 0 to 1.
    pub fn share(&self, at: Duration) -> f64 {
        let Some(rest) = &self.rest else {
            return 0.0;
        };
        let share = at.saturating_sub(rest.since).as_secs_f64() / STILL_FOR.as_secs_f64();
        let seen = rest.frames as f64 / FEWEST_FRAMES as f64;
        share.min(seen).clamp(0.0, 1.0)
    }
}

/// Returns how far the corners lie apart at most, counted from the first that brings them nearest.
pub(super) fn farthest_px(a: &[PhotoPoint; 4], b: &[PhotoPoint; 4]) -> f64 {
    let farthest = |turn: usize| {
        (0..4)
            .map(|k| a[k].distance_px(b[(k + turn) % 4]))
            .fold(0.0, f64::max)
    };
    (0..4).map(farthest).fold(f64::MAX, f64::min)
}

/// A fault is said when it was that of this many frames in a row, and not said any more when as many
/// were without it. That of the first frame is said at once: while nothing is said, all seems well.
const LASTING: usize = 2;

/// What is said to be wrong: not every fault that comes up for a frame.
#[derive(Clone, Debug, Default)]
pub(super) struct LastingFault {
    said: Option<Fault>,
    next: Option<Fault>,
    frames: usize,
}

impl LastingFault {
    /// Takes the fault of a frame, and returns what is said now.
    pub fn take(&mut self, fault: Option<Fault>) -> Option<Fault> {
        let is_same = |a: &Option<Fault>, b: &Option<Fault>| {
            a.as_ref().map(|fault| fault.kind) == b.as_ref().map(|fault| fault.kind)
        };
        let is_first = self.frames == 0;
        self.frames = if is_same(&fault, &self.next) {
            self.frames + 1
        } else {
            1
        };
        self.next = fault;
        if is_first || self.frames >= LASTING || is_same(&self.next, &self.said) {
            // Of the same fault the points and edges are those of now.
            self.said = self.next.clone();
        }
        self.said.clone()
    }
}
