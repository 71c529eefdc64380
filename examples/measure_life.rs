use std::io::BufRead;
use serde::Deserialize;
use shuzi::life::{Settings, signals::signals};
use shuzi::position::Position;
#[derive(Deserialize)]
struct Label { id: String, rows: Vec<String>, dead: serde_json::Value }
fn main() {
    let step: usize = std::env::args().nth(1).map_or(1, |a| a.parse().unwrap());
    let playouts: u32 = std::env::args().nth(2).map_or(100, |a| a.parse().unwrap());
    let verbose = std::env::args().nth(3).is_some();
    let settings = Settings { playouts, ..Settings::default() };
    let (mut boards, mut exact) = (0, 0);
    let start = std::time::Instant::now();
    for (n, line) in std::io::stdin().lock().lines().enumerate() {
        if n % step != 0 { continue; }
        let label: Label = serde_json::from_str(&line.unwrap()).unwrap();
        let position = Position::from_rows(&label.rows).unwrap();
        let size = position.size();
        let mut dead = vec![false; size.area()];
        for p in label.dead.as_array().unwrap() {
            let point = match p { serde_json::Value::String(s) => size.parse(s).unwrap(),
              v => size.point(v[1].as_u64().unwrap() as usize, v[0].as_u64().unwrap() as usize).unwrap() };
            dead[size.index(point)] = true;
        }
        boards += 1;
        let mut good = true;
        for s in signals(&position, &settings) {
            let truth = dead[size.index(s.points[0])];
            let said = !s.pass_alive && (s.enclosed || (s.survival_first + s.survival_second) / 2.0 < 0.5);
            if truth != said { good = false;
              if verbose { println!("{} {} {:?} n={} truth dead={} {:.2} {:.2} lib={}", label.id, size.name(s.points[0]), s.color, s.points.len(), truth, s.survival_first, s.survival_second, s.liberties); }
            }
        }
        exact += usize::from(good);
    }
    println!("{exact}/{boards} = {:.4}  {:.1} ms/board", exact as f64 / boards as f64, start.elapsed().as_secs_f64() * 1000.0 / boards as f64);
}
