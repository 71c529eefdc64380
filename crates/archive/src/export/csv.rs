//! Tables as comma-separated values (RFC 4180).

use std::io;
use std::path::Path;

use csv::Writer;

use super::columns::quote_formula;
use super::{AtomicFile, Column, ExportedPhoto, TableWriter, columns};

/// `photos.csv`.
pub(super) struct PhotosCsv {
    columns: Vec<Column>,
    out: Writer<AtomicFile>,
}

impl PhotosCsv {
    pub(super) fn new(folder: &Path) -> io::Result<PhotosCsv> {
        let mut out = Writer::from_writer(AtomicFile::create(folder.join("photos.csv"))?);
        let columns = columns();
        out.write_record(columns.iter().map(|column| column.name))?;
        Ok(PhotosCsv { columns, out })
    }
}

impl TableWriter for PhotosCsv {
    fn add(&mut self, photo: &ExportedPhoto) -> io::Result<()> {
        Ok(self
            .out
            .write_record(self.columns.iter().map(|column| column.get.to_text(photo)))?)
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        finish_file(self.out)
    }
}

/// `timings.csv`: the duration of each step. This is the only table that differs between runs over
/// the same photos.
pub(super) struct TimingsCsv {
    out: Writer<AtomicFile>,
}

const STEPS: [&str; 6] = ["decode", "board", "stones", "life", "score", "all"];

impl TimingsCsv {
    pub(super) fn new(folder: &Path) -> io::Result<TimingsCsv> {
        let mut out = Writer::from_writer(AtomicFile::create(folder.join("timings.csv"))?);
        out.write_field("file")?;
        out.write_record(STEPS.map(|step| format!("{step}_ms")))?;
        Ok(TimingsCsv { out })
    }
}

impl TableWriter for TimingsCsv {
    fn add(&mut self, photo: &ExportedPhoto) -> io::Result<()> {
        let milliseconds = |step| {
            photo
                .row
                .timings_ms
                .get(step)
                .map(f64::to_string)
                .unwrap_or_default()
        };
        self.out.write_field(quote_formula(photo.name.clone()))?;
        Ok(self.out.write_record(STEPS.map(milliseconds))?)
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        finish_file(self.out)
    }
}

fn finish_file(out: Writer<AtomicFile>) -> io::Result<()> {
    out.into_inner()
        .map_err(|error| io::Error::other(error.to_string()))?
        .finish()
}
