//! What a person is asked about a position, and in which order.

use serde_json::Value;

use crate::support::{TWO_UNSETTLED, shuzi};

#[test]
fn only_what_may_cost_the_win_is_asked_where_that_is_wanted() {
    let asked = |arguments: &[&str]| {
        let run = shuzi(
            &[&["score", "--format", "json"], arguments, &["-"]].concat(),
            TWO_UNSETTLED,
        );
        assert!(run.status <= 1, "{}", run.err);
        let object = &run.objects()[0];
        (
            object["doubts"].as_array().unwrap().len(),
            object["life"]["ask"].as_array().unwrap().len(),
        )
    };
    let (groups, stones) = asked(&["--komi", "5.5"]);
    assert!(groups >= 2 && stones > groups);
    assert_eq!(
        asked(&["--komi", "5.5", "--ask", "margin"]),
        (groups, stones)
    );
    assert!(asked(&["--komi", "5.5", "--ask", "winner"]).0 >= 1);
    // So much komi that nothing on this board matters.
    assert_eq!(asked(&["--komi", "120.5", "--ask", "winner"]), (0, 0));
    assert_eq!(asked(&["--komi", "120.5", "--ask=winner"]), (0, 0));
    assert_eq!(
        asked(&["--komi", "120.5", "--ask", "never"]),
        (groups, stones)
    );
}

#[test]
fn doubts_come_in_the_order_of_what_hangs_on_them() {
    let run = shuzi(&["score", "--format", "json", "-"], TWO_UNSETTLED);
    let object = &run.objects()[0];
    let margin = object["score"]["margin"].as_f64().unwrap();
    let otherwise = |doubt: &Value| doubt["margin_otherwise"].as_f64().unwrap();
    let changes: Vec<f64> = object["doubts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|doubt| (otherwise(doubt) - margin).abs())
        .collect();
    assert!(
        changes.iter().all(|&change| change > 0.0) && changes.is_sorted_by(|a, b| a >= b),
        "{changes:?}"
    );
}
