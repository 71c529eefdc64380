//! `shuzi verify` as a referee runs it: what is claimed, what the record says, what became of the
//! board, and whether the protocol can be trusted.

mod after;
#[allow(dead_code, reason = "not all are about verifying")]
#[path = "../../../../tests/support/rule_boards.rs"]
mod boards;
mod claims;
mod ended;
mod generated_claims;
mod hardy;
mod languages;
mod pages;
mod paper;
mod record;
mod replay;
mod second_look;
mod signing;
mod statements;

use std::path::PathBuf;

use serde_json::Value;

use crate::support::{self, Run, sample, shuzi};

/// A folder of its own for a test.
fn folder(test: &str) -> PathBuf {
    support::folder(&format!("verify/{test}"))
}

/// A file in it.
fn file(test: &str, name: &str, bytes: impl AsRef<[u8]>) -> String {
    support::file(&format!("verify/{test}"), name, bytes)
}

/// The symbols of a diagram, row by row from the top.
fn rows(diagram: &str) -> Vec<Vec<char>> {
    let row = |line: &str| {
        line.chars()
            .filter(|symbol| ".XO".contains(*symbol))
            .collect()
    };
    diagram.trim().lines().map(row).collect()
}

/// The diagram as a game record that sets it up; `properties` such as `KM[7.5]` go before the
/// stones.
fn sgf(diagram: &str, properties: &str) -> String {
    let rows = rows(diagram);
    let (lines, columns) = (rows.len(), rows.first().map_or(0, Vec::len));
    let letter = |index: usize| char::from(b'a' + u8::try_from(index).unwrap());
    let stones = |symbol: char| -> String {
        let points = rows.iter().enumerate().flat_map(|(y, row)| {
            row.iter()
                .enumerate()
                .filter(move |(_, stone)| **stone == symbol)
                .map(move |(x, _)| (x, y))
        });
        points
            .map(|(x, y)| format!("[{}{}]", letter(x), letter(y)))
            .collect()
    };
    let set_up = |name: &str, symbol: char| match stones(symbol) {
        none if none.is_empty() => none,
        stones => format!("{name}{stones}"),
    };
    let size = if lines == columns {
        lines.to_string()
    } else {
        format!("{columns}:{lines}")
    };
    format!(
        "(;GM[1]FF[4]SZ[{size}]{properties}{}{})",
        set_up("AB", 'X'),
        set_up("AW", 'O')
    )
}

/// The diagram in a file.
fn position(test: &str, name: &str, diagram: &str) -> String {
    file(test, &format!("{name}.sgf"), sgf(diagram, ""))
}

/// A white group in the corner that lives if White plays B1, and dies if Black does.
const CORNER_GROUP: [(&str, char); 9] = [
    ("A2", 'O'),
    ("B2", 'O'),
    ("C2", 'O'),
    ("D2", 'O'),
    ("D1", 'O'),
    ("A3", 'X'),
    ("B3", 'X'),
    ("C3", 'X'),
    ("D3", 'X'),
];

/// The diagram with other symbols at some points, named as on the board: `("A1", 'X')`.
fn with(diagram: &str, changes: &[(&str, char)]) -> String {
    let mut rows = rows(diagram);
    for (name, symbol) in changes {
        let column = "ABCDEFGHJKLMNOPQRST".find(&name[..1]).unwrap();
        let row = rows.len() - name[1..].parse::<usize>().unwrap();
        rows[row][column] = *symbol;
    }
    let lines = rows.iter().map(|row| row.iter().collect::<String>());
    lines.collect::<Vec<String>>().join("\n")
}

/// Black's points, White's points and those that touch both, counted apart from the program: every
/// empty region is whose stones alone it touches. In no diagram here is a stone dead.
fn area(diagram: &str) -> (i32, i32, i32) {
    let rows = rows(diagram);
    let (height, width) = (rows.len(), rows[0].len());
    let mut seen = vec![vec![false; width]; height];
    let (mut black, mut white, mut shared) = (0, 0, 0);
    for y in 0..height {
        for x in 0..width {
            match rows[y][x] {
                'X' => black += 1,
                'O' => white += 1,
                _ if seen[y][x] => {}
                _ => {
                    seen[y][x] = true;
                    let (mut stack, mut size, mut touches) = (vec![(x, y)], 0, [false; 2]);
                    while let Some((x, y)) = stack.pop() {
                        size += 1;
                        let around = [
                            (x.wrapping_sub(1), y),
                            (x + 1, y),
                            (x, y.wrapping_sub(1)),
                            (x, y + 1),
                        ];
                        for (x, y) in around {
                            match rows.get(y).and_then(|row| row.get(x)) {
                                Some('X') => touches[0] = true,
                                Some('O') => touches[1] = true,
                                Some(_) if !seen[y][x] => {
                                    seen[y][x] = true;
                                    stack.push((x, y));
                                }
                                _ => {}
                            }
                        }
                    }
                    match touches {
                        [true, false] => black += size,
                        [false, true] => white += size,
                        _ => shared += size,
                    }
                }
            }
        }
    }
    (black, white, shared)
}

/// `shuzi verify` without questions.
fn verify(arguments: &[&str]) -> Run {
    shuzi(&[&["verify", "--no-ask"], arguments].concat(), "")
}

/// What it finds, and its exit status.
fn found(arguments: &[&str]) -> (i32, Value) {
    let run = verify(&[arguments, &["--format", "json"]].concat());
    let found = serde_json::from_str(&run.out);
    (
        run.status,
        found.unwrap_or_else(|error| panic!("{arguments:?}: {error}\n{}\n{}", run.out, run.err)),
    )
}

/// The verdict on a claim, with what the decisive questions are about and the exit status.
fn verdict(arguments: &[&str], claim: &str) -> (String, Vec<String>, i32) {
    let (status, found) = found(&[arguments, &["--claim", claim]].concat());
    let result = &found["result"];
    let about = |index: &Value| {
        let question = &result["questions"][usize::try_from(index.as_u64().unwrap()).unwrap()];
        let points: Vec<&str> = question["points"]
            .as_array()
            .unwrap()
            .iter()
            .map(|point| point.as_str().unwrap())
            .collect();
        format!(
            "{} {}",
            question["about"].as_str().unwrap(),
            points.join(" ")
        )
        .trim()
        .to_owned()
    };
    let decisive = result["claim"]["decisive"]
        .as_array()
        .unwrap()
        .iter()
        .map(about)
        .collect();
    (
        result["claim"]["verdict"].as_str().unwrap().to_owned(),
        decisive,
        status,
    )
}
