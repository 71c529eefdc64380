//! The guided count of territories, on real games and on boards with known answers: every step
//! keeps what it should, and the sum is the margin.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::Value;
use shuzi::color::Color;
use shuzi::language::Language;
use shuzi::point::Point;
use shuzi::position::{Position, Prisoners, sgf};
use shuzi::report::guided::territory::{TerritoryView, describe_steps, draw_steps};
use shuzi::score::{GuidedTerritory, HalfPoints, RuleSet, Rules, Score, TerritorySide, score};

use crate::shared_material::shared;

fn counted(rows: &[&str], prisoners: Prisoners) -> GuidedTerritory {
    let position = Position::from_rows(rows).unwrap();
    let result = score(
        &position,
        &[],
        Some(prisoners),
        &Rules::of(RuleSet::Japanese),
    )
    .unwrap();
    GuidedTerritory::new(&position, &[], Some(prisoners), &result).unwrap()
}

/// The empty points of a side, found apart from the program: regions that touch its stones alone,
/// but those in seki.
fn empty_points(position: &Position, color: Color, seki: &[Point]) -> usize {
    let size = position.size();
    let mut seen = BTreeSet::new();
    let mut all = 0;
    for start in size
        .points()
        .filter(|&point| position.stone(point).is_none())
    {
        if !seen.insert(start) {
            continue;
        }
        let (mut region, mut next, mut touches) = (vec![start], 0, BTreeSet::new());
        while let Some(&point) = region.get(next) {
            next += 1;
            for near in size.neighbours(point) {
                match position.stone(near) {
                    Some(stone) => {
                        touches.insert(stone);
                    }
                    None if seen.insert(near) => region.push(near),
                    None => {}
                }
            }
        }
        let is_own =
            touches.into_iter().eq([color]) && !region.iter().any(|point| seki.contains(point));
        all += if is_own { region.len() } else { 0 };
    }
    all
}

/// That every step of a side does what it should and no more, and that the blocks are what is left.
fn check_side(count: &GuidedTerritory, side: &TerritorySide, seki: &[Point]) {
    let (first, laid) = (side.protective.len(), side.laid.len());
    let steps = first + laid + side.moves.len();
    for step in first..=steps {
        let board = side.after(count.lifted.clone(), step);
        let expected = side.territory() - (step - first).min(laid);
        assert_eq!(
            empty_points(&board, side.color, seki),
            expected,
            "{:?} step {step} of {steps}",
            side.color
        );
        // The other side's is not touched.
        let other = side.color.opponent();
        let before = empty_points(&count.lifted, other, seki);
        assert_eq!(empty_points(&board, other, seki), before);
    }
    assert_eq!(side.empty_points(), side.territory() - laid);
    assert_eq!(laid as u32 + side.left_over, side.prisoners());
    assert!(side.left_over == 0 || side.empty_points() == 0);
    let end = side.after(count.lifted.clone(), usize::MAX);
    let mut points = BTreeSet::new();
    for area in &side.tens {
        for (index, block) in area.blocks.iter().enumerate() {
            let is_last = index + 1 == area.blocks.len();
            assert!(block.len() == 10 || is_last && (1..10).contains(&block.len()));
            for &point in block {
                assert!(points.insert(point) && end.stone(point).is_none());
            }
        }
    }
    assert_eq!(points.len(), side.empty_points());
}

fn check(count: &GuidedTerritory, result: &Score) {
    for side in &count.sides {
        check_side(count, side, &result.seki);
    }
    let [black, white] = count
        .sides
        .each_ref()
        .map(|side| i32::try_from(side.total()).unwrap());
    assert_eq!(
        HalfPoints::from_points(black - white) - count.given,
        result.margin
    );
    assert_eq!((count.margin, count.winner), (result.margin, result.winner));
}

const WALL: [&str; 9] = ["....BW..."; 9];

#[test]
fn prisoners_make_a_territory_round_and_fill_it_up() {
    for (black, left, left_over) in [(0, 36, 0), (6, 30, 0), (7, 29, 0), (36, 0, 0), (40, 0, 4)] {
        let count = counted(&WALL, Prisoners { black, white: 0 });
        let side = count.side(Color::Black);
        assert_eq!(
            (side.empty_points(), side.left_over, side.moves.len()),
            (left, left_over, 0)
        );
        assert_eq!(side.total(), 36 - i64::from(black));
        assert_eq!(count.side(Color::White).total(), 27);
        check_side(&count, side, &[]);
    }
}

#[test]
fn two_areas_are_made_round_by_moving_stones() {
    // Black has 12 points on the left and 24 on the right, White none: one is made ten, the other
    // takes the rest.
    let rows = [
        "....BBB......",
        "....BBB......",
        "....BBB......",
        "BBBBBBB......",
        "BBBBBBBBBBBBB",
        "WWWWWWWWWWWWW",
        ".W.W.W.W.W.W.",
    ];
    let even = counted(&rows, Prisoners { black: 0, white: 0 });
    let black = even.side(Color::Black);
    let sizes: Vec<usize> = black
        .tens
        .iter()
        .map(|area| area.blocks.concat().len())
        .collect();
    assert_eq!(
        sizes.iter().filter(|size| *size % 10 != 0).count(),
        1,
        "{sizes:?}"
    );
    assert_eq!(sizes.iter().sum::<usize>(), 36);
    assert!((1..=2).contains(&black.moves.len()), "{:?}", black.moves);
    check_side(&even, black, &[]);
    // Two prisoners make the small one round for nothing.
    let with_prisoners = counted(&rows, Prisoners { black: 2, white: 0 });
    let black = with_prisoners.side(Color::Black);
    assert_eq!(
        (
            black.moves.len(),
            black.tens[0].blocks.len(),
            black.empty_points()
        ),
        (0, 1, 34)
    );
    check_side(&with_prisoners, black, &[]);
}

