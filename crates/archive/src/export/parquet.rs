//! Tables as Parquet (feature `parquet`).

use std::io;
use std::path::Path;
use std::sync::Arc;

use arrow_array::builder::{
    ArrayBuilder, BooleanBuilder, FixedSizeListBuilder, Float32Builder, Float64Builder, Int64Builder,
    ListBuilder, StringBuilder, UInt8Builder,
};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use parquet::arrow::ArrowWriter;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;

use super::{Column, Get, Growing, Record, Table, columns};
use crate::row::Row;
use shuzi::color::Color;

/// Photos that are in memory before they are written.
const BATCH: usize = 256;

/// The most lines that a table of points has room for.
const MOST_LINES: usize = 19;
const POINTS: usize = MOST_LINES * MOST_LINES;

/// A file of record batches.
struct File {
    schema: SchemaRef,
    out: ArrowWriter<Growing>,
}

impl File {
    fn new(folder: &Path, name: &str, fields: Vec<Field>) -> io::Result<File> {
        let schema = Arc::new(Schema::new(fields));
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            // The same rows are the same bytes, whoever wrote them.
            .set_created_by("shuzi".to_owned())
            .build();
        let growing = Growing::begin(folder.join(name))?;
        let out =
            ArrowWriter::try_new(growing, Arc::clone(&schema), Some(properties)).map_err(io::Error::other)?;
        Ok(File { schema, out })
    }

    fn write(&mut self, arrays: Vec<ArrayRef>) -> io::Result<()> {
        let batch = RecordBatch::try_new(Arc::clone(&self.schema), arrays).map_err(io::Error::other)?;
        self.out.write(&batch).map_err(io::Error::other)
    }

    fn finish(self) -> io::Result<()> {
        self.out.into_inner().map_err(io::Error::other)?.finish()
    }
}

/// `photos.parquet`: the columns of the table of photos, and the answer itself.
pub(super) struct Photos {
    file: File,
    columns: Vec<Column>,
    cells: Vec<Cells>,
    answers: StringBuilder,
    rows: usize,
}

/// A column's values that are not written yet.
enum Cells {
    Text(StringBuilder),
    Whole(Int64Builder),
    Number(Float64Builder),
    YesNo(BooleanBuilder),
    Texts(ListBuilder<StringBuilder>),
    Corners(FixedSizeListBuilder<Float64Builder>),
}

impl Photos {
    pub(super) fn new(folder: &Path) -> io::Result<Photos> {
        let columns = columns();
        let mut fields: Vec<Field> =
            columns.iter().map(|column| Field::new(column.name, data_type(column.get), true)).collect();
        fields.push(Field::new("answer", DataType::Utf8, false));
        let cells = columns.iter().map(|column| Cells::of(column.get)).collect();
        let file = File::new(folder, "photos.parquet", fields)?;
        Ok(Photos { file, columns, cells, answers: StringBuilder::new(), rows: 0 })
    }

    fn flush(&mut self) -> io::Result<()> {
        let mut arrays: Vec<ArrayRef> = self.cells.iter_mut().map(Cells::finish).collect();
        arrays.push(Arc::new(self.answers.finish()));
        self.rows = 0;
        self.file.write(arrays)
    }
}

impl Table for Photos {
    fn add(&mut self, record: &Record) -> io::Result<()> {
        for (column, cells) in self.columns.iter().zip(&mut self.cells) {
            cells.add(column.get, record);
        }
        self.answers.append_value(record.json()?);
        self.rows += 1;
        if self.rows == BATCH { self.flush() } else { Ok(()) }
    }

    fn finish(mut self: Box<Self>) -> io::Result<()> {
        self.flush()?;
        self.file.finish()
    }
}

fn data_type(get: Get) -> DataType {
    let item = |kind| Arc::new(Field::new("item", kind, true));
    match get {
        Get::Text(_) => DataType::Utf8,
        Get::Whole(_) => DataType::Int64,
        Get::Number(_) => DataType::Float64,
        Get::YesNo(_) => DataType::Boolean,
        Get::Texts(_) => DataType::List(item(DataType::Utf8)),
        Get::Corners(_) => DataType::FixedSizeList(item(DataType::Float64), 8),
    }
}

impl Cells {
    fn of(get: Get) -> Cells {
        match get {
            Get::Text(_) => Cells::Text(StringBuilder::new()),
            Get::Whole(_) => Cells::Whole(Int64Builder::new()),
            Get::Number(_) => Cells::Number(Float64Builder::new()),
            Get::YesNo(_) => Cells::YesNo(BooleanBuilder::new()),
            Get::Texts(_) => Cells::Texts(ListBuilder::new(StringBuilder::new())),
            Get::Corners(_) => Cells::Corners(FixedSizeListBuilder::new(Float64Builder::new(), 8)),
        }
    }

