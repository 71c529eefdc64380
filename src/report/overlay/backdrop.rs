//! The photo under the drawing.

use image::RgbImage;

use crate::photo::Photo;
use crate::report::drawing::{self, Shape};

use super::Settings;

/// A photo shrunk to be drawn on.
#[derive(Clone, Debug)]
pub struct Backdrop {
    picture: RgbImage,
    /// Picture pixels a photo pixel.
    pub(super) scale: f64,
}

impl Backdrop {
    /// The photo with a longest side of at most `settings.longest_side_px`.
    pub fn of(photo: &Photo, settings: &Settings) -> Backdrop {
        let picture = photo.shrunk(settings.longest_side_px);
        let scale = f64::from(picture.width()) / f64::from(photo.pixels.width().max(1));
        Backdrop { picture, scale }
    }

    /// How many pixels wide and high it is.
    pub(super) fn size_px(&self) -> (u32, u32) {
        self.picture.dimensions()
    }

    /// The scale that a photo is shrunk by.
    pub(super) fn scale_of(photo: &Photo, settings: &Settings) -> f64 {
        let longest = photo.pixels.width().max(photo.pixels.height()).max(1);
        (f64::from(settings.longest_side_px) / f64::from(longest)).min(1.0)
    }

    /// With these shapes, whose places are in photo pixels, drawn on it.
    pub(super) fn drawn_on(mut self, shapes: &[Shape]) -> Backdrop {
        for shape in shapes {
            drawing::draw(&mut self.picture, shape, self.scale);
        }
        self
    }

    pub(super) fn png(&self) -> Vec<u8> {
        drawing::png(&self.picture)
    }

    pub(super) fn jpeg(&self, quality: u8) -> Vec<u8> {
        drawing::jpeg(&self.picture, quality)
    }
}
