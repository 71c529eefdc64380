//! The description of the interface: what is written by hand, and the answers as their types are.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value};

use super::{ReadAnswer, ScoreAnswer, WordsAnswer};

/// Where a document has its schemas.
const SCHEMAS: &str = "/components/schemas";

/// Schemas that are written by hand: requests, and answers of the server itself. Others are made of the types.
const BY_HAND: [&str; 14] = [
    "Answer",
    "Build",
    "Corners",
    "Error",
    "Info",
    "KnownLife",
    "Language",
    "Place",
    "Point",
    "Points",
    "ReadRequest",
    "Refusal",
    "Rows",
    "ScoreRequest",
];

/// Returns the document with its schemas as the types are now; `None` where it has none.
pub fn updated(mut document: Value) -> Option<Value> {
    let schemas = document.pointer_mut(SCHEMAS)?.as_object_mut()?;
    schemas.retain(|name, _| BY_HAND.contains(&name.as_str()));
    schemas.extend(of_answers());
    Some(document)
}

/// Returns the schemas of all answers, and of what they refer to.
fn of_answers() -> Map<String, Value> {
    let mut settings = SchemaSettings::draft2020_12().for_serialize();
    settings.definitions_path = SCHEMAS.into();
    settings.meta_schema = None;
    let mut generator = settings.into_generator();
    let answers = [
        ("Reading", schema_of::<ReadAnswer>(&mut generator)),
        ("Result", schema_of::<ScoreAnswer>(&mut generator)),
        ("Words", schema_of::<WordsAnswer>(&mut generator)),
    ];
    let mut schemas = generator.take_definitions(true);
    schemas.extend(answers.map(|(name, schema)| (name.to_owned(), schema)));
    schemas
}

fn schema_of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    T::json_schema(generator).to_value()
}
