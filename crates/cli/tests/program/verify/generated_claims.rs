//! Claims in all notations and languages, true and false: every one is judged as it is. The
//! generator is the one of `examples/measure_claims`, which judges with open questions, too, and
//! takes other seeds.

#[path = "../../../../eval/examples/measure_claims/generator.rs"]
mod generator;

use generator::{Dice, KnownResult};
use serde_json::Value;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::score::{HandicapBonus, Prisoners, RuleSet, Rules, Score, score};
use shuzi_referee::verify::{Claim, CountOutcome, OutcomeBounds};

use super::{boards, rows};
use crate::shared_material::shared;

fn known(score: &Score, size: BoardSize) -> KnownResult {
    KnownResult {
        margin: score.margin,
        winner: score.winner,
        counts: [score.counts.black, score.counts.white],
        unit: score.rules.conventions.unit,
        counts_area: score.rules.counts_area(),
        white_is_given: score.rules.white_is_given(),
        points: i32::try_from(size.area()).unwrap(),
    }
}

/// How many claims about a result were judged.
fn judge_claims(score: &Score, size: BoardSize, number: usize, dice: &mut Dice) -> usize {
    let outcome = CountOutcome::from_score(score);
    let claims = known(score, size).claims(number, dice);
    for claim in &claims {
        let readings = Claim::parse(&claim.text, &score.rules, size);
        let readings = readings.unwrap_or_else(|error| panic!("{claim:?}: {error}"));
        let likely = readings.iter().filter(|reading| reading.is_likely);
        let verdicts: Vec<Option<bool>> = likely
            .map(|reading| OutcomeBounds::from(outcome).confirms(&reading.claim))
            .collect();
        assert_eq!(
            verdicts,
            [Some(claim.is_true)],
            "{claim:?} of {outcome:?}: {readings:?}"
        );
    }
    claims.len()
}

#[test]
fn claims_about_the_boards_of_the_rules() {
    let mut dice = Dice(21);
    let mut judged = 0;
    let prisoners = Some(Prisoners { black: 2, white: 3 });
    for board in [
        boards::CLEAN,
        boards::SEKI_WITH_EYES,
        boards::SEKI_WITHOUT_EYES,
    ] {
        let lines: Vec<String> = rows(board)
            .iter()
            .map(|row| {
                row.iter()
                    .collect::<String>()
                    .replace('X', "B")
                    .replace('O', "W")
            })
            .collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let position = Position::from_rows(&lines).unwrap();
        for set in RuleSet::ALL {
            let score = score(&position, &[], prisoners, &Rules::of(set)).unwrap();
            judged += judge_claims(&score, position.size(), 8, &mut dice);
        }
    }
    assert_eq!(judged, 216);
}

#[test]
fn claims_about_real_games() {
    let Some(path) = shared("scoring/games.json") else {
        return;
    };
    let games: Vec<Value> = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let mut dice = Dice(2126);
    let mut judged = 0;
    for _ in 0..50 {
        let game = &games[dice.roll(games.len())];
        let rows: Vec<&str> = game["rows"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row.as_str().unwrap())
            .collect();
        let position = Position::from_rows(&rows).unwrap();
        let size = position.size();
        let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
        let dead: Vec<Point> = game["dead"]
            .as_array()
            .unwrap()
            .iter()
            .map(|pair| size.point(number(&pair[1]), number(&pair[0])).unwrap())
            .collect();
        let (set, bonus) = match game["rules"].as_str().unwrap() {
            "chinese" => (RuleSet::Chinese, HandicapBonus::Each),
            "japanese" => (RuleSet::Japanese, HandicapBonus::None),
            "aga" => (RuleSet::Aga, HandicapBonus::EachButOne),
            _ => (RuleSet::NewZealand, HandicapBonus::None),
        };
        let handicap = u32::try_from(game["handicap"].as_u64().unwrap()).unwrap();
        let komi = shuzi::score::HalfPoints::try_from(game["komi"].as_f64().unwrap()).unwrap();
        let rules = Rules {
            komi,
            bonus,
            ..Rules::with_handicap(set, handicap)
        };
        // The labels give the prisoners by who took them.
        let taken_by =
            |color: &str| u32::try_from(game["prisoners"][color].as_u64().unwrap()).unwrap();
        let prisoners = Prisoners {
            black: taken_by("W"),
            white: taken_by("B"),
        };
        let score = score(&position, &dead, Some(prisoners), &rules).unwrap();
        judged += judge_claims(&score, size, 4, &mut dice);
    }
    assert_eq!(judged, 200);
}
