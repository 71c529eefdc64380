//! Converts luma and chroma to red, green and blue (ITU-T H.273 §8.3).

use image::RgbImage;

/// The coding of colours as samples.
#[derive(Clone, Copy, Debug)]
pub(super) struct YuvCoding {
    /// The conversion from colours to luma and chroma.
    pub matrix: Matrix,
    /// True if samples use all values; false if they leave head- and footroom as video does.
    pub full_range: bool,
    /// Significant bits per sample: 8, 10 or 12.
    pub bits: u32,
}

/// The conversion from red, green and blue to luma and chroma.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Matrix {
    /// Luma is green, the chroma planes are blue and red.
    Identity,
    /// Luma is a weighted sum with these weights of red and blue.
    Weights {
        /// The weight of red, K_R.
        red: f32,
        /// The weight of blue, K_B.
        blue: f32,
    },
}

impl Matrix {
    /// Returns the matrix of an H.273 code point; `None` for those that no camera writes.
    pub fn from_code(code: u16) -> Option<Matrix> {
        let (red, blue) = match code {
            0 => return Some(Matrix::Identity),
            1 => (0.2126, 0.0722),
            // 2 is "unspecified": BT.601, as in JPEG and as libavif reads it.
            2 | 5 | 6 => (0.299, 0.114),
            4 => (0.30, 0.11),
            7 => (0.212, 0.087),
            9 => (0.2627, 0.0593),
            _ => return None,
        };
        Some(Matrix::Weights { red, blue })
    }
}

/// A sample as a decoder stores it.
pub(super) trait Sample: Copy {
    fn value(self) -> f32;
}

impl Sample for u8 {
    fn value(self) -> f32 {
        f32::from(self)
    }
}

impl Sample for u16 {
    fn value(self) -> f32 {
        f32::from(self)
    }
}

/// A number of 16 bits, its bytes in the machine's order.
impl Sample for [u8; 2] {
    fn value(self) -> f32 {
        f32::from(u16::from_ne_bytes(self))
    }
}

/// One plane of samples.
pub(super) struct SamplePlane<'a, S> {
    pub samples: &'a [S],
    /// Number of samples from the beginning of a row to that of the next.
    pub stride: usize,
    /// True if a sample covers two columns of luma.
    pub half_width: bool,
    /// True if a sample covers two rows of luma.
    pub half_height: bool,
}

impl<S: Sample> SamplePlane<'_, S> {
    /// Copies the samples of a row of pixels to `row`, each repeated over the pixels that it
    /// covers. `None` if there are too few.
    fn read_row(&self, y: u32, row: &mut [f32]) -> Option<()> {
        let y = if self.half_height { y / 2 } else { y };
        let samples = self.samples.get(y as usize * self.stride..)?;
        if self.half_width {
            let samples = samples.get(..row.len().div_ceil(2))?;
            for (pair, sample) in row.chunks_mut(2).zip(samples) {
                pair.fill(sample.value());
            }
        } else {
            let samples = samples.get(..row.len())?;
            for (to, sample) in row.iter_mut().zip(samples) {
                *to = sample.value();
            }
        }
        Some(())
    }

    /// Returns true if a row of pixels has the same samples as the one above.
    fn repeats_row(&self, y: u32) -> bool {
        self.half_height && y % 2 == 1
    }
}

