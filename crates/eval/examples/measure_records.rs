//! Measures the distance of a position to the records of other games.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example measure_records -- ../shared/scoring/games
//! ```
//!
//! Every record of the folder is compared with positions of every other record: after an eighth, a
//! quarter and half of the moves, and after the last. The example prints the number of differences
//! to the nearest position as a share of the stones on the board (the minimum, the smallest in
//! 1,000 and in 100, and the median), and the time for a comparison.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

use std::error::Error;
use std::time::Instant;

use shuzi::color::Color;
use shuzi::position::Position;
use shuzi::position::sgf::{self, GameRecord};
use shuzi_referee::verify::record::{PhotoSighting, RecordError, compare};

/// Shares of the moves of a game after which its position is taken.
const PHASES: [(usize, usize); 4] = [(1, 8), (1, 4), (1, 2), (1, 1)];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args()
        .nth(1)
        .ok_or("name a folder of game records")?;
    let mut paths: Vec<_> = std::fs::read_dir(folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.sort();
    let records: Vec<GameRecord> = paths
        .iter()
        .filter_map(|path| sgf::read(&std::fs::read(path).ok()?).ok())
        .collect();
    println!("{} records", records.len());
    for (part, whole) in PHASES {
        measure(&records, part, whole);
    }
    Ok(())
}

fn measure(records: &[GameRecord], part: usize, whole: usize) {
    let mut shares: Vec<(f64, usize)> = Vec::new();
    let mut accepted = 0;
    let start = Instant::now();
    for (index, game) in records.iter().enumerate() {
        let photo = position_after(game, game.moves.len() * part / whole);
        let stones = Color::BOTH
            .map(|color| photo.count(color))
            .iter()
            .sum::<usize>();
        let others = records
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != index);
        for (_, other) in others {
            if let Some((differences, is_accepted)) = nearest_differences(&photo, other) {
                shares.push((differences as f64 / stones.max(1) as f64, stones));
                accepted += usize::from(is_accepted);
            }
        }
    }
    shares.sort_by(|a, b| a.0.total_cmp(&b.0));
    let at = |rank: usize| shares.get(rank).copied().unwrap_or_default();
    let (least, thousandth) = (at(0), at(shares.len() / 1000));
    println!(
        "after {part}/{whole} of the moves: least {:.3} ({} stones), 1 in 1000 {:.3} ({}), 1 in 100 {:.3}, median {:.3}; \
         {} comparisons, {:.2} ms each; {accepted} taken for the same game",
        least.0,
        least.1,
        thousandth.0,
        thousandth.1,
        at(shares.len() / 100).0,
        at(shares.len() / 2).0,
        shares.len(),
        start.elapsed().as_secs_f64() * 1000.0 / shares.len().max(1) as f64,
    );
}

fn position_after(game: &GameRecord, moves: usize) -> Position {
    let mut replay = game.line.replay();
    while replay.next().is_some_and(|stage| stage.moves < moves) {}
    replay.position().clone()
}

/// Returns the number of differences to the nearest position of a record, and true if the record is
/// accepted as the photo's; `None` if the boards have different sizes.
fn nearest_differences(photo: &Position, record: &GameRecord) -> Option<(usize, bool)> {
    match compare(
        &PhotoSighting {
            position: photo,
            doubtful: &[],
            prisoners: None,
            dead: None,
        },
        record,
    ) {
        Ok(findings) => Some((findings.comparison().differences(), true)),
        Err(RecordError::OtherGame { differences, .. }) => Some((differences, false)),
        Err(RecordError::OtherSize { .. }) => None,
    }
}
