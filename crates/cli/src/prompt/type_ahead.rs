//! Type-ahead: lines typed before a question was shown do not answer it.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// Shortest time between a question and its answer, where pending input cannot be discarded.
/// Earlier answers were typed before the question, as nobody reads a board so fast.
const QUICKEST_ANSWER: Duration = Duration::from_millis(200);

/// The treatment of input that is waiting when a question is shown.
///
/// A script writes its answers ahead, and all of them count. At a terminal they are discarded
/// before each question: by `tcflush` on Unix. On other systems nothing can be discarded without
/// unsafe code; there a line that is read sooner than 0.2 seconds after its question is not taken,
/// and the question is asked again.
#[derive(Clone, Copy, Debug)]
pub(super) struct TypeAhead {
    is_terminal: bool,
    /// When the question was shown, where its input could not be discarded.
    undiscarded_since: Option<Instant>,
}

impl TypeAhead {
    /// Returns the treatment for standard input.
    pub(super) fn of_standard_input() -> TypeAhead {
        TypeAhead {
            is_terminal: io::stdin().is_terminal(),
            undiscarded_since: None,
        }
    }

    /// Returns the treatment for a script, in which every line counts.
    #[cfg(test)]
    pub(super) fn of_script() -> TypeAhead {
        TypeAhead {
            is_terminal: false,
            undiscarded_since: None,
        }
    }

    /// Discards pending input, just before a question is shown, so that an answer given at once
    /// after it counts. Rust's own buffer of standard input is empty at this time, because a
    /// terminal delivers one line at a time.
    pub(super) fn discard(&mut self) {
        let is_left = self.is_terminal && !discard_input();
        self.undiscarded_since = is_left.then(Instant::now);
    }

    /// Returns true if the user sees what they type, as a terminal shows it.
    pub(super) fn is_echoed(&self) -> bool {
        self.is_terminal
    }

    /// Returns true if a line that was just read cannot be an answer to the question shown last.
    pub(super) fn came_too_soon(&self) -> bool {
        self.undiscarded_since
            .is_some_and(|shown| shown.elapsed() < QUICKEST_ANSWER)
    }
}

/// Discards the pending input of a terminal. Returns false if that is not possible.
#[cfg(unix)]
fn discard_input() -> bool {
    use rustix::termios::{QueueSelector, tcflush};
    tcflush(io::stdin(), QueueSelector::IFlush).is_ok()
}

#[cfg(not(unix))]
fn discard_input() -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_where_nothing_can_be_discarded_the_time_decides() {
        let at = |undiscarded_since| TypeAhead {
            is_terminal: true,
            undiscarded_since,
        };
        assert!(!at(None).came_too_soon() && !TypeAhead::of_script().came_too_soon());
        let now = Instant::now();
        assert!(at(Some(now + QUICKEST_ANSWER)).came_too_soon());
        assert!(
            at(now.checked_sub(2 * QUICKEST_ANSWER))
                .undiscarded_since
                .is_none_or(|then| then < now)
        );
        assert!(!at(now.checked_sub(2 * QUICKEST_ANSWER)).came_too_soon());
    }
}
