//! Limits on what one examination looks at.
//!
//! A ruling that is repeated may come from anywhere, and its file costs nothing to write: one that
//! names a photo a thousand times, or states a million stones, would keep the program busy for
//! hours. Examinations that are written are within the same limits, so that every ruling can be
//! repeated.

use shuzi::ErrorKind;
use shuzi::language::Message;
use shuzi::report::Failure;

use super::{Inquiry, StatedFact};

/// Most photos of one board. Reading one takes about a second.
const MOST_PHOTOS: usize = 16;
/// Most bytes of all files together: a dozen photos of a phone, or the largest file that is read and
/// others.
const MOST_BYTES: usize = 250_000_000;
/// Most points that statements name. The largest board has 625, each of which may be stated a few
/// times.
const MOST_POINTS: usize = 5_000;

/// Checks that an inquiry about this number of photos, and files with these numbers of bytes, is
/// within the limits. No file needs to be read for it.
///
/// # Errors
/// Returns a [`Failure`] that says which limit is exceeded.
pub fn check_extent(
    inquiry: &Inquiry,
    photos: usize,
    bytes: impl IntoIterator<Item = usize>,
) -> Result<(), Failure> {
    check(
        "error-many-photos",
        photos,
        MOST_PHOTOS,
        "hint-fewer-photos",
    )?;
    let bytes = bytes.into_iter().fold(0, usize::saturating_add);
    check("error-large-files", bytes, MOST_BYTES, "hint-smaller-files")?;
    let points = inquiry
        .statements
        .iter()
        .map(|statement| points_named(&statement.said));
    let points = points.fold(0, usize::saturating_add);
    check(
        "error-many-statements",
        points,
        MOST_POINTS,
        "hint-fewer-statements",
    )
}

fn check(
    message: &'static str,
    number: usize,
    most: usize,
    hint: &'static str,
) -> Result<(), Failure> {
    if number <= most {
        return Ok(());
    }
    Err(Failure {
        file: String::new(),
        kind: ErrorKind::TooLarge,
        message: Message::new(message)
            .with("number", number)
            .with("most", most),
        hint: Message::new(hint),
    })
}

/// Returns the number of points that a statement names, and 1 for a statement about the game.
fn points_named(said: &StatedFact) -> usize {
    match said {
        StatedFact::AllDead { points }
        | StatedFact::Toggled { points }
        | StatedFact::Group { points, .. } => points.len().max(1),
        StatedFact::Stone { .. }
        | StatedFact::StoneAfter { .. }
        | StatedFact::LeftOpen { .. }
        | StatedFact::KoPass { .. }
        | StatedFact::Ended { .. } => 1,
    }
}
