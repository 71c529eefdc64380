//! Measures how open points are played out on finished games: `../shared/scoring/games.json`, or the folder that is named.
//!
//! `cargo run --release --example measure_playing_out [FOLDER] [--list]`
//!
//! Two sets of boards: the games as they ended, dead stones stated, of which many have open points; and the same
//! games with the last moves that filled neutral points taken back, of which the result is known. Reported: how
//! often the margins are known exactly, broken laws, known results outside of the bounds, and the time for a board.

#![allow(clippy::print_stdout, reason = "an example reports on the terminal")]

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Instant;

use serde_json::Value;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::position::sgf::{self, GameRecord, Move};
use shuzi::score::{HalfPoints, HandicapBonus, MarginBounds, Open, RuleSet, Rules, score, still_open};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = arguments.iter().find(|argument| !argument.starts_with("--"));
    let folder = folder.map_or_else(|| PathBuf::from("../shared/scoring"), PathBuf::from);
    let lists = arguments.iter().any(|argument| argument == "--list");
    let labels: Vec<Value> = serde_json::from_slice(&std::fs::read(folder.join("games.json"))?)?;
    let (mut ended, mut taken_back) = (Table::default(), Table::default());
    for label in &labels {
        let game = Game::read(&folder, label)?;
        ended.add(&game, &game.record.position, None, lists)?;
        for (position, next) in game.with_neutral_points_open() {
            taken_back.add(&game, &position, Some(next), lists)?;
        }
    }
    println!("games as they ended");
    ended.print();
    println!("the same with the last moves on neutral points taken back");
    taken_back.print();
    Ok(())
}

/// A finished game of which dead stones and result are known.
struct Game {
    name: String,
    record: GameRecord,
    dead: Vec<Point>,
    rules: Rules,
    /// Black's margin as the players' dead stones give it.
    margin: HalfPoints,
}

impl Game {
    fn read(folder: &Path, label: &Value) -> Result<Game, Box<dyn Error>> {
        let text = |key: &str| label[key].as_str().unwrap_or_default().to_owned();
        let record = sgf::read(&std::fs::read(folder.join(text("file")))?)?;
        let (set, bonus) = match text("rules").as_str() {
            "japanese" => (RuleSet::Japanese, HandicapBonus::None),
            "aga" => (RuleSet::Aga, HandicapBonus::EachButOne),
            "nz" => (RuleSet::NewZealand, HandicapBonus::None),
            _ => (RuleSet::Chinese, HandicapBonus::Each),
        };
        let rules = Rules { bonus, ..Rules::from_record(&record, Some(set))?.rules };
        let size = record.position.size();
        let dead = points(size, &label["dead"]);
        let margin = score(&record.position, &dead, Some(record.prisoners), &rules)?.margin;
        Ok(Game { name: text("id"), record, dead, rules, margin })
    }

    /// The boards before each of the last moves as long as these filled points that are neutral without them: with who moved
    /// next.
    fn with_neutral_points_open(&self) -> Vec<(Position, Color)> {
        let mut boards = Vec::new();
        let mut position = self.record.position.clone();
        for &Move { color, point } in self.record.moves.iter().rev() {
            let Some(point) = point else { continue };
            if position.stone(point) != Some(color) {
                break;
            }
            let before = position.with(point, None);
            let lifted = before.without(&self.dead);
            let region = lifted.empty_regions().into_iter().find(|region| region.points.contains(&point));
            let was_neutral =
                region.is_some_and(|region| region.points.len() == 1 && region.surrounded_by().is_none());
            let is_legal = before.play(color, point).is_ok_and(|played| played.captured.is_empty());
            if !was_neutral || !is_legal {
                break;
            }
            position = before;
            boards.push((position.clone(), color));
        }
        boards
    }
}

fn points(size: BoardSize, list: &Value) -> Vec<Point> {
    let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok());
    let pairs = list.as_array().into_iter().flatten();
    pairs.filter_map(|pair| size.point(number(&pair[1])?, number(&pair[0])?)).collect()
}

