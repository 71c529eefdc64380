//! Figures and letters as strokes.

/// The strokes of a character in a box from (0, 0) to (1, 1), y down.
type Strokes = &'static [&'static [(f64, f64)]];

const ROUND: &[(f64, f64)] = &[
    (0.5, 0.0),
    (0.17, 0.15),
    (0.08, 0.5),
    (0.17, 0.85),
    (0.5, 1.0),
    (0.83, 0.85),
    (0.92, 0.5),
    (0.83, 0.15),
    (0.5, 0.0),
];
const OPEN: &[(f64, f64)] = &[
    (0.88, 0.15),
    (0.55, 0.0),
    (0.2, 0.15),
    (0.1, 0.5),
    (0.2, 0.85),
    (0.55, 1.0),
    (0.9, 0.85),
];
const BOW: &[(f64, f64)] = &[
    (0.12, 1.0),
    (0.12, 0.0),
    (0.65, 0.0),
    (0.88, 0.15),
    (0.85, 0.42),
    (0.6, 0.52),
    (0.12, 0.52),
];

/// The figures 0 to 9.
const FIGURES: [Strokes; 10] = [
    &[ROUND],
    &[&[(0.25, 0.2), (0.55, 0.0), (0.55, 1.0)]],
    &[&[
        (0.12, 0.22),
        (0.3, 0.03),
        (0.65, 0.02),
        (0.87, 0.22),
        (0.8, 0.45),
        (0.1, 1.0),
        (0.9, 1.0),
    ]],
    &[&[
        (0.12, 0.1),
        (0.5, 0.0),
        (0.85, 0.15),
        (0.85, 0.35),
        (0.45, 0.48),
        (0.88, 0.6),
        (0.88, 0.85),
        (0.5, 1.0),
        (0.1, 0.9),
    ]],
    &[&[(0.7, 1.0), (0.7, 0.0), (0.08, 0.7), (0.95, 0.7)]],
    &[&[
        (0.85, 0.0),
        (0.2, 0.0),
        (0.15, 0.45),
        (0.55, 0.38),
        (0.88, 0.58),
        (0.85, 0.85),
        (0.5, 1.0),
        (0.1, 0.9),
    ]],
    &[&[
        (0.8, 0.08),
        (0.5, 0.0),
        (0.2, 0.25),
        (0.12, 0.65),
        (0.25, 0.93),
        (0.6, 1.0),
        (0.88, 0.8),
        (0.8, 0.5),
        (0.5, 0.4),
        (0.15, 0.6),
    ]],
    &[&[(0.08, 0.0), (0.92, 0.0), (0.4, 1.0)]],
    &[
        &[
            (0.5, 0.46),
            (0.18, 0.3),
            (0.2, 0.1),
            (0.5, 0.0),
            (0.8, 0.1),
            (0.82, 0.3),
            (0.5, 0.46),
        ],
        &[
            (0.5, 0.46),
            (0.12, 0.65),
            (0.15, 0.9),
            (0.5, 1.0),
            (0.85, 0.9),
            (0.88, 0.65),
            (0.5, 0.46),
        ],
    ],
    &[&[
        (0.2, 0.92),
        (0.5, 1.0),
        (0.8, 0.75),
        (0.88, 0.35),
        (0.75, 0.07),
        (0.4, 0.0),
        (0.12, 0.2),
        (0.2, 0.5),
        (0.5, 0.6),
        (0.85, 0.4),
    ]],
];
/// The letters A to V without I.
const LETTERS: [Strokes; 21] = [
    &[
        &[(0.05, 1.0), (0.5, 0.0), (0.95, 1.0)],
        &[(0.2, 0.65), (0.8, 0.65)],
    ],
    &[
        &[
            (0.12, 1.0),
            (0.12, 0.0),
            (0.6, 0.0),
            (0.82, 0.12),
            (0.8, 0.38),
            (0.55, 0.47),
            (0.12, 0.47),
        ],
        &[
            (0.55, 0.47),
            (0.88, 0.6),
            (0.88, 0.88),
            (0.6, 1.0),
            (0.12, 1.0),
        ],
    ],
    &[OPEN],
    &[&[
        (0.12, 0.0),
        (0.12, 1.0),
        (0.5, 1.0),
        (0.85, 0.8),
        (0.9, 0.5),
        (0.85, 0.2),
        (0.5, 0.0),
        (0.12, 0.0),
    ]],
    &[
        &[(0.88, 0.0), (0.12, 0.0), (0.12, 1.0), (0.9, 1.0)],
        &[(0.12, 0.48), (0.75, 0.48)],
    ],
    &[
        &[(0.88, 0.0), (0.12, 0.0), (0.12, 1.0)],
        &[(0.12, 0.48), (0.75, 0.48)],
    ],
    &[OPEN, &[(0.9, 0.85), (0.9, 0.55), (0.55, 0.55)]],
    &[
        &[(0.1, 0.0), (0.1, 1.0)],
        &[(0.9, 0.0), (0.9, 1.0)],
        &[(0.1, 0.48), (0.9, 0.48)],
    ],
    &[&[(0.7, 0.0), (0.7, 0.8), (0.45, 1.0), (0.15, 0.85)]],
    &[
        &[(0.12, 0.0), (0.12, 1.0)],
        &[(0.85, 0.0), (0.12, 0.6)],
        &[(0.4, 0.4), (0.9, 1.0)],
    ],
    &[&[(0.12, 0.0), (0.12, 1.0), (0.85, 1.0)]],
    &[&[
        (0.05, 1.0),
        (0.05, 0.0),
        (0.5, 0.6),
        (0.95, 0.0),
        (0.95, 1.0),
    ]],
    &[&[(0.1, 1.0), (0.1, 0.0), (0.9, 1.0), (0.9, 0.0)]],
    &[ROUND],
    &[BOW],
    &[ROUND, &[(0.6, 0.75), (0.95, 1.05)]],
    &[BOW, &[(0.5, 0.52), (0.9, 1.0)]],
    &[&[
        (0.85, 0.12),
        (0.5, 0.0),
        (0.15, 0.13),
        (0.2, 0.38),
        (0.8, 0.6),
        (0.85, 0.87),
        (0.5, 1.0),
        (0.1, 0.87),
    ]],
    &[&[(0.05, 0.0), (0.95, 0.0)], &[(0.5, 0.0), (0.5, 1.0)]],
    &[&[(0.1, 0.0), (0.1, 0.8), (0.5, 1.0), (0.9, 0.8), (0.9, 0.0)]],
    &[&[(0.05, 0.0), (0.5, 1.0), (0.95, 0.0)]],
];
/// Width of a character and distance of two, as shares of its height.
const WIDTH: f64 = 0.55;
const STEP: f64 = 0.72;

