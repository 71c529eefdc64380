//! shuzi (数子, "counting the stones") reads a photo of a Go board and settles the count.
//!
//! Data flows one way; each folder is one step and knows only the steps before it:
//!
//! ```text
//! photo → board → stones → position → life → score → report
//! ```
//!
//! # Conventions
//!
//! * **Photo pixels** ([`geometry::PhotoPoint`]): the upright photo at full size, x right, y down, the
//!   centre of the first pixel at (0.5, 0.5).
//! * **Board coordinates** ([`geometry::BoardPoint`]): in line spacings, the crossing of the leftmost and
//!   topmost lines at (0, 0), x right, y down; the opposite corner of a 19×19 board is (18, 18).
//! * **Intersections** ([`point::Point`]): column and row counted from zero at the top left; written `Q16`
//!   with the column letter (no I) and the row number from the bottom.
//! * Geometry is `f64`, pixels `u8`/`f32`. Scores are integers: quarter-zi or half points.
//! * Transforms are named `to_from_from`: `photo_from_board` takes board coordinates to photo pixels.

pub mod board;
pub mod color;
pub mod count;
pub mod engine;
pub mod geometry;
pub mod language;
pub mod life;
pub mod names;
pub mod network;
pub mod photo;
pub mod point;
pub mod position;
pub mod report;
pub mod score;
pub mod statistics;
pub mod stones;
