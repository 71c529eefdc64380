//! From light to the pixels of a file: focus, motion, exposure, vignetting, noise, tone curve,
//! sharpening.

use image::{Rgb as Pixel, RgbImage};
use nalgebra::Vector3;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::scene::{Scene, Sensor};

/// Mean brightness that the automatic exposure aims at, linear, 1 is full scale.
const MEAN_AIM: f32 = 0.22;
/// Brightness that it aims at for the brightest 3 %.
const BRIGHT_AIM: f32 = 0.78;
/// Brightness above which the tone curve bends towards full scale.
const SHOULDER: f32 = 0.70;
/// Share of the noise variance that does not depend on brightness.
const DARK_NOISE: f32 = 0.15;
/// Number of entries in the tone curve's table, and the brightness of the last one.
const CURVE: (usize, f32) = (4096, 4.0);
/// Reflectance of the white and the black surface that contrast is measured with: stones.
const WHITE_ALBEDO: f32 = 0.7;
const BLACK_ALBEDO: f32 = 0.03;
/// Number of random values that are drawn once and then reused from random positions.
const DRAWS: usize = 1 << 14;
/// Blur of the sharpening's mask, pixels.
const MASK_PX: f32 = 1.2;

/// An amount of light in red, green and blue.
pub(super) type Light = Vector3<f32>;

/// An image of light: the light of each pixel, row by row, and the distance it comes from, mm.
pub(super) struct ExposedImage {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) light: Vec<Light>,
    /// Brightness of the light that falls on what a pixel shows.
    pub(super) irradiance: Vec<f32>,
    /// Brightness of the light that it mirrors.
    pub(super) veil: Vec<f32>,
    pub(super) depth: Vec<f32>,
}

/// The saved image, and how well each of its pixels tells black from white.
pub(super) struct DevelopedImage {
    pub(super) picture: RgbImage,
    pub(super) contrast: Vec<Contrast>,
}

/// The difference between a white and a black surface in the saved image, 0 to 1: near 0 where
/// glare washes out everything and where it is too dark.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Contrast {
    /// If nothing were mirrored or scattered.
    pub(super) plain: f32,
    /// With the light that is scattered before the scene.
    pub(super) scattered: f32,
    /// With that and the light that the surface mirrors.
    pub(super) seen: f32,
}

/// Turns light into the image that the camera saves.
pub(super) fn develop(exposed: &ExposedImage, scene: &Scene) -> DevelopedImage {
    let sensor = &scene.sensor;
    let (width, height) = (exposed.width as usize, exposed.height as usize);
    let mut light = blur_out_of_focus(exposed, scene);
    if sensor.motion_px > 0.5 {
        light = blur_motion(&light, width, height, sensor);
    }
    light = blur(&light, width, height, sensor.blur_px as f32);
    let exposure = Exposure::new(&light, scene, [width, height]);
    let contrast = exposure.contrast(exposed);
    DevelopedImage {
        picture: save(&light, &exposure, scene),
        contrast,
    }
}

/// Turns sharp or blurred light into the picture that is saved.
pub(super) fn save(light: &[Light], exposure: &Exposure<'_>, scene: &Scene) -> RgbImage {
    let sensor = &scene.sensor;
    let [width, height] = exposure.size;
    let mut values = apply_exposure(light, exposure, scene);
    if sensor.sharpen > 0.0 {
        let mask = blur(&values, width, height, MASK_PX);
        for (value, mask) in values.iter_mut().zip(&mask) {
            *value += (*value - mask) * sensor.sharpen as f32;
        }
    }
    if sensor.coarse_color {
        coarsen_color(&mut values, width);
    }
    let mut picture = RgbImage::new(width as u32, height as u32);
    for (pixel, value) in picture.pixels_mut().zip(&values) {
        *pixel = Pixel(
            [0, 1, 2].map(|channel| (value[channel] * 255.0).round().clamp(0.0, 255.0) as u8),
        );
    }
    picture
}

/// Returns how bright a colour looks.
pub(super) fn brightness(color: &Light) -> f32 {
    0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
}

/// What becomes of light in the saved image, apart from the noise.
pub(super) struct Exposure<'a> {
    sensor: &'a Sensor,
    size: [usize; 2],
    /// Gain of red, green and blue.
    balance: Light,
    haze: Light,
    curve: Vec<f32>,
}

