//! Reads optional fields without overlooking damage.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// Reads a group of fields among the others of an object. The group may be absent, but only as a
/// whole: if any of the `required` fields is there, all of them have to be.
///
/// serde alone would read a flattened `Option` as `None` if one of the group's fields is missing or
/// damaged.
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
    T::deserialize(Value::Object(fields))
        .map(Some)
        .map_err(D::Error::custom)
}

/// Reads a field that is always written, as null if it has no value.
///
/// Without this function, serde would read a missing field as null.
pub(super) fn or_null<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(deserializer)
}
