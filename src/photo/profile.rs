//! Colour profiles: the colour space of the pixels, and their conversion to sRGB.

use image::RgbImage;
use moxcms::{CmsError, ColorProfile, DataColorSpace, Layout, TransformOptions};

/// Size of the largest ICC profile that is used, in bytes. Profiles of cameras and screens have 0.5
/// to 20 KB, those with tables up to some 3 MB.
pub(super) const MAX_ICC_BYTES: usize = 4_000_000;

/// The colour space of decoded pixels.
pub(super) enum Profile {
    /// An embedded ICC profile, which may be broken.
    Icc(Vec<u8>),
    /// Display P3, named by a code (ITU-T H.273, colour primaries 12).
    #[cfg(any(feature = "heic", feature = "avif"))]
    DisplayP3,
}

impl Profile {
    /// Returns an embedded ICC profile; `None` if it is too large to be one.
    pub fn icc(bytes: &[u8]) -> Option<Profile> {
        (bytes.len() <= MAX_ICC_BYTES).then(|| Profile::Icc(bytes.to_vec()))
    }

    /// Converts `pixels` to sRGB in place; leaves them as they are if the profile is broken, not
    /// RGB, or sRGB already. A photo with a wrong tint is better than none.
    pub fn convert_to_srgb(&self, pixels: &mut RgbImage) {
        if let Ok(profile) = self.parse()
            && profile.color_space == DataColorSpace::Rgb
            && !is_srgb(&profile)
        {
            // On failure the rows already converted stay so; transforms fail on the first row or
            // never.
            let _ = convert(&profile, pixels);
        }
    }

    fn parse(&self) -> Result<ColorProfile, CmsError> {
        match self {
            Profile::Icc(icc) => ColorProfile::new_from_slice(icc),
            #[cfg(any(feature = "heic", feature = "avif"))]
            Profile::DisplayP3 => Ok(ColorProfile::new_display_p3()),
        }
    }
}

/// Returns true if the primaries are those of sRGB. The many sRGB profiles in use differ in the
/// last digits, and their curves by less than a step of 8 bits.
fn is_srgb(profile: &ColorProfile) -> bool {
    const TOLERANCE: f64 = 0.005;
    let (own, srgb) = (
        profile.rgb_to_xyz_matrix(),
        ColorProfile::new_srgb().rgb_to_xyz_matrix(),
    );
    own.v
        .iter()
        .flatten()
        .zip(srgb.v.iter().flatten())
        .all(|(a, b)| (a - b).abs() < TOLERANCE)
}

fn convert(profile: &ColorProfile, pixels: &mut RgbImage) -> Result<(), CmsError> {
    let to_srgb = profile.create_transform_8bit(
        Layout::Rgb,
        &ColorProfile::new_srgb(),
        Layout::Rgb,
        TransformOptions::default(),
    )?;
    let row_bytes = pixels.width() as usize * 3;
    let mut row_before = vec![0; row_bytes];
    for row in pixels.chunks_exact_mut(row_bytes) {
        row_before.copy_from_slice(row);
        to_srgb.transform(&row_before, row)?;
    }
    Ok(())
}