/// Returns the index of a column's letter; beyond V the letters begin again.
pub fn letter(column: usize) -> StrokeGlyph {
    StrokeGlyph::Letter(column % LETTERS.len())
}

/// A character.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum StrokeGlyph {
    Figure(usize),
    Letter(usize),
}

/// Returns the figures of a number.
pub fn number(number: usize) -> Vec<StrokeGlyph> {
    number
        .to_string()
        .chars()
        .filter_map(|c| c.to_digit(10))
        .map(|d| StrokeGlyph::Figure(d as usize))
        .collect()
}

/// Returns true if the ink of a text covers the place (x, y) from its middle. The text is `tall`
/// high and its strokes are `wide`.
pub fn covers(text: &[StrokeGlyph], x: f64, y: f64, tall: f64, wide: f64) -> bool {
    let middle = (text.len() as f64 - 1.0) / 2.0;
    text.iter().enumerate().any(|(index, glyph)| {
        let (u, v) = (x - (index as f64 - middle) * STEP * tall, y);
        if u.abs() > 0.5 * STEP * tall || v.abs() > 0.5 * tall + wide {
            return false;
        }
        glyph.strokes().iter().any(|stroke| {
            stroke.windows(2).any(|ends| match ends {
                [a, b] => {
                    let place = |(x, y): (f64, f64)| ((x - 0.5) * WIDTH * tall, (y - 0.5) * tall);
                    distance((u, v), place(*a), place(*b)) < wide / 2.0
                }
                _ => false,
            })
        })
    })
}

impl StrokeGlyph {
    fn strokes(self) -> Strokes {
        match self {
            StrokeGlyph::Figure(index) => FIGURES[index % FIGURES.len()],
            StrokeGlyph::Letter(index) => LETTERS[index % LETTERS.len()],
        }
    }
}

/// Returns the distance of a place from a line between two others.
fn distance((x, y): (f64, f64), (ax, ay): (f64, f64), (bx, by): (f64, f64)) -> f64 {
    let (dx, dy) = (bx - ax, by - ay);
    let along = (((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy).max(1e-12)).clamp(0.0, 1.0);
    (x - ax - along * dx).hypot(y - ay - along * dy)
}
