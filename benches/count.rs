//! The time that counting a finished 19×19 board takes once the dead stones are known, and what
//! looking into what is still open adds. Run `cargo bench -p shuzi-benches --bench count` on a
//! quiet machine.

#![allow(
    missing_docs,
    reason = "criterion's macros define functions without documentation"
)]
#![allow(
    clippy::expect_used,
    reason = "a bench that cannot make its board has nothing to measure"
)]

use criterion::{Criterion, criterion_group, criterion_main};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::score::area::area;
use shuzi::score::{RuleSet, Rules, score, still_open};

const MOST_MOVES: usize = 2000;

fn bench_counting(criterion: &mut Criterion) {
    let board = play_at_random(BoardSize::square(19).expect("boards of 19 lines exist"));
    let mut group = criterion.benchmark_group("count");
    group.bench_function("area", |bencher| bencher.iter(|| area(&board)));
    for set in RuleSet::ALL {
        let rules = Rules::of(set);
        group.bench_function(set.name(), |bencher| {
            bencher.iter(|| score(&board, &[], None, &rules))
        });
    }
    let rules = Rules::of(RuleSet::Chinese);
    group.bench_function("still open", |bencher| {
        bencher.iter(|| still_open(&board, &[], &[], None, &rules))
    });
    group.finish();
}

/// Plays random moves that fill no eyes until nobody can move. That leaves many small areas, as the
/// end of a game does.
fn play_at_random(size: BoardSize) -> Position {
    let mut random = Pcg64Mcg::seed_from_u64(1);
    let mut position = Position::empty(size);
    let mut color = Color::Black;
    for _ in 0..MOST_MOVES {
        let empty: Vec<Point> = size
            .points()
            .filter(|&point| position.stone(point).is_none())
            .collect();
        let Some(&point) = empty.get(random.random_range(0..empty.len().max(1))) else {
            break;
        };
        let is_eye = size
            .neighbours(point)
            .all(|neighbour| position.stone(neighbour) == Some(color));
        if !is_eye && let Ok(played) = position.play(color, point) {
            position = played.position;
        }
        color = color.opponent();
    }
    position
}

criterion_group!(benches, bench_counting);
criterion_main!(benches);
