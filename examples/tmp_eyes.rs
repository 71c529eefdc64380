//! Draws small life-and-death positions, solves them by a search of its own, and compares.
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64;
use shuzi::color::Color;
use shuzi::life::*;
use shuzi::position::Position;
use std::collections::{BTreeMap, HashMap, HashSet};
const N: usize = 13;
type Cells = [u8; N * N]; // 0 empty, 1 black, 2 white
fn around(p: usize) -> impl Iterator<Item = usize> {
    let (r, c) = (p / N, p % N);
    [(r.wrapping_sub(1), c), (r + 1, c), (r, c.wrapping_sub(1)), (r, c + 1)].into_iter().filter(|&(r, c)| r < N && c < N).map(|(r, c)| r * N + c)
}
fn around8(p: usize) -> impl Iterator<Item = usize> {
    let (r, c) = ((p / N) as i32, (p % N) as i32);
    (-1..=1).flat_map(move |dr| (-1..=1).map(move |dc| (r + dr, c + dc))).filter(|&(r, c)| r >= 0 && c >= 0 && r < N as i32 && c < N as i32).map(|(r, c)| r as usize * N + c as usize)
}
fn group(cells: &Cells, p: usize) -> (Vec<usize>, bool) {
    let color = cells[p];
    let (mut stack, mut seen, mut free) = (vec![p], HashSet::from([p]), false);
    while let Some(q) = stack.pop() {
        for a in around(q) {
            if cells[a] == 0 { free = true; } else if cells[a] == color && seen.insert(a) { stack.push(a); }
        }
    }
    (seen.into_iter().collect(), free)
}
fn play(cells: &Cells, p: usize, color: u8) -> Option<(Cells, Vec<usize>)> {
    let mut next = *cells; next[p] = color; let mut taken = vec![];
    for a in around(p) { if next[a] == 3 - color { let (g, free) = group(&next, a); if !free { for q in g { next[q] = 0; taken.push(q); } } } }
    if !group(&next, p).1 { return None; }
    Some((next, taken))
}
struct Solver<'a> { points: &'a [usize], target: usize, owner: u8, exempt: u8, memo: HashMap<(Cells, u8, bool, usize), bool>, nodes: u64 }
impl Solver<'_> {
    /// Whether the attacker captures the target; the second value is false if it depends on the path.
    fn captured(&mut self, cells: &Cells, mover: u8, passed: bool, ko: usize, path: &mut Vec<Cells>) -> (bool, bool) {
        if cells[self.target] != self.owner { return (true, true); }
        let key = (*cells, mover, passed, ko);
        if let Some(&r) = self.memo.get(&key) { return (r, true); }
        self.nodes += 1;
        if self.nodes > 400_000 { return (false, false); }
        let attacker = 3 - self.owner;
        let mut free_of_path = true;
        let mut result = mover != attacker; // attacker needs one, owner loses if all
        let mut moves: Vec<Option<usize>> = self.points.iter().copied().filter(|&p| cells[p] == 0).map(Some).collect();
        moves.push(None);
        for m in moves {
            let (won, free) = match m {
                None => if passed { (false, true) } else { path.push(*cells); let r = self.captured(cells, 3 - mover, true, usize::MAX, path); path.pop(); r },
                Some(p) => {
                    if p == ko && self.exempt != mover { continue; }
                    let Some((next, taken)) = play(cells, p, mover) else { continue };
                    if path.contains(&next) { free_of_path = false; if self.exempt == mover { (false, false) } else { continue; } }
                    else {
                        let alone = around(p).all(|a| next[a] != mover);
                        let k = if taken.len() == 1 && alone && group(&next, p).0.len() == 1 && around(p).filter(|&a| next[a] == 0).count() == 1 { taken[0] } else { usize::MAX };
                        path.push(*cells); let r = self.captured(&next, 3 - mover, false, k, path); path.pop(); r
                    }
                }
            };
            free_of_path &= free;
            if won == (mover == attacker) { result = won; if free { self.memo.insert(key, result); return (result, true); } return (result, false); }
        }
        if free_of_path { self.memo.insert(key, result); }
        (result, free_of_path)
    }
}
fn solve(cells: &Cells, points: &[usize], target: usize) -> Option<&'static str> {
    let owner = cells[target];
    let mut all = vec![];
    for exempt in [0, 3 - owner, owner] {
        let mut r = vec![];
        for mover in [3 - owner, owner] {
            let mut s = Solver { points, target, owner, exempt, memo: HashMap::new(), nodes: 0 };
            r.push(s.captured(cells, mover, false, usize::MAX, &mut vec![]).0);
            if s.nodes > 400_000 { return None; }
        }
        all.push((r[0], r[1]));
    }
    if all.iter().any(|a| *a != all[0]) { return Some("ko"); }
    Some(match all[0] { (false, false) => "alive", (true, true) => "dead", (true, false) => "next", (false, true) => "odd" })
}
fn draw(rng: &mut Pcg64, kind: &str) -> Option<(Cells, Vec<usize>, usize)> {
    let mut space: Vec<usize> = vec![];
    let place = rng.random_range(0..3);
    let start = match place { 0 => 0, 1 => rng.random_range(1..4), _ => N + rng.random_range(1..4) + N * rng.random_range(0..2) };
    let goal = match kind { "eyes" => rng.random_range(3..=6), "sekis" => rng.random_range(7..=13), _ => 0 };
    let mut cells: Cells = [0; N * N];
    let limit = |p: usize| p / N < 5 && p % N < 6;
    if kind == "corners" {
        for r in 0..3 { for c in 0..4 { space.push(r * N + c); } }
        for &p in &space { cells[p] = [0, 0, 0, 1, 1, 2][rng.random_range(0..6)]; }
    } else {
        space.push(start);
        while space.len() < goal {
            let p = space[rng.random_range(0..space.len())];
            let a: Vec<usize> = around(p).filter(|&a| limit(a) && !space.contains(&a)).collect();
            if a.is_empty() { continue; }
            space.push(a[rng.random_range(0..a.len())]);
        }
        for p in space.iter().flat_map(|&p| around8(p)).collect::<Vec<_>>() { if !space.contains(&p) { cells[p] = 1; } }
        let holes = rng.random_range(1..=4);
        for &p in &space {
            if kind == "eyes" { if rng.random_range(0..3) == 0 { cells[p] = if rng.random_range(0..6) == 0 { 1 } else { 2 }; } }
            else { cells[p] = 2; }
        }
        if kind == "sekis" { for _ in 0..holes { let p = space[rng.random_range(0..space.len())]; cells[p] = 0; } }
    }
    let black: Vec<usize> = if kind == "corners" { space.clone() } else { (0..N * N).filter(|&p| cells[p] == 1 || space.contains(&p)).collect() };
    // dame
    let mut dame = vec![];
    if kind != "corners" {
        let outer: Vec<usize> = black.iter().flat_map(|&p| around(p)).filter(|p| !black.contains(p)).collect();
        if outer.is_empty() { return None; }
        for _ in 0..rng.random_range(0..=2) { let p = outer[rng.random_range(0..outer.len())]; if p / N < 8 && p % N < 8 && !dame.contains(&p) { dame.push(p); } }
    }
    let inner: HashSet<usize> = black.iter().chain(&dame).copied().collect();
    let white: Vec<usize> = inner.iter().flat_map(|&p| around8(p)).filter(|p| !inner.contains(p)).collect();
    for p in white { if p / N > 8 || p % N > 8 { return None; } cells[p] = 2; }
    for k in 0..=9 { cells[9 * N + k] = 2; cells[k * N + 9] = 2; }
    for k in 0..=10 { cells[10 * N + k] = 1; cells[k * N + 10] = 1; }
    // two eyes for Black outside
    for p in 0..N * N { if cells[p] != 0 && !group(&cells, p).1 { return None; } }
    let target = if kind == "corners" {
        space.iter().copied().filter(|&p| cells[p] == 1).max_by_key(|&p| group(&cells, p).0.len())?
    } else { (0..N * N).find(|&p| cells[p] == 1 && p / N < 9 && p % N < 9)? };
    // The ring around the space has to be one chain.
    if kind != "corners" { let g = group(&cells, target).0; if black.iter().any(|p| cells[*p] == 1 && !space.contains(p) && !g.contains(p)) { return None; } }
    let wall = (0..N * N).find(|&p| cells[p] == 2 && !inner.contains(&p))?;
    let g = group(&cells, wall).0;
    if (0..N * N).any(|p| cells[p] == 2 && !inner.contains(&p) && !g.contains(&p) && p / N < 9 && p % N < 9 && around(p).any(|a| inner.contains(&a))) && kind == "none" { return None; }
    let mut points: Vec<usize> = inner.iter().copied().filter(|&p| space.contains(&p) || dame.contains(&p)).collect();
    points.sort();
    let empty = points.iter().filter(|&&p| cells[p] == 0).count();
    if empty == 0 || empty > 8 { return None; }
    Some((cells, points, target))
}
fn main() {
    let mut args = std::env::args().skip(1);
    let kind = args.next().unwrap(); let count: usize = args.next().unwrap().parse().unwrap(); let seed: u64 = args.next().unwrap().parse().unwrap();
    let show: usize = args.next().map_or(0, |s| s.parse().unwrap());
    let mut rng = Pcg64::seed_from_u64(seed);
    let judge = LifeJudge::embedded();
    let mut table: BTreeMap<(String, String), usize> = BTreeMap::new(); let (mut n, mut shown) = (0, 0);
    let mut seen = HashSet::new(); let mut times = vec![];
    while n < count {
        let Some((cells, points, target)) = draw(&mut rng, &kind) else { continue };
        if !seen.insert(cells) { continue; }
        let Some(truth) = solve(&cells, &points, target) else { continue };
        let rows: Vec<String> = (0..N).map(|r| (0..N).map(|c| [".", "B", "W"][cells[r * N + c] as usize]).collect()).collect();
        let position = Position::from_rows(&rows).unwrap();
        let t = std::time::Instant::now();
        let reading = judge.read_life(&position, &LifeSettings::default()).unwrap();
        times.push(t.elapsed().as_secs_f64());
        let point = position.size().point(target % N, target / N).unwrap();
        let chain = reading.chains.iter().find(|c| c.points.contains(&point)).unwrap();
        let said = match chain.status { Status::Alive | Status::Seki => "alive", Status::Dead => "dead", Status::Unsettled => "next" };
        let verdict = match (truth, said) {
            (a, b) if a == b && truth != "next" => if chain.ask { "right, asked" } else { "right" },
            ("next", "next") => "said",
            _ if chain.ask => "wrong, asked",
            _ => "SILENT",
        };
        let by = if chain.reason == Reason::ReadOut || matches!(chain.reason, Reason::NextMove{..} | Reason::VitalPoint(_) | Reason::Ko) { "search" } else { "estimate" };
        *table.entry((truth.to_owned(), format!("{verdict} ({by})"))).or_default() += 1;
        if (verdict == "SILENT" || verdict == "wrong, asked" && by == "search") && shown < show {
            shown += 1; println!("{truth} {verdict} {:?} {:?} conf {:.3}, target {}", chain.status, chain.reason, chain.confidence, position.size().name(point));
            for r in &rows[..9] { println!("   {}", r.chars().map(|c| c.to_string()).collect::<Vec<_>>().join(" ")); }
        }
        n += 1;
    }
    for ((truth, verdict), count) in &table { println!("{kind:8} {truth:6} {verdict:28} {count}"); }
    times.sort_by(f64::total_cmp); println!("median {:.3} worst {:.3} s", times[times.len() / 2], times[times.len() - 1]);
    let _ = Color::Black;
    let _ = rng.next_u32();
}
