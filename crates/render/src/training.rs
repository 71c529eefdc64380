//! Scenes for training the reader: everything that makes boards hard to read, sampled from a seed.
//!
//! The ranges stand where they are used: `boards` (boards and stones), `rooms` (tables, walls and
//! light), `clutter` (other objects), `over_board` (hands and what lies on the board), `people` and
//! `cameras`. They cover, and slightly exceed, the variety in photos by players, clubs and shops.
//! The pictures need not be beautiful.

mod boards;
mod cameras;
mod clutter;
mod over_board;
mod people;
mod rooms;

use nalgebra::Vector3;

use super::camera::CameraView;
use super::sampler::Sampler;
use super::scene::{Aim, Goban, Room, Scene, Stones, Thing};

/// Fewest lines of a board of which a part is shown.
const FEWEST_TO_CUT: usize = 9;
/// Smallest depth of a board's corners, relative to the distance of what the camera is aimed at, so
/// that the whole grid lies in front of the camera.
const IN_FRONT: f64 = 0.25;
/// Steps by which a camera is raised until it has the whole grid before it, degrees, and their
/// number.
const RAISE_DEG: f64 = 6.0;
const RAISES: usize = 12;

/// The subject of a training picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A board in its surroundings.
    Board,
    /// A board that fills the picture and is stretched to it, as in common data sets.
    Cropped,
    /// A part of a board: the frame ends within the grid.
    Cut,
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
            (0.52, Subject::Board),
            (0.18, Subject::Cropped),
            (0.10, Subject::Cut),
            (0.02, Subject::TwoBoards),
            (0.03, Subject::Neighbour),
            (0.07, Subject::NoBoard),
            (0.08, Subject::Diagram),
        ]);
        let lines = sample_lines(&mut sampler);
        let lines = if subject == Subject::Cut && lines < FEWEST_TO_CUT {
            19
        } else {
            lines
        };
        let (mut goban, stones) = boards::sample(&mut sampler);
        let half = boards::half_mm(&goban, lines);
        let (width_px, height_px) = cameras::sample_photo_size(&mut sampler, subject);
        let camera = cameras::sample_camera(&mut sampler, subject, lines);
        let mut light = rooms::sample(&mut sampler, half, &goban);
        if rooms::reflect_lamp(&mut sampler, &camera, &mut light.lamps) && sampler.chance(0.7) {
            goban.gloss = goban.gloss.max(sampler.between(0.01, 0.06));
        }
        let mut sensor = cameras::sample_sensor(&mut sampler, subject);
        sensor.rays = cameras::rays(width_px, height_px);
        let things = clutter::sample(&mut sampler, subject, half, (&goban, &stones), &camera);
        let mut scene = Scene {
            seed,
            width_px,
            height_px,
            camera,
            goban,
            stones,
            table: light.table,
            bowls: Vec::new(),
            things,
            lamps: light.lamps,
            ambient: light.ambient,
            ambient_side: light.ambient_side,
            room: Some(light.room),
            sensor,
        };
        raise_camera(&mut scene, lines);
        TrainingPicture {
            subject,
            lines,
            scene,
        }
    }
}

/// Samples a room around the table.
pub(super) fn sample_room(sampler: &mut Sampler) -> Room {
    rooms::sample_room(sampler)
}

/// Returns half the sides of a board of this many lines with its margins, mm.
pub(super) fn half_board_mm(goban: &Goban, lines: usize) -> [f64; 2] {
    boards::half_mm(goban, lines)
}

/// Samples a hand with its arm over a board of this many lines. `reach` is the position of the
/// fingertips: 0 is the middle of the board, 1 its rim.
pub(super) fn sample_hand(
    sampler: &mut Sampler,
    (goban, stones, lines): (&Goban, &Stones, usize),
    reach: f64,
) -> Vec<Thing> {
    let around = clutter::BoardVicinity {
        half: boards::half_mm(goban, lines),
        table: -goban.thickness_mm - goban.legs_mm,
        stones: stones.thickness * stones.diameter * goban.pitch_mm[0],
    };
    let mut things = Vec::new();
    over_board::add_hand(sampler, &around, reach, &mut things);
    things
}

/// Samples a number of lines: usual sizes mostly, all from 7 to 21 now and then.
fn sample_lines(sampler: &mut Sampler) -> usize {
    let any = sampler.integer(&(7..=21)) as usize;
    sampler.choose_weighted([(0.52, 19), (0.12, 13), (0.13, 9), (0.03, 15), (0.20, any)])
}

/// Raises a camera that is aimed at a part of the board until the whole grid lies before it: places
/// behind a camera appear nowhere in its photo.
fn raise_camera(scene: &mut Scene, lines: usize) {
    let Aim::Part([left, top, right, bottom]) = scene.camera.aim else {
        return;
    };
    let [width, height] = scene
        .goban
        .pitch_mm
        .map(|pitch| pitch * lines.saturating_sub(1) as f64);
    let at = |(x, y): (f64, f64)| Vector3::new((x - 0.5) * width, (y - 0.5) * height, 0.0);
    let part = [(left, top), (right, top), (right, bottom), (left, bottom)].map(at);
    let middle = part.iter().sum::<Vector3<f64>>() / part.len() as f64;
    for _ in 0..RAISES {
        let view = CameraView::aimed(scene, &part);
        let least = IN_FRONT * view.depth(middle);
        if [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
            .map(at)
            .iter()
            .all(|&at| view.depth(at) > least)
        {
            return;
        }
        scene.camera.elevation_deg = (scene.camera.elevation_deg + RAISE_DEG).min(90.0);
    }
}
