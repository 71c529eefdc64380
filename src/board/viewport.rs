//! Viewports: the photo, or a part of it, at the size that the network takes.

use image::RgbImage;

use crate::geometry::{PhotoPoint, PixelPoint, Rect, ViewPoint};
use crate::photo::Photo;

/// A part of the photo at one scale.
///
/// Its frame is the whole photo at that scale. So the lens, whose centre is the middle of the
/// photo, is the same in every part. Places in the frame are [`ViewPoint`]s; those of viewports at
/// different scales are not the same (see [`Viewport::convert_from`]).
pub(super) struct Viewport {
    /// The pixels of the part.
    pub picture: RgbImage,
    /// Top left corner of the part in the frame.
    corner: ViewPoint,
    /// Photo pixels per pixel of the frame, across and down.
    pub scale: (f64, f64),
}

impl Viewport {
    /// Returns the whole photo with a longest side of at most `longest_side_px`.
    pub fn whole(photo: &Photo, longest_side_px: u32) -> Viewport {
        let picture = photo.shrunk(longest_side_px);
        let scale = (
            f64::from(photo.pixels.width()) / f64::from(picture.width()),
            f64::from(photo.pixels.height()) / f64::from(picture.height()),
        );
        Viewport {
            picture,
            corner: ViewPoint::default(),
            scale,
        }
    }

    /// Returns the part of the photo in a box, cut at the photo's edges; `None` where nothing is
    /// left of it.
    pub fn part(photo: &Photo, part: Rect<PhotoPoint>, longest_side_px: u32) -> Option<Viewport> {
        let (width, height) = photo.pixels.dimensions();
        let cut = |from: f64, to: f64, length: u32| {
            let first = from.floor().clamp(0.0, f64::from(length)) as u32;
            let last = to.ceil().clamp(0.0, f64::from(length)) as u32;
            (last > first).then(|| (first, last - first))
        };
        let Rect {
            top_left,
            bottom_right,
        } = part;
        let (left, wide) = cut(top_left.x, bottom_right.x, width)?;
        let (top, high) = cut(top_left.y, bottom_right.y, height)?;
        let picture = photo.part((left, top), (wide, high), longest_side_px);
        let scale = (
            f64::from(wide) / f64::from(picture.width()),
            f64::from(high) / f64::from(picture.height()),
        );
        let corner = ViewPoint {
            x: f64::from(left) / scale.0,
            y: f64::from(top) / scale.1,
        };
        Some(Viewport {
            picture,
            corner,
            scale,
        })
    }

    /// Returns the width and height of the frame, in pixels.
    pub fn frame_px(&self, photo: &Photo) -> (u32, u32) {
        let scaled = |side: u32, scale: f64| (f64::from(side) / scale).round() as u32;
        (
            scaled(photo.pixels.width(), self.scale.0),
            scaled(photo.pixels.height(), self.scale.1),
        )
    }

    /// Converts a place in the frame to pixels of the viewport's own picture, x right, y down;
    /// `None` outside it.
    pub fn to_picture(&self, place: ViewPoint) -> Option<(f64, f64)> {
        let (x, y) = (place.x - self.corner.x, place.y - self.corner.y);
        let within = |at: f64, length: u32| at >= 0.0 && at < f64::from(length);
        (within(x, self.picture.width()) && within(y, self.picture.height())).then_some((x, y))
    }

    /// Converts a place in pixels of the viewport's own picture to a place in the frame.
    pub fn to_frame(&self, x: f64, y: f64) -> ViewPoint {
        ViewPoint {
            x: x + self.corner.x,
            y: y + self.corner.y,
        }
    }

    /// Converts a place in another viewport's frame to a place in this frame.
    pub fn convert_from(&self, place: ViewPoint, other: &Viewport) -> ViewPoint {
        ViewPoint {
            x: place.x * other.scale.0 / self.scale.0,
            y: place.y * other.scale.1 / self.scale.1,
        }
    }

    /// Converts a place in the frame to a place in the photo.
    pub fn to_photo(&self, place: ViewPoint) -> PhotoPoint {
        PhotoPoint::at(place.x * self.scale.0, place.y * self.scale.1)
    }
}
