//! Boards that do not lie flat.

use nalgebra::{SMatrix, SVector};

use super::BoardPoint;

/// Number of terms of the second and third degree in two coordinates. A homography takes care of
/// the first degree.
const TERMS: usize = 7;
/// Ridge regularisation, per point: it keeps terms small that few points determine.
const RIDGE: f64 = 1e-3;
/// The bend continues this many spacings beyond the outer lines and is constant from there.
const BEYOND: f64 = 1.0;

/// The smooth displacement field of an uneven board (a mat with waves, a warped panel): how far
/// from their places on the plane its points are seen, in spacings, as polynomials of the third
/// degree.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bend {
    /// Half the distance of opposite outer lines, in spacings; 0 for a flat board.
    half: f64,
    right: SVector<f64, TERMS>,
    down: SVector<f64, TERMS>,
}

impl Bend {
    /// Fits the field by least squares to a board of `lines` lines: `seen` holds points, and how
    /// far right and down of their places they are seen. `None` if the points do not determine a
    /// field.
    pub fn fit(lines: usize, seen: &[(BoardPoint, (f64, f64))]) -> Option<Bend> {
        let half = lines.saturating_sub(1) as f64 / 2.0;
        let mut normal = SMatrix::<f64, TERMS, TERMS>::identity() * RIDGE * seen.len() as f64;
        let (mut to_right, mut to_down) = (SVector::zeros(), SVector::zeros());
        for &(point, (right, down)) in seen {
            let terms = terms(half, point)?;
            normal += terms * terms.transpose();
            to_right += terms * right;
            to_down += terms * down;
        }
        let solver = normal.cholesky()?;
        let (right, down) = (solver.solve(&to_right), solver.solve(&to_down));
        let usable = right.iter().chain(&down).all(|value| value.is_finite());
        usable.then_some(Bend { half, right, down })
    }

    /// Returns how far right and down of its place on the plane a point is seen, in spacings.
    pub fn at(&self, point: BoardPoint) -> (f64, f64) {
        terms(self.half, point).map_or((0.0, 0.0), |terms| {
            (terms.dot(&self.right), terms.dot(&self.down))
        })
    }

    /// Returns the same field over the same board, in the coordinates of the board turned a quarter
    /// clockwise: its left side becomes the top.
    pub fn turned(&self) -> Bend {
        // With u and v the old coordinates from the middle, those of the turned board are -v and u.
        let turned = |[uu, uv, vv, uuu, uuv, uvv, vvv]: [f64; TERMS]| {
            SVector::from([vv, -uv, uu, -vvv, uvv, -uuv, uuu])
        };
        let terms = |of: &SVector<f64, TERMS>| -> [f64; TERMS] { (*of).into() };
        Bend {
            half: self.half,
            right: -turned(terms(&self.down)),
            down: turned(terms(&self.right)),
        }
    }

    /// Returns the place on the plane at which a point is seen.
    pub fn plane(&self, point: BoardPoint) -> BoardPoint {
        let (right, down) = self.at(point);
        BoardPoint {
            x: point.x + right,
            y: point.y + down,
        }
    }
}

/// Returns the value of each polynomial term at a point; `None` for a flat board.
fn terms(half: f64, point: BoardPoint) -> Option<SVector<f64, TERMS>> {
    if half <= 0.0 {
        return None;
    }
    // From -1 to 1 on the board. Polynomials grow without bound, so they are held constant beyond
    // its surroundings.
    let most = 1.0 + BEYOND / half;
    let [u, v] = [point.x, point.y].map(|at| (at / half - 1.0).clamp(-most, most));
    Some(SVector::from([
        u * u,
        u * v,
        v * v,
        u * u * u,
        u * u * v,
        u * v * v,
        v * v * v,
    ]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wave_is_followed_and_a_flat_board_left_flat() {
        let (u, v) = (|x: f64| x / 9.0 - 1.0, |y: f64| y / 9.0 - 1.0);
        let wave = |x: f64, y: f64| (0.2 * u(x).powi(3) - 0.1 * u(x) * v(y), 0.15 * v(y) * v(y));
        let seen: Vec<_> = (0..19)
            .flat_map(|row| (0..19).map(move |column| (f64::from(column), f64::from(row))))
            .map(|(x, y)| (BoardPoint { x, y }, wave(x, y)))
            .collect();
        let bend = Bend::fit(19, &seen).unwrap();
        for (point, off) in seen {
            let fitted = bend.at(point);
            assert!(
                (fitted.0 - off.0).hypot(fitted.1 - off.1) < 0.005,
                "{point:?}: {fitted:?}, not {off:?}"
            );
        }
        let turned = bend.turned();
        for (x, y) in [(0.0, 0.0), (3.0, 11.0), (18.0, 5.0), (9.0, 18.0)] {
            let (right, down) = bend.at(BoardPoint { x, y });
            let there = turned.at(BoardPoint { x: 18.0 - y, y: x });
            assert!(
                (there.0 + down).hypot(there.1 - right) < 1e-12,
                "{there:?}, not {:?}",
                (-down, right)
            );
        }
        assert_eq!(
            Bend::default().at(BoardPoint { x: 3.0, y: 3.0 }),
            (0.0, 0.0)
        );
    }
}
