use shuzi::board::{crossings, discs, gray::Gray, mark::MarkKind};
fn main() {
    for f in std::env::args().skip(1) {
        let img = image::open(&f).unwrap().to_rgb8();
        let l = img.width().max(img.height());
        let s = (1024.0 / l as f64).min(1.0);
        let img = image::imageops::thumbnail(&img, (img.width() as f64 * s) as u32, (img.height() as f64 * s) as u32);
        let g = Gray::log_luma(&img);
        let t = std::time::Instant::now();
        let c = crossings::find(&g, 1.6, 0.004, 1500);
        let t1 = t.elapsed();
        let d = discs::find(&g, &[5.0, 6.2, 7.7, 9.6, 12.0, 15.0, 18.7, 23.0, 29.0], 0.03, 0.3);
        eprintln!("{f} {}x{} crossings {} {:?} discs {} {:?}", img.width(), img.height(), c.len(), t1, d.len(), t.elapsed()-t1);
        let mut o = img.clone();
        for m in c { imageproc::drawing::draw_hollow_circle_mut(&mut o, (m.x as i32, m.y as i32), 3, image::Rgb([0,255,0])); }
        for m in d { let c = if m.kind==MarkKind::Dark {[255,0,0]} else {[0,0,255]}; for q in 0..2 { imageproc::drawing::draw_hollow_circle_mut(&mut o, (m.x as i32, m.y as i32), m.radius_px as i32 - q, image::Rgb(c)); } }
        let name = std::path::Path::new(&f).file_stem().unwrap().to_string_lossy().to_string();
        o.save(format!("/tmp/view/marks_{name}.png")).unwrap();
    }
}
