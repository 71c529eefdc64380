//! Tables as Arrow record batches (feature `arrow`): the rows of Parquet files, and of tables that
//! other programs take in memory.

use std::io;
use std::sync::{Arc, LazyLock};

use arrow_array::builder::{
    ArrayBuilder, BooleanBuilder, FixedSizeListBuilder, Float32Builder, Float64Builder,
    Int64Builder, ListBuilder, StringBuilder, UInt8Builder,
};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema, SchemaRef};

use super::{Column, ColumnGetter, ExportedPhoto, ReviewState, columns};
use crate::row::Row;
use crate::run_folder::RunSettings;
use shuzi::color::Color;

/// Largest board of the table of points, in lines.
const MAX_LINES: usize = 19;
const POINTS: usize = MAX_LINES * MAX_LINES;

/// The rows of `photos.parquet` that were added since the last batch: the columns of the table of
/// photos, the complete answer, and the state for reviews.
pub struct PhotoTable {
    columns: Vec<Column>,
    builders: Vec<ColumnBuilder>,
    answers: StringBuilder,
    states: StringBuilder,
    /// The settings of the task, which are part of each state.
    settings: RunSettings,
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

impl PhotoTable {
    /// Returns an empty table for photos that were processed with these settings.
    pub fn new(settings: &RunSettings) -> PhotoTable {
        let columns = columns();
        let builders = columns
            .iter()
            .map(|column| ColumnBuilder::new(column.get))
            .collect();
        PhotoTable {
            columns,
            builders,
            answers: StringBuilder::new(),
            states: StringBuilder::new(),
            settings: settings.clone(),
            rows: 0,
        }
    }

    /// Returns the schema of `photos.parquet`.
    pub fn schema() -> SchemaRef {
        static SCHEMA: LazyLock<SchemaRef> = LazyLock::new(|| {
            let mut fields: Vec<Field> = columns()
                .iter()
                .map(|column| Field::new(column.name, data_type(column.get), true))
                .collect();
            fields.push(Field::new("answer", DataType::Utf8, false));
            fields.push(Field::new("review", DataType::Utf8, false));
            Arc::new(Schema::new(fields))
        });
        Arc::clone(&SCHEMA)
    }

    /// Returns the number of rows that are not in a batch yet.
    pub fn len(&self) -> usize {
        self.rows
    }

    /// Returns true if all rows are in batches.
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }

    /// Adds the row of a photo.
    ///
    /// # Errors
    /// Returns the errors of serde, which do not occur for these types.
    pub fn add(&mut self, photo: &ExportedPhoto) -> io::Result<()> {
        let answer = photo.to_json()?;
        let state = ReviewState::of(&photo.row, &self.settings).to_json()?;
        for (column, builder) in self.columns.iter().zip(&mut self.builders) {
            builder.add(column.get, photo);
        }
        self.answers.append_value(answer);
        self.states.append_value(state);
        self.rows += 1;
        Ok(())
    }

    /// Returns the rows as columns in the order of the schema, and begins a new batch.
    pub fn take_columns(&mut self) -> Vec<ArrayRef> {
        let mut arrays: Vec<ArrayRef> = self
            .builders
            .iter_mut()
            .map(ColumnBuilder::finish)
            .collect();
        arrays.push(Arc::new(self.answers.finish()));
        arrays.push(Arc::new(self.states.finish()));
        self.rows = 0;
        arrays
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

/// The rows of `points.parquet` that were added since the last batch: the content of every point
/// with its probabilities. Points are in reading order; on boards smaller than 19×19 the remaining
/// places are null. Photos without a position and larger boards are null.
pub struct PointTable {
    names: StringBuilder,
    contents: StringBuilder,
    lines: UInt8Builder,
    stones: FixedSizeListBuilder<UInt8Builder>,
    /// The probabilities of empty, black and white.
    probabilities: [FixedSizeListBuilder<Float32Builder>; 3],
    rows: usize,
}

impl Default for PointTable {
    fn default() -> PointTable {
        let length = POINTS as i32;
        let new_list = || FixedSizeListBuilder::new(Float32Builder::new(), length);
        PointTable {
            names: StringBuilder::new(),
            contents: StringBuilder::new(),
            lines: UInt8Builder::new(),
            stones: FixedSizeListBuilder::new(UInt8Builder::new(), length),
            probabilities: [new_list(), new_list(), new_list()],
            rows: 0,
        }
    }
}

impl PointTable {
    /// The columns that `photos.parquet` does not have.
    pub const OWN_COLUMNS: [&str; 4] = [
        "stones",
        "probability_empty",
        "probability_black",
        "probability_white",
    ];

    /// Returns the schema of `points.parquet`.
    pub fn schema() -> SchemaRef {
        static SCHEMA: LazyLock<SchemaRef> = LazyLock::new(|| {
            let list = |kind| {
                let item = Arc::new(Field::new("item", kind, true));
                DataType::FixedSizeList(item, POINTS as i32)
            };
            Arc::new(Schema::new(vec![
                Field::new("file", DataType::Utf8, false),
                Field::new("content", DataType::Utf8, true),
                Field::new("lines", DataType::UInt8, true),
                Field::new("stones", list(DataType::UInt8), true),
                Field::new("probability_empty", list(DataType::Float32), true),
                Field::new("probability_black", list(DataType::Float32), true),
                Field::new("probability_white", list(DataType::Float32), true),
            ]))
        });
        Arc::clone(&SCHEMA)
    }

    /// Returns the number of rows that are not in a batch yet.
    pub fn len(&self) -> usize {
        self.rows
    }

    /// Returns true if all rows are in batches.
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }

    /// Adds the row of a photo.
    pub fn add(&mut self, photo: &ExportedPhoto) {
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
    }

    /// Returns the rows as columns in the order of the schema, and begins a new batch.
    pub fn take_columns(&mut self) -> Vec<ArrayRef> {
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
        arrays
    }
}

/// Returns the schema of `photos.parquet` with the columns that only `points.parquet` has.
pub fn schema_with_points() -> SchemaRef {
    static SCHEMA: LazyLock<SchemaRef> = LazyLock::new(|| {
        let mut fields = PhotoTable::schema().fields().to_vec();
        let of_points = PointTable::schema();
        fields.extend(
            of_points
                .fields()
                .iter()
                .filter(|field| PointTable::OWN_COLUMNS.contains(&field.name().as_str()))
                .cloned(),
        );
        Arc::new(Schema::new(fields))
    });
    Arc::clone(&SCHEMA)
}

/// Makes a record batch of the rows of photos that were processed with these settings, on request
/// with the columns of their points.
///
/// # Errors
/// Returns the errors of serde and Arrow, which do not occur for these types.
pub fn to_record_batch(
    photos: &[ExportedPhoto],
    settings: &RunSettings,
    with_points: bool,
) -> io::Result<RecordBatch> {
    let mut table = PhotoTable::new(settings);
    photos.iter().try_for_each(|photo| table.add(photo))?;
    let mut arrays = table.take_columns();
    let mut schema = PhotoTable::schema();
    if with_points {
        let mut points = PointTable::default();
        photos.iter().for_each(|photo| points.add(photo));
        let of_points = PointTable::schema();
        let columns = of_points.fields().iter().zip(points.take_columns());
        arrays.extend(
            columns
                .filter(|(field, _)| PointTable::OWN_COLUMNS.contains(&field.name().as_str()))
                .map(|(_, array)| array),
        );
        schema = schema_with_points();
    }
    RecordBatch::try_new(schema, arrays).map_err(io::Error::other)
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
