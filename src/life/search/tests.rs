//! Positions whose outcome players know.

use super::*;
use crate::position::PassAlive;

/// Reads the chain at `stone`; every other chain that could live is taken to live.
fn read(rows: &[&str], stone: &str) -> Option<Verdict> {
    let position = Position::from_rows(rows).unwrap();
    let chains = Chains::new(&position);
    let pass_alive = ByColor::each(|color| PassAlive::new(&position, color));
    let is_pass_alive: Vec<bool> = chains
        .list()
        .iter()
        .map(|chain| pass_alive[chain.color].is_stone(chain.points[0]))
        .collect();
    let alive = vec![1.0; chains.list().len()];
    let verdicts = read_regions(&position, &chains, &is_pass_alive, &alive);
    verdicts[chains.at(position.size().parse(stone).unwrap()).unwrap()]
}

/// Both players' first move, if it is the same.
fn deciding_point(rows: &[&str], stone: &str) -> Option<String> {
    let size = Position::from_rows(rows).unwrap().size();
    match read(rows, stone) {
        Some(Verdict::NextMove { first }) if first.black == first.white => {
            Some(size.name(first.black?))
        }
        _ => None,
    }
}

const EMPTY: &str = ".........";

#[test]
fn the_middle_of_three_decides() {
    let rows = ["...BW....", "BBBBW....", "WWWWW....", EMPTY, EMPTY];
    assert_eq!(deciding_point(&rows, "D5").as_deref(), Some("B5"));
}

#[test]
fn four_in_a_row_live_and_a_square_of_four_dies() {
    let row = ["....BW...", "BBBBBW...", "WWWWWW...", EMPTY, EMPTY];
    assert_eq!(read(&row, "E5"), Some(Verdict::Proved(Status::Alive)));
    let square = ["..BW.....", "..BW.....", "BBBW.....", "WWWW.....", EMPTY];
    assert_eq!(read(&square, "C5"), Some(Verdict::Proved(Status::Dead)));
}

#[test]
fn print_all() {
    for (name, rows, stone) in CASES {
        let rows: Vec<&str> = rows.split('/').collect();
        let start = std::time::Instant::now();
        println!("{name}: {:?} {:?}", read(&rows, stone), start.elapsed());
    }
}

const CASES: &[(&str, &str, &str)] = &[
    (
        "seki two liberties",
        ".BW.BW.../BBWWBW.../WWWBBW.../BBBBWW.../WWWWW..../........./.........",
        "C6",
    ),
    (
        "square with throw-in",
        ".WBW...../..BW...../BBBW...../WWWW...../.........",
        "C5",
    ),
    (
        "five row",
        ".....BW../BBBBBBW../WWWWWWW../........./.........",
        "F5",
    ),
    (
        "bulky five",
        "...BW..../..BBW..../BBBWW..../WWWW...../........./.........",
        "D6",
    ),
    (
        "rect six corner no liberties",
        "...BW..../...BW..../BBBBW..../WWWWW..../........./.........",
        "D6",
    ),
    (
        "rect six corner, dame",
        "...B...../...BW..../BBBBW..../WWWWW..../........./.........",
        "D6",
    ),
    (
        "carpenter square 3x3",
        "...BW..../...BW..../...BW..../BBBBW..../WWWWW..../........./.........",
        "D6",
    ),
    (
        "L group",
        "..BW...../B.BW...../BBBW...../WWWW...../........./.........",
        "C6",
    ),
    (
        "ko for eye",
        "B.BW...../.BBW...../BBWW...../WWW....../........./.........",
        "C6",
    ),
];
