//! Finds damage in a WebP file.
//!
//! The decoder makes a picture of whatever the bits seem to mean, so that a board looks like another
//! position. This reads the codes of the picture without computing a pixel, and checks that
//!
//! - the chunks fit into the file, and the parts of the picture into their chunk;
//! - every code is one of its table, and no copied pixels lie outside the picture;
//! - the data end with the last pixel: neither before, which means that something is missing, nor after
//!   it, which means that something was put in or misread. What fills the last bytes is zero.
//!
//! After a changed bit everything that follows in a lossy picture is misread, and then it hardly ever
//! ends in the same byte. In a lossless picture the codes are soon read right again, and a bit that
//! changes the values of some pixels and not their number is not noticed.

use super::bits::BitReader;
use super::container::Chunks;
use super::{lossless, lossy};

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Damage {
    /// A chunk, or a part of the picture in it, reaches beyond what it is in, or there is no picture.
    DoesNotFit,
    /// A picture has another size than the file states, or its transparency does.
    SizesDiffer,
    /// Bits that are no code of their table, or a table whose codes are not all there.
    NoSuchCode,
    /// A value that cannot be, such as a reference to pixels before the first.
    NoSuchValue,
    /// The data end before the last pixel.
    EndsEarly,
    /// The data go on after the last pixel.
    GoesOn,
    /// There are so many codes that they would take much memory. No encoder makes them.
    TooManyCodes,
}

/// Width and height of a picture, in pixels.
pub(super) type Size = (u32, u32);

/// How transparency is stored: in the lowest bits of the first byte.
const COMPRESSION: u8 = 0b11;
const NOT_COMPRESSED: u8 = 0;
const LOSSLESS: u8 = 1;

/// Finds damage in the still picture of a WebP file, which states this size. The work is bounded by its
/// pixels.
pub(super) fn check_picture(bytes: &[u8], size: Size) -> Result<(), Damage> {
    let chunks = Chunks::find(bytes)?;
    match (chunks.lossy, chunks.lossless) {
        (Some(picture), None) => lossy::check_frame(picture, size)?,
        (None, Some(picture)) => lossless::check_picture(picture, size)?,
        _ => return Err(Damage::DoesNotFit),
    }
    chunks
        .alpha
        .map_or(Ok(()), |alpha| check_alpha(alpha, size))
}

/// Checks the transparency of a lossy picture.
fn check_alpha(chunk: &[u8], size: Size) -> Result<(), Damage> {
    let (&kind, data) = chunk.split_first().ok_or(Damage::EndsEarly)?;
    match kind & COMPRESSION {
        NOT_COMPRESSED if data.len() as u64 == u64::from(size.0) * u64::from(size.1) => Ok(()),
        NOT_COMPRESSED => Err(Damage::SizesDiffer),
        LOSSLESS => lossless::check_image(BitReader::new(data), size),
        _ => Err(Damage::NoSuchValue),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::sample::Index;

    use super::{Damage, Size, check_picture};

    const FILES: [(&[u8], Size); 4] = [
        (
            include_bytes!("../../../tests/data/lossy-board.webp"),
            (300, 225),
        ),
        (
            include_bytes!("../../../tests/data/alpha-board.webp"),
            (160, 120),
        ),
        (
            include_bytes!("../../../tests/data/lossless-board.webp"),
            (120, 90),
        ),
        (
            include_bytes!("../../../tests/data/palette-board.webp"),
            (120, 90),
        ),
    ];

    #[test]
    fn whole_pictures_are_not_damaged() {
        for (file, size) in FILES {
            assert!(check_picture(file, size).is_ok());
        }
    }

    #[test]
    fn a_picture_of_another_size_than_the_file_states_is_damaged() {
        for (file, (width, height)) in FILES {
            let result = check_picture(file, (width, height + 1));
            assert_eq!(result, Err(Damage::SizesDiffer));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

        #[test]
        fn damaged_files_never_panic(
            which in any::<Index>(),
            damages in prop::collection::vec((any::<Index>(), any::<u8>()), 1..12),
        ) {
            let (file, size) = *which.get(&FILES);
            let mut file = file.to_vec();
            for (at, value) in damages {
                *at.get_mut(&mut file) = value;
            }
            let _ = check_picture(&file, size);
        }

        #[test]
        fn noise_behind_a_good_start_never_panics(
            which in any::<Index>(),
            keep in 12_usize..200,
            noise in prop::collection::vec(any::<u8>(), 0..300),
        ) {
            let (file, size) = *which.get(&FILES);
            let mut file = file.to_vec();
            for (byte, noise) in file.iter_mut().skip(keep).zip(noise) {
                *byte = noise;
            }
            let _ = check_picture(&file, size);
        }
    }
}
