//! Questions about several points that belong together.

use super::*;

/// A reading of `rows` in which `c` and `C` are covered, and look empty and black; `g` lies in glare
/// and is empty or black; `1` to `9` look like a white stone off its point, with so many tenths.
fn reading_of(rows: &[&str]) -> Case {
    let reading = |symbol: char| {
        let (black, white, doubt) = match symbol {
            'B' => (1.0, 0.0, None),
            'W' => (0.0, 1.0, None),
            'C' => (0.6, 0.1, Some(Doubt::Covered)),
            'c' => (0.1, 0.1, Some(Doubt::Covered)),
            'g' => (0.4, 0.0, Some(Doubt::Glare)),
            'x' => (0.6, 0.3, Some(Doubt::Ambiguous)),
            '1'..='9' => {
                let tenths = symbol.to_digit(10).map_or(0.0, f64::from);
                (0.0, tenths / 10.0, Some(Doubt::OffPoint))
            }
            _ => (0.0, 0.0, None),
        };
        StoneReading {
            empty: 1.0 - black - white,
            black,
            white,
            doubt,
        }
    };
    case_of_rows(rows, reading)
}

/// A board of 19 lines with a block of 36 black stones, all of whose liberties White has taken,
/// and room elsewhere.
fn captured_block() -> Case {
    let row = |row: usize| match row {
        1..=6 => "WBBBBBBW...........",
        7 => ".WWWWWW............",
        0 => ".WWWWWW............",
        _ => "...................",
    };
    reading_of(&(0..19).map(row).collect::<Vec<_>>())
}

/// The questions themselves.
fn questions(screen: &str) -> Vec<&str> {
    let is_question = |line: &&str| line.contains("? ") && !line.contains("[?]");
    screen.lines().filter(is_question).collect()
}

#[test]
fn a_chain_without_liberties_is_one_question_and_one_answer_resolves_it() {
    let case = captured_block();
    assert_eq!(case.uncertain().len(), 36);
    let (screen, report) = typed(&case, &settings_without_life(), "d15 e\n");
    assert_eq!(
        questions(&screen),
        [
            "Which point is misread? 36 black stones (around D16) have no liberty: one of them or a \
             stone beside them is misread, or they were captured and not taken off."
        ]
    );
    assert!(screen.contains("question 1 of 1"), "{screen}");
    assert!(report.uncertain.is_empty() && report.settlement.is_some());
    assert_eq!(
        report.position.rows()[4],
        "WBBEBBBW...........".replace('E', ".")
    );
}

#[test]
fn the_misread_point_may_lie_beside_the_chain() {
    for line in ["H15 empty", "h15=e", "Ｈ15 ｅ", "H15 e H14 w"] {
        let (screen, report) = typed(
            &captured_block(),
            &settings_without_life(),
            &format!("{line}\n"),
        );
        assert!(report.uncertain.is_empty(), "{line}: {screen}");
        assert_eq!(report.position.rows()[4], "WBBBBBB............", "{line}");
    }
}

#[test]
fn a_captured_chain_is_taken_off_with_one_key() {
    let (screen, report) = typed(&captured_block(), &settings_without_life(), "t\n");
    assert!(screen.contains("If as read: no result."), "{screen}");
    assert!(
        screen.contains("If all taken off: White ahead by"),
        "{screen}"
    );
    assert_eq!(report.position.count(shuzi::color::Color::Black), 0);
    assert!(report.settlement.is_some());
}

#[test]
fn a_correction_that_leaves_the_chain_without_liberties_asks_again_without_that_point() {
    let (screen, report) = typed(
        &captured_block(),
        &settings_without_life(),
        "D15 w\nE15 e\n",
    );
    assert_eq!(questions(&screen).len(), 2, "{screen}");
    assert!(screen.contains("question 2 of 2"), "{screen}");
    assert!(report.settlement.is_some() && report.uncertain.is_empty());
}

#[test]
fn a_chain_that_stays_as_read_is_not_asked_about_again() {
    let (screen, report) = typed(&captured_block(), &settings_without_life(), "\n\n\n");
    assert_eq!(questions(&screen).len(), 1, "{screen}");
    assert!(report.settlement.is_none() && report.needs_a_look());
}

#[test]
fn a_doubtful_point_of_a_chain_without_liberties_is_asked_about_first() {
    let rows = [
        ".......", ".xW....", ".WBW...", ".WxW...", ".WBW...", "..W....", ".......",
    ];
    let (screen, report) = typed(&reading_of(&rows), &settings_without_life(), "e\n");
    assert_eq!(asked_about(&screen).first(), Some(&"C4"), "{screen}");
    assert!(report.settlement.is_some());
}

#[test]
fn a_full_board_is_one_question() {
    let row = |row: usize| {
        if row.is_multiple_of(2) {
            "xW".repeat(9) + "x"
        } else {
            "Wx".repeat(9) + "W"
        }
    };
    let rows: Vec<String> = (0..19).map(row).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let (screen, report) = typed(&reading_of(&rows), &settings_without_life(), "\n\n");
    assert!(screen.contains("question 1 of 1"), "{screen}");
    assert!(
        screen.contains("Is the board filled for counting? 361 stones have no liberty"),
        "{screen}"
    );
    assert!(!screen.contains("question 2"), "{screen}");
    assert!(report.settlement.is_none() && report.uncertain.is_empty());
}

/// A wall down the middle, with something over fourteen points of White's side.
const HAND: [&str; 7] = [
    "..BW...", "..BWccc", "..BWccC", "..BWccc", "..BWccc", "..BW.cc", "..BW...",
];

