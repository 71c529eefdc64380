//! Draws marks as pixels with smooth edges.
//!
//! Each pixel near a mark is blended with the mark's colour in proportion to the part of it that
//! the mark covers. For lines and rings that part is estimated from the distance between the
//! pixel's centre and the middle of the stroke, which is exact enough for strokes of a pixel and
//! more. ARCHITECTURE.md explains why `imageproc` is not used for this.

use image::RgbImage;

use crate::geometry::{DrawingPoint, PixelPoint};
use crate::report::picture::{Ink, Mark};

/// Half the width of the narrowest line, in pixels. Narrower lines would have gaps.
const LEAST_HALF_WIDTH: f64 = 0.5;
/// Distance beyond a line's edge over which its colour fades out, in pixels.
const FADE: f64 = 0.5;

/// Draws marks, in pixels, into a picture. Text is left out, since only vector formats show it.
pub(in crate::report) fn draw(picture: &mut RgbImage, marks: &[Mark]) {
    for mark in marks {
        // A point on the map's horizon has no place in the picture.
        if mark.places().iter().all(|place| place.is_finite()) {
            draw_mark(picture, mark);
        }
    }
}

fn draw_mark(picture: &mut RgbImage, mark: &Mark) {
    match mark {
        Mark::Area { corners, ink } => {
            blend(picture, corners, 0.0, *ink, |pixel| {
                f64::from(is_inside(pixel, corners))
            });
        }
        Mark::Line { places, ink, width } => {
            let reach = (width / 2.0).max(LEAST_HALF_WIDTH) + FADE;
            for (&from, &to) in places.iter().zip(places.iter().skip(1)) {
                blend(picture, &[from, to], reach, *ink, |pixel| {
                    reach - distance(pixel, from, to)
                });
            }
        }
        Mark::Disc {
            middle,
            radius,
            fill,
            outline,
        } => {
            if let Some(ink) = fill {
                let reach = radius + FADE;
                blend(picture, &[*middle], reach, *ink, |pixel| {
                    reach - pixel.distance_px(*middle)
                });
            }
            if let Some((ink, width)) = outline {
                let reach = (width / 2.0).max(LEAST_HALF_WIDTH) + FADE;
                blend(picture, &[*middle], radius + reach, *ink, |pixel| {
                    reach - (pixel.distance_px(*middle) - radius).abs()
                });
            }
        }
        Mark::Text { .. } => {}
    }
}

