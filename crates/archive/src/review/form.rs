//! A photo on the review page: its drawing, the effect of its questions, and a form for the
//! answers.

mod points;

use std::collections::BTreeMap;
use std::io;

use maud::{Markup, html};

use shuzi::color::{ByColor, Color};
use shuzi::count::Answer;
use shuzi::geometry::BoardPoint;
use shuzi::language::{Message, ToMessage, Words, printable};
use shuzi::life::Status;
use shuzi::report::json::ReportJson;
use shuzi::report::json::schema::{CountedJson, DoubtfulGroupJson, ScoreJson, UncertainJson};
use shuzi::report::words::{self, AmountUnit};
use shuzi::score::HalfPoints;

use super::super::corrections::rebuild_case;
use super::super::row::{DamagedRow, Row, Stake};
use super::QueuedPhoto;
use points::point_fields;

/// Formats a photo with its drawing and its form.
///
/// # Errors
/// Returns an error if the values of its row contradict each other.
pub(super) fn photo_article(
    photo: &QueuedPhoto,
    drawings: &str,
    words: &Words,
) -> io::Result<Markup> {
    // The report as it was read, and with the corrections.
    let [read, now] = [&photo.read, &photo.row].map(Row::report);
    let content = photo.read.content.to_string();
    Ok(html! {
        article.photo.corrected[photo.answers.is_some()] aria-labelledby=(format!("name-{content}")) {
            h3 id=(format!("name-{content}")) tabindex="-1" { (printable(&photo.name)) }
            @if !photo.others.is_empty() {
                p.small { (words.say_with("review-same-photo", &[("names", photo.others.clone().into())])) }
            }
            p.stake { (describe_stake(&photo.row.stake, words)) }
            @if let Some(why) = &photo.unfit {
                p.alert { (words.say_with("review-unfit", &[("why", why.clone().into())])) }
            }
            div.columns {
                (format_drawing(photo, read, now, drawings, words)?)
                form data-content=(content) data-kept=(saved_answers(photo)?) data-corners=[stated_corners(photo)?] {
                    (format_result(now, words))
                    @for (index, warning) in now.iter().flat_map(|now| &now.warnings).enumerate() {
                        p.warning {
                            (photo.row.sentences.warnings.get(index).and_then(|warning| warning.get(words.language().code())).unwrap_or(&warning.message))
                        }
                    }
                    (point_fields(photo, read, now, words)?)
                    (group_fields(now, &photo.row.sentences.reasons, photo.answers.as_deref(), words))
                    p { button.add type="button" { (words.say("review-another-point")) } }
                    p {
                        button type="submit" { (words.say("review-save")) }
                        " "
                        output {
                            @if photo.answers.is_some() { (words.say("review-corrected-by-a-person")) }
                        }
                    }
                }
            }
        }
    })
}

/// Returns the saved answers as JSON, or an empty text. The script of a page that is opened again
/// compares them with those that it collected.
fn saved_answers(photo: &QueuedPhoto) -> serde_json::Result<String> {
    match &photo.answers {
        Some(answers) => serde_json::to_string(answers),
        None => Ok(String::new()),
    }
}

/// Returns the stated corners as JSON, if there are any. Answers are about what was read with them.
fn stated_corners(photo: &QueuedPhoto) -> serde_json::Result<Option<String>> {
    photo
        .corners
        .as_ref()
        .map(serde_json::to_string)
        .transpose()
}

pub(super) fn describe_stake(stake: &Stake, words: &Words) -> String {
    if stake.questions == 0 {
        return words.say("review-nothing-to-answer");
    }
    let questions = words.say_with("review-questions", &[("questions", stake.questions.into())]);
    let with_points = |message: &str, points: String| {
        words.say_with(
            message,
            &[
                ("questions", questions.clone().into()),
                ("points", points.into()),
            ],
        )
    };
    match stake.half_points {
        None if stake.winner => with_points("review-no-result-before", String::new()),
        None => questions,
        Some(0) => with_points("review-no-points", String::new()),
        Some(half_points) => {
            let points = words::format_amount(words, AmountUnit::Points, HalfPoints(half_points));
            with_points(
                if stake.winner {
                    "review-winner-and-points"
                } else {
                    "review-points"
                },
                points,
            )
        }
    }
}

