use shuzi::{board, photo};
fn main() {
    let mut n = 0;
    let mut ok = 0;
    let mut bad_acc = 0;
    let mut time = 0.0;
    for f in std::env::args().skip(1) {
        let bytes = std::fs::read(&f).unwrap();
        let ph = match photo::decode(&bytes, &Default::default()) {
            Ok(p) => p,
            Err(e) => {
                println!("{f} {e}");
                continue;
            }
        };
        let t = std::time::Instant::now();
        let set = board::Settings { least_confidence: -1.0, ..Default::default() };
        let r = board::find(&ph, &set);
        let dt = t.elapsed().as_secs_f64();
        time += dt;
        let label: serde_json::Value = serde_json::from_str(
            &std::fs::read_to_string(std::path::Path::new(&f).with_extension("json")).unwrap(),
        )
        .unwrap();
        let size = label["size"].as_u64().unwrap() as usize;
        let corners: Vec<(f64, f64)> = label["corners"]
            .as_array()
            .unwrap()
            .iter()
            .map(|c| (c[0].as_f64().unwrap(), c[1].as_f64().unwrap()))
            .collect();
        let name = f.rsplit('/').take(2).collect::<Vec<_>>().join("<");
        n += 1;
        match r {
            Ok(b) => {
                let found = b.corners();
                let side = (0..4)
                    .map(|k| {
                        let (a, b) = (corners[k], corners[(k + 1) % 4]);
                        (a.0 - b.0).abs().max((a.1 - b.1).abs())
                    })
                    .fold(f64::MAX, f64::min)
                    / (size as f64 - 1.0);
                let e = if b.lines != size {
                    99.0
                } else {
                    (0..4)
                        .map(|k| {
                            (0..4)
                                .map(|q| {
                                    let p = found[(k + q) % 4];
                                    (p.x - corners[q].0).hypot(p.y - corners[q].1) / side
                                })
                                .fold(0.0, f64::max)
                        })
                        .fold(f64::MAX, f64::min)
                };
                let good = e < 0.4;
                if good {
                    ok += 1
                } else if b.confidence >= 0.5 {
                    bad_acc += 1
                }
                println!(
                    "{} {name} size {size} found {} err {e:.3} conf {:.3} fit {:.2} k1 {:.3} lean {:.2},{:.2} {:.2}s",
                    if good { "ok " } else { "BAD" },
                    b.lines,
                    b.confidence,
                    b.fit_px,
                    b.photo_from_board.lens.k1,
                    b.stone_lean.0,
                    b.stone_lean.1,
                    dt
                );
            }
            Err(e) => println!("REF {name} size {size} {e}"),
        }
    }
    println!("{ok}/{n} accepted wrong {bad_acc} mean {:.3}s", time / n as f64);
}
