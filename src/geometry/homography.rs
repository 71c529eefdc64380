//! Plane-to-plane projective maps.

use nalgebra::{Matrix3, SMatrix, Vector3};

/// A point and the point to which a map takes it.
pub type PointPair = ((f64, f64), (f64, f64));

/// A projective map of the plane, scaled so that its last entry is 1 where that is possible.
#[derive(Clone, Debug, PartialEq)]
pub struct Homography(Matrix3<f64>);

impl Homography {
    /// Returns the map with this 3×3 matrix.
    pub fn new(matrix: Matrix3<f64>) -> Homography {
        let scale = matrix[(2, 2)];
        Homography(if scale.abs() > 1e-12 {
            matrix / scale
        } else {
            matrix
        })
    }

    /// Returns the map that leaves every point where it is.
    pub fn identity() -> Homography {
        Homography(Matrix3::identity())
    }

    /// Returns the map that moves every point by this much.
    pub fn translation(right: f64, down: f64) -> Homography {
        Homography(Matrix3::new(1.0, 0.0, right, 0.0, 1.0, down, 0.0, 0.0, 1.0))
    }

    /// Returns the matrix.
    pub fn matrix(&self) -> &Matrix3<f64> {
        &self.0
    }

    /// Maps a point. Points on the map's horizon come back infinite or not a number.
    pub fn apply(&self, x: f64, y: f64) -> (f64, f64) {
        let mapped = self.0 * Vector3::new(x, y, 1.0);
        (mapped.x / mapped.z, mapped.y / mapped.z)
    }

    /// Returns the third homogeneous coordinate of a mapped point. If this is the map from a plane
    /// to a picture of it, that is the distance from the camera up to a factor: of one sign in
    /// front of it, of the other sign behind it.
    pub fn depth(&self, x: f64, y: f64) -> f64 {
        (self.0 * Vector3::new(x, y, 1.0)).z
    }

    /// Returns the inverse map; `None` when this one is degenerate.
    pub fn inverse(&self) -> Option<Homography> {
        self.0.try_inverse().map(Homography::new)
    }

    /// Returns the same map into a picture `sx` times as wide and `sy` times as high.
    pub fn scaled(&self, sx: f64, sy: f64) -> Homography {
        Homography::new(Matrix3::new(sx, 0.0, 0.0, 0.0, sy, 0.0, 0.0, 0.0, 1.0) * self.0)
    }

    /// Returns the map that applies first `inner`, then `self`.
    pub fn after(&self, inner: &Homography) -> Homography {
        Homography::new(self.0 * inner.0)
    }

    /// Returns the map that takes each first point of `pairs` nearest to its second: the normalised
    /// direct linear transformation (Hartley and Zisserman, algorithm 4.2). `None` with fewer than
    /// four pairs or when they do not determine a map.
    pub fn from_pairs(pairs: &[PointPair]) -> Option<Homography> {
        if let &[a, b, c, d] = pairs {
            return Homography::from_four_pairs([a, b, c, d]);
        }
        if pairs.len() < 4 {
            return None;
        }
        let from = normaliser(pairs.iter().map(|pair| pair.0))?;
        let to = normaliser(pairs.iter().map(|pair| pair.1))?;
        // AᵀA of the 2n×9 system, whose smallest eigenvector is the map. Every pair adds the rows
        // (0, −p, q.y·p) and (p, 0, −q.x·p), so that AᵀA is made of four 3×3 blocks.
        let mut blocks = [Matrix3::<f64>::zeros(); 4];
        for &((x, y), (u, v)) in pairs {
            let p = from * Vector3::new(x, y, 1.0);
            let q = to * Vector3::new(u, v, 1.0);
            let outer = p * p.transpose();
            for (block, weight) in blocks
                .iter_mut()
                .zip([1.0, q.x, q.y, q.x * q.x + q.y * q.y])
            {
                *block += outer * weight;
            }
        }
        let [plain, by_x, by_y, squared] = blocks;
        let mut normal = SMatrix::<f64, 9, 9>::zeros();
        for ((row, column), block) in [
            ((0, 0), plain),
            ((3, 3), plain),
            ((0, 6), -by_x),
            ((6, 0), -by_x),
            ((3, 6), -by_y),
            ((6, 3), -by_y),
            ((6, 6), squared),
        ] {
            normal.fixed_view_mut::<3, 3>(row, column).copy_from(&block);
        }
        let eigen = normal.symmetric_eigen();
        let smallest = eigen.eigenvalues.imin();
        let column = eigen.eigenvectors.column(smallest);
        let normalised = Matrix3::from_row_iterator(column.iter().copied());
        usable(to.try_inverse()? * normalised * from)
    }

