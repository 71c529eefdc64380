//! Stills from which the frames of a clip are taken.

use shuzi::geometry::Homography;

use super::super::sensor::Light;

/// The light of a scene as a camera sees it that stands where the cameras of some frames do, and
/// whose picture is large enough for all of them.
pub(super) struct Still {
    pub(super) width: usize,
    pub(super) height: usize,
    /// The light of each pixel, row by row.
    pub(super) light: Vec<Light>,
    /// The same with all lamps off, where a clip has that.
    pub(super) unlit: Option<Vec<Light>>,
    /// From the plane of the board, mm, to the pixels.
    pub(super) from_surface: Homography,
    /// Mean brightness of the light that falls on the board: with the lamps and without.
    pub(super) irradiance: [f32; 2],
    /// Names of the points that something covers.
    pub(super) covered: Vec<String>,
}

impl Still {
    /// Returns its light when the lamps give this share of theirs.
    pub(super) fn lit(&self, share: f64) -> std::borrow::Cow<'_, [Light]> {
        match &self.unlit {
            Some(unlit) if share < 1.0 => self
                .light
                .iter()
                .zip(unlit)
                .map(|(lit, unlit)| unlit.lerp(lit, share as f32))
                .collect(),
            _ => std::borrow::Cow::Borrowed(&self.light),
        }
    }

    /// Resamples light of this still for a frame, as the mean over moments of its exposure: each
    /// has a map from the frame's pixels to the still's.
    pub(super) fn resample(
        &self,
        light: &[Light],
        moments: &[Homography],
        [width, height]: [usize; 2],
    ) -> Vec<Light> {
        let mut sum = vec![Light::zeros(); width * height];
        for still_from_frame in moments {
            let m = still_from_frame.matrix();
            for (y, row) in sum.chunks_mut(width).enumerate() {
                let y = y as f64 + 0.5;
                for (x, pixel) in row.iter_mut().enumerate() {
                    let x = x as f64 + 0.5;
                    let depth = m[(2, 0)] * x + m[(2, 1)] * y + m[(2, 2)];
                    let u = (m[(0, 0)] * x + m[(0, 1)] * y + m[(0, 2)]) / depth;
                    let v = (m[(1, 0)] * x + m[(1, 1)] * y + m[(1, 2)]) / depth;
                    *pixel += self.interpolate(light, u, v);
                }
            }
        }
        let share = 1.0 / moments.len().max(1) as f32;
        sum.iter_mut().for_each(|pixel| *pixel *= share);
        sum
    }

    /// Returns the light at a place by bilinear interpolation; beyond the rim that of the rim.
    fn interpolate(&self, light: &[Light], u: f64, v: f64) -> Light {
        let u = (u - 0.5).clamp(0.0, self.width as f64 - 1.001);
        let v = (v - 0.5).clamp(0.0, self.height as f64 - 1.001);
        let (column, row) = (u as usize, v as usize);
        let (across, down) = ((u - column as f64) as f32, (v - row as f64) as f32);
        let at = row * self.width + column;
        let pair = |from: usize| match light.get(from..from + 2) {
            Some([left, right]) => left * (1.0 - across) + right * across,
            _ => Light::zeros(),
        };
        pair(at) * (1.0 - down) + pair(at + self.width) * down
    }
}
