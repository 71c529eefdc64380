//! The board network's output for a view of the photo.

use image::RgbImage;
use ndarray::{Array3, ArrayView2, ArrayView3, Axis, Slice, Zip};

use super::area::{AreaCell, BoardArea};
use super::detection::{Detection, DetectionKind};
use super::viewport::Viewport;
use crate::geometry::{PicturePoint, PixelPoint, Rect, ViewPoint};
use crate::network::{Network, NetworkError, Planes};

/// Height and width of the network's input are multiples of this.
const MULTIPLE: usize = 32;
/// Grey value of the padding beyond the photo, 0 to 1.
const BEYOND: f32 = 128.0 / 255.0;
/// Cells less likely to hold an intersection than this are not detections.
const LEAST_PROBABILITY: f64 = 0.3;
/// Smallest distance between two detections, in cells of the network's output.
const APART_CELLS: f64 = 1.2;

/// The channels of the network's output.
mod channel {
    /// Logit that an intersection lies in the cell.
    pub const PRESENCE: usize = 0;
    /// Offset of the intersection to the right of the cell's centre, in cells.
    pub const RIGHT: usize = 1;
    /// Offset of the intersection below the cell's centre, in cells.
    pub const DOWN: usize = 2;
    /// Logits that it is empty, holds a black stone, holds a white stone.
    pub const STONES: [usize; 3] = [3, 4, 5];
    /// Logits of the kinds in the order of [`super::IntersectionKind`].
    pub const KINDS: [usize; 3] = [6, 7, 8];
    /// Logit that the cell shows a board.
    pub const AREA: usize = 9;
    /// Logit that the board goes on right beside the intersection, beyond the photo.
    pub const GOES_ON: usize = 10;
    /// Number of channels. The last two, the lean of the stone on an intersection, are for other
    /// readers of the network.
    pub const COUNT: usize = 13;
}

/// The kind of an intersection by the number of lines that end there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum IntersectionKind {
    /// Lines run on in all four directions.
    Inner,
    /// One line ends here.
    Edge,
    /// Both lines end here.
    Corner,
}

/// The board network's output for one cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CellPrediction {
    /// Log-odds that an intersection lies here.
    pub presence: f64,
    /// Log-odds that the board goes on right beside it, beyond the photo.
    pub goes_on: f64,
    /// Log-probabilities of each [`IntersectionKind`], should one lie here.
    kinds: [f64; 3],
}

impl CellPrediction {
    /// Returns the log-probability that an intersection here is of this kind.
    pub fn kind(&self, kind: IntersectionKind) -> f64 {
        self.kinds[kind as usize]
    }
}

/// A view with the board network's output for it.
pub(super) struct BoardPrediction<'a> {
    view: &'a Viewport,
    /// Axes: [`channel`], row and column of cells.
    output: Planes,
    /// Pixels of the view per cell.
    cell_px: f64,
}

impl<'a> BoardPrediction<'a> {
    /// Runs the network on a view.
    ///
    /// # Errors
    /// [`NetworkError`] when the network does not run on pictures.
    pub fn predict(
        network: &dyn Network,
        view: &'a Viewport,
    ) -> Result<BoardPrediction<'a>, NetworkError> {
        let input = to_padded_planes(&view.picture);
        let output = network.run(input.view())?;
        let (channels, _, columns) = output.dim();
        if channels < channel::COUNT || columns == 0 {
            let reason = format!("it says {channels} planes of {columns} columns");
            return Err(NetworkError {
                name: "board",
                reason,
            });
        }
        // The scale of the output is up to the network; it follows from the sizes.
        let cell_px = input.len_of(Axis(2)) as f64 / columns as f64;
        Ok(BoardPrediction {
            view,
            output,
            cell_px,
        })
    }

    /// Returns the detections in the photo, the most probable first, in pixels of the view's picture.
    pub fn detections(&self) -> Vec<Detection<PicturePoint>> {
        let (rows, columns) = self.shown_cells();
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let mut detections: Vec<Detection<PicturePoint>> = cells
            .filter_map(|(row, column)| self.detection(row, column))
            .collect();
        detections.sort_by(|a, b| b.probability.total_cmp(&a.probability));
        keep_apart(detections, APART_CELLS * self.cell_px)
    }

    /// Returns the output for a place; `None` outside the view.
    pub fn at(&self, place: ViewPoint) -> Option<CellPrediction> {
        let PicturePoint { x, y } = self.view.to_picture(place)?;
        let (column, row) = (x / self.cell_px, y / self.cell_px);
        // Maps are not exact, so the intersection may lie in a neighbouring cell. Of the four cells
        // around the place, the one with the highest presence counts.
        let (left, top) = (
            (column - 0.5).floor().max(0.0) as usize,
            (row - 0.5).floor().max(0.0) as usize,
        );
        let around = [
            (top, left),
            (top, left + 1),
            (top + 1, left),
            (top + 1, left + 1),
        ];
        let presence = self.channel(channel::PRESENCE);
        let ((row, column), presence) = around
            .into_iter()
            .filter_map(|cell| Some((cell, *presence.get(cell)?)))
            .max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        let logits = channel::KINDS.map(|channel| f64::from(self.output[[channel, row, column]]));
        let sum = logits.iter().map(|logit| logit.exp()).sum::<f64>().ln();
        Some(CellPrediction {
            presence: f64::from(presence),
            goes_on: f64::from(self.output[[channel::GOES_ON, row, column]]),
            kinds: logits.map(|logit| logit - sum),
        })
    }

    /// Returns the area that may show a board.
    pub fn area(&self) -> BoardArea {
        let (rows, columns) = self.shown_cells();
        let corner = |column: usize, row: usize| {
            self.view.to_frame(PicturePoint {
                x: column as f64 * self.cell_px,
                y: row as f64 * self.cell_px,
            })
        };
        let logits = self.channel(channel::AREA);
        let cells = logits
            .indexed_iter()
            .filter(|&((row, column), _)| row < rows && column < columns)
            .filter_map(|((row, column), &logit)| {
                let corners = [(0, 0), (1, 0), (1, 1), (0, 1)];
                let corners = corners.map(|(right, down)| corner(column + right, row + down));
                let area = Rect::around(corners)?;
                Some(((column, row), AreaCell { area, logit }))
            });
        BoardArea::new(cells)
    }

    /// Returns one channel of the output, row by row.
    fn channel(&self, channel: usize) -> ArrayView2<'_, f32> {
        self.output.index_axis(Axis(0), channel)
    }

    /// Returns the rows and columns of cells that show the view and not only the grey beside it.
    fn shown_cells(&self) -> (usize, usize) {
        let (_, rows, columns) = self.output.dim();
        let shown =
            |pixels: u32, all: usize| all.min((f64::from(pixels) / self.cell_px).ceil() as usize);
        (
            shown(self.view.picture.height(), rows),
            shown(self.view.picture.width(), columns),
        )
    }

    /// Returns the detection in a cell that is at least as likely an intersection as the cells
    /// around it.
    fn detection(&self, row: usize, column: usize) -> Option<Detection<PicturePoint>> {
        let presence = self.channel(channel::PRESENCE);
        let logit = presence[[row, column]];
        let probability = 1.0 / (1.0 + f64::from(-logit).exp());
        if probability < LEAST_PROBABILITY {
            return None;
        }
        let around = presence.slice_each_axis(|axis| {
            let at = if axis.axis == Axis(0) { row } else { column };
            Slice::from(at.saturating_sub(1)..(at + 2).min(axis.len))
        });
        if around.iter().any(|&other| other > logit) {
            return None;
        }
        let output = |channel: usize| self.output[[channel, row, column]];
        let [empty, black, white] = channel::STONES.map(output);
        let kind = if empty >= black && empty >= white {
            DetectionKind::Crossing
        } else if black >= white {
            DetectionKind::Dark
        } else {
            DetectionKind::Light
        };
        let [right, down] =
            [channel::RIGHT, channel::DOWN].map(|channel| f64::from(output(channel)));
        let center = PicturePoint {
            x: (column as f64 + 0.5 + right) * self.cell_px,
            y: (row as f64 + 0.5 + down) * self.cell_px,
        };
        // A rectified view is grey where it does not show the photo.
        if !self.view.shows(center) {
            return None;
        }
        Some(Detection {
            center,
            kind,
            probability: probability as f32,
        })
    }
}

