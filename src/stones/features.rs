//! What an intersection looks like, in numbers that depend neither on the light nor on the set.

use super::flat::{Flat, SCALE};
use crate::board::{Board, Gray, MarkKind, find_discs};
use crate::geometry::BoardPoint;
use crate::order_statistics::{median, quantile};
use crate::photo::Photo;

/// How many numbers describe an intersection.
pub const COUNT: usize = 20;

/// One intersection, described.
#[derive(Clone, Debug)]
pub struct Description {
    /// See [`describe`].
    pub features: [f32; COUNT],
    /// Whether the point lies within the photo.
    pub in_photo: bool,
    /// Whether the sensor is at its limit there.
    pub glare: bool,
    /// Whether a stone lies between this point and another, so that it may belong to either.
    pub stray_stone: bool,
}

/// Radii of the inner disc, the middle ring and the rim of a stone, in spacings.
const INNER: f64 = 0.2;
const MIDDLE: (f64, f64) = (0.2, 0.36);
const RIM: (f64, f64) = (0.38, 0.5);
/// Stone radii looked for, in spacings.
const STONE_RADII: [f64; 3] = [0.41, 0.46, 0.51];
/// How far from where stones should be seen one may lie, in spacings.
const REACH: f64 = 0.3;
/// Share of an outline from which on a stone surely lies there.
const STONE_OUTLINE: f32 = 0.4;
/// A stone between points differs from the board by at least this much, in nepers.
const STRAY_CONTRAST: f32 = 0.15;
/// Points this near to a stone between points may be its own, in spacings.
const STRAY_REACH: f64 = 0.62;
/// Light of black and white stones against the board, in nepers, when a photo shows none.
const USUAL_BLACK: f32 = -1.2;
const USUAL_WHITE: f32 = 0.35;

/// Describes every intersection, row by row.
///
/// The numbers, all against the bare board in the cells around: light of the inner disc, middle ring and
/// rim; redness and blueness; spread, 10th and 90th percentile of the light; share of a dark and of a light
/// outline; strongest, second weakest and mean line in the four directions; the same disc's light against
/// this photo's black and white stones; brightest channel; texture of the board; light and redness against
/// the whole photo's board; share of neighbours that look like stones; unevenness of the board around.
pub fn describe(photo: &Photo, board: &Board) -> Vec<Description> {
    describe_flat(&Flat::new(photo, board), board)
}

/// The same from the flattened board.
pub(super) fn describe_flat(flat: &Flat, board: &Board) -> Vec<Description> {
    let seen = Seen::new(flat, board);
    let levels = Levels::of(&seen);
    let lines = board.lines;
    let looks_stone = |column: i64, row: i64| {
        let on_board = (0..lines as i64).contains(&column) && (0..lines as i64).contains(&row);
        on_board.then(|| {
            let point = &seen.points[row as usize * lines + column as usize];
            f32::from(u8::from(point.dark > 0.4 || point.light_outline > 0.4))
        })
    };
    let mut out = Vec::with_capacity(lines * lines);
    for row in 0..lines {
        for column in 0..lines {
            let point = &seen.points[row * lines + column];
            let (c, r) = (column as i64, row as i64);
            let beside: Vec<f32> = [(1, 0), (0, 1), (-1, 0), (0, -1)]
                .iter()
                .filter_map(|(a, b)| looks_stone(c + a, r + b))
                .collect();
            let crowd = beside.iter().sum::<f32>() / beside.len().max(1) as f32;
            let mut arms = point.arms;
            arms.sort_by(f32::total_cmp);
            let features = [
                point.inner,
                point.middle,
                point.rim,
                point.redness,
                point.blueness,
                point.spread,
                point.low,
                point.high,
                point.dark,
                point.light_outline,
                (arms[3] / levels.line).clamp(-2.0, 2.0),
                (arms[1] / levels.line).clamp(-2.0, 2.0),
                (arms.iter().sum::<f32>() / (4.0 * levels.line)).clamp(-2.0, 2.0),
                ((point.inner - levels.black) / levels.black.abs().max(0.2)).clamp(-1.0, 4.0),
                ((point.inner - levels.white) / levels.white.abs().max(0.1)).clamp(-6.0, 4.0),
                point.brightest,
                levels.texture,
                (point.board - levels.board).clamp(-2.0, 2.0),
                crowd,
                point.unevenness,
            ];
            out.push(Description {
                features,
                in_photo: point.in_photo,
                glare: point.brightest > 0.97,
                stray_stone: point.stray_stone,
            });
        }
    }
    out
}

