//! Takes photos over from Python with the code of the package, and looks at every byte of them.

#[path = "../../src/arrow_import.rs"]
mod arrow_import;
#[path = "../../src/photos.rs"]
mod photos;

use pyo3::prelude::*;

/// Returns the sum of the bytes of each photo, and of the lengths of names if there are any.
#[pyfunction]
#[pyo3(signature = (photos, names = None))]
fn sums(photos: &Bound<'_, PyAny>, names: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<Option<u64>>> {
    let photos = photos::Photos::new(photos)?;
    let contents = photos.contents();
    if let Some(names) = names {
        photos::photo_names(names, contents.len())?;
    }
    let sum = |bytes: &[u8]| bytes.iter().map(|&byte| u64::from(byte)).sum();
    Ok(contents.iter().map(|photo| photo.map(sum)).collect())
}

/// The module.
#[pymodule(gil_used = false)]
mod arrow_import_sanitized {
    #[pymodule_export]
    use super::sums;
}
