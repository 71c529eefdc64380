//! The OpenAPI description of the interface: a part written by hand, and the schemas of the
//! answers, generated from their types.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value};

use super::{ReadAnswer, ScoreAnswer, WordsAnswer};

/// The place of the schemas in a document, as a JSON pointer.
const SCHEMAS: &str = "/components/schemas";

/// Schemas that are written by hand: those of requests, and of answers of the server itself. All
/// others are generated.
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

/// Replaces the generated schemas in a document by those of the present types. Returns `None` if
/// the document has no schemas.
pub fn regenerate(mut document: Value) -> Option<Value> {
    let schemas = document.pointer_mut(SCHEMAS)?.as_object_mut()?;
    schemas.retain(|name, _| BY_HAND.contains(&name.as_str()));
    schemas.extend(generate_answer_schemas());
    Some(document)
}

/// Returns the schemas of all answers, and of the types that they refer to.
fn generate_answer_schemas() -> Map<String, Value> {
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
