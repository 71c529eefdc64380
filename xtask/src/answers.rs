//! Records what a build of the program answers, so that two builds can be compared: `diff -r BEFORE
//! AFTER`.
//!
//! There is one file per command. Times are removed; everything else is recorded as the program
//! wrote it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::TaskError;

/// A command to run.
struct RecordedCommand {
    /// The name of the file with its answer.
    name: String,
    arguments: Vec<String>,
    inputs: Vec<PathBuf>,
}

/// Runs `program` on the samples and, if `shared` is given, on the photos and games there. Writes
/// each answer to a file in the folder `out`, and returns the paths of the files.
///
/// # Errors
/// [`TaskError`] if the program cannot be run, or a file cannot be read or written.
pub fn record(
    program: &Path,
    shared: Option<&Path>,
    out: &Path,
) -> Result<Vec<PathBuf>, TaskError> {
    fs::create_dir_all(out).map_err(|error| TaskError::File {
        path: out.to_owned(),
        error,
    })?;
    let mut written = Vec::new();
    for command in list_commands(shared, out)? {
        let path = out.join(format!("{}.txt", command.name));
        let answer = run_command(program, &command)?;
        fs::write(&path, answer).map_err(|error| TaskError::File {
            path: path.clone(),
            error,
        })?;
        written.push(path);
    }
    Ok(written)
}

/// Returns all commands to run.
fn list_commands(shared: Option<&Path>, out: &Path) -> Result<Vec<RecordedCommand>, TaskError> {
    let samples = find_files(Path::new("samples"), &PHOTOS)?;
    let mut commands = photo_commands("samples", &samples);
    commands.push(batch_command("samples", PathBuf::from("samples")));
    commands.extend(samples.iter().map(|photo| verify_command(photo, None, out)));
    for command in COMMANDS {
        commands.push(RecordedCommand::new(
            &format!("help-{command}"),
            &format!("{command} --help"),
            Vec::new(),
        ));
    }
    // The rest needs photos and games that are not part of the repository.
    let Some(shared) = shared else {
        return Ok(commands);
    };
    let photos = find_files(&shared.join("photos/dev"), &PHOTOS)?;
    commands.extend(photo_commands("photos", &photos));
    commands.push(batch_command("photos", shared.join("photos/dev")));
    let games = find_files(&shared.join("scoring/games"), &["sgf"])?;
    for rules in ["chinese", "japanese", "korean", "ing", "aga"] {
        let arguments = format!("score --format json --no-ask --rules {rules}");
        commands.push(RecordedCommand::new(
            &format!("games-{rules}"),
            &arguments,
            games.clone(),
        ));
        let arguments = format!("score --explain --no-ask --color never --rules {rules}");
        commands.push(RecordedCommand::new(
            &format!("games-{rules}-explained"),
            &arguments,
            games.clone(),
        ));
    }
    // Examining a photo or a game takes seconds, so every tenth has to suffice.
    commands.extend(
        photos
            .iter()
            .step_by(10)
            .map(|photo| verify_command(photo, None, out)),
    );
    commands.extend(
        games
            .iter()
            .step_by(10)
            .map(|game| verify_command(game, Some(game), out)),
    );
    Ok(commands)
}

const PHOTOS: [&str; 3] = ["jpg", "jpeg", "png"];

const COMMANDS: [&str; 8] = [
    "count", "read", "score", "verify", "batch", "placing", "clock", "serve",
];

/// Returns the commands for photos.
fn photo_commands(name: &str, photos: &[PathBuf]) -> Vec<RecordedCommand> {
    let command = |kind: &str, arguments: &str| {
        RecordedCommand::new(&format!("{name}-{kind}"), arguments, photos.to_vec())
    };
    vec![
        command("read", "read --format json"),
        command("count", "count --format json --no-ask"),
        command(
            "count-japanese",
            "count --no-ask --rules japanese --lang ja --color never",
        ),
    ]
}

