//! Render: a plausible photo of a position, and the truth about it.
//!
//! A path tracer with analytic shapes: a slab of wood or a mat with printed lines, lens-shaped stones, a table with
//! bowls, cups, hands and other things; seen by a pinhole camera with a lens, lit by lamps and windows, developed
//! with noise. No files, no clock: the same position and [`Scene`] give the same pixels.
//!
//! ```
//! use shuzi::position::Position;
//! use shuzi_render::{self as render, Ranges, Scene};
//!
//! let position = Position::from_rows(&["B........"; 9])?;
//! let mut scene = Scene::drawn(7, &Ranges::default());
//! (scene.width_px, scene.height_px) = (64, 48);
//! let (jpeg, truth) = render::photo(&position, &scene, scene.sensor.jpeg_quality)?;
//! assert!(jpeg.starts_with(&[0xFF, 0xD8]));
//! assert!(serde_json::to_string(&truth)?.contains("\"size\":9"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

mod bowl;
mod camera;
mod draw;
mod goban;
mod light;
mod look;
mod noise;
pub mod pair;
mod print;
mod put_down;
mod ranges;
mod relief;
mod scene;
mod sensor;
mod solids;
mod stone;
mod stone_field;
mod texture;
mod tracer;
pub mod training;
mod truth;
mod world;

use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use nalgebra::Vector3;
use thiserror::Error;

pub use pair::{Happened, Mishap, Pair, PairError};
pub use ranges::Ranges;
pub use scene::{
    Aim, Bowl, BowlAt, BoxAt, Camera, CylinderAt, Goban, Lamp, LinearRgb, Marker, MarkerShape, Pattern, Pile,
    Print, Relief, Rod, Scene, Seam, Sensor, Shade, ShadeKind, Stones, Table, Thing, Wood,
};
pub use truth::{BoardTruth, LensTruth, ScoreTruth, Shows, Truth};

use camera::{Ray, View};
use shuzi::geometry::PhotoPoint;
use shuzi::language::{Message, ToMessage};
use shuzi::point::BoardSize;
use shuzi::position::Position;
use world::World;

/// Longest side that is rendered, pixels.
pub const LONGEST_SIDE_PX: u32 = 8192;
/// Half the outline the camera aims at when there is no board, mm.
const EMPTY_TABLE_MM: f64 = 210.0;
/// Things nearer to a point than this do not hide it, mm.
const CLEAR_OF_POINT_MM: f64 = 1.0;

/// A picture and the truth about it.
#[derive(Clone, Debug)]
pub struct Rendering {
    /// Upright, 8-bit sRGB.
    pub pixels: RgbImage,
    /// What the picture shows.
    pub truth: Truth,
}

/// A board somewhere on the table.
#[derive(Clone, Copy, Debug)]
pub struct PlacedBoard<'a> {
    /// What stands on it.
    pub position: &'a Position,
    /// Middle of the grid, mm to the right of the scene's middle.
    pub x_mm: f64,
    /// Middle of the grid, mm below the scene's middle as seen from above.
    pub y_mm: f64,
    /// Clockwise turn as seen from above, degrees.
    pub turn_deg: f64,
    /// Whether the board only happens to be there: the camera is not aimed at it.
    pub aside: bool,
}

