//! Live: watches the frames of a camera, says what is wrong with the picture, and when to take the
//! photo.
//!
//! The photo itself is read by the steps before and after this one; here it is only made sure that
//! there will be something to read. A frame is looked at with a single run of the board network
//! ([`board::glance`](crate::board::glance)), near the place where the board was before, and then
//! measured on the grid that was found ([`Conditions`]). Only where nothing is wrong are the points
//! read, too ([`stones::glance`](crate::stones::glance)), which tells what is covered. The worst fault is what a person is told
//! ([`Fault`]); it is told once it has lasted for a moment, and so is its end. The photo is taken
//! when nothing was wrong for a while and the grid has hardly moved ([`Sight::shoot`]).
//!
//! A [`Watcher`] has the only state: where the board was last, and what was wrong for how long. It
//! has no clock; every frame comes with its time.

mod conditions;
mod fault;
mod steadiness;
mod watcher;

pub use conditions::Conditions;
pub use fault::{Fault, FaultKind};
pub use watcher::{Sight, WatchSettings, Watcher};
