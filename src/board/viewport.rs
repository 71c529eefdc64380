//! Viewports: pictures of the photo, or of a part of it, for the network.

use image::RgbImage;

use super::ViewFromLattice;
use crate::geometry::{
    BoardPoint, Camera, Homography, Lens, PhotoPoint, PicturePoint, PixelPoint, PlanePoint, Rect,
    ViewPoint,
};
use crate::photo::Photo;

/// A picture of the photo: of the whole, of a part of it, or of the board as if from straight
/// above.
///
/// Its frame is the whole photo at one scale. So the lens, whose centre is the middle of the photo,
/// is the same in every part. Places in the frame are [`ViewPoint`]s; those of viewports at
/// different scales are not the same (see [`Viewport::convert_from`]).
pub(super) struct Viewport {
    /// The pixels.
    pub picture: RgbImage,
    /// Photo pixels per pixel of the frame, across and down.
    pub scale: (f64, f64),
    /// Distorts the frame. Pictures of the photo as it is take no account of it.
    pub lens: Lens<ViewPoint>,
    /// The camera that took the photo, in pixels of the frame.
    pub camera: Camera,
    /// The picture's pixels to ideal (undistorted) pixels of the frame.
    pub frame_from_picture: Homography,
    picture_from_frame: Homography,
    /// Sign of the third coordinate of places in front of the camera.
    front: f64,
    /// Width and height of the frame, in pixels.
    frame_px: (f64, f64),
}

impl Viewport {
    /// Returns the whole photo with a longest side of `longest_side_px`, or as near to that as a
    /// small photo can be enlarged.
    pub fn whole(photo: &Photo, longest_side_px: u32) -> Viewport {
        let picture = photo.scaled_to_side(longest_side_px);
        let scale = (
            f64::from(photo.pixels.width()) / f64::from(picture.width()),
            f64::from(photo.pixels.height()) / f64::from(picture.height()),
        );
        Viewport::flat(photo, picture, scale, ViewPoint::default())
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
        Some(Viewport::flat(photo, picture, scale, corner))
    }

    /// Returns a picture that shows the photo as it is, from this corner of the frame on.
    fn flat(photo: &Photo, picture: RgbImage, scale: (f64, f64), corner: ViewPoint) -> Viewport {
        let (frame_px, lens) = frame(photo, scale);
        Viewport {
            picture,
            scale,
            lens,
            camera: camera(photo, scale),
            frame_from_picture: Homography::translation(corner.x, corner.y),
            picture_from_frame: Homography::translation(-corner.x, -corner.y),
            front: 1.0,
            frame_px,
        }
    }

    /// Returns an area of a plane as if seen from straight above, through a map from the plane to
    /// another frame that is at least roughly right, at `spacing_px` pixels per unit of the plane,
    /// enlarged if the photo has fewer. `scale` is that of the map's frame: photo pixels per pixel,
    /// across and down. Places outside the photo are grey.
    ///
    /// In the new frame the unit is about `spacing_px` long, too, in the middle of the area. `None`
    /// if the map does not show the middle.
    pub fn rectified(
        photo: &Photo,
        scale: (f64, f64),
        map: &ViewFromLattice,
        area: Rect<PlanePoint>,
        spacing_px: f64,
    ) -> Option<Viewport> {
        let PlanePoint { x: left, y: top } = area.top_left;
        let (wide, high) = (area.bottom_right.x - left, area.bottom_right.y - top);
        let middle = BoardPoint {
            x: left + wide / 2.0,
            y: top + high / 2.0,
        };
        let enlarged = spacing_px / spacing_at(map, middle)?;
        let scale = (scale.0 / enlarged, scale.1 / enlarged);
        let (frame_px, lens) = frame(photo, scale);
        let lens = Lens {
            k1: map.lens.k1,
            ..lens
        };
        let plane_from_picture = Homography::new(nalgebra::Matrix3::new(
            1.0 / spacing_px,
            0.0,
            left,
            0.0,
            1.0 / spacing_px,
            top,
            0.0,
            0.0,
            1.0,
        ));
        let frame_from_picture = map
            .homography
            .scaled(enlarged, enlarged)
            .after(&plane_from_picture);
        let side = |spacings: f64| (spacings * spacing_px).round().max(1.0) as u32;
        let (width, height) = (side(wide), side(high));
        let mut view = Viewport {
            picture: RgbImage::new(width, height),
            scale,
            lens,
            camera: camera(photo, scale),
            picture_from_frame: frame_from_picture.inverse()?,
            front: frame_from_picture
                .depth(f64::from(width) / 2.0, f64::from(height) / 2.0)
                .signum(),
            frame_from_picture,
            frame_px,
        };
        view.picture = view.draw(photo, width, height);
        Some(view)
    }

