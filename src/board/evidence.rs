//! Evidence: what is seen on and around every lattice point, on the flattened lattice.

use super::discs;
use super::gray::Gray;
use crate::geometry::{BoardPoint, PhotoFromBoard, PhotoPoint};
use crate::order_statistics::quantile;

/// The four ways to go from a lattice point: right, down, left, up.
pub const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// A block of lattice points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// Leftmost column.
    pub left: i32,
    /// Topmost row.
    pub top: i32,
    /// Columns.
    pub columns: usize,
    /// Rows.
    pub rows: usize,
}

impl Block {
    /// The block with `lines` more lattice points on every side.
    pub fn wider(&self, lines: i32) -> Block {
        let more = 2 * lines as usize;
        Block {
            left: self.left - lines,
            top: self.top - lines,
            columns: self.columns + more,
            rows: self.rows + more,
        }
    }

    /// Whether the lattice point lies in the block.
    pub fn contains(&self, column: i32, row: i32) -> bool {
        (self.left..self.left + self.columns as i32).contains(&column)
            && (self.top..self.top + self.rows as i32).contains(&row)
    }
}

/// What is seen at one lattice point.
#[derive(Clone, Copy, Debug, Default)]
pub struct Node {
    /// Whether it lies within the picture.
    pub in_picture: bool,
    /// Share of a stone's outline seen around it, 0 when there is none.
    pub stone: f32,
    /// For each of [`DIRECTIONS`]: log-likelihood ratio for a line running that way, in nats.
    pub lines: [f32; 4],
    /// For each of [`DIRECTIONS`]: how far across the line was seen, in spacings.
    pub offsets: [f32; 4],
    /// Where the stone's centre was seen, in spacings from the point.
    pub stone_offset: (f32, f32),
}

/// Evidence on a block of lattice points.
#[derive(Clone, Debug)]
pub struct Evidence {
    /// Which lattice points.
    pub block: Block,
    /// One a lattice point, row by row.
    pub nodes: Vec<Node>,
}

impl Evidence {
    /// What is seen at a lattice point; nothing outside the block.
    pub fn node(&self, column: i32, row: i32) -> Node {
        if !self.block.contains(column, row) {
            return Node::default();
        }
        let index =
            (row - self.block.top) as usize * self.block.columns + (column - self.block.left) as usize;
        self.nodes.get(index).copied().unwrap_or_default()
    }
}

/// The strip from a lattice point half-way to its neighbour.
#[derive(Clone, Copy, Debug)]
struct Strip {
    /// How much darker its middle is than its lighter surroundings on either side, in nepers.
    response: f32,
    /// How far across the darkest place lies, in spacings.
    offset: f32,
    /// Whether it differs from the cells on either side.
    covered: bool,
}

/// A strip this much lighter or darker than the cells beside it is covered by something, in nepers.
const COVERED_CONTRAST: f32 = 0.12;
/// Flattened pixels a spacing.
const SCALE: usize = 24;
/// A stone's outline must be seen to this share.
const WEAKEST_STONE: f32 = 0.36;
/// A stone differs from the board between the lines by at least this much, in nepers.
const STONE_CONTRAST: f32 = 0.10;
/// How far from its point a stone may be seen, in spacings: pushed aside, and leaning in perspective.
const STONE_REACH: f64 = 0.34;

/// Flattens the block and looks at every lattice point.
pub fn gather(picture: &Gray, picture_from_lattice: &PhotoFromBoard, block: Block) -> Evidence {
    let flat = Flat::new(picture, picture_from_lattice, block);
    let mut nodes: Vec<Node> = Vec::with_capacity(block.columns * block.rows);
    let mut responses: Vec<[Strip; 4]> = Vec::with_capacity(nodes.capacity());
    for row in 0..block.rows {
        for column in 0..block.columns {
            let (x, y) = flat.center(column, row);
            let in_picture = flat.inside(column as f64, row as f64, picture_from_lattice, picture);
            nodes.push(Node { in_picture, ..Node::default() });
            responses.push(DIRECTIONS.map(|d| flat.strip(x, y, d)));
        }
    }
    place_stones(&flat, &mut nodes);
    let between = between_the_lines(&flat, &nodes);
    judge_lines(&mut nodes, &responses, &between, block);
    Evidence { block, nodes }
}

