//! Games that have no result, or perhaps none.

use super::*;

/// Nobody has said anything, and life is read.
fn settings_without_words() -> CountSettings {
    CountSettings {
        dead: DeadStones::default(),
        left_open: LeftOpen::Unstated,
        ..settings()
    }
}

#[test]
fn nothing_is_asked_about_a_game_that_is_far_from_finished() {
    let opening = [
        ".......", ".!.....", "..B....", ".......", "....W..", ".......", "....?..",
    ];
    let (screen, report) = typed(&case(&opening), &settings_without_words(), "b\nb\n");
    assert_eq!(screen, "");
    assert!(
        matches!(
            report.warnings.first(),
            Some(Warning::FarFromFinished { .. })
        ),
        "{:?}",
        report.warnings
    );
    // What was not sure is listed all the same.
    assert!(report.uncertain.len() == 2 && report.settlement.is_none());
}

#[test]
fn a_point_that_makes_another_board_of_it_is_asked_about_and_the_warning_stands_above() {
    // Each wall has a gap, perhaps: with both the whole board is nobody's.
    let gaps = [
        "..BW...", "..BW...", "..bW...", "..BW...", "..Bw...", "..BW...", "..BW...",
    ];
    let (screen, report) = typed(&case(&gaps), &settings_without_words(), "w\nb\n");
    let far = "this game is far from finished";
    assert_eq!(asked_about(&screen).len(), 2, "{screen}");
    assert_eq!(screen.matches(far).count(), 1, "{screen}");
    assert!(
        screen.find(far) < screen.find("What stands at "),
        "{screen}"
    );
    assert!(report.settlement.is_some());
}

#[test]
fn nothing_is_asked_about_a_game_that_no_count_decides() {
    let settings = settings();
    let ended = Some(shuzi::score::Ended::NoResult);
    let settings = CountSettings {
        rules: Rules {
            ended,
            ..settings.rules.clone()
        },
        ..settings
    };
    let (screen, report) = typed(&case(&SPLIT), &settings, "b\nb\n");
    assert_eq!((screen.as_str(), report.uncertain.len()), ("", 2));
}
