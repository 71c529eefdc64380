//! The eight styles, each modeled on what programs and printers really make.

mod dark;
mod editor;
mod phone;
mod print;
mod server;
mod window;

use clap::ValueEnum;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use crate::board::DrawnGrid;
use crate::canvas::{Canvas, PagePoint};
use crate::positions::Diagram;

/// A style of diagrams.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Style {
    /// A diagram of a book: move numbers on stones, thin black lines on white.
    Book,
    /// A scanned newspaper: gray paper, coordinates, a little blurred and tilted.
    Newspaper,
    /// A server's board of painted wood with shaded stones, a ring on the last move.
    Kaya,
    /// An editor's yellow board with flat stones and coordinates, a circle on the last move.
    Flat,
    /// A photo of wood with glossy stones, a red triangle or red numbers on the last moves.
    Glossy,
    /// A browser window with menus, players, clocks and a chat around the board.
    Browser,
    /// A dark theme with pale lines and outlined stones.
    Dark,
    /// A phone in portrait with bars above and below the board, a square on the last move.
    Phone,
}

impl Style {
    /// Returns the name in file names and tags.
    pub fn name(self) -> &'static str {
        match self {
            Style::Book => "book",
            Style::Newspaper => "newspaper",
            Style::Kaya => "kaya",
            Style::Flat => "flat",
            Style::Glossy => "glossy",
            Style::Browser => "browser",
            Style::Dark => "dark",
            Style::Phone => "phone",
        }
    }

    /// Draws a position in this style.
    pub fn draw(self, diagram: &Diagram, rng: &mut Pcg64Mcg) -> Picture {
        match self {
            Style::Book => print::draw_book(diagram, rng),
            Style::Newspaper => print::draw_newspaper(diagram, rng),
            Style::Kaya => server::draw_kaya(diagram, rng),
            Style::Flat => editor::draw_flat(diagram, rng),
            Style::Glossy => server::draw_glossy(diagram, rng),
            Style::Browser => window::draw_browser(diagram, rng),
            Style::Dark => dark::draw_dark(diagram, rng),
            Style::Phone => phone::draw_phone(diagram, rng),
        }
    }
}

/// A drawn diagram.
pub struct Picture {
    pub canvas: Canvas,
    /// The outer crossings in pixels: top left, top right, bottom right, bottom left.
    pub corners: [PagePoint; 4],
    /// The quality of the JPEG as which the picture was sent, if it was.
    pub jpeg_quality: Option<u8>,
}

impl Picture {
    fn new(canvas: Canvas, grid: &DrawnGrid) -> Picture {
        Picture {
            corners: grid.corners().map(|corner| canvas.pixel_of(corner)),
            canvas,
            jpeg_quality: None,
        }
    }

    /// Lets half of the pictures be sent as JPEG.
    fn sent_by_chance(self, rng: &mut Pcg64Mcg) -> Picture {
        let quality = rng.random_range(72..=92);
        Picture {
            jpeg_quality: rng.random_bool(0.5).then_some(quality),
            ..self
        }
    }
}

/// Draws a length between two bounds; lengths twice as large are half as likely.
fn sample_length(shortest: f64, longest: f64, rng: &mut Pcg64Mcg) -> f64 {
    let share = rng.random_range(0.0..1.0);
    (shortest * (longest / shortest).powf(share)).floor()
}
