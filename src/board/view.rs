//! Views: the photo, or a part of it, as large as the network looks at.

use image::RgbImage;

use crate::geometry::PhotoPoint;
use crate::photo::Photo;

/// A part of the photo at one scale.
///
/// Its frame is the whole photo at that scale, so that places in different parts, and the lens around the
/// middle of the photo, have one meaning.
pub(super) struct View {
    /// What is seen.
    pub picture: RgbImage,
    /// Where it starts in its frame.
    corner: (f64, f64),
    /// Photo pixels a pixel of the frame, across and down.
    pub scale: (f64, f64),
}

impl View {
    /// The whole photo.
    pub fn whole(photo: &Photo, longest_side_px: u32) -> View {
        let picture = photo.shrunk(longest_side_px);
        let scale = (
            f64::from(photo.pixels.width()) / f64::from(picture.width()),
            f64::from(photo.pixels.height()) / f64::from(picture.height()),
        );
        View { picture, corner: (0.0, 0.0), scale }
    }

    /// The part of the photo between two places in photo pixels, cut at the photo's edges.
    pub fn part(photo: &Photo, from: PhotoPoint, to: PhotoPoint, longest_side_px: u32) -> Option<View> {
        let (width, height) = photo.pixels.dimensions();
        let cut = |from: f64, to: f64, length: u32| {
            let first = from.floor().clamp(0.0, f64::from(length)) as u32;
            let last = to.ceil().clamp(0.0, f64::from(length)) as u32;
            (last > first).then(|| (first, last - first))
        };
        let ((left, wide), (top, high)) = (cut(from.x, to.x, width)?, cut(from.y, to.y, height)?);
        let picture = photo.part((left, top), (wide, high), longest_side_px);
        let scale =
            (f64::from(wide) / f64::from(picture.width()), f64::from(high) / f64::from(picture.height()));
        Some(View { picture, corner: (f64::from(left) / scale.0, f64::from(top) / scale.1), scale })
    }

    /// Width and height of its frame.
    pub fn frame_px(&self, photo: &Photo) -> (u32, u32) {
        let scaled = |side: u32, scale: f64| (f64::from(side) / scale).round() as u32;
        (scaled(photo.pixels.width(), self.scale.0), scaled(photo.pixels.height(), self.scale.1))
    }

    /// A place in pixels of the view's picture; `None` outside.
    pub fn inside(&self, place: PhotoPoint) -> Option<(f64, f64)> {
        let (x, y) = (place.x - self.corner.0, place.y - self.corner.1);
        let within = |at: f64, length: u32| at >= 0.0 && at < f64::from(length);
        (within(x, self.picture.width()) && within(y, self.picture.height())).then_some((x, y))
    }

    /// A place of another view's frame in this one's.
    pub fn here(&self, place: PhotoPoint, other: &View) -> PhotoPoint {
        PhotoPoint { x: place.x * other.scale.0 / self.scale.0, y: place.y * other.scale.1 / self.scale.1 }
    }

    /// Where a pixel of the view's picture lies in the frame.
    pub fn in_frame(&self, x: f64, y: f64) -> PhotoPoint {
        PhotoPoint { x: x + self.corner.0, y: y + self.corner.1 }
    }
}
