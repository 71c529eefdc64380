//! The columns of the table of photos, which are the same in CSV and Parquet.

use super::super::provenance::Provenance;
use super::ExportedPhoto;

/// A column of the table of photos.
pub struct Column {
    /// The column's name.
    pub name: &'static str,
    /// The description in the documentation.
    pub about: &'static str,
    /// The function that returns the value of a photo.
    pub get: ColumnGetter,
}

/// A function that returns the value of a photo in a column, or `None` if it has none.
#[derive(Clone, Copy)]
pub enum ColumnGetter {
    /// Text (Arrow `Utf8`).
    Text(fn(&ExportedPhoto) -> Option<String>),
    /// An integer (`Int64`).
    Integer(fn(&ExportedPhoto) -> Option<i64>),
    /// A number (`Float64`).
    Number(fn(&ExportedPhoto) -> Option<f64>),
    /// True or false (`Boolean`).
    Boolean(fn(&ExportedPhoto) -> Option<bool>),
    /// A list of texts (`List<Utf8>`), separated by spaces in CSV.
    TextList(fn(&ExportedPhoto) -> Option<Vec<String>>),
    /// The coordinates of four corners (`FixedSizeList<Float64, 8>`), separated by spaces in CSV.
    Corners(fn(&ExportedPhoto) -> Option<[f64; 8]>),
}

macro_rules! column {
    ($name:literal, $kind:ident, $about:literal, $value:expr) => {
        Column {
            name: $name,
            about: $about,
            get: ColumnGetter::$kind($value),
        }
    };
}

