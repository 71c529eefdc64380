//! What is wrong with a frame: one thing, the worst first.

use crate::named_enum;
use crate::photo::PhotoEdge;
use crate::point::Point;

use super::Conditions;

/// Fewest pixels of the photo per spacing.
const LEAST_SPACING_PX: f64 = 12.0;
/// A board seen at a smaller angle than this is too steep, in degrees: from there stones hide each
/// other. Between 20 and 25 degrees, half of all boards can be read; from 30 on, nearly all.
const LEAST_ELEVATION: f64 = 30.0;
/// A board whose bright parts are darker than this is dark, as luma from 0 to 255.
const LEAST_BRIGHTNESS: f64 = 60.0;
/// Most blur, in spacings.
const MOST_BLUR: f64 = 0.13;
/// Most points under highlights: single ones can be asked about.
const MOST_GLARE: usize = 1;
/// Most movement since the frame before, in spacings.
const MOST_MOVEMENT: f64 = 0.2;

named_enum! {
    /// The kind of a fault, the worst first.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum FaultKind {
        /// There is no board in view.
        NoBoard = "no_board",
        /// There are several boards in view.
        SeveralBoards = "several_boards",
        /// The board goes on beyond an edge.
        CutOff = "cut_off",
        /// The board is too far away.
        TooSmall = "too_small",
        /// The camera looks at the board from too low.
        TooSteep = "too_steep",
        /// There is too little light.
        TooDark = "too_dark",
        /// The frame is blurred.
        Blurred = "blurred",
        /// Something shines on the board.
        Glare = "glare",
        /// Something lies over the board.
        Covered = "covered",
        /// The camera moves.
        Moving = "moving",
    }
}

/// What is wrong with a frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// What it is.
    pub kind: FaultKind,
    /// The edges of the frame beyond which the board goes on, if that is it.
    pub edges: Vec<PhotoEdge>,
    /// The points that it is about, if it is glare or something that lies over the board.
    pub points: Vec<Point>,
}

impl Fault {
    /// Returns a fault that has no place on the board.
    pub fn new(kind: FaultKind) -> Fault {
        Fault {
            kind,
            edges: Vec::new(),
            points: Vec::new(),
        }
    }

    /// Returns the worst thing about the conditions of a board. `enlarged` is the number of pixels
    /// of the photo that will be taken per pixel of the frame, `moved` the movement since the frame
    /// before, in spacings, if the board was seen there. If the grid is not clear, nothing is said
    /// about its points.
    pub fn worst(
        conditions: &Conditions,
        is_clear: bool,
        enlarged: f64,
        moved: Option<f64>,
    ) -> Option<Fault> {
        let is_glaring = is_clear && conditions.glare.len() > MOST_GLARE;
        let faults = [
            (FaultKind::CutOff, !conditions.cut_off.is_empty()),
            (
                FaultKind::TooSmall,
                enlarged * conditions.spacing_px < LEAST_SPACING_PX,
            ),
            (FaultKind::TooSteep, conditions.elevation < LEAST_ELEVATION),
            (FaultKind::TooDark, conditions.brightness < LEAST_BRIGHTNESS),
            (FaultKind::Blurred, conditions.blur > MOST_BLUR),
            (FaultKind::Glare, is_glaring),
            (FaultKind::Covered, !conditions.hidden.is_empty()),
            (
                FaultKind::Moving,
                moved.is_some_and(|moved| moved > MOST_MOVEMENT),
            ),
        ];
        let (kind, _) = faults.into_iter().find(|&(_, is_so)| is_so)?;
        let fault = Fault::new(kind);
        Some(match kind {
            FaultKind::CutOff => Fault {
                edges: conditions.cut_off.clone(),
                ..fault
            },
            FaultKind::Glare => Fault {
                points: conditions.glare.clone(),
                ..fault
            },
            FaultKind::Covered => Fault {
                points: conditions.hidden.clone(),
                ..fault
            },
            _ => fault,
        })
    }
}
