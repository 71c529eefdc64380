//! The orientation of the board: the edge that is highest in the photo becomes the top row.

use super::window::Window;
use crate::geometry::{BoardPoint, Homography, PhotoFromBoard};

/// Returns the map of a window turned so that its top row is the board edge whose middle lies
/// highest in the photo; of edges equally high, the one further clockwise. Board coordinates start
/// at the window's top left line. Also returns the number of quarters by which the map is turned,
/// which is the index of its top row among [`Window::sides`].
pub(super) fn upright(
    photo_from_lattice: &PhotoFromBoard,
    window: &Window,
) -> (PhotoFromBoard, usize) {
    let last = window.lines as f64 - 1.0;
    let turned = |quarters: usize| {
        // Board coordinates after `quarters` clockwise turns, in lattice coordinates.
        let (left, top) = (f64::from(window.left), f64::from(window.top));
        let rows = match quarters {
            0 => [1.0, 0.0, left, 0.0, 1.0, top],
            1 => [0.0, -1.0, left + last, 1.0, 0.0, top],
            2 => [-1.0, 0.0, left + last, 0.0, -1.0, top + last],
            _ => [0.0, 1.0, left, -1.0, 0.0, top + last],
        };
        let [a, b, c, d, e, f] = rows;
        let lattice_from_board =
            Homography::new(nalgebra::Matrix3::new(a, b, c, d, e, f, 0.0, 0.0, 1.0));
        let homography = photo_from_lattice.homography.after(&lattice_from_board);
        PhotoFromBoard::flat(homography, photo_from_lattice.lens.clone())
    };
    let height = |map: &PhotoFromBoard| {
        map.photo(BoardPoint {
            x: last / 2.0,
            y: 0.0,
        })
        .y
    };
    let mut best = (turned(0), 0);
    for quarters in 1..4 {
        let map = turned(quarters);
        let (higher, lower) = (height(&map), height(&best.0));
        // One more quarter turn puts the next edge clockwise on top; edge 3 lies before edge 0.
        let tie = (higher - lower).abs() < 1e-6;
        let clockwise = tie && quarters == best.1 + 1;
        if (higher < lower && !tie) || clockwise {
            best = (map, quarters);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Lens;

    #[test]
    fn the_highest_edge_becomes_the_top_row() {
        let window = Window {
            left: 2,
            top: 3,
            lines: 9,
            score: 0.0,
        };
        for degrees in [0.0f64, 50.0, 130.0, 170.0, 230.0, 310.0] {
            let (s, c) = degrees.to_radians().sin_cos();
            let spin = nalgebra::Matrix3::new(
                40.0 * c,
                -40.0 * s,
                500.0,
                40.0 * s,
                40.0 * c,
                500.0,
                0.0,
                0.0,
                1.0,
            );
            let map = PhotoFromBoard::flat(Homography::new(spin), Lens::ideal(1000, 1000));
            let (upright, _) = upright(&map, &window);
            let middles = [(4.0, 0.0), (8.0, 4.0), (4.0, 8.0), (0.0, 4.0)]
                .map(|(x, y)| upright.photo(BoardPoint { x, y }).y);
            assert!(
                middles[1..].iter().all(|y| *y >= middles[0]),
                "{degrees}: {middles:?}"
            );
        }
    }
}
