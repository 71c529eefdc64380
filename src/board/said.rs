//! What the network says about a picture.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use image::RgbImage;

use super::mark::{Mark, MarkKind};
use super::view::View;
use crate::geometry::PhotoPoint;
use crate::network::{Network, NetworkError, Planes};

/// Height and width of the network's picture are multiples of this.
const MULTIPLE: usize = 32;
/// What is beyond the photo is this grey, of 1.
const BEYOND: f32 = 128.0 / 255.0;
/// Places less likely to be an intersection than this are no marks.
const FAINTEST: f64 = 0.3;
/// Marks are at least this many of the network's cells apart.
const APART_CELLS: f64 = 1.2;

/// A part of the area is looked at when it is at least this share of the largest part.
const LEAST_PART: f64 = 0.15;

/// What the network says of each cell, by channel.
mod channel {
    pub const PRESENCE: usize = 0;
    pub const RIGHT: usize = 1;
    pub const DOWN: usize = 2;
    pub const STONES: [usize; 3] = [3, 4, 5];
    pub const PLACES: [usize; 3] = [6, 7, 8];
    pub const AREA: usize = 9;
    pub const COUNT: usize = 10;
}

/// What an intersection is to its grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Lines run on in all four ways.
    Inner,
    /// One line ends here.
    Edge,
    /// Both lines end here.
    Corner,
}

/// What is said about a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Seen {
    /// Log-odds that an intersection lies here.
    pub presence: f64,
    /// Log-probabilities of [`Place::Inner`], [`Place::Edge`] and [`Place::Corner`], should one lie here.
    places: [f64; 3],
}

impl Seen {
    /// Log-probability that an intersection here is of this kind.
    pub fn place(&self, place: Place) -> f64 {
        self.places[place as usize]
    }
}

/// A view with what the network says about it.
pub(super) struct Said<'a> {
    view: &'a View,
    planes: Planes,
    /// Pixels of the view a cell.
    cell_px: f64,
}

