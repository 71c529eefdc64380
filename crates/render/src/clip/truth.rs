//! The truth about every frame of a clip.

use serde::Serialize;

/// Distance of neighbouring points below which a board is too small, pixels.
pub const LEAST_SPACING_PX: f64 = 12.0;
/// Angle between view and board below which it is seen too steeply, degrees.
pub const LEAST_ELEVATION_DEG: f64 = 25.0;
/// Difference between black and white stones in the picture, 0 to 1, below which it is too dark.
pub const LEAST_CONTRAST: f64 = 0.25;
/// Brightness beyond the one at which the exposure aims, from which on a frame is too bright, stops.
pub const MOST_BRIGHT_EV: f64 = 0.7;
/// Standard deviation of the blur from which on a frame is blurred, spacings.
pub const MOST_BLUR_SPACINGS: f64 = 0.1;
/// Speed of the board in the picture from which on it moves, spacings per second.
pub const MOST_SPACINGS_PER_S: f64 = 1.5;
/// Share of the contrast that a reflection takes, from which on a point is in it.
pub const MOST_CONTRAST_LOST: f64 = 0.5;
/// Share of a point from which on it counts as covered.
pub const MOST_COVERED: f64 = 0.25;

/// The truth about a clip. Serialises to the label beside it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ClipTruth {
    /// Name of the clip's file; empty until it is saved.
    pub file: String,
    /// Name of what happens, or `pan` over a photo.
    pub kind: String,
    /// Seed of everything random.
    pub seed: u64,
    /// Number of lines of the board each way.
    pub size: usize,
    /// The position, top row first, the same in all frames.
    pub rows: Vec<String>,
    /// Width and height of the frames, pixels.
    pub frame_px: [u32; 2],
    /// Different frames per second.
    pub fps: u32,
    /// Time from which on nothing is meant to be wrong, ms.
    pub calm_from_ms: f64,
    /// The limits of the faults.
    pub limits: FaultLimits,
    /// The frames in their order.
    pub frames: Vec<FrameTruth>,
}

/// The measures from which on something counts as a fault.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct FaultLimits {
    /// [`LEAST_SPACING_PX`]
    pub least_spacing_px: f64,
    /// [`LEAST_ELEVATION_DEG`]
    pub least_elevation_deg: f64,
    /// [`LEAST_CONTRAST`]
    pub least_contrast: f64,
    /// [`MOST_BRIGHT_EV`]
    pub most_bright_ev: f64,
    /// [`MOST_BLUR_SPACINGS`]
    pub most_blur_spacings: f64,
    /// [`MOST_SPACINGS_PER_S`]
    pub most_spacings_per_s: f64,
    /// [`MOST_CONTRAST_LOST`]
    pub most_contrast_lost: f64,
    /// [`MOST_COVERED`]
    pub most_covered: f64,
}

impl Default for FaultLimits {
    fn default() -> FaultLimits {
        FaultLimits {
            least_spacing_px: LEAST_SPACING_PX,
            least_elevation_deg: LEAST_ELEVATION_DEG,
            least_contrast: LEAST_CONTRAST,
            most_bright_ev: MOST_BRIGHT_EV,
            most_blur_spacings: MOST_BLUR_SPACINGS,
            most_spacings_per_s: MOST_SPACINGS_PER_S,
            most_contrast_lost: MOST_CONTRAST_LOST,
            most_covered: MOST_COVERED,
        }
    }
}

/// The truth about a frame. Positions are those in the middle of its exposure.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FrameTruth {
    /// Time from the start of the clip, ms.
    pub at_ms: f64,
    /// Pixel positions of the outer intersections: top left, top right, bottom right, bottom left;
    /// outside the frame, too.
    pub corners: [[f64; 2]; 4],
    /// True if all four corners are in the frame.
    pub in_view: bool,
    /// Smallest distance of neighbouring points at the rim of the board, pixels.
    pub spacing_px: f64,
    /// Angle between the view and the board, degrees; not known of photos.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elevation_deg: Option<f64>,
    /// Standard deviation of the blur by focus and movement, spacings; of photos the added one.
    pub blur_spacings: f64,
    /// Speed of the fastest corner in the picture, spacings per second.
    pub spacings_per_s: f64,
    /// Difference between black and white stones without a reflection, 0 to 1; not known of photos.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contrast: Option<f64>,
    /// Gain of the exposure relative to that in full light, stops.
    pub exposure_ev: f64,
    /// Everything that is wrong now.
    pub faults: Vec<Fault>,
    /// True if nothing is wrong.
    pub good: bool,
}

