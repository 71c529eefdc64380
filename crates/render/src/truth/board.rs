//! The ground truth of one board in a photo.

use nalgebra::Vector3;
use serde::Serialize;

use super::super::goban::BoardOnTable;
use super::super::observer::Observer;
use shuzi::color::Color;
use shuzi::geometry::PhotoPoint;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;

/// Heights in the photo that differ by less than this are equal, pixels.
const TIE_PX: f64 = 1e-6;
/// Distance from its point, in spacings, beyond which a stone is not clearly on it.
const ASTRAY: f64 = 0.3;
/// Standard deviation each way of carelessly placed stones from their points, spacings. It decides
/// how likely a stone belongs to each of the points around it.
const CARELESS: f64 = 0.2;
/// Probability below which a stone does not belong to a point beside it.
const NEGLIGIBLE: f64 = 0.02;
/// Probability of a stone's own point below which the points around it cannot be judged.
const SURE: f64 = 0.85;
/// Share of a point from which on it is wholly covered, and up to which it is not covered at all.
const WHOLLY: f64 = 0.95;
const SLIGHTLY: f64 = 0.05;
/// Contrast below which a point is faint, and below which nothing of it can be seen.
const FAINT: f64 = 0.25;
const INVISIBLE: f64 = 0.06;
/// Share of the contrast that glare takes, from which on a point is faint, and from which on
/// nothing of it can be seen.
const VEILED: f64 = 0.3;
const WASHED_OUT: f64 = 0.75;

/// One board in a photo.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardTruth {
    /// Number of lines each way.
    pub size: usize,
    /// The position as the photo shows it, top row first.
    pub rows: Vec<String>,
    /// Pixel positions of the outer intersections: top left, top right, bottom right, bottom left.
    pub corners: [[f64; 2]; 4],
    /// Pixel positions of all intersections, in the order of `rows`, rounded to a tenth. They are
    /// exact even if the board is not flat.
    pub points: Vec<[f64; 2]>,
    /// Points (row, column) whose crossing an object other than a stone of the board covers.
    pub hidden: Vec<(usize, usize)>,
    /// Points (row, column) outside the photo.
    pub out_of_frame: Vec<(usize, usize)>,
    /// Stones farther than 0.3 spacings from their points: row, column, and the offset to the right
    /// and down, in spacings.
    pub astray: Vec<(usize, usize, f64, f64)>,
    /// Stones in the photo: row, column, and the pixel position of the middle of their outline,
    /// which the stones' height moves away from the crossing.
    pub stones: Vec<(usize, usize, f64, f64)>,
    /// Stones that may as well belong to points beside their own.
    pub between: Vec<BetweenTruth>,
    /// Points (row, column) of which nothing can be seen: things cover the stone, or the part of
    /// the board where it would stand, or glare or darkness swallows it. An empty point that
    /// mirrors a lamp is not among them: a stone would stand out there.
    pub covered: Vec<(usize, usize)>,
    /// Points that things cover in part: row, column, share.
    pub partly_covered: Vec<(usize, usize, f64)>,
    /// Points that other stones of the board hide in part or wholly: row, column, share.
    pub screened: Vec<(usize, usize, f64)>,
    /// Points in glare or darkness: row, column, the difference between black and white there, 0 to
    /// 1, and the share of it that glare takes away.
    pub faint: Vec<(usize, usize, f64, f64)>,
    /// Points (row, column) in the photo beside which the board goes on outside the photo.
    pub goes_on: Vec<(usize, usize)>,
    /// Sides of the photo beyond which the board goes on: `left`, `top`, `right`, `bottom`.
    pub goes_on_beyond: Vec<&'static str>,
    /// The board in the frame of the camera.
    pub plane: PlaneTruth,
    /// Clockwise quarter turns from the position as given to the position as the photo shows it.
    #[serde(skip)]
    pub turns: u8,
}

/// A stone between points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BetweenTruth {
    /// Point (row, column) at which `rows` has the stone.
    pub point: (usize, usize),
    /// Colour as in `rows`, `B` or `W`.
    pub stone: char,
    /// Position of its foot: row and column, in spacings.
    pub at: [f64; 2],
    /// Points that it may belong to: row, column, probability.
    pub weights: Vec<(usize, usize, f64)>,
}

