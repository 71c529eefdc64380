//! SGF: game records and positions as text (FF\[4\], <https://www.red-bean.com/sgf/>).
//!
//! [`read`] replays the main line of the first game in a file, [`read_game`] that of another. Both
//! take files as they are found: in any encoding, with variations, several games, the long property
//! names of older formats, or text before the game. Where a file does not state something plainly
//! (its encoding, which game is meant, a missing bracket), the likeliest reading is taken and
//! listed in [`GameRecord::remarks`]. Moves are carried out as written, even illegal ones, as the
//! format demands; illegal ones are listed in [`GameRecord::irregular`]. [`MainLine::replay`] goes
//! through every position of the game. A file that states something impossible is an error that
//! names the place.
//!
//! [`write()`] makes a position file, with the count's findings as marks.
//!
//! The steps: `text` lists the encodings a file may be in, `tree` reads the properties of each game
//! in one of them, `games` chooses the encoding in which the file is least damaged, `line` keeps
//! the setup stones and moves of the main line, `replay` carries them out, `history` finds repeated
//! boards, `turn` the player to move at the end, and `record` puts all of it together.
//!
//! Not built on the `sgf-parse` crate (4.2.8): it frees its tree recursively, so that a record of
//! 200,000 moves aborts the program, its errors do not say where they occurred, and it refuses
//! files whose later variations are damaged.

mod error;
mod games;
mod history;
mod line;
mod record;
mod remark;
mod replay;
mod text;
mod tree;
mod turn;
mod values;
mod write;

pub use error::{RecordPlace, SgfError};
pub use history::Repetition;
pub use line::MainLine;
pub use record::{
    GameRecord, Irregular, IrregularMove, Move, Occasion, Origin, read, read_all, read_game,
};
pub use remark::Remark;
pub use replay::{Change, Replay, Stage};
pub use turn::Turn;
pub use write::{SgfMarks, write};
