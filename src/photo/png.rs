//! Decodes PNG files row by row with `png` itself: `image` holds the picture as it is stored beside
//! the converted one, with up to eight bytes per pixel, and inflates as much metadata.

use std::io::Cursor;

use image::RgbImage;
use png::{BitDepth, Decoder, DecodingError, InterlaceInfo, Transformations};

use super::profile::Profile;
use super::stored::{StoredPhoto, lay_sample_over_white};
use super::{Limits, PhotoError, PhotoFormat};

/// Most memory for everything but the pixels, in bytes: the colour profile, EXIF and a row. The
/// longest row that the limits allow has 15 MB; compressed text is not read.
const MAX_EXTRAS_BYTES: usize = 32_000_000;

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    let extras = png::Limits {
        bytes: MAX_EXTRAS_BYTES,
    };
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), extras);
    decoder.set_ignore_text_chunk(true);
    // Palettes become colours, and fewer than 8 bits become 8. Of 16 bits, the decoder would cut 8
    // off; `Samples` rounds.
    decoder.set_transformations(Transformations::EXPAND);
    let header = decoder.read_header_info().map_err(unreadable)?;
    let (width, height) = header.size();
    limits.check_stored_size(width, height, header.bits_per_pixel())?;

    let mut reader = decoder.read_info().map_err(unreadable)?;
    let info = reader.info();
    if info.animation_control.is_some() || info.frame_control.is_some() {
        return Err(PhotoError::animation("animated PNG"));
    }
    let profile = info.icc_profile.as_deref().and_then(Profile::icc);
    let exif = info.exif_metadata.as_deref().map(<[u8]>::to_vec);
    let (color_type, depth) = reader.output_color_type();
    let samples = Samples {
        per_pixel: color_type.samples(),
        depth,
    };

    let mut pixels = RgbImage::new(width, height);
    let stride = 3 * width as usize;
    let mut painted = vec![0; stride];
    let mut line = 0;
    while let Some(row) = reader.next_interlaced_row().map_err(unreadable)? {
        match row.interlace() {
            InterlaceInfo::Null(_) => {
                let to = pixels.chunks_exact_mut(stride).nth(line);
                samples.paint(row.data(), to.unwrap_or_default());
                line += 1;
            }
            InterlaceInfo::Adam7(pass) => {
                let length = samples.paint(row.data(), &mut painted);
                let pass_row = painted.get(..length).unwrap_or_default();
                png::expand_interlaced_row(&mut pixels, stride, pass_row, pass, 24);
            }
        }
    }
    Ok(StoredPhoto::turned_by_exif(pixels, profile, exif))
}

/// The samples of a row, as the decoder returns them.
struct Samples {
    /// 1 for grey, 3 for red, green and blue; one more with opacity.
    per_pixel: usize,
    /// 8 or 16.
    depth: BitDepth,
}

impl Samples {
    /// Converts a row to 8-bit RGB, transparent pixels laid over white. Returns the length of the
    /// result in bytes.
    fn paint(&self, row: &[u8], to: &mut [u8]) -> usize {
        let mut narrowed = Vec::new();
        let mut row = row;
        if self.depth == BitDepth::Sixteen {
            let (samples, _) = row.as_chunks::<2>();
            narrowed.extend(samples.iter().map(|&sample| narrow(sample)));
            row = &narrowed;
        }
        let (to, _) = to.as_chunks_mut::<3>();
        match self.per_pixel {
            1 => paint_pixels(row, to, |[grey]| [grey; 3]),
            2 => paint_pixels(row, to, |[grey, opacity]| {
                [lay_sample_over_white(grey, opacity); 3]
            }),
            3 => paint_pixels(row, to, |color| color),
            _ => paint_pixels(row, to, |[red, green, blue, opacity]| {
                [red, green, blue].map(|sample| lay_sample_over_white(sample, opacity))
            }),
        }
        3 * (row.len() / self.per_pixel)
    }
}

/// Converts pixels of `N` samples each.
fn paint_pixels<const N: usize>(
    row: &[u8],
    to: &mut [[u8; 3]],
    convert: impl Fn([u8; N]) -> [u8; 3],
) {
    let (pixels, _) = row.as_chunks::<N>();
    for (to, &pixel) in to.iter_mut().zip(pixels) {
        *to = convert(pixel);
    }
}

/// Rounds a sample of 16 bits to 8.
fn narrow(sample: [u8; 2]) -> u8 {
    ((u32::from(u16::from_be_bytes(sample)) + 128) / 257) as u8
}

