//! Renders an image by sending light paths through every pixel and averaging out the noise.
//!
//! How it works: each pixel collects a few random paths ([`World::trace`]), which keep the
//! surface's colour, the light that falls on it and the reflected light apart. Paths are spent
//! where they matter: every pixel gets a third of them, and only pixels whose neighbours see
//! another object get the rest. Finally the light, but not the colour, is averaged over the 3 × 3
//! neighbours that see the same object, and multiplied by the colour again.
//!
//! Why so few paths suffice: lines and patterns are averaged over the pixel in closed form
//! ([`board_markings`](super::board_markings)), the pixels of a 3 × 3 block take turns in one
//! low-discrepancy sequence, so that together they sample lamps and bounces evenly, and dividing
//! light by colour keeps edges and textures sharp while their noise is smoothed ("albedo
//! demodulation" of denoisers; for sampling see P. Shirley, R. K. Morley, *Realistic Ray Tracing*,
//! ch. 11).
//!
//! Invariant: light is never averaged over pixels with different object numbers, so no shadow or
//! colour crosses an object's outline. The image depends only on the scene, its seed included.
//!
//! Cost: the number of paths times a few ray intersections each (camera ray, shadow ray, and for
//! every second path a bounce with its own shadow ray). Memory is a few dozen numbers per pixel.

use std::ops::Range;

use super::camera::CameraView;
use super::noise::hash;
use super::sensor::{ExposedImage, Light, brightness};
use super::texture::Rgb;
use super::world::{PathSamples, World};
use shuzi::geometry::PhotoPoint;

/// Steps of a low-discrepancy sequence in the unit square: powers of the reciprocal plastic number
/// (M. Roberts 2018).
const STEPS: (f64, f64) = (0.754_877_666_246_693, 0.569_840_290_998_053);
/// Side of the blocks of pixels that share one sequence: as many pixels as are averaged later.
const BLOCK: u32 = 3;
/// Pixels whose neighbours see the same object get one path in so many.
const FEWER: u32 = 3;
/// Albedo below which light is not divided by the colour.
const BLACK: f32 = 1e-3;

/// The mean over the paths through one pixel.
#[derive(Clone, Copy)]
struct PixelMean {
    albedo: Light,
    light: Light,
    mirrored: Light,
    id: u32,
}

/// Traces the scene's paths through every pixel: all of them where different objects meet, a third
/// where the neighbours see the same object.
pub(super) fn trace_image(world: &World<'_>, view: &CameraView) -> ExposedImage {
    let (width, height) = (world.scene.width_px, world.scene.height_px);
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let rays = world.scene.sensor.rays.max(1);
    let few = rays.div_ceil(FEWER);
    let mut sums: Vec<PixelSum> = places
        .clone()
        .map(|(x, y)| PixelSum::default().with(world, view, (x, y), 0..few))
        .collect();
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
    let depth = sums
        .iter()
        .map(|sum| (sum.distance / sum.count) as f32)
        .collect();
    let gathered: Vec<PixelMean> = sums.iter().map(PixelSum::mean).collect();
    let lit = denoise(&gathered, width as usize, height as usize);
    ExposedImage {
        width,
        height,
        light: lit.light,
        irradiance: lit.irradiance,
        veil: lit.veil,
        depth,
    }
}

/// The sum over the paths through one pixel.
#[derive(Clone, Copy, Default)]
struct PixelSum {
    albedo: Rgb,
    light: Rgb,
    /// Colour times light.
    returned: Rgb,
    mirrored: Rgb,
    distance: f64,
    count: f64,
    /// The object that the first path hit.
    id: u32,
}

impl PixelSum {
    /// Adds the paths with these numbers through the pixel at (x, y).
    fn with(
        mut self,
        world: &World<'_>,
        view: &CameraView,
        (x, y): (u32, u32),
        numbers: Range<u32>,
    ) -> PixelSum {
        let scene = world.scene;
        let shifts = Shifts::of(scene.seed, x / BLOCK, y / BLOCK);
        // The pixels of a block take turns in one sequence.
        let turn = [0, 5, 7, 3, 8, 1, 6, 2, 4][(x % BLOCK + BLOCK * (y % BLOCK)) as usize];
        let mut before = None;
        for number in numbers {
            let index = f64::from(turn + number * BLOCK * BLOCK);
            let at = |shift: (f64, f64)| {
                (
                    (shift.0 + index * STEPS.0).fract(),
                    (shift.1 + index * STEPS.1).fract(),
                )
            };
            let within = at(shifts.pixel);
            let place = PhotoPoint {
                x: f64::from(x) + within.0,
                y: f64::from(y) + within.1,
            };
            let dice = PathSamples {
                lamp: at(shifts.lamp),
                bounce: at(shifts.bounce),
                second: at(shifts.second),
                turn: (turn + number) as usize,
            };
            let brought = world.trace(&view.ray(place), view.pixel_angle(), &dice, before.as_ref());
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

    fn mean(&self) -> PixelMean {
        let [albedo, light, returned, mirrored] =
            [self.albedo, self.light, self.returned, self.mirrored]
                .map(|sum| (sum / self.count.max(1.0)).map(|value| value as f32));
        // The light that, with the mean colour, gives the mean of colour times light.
        let light = returned.zip_zip_map(&albedo, &light, |returned, albedo, light| {
            if albedo > BLACK {
                returned / albedo
            } else {
                light
            }
        });
        PixelMean {
            albedo,
            light,
            mirrored,
            id: self.id,
        }
    }
}

/// The starting points of a block of pixels in each sequence.
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
        Shifts {
            pixel: drawn(0),
            lamp: drawn(1),
            bounce: drawn(2),
            second: drawn(3),
        }
    }
}

/// The image without the noise of the paths: what arrives at the camera, and the brightness of what
/// falls on the surfaces and of what they mirror.
#[derive(Default)]
struct Denoised {
    light: Vec<Light>,
    irradiance: Vec<f32>,
    veil: Vec<f32>,
}

/// Averages light over the neighbours that see the same object, and multiplies it by the colour.
fn denoise(gathered: &[PixelMean], width: usize, height: usize) -> Denoised {
    let mut evened = Denoised::default();
    evened.light.reserve(gathered.len());
    for y in 0..height {
        let rows = y.saturating_sub(1)..=(y + 1).min(height - 1);
        for x in 0..width {
            let Some(here) = gathered.get(y * width + x) else {
                continue;
            };
            let (mut light, mut mirrored, mut count) = (Light::zeros(), Light::zeros(), 0.0);
            for row in rows.clone() {
                let (from, to) = (x.saturating_sub(1), (x + 1).min(width - 1));
                for other in gathered
                    .get(row * width + from..=row * width + to)
                    .unwrap_or_default()
                {
                    if other.id == here.id {
                        light += other.light;
                        mirrored += other.mirrored;
                        count += 1.0;
                    }
                }
            }
            let (light, mirrored) = (light / count, mirrored / count);
            evened
                .light
                .push(here.albedo.component_mul(&light) + mirrored);
            evened.irradiance.push(brightness(&light));
            evened.veil.push(brightness(&mirrored));
        }
    }
    evened
}
