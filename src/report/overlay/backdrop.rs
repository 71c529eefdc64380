//! The photo under the drawing.

use image::RgbImage;

use crate::photo::Photo;
use crate::report::drawing;
use crate::report::picture::Picture;

use super::OverlaySettings;

/// A photo shrunk to be drawn on.
#[derive(Clone, Debug)]
pub struct Backdrop {
    picture: RgbImage,
    /// Pixels of the picture per photo pixel.
    pub(in crate::report) scale: f64,
}

impl Backdrop {
    /// Returns the photo with a longest side of at most `settings.longest_side_px`.
    pub fn new(photo: &Photo, settings: &OverlaySettings) -> Backdrop {
        Backdrop::shrunk(photo, settings.longest_side_px)
    }

    /// Returns the photo with a longest side of at most this many pixels.
    pub(in crate::report) fn shrunk(photo: &Photo, longest_side_px: u32) -> Backdrop {
        let picture = photo.shrunk(longest_side_px);
        let scale = f64::from(picture.width()) / f64::from(photo.pixels.width().max(1));
        Backdrop { picture, scale }
    }

    /// Returns its width and height in pixels.
    pub(super) fn size_px(&self) -> (u32, u32) {
        self.picture.dimensions()
    }

    /// Returns the scale to which a photo is shrunk.
    pub(super) fn scale_of(photo: &Photo, settings: &OverlaySettings) -> f64 {
        let longest = photo.pixels.width().max(photo.pixels.height()).max(1);
        (f64::from(settings.longest_side_px) / f64::from(longest)).min(1.0)
    }

    /// Returns the photo with a picture, in photo pixels, drawn on it.
    pub(in crate::report) fn drawn_on(mut self, over: Picture) -> Backdrop {
        drawing::draw(&mut self.picture, &over.scaled(self.scale).marks);
        self
    }

    pub(in crate::report) fn png(&self) -> Vec<u8> {
        drawing::png(&self.picture)
    }

    pub(super) fn jpeg(&self, quality: u8) -> Vec<u8> {
        drawing::jpeg(&self.picture, quality)
    }
}
