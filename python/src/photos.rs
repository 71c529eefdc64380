//! The photos of a batch and their names, as Python passes them.

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef};
use arrow_schema::DataType;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView, PyString};

use crate::arrow_import::import_arrays;

/// The contents of photos, which are not copied.
pub enum Photos {
    /// A list of byte strings.
    List(Vec<Option<PyBackedBytes>>),
    /// The parts of an Arrow column.
    Column(Vec<ArrayRef>),
}

impl Photos {
    /// Takes a list of bytes, or a column of binary values from any Arrow library.
    pub fn new(photos: &Bound<'_, PyAny>) -> PyResult<Photos> {
        if photos.is_instance_of::<PyString>()
            || photos.is_instance_of::<PyBytes>()
            || photos.is_instance_of::<PyByteArray>()
        {
            return Err(PyTypeError::new_err(format!(
                "photos are a list of bytes or an Arrow column, not a single {}",
                type_name(photos)
            )));
        }
        if let Some(column) = import_arrays(photos)? {
            for part in &column {
                check_type(part, is_binary, "binary values")?;
            }
            return Ok(Photos::Column(column));
        }
        let mut list = Vec::new();
        for (number, photo) in photos.try_iter()?.enumerate() {
            list.push(photo_bytes(number, &photo?)?);
        }
        Ok(Photos::List(list))
    }

    /// Returns the content of each photo; `None` for nulls.
    pub fn contents(&self) -> Vec<Option<&[u8]>> {
        match self {
            Photos::List(list) => list.iter().map(|photo| photo.as_deref()).collect(),
            Photos::Column(parts) => parts.iter().flat_map(binary_values).collect(),
        }
    }
}

/// Returns the content of a photo in a list. Other objects with a buffer than bytes are copied.
fn photo_bytes(number: usize, photo: &Bound<'_, PyAny>) -> PyResult<Option<PyBackedBytes>> {
    if photo.is_none() {
        return Ok(None);
    }
    if let Ok(bytes) = photo.cast::<PyBytes>() {
        return Ok(Some(PyBackedBytes::from(bytes.clone())));
    }
    let Ok(view) = PyMemoryView::from(photo) else {
        let hint = match photo.is_instance_of::<PyString>() || photo.hasattr("__fspath__")? {
            true => "; pass the content of the file, as path.read_bytes() returns it",
            false => "",
        };
        return Err(PyTypeError::new_err(format!(
            "photo {number} has no bytes: it is a {}{hint}",
            type_name(photo)
        )));
    };
    let copy = view.call_method0("tobytes")?;
    Ok(Some(PyBackedBytes::from(copy.cast_into::<PyBytes>()?)))
}

/// Takes names of photos: a list of strings, or an Arrow column of them, as many as there are
/// photos.
pub fn photo_names(names: &Bound<'_, PyAny>, photos: usize) -> PyResult<Vec<Option<String>>> {
    let mut list: Vec<Option<String>> = Vec::new();
    if let Some(column) = import_arrays(names)? {
        for part in &column {
            check_type(part, is_text, "strings")?;
            list.extend(text_values(part));
        }
    } else {
        if names.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err(
                "names are a list of strings, not a single one",
            ));
        }
        for name in names.try_iter()? {
            list.push(name?.extract()?);
        }
    }
    if list.len() == photos {
        Ok(list)
    } else {
        Err(PyValueError::new_err(format!(
            "there are {} names for {photos} photos",
            list.len()
        )))
    }
}

fn is_binary(kind: &DataType) -> bool {
    matches!(
        kind,
        DataType::Binary | DataType::LargeBinary | DataType::BinaryView | DataType::Null
    )
}

fn is_text(kind: &DataType) -> bool {
    matches!(
        kind,
        DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View | DataType::Null
    )
}

fn check_type(array: &ArrayRef, is_right: fn(&DataType) -> bool, wanted: &str) -> PyResult<()> {
    let kind = array.data_type();
    if is_right(kind) {
        return Ok(());
    }
    let hint = match kind {
        DataType::Struct(_) => "; pass one column of the table",
        _ => "",
    };
    Err(PyTypeError::new_err(format!(
        "the column has to be of {wanted}, not of {kind}{hint}"
    )))
}

/// Returns the values of an array that [`is_binary`].
fn binary_values(array: &ArrayRef) -> Vec<Option<&[u8]>> {
    match array.data_type() {
        DataType::Binary => array.as_binary::<i32>().iter().collect(),
        DataType::LargeBinary => array.as_binary::<i64>().iter().collect(),
        DataType::BinaryView => array.as_binary_view().iter().collect(),
        _ => vec![None; array.len()],
    }
}

/// Returns the values of an array that [`is_text`].
fn text_values(array: &ArrayRef) -> Vec<Option<String>> {
    let own = |text: Option<&str>| text.map(str::to_owned);
    match array.data_type() {
        DataType::Utf8 => array.as_string::<i32>().iter().map(own).collect(),
        DataType::LargeUtf8 => array.as_string::<i64>().iter().map(own).collect(),
        DataType::Utf8View => array.as_string_view().iter().map(own).collect(),
        _ => vec![None; array.len()],
    }
}

fn type_name(value: &Bound<'_, PyAny>) -> String {
    let name = value.get_type().name();
    name.map_or_else(|_| "value".to_owned(), |name| name.to_string())
}
