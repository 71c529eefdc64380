use shuzi::board::{crossings, discs, gray::Gray, lattice, candidate};
use shuzi::geometry::*;
use image::ImageDecoder;
fn main() {
    let mut ok = 0; let mut n = 0;
    for f in std::env::args().skip(1) {
        let mut dec = image::ImageReader::open(&f).unwrap().with_guessed_format().unwrap().into_decoder().unwrap();
        let o = dec.orientation().unwrap();
        let mut img = image::DynamicImage::from_decoder(dec).unwrap(); img.apply_orientation(o);
        let img = img.to_rgb8();
        let l = img.width().max(img.height());
        let s = (1024.0 / l as f64).min(1.0);
        let img = image::imageops::thumbnail(&img, (img.width() as f64 * s) as u32, (img.height() as f64 * s) as u32);
        let g = Gray::log_luma(&img);
        let mut marks = crossings::find(&g, 1.6, 0.004, 1300);
        marks.extend(discs::find(&g, &[5.0, 6.2, 7.7, 9.6, 12.0, 15.0, 18.7, 23.0, 29.0], 0.03, 0.3));
        let t0 = std::time::Instant::now(); let ls = lattice::find(&marks, &Default::default());
        let label: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(std::path::Path::new(&f).with_extension("json")).unwrap()).unwrap();
        let size = label["size"].as_u64().unwrap() as usize;
        let corners: Vec<(f64,f64)> = label["corners"].as_array().unwrap().iter().map(|c| (c[0].as_f64().unwrap()*s, c[1].as_f64().unwrap()*s)).collect();
        eprintln!("lattice {:?}", t0.elapsed()); let t = std::time::Instant::now();
        let mut all = vec![];
        for (k, l) in ls.iter().enumerate() {
            let mut v = vec![(k.to_string(), l.clone())];
            for (q, c) in l.checkered().into_iter().enumerate() { if c.marks.len() > 30 { v.push((format!("{k}c{q}"), c)); } }
            for (name, l) in v {
                if let Some(c) = candidate::judge(&g, &l, &[9, 13, 19]) { all.push((name, l.marks.len(), c)); }
            }
        }
        let dt = t.elapsed();
        let err = |c: &candidate::Candidate, w: &shuzi::board::window::Window, map: &PhotoFromBoard| {
            if w.lines != size { return 99.0 }
            let _ = c;
            let (l, t, e) = (w.left as f64, w.top as f64, (w.lines - 1) as f64);
            let found: Vec<PhotoPoint> = [(l,t),(l+e,t),(l+e,t+e),(l,t+e)].iter().map(|&(x,y)| map.photo(BoardPoint{x,y})).collect();
            let side = (0..4).map(|k| { let (a,b)=(corners[k], corners[(k+1)%4]); (a.0-b.0).abs().max((a.1-b.1).abs()) }).fold(f64::MAX, f64::min) / (size as f64 - 1.0);
            (0..4).map(|k| (0..4).map(|q| { let p = found[(k+q)%4]; (p.x-corners[q].0).hypot(p.y-corners[q].1)/side }).fold(0.0, f64::max)).fold(f64::MAX, f64::min)
        };
        all.sort_by(|a, b| b.2.windows[0].score.total_cmp(&a.2.windows[0].score));
        let name = std::path::Path::new(&f).file_stem().unwrap().to_string_lossy().to_string();
        let dir = std::path::Path::new(&f).parent().unwrap().file_name().unwrap().to_string_lossy().to_string();
        print!("{dir}/{name} size {size} {:?} ", dt);
        let mut o = img.clone();
        if let Some((_, _, c)) = all.iter().find(|a| a.0 == "0") { let map=&c.picture_from_lattice; for w in c.windows.iter().take(400) { let e=err(c,w,map); if e<0.4 { let mut st=0; let mut li=0.0; let mut neg=0.0; let mut out=0.0; let mut unseen=0; for j in 0..w.lines as i32 { for i in 0..w.lines as i32 { let nd=c.evidence.node(w.left+i,w.top+j); if nd.stone>0.0 {st+=1} else { for (k,l) in nd.lines.iter().enumerate() { let d=shuzi::board::evidence::DIRECTIONS[k]; let inn = (0..w.lines as i32).contains(&(i+d.0)) && (0..w.lines as i32).contains(&(j+d.1)); if inn { if *l>0.0 {li+=l} else {neg+=l} } else {out-=l} } } if !nd.in_picture {unseen+=1} }} println!("TRUE0 score {} stones {st} lines {li} neg {neg} out {out} unseen {unseen}", w.score); } } }
        for (k, (nm, m, c)) in all.iter().take(3).enumerate() {
            let w = &c.windows[0];
            let e = err(c, w, &c.picture_from_lattice);
            print!(" | {nm} m{m} {}: {:.0} ({:.0}) err {:.2}", w.lines, w.score, c.windows.get(1).map_or(0.0, |w| w.score), e);
            if k == 0 {
                n += 1;
                let fit = candidate::refit(c, w);
                let e2 = fit.as_ref().map_or(98.0, |f| err(c, w, &f.picture_from_board));
                if e2 < 0.4 { ok += 1 }
                print!(" REFIT {e2:.3} rms {:.2} k1 {:.3} {}", fit.as_ref().map_or(0.0, |f| f.rms_px), fit.as_ref().map_or(0.0, |f| f.picture_from_board.lens.k1), if e2 < 0.4 {""} else {"BAD"});
                let map = fit.map_or(c.picture_from_lattice.clone(), |f| f.picture_from_board);
                for j in 0..w.lines as i32 { for i in 0..w.lines as i32 {
                    let p = map.photo(BoardPoint{x:(w.left+i) as f64, y:(w.top+j) as f64});
                    let nd = c.evidence.node(w.left+i, w.top+j);
                    imageproc::drawing::draw_filled_circle_mut(&mut o, (p.x as i32, p.y as i32), 3, image::Rgb(if nd.stone>0.0 {[255,0,0]} else {[0,255,0]}));
                }}
            }
        }
        println!();
        std::fs::create_dir_all("/tmp/view/board").unwrap();
        o.save(format!("/tmp/view/board/{dir}_{name}.png")).unwrap();
    }
    println!("{ok}/{n}");
}
