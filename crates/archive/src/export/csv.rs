//! Tables as comma separated values (RFC 4180).

use std::io;
use std::path::Path;

use csv::Writer;

use super::{Column, Growing, Record, Table, columns};

/// `photos.csv`.
pub(super) struct Photos {
    columns: Vec<Column>,
    out: Writer<Growing>,
}

impl Photos {
    pub(super) fn new(folder: &Path) -> io::Result<Photos> {
        let mut out = Writer::from_writer(Growing::begin(folder.join("photos.csv"))?);
        let columns = columns();
        out.write_record(columns.iter().map(|column| column.name))?;
        Ok(Photos { columns, out })
    }
}

impl Table for Photos {
    fn add(&mut self, record: &Record) -> io::Result<()> {
        Ok(self.out.write_record(self.columns.iter().map(|column| column.get.text(record)))?)
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        finished(self.out)
    }
}

/// `timings.csv`: how long each step took; the only table that differs from run to run.
pub(super) struct Timings {
    out: Writer<Growing>,
}

const STEPS: [&str; 6] = ["decode", "board", "stones", "life", "score", "all"];

impl Timings {
    pub(super) fn new(folder: &Path) -> io::Result<Timings> {
        let mut out = Writer::from_writer(Growing::begin(folder.join("timings.csv"))?);
        out.write_field("file")?;
        out.write_record(STEPS.map(|step| format!("{step}_ms")))?;
        Ok(Timings { out })
    }
}

impl Table for Timings {
    fn add(&mut self, record: &Record) -> io::Result<()> {
        let took = |step| record.row.timings_ms.get(step).map(f64::to_string).unwrap_or_default();
        self.out.write_field(&record.name)?;
        Ok(self.out.write_record(STEPS.map(took))?)
    }

    fn finish(self: Box<Self>) -> io::Result<()> {
        finished(self.out)
    }
}

fn finished(out: Writer<Growing>) -> io::Result<()> {
    out.into_inner().map_err(|error| io::Error::other(error.to_string()))?.finish()
}