impl<'a> PlacedBoard<'a> {
    /// A board in the middle of the scene.
    pub fn centered(position: &'a Position) -> PlacedBoard<'a> {
        PlacedBoard { position, x_mm: 0.0, y_mm: 0.0, turn_deg: 0.0, aside: false }
    }
}

/// Why nothing was rendered.
#[derive(Debug, Error)]
#[error("{}", self.to_message())]
pub enum RenderError {
    /// Labels of photos know square boards only.
    NotSquare(BoardSize),
    /// No pixels, or too many.
    PhotoSize {
        /// Width asked for, pixels.
        width: u32,
        /// Height asked for, pixels.
        height: u32,
    },
    /// A number of the scene makes no sense.
    Scene {
        /// The field of the scene.
        name: &'static str,
        /// What was given.
        value: f64,
        /// What is possible.
        wanted: &'static str,
    },
    /// The JPEG encoder failed.
    Jpeg(#[from] image::ImageError),
}

impl ToMessage for RenderError {
    fn to_message(&self) -> Message {
        match self {
            RenderError::NotSquare(size) => {
                Message::new("error-render-not-square").with("size", size.to_string())
            }
            RenderError::PhotoSize { width, height } => Message::new("error-render-size")
                .with("most", LONGEST_SIDE_PX)
                .with("size", format!("{width}×{height}")),
            RenderError::Scene { name, value, wanted } => Message::new("error-scene")
                .with("name", *name)
                .with("value", value.to_string())
                .with("wanted", *wanted),
            RenderError::Jpeg(error) => Message::new("error-jpeg").with("error", error.to_string()),
        }
    }
}

/// A photo of one board.
///
/// # Errors
/// [`RenderError`] for boards that are not square and scenes that cannot be.
pub fn render(position: &Position, scene: &Scene) -> Result<Rendering, RenderError> {
    render_boards(&[PlacedBoard::centered(position)], scene)
}

/// A photo of one board as JPEG (`jpeg_quality` 1 to 100; the scene's own is `scene.sensor.jpeg_quality`).
///
/// # Errors
/// As [`render`], and when the JPEG encoder fails.
pub fn photo(position: &Position, scene: &Scene, jpeg_quality: u8) -> Result<(Vec<u8>, Truth), RenderError> {
    let rendering = render(position, scene)?;
    Ok((jpeg(&rendering.pixels, jpeg_quality)?, rendering.truth))
}

/// A picture as JPEG.
///
/// # Errors
/// [`RenderError::Jpeg`].
pub fn jpeg(pixels: &RgbImage, quality: u8) -> Result<Vec<u8>, RenderError> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, quality.clamp(1, 100)).encode_image(pixels)?;
    Ok(bytes)
}

/// A photo of any number of boards, none included.
///
/// # Errors
/// As [`render`].
pub fn render_boards(placed: &[PlacedBoard<'_>], scene: &Scene) -> Result<Rendering, RenderError> {
    if let Some(board) = placed.iter().find(|board| !board.position.size().is_square()) {
        return Err(RenderError::NotSquare(board.position.size()));
    }
    scene.checked()?;
    let world = World::new(placed, scene);
    let view = View::aimed(scene, &outline(&world, placed));
    let pixels = sensor::developed(&tracer::exposed(&world, &view), scene);
    let photo = |place: Vector3<f64>| -> PhotoPoint { view.photo(place) };
    let covered = |place: Vector3<f64>| {
        let away = place - view.eye();
        let ray = Ray::new(view.eye(), away.normalize());
        world.solids.iter().any(|solid| solid.blocks(&ray, away.norm() - CLEAR_OF_POINT_MM))
    };
    let size = [scene.width_px, scene.height_px];
    let truths = |aside: bool| -> Vec<BoardTruth> {
        let boards = world.boards.iter().zip(placed).filter(|(_, placed)| placed.aside == aside);
        boards.map(|(board, placed)| BoardTruth::of(board, placed.position, photo, covered, size)).collect()
    };
    let truth = Truth::rendered(Shows::from_boards(truths(false)), truths(true), scene);
    Ok(Rendering { pixels, truth })
}

/// What the camera aims at: all boards, or the middle of the empty table.
fn outline(world: &World<'_>, placed: &[PlacedBoard<'_>]) -> Vec<Vector3<f64>> {
    let with_margin = world.scene.camera.aim == Aim::Boards;
    let aimed_at = world.boards.iter().zip(placed).filter(|(_, placed)| !placed.aside);
    let corners: Vec<Vector3<f64>> = aimed_at.flat_map(|(board, _)| board.corners(with_margin)).collect();
    if !corners.is_empty() {
        return corners;
    }
    let e = EMPTY_TABLE_MM;
    [(-e, -e), (e, -e), (e, e), (-e, e)].map(|(x, y)| Vector3::new(x, y, 0.0)).to_vec()
}