/// The frame of a board, as [`CameraTruth`](super::CameraTruth) has it: the intersection of a row
/// and a column lies at `origin_mm` + row · `row_mm` + column · `column_mm` if the board is flat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct PlaneTruth {
    /// First intersection of the first row of `rows`.
    pub origin_mm: [f64; 3],
    /// From one column to the next.
    pub column_mm: [f64; 3],
    /// From one row to the next.
    pub row_mm: [f64; 3],
    /// Diameter and thickness of the stones.
    pub stone_mm: [f64; 2],
}

/// A board as the photo shows it: which of its edges is the top, and where its points are.
struct SeenBoard<'a> {
    board: &'a BoardOnTable,
    turns: u8,
    last: f64,
}

impl SeenBoard<'_> {
    /// Returns row and column, in the orientation as placed, of what appears at (row, column).
    fn placed(&self, row: usize, column: usize) -> (f64, f64) {
        (0..self.turns).fold((row as f64, column as f64), |(row, column), _| {
            (self.last - column, row)
        })
    }

    fn point(&self, row: usize, column: usize) -> Option<Point> {
        let (row, column) = self.placed(row, column);
        self.board.size().point(column as usize, row as usize)
    }

    fn crossing(&self, row: usize, column: usize) -> Vector3<f64> {
        let (row, column) = self.placed(row, column);
        self.board.crossing(column, row)
    }

    /// Returns the offset of the stone at (row, column) to the right and down as the photo shows
    /// it.
    fn off(&self, row: usize, column: usize) -> (f64, f64) {
        let [right, down] = self
            .point(row, column)
            .map(|point| self.board.off(point))
            .unwrap_or_default();
        (0..self.turns).fold((right, down), |(right, down), _| (-down, right))
    }

    fn plane(&self) -> PlaneTruth {
        let end = self.last as usize;
        let origin = self.crossing(0, 0);
        let step = |far: Vector3<f64>| ((far - origin) / self.last.max(1.0)).into();
        PlaneTruth {
            origin_mm: origin.into(),
            column_mm: step(self.crossing(0, end)),
            row_mm: step(self.crossing(end, 0)),
            stone_mm: self.board.stone_mm(),
        }
    }
}

impl BoardTruth {
    /// Returns the point in `rows` of a point of the position as given.
    pub fn seen(&self, size: BoardSize, given: Point) -> Option<Point> {
        (0..self.turns).try_fold(given, |point, _| {
            size.point(size.height() - 1 - point.row(), point.col())
        })
    }

    /// Determines how the camera sees the board with this number.
    pub(in super::super) fn observe(
        observer: &Observer<'_>,
        index: usize,
        position: &Position,
    ) -> Option<BoardTruth> {
        let board = observer.world.boards.get(index)?;
        let lines = board.size().width();
        let last = lines.saturating_sub(1) as f64;
        let half = last / 2.0;
        let middles = [(half, 0.0), (last, half), (half, last), (0.0, half)];
        let top =
            top_edge(middles.map(|(column, row)| observer.photo(board.crossing(column, row))));
        // The right edge on top means one turn to the left, which equals three to the right.
        let turns = ((4 - top) % 4) as u8;
        let rows = (0..turns)
            .fold(position.clone(), |seen, _| rotate_clockwise(&seen))
            .rows();
        let seen = SeenBoard { board, turns, last };
        let end = lines.saturating_sub(1);
        let corner = |row: usize, column: usize| {
            let place = observer.photo(seen.crossing(row, column));
            [place.x, place.y]
        };
        let mut truth = BoardTruth {
            size: lines,
            rows,
            corners: [
                corner(0, 0),
                corner(0, end),
                corner(end, end),
                corner(end, 0),
            ],
            points: Vec::new(),
            hidden: Vec::new(),
            out_of_frame: Vec::new(),
            astray: Vec::new(),
            stones: Vec::new(),
            between: Vec::new(),
            covered: Vec::new(),
            partly_covered: Vec::new(),
            screened: Vec::new(),
            faint: Vec::new(),
            goes_on: Vec::new(),
            goes_on_beyond: Vec::new(),
            plane: seen.plane(),
            turns,
        };
        for (row, column) in (0..lines).flat_map(|row| (0..lines).map(move |column| (row, column)))
        {
            let (right, down) = seen.off(row, column);
            if right.hypot(down) > ASTRAY {
                truth
                    .astray
                    .push((row, column, hundredths(right), hundredths(down)));
            }
            let between = truth.find_between(row, column, (right, down));
            truth.between.extend(between);
            let place = seen.crossing(row, column);
            let in_photo = observer.photo(place);
            truth.points.push([tenths(in_photo.x), tenths(in_photo.y)]);
            if !observer.is_in_frame(in_photo) {
                truth.out_of_frame.push((row, column));
            } else if observer.is_hidden(place) {
                truth.hidden.push((row, column));
            }
            let stone = seen.point(row, column).and_then(|point| board.stone(point));
            let middle = stone.and_then(|stone| observer.stone_middle(board, stone));
            if let Some(middle) = middle.filter(|middle| observer.is_in_frame(*middle)) {
                truth
                    .stones
                    .push((row, column, tenths(middle.x), tenths(middle.y)));
            }
            if let (true, Some(point)) = (observer.is_in_frame(in_photo), seen.point(row, column)) {
                truth.add_visibility(row, column, observer, index, point);
            }
        }
        truth.find_where_it_goes_on(observer.photo_px());
        Some(truth)
    }

