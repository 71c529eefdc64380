//! GNU Go as a second opinion on open points: it plays both sides until the end.

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use shuzi::color::Color;
use shuzi::position::Position;
use shuzi::score::HalfPoints;

/// Maximum number of moves; a game with more does not end.
const MAX_MOVES: usize = 150;

/// A process of GNU Go that counts area.
pub struct GnuGo {
    process: Child,
    commands: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// A board played out by GNU Go.
pub struct GnuGoGame {
    /// Points for Black after komi, by GNU Go's own count.
    pub margin: HalfPoints,
    /// The moves, including passes.
    pub moves: Vec<String>,
}

impl GnuGo {
    /// Starts `gnugo` from the search path.
    pub fn start() -> Result<GnuGo, Box<dyn Error>> {
        let mut process = Command::new("gnugo")
            .args([
                "--mode",
                "gtp",
                "--chinese-rules",
                "--never-resign",
                "--level",
                "5",
                "--seed",
                "1",
            ])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let commands = process.stdin.take().ok_or("GNU Go takes no commands")?;
        let answers = BufReader::new(process.stdout.take().ok_or("GNU Go gives no answers")?);
        Ok(GnuGo {
            process,
            commands,
            answers,
        })
    }

    /// Plays until both sides pass. `first` moves first. Returns `None` if that takes too many
    /// moves.
    pub fn play_out(
        &mut self,
        position: &Position,
        first: Color,
        komi: f64,
    ) -> Result<Option<GnuGoGame>, Box<dyn Error>> {
        let size = position.size();
        self.send_command(&format!("boardsize {}", size.width()))?;
        self.send_command("clear_board")?;
        self.send_command(&format!("komi {komi}"))?;
        for point in size.points() {
            if let Some(color) = position.stone(point) {
                self.send_command(&format!("play {} {}", color.name(), size.name(point)))?;
            }
        }
        let mut moves: Vec<String> = Vec::new();
        let mut color = first;
        while !moves.ends_with(&["PASS".to_owned(), "PASS".to_owned()]) {
            if moves.len() == MAX_MOVES {
                return Ok(None);
            }
            moves.push(self.send_command(&format!("genmove {}", color.name()))?);
            color = color.opponent();
        }
        let score = self.send_command("final_score")?;
        let points = |text: &str| {
            text.parse::<f64>()
                .map(|points| HalfPoints((points * 2.0) as i32))
        };
        let margin = match score.split_once('+') {
            Some(("B", points_of_black)) => points(points_of_black)?,
            Some(("W", points_of_white)) => -points(points_of_white)?,
            _ => HalfPoints(0),
        };
        Ok(Some(GnuGoGame { margin, moves }))
    }

    /// Sends a command (GTP) and returns the answer.
    fn send_command(&mut self, command: &str) -> Result<String, Box<dyn Error>> {
        writeln!(self.commands, "{command}")?;
        self.commands.flush()?;
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            if self.answers.read_line(&mut line)? == 0 {
                return Err(format!("GNU Go ended at: {command}").into());
            }
            match line.trim() {
                "" if !answer.is_empty() => break,
                "" => {}
                line => answer.push_str(line),
            }
        }
        match answer.strip_prefix('=') {
            Some(answer) => Ok(answer.trim().to_owned()),
            None => Err(format!("{command}: {answer}").into()),
        }
    }
}

impl Drop for GnuGo {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
