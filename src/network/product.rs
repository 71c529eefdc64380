//! Products of two matrices, computed in tiles that fit into a processor's registers.
//!
//! The left matrix holds weights and is put into the order of its tiles once; the right one holds a
//! strip of the values that a convolution looks at, and is made in that order. A tile of the product
//! has [`TILE_ROWS`] rows and two vectors of the processor as columns, so that each value that is
//! loaded is used several times.

use pulp::Simd;

/// Rows of a tile.
const TILE_ROWS: usize = 4;

/// Number of columns of a tile: two vectors.
pub(super) const fn tile_columns<S: Simd>() -> usize {
    2 * S::F32_LANES
}

/// The left matrix of a product.
pub(super) struct LeftMatrix {
    rows: usize,
    depth: usize,
    /// For each group of rows, column by column, the values of its rows; rows that only fill the last
    /// group are zero.
    values: Vec<[f32; TILE_ROWS]>,
}

impl LeftMatrix {
    /// Returns the matrix of this many rows and columns, with the values by row and column.
    pub(super) fn new(
        rows: usize,
        depth: usize,
        value: impl Fn(usize, usize) -> f32,
    ) -> LeftMatrix {
        let mut values = Vec::with_capacity(rows.div_ceil(TILE_ROWS) * depth);
        for first in (0..rows).step_by(TILE_ROWS) {
            for column in 0..depth {
                let in_row = |row| if row < rows { value(row, column) } else { 0.0 };
                values.push(std::array::from_fn(|row| in_row(first + row)));
            }
        }
        LeftMatrix {
            rows,
            depth,
            values,
        }
    }
}

/// The right matrix of a product, which is filled row by row.
pub(super) struct RightMatrix<'a> {
    depth: usize,
    /// For each tile, row by row, the values of its columns.
    values: &'a mut [f32],
}

impl RightMatrix<'_> {
    /// Returns a matrix with this many rows, whose values `values` has room for: whole tiles.
    pub(super) fn new(depth: usize, values: &mut [f32]) -> RightMatrix<'_> {
        RightMatrix { depth, values }
    }

    /// Sets the first columns of a row, whole tiles of them.
    #[inline(always)]
    pub(super) fn set_row<S: Simd>(&mut self, row: usize, values: &[f32]) {
        let tile_columns = tile_columns::<S>();
        let (vectors, _) = S::as_simd_f32s(values);
        let (pairs, _) = vectors.as_chunks::<2>();
        let tiles = self.values.chunks_exact_mut(self.depth * tile_columns);
        for (tile, pair) in tiles.zip(pairs) {
            let start = row * tile_columns;
            let columns = tile.get_mut(start..start + tile_columns);
            if let Some(([low, high], _)) = columns.map(S::as_mut_simd_f32s) {
                [*low, *high] = *pair;
            }
        }
    }
}

/// Memory for the products of one convolution after the other.
#[derive(Default)]
pub(super) struct Workspace {
    right: Vec<f32>,
    product: Vec<f32>,
}

impl Workspace {
    /// Returns room for this many values of right matrices and of products. What they contain is left
    /// from earlier ones.
    pub(super) fn room(&mut self, right: usize, product: usize) -> (&mut [f32], &mut [f32]) {
        for (values, len) in [(&mut self.right, right), (&mut self.product, product)] {
            if values.len() < len {
                values.resize(len, 0.0);
            }
        }
        (&mut self.right[..right], &mut self.product[..product])
    }
}

/// Multiplies the matrices, whose depths are equal. The rows of the product begin `row_len` apart in
/// `product`, and the columns of the first `columns` columns are computed, rounded up to whole tiles.
///
/// In WebAssembly this is a function of its own: a browser replaces the code of a function by better
/// code between two calls, and a whole convolution is one call.
#[cfg_attr(target_family = "wasm", inline(never))]
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn multiply<S: Simd>(
    simd: S,
    left: &LeftMatrix,
    right: &RightMatrix,
    columns: usize,
    product: &mut [f32],
    row_len: usize,
) {
    let tile_columns = tile_columns::<S>();
    let tile_len = right.depth * tile_columns;
    let tiles = right.values.chunks_exact(tile_len);
    for (tile_index, tile) in tiles.take(columns.div_ceil(tile_columns)).enumerate() {
        let first_column = tile_index * tile_columns;
        for (group_index, group) in left.values.chunks_exact(left.depth).enumerate() {
            let sums = multiply_tile(simd, group, tile);
            let first_row = group_index * TILE_ROWS;
            for (row, sums) in (first_row..left.rows).zip(sums) {
                let start = row * row_len + first_column;
                let place = product.get_mut(start..start + tile_columns);
                if let Some(([low, high], _)) = place.map(S::as_mut_simd_f32s) {
                    [*low, *high] = sums;
                }
            }
        }
    }
}

/// Returns the product of a group of rows and a tile, row by row.
#[inline(always)]
fn multiply_tile<S: Simd>(
    simd: S,
    group: &[[f32; TILE_ROWS]],
    tile: &[f32],
) -> [[S::f32s; 2]; TILE_ROWS] {
    let mut sums = [[simd.splat_f32s(0.0); 2]; TILE_ROWS];
    let (vectors, _) = S::as_simd_f32s(tile);
    let (pairs, _) = vectors.as_chunks::<2>();
    for (weights, [low, high]) in group.iter().zip(pairs) {
        for (sum, &weight) in sums.iter_mut().zip(weights) {
            let weight = simd.splat_f32s(weight);
            sum[0] = simd.mul_add_e_f32s(weight, *low, sum[0]);
            sum[1] = simd.mul_add_e_f32s(weight, *high, sum[1]);
        }
    }
    sums
}
