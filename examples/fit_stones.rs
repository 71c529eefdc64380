//! Fits the stone classifier to labelled photos and writes `src/stones/weights.rs`.
//!
//! `cargo run --release --example fit_stones -- DIR...` with folders of labelled photos (photo and label of the
//! same name, as `shuzi render` writes them); only those whose label says `"train": true` are used. Pictures
//! rendered of the sample positions are added. Seeded: the same photos give the same weights. A fifth of the
//! groups is kept apart: the temperature is fitted to them and the accuracy is measured on them.

#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    missing_docs,
    reason = "a fit that meets a bad label must stop at once, and tells its progress"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use shuzi::board::{self, Board};
use shuzi::geometry::{BoardPoint, Homography, Lens, PhotoFromBoard};
use shuzi::photo::{self, Photo};
use shuzi::position::Position;
use shuzi::render::{self, Ranges, Scene};
use shuzi::stones::{FEATURE_COUNT, describe};

const SEED: u64 = 20261121;
const HIDDEN: usize = 24;
const EPOCHS: usize = 60;
const BATCH: usize = 64;
const RATE: f32 = 2e-3;
const DECAY: f32 = 1e-4;
/// Pictures rendered of the sample positions.
const RENDERED: usize = 60;
/// Largest error of the grid in training, in spacings at a corner.
const JITTER: f64 = 0.12;

struct Sample {
    features: [f32; FEATURE_COUNT],
    class: usize,
    kept_apart: bool,
}

fn main() {
    let mut rng = Pcg64Mcg::seed_from_u64(SEED);
    let mut samples = Vec::new();
    let mut labels: Vec<PathBuf> =
        std::env::args().skip(1).flat_map(|dir| label_files(Path::new(&dir))).collect();
    labels.sort();
    let photos = labels.iter().filter(|path| add_photo(path, &mut rng, &mut samples)).count();
    let rendered = add_rendered(&mut rng, &mut samples);
    println!("{photos} photos, {rendered} rendered, {} intersections", samples.len());
    let (center, spread) = normaliser(&samples);
    for sample in &mut samples {
        for k in 0..FEATURE_COUNT {
            sample.features[k] = ((sample.features[k] - center[k]) / spread[k]).clamp(-4.0, 4.0);
        }
    }
    let mut net = Net::new(&mut rng);
    let mut order: Vec<usize> = (0..samples.len()).filter(|&k| !samples[k].kept_apart).collect();
    for epoch in 0..EPOCHS {
        order.shuffle(&mut rng);
        let rate = RATE * (1.0 - epoch as f32 / EPOCHS as f32);
        for batch in order.chunks(BATCH) {
            net.step(batch.iter().map(|&k| &samples[k]), rate);
        }
        if epoch % 10 == 9 {
            report(&net, &samples, epoch + 1);
        }
    }
    net.fit_temperature(&samples);
    report(&net, &samples, EPOCHS);
    std::fs::write("src/stones/weights.rs", net.source(&center, &spread)).unwrap();
}

fn label_files(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(label_files(&path));
        } else if path.extension().is_some_and(|e| e == "json") {
            found.push(path);
        }
    }
    found
}

/// Adds the intersections of a labelled photo that may be trained on.
fn add_photo(path: &Path, rng: &mut Pcg64Mcg, samples: &mut Vec<Sample>) -> bool {
    let label: serde_json::Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let diagram = label["tags"].as_array().is_some_and(|tags| tags.iter().any(|t| t == "diagram"));
    if label["train"] != true || diagram || label["corners"].is_null() {
        return false;
    }
    let file = Path::new(label["file"].as_str().unwrap()).file_name().unwrap();
    let bytes = std::fs::read(path.parent().unwrap().join(file)).unwrap();
    let Ok(photo) = photo::decode(&bytes, &Default::default()) else { return false };
    add_labelled(&photo, &label, rng, samples);
    true
}

