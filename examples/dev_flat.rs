use shuzi::{board, geometry::*, photo};
fn main() {
    let f = std::env::args().nth(1).unwrap();
    let ph = photo::decode(&std::fs::read(&f).unwrap(), &Default::default()).unwrap();
    let b = board::find(&ph, &board::Settings { least_confidence: -1.0, ..Default::default() }).unwrap();
    let s = 40.0;
    let m = 2.5;
    let side = ((b.lines as f64 - 1.0 + 2.0 * m) * s) as u32;
    let mut o = image::RgbImage::new(side, side);
    for y in 0..side {
        for x in 0..side {
            let p = b.photo_from_board.photo(BoardPoint { x: x as f64 / s - m, y: y as f64 / s - m });
            if p.x >= 0.0
                && p.y >= 0.0
                && (p.x as u32) < ph.pixels.width()
                && (p.y as u32) < ph.pixels.height()
            {
                o.put_pixel(x, y, *ph.pixels.get_pixel(p.x as u32, p.y as u32));
            }
            let on = |v: f64| (v - v.round()).abs() < 0.02 && v.round() >= 0.0 && v.round() < b.lines as f64;
            if on(x as f64 / s - m) && y % 4 == 0 || on(y as f64 / s - m) && x % 4 == 0 {
                o.put_pixel(x, y, image::Rgb([0, 255, 255]));
            }
        }
    }
    o.save("/tmp/view/flat.png").unwrap();
}
