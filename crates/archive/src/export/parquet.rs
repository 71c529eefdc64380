//! Tables as Parquet (feature `parquet`).

use std::io;
use std::path::Path;

use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::SchemaRef;
use parquet::arrow::ArrowWriter;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;

use super::arrow::{PhotoTable, PointTable};
use super::{AtomicFile, ExportedPhoto, TableWriter};
use crate::run_folder::RunSettings;
use std::sync::Arc;

/// Number of photos per record batch, which is in memory until it is written.
const BATCH_SIZE: usize = 256;

/// A Parquet file to which record batches are written.
struct ParquetFile {
    schema: SchemaRef,
    out: ArrowWriter<AtomicFile>,
}

impl ParquetFile {
    fn new(folder: &Path, name: &str, schema: SchemaRef) -> io::Result<ParquetFile> {
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            // The default contains the version of the parquet crate. Equal rows must give equal
            // files.
            .set_created_by("shuzi".to_owned())
            .build();
        let file = AtomicFile::create(folder.join(name))?;
        let out = ArrowWriter::try_new(file, Arc::clone(&schema), Some(properties))
            .map_err(io::Error::other)?;
        Ok(ParquetFile { schema, out })
    }

    fn write(&mut self, arrays: Vec<ArrayRef>) -> io::Result<()> {
        let batch =
            RecordBatch::try_new(Arc::clone(&self.schema), arrays).map_err(io::Error::other)?;
        self.out.write(&batch).map_err(io::Error::other)
    }

    fn finish(self) -> io::Result<()> {
        self.out.into_inner().map_err(io::Error::other)?.finish()
    }
}

/// `photos.parquet`.
pub(super) struct PhotosParquet {
    file: ParquetFile,
    table: PhotoTable,
}

impl PhotosParquet {
    /// Creates the file for photos that were processed with these settings.
    pub(super) fn new(folder: &Path, settings: &RunSettings) -> io::Result<PhotosParquet> {
        Ok(PhotosParquet {
            file: ParquetFile::new(folder, "photos.parquet", PhotoTable::schema())?,
            table: PhotoTable::new(settings),
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.write(self.table.take_columns())
    }
}

impl TableWriter for PhotosParquet {
    fn add(&mut self, photo: &ExportedPhoto) -> io::Result<()> {
        self.table.add(photo)?;
        if self.table.len() == BATCH_SIZE {
            self.flush()
        } else {
            Ok(())
        }
    }

    fn finish(mut self: Box<Self>) -> io::Result<()> {
        self.flush()?;
        self.file.finish()
    }
}

/// `points.parquet`.
pub(super) struct PointsParquet {
    file: ParquetFile,
    table: PointTable,
}

impl PointsParquet {
    pub(super) fn new(folder: &Path) -> io::Result<PointsParquet> {
        Ok(PointsParquet {
            file: ParquetFile::new(folder, "points.parquet", PointTable::schema())?,
            table: PointTable::default(),
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.write(self.table.take_columns())
    }
}

impl TableWriter for PointsParquet {
    fn add(&mut self, photo: &ExportedPhoto) -> io::Result<()> {
        self.table.add(photo);
        if self.table.len() == BATCH_SIZE {
            self.flush()
        } else {
            Ok(())
        }
    }

    fn finish(mut self: Box<Self>) -> io::Result<()> {
        self.flush()?;
        self.file.finish()
    }
}
