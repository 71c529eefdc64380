//! Tables of photos and their schema, which any Arrow library can take over.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::types::{Float32Type, Float64Type, Int64Type, UInt8Type};
use arrow_array::{Array, ArrayRef, RecordBatch, RecordBatchIterator, StructArray};
use arrow_schema::{ArrowError, DataType, SchemaRef};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyList};
use shuzi_archive::export::arrow::{PhotoTable, schema_with_points};

/// A schema of tables.
#[pyclass(frozen, module = "shuzi._native", eq)]
#[derive(PartialEq)]
pub struct Schema {
    schema: SchemaRef,
}

/// Returns the schema of `photos.parquet`, on request with the columns of `points.parquet`.
#[pyfunction]
#[pyo3(signature = (*, points))]
pub fn photo_schema(points: bool) -> Schema {
    let schema = match points {
        true => schema_with_points(),
        false => PhotoTable::schema(),
    };
    Schema { schema }
}

#[pymethods]
impl Schema {
    /// The names of the columns.
    #[getter]
    fn names(&self) -> Vec<String> {
        column_names(&self.schema)
    }

    /// The Arrow types of the columns by their names.
    #[getter]
    fn types(&self) -> std::collections::BTreeMap<String, String> {
        let fields = self.schema.fields().iter();
        fields
            .map(|field| (field.name().clone(), field.data_type().to_string()))
            .collect()
    }

    fn __len__(&self) -> usize {
        self.schema.fields().len()
    }

    fn __repr__(&self) -> String {
        let columns: Vec<String> = self
            .schema
            .fields()
            .iter()
            .map(|field| format!("{}: {}", field.name(), field.data_type()))
            .collect();
        format!("Schema({})", columns.join(", "))
    }

    /// Exports the schema.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema_capsule(py, &self.schema)
    }
}

/// Rows of photos in the order in which the photos were passed.
#[pyclass(frozen, module = "shuzi._native")]
pub struct Table {
    schema: SchemaRef,
    batches: Vec<RecordBatch>,
}

impl Table {
    /// Returns the table of some batches, all of which have this schema.
    pub fn new(schema: SchemaRef, batches: Vec<RecordBatch>) -> Table {
        Table { schema, batches }
    }

    fn rows(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }
}

#[pymethods]
impl Table {
    /// The schema.
    #[getter]
    fn schema(&self) -> Schema {
        Schema {
            schema: Arc::clone(&self.schema),
        }
    }

    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<String> {
        column_names(&self.schema)
    }

    fn __len__(&self) -> usize {
        self.rows()
    }

    fn __repr__(&self) -> String {
        let columns = self.schema.fields().len();
        format!("<shuzi.Table: {} rows, {columns} columns>", self.rows())
    }

    /// Returns the rows as a list of dictionaries.
    fn to_pylist<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let rows = PyList::empty(py);
        for batch in &self.batches {
            for row in 0..batch.num_rows() {
                let values = PyDict::new(py);
                for (field, column) in self.schema.fields().iter().zip(batch.columns()) {
                    values.set_item(field.name(), value_at(py, column, row)?)?;
                }
                rows.append(values)?;
            }
        }
        Ok(rows)
    }

    /// Exports the table as one array. A table of more rows than fit into one is a stream only.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        // The interface leaves it to the producer whether it can provide another schema.
        drop(requested_schema);
        let array = match self.batches.as_slice() {
            [] => StructArray::from(RecordBatch::new_empty(Arc::clone(&self.schema))),
            [batch] => StructArray::from(batch.clone()),
            _ => {
                return Err(PyValueError::new_err(
                    "the table is too large for one Arrow array; use __arrow_c_stream__",
                ));
            }
        };
        let array = FFI_ArrowArray::new(&array.to_data());
        Ok((
            schema_capsule(py, &self.schema)?,
            PyCapsule::new_with_value(py, array, c"arrow_array")?,
        ))
    }

    /// Exports the table as a stream of record batches.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        drop(requested_schema);
        let batches = self.batches.clone().into_iter().map(Ok);
        let reader = RecordBatchIterator::new(batches, Arc::clone(&self.schema));
        let stream = FFI_ArrowArrayStream::new(Box::new(reader));
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }

    /// Exports the schema.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        schema_capsule(py, &self.schema)
    }
}

fn column_names(schema: &SchemaRef) -> Vec<String> {
    let fields = schema.fields().iter();
    fields.map(|field| field.name().clone()).collect()
}

fn schema_capsule<'py>(py: Python<'py>, schema: &SchemaRef) -> PyResult<Bound<'py, PyCapsule>> {
    let schema = FFI_ArrowSchema::try_from(schema.as_ref()).map_err(arrow_error)?;
    PyCapsule::new_with_value(py, schema, c"arrow_schema")
}

fn arrow_error(error: ArrowError) -> PyErr {
    PyRuntimeError::new_err(error.to_string())
}

/// Returns a value as a Python object. The types are those of the schemas of photos and points.
fn value_at<'py>(py: Python<'py>, array: &ArrayRef, row: usize) -> PyResult<Bound<'py, PyAny>> {
    if array.is_null(row) {
        return py.None().into_bound_py_any(py);
    }
    match array.data_type() {
        DataType::Utf8 => array.as_string::<i32>().value(row).into_bound_py_any(py),
        DataType::Boolean => array.as_boolean().value(row).into_bound_py_any(py),
        DataType::Int64 => array
            .as_primitive::<Int64Type>()
            .value(row)
            .into_bound_py_any(py),
        DataType::UInt8 => array
            .as_primitive::<UInt8Type>()
            .value(row)
            .into_bound_py_any(py),
        DataType::Float32 => array
            .as_primitive::<Float32Type>()
            .value(row)
            .into_bound_py_any(py),
        DataType::Float64 => array
            .as_primitive::<Float64Type>()
            .value(row)
            .into_bound_py_any(py),
        DataType::List(_) => list_of(py, &array.as_list::<i32>().value(row)),
        DataType::FixedSizeList(..) => list_of(py, &array.as_fixed_size_list().value(row)),
        other => Err(PyValueError::new_err(format!("no Python value of {other}"))),
    }
}

fn list_of<'py>(py: Python<'py>, values: &ArrayRef) -> PyResult<Bound<'py, PyAny>> {
    let list = PyList::empty(py);
    for row in 0..values.len() {
        list.append(value_at(py, values, row)?)?;
    }
    Ok(list.into_any())
}
