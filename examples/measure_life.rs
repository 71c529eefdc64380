//! Measures the life reading on finished boards whose dead stones are known.
//!
//! ```text
//! zcat train/kgs.jsonl.gz | cargo run --release --no-default-features --example measure_life -- --every 8
//! ```
//!
//! Standard input: one JSON object a line with `id`, `rows` and `dead` (points as `C3` or as `[row, column]`).
//! Printed: boards whose dead set is exact; boards wrong in a chain that nobody would be asked about
//! (SILENT); right boards that are asked about; how often each confidence was right. `--list` names the wrong
//! chains, `--every N` takes each Nth board, `--playouts N` and `--ask-below P` replace the defaults.

use std::io::BufRead;
use std::time::Instant;

use serde::Deserialize;
use shuzi::life::{self, Settings, Status};
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;

/// Upper ends of the classes of the reliability table.
const CLASSES: [f64; 8] = [0.6, 0.7, 0.8, 0.9, 0.97, 0.99, 0.999, 1.0];

#[derive(Deserialize)]
struct Board {
    id: String,
    rows: Vec<String>,
    dead: Vec<PointName>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum PointName {
    Name(String),
    RowColumn(usize, usize),
}

impl PointName {
    fn point(&self, size: BoardSize) -> Option<Point> {
        match self {
            PointName::Name(name) => size.parse(name).ok(),
            PointName::RowColumn(row, col) => size.point(*col, *row),
        }
    }
}

#[derive(Default)]
struct Figures {
    boards: u32,
    exact: u32,
    silent: u32,
    asked_right: u32,
    asked_chains: u32,
    /// Chains and right chains by class of confidence.
    reliability: [(u32, u32, f64); CLASSES.len()],
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let value = |name: &str| arguments.iter().position(|a| a == name).and_then(|at| arguments.get(at + 1));
    let every: usize = value("--every").map_or(Ok(1), |text| text.parse())?;
    let mut settings = Settings::default();
    if let Some(text) = value("--playouts") {
        settings.playouts = text.parse()?;
    }
    if let Some(text) = value("--ask-below") {
        settings.ask_below = text.parse()?;
    }
    let list = arguments.iter().any(|a| a == "--list");

    let mut figures = Figures::default();
    let start = Instant::now();
    for line in std::io::stdin().lock().lines().step_by(every) {
        figures.add(&serde_json::from_str(&line?)?, &settings, list)?;
    }
    figures.print(start.elapsed().as_secs_f64());
    Ok(())
}

impl Figures {
    fn add(
        &mut self,
        board: &Board,
        settings: &Settings,
        list: bool,
    ) -> Result<(), Box<dyn std::error::Error>> {
        let position = Position::from_rows(&board.rows)?;
        let size = position.size();
        let dead: Vec<Point> = board.dead.iter().filter_map(|name| name.point(size)).collect();
        let (mut wrong, mut silent, mut asked) = (false, false, 0);
        for chain in life::read(&position, settings).chains {
            let right =
                (chain.status == Status::Dead) == chain.points.iter().any(|point| dead.contains(point));
            wrong |= !right;
            silent |= !right && !chain.ask;
            asked += u32::from(chain.ask);
            let class = CLASSES.iter().position(|&end| chain.confidence <= end).unwrap_or(0);
            self.reliability[class].0 += 1;
            self.reliability[class].1 += u32::from(right);
            self.reliability[class].2 += chain.confidence;
            if list && !right {
                let name = chain.points.first().map(|&point| size.name(point)).unwrap_or_default();
                let (stones, ask) = (chain.points.len(), if chain.ask { "" } else { " SILENT" });
                println!(
                    "{} {name} {} stones {:?} {:?} {:.3}{ask}",
                    board.id, stones, chain.status, chain.reason, chain.confidence
                );
            }
        }
        self.boards += 1;
        self.exact += u32::from(!wrong);
        self.silent += u32::from(silent);
        self.asked_right += u32::from(!wrong && asked > 0);
        self.asked_chains += asked;
        Ok(())
    }

    fn print(&self, seconds: f64) {
        let share = |part: u32, whole: u32| f64::from(part) / f64::from(whole.max(1));
        println!(
            "dead set exact {}/{} = {:.4}   SILENT {}   right boards asked about {}/{} = {:.3}   chains asked a board {:.2}   {:.4} s/board",
            self.exact,
            self.boards,
            share(self.exact, self.boards),
            self.silent,
            self.asked_right,
            self.exact,
            share(self.asked_right, self.exact),
            share(self.asked_chains, self.boards),
            seconds / f64::from(self.boards.max(1)),
        );
        for (end, &(chains, right, sum)) in CLASSES.iter().zip(&self.reliability) {
            let mean = sum / f64::from(chains.max(1));
            println!(
                "  confidence to {end:.3}: {chains:>7} chains, mean {mean:.4}, right {:.4}",
                share(right, chains)
            );
        }
    }
}