impl Exposure<'_> {
    fn new<'a>(light: &[Light], scene: &'a Scene, size: [usize; 2]) -> Exposure<'a> {
        Exposure::with_gain(automatic_gain(light, scene), light, scene, size)
    }

    /// Returns the exposure of a camera that multiplies light by `gain`.
    pub(super) fn with_gain<'a>(
        gain: f32,
        light: &[Light],
        scene: &'a Scene,
        size: [usize; 2],
    ) -> Exposure<'a> {
        let sensor = &scene.sensor;
        let balance = Light::from(sensor.white_balance.map(|channel| channel as f32 * gain));
        let mean = light.iter().sum::<Light>() / light.len().max(1) as f32;
        let haze = mean.component_mul(&balance) * sensor.haze as f32;
        Exposure {
            sensor,
            size,
            balance,
            haze,
            curve: tone_curve(sensor.contrast as f32),
        }
    }

    /// Returns the share of the light that the vignette leaves to a pixel, and what is added to it.
    fn at(&self, index: usize) -> (f32, Light) {
        let (x, y) = ((index % self.size[0]) as f32, (index / self.size[0]) as f32);
        let (u, v) = (x / self.size[0] as f32, y / self.size[1] as f32);
        let (dx, dy) = (u - 0.5, v - 0.5);
        let dimmed = 1.0 - self.sensor.vignette as f32 * 2.0 * (dx * dx + dy * dy);
        let longer = self.size[0].max(self.size[1]) as f32;
        let [wide, high] = self.size.map(|side| side as f32 / longer);
        let flares = self
            .sensor
            .flares
            .iter()
            .fold(Light::zeros(), |sum, flare| {
                let away = ((u - flare.at[0] as f32) * wide).hypot((v - flare.at[1] as f32) * high);
                let part = (-std::f32::consts::LN_2
                    * (away / flare.radius.max(1e-3) as f32).powi(2))
                .exp();
                sum + Light::from(flare.color.map(|channel| channel as f32)) * part
            });
        (dimmed, self.haze + flares)
    }

    /// Returns the value in the saved image of linear light, where 1 is full scale.
    fn value(&self, linear: f32) -> f32 {
        let place = (linear.max(0.0) / CURVE.1 * CURVE.0 as f32) as usize;
        self.curve
            .get(place.min(CURVE.0 - 1))
            .copied()
            .unwrap_or(1.0)
    }

    /// Returns the values in the saved image of a black and a white surface on which light of this
    /// brightness falls, with some more light over it.
    pub(super) fn black_and_white(&self, irradiance: f32, veil: f32) -> [f32; 2] {
        let gain = brightness(&self.balance);
        [BLACK_ALBEDO, WHITE_ALBEDO].map(|albedo| self.value((irradiance * albedo + veil) * gain))
    }

    /// Returns the difference between a white and a black surface at each pixel.
    fn contrast(&self, exposed: &ExposedImage) -> Vec<Contrast> {
        let gain = brightness(&self.balance);
        let lit = exposed.irradiance.iter().zip(&exposed.veil).enumerate();
        lit.map(|(index, (irradiance, veil))| {
            let (dimmed, added) = self.at(index);
            let (scattered, mirrored) = (brightness(&added), veil * gain * dimmed);
            let with = |veil: f32| {
                let value = |albedo: f32| self.value(irradiance * albedo * gain * dimmed + veil);
                value(WHITE_ALBEDO) - value(BLACK_ALBEDO)
            };
            Contrast {
                plain: with(0.0),
                scattered: with(scattered),
                seen: with(scattered + mirrored),
            }
        })
        .collect()
    }
}

/// Applies exposure, white balance, noise and tone curve. Returns the values of the saved image, 0
/// to 1.
fn apply_exposure(light: &[Light], exposure: &Exposure<'_>, scene: &Scene) -> Vec<Light> {
    let sensor = &scene.sensor;
    // The noise level refers to middle grey in the saved image; there the sRGB curve's slope is
    // about 1.1.
    let variance = (sensor.noise as f32 / 1.1).powi(2);
    let mut grain = Grain::new(scene, exposure.size[0], exposure.size[1]);
    let mut values = Vec::with_capacity(light.len());
    for (index, light) in light.iter().enumerate() {
        let (dimmed, added) = exposure.at(index);
        let signal = light.component_mul(&exposure.balance) * dimmed + added;
        let noise = grain.next(index);
        let value = signal.zip_map(&noise, |value, noise| {
            let value = value.max(0.0);
            let spread = (variance * (DARK_NOISE + (1.0 - DARK_NOISE) * value / 0.18)).sqrt();
            exposure.value(value + spread * noise)
        });
        let grey = 0.299 * value.x + 0.587 * value.y + 0.114 * value.z;
        let saturation = sensor.saturation as f32;
        values.push(value.map(|channel| grey + (channel - grey) * saturation));
    }
    values
}

