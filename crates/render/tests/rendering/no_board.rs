//! Pictures without a Go board: tables with bowls and loose stones, chessboards, tiles, checked
//! cloth, papers. No position may be made up from them.

use shuzi::board::BoardSettings;
use shuzi::count::Reader;
use shuzi::photo::Photo;
use shuzi::stones::StonesSettings;
use shuzi_render as render;
use shuzi_render::training::{Subject, TrainingPicture};

/// Enough to see every kind of decoy, few enough to be quick.
const PICTURES: usize = 10;

#[test]
fn no_position_is_made_up() {
    let without_board = (0..)
        .map(TrainingPicture::sample)
        .filter(|training| training.subject == Subject::NoBoard)
        .take(PICTURES);
    let reader = Reader::embedded();
    for (number, training) in without_board.enumerate() {
        let photo = Photo::from(render::render_boards(&[], &training.scene).unwrap().pixels);
        let Ok(grids) = reader.find_boards(&photo, &BoardSettings::default()).result else {
            continue;
        };
        let read = reader
            .read_stones(&photo, &grids, &StonesSettings::default())
            .result;
        assert!(
            read.is_err(),
            "a {0}×{0} position is read in picture {number}",
            read.unwrap().0.lines
        );
    }
}
