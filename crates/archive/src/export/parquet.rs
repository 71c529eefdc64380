//! Tables as Parquet (feature `parquet`).

use std::io;
use std::path::Path;
use std::sync::Arc;

use arrow_array::builder::{
    ArrayBuilder, BooleanBuilder, FixedSizeListBuilder, Float32Builder, Float64Builder,
    Int64Builder, ListBuilder, StringBuilder, UInt8Builder,
};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use parquet::arrow::ArrowWriter;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;

use super::{AtomicFile, Column, ColumnGetter, ExportedPhoto, TableWriter, columns};
use crate::row::Row;
use shuzi::color::Color;

/// Number of photos per record batch, which is in memory until it is written.
const BATCH_SIZE: usize = 256;

/// Largest board of the table of points, in lines.
const MAX_LINES: usize = 19;
const POINTS: usize = MAX_LINES * MAX_LINES;

/// A Parquet file to which record batches are written.
struct ParquetFile {
    schema: SchemaRef,
    out: ArrowWriter<AtomicFile>,
}

impl ParquetFile {
    fn new(folder: &Path, name: &str, fields: Vec<Field>) -> io::Result<ParquetFile> {
        let schema = Arc::new(Schema::new(fields));
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

/// `photos.parquet`: the columns of the table of photos, and the complete answer.
pub(super) struct PhotosParquet {
    file: ParquetFile,
    columns: Vec<Column>,
    builders: Vec<ColumnBuilder>,
    answers: StringBuilder,
    rows: usize,
}

/// The values of a column that are not written yet.
enum ColumnBuilder {
    Text(StringBuilder),
    Integer(Int64Builder),
    Number(Float64Builder),
    Boolean(BooleanBuilder),
    TextList(ListBuilder<StringBuilder>),
    Corners(FixedSizeListBuilder<Float64Builder>),
}

impl PhotosParquet {
    pub(super) fn new(folder: &Path) -> io::Result<PhotosParquet> {
        let columns = columns();
        let mut fields: Vec<Field> = columns
            .iter()
            .map(|column| Field::new(column.name, data_type(column.get), true))
            .collect();
        fields.push(Field::new("answer", DataType::Utf8, false));
        let builders = columns
            .iter()
            .map(|column| ColumnBuilder::new(column.get))
            .collect();
        let file = ParquetFile::new(folder, "photos.parquet", fields)?;
        Ok(PhotosParquet {
            file,
            columns,
            builders,
            answers: StringBuilder::new(),
            rows: 0,
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        let mut arrays: Vec<ArrayRef> = self
            .builders
            .iter_mut()
            .map(ColumnBuilder::finish)
            .collect();
        arrays.push(Arc::new(self.answers.finish()));
        self.rows = 0;
        self.file.write(arrays)
    }
}

impl TableWriter for PhotosParquet {
    fn add(&mut self, photo: &ExportedPhoto) -> io::Result<()> {
        for (column, builder) in self.columns.iter().zip(&mut self.builders) {
            builder.add(column.get, photo);
        }
        self.answers.append_value(photo.to_json()?);
        self.rows += 1;
        if self.rows == BATCH_SIZE {
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

fn data_type(get: ColumnGetter) -> DataType {
    let item = |kind| Arc::new(Field::new("item", kind, true));
    match get {
        ColumnGetter::Text(_) => DataType::Utf8,
        ColumnGetter::Integer(_) => DataType::Int64,
        ColumnGetter::Number(_) => DataType::Float64,
        ColumnGetter::Boolean(_) => DataType::Boolean,
        ColumnGetter::TextList(_) => DataType::List(item(DataType::Utf8)),
        ColumnGetter::Corners(_) => DataType::FixedSizeList(item(DataType::Float64), 8),
    }
}

impl ColumnBuilder {
    fn new(get: ColumnGetter) -> ColumnBuilder {
        match get {
            ColumnGetter::Text(_) => ColumnBuilder::Text(StringBuilder::new()),
            ColumnGetter::Integer(_) => ColumnBuilder::Integer(Int64Builder::new()),
            ColumnGetter::Number(_) => ColumnBuilder::Number(Float64Builder::new()),
            ColumnGetter::Boolean(_) => ColumnBuilder::Boolean(BooleanBuilder::new()),
            ColumnGetter::TextList(_) => {
                ColumnBuilder::TextList(ListBuilder::new(StringBuilder::new()))
            }
            ColumnGetter::Corners(_) => {
                ColumnBuilder::Corners(FixedSizeListBuilder::new(Float64Builder::new(), 8))
            }
        }
    }

    fn add(&mut self, get: ColumnGetter, photo: &ExportedPhoto) {
        match (self, get) {
            (ColumnBuilder::Text(builder), ColumnGetter::Text(get)) => {
                builder.append_option(get(photo))
            }
            (ColumnBuilder::Integer(builder), ColumnGetter::Integer(get)) => {
                builder.append_option(get(photo))
            }
            (ColumnBuilder::Number(builder), ColumnGetter::Number(get)) => {
                builder.append_option(get(photo))
            }
            (ColumnBuilder::Boolean(builder), ColumnGetter::Boolean(get)) => {
                builder.append_option(get(photo))
            }
            (ColumnBuilder::TextList(builder), ColumnGetter::TextList(get)) => {
                builder.append_option(get(photo).map(|texts| texts.into_iter().map(Some)));
            }
            (ColumnBuilder::Corners(builder), ColumnGetter::Corners(get)) => {
                let corners = get(photo);
                let numbers = corners.map_or([None; 8], |corners| corners.map(Some));
                numbers
                    .into_iter()
                    .for_each(|number| builder.values().append_option(number));
                builder.append(corners.is_some());
            }
            // The builder was made for this column by `ColumnBuilder::new`.
            _ => {}
        }
    }

    fn finish(&mut self) -> ArrayRef {
        let builder: &mut dyn ArrayBuilder = match self {
            ColumnBuilder::Text(builder) => builder,
            ColumnBuilder::Integer(builder) => builder,
            ColumnBuilder::Number(builder) => builder,
            ColumnBuilder::Boolean(builder) => builder,
            ColumnBuilder::TextList(builder) => builder,
            ColumnBuilder::Corners(builder) => builder,
        };
        builder.finish()
    }
}

/// `points.parquet`: the content of every point with its probabilities. Points are in reading
/// order; on boards smaller than 19×19 the remaining places are null. Photos without a position and
/// larger boards are null.
pub(super) struct PointsParquet {
    file: ParquetFile,
    names: StringBuilder,
    contents: StringBuilder,
    lines: UInt8Builder,
    stones: FixedSizeListBuilder<UInt8Builder>,
    /// The probabilities of empty, black and white.
    probabilities: [FixedSizeListBuilder<Float32Builder>; 3],
    rows: usize,
}

impl PointsParquet {
    pub(super) fn new(folder: &Path) -> io::Result<PointsParquet> {
        let length = POINTS as i32;
        let list = |kind| DataType::FixedSizeList(Arc::new(Field::new("item", kind, true)), length);
        let fields = vec![
            Field::new("file", DataType::Utf8, false),
            Field::new("content", DataType::Utf8, true),
            Field::new("lines", DataType::UInt8, true),
            Field::new("stones", list(DataType::UInt8), true),
            Field::new("empty", list(DataType::Float32), true),
            Field::new("black", list(DataType::Float32), true),
            Field::new("white", list(DataType::Float32), true),
        ];
        let new_list = || FixedSizeListBuilder::new(Float32Builder::new(), length);
        Ok(PointsParquet {
            file: ParquetFile::new(folder, "points.parquet", fields)?,
            names: StringBuilder::new(),
            contents: StringBuilder::new(),
            lines: UInt8Builder::new(),
            stones: FixedSizeListBuilder::new(UInt8Builder::new(), length),
            probabilities: [new_list(), new_list(), new_list()],
            rows: 0,
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        let mut arrays: Vec<ArrayRef> = vec![
            Arc::new(self.names.finish()),
            Arc::new(self.contents.finish()),
            Arc::new(self.lines.finish()),
            Arc::new(self.stones.finish()),
        ];
        arrays.extend(
            self.probabilities
                .iter_mut()
                .map(|list| Arc::new(list.finish()) as ArrayRef),
        );
        self.rows = 0;
        self.file.write(arrays)
    }
}

impl TableWriter for PointsParquet {
    fn add(&mut self, photo: &ExportedPhoto) -> io::Result<()> {
        self.names.append_value(&photo.name);
        self.contents
            .append_option(photo.content.map(|content| content.to_string()));
        let rows = photo
            .row
            .report()
            .map(|report| report.rows.as_slice())
            .unwrap_or_default();
        let fits = (1..=MAX_LINES).contains(&rows.len());
        self.lines
            .append_option(u8::try_from(rows.len()).ok().filter(|_| fits));
        let stones: Vec<Option<Color>> = match fits {
            true => rows
                .iter()
                .flat_map(|row| row.chars())
                .map(parse_stone)
                .collect(),
            false => Vec::new(),
        };
        // A list of fixed size needs all its values, even if it is null itself.
        for index in 0..POINTS {
            self.stones
                .values()
                .append_option(stones.get(index).map(|stone| stone_code(*stone)));
        }
        self.stones.append(fits);
        let points = list_probabilities(&stones, &photo.row);
        for (kind, list) in self.probabilities.iter_mut().enumerate() {
            for index in 0..POINTS {
                let probability = points.get(index).and_then(|point| point.get(kind));
                list.values().append_option(probability.copied());
            }
            list.append(fits);
        }
        self.rows += 1;
        if self.rows == BATCH_SIZE {
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

fn parse_stone(letter: char) -> Option<Color> {
    match letter {
        'B' => Some(Color::Black),
        'W' => Some(Color::White),
        _ => None,
    }
}

/// Returns 0 for an empty point, 1 for a black stone, and 2 for a white one.
fn stone_code(stone: Option<Color>) -> u8 {
    match stone {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}

/// Returns the probabilities of empty, black and white for every point as it was read.
fn list_probabilities(stones: &[Option<Color>], row: &Row) -> Vec<[f32; 3]> {
    let mut points = Vec::new();
    for stone in stones {
        let mut probabilities = [0.0; 3];
        if let Some(certain) = probabilities.get_mut(usize::from(stone_code(*stone))) {
            *certain = 1.0;
        }
        points.push(probabilities);
    }
    for &(index, thousandths) in &row.unsure {
        if let Some(point) = points.get_mut(usize::from(index)) {
            *point = thousandths.map(|thousandths| f32::from(thousandths) / 1000.0);
        }
    }
    points
}
