//! The shrunk photo that a drawing is laid over.

use image::RgbImage;

use crate::photo::Photo;
use crate::report::drawing::{self, DrawingError};
use crate::report::picture::Picture;

use super::OverlaySettings;

/// A shrunk photo to draw on.
#[derive(Clone, Debug)]
pub struct Backdrop {
    picture: RgbImage,
    /// Pixels of the shrunk photo per photo pixel, at most 1.
    pub(in crate::report) scale: f64,
}

impl Backdrop {
    /// Shrinks the photo so that its longest side is at most `settings.longest_side_px`.
    pub fn new(photo: &Photo, settings: &OverlaySettings) -> Backdrop {
        Backdrop::shrunk(photo, settings.longest_side_px)
    }

    /// Shrinks the photo so that its longest side is at most this many pixels.
    pub(in crate::report) fn shrunk(photo: &Photo, longest_side_px: u32) -> Backdrop {
        let picture = photo.shrunk(longest_side_px);
        let scale = f64::from(picture.width()) / f64::from(photo.pixels.width().max(1));
        Backdrop { picture, scale }
    }

    /// Returns the width and height of the shrunk photo, in pixels.
    pub(super) fn size_px(&self) -> (u32, u32) {
        self.picture.dimensions()
    }

    /// Returns the scale to which [`Backdrop::new`] shrinks a photo, without doing it.
    pub(super) fn scale_of(photo: &Photo, settings: &OverlaySettings) -> f64 {
        let longest = photo.pixels.width().max(photo.pixels.height()).max(1);
        (f64::from(settings.longest_side_px) / f64::from(longest)).min(1.0)
    }

    /// Returns the photo with a picture drawn on it. The picture is in pixels of the full-size
    /// photo.
    pub(in crate::report) fn drawn_on(mut self, over: Picture) -> Backdrop {
        drawing::draw(&mut self.picture, &over.scaled(self.scale).marks);
        self
    }

    pub(in crate::report) fn png(&self) -> Result<Vec<u8>, DrawingError> {
        drawing::png(&self.picture)
    }

    pub(super) fn jpeg(&self, quality: u8) -> Result<Vec<u8>, DrawingError> {
        drawing::jpeg(&self.picture, quality)
    }
}
