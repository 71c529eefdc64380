//! Scenes to train readers on: everything that makes boards hard to read, drawn by a seed.
//!
//! The ranges are written where they are drawn: `boards` (board and stones), `rooms` (table, light), `clutter` (what
//! lies about, hands) and `cameras`. They are chosen to cover, and to go a little beyond, what photos of players,
//! clubs and shops show; beauty is no aim.

mod boards;
mod cameras;
mod clutter;
mod rooms;

use super::draw::Draw;
use super::scene::Scene;

/// What a training picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A board in its surroundings.
    Board,
    /// A board that fills the picture, stretched to it as data sets do.
    Cropped,
    /// Two boards side by side.
    TwoBoards,
    /// A board, and another one that the frame cuts.
    Neighbour,
    /// No Go board: a table with things on it that may look like one.
    NoBoard,
    /// A drawing of a board, as programs and books show it.
    Diagram,
}

/// A picture to be made.
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    /// What it shows.
    pub subject: Subject,
    /// Lines of the boards each way.
    pub lines: usize,
    /// Everything else; of a diagram only seed and size are used.
    pub scene: Scene,
}

impl Training {
    /// The picture that `seed` draws.
    pub fn drawn(seed: u64) -> Training {
        let mut draw = Draw::new(seed ^ 0x7247_1115);
        let subject = draw.weighted([
            (0.54, Subject::Board),
            (0.27, Subject::Cropped),
            (0.02, Subject::TwoBoards),
            (0.04, Subject::Neighbour),
            (0.08, Subject::NoBoard),
            (0.05, Subject::Diagram),
        ]);
        let lines = draw.weighted([(0.60, 19), (0.14, 13), (0.17, 9), (0.05, 15), (0.02, 11), (0.02, 17)]);
        let (goban, stones) = boards::drawn(&mut draw);
        let half = boards::half_mm(&goban, lines);
        let (table, lamps, ambient, ambient_side) = rooms::drawn(&mut draw, half);
        let (width_px, height_px) = cameras::photo_size(&mut draw, subject);
        let camera = cameras::camera(&mut draw, subject);
        let mut sensor = cameras::sensor(&mut draw, subject);
        sensor.rays = cameras::rays(width_px, height_px);
        let things = clutter::drawn(&mut draw, subject, half, &goban);
        let scene = Scene {
            seed,
            width_px,
            height_px,
            camera,
            goban,
            stones,
            table,
            bowls: Vec::new(),
            things,
            lamps,
            ambient,
            ambient_side,
            sensor,
        };
        Training { subject, lines, scene }
    }
}
