//! The guided count of the games that the referees' course tells of, and of real games.

use std::time::{Duration, Instant};

use serde_json::Value;
use shuzi::color::Color;
use shuzi::language::Language;
use shuzi::point::Point;
use shuzi::position::{Position, sgf};
use shuzi::report::guided::{describe_steps, draw_steps};
use shuzi::score::{GuidedCount, Quarters, RuleSet, Rules, Score, score};

use crate::shared_material::shared;

/// What stands in the upper left corner of the seki game.
const SEKI: [&str; 4] = [".W.B.BW", "WWBBBBW", "BBWWWWW", ".BBBBWW"];

/// A finished 19×19 position in which Black's area lies to the left of White's. `corner` is what
/// stands in the upper left corner, and whose its empty points are; `black_until` the last column
/// of Black's in each row; as many points are left empty as stated, well inside each area.
fn finished(
    corner: &[&str],
    corner_owner: &dyn Fn(usize, usize) -> char,
    black_until: &dyn Fn(usize) -> usize,
    empty: [(char, usize); 2],
) -> Position {
    let in_corner = |x: usize, y: usize| corner.get(y).and_then(|row| row.chars().nth(x));
    let owner = |x: usize, y: usize| match in_corner(x, y) {
        Some('.') => corner_owner(x, y),
        Some(stone) => stone,
        None if y < corner.len() || x > black_until(y) => 'W',
        None => 'B',
    };
    let neighbours = |x: usize, y: usize| {
        [
            (x + 1, y),
            (x, y + 1),
            (x.wrapping_sub(1), y),
            (x, y.wrapping_sub(1)),
        ]
        .into_iter()
        .filter(|&(x, y)| x < 19 && y < 19)
    };
    let stone = |x, y| {
        if in_corner(x, y) == Some('.') {
            '.'
        } else {
            owner(x, y)
        }
    };
    let mut rows: Vec<Vec<char>> = (0..19)
        .map(|y| (0..19).map(|x| stone(x, y)).collect())
        .collect();
    let mut to_empty = empty;
    for (x, y) in (corner.len() + 1..19).flat_map(|y| (0..19).map(move |x| (x, y))) {
        let colour = owner(x, y);
        for (of, left) in &mut to_empty {
            if *of == colour && *left > 0 && neighbours(x, y).all(|(x, y)| owner(x, y) == colour) {
                rows[y][x] = '.';
                *left -= 1;
            }
        }
    }
    assert_eq!(to_empty.map(|(_, left)| left), [0, 0]);
    Position::from_rows(
        &rows
            .into_iter()
            .map(String::from_iter)
            .collect::<Vec<String>>(),
    )
    .unwrap()
}

/// As in the course: Black has 80 empty points and 104 stones, White 80 and 96, and C19 is shared.
fn the_seki_game() -> Position {
    let owner = |x: usize, y: usize| [['W', '?', 'B'], ['B', 'B', 'B']][usize::from(y == 3)][x / 2];
    finished(
        &SEKI,
        &owner,
        &|row| if row < 14 { 10 } else { 11 },
        [('B', 78), ('W', 79)],
    )
}

/// A position with the areas of AlphaGo's first game against Ke Jie: 184 points are Black's and 177
/// White's.
fn the_game_at_wuzhen() -> Position {
    finished(
        &[],
        &|_, _| '.',
        &|row| if row < 13 { 9 } else { 8 },
        [('B', 83), ('W', 71)],
    )
}

fn chinese(position: &Position) -> Score {
    score(position, &[], None, &Rules::of(RuleSet::Chinese)).unwrap()
}

fn counted(position: &Position, color: Color) -> GuidedCount {
    GuidedCount::of(position, &[], &chinese(position), color).unwrap()
}

fn said(count: &GuidedCount) -> [String; 4] {
    let sum = &count.sum;
    [sum.total, sum.needed, sum.above, sum.other].map(|number| number.to_string())
}

#[test]
fn the_seki_game_is_a_quarter_for_black_whoever_is_counted() {
    let position = the_seki_game();
    let black = counted(&position, Color::Black);
    assert_eq!(said(&black), ["184 1/2", "184 1/4", "1/4", "176 1/2"]);
    assert_eq!(
        (black.sum.tens + black.sum.stones, black.sum.half),
        (184, Quarters(2))
    );
    let white = counted(&position, Color::White);
    assert_eq!(said(&white), ["176 1/2", "176 3/4", "-1/4", "184 1/2"]);
    assert_eq!(white.neutral, [position.size().parse("C19").unwrap()]);
    assert_eq!(
        (black.winner, white.winner),
        (Some(Color::Black), Some(Color::Black))
    );
}