    fn add(&mut self, get: Get, record: &Record) {
        match (self, get) {
            (Cells::Text(cells), Get::Text(get)) => cells.append_option(get(record)),
            (Cells::Whole(cells), Get::Whole(get)) => cells.append_option(get(record)),
            (Cells::Number(cells), Get::Number(get)) => cells.append_option(get(record)),
            (Cells::YesNo(cells), Get::YesNo(get)) => cells.append_option(get(record)),
            (Cells::Texts(cells), Get::Texts(get)) => {
                cells.append_option(get(record).map(|texts| texts.into_iter().map(Some)));
            }
            (Cells::Corners(cells), Get::Corners(get)) => {
                let corners = get(record);
                let numbers = corners.map_or([None; 8], |corners| corners.map(Some));
                numbers.into_iter().for_each(|number| cells.values().append_option(number));
                cells.append(corners.is_some());
            }
            // A column's cells are of its kind.
            _ => {}
        }
    }

    fn finish(&mut self) -> ArrayRef {
        let builder: &mut dyn ArrayBuilder = match self {
            Cells::Text(cells) => cells,
            Cells::Whole(cells) => cells,
            Cells::Number(cells) => cells,
            Cells::YesNo(cells) => cells,
            Cells::Texts(cells) => cells,
            Cells::Corners(cells) => cells,
        };
        builder.finish()
    }
}

/// `points.parquet`: what stands on every point, and how sure that is. Boards smaller than 19×19 fill the first places,
/// row by row; the rest is null. Photos without a position are null altogether, and larger boards are, too.
pub(super) struct Points {
    file: File,
    names: StringBuilder,
    contents: StringBuilder,
    lines: UInt8Builder,
    stones: FixedSizeListBuilder<UInt8Builder>,
    /// Of empty, black and white.
    probabilities: [FixedSizeListBuilder<Float32Builder>; 3],
    rows: usize,
}

impl Points {
    pub(super) fn new(folder: &Path) -> io::Result<Points> {
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
        let probabilities = || FixedSizeListBuilder::new(Float32Builder::new(), length);
        Ok(Points {
            file: File::new(folder, "points.parquet", fields)?,
            names: StringBuilder::new(),
            contents: StringBuilder::new(),
            lines: UInt8Builder::new(),
            stones: FixedSizeListBuilder::new(UInt8Builder::new(), length),
            probabilities: [probabilities(), probabilities(), probabilities()],
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
        arrays.extend(self.probabilities.iter_mut().map(|list| Arc::new(list.finish()) as ArrayRef));
        self.rows = 0;
        self.file.write(arrays)
    }
}

impl Table for Points {
    fn add(&mut self, record: &Record) -> io::Result<()> {
        self.names.append_value(&record.name);
        self.contents.append_option(record.content.map(|content| content.to_string()));
        let rows = record.row.report().map(|report| report.rows.as_slice()).unwrap_or_default();
        let fits = (1..=MOST_LINES).contains(&rows.len());
        self.lines.append_option(u8::try_from(rows.len()).ok().filter(|_| fits));
        let stones: Vec<Option<Color>> = match fits {
            true => rows.iter().flat_map(|row| row.chars()).map(stone).collect(),
            false => Vec::new(),
        };
        for place in 0..POINTS {
            self.stones.values().append_option(stones.get(place).map(|stone| code(*stone)));
        }
        self.stones.append(fits);
        let sure = probabilities(&stones, &record.row);
        for (number, list) in self.probabilities.iter_mut().enumerate() {
            for place in 0..POINTS {
                let sure = sure.get(place).and_then(|sure| sure.get(number));
                list.values().append_option(sure.copied());
            }
            list.append(fits);
        }
        self.rows += 1;
        if self.rows == BATCH { self.flush() } else { Ok(()) }
    }

    fn finish(mut self: Box<Self>) -> io::Result<()> {
        self.flush()?;
        self.file.finish()
    }
}

fn stone(letter: char) -> Option<Color> {
    match letter {
        'B' => Some(Color::Black),
        'W' => Some(Color::White),
        _ => None,
    }
}

/// 0 for an empty point, 1 for a black stone, 2 for a white one.
fn code(stone: Option<Color>) -> u8 {
    match stone {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}

/// Of every point the probabilities of empty, black and white, as they were read.
fn probabilities(stones: &[Option<Color>], row: &Row) -> Vec<[f32; 3]> {
    let certain = |stone: &Option<Color>| {
        let mut probabilities = [0.0; 3];
        if let Some(its) = probabilities.get_mut(usize::from(code(*stone))) {
            *its = 1.0;
        }
        probabilities
    };
    let mut all: Vec<[f32; 3]> = stones.iter().map(certain).collect();
    for &(place, thousandths) in &row.unsure {
        if let Some(point) = all.get_mut(usize::from(place)) {
            *point = thousandths.map(|thousandths| f32::from(thousandths) / 1000.0);
        }
    }
    all
}
