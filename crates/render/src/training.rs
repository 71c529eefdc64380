//! Scenes for training the reader: everything that makes boards hard to read, sampled from a seed.
//!
//! The ranges stand where they are used: `boards` (boards and stones), `rooms` (tables and light),
//! `clutter` (other objects and hands) and `cameras`. They cover, and slightly exceed, the variety
//! in photos by players, clubs and shops. The pictures need not be beautiful.

mod boards;
mod cameras;
mod clutter;
mod rooms;

use super::sampler::Sampler;
use super::scene::Scene;

/// The subject of a training picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A board in its surroundings.
    Board,
    /// A board that fills the picture and is stretched to it, as in common data sets.
    Cropped,
    /// Two boards side by side.
    TwoBoards,
    /// A board, and another one that the frame cuts off.
    Neighbour,
    /// No Go board, but a table with objects that may resemble one.
    NoBoard,
    /// A diagram of a board, as in programs and books.
    Diagram,
}

/// The description of a training picture.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingPicture {
    /// The subject.
    pub subject: Subject,
    /// Number of lines of the boards each way.
    pub lines: usize,
    /// Everything else; diagrams use only the seed and the size.
    pub scene: Scene,
}

impl TrainingPicture {
    /// Samples a picture from a seed.
    pub fn sample(seed: u64) -> TrainingPicture {
        let mut sampler = Sampler::new(seed ^ 0x7247_1115);
        let subject = sampler.choose_weighted([
            (0.54, Subject::Board),
            (0.27, Subject::Cropped),
            (0.02, Subject::TwoBoards),
            (0.04, Subject::Neighbour),
            (0.08, Subject::NoBoard),
            (0.05, Subject::Diagram),
        ]);
        let lines =
            sampler.choose_weighted([(0.60, 19), (0.14, 13), (0.17, 9), (0.05, 15), (0.02, 11), (0.02, 17)]);
        let (goban, stones) = boards::sample(&mut sampler);
        let half = boards::half_mm(&goban, lines);
        let (table, lamps, ambient, ambient_side) = rooms::sample(&mut sampler, half);
        let (width_px, height_px) = cameras::sample_photo_size(&mut sampler, subject);
        let camera = cameras::sample_camera(&mut sampler, subject);
        let mut sensor = cameras::sample_sensor(&mut sampler, subject);
        sensor.rays = cameras::rays(width_px, height_px);
        let things = clutter::sample(&mut sampler, subject, half, &goban);
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
        TrainingPicture { subject, lines, scene }
    }
}
