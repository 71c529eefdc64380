//! Points and boxes that know which space they are in.
//!
//! A place in the full-size photo, the same place in a resized view of it, and a place in a drawing
//! are all two numbers. Each has a type of its own, so that mixing them up does not compile.

/// A point of a plane that is measured in pixels or, for [`PlanePoint`], in the plane's own units. Each
/// space has its own type.
pub trait PixelPoint: Copy {
    /// Returns the point this many pixels right of the left edge and below the top edge.
    fn at(x: f64, y: f64) -> Self;

    /// Returns how far right of the left edge and how far below the top edge the point lies.
    fn xy(self) -> (f64, f64);

    /// Returns the distance to another point of the same space, in pixels.
    fn distance_px(self, other: Self) -> f64 {
        let ((x, y), (other_x, other_y)) = (self.xy(), other.xy());
        let (across, down) = (x - other_x, y - other_y);
        // Much faster than `hypot`, and no distance is near the largest number.
        (across * across + down * down).sqrt()
    }
}

/// A place in the upright photo: pixels, x right, y down, first pixel centre at (0.5, 0.5).
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct PhotoPoint {
    /// Pixels from the left edge.
    pub x: f64,
    /// Pixels from the top edge.
    pub y: f64,
}

/// A place in the upright photo at the scale of a view: pixels of the whole photo at that scale,
/// even if the view shows only a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct ViewPoint {
    /// Pixels from the left edge of the whole photo at this scale.
    pub x: f64,
    /// Pixels from the top edge of the whole photo at this scale.
    pub y: f64,
}

/// A place in the picture of a view: pixels from its upper left corner. A view may show only a part
/// of the photo, or the board as if from straight above.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct PicturePoint {
    /// Pixels from the left edge of the picture.
    pub x: f64,
    /// Pixels from the top edge of the picture.
    pub y: f64,
}

/// A place in a drawing: the drawing's own units, x right, y down, from its top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct DrawingPoint {
    /// Units from the left edge.
    pub x: f64,
    /// Units from the top edge.
    pub y: f64,
}

/// A place on the plane of a lattice, in coordinates in which squares are squares: the plane's own
/// units, x right, y down.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct PlanePoint {
    /// Units right of the origin.
    pub x: f64,
    /// Units below the origin.
    pub y: f64,
}

/// A place on the board: line spacings from the crossing of the leftmost and topmost lines, x
/// right, y down.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct BoardPoint {
    /// Line spacings from the leftmost line.
    pub x: f64,
    /// Line spacings from the topmost line.
    pub y: f64,
}

impl PixelPoint for PhotoPoint {
    fn at(x: f64, y: f64) -> PhotoPoint {
        PhotoPoint { x, y }
    }

    fn xy(self) -> (f64, f64) {
        (self.x, self.y)
    }
}

impl PixelPoint for ViewPoint {
    fn at(x: f64, y: f64) -> ViewPoint {
        ViewPoint { x, y }
    }

    fn xy(self) -> (f64, f64) {
        (self.x, self.y)
    }
}

impl PixelPoint for PicturePoint {
    fn at(x: f64, y: f64) -> PicturePoint {
        PicturePoint { x, y }
    }

    fn xy(self) -> (f64, f64) {
        (self.x, self.y)
    }
}

impl PixelPoint for DrawingPoint {
    fn at(x: f64, y: f64) -> DrawingPoint {
        DrawingPoint { x, y }
    }

    fn xy(self) -> (f64, f64) {
        (self.x, self.y)
    }
}

impl PixelPoint for PlanePoint {
    fn at(x: f64, y: f64) -> PlanePoint {
        PlanePoint { x, y }
    }

    fn xy(self) -> (f64, f64) {
        (self.x, self.y)
    }
}

impl PhotoPoint {
    /// Returns the distance to another place in the photo, in pixels.
    pub fn distance_px(self, other: PhotoPoint) -> f64 {
        PixelPoint::distance_px(self, other)
    }
}

impl DrawingPoint {
    /// Returns true if both coordinates are finite. A point on a map's horizon is nowhere in a
    /// drawing.
    pub fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite()
    }
}

/// An upright box in one space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect<P> {
    /// Its top left corner.
    pub top_left: P,
    /// Its bottom right corner.
    pub bottom_right: P,
}

impl<P: PixelPoint> Rect<P> {
    /// Returns the smallest box that holds all of `points`; `None` without any.
    pub fn around(points: impl IntoIterator<Item = P>) -> Option<Rect<P>> {
        let mut points = points.into_iter().map(P::xy);
        let first = points.next()?;
        let (least, most) =
            points.fold((first, first), |((left, top), (right, bottom)), (x, y)| {
                ((left.min(x), top.min(y)), (right.max(x), bottom.max(y)))
            });
        Some(Rect {
            top_left: P::at(least.0, least.1),
            bottom_right: P::at(most.0, most.1),
        })
    }

    /// Returns the length of the longer pair of sides.
    pub fn longest_side(&self) -> f64 {
        let ((left, top), (right, bottom)) = (self.top_left.xy(), self.bottom_right.xy());
        (right - left).max(bottom - top)
    }

    /// Returns its middle.
    pub fn middle(&self) -> P {
        let ((left, top), (right, bottom)) = (self.top_left.xy(), self.bottom_right.xy());
        P::at((left + right) / 2.0, (top + bottom) / 2.0)
    }

    /// Returns the box with `rim` more on every side.
    #[must_use]
    pub fn expanded(&self, rim: f64) -> Rect<P> {
        let ((left, top), (right, bottom)) = (self.top_left.xy(), self.bottom_right.xy());
        Rect {
            top_left: P::at(left - rim, top - rim),
            bottom_right: P::at(right + rim, bottom + rim),
        }
    }

    /// Returns true if more than half of the box lies in `other`.
    pub fn is_mostly_in(&self, other: &Rect<P>) -> bool {
        let ((left, top), (right, bottom)) = (self.top_left.xy(), self.bottom_right.xy());
        let ((from_x, from_y), (to_x, to_y)) = (other.top_left.xy(), other.bottom_right.xy());
        let wide = (right.min(to_x) - left.max(from_x)).max(0.0);
        let high = (bottom.min(to_y) - top.max(from_y)).max(0.0);
        2.0 * wide * high > (right - left) * (bottom - top)
    }

    /// Returns the corners: top left, top right, bottom right, bottom left.
    pub fn corners(&self) -> [P; 4] {
        let ((left, top), (right, bottom)) = (self.top_left.xy(), self.bottom_right.xy());
        [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| P::at(x, y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_holds_its_points_and_grows_on_every_side() {
        let points = [(3.0, 8.0), (1.0, 9.0), (4.0, 5.0)].map(|(x, y)| ViewPoint { x, y });
        let rect = Rect::around(points).unwrap();
        assert_eq!(rect.longest_side(), 4.0);
        let corners =
            [(0.0, 4.0), (5.0, 4.0), (5.0, 10.0), (0.0, 10.0)].map(|(x, y)| ViewPoint { x, y });
        assert_eq!(rect.expanded(1.0).corners(), corners);
        assert_eq!(Rect::<ViewPoint>::around([]), None);
    }
}