fn unreadable(error: DecodingError) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::Png, error)
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::ZlibEncoder;
    use image::codecs::png::PngDecoder;
    use image::{DynamicImage, Pixel};
    use rand::{RngExt as _, SeedableRng as _};
    use rand_pcg::Pcg32;

    use super::*;

    const COLOR_TYPES: [(u8, usize, &[u8]); 5] = [
        (0, 1, &[1, 2, 4, 8, 16]),
        (2, 3, &[8, 16]),
        (3, 1, &[1, 2, 4, 8]),
        (4, 2, &[8, 16]),
        (6, 4, &[8, 16]),
    ];

    /// The first column and line of each pass, and the steps to the next (PNG, section 8.2).
    const PASSES: [[usize; 4]; 7] = [
        [0, 0, 8, 8],
        [4, 0, 8, 8],
        [0, 4, 4, 8],
        [2, 0, 4, 4],
        [0, 2, 2, 4],
        [1, 0, 2, 2],
        [0, 1, 1, 2],
    ];

    fn chunk(name: &[u8; 4], content: &[u8]) -> Vec<u8> {
        let mut checksum = flate2::Crc::new();
        checksum.update(name);
        checksum.update(content);
        let length = (content.len() as u32).to_be_bytes();
        [&length, &name[..], content, &checksum.sum().to_be_bytes()].concat()
    }

    fn deflate(content: &[u8]) -> Vec<u8> {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(content).unwrap();
        encoder.finish().unwrap()
    }

    /// A PNG of random pixels, with these chunks before them.
    fn random_png(
        (width, height): (usize, usize),
        (color_type, samples, depth): (u8, usize, u8),
        interlaced: bool,
        chunks: &[u8],
        random: &mut Pcg32,
    ) -> Vec<u8> {
        let passes = if interlaced {
            &PASSES[..]
        } else {
            &[[0, 0, 1, 1]]
        };
        let mut data = Vec::new();
        for [left, top, right, down] in passes {
            let columns = width.saturating_sub(*left).div_ceil(*right);
            let lines = height.saturating_sub(*top).div_ceil(*down);
            if columns > 0 {
                for _ in 0..lines {
                    data.push(0);
                    let bytes = (columns * samples * usize::from(depth)).div_ceil(8);
                    data.extend((0..bytes).map(|_| random.random::<u8>()));
                }
            }
        }
        let mut header = [width as u32, height as u32].map(u32::to_be_bytes).concat();
        header.extend([depth, color_type, 0, 0, u8::from(interlaced)]);
        let palette: Vec<u8> = (0..3 << depth.min(8)).map(|_| random.random()).collect();
        [
            b"\x89PNG\r\n\x1a\n".to_vec(),
            chunk(b"IHDR", &header),
            chunks.to_vec(),
            if color_type == 3 {
                chunk(b"PLTE", &palette)
            } else {
                Vec::new()
            },
            chunk(b"IDAT", &deflate(&data)),
            chunk(b"IEND", &[]),
        ]
        .concat()
    }

    fn any_size() -> Limits {
        Limits {
            min_side: 1,
            ..Limits::default()
        }
    }

    /// The pixels as `image` decodes them.
    fn decode_with_image(bytes: &[u8]) -> RgbImage {
        let picture =
            DynamicImage::from_decoder(PngDecoder::new(Cursor::new(bytes)).unwrap()).unwrap();
        if !picture.color().has_alpha() {
            return picture.into_rgb8();
        }
        let picture = picture.into_rgba8();
        RgbImage::from_fn(picture.width(), picture.height(), |x, y| {
            let pixel = picture.get_pixel(x, y);
            let opacity = pixel[3];
            let mut rgb = pixel.to_rgb();
            rgb.apply(|sample| lay_sample_over_white(sample, opacity));
            rgb
        })
    }

    #[test]
    fn every_kind_of_pixel_is_decoded_as_image_decodes_it() {
        let mut random = Pcg32::seed_from_u64(27);
        for (color_type, samples, depths) in COLOR_TYPES {
            for &depth in depths {
                for interlaced in [false, true] {
                    for size in [(1, 1), (3, 5), (13, 11), (64, 17)] {
                        let kind = (color_type, samples, depth);
                        let file = random_png(size, kind, interlaced, &[], &mut random);
                        let decoded = decode(&file, &any_size()).unwrap();
                        assert_eq!(
                            decoded.pixels,
                            decode_with_image(&file),
                            "{kind:?} {size:?} {interlaced}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn metadata_is_bounded_before_it_is_inflated() {
        let mut random = Pcg32::seed_from_u64(28);
        let zeros = deflate(&vec![0; 200_000_000]);
        let profile = [b"p\0\0", &zeros[..]].concat();
        let text = [b"t\0\0", &zeros[..]].concat();
        let international = [b"t\0\x01\0\0\0", &zeros[..]].concat();
        let chunks = [
            chunk(b"iCCP", &profile),
            chunk(b"zTXt", &text),
            chunk(b"iTXt", &international),
        ];
        let file = random_png((9, 9), (2, 3, 8), false, &chunks.concat(), &mut random);
        let decoded = decode(&file, &any_size()).unwrap();
        assert!(decoded.profile.is_none());
        // One of usual size is there.
        let chunks = chunk(b"iCCP", &[b"p\0\0", &deflate(&[7; 3_000])[..]].concat());
        let file = random_png((9, 9), (2, 3, 8), false, &chunks, &mut random);
        assert!(decode(&file, &any_size()).unwrap().profile.is_some());
    }

    #[test]
    fn pixels_are_counted_by_the_bytes_that_are_stored() {
        let mut random = Pcg32::seed_from_u64(29);
        let limits = Limits {
            max_pixels: 1000,
            ..any_size()
        };
        for (kind, largest) in [((2, 3, 8), 1000), ((6, 4, 8), 750), ((6, 4, 16), 375)] {
            for (width, fits) in [(largest, true), (largest + 1, false)] {
                let file = random_png((width, 1), kind, false, &[], &mut random);
                let decoded = decode(&file, &limits);
                assert_eq!(decoded.is_ok(), fits, "{kind:?} {width}");
                if let Err(error) = decoded {
                    let is_said = matches!(error, PhotoError::TooManyPixels { max_pixels, .. }
                        if max_pixels == largest as u64);
                    assert!(is_said, "{error}");
                }
            }
        }
    }
}