/// Returns the columns in their order.
pub fn columns() -> Vec<Column> {
    vec![
        column!("file", Text, "name of the photo", |photo| Some(
            photo.name.clone()
        )),
        column!(
            "outcome",
            Text,
            "`exact`, `asked`, `refused` or `failed`",
            |photo| { Some(photo.row.outcome.name().to_owned()) }
        ),
        column!("content", Text, "SHA-256 digest of the file", |photo| photo
            .content
            .map(|content| content.to_string())),
        column!("bytes", Integer, "length of the file in bytes", |photo| {
            i64::try_from(photo.bytes).ok()
        }),
        column!(
            "duplicate_of",
            Text,
            "name of the first photo with the same content",
            |photo| photo.duplicate_of.clone()
        ),
        column!(
            "width",
            Integer,
            "width of the upright photo in pixels",
            |photo| Some(photo.row.report()?.photo.as_ref()?.width.into())
        ),
        column!(
            "height",
            Integer,
            "height of the upright photo in pixels",
            |photo| Some(photo.row.report()?.photo.as_ref()?.height.into())
        ),
        column!("lines", Integer, "number of lines of the board", |photo| {
            i64::try_from(photo.row.report()?.board.as_ref()?.size).ok()
        }),
        column!(
            "corners",
            Corners,
            "x and y of the outer intersections in pixels, clockwise from the top left",
            |photo| {
                let mut numbers = [0.0; 8];
                let corners = photo.row.report()?.board.as_ref()?.corners;
                numbers
                    .iter_mut()
                    .zip(corners.iter().flatten())
                    .for_each(|(number, &corner)| *number = corner);
                Some(numbers)
            }
        ),
        column!(
            "fit_px",
            Number,
            "root-mean-square error of the grid in pixels",
            |photo| { Some(photo.row.report()?.board.as_ref()?.fit_px) }
        ),
        column!(
            "rows",
            Text,
            "the position, top row first, rows separated by `/`",
            |photo| { Some(photo.row.report()?.rows.join("/")) }
        ),
        column!("uncertain", TextList, "points to confirm", |photo| {
            let uncertain = photo.row.report()?.uncertain.as_ref()?;
            Some(
                uncertain
                    .iter()
                    .map(|uncertain| uncertain.point.clone())
                    .collect(),
            )
        }),
        column!("warnings", TextList, "kinds of warnings", |photo| {
            Some(
                photo
                    .row
                    .report()?
                    .warnings
                    .iter()
                    .map(|warning| warning.kind.name().to_owned())
                    .collect(),
            )
        }),
        column!("rules", Text, "rule set", |photo| Some(
            photo.counted_json()?.rules.name().to_owned()
        )),
        column!("komi", Number, "points for White", |photo| Some(
            photo.counted_json()?.komi
        )),
        column!("handicap", Integer, "number of handicap stones", |photo| {
            Some(photo.counted_json()?.handicap.into())
        }),
        column!("dead", TextList, "stones proposed as dead", |photo| Some(
            photo.settled_json()?.life.dead.clone()
        )),
        column!(
            "ask",
            TextList,
            "stones whose status should be confirmed",
            |photo| { Some(photo.settled_json()?.life.ask.clone()) }
        ),
        column!(
            "dame",
            TextList,
            "neutral points that can still be played",
            |photo| Some(photo.settled_json()?.dame.clone())
        ),
        column!("shared", TextList, "neutral points in seki", |photo| Some(
            photo.settled_json()?.shared.clone()
        )),
        column!(
            "unsealed",
            TextList,
            "points at which borders are open",
            |photo| Some(photo.settled_json()?.unsealed.clone())
        ),
        column!(
            "owner",
            Text,
            "owner of each point, in the format of `rows`",
            |photo| { Some(photo.settled_json()?.owner.join("/")) }
        ),
        column!("black", Number, "Black's points", |photo| Some(
            photo.settled_json()?.score.black
        )),
        column!("white", Number, "White's points", |photo| Some(
            photo.settled_json()?.score.white
        )),
        column!(
            "margin",
            Number,
            "points for Black after komi; negative if White wins",
            |photo| Some(photo.settled_json()?.score.margin)
        ),
        column!(
            "margin_zi",
            Text,
            "margin in zi, under Chinese rules",
            |photo| { photo.settled_json()?.score.margin_zi.clone() }
        ),
        column!("winner", Text, "`black`, `white` or `draw`", |photo| Some(
            photo.settled_json()?.score.winner.name().to_owned()
        )),
        column!(
            "result",
            Text,
            "result in the format of game records",
            |photo| Some(photo.settled_json()?.score.sgf.clone())
        ),
        column!("questions", Integer, "number of questions", |photo| {
            i64::try_from(photo.row.stake.questions).ok()
        }),
        column!(
            "may_change_winner",
            Boolean,
            "true if an answer may change the winner",
            |photo| {
                photo.row.report()?;
                Some(photo.row.stake.winner)
            }
        ),
        column!(
            "corrected",
            Boolean,
            "true if a person corrected the reading",
            |photo| Some(photo.row.corrected)
        ),
        column!(
            "game",
            Text,
            "record of the game that the position is from",
            |photo| Some(photo.game()?.record.clone())
        ),
        column!(
            "game_certain",
            Boolean,
            "false if a game outside the collection may be as near",
            |photo| { Some(photo.game()?.certain) }
        ),
        column!(
            "game_move",
            Integer,
            "number of moves before the position",
            |photo| i64::try_from(photo.game()?.moves).ok()
        ),
        column!(
            "game_later",
            Integer,
            "number of moves after the position",
            |photo| { i64::try_from(photo.game()?.later).ok() }
        ),
        column!(
            "game_quarter_turns",
            Integer,
            "clockwise quarter turns from the record's board to the photo's",
            |photo| { Some(photo.game()?.quarter_turns.into()) }
        ),
        column!(
            "game_mirrored",
            Boolean,
            "true if the record's board is mirrored before turning",
            |photo| { Some(photo.game()?.mirrored) }
        ),
        column!(
            "game_differences",
            TextList,
            "points that differ from the record",
            |photo| { Some(photo.game()?.differences.clone()) }
        ),
        column!(
            "game_several",
            TextList,
            "records that the position may be from, if there are several",
            |photo| {
                match photo.provenance.as_ref()? {
                    Provenance::Several { several } => Some(several.clone()),
                    Provenance::Game(_) => None,
                }
            }
        ),
        column!(
            "japanese_result",
            Text,
            "result under Japanese rules, with the record's prisoners and komi",
            |photo| { Some(photo.game()?.japanese.as_ref()?.result.clone()) }
        ),
        column!(
            "japanese_margin",
            Number,
            "points for Black under Japanese rules",
            |photo| { Some(photo.game()?.japanese.as_ref()?.margin) }
        ),
        column!(
            "japanese_ask",
            Boolean,
            "true if a person should check the Japanese result",
            |photo| { Some(photo.game()?.japanese.as_ref()?.ask) }
        ),
        column!("error", Text, "kind of error", |photo| Some(
            photo.row.error()?.kind.name().to_owned()
        )),
        column!("message", Text, "description of the error", |photo| Some(
            photo.row.error()?.message.clone()
        )),
        column!("hint", Text, "advice", |photo| Some(
            photo.row.error()?.hint.clone()
        )),
        column!(
            "recorded_result",
            Text,
            "result that the record states, if the position is its last",
            |photo| { Some(photo.game()?.recorded.as_ref()?.result.clone()) }
        ),
        column!(
            "recorded_agrees",
            Boolean,
            "true if the count by the record's rules agrees with that result",
            |photo| { photo.game()?.recorded.as_ref()?.agrees }
        ),
        column!(
            "recorded_reasons",
            Text,
            "possible reasons for a difference",
            |photo| {
                let reasons = &photo.game()?.recorded.as_ref()?.reasons;
                (!reasons.is_empty()).then(|| reasons.join("; "))
            }
        ),
    ]
}

