//! Positions whose outcome players know.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;

use super::*;
use crate::position::{Chain, PassAlive};

/// Reads the chain at `stone`; every other chain that could live is taken to live.
fn read(rows: &[impl AsRef<str>], stone: &str) -> Option<Verdict> {
    read_estimated(rows, stone, |_| 1.0)
}

/// Reads the chain at `stone`, with these probabilities of life of all chains.
fn read_estimated(
    rows: &[impl AsRef<str>],
    stone: &str,
    estimate: impl Fn(&Chain) -> f64,
) -> Option<Verdict> {
    let position = Position::from_rows(rows).unwrap();
    let chains = Chains::new(&position);
    let pass_alive = ByColor::each(|color| PassAlive::new(&position, color));
    let is_pass_alive: Vec<bool> = chains
        .list()
        .iter()
        .map(|chain| pass_alive[chain.color].is_stone(chain.points[0]))
        .collect();
    let alive: Vec<f64> = chains.list().iter().map(estimate).collect();
    let verdicts = read_regions(&position, &chains, &is_pass_alive, &alive);
    verdicts.of_chains[chains.at(position.size().parse(stone).unwrap()).unwrap()]
}

/// Both players' first move, if it is the same.
fn deciding_point(rows: &[impl AsRef<str>], stone: &str) -> Option<String> {
    let size = Position::from_rows(rows).unwrap().size();
    match read(rows, stone) {
        Some(Verdict::NextMove { first, .. }) if first.black == first.white => {
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

/// Reads the chain at `stone` in a corner.
fn read_corner(corner: &[&str], stone: &str) -> Option<Verdict> {
    read(&fill_rows(corner), stone)
}

/// Returns a board of seven rows with these points in its top left corner.
fn fill_rows(corner: &[&str]) -> Vec<String> {
    let mut rows: Vec<String> = corner.iter().map(|row| format!("{row:.<9}")).collect();
    rows.resize(7, EMPTY.to_owned());
    rows
}

/// Returns both players' first move in a corner, if it is the same.
fn deciding_corner_point(corner: &[&str], stone: &str) -> Option<String> {
    deciding_point(&fill_rows(corner), stone)
}

#[test]
fn the_middle_of_a_bulky_five_decides() {
    let rows = ["...BW", "..BBW", "BBBWW", "WWWW."];
    assert_eq!(deciding_corner_point(&rows, "D7").as_deref(), Some("B7"));
}

#[test]
fn a_rectangle_of_six_in_the_corner_depends_on_its_liberties_outside() {
    let none = ["...BW", "...BW", "BBBBW", "WWWWW"];
    assert_eq!(deciding_corner_point(&none, "D7").as_deref(), Some("B6"));
    let one = ["...B.W", "...BWW", "BBBBW.", "WWWWW."];
    assert!(matches!(read_corner(&one, "D7"), Some(Verdict::Ko { .. })));
    let two = ["...B.W", "...B.W", "BBBBWW", "WWWWW."];
    let alive = Some(Verdict::Proved(Status::Alive));
    assert_eq!(read_corner(&two, "D7"), alive);
}

#[test]
fn liberties_in_the_area_of_the_other_side_are_more_than_none() {
    // All of Black seems dead, but has a liberty in an area of White.
    let estimated = |stone: &Chain| match stone.color {
        Color::Black => 0.01,
        Color::White => 1.0,
    };
    let read_open = |corner: &[&str]| read_estimated(&fill_rows(corner), "A6", estimated);
    let lives = ["....B.", "BBBBBW", "WWWWWW"];
    assert_eq!(read_open(&lives), Some(Verdict::Proved(Status::Alive)));
    // It would be decided by the next move if Black could not run.
    let may_live = ["...BW", "BBBB.", "WWWWW"];
    assert_eq!(read_open(&may_live), None);
}

#[test]
fn every_liberty_outside_counts_in_a_race() {
    let rows = [
        "W.BW.B...",
        "W.BW.B...",
        "W.BWBB...",
        "WWWBB....",
        "..WB.....",
        "..WB.....",
        "..WB.....",
        "..WB.....",
    ];
    assert_eq!(read(&rows, "C8"), Some(Verdict::Proved(Status::Alive)));
    assert_eq!(read(&rows, "D8"), Some(Verdict::Proved(Status::Dead)));
}

#[test]
fn an_eye_in_the_corner_that_a_throw_in_attacks_is_a_ko() {
    // White throws in at A6 after A5 and B5.
    let rows = ["BB.BW", ".BBBW", "..BWW", "WWWWW"];
    let ko = Verdict::Ko {
        without_threats: Some(Status::Dead),
    };
    assert_eq!(read_corner(&rows, "D7"), Some(ko));
}

#[test]
fn what_touches_a_region_is_read_with_it() {
    // The ko at A7 decides about D7, which shares no empty point with it.
    let rows = [".WBBW", "BBWBW", "WW..W", "WWWWW"];
    assert!(matches!(read_corner(&rows, "D6"), Some(Verdict::Ko { .. })));
}

/// Draws a corner of three by four points behind white walls.
fn draw_corner(rng: &mut Pcg64) -> Vec<String> {
    let mut rows = vec![String::new(); 3];
    for row in &mut rows {
        for _ in 0..4 {
            row.push(['.', '.', 'B', 'B', 'W'][rng.random_range(0..5)]);
        }
        row.push_str("W....");
    }
    rows.push("WWWWW....".to_owned());
    rows.resize(6, EMPTY.to_owned());
    rows
}

#[test]
fn proofs_agree_with_the_list_of_all_states() {
    let mut rng = Pcg64::seed_from_u64(24);
    let mut compared = 0;
    for _ in 0..400 {
        let rows = draw_corner(&mut rng);
        let Ok(position) = Position::from_rows(&rows) else {
            continue;
        };
        let chains = Chains::new(&position);
        if chains.list().iter().any(|chain| chain.liberties.is_empty()) {
            continue;
        }
        let count = chains.list().len();
        let is_wall: Vec<bool> = chains
            .list()
            .iter()
            .map(|chain| chain.points.len() >= 8)
            .collect();
        let estimated = vec![0.5; count];
        let taken = TakenToStand::LargeEyeWithDead;
        for region in region::find_regions(&position, &chains, &is_wall, &estimated, taken) {
            let local = local_chains(&region, &chains);
            let proved = Holders::find(&region.terrain, region.stones, &local, 60_000)
                .and_then(|holders| holders.verdicts(&local));
            let listed = solve::solve(&region.terrain, region.stones, 20_000);
            let (Some(proved), Some(listed)) = (proved, listed) else {
                continue;
            };
            for (chain, verdict) in local.iter().zip(proved) {
                compared += 1;
                let reference = judge(&region.terrain, &listed, chain);
                let rows = rows.join("/");
                assert_eq!(kind_of(verdict), kind_of(reference), "{chain:?} in {rows}");
            }
        }
    }
    assert!(compared > 300, "only {compared} chains");
}

/// Returns a verdict without its moves, which need not be the same.
fn kind_of(verdict: Verdict) -> (Option<Status>, &'static str) {
    match verdict {
        Verdict::Proved(status) => (Some(status), "proved"),
        Verdict::NextMove { .. } | Verdict::Decided { .. } => (None, "next move"),
        Verdict::Ko { .. } => (None, "ko"),
        Verdict::Contested => (None, "contested"),
    }
}

#[test]
fn a_stone_in_an_eye_space_is_no_wall_because_what_is_around_seems_dead() {
    // Black lives by B5; the model takes all of Black for dead, and B6 for alive.
    let corner = [".B..W", "BWB.W", "...WW", "WWWWW"];
    let estimated = |stone: &Chain| match (stone.color, stone.points.len()) {
        (Color::Black, _) => 0.0,
        (Color::White, _) => 1.0,
    };
    let verdict = read_estimated(&fill_rows(&corner), "C6", estimated);
    assert!(
        matches!(verdict, Some(Verdict::NextMove { .. })),
        "{verdict:?}"
    );
}
