//! How long counting a finished 19×19 board takes once the dead stones are known, and what looking into what is
//! still open adds.
//!
//! `cargo bench --bench count` prints the fastest of several rounds, in microseconds of wall time on one thread; run it on
//! a quiet machine.

#![allow(clippy::print_stdout, reason = "a bench reports on the terminal")]

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::point::BoardSize;
use shuzi::position::Position;
use shuzi::score::area::area;
use shuzi::score::{RuleSet, Rules, score, still_open};

const ROUNDS: usize = 20;
const COUNTS_A_ROUND: u32 = 20;

fn main() -> Result<(), Box<dyn Error>> {
    let board = filled()?;
    let stones = board.count(Color::Black) + board.count(Color::White);
    println!("19×19, {stones} stones");
    println!("{:8.1} µs  area", fastest_us(|| area(&board)));
    for set in RuleSet::ALL {
        let rules = Rules::of(set);
        println!("{:8.1} µs  {}", fastest_us(|| score(&board, &[], None, &rules)), set.name());
    }
    let rules = Rules::of(RuleSet::Chinese);
    println!("{:8.1} µs  what is open", fastest_us(|| still_open(&board, &[], &[], None, &rules)));
    Ok(())
}

/// Random play that fills no eyes, until nobody can move: many small areas, as at the end of a game.
fn filled() -> Result<Position, Box<dyn Error>> {
    let size = BoardSize::square(19)?;
    let mut random = Pcg64Mcg::seed_from_u64(1);
    let mut position = Position::empty(size);
    let mut color = Color::Black;
    for _ in 0..2000 {
        let points: Vec<_> = size.points().filter(|&point| position.stone(point).is_none()).collect();
        let Some(&point) = points.get(random.random_range(0..points.len().max(1))) else { break };
        let is_eye = size.neighbours(point).all(|neighbour| position.stone(neighbour) == Some(color));
        if let (false, Ok(played)) = (is_eye, position.play(color, point)) {
            position = played.position;
        }
        color = color.opponent();
    }
    Ok(position)
}

/// The fastest round's mean, in microseconds.
fn fastest_us<T>(work: impl Fn() -> T) -> f64 {
    let round = |_| {
        let start = Instant::now();
        for _ in 0..COUNTS_A_ROUND {
            black_box(work());
        }
        start.elapsed().as_secs_f64() * 1e6 / f64::from(COUNTS_A_ROUND)
    };
    (0..ROUNDS).map(round).fold(f64::INFINITY, f64::min)
}
