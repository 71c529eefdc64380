use shuzi::board::{crossings, discs, gray::Gray, lattice};
use image::ImageDecoder;
fn main() {
    for f in std::env::args().skip(1) {
        let mut dec = image::ImageReader::open(&f).unwrap().with_guessed_format().unwrap().into_decoder().unwrap();
        let o = dec.orientation().unwrap();
        let mut img = image::DynamicImage::from_decoder(dec).unwrap(); img.apply_orientation(o);
        let img = img.to_rgb8();
        let l = img.width().max(img.height());
        let s = (1024.0 / l as f64).min(1.0);
        let img = image::imageops::thumbnail(&img, (img.width() as f64 * s) as u32, (img.height() as f64 * s) as u32);
        let g = Gray::log_luma(&img);
        let mut marks = crossings::find(&g, 1.6, 0.004, 1500);
        marks.extend(discs::find(&g, &[5.0, 6.2, 7.7, 9.6, 12.0, 15.0, 18.7, 23.0, 29.0], 0.03, 0.3));
        let t = std::time::Instant::now();
        let ls = lattice::find(&marks, &Default::default());
        let dt = t.elapsed();
        let mut desc = vec![];
        let mut o = img.clone();
        for (k, l) in ls.iter().enumerate() {
            let (a,b) = l.marks.keys().fold((99,-99), |(a,b),k| (a.min(k.0), b.max(k.0)));
            let (c,d) = l.marks.keys().fold((99,-99), |(a,b),k| (a.min(k.1), b.max(k.1)));
            desc.push(format!("{}({}x{})", l.marks.len(), b-a+1, d-c+1));
            if k == 0 { for i in a..=b { for j in c..=d {
                let p = l.picture_from_lattice.apply(i as f64, j as f64);
                let col = if l.marks.contains_key(&(i,j)) { [0,255,0] } else { [255,0,255] };
                imageproc::drawing::draw_filled_circle_mut(&mut o, (p.0 as i32, p.1 as i32), 3, image::Rgb(col));
            }}}
        }
        let name = std::path::Path::new(&f).file_stem().unwrap().to_string_lossy().to_string();
        let dir = std::path::Path::new(&f).parent().unwrap().file_name().unwrap().to_string_lossy().to_string();
        println!("{dir}/{name} {:?} {}", dt, desc.join(" "));
        std::fs::create_dir_all("/tmp/view/lat").unwrap();
        o.save(format!("/tmp/view/lat/{dir}_{name}.png")).unwrap();
    }
}
