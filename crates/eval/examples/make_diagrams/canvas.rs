//! A picture that is drawn with anti-aliased shapes.
//!
//! A shape is described by its signed distance: negative inside, in pixels. A pixel is covered by
//! the share that the distance of its middle implies, which is exact for straight edges and good
//! enough for circles. Places are in pixels of the page, from its upper left corner; the page may
//! be tilted a little in the picture, as in a scan.

use std::error::Error;
use std::io::Cursor;

use image::codecs::jpeg::JpegEncoder;
use image::{ImageFormat, RgbImage};
use rand::RngExt;
use rand_pcg::Pcg64Mcg;

/// Red, green and blue from 0 to 1, as sRGB has them.
pub type Rgb = [f32; 3];

/// A place on the page: pixels to the right and down.
pub type PagePoint = (f64, f64);

/// Returns the gray of this brightness.
pub fn gray(brightness: f32) -> Rgb {
    [brightness; 3]
}

/// Returns the color that `0xRRGGBB` stands for.
pub fn hex(code: u32) -> Rgb {
    [16, 8, 0].map(|shift| (code >> shift & 0xFF) as f32 / 255.0)
}

/// Mixes two colors; `share` is that of the second.
pub fn mix(first: Rgb, second: Rgb, share: f32) -> Rgb {
    std::array::from_fn(|i| first[i] + (second[i] - first[i]) * share)
}

/// A shape on the page.
#[derive(Clone, Copy)]
pub enum Shape {
    Disc {
        center: PagePoint,
        radius: f64,
    },
    Ring {
        center: PagePoint,
        radius: f64,
        width: f64,
    },
    /// A stroke with round ends.
    Stroke {
        from: PagePoint,
        to: PagePoint,
        width: f64,
    },
    Rect {
        left: f64,
        top: f64,
        right: f64,
        bottom: f64,
        rounding: f64,
    },
    Triangle([PagePoint; 3]),
}

impl Shape {
    /// Returns a rectangle by its upper left corner, width and height.
    pub fn rect(left: f64, top: f64, width: f64, height: f64) -> Shape {
        Shape::rounded(left, top, width, height, 0.0)
    }

    /// Returns a rectangle with rounded corners.
    pub fn rounded(left: f64, top: f64, width: f64, height: f64, rounding: f64) -> Shape {
        Shape::Rect {
            left,
            top,
            right: left + width,
            bottom: top + height,
            rounding,
        }
    }

    /// Returns the square with this middle and half its side.
    pub fn square(center: PagePoint, half: f64) -> Shape {
        Shape::rect(center.0 - half, center.1 - half, 2.0 * half, 2.0 * half)
    }

