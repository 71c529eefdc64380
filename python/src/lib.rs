//! The native half of the Python package `shuzi`.
//!
//! It converts between Python and the crates that do the work: [`report`] has reports of single
//! photos and records, [`reader`] reads many photos with the code of `shuzi batch`, [`table`] and
//! [`photos`] pass them through the Arrow C data interface, [`program`] is the command line. The
//! Python files beside it (`shuzi/`) are what users import.
//!
//! **Invariant:** the interpreter is released while photos are read, and nothing here holds a lock
//! while it waits for it.

mod arrow_import;
mod options;
mod photos;
mod program;
mod reader;
mod report;
mod table;

use std::sync::LazyLock;

use shuzi::count::Networks;

/// The networks of all threads that call this module.
static NETWORKS: LazyLock<Networks> = LazyLock::new(Networks::embedded);

/// The native half of `shuzi`.
#[pyo3::pymodule(gil_used = false, name = "_native")]
mod native {
    #[pymodule_export]
    use super::program::run_program;
    #[pymodule_export]
    use super::reader::NativeReader;
    #[pymodule_export]
    use super::report::{NativeReport, count_photo, read_photo, score_record};
    #[pymodule_export]
    use super::table::{Schema, Table, photo_schema};
}