    /// Draws the picture from the photo.
    fn draw(&self, photo: &Photo, width: u32, height: u32) -> RgbImage {
        let seen = |x: f64, y: f64| {
            let place = PicturePoint { x, y };
            self.is_in_front(place)
                .then(|| self.to_photo(self.to_frame(place)))
        };
        let mut picture = RgbImage::new(width, height);
        photo.sampler(self.scale.0.max(self.scale.1)).draw(
            (width as usize, height as usize),
            seen,
            |column, row, color| {
                let pixel = color.map(|value| (value * 255.0).round() as u8);
                picture.put_pixel(column as u32, row as u32, image::Rgb(pixel));
            },
        );
        picture
    }

    /// Returns true if a place in the picture is in front of the camera.
    fn is_in_front(&self, place: PicturePoint) -> bool {
        self.frame_from_picture.depth(place.x, place.y) * self.front > 0.0
    }

    /// Returns true if a place in the picture shows the photo.
    pub fn shows(&self, place: PicturePoint) -> bool {
        self.is_in_front(place) && self.is_in_frame(self.to_frame(place))
    }

    fn is_in_frame(&self, place: ViewPoint) -> bool {
        let within = |at: f64, length: f64| at >= 0.0 && at < length;
        within(place.x, self.frame_px.0) && within(place.y, self.frame_px.1)
    }

    /// Converts a place in the frame to the picture; `None` outside the picture or the photo.
    pub fn to_picture(&self, place: ViewPoint) -> Option<PicturePoint> {
        let ideal = self.lens.undistort(place);
        let (x, y) = self.picture_from_frame.apply(ideal.x, ideal.y);
        let within = |at: f64, length: u32| at >= 0.0 && at < f64::from(length);
        let is_shown = within(x, self.picture.width())
            && within(y, self.picture.height())
            && self.is_in_frame(place);
        is_shown.then_some(PicturePoint { x, y })
    }