    /// Returns the signed distance of a place, in pixels.
    fn distance(&self, (x, y): PagePoint) -> f64 {
        match *self {
            Shape::Disc { center, radius } => (x - center.0).hypot(y - center.1) - radius,
            Shape::Ring {
                center,
                radius,
                width,
            } => ((x - center.0).hypot(y - center.1) - radius).abs() - width / 2.0,
            Shape::Stroke { from, to, width } => {
                let (dx, dy) = (to.0 - from.0, to.1 - from.1);
                let length = (dx * dx + dy * dy).max(1e-9);
                let along = (((x - from.0) * dx + (y - from.1) * dy) / length).clamp(0.0, 1.0);
                (x - from.0 - along * dx).hypot(y - from.1 - along * dy) - width / 2.0
            }
            Shape::Rect {
                left,
                top,
                right,
                bottom,
                rounding,
            } => {
                let dx = (left - x).max(x - right) + rounding;
                let dy = (top - y).max(y - bottom) + rounding;
                dx.max(0.0).hypot(dy.max(0.0)) + dx.max(dy).min(0.0) - rounding
            }
            Shape::Triangle(corners) => {
                let [a, b, c] = corners;
                let area = (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
                let outside = |from: PagePoint, to: PagePoint| {
                    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
                    let cross = dx * (y - from.1) - dy * (x - from.0);
                    -cross * area.signum() / dx.hypot(dy).max(1e-9)
                };
                outside(a, b).max(outside(b, c)).max(outside(c, a))
            }
        }
    }

    /// Returns the box around the shape: left, top, right, bottom.
    fn bounds(&self) -> [f64; 4] {
        let around = |(x, y): PagePoint, reach: f64| [x - reach, y - reach, x + reach, y + reach];
        let join = |a: [f64; 4], b: [f64; 4]| {
            [
                a[0].min(b[0]),
                a[1].min(b[1]),
                a[2].max(b[2]),
                a[3].max(b[3]),
            ]
        };
        match *self {
            Shape::Disc { center, radius } => around(center, radius),
            Shape::Ring {
                center,
                radius,
                width,
            } => around(center, radius + width / 2.0),
            Shape::Stroke { from, to, width } => {
                join(around(from, width / 2.0), around(to, width / 2.0))
            }
            Shape::Rect {
                left,
                top,
                right,
                bottom,
                ..
            } => [left, top, right, bottom],
            Shape::Triangle([a, b, c]) => {
                join(join(around(a, 0.0), around(b, 0.0)), around(c, 0.0))
            }
        }
    }
}

/// The picture.
pub struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<Rgb>,
    /// Turn of the page about its middle, clockwise, in radians.
    tilt: f64,
}

impl Canvas {
    /// Makes a picture of one color. Fractions of pixels are dropped.
    pub fn new(width: f64, height: f64, color: Rgb) -> Canvas {
        let (width, height) = (width as usize, height as usize);
        Canvas {
            width,
            height,
            pixels: vec![color; width * height],
            tilt: 0.0,
        }
    }

    /// Turns everything that is drawn from now on.
    pub fn set_tilt(&mut self, tilt: f64) {
        self.tilt = tilt;
    }

    pub fn width(&self) -> f64 {
        self.width as f64
    }

    pub fn height(&self) -> f64 {
        self.height as f64
    }

    /// Returns where a place on the page appears in the picture.
    pub fn pixel_of(&self, place: PagePoint) -> PagePoint {
        self.turn(place, self.tilt)
    }

    fn turn(&self, (x, y): PagePoint, angle: f64) -> PagePoint {
        let (middle_x, middle_y) = (self.width() / 2.0, self.height() / 2.0);
        let (sin, cos) = angle.sin_cos();
        let (dx, dy) = (x - middle_x, y - middle_y);
        (
            middle_x + cos * dx - sin * dy,
            middle_y + sin * dx + cos * dy,
        )
    }

    /// Fills a shape with a color.
    pub fn fill(&mut self, shape: Shape, color: Rgb) {
        self.fill_with(shape, 1.0, &|_| (color, 1.0));
    }

    /// Fills a shape with a color that lets the ground through.
    pub fn fill_faintly(&mut self, shape: Shape, color: Rgb, opacity: f32) {
        self.fill_with(shape, 1.0, &|_| (color, opacity));
    }

    /// Fills a shape with the color and opacity that `paint` has at each place. Its edge is
    /// `softness` pixels wide, half of it inside; 1 is a sharp edge.
    pub fn fill_with(
        &mut self,
        shape: Shape,
        softness: f64,
        paint: &dyn Fn(PagePoint) -> (Rgb, f32),
    ) {
        let [left, top, right, bottom] = shape.bounds();
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        let corners = corners.map(|corner| self.pixel_of(corner));
        let range = |values: [f64; 4], end: usize| {
            let low = values.iter().copied().fold(f64::INFINITY, f64::min) - softness;
            let high = values.iter().copied().fold(0.0, f64::max) + softness + 1.0;
            (low.max(0.0) as usize).min(end)..(high as usize).min(end)
        };
        let columns = range(corners.map(|corner| corner.0), self.width);
        for row in range(corners.map(|corner| corner.1), self.height) {
            for column in columns.clone() {
                let place = self.turn((column as f64 + 0.5, row as f64 + 0.5), -self.tilt);
                let cover = (0.5 - shape.distance(place) / softness).clamp(0.0, 1.0) as f32;
                if cover <= 0.0 {
                    continue;
                }
                let (color, opacity) = paint(place);
                if let Some(pixel) = self.pixels.get_mut(row * self.width + column) {
                    *pixel = mix(*pixel, color, cover * opacity);
                }
            }
        }
    }

