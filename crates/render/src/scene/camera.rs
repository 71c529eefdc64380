//! The camera of a scene: its position, optics and image processing.

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
    /// The object that the camera is aimed at.
    pub aim: Aim,
    /// Share of the photo's width or height, whichever is tighter, that the object takes up; above
    /// 1 the frame cuts it off.
    pub fill: f64,
    /// True if the photo is stretched until width and height are filled alike.
    pub stretched: bool,
    /// Offset of the board from the middle, as a share of the free space each way, −1 to 1.
    pub off_center: [f64; 2],
    /// k₁ of [`shuzi::geometry::Lens`].
    pub k1: f64,
    /// Blur of objects at twice the distance of the focal plane, pixels; 0 means that everything is
    /// sharp.
    pub aperture_px: f64,
    /// Distance of the focal plane: 1 is the middle of the board, less is nearer.
    pub focus: f64,
}

/// The object that a camera is aimed at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Aim {
    /// The boards with their margins.
    Boards,
    /// The grids, the outermost lines.
    Grids,
    /// A part of each grid: left, top, right and bottom border as shares of its width and height.
    /// The frame cuts off what is beyond.
    Part([f64; 4]),
}

/// Light that is scattered over a part of the picture: a lens flare, a reflection in a window pane.
#[derive(Clone, Debug, PartialEq)]
pub struct Flare {
    /// Its middle, as shares of the picture's width and height.
    pub at: [f64; 2],
    /// Distance from the middle at which half of the light is left, as a share of the longer side.
    pub radius: f64,
    /// Colour times brightness in the middle, 1 is full scale.
    pub color: LinearRgb,
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
    /// Strength of the tone curve's S shape: 0 none, 1 full.
    pub contrast: f64,
    /// Saturation of the colours: 1 as they are.
    pub saturation: f64,
    /// True if colour is stored at half the resolution, as most cameras do in JPEG.
    pub coarse_color: bool,
    /// Light scattered over the whole picture, as a share of its mean.
    pub haze: f64,
    /// Light scattered over parts of the picture.
    pub flares: Vec<Flare>,
    /// Light lost in the photo's corners, 0 to 1.
    pub vignette: f64,
    /// Light paths per pixel where different objects meet; other pixels get a third of them.
    pub rays: u32,
    /// JPEG quality, 1 to 100.
    pub jpeg_quality: u8,
}
