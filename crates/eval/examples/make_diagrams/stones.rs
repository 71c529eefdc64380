//! Stones and the marks on them.

use shuzi::color::Color;

use crate::canvas::{Canvas, PagePoint, Rgb, Shape, gray, mix};
use crate::lettering::Lettering;

/// Flat stones: discs of one color with an outline.
#[derive(Clone, Copy)]
pub struct FlatStones {
    pub radius: f64,
    pub black: Rgb,
    pub white: Rgb,
    /// Colors of the outlines of black and white stones.
    pub black_outline: Rgb,
    pub white_outline: Rgb,
    /// Width of the outlines, inside the radius.
    pub outline: f64,
}

impl FlatStones {
    pub fn draw(&self, canvas: &mut Canvas, center: PagePoint, color: Color) {
        let (fill, outline) = match color {
            Color::Black => (self.black, self.black_outline),
            Color::White => (self.white, self.white_outline),
        };
        let radius = self.radius;
        canvas.fill(Shape::Disc { center, radius }, fill);
        let opacity = self.outline.min(1.0) as f32;
        let ring = Shape::Ring {
            center,
            radius: radius - self.outline / 2.0,
            width: self.outline.max(1.0),
        };
        canvas.fill_faintly(ring, outline, opacity);
    }
}

/// Stones that look round: lit from the upper left.
#[derive(Clone, Copy)]
pub struct RoundStones {
    pub radius: f64,
    /// Brightness at the dark rim and in the light of black stones, and of white ones.
    pub black: (f32, f32),
    pub white: (f32, f32),
    /// Strength of the small reflection of a lamp, 0 to 1.
    pub gloss: f32,
    /// Strength of the shadow, its distance to the right and down, and its softness, both in radii.
    pub shadow: f32,
    pub shadow_distance: f64,
    pub shadow_softness: f64,
    /// True if white stones show the bands of a shell.
    pub has_shell_bands: bool,
}

impl RoundStones {
    /// Draws the shadow, which lies below all stones.
    pub fn draw_shadow(&self, canvas: &mut Canvas, center: PagePoint) {
        let offset = self.shadow_distance * self.radius;
        let shape = Shape::Disc {
            center: (center.0 + 0.7 * offset, center.1 + offset),
            radius: self.radius,
        };
        let softness = (self.shadow_softness * self.radius).max(1.0);
        canvas.fill_with(shape, softness, &|_| (gray(0.05), self.shadow));
    }

    /// Draws a stone. `turn` is the direction of the shell's bands in radians.
    pub fn draw(&self, canvas: &mut Canvas, center: PagePoint, color: Color, turn: f64) {
        let radius = self.radius;
        let (dark, light) = match color {
            Color::Black => self.black,
            Color::White => self.white,
        };
        let (sin, cos) = turn.sin_cos();
        let paint = |(x, y): PagePoint| {
            let (x, y) = ((x - center.0) / radius, (y - center.1) / radius);
            let from_light = (x + 0.35).hypot(y + 0.4) / 1.55;
            let shade = match color {
                Color::Black => (1.0 - from_light).max(0.0).powi(2),
                Color::White => 1.0 - from_light.powi(3),
            };
            let mut brightness = dark + (light - dark) * shade as f32;
            if color == Color::White && self.has_shell_bands {
                let across = cos * x + sin * y + 0.25 * (cos * y - sin * x).powi(2);
                brightness -= 0.035 * (across * 13.0).sin().max(0.0) as f32;
            }
            let glint = (-((x + 0.36).powi(2) + (y + 0.42).powi(2)) / 0.035).exp();
            let tint = match color {
                Color::Black => [0.96, 0.98, 1.05].map(|channel| channel * brightness),
                Color::White => [1.0, 0.995, 0.97].map(|channel| channel * brightness),
            };
            (mix(tint, gray(1.0), self.gloss * glint as f32), 1.0)
        };
        canvas.fill_with(Shape::Disc { center, radius }, 1.0, &paint);
        if color == Color::White {
            let rim = Shape::Ring {
                center,
                radius: radius - 0.5,
                width: 1.0,
            };
            canvas.fill_faintly(rim, gray(0.3), 0.25);
        }
    }
}

/// Returns black on white stones and white on black ones.
pub fn contrast(color: Color) -> Rgb {
    match color {
        Color::Black => gray(1.0),
        Color::White => gray(0.0),
    }
}

/// Marks a stone with a ring.
pub fn draw_ring(canvas: &mut Canvas, center: PagePoint, radius: f64, width: f64, color: Rgb) {
    let shape = Shape::Ring {
        center,
        radius,
        width: width.max(1.0),
    };
    canvas.fill(shape, color);
}

/// Marks a stone with a triangle that points up.
pub fn draw_triangle(canvas: &mut Canvas, center: PagePoint, radius: f64, color: Rgb) {
    let (x, y) = center;
    let corners = [
        (x, y - radius),
        (x + 0.866 * radius, y + 0.5 * radius),
        (x - 0.866 * radius, y + 0.5 * radius),
    ];
    canvas.fill(Shape::Triangle(corners), color);
}

/// Writes a number on a stone.
pub fn write_number(
    canvas: &mut Canvas,
    center: PagePoint,
    radius: f64,
    number: usize,
    color: Rgb,
    weight: f64,
) {
    let text = number.to_string();
    let height = match text.len() {
        1 => 1.0,
        2 => 0.9,
        _ => 0.8,
    };
    let lettering = Lettering {
        height: height * radius,
        weight,
        color,
    };
    lettering.write_centered(canvas, &text, center, 1.3 * radius);
}