    /// Draws a stroke. One thinner than a pixel is a pixel wide and paler.
    pub fn stroke(&mut self, from: PagePoint, to: PagePoint, width: f64, color: Rgb) {
        let shape = Shape::Stroke {
            from,
            to,
            width: width.max(1.0),
        };
        self.fill_faintly(shape, color, width.min(1.0) as f32);
    }

    /// Changes every pixel by its place in the picture.
    pub fn change(&mut self, change: impl Fn(f64, f64, Rgb) -> Rgb) {
        for (index, pixel) in self.pixels.iter_mut().enumerate() {
            let (x, y) = (index % self.width, index / self.width);
            *pixel = change(x as f64 + 0.5, y as f64 + 0.5, *pixel);
        }
    }

    /// Blurs the picture: a Gaussian with this standard deviation in pixels.
    pub fn blur(&mut self, deviation: f64) {
        let reach = (3.0 * deviation).ceil() as isize;
        let weights: Vec<f32> = (-reach..=reach)
            .map(|offset| (-0.5 * (offset as f64 / deviation).powi(2)).exp() as f32)
            .collect();
        let sum: f32 = weights.iter().sum();
        for (dx, dy) in [(1, 0), (0, 1)] {
            let source = self.pixels.clone();
            let read = |x: isize, y: isize| {
                let x = x.clamp(0, self.width as isize - 1) as usize;
                let y = y.clamp(0, self.height as isize - 1) as usize;
                source.get(y * self.width + x).copied().unwrap_or_default()
            };
            for (index, pixel) in self.pixels.iter_mut().enumerate() {
                let (x, y) = ((index % self.width) as isize, (index / self.width) as isize);
                let mut mean = gray(0.0);
                for (offset, weight) in (-reach..=reach).zip(&weights) {
                    let color = read(x + dx * offset, y + dy * offset);
                    mean = std::array::from_fn(|i| mean[i] + color[i] * weight / sum);
                }
                *pixel = mean;
            }
        }
    }

    /// Adds noise, the same to all three colors: uniform, at most `strength` up and down.
    pub fn add_noise(&mut self, strength: f32, rng: &mut Pcg64Mcg) {
        for pixel in &mut self.pixels {
            let noise = rng.random_range(-strength..=strength);
            *pixel = pixel.map(|value| value + noise);
        }
    }

    /// Returns the picture in 8 bits a color.
    fn to_image(&self) -> RgbImage {
        RgbImage::from_fn(self.width as u32, self.height as u32, |x, y| {
            let index = y as usize * self.width + x as usize;
            let pixel = self.pixels.get(index).copied().unwrap_or_default();
            image::Rgb(pixel.map(|value| (value.clamp(0.0, 1.0) * 255.0).round() as u8))
        })
    }

    /// Returns the picture as PNG. With a quality, it was a JPEG in between, as pictures are that
    /// people send each other.
    ///
    /// # Errors
    /// When the picture cannot be encoded.
    pub fn encode(&self, jpeg_quality: Option<u8>) -> Result<Vec<u8>, Box<dyn Error>> {
        let mut image = self.to_image();
        if let Some(quality) = jpeg_quality {
            let mut jpeg = Vec::new();
            JpegEncoder::new_with_quality(&mut jpeg, quality).encode_image(&image)?;
            image = image::load_from_memory_with_format(&jpeg, ImageFormat::Jpeg)?.to_rgb8();
        }
        let mut png = Cursor::new(Vec::new());
        image.write_to(&mut png, ImageFormat::Png)?;
        Ok(png.into_inner())
    }
}
