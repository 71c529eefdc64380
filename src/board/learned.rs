//! Marks from a network: intersections, empty or with a stone, whatever covers the lines.

use std::sync::OnceLock;

use image::RgbImage;

use super::mark::{Mark, MarkKind};
use crate::network::{Network, NetworkError, Onnx, Planes};

/// Longest side of the picture that the network looks at, in pixels: what it was trained on.
pub const LONGEST_PX: u32 = 512;
/// Its height and width are multiples of this.
const MULTIPLE: usize = 32;
/// What is beyond the photo is this grey, of 1.
const BEYOND: f32 = 128.0 / 255.0;
/// Places less likely to be an intersection than this are no marks.
const FAINTEST: f64 = 0.3;
/// Marks are at least this many of the network's cells apart.
const APART_CELLS: f64 = 1.2;

/// What the network says of each cell, by channel.
mod channel {
    pub const PRESENCE: usize = 0;
    pub const RIGHT: usize = 1;
    pub const DOWN: usize = 2;
    pub const EMPTY: usize = 3;
    pub const BLACK: usize = 4;
    pub const WHITE: usize = 5;
    pub const FEWEST: usize = 6;
}

/// The network that is part of the program.
pub fn network() -> Result<&'static dyn Network, NetworkError> {
    static NETWORK: OnceLock<Result<Onnx, NetworkError>> = OnceLock::new();
    let weights = include_bytes!("../../calibration/weights/board.onnx");
    match NETWORK.get_or_init(|| Onnx::load("board", weights)) {
        Ok(network) => Ok(network),
        Err(error) => Err(error.clone()),
    }
}

/// Marks in `picture`, in its pixels, the surest first. A mark's strength is its probability.
///
/// # Errors
/// [`NetworkError`] when the network does not run on pictures.
pub fn find(network: &dyn Network, picture: &RgbImage) -> Result<Vec<Mark>, NetworkError> {
    let input = padded(picture);
    let said = network.run(&input)?;
    if said.channels < channel::FEWEST || said.width == 0 {
        let reason = format!("it says {} planes of {} columns", said.channels, said.width);
        return Err(NetworkError { name: "board", reason });
    }
    let cell_px = input.width as f64 / said.width as f64;
    let cells = (0..said.height).flat_map(|row| (0..said.width).map(move |column| (column, row)));
    let mut marks: Vec<Mark> = cells.filter_map(|(column, row)| mark(&said, column, row, cell_px)).collect();
    marks.sort_by(|a, b| b.strength.total_cmp(&a.strength));
    Ok(alone(marks, APART_CELLS * cell_px))
}

/// Red, green and blue, 0 to 1, filled up with grey to the right and below.
fn padded(picture: &RgbImage) -> Planes {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let (wide, high) = (width.next_multiple_of(MULTIPLE), height.next_multiple_of(MULTIPLE));
    let mut values = vec![BEYOND; 3 * wide * high];
    for (plane, values) in values.chunks_exact_mut(wide * high).enumerate() {
        for (pixels, values) in picture.rows().zip(values.chunks_exact_mut(wide)) {
            for (pixel, value) in pixels.zip(values) {
                *value = f32::from(pixel.0[plane]) / 255.0;
            }
        }
    }
    Planes { channels: 3, height: high, width: wide, values }
}

/// The mark in a cell that is likelier an intersection than those around it.
fn mark(said: &Planes, column: usize, row: usize, cell_px: f64) -> Option<Mark> {
    let logit = said.at(channel::PRESENCE, row, column);
    let presence = 1.0 / (1.0 + f64::from(-logit).exp());
    if presence < FAINTEST {
        return None;
    }
    let around = (row.saturating_sub(1)..=(row + 1).min(said.height - 1))
        .flat_map(|r| (column.saturating_sub(1)..=(column + 1).min(said.width - 1)).map(move |c| (c, r)));
    if around.into_iter().any(|(c, r)| said.at(channel::PRESENCE, r, c) > logit) {
        return None;
    }
    let offset = |channel| f64::from(said.at(channel, row, column));
    let stone = |channel| said.at(channel, row, column);
    let (empty, black, white) = (stone(channel::EMPTY), stone(channel::BLACK), stone(channel::WHITE));
    let kind = if empty >= black && empty >= white {
        MarkKind::Crossing
    } else if black >= white {
        MarkKind::Dark
    } else {
        MarkKind::Light
    };
    Some(Mark {
        x: (column as f64 + 0.5 + offset(channel::RIGHT)) * cell_px,
        y: (row as f64 + 0.5 + offset(channel::DOWN)) * cell_px,
        kind,
        radius_px: 0.0,
        strength: presence as f32,
    })
}

/// Of marks nearer to each other than `apart_px`, the first.
fn alone(marks: Vec<Mark>, apart_px: f64) -> Vec<Mark> {
    let mut kept: Vec<Mark> = Vec::new();
    for mark in marks {
        let near = |other: &Mark| {
            let (dx, dy) = (other.x - mark.x, other.y - mark.y);
            dx * dx + dy * dy < apart_px * apart_px
        };
        if !kept.iter().any(near) {
            kept.push(mark);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Says that there is a black stone in the cell at column 5, row 2, a little to the right of its middle.
    struct OneStone;

    impl Network for OneStone {
        fn run(&self, input: &Planes) -> Result<Planes, NetworkError> {
            let (height, width) = (input.height / 4, input.width / 4);
            let mut said = Planes { channels: 6, height, width, values: vec![-5.0; 6 * height * width] };
            for (channel, value) in [(0, 3.0), (1, 0.25), (2, 0.0), (3, 0.0), (4, 2.0), (5, 0.0)] {
                said.values[(channel * height + 2) * width + 5] = value;
            }
            Ok(said)
        }
    }

    #[test]
    fn marks_lie_in_the_pictures_pixels() {
        let marks = find(&OneStone, &RgbImage::new(100, 70)).unwrap();
        let [mark] = marks.as_slice() else { panic!("{marks:?}") };
        assert_eq!((mark.x, mark.y, mark.kind), (23.0, 10.0, MarkKind::Dark));
    }
}
