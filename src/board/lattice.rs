//! Lattices: marks that lie like the crossings of a grid seen in perspective.

use std::collections::{BTreeMap, BTreeSet};

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;

use super::mark::{Mark, MarkKind};
use crate::geometry::{Homography, Pair};

/// How lattices are searched.
#[derive(Clone, Debug)]
pub struct LatticeSettings {
    /// Seed of the order in which marks are tried.
    pub seed: u64,
    /// Marks tried as a first crossing.
    pub starts: usize,
    /// Nearest marks looked at for the first two steps.
    pub neighbours: usize,
    /// Of the eight lattice points around a start, how many must be marked.
    pub least_around: usize,
    /// How far a mark may lie from its lattice point, in spacings.
    pub tolerance: f64,
    /// The same for crossings once the map has settled.
    pub tight_tolerance: f64,
    /// The same for stones: they are pushed aside, and lean in perspective.
    pub stone_tolerance: f64,
    /// Shortest spacing, in pixels of the working picture.
    pub shortest_px: f64,
    /// Longest spacing, likewise.
    pub longest_px: f64,
    /// Fewest marks that make a lattice.
    pub fewest_marks: usize,
    /// Share of the points of its extent that a whole lattice has marks on.
    pub whole_share: f64,
    /// Marks on a whole lattice this well supported are not tried again.
    pub settled_support: f64,
    /// Lattices handed on.
    pub most_lattices: usize,
}

impl Default for LatticeSettings {
    fn default() -> LatticeSettings {
        LatticeSettings {
            seed: 1,
            starts: 400,
            neighbours: 16,
            least_around: 6,
            tolerance: 0.22,
            tight_tolerance: 0.15,
            stone_tolerance: 0.25,
            shortest_px: 7.0,
            longest_px: 130.0,
            fewest_marks: 20,
            whole_share: 0.8,
            settled_support: 150.0,
            most_lattices: 6,
        }
    }
}

/// A grid of unknown origin and extent.
#[derive(Clone, Debug)]
pub struct Lattice {
    /// Lattice coordinates (spacings from an arbitrary crossing) to pixels of the working picture.
    pub picture_from_lattice: Homography,
    /// The mark on each lattice point that has one.
    pub marks: BTreeMap<(i32, i32), Mark>,
}

impl Lattice {
    /// The two lattices of every other point, as the squares of one colour of a chessboard. Between stones
    /// or lines the patches of bare board are round enough to be taken for stones; together with the true
    /// crossings they make a lattice turned by 45° and √2 finer.
    pub fn checkered(&self) -> [Lattice; 2] {
        [0, 1].map(|phase| {
            let coarse = nalgebra::Matrix3::new(1.0, -1.0, f64::from(phase), 1.0, 1.0, 0.0, 0.0, 0.0, 1.0);
            let marks = self
                .marks
                .iter()
                .filter(|((column, row), _)| (column - phase + row).rem_euclid(2) == 0)
                .map(|(&(column, row), &mark)| {
                    (((column - phase + row) / 2, (row - column + phase) / 2), mark)
                })
                .collect();
            Lattice { picture_from_lattice: self.picture_from_lattice.after(&Homography::new(coarse)), marks }
        })
    }
}

/// Finds lattices among `marks`, the best supported first, no two of them alike.
pub fn find(marks: &[Mark], settings: &LatticeSettings) -> Vec<Lattice> {
    let marks = without_outline_crossings(marks);
    let mut order: Vec<usize> = (0..marks.len()).collect();
    order.shuffle(&mut Pcg64Mcg::seed_from_u64(settings.seed));
    let index = Buckets::new(&marks, settings.longest_px);
    let mut found: Vec<Grown> = Vec::new();
    for &start in order.iter().take(settings.starts) {
        // A start on a lattice found whole would only grow the same one again.
        if found.iter().any(|l| l.is_whole(settings) && l.marks.values().any(|&m| m == start)) {
            continue;
        }
        let Some(steps) = first_steps(&marks, &index, start, settings) else { continue };
        let Some(lattice) = grow(&marks, start, steps, settings) else { continue };
        if lattice.marks.len() >= settings.fewest_marks {
            found.push(lattice);
        }
    }
    distinct(found, settings.most_lattices)
        .into_iter()
        .map(|grown| Lattice {
            picture_from_lattice: grown.map,
            marks: grown.marks.into_iter().map(|(node, index)| (node, marks[index])).collect(),
        })
        .collect()
}

/// A lattice while it grows: marks by index.
struct Grown {
    map: Homography,
    marks: BTreeMap<(i32, i32), usize>,
    support: f64,
}

