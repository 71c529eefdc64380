use super::*;

/// An engine in memory: what it knows and answers.
struct Fake {
    commands: &'static str,
    /// Answers that differ from `=`, by the command's beginning.
    answers: Vec<(&'static str, &'static str)>,
    heard: Vec<String>,
}

impl Fake {
    fn knowing(commands: &'static str, answers: &[(&'static str, &'static str)]) -> Fake {
        Fake {
            commands,
            answers: answers.to_vec(),
            heard: Vec::new(),
        }
    }
}

impl Connection for Fake {
    fn ask(&mut self, command: &str) -> Result<String, EngineError> {
        self.heard.push(command.to_owned());
        let answer = self
            .answers
            .iter()
            .find(|(start, _)| command.starts_with(start));
        Ok(match answer {
            Some((_, answer)) => (*answer).to_owned(),
            None if command == "list_commands" => format!("= {}", self.commands),
            None => "= \n".to_owned(),
        })
    }
}

/// A white stone in Black's corner, Black's wall and White's.
const ROWS: [&str; 5] = ["W.BW.", "..BW.", "BBBW.", "WWWW.", "....."];

fn asked(fake: &mut Fake) -> Result<Opinion, NoOpinion> {
    let position = Position::from_rows(&ROWS).unwrap();
    consult(
        &FinishedGame {
            position: &position,
            rules: "chinese",
            komi: 7.5,
        },
        "fake",
        fake,
    )
}

fn reason(fake: &mut Fake) -> String {
    asked(fake).unwrap_err().why.to_string()
}

#[test]
fn stones_are_played_where_they_cannot_be_set() {
    let mut fake = Fake::knowing("final_status_list", &[("final_status_list dead", "= A5\n")]);
    let opinion = asked(&mut fake).unwrap();
    let size = BoardSize::square(5).unwrap();
    assert_eq!(opinion.dead, [size.parse("A5").unwrap()]);
    assert_eq!((opinion.engine.as_str(), opinion.seki.len()), ("fake", 0));
    let played = fake
        .heard
        .iter()
        .filter(|command| command.starts_with("play "))
        .count();
    assert_eq!(played, 13);
    assert_eq!(
        fake.heard[2..6],
        ["boardsize 5", "clear_board", "komi 7.5", "play white A5"]
    );
}

#[test]
fn an_engine_that_can_is_told_rules_and_position_at_once() {
    let mut fake = Fake::knowing(
        "final_status_list\nset_position\nkata-set-rules",
        &[("name", "= KataGo")],
    );
    assert_eq!(asked(&mut fake).unwrap().engine, "KataGo");
    assert_eq!(fake.heard[4], "kata-set-rules chinese");
    assert!(fake.heard[6].starts_with("set_position white A5 black C5 white D5 black C4"));
}

#[test]
fn a_board_that_is_not_the_one_that_was_set_up_is_noticed() {
    let whites = ("list_stones white", "= A5 D5 D4 D3 A2 B2 C2 D2");
    let listing = |black| {
        Fake::knowing(
            "final_status_list list_stones",
            &[("list_stones black", black), whites],
        )
    };
    assert!(asked(&mut listing("= c5 c4 a3 b3 c3")).is_ok());
    assert!(reason(&mut listing("= C5 C4 A3 B3")).contains("other stones stand on its board"));
    let drawing = |board| Fake::knowing("final_status_list showboard", &[("showboard", board)]);
    let same = "= \n   A B C D E\n 5 O . X O . 5\n 4 . + X1 O . 4     BLACK (X) has captured 0\n 3 X X X O . 3\n \
                2 O O O(O). 2\n 1 . . . . . 1\n   A B C D E";
    assert!(asked(&mut drawing(same)).is_ok());
    let other = same.replace("5 O", "5 .").leak();
    assert!(reason(&mut drawing(other)).contains("other stones"));
    assert!(
        asked(&mut drawing("= unusual")).is_ok(),
        "what cannot be compared is not held against it"
    );
}

#[test]
fn what_cannot_be_so_is_refused() {
    for (said, because) in [
        ("= E1", "no stone stands at E1"),
        ("= Z9", "'Z9' is no point of a 5×5 board"),
        ("= PASS", "'PASS' is no point of a 5×5 board"),
        ("= C5", "it names C5 without C4 of the same chain"),
        ("hello", "'hello' is no answer in GTP"),
        ("", "'' is no answer in GTP"),
        ("=\u{1b}[2JÄ5", "'[2JÄ5' is no point of a 5×5 board"),
    ] {
        let mut fake = Fake::knowing("final_status_list", &[("final_status_list dead", said)]);
        assert_eq!(
            reason(&mut fake),
            format!("its answer makes no sense: {because}")
        );
    }
    let mut both = Fake::knowing("final_status_list", &[("final_status_list", "= A5")]);
    assert!(reason(&mut both).contains("it has A5 both dead and in seki"));
}

#[test]
fn refusals_are_told_but_for_those_of_seki() {
    let refusing = |command| Fake::knowing("final_status_list", &[(command, "? cannot\n\tdo")]);
    assert_eq!(
        reason(&mut refusing("boardsize")),
        "it refuses 'boardsize 5': cannot do"
    );
    assert_eq!(
        reason(&mut refusing("play white D4")),
        "it refuses 'play white D4': cannot do"
    );
    assert!(asked(&mut refusing("final_status_list seki")).is_ok());
    assert_eq!(asked(&mut refusing("name")).unwrap().engine, "fake");
    assert_eq!(
        asked(&mut Fake::knowing("play", &[])).unwrap_err().why,
        EngineError::CannotTell
    );
}

#[test]
fn boards_that_no_engine_takes_are_not_set_up() {
    let why = |rows: &[&str]| {
        let position = Position::from_rows(rows).unwrap();
        let mut fake = Fake::knowing("final_status_list", &[]);
        consult(
            &FinishedGame {
                position: &position,
                rules: "aga",
                komi: 0.0,
            },
            "fake",
            &mut fake,
        )
        .unwrap_err()
        .why
    };
    assert!(matches!(
        why(&["..", "..", ".."]),
        EngineError::NotSquare { .. }
    ));
    assert_eq!(why(&["WB", "B."]), EngineError::NoLiberties);
}