/// Adds pictures rendered of the sample positions, each seen by cameras and in light drawn by a seed.
fn add_rendered(rng: &mut Pcg64Mcg, samples: &mut Vec<Sample>) -> usize {
    let mut positions: Vec<PathBuf> = label_files(Path::new("samples"));
    positions.sort();
    let mut count = 0;
    for (index, path) in positions.iter().cycle().take(RENDERED).enumerate() {
        let label: serde_json::Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
        let Some(rows) = label["rows"].as_array() else { continue };
        let rows: Vec<&str> = rows.iter().map(|r| r.as_str().unwrap()).collect();
        let position = Position::from_rows(&rows).unwrap();
        let ranges = Ranges { longest_side_px: 700..=900, ..Ranges::default() };
        let scene = Scene::drawn(SEED + index as u64, &ranges);
        let Ok((bytes, truth)) = render::photo(&position, &scene, scene.sensor.jpeg_quality) else {
            continue;
        };
        let photo = photo::decode(&bytes, &Default::default()).unwrap();
        let mut label = serde_json::to_value(&truth).unwrap();
        label["group"] = format!("rendered {index}").into();
        add_labelled(&photo, &label, rng, samples);
        count += 1;
    }
    count
}

/// Adds the intersections of one labelled photo: on the grid as found, and on grids a little off.
fn add_labelled(photo: &Photo, label: &serde_json::Value, rng: &mut Pcg64Mcg, samples: &mut Vec<Sample>) {
    let size = label["size"].as_u64().unwrap() as usize;
    let group = label["group"].as_str().unwrap_or_default();
    let kept_apart = group.bytes().fold(7u32, |h, b| h.wrapping_mul(31).wrapping_add(u32::from(b))) % 5 == 0;
    let corners: Vec<(f64, f64)> = label["corners"]
        .as_array()
        .unwrap()
        .iter()
        .map(|c| (c[0].as_f64().unwrap(), c[1].as_f64().unwrap()))
        .collect();
    let last = size as f64 - 1.0;
    let ends = [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)];
    let photo_from_label = homography(&ends, &corners);
    let label_from_photo = photo_from_label.inverse().unwrap();
    let rows: Vec<Vec<char>> =
        label["rows"].as_array().unwrap().iter().map(|r| r.as_str().unwrap().chars().collect()).collect();
    let unsure: Vec<(usize, usize)> = ["unsure", "hidden", "out_of_frame"]
        .iter()
        .flat_map(|key| label[*key].as_array().cloned().unwrap_or_default())
        .map(|p| (p[0].as_u64().unwrap() as usize, p[1].as_u64().unwrap() as usize))
        .collect();
    let settings = board::Settings { size: Some(size), least_confidence: 0.0, ..board::Settings::default() };
    let found = board::find(photo, &settings).ok().filter(|b| {
        b.corners().iter().all(|p| {
            let (x, y) = label_from_photo.apply(p.x, p.y);
            ends.iter().any(|e| (e.0 - x).hypot(e.1 - y) < 0.4)
        })
    });
    let base = found.unwrap_or_else(|| labelled_board(photo, size, photo_from_label));
    for round in 0..3 {
        let board = if round == 0 { base.clone() } else { jittered(&base, rng) };
        for (index, point) in describe(photo, &board).into_iter().enumerate() {
            let at = base
                .photo_from_board
                .photo(BoardPoint { x: (index % size) as f64, y: (index / size) as f64 });
            let (x, y) = label_from_photo.apply(at.x, at.y);
            let (column, row) = (x.round().clamp(0.0, last) as usize, y.round().clamp(0.0, last) as usize);
            if unsure.contains(&(row, column)) || !point.in_photo {
                continue;
            }
            let class = match rows[row][column] {
                'B' => 1,
                'W' => 2,
                _ => 0,
            };
            samples.push(Sample { features: point.features, class, kept_apart });
        }
    }
}

fn homography(from: &[(f64, f64)], to: &[(f64, f64)]) -> Homography {
    let pairs: Vec<_> = from.iter().copied().zip(to.iter().copied()).collect();
    Homography::from_pairs(&pairs).unwrap()
}

fn labelled_board(photo: &Photo, lines: usize, homography: Homography) -> Board {
    let lens = Lens::ideal(photo.pixels.width(), photo.pixels.height());
    Board {
        lines,
        photo_from_board: PhotoFromBoard { homography, lens },
        fit_px: 0.0,
        stone_lean: (0.0, 0.0),
        confidence: 1.0,
    }
}

/// The board with its corners moved a little, as an imperfect fit would have them.
fn jittered(board: &Board, rng: &mut Pcg64Mcg) -> Board {
    let last = board.lines as f64 - 1.0;
    let ends = [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)];
    let moved = ends.map(|(x, y)| {
        let (dx, dy) = (rng.random_range(-JITTER..JITTER), rng.random_range(-JITTER..JITTER));
        (x + dx, y + dy)
    });
    let shake = homography(&ends, &moved);
    let homography = board.photo_from_board.homography.after(&shake);
    Board {
        photo_from_board: PhotoFromBoard { homography, lens: board.photo_from_board.lens.clone() },
        ..board.clone()
    }
}