    /// Returns the points (row, column) between which stones lie.
    pub(super) fn unsure(&self) -> Vec<(usize, usize)> {
        let own = |stone: &BetweenTruth| {
            let weights = stone.weights.iter();
            weights
                .filter(|(row, column, _)| (*row, *column) == stone.point)
                .map(|weight| weight.2)
                .sum::<f64>()
        };
        let open = self.between.iter().filter(|stone| own(stone) < SURE);
        let points =
            open.flat_map(|stone| stone.weights.iter().map(|(row, column, _)| (*row, *column)));
        let mut points: Vec<(usize, usize)> = points.collect();
        points.sort_unstable();
        points.dedup();
        points
    }

    /// Returns the points that the stone at (row, column) may belong to, if its own is not alone.
    fn find_between(
        &self,
        row: usize,
        column: usize,
        (right, down): (f64, f64),
    ) -> Option<BetweenTruth> {
        let stone = self.stone(row, column).filter(|stone| *stone != '.')?;
        let (at_row, at_column) = (row as f64 + down, column as f64 + right);
        let around = |value: f64| [value.floor(), value.floor() + 1.0];
        let mut weights = Vec::new();
        for (r, c) in around(at_row)
            .into_iter()
            .flat_map(|r| around(at_column).map(move |c| (r, c)))
        {
            if r < 0.0 || c < 0.0 {
                continue;
            }
            let (other_row, other_column) = (r as usize, c as usize);
            let own = (other_row, other_column) == (row, column);
            if own || self.stone(other_row, other_column) == Some('.') {
                let squared = (r - at_row).powi(2) + (c - at_column).powi(2);
                weights.push((
                    other_row,
                    other_column,
                    (-squared / (2.0 * CARELESS * CARELESS)).exp(),
                ));
            }
        }
        let total: f64 = weights.iter().map(|weight| weight.2).sum();
        weights.retain_mut(|weight| {
            weight.2 = hundredths(weight.2 / total.max(1e-12));
            weight.2 >= NEGLIGIBLE
        });
        let at = [hundredths(at_row), hundredths(at_column)];
        let alone = weights
            .iter()
            .all(|weight| (weight.0, weight.1) == (row, column));
        (!alone).then_some(BetweenTruth {
            point: (row, column),
            stone,
            at,
            weights,
        })
    }

    fn stone(&self, row: usize, column: usize) -> Option<char> {
        self.rows
            .get(row)
            .and_then(|stones| stones.chars().nth(column))
    }