    /// Returns the map that takes each first point exactly to its second: from the first points to
    /// a projective basis, and from there to the second ones. A fit evaluates the map very often,
    /// and the general way takes much longer.
    fn from_four_pairs(pairs: [PointPair; 4]) -> Option<Homography> {
        let from = basis(pairs.map(|pair| pair.0))?;
        let to = basis(pairs.map(|pair| pair.1))?;
        usable(to * from.try_inverse()?)
    }
}

/// Returns the map that takes (1, 0, 0), (0, 1, 0), (0, 0, 1) and (1, 1, 1) to four points, in
/// homogeneous coordinates; `None` if three of them lie on a line.
fn basis(points: [(f64, f64); 4]) -> Option<Matrix3<f64>> {
    let [a, b, c, d] = points.map(|(x, y)| Vector3::new(x, y, 1.0));
    let corners = Matrix3::from_columns(&[a, b, c]);
    let weights = corners.try_inverse()? * d;
    // A weight of zero: the fourth point lies on a line with two of the others.
    let in_place = weights.iter().all(|weight| weight.abs() > 1e-9);
    in_place.then(|| corners * Matrix3::from_diagonal(&weights))
}

/// Returns the map with this matrix; `None` if it has no inverse.
fn usable(matrix: Matrix3<f64>) -> Option<Homography> {
    let usable = matrix.iter().all(|m| m.is_finite()) && matrix.determinant().abs() > 1e-15;
    usable.then(|| Homography::new(matrix))
}

/// Returns the map that moves the points to mean zero and mean distance √2 from it.
fn normaliser(points: impl Iterator<Item = (f64, f64)> + Clone) -> Option<Matrix3<f64>> {
    let count = points.clone().count() as f64;
    let (sx, sy) = points
        .clone()
        .fold((0.0, 0.0), |(sx, sy), (x, y)| (sx + x, sy + y));
    let (mx, my) = (sx / count, sy / count);
    let spread = points.map(|(x, y)| (x - mx).hypot(y - my)).sum::<f64>() / count;
    let scale = std::f64::consts::SQRT_2 / spread;
    // Points on one spot determine no scale.
    let usable = spread > 1e-12 && scale.is_finite();
    usable.then(|| {
        Matrix3::new(
            scale,
            0.0,
            -scale * mx,
            0.0,
            scale,
            -scale * my,
            0.0,
            0.0,
            1.0,
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_corners_determine_the_map_and_its_inverse() {
        let pairs = [
            ((0.0, 0.0), (100.0, 50.0)),
            ((18.0, 0.0), (900.0, 80.0)),
            ((18.0, 18.0), (1100.0, 700.0)),
            ((0.0, 18.0), (20.0, 650.0)),
        ];
        let map = Homography::from_pairs(&pairs).unwrap();
        let back = map.inverse().unwrap();
        for ((x, y), (u, v)) in pairs {
            let seen = map.apply(x, y);
            assert!((seen.0 - u).hypot(seen.1 - v) < 1e-6);
            let again = back.apply(u, v);
            assert!((again.0 - x).hypot(again.1 - y) < 1e-6);
        }
    }

    #[test]
    fn points_on_one_spot_determine_nothing() {
        assert_eq!(Homography::from_pairs(&[((1.0, 1.0), (2.0, 2.0)); 4]), None);
    }

    #[test]
    fn three_points_on_a_line_determine_nothing() {
        let square = [(0.0, 0.0), (8.0, 0.0), (8.0, 8.0), (0.0, 8.0)];
        let seen = [(10.0, 10.0), (310.0, 110.0), (610.0, 210.0), (50.0, 400.0)];
        for quarters in 0..4 {
            let mut seen = seen;
            seen.rotate_left(quarters);
            let pairs: Vec<PointPair> = square.into_iter().zip(seen).collect();
            assert_eq!(Homography::from_pairs(&pairs), None, "{quarters} quarters");
        }
    }
}
