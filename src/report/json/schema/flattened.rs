//! Reading optional fields without passing over damage.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// Reads a group of fields that stands in an object among others and may be absent as a whole: where any of `required` is
/// there, all of them have to be.
///
/// serde itself takes a flattened `Option` for `None` when one of the group's fields cannot be read.
pub(super) fn in_surrounding_object<'de, D, T>(
    deserializer: D,
    required: &[&str],
) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let fields = Map::<String, Value>::deserialize(deserializer)?;
    if !required.iter().any(|&name| fields.contains_key(name)) {
        return Ok(None);
    }
    T::deserialize(Value::Object(fields)).map(Some).map_err(D::Error::custom)
}

/// Reads a field that is always written, and is null where it has no value. Without this, serde reads a field that is
/// missing as one that is null.
pub(super) fn or_null<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(deserializer)
}