/// Formats the drawing with labels on the points and groups in question, or the position as text if
/// there is no drawing.
fn format_drawing(
    photo: &QueuedPhoto,
    read: Option<&ReportJson>,
    now: Option<&ReportJson>,
    drawings: &str,
    words: &Words,
) -> io::Result<Markup> {
    if !photo.is_drawn {
        return Ok(html! { pre.board { (position_text(now)) } });
    }
    let content = photo.read.content.to_string();
    let source = format!(
        "{drawings}{}/{content}.jpg",
        content.get(..2).unwrap_or_default()
    );
    let alt = words.say_with("review-drawing-of", &[("file", photo.name.as_str().into())]);
    let labels =
        draw_labels(photo, read, now).map_err(|damaged| io::Error::other(damaged.to_message()))?;
    Ok(html! {
        figure {
            a href=(source) target="_blank" rel="noopener" {
                img src=(source) alt=(alt) loading="lazy";
            }
            @if let Some(labels) = labels { (labels) }
        }
    })
}

/// Height of a label's text in line spacings.
const LABEL_SPACINGS: f64 = 0.6;

/// Smallest height of a label's text as a share of the photo's width, so that it can be read on
/// large boards.
const MIN_LABEL_SHARE: f64 = 0.022;

/// Draws the names of the points and groups in question above their intersections, in pixels of the
/// upright photo.
fn draw_labels(
    photo: &QueuedPhoto,
    read: Option<&ReportJson>,
    now: Option<&ReportJson>,
) -> Result<Option<Markup>, DamagedRow> {
    let Some(case) = rebuild_case(&photo.read)? else {
        return Ok(None);
    };
    let Some(facts) = case.photo else {
        return Ok(None);
    };
    let size = case.position.size();
    let (width, height) = (facts.width_px, facts.height_px);
    let points = uncertain_points(read)
        .iter()
        .map(|uncertain| &uncertain.point);
    let groups = doubtful_groups(now)
        .iter()
        .filter_map(|group| group.points.first());
    let label = |name: &String| {
        let point = size.parse(name).ok()?;
        let (col, row) = (point.col() as f64, point.row() as f64);
        let place = facts.grid.photo(BoardPoint { x: col, y: row });
        // The line spacing differs over the photo because of the perspective.
        let beside = facts.grid.photo(BoardPoint {
            x: col + 1.0,
            y: row,
        });
        let spacing_px = (beside.x - place.x).hypot(beside.y - place.y);
        let font_size = (LABEL_SPACINGS * spacing_px).max(MIN_LABEL_SHARE * f64::from(width));
        let number = |value: f64| format!("{value:.1}");
        Some(html! {
            text x=(number(place.x)) y=(number(place.y - 0.55 * spacing_px)) font-size=(number(font_size)) data-label=(name) { (name) }
        })
    };
    Ok(Some(html! {
        svg viewBox=(format!("0 0 {width} {height}")) aria-hidden="true" {
            @for label in points.chain(groups).filter_map(label) { (label) }
        }
    }))
}

pub(super) fn uncertain_points(report: Option<&ReportJson>) -> &[UncertainJson] {
    report
        .and_then(|report| report.uncertain.as_deref())
        .unwrap_or_default()
}

pub(super) fn doubtful_groups(report: Option<&ReportJson>) -> &[DoubtfulGroupJson] {
    report
        .and_then(|report| report.settled.as_ref())
        .map(|settled| settled.doubts.as_slice())
        .unwrap_or_default()
}

/// Formats the position as letters separated by spaces, one row per line.
fn position_text(report: Option<&ReportJson>) -> String {
    let mut text = String::new();
    for row in report.iter().flat_map(|report| &report.rows) {
        for stone in row.chars() {
            text.push(stone);
            text.push(' ');
        }
        text.push('\n');
    }
    text
}

/// Formats the result with the corrections so far.
fn format_result(now: Option<&ReportJson>, words: &Words) -> Markup {
    let Some(rules) = now.and_then(|now| now.counted.as_ref()) else {
        return html! { p.result { (words.say("review-not-counted")) } };
    };
    let Some(settled) = now.and_then(|now| now.settled.as_ref()) else {
        return html! { p.result { b { (words.say("no-result")) } } };
    };
    let score = &settled.score;
    html! { p.result { b { (describe_winner(score, words)) } " " (describe_count(score, rules, words)) } }
}

/// Describes the rules and the count of both sides.
pub(super) fn describe_count(score: &ScoreJson, counted: &CountedJson, words: &Words) -> String {
    let set = words.say_with("rules-of-a-set", &[("set", counted.rules.name().into())]);
    let unit = AmountUnit::of_set(counted.rules);
    let komi = words::describe_komi(words, unit, half_points(counted.komi));
    let counts = ByColor {
        black: half_points(score.black),
        white: half_points(score.white),
    };
    let counts = words::describe_counts_in(words, unit, counts);
    let rules = [set, komi].join(&words.say("between-facts"));
    words.say_with(
        "counted",
        &[("rules", rules.into()), ("counts", counts.into())],
    )
}

