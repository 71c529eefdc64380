//! Sends paths of light through every pixel, and evens the noise out.
//!
//! Few paths a pixel are enough: print and patterns are averaged in closed form (`print`), the paths of neighbouring
//! pixels share their random places evenly, and light (not colour) is averaged over neighbours that see the same
//! thing, after P. Shirley, R. K. Morley, *Realistic Ray Tracing*, ch. 11 and the "albedo demodulation" of denoisers.

use std::ops::Range;

use nalgebra::Vector3;

use super::camera::View;
use super::noise::hash;
use super::sensor::Exposed;
use super::texture::Rgb;
use super::world::{Dice, World};
use shuzi::geometry::PhotoPoint;

/// The plastic number's powers: steps of an evenly filling sequence in the square (M. Roberts 2018).
const STEPS: (f64, f64) = (0.754_877_666_246_693, 0.569_840_290_998_053);
/// Pixels that share one sequence, each way: as many as are averaged.
const BLOCK: u32 = 3;
/// Where neighbours see the same thing, one path in so many is sent.
const FEWER: u32 = 3;
/// Light of darker surfaces than this is not divided by their colour.
const BLACK: f32 = 1e-3;

type Light = Vector3<f32>;

/// What the paths through one pixel brought, in the mean.
#[derive(Clone, Copy)]
struct Gathered {
    albedo: Light,
    light: Light,
    mirrored: Light,
    id: u32,
}

/// Sends the scene's paths through every pixel: all of them where things meet, a third where neighbours see the
/// same thing.
pub(super) fn exposed(world: &World<'_>, view: &View) -> Exposed {
    let (width, height) = (world.scene.width_px, world.scene.height_px);
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let rays = world.scene.sensor.rays.max(1);
    let few = rays.div_ceil(FEWER);
    let mut sums: Vec<Sum> =
        places.clone().map(|(x, y)| Sum::default().with(world, view, (x, y), 0..few)).collect();
    if rays > few {
        let ids: Vec<u32> = sums.iter().map(|sum| sum.id).collect();
        let id = |x: u32, y: u32| ids.get((y * width + x) as usize).copied();
        for ((x, y), sum) in places.zip(&mut sums) {
            let beside = [
                id(x.saturating_sub(1), y),
                id((x + 1).min(width - 1), y),
                id(x, y.saturating_sub(1)),
                id(x, (y + 1).min(height - 1)),
            ];
            if beside.iter().any(|other| *other != Some(sum.id)) {
                *sum = sum.with(world, view, (x, y), few..rays);
            }
        }
    }
    let depth = sums.iter().map(|sum| (sum.distance / sum.count) as f32).collect();
    let gathered: Vec<Gathered> = sums.iter().map(Sum::mean).collect();
    let light = evened(&gathered, width as usize, height as usize);
    Exposed { width, height, light, depth }
}

/// What the paths through one pixel brought, together.
#[derive(Clone, Copy, Default)]
struct Sum {
    albedo: Rgb,
    light: Rgb,
    /// Colour times light.
    returned: Rgb,
    mirrored: Rgb,
    distance: f64,
    count: f64,
    /// What the first path met.
    id: u32,
}

impl Sum {
    /// Adds the paths of these numbers through the pixel at (x, y).
    fn with(mut self, world: &World<'_>, view: &View, (x, y): (u32, u32), numbers: Range<u32>) -> Sum {
        let scene = world.scene;
        let shifts = Shifts::of(scene.seed, x / BLOCK, y / BLOCK);
        // Neighbours take turns in one sequence.
        let turn = [0, 5, 7, 3, 8, 1, 6, 2, 4][(x % BLOCK + BLOCK * (y % BLOCK)) as usize];
        let mut before = None;
        for number in numbers {
            let index = f64::from(turn + number * BLOCK * BLOCK);
            let at = |shift: (f64, f64)| {
                ((shift.0 + index * STEPS.0).fract(), (shift.1 + index * STEPS.1).fract())
            };
            let within = at(shifts.pixel);
            let place = PhotoPoint { x: f64::from(x) + within.0, y: f64::from(y) + within.1 };
            let dice = Dice {
                lamp: at(shifts.lamp),
                bounce: at(shifts.bounce),
                second: at(shifts.second),
                turn: (turn + number) as usize,
            };
            let brought = world.brought(&view.ray(place), view.pixel_angle(), &dice, before.as_ref());
            before = if number % 2 == 0 { Some(brought) } else { None };
            self.albedo += brought.albedo;
            self.light += brought.light;
            self.returned += brought.albedo.component_mul(&brought.light);
            self.mirrored += brought.mirrored;
            self.distance += brought.distance;
            if self.count == 0.0 {
                self.id = brought.id;
            }
            self.count += 1.0;
        }
        self
    }

    fn mean(&self) -> Gathered {
        let [albedo, light, returned, mirrored] = [self.albedo, self.light, self.returned, self.mirrored]
            .map(|sum| (sum / self.count.max(1.0)).map(|value| value as f32));
        // What the colours, taken together, make of the light.
        let light =
            returned.zip_zip_map(
                &albedo,
                &light,
                |returned, albedo, light| {
                    if albedo > BLACK { returned / albedo } else { light }
                },
            );
        Gathered { albedo, light, mirrored, id: self.id }
    }
}

/// Where a block of pixels begins in each sequence.
struct Shifts {
    pixel: (f64, f64),
    lamp: (f64, f64),
    bounce: (f64, f64),
    second: (f64, f64),
}

impl Shifts {
    fn of(seed: u64, column: u32, row: u32) -> Shifts {
        let drawn = |what: u64| {
            let both = hash(seed ^ (0xA11 + what), i64::from(column), i64::from(row)) * 65_536.0;
            (both.fract(), both / 65_536.0)
        };
        Shifts { pixel: drawn(0), lamp: drawn(1), bounce: drawn(2), second: drawn(3) }
    }
}

/// Averages light over the neighbours that see the same thing, and gives it back its colour.
fn evened(gathered: &[Gathered], width: usize, height: usize) -> Vec<Light> {
    let mut evened = Vec::with_capacity(gathered.len());
    for y in 0..height {
        let rows = y.saturating_sub(1)..=(y + 1).min(height - 1);
        for x in 0..width {
            let Some(here) = gathered.get(y * width + x) else { continue };
            let (mut light, mut mirrored, mut count) = (Light::zeros(), Light::zeros(), 0.0);
            for row in rows.clone() {
                let (from, to) = (x.saturating_sub(1), (x + 1).min(width - 1));
                for other in gathered.get(row * width + from..=row * width + to).unwrap_or_default() {
                    if other.id == here.id {
                        light += other.light;
                        mirrored += other.mirrored;
                        count += 1.0;
                    }
                }
            }
            evened.push(here.albedo.component_mul(&(light / count)) + mirrored / count);
        }
    }
    evened
}
