//! How diagrams look: printed ones, those of servers and programs, dark ones.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

/// Colours of boards on light screens and in print.
const LIGHT: [[f64; 3]; 11] = [
    [220.0, 179.0, 92.0],
    [240.0, 195.0, 120.0],
    [205.0, 160.0, 95.0],
    [255.0, 255.0, 255.0],
    [245.0, 240.0, 225.0],
    [222.0, 222.0, 222.0],
    [150.0, 150.0, 150.0],
    [120.0, 160.0, 110.0],
    [180.0, 120.0, 60.0],
    [227.0, 200.0, 160.0],
    [150.0, 175.0, 205.0],
];
/// Colours of boards of dark themes.
const DARK: [[f64; 3]; 8] = [
    [60.0, 60.0, 66.0],
    [32.0, 34.0, 38.0],
    [20.0, 38.0, 58.0],
    [52.0, 36.0, 28.0],
    [74.0, 52.0, 36.0],
    [24.0, 48.0, 36.0],
    [88.0, 88.0, 92.0],
    [12.0, 12.0, 14.0],
];

/// The looks of a diagram. Lengths are shares of the distance of lines.
pub struct Look {
    pub board: [f64; 3],
    /// Second colour of the board's grain, and its strength.
    pub grain: ([f64; 3], f64),
    pub ink: [f64; 3],
    pub line: f64,
    pub border: f64,
    pub star: f64,
    pub radius: f64,
    pub stones: StoneLook,
    pub black: f64,
    pub white: f64,
    /// Width of a stone's rim, and its brightness on black and on white stones.
    pub rim: f64,
    pub rims: [f64; 2],
    /// Offset and strength of the stones' shadows.
    pub shadow: (f64, f64),
    pub coordinates: bool,
    /// Height of coordinates.
    pub tall: f64,
    pub around: [f64; 3],
    pub panel: [f64; 3],
}

/// How stones are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum StoneLook {
    Flat,
    Shaded,
    /// With a sharp highlight.
    Glossy,
}

impl Look {
    pub fn sample(rng: &mut Pcg64Mcg) -> Look {
        let dark = rng.random_bool(0.3);
        let board = if dark {
            DARK[rng.random_range(0..DARK.len())]
        } else {
            LIGHT[rng.random_range(0..LIGHT.len())]
        };
        let tone = rng.random_range(0.88..1.05);
        let board = board.map(|channel: f64| (channel * tone).min(255.0));
        let ink = match (dark, rng.random_range(0..4)) {
            (true, 0) => board.map(|channel| (channel + rng.random_range(50.0..90.0)).min(255.0)),
            (true, 1) => [
                rng.random_range(150.0..220.0),
                rng.random_range(120.0..180.0),
                rng.random_range(60.0..120.0),
            ],
            (true, _) => [rng.random_range(130.0..250.0); 3],
            (false, 0) => board.map(|channel| channel * rng.random_range(0.35..0.6)),
            (false, _) => [rng.random_range(0.0..110.0); 3],
        };
        let line = rng.random_range(0.02..0.07);
        let stones = [
            StoneLook::Flat,
            StoneLook::Flat,
            StoneLook::Shaded,
            StoneLook::Glossy,
        ][rng.random_range(0..4)];
        let grey = if dark {
            rng.random_range(0.0..90.0)
        } else {
            rng.random_range(0.0..255.0)
        };
        let outlined = stones == StoneLook::Flat || dark || rng.random_bool(0.3);
        let shadow = stones != StoneLook::Flat && rng.random_bool(0.6);
        Look {
            board,
            grain: (
                board.map(|channel| channel * 0.86),
                if rng.random_bool(0.35) {
                    rng.random_range(0.2..1.0)
                } else {
                    0.0
                },
            ),
            ink,
            line,
            border: if rng.random_bool(0.3) {
                line * rng.random_range(1.5..3.0)
            } else {
                line
            },
            star: rng.random_range(0.06..0.14),
            radius: rng.random_range(0.40..0.505),
            stones,
            black: rng.random_range(0.0..45.0),
            white: rng.random_range(215.0..256.0),
            rim: if outlined {
                rng.random_range(0.02..0.07)
            } else {
                0.0
            },
            rims: [
                if dark {
                    rng.random_range(60.0..200.0)
                } else {
                    rng.random_range(0.0..60.0)
                },
                rng.random_range(0.0..150.0),
            ],
            shadow: if shadow {
                (rng.random_range(0.03..0.12), rng.random_range(0.2..0.6))
            } else {
                (0.0, 0.0)
            },
            coordinates: rng.random_bool(0.45),
            tall: rng.random_range(0.3..0.5),
            around: [
                grey,
                grey,
                (grey + rng.random_range(0.0..30.0_f64)).min(255.0),
            ],
            panel: [
                rng.random_range(0.0..255.0),
                rng.random_range(0.0..255.0),
                rng.random_range(0.0..255.0),
            ],
        }
    }
}
