//! Bilinear interpolation between pixel centres.

/// The position of a place among the four pixels whose centres surround it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bilinear {
    /// Column of the left pixels; may lie outside the picture.
    pub column: isize,
    /// Row of the upper pixels, likewise.
    pub row: isize,
    right: f32,
    lower: f32,
}

impl Bilinear {
    /// Returns the position of (x, y) in pixels, the centre of the first pixel being at (0.5, 0.5).
    #[inline]
    pub fn at(x: f64, y: f64) -> Bilinear {
        let (x, y) = (x - 0.5, y - 0.5);
        let (column, row) = (floor_to_integer(x), floor_to_integer(y));
        Bilinear {
            column,
            row,
            right: (x - column as f64) as f32,
            lower: (y - row as f64) as f32,
        }
    }

    /// Returns the interpolated value: from the pixels at the upper left, upper right, lower left
    /// and lower right.
    #[inline]
    pub fn interpolate(&self, [a, b, c, d]: [f32; 4]) -> f32 {
        let (upper, lower) = (
            a * (1.0 - self.right) + b * self.right,
            c * (1.0 - self.right) + d * self.right,
        );
        upper * (1.0 - self.lower) + lower * self.lower
    }
}

/// Rounds down. `f64::floor` does the same, but is a call into the C library on processors that may
/// lack an instruction for it.
#[inline]
fn floor_to_integer(value: f64) -> isize {
    let toward_zero = value as isize;
    toward_zero.saturating_sub(isize::from(toward_zero as f64 > value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearer_pixel_counts_more() {
        let place = Bilinear::at(3.75, 1.5);
        assert_eq!((place.column, place.row), (3, 1));
        assert_eq!(place.interpolate([8.0, 16.0, 100.0, 100.0]), 10.0);
        assert_eq!(
            (
                Bilinear::at(0.25, -0.5).column,
                Bilinear::at(0.25, -0.5).row
            ),
            (-1, -1)
        );
    }
}
