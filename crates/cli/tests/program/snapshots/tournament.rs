//! Standings, time penalties and handicaps.

use super::assert_run;
use crate::support;

/// Three rounds in which a place depends on the definition of secondary points.
const SWISS: &str = "1,E,F,B+R\n1,B,C,B+R\n1,A,D,B+R\n2,F,C,B+R\n2,E,A,B+R\n2,D,B,B+R\n3,F,A,B+R\n3,B,E,B+R\n3,C,D,B+R\n";

#[test]
fn standings_name_what_the_rules_leave_open() {
    support::file("snapshots/standings", "results.csv", SWISS);
    let folder = support::folder("snapshots/standings");
    assert_run("placing", &folder, &["placing", "results.csv"]);
    assert_run(
        "placing-uk",
        &folder,
        &["placing", "results.csv", "--lang", "uk"],
    );
}

#[test]
fn late_arrival_takes_twice_its_time_off_the_basic_time() {
    let folder = support::folder("snapshots/clock");
    let clock = [
        "clock",
        "--basic",
        "60min",
        "--late",
        "black=7min",
        "--used",
        "black=46min,white=1h15m",
    ];
    assert_run("clock-late", &folder, &clock);
    assert_run(
        "clock-late-de",
        &folder,
        &[&clock[..], &["--lang", "de"]].concat(),
    );
}

#[test]
fn seconds_are_counted_where_an_event_says_so() {
    let times = [
        "--used",
        "black=1:02:05,white=45min",
        "--moves",
        "black=25s+34s+65s",
    ];
    let clock = [
        &["clock", "--basic", "60min", "--byo-yomi", "5x30s"],
        &times[..],
    ]
    .concat();
    assert_run("clock-seconds", &support::folder("snapshots/clock"), &clock);
}

#[test]
fn grades_become_compensation_and_handicap_moves() {
    let folder = support::folder("snapshots/handicap");
    assert_run(
        "handicap",
        &folder,
        &["handicap", "--black", "4tuan", "--white", "5tuan"],
    );
    assert_run(
        "handicap-open",
        &folder,
        &["handicap", "--black", "3tuan", "--white", "7tuan"],
    );
}
