//! Records what a build of the program answers, so that two builds can be compared: `diff -r BEFORE AFTER`.
//!
//! Every answer is one file a command. Times are taken out; everything else is kept as the program wrote it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::TaskError;

/// The commands that are run: a name, its arguments, and the inputs that follow them.
struct Question {
    name: String,
    arguments: Vec<String>,
    inputs: Vec<PathBuf>,
}

/// Asks `program` about the samples and, where they are, the photos and games in `shared`, and writes every answer into
/// the folder `out`.
///
/// # Errors
/// [`TaskError`] where the program cannot be run, or a file cannot be read or written.
pub fn record(program: &Path, shared: Option<&Path>, out: &Path) -> Result<Vec<PathBuf>, TaskError> {
    fs::create_dir_all(out).map_err(|error| TaskError::File { path: out.to_owned(), error })?;
    let mut written = Vec::new();
    for question in questions(shared, out)? {
        let path = out.join(format!("{}.txt", question.name));
        let answer = ask(program, &question)?;
        fs::write(&path, answer).map_err(|error| TaskError::File { path: path.clone(), error })?;
        written.push(path);
    }
    Ok(written)
}

fn questions(shared: Option<&Path>, out: &Path) -> Result<Vec<Question>, TaskError> {
    let mut questions = of_photos("samples", &files(Path::new("samples"), &PHOTOS)?);
    let samples = vec![PathBuf::from("samples")];
    questions.push(Question::new("samples-batch", "batch --format jsonl --overlays none --jobs 1", samples));
    for command in COMMANDS {
        questions.push(Question::new(&format!("help-{command}"), &format!("{command} --help"), Vec::new()));
    }
    let Some(shared) = shared else { return Ok(questions) };
    questions.extend(of_photos("photos", &files(&shared.join("photos/dev"), &PHOTOS)?));
    let games = files(&shared.join("scoring/games"), &["sgf"])?;
    for rules in ["chinese", "japanese", "korean", "ing", "aga"] {
        let arguments = format!("score --format json --no-ask --rules {rules}");
        questions.push(Question::new(&format!("games-{rules}"), &arguments, games.clone()));
        let arguments = format!("score --explain --no-ask --color never --rules {rules}");
        questions.push(Question::new(&format!("games-{rules}-explained"), &arguments, games.clone()));
    }
    for game in games.iter().step_by(10) {
        let name = game.file_stem().unwrap_or_default().to_string_lossy();
        let mut verified =
            Question::new(&format!("verify-{name}"), "verify --no-ask --claim W+0.5", vec![game.clone()]);
        let written = out.join(format!("verify-{name}.html"));
        for argument in ["--record", &game.to_string_lossy(), "--protocol", &written.to_string_lossy()] {
            verified.arguments.push(argument.to_owned());
        }
        questions.push(verified);
    }
    Ok(questions)
}

const PHOTOS: [&str; 3] = ["jpg", "jpeg", "png"];

const COMMANDS: [&str; 8] = ["count", "read", "score", "verify", "batch", "placing", "clock", "serve"];

fn of_photos(name: &str, photos: &[PathBuf]) -> Vec<Question> {
    let ask =
        |kind: &str, arguments: &str| Question::new(&format!("{name}-{kind}"), arguments, photos.to_vec());
    vec![
        ask("read", "read --format json"),
        ask("count", "count --format json --no-ask"),
        ask("count-japanese", "count --no-ask --rules japanese --lang ja --color never"),
    ]
}

impl Question {
    fn new(name: &str, arguments: &str, inputs: Vec<PathBuf>) -> Question {
        let arguments = arguments.split_whitespace().map(str::to_owned).collect();
        Question { name: name.to_owned(), arguments, inputs }
    }
}

/// Returns what the program writes to both streams, and its exit status.
fn ask(program: &Path, question: &Question) -> Result<String, TaskError> {
    let mut command = Command::new(program);
    command.args(&question.arguments).args(&question.inputs);
    let folder = std::env::temp_dir().join(format!("shuzi-answers-{}", std::process::id()));
    if question.arguments.first().is_some_and(|first| first == "batch") && !question.inputs.is_empty() {
        command.arg("--out").arg(&folder);
    }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env(name, "C");
    }
    let run = command.stdin(Stdio::null()).output();
    let run = run.map_err(|error| TaskError::File { path: program.to_owned(), error })?;
    let status = run.status.code().unwrap_or(-1);
    let mut answer = format!("exit status {status}\n");
    let rows = fs::read_to_string(folder.join("photos.jsonl")).unwrap_or_default();
    let streams = match rows.is_empty() {
        true => [
            String::from_utf8_lossy(&run.stdout).into_owned(),
            String::from_utf8_lossy(&run.stderr).into_owned(),
        ],
        // The progress of a batch holds times.
        false => [rows, String::new()],
    };
    for line in streams.iter().flat_map(|stream| stream.lines()) {
        answer.push_str(&without_times(line));
        answer.push('\n');
    }
    // It is only there after a batch.
    let _ = fs::remove_dir_all(&folder);
    Ok(answer)
}

/// Returns a line of JSON without its timings, else the line as it is. It is not parsed, so that not even the order of
/// its fields can change unseen.
fn without_times(line: &str) -> String {
    const TIMINGS: &str = ",\"timings_ms\":{";
    match line.split_once(TIMINGS).and_then(|(before, rest)| Some((before, rest.split_once('}')?.1))) {
        Some((before, behind)) => format!("{before}{behind}"),
        None => line.to_owned(),
    }
}

/// Returns the files in a folder and its folders whose names end so, sorted.
fn files(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, TaskError> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let unreadable = |error| TaskError::Unreadable { path: folder.clone(), error };
        for entry in fs::read_dir(&folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            let ending = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
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