/// Paints a picture of `width` × `height` at (`left`, `top`) of `canvas`, without the part beyond
/// the canvas' edges. Without chroma planes it is grey. `None` if the planes have fewer samples
/// than the size needs.
pub(super) fn paint<S: Sample>(
    luma: &SamplePlane<'_, S>,
    chroma: Option<[SamplePlane<'_, S>; 2]>,
    coding: YuvCoding,
    (left, top): (u32, u32),
    (width, height): (u32, u32),
    canvas: &mut RgbImage,
) -> Option<()> {
    let width = width.min(canvas.width().saturating_sub(left)) as usize;
    let height = height.min(canvas.height().saturating_sub(top));
    let scale = Scale::new(coding);
    let mut samples = [(); 3].map(|()| vec![scale.neutral; width]);
    let mut colors = [(); 3].map(|()| vec![0; width]);
    for y in 0..height {
        let [luma_row, blue_row, red_row] = &mut samples;
        luma.read_row(y, luma_row)?;
        if let Some([blue, red]) = &chroma
            && !blue.repeats_row(y)
        {
            blue.read_row(y, blue_row)?;
            red.read_row(y, red_row)?;
        }
        match coding.matrix {
            _ if chroma.is_none() => {
                convert(&samples, &mut colors, |luma, _, _| [scale.grey(luma); 3]);
            }
            Matrix::Identity => convert(&samples, &mut colors, |luma, blue, red| {
                [red, luma, blue].map(|sample| scale.grey(sample))
            }),
            Matrix::Weights {
                red: k_r,
                blue: k_b,
            } => {
                convert(&samples, &mut colors, |luma, blue, red| {
                    scale.rgb(luma, blue, red, k_r, k_b)
                });
            }
        }
        let start = ((top + y) as usize * canvas.width() as usize + left as usize) * 3;
        let (pixels, _) = canvas
            .get_mut(start..start + width * 3)?
            .as_chunks_mut::<3>();
        let [reds, greens, blues] = &colors;
        for (pixel, ((&red, &green), &blue)) in
            pixels.iter_mut().zip(reds.iter().zip(greens).zip(blues))
        {
            *pixel = [red, green, blue];
        }
    }
    Some(())
}

/// Converts a row of samples of luma, blue and red to one of red, green and blue. They are kept apart
/// here, which lets the compiler convert several at once.
fn convert(
    [lumas, blues, reds]: &[Vec<f32>; 3],
    [to_red, to_green, to_blue]: &mut [Vec<u8>; 3],
    to_rgb: impl Fn(f32, f32, f32) -> [u8; 3],
) {
    let samples = lumas.iter().zip(blues).zip(reds);
    let colors = to_red.iter_mut().zip(to_green).zip(to_blue);
    for (((red, green), blue), ((&luma, &blue_sample), &red_sample)) in colors.zip(samples) {
        [*red, *green, *blue] = to_rgb(luma, blue_sample, red_sample);
    }
}

/// Sample values as 0 to 255 for luma and ±127.5 for chroma.
struct Scale {
    luma_black: f32,
    luma_factor: f32,
    /// The chroma sample of grey.
    neutral: f32,
    chroma_factor: f32,
}

impl Scale {
    fn new(coding: YuvCoding) -> Scale {
        let step = (1_u32 << (coding.bits - 8)) as f32;
        let full = 256.0 * step - 1.0;
        let (luma_black, luma_span, chroma_span) = if coding.full_range {
            (0.0, full, full)
        } else {
            (16.0 * step, 219.0 * step, 224.0 * step)
        };
        Scale {
            luma_black,
            luma_factor: 255.0 / luma_span,
            neutral: 128.0 * step,
            chroma_factor: 255.0 / chroma_span,
        }
    }

    fn grey(&self, luma: f32) -> u8 {
        round_to_byte((luma - self.luma_black) * self.luma_factor)
    }

    fn rgb(&self, luma: f32, blue: f32, red: f32, k_r: f32, k_b: f32) -> [u8; 3] {
        let luma = (luma - self.luma_black) * self.luma_factor;
        let red_excess = (red - self.neutral) * self.chroma_factor * 2.0 * (1.0 - k_r);
        let blue_excess = (blue - self.neutral) * self.chroma_factor * 2.0 * (1.0 - k_b);
        let green = luma - (k_r * red_excess + k_b * blue_excess) / (1.0 - k_r - k_b);
        [
            round_to_byte(luma + red_excess),
            round_to_byte(green),
            round_to_byte(luma + blue_excess),
        ]
    }
}

/// Rounds to 8 bits.
fn round_to_byte(value: f32) -> u8 {
    // Between this number and twice as many, the last bits of a float are those of the whole number.
    // A conversion would check for what is no number, which takes longer than all of the rest.
    const WHOLE: f32 = (1 << 23) as f32;
    (value.clamp(0.0, 255.0) + WHOLE).to_bits() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_rounded_to_bytes() {
        for (value, byte) in [
            (-3.0, 0),
            (0.4, 0),
            (0.6, 1),
            (99.9, 100),
            (254.6, 255),
            (300.0, 255),
        ] {
            assert_eq!(round_to_byte(value), byte, "{value}");
        }
    }

    #[test]
    fn a_sample_of_colour_covers_four_pixels() {
        let luma = SamplePlane {
            samples: &[81_u8, 81, 81, 0, 81, 81, 81, 0, 81, 81, 81, 0],
            stride: 4,
            half_width: false,
            half_height: false,
        };
        // Red, then grey, and below it blue, then grey: BT.601 with head- and footroom.
        let chroma =
            [&[90_u8, 128, 240, 128], &[240_u8, 128, 110, 128]].map(|samples| SamplePlane {
                samples,
                stride: 2,
                half_width: true,
                half_height: true,
            });
        let coding = YuvCoding {
            matrix: Matrix::Weights {
                red: 0.299,
                blue: 0.114,
            },
            full_range: false,
            bits: 8,
        };
        let mut canvas = RgbImage::new(4, 3);
        paint(&luma, Some(chroma), coding, (1, 0), (3, 3), &mut canvas).unwrap();
        let row = |y| (0..4).map(|x| canvas.get_pixel(x, y).0).collect::<Vec<_>>();
        let (red, blue) = ([254, 0, 0], [47, 46, 255]);
        let grey = [76; 3];
        assert_eq!(row(0), [[0; 3], red, red, grey]);
        assert_eq!(row(1), row(0));
        assert_eq!(row(2), [[0; 3], blue, blue, grey]);
    }
}
