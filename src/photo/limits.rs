//! The largest and smallest photos accepted, checked on the header before anything is allocated.

use super::{PhotoError, PhotoFormat};

/// The limits on photos that [`decode`](super::decode) accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Size of the largest file, in bytes. 100 MB: a 12-megapixel phone JPEG has 3 to 5, a 16-bit
    /// PNG of the same photo about 70.
    pub max_bytes: usize,
    /// Most pixels, width × height. 120 million: full-size photos of 108-megapixel phones fit, and
    /// the decoded picture takes at most 360 MB. Files of less than 5 MB may have fewer, from 13 million
    /// on, and so may a picture with more than three bytes per pixel, because of opacity, 16 bits or four
    /// inks.
    pub max_pixels: u64,
    /// Smallest width and height, in pixels. 64: a 19×19 board that fills such a picture has three
    /// pixels between its lines, too few to distinguish a stone from its shadow.
    pub min_side: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            max_bytes: 100_000_000,
            max_pixels: 120_000_000,
            min_side: 64,
        }
    }
}

/// Files of up to so many bytes may all have the same number of pixels, and larger ones more for each byte
/// more.
pub(super) const FEW_BYTES: usize = 1_000_000;

impl Limits {
    /// Returns the limits for a file of so many bytes. Each pixel takes time and memory, whether the file
    /// says much about it or nothing: a photo has more than the bit for two or three pixels that is
    /// asked for here, and a crafted file may have one for a thousand.
    pub(super) fn for_file(&self, bytes: usize, format: PhotoFormat) -> Limits {
        const PIXELS_PER_BYTE_MORE: u64 = 32;
        // What takes a second or two to be read.
        let pixels_of_few_bytes = match format {
            PhotoFormat::Png => 32_000_000,
            // The most common sizes of photos are 12.2 and 24.5 million.
            PhotoFormat::Jpeg => 26_000_000,
            PhotoFormat::WebP | PhotoFormat::Avif | PhotoFormat::Heic => 13_000_000,
        };
        let bytes_more = bytes.saturating_sub(FEW_BYTES) as u64;
        let max_pixels = pixels_of_few_bytes + PIXELS_PER_BYTE_MORE * bytes_more;
        Limits {
            max_pixels: self.max_pixels.min(max_pixels),
            ..*self
        }
    }

    /// Checks the size of a file.
    pub(super) fn check_bytes(&self, bytes: &[u8]) -> Result<(), PhotoError> {
        if bytes.len() > self.max_bytes {
            return Err(PhotoError::TooManyBytes {
                bytes: bytes.len(),
                max_bytes: self.max_bytes,
            });
        }
        Ok(())
    }

    /// Checks the size of a picture, in pixels.
    pub(super) fn check_size(&self, width: u32, height: u32) -> Result<(), PhotoError> {
        if u64::from(width) * u64::from(height) > self.max_pixels {
            return Err(PhotoError::TooManyPixels {
                width,
                height,
                max_pixels: self.max_pixels,
            });
        }
        if width.min(height) < self.min_side.max(1) {
            return Err(PhotoError::TooSmall {
                width,
                height,
                min_side: self.min_side.max(1),
            });
        }
        Ok(())
    }

    /// Checks the size of a picture whose pixels have so many bits each in the file. The data of a
    /// picture may take as many bytes as the largest decoded one, whatever its depth: a small file
    /// could otherwise keep the decoder busy with what is converted to a third of it.
    pub(super) fn check_stored_size(
        &self,
        width: u32,
        height: u32,
        bits_per_pixel: usize,
    ) -> Result<(), PhotoError> {
        const DECODED_BITS: u64 = 24;
        let bits = (bits_per_pixel as u64).max(DECODED_BITS);
        let max_pixels = self.max_pixels.saturating_mul(DECODED_BITS) / bits;
        let limits = Limits {
            max_pixels,
            ..*self
        };
        limits.check_size(width, height)
    }
}

#[cfg(test)]
mod tests {
    use super::Limits;
    use crate::photo::PhotoFormat;

    #[test]
    fn a_small_file_may_have_fewer_pixels() {
        let most = |bytes, format| Limits::default().for_file(bytes, format).max_pixels;
        assert_eq!(most(100, PhotoFormat::Jpeg), 26_000_000);
        assert_eq!(most(2_000_000, PhotoFormat::Jpeg), 58_000_000);
        assert_eq!(most(100, PhotoFormat::Avif), 13_000_000);
        assert_eq!(most(1_500_000, PhotoFormat::Avif), 29_000_000);
        assert_eq!(most(20_000_000, PhotoFormat::Heic), 120_000_000);
    }
}