pub(super) fn describe_winner(score: &ScoreJson, words: &Words) -> String {
    let unit = if score.margin_zi.is_some() {
        AmountUnit::Zi
    } else {
        AmountUnit::Points
    };
    words::describe_outcome(words, unit, score.winner.color(), half_points(score.margin))
}

/// Converts points as they are in JSON, which are multiples of a half.
fn half_points(points: f64) -> HalfPoints {
    HalfPoints((2.0 * points).round() as i32)
}

fn leave_open_choice(name: &str, is_chosen: bool, words: &Words) -> Markup {
    html! { label { input type="radio" name=(name) value="" checked[is_chosen]; " " (words.say("review-leave-open")) } }
}

/// Formats a field for each doubtful group, with the reason for its proposed status, and for each
/// group that the person stated. `reasons` has the reasons in the order of the doubtful groups.
fn group_fields(
    now: Option<&ReportJson>,
    reasons: &[Message],
    answers: Option<&[Answer]>,
    words: &Words,
) -> Markup {
    let mut stated: BTreeMap<Vec<&str>, bool> = BTreeMap::new();
    for (group, dead) in answers.unwrap_or_default().iter().filter_map(Answer::group) {
        let mut names: Vec<&str> = group.iter().map(|point| point.as_str()).collect();
        names.sort_unstable();
        stated.insert(names, dead);
    }
    let is_new = |doubt: &&DoubtfulGroupJson| {
        !stated.keys().any(|names| {
            doubt
                .points
                .iter()
                .any(|point| names.contains(&point.as_str()))
        })
    };
    html! {
        @for (index, doubt) in doubtful_groups(now).iter().enumerate().filter(|(_, doubt)| is_new(doubt)) {
            @let names: Vec<&str> = doubt.points.iter().map(String::as_str).collect();
            // A row of an earlier version has no sentences; the answer itself is in English.
            @let why = reasons.get(index).map_or_else(|| doubt.why.clone(), |reason| reason.say(words));
            // Nothing is selected for an unsettled group, so that the person has to decide.
            @let is_proposed = answers.is_none() && doubt.proposed != Status::Unsettled;
            (group_field(&names, &describe_group(doubt, why, words), is_proposed.then_some(doubt.proposed == Status::Dead), words))
        }
        @for (names, dead) in &stated { (group_field(names, "", Some(*dead), words)) }
    }
}

/// Formats the choices for a group. `dead` is the selected status, or `None` to leave it open.
fn group_field(names: &[&str], description: &str, dead: Option<bool>, words: &Words) -> Markup {
    let name = names.join(" ");
    let first = names.first().copied().unwrap_or_default();
    let legend = words.say_with(
        "review-group",
        &[("point", first.into()), ("stones", names.len().into())],
    );
    html! {
        fieldset data-group=(name) {
            legend { (legend) }
            @if !description.is_empty() { p.small { (description) } }
            div.choices {
                @for (value, is_chosen) in [("dead", dead == Some(true)), ("alive", dead == Some(false))] {
                    label {
                        input type="radio" name=(name) value=(value) checked[is_chosen];
                        " " (words.say_with("status", &[("status", value.into())]))
                    }
                }
                (leave_open_choice(&name, dead.is_none(), words))
            }
        }
    }
}

/// Describes the proposed status of a group, the reason for it, and the result with the other
/// status.
pub(super) fn describe_group(doubt: &DoubtfulGroupJson, why: String, words: &Words) -> String {
    let otherwise = match doubt.margin_otherwise {
        None => words.say("review-otherwise-not-counted"),
        Some(0.0) => words.say("review-otherwise-draw"),
        Some(margin) => {
            let winner = if margin > 0.0 {
                Color::Black
            } else {
                Color::White
            };
            let by =
                words::format_amount(words, AmountUnit::Points, half_points(margin).magnitude());
            let message = match doubt.changes_winner {
                Some(true) => "review-otherwise-wins",
                _ => "review-otherwise-still-wins",
            };
            words.say_with(
                message,
                &[("player", winner.name().into()), ("by", by.into())],
            )
        }
    };
    let values = [
        ("color", doubt.color.name().into()),
        ("status", doubt.proposed.name().into()),
        ("why", why.into()),
        ("otherwise", otherwise.into()),
    ];
    words.say_with("review-proposed", &values)
}
