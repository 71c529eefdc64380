//! Measures how open points are played out on finished games, those of
//! `../shared/scoring/games.json` or of another folder.
//!
//! `cargo run --release -p shuzi-eval --example measure_playing_out [FOLDER] [--list]`
//! `cargo run --release -p shuzi-eval --example measure_playing_out [FOLDER] --gnugo [--from N]`
//!
//! There are two sets of boards: the games as they ended, with stated dead stones, many of which
//! have open points; and the games that ended without open points, before the last moves on neutral
//! points, whose results are known. The example prints how often the margins are exact, how often
//! moving first is worse than moving second, known results outside of the bounds, and the time for
//! a board.
//!
//! With `--gnugo`, GNU Go plays the games with open points to the end under area scoring, with each
//! color moving first. The example prints the games whose result is outside of the bounds, with the
//! moves; GNU Go does not always play best. `N` is the first game.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

mod gnu_go;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Instant;

use gnu_go::GnuGo;
use serde_json::Value;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::position::sgf::{self, GameRecord, Move};
use shuzi::score::{
    HalfPoints, HandicapBonus, MarginBounds, Open, RuleSet, Rules, score, still_open,
};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let from = arguments.iter().position(|argument| argument == "--from");
    let first_game = from
        .and_then(|at| arguments.get(at + 1))
        .map_or(Ok(0), |game| game.parse::<usize>())?;
    let is_number = |at: usize| from.is_some_and(|from| at == from + 1);
    let folder = arguments
        .iter()
        .enumerate()
        .find(|(at, text)| !text.starts_with("--") && !is_number(*at));
    let folder = folder.map(|(_, folder)| folder);
    let folder = folder.map_or_else(|| PathBuf::from("../shared/scoring"), PathBuf::from);
    let lists = arguments.iter().any(|argument| argument == "--list");
    let labels: Vec<Value> = serde_json::from_slice(&std::fs::read(folder.join("games.json"))?)?;
    if arguments.iter().any(|argument| argument == "--gnugo") {
        return compare_with_gnu_go(&folder, &labels, first_game);
    }
    let (mut ended, mut earlier) = (PlayingOutFigures::default(), PlayingOutFigures::default());
    for label in &labels {
        let game = FinishedGame::read(&folder, label)?;
        ended.add(&game, &game.record.position, None, lists)?;
        for (position, next) in game.with_neutral_points_open()? {
            earlier.add(&game, &position, Some(next), lists)?;
        }
    }
    println!("games as they ended");
    ended.print();
    println!("the same with the last moves on neutral points taken back");
    earlier.print();
    Ok(())
}

/// Lets GNU Go play out the open points, and prints the games whose result is outside of the
/// bounds.
fn compare_with_gnu_go(
    folder: &Path,
    labels: &[Value],
    first_game: usize,
) -> Result<(), Box<dyn Error>> {
    let mut gnu_go = GnuGo::start()?;
    let rules = Rules::of(RuleSet::Chinese);
    let (mut same, mut between, mut outside, mut endless) = (0, 0, 0, 0);
    for (number, label) in labels.iter().enumerate().skip(first_game) {
        let game = FinishedGame::read(folder, label)?;
        let position = game.record.position.without(&game.dead);
        let counted = score(&position, &[], None, &rules)?;
        let open = still_open(&position, &[], &counted.unsealed, None, &rules);
        let Some(margins) = open.played_out else {
            continue;
        };
        for (first, bounds) in Color::BOTH.into_iter().zip(margins) {
            let Some(played) = gnu_go.play_out(&position, first, rules.komi.as_points())? else {
                endless += 1;
                continue;
            };
            match bounds.exact() == Some(played.margin) {
                true => same += 1,
                false if contains(bounds, played.margin) => between += 1,
                false => {
                    outside += 1;
                    println!(
                        "{number} {} {first:?} first: as it stands {}, {}, GNU Go {}",
                        game.name,
                        counted.margin,
                        describe_bounds(bounds),
                        played.margin
                    );
                    println!("  {}", played.moves.join(" "));
                    for row in position.rows() {
                        println!("  {row}");
                    }
                }
            }
        }
        println!(
            "up to game {number}: the same {same}, within bounds {between}, outside {outside}, endless {endless}"
        );
    }
    Ok(())
}

fn describe_bounds(bounds: MarginBounds) -> String {
    let bound =
        |bound: Option<HalfPoints>| bound.map_or_else(|| "?".to_owned(), |bound| bound.to_string());
    format!("{} to {}", bound(bounds.at_least), bound(bounds.at_most))
}

/// A finished game with known dead stones and result.
struct FinishedGame {
    name: String,
    record: GameRecord,
    dead: Vec<Point>,
    rules: Rules,
    /// Points for Black, with the dead stones on which the players agreed.
    margin: HalfPoints,
}