fn normaliser(samples: &[Sample]) -> ([f32; FEATURE_COUNT], [f32; FEATURE_COUNT]) {
    let count = samples.len() as f32;
    let mut center = [0.0; FEATURE_COUNT];
    let mut spread = [0.0; FEATURE_COUNT];
    for k in 0..FEATURE_COUNT {
        center[k] = samples.iter().map(|s| s.features[k]).sum::<f32>() / count;
        let variance = samples.iter().map(|s| (s.features[k] - center[k]).powi(2)).sum::<f32>() / count;
        spread[k] = variance.sqrt().max(1e-3);
    }
    (center, spread)
}

/// One hidden layer, trained by Adam (D. Kingma, J. Ba, 2015).
struct Net {
    /// Hidden weights and biases, then output weights and biases, in one row.
    values: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
    temperature: f32,
}

const OUT_AT: usize = HIDDEN * (FEATURE_COUNT + 1);
const LENGTH: usize = OUT_AT + 3 * (HIDDEN + 1);

impl Net {
    fn new(rng: &mut Pcg64Mcg) -> Net {
        let values = (0..LENGTH).map(|_| rng.random_range(-0.25f32..0.25)).collect();
        Net { values, first: vec![0.0; LENGTH], second: vec![0.0; LENGTH], steps: 0, temperature: 1.0 }
    }

    fn hidden(&self, features: &[f32; FEATURE_COUNT]) -> [f32; HIDDEN] {
        std::array::from_fn(|unit| {
            let row = &self.values[unit * (FEATURE_COUNT + 1)..];
            let sum: f32 = features.iter().zip(row).map(|(f, w)| f * w).sum();
            (sum + row[FEATURE_COUNT]).tanh()
        })
    }

    fn scores(&self, hidden: &[f32; HIDDEN]) -> [f32; 3] {
        std::array::from_fn(|class| {
            let row = &self.values[OUT_AT + class * (HIDDEN + 1)..];
            hidden.iter().zip(row).map(|(h, w)| h * w).sum::<f32>() + row[HIDDEN]
        })
    }

    fn probabilities(&self, features: &[f32; FEATURE_COUNT]) -> [f32; 3] {
        softmax(self.scores(&self.hidden(features)).map(|s| s / self.temperature))
    }

