//! `shuzi verify --replay`: repeats the examination of a ruling from its files.

use std::path::Path;

use crate::output::Output;
use crate::{RunStatus, Stop, clock, read_input};
use shuzi::ErrorKind;
use shuzi::count::Reader;
use shuzi::language::{Message, ToMessage};
use shuzi::life::LifeJudge;
use shuzi::photo::Limits;
use shuzi::report::Failure;
use shuzi_referee::ruling::{self, InputFile, RulingFile};
use shuzi_referee::verify::{Exhibit, Exhibits, check_extent, examine};

use super::args::VerifyFormat;
use super::signature::CheckedSignature;
use super::{VerifyArgs, key, unwritable};

/// Maximum size of a ruling's file. One about the largest board has a quarter of a megabyte, and every
/// further photo adds less. As values in memory, JSON may take a hundred times its size.
const MOST_BYTES: usize = 1 << 21;
/// Maximum number of differences that are listed.
const MOST_DIFFERENCES: usize = 20;

pub(super) fn run(path: &Path, args: &VerifyArgs, output: &mut Output) -> Result<(), Stop> {
    let (recorded, signature) = match read(path, args) {
        Ok(read) => read,
        Err(failure) => return super::write_failure(&failure, args, output),
    };
    if !signature.is_good() {
        output.worsen(RunStatus::NeedsALook);
    }
    let as_text = args.format == VerifyFormat::Text;
    match examine_again(&recorded.file, path) {
        Ok(again) if as_text => write_text(path, &recorded, &again, &signature, output),
        Ok(again) => write_json(path, &recorded, &again, &signature, output),
        Err(failure) => {
            // A forged ruling is reported as such even if its photos are missing.
            if let Some(said) = signature
                .describe(output.words())
                .filter(|_| as_text && !signature.is_good())
            {
                output.result(&format!("{said}\n"))?;
            }
            super::write_failure(&failure, args, output)
        }
    }
}

/// A ruling, and its text as it was written.
struct RecordedRuling {
    file: RulingFile,
    text: String,
}

/// Reads the ruling and the event's key, and checks the signature before any file that the ruling
/// names is opened.
fn read(path: &Path, args: &VerifyArgs) -> Result<(RecordedRuling, CheckedSignature), Failure> {
    let key = args.key.as_deref().map(key::read_public).transpose()?;
    let name = read_input::input_name(path);
    let bytes = read_input::read_input(path, MOST_BYTES)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let file = RulingFile::parse(&text).map_err(|error| not_a_ruling(name, error.to_message()))?;
    let signature = CheckedSignature::of(&file, key.as_ref());
    Ok((RecordedRuling { file, text }, signature))
}

/// Examines the files of a ruling again. The result gets the signature of the ruling, because a
/// signature is not reproduced.
fn examine_again(recorded: &RulingFile, path: &Path) -> Result<RulingFile, Failure> {
    // Before any file is read, because a crafted ruling may name a large one thousands of times.
    let sizes = recorded.inputs.iter().map(|input| input.bytes);
    check_extent(&recorded.inquiry, recorded.inputs.photos.len(), sizes).map_err(|failure| {
        Failure {
            file: read_input::input_name(path),
            ..failure
        }
    })?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let find = |input: &InputFile| find_exhibit(input, folder);
    let exhibits = Exhibits {
        photos: recorded
            .inputs
            .photos
            .iter()
            .map(find)
            .collect::<Result<_, _>>()?,
        after: recorded.inputs.after.as_ref().map(find).transpose()?,
        record: recorded.inputs.record.as_ref().map(find).transpose()?,
    };
    let (reader, life_judge) = (Reader::embedded(), LifeJudge::embedded());
    let examination = examine(&recorded.inquiry, &exhibits, &reader, &life_judge, &clock())?;
    let again = RulingFile::new(&recorded.inquiry, &exhibits, &examination);
    let mut again = again.map_err(|error| unwritable(&error))?;
    again.signature = recorded.signature.clone();
    Ok(again)
}

/// Returns the failure of a file that is not a ruling.
fn not_a_ruling(file: String, message: Message) -> Failure {
    let hint = Message::new("hint-give-protocol");
    Failure {
        file,
        kind: ErrorKind::BadOption,
        message,
        hint,
    }
}