/// Crossings found on the outline of a dark stone are its glints and gaps, not line crossings.
fn without_outline_crossings(marks: &[Mark]) -> Vec<Mark> {
    let dark: Vec<&Mark> = marks.iter().filter(|m| m.kind == MarkKind::Dark && m.strength > 0.45).collect();
    let on_outline = |mark: &Mark| {
        mark.kind == MarkKind::Crossing
            && dark.iter().any(|d| (d.x - mark.x).hypot(d.y - mark.y) < 1.1 * d.radius_px)
    };
    marks.iter().filter(|m| !on_outline(m)).copied().collect()
}

/// Marks by place, for neighbour searches.
struct Buckets<'a> {
    marks: &'a [Mark],
    side_px: f64,
    buckets: BTreeMap<(i32, i32), Vec<usize>>,
}

impl<'a> Buckets<'a> {
    fn new(marks: &'a [Mark], reach_px: f64) -> Buckets<'a> {
        let side_px = (reach_px / 4.0).max(8.0);
        let mut buckets: BTreeMap<(i32, i32), Vec<usize>> = BTreeMap::new();
        for (index, mark) in marks.iter().enumerate() {
            buckets.entry(Self::key(mark.x, mark.y, side_px)).or_default().push(index);
        }
        Buckets { marks, side_px, buckets }
    }

    fn key(x: f64, y: f64, side_px: f64) -> (i32, i32) {
        ((x / side_px).floor() as i32, (y / side_px).floor() as i32)
    }

    fn within(&self, x: f64, y: f64, reach_px: f64) -> impl Iterator<Item = usize> + '_ {
        let (left, top) = Self::key(x - reach_px, y - reach_px, self.side_px);
        let (right, bottom) = Self::key(x + reach_px, y + reach_px, self.side_px);
        (top..=bottom)
            .flat_map(move |row| (left..=right).filter_map(move |column| self.buckets.get(&(column, row))))
            .flatten()
            .copied()
            .filter(move |&m| (self.marks[m].x - x).hypot(self.marks[m].y - y) <= reach_px)
    }

    fn nearest(&self, start: usize, count: usize, settings: &LatticeSettings) -> Vec<usize> {
        let mark = self.marks[start];
        let distance = |m: usize| (self.marks[m].x - mark.x).hypot(self.marks[m].y - mark.y);
        let mut reach = self.side_px;
        loop {
            let mut near: Vec<usize> =
                self.within(mark.x, mark.y, reach).filter(|&m| distance(m) >= settings.shortest_px).collect();
            if near.len() >= count || reach >= settings.longest_px {
                near.sort_by(|&a, &b| distance(a).total_cmp(&distance(b)));
                near.truncate(count);
                return near;
            }
            reach *= 2.0;
        }
    }
}

impl Grown {
    /// Whether so many of its points are marked that it can hardly be wrong. Lattices that bridge two parts
    /// of a board a line too many apart are marked in both parts, but not between.
    fn is_whole(&self, settings: &LatticeSettings) -> bool {
        let extent = |pick: fn(&(i32, i32)) -> i32| {
            let (least, most) =
                self.marks.keys().map(pick).fold((i32::MAX, i32::MIN), |(l, m), v| (l.min(v), m.max(v)));
            f64::from(most - least + 1)
        };
        self.support >= settings.settled_support
            && self.marks.len() as f64 >= settings.whole_share * extent(|k| k.0) * extent(|k| k.1)
    }
}

/// The two steps from `start` to neighbouring crossings that the marks around it bear out best.
fn first_steps(
    marks: &[Mark],
    index: &Buckets,
    start: usize,
    settings: &LatticeSettings,
) -> Option<[(f64, f64); 2]> {
    let origin = marks[start];
    let near = index.nearest(start, settings.neighbours, settings);
    let steps: Vec<(f64, f64)> =
        near.iter().map(|&m| (marks[m].x - origin.x, marks[m].y - origin.y)).collect();
    let marked = |x: f64, y: f64, reach: f64| index.within(x, y, reach).next().is_some();
    let mut best: Option<FirstSteps> = None;
    for (k, &u) in steps.iter().enumerate() {
        for &v in steps.iter().skip(k + 1) {
            let (lu, lv) = (u.0.hypot(u.1), v.0.hypot(v.1));
            let sine = (u.0 * v.1 - u.1 * v.0).abs() / (lu * lv);
            if sine < 0.6 || lu > 2.4 * lv || lv > 2.4 * lu {
                continue;
            }
            let reach = 0.2 * lu.min(lv) + 0.5;
            let around = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)];
            let seen = around
                .iter()
                .filter(|(a, b)| {
                    let (a, b) = (f64::from(*a), f64::from(*b));
                    marked(origin.x + a * u.0 + b * v.0, origin.y + a * u.1 + b * v.1, reach)
                })
                .count();
            let here = FirstSteps { borne_out: seen > settings.least_around, length: lu + lv, steps: [u, v] };
            if seen >= settings.least_around && best.as_ref().is_none_or(|best| here.beats(best)) {
                best = Some(here);
            }
        }
    }
    best.map(|best| best.steps)
}

