//! Measures whether claims about finished games are judged rightly.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example measure_claims -- ../shared/scoring [SEED [GAMES [CLAIMS]]]
//! ```
//!
//! Draws games by the seed, and for each makes claims in all notations and languages of a true or false result. Printed
//! are the claims whose verdict is not the known truth, and how many were right, wrong, refused and undecided. A claim on
//! a game that is left open may be undecided; on a finished one none may. The known result is the one that follows from the
//! dead stones on which the players agreed.

#![allow(clippy::print_stdout, clippy::indexing_slicing, reason = "the figures are for people")]

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

#[derive(Default)]
struct Tally {
    right: usize,
    wrong: usize,
    refused: usize,
    undecided: usize,
    undecided_on_open_games: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("name the folder with games.json")?;
    let mut number = |usual: usize| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (seed, games, claims) = (number(1)?, number(50)?, number(4)?);
    let folder = Path::new(&folder);
    let labels: Vec<Value> = serde_json::from_slice(&std::fs::read(folder.join("games.json"))?)?;
    let mut dice = Dice(u64::try_from(seed)?);
    let mut tally = Tally::default();
    let judge = LifeJudge::embedded();
    for _ in 0..games {
        let label = &labels[dice.roll(labels.len())];
        measure(folder, label, claims, &judge, &mut dice, &mut tally)?;
    }
    let Tally { right, wrong, refused, undecided, undecided_on_open_games } = tally;
    println!(
        "{} claims on {games} games: {right} right, {wrong} wrong, {refused} refused, {undecided} undecided on finished \
         games, {undecided_on_open_games} on open ones",
        right + wrong + refused + undecided + undecided_on_open_games
    );
    Ok(())
}

fn measure(
    folder: &Path,
    label: &Value,
    claims: usize,
    judge: &LifeJudge,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), Box<dyn Error>> {
    let text = |name: &str| label[name].as_str().unwrap_or_default();
    let record = sgf::read(&std::fs::read(folder.join(text("file")))?)?;
    let (set, bonus) = match text("rules") {
        "chinese" => (RuleSet::Chinese, HandicapBonus::Each),
        "japanese" => (RuleSet::Japanese, HandicapBonus::None),
        "aga" => (RuleSet::Aga, HandicapBonus::EachButOne),
        _ => (RuleSet::NewZealand, HandicapBonus::None),
    };
    let rules = Rules { bonus, ..Rules::from_record(&record, Some(set))?.rules };
    let size = record.position.size();
    let settings = CountSettings {
        rules: rules.clone(),
        prisoners: Some(record.prisoners),
        prisoners_are_stated: false,
        dead: DeadStones::Stated(dead(size, label)),
        life: LifeSettings::default(),
        ask_about: AskAbout::Margin,
        left_open: shuzi::score::LeftOpen::default(),
    };
    let case = Case::from_position(text("id").to_owned(), record.position, record.irregular);
    let clock = || Duration::ZERO;
    let report = settle(&case, &settings, judge, &SecondOpinions::none(), &clock)?.report;
    let Some(settled) = &report.settlement else { return Ok(()) };
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
                tally.refused += 1;
                continue;
            }
        };
        match JudgedReading::verdict_on_all(&judged) {
            Some(ClaimVerdict::Undecided { .. }) | None if !questions.is_empty() => {
                tally.undecided_on_open_games += 1
            }
            Some(ClaimVerdict::Undecided { .. }) | None => {
                println!("undecided: {} {}: {:?}", text("id"), text("result"), claim);
                tally.undecided += 1;
            }
            Some(found) if (found == ClaimVerdict::Agrees) == claim.is_true => tally.right += 1,
            Some(found) => {
                println!(
                    "wrong: {} {} ({} {}): {claim:?} {found:?}",
                    text("id"),
                    text("result"),
                    score.counts.black,
                    score.counts.white
                );
                tally.wrong += 1;
            }
        }
    }
    Ok(())
}

fn dead(size: BoardSize, label: &Value) -> Vec<PointName> {
    let number = |value: &Value| value.as_u64().and_then(|value| usize::try_from(value).ok());
    let point = |pair: &Value| -> Option<Point> { size.point(number(&pair[1])?, number(&pair[0])?) };
    let points = label["dead"].as_array().into_iter().flatten().filter_map(point);
    points.map(|point| PointName::of(size, point)).collect()
}