/// Returns the command that reads a folder of photos into rows.
fn batch_command(name: &str, folder: PathBuf) -> RecordedCommand {
    let arguments = "batch --format jsonl --overlays none --jobs 1";
    RecordedCommand::new(&format!("{name}-batch"), arguments, vec![folder])
}

/// Returns the command that checks a claim on a photo or a position, against the record if there is
/// one, and writes the ruling.
fn verify_command(input: &Path, record: Option<&Path>, out: &Path) -> RecordedCommand {
    let name = format!(
        "verify-{}",
        input.file_stem().unwrap_or_default().to_string_lossy()
    );
    let arguments = "verify --no-ask --claim W+0.5";
    let mut command = RecordedCommand::new(&name, arguments, vec![input.to_owned()]);
    let ruling = out.join(format!("{name}.html"));
    // The name of 0.1 for --ruling, so that its builds can be compared, too.
    let mut options = vec![("--protocol", ruling.as_path())];
    options.extend(record.map(|record| ("--record", record)));
    for (option, path) in options {
        command
            .arguments
            .extend([option.to_owned(), path.to_string_lossy().into_owned()]);
    }
    command
}

impl RecordedCommand {
    fn new(name: &str, arguments: &str, inputs: Vec<PathBuf>) -> RecordedCommand {
        let arguments = arguments.split_whitespace().map(str::to_owned).collect();
        RecordedCommand {
            name: name.to_owned(),
            arguments,
            inputs,
        }
    }
}

/// Runs a command, and returns its exit status and the text of both streams.
fn run_command(program: &Path, recorded: &RecordedCommand) -> Result<String, TaskError> {
    let mut command = Command::new(program);
    command.args(&recorded.arguments).args(&recorded.inputs);
    let folder = std::env::temp_dir().join(format!("shuzi-answers-{}", std::process::id()));
    if recorded
        .arguments
        .first()
        .is_some_and(|first| first == "batch")
        && !recorded.inputs.is_empty()
    {
        command.arg("--out").arg(&folder);
    }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env(name, "C");
    }
    let run = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| TaskError::File {
            path: program.to_owned(),
            error,
        })?;
    let status = run.status.code().unwrap_or(-1);
    let mut answer = format!("exit status {status}\n");
    let rows = fs::read_to_string(folder.join("photos.jsonl")).unwrap_or_default();
    let streams = match rows.is_empty() {
        true => [
            String::from_utf8_lossy(&run.stdout).into_owned(),
            String::from_utf8_lossy(&run.stderr).into_owned(),
        ],
        // The rows of a batch are compared instead of its progress, which contains times.
        false => [rows, String::new()],
    };
    for line in streams.iter().flat_map(|stream| stream.lines()) {
        answer.push_str(&without_times(line));
        answer.push('\n');
    }
    // Removing fails if the command was not a batch.
    let _ = fs::remove_dir_all(&folder);
    Ok(answer)
}

/// Returns a line of JSON without its timings, and any other line unchanged. The line is not
/// parsed, so that even a change in the order of its fields is noticed.
fn without_times(line: &str) -> String {
    const TIMINGS: &str = ",\"timings_ms\":{";
    match line
        .split_once(TIMINGS)
        .and_then(|(before, rest)| Some((before, rest.split_once('}')?.1)))
    {
        Some((before, behind)) => format!("{before}{behind}"),
        None => line.to_owned(),
    }
}

/// Returns the files in a folder and its subfolders that have one of these extensions, sorted.
fn find_files(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, TaskError> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let unreadable = |error| TaskError::Unreadable {
            path: folder.clone(),
            error,
        };
        for entry in fs::read_dir(&folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            let ending = path
                .extension()
                .and_then(|extension| extension.to_str())
                .unwrap_or_default();
            if path.is_dir() {
                folders.push(path);
            } else if endings.contains(&ending.to_ascii_lowercase().as_str()) {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}
