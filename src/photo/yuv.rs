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

/// One plane of samples.
pub(super) struct SamplePlane<'a> {
    /// Rows of `stride_bytes`; samples of one byte, or two in the machine's order when they have
    /// more than 8 bits.
    pub bytes: &'a [u8],
    /// Distance from one row to the next, in bytes.
    pub stride_bytes: usize,
    /// Numbers of luma columns and rows that a sample covers, as exponents of two.
    pub subsampled: (u32, u32),
}

impl SamplePlane<'_> {
    /// Copies the samples of a row of pixels to `row`, each repeated over the pixels that it
    /// covers. `None` if there are too few.
    fn read_row(&self, y: u32, bits: u32, row: &mut [f32]) -> Option<()> {
        let start = (y >> self.subsampled.1) as usize * self.stride_bytes;
        let samples = self.bytes.get(start..)?;
        let columns = self.subsampled.0;
        if bits == 8 {
            for (x, to) in row.iter_mut().enumerate() {
                *to = f32::from(*samples.get(x >> columns)?);
            }
        } else {
            let (samples, _) = samples.as_chunks::<2>();
            for (x, to) in row.iter_mut().enumerate() {
                *to = f32::from(u16::from_ne_bytes(*samples.get(x >> columns)?));
            }
        }
        Some(())
    }
}

/// Paints a picture of `width` × `height` at (`left`, `top`) of `canvas`, without the part beyond
/// the canvas' edges. Without chroma planes it is grey. `None` if the planes have fewer samples
/// than the size needs.
pub(super) fn paint(
    luma: &SamplePlane<'_>,
    chroma: Option<[SamplePlane<'_>; 2]>,
    coding: YuvCoding,
    (left, top): (u32, u32),
    (width, height): (u32, u32),
    canvas: &mut RgbImage,
) -> Option<()> {
    let width = width.min(canvas.width().saturating_sub(left));
    let height = height.min(canvas.height().saturating_sub(top));
    let scale = Scale::new(coding);
    let mut rows = [(); 3].map(|()| vec![scale.neutral; width as usize]);
    for y in 0..height {
        let [luma_row, blue_row, red_row] = &mut rows;
        luma.read_row(y, coding.bits, luma_row)?;
        if let Some([blue, red]) = &chroma {
            blue.read_row(y, coding.bits, blue_row)?;
            red.read_row(y, coding.bits, red_row)?;
        }
        let start = ((top + y) as usize * canvas.width() as usize + left as usize) * 3;
        let (pixels, _) = canvas
            .get_mut(start..start + width as usize * 3)?
            .as_chunks_mut::<3>();
        let samples = luma_row.iter().zip(blue_row.iter().zip(red_row.iter()));
        for (pixel, (&luma, (&blue, &red))) in pixels.iter_mut().zip(samples) {
            *pixel = match (coding.matrix, chroma.is_some()) {
                (
                    Matrix::Weights {
                        red: k_r,
                        blue: k_b,
                    },
                    true,
                ) => scale.rgb(luma, blue, red, k_r, k_b),
                (Matrix::Identity, true) => [red, luma, blue].map(|sample| scale.grey(sample)),
                (_, false) => [scale.grey(luma); 3],
            };
        }
    }
    Some(())
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

/// Rounds to 8 bits. The conversion itself saturates at 0 and 255.
fn round_to_byte(value: f32) -> u8 {
    (value + 0.5) as u8
}