/// Reads a file that the ruling names, from its path or from the folder of the ruling.
///
/// # Errors
/// [`Failure`] if the file is missing or was changed: then nothing can be examined again.
fn find_exhibit(named: &InputFile, folder: &Path) -> Result<Exhibit, Failure> {
    let path = Path::new(&named.file);
    let beside = path.file_name().map(|name| folder.join(name));
    let mut found = None;
    let places = [Some(path.to_owned()), beside].into_iter().flatten();
    // The ruling may come from somebody else. Only regular files are opened, as reading a pipe
    // could take forever.
    for path in places.filter(|path| path.is_file() && !read_input::is_standard_input(path)) {
        if let Ok(bytes) = read_input::read_input(&path, Limits::default().max_bytes) {
            if named.matches(&bytes) {
                return Ok(Exhibit {
                    file: named.file.clone(),
                    bytes,
                });
            }
            found = Some(path);
        }
    }
    let message = match found {
        None => Message::new("error-protocol-file-gone"),
        Some(path) => Message::new("error-protocol-file-changed")
            .with("file", path.display().to_string())
            .with("sha256", named.sha256.clone()),
    };
    Err(Failure {
        file: named.file.clone(),
        kind: ErrorKind::Unreadable,
        message,
        hint: Message::new("hint-put-beside-protocol"),
    })
}

/// Writes the comparison as one JSON object.
fn write_json(
    path: &Path,
    recorded: &RecordedRuling,
    again: &RulingFile,
    signature: &CheckedSignature,
    output: &mut Output,
) -> Result<(), Stop> {
    let RecordedRuling { file, text } = recorded;
    let reproduced = again.to_json()? == *text;
    if !reproduced {
        output.worsen(RunStatus::NeedsALook);
    }
    let differences = file.find_differences(again, MOST_DIFFERENCES)?.into_iter();
    let differences = differences.map(|differs| {
        serde_json::json!({ "place": differs.field, "recorded": differs.recorded, "again": differs.repeated })
    });
    let told = serde_json::json!({
        "file": read_input::input_name(path),
        "program": file.program,
        "reproduced": reproduced,
        "sealed": file.is_sealed()?,
        "signature": signature.json(),
        "differences": differences.collect::<Vec<_>>(),
    });
    output.result(&format!("{told}\n"))
}

/// Writes the comparison in sentences.
fn write_text(
    path: &Path,
    recorded: &RecordedRuling,
    again: &RulingFile,
    signature: &CheckedSignature,
    output: &mut Output,
) -> Result<(), Stop> {
    let words = output.words();
    let RecordedRuling {
        file: recorded,
        text,
    } = recorded;
    let file = read_input::input_name(path);
    if again.to_json()? == *text {
        let number = recorded.inputs.iter().count();
        let values = [
            ("file", file.into()),
            ("inputs", number.into()),
            ("program", recorded.program.as_str().into()),
        ];
        let reproduced = words.say_with("replay-reproduced", &values);
        let lines: Vec<String> = [Some(reproduced), signature.describe(words)]
            .into_iter()
            .flatten()
            .collect();
        return output.result(&(lines.join("\n  ") + "\n"));
    }
    // The reasons why it may differ come before the differences: a seal that was broken after the
    // ruling was written, and another version of the program.
    output.worsen(RunStatus::NeedsALook);
    let mut lines = vec![words.say_with("replay-differs", &[("file", file.into())])];
    lines.extend(signature.describe(words));
    if !recorded.is_sealed()? {
        lines.push(words.say("replay-unsealed"));
    }
    if recorded.program != again.program {
        let values = [
            ("program", recorded.program.as_str().into()),
            ("this", again.program.as_str().into()),
        ];
        lines.push(words.say_with("replay-program", &values));
    }
    let differences = recorded.find_differences(again, MOST_DIFFERENCES)?;
    if differences.is_empty() {
        lines.push(words.say("replay-layout"));
    }
    let or_nothing = |value: Option<String>| value.unwrap_or_else(|| words.say("replay-nothing"));
    lines.extend(differences.into_iter().map(|differs| {
        let values = [
            ("place", differs.field.into()),
            ("recorded", or_nothing(differs.recorded).into()),
            ("again", or_nothing(differs.repeated).into()),
        ];
        words.say_with("replay-difference", &values)
    }));
    // The ruling may come from anywhere, so control characters in it are escaped.
    let lines: Vec<String> = lines
        .iter()
        .map(|line| ruling::printable_line(line))
        .collect();
    output.result(&(lines.join("\n  ") + "\n"))
}
