//! Convolutions of 3×3 with 2.25 times fewer multiplications, after Lavin and Gray, "Fast Algorithms
//! for Convolutional Neural Networks" (2015), who use Winograd's minimal filtering algorithm
//! F(2×2, 3×3).
//!
//! The output is computed in tiles of 2×2, each from 4×4 values of the input. Values and weights are
//! both transformed to 4×4 numbers, which are multiplied one by one; the sum of these products over all
//! input channels, transformed back, is the output. So for each of the 16 numbers there is a product
//! of two matrices: weights by output and input channel, and values by input channel and tile.
//!
//! A convolution with a dilation of two looks only at every second row and column, so it is four usual
//! ones: one for each first row and first column.
//!
//! The tiles are worked off in strips, whose numbers stay in the processor's cache.

use pulp::Simd;

use super::convolution::Convolve;
use super::product::{LeftMatrix, RightMatrix, Workspace, multiply, tile_columns};

/// Rows and columns of the input that a tile takes.
const TAKEN: usize = 4;
/// Rows and columns of a tile's output.
const MADE: usize = 2;
/// Numbers of a transformed tile.
const NUMBERS: usize = TAKEN * TAKEN;
/// A strip has about this many tiles.
const STRIP_TILES: usize = 96;
/// Each of four transformed values is a sum of two of the values, the second with this sign.
const SUMS: [(usize, usize, f32); TAKEN] = [(0, 2, -1.0), (1, 2, 1.0), (2, 1, -1.0), (1, 3, -1.0)];

/// A convolution of 3×3 that keeps the size of the planes: around them are zeros.
pub(super) struct Winograd {
    dilation: usize,
    inputs: usize,
    /// For each of the numbers, the transformed weights by output and input channel.
    weights: Vec<LeftMatrix>,
    bias: Vec<f32>,
}

impl Winograd {
    /// Returns the convolution with this many input channels, with the weights of each output and
    /// input channel, row by row, and the bias of each output channel.
    pub(super) fn new(
        inputs: usize,
        dilation: usize,
        weights: impl Fn(usize, usize) -> [[f32; 3]; 3],
        bias: Vec<f32>,
    ) -> Winograd {
        let outputs = bias.len();
        let transformed: Vec<[[f32; TAKEN]; TAKEN]> = (0..outputs * inputs)
            .map(|index| transform_weights(weights(index / inputs, index % inputs)))
            .collect();
        let of_number = |number: usize| {
            LeftMatrix::new(outputs, inputs, |output, input| {
                transformed[output * inputs + input].as_flattened()[number]
            })
        };
        Winograd {
            dilation,
            inputs,
            weights: (0..NUMBERS).map(of_number).collect(),
            bias,
        }
    }
}

impl Convolve for Winograd {
    fn output_size(&self, (height, width): (usize, usize)) -> (usize, usize, usize) {
        (self.bias.len(), height, width)
    }

