//! From light to the file's pixels: automatic exposure, lens blur, vignetting, noise, tone curve.

use image::{Rgb as Pixel, RgbImage};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::scene::Scene;
use super::texture::Rgb;

/// Mean brightness the automatic exposure aims at, of full scale, linear.
const MEAN_AIM: f64 = 0.22;
/// Brightness it aims at for the brightest 3 %.
const BRIGHT_AIM: f64 = 0.78;
/// Above this brightness the tone curve bends towards full scale.
const SHOULDER: f64 = 0.70;
/// How far the tone curve of phones bends into an S: 0 not at all, 1 fully.
const CONTRAST: f64 = 0.3;
/// Share of the noise variance that does not depend on brightness.
const DARK_NOISE: f64 = 0.15;

/// Light per pixel, row by row.
pub(super) struct Exposed {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) light: Vec<Rgb>,
}

/// The picture the camera saves.
pub(super) fn developed(exposed: &Exposed, scene: &Scene) -> RgbImage {
    let sensor = &scene.sensor;
    let gain = exposure(&exposed.light) * sensor.exposure_ev.exp2();
    let balance = Rgb::from(sensor.white_balance) * gain;
    let blurred = blurred(exposed, sensor.blur_px);
    let mut rng = Pcg64Mcg::seed_from_u64(scene.seed ^ 0x5E_4504);
    let (width, height) = (f64::from(exposed.width), f64::from(exposed.height));
    // Noise is stated at middle grey in the saved picture; there the sRGB curve's slope is about 1.1.
    let variance = (sensor.noise / 1.1).powi(2);
    let mut picture = RgbImage::new(exposed.width, exposed.height);
    for ((x, y, pixel), light) in picture.enumerate_pixels_mut().zip(&blurred) {
        let (dx, dy) = (f64::from(x) / width - 0.5, f64::from(y) / height - 0.5);
        let dimmed = 1.0 - sensor.vignette * 2.0 * (dx * dx + dy * dy);
        let signal = light.component_mul(&balance) * dimmed;
        *pixel = Pixel([0, 1, 2].map(|channel| {
            let value = signal[channel].max(0.0);
            let spread = (variance * (DARK_NOISE + (1.0 - DARK_NOISE) * value / 0.18)).sqrt();
            to_srgb(value + spread * normal(&mut rng))
        }));
    }
    picture
}

/// The gain of an automatic exposure: between a fair mean and unspoilt highlights.
fn exposure(light: &[Rgb]) -> f64 {
    let mut brightness: Vec<f64> =
        light.iter().step_by(7).map(|c| 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z).collect();
    brightness.sort_by(f64::total_cmp);
    let mean = brightness.iter().sum::<f64>() / brightness.len().max(1) as f64;
    let bright = brightness.get(brightness.len() * 97 / 100).copied().unwrap_or(1.0);
    ((MEAN_AIM / mean.max(1e-6)) * (BRIGHT_AIM / bright.max(1e-6))).sqrt()
}

/// Gaussian blur, one direction after the other.
fn blurred(exposed: &Exposed, sigma: f64) -> Vec<Rgb> {
    if sigma <= 0.0 {
        return exposed.light.clone();
    }
    let reach = (3.0 * sigma).ceil() as i64;
    let weights: Vec<f64> = (-reach..=reach).map(|d| (-0.5 * (d as f64 / sigma).powi(2)).exp()).collect();
    let total: f64 = weights.iter().sum();
    let (width, height) = (i64::from(exposed.width), i64::from(exposed.height));
    let pass = |light: &[Rgb], step: (i64, i64)| -> Vec<Rgb> {
        let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        places
            .map(|(x, y)| {
                let around = (-reach..=reach).zip(&weights).filter_map(|(d, weight)| {
                    let nx = (x + d * step.0).clamp(0, width - 1);
                    let ny = (y + d * step.1).clamp(0, height - 1);
                    light.get(usize::try_from(ny * width + nx).ok()?).map(|c| c * (weight / total))
                });
                around.sum()
            })
            .collect()
    };
    pass(&pass(&exposed.light, (1, 0)), (0, 1))
}

/// A draw from the standard normal distribution (Box and Muller 1958).
fn normal(rng: &mut Pcg64Mcg) -> f64 {
    let radius = (-2.0 * rng.random_range(1e-12..1.0_f64).ln()).sqrt();
    radius * rng.random_range(0.0..std::f64::consts::TAU).cos()
}

/// Linear light, full scale 1, to an sRGB byte.
fn to_srgb(linear: f64) -> u8 {
    let room = 1.0 - SHOULDER;
    let bent =
        if linear > SHOULDER { 1.0 - room * (-(linear - SHOULDER) / room).exp() } else { linear.max(0.0) };
    let encoded = if bent <= 0.003_130_8 { 12.92 * bent } else { 1.055 * bent.powf(1.0 / 2.4) - 0.055 };
    let bowed = encoded * encoded * (3.0 - 2.0 * encoded);
    let saved = encoded + CONTRAST * (bowed - encoded);
    (saved * 255.0).round().clamp(0.0, 255.0) as u8
}
