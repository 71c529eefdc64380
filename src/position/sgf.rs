//! SGF: game records and positions as text (FF\[4\], <https://www.red-bean.com/sgf/>).
//!
//! [`read`] replays the main line of the first game in a file, [`read_game`] of another. They take files as they are
//! found: any encoding, variations, several games, long property names of older formats, text before the game. What a
//! file does not say plainly (its encoding, which game is meant, a bracket that is missing) is taken as is likeliest,
//! and is among the [`GameRecord::remarks`]. Moves are carried out as written, even illegal ones, because that is what
//! the format demands; those are listed in [`GameRecord::irregular`]. [`MainLine::replay`] goes through every position
//! of the game. A file that says something impossible is an error that names the place.
//!
//! [`write()`] makes a position file, with the count's findings as marks.
//!
//! Not built on the `sgf-parse` crate (4.2.8): it frees its tree recursively, so that a record of 200,000 moves
//! aborts the program, its errors do not say where, and it refuses files whose later variations are damaged.

mod error;
mod games;
mod history;
mod line;
mod record;
mod remark;
mod replay;
mod text;
mod tree;
mod values;
mod write;

pub use error::{Place, SgfError};
pub use history::Repetition;
pub use line::MainLine;
pub use record::{GameRecord, Irregular, IrregularMove, Move, Occasion, Origin, read, read_all, read_game};
pub use remark::Remark;
pub use replay::{Change, Replay, Stage};
pub use write::{SgfMarks, write};