/// Gives each block of two by two pixels one colour, and keeps the brightness of every pixel.
fn coarsen_color(values: &mut [Light], width: usize) {
    let grey = |value: &Light| 0.299 * value.x + 0.587 * value.y + 0.114 * value.z;
    for rows in values.chunks_exact_mut(2 * width) {
        let (upper, lower) = rows.split_at_mut(width);
        for (above, below) in upper.chunks_exact_mut(2).zip(lower.chunks_exact_mut(2)) {
            let four = above.iter().chain(below.iter());
            let mean = four.sum::<Light>() / 4.0;
            let color = mean - Light::repeat(grey(&mean));
            for value in above.iter_mut().chain(below) {
                *value = Light::repeat(grey(value)) + color;
            }
        }
    }
}

/// The noise of the sensor, coarser if a denoiser has worked on it.
struct Grain {
    draws: Vec<f32>,
    rng: Pcg64Mcg,
    /// Noise generated in advance, if it is coarse.
    coarse: Vec<Light>,
}

impl Grain {
    fn new(scene: &Scene, width: usize, height: usize) -> Grain {
        let mut rng = Pcg64Mcg::seed_from_u64(scene.seed ^ 0x5E_4504);
        let draws = (0..DRAWS).map(|_| normal(&mut rng)).collect();
        let mut grain = Grain {
            draws,
            rng,
            coarse: Vec::new(),
        };
        let size = scene.sensor.grain_px as f32;
        if size > 1.2 {
            let fine: Vec<Light> = (0..width * height).map(|index| grain.next(index)).collect();
            // Blurring lowers the noise. Scaling restores the level that was asked for.
            let sigma = 0.5 * size;
            let lost = (2.0 * std::f32::consts::PI.sqrt() * sigma).max(1.0);
            grain.coarse = blur(&fine, width, height, sigma);
            grain.coarse.iter_mut().for_each(|noise| *noise *= lost);
        }
        grain
    }

    fn next(&mut self, index: usize) -> Light {
        if let Some(noise) = self.coarse.get(index) {
            return *noise;
        }
        let bits: u64 = self.rng.random();
        let draw = |shift: u32| {
            self.draws
                .get((bits >> shift) as usize % DRAWS)
                .copied()
                .unwrap_or(0.0)
        };
        Light::new(draw(0), draw(16), draw(32))
    }
}

/// Returns the gain of the scene's automatic exposure with its correction.
pub(super) fn automatic_gain(light: &[Light], scene: &Scene) -> f32 {
    exposure(light) * (scene.sensor.exposure_ev as f32).exp2()
}

/// Returns the gain of an automatic exposure, a compromise between the mean and the highlights.
fn exposure(light: &[Light]) -> f32 {
    let mut seen: Vec<f32> = light.iter().step_by(17).map(brightness).collect();
    seen.sort_by(f32::total_cmp);
    // Reflections of lamps in stones do not count.
    let bright = seen.get(seen.len() * 97 / 100).copied().unwrap_or(1.0);
    let mean = seen.iter().map(|b| b.min(1.5 * bright)).sum::<f32>() / seen.len().max(1) as f32;
    ((MEAN_AIM / mean.max(1e-6)) * (BRIGHT_AIM / bright.max(1e-6))).sqrt()
}

/// Blurs what is out of focus by mixing increasingly blurred images.
fn blur_out_of_focus(exposed: &ExposedImage, scene: &Scene) -> Vec<Light> {
    let aperture = scene.camera.aperture_px as f32;
    if aperture <= 0.0 {
        return exposed.light.clone();
    }
    let (width, height) = (exposed.width as usize, exposed.height as usize);
    let mut sorted = exposed.depth.clone();
    sorted.sort_by(f32::total_cmp);
    let focus = sorted.get(sorted.len() / 2).copied().unwrap_or(1.0) * scene.camera.focus as f32;
    let levels = [1.0, 2.5, 5.0].map(|sigma| blur(&exposed.light, width, height, sigma));
    let mix = |a: Option<&Light>, b: Option<&Light>, share: f32| match (a, b) {
        (Some(a), Some(b)) => a.lerp(b, share.clamp(0.0, 1.0)),
        _ => Light::zeros(),
    };
    let depths = exposed.depth.iter().enumerate();
    let pixel = |(index, depth): (usize, &f32)| {
        let sigma = aperture * (2.0 * (depth - focus) / depth.max(1.0)).abs();
        let [weak, middle, strong] =
            [0, 1, 2].map(|level| levels.get(level).and_then(|l| l.get(index)));
        match sigma {
            s if s < 1.0 => mix(exposed.light.get(index), weak, s),
            s if s < 2.5 => mix(weak, middle, (s - 1.0) / 1.5),
            s => mix(middle, strong, (s - 2.5) / 2.5),
        }
    };
    depths.map(pixel).collect()
}

