//! Watches frames, one after the other.

use std::sync::Arc;
use std::time::Duration;

use crate::board::{self, Board, Glance, GlancedBoard};
use crate::geometry::PhotoPoint;
use crate::network::{Network, NetworkError};
use crate::photo::Photo;
use crate::point::BoardSize;
use crate::stones::{self, StonesSettings};

use super::steadiness::{LastingFault, Stillness, farthest_px};
use super::{Conditions, Fault, FaultKind};

/// After this many frames in which the board was looked at where it was, the whole frame is looked
/// at again: another board may have come into view.
const TRACKED_FRAMES: usize = 8;
/// Share of the time before the photo is taken from which on the points are read once more.
const ALMOST: f64 = 0.7;
/// Most points under highlights that are read, to see whether they can be read.
const MOST_TO_CONFIRM: usize = 10;
/// The board is still shown where it was in this many frames without it.
const MOST_MISSED: usize = 3;

/// Settings of a [`Watcher`].
#[derive(Clone, Debug)]
pub struct WatchSettings {
    /// Lines each way if the user states them.
    pub size: Option<usize>,
    /// Pixels of the photo that will be taken per pixel of a frame.
    pub enlarged: f64,
}

impl Default for WatchSettings {
    fn default() -> WatchSettings {
        WatchSettings {
            size: None,
            enlarged: 1.0,
        }
    }
}

/// Watches the frames of a camera.
pub struct Watcher {
    board: Arc<dyn Network>,
    stones: Arc<dyn Network>,
    settings: WatchSettings,
    last: Option<Tracked>,
    /// The board that the user chose among several, where it was last.
    chosen: Option<Board>,
    /// Frames since the whole frame was looked at.
    tracked: usize,
    stillness: Stillness,
    hint: LastingFault,
}

/// The board as it was seen last.
struct Tracked {
    seen: GlancedBoard,
    /// Frames since then.
    missed: usize,
    /// The other boards when the whole frame was looked at last.
    others: Vec<Board>,
}

/// What a frame shows.
#[derive(Clone, Debug)]
pub struct Sight {
    /// The board, in this frame or where it was in one of the last.
    pub board: Option<GlancedBoard>,
    /// Other boards in view, where they were when the whole frame was looked at last.
    pub others: Vec<Board>,
    /// The conditions, if the board is in this frame.
    pub conditions: Option<Conditions>,
    /// What is wrong with this frame.
    pub fault: Option<Fault>,
    /// What a person is told is wrong: what has lasted for a moment.
    pub hint: Option<Fault>,
    /// Share of the time that has passed before the photo is taken, 0 to 1.
    pub stillness: f64,
}

impl Sight {
    /// Returns true if the photo is to be taken now.
    pub fn shoot(&self) -> bool {
        self.stillness >= 1.0 && self.hint.is_none()
    }

    /// Returns how well the board can be read in this frame, the higher the better, if nothing is
    /// wrong with it: how sharp it is, less what glares.
    pub fn quality(&self) -> Option<f64> {
        let conditions = self.conditions.as_ref().filter(|_| self.fault.is_none())?;
        Some(-conditions.blur - 0.01 * conditions.glare.len() as f64)
    }
}

impl Watcher {
    /// Returns a watcher that has seen nothing yet, with the board network and the stone network.
    pub fn new(
        board: Arc<dyn Network>,
        stones: Arc<dyn Network>,
        settings: WatchSettings,
    ) -> Watcher {
        Watcher {
            board,
            stones,
            settings,
            last: None,
            chosen: None,
            tracked: 0,
            stillness: Stillness::default(),
            hint: LastingFault::default(),
        }
    }

    /// Looks at the next frame, taken at a time since any fixed moment.
    ///
    /// # Errors
    /// [`NetworkError`] if the board network does not run.
    pub fn look(&mut self, frame: &Photo, at: Duration) -> Result<Sight, NetworkError> {
        let before = self.last.as_ref().map(|last| last.seen.board.clone());
        let glance = self.glance(frame)?;
        let Some(seen) = glance.board else {
            return Ok(self.miss(at));
        };
        // A look at where the board was does not show others.
        let before_others = self.last.take().map(|last| last.others);
        let others = if self.tracked > 0 {
            before_others.unwrap_or_default()
        } else {
            glance.others
        };
        let has_others = !others.is_empty() && self.chosen.is_none();
        let moved = before.and_then(|before| movement(&before, &seen.board));
        let mut conditions = Conditions::measure(frame, &seen);
        let mut fault = self.find_fault(&seen, conditions.as_ref(), has_others, moved);
        let has_to_read = match &fault {
            None => self.has_to_read(at),
            // A few highlights may be no more than a shine on what can be read.
            Some(fault) => fault.kind == FaultKind::Glare && fault.points.len() <= MOST_TO_CONFIRM,
        };
        if let Some(conditions) = &mut conditions
            && has_to_read
        {
            self.read_points(frame, &seen, conditions)?;
            fault = self.find_fault(&seen, Some(conditions), has_others, moved);
        }
        if fault.is_none() {
            let board = &seen.board;
            self.stillness
                .extend(board.lines, board.corners(), board.spacing_px(), at);
        } else {
            self.stillness.interrupt();
        }
        self.last = Some(Tracked {
            seen: seen.clone(),
            missed: 0,
            others: others.clone(),
        });
        Ok(Sight {
            board: Some(seen),
            others,
            conditions,
            hint: self.hint.take(fault.clone()),
            fault,
            stillness: self.stillness.share(at),
        })
    }