/// The same measurement where no line can be: half a spacing aside, in every cell without a stone at its
/// corners; two a cell.
fn between_the_lines(flat: &Flat, nodes: &[Node]) -> Vec<Option<[f32; 2]>> {
    let half = SCALE as f64 / 2.0;
    let (columns, rows) = (flat.block.columns, flat.block.rows);
    let bare = |column: usize, row: usize| {
        column < columns
            && row < rows
            && nodes.get(row * columns + column).is_some_and(|n| n.in_picture && n.stone == 0.0)
    };
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    cells
        .map(|(column, row)| {
            let clear = bare(column, row)
                && bare(column + 1, row)
                && bare(column, row + 1)
                && bare(column + 1, row + 1);
            let (x, y) = flat.center(column, row);
            clear
                .then(|| [flat.strip(x, y + half, (1, 0)).response, flat.strip(x + half, y, (0, 1)).response])
        })
        .collect()
}

/// How strong lines are in a part of the block, against what is seen between them.
#[derive(Clone, Copy)]
struct LineLevel {
    /// Usual response between the lines.
    usual: f32,
    /// Spread of the responses between the lines.
    spread: f32,
    /// Response of a clear line beyond the usual.
    line: f32,
}

impl LineLevel {
    /// Measures the responses on and between the lines; `None` when there are too few.
    fn of(mut on: Vec<f32>, mut between: Vec<f32>) -> Option<LineLevel> {
        if on.len() < 12 || between.len() < 12 {
            return None;
        }
        on.sort_by(f32::total_cmp);
        between.sort_by(f32::total_cmp);
        let usual = quantile(&between, 0.5);
        Some(LineLevel { usual, spread: usual - quantile(&between, 0.16), line: quantile(&on, 0.75) - usual })
    }

    /// The same, held to what is possible on this board: glare may wash lines out, not create them.
    fn within(self, whole: LineLevel) -> LineLevel {
        LineLevel {
            usual: self.usual,
            spread: self.spread.max(0.5 * whole.spread),
            line: self.line.clamp(0.25 * whole.line, 1.5 * whole.line),
        }
    }
}

/// Lattice points around one over which lines are equally strong.
const NEIGHBOURHOOD: i32 = 2;

/// Turns line responses into log-likelihood ratios, against the responses between the lines nearby: lines
/// are faint in glare, and the grain of a table is as strong between the lattice's lines as on them.
fn judge_lines(nodes: &mut [Node], responses: &[[Strip; 4]], between: &[Option<[f32; 2]>], block: Block) {
    let usable: Vec<bool> = nodes.iter().map(|n| n.in_picture && n.stone == 0.0).collect();
    let level = |part: &[usize]| {
        let on = part
            .iter()
            .filter(|&&k| usable[k])
            .flat_map(|&k| responses[k].iter().map(|s| s.response))
            .collect();
        let off = part.iter().filter_map(|&k| between[k]).flatten().collect();
        LineLevel::of(on, off)
    };
    let all: Vec<usize> = (0..nodes.len()).collect();
    let Some(mut whole) = level(&all) else { return };
    whole.line = whole.line.max(2.0 * whole.spread).max(0.01);
    for row in 0..block.rows as i32 {
        for column in 0..block.columns as i32 {
            let index = (row * block.columns as i32 + column) as usize;
            if !usable[index] {
                continue;
            }
            let near: Vec<usize> = ((row - NEIGHBOURHOOD).max(0)
                ..(row + NEIGHBOURHOOD + 1).min(block.rows as i32))
                .flat_map(|r| {
                    ((column - NEIGHBOURHOOD).max(0)..(column + NEIGHBOURHOOD + 1).min(block.columns as i32))
                        .map(move |c| (r * block.columns as i32 + c) as usize)
                })
                .collect();
            let here = level(&near).map_or(whole, |l| l.within(whole));
            let threshold = here.usual + (0.4 * here.line).max(2.0 * here.spread);
            let Some(node) = nodes.get_mut(index) else { continue };
            for (k, strip) in responses[index].iter().enumerate() {
                let ratio = (2.5 * (strip.response - threshold) / (0.6 * here.line)).clamp(-1.5, 2.0);
                // Under a stone or a hand no line can be seen: that says nothing against one.
                node.lines[k] = if ratio < 0.0 && strip.covered { 0.0 } else { ratio };
                node.offsets[k] = strip.offset;
            }
        }
    }
}