/// Two steps that may span a lattice.
struct FirstSteps {
    /// Whether the marks around bear them out almost fully.
    borne_out: bool,
    /// Their lengths together, in pixels.
    length: f64,
    steps: [(f64, f64); 2],
}

impl FirstSteps {
    /// Borne out before not; of equals the shorter: longer ones skip crossings.
    fn beats(&self, other: &FirstSteps) -> bool {
        if self.borne_out == other.borne_out { self.length < other.length } else { self.borne_out }
    }
}

/// Grows a lattice ring by ring, refitting the map to all marks accepted so far.
fn grow(marks: &[Mark], start: usize, steps: [(f64, f64); 2], settings: &LatticeSettings) -> Option<Grown> {
    let origin = marks[start];
    let [mut u, mut v] = steps;
    if u.0 * v.1 < u.1 * v.0 {
        // The board is seen from above, never in a mirror.
        std::mem::swap(&mut u, &mut v);
    }
    let mut map =
        Homography::new(nalgebra::Matrix3::new(u.0, v.0, origin.x, u.1, v.1, origin.y, 0.0, 0.0, 1.0));
    let mut accepted: BTreeMap<(i32, i32), usize> = BTreeMap::new();
    let mut idle_rounds = 0;
    for round in 1..=26 {
        let reach = f64::from(round) + 0.5;
        // The first fits are rough; later ones must hold tightly, or noise would do as well as crossings.
        let tight = if round <= 3 { settings.tolerance } else { settings.tight_tolerance };
        let tolerance = |kind| if kind == MarkKind::Crossing { tight } else { settings.stone_tolerance };
        let next = dense_part(assign(marks, &map, reach, tolerance)?);
        idle_rounds = if next.len() <= accepted.len() { idle_rounds + 1 } else { 0 };
        accepted = next;
        if accepted.len() < 5 || idle_rounds >= 3 {
            break;
        }
        map = fit(marks, &accepted, round >= 2)?;
    }
    if accepted.len() < settings.fewest_marks {
        return None;
    }
    let support = support(marks, &map, &accepted, settings);
    Some(Grown { map, marks: accepted, support })
}

/// How many more lattice points are marked than the same number of random places would be, twice over.
fn support(
    marks: &[Mark],
    map: &Homography,
    accepted: &BTreeMap<(i32, i32), usize>,
    settings: &LatticeSettings,
) -> f64 {
    let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
    let mut cell_px2 = 0.0;
    for &(column, row) in accepted.keys() {
        let (column, row) = (f64::from(column), f64::from(row));
        let (x, y) = map.apply(column, row);
        let (right_px, down_px) = (map.apply(column + 1.0, row), map.apply(column, row + 1.0));
        let (u, v) = ((right_px.0 - x, right_px.1 - y), (down_px.0 - x, down_px.1 - y));
        cell_px2 += (u.0 * v.1 - u.1 * v.0).abs();
        (left, top) = (left.min(x), top.min(y));
        (right, bottom) = (right.max(x), bottom.max(y));
    }
    let inside = marks.iter().filter(|m| m.x >= left && m.x <= right && m.y >= top && m.y <= bottom).count();
    let marks_a_cell =
        inside as f64 * cell_px2 / accepted.len() as f64 / ((right - left) * (bottom - top)).max(1.0);
    let by_chance = 1.0 - (-marks_a_cell * std::f64::consts::PI * settings.tight_tolerance.powi(2)).exp();
    accepted.len() as f64 * (1.0 - 2.0 * by_chance)
}

