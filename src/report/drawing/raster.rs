//! Shapes as pixels, with smooth edges.

use image::RgbImage;

use crate::geometry::PhotoPoint;

use super::{Ink, Kind, Shape};

/// Draws `shape` into `picture`, whose pixels are `scale` times as many a side as the photo's.
pub(in crate::report) fn draw(picture: &mut RgbImage, shape: &Shape, scale: f64) {
    let points: Vec<PhotoPoint> =
        shape.points.iter().map(|point| PhotoPoint { x: point.x * scale, y: point.y * scale }).collect();
    // A point on the map's horizon is nowhere in the picture.
    if points.iter().any(|point| !point.x.is_finite() || !point.y.is_finite()) {
        return;
    }
    match shape.kind {
        Kind::Line { width_px } => {
            let half_width = (width_px * scale / 2.0).max(0.5);
            for (&from, &to) in points.iter().zip(points.iter().skip(1)) {
                // The half pixel over which the edge fades is added to the reach.
                fill(picture, &[from, to], half_width + 0.5, shape.ink, |pixel| {
                    half_width + 0.5 - distance(pixel, from, to)
                });
            }
        }
        Kind::Area => fill(picture, &points, 0.0, shape.ink, |pixel| f64::from(inside(pixel, &points))),
    }
}

/// Blends `ink` into the pixels near `points`, as strongly as `coverage` says (held to 0 to 1).
fn fill(
    picture: &mut RgbImage,
    points: &[PhotoPoint],
    reach: f64,
    ink: Ink,
    coverage: impl Fn(PhotoPoint) -> f64,
) {
    let xs = points.iter().map(|point| point.x);
    let ys = points.iter().map(|point| point.y);
    let (Some(columns), Some(rows)) = (range(xs, reach, picture.width()), range(ys, reach, picture.height()))
    else {
        return;
    };
    for y in rows {
        for x in columns.clone() {
            let center = PhotoPoint { x: f64::from(x) + 0.5, y: f64::from(y) + 0.5 };
            let strength = coverage(center).clamp(0.0, 1.0);
            if strength > 0.0
                && let Some(pixel) = picture.get_pixel_mut_checked(x, y)
            {
                for (channel, ink) in pixel.0.iter_mut().zip(ink) {
                    let mixed = f64::from(*channel) * (1.0 - strength) + f64::from(ink) * strength;
                    *channel = mixed.round() as u8;
                }
            }
        }
    }
}

/// The pixels from the least to the greatest of `values`, `reach` further on both sides, inside the picture.
fn range(values: impl Iterator<Item = f64> + Clone, reach: f64, end: u32) -> Option<std::ops::Range<u32>> {
    let least = values.clone().reduce(f64::min)? - reach;
    let greatest = values.reduce(f64::max)? + reach;
    // Float to integer conversion saturates, so that far-away points end at the border.
    Some(least.floor().max(0.0) as u32..(greatest.ceil().max(0.0) as u32).min(end))
}

/// Distance from `point` to the segment between `from` and `to`.
fn distance(point: PhotoPoint, from: PhotoPoint, to: PhotoPoint) -> f64 {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length_squared = dx * dx + dy * dy;
    let along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / length_squared.max(f64::MIN_POSITIVE);
    let along = along.clamp(0.0, 1.0);
    point.distance_px(PhotoPoint { x: from.x + along * dx, y: from.y + along * dy })
}

/// Whether a ray from `point` crosses the outline an odd number of times.
fn inside(point: PhotoPoint, outline: &[PhotoPoint]) -> bool {
    let next = outline.iter().cycle().skip(1);
    let crosses = |a: &PhotoPoint, b: &PhotoPoint| {
        (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
    };
    outline.iter().zip(next).filter(|(a, b)| crosses(a, b)).count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(x: f64, y: f64) -> PhotoPoint {
        PhotoPoint { x, y }
    }

    #[test]
    fn a_line_covers_its_width_and_nothing_else() {
        let mut picture = RgbImage::new(20, 10);
        let kind = Kind::Line { width_px: 2.0 };
        draw(
            &mut picture,
            &Shape { points: vec![point(2.0, 5.0), point(18.0, 5.0)], ink: [255; 3], kind },
            1.0,
        );
        assert_eq!(picture.get_pixel(10, 4).0, [255; 3]);
        assert_eq!(picture.get_pixel(10, 5).0, [255; 3]);
        assert_eq!(picture.get_pixel(10, 2).0, [0; 3]);
        assert_eq!(picture.get_pixel(10, 8).0, [0; 3]);
    }

    #[test]
    fn shapes_outside_the_picture_leave_it_alone() {
        let mut picture = RgbImage::new(8, 8);
        let far = vec![point(-1e12, -50.0), point(-1e12, f64::MAX), point(-40.0, 1e300)];
        for kind in [Kind::Area, Kind::Line { width_px: 3.0 }] {
            draw(&mut picture, &Shape { points: far.clone(), ink: [255; 3], kind }, 1.0);
        }
        let horizon = vec![point(f64::INFINITY, 1.0), point(f64::NAN, 2.0)];
        draw(&mut picture, &Shape { points: horizon, ink: [255; 3], kind: Kind::Area }, 1.0);
        assert!(picture.pixels().all(|pixel| pixel.0 == [0; 3]));
    }

    #[test]
    fn an_area_is_filled_inside_its_outline() {
        let mut picture = RgbImage::new(8, 8);
        let square = vec![point(2.0, 2.0), point(6.0, 2.0), point(6.0, 6.0), point(2.0, 6.0)];
        draw(&mut picture, &Shape { points: square, ink: [9; 3], kind: Kind::Area }, 1.0);
        let filled = picture.pixels().filter(|pixel| pixel.0 == [9; 3]).count();
        assert_eq!(filled, 16);
    }
}
