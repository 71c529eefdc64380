//! The description of the interface against the types.

use serde_json::Value;
use shuzi_server::page_api::openapi;

#[test]
fn the_description_is_as_the_types_are() {
    let committed: Value = serde_json::from_str(include_str!("../src/serve/openapi.json")).unwrap();
    let again = openapi::regenerate(committed.clone()).unwrap();
    assert!(
        again == committed,
        "write it again with the example `openapi` (feature `schema`)"
    );
}