/// What was seen on one set of boards.
#[derive(Default)]
struct Table {
    boards: usize,
    with_open_points: usize,
    not_played_out: usize,
    exact: usize,
    bounded: usize,
    unbounded: usize,
    /// Moving first was worse than moving second.
    worse_first: Vec<String>,
    /// The known result lies outside of the bounds.
    outside: Vec<String>,
    /// By how many points the exact margins lie from what the board counts as it stands, at most.
    far: Vec<(HalfPoints, String)>,
    milliseconds: Vec<f64>,
}

impl Table {
    /// Plays a board out; where `next` moves first, the game's own result has to lie within the bounds.
    fn add(
        &mut self,
        game: &Game,
        position: &Position,
        next: Option<Color>,
        lists: bool,
    ) -> Result<(), Box<dyn Error>> {
        self.boards += 1;
        let dead: Vec<Point> =
            game.dead.iter().copied().filter(|&point| position.stone(point).is_some()).collect();
        let prisoners = Some(game.record.prisoners);
        let counted = score(position, &dead, prisoners, &game.rules)?;
        let start = Instant::now();
        let open: Open = still_open(position, &dead, &counted.unsealed, prisoners, &game.rules);
        let took = start.elapsed().as_secs_f64() * 1e3;
        if open.points.is_empty() {
            return Ok(());
        }
        self.milliseconds.push(took);
        self.with_open_points += 1;
        let Some([black, white]) = open.played_out else {
            self.not_played_out += 1;
            return Ok(());
        };
        for margin in [black, white] {
            match (margin.exact(), margin.at_least, margin.at_most) {
                (Some(_), _, _) => self.exact += 1,
                (None, Some(_), Some(_)) => self.bounded += 1,
                (None, _, _) => self.unbounded += 1,
            }
        }
        let about = || {
            format!(
                "{} {:?} as it stands {} after {} ms: {black:?} {white:?}",
                game.name, next, counted.margin, took
            )
        };
        if black.exact().zip(white.exact()).is_some_and(|(black, white)| black < white) {
            self.worse_first.push(about());
        }
        if let Some(next) = next {
            let margin = if next == Color::Black { black } else { white };
            if !contains(margin, game.margin) {
                self.outside.push(format!("{} result {}", about(), game.margin));
            }
        }
        for margin in [black, white].iter().filter_map(MarginBounds::exact) {
            self.far.push(((margin - counted.margin).magnitude(), about()));
        }
        if lists && (black.exact().is_none() || white.exact().is_none()) {
            println!("{}", about());
        }
        Ok(())
    }

    fn print(&mut self) {
        self.milliseconds.sort_by(f64::total_cmp);
        let quantile = |share: f64| {
            let index = (share * self.milliseconds.len().saturating_sub(1) as f64).round() as usize;
            self.milliseconds.get(index).copied().unwrap_or(0.0)
        };
        println!("  boards {}, with open points {}", self.boards, self.with_open_points);
        println!("  not played out {}", self.not_played_out);
        println!(
            "  margins exact {}, bounded {}, open on a side {}",
            self.exact, self.bounded, self.unbounded
        );
        println!("  moving first worse than moving second: {}", self.worse_first.len());
        println!("  known result outside of the bounds: {}", self.outside.len());
        for line in self.worse_first.iter().chain(&self.outside) {
            println!("    {line}");
        }
        self.far.sort_by_key(|(by, _)| *by);
        println!("  farthest from what the board counts as it stands:");
        for (by, line) in self.far.iter().rev().take(12) {
            println!("    {by} {line}");
        }
        println!(
            "  milliseconds a board: median {:.2}, 95 % {:.2}, most {:.2}",
            quantile(0.5),
            quantile(0.95),
            quantile(1.0)
        );
    }
}

fn contains(margin: MarginBounds, known: HalfPoints) -> bool {
    margin.at_least.is_none_or(|least| least <= known) && margin.at_most.is_none_or(|most| known <= most)
}