/// Finds stones on the flattened lattice and gives each to its lattice point.
fn place_stones(flat: &Flat, nodes: &mut [Node]) {
    let radii = [0.40, 0.46, 0.52].map(|r| r * SCALE as f64);
    for mark in discs::find(&flat.gray, &radii, 0.035, WEAKEST_STONE) {
        let (x, y) = (mark.x / SCALE as f64 - 1.0, mark.y / SCALE as f64 - 1.0);
        let (column, row) = (x.round(), y.round());
        let off = (x - column).hypot(y - row);
        if off > STONE_REACH || column < 0.0 || row < 0.0 {
            continue;
        }
        let (column, row) = (column as usize, row as usize);
        if column >= flat.block.columns
            || row >= flat.block.rows
            || flat.contrast(column, row, mark.x, mark.y) < STONE_CONTRAST
        {
            continue;
        }
        if let Some(node) = nodes
            .get_mut(row * flat.block.columns + column)
            .filter(|n| n.in_picture && n.stone < mark.strength)
        {
            node.stone = mark.strength;
            node.stone_offset = ((x - column as f64) as f32, (y - row as f64) as f32);
        }
    }
}

/// The flattened block: [`SCALE`] pixels a spacing, with one spacing of margin around it.
struct Flat {
    gray: Gray,
    block: Block,
    spacing_px: f64,
}

impl Flat {
    fn new(picture: &Gray, picture_from_lattice: &PhotoFromBoard, block: Block) -> Flat {
        let (width, height) = ((block.columns + 1) * SCALE, (block.rows + 1) * SCALE);
        // Averaging before sampling keeps thin lines when the picture is finer than the flattened block.
        let spacing_px = spacing_px(picture_from_lattice, block);
        let fineness = spacing_px / SCALE as f64;
        let softened = (fineness > 1.3).then(|| picture.blurred((0.45 * fineness) as f32));
        let source = softened.as_ref().unwrap_or(picture);
        let mut gray = Gray::zeros(width, height);
        for (y, row) in gray.values.chunks_mut(width).enumerate() {
            for (x, value) in row.iter_mut().enumerate() {
                let board = BoardPoint {
                    x: (x as f64 + 0.5) / SCALE as f64 - 1.0 + f64::from(block.left),
                    y: (y as f64 + 0.5) / SCALE as f64 - 1.0 + f64::from(block.top),
                };
                let seen = picture_from_lattice.photo(board);
                *value = source.sample(seen.x, seen.y);
            }
        }
        Flat { gray, block, spacing_px }
    }

    /// Flattened pixel coordinates of a lattice point of the block.
    fn center(&self, column: usize, row: usize) -> (f64, f64) {
        ((column + 1) as f64 * SCALE as f64, (row + 1) as f64 * SCALE as f64)
    }

