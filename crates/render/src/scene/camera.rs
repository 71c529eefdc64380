//! The camera of a scene: where it is held, and what it does to the light.

use super::LinearRgb;

/// A phone held over the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Camera {
    /// Angle between the view and the board, degrees: 90 is straight down.
    pub elevation_deg: f64,
    /// Bearing of the camera from the board, degrees.
    pub bearing_deg: f64,
    /// Turn of the camera about its view, degrees.
    pub roll_deg: f64,
    /// Focal length as on a 35 mm film camera, mm: phones have 24 to 28 and 48 to 80.
    pub focal_35mm: f64,
    /// What shall fill the picture.
    pub aim: Aim,
    /// Share of the photo's width or height (whichever is tighter) that it takes up; above 1 the frame cuts it.
    pub fill: f64,
    /// Whether width and height are stretched until both are filled alike.
    pub stretched: bool,
    /// How far the board lies from the middle, as a share of the free space each way, −1 to 1.
    pub off_center: [f64; 2],
    /// k₁ of [`shuzi::geometry::Lens`].
    pub k1: f64,
    /// Blur of what is twice as far away as the plane in focus, pixels; 0 is all sharp.
    pub aperture_px: f64,
    /// Where the plane in focus lies: 1 the middle of the board, less is nearer.
    pub focus: f64,
}

/// What a camera is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The boards with their margins.
    Boards,
    /// The grids, the outermost lines.
    Grids,
}

/// Sensor, image processing and JPEG.
#[derive(Clone, Debug, PartialEq)]
pub struct Sensor {
    /// Correction of the automatic exposure, in stops.
    pub exposure_ev: f64,
    /// Gain of red, green and blue.
    pub white_balance: LinearRgb,
    /// Standard deviation of the noise at middle grey, as a share of full scale.
    pub noise: f64,
    /// Size of the noise's grains, pixels: 1 for raw pixels, more after a denoiser.
    pub grain_px: f64,
    /// Standard deviation of the blur, pixels.
    pub blur_px: f64,
    /// Length of the smear of a moving hand, pixels.
    pub motion_px: f64,
    /// Direction of the smear, degrees.
    pub motion_deg: f64,
    /// Strength of the sharpening: 0 none to 2.
    pub sharpen: f64,
    /// How far the tone curve bends into an S: 0 not at all, 1 fully.
    pub contrast: f64,
    /// Saturation of the colours: 1 as they are.
    pub saturation: f64,
    /// Whether colour is kept at half the picture's width and height, as most cameras do in JPEG.
    pub coarse_color: bool,
    /// Light scattered over the whole picture, as a share of its mean.
    pub haze: f64,
    /// Light lost in the photo's corners, 0 to 1.
    pub vignette: f64,
    /// Paths of light per pixel where things meet; elsewhere a third of them.
    pub rays: u32,
    /// JPEG quality, 1 to 100.
    pub jpeg_quality: u8,
}