impl<'a> Said<'a> {
    /// Asks the network.
    ///
    /// # Errors
    /// [`NetworkError`] when the network does not run on pictures.
    pub fn of(network: &dyn Network, view: &'a View) -> Result<Said<'a>, NetworkError> {
        let input = padded(&view.picture);
        let planes = network.run(&input)?;
        if planes.channels < channel::COUNT || planes.width == 0 {
            let reason = format!("it says {} planes of {} columns", planes.channels, planes.width);
            return Err(NetworkError { name: "board", reason });
        }
        let cell_px = input.width as f64 / planes.width as f64;
        Ok(Said { view, planes, cell_px })
    }

    /// Marks in the view's frame, the surest first. A mark's strength is its probability.
    pub fn marks(&self) -> Vec<Mark> {
        let (width, height) = self.cells();
        let cells = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
        let mut marks: Vec<Mark> = cells.filter_map(|(column, row)| self.mark(column, row)).collect();
        marks.sort_by(|a, b| b.strength.total_cmp(&a.strength));
        alone(marks, APART_CELLS * self.cell_px)
    }

    /// What is said about a place in the view's frame; `None` outside the view.
    pub fn at(&self, place: PhotoPoint) -> Option<Seen> {
        let (x, y) = self.view.inside(place)?;
        let (column, row) = (x / self.cell_px, y / self.cell_px);
        // The four cells around the place: the surest of them speaks.
        let (left, top) = ((column - 0.5).floor().max(0.0) as usize, (row - 0.5).floor().max(0.0) as usize);
        let around = [(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)];
        let inside = |&(column, row): &(usize, usize)| column < self.planes.width && row < self.planes.height;
        let presence = |&(column, row): &(usize, usize)| self.planes.at(channel::PRESENCE, row, column);
        let surest = around.into_iter().filter(inside).max_by(|a, b| presence(a).total_cmp(&presence(b)))?;
        let logits = channel::PLACES.map(|channel| f64::from(self.planes.at(channel, surest.1, surest.0)));
        let sum = logits.iter().map(|logit| logit.exp()).sum::<f64>().ln();
        Some(Seen { presence: f64::from(presence(&surest)), places: logits.map(|logit| logit - sum) })
    }

    /// The boxes around the connected parts that are said to be board, in the view's frame, the largest first:
    /// left, top, right, bottom. Parts much smaller than the largest are left out.
    pub fn areas(&self) -> Vec<[f64; 4]> {
        let (width, height) = self.cells();
        let is_board = |&(column, row): &(usize, usize)| {
            column < width && row < height && self.planes.at(channel::AREA, row, column) > 0.0
        };
        let mut unseen: BTreeSet<(usize, usize)> = (0..height)
            .flat_map(|row| (0..width).map(move |column| (column, row)))
            .filter(is_board)
            .collect();
        let mut parts: Vec<(usize, [usize; 4])> = Vec::new();
        while let Some(first) = unseen.pop_first() {
            let (mut count, mut bounds) = (0, [first.0, first.1, first.0, first.1]);
            let mut open = vec![first];
            while let Some((column, row)) = open.pop() {
                let [left, top, right, bottom] = bounds;
                count += 1;
                bounds = [left.min(column), top.min(row), right.max(column), bottom.max(row)];
                let around = [
                    (column.wrapping_sub(1), row),
                    (column + 1, row),
                    (column, row.wrapping_sub(1)),
                    (column, row + 1),
                ];
                open.extend(around.into_iter().filter(|cell| unseen.remove(cell)));
            }
            parts.push((count, bounds));
        }
        parts.sort_by_key(|&(count, _)| Reverse(count));
        let largest = parts.first().map_or(0, |&(count, _)| count);
        parts.retain(|&(count, _)| count as f64 >= LEAST_PART * largest as f64);
        let in_frame = |(_, [left, top, right, bottom]): (usize, [usize; 4])| {
            let from = self.view.in_frame(left as f64 * self.cell_px, top as f64 * self.cell_px);
            let to =
                self.view.in_frame((right + 1) as f64 * self.cell_px, (bottom + 1) as f64 * self.cell_px);
            [from.x, from.y, to.x, to.y]
        };
        parts.into_iter().map(in_frame).collect()
    }

    /// Columns and rows of cells that show the view, not the grey beside it.
    fn cells(&self) -> (usize, usize) {
        let cells = |pixels: u32, all: usize| all.min((f64::from(pixels) / self.cell_px).ceil() as usize);
        (
            cells(self.view.picture.width(), self.planes.width),
            cells(self.view.picture.height(), self.planes.height),
        )
    }

    /// The mark in a cell that is likelier an intersection than those around it.
    fn mark(&self, column: usize, row: usize) -> Option<Mark> {
        let said = &self.planes;
        let logit = said.at(channel::PRESENCE, row, column);
        let presence = 1.0 / (1.0 + f64::from(-logit).exp());
        if presence < FAINTEST {
            return None;
        }
        let mut around = (row.saturating_sub(1)..=(row + 1).min(said.height - 1))
            .flat_map(|r| (column.saturating_sub(1)..=(column + 1).min(said.width - 1)).map(move |c| (c, r)));
        if around.any(|(c, r)| said.at(channel::PRESENCE, r, c) > logit) {
            return None;
        }
        let [empty, black, white] = channel::STONES.map(|channel| said.at(channel, row, column));
        let kind = if empty >= black && empty >= white {
            MarkKind::Crossing
        } else if black >= white {
            MarkKind::Dark
        } else {
            MarkKind::Light
        };
        let [right, down] =
            [channel::RIGHT, channel::DOWN].map(|channel| f64::from(said.at(channel, row, column)));
        let place = self
            .view
            .in_frame((column as f64 + 0.5 + right) * self.cell_px, (row as f64 + 0.5 + down) * self.cell_px);
        Some(Mark { x: place.x, y: place.y, kind, strength: presence as f32 })
    }
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
    use crate::photo::Photo;

    /// Says that there is a black stone in the cell at column 5, row 2, a little to the right of its middle.
    struct OneStone;

    impl Network for OneStone {
        fn run(&self, input: &Planes) -> Result<Planes, NetworkError> {
            let (height, width) = (input.height / 4, input.width / 4);
            let count = channel::COUNT;
            let mut said =
                Planes { channels: count, height, width, values: vec![-5.0; count * height * width] };
            for (channel, value) in [(0, 3.0), (1, 0.25), (2, 0.0), (3, 0.0), (4, 2.0), (5, 0.0), (7, 0.0)] {
                said.values[(channel * height + 2) * width + 5] = value;
            }
            Ok(said)
        }
    }

    #[test]
    fn marks_lie_in_the_pictures_pixels() {
        let view = View::whole(&Photo::from(RgbImage::new(100, 70)), 512);
        let said = Said::of(&OneStone, &view).unwrap();
        let marks = said.marks();
        let [mark] = marks.as_slice() else { panic!("{marks:?}") };
        assert_eq!((mark.x, mark.y, mark.kind), (23.0, 10.0, MarkKind::Dark));
        let here = said.at(PhotoPoint { x: 23.0, y: 10.0 }).unwrap();
        assert!(here.presence == 3.0 && here.place(Place::Edge) > -0.1, "{here:?}");
        assert_eq!(said.at(PhotoPoint { x: 101.0, y: 10.0 }), None);
        assert!(said.areas().is_empty());
    }
}