#[test]
fn the_game_at_wuzhen_is_a_quarter_for_white_whoever_is_counted() {
    let position = the_game_at_wuzhen();
    assert_eq!(
        said(&counted(&position, Color::White)),
        ["177", "176 3/4", "1/4", "184"]
    );
    assert_eq!(
        said(&counted(&position, Color::Black)),
        ["184", "184 1/4", "-1/4", "177"]
    );
    assert_eq!(counted(&position, Color::White).winner, Some(Color::White));
}

/// A labelled game: its position and dead stones.
fn games() -> Vec<(String, Position, Vec<Point>)> {
    let Some(folder) = shared("scoring") else {
        return Vec::new();
    };
    let labels = std::fs::read(folder.join("games.json")).unwrap();
    let labels: Vec<Value> = serde_json::from_slice(&labels).unwrap();
    let game = |label: &Value| {
        let record = std::fs::read(folder.join(label["file"].as_str().unwrap())).unwrap();
        let position = sgf::read(&record).unwrap().position;
        let number = |value: &Value| value.as_u64().unwrap() as usize;
        let dead = label["dead"].as_array().unwrap().iter();
        let dead = dead
            .map(|pair| {
                position
                    .size()
                    .point(number(&pair[1]), number(&pair[0]))
                    .unwrap()
            })
            .collect();
        (label["id"].to_string(), position, dead)
    };
    labels.iter().map(game).collect()
}

#[test]
fn the_steps_are_told_and_drawn() {
    let count = counted(&the_seki_game(), Color::Black);
    let told = describe_steps(&count, Language::English.words());
    for sentence in [
        "There are no dead stones to take off.",
        "Count Black.",
        "Black's empty areas: 80.",
        "Black's stones on the board: 104, which is 10 × 10 + 4.",
        "One shared point (C19): 1/2 for each player.",
        "Black: 80 + 104 + 1/2 = 184 1/2.",
        "White has the rest: 361 - 184 1/2 = 176 1/2.",
        "Half of 361 is 180 1/2; with a compensation of 3 3/4 zi for White, Black needs more than 184 1/4.",
        "184 1/2 - 184 1/4 = 1/4: Black wins by 1/4 zi (0.5 points).",
    ] {
        assert!(
            told.iter().any(|line| line == sentence),
            "{sentence}\n{told:#?}"
        );
    }
    for language in Language::ALL {
        let told = describe_steps(&count, language.words());
        assert!(
            told.iter()
                .all(|line| !line.contains('{') && !line.contains("guided-")),
            "{told:#?}"
        );
        // The moves, the tens and the stones.
        assert_eq!(draw_steps(&count, language.words()).len(), 3);
    }
}

#[test]
fn real_games_are_counted_with_few_moves() {
    let (mut moves, mut areas, mut blocks, mut torn, mut largest) = (Vec::new(), 0, 0, 0, 0);
    let (mut took, mut slowest) = (Duration::ZERO, Duration::ZERO);
    let games = games();
    for (_, position, dead) in &games {
        let result = score(position, dead, None, &Rules::of(RuleSet::Chinese)).unwrap();
        let begun = Instant::now();
        let count = GuidedCount::new(position, dead, &result).unwrap();
        took += begun.elapsed();
        slowest = slowest.max(begun.elapsed());
        moves.push(count.moves.len());
        areas += count.tens.len();
        largest = largest.max(count.sum.stones);
        for block in count.tens.iter().flat_map(|area| &area.blocks) {
            blocks += 1;
            torn += usize::from(!in_one_piece(position, block));
        }
    }
    if games.is_empty() {
        return;
    }
    // Measured: 10.4 moves a game, and 2 % of the blocks in more than one piece.
    assert!(
        torn * 20 < blocks && moves.iter().sum::<usize>() < 11 * games.len(),
        "{torn} of {blocks}, {moves:?}"
    );
    let mean = moves.iter().sum::<usize>() as f64 / games.len() as f64;
    moves.sort_unstable();
    println!(
        "{} games: {mean:.2} moves (median {}, most {}), {:.2} areas, {torn} of {blocks} blocks torn, most stones {largest}, {:?} each, {slowest:?} at most",
        games.len(),
        moves[moves.len() / 2],
        moves[moves.len() - 1],
        areas as f64 / games.len() as f64,
        took / games.len() as u32,
    );
}

fn in_one_piece(position: &Position, block: &[Point]) -> bool {
    let mut found = vec![block[0]];
    let mut next = 0;
    while let Some(&point) = found.get(next) {
        next += 1;
        let near = position
            .size()
            .neighbours(point)
            .filter(|near| block.contains(near));
        let more: Vec<Point> = near.filter(|near| !found.contains(near)).collect();
        found.extend(more);
    }
    found.len() == block.len()
}