/// Returns the network's input: red, green and blue, 0 to 1, with grey to the right and below up to
/// a size that the network takes. Axes: colour, row, column.
fn to_padded_planes(picture: &RgbImage) -> Planes {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let shape = (
        3,
        height.next_multiple_of(MULTIPLE),
        width.next_multiple_of(MULTIPLE),
    );
    let mut planes = Array3::from_elem(shape, BEYOND);
    // The pixels of a picture are an array, too: row, column, colour.
    if let Ok(pixels) = ArrayView3::from_shape((height, width, 3), picture.as_raw()) {
        Zip::from(
            planes.slice_each_axis_mut(|axis| Slice::from(..[3, height, width][axis.axis.index()])),
        )
        .and(pixels.permuted_axes([2, 0, 1]))
        .for_each(|plane, &pixel| *plane = f32::from(pixel) / 255.0);
    }
    planes
}

/// Drops each detection that lies nearer than `apart_px` to one before it. Neighbouring cells may
/// detect the same intersection.
fn keep_apart(
    detections: Vec<Detection<PicturePoint>>,
    apart_px: f64,
) -> Vec<Detection<PicturePoint>> {
    let mut kept: Vec<Detection<PicturePoint>> = Vec::new();
    for detection in detections {
        let is_near =
            |other: &Detection<PicturePoint>| other.center.distance_px(detection.center) < apart_px;
        if !kept.iter().any(is_near) {
            kept.push(detection);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photo::Photo;

    /// Predicts a black stone in the cell at column 5, row 2, a little to the right of its middle.
    struct OneStone;

    impl Network for OneStone {
        fn run(&self, input: ArrayView3<'_, f32>) -> Result<Planes, NetworkError> {
            let (_, height, width) = input.dim();
            let mut output = Array3::from_elem((channel::COUNT, height / 4, width / 4), -5.0);
            for (channel, value) in [
                (0, 3.0),
                (1, 0.25),
                (2, 0.0),
                (3, 0.0),
                (4, 2.0),
                (5, 0.0),
                (7, 0.0),
            ] {
                output[[channel, 2, 5]] = value;
            }
            Ok(output)
        }
    }

    #[test]
    fn detections_lie_in_the_pixels_of_the_view() {
        let view = Viewport::whole(&Photo::from(RgbImage::new(512, 70)), 512);
        let prediction = BoardPrediction::predict(&OneStone, &view).unwrap();
        let detections = prediction.detections();
        let [detection] = detections.as_slice() else {
            panic!("{detections:?}")
        };
        let place = PicturePoint { x: 23.0, y: 10.0 };
        assert_eq!(
            (detection.center, detection.kind),
            (place, DetectionKind::Dark)
        );
        let here = prediction.at(view.to_frame(place)).unwrap();
        assert!(
            here.presence == 3.0 && here.kind(IntersectionKind::Edge) > -0.1,
            "{here:?}"
        );
        assert_eq!(prediction.at(ViewPoint { x: 513.0, y: 10.0 }), None);
        assert!(prediction.area().parts().is_empty());
    }
}