/// What is measured at one intersection.
#[derive(Clone, Debug, Default)]
struct SeenPoint {
    inner: f32,
    middle: f32,
    rim: f32,
    redness: f32,
    blueness: f32,
    spread: f32,
    low: f32,
    high: f32,
    dark: f32,
    light_outline: f32,
    arms: [f32; 4],
    board: f32,
    unevenness: f32,
    brightest: f32,
    in_photo: bool,
    stray_stone: bool,
}

/// What is measured on the whole board.
struct Seen {
    points: Vec<SeenPoint>,
    texture: f32,
}

impl Seen {
    fn new(flat: &Flat, board: &Board) -> Seen {
        let lines = board.lines;
        let bare = Bare::new(flat, lines);
        let (outlines, astray) = outlines(flat, board);
        let mut points = Vec::with_capacity(lines * lines);
        for row in 0..lines {
            for column in 0..lines {
                let outline = outlines[row * lines + column];
                let center =
                    BoardPoint { x: column as f64 + outline.offset.0, y: row as f64 + outline.offset.1 };
                let on_lines = Flat::place(BoardPoint { x: column as f64, y: row as f64 });
                let near = bare.around(column, row);
                points.push(look(flat, center, on_lines, &near, outline));
            }
        }
        mark_strays(&mut points, &astray, flat, &bare, lines);
        for (index, point) in points.iter_mut().enumerate() {
            let at = board
                .photo_from_board
                .photo(BoardPoint { x: (index % lines) as f64, y: (index / lines) as f64 });
            // A quarter of a spacing beyond the edge half of the point can still be seen.
            let slack = 0.25 * board.spacing_px();
            let (width, height) =
                (board.photo_from_board.lens.center.x * 2.0, board.photo_from_board.lens.center.y * 2.0);
            point.in_photo = at.x > -slack && at.y > -slack && at.x < width + slack && at.y < height + slack;
        }
        Seen { points, texture: bare.texture }
    }
}

/// Measures one intersection: a disc around `center`, the lines around `on_lines`.
fn look(
    flat: &Flat,
    center: BoardPoint,
    on_lines: (f64, f64),
    near: &BareLight,
    outline: Outline,
) -> SeenPoint {
    let (x, y) = Flat::place(center);
    let px = SCALE as f64;
    let mut disc: Vec<f32> = pixels(&flat.light, x, y, 0.0, MIDDLE.1 * px).collect();
    disc.sort_by(f32::total_cmp);
    let mean = |plane: &Gray, from: f64, to: f64| {
        let (sum, count) =
            pixels(plane, x, y, from * px, to * px).fold((0.0, 0.0), |(s, n), v| (s + v, n + 1.0));
        sum / f32::max(count, 1.0)
    };
    let average = disc.iter().sum::<f32>() / disc.len().max(1) as f32;
    let variance = disc.iter().map(|v| (v - average) * (v - average)).sum::<f32>() / disc.len().max(1) as f32;
    SeenPoint {
        inner: mean(&flat.light, 0.0, INNER) - near.light,
        middle: mean(&flat.light, MIDDLE.0, MIDDLE.1) - near.light,
        rim: mean(&flat.light, RIM.0, RIM.1) - near.light,
        redness: mean(&flat.redness, 0.0, MIDDLE.1) - near.redness,
        blueness: mean(&flat.blueness, 0.0, MIDDLE.1) - near.blueness,
        spread: variance.sqrt(),
        low: quantile(&disc, 0.1) - near.light,
        high: quantile(&disc, 0.9) - near.light,
        dark: outline.dark,
        light_outline: outline.light,
        arms: [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)].map(|d| arm(&flat.light, on_lines, d)),
        board: near.light,
        unevenness: near.unevenness,
        brightest: mean(&flat.brightest, 0.0, INNER),
        in_photo: true,
        stray_stone: false,
    }
}

