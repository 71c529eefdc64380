//! Measures whether claims about finished games are judged correctly.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example measure_claims -- ../shared/scoring [SEED [GAMES [CLAIMS]]]
//! ```
//!
//! Draws games at random, and generates for each claims of true and false results in all notations
//! and languages. The example prints the claims with a wrong verdict, and the numbers of right,
//! wrong, refused and undecided claims. A claim about a game with open points may be undecided; one
//! about a finished game may not. The true result follows from the dead stones on which the players
//! agreed.

#![allow(
    clippy::print_stdout,
    clippy::indexing_slicing,
    reason = "the figures are for people"
)]

mod generator;

use std::error::Error;
use std::path::Path;
use std::time::Duration;

use generator::{Dice, KnownResult};
use serde_json::Value;
use shuzi::count::{AskAbout, Case, CountSettings, DeadStones, PointName, SecondOpinions, settle};
use shuzi::life::{LifeJudge, LifeSettings};
use shuzi::point::{BoardSize, Point};
use shuzi::position::sgf;
use shuzi::score::{HandicapBonus, RuleSet, Rules};
use shuzi_referee::verify::{
    Claim, ClaimVerdict, JudgedReading, ScenarioCache, find_open_questions, judge_claim,
};

/// The numbers of claims by their verdicts.
#[derive(Default)]
struct VerdictCounts {
    right: usize,
    wrong: usize,
    refused: usize,
    undecided: usize,
    undecided_on_open_games: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("name the folder with games.json")?;
    let mut number = |default: usize| arguments.next().map_or(Ok(default), |text| text.parse());
    let (seed, games, claims) = (number(1)?, number(50)?, number(4)?);
    let folder = Path::new(&folder);
    let labels: Vec<Value> = serde_json::from_slice(&std::fs::read(folder.join("games.json"))?)?;
    let mut dice = Dice(u64::try_from(seed)?);
    let mut counts = VerdictCounts::default();
    let judge = LifeJudge::embedded();
    for _ in 0..games {
        let label = &labels[dice.roll(labels.len())];
        measure(folder, label, claims, &judge, &mut dice, &mut counts)?;
    }
    let VerdictCounts {
        right,
        wrong,
        refused,
        undecided,
        undecided_on_open_games,
    } = counts;
    println!(
        "{} claims on {games} games: {right} right, {wrong} wrong, {refused} refused, {undecided} undecided on finished \
         games, {undecided_on_open_games} on open ones",
        right + wrong + refused + undecided + undecided_on_open_games
    );
    Ok(())
}

/// Judges generated claims about one game.
fn measure(
    folder: &Path,
    label: &Value,
    claims: usize,
    judge: &LifeJudge,
    dice: &mut Dice,
    counts: &mut VerdictCounts,
) -> Result<(), Box<dyn Error>> {
    let text = |name: &str| label[name].as_str().unwrap_or_default();
    let record = sgf::read(&std::fs::read(folder.join(text("file")))?)?;
    let (set, bonus) = match text("rules") {
        "chinese" => (RuleSet::Chinese, HandicapBonus::Each),
        "japanese" => (RuleSet::Japanese, HandicapBonus::None),
        "aga" => (RuleSet::Aga, HandicapBonus::EachButOne),
        _ => (RuleSet::NewZealand, HandicapBonus::None),
    };
    let rules = Rules {
        bonus,
        ..Rules::from_record(&record, Some(set))?.rules
    };
    let size = record.position.size();
    let settings = CountSettings {
        rules: rules.clone(),
        prisoners: Some(record.prisoners),
        prisoners_are_stated: false,
        dead: DeadStones::Stated(parse_dead_points(size, label)),
        life: LifeSettings::default(),
        ask_about: AskAbout::Margin,
        left_open: shuzi::score::LeftOpen::default(),
    };
    let case = Case::from_position(text("id").to_owned(), record.position, record.irregular);
    let clock = || Duration::ZERO;
    let report = settle(&case, &settings, judge, &SecondOpinions::none(), &clock)?.report;
    let Some(settled) = &report.settlement else {
        return Ok(());
    };
    let mut cache = ScenarioCache::new(&case, &[], &settings, judge, &clock);
    let questions = find_open_questions(&report, &mut cache)?;
    let score = &settled.score;
    let known = KnownResult {
        margin: score.margin,
        winner: score.winner,
        counts: [score.counts.black, score.counts.white],
        unit: rules.conventions.unit,
        counts_area: rules.counts_area(),
        white_is_given: rules.white_is_given(),
        points: i32::try_from(size.area())?,
    };
    for claim in known.claims(claims, dice) {
        let judged = match Claim::parse(&claim.text, &rules, size) {
            Ok(readings) => readings
                .into_iter()
                .map(|reading| {
                    let verdict = judge_claim(&reading.claim, &report, &questions, &mut cache)?;
                    Ok::<_, Box<dyn Error>>(JudgedReading { reading, verdict })
                })
                .collect::<Result<Vec<_>, _>>()?,
            Err(error) => {
                println!("refused: {}: {error}", text("id"));
                counts.refused += 1;
                continue;
            }
        };
        match JudgedReading::verdict_on_all(&judged) {
            Some(ClaimVerdict::Undecided { .. }) | None if !questions.is_empty() => {
                counts.undecided_on_open_games += 1
            }
            Some(ClaimVerdict::Undecided { .. }) | None => {
                println!("undecided: {} {}: {:?}", text("id"), text("result"), claim);
                counts.undecided += 1;
            }
            Some(found) if (found == ClaimVerdict::Agrees) == claim.is_true => counts.right += 1,
            Some(found) => {
                println!(
                    "wrong: {} {} ({} {}): {claim:?} {found:?}",
                    text("id"),
                    text("result"),
                    score.counts.black,
                    score.counts.white
                );
                counts.wrong += 1;
            }
        }
    }
    Ok(())
}

/// Returns the dead stones of a label, which has them as rows and columns.
fn parse_dead_points(size: BoardSize, label: &Value) -> Vec<PointName> {
    let number = |value: &Value| value.as_u64().and_then(|value| usize::try_from(value).ok());
    let point =
        |pair: &Value| -> Option<Point> { size.point(number(&pair[1])?, number(&pair[0])?) };
    let points = label["dead"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(point);
    points.map(|point| PointName::of(size, point)).collect()
}