#[test]
fn points_below_one_thing_are_one_question() {
    let case = reading_of(&HAND);
    assert_eq!(case.uncertain().len(), 14);
    let (screen, report) = typed(&case, &settings_without_life(), "e\n");
    assert!(screen.contains("question 1 of 1"), "{screen}");
    assert!(
        screen.contains(
            "What stands at these 14 points (E6, F6, G6, E5, F5, G5, and 8 more)? Something covers \
             them. Read as: 1 black, 13 empty."
        ),
        "{screen}"
    );
    assert!(screen.contains("If as read: "), "{screen}");
    assert!(report.uncertain.is_empty());
    assert_eq!(report.position.rows()[2], "..BW...");
    for (line, row) in [
        ("\n", "..BW..B"),
        ("w\n", "..BWWWW"),
        ("all black\n", "..BWBBB"),
    ] {
        let (_, report) = typed(&case, &settings_without_life(), line);
        assert_eq!(report.position.rows()[2], row, "{line}");
        assert!(report.uncertain.is_empty(), "{line}");
    }
}

#[test]
fn a_point_of_them_may_be_stated_alone_and_the_rest_is_asked_about() {
    let (screen, report) = typed(
        &reading_of(&HAND),
        &settings_without_life(),
        "E6 w F6 b\ne\n",
    );
    assert!(screen.contains("question 2 of 2"), "{screen}");
    assert!(screen.contains("these 12 points"), "{screen}");
    assert_eq!(report.position.rows()[1], "..BWWB.");
    assert_eq!(report.position.rows()[2], "..BW...");
}

#[test]
fn undo_takes_back_one_question_at_a_time() {
    let (screen, report) = typed(&reading_of(&HAND), &settings_without_life(), "w\n");
    assert!(report.uncertain.is_empty(), "{screen}");
    let rows: Vec<&str> = HAND.iter().copied().chain(["......."]).collect();
    let mut with_another: Vec<String> = rows.iter().map(|row| format!("{row}.")).collect();
    with_another[0] = "x.BW....".to_owned();
    let with_another: Vec<&str> = with_another.iter().map(String::as_str).collect();
    let case = reading_of(&with_another);
    let (screen, report) = typed(&case, &settings_without_life(), "w\nu\ne\ne\n");
    let headings: Vec<&str> = screen
        .lines()
        .filter_map(|line| line.strip_prefix("a.jpg: question "))
        .collect();
    assert_eq!(
        headings,
        ["1 of 2", "2 of 2", "1 of 2", "2 of 2"],
        "{screen}"
    );
    assert!(report.uncertain.is_empty());
    assert_eq!(report.position.count(shuzi::color::Color::White), 7);
}

#[test]
fn points_can_be_asked_about_one_by_one_and_together_again() {
    let (screen, report) = typed(
        &reading_of(&HAND),
        &settings_without_life(),
        "s\nw\nu\nu\nb\n",
    );
    assert!(screen.contains("question 1 of 14"), "{screen}");
    assert!(
        screen.contains("What stands at E6? Read as empty"),
        "{screen}"
    );
    assert!(screen.contains("question 2 of 14"), "{screen}");
    assert_eq!(screen.matches("question 1 of 1\n").count(), 2, "{screen}");
    assert_eq!(report.position.rows()[1], "..BWBBB");
}

#[test]
fn a_stone_between_points_is_one_question_and_each_answer_gives_one_stone() {
    let rows = [
        "..BW...", "..BW...", "..B56..", "..BW...", "..BW...", "..BW...", "..BW...",
    ];
    let case = reading_of(&rows);
    for (line, row) in [
        ("\n", "..B.W.."),
        ("1\n", "..BW..."),
        ("2\n", "..B.W.."),
        ("d5\n", "..BW..."),
        ("E5\n", "..B.W.."),
        ("n\n", "..B...."),
    ] {
        let (screen, report) = typed(&case, &settings_without_life(), line);
        assert!(screen.contains("question 1 of 1"), "{line}: {screen}");
        assert!(
            screen.contains("On which point is this white stone: D5, E5? It lies between them."),
            "{screen}"
        );
        assert!(
            screen.contains("[Enter] E5  [1] D5  [2] E5  [n] on none"),
            "{screen}"
        );
        assert_eq!(report.position.rows()[2], row, "{line}");
        assert!(report.uncertain.is_empty(), "{line}");
    }
}

#[test]
fn help_tells_what_the_keys_of_a_joint_question_mean() {
    let (screen, _) = typed(&captured_block(), &settings_without_life(), "?\n");
    for told in [
        "t      the stones were captured",
        "D16 e  a point and what",
        "s      asks about",
    ] {
        assert!(screen.contains(told), "{told}: {screen}");
    }
    // A key of another kind of question is none.
    let (screen, report) = typed(
        &captured_block(),
        &settings_without_life(),
        "w\nZ99 e\nD15 x\n",
    );
    assert_eq!(screen.matches("is none of the keys").count(), 3, "{screen}");
    assert_eq!(report.uncertain.len(), 36);
}

#[test]
fn points_that_change_nothing_together_are_not_asked_about() {
    // Black stones in Black's own area are worth nothing there, by area.
    let rows = [
        "..BW...", "..BW...", "ggBW...", ".gBW...", "..BW...", "..BW...", "..BW...",
    ];
    let (screen, report) = typed(&reading_of(&rows), &settings(), "");
    assert_eq!(screen, "");
    assert_eq!(report.uncertain.len(), 3);
    // In White's area they would be alive, and then all of the points are asked about.
    let rows = [
        "..BW...", "..BW...", "..BW...", "..BWgg.", "..BW...", "..BW...", "..BW...",
    ];
    let (screen, report) = typed(&reading_of(&rows), &settings(), "e\n");
    assert_eq!(questions(&screen).len(), 1, "{screen}");
    assert!(screen.contains("A reflection covers them"), "{screen}");
    assert!(report.uncertain.is_empty());
}