impl FinishedGame {
    fn read(folder: &Path, label: &Value) -> Result<FinishedGame, Box<dyn Error>> {
        let text = |key: &str| label[key].as_str().unwrap_or_default().to_owned();
        let record = sgf::read(&std::fs::read(folder.join(text("file")))?)?;
        let (set, bonus) = match text("rules").as_str() {
            "japanese" => (RuleSet::Japanese, HandicapBonus::None),
            "aga" => (RuleSet::Aga, HandicapBonus::EachButOne),
            "nz" => (RuleSet::NewZealand, HandicapBonus::None),
            _ => (RuleSet::Chinese, HandicapBonus::Each),
        };
        let rules = Rules {
            bonus,
            ..Rules::from_record(&record, Some(set))?.rules
        };
        let size = record.position.size();
        let dead = parse_points(size, &label["dead"]);
        let margin = score(&record.position, &dead, Some(record.prisoners), &rules)?.margin;
        Ok(FinishedGame {
            name: text("id"),
            record,
            dead,
            rules,
            margin,
        })
    }

    /// Returns the positions before each of the last moves, with the color that moved next, as long
    /// as the players took turns filling neutral points. Returns none if neutral points were left
    /// at the end.
    fn with_neutral_points_open(&self) -> Result<Vec<(Position, Color)>, Box<dyn Error>> {
        let mut boards = Vec::new();
        let mut position = self.record.position.clone();
        let mut last = None;
        if !score(
            &position,
            &self.dead,
            Some(self.record.prisoners),
            &self.rules,
        )?
        .dame
        .is_empty()
        {
            return Ok(boards);
        }
        for &Move { color, point } in self.record.moves.iter().rev() {
            let Some(point) = point else { continue };
            // Two moves of the same color in a row mean that the other side passed.
            if last == Some(color) || position.stone(point) != Some(color) {
                break;
            }
            last = Some(color);
            let before = position.with(point, None);
            let lifted = before.without(&self.dead);
            let region = lifted
                .empty_regions()
                .into_iter()
                .find(|region| region.points.contains(&point));
            let was_neutral = region
                .is_some_and(|region| region.points.len() == 1 && region.surrounded_by().is_none());
            let is_legal = before
                .play(color, point)
                .is_ok_and(|played| played.captured.is_empty());
            if !was_neutral || !is_legal {
                break;
            }
            position = before;
            boards.push((position.clone(), color));
        }
        Ok(boards)
    }
}

fn parse_points(size: BoardSize, list: &Value) -> Vec<Point> {
    let number = |value: &Value| {
        value
            .as_u64()
            .and_then(|number| usize::try_from(number).ok())
    };
    let pairs = list.as_array().into_iter().flatten();
    pairs
        .filter_map(|pair| size.point(number(&pair[1])?, number(&pair[0])?))
        .collect()
}

/// Figures over one set of boards.
#[derive(Default)]
struct PlayingOutFigures {
    boards: usize,
    with_open_points: usize,
    not_played_out: usize,
    exact: usize,
    bounded: usize,
    unbounded: usize,
    /// Boards on which moving first was worse than moving second, which is impossible.
    worse_first: Vec<String>,
    /// Boards with a known result outside of the bounds.
    outside: Vec<String>,
    /// The distance of each exact margin from the count of the board as it is.
    far: Vec<(HalfPoints, String)>,
    milliseconds: Vec<f64>,
}

impl PlayingOutFigures {
    /// Plays out a board. If `next` moves first, the game's result has to be within the bounds.
    fn add(
        &mut self,
        game: &FinishedGame,
        position: &Position,
        next: Option<Color>,
        lists: bool,
    ) -> Result<(), Box<dyn Error>> {
        self.boards += 1;
        let dead: Vec<Point> = game
            .dead
            .iter()
            .copied()
            .filter(|&point| position.stone(point).is_some())
            .collect();
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
                "{} {} as it stands {} after {took:.0} ms: {} if Black moves first, {} if White does",
                game.name,
                next.map_or("", Color::name),
                counted.margin,
                describe_bounds(black),
                describe_bounds(white)
            )
        };
        if black
            .exact()
            .zip(white.exact())
            .is_some_and(|(black, white)| black < white)
        {
            self.worse_first.push(about());
        }
        if let Some(next) = next {
            let margin = if next == Color::Black { black } else { white };
            if !contains(margin, game.margin) {
                self.outside
                    .push(format!("{} result {}", about(), game.margin));
            }
        }
        for margin in [black, white].iter().filter_map(MarginBounds::exact) {
            self.far
                .push(((margin - counted.margin).magnitude(), about()));
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
        println!(
            "  boards {}, with open points {}",
            self.boards, self.with_open_points
        );
        println!("  not played out {}", self.not_played_out);
        println!(
            "  margins exact {}, bounded {}, open on a side {}",
            self.exact, self.bounded, self.unbounded
        );
        println!(
            "  moving first worse than moving second: {}",
            self.worse_first.len()
        );
        println!(
            "  known result outside of the bounds: {}",
            self.outside.len()
        );
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
    margin.at_least.is_none_or(|least| least <= known)
        && margin.at_most.is_none_or(|most| known <= most)
}