    fn add_visibility(
        &mut self,
        row: usize,
        column: usize,
        observer: &Observer<'_>,
        index: usize,
        point: Point,
    ) {
        let Some(board) = observer.world.boards.get(index) else {
            return;
        };
        let seen = observer.visibility(index, board, point);
        let [plain, scattered, mirrored] = seen.contrast.map_or([1.0; 3], |contrast| {
            [contrast.plain, contrast.scattered, contrast.seen].map(f64::from)
        });
        let lost = |contrast: f64| 1.0 - contrast / plain.max(1e-6);
        let decisive = if board.stone(point).is_some() {
            mirrored
        } else {
            scattered
        };
        if seen.covered > WHOLLY || decisive < INVISIBLE || lost(decisive) > WASHED_OUT {
            self.covered.push((row, column));
        } else if seen.covered > SLIGHTLY {
            self.partly_covered
                .push((row, column, hundredths(seen.covered)));
        }
        if seen.screened > SLIGHTLY {
            self.screened.push((row, column, hundredths(seen.screened)));
        }
        if mirrored < FAINT || lost(mirrored) > VEILED {
            self.faint.push((
                row,
                column,
                hundredths(mirrored),
                hundredths(lost(mirrored)),
            ));
        }
    }

    /// Finds the points and the sides of the photo beyond which the board goes on.
    fn find_where_it_goes_on(&mut self, photo_px: [u32; 2]) {
        let [width, height] = photo_px.map(f64::from);
        let outside = |[x, y]: [f64; 2]| [x < 0.0, y < 0.0, x >= width, y >= height];
        let (size, points) = (self.size, &self.points);
        let at = |row: usize, column: usize| {
            (row < size && column < size)
                .then(|| points.get(row * size + column).copied())
                .flatten()
        };
        let mut sides = [false; 4];
        for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
            if self.out_of_frame.contains(&(row, column)) {
                continue;
            }
            let beside = [
                at(row.wrapping_sub(1), column),
                at(row + 1, column),
                at(row, column.wrapping_sub(1)),
                at(row, column + 1),
            ];
            let beyond: Vec<[bool; 4]> = beside.into_iter().flatten().map(outside).collect();
            if beyond.iter().flatten().any(|is_outside| *is_outside) {
                self.goes_on.push((row, column));
            }
            for (side, is_cut) in sides.iter_mut().enumerate() {
                *is_cut |= beyond
                    .iter()
                    .any(|outside| outside.get(side) == Some(&true));
            }
        }
        let names = ["left", "top", "right", "bottom"].into_iter().zip(sides);
        self.goes_on_beyond = names
            .filter(|(_, is_cut)| *is_cut)
            .map(|(name, _)| name)
            .collect();
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// Returns the edge that counts as the top: of the edges' middles, clockwise from the given top
/// edge, the highest in the photo; among equals, the one farther clockwise.
fn top_edge(middles: [PhotoPoint; 4]) -> usize {
    let highest = middles.iter().map(|p| p.y).fold(f64::INFINITY, f64::min);
    let ties = |edge: usize| {
        middles
            .get(edge % 4)
            .is_some_and(|p| p.y - highest < TIE_PX)
    };
    (0..4)
        .find(|&edge| ties(edge) && !ties(edge + 1))
        .unwrap_or(0)
}

/// Rotates a square position by a quarter turn clockwise.
fn rotate_clockwise(position: &Position) -> Position {
    let size = position.size();
    size.points().fold(Position::empty(size), |seen, point| {
        let stone: Option<Color> = position.stone(point);
        match size.point(size.height() - 1 - point.row(), point.col()) {
            Some(place) if stone.is_some() => seen.with(place, stone),
            _ => seen,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_edges_equally_high_the_one_further_clockwise_is_the_top() {
        let at = |y| PhotoPoint { x: 0.0, y };
        assert_eq!(top_edge([at(1.0), at(1.0), at(5.0), at(5.0)]), 1);
        assert_eq!(top_edge([at(1.0), at(5.0), at(5.0), at(1.0)]), 0);
        assert_eq!(top_edge([at(3.0), at(5.0), at(2.0), at(4.0)]), 2);
    }

    #[test]
    fn a_quarter_turn_takes_the_top_left_to_the_top_right() {
        let position = Position::from_rows(&["BW.", "...", "..."]).unwrap();
        assert_eq!(rotate_clockwise(&position).rows(), ["..B", "..W", "..."]);
    }
}