    #[inline(always)]
    fn convolve<S: Simd>(
        &self,
        simd: S,
        input: &[f32],
        (height, width): (usize, usize),
        least: f32,
        workspace: &mut Workspace,
        output: &mut [f32],
    ) {
        let Winograd {
            dilation,
            inputs,
            weights,
            bias,
        } = self;
        let plane_len = height * width;
        let rows = tile_rows(height, width, *dilation);
        let most_tiles = STRIP_TILES + rows.iter().map(|row| row.tiles).max().unwrap_or(0);
        let most_tiles = most_tiles.next_multiple_of(tile_columns::<S>());
        let room = most_tiles + S::F32_LANES;
        let mut places = SplitRows::zeros(room);
        let mut numbers = Lines::<TAKEN>::zeros(room);
        let mut made = Lines::<MADE>::zeros(room);
        let row_len = most_tiles;
        let matrix_len = inputs * row_len;
        let product_len = bias.len() * NUMBERS * row_len;
        let (values, products) = workspace.room(NUMBERS * matrix_len, product_len);
        let mut values: Vec<RightMatrix> = values
            .chunks_exact_mut(matrix_len)
            .map(|values| RightMatrix::new(*inputs, values))
            .collect();
        let mut rows = rows.as_slice();
        while !rows.is_empty() {
            let (strip, rest) = rows.split_at(rows_of_strip(rows));
            rows = rest;
            let tiles = strip.iter().map(|row| row.tiles).sum::<usize>();
            let whole = tiles.next_multiple_of(tile_columns::<S>());
            let planes = input.chunks_exact(plane_len).take(*inputs);
            for (channel, plane) in planes.enumerate() {
                let mut start = 0;
                for row in strip {
                    places.take(plane, (height, width), row, *dilation);
                    places.transform(simd, row.tiles, start, &mut numbers);
                    start += row.tiles;
                }
                for (values, numbers) in values.iter_mut().zip(numbers.0.as_flattened()) {
                    values.set_row::<S>(channel, &numbers[..whole]);
                }
            }
            for (number, (weights, values)) in weights.iter().zip(&values).enumerate() {
                let products = &mut products[number * row_len..];
                multiply(simd, weights, values, tiles, products, NUMBERS * row_len);
            }
            let of_channels = products.chunks_exact(NUMBERS * row_len).zip(bias);
            for ((products, bias), plane) in of_channels.zip(output.chunks_exact_mut(plane_len)) {
                let limits = [*bias, least];
                transform_back(simd, products, row_len, tiles, limits, &mut made);
                let mut start = 0;
                for row in strip {
                    made.put(start, plane, (height, width), row, *dilation);
                    start += row.tiles;
                }
            }
        }
    }
}

/// A row of tiles.
struct TileRow {
    /// The first row and column of its output.
    row: usize,
    column: usize,
    tiles: usize,
}

/// Returns the rows of tiles that cover planes of this size.
fn tile_rows(height: usize, width: usize, dilation: usize) -> Vec<TileRow> {
    let mut rows = Vec::new();
    for first_row in 0..dilation {
        for column in 0..dilation.min(width) {
            let columns = (width - column).div_ceil(dilation);
            let each = (first_row..height).step_by(MADE * dilation);
            rows.extend(each.map(|row| TileRow {
                row,
                column,
                tiles: columns.div_ceil(MADE),
            }));
        }
    }
    rows
}

/// Returns how many of the rows are the next strip: at least one.
fn rows_of_strip(rows: &[TileRow]) -> usize {
    let mut tiles = 0;
    let is_full = |row: &TileRow| {
        tiles += row.tiles;
        tiles >= STRIP_TILES
    };
    rows.iter().position(is_full).map_or(rows.len(), |k| k + 1)
}

/// The values that a row of tiles takes: of each of its four rows those at even places, and those at
/// odd places. The first place is one column before the first of the output.
struct SplitRows {
    even: [Vec<f32>; TAKEN],
    odd: [Vec<f32>; TAKEN],
}

impl SplitRows {
    fn zeros(room: usize) -> SplitRows {
        let row = || vec![0.0; room + 1];
        SplitRows {
            even: std::array::from_fn(|_| row()),
            odd: std::array::from_fn(|_| row()),
        }
    }

    /// Takes the values of a row of tiles from a plane.
    #[inline(always)]
    fn take(
        &mut self,
        plane: &[f32],
        (height, width): (usize, usize),
        tiles: &TileRow,
        dilation: usize,
    ) {
        for (k, (even, odd)) in self.even.iter_mut().zip(&mut self.odd).enumerate() {
            let (even, odd) = (&mut even[..=tiles.tiles], &mut odd[..=tiles.tiles]);
            let row = (tiles.row + k * dilation).checked_sub(dilation);
            let Some(row) = row.filter(|&row| row < height) else {
                even.fill(0.0);
                odd.fill(0.0);
                continue;
            };
            let values = &plane[row * width + tiles.column..(row + 1) * width];
            if dilation == 1 {
                let (pairs, last) = values.as_chunks::<2>();
                for ((odd, even), &[first, second]) in odd.iter_mut().zip(&mut even[1..]).zip(pairs)
                {
                    (*odd, *even) = (first, second);
                }
                odd[pairs.len()..].fill(0.0);
                even[pairs.len() + 1..].fill(0.0);
                if let [last] = last {
                    odd[pairs.len()] = *last;
                }
            } else {
                let mut values = values.iter().step_by(dilation).copied();
                for (odd, even) in odd.iter_mut().zip(&mut even[1..]) {
                    *odd = values.next().unwrap_or(0.0);
                    *even = values.next().unwrap_or(0.0);
                }
                odd[tiles.tiles] = 0.0;
            }
        }
    }

