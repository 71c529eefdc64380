//! Writes the native library's answers about photos, for comparison with WebAssembly: for each
//! PHOTO a line of JSON (`file`, `read`, `score`).
//!
//! ```text
//! cargo run --release -p shuzi-web --example answers -- PHOTO… | node web/test/identical.mjs
//! ```

use std::io::Write;
use std::time::Duration;

use serde_json::{Value, json};
use shuzi_web::desk::Desk;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut out = std::io::stdout().lock();
    let clock = || Duration::ZERO;
    for file in std::env::args().skip(1) {
        let mut desk = Desk::new();
        desk.add_photo_file(std::fs::read(&file)?);
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
        writeln!(
            out,
            "{}",
            json!({ "file": file, "read": read, "score": score })
        )?;
    }
    Ok(())
}
