//! What a photo shows of the points of a board: which are hidden, which are washed out, and where
//! their stones appear.

use nalgebra::Vector3;

use super::camera::{CameraView, Ray};
use super::goban::{BoardOnTable, BoardPart};
use super::sensor::Contrast;
use super::world::{HitObject, World};
use shuzi::geometry::PhotoPoint;
use shuzi::point::Point;

/// Objects nearer to a crossing than this do not hide it, mm.
const CLEAR_OF_POINT_MM: f64 = 0.1;
/// Radius of the part of the board that belongs to a point, spacings.
const DISC: f64 = 0.42;
/// Number of rings of places on a disc; ring i has 6 i places.
const RINGS: u32 = 3;
/// The board in front of a place hides it from this distance, mm.
const UNEVEN_MM: f64 = 2.0;
/// Places each way at which the outline of a stone is looked for.
const OUTLINE: i32 = 17;

/// A camera, all objects before it, and the contrast of each pixel of its picture.
pub(super) struct Observer<'a> {
    pub(super) world: &'a World<'a>,
    pub(super) view: &'a CameraView,
    pub(super) contrast: &'a [Contrast],
}

/// How well a point is seen. The shares refer to the part of the board about an empty point, and to
/// the upper side of a stone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PointVisibility {
    /// Share that things other than the stones of the board hide.
    pub(super) covered: f64,
    /// Share that other stones of the board hide.
    pub(super) screened: f64,
    /// Mean contrast of the part that is seen, if any of it is.
    pub(super) contrast: Option<Contrast>,
}

impl Observer<'_> {
    /// Returns the position of a place in the photo.
    pub(super) fn photo(&self, place: Vector3<f64>) -> PhotoPoint {
        self.view.project(place)
    }

    /// Returns width and height of the photo, pixels.
    pub(super) fn photo_px(&self) -> [u32; 2] {
        [self.world.scene.width_px, self.world.scene.height_px]
    }

    /// Returns true if a position lies in the photo.
    pub(super) fn is_in_frame(&self, seen: PhotoPoint) -> bool {
        let [width, height] = self.photo_px().map(f64::from);
        (0.0..width).contains(&seen.x) && (0.0..height).contains(&seen.y)
    }

    /// Returns true if a thing hides a place; stones on a board are not things.
    pub(super) fn is_hidden(&self, place: Vector3<f64>) -> bool {
        let away = place - self.view.eye();
        let (ray, until) = (
            Ray::new(self.view.eye(), away.normalize()),
            away.norm() - CLEAR_OF_POINT_MM,
        );
        self.world
            .solids
            .iter()
            .any(|solid| solid.blocks(&ray, until))
            || self.world.loose.blocks(&ray, 0.0, until)
    }

    /// Determines how well a point of the board with this number is seen.
    pub(super) fn visibility(
        &self,
        index: usize,
        board: &BoardOnTable,
        point: Point,
    ) -> PointVisibility {
        let stone = board.stone(point);
        let places = disc().map(|(dx, dy)| match stone {
            Some(stone) => board.upper_side(stone, dx * DISC, dy * DISC),
            None => board.crossing(
                point.col() as f64 + dx * DISC,
                point.row() as f64 + dy * DISC,
            ),
        });
        let (mut covered, mut screened, mut count) = (0.0, 0.0, 0.0);
        let mut seen = Vec::new();
        for place in places {
            count += 1.0;
            let away = place - self.view.eye();
            let ray = Ray::new(self.view.eye(), away.normalize());
            let hit = self.world.intersect(&ray);
            match hit.map(|hit| (hit.object, away.norm() - hit.distance)) {
                Some((HitObject::Solid(..) | HitObject::Loose(_), before))
                    if before > CLEAR_OF_POINT_MM =>
                {
                    covered += 1.0;
                }
                Some((HitObject::Board(other, BoardPart::Stone(number)), _))
                    if other != index || board.stone(point) != Some(number) =>
                {
                    screened += 1.0;
                }
                Some((HitObject::Board(..), before)) if stone.is_none() && before > UNEVEN_MM => {
                    screened += 1.0
                }
                _ => seen.extend(self.contrast_at(self.photo(place))),
            }
        }
        let mean =
            |part: fn(&Contrast) -> f32| seen.iter().map(part).sum::<f32>() / seen.len() as f32;
        let contrast = (!seen.is_empty()).then(|| Contrast {
            plain: mean(|contrast| contrast.plain),
            scattered: mean(|contrast| contrast.scattered),
            seen: mean(|contrast| contrast.seen),
        });
        PointVisibility {
            covered: covered / count,
            screened: screened / count,
            contrast,
        }
    }

    /// Returns the middle of the outline that a stone has in the photo, as if nothing hid it.
    pub(super) fn stone_middle(&self, board: &BoardOnTable, stone: usize) -> Option<PhotoPoint> {
        let middle = board.upper_side(stone, 0.0, 0.0);
        let around = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
        let about = self.photo(middle);
        let reach = around.map(|(dx, dy)| {
            self.photo(board.upper_side(stone, dx * 0.6, dy * 0.6))
                .distance_px(about)
        });
        let step = 1.4 * reach.into_iter().fold(0.0, f64::max) / f64::from(OUTLINE / 2);
        let offsets = -OUTLINE / 2..=OUTLINE / 2;
        let (mut sum, mut count) = ((0.0, 0.0), 0.0);
        for (column, row) in offsets
            .clone()
            .flat_map(|row| offsets.clone().map(move |column| (column, row)))
        {
            let place = PhotoPoint {
                x: about.x + f64::from(column) * step,
                y: about.y + f64::from(row) * step,
            };
            if board.shows_stone(&self.view.ray(place), stone) {
                sum = (sum.0 + place.x, sum.1 + place.y);
                count += 1.0;
            }
        }
        (count > 0.0).then(|| PhotoPoint {
            x: sum.0 / count,
            y: sum.1 / count,
        })
    }

    fn contrast_at(&self, seen: PhotoPoint) -> Option<Contrast> {
        let [width, height] = self.photo_px();
        let column = (seen.x.max(0.0) as usize).min(width as usize - 1);
        let row = (seen.y.max(0.0) as usize).min(height as usize - 1);
        self.contrast.get(row * width as usize + column).copied()
    }
}

/// Returns places evenly spread over the unit disc.
fn disc() -> impl Iterator<Item = (f64, f64)> {
    let ring = |ring: u32| {
        let radius = f64::from(ring) / f64::from(RINGS);
        (0..6 * ring).map(move |step| {
            let (sin, cos) =
                (std::f64::consts::TAU * f64::from(step) / f64::from(6 * ring)).sin_cos();
            (radius * cos, radius * sin)
        })
    };
    std::iter::once((0.0, 0.0)).chain((1..=RINGS).flat_map(ring))
}
