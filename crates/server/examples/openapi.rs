//! Writes the description of the interface with its schemas as the types are now:
//! `cargo run -p shuzi-server --features schema --example openapi > openapi.json`, which then takes the place of
//! `crates/server/src/serve/openapi.json`.

use std::error::Error;
use std::io::Write;

fn main() -> Result<(), Box<dyn Error>> {
    let document = serde_json::from_str(include_str!("../src/serve/openapi.json"))?;
    let document = shuzi_server::api::openapi::updated(document).ok_or("The description has no schemas.")?;
    let mut out = std::io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, &document)?;
    Ok(out.write_all(b"\n")?)
}