    /// Transforms the values of this many tiles to their numbers, from column `start` on. Columns after
    /// these, up to a whole vector, are overwritten.
    #[inline(always)]
    fn transform<'a, S: Simd>(
        &'a self,
        simd: S,
        tiles: usize,
        start: usize,
        numbers: &mut Lines<TAKEN>,
    ) {
        let vectors = tiles.div_ceil(S::F32_LANES);
        for ((first, second, sign), lines) in SUMS.into_iter().zip(&mut numbers.0) {
            let sign = simd.splat_f32s(sign);
            let both = |values: &'a [Vec<f32>; TAKEN], right| {
                let of_first = view::<S>(&values[first], right, vectors);
                [of_first, view::<S>(&values[second], right, vectors)]
            };
            let (places0, places2) = (both(&self.even, 0), both(&self.even, 1));
            let (places1, places3) = (both(&self.odd, 0), both(&self.odd, 1));
            let [line0, line1, line2, line3] = lines;
            let line0 = view_mut::<S>(line0, start, vectors);
            let line1 = view_mut::<S>(line1, start, vectors);
            let line2 = view_mut::<S>(line2, start, vectors);
            let line3 = view_mut::<S>(line3, start, vectors);
            for k in 0..vectors {
                let (place0, place1) = (sum(simd, places0, sign, k), sum(simd, places1, sign, k));
                let (place2, place3) = (sum(simd, places2, sign, k), sum(simd, places3, sign, k));
                line0[k] = simd.sub_f32s(place0, place2);
                line1[k] = simd.add_f32s(place1, place2);
                line2[k] = simd.sub_f32s(place2, place1);
                line3[k] = simd.sub_f32s(place1, place3);
            }
        }
    }
}

/// `N` × `N` numbers of each tile: for each of them a line with its value in every tile.
struct Lines<const N: usize>([[Vec<f32>; N]; N]);

impl<const N: usize> Lines<N> {
    fn zeros(room: usize) -> Lines<N> {
        let row = |_| std::array::from_fn(|_| vec![0.0; room]);
        Lines(std::array::from_fn(row))
    }
}

impl Lines<MADE> {
    /// Puts the output of a row of tiles, whose first tile is the one at `start`, in its place in a
    /// plane.
    #[inline(always)]
    fn put(
        &self,
        start: usize,
        plane: &mut [f32],
        (height, width): (usize, usize),
        tiles: &TileRow,
        dilation: usize,
    ) {
        for (k, lines) in self.0.iter().enumerate() {
            let row = tiles.row + k * dilation;
            if row >= height {
                continue;
            }
            let [even, odd] = lines;
            let (even, odd) = (&even[start..], &odd[start..]);
            let (even, odd) = (&even[..tiles.tiles], &odd[..tiles.tiles]);
            let places = &mut plane[row * width + tiles.column..(row + 1) * width];
            if dilation == 1 {
                let (pairs, last) = places.as_chunks_mut::<2>();
                for ((pair, &even), &odd) in pairs.iter_mut().zip(even).zip(odd) {
                    *pair = [even, odd];
                }
                if let ([place], Some(&even)) = (last, even.last()) {
                    *place = even;
                }
            } else {
                let values = even.iter().zip(odd).flat_map(|(&even, &odd)| [even, odd]);
                for (place, value) in places.iter_mut().step_by(dilation).zip(values) {
                    *place = value;
                }
            }
        }
    }
}

