//! The columns of the table of photos, the same in CSV and Parquet.

use super::super::games::Provenance;
use super::Record;

/// A column.
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub about: &'static str,
    /// What a photo has in it.
    pub get: Get,
}

/// What a photo has in a column; any may be missing.
#[derive(Clone, Copy)]
pub enum Get {
    /// Text (Arrow `Utf8`).
    Text(fn(&Record) -> Option<String>),
    /// A whole number (`Int64`).
    Whole(fn(&Record) -> Option<i64>),
    /// A number (`Float64`).
    Number(fn(&Record) -> Option<f64>),
    /// Yes or no (`Boolean`).
    YesNo(fn(&Record) -> Option<bool>),
    /// Several texts (`List<Utf8>`); in CSV one after the other with spaces between.
    Texts(fn(&Record) -> Option<Vec<String>>),
    /// The corners' eight numbers (`FixedSizeList<Float64, 8>`); in CSV with spaces between.
    Corners(fn(&Record) -> Option<[f64; 8]>),
}

macro_rules! column {
    ($name:literal, $kind:ident, $about:literal, $value:expr) => {
        Column { name: $name, about: $about, get: Get::$kind($value) }
    };
}

/// All columns, in their order.
pub fn columns() -> Vec<Column> {
    vec![
        column!("file", Text, "what the photo is called", |r| Some(r.name.clone())),
        column!("outcome", Text, "`exact`, `asked`, `refused` or `failed`", |r| {
            Some(r.row.outcome.name().to_owned())
        }),
        column!("content", Text, "SHA-256 of its bytes", |r| r.content.map(|content| content.to_string())),
        column!("bytes", Whole, "its length", |r| i64::try_from(r.bytes).ok()),
        column!("duplicate_of", Text, "the first photo with the same bytes", |r| r.duplicate_of.clone()),
        column!("width", Whole, "pixels of the upright photo", |r| Some(
            r.row.report()?.photo.as_ref()?.width.into()
        )),
        column!("height", Whole, "pixels of the upright photo", |r| Some(
            r.row.report()?.photo.as_ref()?.height.into()
        )),
        column!("lines", Whole, "lines of the board each way", |r| {
            i64::try_from(r.row.report()?.board.as_ref()?.size).ok()
        }),
        column!("corners", Corners, "x and y of the outer intersections, clockwise from the top left", |r| {
            let mut numbers = [0.0; 8];
            let corners = r.row.report()?.board.as_ref()?.corners;
            numbers.iter_mut().zip(corners.iter().flatten()).for_each(|(number, &corner)| *number = corner);
            Some(numbers)
        }),
        column!("fit_px", Number, "how well the grid fits, in pixels", |r| {
            Some(r.row.report()?.board.as_ref()?.fit_px)
        }),
        column!("rows", Text, "the position, rows from the top separated by `/`", |r| {
            Some(r.row.report()?.rows.join("/"))
        }),
        column!("uncertain", Texts, "the points to ask about", |r| {
            let uncertain = r.row.report()?.uncertain.as_ref()?;
            Some(uncertain.iter().map(|uncertain| uncertain.point.clone()).collect())
        }),
        column!("warnings", Texts, "kinds of warnings", |r| {
            Some(r.row.report()?.warnings.iter().map(|warning| warning.kind.name().to_owned()).collect())
        }),
        column!("rules", Text, "the rule set", |r| Some(r.counted()?.rules.name().to_owned())),
        column!("komi", Number, "points that White is given", |r| Some(r.counted()?.komi)),
        column!("handicap", Whole, "handicap stones", |r| Some(r.counted()?.handicap.into())),
        column!("dead", Texts, "the stones proposed as dead", |r| Some(r.settled()?.life.dead.clone())),
        column!("ask", Texts, "the stones whose fate is to be confirmed", |r| {
            Some(r.settled()?.life.ask.clone())
        }),
        column!("dame", Texts, "neutral points that can be played", |r| Some(r.settled()?.dame.clone())),
        column!("shared", Texts, "neutral points in seki", |r| Some(r.settled()?.shared.clone())),
        column!("unsealed", Texts, "where borders are open", |r| Some(r.settled()?.unsealed.clone())),
        column!("owner", Text, "whose each point is, rows as in `rows`", |r| {
            Some(r.settled()?.owner.join("/"))
        }),
        column!("black", Number, "Black's points", |r| Some(r.settled()?.score.black)),
        column!("white", Number, "White's points", |r| Some(r.settled()?.score.white)),
        column!("margin", Number, "points for Black after komi", |r| Some(r.settled()?.score.margin)),
        column!("margin_zi", Text, "the same in zi, under Chinese rules", |r| {
            r.settled()?.score.margin_zi.clone()
        }),
        column!("winner", Text, "`black`, `white` or `draw`", |r| Some(
            r.settled()?.score.winner.name().to_owned()
        )),
        column!("result", Text, "as game records have it", |r| Some(r.settled()?.score.sgf.clone())),
        column!("questions", Whole, "how many questions there are", |r| {
            i64::try_from(r.row.stake.questions).ok()
        }),
        column!("may_change_winner", YesNo, "whether an answer may change who wins", |r| {
            r.row.report()?;
            Some(r.row.stake.winner)
        }),
        column!("corrected", YesNo, "whether a person corrected it", |r| Some(r.row.corrected)),
        column!("game", Text, "the record of the game that it is from", |r| Some(r.game()?.record.clone())),
        column!("game_certain", YesNo, "whether a game outside the collection cannot be as near", |r| {
            Some(r.game()?.certain)
        }),
        column!("game_move", Whole, "after how many moves of it", |r| i64::try_from(r.game()?.moves).ok()),
        column!("game_later", Whole, "how many moves of the record come after", |r| {
            i64::try_from(r.game()?.later).ok()
        }),
        column!("game_quarter_turns", Whole, "clockwise turns from the record's board to the photo's", |r| {
            Some(r.game()?.quarter_turns.into())
        }),
        column!("game_mirrored", YesNo, "whether the record's board is mirrored before", |r| {
            Some(r.game()?.mirrored)
        }),
        column!("game_differences", Texts, "the points that are not as the record has them", |r| {
            Some(r.game()?.differences.clone())
        }),
        column!("game_several", Texts, "records that it may be from, where it cannot be told", |r| {
            match r.provenance.as_ref()? {
                Provenance::Several { several } => Some(several.clone()),
                Provenance::Game(_) => None,
            }
        }),
        column!("japanese_result", Text, "with the record's prisoners and komi, under Japanese rules", |r| {
            Some(r.game()?.japanese.as_ref()?.result.clone())
        }),
        column!("japanese_margin", Number, "the same in points for Black", |r| {
            Some(r.game()?.japanese.as_ref()?.margin)
        }),
        column!("japanese_ask", YesNo, "whether a person should look before that is believed", |r| {
            Some(r.game()?.japanese.as_ref()?.ask)
        }),
        column!("error", Text, "the kind of error", |r| Some(r.row.error()?.kind.clone())),
        column!("message", Text, "what happened", |r| Some(r.row.error()?.message.clone())),
        column!("hint", Text, "what to do next", |r| Some(r.row.error()?.hint.clone())),
        column!("recorded_result", Text, "what the record tells, where the position is its last", |r| {
            Some(r.game()?.recorded.as_ref()?.result.clone())
        }),
        column!("recorded_agrees", YesNo, "whether the count by the record's rules comes to the same", |r| {
            r.game()?.recorded.as_ref()?.agrees
        }),
        column!("recorded_reasons", Text, "what would explain a difference", |r| {
            let reasons = &r.game()?.recorded.as_ref()?.reasons;
            (!reasons.is_empty()).then(|| reasons.join("; "))
        }),
    ]
}

impl Get {
    /// The Arrow type, as the documentation has it.
    pub fn arrow_type(self) -> &'static str {
        match self {
            Get::Text(_) => "Utf8",
            Get::Whole(_) => "Int64",
            Get::Number(_) => "Float64",
            Get::YesNo(_) => "Boolean",
            Get::Texts(_) => "List<Utf8>",
            Get::Corners(_) => "FixedSizeList<Float64, 8>",
        }
    }

    /// As CSV has it; what is missing is empty.
    pub fn text(self, record: &Record) -> String {
        fn shown<T: ToString>(value: Option<T>) -> String {
            value.map(|value| value.to_string()).unwrap_or_default()
        }
        match self {
            Get::Text(get) => shown(get(record)),
            Get::Whole(get) => shown(get(record)),
            Get::Number(get) => shown(get(record)),
            Get::YesNo(get) => shown(get(record)),
            Get::Texts(get) => shown(get(record).map(|texts| texts.join(" "))),
            Get::Corners(get) => {
                shown(get(record).map(|corners| corners.map(|number| number.to_string()).join(" ")))
            }
        }
    }
}