/// Something that is wrong with a frame, with its measure.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum Fault {
    /// No point of the board is in the frame.
    NoBoard,
    /// A part of the board is outside the frame.
    CutOff {
        /// Sides of the frame beyond which corners lie: `left`, `top`, `right`, `bottom`.
        sides: Vec<&'static str>,
    },
    /// The board is too small.
    TooSmall {
        /// Smallest distance of neighbouring points, pixels.
        spacing_px: f64,
    },
    /// The board is seen from too low.
    TooSteep {
        /// Angle between the view and the board, degrees.
        elevation_deg: f64,
    },
    /// The frame is too dark.
    Dark {
        /// Difference between black and white stones, 0 to 1.
        contrast: f64,
    },
    /// The frame is too bright: the exposure has not followed yet.
    Bright {
        /// Brightness beyond the one at which the exposure aims, stops.
        excess_ev: f64,
    },
    /// The frame is blurred.
    Blurred {
        /// Standard deviation of the blur, spacings.
        sigma_spacings: f64,
    },
    /// A reflection lies over points.
    Glare {
        /// Names of the points.
        points: Vec<String>,
    },
    /// A hand or an arm is over points.
    Hand {
        /// Names of the points.
        points: Vec<String>,
    },
    /// The board moves in the picture.
    Moving {
        /// Speed of the fastest corner, spacings per second.
        spacings_per_s: f64,
    },
    /// Points of a second board are in the frame.
    TwoBoards,
}

/// What is measured of a frame, besides its position.
pub(super) struct Measures {
    pub(super) at_s: f64,
    pub(super) frame_px: [u32; 2],
    /// The points of the board in the frame, row by row.
    pub(super) points: Vec<[f64; 2]>,
    pub(super) corners: [[f64; 2]; 4],
    pub(super) spacing_px: f64,
    pub(super) elevation_deg: Option<f64>,
    pub(super) blur_spacings: f64,
    pub(super) spacings_per_s: f64,
    /// Difference between black and white stones in the picture, 0 to 1.
    pub(super) contrast: Option<f64>,
    /// Brightness beyond the one at which the exposure aims, stops.
    pub(super) excess_ev: f64,
    pub(super) exposure_ev: f64,
    pub(super) glare: Vec<String>,
    pub(super) covered: Vec<String>,
    /// True if points of a second board are in the frame.
    pub(super) second_board: bool,
}

/// Returns true if a place is in a frame.
pub(super) fn is_in_frame([x, y]: [f64; 2], [width, height]: [u32; 2]) -> bool {
    (0.0..f64::from(width)).contains(&x) && (0.0..f64::from(height)).contains(&y)
}

impl Measures {
    /// Finds what is wrong.
    pub(super) fn judge(self) -> FrameTruth {
        let faults = self.faults();
        FrameTruth {
            at_ms: (self.at_s * 1000.0).round(),
            corners: self.corners.map(|corner| corner.map(hundredths)),
            in_view: self.corners_outside().is_empty(),
            spacing_px: hundredths(self.spacing_px),
            elevation_deg: self.elevation_deg.map(hundredths),
            blur_spacings: thousandths(self.blur_spacings),
            spacings_per_s: hundredths(self.spacings_per_s),
            contrast: self.contrast.map(thousandths),
            exposure_ev: hundredths(self.exposure_ev),
            good: faults.is_empty(),
            faults,
        }
    }

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let sees = |point: &[f64; 2]| is_in_frame(*point, self.frame_px);
        let no_board = !self.points.iter().any(sees);
        if no_board {
            faults.push(Fault::NoBoard);
        }
        if self.second_board {
            faults.push(Fault::TwoBoards);
        }
        if self.spacings_per_s > MOST_SPACINGS_PER_S {
            faults.push(Fault::Moving {
                spacings_per_s: hundredths(self.spacings_per_s),
            });
        }
        if self.blur_spacings > MOST_BLUR_SPACINGS {
            faults.push(Fault::Blurred {
                sigma_spacings: thousandths(self.blur_spacings),
            });
        }
        if let Some(contrast) = self.contrast.filter(|contrast| *contrast < LEAST_CONTRAST) {
            faults.push(Fault::Dark {
                contrast: thousandths(contrast),
            });
        }
        if self.excess_ev > MOST_BRIGHT_EV {
            faults.push(Fault::Bright {
                excess_ev: hundredths(self.excess_ev),
            });
        }
        if no_board {
            return faults;
        }
        let sides = self.corners_outside();
        if !sides.is_empty() {
            faults.push(Fault::CutOff { sides });
        }
        if self.spacing_px < LEAST_SPACING_PX {
            faults.push(Fault::TooSmall {
                spacing_px: hundredths(self.spacing_px),
            });
        }
        if let Some(elevation) = self.elevation_deg
            && elevation < LEAST_ELEVATION_DEG
        {
            faults.push(Fault::TooSteep {
                elevation_deg: hundredths(elevation),
            });
        }
        if !self.glare.is_empty() {
            faults.push(Fault::Glare {
                points: self.glare.clone(),
            });
        }
        if !self.covered.is_empty() {
            faults.push(Fault::Hand {
                points: self.covered.clone(),
            });
        }
        faults
    }

    /// Returns the sides of the frame beyond which corners lie.
    fn corners_outside(&self) -> Vec<&'static str> {
        let [width, height] = self.frame_px.map(f64::from);
        let beyond = [
            ("left", self.corners.iter().any(|corner| corner[0] < 0.0)),
            ("top", self.corners.iter().any(|corner| corner[1] < 0.0)),
            (
                "right",
                self.corners.iter().any(|corner| corner[0] >= width),
            ),
            (
                "bottom",
                self.corners.iter().any(|corner| corner[1] >= height),
            ),
        ];
        let sides = beyond.into_iter().filter(|(_, is_beyond)| *is_beyond);
        sides.map(|(side, _)| side).collect()
    }
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

fn thousandths(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
