//! Reads many photos, with the rows and the worker processes of `shuzi batch`.

use std::ffi::OsString;
use std::time::Duration;

use arrow_array::RecordBatch;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use shuzi_archive::export::arrow::{PhotoTable, schema_with_points, to_record_batch};
use shuzi_archive::{BatchReader, PhotoInput, RunSettings, WorkerSettings, task_settings};
use shuzi_cli::{Program, TaskParts, parse_task};

use crate::NETWORKS;
use crate::photos::{Photos, photo_names};
use crate::table::Table;

/// Number of rows of one record batch. The longest answers have some 40 kB, and the texts of a
/// column must not exceed 2 GB together.
const BATCH_ROWS: usize = 1 << 15;

/// Reads many photos with one task.
#[pyclass(frozen, module = "shuzi._native")]
pub struct NativeReader {
    reader: BatchReader,
    settings: RunSettings,
}

#[pymethods]
impl NativeReader {
    /// Returns a reader with the task that `shuzi batch` has with these options. Photos are read in
    /// worker processes if there is a time limit for them; `command` starts the program.
    #[new]
    #[pyo3(signature = (options, *, threads, time_limit, memory_limit, command))]
    fn new(
        options: Vec<String>,
        threads: usize,
        time_limit: Option<f64>,
        memory_limit: u64,
        command: Vec<OsString>,
    ) -> PyResult<NativeReader> {
        let parts = parse_task(&options, &Program { command }, memory_limit);
        let TaskParts {
            task,
            settings,
            worker_command,
        } = parts.map_err(PyValueError::new_err)?;
        let time_limit = time_limit.map(|seconds| {
            Duration::try_from_secs_f64(seconds)
                .ok()
                .filter(|limit| !limit.is_zero())
                .ok_or_else(|| {
                    PyValueError::new_err("the time limit is a number of seconds above 0")
                })
        });
        let workers = time_limit.transpose()?.map(|time_limit| WorkerSettings {
            command: worker_command,
            settings: settings.clone(),
            time_limit,
        });
        Ok(NativeReader {
            reader: BatchReader::new(task, threads, workers),
            settings: task_settings(&settings),
        })
    }

    /// Reads photos into a table.
    #[pyo3(signature = (photos, names, *, points))]
    fn read_many(
        &self,
        py: Python<'_>,
        photos: &Bound<'_, PyAny>,
        names: Option<&Bound<'_, PyAny>>,
        points: bool,
    ) -> PyResult<Table> {
        let photos = Photos::new(photos)?;
        let contents = photos.contents();
        let names = match names {
            Some(names) => photo_names(names, contents.len())?,
            None => vec![None; contents.len()],
        };
        let inputs: Vec<PhotoInput<'_>> = contents
            .iter()
            .zip(&names)
            .map(|(&bytes, name)| PhotoInput {
                name: name.as_deref(),
                bytes,
            })
            .collect();
        let mut interrupt: Option<PyErr> = None;
        let batches = py.detach(|| {
            let mut keep_going = || {
                interrupt = Python::attach(|py| py.check_signals()).err();
                interrupt.is_none()
            };
            self.read_batches(&inputs, points, &mut keep_going)
        });
        if let Some(interrupt) = interrupt {
            return Err(interrupt);
        }
        let batches = batches.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        let schema = match points {
            true => schema_with_points(),
            false => PhotoTable::schema(),
        };
        Ok(Table::new(schema, batches))
    }
}

impl NativeReader {
    /// Reads photos into record batches, until `keep_going` returns false.
    fn read_batches(
        &self,
        photos: &[PhotoInput<'_>],
        points: bool,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> std::io::Result<Vec<RecordBatch>> {
        let mut batches = Vec::new();
        for photos in photos.chunks(BATCH_ROWS) {
            match self.reader.read(photos, &NETWORKS, keep_going)? {
                Some(rows) => batches.push(to_record_batch(&rows, &self.settings, points)?),
                None => break,
            }
        }
        Ok(batches)
    }
}
