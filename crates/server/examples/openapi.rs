//! Writes the OpenAPI description of the interface with schemas generated from the present types:
//! `cargo run -p shuzi-server --features schema --example openapi > openapi.json`, which then takes
//! the place of `crates/server/src/serve/openapi.json`.

use std::error::Error;
use std::io::Write;

fn main() -> Result<(), Box<dyn Error>> {
    let document = serde_json::from_str(include_str!("../src/serve/openapi.json"))?;
    let document = shuzi_server::page_api::openapi::regenerate(document)
        .ok_or("The description has no schemas.")?;
    let mut out = std::io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, &document)?;
    Ok(out.write_all(b"\n")?)
}
