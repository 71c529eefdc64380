//! Takes over arrays that another library exports through the Arrow C data interface.
//!
//! # Why there is unsafe code
//!
//! The [PyCapsule interface](https://arrow.apache.org/docs/format/CDataInterface/PyCapsuleInterface.html)
//! passes a pointer to a C struct in a capsule with a fixed name. No crate for this version of Arrow
//! and pyo3 takes arrays that are not structs out of capsules, so that is done here, and nothing
//! else: three dereferences, each of a pointer whose capsule has the name that the specification
//! reserves for its type. What the name cannot tell, whether the producer filled the struct
//! correctly, is what every consumer of the interface has to trust.
//!
//! Once taken over, the arrays are checked in full ([`ArrayData::validate_full`]), so that offsets
//! that run backwards or lead out of the array are an error here and not a fault later.
//! `sanitizer/run.sh` runs this file under the address sanitiser.

#![allow(unsafe_code)]

use std::ffi::CStr;
use std::panic::catch_unwind;
use std::ptr::NonNull;

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi};
use arrow_array::ffi_stream::{ArrayStreamReader, FFI_ArrowArrayStream};
use arrow_array::{Array, ArrayRef, make_array};
use arrow_data::ArrayData;
use arrow_schema::ArrowError;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

/// Returns the arrays of a column: one from an object with `__arrow_c_array__`, several from one
/// with `__arrow_c_stream__`, and `None` from any other object.
pub fn import_arrays(column: &Bound<'_, PyAny>) -> PyResult<Option<Vec<ArrayRef>>> {
    if column.hasattr("__arrow_c_array__")? {
        import_array(column).map(|array| Some(vec![array]))
    } else if column.hasattr("__arrow_c_stream__")? {
        import_stream(column).map(Some)
    } else {
        Ok(None)
    }
}

fn import_array(column: &Bound<'_, PyAny>) -> PyResult<ArrayRef> {
    let exported = column.call_method0("__arrow_c_array__")?;
    let (schema, array): (Bound<'_, PyCapsule>, Bound<'_, PyCapsule>) = exported.extract()?;
    let schema: NonNull<FFI_ArrowSchema> = pointer(&schema, c"arrow_schema")?;
    let array: NonNull<FFI_ArrowArray> = pointer(&array, c"arrow_array")?;
    // SAFETY: A capsule of this name holds an initialised `ArrowArray`. It is moved out, which the
    // interface asks the consumer to do: the capsule is left with a released array.
    let array = unsafe { FFI_ArrowArray::from_raw(array.as_ptr()) };
    if array.is_released() {
        return Err(PyValueError::new_err("the Arrow array was used before"));
    }
    guard(move || {
        // SAFETY: A capsule of this name holds an initialised `ArrowSchema`, which lives as long as
        // `exported`. The producer states that it describes the array.
        let data = unsafe { from_ffi(array, schema.as_ref()) }?;
        check(data)
    })
}

fn import_stream(column: &Bound<'_, PyAny>) -> PyResult<Vec<ArrayRef>> {
    let exported = column.call_method0("__arrow_c_stream__")?;
    let capsule = exported.cast::<PyCapsule>().map_err(PyErr::from)?;
    let stream: NonNull<FFI_ArrowArrayStream> = pointer(capsule, c"arrow_array_stream")?;
    // SAFETY: A capsule of this name holds an initialised `ArrowArrayStream`. It is moved out, as
    // above.
    let stream = unsafe { FFI_ArrowArrayStream::from_raw(stream.as_ptr()) };
    guard(move || {
        ArrayStreamReader::try_new(stream)?
            .map(|array| check(array?.to_data()))
            .collect()
    })
}

/// Returns the pointer in a capsule of this name.
fn pointer<T>(capsule: &Bound<'_, PyCapsule>, name: &'static CStr) -> PyResult<NonNull<T>> {
    let pointer = capsule
        .pointer_checked(Some(name))
        .map_err(|_| PyTypeError::new_err(format!("this is not a capsule named {name:?}")))?
        .cast::<T>();
    if pointer.is_aligned() {
        Ok(pointer)
    } else {
        Err(PyValueError::new_err(format!(
            "the capsule {name:?} has a damaged pointer"
        )))
    }
}

/// Returns the array, if its offsets and lengths fit its buffers.
fn check(data: ArrayData) -> Result<ArrayRef, ArrowError> {
    data.validate_full()?;
    Ok(make_array(data))
}

/// Runs an import. Arrow panics at some structs that no producer should make, such as a schema that
/// was released.
fn guard<T>(import: impl FnOnce() -> Result<T, ArrowError>) -> PyResult<T> {
    match catch_unwind(std::panic::AssertUnwindSafe(import)) {
        Ok(imported) => imported.map_err(|error| PyValueError::new_err(error.to_string())),
        Err(_) => Err(PyValueError::new_err("the Arrow data is damaged")),
    }
}
