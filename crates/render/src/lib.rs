//! Renders plausible photos of positions, together with the truth about them.
//!
//! A path tracer with analytic shapes: a slab of wood or a mat with printed lines, lens-shaped
//! stones, and a table with bowls, cups, hands and other objects, lit by lamps and windows and seen
//! by a pinhole camera with a lens and a noisy sensor. The crate reads no files and no clock: the
//! same position and [`Scene`] give the same pixels.
//!
//! ```
//! use shuzi::position::Position;
//! use shuzi_render::{self as render, Scene, SceneRanges};
//!
//! let position = Position::from_rows(&["B........"; 9])?;
//! let mut scene = Scene::sample(7, &SceneRanges::default());
//! (scene.width_px, scene.height_px) = (64, 48);
//! let (jpeg, truth) = render::render_jpeg(&position, &scene, scene.sensor.jpeg_quality)?;
//! assert!(jpeg.starts_with(&[0xFF, 0xD8]));
//! assert!(serde_json::to_string(&truth)?.contains("\"size\":9"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

mod board_markings;
mod bowl;
mod camera;
pub mod clip;
mod goban;
mod light;
mod material;
mod noise;
mod observer;
pub mod pair;
mod relief;
mod room;
mod sampler;
mod scene;
mod scene_sampler;
mod sensor;
mod solids;
mod stone;
mod stone_field;
mod stone_placement;
mod texture;
mod tracer;
pub mod training;
mod truth;
mod world;

use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use nalgebra::Vector3;
use thiserror::Error;

pub use pair::{Mishap, MishapEvent, Pair, PairError};
pub use scene::{
    Aim, Bowl, BowlAt, BoxAt, Camera, CylinderAt, Flare, Goban, Lamp, LinearRgb, Marker,
    MarkerShape, Panel, Pattern, Pile, Print, Relief, Rod, Room, Scene, Seam, Sensor, Shade,
    ShadeKind, Stones, Tabletop, Thing, Wood,
};
pub use scene_sampler::SceneRanges;
pub use truth::{
    BetweenTruth, BoardTruth, CameraTruth, LensTruth, PhotoTruth, PlaneTruth, ScoreTruth,
    ShownBoards,
};

use camera::CameraView;
use observer::Observer;
use shuzi::language::{Message, ToMessage};
use shuzi::point::BoardSize;
use shuzi::position::Position;
use world::World;

/// Longest side that is rendered, pixels.
pub const LONGEST_SIDE_PX: u32 = 8192;
/// Half the outline the camera aims at when there is no board, mm.
const EMPTY_TABLE_MM: f64 = 210.0;

/// A picture and the truth about it.
#[derive(Clone, Debug)]
pub struct Rendering {
    /// Upright, 8-bit sRGB.
    pub pixels: RgbImage,
    /// The content of the picture.
    pub truth: PhotoTruth,
}

/// A board somewhere on the table.
#[derive(Clone, Copy, Debug)]
pub struct PlacedBoard<'a> {
    /// The position on the board.
    pub position: &'a Position,
    /// Middle of the grid, mm to the right of the scene's middle.
    pub x_mm: f64,
    /// Middle of the grid, mm below the scene's middle as seen from above.
    pub y_mm: f64,
    /// Clockwise turn as seen from above, degrees.
    pub turn_deg: f64,
    /// True for a board in the background, at which the camera is not aimed.
    pub aside: bool,
}