#[test]
fn without_prisoners_or_territories_there_is_nothing_to_lay() {
    let position = Position::from_rows(&WALL).unwrap();
    let none = Some(Prisoners { black: 0, white: 0 });
    for (set, prisoners) in [
        (RuleSet::Japanese, None),
        (RuleSet::Chinese, none),
        (RuleSet::Ing, none),
    ] {
        let result = score(&position, &[], prisoners, &Rules::of(set)).unwrap();
        assert_eq!(
            GuidedTerritory::new(&position, &[], prisoners, &result),
            None,
            "{set:?}"
        );
    }
}

#[test]
fn the_steps_are_told_and_drawn_in_every_language() {
    let count = counted(&WALL, Prisoners { black: 6, white: 2 });
    let both = TerritoryView {
        count: &count,
        counted: None,
    };
    let told = describe_steps(both, Language::English.words());
    for sentence in [
        "Black prisoners: 6 captured in play + 0 taken off = 6. Lay 6 of them into Black's territory: ",
        "What is left of Black's territory: 30.",
        "What is left of White's territory: 25.",
        "30 - 25 - 6 1/2 = -1 1/2: White wins by 1.5 points.",
    ] {
        assert!(
            told.iter().any(|line| line.starts_with(sentence)),
            "{sentence}\n{told:#?}"
        );
    }
    let white = TerritoryView {
        count: &count,
        counted: Some(Color::White),
    };
    let told = describe_steps(white, Language::English.words());
    assert!(
        told.iter().any(|line| line == "Black: 36 - 6 = 30."),
        "{told:#?}"
    );
    for language in Language::ALL {
        for shown in [both, white] {
            let told = describe_steps(shown, language.words());
            assert!(
                told.iter()
                    .all(|line| !line.contains('{') && !line.contains("territory-")),
                "{told:#?}"
            );
            // Prisoners and tens: nothing is dead, and nothing moved.
            assert_eq!(draw_steps(shown, language.words()).len(), 2);
        }
    }
}

/// Of the games under area rules, which have few prisoners, every so many are looked at.
const EVERY: usize = 10;

/// A labelled game: its rules' name, record and dead stones.
fn games() -> Vec<(Value, sgf::GameRecord, Vec<Point>)> {
    let Some(folder) = shared("scoring") else {
        return Vec::new();
    };
    let labels = std::fs::read(folder.join("games.json")).unwrap();
    let labels: Vec<Value> = serde_json::from_slice(&labels).unwrap();
    let game = |label: Value| {
        let record = std::fs::read(folder.join(label["file"].as_str().unwrap())).unwrap();
        let record = sgf::read(&record).unwrap();
        let number = |value: &Value| value.as_u64().unwrap() as usize;
        let dead = label["dead"].as_array().unwrap().iter();
        let size = record.position.size();
        let dead = dead
            .map(|pair| size.point(number(&pair[1]), number(&pair[0])).unwrap())
            .collect();
        (label, record, dead)
    };
    labels.into_iter().map(game).collect()
}

/// Japanese games, and some of the others counted as if they were; of the Japanese ones the plan's
/// sum is the margin that was recorded.
#[test]
fn real_games_come_to_the_margin_with_few_moves() {
    let is_looked_at = |(index, (label, ..)): &(usize, (Value, _, _))| {
        label["rules"] == "japanese" || index % EVERY == 0
    };
    let games: Vec<_> = games()
        .into_iter()
        .enumerate()
        .filter(is_looked_at)
        .map(|(_, game)| game)
        .collect();
    let (mut japanese, mut as_recorded) = (0, 0);
    let (mut sides, mut moves, mut not_round, mut took, mut slowest) =
        (0, Vec::new(), 0, Duration::ZERO, Duration::ZERO);
    for (label, record, dead) in &games {
        let rules = Rules::from_record(record, Some(RuleSet::Japanese))
            .unwrap()
            .rules;
        let prisoners = Some(record.prisoners);
        let result = score(&record.position, dead, prisoners, &rules).unwrap();
        let begun = Instant::now();
        let count = GuidedTerritory::new(&record.position, dead, prisoners, &result).unwrap();
        took += begun.elapsed();
        slowest = slowest.max(begun.elapsed());
        check(&count, &result);
        for side in &count.sides {
            sides += 1;
            moves.push(side.moves.len());
            let odd = side
                .tens
                .iter()
                .filter(|area| area.blocks.concat().len() % 10 != 0);
            not_round += usize::from(odd.count() > 1);
        }
        if label["rules"] == "japanese" {
            japanese += 1;
            let (winner, by) = label["result"].as_str().unwrap().split_once('+').unwrap();
            let by = HalfPoints::parse(by).unwrap();
            as_recorded += usize::from(count.margin == if winner == "B" { by } else { -by });
        }
    }
    if games.is_empty() {
        return;
    }
    assert_eq!(as_recorded, japanese);
    moves.sort_unstable();
    let mean = moves.iter().sum::<usize>() as f64 / moves.len() as f64;
    println!(
        "{as_recorded} of {japanese} Japanese games as recorded; {} games, {sides} sides: {mean:.2} moves a side (median {}, most {}), {not_round} sides with two areas that are not round, {:?} each, {slowest:?} at most",
        games.len(),
        moves[moves.len() / 2],
        moves[moves.len() - 1],
        took / games.len() as u32,
    );
}
