//! shuzi (数子, "counting the stones") reads a photo of a Go board and settles the count.
//!
#![cfg_attr(feature = "vision", doc = "```no_run")]
#![cfg_attr(not(feature = "vision"), doc = "```ignore")]
//! use shuzi::Options;
//!
//! let photo = std::fs::read("board.jpg")?;
//! let report = shuzi::count(&photo, &Options::default())?;
//! if let Some(settlement) = &report.settlement {
//!     println!("Black is ahead by {} points", settlement.score.margin.as_points());
//! }
//! for uncertain in &report.uncertain {
//!     println!("Please look at {}", report.position.size().name(uncertain.point));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`count`](fn@count), [`read`](fn@read) and [`score`](fn@score) do everything in one call, with
//! the given [`Options`]. A result that depends on something doubtful says so
//! ([`report::Report::needs_a_look`]), and a photo that cannot be trusted is refused with a reason
//! ([`report::Failure`]).
//!
//! The trained networks are part of the library. These functions load each of them when it is first
//! needed and keep it; [`count::Reader`] and [`life::LifeJudge`] own networks for programs that run
//! the steps themselves.
//!
//! # Modules
//!
//! Data flows one way. Each step hands on one immutable value, and a module knows only those above
//! it in this table (`tests/library/architecture.rs` holds that).
//!
//! | module | what it does | invariant |
//! |---|---|---|
//! | [`geometry`] | points and maps with their space in the type | knows nothing of Go |
//! | [`language`] | sentences for people, in six languages | every message exists in every language |
//! | [`names`], [`ErrorKind`] | enums whose values other programs know by name | each name is defined once |
//! | [`point`], [`color`] | intersections, board sizes, sets of points, players | every [`point::Point`] lies on some board |
//! | [`statistics`] | means and quantiles | |
//! | [`network`] | runs trained networks | planes of numbers in, planes of numbers out |
//! | [`photo`] | decodes files to upright sRGB pixels | limits hold before memory is taken |
//! | [`position`] | stones and their probabilities, chains, captures, game records | no pixels, no history in a [`position::Position`] |
//! | [`board`] | finds the grids that may be the board's | nothing from the user is needed |
//! | [`stones`] | chooses the board's grid and reads every intersection | every uncertain point has a reason |
//! | [`live`] | watches a camera: what is wrong, and when to take the photo | no clock: every frame comes with its time |
//! | [`engine`] | asks another Go program what is dead | only whole chains of the board are believed |
//! | [`life`] | proposes which chains are dead | the same position and settings give the same reading |
//! | [`mod@score`] | the rules, the count, points left open | integers only; does not depend on how life was judged |
//! | [`report`] | everything known about an input, written as text, JSON, SGF and drawings | reporters take a report and do not depend on each other |
//! | [`mod@count`] | the steps in order, corrections, questions | no files and no clock: both come from the caller |
//!
//! # Features
//!
//! `vision` (on by default) reads photos: [`photo`], [`board`], [`stones`], and drawing over
//! photos. Without it the library is Go alone. `heic` and `avif` (on by default) add these formats.
//!
//! # Conventions
//!
//! * **Photo pixels** ([`geometry::PhotoPoint`]): the upright photo at full size, x right, y down,
//!   the centre of the first pixel at (0.5, 0.5).
//! * **Board coordinates** ([`geometry::BoardPoint`]): in line spacings, the crossing of the
//!   leftmost and topmost lines at (0, 0), x right, y down; the opposite corner of a 19×19 board is
//!   (18, 18).
//! * **Intersections** ([`point::Point`]): column and row counted from zero at the top left;
//!   written `Q16` with the column letter (no I) and the row number from the bottom.
//! * Geometry is `f64`, pixels `u8`/`f32`. Scores are integers: quarter-zi or half points.
//! * Transforms are named `to_from_from`: `photo_from_board` takes board coordinates to photo
//!   pixels.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

#[cfg(feature = "vision")]
pub mod board;
pub mod color;
pub mod count;
pub mod engine;
mod entry;
mod error_kind;
pub mod geometry;
pub mod language;
pub mod life;
#[cfg(feature = "vision")]
pub mod live;
pub mod names;
pub mod network;
#[cfg(feature = "vision")]
pub mod photo;
pub mod point;
pub mod position;
pub mod report;
pub mod score;
pub mod statistics;
#[cfg(feature = "vision")]
pub mod stones;

pub use entry::{Options, score};
#[cfg(feature = "vision")]
pub use entry::{count, read};
pub use error_kind::ErrorKind;