    /// Converts a place in the picture to the frame.
    pub fn to_frame(&self, place: PicturePoint) -> ViewPoint {
        let (x, y) = self.frame_from_picture.apply(place.x, place.y);
        self.lens.distort(ViewPoint { x, y })
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

/// Returns the size of the frame at a scale, and its lens without distortion.
fn frame(photo: &Photo, scale: (f64, f64)) -> ((f64, f64), Lens<ViewPoint>) {
    let (width, height) = photo.pixels.dimensions();
    let frame_px = (f64::from(width) / scale.0, f64::from(height) / scale.1);
    let lens = Lens::ideal(frame_px.0.round() as u32, frame_px.1.round() as u32);
    (frame_px, lens)
}

/// Returns the camera that took a photo, in pixels of its frame at a scale.
fn camera(photo: &Photo, scale: (f64, f64)) -> Camera {
    let Camera {
        focal_px,
        center: (x, y),
    } = photo.pinhole();
    Camera {
        focal_px: focal_px / (scale.0 * scale.1).sqrt(),
        center: (x / scale.0, y / scale.1),
    }
}

/// Returns the mean spacing at a place of a lattice, in pixels of the view; `None` at the horizon.
fn spacing_at(map: &ViewFromLattice, BoardPoint { x, y }: BoardPoint) -> Option<f64> {
    const HALF: f64 = 0.5;
    let seen = |x: f64, y: f64| map.project(BoardPoint { x, y });
    let step = |from: ViewPoint, to: ViewPoint| (to.x - from.x, to.y - from.y);
    let right = step(seen(x - HALF, y), seen(x + HALF, y));
    let down = step(seen(x, y - HALF), seen(x, y + HALF));
    let spacing_px = (right.0 * down.1 - right.1 * down.0).abs().sqrt();
    (spacing_px.is_finite() && spacing_px > 0.0).then_some(spacing_px)
}

#[cfg(test)]
mod tests {
    use image::{Rgb, RgbImage};

    use super::*;
    use crate::geometry::Projection;
    use crate::photo::Sampler;

    /// A lattice seen from low: its columns are 40 pixels apart in front and 20 at the back.
    fn low_map() -> ViewFromLattice {
        let pairs = [
            ((0.0, 0.0), (200.0, 100.0)),
            ((8.0, 0.0), (360.0, 100.0)),
            ((8.0, 8.0), (440.0, 300.0)),
            ((0.0, 8.0), (120.0, 300.0)),
        ];
        let homography = Homography::from_pairs(&pairs).unwrap();
        let lens = Lens {
            k1: -0.05,
            ..Lens::ideal(600, 400)
        };
        Projection::flat(homography, lens)
    }

    /// The first nine lines each way, with this rim around them.
    fn nine_lines(rim: f64) -> Rect<PlanePoint> {
        let nine = Rect {
            top_left: PlanePoint::at(0.0, 0.0),
            bottom_right: PlanePoint::at(8.0, 8.0),
        };
        nine.expanded(rim)
    }

    #[test]
    fn a_rectified_view_shows_each_crossing_at_its_place() {
        let map = low_map();
        let crossing = BoardPoint { x: 3.0, y: 1.0 };
        // The photo is twice as large as the frame in which the map was found.
        let mut pixels = RgbImage::new(1200, 800);
        let seen = map.project(crossing);
        let red = Rgb([255, 0, 0]);
        let (x, y) = ((2.0 * seen.x) as i64, (2.0 * seen.y) as i64);
        for (column, row) in (-4..4).flat_map(|dy| (-4..4).map(move |dx| (x + dx, y + dy))) {
            pixels.put_pixel(column as u32, row as u32, red);
        }
        let photo = Photo::from(pixels);
        let whole = Viewport::whole(&photo, 600);
        let view = Viewport::rectified(&photo, whole.scale, &map, nine_lines(2.0), 16.0).unwrap();
        assert_eq!(view.picture.dimensions(), (192, 192));
        // Two spacings of rim, and the picture begins at the rim's corner.
        let place = PicturePoint {
            x: (2.0 + 3.0) * 16.0,
            y: (2.0 + 1.0) * 16.0,
        };
        let pixel = view.picture.get_pixel(place.x as u32, place.y as u32);
        assert!(pixel.0[0] > 200, "{pixel:?}");
        assert!(view.shows(place));
        let in_photo = view.to_photo(view.to_frame(place));
        let (x, y) = (2.0 * seen.x, 2.0 * seen.y);
        assert!(
            in_photo.distance_px(PhotoPoint { x, y }) < 0.01,
            "{in_photo:?}"
        );
        let back = view.to_picture(view.to_frame(place)).unwrap();
        assert!(back.distance_px(place) < 1e-6, "{back:?}");
    }

    #[test]
    fn nothing_is_shown_behind_the_camera() {
        let photo = Photo::from(RgbImage::from_pixel(600, 400, Rgb([255, 255, 255])));
        let whole = Viewport::whole(&photo, 600);
        // The rows come nearer to the camera by half in eight steps, so the sixteenth is where it
        // stands.
        let view =
            Viewport::rectified(&photo, whole.scale, &low_map(), nine_lines(12.0), 10.0).unwrap();
        let (column, row) = (160, (12 + 18) * 10);
        let behind = PicturePoint {
            x: f64::from(column),
            y: f64::from(row),
        };
        assert!(!view.shows(behind));
        let grey = (Sampler::OUTSIDE * 255.0).round() as u8;
        assert_eq!(view.picture.get_pixel(column, row).0, [grey; 3]);
    }
}