impl ColumnGetter {
    /// Returns the Arrow type of the column, as the documentation has it.
    pub fn arrow_type(self) -> &'static str {
        match self {
            ColumnGetter::Text(_) => "Utf8",
            ColumnGetter::Integer(_) => "Int64",
            ColumnGetter::Number(_) => "Float64",
            ColumnGetter::Boolean(_) => "Boolean",
            ColumnGetter::TextList(_) => "List<Utf8>",
            ColumnGetter::Corners(_) => "FixedSizeList<Float64, 8>",
        }
    }

    /// Formats the value of a photo for CSV; a missing value is empty. Text that a spreadsheet would
    /// take for a formula is quoted.
    pub fn to_text(self, photo: &ExportedPhoto) -> String {
        let text = match self {
            ColumnGetter::Text(get) => get(photo).map(quote_formula),
            ColumnGetter::Integer(get) => get(photo).map(|value| value.to_string()),
            ColumnGetter::Number(get) => get(photo).map(|value| value.to_string()),
            ColumnGetter::Boolean(get) => get(photo).map(|value| value.to_string()),
            ColumnGetter::TextList(get) => get(photo).map(|texts| quote_formula(texts.join(" "))),
            ColumnGetter::Corners(get) => get(photo)
                .map(|corners| quote_formula(corners.map(|number| number.to_string()).join(" "))),
        };
        text.unwrap_or_default()
    }
}

/// Returns text as it may stand in a cell of a CSV file: spreadsheets take what begins with one of
/// these characters for a formula and run it, unless a quotation mark stands before it (OWASP, "CSV
/// Injection").
pub(super) fn quote_formula(text: String) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{text}")
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::quote_formula;

    #[test]
    fn no_text_is_a_formula_to_a_spreadsheet() {
        let cell = |text: &str| quote_formula(text.to_owned());
        assert_eq!(cell("=HYPERLINK(A1).jpg"), "'=HYPERLINK(A1).jpg");
        for start in ["+", "-", "@", "\t", "\r"] {
            assert_eq!(cell(&format!("{start}1.jpg")), format!("'{start}1.jpg"));
        }
        assert_eq!(cell("2019/a=b.jpg"), "2019/a=b.jpg");
    }
}