    fn step<'a>(&mut self, batch: impl Iterator<Item = &'a Sample>, rate: f32) {
        let mut slope = vec![0.0f32; LENGTH];
        let mut count = 0.0;
        for sample in batch {
            count += 1.0;
            let hidden = self.hidden(&sample.features);
            let mut error = softmax(self.scores(&hidden));
            error[sample.class] -= 1.0;
            let mut back = [0.0f32; HIDDEN];
            for class in 0..3 {
                let at = OUT_AT + class * (HIDDEN + 1);
                for unit in 0..HIDDEN {
                    slope[at + unit] += error[class] * hidden[unit];
                    back[unit] += error[class] * self.values[at + unit];
                }
                slope[at + HIDDEN] += error[class];
            }
            for unit in 0..HIDDEN {
                let at = unit * (FEATURE_COUNT + 1);
                let through = back[unit] * (1.0 - hidden[unit] * hidden[unit]);
                for k in 0..FEATURE_COUNT {
                    slope[at + k] += through * sample.features[k];
                }
                slope[at + FEATURE_COUNT] += through;
            }
        }
        self.steps += 1;
        let (correct_first, correct_second) =
            (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for k in 0..LENGTH {
            let gradient = slope[k] / count + DECAY * self.values[k];
            self.first[k] = 0.9 * self.first[k] + 0.1 * gradient;
            self.second[k] = 0.999 * self.second[k] + 0.001 * gradient * gradient;
            self.values[k] -=
                rate * (self.first[k] / correct_first) / ((self.second[k] / correct_second).sqrt() + 1e-8);
        }
    }

    /// Chooses the temperature with the least loss on the groups kept apart.
    fn fit_temperature(&mut self, samples: &[Sample]) {
        let loss = |net: &Net| -> f64 {
            samples
                .iter()
                .filter(|s| s.kept_apart)
                .map(|s| -f64::from(net.probabilities(&s.features)[s.class].max(1e-9)).ln())
                .sum()
        };
        let mut best = (f64::MAX, 1.0);
        for tenth in 5..40 {
            self.temperature = tenth as f32 / 10.0;
            let here = loss(self);
            if here < best.0 {
                best = (here, self.temperature);
            }
        }
        self.temperature = best.1;
    }

    /// The weights as Rust source, the temperature divided into the output layer.
    fn source(&self, center: &[f32; FEATURE_COUNT], spread: &[f32; FEATURE_COUNT]) -> String {
        let numbers = |values: &[f32]| values.iter().map(|v| format!("{v:?}")).collect::<Vec<_>>().join(", ");
        let mut text = String::from(
            "//! The fitted stone classifier. Made by `examples/fit_stones.rs`; see `calibration/stones.md`.\n#![cfg_attr(rustfmt, rustfmt_skip)]\n\n",
        );
        let n = FEATURE_COUNT;
        let _ = writeln!(text, "/// Hidden units.\npub(super) const HIDDEN: usize = {HIDDEN};");
        let _ = writeln!(
            text,
            "/// Mean of every feature.\npub(super) const CENTER: [f32; {n}] = [{}];",
            numbers(center)
        );
        let _ = writeln!(
            text,
            "/// Standard deviation of every feature.\npub(super) const SPREAD: [f32; {n}] = [{}];",
            numbers(spread)
        );
        let _ = writeln!(
            text,
            "/// Hidden weights, a row a unit.\npub(super) const WEIGHT_HIDDEN: [[f32; {n}]; HIDDEN] = ["
        );
        for unit in 0..HIDDEN {
            let at = unit * (n + 1);
            let _ = writeln!(text, "    [{}],", numbers(&self.values[at..at + n]));
        }
        let biases: Vec<f32> = (0..HIDDEN).map(|unit| self.values[unit * (n + 1) + n]).collect();
        let _ = writeln!(
            text,
            "];\n/// Hidden biases.\npub(super) const BIAS_HIDDEN: [f32; HIDDEN] = [{}];",
            numbers(&biases)
        );
        let _ = writeln!(
            text,
            "/// Output weights for empty, black and white.\npub(super) const WEIGHT_OUT: [[f32; HIDDEN]; 3] = ["
        );
        let scaled = |from: usize, to: usize| {
            self.values[from..to].iter().map(|v| v / self.temperature).collect::<Vec<f32>>()
        };
        for class in 0..3 {
            let at = OUT_AT + class * (HIDDEN + 1);
            let _ = writeln!(text, "    [{}],", numbers(&scaled(at, at + HIDDEN)));
        }
        let biases: Vec<f32> = (0..3)
            .map(|class| {
                scaled(OUT_AT + class * (HIDDEN + 1) + HIDDEN, OUT_AT + class * (HIDDEN + 1) + HIDDEN + 1)[0]
            })
            .collect();
        let _ = writeln!(
            text,
            "];\n/// Output biases.\npub(super) const BIAS_OUT: [f32; 3] = [{}];",
            numbers(&biases)
        );
        text
    }
}

fn softmax(scores: [f32; 3]) -> [f32; 3] {
    let most = scores.into_iter().fold(f32::MIN, f32::max);
    let odds = scores.map(|s| (s - most).exp());
    let sum: f32 = odds.iter().sum();
    odds.map(|o| o / sum)
}

/// Accuracy, loss and the reliability of what would be called certain, trained on and kept apart.
fn report(net: &Net, samples: &[Sample], epoch: usize) {
    for kept_apart in [false, true] {
        let (mut count, mut wrong, mut loss, mut asked, mut silent) = (0, 0, 0.0, 0, 0);
        for sample in samples.iter().filter(|s| s.kept_apart == kept_apart) {
            let p = net.probabilities(&sample.features);
            let best = (0..3).max_by(|&a, &b| p[a].total_cmp(&p[b])).unwrap();
            count += 1;
            wrong += usize::from(best != sample.class);
            loss -= f64::from(p[sample.class].max(1e-9)).ln();
            let doubtful = p[best] < 0.97;
            asked += usize::from(doubtful);
            silent += usize::from(!doubtful && best != sample.class);
        }
        println!(
            "epoch {epoch} {}: {count} intersections, wrong {:.5}, loss {:.5}, asked {:.5}, wrong and not asked {:.5}, temperature {}",
            if kept_apart { "kept apart" } else { "trained on" },
            wrong as f64 / count as f64,
            loss / count as f64,
            asked as f64 / count as f64,
            silent as f64 / count as f64,
            net.temperature
        );
    }
}
