//! Writes the native library's answers about photos, for comparison with WebAssembly: for each
//! PHOTO a line of JSON (`file`, `width`, `height`, `read`, `score`), then its pixels of four bytes
//! each.
//!
//! ```text
//! cargo run --release -p shuzi-web --example answers -- PHOTO… | node web/test/identical.mjs
//! ```

use std::io::Write;
use std::time::Duration;

use serde_json::{Value, json};
use shuzi::photo::{Limits, decode};
use shuzi_web::desk::Desk;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut out = std::io::stdout().lock();
    let clock = || Duration::ZERO;
    for file in std::env::args().skip(1) {
        let photo = match decode(&std::fs::read(&file)?, &Limits::default()) {
            Ok(photo) => photo,
            Err(error) => {
                eprintln!("{file}: {error}");
                continue;
            }
        };
        let (width, height) = photo.pixels.dimensions();
        let rgba: Vec<u8> = photo
            .pixels
            .pixels()
            .flat_map(|pixel| [pixel[0], pixel[1], pixel[2], 255])
            .collect();
        let mut desk = Desk::new();
        desk.add_photo(width, height, rgba.clone());
        let read: Value = serde_json::from_str(
            &desk.read(&serde_json::to_vec(&json!({ "names": [file] }))?, &clock)?,
        )?;
        let score: Value = match read.get("rows") {
            Some(rows) => {
                let request = json!({ "rows": rows, "uncertain": read["uncertain"], "file": file });
                serde_json::from_str(&desk.score(&serde_json::to_vec(&request)?, &clock)?)?
            }
            None => Value::Null,
        };
        let line =
            json!({ "file": file, "width": width, "height": height, "read": read, "score": score });
        writeln!(out, "{line}")?;
        out.write_all(&rgba)?;
    }
    Ok(())
}
