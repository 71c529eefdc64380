//! Sends paths of light through every pixel, and evens the noise out.
//!
//! Few paths a pixel are enough: print and patterns are averaged in closed form (`print`), the paths of neighbouring
//! pixels share their random places evenly, and light (not colour) is averaged over neighbours that see the same
//! thing, after P. Shirley, R. K. Morley, *Realistic Ray Tracing*, ch. 11 and the "albedo demodulation" of denoisers.

use nalgebra::Vector3;

use super::camera::View;
use super::noise::hash;
use super::sensor::Exposed;
use super::world::{Dice, World};
use crate::geometry::PhotoPoint;

/// The plastic number's powers: steps of an evenly filling sequence in the square (M. Roberts 2018).
const STEPS: (f64, f64) = (0.754_877_666_246_693, 0.569_840_290_998_053);
/// Pixels that share one sequence, each way: as many as are averaged.
const BLOCK: u32 = 3;
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

/// Sends the scene's paths through every pixel.
pub(super) fn exposed(world: &World<'_>, view: &View) -> Exposed {
    let (width, height) = (world.scene.width_px, world.scene.height_px);
    let mut gathered = Vec::with_capacity(width as usize * height as usize);
    let mut depth = Vec::with_capacity(gathered.capacity());
    for y in 0..height {
        for x in 0..width {
            let (pixel, distance) = pixel(world, view, x, y);
            gathered.push(pixel);
            depth.push(distance);
        }
    }
    let light = evened(&gathered, width as usize, height as usize);
    Exposed { width, height, light, depth }
}

fn pixel(world: &World<'_>, view: &View, x: u32, y: u32) -> (Gathered, f32) {
    let scene = world.scene;
    let rays = scene.sensor.rays.max(1);
    let shifts = Shifts::of(scene.seed, x / BLOCK, y / BLOCK);
    // Neighbours take turns in one sequence.
    let turn = [0, 5, 7, 3, 8, 1, 6, 2, 4][(x % BLOCK + BLOCK * (y % BLOCK)) as usize] * rays;
    let (mut albedo, mut returned, mut mirrored) = (Vector3::zeros(), Vector3::zeros(), Vector3::zeros());
    let (mut distance, mut id) = (0.0, 0);
    let mut plain = Vector3::zeros();
    let mut before = None;
    for number in 0..rays {
        let index = f64::from(turn + number);
        let at =
            |shift: (f64, f64)| ((shift.0 + index * STEPS.0).fract(), (shift.1 + index * STEPS.1).fract());
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
        albedo += brought.albedo;
        plain += brought.light;
        returned += brought.albedo.component_mul(&brought.light);
        mirrored += brought.mirrored;
        distance += brought.distance / f64::from(rays);
        if number == 0 {
            id = brought.id;
        }
    }
    let share = 1.0 / f64::from(rays);
    let [albedo, returned, mirrored, plain] =
        [albedo, returned, mirrored, plain].map(|sum| (sum * share).map(|value| value as f32));
    // What the colours, taken together, make of the light.
    let light = returned.zip_zip_map(
        &albedo,
        &plain,
        |returned, albedo, plain| {
            if albedo > BLACK { returned / albedo } else { plain }
        },
    );
    (Gathered { albedo, light, mirrored, id }, distance as f32)
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