    fn inside(&self, column: f64, row: f64, map: &PhotoFromBoard, picture: &Gray) -> bool {
        let seen = map
            .photo(BoardPoint { x: column + f64::from(self.block.left), y: row + f64::from(self.block.top) });
        let PhotoPoint { x, y } = seen;
        // The outermost line of a closely cropped photo may run along the very edge.
        let slack = 0.3 * self.spacing_px;
        x >= -slack && y >= -slack && x <= picture.width as f64 + slack && y <= picture.height as f64 + slack
    }

    /// Looks at the strip that leads from (x, y) half-way to the next lattice point.
    fn strip(&self, x: f64, y: f64, (dx, dy): (i32, i32)) -> Strip {
        let (dx, dy) = (f64::from(dx), f64::from(dy));
        const ACROSS: i32 = 7;
        let mut profile = [0.0f32; 2 * ACROSS as usize + 1];
        for (value, across) in profile.iter_mut().zip(-ACROSS..=ACROSS) {
            let mut sum = 0.0;
            for along in 4..=11 {
                let (along, across) = (f64::from(along), f64::from(across));
                sum += self.gray.sample(x + along * dx - across * dy, y + along * dy + across * dx);
            }
            *value = sum / 8.0;
        }
        let mut best = Strip { response: f32::MIN, offset: 0.0, covered: false };
        for middle in 4..=10 {
            let side = |a: usize, b: usize| 0.5 * (profile[a] + profile[b]);
            let left = side(middle - 4, middle - 3);
            let right = side(middle + 3, middle + 4);
            // The weaker side counts: a stone's edge is dark on one side only.
            let response = left.min(right) - profile[middle];
            if response > best.response {
                let (before, here, after) = (profile[middle - 1], profile[middle], profile[middle + 1]);
                let bend = before - 2.0 * here + after;
                let shift = if bend > 0.0 { (0.5 * (before - after) / bend).clamp(-0.5, 0.5) } else { 0.0 };
                best.response = response;
                best.offset = (middle as f32 - ACROSS as f32 + shift) / SCALE as f32;
            }
        }
        // A stone differs from both cells beside it; the rim of the board from one only.
        let half = SCALE as f64 / 2.0;
        let strip = profile.iter().sum::<f32>() / profile.len() as f32;
        best.covered = [1.0, -1.0].into_iter().all(|side| {
            let cell = self.mean(x + half * (dx - side * dy), y + half * (dy + side * dx), 2.0);
            (strip - cell).abs() > COVERED_CONTRAST
        });
        best
    }

    /// How much a disc differs from the board in the four cells around its point, in nepers.
    fn contrast(&self, column: usize, row: usize, x: f64, y: f64) -> f32 {
        let half = SCALE as f64 / 2.0;
        let (cx, cy) = self.center(column, row);
        let mut cells: Vec<f32> = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)]
            .map(|(a, b)| self.mean(cx + a * half, cy + b * half, 2.0))
            .to_vec();
        cells.sort_by(f32::total_cmp);
        let board = 0.5 * (cells[1] + cells[2]);
        (self.mean(x, y, 0.3 * SCALE as f64) - board).abs()
    }

    fn mean(&self, x: f64, y: f64, radius: f64) -> f32 {
        let reach = radius.ceil() as i32;
        let (mut sum, mut count) = (0.0, 0.0);
        for b in -reach..=reach {
            for a in -reach..=reach {
                let (a, b) = (f64::from(a), f64::from(b));
                if a.hypot(b) <= radius {
                    sum += self.gray.sample(x + a, y + b);
                    count += 1.0;
                }
            }
        }
        sum / count
    }
}

/// Mean spacing in the middle of the block, in picture pixels.
pub fn spacing_px(map: &PhotoFromBoard, block: Block) -> f64 {
    let x = f64::from(block.left) + block.columns as f64 / 2.0;
    let y = f64::from(block.top) + block.rows as f64 / 2.0;
    let at = |x: f64, y: f64| map.photo(BoardPoint { x, y });
    0.5 * (at(x, y).distance_px(at(x + 1.0, y)) + at(x, y).distance_px(at(x, y + 1.0)))
}