/// Transforms the weights of two channels to their numbers.
fn transform_weights(weights: [[f32; 3]; 3]) -> [[f32; TAKEN]; TAKEN] {
    let spread = |[a, b, c]: [f32; 3]| [a, (a + b + c) / 2.0, (a - b + c) / 2.0, c];
    let rows = weights.map(spread);
    let columns: [[f32; TAKEN]; TAKEN] =
        std::array::from_fn(|k| spread([rows[0][k], rows[1][k], rows[2][k]]));
    // Those were the columns of the result.
    std::array::from_fn(|row| columns.map(|column| column[row]))
}

/// Transforms the numbers of an output channel, whose lines are `line_len` long, back to the output of
/// this many tiles. Columns after these, up to a whole vector, are overwritten.
#[inline(always)]
fn transform_back<S: Simd>(
    simd: S,
    numbers: &[f32],
    line_len: usize,
    tiles: usize,
    [bias, least]: [f32; 2],
    made: &mut Lines<MADE>,
) {
    let (bias, least) = (simd.splat_f32s(bias), simd.splat_f32s(least));
    let vectors = tiles.div_ceil(S::F32_LANES);
    let line = |number: usize| view::<S>(numbers, number * line_len, vectors);
    let column = |c: usize| [line(c), line(c + 4), line(c + 8), line(c + 12)];
    let columns = [column(0), column(1), column(2), column(3)];
    let [[made0, made1], [made2, made3]] = &mut made.0;
    let made0 = view_mut::<S>(made0, 0, vectors);
    let made1 = view_mut::<S>(made1, 0, vectors);
    let made2 = view_mut::<S>(made2, 0, vectors);
    let made3 = view_mut::<S>(made3, 0, vectors);
    for k in 0..vectors {
        let [upper0, lower0] = halve(simd, at(columns[0], k));
        let [upper1, lower1] = halve(simd, at(columns[1], k));
        let [upper2, lower2] = halve(simd, at(columns[2], k));
        let [upper3, lower3] = halve(simd, at(columns[3], k));
        let [upper_left, upper_right] = halve(simd, [upper0, upper1, upper2, upper3]);
        let [lower_left, lower_right] = halve(simd, [lower0, lower1, lower2, lower3]);
        made0[k] = simd.max_f32s(simd.add_f32s(upper_left, bias), least);
        made1[k] = simd.max_f32s(simd.add_f32s(upper_right, bias), least);
        made2[k] = simd.max_f32s(simd.add_f32s(lower_left, bias), least);
        made3[k] = simd.max_f32s(simd.add_f32s(lower_right, bias), least);
    }
}

/// Returns vectors of a line, from column `start` on.
#[inline(always)]
fn view<S: Simd>(line: &[f32], start: usize, vectors: usize) -> &[S::f32s] {
    &S::as_simd_f32s(&line[start..]).0[..vectors]
}

/// Returns vectors of a line, from column `start` on, to be overwritten.
#[inline(always)]
fn view_mut<S: Simd>(line: &mut [f32], start: usize, vectors: usize) -> &mut [S::f32s] {
    &mut S::as_mut_simd_f32s(&mut line[start..]).0[..vectors]
}

/// Returns vector `k` of each line.
#[inline(always)]
fn at<T: Copy>([a, b, c, d]: [&[T]; TAKEN], k: usize) -> [T; TAKEN] {
    [a[k], b[k], c[k], d[k]]
}

/// Returns vector `k` of `first`, plus that of `second` with this sign.
#[inline(always)]
fn sum<S: Simd>(simd: S, [first, second]: [&[S::f32s]; 2], sign: S::f32s, k: usize) -> S::f32s {
    simd.mul_add_e_f32s(sign, second[k], first[k])
}

/// Returns two values for four numbers: the sum of the first three, and the second less those after
/// it.
#[inline(always)]
fn halve<S: Simd>(simd: S, [first, second, third, fourth]: [S::f32s; TAKEN]) -> [S::f32s; MADE] {
    [
        simd.add_f32s(simd.add_f32s(first, second), third),
        simd.sub_f32s(simd.sub_f32s(second, third), fourth),
    ]
}