/// The values of a plane between two radii about (x, y), in flattened pixels.
fn pixels(plane: &Gray, x: f64, y: f64, from: f64, to: f64) -> impl Iterator<Item = f32> + '_ {
    let reach = to.ceil() as i32;
    let (column, row) = (x.floor() as i32, y.floor() as i32);
    (-reach..=reach).flat_map(move |b| {
        (-reach..=reach).filter_map(move |a| {
            let (px, py) = (f64::from(column + a) + 0.5, f64::from(row + b) + 0.5);
            let distance = (px - x).hypot(py - y);
            (distance >= from && distance < to).then(|| plane.at((column + a) as isize, (row + b) as isize))
        })
    })
}

/// How much darker than its sides the strip is that leads from a point to a third of the way to the next.
fn arm(light: &Gray, (x, y): (f64, f64), (dx, dy): (f64, f64)) -> f32 {
    let across = |offset: f64| {
        let steps = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35].map(|along| {
            let (along, offset) = (along * SCALE as f64, offset * SCALE as f64);
            light.sample(x + along * dx - offset * dy, y + along * dy + offset * dx)
        });
        steps.iter().sum::<f32>() / steps.len() as f32
    };
    let middle = [-0.07, -0.035, 0.0, 0.035, 0.07].map(across).into_iter().fold(f32::MAX, f32::min);
    let left = 0.5 * (across(-0.22) + across(-0.17));
    let right = 0.5 * (across(0.17) + across(0.22));
    left.min(right) - middle
}

/// The outlines around one point: shares of a dark and of a light one, and where the stone's centre lies, in
/// spacings from the point.
#[derive(Clone, Copy)]
struct Outline {
    dark: f32,
    light: f32,
    offset: (f64, f64),
}

/// The outlines at every point, and the stones that lie at none: board places less the lean.
fn outlines(flat: &Flat, board: &Board) -> (Vec<Outline>, Vec<BoardPoint>) {
    let lean = board.stone_lean;
    let lines = board.lines;
    let mut found = vec![Outline { dark: 0.0, light: 0.0, offset: lean }; lines * lines];
    let mut strongest = vec![0.0f32; lines * lines];
    let mut astray = Vec::new();
    let radii = STONE_RADII.map(|r| r * SCALE as f64);
    let origin = Flat::place(BoardPoint { x: 0.0, y: 0.0 });
    for mark in find_discs(&flat.light, &radii, 0.03, 0.2) {
        let x = (mark.x - origin.0) / SCALE as f64 - lean.0;
        let y = (mark.y - origin.1) / SCALE as f64 - lean.1;
        let (column, row) = (x.round(), y.round());
        let last = lines as f64 - 1.0;
        if !(0.0..=last).contains(&column) || !(0.0..=last).contains(&row) {
            continue;
        }
        if (x - column).hypot(y - row) > REACH {
            if mark.strength > STONE_OUTLINE {
                astray.push(BoardPoint { x, y });
            }
            continue;
        }
        let index = row as usize * lines + column as usize;
        let outline = &mut found[index];
        let share = if mark.kind == MarkKind::Dark { &mut outline.dark } else { &mut outline.light };
        *share = share.max(mark.strength);
        if mark.strength > strongest[index] && mark.strength > STONE_OUTLINE {
            strongest[index] = mark.strength;
            outline.offset = (x - column + lean.0, y - row + lean.1);
        }
    }
    (found, astray)
}