/// The largest connected part of the lattice in which most points are marked: clutter around the board hits
/// lattice points only now and then.
fn dense_part(nodes: BTreeMap<(i32, i32), usize>) -> BTreeMap<(i32, i32), usize> {
    let around = |&(column, row): &(i32, i32)| {
        (row - 1..=row + 1).flat_map(move |r| (column - 1..=column + 1).map(move |c| (c, r)))
    };
    let dense: BTreeSet<(i32, i32)> = nodes
        .keys()
        .filter(|node| around(node).filter(|n| nodes.contains_key(n)).count() >= 6)
        .copied()
        .collect();
    let mut unseen = dense.clone();
    let mut largest: BTreeSet<(i32, i32)> = BTreeSet::new();
    while let Some(first) = unseen.pop_first() {
        let mut part = BTreeSet::from([first]);
        let mut open = vec![first];
        while let Some(node) = open.pop() {
            for next in around(&node) {
                if unseen.remove(&next) {
                    part.insert(next);
                    open.push(next);
                }
            }
        }
        if part.len() > largest.len() {
            largest = part;
        }
    }
    nodes.into_iter().filter(|(node, _)| around(node).any(|n| largest.contains(&n))).collect()
}

/// Gives every lattice point within `reach` spacings of the origin its nearest mark.
fn assign(
    marks: &[Mark],
    map: &Homography,
    reach: f64,
    tolerance: impl Fn(MarkKind) -> f64,
) -> Option<BTreeMap<(i32, i32), usize>> {
    let back = map.inverse()?;
    let matrix = back.matrix();
    let mut nearest: BTreeMap<(i32, i32), (f64, usize)> = BTreeMap::new();
    for (index, mark) in marks.iter().enumerate() {
        // On the near side of the horizon the third coordinate keeps its sign.
        let side = matrix[(2, 0)] * mark.x + matrix[(2, 1)] * mark.y + matrix[(2, 2)];
        let (x, y) = back.apply(mark.x, mark.y);
        if !(side > 1e-9 && x.abs() <= reach && y.abs() <= reach) {
            continue;
        }
        let (column, row) = (x.round(), y.round());
        let off = (x - column).hypot(y - row);
        if off <= tolerance(mark.kind) {
            let entry = nearest.entry((column as i32, row as i32)).or_insert((off, index));
            if off < entry.0 {
                *entry = (off, index);
            }
        }
    }
    Some(nearest.into_iter().map(|(node, (_, index))| (node, index)).collect())
}

/// Fits the map to the accepted marks: affine at first, then projective.
fn fit(marks: &[Mark], accepted: &BTreeMap<(i32, i32), usize>, projective: bool) -> Option<Homography> {
    let pairs: Vec<Pair> = accepted
        .iter()
        .map(|(&(column, row), &m)| ((f64::from(column), f64::from(row)), (marks[m].x, marks[m].y)))
        .collect();
    let map = if projective && pairs.len() >= 8 { Homography::from_pairs(&pairs)? } else { affine(&pairs)? };
    // A lattice in view does not reach its horizon, and keeps its handedness.
    let sides: Vec<f64> = pairs
        .iter()
        .map(|((x, y), _)| map.matrix()[(2, 0)] * x + map.matrix()[(2, 1)] * y + map.matrix()[(2, 2)])
        .collect();
    let (least, most) = sides.iter().fold((f64::MAX, f64::MIN), |(l, m), &s| (l.min(s), m.max(s)));
    (least > 0.0 && most < 6.0 * least).then_some(map)
}

/// The affine map nearest to the pairs, by least squares.
fn affine(pairs: &[Pair]) -> Option<Homography> {
    let mut normal = nalgebra::Matrix3::zeros();
    let mut right = nalgebra::Matrix3x2::zeros();
    for &((x, y), (u, v)) in pairs {
        let row = nalgebra::Vector3::new(x, y, 1.0);
        normal += row * row.transpose();
        right += row * nalgebra::RowVector2::new(u, v);
    }
    let solution = normal.try_inverse()? * right;
    let s = |r: usize, c: usize| solution[(r, c)];
    let map = nalgebra::Matrix3::new(s(0, 0), s(1, 0), s(2, 0), s(0, 1), s(1, 1), s(2, 1), 0.0, 0.0, 1.0);
    (map.determinant().abs() > 1.0).then(|| Homography::new(map))
}

/// Keeps the best supported lattices, dropping those whose marks mostly belong to a better one already.
fn distinct(mut found: Vec<Grown>, most: usize) -> Vec<Grown> {
    found.sort_by(|a, b| b.support.total_cmp(&a.support));
    let mut kept: Vec<Grown> = Vec::new();
    for lattice in found {
        let repeated = kept.iter().any(|other| {
            let own: BTreeSet<usize> = other.marks.values().copied().collect();
            let shared = lattice.marks.values().filter(|m| own.contains(m)).count();
            shared * 5 > lattice.marks.len() * 4
        });
        if !repeated {
            kept.push(lattice);
        }
        if kept.len() == most {
            break;
        }
    }
    kept
}