/// Blends `ink` into the pixels within `reach` of the box around `places`. `coverage` gives the
/// covered part of the pixel with this centre; it is clamped to 0 to 1.
fn blend(
    picture: &mut RgbImage,
    places: &[DrawingPoint],
    reach: f64,
    ink: Ink,
    coverage: impl Fn(DrawingPoint) -> f64,
) {
    let xs = places.iter().map(|place| place.x);
    let ys = places.iter().map(|place| place.y);
    let (Some(columns), Some(rows)) = (
        range(xs, reach, picture.width()),
        range(ys, reach, picture.height()),
    ) else {
        return;
    };
    for y in rows {
        for x in columns.clone() {
            let center = DrawingPoint {
                x: f64::from(x) + 0.5,
                y: f64::from(y) + 0.5,
            };
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

/// Returns the range of pixels from the least to the greatest of `values`, extended by `reach` on
/// both sides and cut off at the picture's borders.
fn range(
    values: impl Iterator<Item = f64> + Clone,
    reach: f64,
    end: u32,
) -> Option<std::ops::Range<u32>> {
    let least = values.clone().reduce(f64::min)? - reach;
    let greatest = values.reduce(f64::max)? + reach;
    // Float to integer conversion saturates, so that far-away points end at the border.
    Some(least.floor().max(0.0) as u32..(greatest.ceil().max(0.0) as u32).min(end))
}

/// Returns the distance from `point` to the segment between `from` and `to`.
fn distance(point: DrawingPoint, from: DrawingPoint, to: DrawingPoint) -> f64 {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length_squared = dx * dx + dy * dy;
    let along =
        ((point.x - from.x) * dx + (point.y - from.y) * dy) / length_squared.max(f64::MIN_POSITIVE);
    let along = along.clamp(0.0, 1.0);
    point.distance_px(DrawingPoint {
        x: from.x + along * dx,
        y: from.y + along * dy,
    })
}

/// Returns true if a ray from `point` crosses the outline an odd number of times.
fn is_inside(point: DrawingPoint, outline: &[DrawingPoint]) -> bool {
    let next = outline.iter().cycle().skip(1);
    let crosses = |a: &DrawingPoint, b: &DrawingPoint| {
        (a.y > point.y) != (b.y > point.y)
            && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
    };
    outline
        .iter()
        .zip(next)
        .filter(|(a, b)| crosses(a, b))
        .count()
        % 2
        == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Ink = [255; 3];

    fn places(places: &[(f64, f64)]) -> Vec<DrawingPoint> {
        places.iter().map(|&(x, y)| DrawingPoint { x, y }).collect()
    }

    #[test]
    fn a_line_covers_its_width_and_nothing_else() {
        let mut picture = RgbImage::new(20, 10);
        draw(
            &mut picture,
            &[Mark::Line {
                places: places(&[(2.0, 5.0), (18.0, 5.0)]),
                ink: WHITE,
                width: 2.0,
            }],
        );
        assert_eq!(picture.get_pixel(10, 4).0, [255; 3]);
        assert_eq!(picture.get_pixel(10, 5).0, [255; 3]);
        assert_eq!(picture.get_pixel(10, 2).0, [0; 3]);
        assert_eq!(picture.get_pixel(10, 8).0, [0; 3]);
    }

    #[test]
    fn shapes_outside_the_picture_leave_it_alone() {
        let mut picture = RgbImage::new(8, 8);
        let far = places(&[(-1e12, -50.0), (-1e12, f64::MAX), (-40.0, 1e300)]);
        let horizon = places(&[(f64::INFINITY, 1.0), (f64::NAN, 2.0)]);
        let marks = [
            Mark::Area {
                corners: far.clone(),
                ink: WHITE,
            },
            Mark::Line {
                places: far,
                ink: WHITE,
                width: 3.0,
            },
            Mark::Area {
                corners: horizon,
                ink: WHITE,
            },
            Mark::Disc {
                middle: DrawingPoint { x: 1e300, y: -1e9 },
                radius: 5.0,
                fill: Some(WHITE),
                outline: Some((WHITE, 2.0)),
            },
        ];
        draw(&mut picture, &marks);
        assert!(picture.pixels().all(|pixel| pixel.0 == [0; 3]));
    }

    #[test]
    fn an_area_is_filled_inside_its_outline() {
        let mut picture = RgbImage::new(8, 8);
        let corners = places(&[(2.0, 2.0), (6.0, 2.0), (6.0, 6.0), (2.0, 6.0)]);
        draw(
            &mut picture,
            &[Mark::Area {
                corners,
                ink: [9; 3],
            }],
        );
        let filled = picture.pixels().filter(|pixel| pixel.0 == [9; 3]).count();
        assert_eq!(filled, 16);
    }

    #[test]
    fn a_ring_leaves_its_middle_free() {
        let mut picture = RgbImage::new(20, 20);
        let middle = DrawingPoint { x: 10.0, y: 10.0 };
        draw(
            &mut picture,
            &[Mark::Disc {
                middle,
                radius: 6.0,
                fill: None,
                outline: Some((WHITE, 2.0)),
            }],
        );
        assert_eq!(picture.get_pixel(10, 10).0, [0; 3]);
        assert_eq!(picture.get_pixel(15, 9).0, [255; 3]);
        assert_eq!(picture.get_pixel(19, 9).0, [0; 3]);
    }
}