/// Marks the points that a stone between points may belong to: the nearest, and others almost as near,
/// unless a stone of their own lies there.
fn mark_strays(points: &mut [SeenPoint], astray: &[BoardPoint], flat: &Flat, bare: &Bare, lines: usize) {
    for stone in astray {
        let (column, row) = (stone.x.round(), stone.y.round());
        let near = bare.around(column as usize, row as usize);
        let (x, y) = Flat::place(*stone);
        let light = median(pixels(&flat.light, x, y, 0.0, 0.25 * SCALE as f64).collect());
        if (light - near.light).abs() < STRAY_CONTRAST {
            continue;
        }
        for (index, point) in points.iter_mut().enumerate() {
            let (dx, dy) = ((index % lines) as f64 - stone.x, (index / lines) as f64 - stone.y);
            if dx.hypot(dy) < STRAY_REACH && point.dark.max(point.light_outline) < STONE_OUTLINE {
                point.stray_stone = true;
            }
        }
    }
}

/// Light and colour of the bare board around a point.
struct BareLight {
    light: f32,
    redness: f32,
    blueness: f32,
    unevenness: f32,
}

/// Light and colour in the middle of every cell: between four stones some board is always left.
struct Bare {
    cells: usize,
    light: Vec<f32>,
    redness: Vec<f32>,
    blueness: Vec<f32>,
    /// Median spread within cells, in nepers.
    texture: f32,
}

impl Bare {
    fn new(flat: &Flat, lines: usize) -> Bare {
        let cells = lines - 1;
        let mut bare =
            Bare { cells, light: Vec::new(), redness: Vec::new(), blueness: Vec::new(), texture: 0.0 };
        let mut spreads = Vec::new();
        let radius = 0.12 * SCALE as f64;
        for row in 0..cells {
            for column in 0..cells {
                let (x, y) = Flat::place(BoardPoint { x: column as f64 + 0.5, y: row as f64 + 0.5 });
                let middle = |plane: &Gray| median(pixels(plane, x, y, 0.0, radius).collect());
                bare.light.push(middle(&flat.light));
                bare.redness.push(middle(&flat.redness));
                bare.blueness.push(middle(&flat.blueness));
                let light = *bare.light.last().unwrap_or(&0.0);
                spreads.push(median(
                    pixels(&flat.light, x, y, 0.0, radius).map(|v| (v - light).abs()).collect(),
                ));
            }
        }
        bare.texture = median(spreads);
        bare
    }

    /// The median of the sixteen cells nearest to a point, those on the board.
    fn around(&self, column: usize, row: usize) -> BareLight {
        let near: Vec<usize> = (row.saturating_sub(2)..(row + 2).min(self.cells))
            .flat_map(|r| {
                (column.saturating_sub(2)..(column + 2).min(self.cells)).map(move |c| r * self.cells + c)
            })
            .collect();
        let pick = |plane: &[f32]| near.iter().filter_map(|&k| plane.get(k).copied()).collect::<Vec<f32>>();
        let light = median(pick(&self.light));
        let unevenness = median(pick(&self.light).iter().map(|v| (v - light).abs()).collect());
        BareLight {
            light,
            redness: median(pick(&self.redness)),
            blueness: median(pick(&self.blueness)),
            unevenness,
        }
    }
}

/// This photo's black, white and board.
struct Levels {
    /// Light of black stones against the board beside them.
    black: f32,
    /// The same of white stones.
    white: f32,
    /// Light of the board.
    board: f32,
    /// How dark a clear line is.
    line: f32,
    texture: f32,
}

impl Levels {
    fn of(seen: &Seen) -> Levels {
        let clear = |dark: bool| {
            let inner = seen
                .points
                .iter()
                .filter(|p| {
                    if dark {
                        p.dark > 0.5 && p.inner < -0.3
                    } else {
                        p.light_outline > 0.5 && p.inner > 0.05
                    }
                })
                .map(|p| p.inner)
                .collect::<Vec<f32>>();
            (inner.len() >= 3).then(|| median(inner))
        };
        let mut arms: Vec<f32> = seen.points.iter().flat_map(|p| p.arms).collect();
        arms.sort_by(f32::total_cmp);
        let line = quantile(&arms, 0.9).max(0.02);
        Levels {
            black: clear(true).unwrap_or(USUAL_BLACK),
            white: clear(false).unwrap_or(USUAL_WHITE),
            board: median(seen.points.iter().map(|p| p.board).collect()),
            line,
            texture: seen.texture,
        }
    }
}
