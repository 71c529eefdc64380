//! Measures life readings of random small regions whose outcome an exact solver tells.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example measure_regions -- KIND COUNT SEED [--list N | --store]
//! ```
//!
//! `KIND` is `eyes` (eye spaces of three to six points with stones thrown in), `sekis` (sekis inside
//! an eye, with liberties outside still open) or `corners` (random stones in a walled corner).
//! `--list` prints the first N boards that are silently wrong, or wrong by reading to the end.
//! `--store` measures nothing and prints the boards with their outcomes, one a line: this is how
//! `tests/data/regions.txt` is made (`tests/data/README.md`).
//!
//! The solver knows nothing of the library: it asks whether one chain can be captured, forbids
//! every repetition, and does so without ko threats and with threats for each side. The region
//! reading asks for the whole region, so the two can differ where giving up a chain gains more.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

mod draw;
mod solver;

use std::collections::HashSet;
use std::error::Error;
use std::time::Instant;

use draw::{Kind, RegionBoard};
use rand::SeedableRng;
use rand_pcg::Pcg64;
use shuzi::life::{ChainLife, LifeJudge, LifeReading, LifeSettings, Reason, Status};
use shuzi::position::Position;
use solver::Truth;

/// Boards by outcome.
#[derive(Default)]
struct RegionFigures {
    settled_right: u32,
    settled_right_asked: u32,
    settled_wrong_asked: u32,
    settled_silent: u32,
    next_said: u32,
    next_asked: u32,
    next_silent: u32,
    ko_asked: u32,
    ko_silent: u32,
    seconds: Vec<f64>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [kind, count, seed, rest @ ..] = arguments.as_slice() else {
        return Err("expected KIND COUNT SEED [--list N | --store]".into());
    };
    let kind = Kind::parse(kind).ok_or("KIND is eyes, sekis or corners")?;
    let listed: usize = match rest {
        [flag, count] if flag == "--list" => count.parse()?,
        _ => 0,
    };
    let boards = draw_boards(kind, count.parse()?, seed.parse()?);
    if rest == ["--store"] {
        for (board, truth) in &boards {
            println!("{}", board.to_line(kind, *truth));
        }
        return Ok(());
    }
    let judge = LifeJudge::embedded();
    let mut figures = RegionFigures::default();
    let mut shown = 0;
    for (board, truth) in boards {
        let position = Position::from_rows(&board.rows())?;
        let start = Instant::now();
        let reading = judge.read_life(&position, &LifeSettings::default())?;
        figures.seconds.push(start.elapsed().as_secs_f64());
        let chain = chain_at(&position, &reading, board.target)?;
        let is_bad = match truth {
            // Neither the ring nor the stones in it may be lifted.
            Truth::Seki => {
                let inner = chain_at(&position, &reading, board.inner.unwrap_or(board.target))?;
                let is_wrong = chain.status == Status::Dead || inner.status == Status::Dead;
                figures.count_settled(!is_wrong, chain.ask || inner.ask)
            }
            Truth::Alive => figures.count_settled(is_kept(chain), chain.ask),
            Truth::Dead => figures.count_settled(chain.status == Status::Dead, chain.ask),
            Truth::NextMove => figures.count_next(chain),
            Truth::Ko => figures.count_ko(chain.ask),
        };
        if is_bad && shown < listed {
            shown += 1;
            print_board(&board, truth, chain, &position);
        }
    }
    figures.print();
    Ok(())
}

/// Draws so many different boards with their outcomes.
fn draw_boards(kind: Kind, count: usize, seed: u64) -> Vec<(RegionBoard, Truth)> {
    let mut rng = Pcg64::seed_from_u64(seed);
    let mut seen = HashSet::new();
    let mut boards = Vec::new();
    while boards.len() < count {
        if let Some((board, truth)) = draw::draw_board(&mut rng, kind)
            && seen.insert(board.rows())
        {
            boards.push((board, truth));
        }
    }
    boards
}

fn chain_at<'a>(
    position: &Position,
    reading: &'a LifeReading,
    (row, col): (usize, usize),
) -> Result<&'a ChainLife, Box<dyn Error>> {
    let point = position.size().point(col, row);
    let mut chains = reading.chains.iter();
    let found = chains.find(|chain| point.is_some_and(|point| chain.points.contains(&point)));
    Ok(found.ok_or("no chain at the target")?)
}

fn is_kept(chain: &ChainLife) -> bool {
    matches!(chain.status, Status::Alive | Status::Seki)
}

fn print_board(board: &RegionBoard, truth: Truth, chain: &ChainLife, position: &Position) {
    let size = position.size();
    let at = size.point(board.target.1, board.target.0);
    println!(
        "{truth:?}, read as {:?} by {:?}, confidence {:.3}, asked {}, chain at {}",
        chain.status,
        chain.reason,
        chain.confidence,
        chain.ask,
        at.map_or_else(String::new, |point| size.name(point))
    );
    for row in board.rows() {
        println!("    {row}");
    }
}

impl RegionFigures {
    /// Counts a board on which the chain is alive, dead or in seki. Returns true if it is worth a
    /// look.
    fn count_settled(&mut self, is_right: bool, is_asked: bool) -> bool {
        match (is_right, is_asked) {
            (true, false) => self.settled_right += 1,
            (true, true) => self.settled_right_asked += 1,
            (false, true) => self.settled_wrong_asked += 1,
            (false, false) => self.settled_silent += 1,
        }
        !is_right
    }

    fn count_next(&mut self, chain: &ChainLife) -> bool {
        let is_said = matches!(
            chain.reason,
            Reason::NextMove { .. } | Reason::VitalPoint(_)
        );
        match (is_said, chain.ask) {
            (true, _) => self.next_said += 1,
            (false, true) => self.next_asked += 1,
            (false, false) => self.next_silent += 1,
        }
        !is_said && !chain.ask
    }

    fn count_ko(&mut self, is_asked: bool) -> bool {
        match is_asked {
            true => self.ko_asked += 1,
            false => self.ko_silent += 1,
        }
        !is_asked
    }

    fn print(&mut self) {
        let settled = self.settled_right
            + self.settled_right_asked
            + self.settled_wrong_asked
            + self.settled_silent;
        println!(
            "settled              {settled}: right {}, right but asked {}, wrong but asked {}, SILENT {}",
            self.settled_right,
            self.settled_right_asked,
            self.settled_wrong_asked,
            self.settled_silent
        );
        println!(
            "decided by next move {}: said {}, asked {}, SILENT {}",
            self.next_said + self.next_asked + self.next_silent,
            self.next_said,
            self.next_asked,
            self.next_silent
        );
        println!(
            "decided by ko        {}: asked {}, SILENT {}",
            self.ko_asked + self.ko_silent,
            self.ko_asked,
            self.ko_silent
        );
        self.seconds.sort_by(f64::total_cmp);
        if let (Some(median), Some(worst)) = (
            self.seconds.get(self.seconds.len() / 2),
            self.seconds.last(),
        ) {
            println!("seconds a board      median {median:.3}, worst {worst:.3}");
        }
    }
}
