//! The grey pictures that board finding looks at.

use image::RgbImage;

use crate::geometry::Bilinear;
use crate::order_statistics::quantile;

/// One `f32` a pixel, row by row. Pixel (x, y) covers [x, x+1) × [y, y+1); its centre is (x + 0.5, y + 0.5).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Gray {
    pub width: usize,
    pub height: usize,
    pub values: Vec<f32>,
}

/// Added to luma before the logarithm: keeps sensor noise in deep shadow from looking like contrast.
const SHADOW_LUMA: f32 = 12.0;

impl Gray {
    pub fn zeros(width: usize, height: usize) -> Gray {
        Gray { width, height, values: vec![0.0; width * height] }
    }

    /// Logarithmic luma: equal ratios of light become equal differences, so that a line is as dark against
    /// lit wood as against wood in shadow. Natural logarithm, unit nepers.
    pub fn log_luma(picture: &RgbImage) -> Gray {
        let table: Vec<f32> = (0..=255 * 4).map(|l| (l as f32 / 4.0 + SHADOW_LUMA).ln()).collect();
        let values = picture
            .pixels()
            .map(|p| {
                let [r, g, b] = p.0.map(usize::from);
                // Rec. 601 weights in quarters of 256.
                let quarters = (306 * r + 601 * g + 117 * b) / 256;
                table.get(quarters).copied().unwrap_or_default()
            })
            .collect();
        Gray { width: picture.width() as usize, height: picture.height() as usize, values }
    }

    /// The value at pixel (x, y); outside the picture, that of the nearest pixel.
    pub fn at(&self, x: isize, y: isize) -> f32 {
        let column = x.clamp(0, self.width as isize - 1) as usize;
        let row = y.clamp(0, self.height as isize - 1) as usize;
        self.values.get(row * self.width + column).copied().unwrap_or_default()
    }

    /// The values at (x, y), (x + 1, y), (x, y + 1) and (x + 1, y + 1).
    fn square(&self, x: isize, y: isize) -> [f32; 4] {
        if x >= 0 && y >= 0 && x + 1 < self.width as isize && y + 1 < self.height as isize {
            let from = y as usize * self.width + x as usize;
            let upper = self.values.get(from..from + 2);
            let lower = self.values.get(from + self.width..from + self.width + 2);
            if let (Some(&[a, b]), Some(&[c, d])) = (upper, lower) {
                return [a, b, c, d];
            }
        }
        [self.at(x, y), self.at(x + 1, y), self.at(x, y + 1), self.at(x + 1, y + 1)]
    }

    /// Bilinear interpolation at a place in pixels; outside, the nearest edge value.
    pub fn sample(&self, x: f64, y: f64) -> f32 {
        let place = Bilinear::at(x, y);
        place.between(self.square(place.column, place.row))
    }

    /// How sharp the sharpest hundredth of the picture is: the 99th percentile of its absolute Laplacian, in
    /// nepers per square pixel.
    pub fn sharpness(&self) -> f32 {
        let mut bends: Vec<f32> = Vec::new();
        for y in (1..self.height.saturating_sub(1)).step_by(2) {
            for x in (1..self.width.saturating_sub(1)).step_by(2) {
                let at = |x: usize, y: usize| self.values[y * self.width + x];
                bends
                    .push((at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4.0 * at(x, y)).abs());
            }
        }
        bends.sort_by(f32::total_cmp);
        quantile(&bends, 0.99)
    }

    /// Gaussian blur with this standard deviation in pixels.
    pub fn blurred(&self, sigma_px: f32) -> Gray {
        let reach = (3.0 * sigma_px).ceil() as usize;
        let weights: Vec<f32> = (0..=reach).map(|d| (-0.5 * (d as f32 / sigma_px).powi(2)).exp()).collect();
        let sum = weights.iter().sum::<f32>() * 2.0 - 1.0;
        let weights: Vec<f32> = weights.iter().map(|w| w / sum).collect();
        let mut across = Gray::zeros(self.width, self.height);
        let mut padded = vec![0.0; self.width + 2 * reach];
        for (row, out) in
            self.values.chunks(self.width.max(1)).zip(across.values.chunks_mut(self.width.max(1)))
        {
            let (first, last) = (row.first().copied().unwrap_or(0.0), row.last().copied().unwrap_or(0.0));
            padded[..reach].fill(first);
            padded[reach..reach + self.width].copy_from_slice(row);
            padded[reach + self.width..].fill(last);
            for (value, source) in out.iter_mut().zip(&padded[reach..]) {
                *value = source * weights[0];
            }
            for (d, weight) in weights.iter().enumerate().skip(1) {
                for ((value, a), b) in out.iter_mut().zip(&padded[reach - d..]).zip(&padded[reach + d..]) {
                    *value += weight * (a + b);
                }
            }
        }
        let mut both = Gray::zeros(self.width, self.height);
        for (y, out) in both.values.chunks_mut(self.width.max(1)).enumerate() {
            for (d, weight) in weights.iter().enumerate() {
                let above = y.saturating_sub(d) * self.width;
                let below = (y + d).min(self.height - 1) * self.width;
                let weight = if d == 0 { weight / 2.0 } else { *weight };
                let (above, below) =
                    (&across.values[above..above + self.width], &across.values[below..below + self.width]);
                for ((value, a), b) in out.iter_mut().zip(above).zip(below) {
                    *value += weight * (a + b);
                }
            }
        }
        both
    }
}