    /// Watches the board at this place of the last frame from now on, until it is lost, and no other.
    /// Returns true if there is one.
    pub fn choose(&mut self, place: PhotoPoint) -> bool {
        let mut boards = self
            .last
            .iter()
            .flat_map(|last| std::iter::once(&last.seen.board).chain(&last.others));
        let chosen = boards.find(|board| board.contains(place)).cloned();
        let is_chosen = chosen.is_some();
        if is_chosen {
            self.chosen = chosen;
        }
        is_chosen
    }

    /// Looks where the board was, or at the whole frame if it was not clear there, or is not there
    /// any more.
    fn glance(&mut self, frame: &Photo) -> Result<Glance, NetworkError> {
        let size = self.settings.size;
        if let Some(chosen) = self.chosen.take() {
            let near = board::glance(&*self.board, frame, size, Some(&chosen))?;
            if let Some(seen) = &near.board {
                self.chosen = Some(seen.board.clone());
                self.tracked += 1;
                return Ok(near);
            }
        }
        let is_whole = |board: &Board| board.corners().iter().all(|&corner| frame.contains(corner));
        let tracked = self.last.as_ref().filter(|last| {
            last.missed == 0
                && self.tracked < TRACKED_FRAMES
                && last.seen.is_clear()
                && is_whole(&last.seen.board)
        });
        if let Some(last) = tracked {
            let near = board::glance(&*self.board, frame, size, Some(&last.seen.board))?;
            if near.board.as_ref().is_some_and(GlancedBoard::is_clear) {
                self.tracked += 1;
                return Ok(near);
            }
        }
        self.tracked = 0;
        board::glance(&*self.board, frame, size, None)
    }

    /// Returns true if the points have to be read: when nothing else has become wrong, and before the
    /// photo is taken. Reading them takes as long as several looks.
    fn has_to_read(&self, at: Duration) -> bool {
        let share = self.stillness.share(at);
        share == 0.0 || share >= ALMOST
    }

    /// Reads the points, to see which of them are hidden.
    fn read_points(
        &self,
        frame: &Photo,
        seen: &GlancedBoard,
        conditions: &mut Conditions,
    ) -> Result<(), NetworkError> {
        let settings = StonesSettings::default();
        let readings = stones::glance(&*self.stones, frame, &seen.board, &settings)?;
        if let Ok(size) = BoardSize::square(seen.board.lines) {
            conditions.add_readings(size, &readings);
        }
        Ok(())
    }

    /// Returns the sight of a frame without a board.
    fn miss(&mut self, at: Duration) -> Sight {
        self.stillness.interrupt();
        if let Some(last) = &mut self.last {
            last.missed += 1;
        }
        if self
            .last
            .as_ref()
            .is_some_and(|last| last.missed > MOST_MISSED)
        {
            self.last = None;
        }
        let fault = Some(Fault::new(FaultKind::NoBoard));
        Sight {
            board: self.last.as_ref().map(|last| last.seen.clone()),
            others: Vec::new(),
            conditions: None,
            hint: self.hint.take(fault.clone()),
            fault,
            stillness: self.stillness.share(at),
        }
    }

    fn find_fault(
        &self,
        seen: &GlancedBoard,
        conditions: Option<&Conditions>,
        has_others: bool,
        moved: Option<f64>,
    ) -> Option<Fault> {
        if has_others {
            return Some(Fault::new(FaultKind::SeveralBoards));
        }
        let Some(conditions) = conditions else {
            return Some(Fault::new(FaultKind::NoBoard));
        };
        let is_clear = seen.is_clear();
        let fault = Fault::worst(conditions, is_clear, self.settings.enlarged, moved);
        // A board that is hard to recognise, though nothing can be said to be wrong.
        fault.or_else(|| (!is_clear).then(|| Fault::new(FaultKind::Moving)))
    }
}

/// Returns how far the corners of a board have moved at most, in spacings; `None` if it has another
/// number of lines.
fn movement(before: &Board, now: &Board) -> Option<f64> {
    (before.lines == now.lines)
        .then(|| farthest_px(&before.corners(), &now.corners()) / now.spacing_px())
}