impl<'a> PlacedBoard<'a> {
    /// A board in the middle of the scene.
    pub fn centered(position: &'a Position) -> PlacedBoard<'a> {
        PlacedBoard {
            position,
            x_mm: 0.0,
            y_mm: 0.0,
            turn_deg: 0.0,
            aside: false,
        }
    }
}

/// The reason why nothing was rendered.
#[derive(Debug, Error)]
#[error("{}", self.to_message())]
pub enum RenderError {
    /// The board is not square, which photo labels cannot describe.
    NotSquare(BoardSize),
    /// The photo would have no pixels, or too many.
    PhotoSize {
        /// Width asked for, pixels.
        width: u32,
        /// Height asked for, pixels.
        height: u32,
    },
    /// A value of the scene is out of range.
    Scene {
        /// The field of the scene.
        name: &'static str,
        /// The value given.
        value: f64,
        /// The possible values.
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
            RenderError::Scene {
                name,
                value,
                wanted,
            } => Message::new("error-scene")
                .with("name", *name)
                .with("value", value.to_string())
                .with("wanted", *wanted),
            RenderError::Jpeg(error) => Message::new("error-jpeg").with("error", error.to_string()),
        }
    }
}

/// Renders a photo of one board.
///
/// # Errors
/// Returns a [`RenderError`] for a board that is not square and for a scene with impossible values.
pub fn render(position: &Position, scene: &Scene) -> Result<Rendering, RenderError> {
    render_boards(&[PlacedBoard::centered(position)], scene)
}

/// Renders a photo of one board as JPEG with a quality of 1 to 100. The scene's own quality is
/// `scene.sensor.jpeg_quality`.
///
/// # Errors
/// Returns the errors of [`render`], and [`RenderError::Jpeg`] if the encoder fails.
pub fn render_jpeg(
    position: &Position,
    scene: &Scene,
    jpeg_quality: u8,
) -> Result<(Vec<u8>, PhotoTruth), RenderError> {
    let rendering = render(position, scene)?;
    Ok((
        encode_jpeg(&rendering.pixels, jpeg_quality)?,
        rendering.truth,
    ))
}

/// Encodes a picture as JPEG.
///
/// # Errors
/// Returns [`RenderError::Jpeg`] if the encoder fails.
pub fn encode_jpeg(pixels: &RgbImage, quality: u8) -> Result<Vec<u8>, RenderError> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, quality.clamp(1, 100)).encode_image(pixels)?;
    Ok(bytes)
}

/// Renders a photo of any number of boards, including none.
///
/// # Errors
/// Returns the errors of [`render`].
pub fn render_boards(placed: &[PlacedBoard<'_>], scene: &Scene) -> Result<Rendering, RenderError> {
    if let Some(board) = placed
        .iter()
        .find(|board| !board.position.size().is_square())
    {
        return Err(RenderError::NotSquare(board.position.size()));
    }
    scene.checked()?;
    let world = World::new(placed, scene);
    let view = CameraView::aimed(scene, &outline(&world, placed));
    let developed = sensor::develop(&tracer::trace_image(&world, &view), scene);
    let observer = Observer {
        world: &world,
        view: &view,
        contrast: &developed.contrast,
    };
    let truths = |aside: bool| -> Vec<BoardTruth> {
        let boards = placed
            .iter()
            .enumerate()
            .filter(|(_, placed)| placed.aside == aside);
        boards
            .filter_map(|(index, placed)| BoardTruth::observe(&observer, index, placed.position))
            .collect()
    };
    let truth = PhotoTruth::new(
        ShownBoards::from_boards(truths(false)),
        truths(true),
        scene,
        view.truth(),
    );
    Ok(Rendering {
        pixels: developed.picture,
        truth,
    })
}

/// Returns the points that the camera aims at: the corners of all boards, or the middle of an empty
/// table.
fn outline(world: &World<'_>, placed: &[PlacedBoard<'_>]) -> Vec<Vector3<f64>> {
    let aim = world.scene.camera.aim;
    let aimed_at = world
        .boards
        .iter()
        .zip(placed)
        .filter(|(_, placed)| !placed.aside);
    let corners: Vec<Vector3<f64>> = aimed_at.flat_map(|(board, _)| board.corners(aim)).collect();
    if !corners.is_empty() {
        return corners;
    }
    let e = EMPTY_TABLE_MM;
    [(-e, -e), (e, -e), (e, e), (-e, e)]
        .map(|(x, y)| Vector3::new(x, y, 0.0))
        .to_vec()
}