/// Blurs along a line, like the movement of an unsteady hand.
fn blur_motion(light: &[Light], width: usize, height: usize, sensor: &Sensor) -> Vec<Light> {
    let steps = sensor.motion_px.ceil().max(1.0) as i64;
    let (sin, cos) = sensor.motion_deg.to_radians().sin_cos();
    let offsets: Vec<(i64, i64)> = (0..=steps)
        .map(|step| {
            let away = (step as f64 / steps as f64 - 0.5) * sensor.motion_px;
            ((away * cos).round() as i64, (away * sin).round() as i64)
        })
        .collect();
    let at = |x: i64, y: i64| {
        let (x, y) = (x.clamp(0, width as i64 - 1), y.clamp(0, height as i64 - 1));
        light
            .get(y as usize * width + x as usize)
            .copied()
            .unwrap_or_default()
    };
    let places = (0..height as i64).flat_map(|y| (0..width as i64).map(move |x| (x, y)));
    let sum = |(x, y)| {
        offsets
            .iter()
            .map(|&(dx, dy)| at(x + dx, y + dy))
            .sum::<Light>()
    };
    places
        .map(|place| sum(place) / offsets.len() as f32)
        .collect()
}

/// Applies a Gaussian blur, first along one axis, then along the other.
pub(super) fn blur(light: &[Light], width: usize, height: usize, sigma: f32) -> Vec<Light> {
    if sigma < 0.15 {
        return light.to_vec();
    }
    let reach = (2.5 * sigma).ceil() as i64;
    let weights: Vec<f32> = (-reach..=reach)
        .map(|d| (-0.5 * (d as f32 / sigma).powi(2)).exp())
        .collect();
    let total: f32 = weights.iter().sum();
    let weights: Vec<f32> = weights.iter().map(|weight| weight / total).collect();
    let mut across = vec![Light::zeros(); light.len()];
    for (row, blurred) in light.chunks(width).zip(across.chunks_mut(width)) {
        for (x, pixel) in (0_i64..).zip(blurred) {
            for (d, weight) in (-reach..).zip(&weights) {
                let place = (x + d).clamp(0, width as i64 - 1) as usize;
                *pixel += row.get(place).copied().unwrap_or_default() * *weight;
            }
        }
    }
    let mut down = vec![Light::zeros(); light.len()];
    for (y, blurred) in (0_i64..).zip(down.chunks_mut(width)) {
        for (d, weight) in (-reach..).zip(&weights) {
            let from = (y + d).clamp(0, height as i64 - 1) as usize * width;
            for (pixel, light) in blurred
                .iter_mut()
                .zip(across.get(from..).unwrap_or_default())
            {
                *pixel += light * *weight;
            }
        }
    }
    down
}

/// Samples the standard normal distribution (Box and Muller 1958).
fn normal(rng: &mut Pcg64Mcg) -> f32 {
    let radius = (-2.0 * rng.random_range(1e-7..1.0_f32).ln()).sqrt();
    radius * rng.random_range(0.0..std::f32::consts::TAU).cos()
}

/// Returns a table from linear light, where 1 is full scale, to the values of an sRGB image.
fn tone_curve(contrast: f32) -> Vec<f32> {
    let room = 1.0 - SHOULDER;
    let value = |entry: usize| {
        let linear = (entry as f32 + 0.5) * CURVE.1 / CURVE.0 as f32;
        let bent = if linear > SHOULDER {
            1.0 - room * (-(linear - SHOULDER) / room).exp()
        } else {
            linear
        };
        let encoded = if bent <= 0.003_130_8 {
            12.92 * bent
        } else {
            1.055 * bent.powf(1.0 / 2.4) - 0.055
        };
        let bowed = encoded * encoded * (3.0 - 2.0 * encoded);
        encoded + contrast * (bowed - encoded)
    };
    (0..CURVE.0).map(value).collect()
}
